"""Discordia in words: its two rulebooks, its board as text, the turn as a checklist, and what its tiles say."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis import games
from pentapolis.games import discordia
from pentapolis.games.discordia import sheet as art
from pentapolis.games.discordia.actions import EndTurn, SpecialDeploy
from pentapolis.games.discordia.components import BOXES
from pentapolis.games.discordia.events import RaidAnnounced
from pentapolis.games.discordia.own_box import OWN_BOX
from pentapolis.games.discordia.state import Discordia
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words, event_sentence
from pentapolis.words.reading import read_action
from pentapolis.words.sheet import Sheet, text_of
from words.drawing import lines, section
from words.saying import counted_things, explained_kinds, refusals_are_said, refusals_in

GAME = "discordia"
NAMES = ["Anna", "Théo", "Cleo", "Dan"]
TITLE = games.title(GAME)


def matches(seed: int, seats: int) -> Iterator[Match[Discordia]]:
    """A game of governors who seldom end a turn early, at every decision of it and when it is over."""
    luck = random.Random(seed)
    match: Match[Discordia] = Match(TITLE, TITLE.table(seats), FastChance(seed), NAMES[:seats])
    while not match.over:
        yield match
        seat = TITLE.to_act(match.state)[0]
        options = list(TITLE.asked(match.state, seat))
        match.act(seat, luck.choice([action for action in options if not isinstance(action, EndTurn)] or options))
    yield match


def drawn(g: Discordia, viewer: int, lang: str = "en") -> Sheet:
    return art.sheet(TITLE.observe(g, viewer), viewer, Words(lang, GAME, TITLE.actions), NAMES)


# the board as text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.slow
def test_whole_games_can_be_drawn_for_everybody(lang: str, seats: int) -> None:
    words = Words(lang, GAME, TITLE.actions)
    phases = set()
    for place, match in enumerate(matches(seats, seats)):
        g = match.state
        phases.add(tuple(art.phase(g, words)))
        for viewer in (SPECTATOR, *g.seats) if place % 9 == 0 else ():
            said = lines(art.sheet(TITLE.observe(g, viewer), viewer, words, NAMES))
            assert not [line for line in said if "_" in line or "{" in line or "  " in line]
        for seat in TITLE.to_act(g):
            seen = TITLE.observe(g, seat)
            notes = [art.note(seen, seat, action, words) for action in TITLE.asked(g, seat)[:30]]
            assert not [note for note in notes if "_" in note or "{" in note]
    assert len(phases) > 20


def test_the_parts_of_a_sheet() -> None:
    g = next(match.state for match in matches(3, 3) if match.state.phase == "season" and match.state.die)
    sheet = drawn(g, 1)
    assert [section.area for section in sheet.sections] == [
        *("status", "board", "board", "players", "own", "secret"),
        *("others", "others"),
    ]
    rows = section(sheet, "players").tables[0].rows
    assert [text_of(row[0]) for row in rows] == [NAMES[seat] for seat in g.clockwise(g.first_player)]
    assert [text_of(row[1]) for row in rows] == [str(g.cities[seat].workers) for seat in g.clockwise(g.first_player)]
    assert [text_of(row[0]) for row in section(sheet, "board").tables[0].rows] == [*"123456"]


def test_a_hidden_tile_is_a_range_until_saturnalia() -> None:
    early = next(match.state for match in matches(2, 2) if match.state.season == "summer")
    said = [text_of(line) for line in section(drawn(early, 0), "secret").lines]
    assert said[1] == "Barbarians on the right: hidden until Saturnalia, strength 1 to 3."
    late = next(match.state for match in matches(2, 2) if match.state.season == "winter")
    said = [text_of(line) for line in section(drawn(late, 0), "secret").lines]
    assert said[2] == f"Strength of the raid: {late.strength}."


def test_the_supply_says_what_a_commercial_tower_gives_when_it_is_built() -> None:
    g = next(matches(3, 3)).state
    kinds = BOXES[g.table.box].tower_kinds
    names = {Words("en", GAME).say(f"tower-{id}") for id in g.tower_supply if kinds[id] == "commercial"}
    rows = drawn(g, 0).sections[2].tables[0].rows
    towers = [text_of(row[2]) for row in rows if text_of(row[1]) in names]
    assert len(towers) == len(names) == 5
    assert all(re.fullmatch(r"die \d: exchange \d workers, when built: move 2 .* aqueduct", said) for said in towers)


def test_the_log_tells_what_barbarians_bring_as_they_come_up() -> None:
    english, french = (Words(lang, GAME) for lang in LANGUAGES)
    for event, said, dit in (
        (
            RaidAnnounced("left", "remove_building", "farm", 1),
            "Whoever is beaten in the raid must: lose a farm.",
            "Pour les cités battues lors du raid\xa0: perdez une ferme.",
        ),
        (
            RaidAnnounced("left", "aqueduct_back", "", 2),
            "Whoever is beaten in the raid must: move back 2 steps on the aqueduct.",
            "Pour les cités battues lors du raid\xa0: reculez de 2 crans sur l'aqueduc.",
        ),
        (
            RaidAnnounced("right", "gain_star", "", 1),
            "Whoever holds out against the raid: take 1 star.",
            "Pour les cités qui résistent au raid\xa0: prenez 1 étoile.",
        ),
    ):
        assert (event_sentence(english, event, NAMES), event_sentence(french, event, NAMES)) == (said, dit)


def test_a_full_ship_is_not_said_to_wait_for_the_end_of_the_year() -> None:
    """It leaves at the end of the turn (DI-17.1)."""
    for lang, ship, turn in (("en", "ship", "end of the turn"), ("fr", "bateau", "fin du tour")):
        said = Words(lang, GAME).say("glossary-full-explain")
        assert ship in said
        assert turn in said


# the turn as a checklist


def ends(seats: int) -> Iterator[tuple[Discordia, int, list[Any]]]:
    """Positions in which a turn could be ended: whose it is, and what is offered."""
    for seed in range(4):
        for match in matches(seed, seats):
            for seat in TITLE.to_act(match.state):
                options = list(TITLE.asked(match.state, seat))
                if EndTurn() in options:
                    yield match.state, seat, options


def test_the_end_of_a_turn_names_what_is_left_unused() -> None:
    words, seen = Words("en", GAME, TITLE.actions), set()
    for g, seat, options in ends(3):
        said = art.note(TITLE.observe(g, seat), seat, EndTurn(), words)
        verbs = {text(action).partition(" ")[0] for action in options}
        assert ("main action" in said) == any(verb.startswith("main_") for verb in verbs)
        assert ("special deployment" in said) == ("special_deploy" in verbs)
        assert ("season bonus" in said) == ("season_bonus" in verbs)
        assert ("exchange" in said) == ("tower_exchange" in verbs)
        assert ("decree" in said) == ("claim_decree" in verbs)
        assert (said == "nothing is left unused") == (verbs <= {"end_turn", "use_privilege"})
        seen |= verbs
    assert seen >= {"main_build", "special_deploy", "season_bonus", "tower_exchange", "claim_decree"}


def test_a_turn_reads_as_a_checklist() -> None:
    g, seat, options = next(
        one for one in ends(3) if not one[0].main_used and any(isinstance(a, SpecialDeploy) for a in one[2])
    )
    building = next(action.building for action in options if isinstance(action, SpecialDeploy))
    name = Words("en", GAME).say(f"building-{building}")
    said = [text_of(line) for line in section(drawn(g, seat), "status").lines]
    assert f"○ Main action: open (column {g.value})" in said
    assert any(line.startswith("○ Special deployment: ") and name in line for line in said)
    done = next(one[0] for one in ends(3) if one[0].main_used)
    assert "✓ Main action: done" in [text_of(line) for line in section(drawn(done, 0), "status").lines]


def test_bonuses_that_wait_are_listed() -> None:
    g = next(m.state for seed in range(9) for m in matches(seed, 2) if m.state.chain and m.state.die)
    assert text_of(section(drawn(g, 0), "status").lines[-1]).startswith("Still to come: ")


# what tiles say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_explains_itself_and_says_where_its_values_come_from(lang: str) -> None:
    words = Words(lang, GAME)
    things = art.things("", words)
    counted = counted_things(words, GAME, things)
    assert [counted[kind] for kind in ("worker", "die", "season", "type", "tile", "extension")] == [5, 3, 5, 4, 6, 6]
    assert [counted[kind] for kind in ("building", "tower", "decree", "privilege")] == [104, 16, 14, 14]
    assert [counted[kind] for kind in ("track", "slot", "space", "place")] == [2, 16, 12, 4]
    assert [counted[kind] for kind in ("barbarian", "janus")] == [20, 14]
    reconstructed = {thing.id for thing in things if thing.source == "reconstructed"}
    assert reconstructed >= {"ship_1a", "action_a", "port_1", "upgrade_3", "janus_1"}
    assert reconstructed.isdisjoint({"commercial_tower_1", "two_pairs", "barbarian_a1", "sailor"})


def test_a_tile_is_composed_from_its_values() -> None:
    things = {(thing.kind, thing.id): thing for thing in art.things("", Words("en", GAME))}
    assert things["building", "barracks_2b"].lines == (
        "3 spaces, filled in this order: 1 soldier → 1 soldier → 1 of any type.",
        "Special deployment with a red die used as 2.",
        "When it is placed: move 1 step on the aqueduct.",
    )
    assert things["barbarian", "barbarian_c1"].lines == (
        "Left pile, year IV: strength 3. Whoever is beaten must: draw 3 workers.",
    )
    assert things["tower", "commercial_tower_1"].lines == (
        "With a used value of 1: exchange 3 workers, once a turn.",
        "When it is built: move 2 steps on the aqueduct.",
    )


def test_an_owners_values_are_said_to_be_the_owners() -> None:
    box = OWN_BOX.load(
        b'[[buildings]]\nid = "ship_1a"\ndie_value = 4\n[[towers]]\nid = "military_tower_1"\ndefence = 2\n'
    )
    try:
        things = {thing.id: thing for thing in art.things(box, Words("en", GAME))}
        assert things["ship_1a"].source == things["military_tower_1"].source == "owner"
        assert "Special deployment with a blue die used as 4." in things["ship_1a"].lines
        assert things["ship_1b"].source == "reconstructed"
        facts = art.facts(box)
        assert next(tile["value"] for tile in facts["buildings"] if tile["id"] == "ship_1a") == 4
    finally:
        del BOXES[box]


def test_the_facts_of_a_board_are_plain_data() -> None:
    facts = art.facts("")
    assert json.loads(json.dumps(facts)) == facts
    assert len(facts["buildings"]) == 86
    assert len(facts["anchor_shops"]) == 18
    assert facts["setup"]["3"]["stars"] == 36
    assert [row["preprinted"] for row in facts["rows"]] == [1, 1, 2, 2]
    icons = [icon for row in facts["rows"] for icon in row["places"]]
    icons += [icon for track in facts["tracks"] for icon in track["spaces"]]
    assert sum(icon["recruit"] for icon in (*icons, *facts["decree_places"])) == 16


def test_what_is_not_the_books_is_listed_and_nothing_else() -> None:
    groups = {group.id: group.entries for group in art.doubtful(b"", Words("en", GAME))}
    assert len(groups["buildings"]) == 86
    assert "barbarian_a1" not in [entry.id for entry in groups["barbarians"]]
    tower = next(entry for entry in groups["towers"] if entry.id == "commercial_tower_2")
    assert [(figure.label, figure.value) for figure in tower.figures] == [("Die", 2), ("Workers exchanged", 3)]
    assert {len(groups["privileges"]), len(groups["extensions"])} == {14, 2}


def test_a_doubtful_thing_says_what_it_shows_in_an_owners_box_too() -> None:
    words = Words("en", GAME)

    def names(file: bytes) -> set[str]:
        return {entry.name for group in art.doubtful(file, words) for entry in group.entries}

    ours = names(b"")
    assert {"Ship 1B (1 sailor → 2 sailors)", "Port 1", "Port 2 (build a tower)", "Janus 14 (a star)"} <= ours
    theirs = names(b'[[buildings]]\nid = "ship_1b"\nspaces = [["any"]]\n')
    assert theirs - ours == {"Ship 1B (1 of any type)"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_sentence_names_can_explain_itself(lang: str) -> None:
    words = Words(lang, GAME, TITLE.actions)
    things = art.things("", words)
    kinds = set()
    for seats in (1, 4):
        kinds |= explained_kinds(words, things, matches(7, seats), NAMES, most=30)
    assert kinds >= {"building", "tower", "die", "worker", "extension", "track", "privilege"}
    assert kinds >= {"decree", "season", "barbarian", "janus"}


# what is typed, and what is refused


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "pick red die", "pick_die die=red"),
        ("en", "pick blue die -1", "pick_die die=blue change=-1"),
        ("en", "build ship 1a", "main_build building=ship_1a"),
        ("en", "special military tower 3", "special_deploy building=military_tower_3"),
        ("en", "pay 2 soldiers 1 farmer", "pay soldier=2 farmer=1"),
        ("en", "extension market", "main_extension extension=market"),
        ("en", "complete merchant fleet", "claim_decree decree=two_ships"),
        ("en", "end turn", "end_turn"),
        ("fr", "choisir dé rouge", "pick_die die=red"),
        ("fr", "construire échoppe 3a", "main_build building=shop_3a"),
        ("fr", "déployer ferme 2b", "main_deploy building=farm_2b"),
        ("fr", "remettre 2 marins", "return_workers sailor=2"),
        ("fr", "compléter grande récolte", "claim_decree decree=three_farms"),
        ("fr", "aménager champ", "main_extension extension=field"),
        ("fr", "finir le tour", "end_turn"),
        ("fr", "oui", "accept"),
    ],
)
def test_what_a_player_types(lang: str, typed: str, meant: str) -> None:
    assert text(read_action(Words(lang, GAME, TITLE.actions), typed, TITLE.actions)) == meant


REFUSALS: dict[str, dict[str, Any]] = {
    "refused-bag-empty": {},
    "refused-bonus-unusable": {"bonus": "exchange"},
    "refused-cannot-cover": {"building": "ship_1a", "cover": "farm_1a"},
    "refused-cannot-lose": {"building": "ship_1a"},
    "refused-condition": {"decree": "two_pairs"},
    "refused-decree-not-open": {"decree": "two_pairs"},
    "refused-decree-zone-full": {},
    "refused-die-blocked": {"die": "red"},
    "refused-die-taken": {"die": "blue"},
    "refused-full": {"building": "shop_of_ship_1a"},
    "refused-main-used": {},
    "refused-modifiers": {"modifiers": 1},
    "refused-new-shop": {"building": "shop_of_ship_1a"},
    "refused-no-effect": {},
    "refused-no-extension-left": {"extension": "upgrade"},
    "refused-no-fitting-workers": {"building": "military_tower_1"},
    "refused-no-free-port": {},
    "refused-no-free-slot": {"building": "ship_1a", "extension": "port"},
    "refused-no-star": {},
    "refused-no-stars-left": {},
    "refused-no-such-bonus": {"bonus": "exchange"},
    "refused-no-such-privilege": {"privilege": "levy_1"},
    "refused-no-such-tower": {"tower": "military_tower_1"},
    "refused-no-workers-there": {"building": "commercial_tower_1"},
    "refused-not-in-city": {"building": "ship_1a"},
    "refused-not-in-column": {"building": "ship_1a", "column": 4},
    "refused-not-in-display": {"building": "ship_1a"},
    "refused-not-in-reserve": {},
    "refused-not-your-privilege": {"privilege": "joker_sailor_2"},
    "refused-not-your-shop": {"cover": "shop_1a"},
    "refused-not-your-tower": {"tower": "military_tower_1"},
    "refused-other-color": {"building": "ship_1a", "die": "red"},
    "refused-other-type": {"building": "ship_1a", "on": "farm"},
    "refused-other-value": {"building": "ship_1a", "value": 3},
    "refused-permanent": {"privilege": "joker_sailor_2"},
    "refused-privilege-no-effect": {"privilege": "great_works"},
    "refused-privilege-used": {"privilege": "great_works"},
    "refused-season-used": {},
    "refused-season-value": {"season": "autumn", "value": 3},
    "refused-ship-not-full": {"ship": "ship_1a"},
    "refused-special-used": {"building": "ship_1a"},
    "refused-tile-no-deploy": {"building": "ship_1a", "column": 2},
    "refused-tile-no-extension": {"column": 2},
    "refused-tile-no-stars": {"column": 2},
    "refused-tower-used": {"tower": "commercial_tower_1"},
    "refused-tower-value": {"tower": "commercial_tower_1", "value": 3},
    "refused-track-full": {},
    "refused-upgrade-value": {"value": 4},
    "refused-value": {"value": 7},
    "refused-wrong-number": {"n": 2},
    "refused-wrong-workers": {"building": "military_tower_1"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_with_its_arguments(lang: str) -> None:
    assert refusals_in(discordia) == REFUSALS.keys()
    refusals_are_said(Words(lang, GAME, TITLE.actions), REFUSALS, "DI-4.7")


@pytest.mark.parametrize(
    ("score", "won", "en", "fr"),
    [
        (1, True, "Won: spring, year I", "Gagné\N{NO-BREAK SPACE}: le printemps, année I"),
        (17, True, "Won: winter, year III", "Gagné\N{NO-BREAK SPACE}: l'hiver, année III"),
        (18, True, "Won: the end of the year, year III", "Gagné\N{NO-BREAK SPACE}: la fin de l'année, année III"),
        (19, True, "Won: spring, year IV", "Gagné\N{NO-BREAK SPACE}: le printemps, année IV"),
        (25, False, "Lost with one worker left", "Perdu\N{NO-BREAK SPACE}: il reste 1 ouvrier"),
        (31, False, "Lost with 7 workers left", "Perdu\N{NO-BREAK SPACE}: il reste 7 ouvriers"),
    ],
)
def test_a_solo_result_in_words(score: int, won: bool, en: str, fr: str) -> None:
    assert art.result(score, won, Words("en", GAME)) == en
    assert art.result(score, won, Words("fr", GAME)) == fr
