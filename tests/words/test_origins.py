"""Origins in words: its two rulebooks, its board as text, what its pieces say, and what is typed and refused."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis import games
from pentapolis.games import origins
from pentapolis.games.origins import actions, scenes
from pentapolis.games.origins import sheet as art
from pentapolis.games.origins.components import BOXES
from pentapolis.games.origins.events import BastionTaken
from pentapolis.games.origins.owners import OWN_BOX
from pentapolis.games.origins.state import Origins
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words, event_sentence
from pentapolis.words.boxes import written
from pentapolis.words.reading import read_action
from pentapolis.words.rulebook import rulebook
from pentapolis.words.sheet import Sheet, text_of
from words.drawing import lines, section
from words.saying import counted_things, explained_kinds, refusals_are_said, refusals_in

GAME = "origins"
NAMES = ["Anna", "Théo", "Cleo", "Dan"]
TITLE = games.title(GAME)
LIKED = {"complete_district": 40, "grow_population": 6, "pass": 0.15, "decline": 0.3, "done": 0.3}
"""How much likelier than others an action is: cities shall grow and be completed."""
MOVES = 400


def liking(action: Any) -> float:
    said = text(action)
    return 9 if said.endswith("=build") else LIKED.get(said.partition(" ")[0], 1)


def matches(seed: int, seats: int = 3) -> Iterator[Match[Origins]]:
    """A game, at its first decisions; it may go on after them."""
    luck = random.Random(seed)
    match: Match[Origins] = Match(TITLE, TITLE.table(seats), FastChance(seed), NAMES[:seats])
    for _ in range(MOVES):
        if match.over:
            break
        yield match
        (seat,) = TITLE.to_act(match.state)
        options = list(TITLE.asked(match.state, seat))
        match.act(seat, luck.choices(options, [liking(action) for action in options])[0])
    yield match


def drawn(g: Origins, viewer: int, lang: str = "en") -> Sheet:
    return art.sheet(TITLE.observe(g, viewer), viewer, Words(lang, GAME, TITLE.actions), NAMES)


# the board as text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.slow
def test_games_can_be_drawn_for_everybody(lang: str, seats: int) -> None:
    words = Words(lang, GAME, TITLE.actions)
    phases = set()
    for place, match in enumerate(matches(seats, seats)):
        g = match.state
        phases.add(tuple(art.phase(g, words)))
        for viewer in (SPECTATOR, *g.seats) if place % 25 == 0 else ():
            said = lines(art.sheet(TITLE.observe(g, viewer), viewer, words, NAMES))
            assert not [line for line in said if "_" in line or "{" in line or "  " in line]
        for seat in TITLE.to_act(g):
            seen = TITLE.observe(g, seat)
            notes = [art.note(seen, seat, action, words) for action in TITLE.asked(g, seat)]
            assert not [note for note in notes if "_" in note or "{" in note]
    assert len(phases) > 10


def test_the_parts_of_a_sheet() -> None:
    g = next(match.state for match in matches(3) if match.state.round == 2)
    sheet = drawn(g, 1)
    assert [section.area for section in sheet.sections] == ["status", "board", "players", "own", "others", "others"]
    rows = section(sheet, "players").tables[0].rows
    assert [text_of(row[0]) for row in rows] == [NAMES[seat] for seat in g.order(g.bastion)]
    sites, market, cards, temples = section(sheet, "board").tables
    assert [text_of(row[1]) for row in sites.rows] == [str(ship) for ship in g.motherships]
    assert [text_of(row[3]) for row in market.rows] == [str(g.box.stone_costs[tile]) for tile in g.market]
    assert [text_of(row[0]) for row in cards.rows] == [
        f"District {int(card.card.removeprefix('district_'))}" for card in g.cards
    ]
    assert len(temples.rows) == 3


def test_markers_of_one_stack_say_which_is_lower() -> None:
    g = scenes.scene(
        TITLE.table(4),
        NAMES,
        military={"Anna": 3, "Théo": 3, "Cleo": 5},
        military_stack=("Théo", "Anna"),
        steps={"Anna": {"sea": 2}, "Cleo": {"sea": 2}, "Dan": {"sea": 2}},
        temple_stacks={"sea": ("Dan", "Anna", "Cleo")},
    )
    sheet = drawn(g, 0)
    assert "Military track, space: Cleo 5 · Théo 3 · Anna 3 (above Théo) · Dan 0" in lines(sheet)
    forest, _, sea = (text_of(row[-1]) for row in section(sheet, "board").tables[3].rows)
    assert forest == "Anna 0 · Théo 0 · Cleo 0 · Dan 0"  # the start of a temple decides nothing (OR-A17)
    assert sea == "Dan 2 · Anna 2 (above Dan) · Cleo 2 (above Anna) · Théo 0"
    g.players[0].military = g.players[1].military = g.players[2].military = 0
    g.military = [3, 1, 2, 0]
    said = "Dan 0 · Théo 0 (au-dessus de Dan) · Cleo 0 (au-dessus de Théo) · Anna 0 (au-dessus de Cleo)"
    assert any(row.endswith(said) for row in lines(drawn(g, 0, "fr")))


def test_taking_the_bastion_names_no_wrong_round() -> None:
    """It is taken before the first round and at the end of each (OR-2.14, OR-20.2)."""
    said = [event_sentence(Words(lang, GAME), BastionTaken(0), NAMES) for lang in ("en", "fr")]
    assert said == ["Anna takes the Bastion and plays first.", "Anna prend la tuile Bastion et jouera en premier."]


def test_the_plan_of_a_city_shows_its_tiles_and_where_the_next_may_lie() -> None:
    g = next(match.state for match in matches(4, 2) if len(match.state.players[0].tiles) > 5)
    own = g.players[0]
    plan = section(drawn(g, 0), "own").tables[0]
    across = [int(x) for x in plan.header[1:]]
    shown = {
        (x, int(text_of(row[0]))): text_of(cell)
        for row in plan.rows
        for x, cell in zip(across, row[1:], strict=True)
        if text_of(cell)
    }
    assert shown[0, 0] == "Agora"
    assert shown[0, 1] == "Palace"
    assert {cell for cell, said in shown.items() if said != "·"} == {(tile.x, tile.y) for tile in own.tiles}
    free = {(x + a, y + b) for x, y in shown if shown[x, y] != "·" for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    assert {cell for cell, said in shown.items() if said == "·"} == free - {(tile.x, tile.y) for tile in own.tiles}
    assert all(said == "Farm" for (x, y), said in shown.items() if (tile := own.at(x, y)) is not None and tile.farm)


def test_a_die_on_a_seat_says_what_it_is_worth() -> None:
    for match in matches(2, 2):
        g = match.state
        seat = next((seat for seat in g.seats if any(place.taken for place in g.players[seat].seats)), None)
        if seat is not None:
            break
    assert seat is not None
    place = next(place for place in g.players[seat].seats if place.taken)
    said = " ".join(map(text_of, section(drawn(g, seat), "own").lines))
    worth = place.value * g.players[seat].towers[place.colour]
    assert re.search(rf"\({place.x}, {place.y}\) \w+ {place.value} = {worth} VP", said)


# what pieces say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_explains_itself_and_says_where_its_values_come_from(lang: str) -> None:
    words = Words(lang, GAME)
    things = art.things("", words)
    counted = counted_things(words, GAME, things)
    assert [counted[kind] for kind in ("site", "main", "bonus", "building", "zodiac")] == [5, 10, 5, 33, 12]
    assert [counted[kind] for kind in ("card", "temple", "space", "track", "worker")] == [45, 3, 14, 6, 3]
    doubtful = {thing.id for thing in things if thing.source == "reconstructed"}
    assert doubtful >= {"agora", "mint", "bonus_basic", "district_01", "advisers", "5"}
    assert not doubtful & {"palace", "farm", "taurus", "start", "stone"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rule_of_a_building_or_a_sign_names_it(lang: str) -> None:
    """Their rules are counted off in the order of the ledger."""
    words, rules = Words(lang, GAME), rulebook(GAME, lang)
    for thing in art.things("", words):
        if thing.kind in ("building", "zodiac") and thing.rule.startswith(("OR-23", "OR-24")):
            name = thing.name.partition(" (")[0]
            short = name.rpartition(" ")[2] if thing.rule == "OR-23.19" else name
            assert short in rules[thing.rule].text, thing.id


def test_an_owners_values_are_said_to_be_the_owners() -> None:
    box = OWN_BOX.load(
        b"[adviser_row.vp]\nby_slot = [2, 4, 6, 9, 12]\n\n"
        b'[[district_card]]\nid = "district_07"\nvp_first = 9\n\n'
        b'[[building]]\nid = "mint"\ntile = { stone_cost = 3 }\n'
    )
    try:
        things = {(thing.kind, thing.id): thing for thing in art.things(box, Words("en", GAME))}
        assert things["track", "advisers"].source == "owner"
        assert "2, 4, 6, 9, 12" in things["track", "advisers"].lines[0]
        assert things["card", "district_07"].source == things["building", "mint"].source == "owner"
        assert "9 VP the first time" in things["card", "district_07"].lines[0]
        assert "3 Stone" in things["building", "mint"].lines[1]
        assert things["card", "district_08"].source == things["building", "quarry"].source == "reconstructed"
        facts = art.facts(box)
        assert facts["advisers"]["vp"] == [2, 4, 6, 9, 12]
        assert [tile["stone"] for tile in facts["buildings"] if tile["id"] == "mint"] == [3]
        assert [card["first"] for card in facts["districts"] if card["id"] == "district_07"] == [9]
    finally:
        del BOXES[box]


def test_the_facts_of_a_board_are_plain_data() -> None:
    facts = art.facts("")
    assert json.loads(json.dumps(facts)) == facts
    assert facts["temples"]["vp"][facts["temples"]["summit"]] == 70
    assert [tile["colour"] for tile in facts["bonus_tiles"]] == facts["colours"]
    assert sum(tile["copies"] for tile in facts["buildings"]) == 75
    assert [space["space"] for space in facts["military"]["spaces"] if space["threshold_before"]] == [1, 4, 7, 10, 13]
    assert facts["population"] == {"food": [2, 4, 6, 8], "start": 2, "bases": 6, "last_vp": 10}
    assert len(facts["districts"]) == 45


def test_a_tile_of_an_owners_box_is_written_whole() -> None:
    """Cost and copies stand in one table: changing one keeps the other, also that of a file."""
    words = Words("en", GAME)
    file = b'[[building]]\nid = "mint"\ntile = { copies = 2 }\n\n[[building]]\nid = "workshop"\ntile = { copies = 3 }\n'
    changed = written(file, art.doubtful(file, words), {("building", "mint", "tile.stone_cost"): 1}).encode()
    tiles = {
        entry.id: {figure.field: figure.value for figure in entry.figures}
        for group in art.doubtful(changed, words)
        for entry in group.entries
        if entry.table == "building"
    }
    assert tiles["mint"] == {"tile.stone_cost": 1, "tile.copies": 2}
    assert tiles["workshop"] == {"tile.stone_cost": 1, "tile.copies": 3}
    assert len(tiles) == 30


# sentences


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_sentence_names_can_explain_itself(lang: str) -> None:
    words = Words(lang, GAME, TITLE.actions)
    kinds = explained_kinds(words, art.things("", words), matches(7, 2), NAMES)
    assert kinds >= {"building", "site", "temple", "zodiac", "worker", "bonus", "space"}


def test_what_is_certain_stands_beside_a_visit_and_a_tile() -> None:
    words = Words("en", GAME, TITLE.actions)
    first = next(match.state for match in matches(1) if match.state.agenda[-1].name == "choose_action")
    (seat,) = TITLE.to_act(first)
    o = TITLE.observe(first, seat)
    assert art.note(o, seat, actions.VisitSite("archon", 2), words) == "Food or building · ship 1 → 2"
    assert art.note(o, seat, actions.RaiseTower("blue"), words) == "1 Gold; height 1 → 2"
    assert art.note(o, seat, actions.GrowPopulation(), words) == "2 Food"
    g = next(match.state for match in matches(1) if match.state.agenda[-1].name == "construct")
    (seat,) = TITLE.to_act(g)
    o = TITLE.observe(g, seat)
    top = g.market[0]
    stone = f"{g.box.stone_costs[top]} Stone"
    assert art.note(o, seat, actions.Construct(top, "building", -1, 0), words).startswith(stone)
    assert art.note(o, seat, actions.Construct(top, "farm", -1, 0), words).startswith("for free")


def test_a_note_says_what_a_tile_would_complete() -> None:
    words = Words("en", GAME, TITLE.actions)
    found = set()
    for match in matches(4, 2):
        g = match.state
        if g.agenda[-1].name != "construct":
            continue
        (seat,) = TITLE.to_act(g)
        o, lying = TITLE.observe(g, seat), {(tile.x, tile.y) for tile in g.players[seat].tiles}
        for action in TITLE.asked(g, seat):
            assert isinstance(action, actions.Construct)
            closes = any(
                {(a + r, b + d) for r in (0, 1) for d in (0, 1)} <= lying | {(action.x, action.y)}
                for a in (action.x - 1, action.x)
                for b in (action.y - 1, action.y)
            )
            said = art.note(o, seat, action, words)
            if (action.x, action.y) not in lying:
                assert ("forms a district" in said) == closes
            found.add(closes)
    assert found == {True, False}


# what is typed, and what is refused


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "send red 3 2", "visit_site worker=red_3 site=2"),
        ("en", "send archon 5", "visit_site worker=archon site=5"),
        ("en", "build mint farm 1 -1", "construct tile=mint face=farm x=1 y=-1"),
        ("en", "complete blue 4 0 0", "complete_district freeman=blue_4 x=0 y=0"),
        ("en", "tower purple", "raise_tower colour=purple"),
        ("en", "climb sea", "choose_temple temple=sea"),
        ("en", "gain wisdom", "choose_basic resource=wisdom"),
        ("en", "pay 1 wisdom", "pay wisdom=1"),
        ("en", "army attack, then advance", "military_choice plan=attack_then_advance"),
        ("fr", "envoyer 3 rouge 2", "visit_site worker=red_3 site=2"),
        ("fr", "construire tour des mages bâtiment 0 -1", "construct tile=mages_tower face=building x=0 y=-1"),
        ("fr", "monter temple de la forêt", "choose_temple temple=forest"),
        ("fr", "recruter 5 jaune", "take_citizen die=yellow_5"),
        ("fr", "orateur orateur 4", "take_speaker die=speaker_4"),
        ("fr", "carte district 21", "score_card card=district_21"),
    ],
)
def test_what_a_player_types(lang: str, typed: str, meant: str) -> None:
    assert text(read_action(Words(lang, GAME, TITLE.actions), typed, TITLE.actions)) == meant


REFUSALS: dict[str, dict[str, Any]] = {
    "refused-gold-beyond-cost": {},
    "refused-too-little": {"resource": "wisdom", "has": 1},
    "refused-stone-or-food": {},
    "refused-not-basic": {},
    "refused-no-free-base": {},
    "refused-not-in-area": {},
    "refused-no-such-plan": {},
    "refused-one-of-both": {},
    "refused-summit": {"temple": "sea"},
    "refused-another-temple": {"temple": "forest"},
    "refused-tile-not-there": {"tile": "mint"},
    "refused-not-adjacent": {},
    "refused-cell-taken": {},
    "refused-farm-over-farm": {},
    "refused-building-cost": {"tile": "castle", "stone": 3, "wisdom": 2},
    "refused-no-such-freeman": {},
    "refused-no-such-die": {},
    "refused-no-such-site": {},
    "refused-portal-amount": {},
    "refused-not-beside-tower": {},
    "refused-tower-twice": {},
    "refused-nothing-to-copy": {},
    "refused-no-such-worker": {},
    "refused-ship-too-high": {"site": 3, "wisdom": 2},
    "refused-main-action-first": {},
    "refused-not-on-site": {},
    "refused-bonus-once": {},
    "refused-bonus-colour": {"colour": "blue"},
    "refused-cannot-do": {},
    "refused-one-main-action": {},
    "refused-spend-food-first": {},
    "refused-no-neighbour": {},
    "refused-no-district": {},
    "refused-seat-taken": {},
    "refused-card-does-not-match": {},
    "refused-not-in-district": {},
    "refused-activated-once": {},
    "refused-colour-of-die": {},
    "refused-no-floor": {"colour": "red"},
    "refused-tower-cost": {"colour": "blue", "gold": 3},
    "refused-already-six": {},
    "refused-no-base-left": {},
    "refused-base-cost": {"food": 4},
    "refused-not-a-six": {},
    "refused-not-in-draft": {},
    "refused-not-highest": {},
    "refused-not-just-placed": {},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_with_its_arguments(lang: str) -> None:
    assert refusals_in(origins) == REFUSALS.keys()
    refusals_are_said(Words(lang, GAME, TITLE.actions), REFUSALS, "OR-5.2")
