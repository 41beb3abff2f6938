"""ME-1: the table, the first auction, what each player places and takes."""

from __future__ import annotations

from games.medioevo.realms import OPTIONS, Realm, new_game, realm
from games.medioevo.scene import SIX, THREE
from pentapolis.games.medioevo.components import BOXES, COLOURS, Box
from pentapolis.games.medioevo.control import controlled
from pentapolis.games.medioevo.forces import all_troops
from pentapolis.games.medioevo.realm.decks import Sides
from pentapolis.games.medioevo.realm.setup import deal_cards, first_places, first_tokens, raise_barbarians, set_table
from pentapolis.games.medioevo.supply import control_tokens_left, property_fits
from pentapolis.games.medioevo.tabletop import BARBARIANS, Card
from pentapolis.kernel.state import Table
from support import rule


def opened() -> Realm:
    """A game whose auction is over, in the order of the seats: Byzantium, Hungary, the Golden Horde."""
    g = new_game(kingdoms="agreed")
    for who, kingdom in zip(THREE, ("byzantium", "hungary", "golden_horde"), strict=True):
        g.act(who, f"choose_kingdom kingdom={kingdom}")
    for who, florins in zip(THREE, (30, 20, 10), strict=True):
        g.act(who, f"bid florins={florins}")
    return g


def placed(g: Realm) -> None:
    """Everybody takes a village, an Archer and no transport."""
    for who, home in zip(THREE, ("nicaea", "buda", "don"), strict=True):
        g.act(who, f"place_village place={home}")
    for who, home in zip(THREE, ("nicaea", "buda", "don"), strict=True):
        g.act(who, f"place_archer place={home}", "done")


@rule("ME-1.4", "ME-A2")
def test_the_sides_of_the_top_cards_are_public() -> None:
    g = new_game(chance=("empire.face=17", "event_deck.face=20"))
    empire, event = g.seen("").empire.top(), g.seen("").event_deck.top()
    assert empire is not None
    assert event is not None
    assert (empire.face, empire.card, event.face, event.card) == ("17", "", "20", "")
    assert (len(g.state.empire), len(g.state.event_deck)) == (72, 30)


@rule("ME-1.5", "ME-1.13", "ME-1.14")
def test_what_everybody_starts_with() -> None:
    g = new_game()
    for who in THREE:
        player = g.player(who)
        assert (player.florins, player.honor, player.debt, player.tax) == (1600, 10, 0, 0)
        assert player.technology == [0] * 6
    assert (g.state.turn, g.state.wars, g.state.pacts) == (1, [], [])


@rule("ME-1.6", "ME-A3")
def test_the_auction_of_the_set_up_is_paid_and_serves_the_first_turn() -> None:
    g = opened()
    assert g.order == list(THREE)
    assert g.each("florins") == {"Ana": 1570, "Bo": 1600, "Cy": 1630}
    assert g.waits == "Ana: place_village"


@rule("ME-1.7")
def test_villages_go_to_inhabited_homes_in_turn_order() -> None:
    g = opened()
    g.refused("Ana", "place_village place=adrianople", "ME-1.7", "refused-not-inhabited")
    g.refused("Ana", "place_village place=rome", "ME-1.7", "refused-not-home")
    g.mark()
    g.act("Ana", "place_village place=constantinople")
    assert g.place("constantinople").civil == 1
    assert g.changed.keys() == {"places"}
    assert g.waits == "Bo: place_village"


@rule("ME-1.8", "ME-1.9", "ME-E3")
def test_two_levels_of_transports_in_any_mix() -> None:
    g = opened()
    for who, home in zip(THREE, ("nicaea", "buda", "don"), strict=True):
        g.act(who, f"place_village place={home}")
    assert g.waits == "Ana: place_archer"
    g.refused("Ana", "place_archer place=rome", "ME-1.8")
    g.act("Ana", "place_archer place=macedonia")
    assert g.army("macedonia", "Ana") == {"archer": 1}
    g.refused("Ana", "place_transport transport=galley level=1 place=nicaea", "ME-1.8", "refused-no-port")
    g.refused("Ana", "place_transport transport=caravan level=3 place=nicaea", "ME-1.8", "refused-start-levels")
    g.refused("Ana", "place_transport transport=caravan level=1 place=rome", "ME-1.8", "refused-not-home")
    florins = g.each("florins")
    g.act("Ana", "place_transport transport=galley level=1 place=smyrna")
    g.refused("Ana", "place_transport transport=caravan level=2 place=nicaea", "ME-1.8", "refused-start-levels")
    g.act("Ana", "place_transport transport=caravan level=1 place=adrianople")
    assert g.waits == "Bo: place_archer"
    g.act("Bo", "place_archer place=buda")
    assert not [line for line in g.asked("Bo") if "galley" in line or "merchant_ship" in line]
    g.act("Bo", "place_transport transport=war_wagon level=2 place=pecs")
    g.act("Cy", "place_archer place=caffa", "place_transport transport=merchant_ship level=1 place=caffa", "done")
    owned = [(item.kind, item.level, item.owner, item.place) for item in g.state.items.values()]
    assert owned == [
        ("caravan", 1, 0, "adrianople"),
        ("galley", 1, 0, "smyrna"),
        ("merchant_ship", 1, 2, "caffa"),
        ("war_wagon", 2, 1, "pecs"),
    ]
    assert list(g.state.places) == sorted(g.state.places)
    assert g.each("florins") == florins
    assert property_fits(g.state, 0, 1)


