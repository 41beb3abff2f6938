"""AL-1: setting the table; the variants and who may play them."""

from __future__ import annotations

from collections import Counter

import pytest

from games.alba_longa.scene import FIVE, FOUR, THREE, TWO, AlbaScene, new_game, scene
from pentapolis.games.alba_longa import TITLE
from pentapolis.games.alba_longa.components import CITIES, CLIMATES, STALLS_IN_USE
from pentapolis.games.alba_longa.court import hold_courts
from pentapolis.games.alba_longa.harvest import turn_climate_card
from pentapolis.games.alba_longa.setup import set_table, set_up
from pentapolis.games.alba_longa.soldiers import resolve_soldiers
from pentapolis.games.alba_longa.state import NOBODY, AlbaLonga
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.now import Now
from pentapolis.kernel.refusal import BadTable
from support import rule


def crowned(g: AlbaScene) -> AlbaScene:
    """The youngest keeps the card, whoever it is."""
    (youngest,) = g.waiting
    g.act(youngest, f"offer_crown king={g.seat(youngest)}")
    return g


@rule("AL-1.1", "AL-A37", "AL-22.1")
@pytest.mark.parametrize("names", [TWO, THREE, FOUR, FIVE])
def test_every_seat_has_a_city_of_its_own_and_beside_assisi_nobody_has_reate(names: tuple[str, ...]) -> None:
    cities = CITIES[: len(names)]
    assert len(set(cities)) == len(names)
    assert "assisi" not in cities
    assert ("reate" in cities) == (names == FIVE)
    g = scene(*names)
    assert all(city == g.state.cities[0] for city in g.state.cities)  # all boards are alike
    if names == FIVE:
        with pytest.raises(BadTable):
            TITLE.table(5, {"assisi": "yes"})


@rule("AL-1.2", "AL-19.1")
@pytest.mark.parametrize(("names", "stalls"), [(TWO, 3), (THREE, 4), (FOUR, 5), (FIVE, 6)])
def test_there_is_a_stall_more_than_kings_and_all_are_empty(names: tuple[str, ...], stalls: int) -> None:
    assert scene(*names).state.stalls == [0] * stalls
    assert STALLS_IN_USE[len(names)] == stalls


@rule("AL-1.2")
def test_a_stall_that_is_not_in_use_can_not_be_paid_into() -> None:
    g = scene(dice_cost=1)
    g.run(hold_courts)
    assert g.options("Cédric") == [*(f"call_court stall=stall_{n}" for n in range(1, 6)), "pass_court"]
    g.refused("Cédric", "call_court stall=stall_6", "AL-1.2", "refused-stall-not-in-use")


@rule("AL-1.3")
def test_the_game_begins_in_the_growing_season_of_year_1_at_dice_cost_0() -> None:
    g = crowned(new_game())
    assert (g.state.year, g.state.season, g.state.dice_cost, g.state.dice_cost_space) == (1, "growing", 0, 0)
    assert (g.state.dice, g.state.caller, g.state.court_seat) == ((0, 0, 0, 0), NOBODY, 0), "no court is held yet"


@rule("AL-1.4", "AL-1.5", "AL-1.6", "AL-A39", "AL-20.1")
def test_every_king_starts_with_eight_peasants_and_five_silver() -> None:
    g = new_game(variants=["job_well_done"])
    for city in g.state.cities:
        assert (city.home, city.population, city.population_disc) == (8, 8, 8)
        assert (city.silver, city.wheat, city.monuments, city.devotion) == (5, 0, 0, 0)
        assert (city.housing_disc, city.assigned, city.captives) == (0, [0] * 5, [0] * 5)
        assert (city.active, city.used, city.used_count) == (0b11111, 0, 0)


@rule("AL-1.6", "AL-A38")
def test_a_king_can_attack_every_other_city_in_play_and_no_other() -> None:
    g = scene(*THREE, working={"Mélanie": {"soldier": 1}, "Thierry": {"soldier": 1}})
    g.run(resolve_soldiers)
    assert g.options("Mélanie") == ["choose_target city=alba_longa", "choose_target city=veii"]
    assert g.options("Thierry") == ["choose_target city=alba_longa", "choose_target city=roma"]
    for city in ("velitrae", "reate", "assisi"):
        g.refused("Mélanie", f"choose_target city={city}", "AL-1.6", "refused-city-not-in-play")


def fronts(seed: int) -> tuple[tuple[str, ...], list[str]]:
    """The climates of seven years and the cards that showed them, by luck."""
    g, shown = set_table(TITLE.table(4)), []
    for year in range(1, 8):
        g.year = year
        shown.append(g.climate)
        turn_climate_card(g, Now(g.agenda, FastChance(seed + year), None, {}))
        g.climate = g.next_climate
    assert g.next_climate == ""
    return tuple(shown), g.turned