@rule("ME-1.10")
def test_a_barbarian_in_every_fire_territory_in_play() -> None:
    g = realm("Ana", "Bo", kingdoms={"Ana": "golden_horde", "Bo": "novgorod"})
    g.run(raise_barbarians)
    places = {place: troop.count for place, troop in all_troops(g.state, BARBARIANS)}
    fires = {name for name, one in g.state.box.chart.territories.items() if one.fire}
    assert places == dict.fromkeys(fires & g.state.in_play, 1)
    assert "naples" in fires
    assert "naples" not in places


@rule("ME-1.11")
def test_one_of_three_cards_is_kept_in_secret_and_the_others_go_back() -> None:
    g = realm()
    g.chance("empire=1", "empire=2", "empire=3", *(f"empire={n}" for n in (4, 5, 6, 7, 8, 9)))
    g.lucky()
    g.run(deal_cards)
    assert g.waits == "Ana, Bo, Cy: keep_start_card"
    assert g.asked("Ana") == [f"keep_start_card card={n}" for n in (1, 2, 3)]
    assert [held.card for held in g.seen("Bo").players[0].choice] == ["", "", ""]
    g.act("Ana", "keep_start_card card=2")
    assert g.player("Ana").cards == []
    g.act("Bo", "keep_start_card card=4")
    g.act("Cy", "keep_start_card card=9")
    assert [g.player(who).cards for who in THREE] == [[Card(2)], [Card(4)], [Card(9)]]
    assert g.each("choice") == {key: [] for key in THREE}
    deck = g.state.empire
    assert len(deck) == 69
    assert {"1", "3", "5", "6", "7", "8"} <= deck.pools[""].keys()
    assert not {"2", "4", "9"} & deck.pools[""].keys()
    assert all(not layer.known_to for layer in deck.layers)


@rule("ME-1.12")
def test_everybody_takes_an_objective_token_that_is_left() -> None:
    g = realm(*SIX, tokens={"Fay": {"red": 7}}, order=SIX)
    g.run(first_tokens)
    g.act("Ana", "take_start_token colour=red")
    assert "take_start_token colour=red" not in g.options("Bo")
    g.act("Bo", "take_start_token colour=blue")
    assert g.player("Bo").tokens == [1, 0, 0, 0, 0, 0]
    assert g.player("Bo").grey == [0] * len(COLOURS)
    assert g.waits == "Cy: take_start_token"


@rule("ME-1.15")
def test_homes_are_controlled_and_nothing_else() -> None:
    g = opened()
    placed(g)
    for who in THREE:
        homes = g.state.box.kingdoms[g.player(who).kingdom].territories
        assert controlled(g.state, g.seat(who)) == sorted(homes)


@rule("ME-1.7", "ME-1.8")
def test_all_villages_come_before_the_first_archer() -> None:
    g = realm()
    g.run(first_places)
    seen = []
    for line in ("place_village place=nicaea", "place_village place=buda", "place_village place=don"):
        seen.append(g.waits)
        g.act(g.waits.split(":")[0], line)
    assert [*seen, g.waits] == [*(f"{who}: place_village" for who in THREE), "Ana: place_archer"]


@rule("ME-4.1")
def test_the_first_turn_has_barbarian_dice_alone() -> None:
    g = opened()
    placed(g)
    for who in THREE:
        g.act(who, next(line for line in g.options(who) if line.startswith("keep_start_card")))
    g.act("Ana", "take_start_token colour=red")
    g.act("Bo", "take_start_token colour=red")
    g.chance("d4=4", "d6=2", "d8=3")
    g.act("Cy", "take_start_token colour=red")
    assert (g.state.circle, g.waits) == ([4, 2, 3], "Ana: reroll_barbarian_dice")
    g.act("Ana", "pass")
    assert g.waits == "Ana, Bo, Cy: set_tax"
    assert (g.state.event, len(g.state.event_deck)) == ("", 30)


@rule("ME-A36", "ME-A9")
def test_what_is_limited_and_what_is_not() -> None:
    tokens = {home: ["Ana"] for home in ("rome", "venice", "kiev", "serbia", "epirus", "achaea", "iconium")}
    g = realm(
        control=tokens, damage={name: {"military": 8} for name in tokens}, buildings={n: ["castle"] for n in tokens}
    )
    assert control_tokens_left(g.state, 0) == 1
    assert sum(place.damage[1] for place in g.state.places.values()) == 56
    ten = {f"c{n}": {"kind": "caravan", "owner": "Ana", "place": "nicaea", "level": 1 + n % 2} for n in range(1, 10)}
    g = realm(items=ten)
    assert property_fits(g.state, 0, 1)
    assert not property_fits(
        realm(items=ten | {"w11": {"kind": "war_wagon", "owner": "Ana", "place": "nicaea"}}).state, 0, 1
    )


@rule("ME-1.4")
def test_every_box_has_decks_of_its_own() -> None:
    data = {**BOXES[""].data, "event_card": [{**row, "tolerated_tax": 50} for row in BOXES[""].data["event_card"]]}
    BOXES["mine"] = Box(data)
    try:
        g = set_table(Table(3, dict(OPTIONS), "mine"))
        assert (g.empire.name, g.event_deck.name) == ("empire_mine", "event_deck_mine")
        assert set(Sides()["event_deck_mine"].values()) == {"50"}
        assert Sides()["event_deck"]["1"] == "30"
        assert set(Sides()) >= {"empire", "event_deck", "empire_mine", "event_deck_mine"}
    finally:
        del BOXES["mine"]
    assert "event_deck_mine" not in Sides()