@rule("AL-1.7", "AL-A27")
def test_the_deck_is_a_moderate_card_on_two_piles_of_one_of_each_climate() -> None:
    seen, removed = set(), Counter[str]()
    for seed in range(0, 6000, 10):
        shown, cards = fronts(seed)
        assert len(shown) == len(set(cards)) == 7
        assert shown[0] == "moderate"
        assert sorted(shown[1:4]) == sorted(shown[4:]) == sorted(CLIMATES)
        assert [card.split("_")[1] for card in cards] == list(shown)
        seen.add(shown[1:])
        removed.update(set(TITLE.new(TITLE.table(3), FastChance())[0].box.prayer_costs) - set(cards))
    assert len(seen) == 6 * 6, "each pile comes in every order, whatever the other one does"
    assert len(removed) == 10, "any card may be the one put back"


@rule("AL-1.8")
def test_nobody_knows_more_of_the_decks_than_what_is_left_in_them() -> None:
    g = crowned(new_game())
    for viewer in (NOBODY, *g.state.seats):
        o = TITLE.observe(g.state, viewer)
        assert [(layer.count, layer.group, layer.card) for layer in o.climates.layers] == [
            (3, "first", ""),
            (3, "second", ""),
        ]
        assert {climate: len(pile) for climate, pile in o.climate_cards.items()} == {"dry": 3, "moderate": 4, "wet": 3}
        assert (o.turned, o.next_climate, o.prayer_cost) == ([], "", 0)


@rule("AL-1.9", "AL-A26")
def test_nine_blessing_cards_lie_face_down_more_than_there_are_years() -> None:
    g = scene()
    assert len(g.state.blessings) == 9 > 7
    assert g.state.blessings.pools == {"": {"blessing_monument": 2, "blessing_silver": 3, "blessing_wheat": 4}}
    assert [layer.card for layer in g.state.blessings.layers] == [""]


@rule("AL-1.10", "AL-A34")
def test_a_king_drawn_by_lot_gives_the_card_to_any_king_himself_included() -> None:
    g = scene(*THREE)
    g.chance("youngest=1")
    g.run(set_up)
    assert g.waits == "Mélanie: offer_crown"
    assert g.options("Mélanie") == ["offer_crown king=0", "offer_crown king=1", "offer_crown king=2"]
    g.refused("Mélanie", "offer_crown king=3", "AL-1.10", "refused-no-such-king")
    g.act("Mélanie", "offer_crown king=2")
    assert (g.king_of_kings, g.order) == ("Thierry", ["Thierry", "Cédric", "Mélanie"])
    assert g.waits == "Thierry: sell_slaves"


@rule("AL-1.10")
def test_the_youngest_may_keep_the_card() -> None:
    g = scene(*THREE)
    g.chance("youngest=2")
    g.run(set_up)
    g.act("Thierry", "offer_crown king=2")
    assert (g.king_of_kings, g.order) == ("Thierry", ["Thierry", "Cédric", "Mélanie"])


@rule("AL-A34")
def test_every_king_may_be_the_youngest() -> None:
    youngest = {TITLE.to_act(TITLE.new(TITLE.table(5), FastChance(seed))[0]) for seed in range(60)}
    assert youngest == {(seat,) for seat in range(5)}


@rule("AL-1.11")
def test_without_the_variants_there_are_no_captives_no_mark_and_no_housing_disc() -> None:
    def touched(g: AlbaLonga) -> bool:
        return g.piety != NOBODY or any(sum(city.captives) or city.housing_disc for city in g.cities)

    luck = FastChance(5)
    found = dict.fromkeys(("plain", "job_well_done", "spoils_of_war"), False)
    for variant in found:
        options = {} if variant == "plain" else {variant: "yes"}
        for seed in range(60):
            g, _ = TITLE.new(TITLE.table(4, options), FastChance(seed))
            while not g.over:
                seat = TITLE.to_act(g)[0]
                asked = TITLE.asked(g, seat)
                TITLE.apply(g, seat, asked[int(luck.pick("", range(len(asked))))], luck)
                found[variant] |= touched(g)
    assert found == {"plain": False, "job_well_done": True, "spoils_of_war": True}


@rule("AL-19.2", "AL-A57")
def test_with_two_players_assisi_is_compulsory() -> None:
    assert TITLE.table(2).options["assisi"] == "yes"
    with pytest.raises(BadTable) as bad:
        TITLE.table(2, {"assisi": "no"})
    assert (bad.value.reason, bad.value.arguments["values"]) == ("table-value-seats", "yes")


@rule("AL-23.1")
@pytest.mark.parametrize(("seats", "sets"), [(2, 4), (3, 8), (4, 8), (5, 4)])
def test_the_sets_of_variants_that_can_be_agreed_on(seats: int, sets: int) -> None:
    agreed = 0
    for one in ("no", "yes"):
        for two in ("no", "yes"):
            for three in ("no", "yes"):
                try:
                    TITLE.table(seats, {"job_well_done": one, "spoils_of_war": two, "assisi": three})
                except BadTable:
                    continue
                agreed += 1
    assert agreed == sets
