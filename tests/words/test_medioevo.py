"""Medioevo Universale in words: its two rulebooks, its board as text, what its pieces say, its sentences."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.medioevo.realms import realm
from pentapolis import games
from pentapolis.games.medioevo import sheet as art
from pentapolis.games.medioevo.actions import (
    UseCard,
    UseCardAt,
    UseCardForPlayer,
    UseCardForUnit,
    UseCardOnCard,
    UseCardOnLeader,
    UseCardOnMarket,
    UseTechnologyOnBuilding,
    UseTechnologyTimes,
)
from pentapolis.games.medioevo.battle.events import (
    ArmySurrendered,
    AttackRolled,
    BattleBegan,
    BattleEnded,
    DamageTaken,
    UnitFell,
)
from pentapolis.games.medioevo.diplomacy.events import BreachVoted, PactSigned, SupportDue
from pentapolis.games.medioevo.diplomacy.offers import AcceptOffer
from pentapolis.games.medioevo.events import HonorChanged, PaidTo
from pentapolis.games.medioevo.market.buildings import BuildBuilding
from pentapolis.games.medioevo.market.deployment import BuyHidden
from pentapolis.games.medioevo.market.recruits import Recruit
from pentapolis.games.medioevo.market.technology import BuyTechnology
from pentapolis.games.medioevo.moves.assets import Plunder
from pentapolis.games.medioevo.moves.events import GroupMoved
from pentapolis.games.medioevo.realm.events import BidsOpened, EventDrawn, HordeAppeared, TaxTolerated
from pentapolis.games.medioevo.realm.rebellions import check_rebellions
from pentapolis.games.medioevo.realm.taxes import SetTax, income
from pentapolis.games.medioevo.realm.turn import next_or_last
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.kernel.action import text, verb
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.refusal import Illegal
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words, action_parts, action_sentence, event_sentence, refusal
from pentapolis.words.points import points_by_source
from pentapolis.words.reading import read_action
from pentapolis.words.rulebook import rulebook
from pentapolis.words.sheet import Sheet, text_of
from support import rule
from words.drawing import lines, section
from words.saying import explained_kinds

GAME = "medioevo"
NAMES = ["Anna", "Théo", "Cleo", "Dan", "Eva", "Finn"]
TITLE = games.title(GAME)
MOVES = 240
CHOOSING = "keep_start_card"
RAW = re.compile(r"[_{}$]|\b[wgcmeop]\d|(?<![\d–])-1\b| {2}")
"""What no player should read: ids, variables, the seat of the barbarians, a gap."""


def matches(seed: int, seats: int = 3, **options: str) -> Iterator[Match[Medioevo]]:
    """A game, at its first decisions; every verb is as likely as the others."""
    luck = random.Random(seed)
    match: Match[Medioevo] = Match(TITLE, TITLE.table(seats, options), FastChance(seed), NAMES[:seats])
    for _ in range(MOVES):
        if match.over:
            break
        yield match
        seat = TITLE.to_act(match.state)[0]
        verbs: dict[str, list[Any]] = {}
        for action in TITLE.asked(match.state, seat):
            verbs.setdefault(verb(type(action)), []).append(action)
        match.act(seat, luck.choice(verbs[luck.choice(list(verbs))]))
    yield match


def words(lang: str) -> Words:
    return Words(lang, GAME, TITLE.actions)


def drawn(g: Medioevo, viewer: int, lang: str = "en") -> Sheet:
    return art.sheet(TITLE.observe(g, viewer), viewer, words(lang), NAMES)


# the rulebooks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_about_a_card_stands_by_itself(lang: str) -> None:
    """It is read beside the card, where no other one is in view."""
    elsewhere = re.compile(r"\b(as|like|see|comme|voir)\s+(for\s+|card\s+|la carte\s+|la\s+)?\d", re.IGNORECASE)
    cards = {id: one.text for id, one in rulebook(GAME, lang).items() if id.startswith("ME-25.")}
    assert [id for id, text in cards.items() if elsewhere.search(text)] == []


def test_the_rule_of_every_event_is_in_the_rulebook() -> None:
    rules, named = rulebook(GAME, "en"), words("en").naming.rules
    assert [id for id in named.values() if id not in rules] == []
    own = {tag for tag, kind in TITLE.events.items() if kind.__module__.startswith("pentapolis.games")}
    assert own - named.keys() == set()
    assert {key.partition(".")[0] for key in named} <= own


# the board as text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.slow
def test_games_can_be_drawn_for_everybody(lang: str, seats: int) -> None:
    own = words(lang)
    phases = set()
    for place, match in enumerate(matches(seats, seats, odds="yes", blood_tokens="yes")):
        g = match.state
        phases.add(tuple(art.phase(g, own)))
        for viewer in (SPECTATOR, *g.seats) if place % 20 == 0 else ():
            said = lines(art.sheet(TITLE.observe(g, viewer), viewer, own, NAMES))
            assert not [line for line in said if RAW.search(line)]
        for seat in TITLE.to_act(g) if place % 4 == 0 else ():
            seen = TITLE.observe(g, seat)
            notes = [art.note(seen, seat, action, own) for action in TITLE.asked(g, seat)]
            assert not [note for note in notes if RAW.search(note)]
    assert len(phases) > 7


def test_the_parts_of_a_sheet() -> None:
    g = next(match.state for match in matches(3) if match.state.phase == "purchase")
    areas = [section.area for section in drawn(g, 1).sections]
    assert areas == ["status", "board", "players", "own", "secret", "others"]
    assert [section.area for section in drawn(g, SPECTATOR).sections] == [area for area in areas if area != "own"]
    rows = section(drawn(g, 1), "players").tables[0].rows
    assert [text_of(row[0]) for row in rows] == [NAMES[seat] for seat in g.order]
    realms, hordes = section(drawn(g, 1), "board").tables
    assert {text_of(row[1]) for row in realms.rows[:5]} == {NAMES[1]}
    assert {text_of(row[1]) for row in hordes.rows} >= {"1 Light Infantry"}


@pytest.mark.parametrize(
    ("lang", "decides", "does_not"),
    [
        ("en", "Tolerated tax this turn:", "Back of the next Event card:"),
        ("fr", "Taxe tolérée ce tour-ci\u00a0:", "Dos de la prochaine carte Événement\u00a0:"),
    ],
)
def test_the_sheet_says_what_the_back_of_the_top_event_card_is(lang: str, decides: str, does_not: str) -> None:
    asked = {"barbarian_point": decides, "set_tax": does_not, "bid": does_not, "reroll_barbarian_dice": does_not}
    for match in matches(4):
        g = match.state
        name = g.agenda[-1].name if g.agenda else ""
        if g.turn < 2 or name not in asked:
            continue
        top = g.event_deck.top()
        assert top is not None
        (said,) = [line for line in lines(drawn(g, 0, lang)) if line.startswith((decides, does_not))]
        assert said.split() == [*asked.pop(name).split(), top.face]
    assert not asked


@rule("ME-21.12")
@pytest.mark.parametrize(
    ("lang", "removed", "decides"),
    [
        ("en", "Back of the Event card to be removed before the last check:", "Tolerated tax at the last check:"),
        (
            "fr",
            "Dos de la carte Événement à écarter avant la dernière vérification\u00a0:",
            "Taxe tolérée à la dernière vérification\u00a0:",
        ),
    ],
)
def test_the_sheet_and_the_log_tell_the_last_check_from_that_of_the_turn(lang: str, removed: str, decides: str) -> None:
    g = realm(turn=8, phase="end_turn", events=("3", "2"))
    g.run(check_rebellions)
    assert f"{removed} 40" in " ".join(lines(drawn(g.state, 0, lang)))
    g.player("Ana").tax = 30
    g.run(next_or_last)
    assert g.waits == "Ana: place_rebellion"
    assert f"{decides} 20" in " ".join(lines(drawn(g.state, 0, lang)))
    assert event_sentence(words(lang), g.told(TaxTolerated)[-1]) == f"{decides} 20."
    assert words(lang).naming.rule("tax_tolerated", ["last"]) == "ME-21.12"


@pytest.mark.parametrize(
    ("lang", "turn", "end"),
    [("en", "next turn", "in the last turn too"), ("fr", "prochain tour", "au dernier tour aussi")],
)
def test_whoever_sets_a_tax_reads_what_is_true_in_the_last_turn_too(lang: str, turn: str, end: str) -> None:
    look = words(lang).say("decision-set-tax-look")
    assert turn not in look
    assert end in look
    explained = words(lang).say("glossary-tolerated-tax-explain")
    assert {"en": "one more check", "fr": "dernière vérification"}[lang] in explained


@pytest.mark.parametrize(("lang", "label"), [("en", "Points: "), ("fr", "Points\u00a0: ")])
def test_who_chooses_the_first_empire_card_reads_its_points(lang: str, label: str) -> None:
    match = next(match for match in matches(3) if TITLE.to_act(match.state) and match.state.agenda[-1].name == CHOOSING)
    g, own = match.state, words(lang)
    seat = TITLE.to_act(g)[0]
    seen = TITLE.observe(g, seat)
    notes = [art.note(seen, seat, action, own) for action in TITLE.asked(g, seat)]
    colours = {
        colour: own.say(f"colour-{colour}") for card in g.box.cards.values() for way in card.points for colour in way
    }
    for held, note in zip(g.players[seat].choice, notes, strict=True):
        ways = g.box.cards[int(held.card)].points
        said = label + " / ".join(", ".join(colours[colour] for colour in way) for way in ways)
        assert note == said
        assert said in lines(drawn(g, seat, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_card_sends_the_reader_to_another_one(lang: str) -> None:
    own = words(lang)
    texts = {number: own.say(f"card-{number}-explain") for number in range(1, 73)}
    elsewhere = re.compile(r"\b(as|like|see|comme|voir)\s+(card\s+|la carte\s+)?\d", re.IGNORECASE)
    assert {number: text for number, text in texts.items() if elsewhere.search(text)} == {}


def test_only_the_owner_reads_the_florins_behind_the_screen() -> None:
    g = next(match.state for match in matches(5) if match.state.phase == "purchase")
    g.players[0].florins = 7777
    own = " ".join(map(text_of, section(drawn(g, 0), "own").lines))
    assert "7,777 florins behind your screen" in own
    assert not [
        line for viewer in (SPECTATOR, 1) for line in lines(drawn(g, viewer)) if "7,777" in line or "7777" in line
    ]


def test_a_battle_is_drawn_with_what_counts() -> None:
    found = set()
    for seed in range(6):
        for match in matches(seed):
            g = match.state
            if g.battles and g.battles[-1].dice[0]:
                table = section(drawn(g, 0), "board").tables[0]
                assert len(table.rows) == 2
                dice = " ".join(map(str, g.battles[-1].dice[0]))
                assert dice in text_of(table.rows[0][2])
                found |= {text_of(row[0]) for row in table.rows}
    assert "Barbarians" in found


# what pieces say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_explains_itself_and_names_a_rule(lang: str) -> None:
    own = words(lang)
    things = art.things("", own)
    kinds = [thing.kind for thing in things]
    counted = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert [counted[kind] for kind in ("unit", "item", "building", "technology")] == [8, 8, 7, 24]
    assert [counted[kind] for kind in ("good", "card", "event-card", "kingdom")] == [8, 72, 30, 6]
    assert all(line and "_" not in line and "{" not in line for thing in things for line in thing.lines)
    rules = rulebook(GAME, lang)
    assert [thing.id for thing in things if thing.rule and thing.rule not in rules] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_whatever_a_sentence_names_can_explain_itself(lang: str) -> None:
    own = words(lang)
    kinds = explained_kinds(own, art.things("", own), matches(7, 3), NAMES)
    assert kinds >= {"place", "unit", "item", "building", "card", "technology"}


def test_the_facts_of_a_board_are_plain_data() -> None:
    facts = art.facts("")
    assert json.loads(json.dumps(facts)) == facts


# sentences


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (BidsOpened((0, 1), (1200, 7)), "Bids: Anna (1,200) and Théo (7).", "Mises : Anna (1 200) et Théo (7)."),
        (
            EventDrawn("12"),
            "An event is drawn (Plague in Lesser Poland).",
            "Un événement est tiré (Peste en Petite-Pologne).",
        ),
        (
            HordeAppeared("saxony", ("light_infantry", "light_infantry", "archer")),
            "Barbarians in Saxony: 2 × Light Infantry and Archer.",
            "Barbares en Saxe : 2 × Infanterie légère et Archer.",
        ),
        (PaidTo(0, 1, 1, "bid"), "Anna pays Théo 1 florin: turn order.", "Anna paie 1 florin à Théo : ordre du tour."),
        (HonorChanged(0, 1, "castle"), "Anna gains 1 HP: Castle.", "Anna gagne 1 PH : Château."),
        (
            GroupMoved(0, "buda", "saxony", ("w3",), 1),
            "Anna moves: Buda → Saxony (War Wagon 3; 1 unit).",
            "Anna se déplace : Buda → Saxe (Chariot de guerre 3 ; 1 unité).",
        ),
        (
            BattleBegan("buda", -1, 0, "rebellion"),
            "Battle in Buda: the barbarians attack Anna (rebellion).",
            "Bataille à Buda : les barbares attaquent Anna (rébellion).",
        ),
        (AttackRolled(-1, (4, 1, 8)), "The barbarians roll 4 1 8.", "Les barbares lancent 4 1 8."),
        (DamageTaken(0, 1, "loss"), "Anna takes 1 damage as own losses.", "Anna subit 1 dégât comme pertes propres."),
        (UnitFell(-1, "captain_1"), "The barbarians lose a Captain I.", "Les barbares perdent un Capitaine I."),
        (BattleEnded("buda", -1, "wiped_out"), "The barbarians win the battle in Buda.", None),
        (BattleEnded("buda", -2, "both_out"), "Nobody is left in Buda.", "Il ne reste personne à Buda."),
        (ArmySurrendered(0, "buda", 1, -1), "Anna surrenders to Théo in Buda for 1 florin.", None),
        (
            PactSigned("p02-3-1", (0, 2), ("trade", "passage"), 5),
            "Anna and Cleo sign pact 3.1 until the end of turn 5: trade agreement and right of passage.",
            None,
        ),
        (
            BreachVoted("p02-3-1", (0,), (1, 2), False),
            "The table votes that pact 3.1 was kept · broken: Anna · kept: Théo and Cleo.",
            None,
        ),
        (SupportDue(0, 0, 1, 2, 1), "Anna must support Théo against Cleo with at least 1 unit.", None),
    ],
)
def test_an_event(event: Any, english: str, french: str | None) -> None:
    assert event_sentence(words("en"), event, NAMES).replace("\u00a0", " ") == english
    assert french is None or event_sentence(words("fr"), event, NAMES).replace("\u00a0", " ") == french


@pytest.mark.parametrize(
    ("action", "english"),
    [
        (Plunder("c5.wine"), "Plunder: Wine · Caravan 5"),
        (Plunder("market.wine"), "Plunder: Wine · Great Market"),
        (Plunder("civil"), "Plunder: civil building"),
        (BuyHidden("galley_2"), "Behind the screen: Galley II"),
        (AcceptOffer("o02-3-1"), "Accept offer 3.1"),
        (UseCard(4), "Use Warlord (4)"),
        (UseCardAt(1, "saxony"), "Use Bishop (1) · Saxony"),
        (UseCardAt(1, "saxony", via="proselytism"), "Use Bishop (1) of a neighbour (Proselytism) · Saxony"),
        (UseCardForPlayer(5, -1), "Use Warlord (5) · the barbarians"),
        (UseCardForUnit(34, "saxony", "cavalry"), "Use Templar (34) · Saxony · Cavalry"),
        (UseCardOnLeader(67, "saxony", "cavalry", -1), "Use Heroine (67) · Saxony · Cavalry · the barbarians"),
        (UseCardOnCard(44, 1, 9), "Use Bard (44) · Crossbowman (9) · Player 2"),
        (UseCardOnMarket(63, "saxony", "buda", "wine"), "Use Camel Driver (63) · Wine: Saxony → Buda"),
        (UseTechnologyTimes("commerce", 3), "Use Commerce × 3"),
        (UseTechnologyOnBuilding("genius", "buda", "civil"), "Use Genius · Buda → civil building"),
    ],
)
def test_an_action(action: Any, english: str) -> None:
    assert action_sentence(words("en"), action).replace("\u00a0", " ") == english


def test_players_in_an_action_go_by_their_names_where_these_are_known() -> None:
    war = TITLE.parse("declare_war player=1")
    assert "".join(part.text for part in action_parts(words("en"), war)) == "Declare war on Player 2"
    named = action_parts(words("en"), war, names=NAMES)
    assert "".join(part.text for part in named) == "Declare war on Théo"
    assert [(part.field, part.seat) for part in named if part.seat >= 0] == [("player", 1)]


def test_what_is_certain_stands_beside_a_purchase_and_a_tax() -> None:
    own = words("en")
    g = next(match.state for match in matches(1) if match.state.agenda[-1].name == "purchases")
    (seat,) = TITLE.to_act(g)
    o = TITLE.observe(g, seat)
    o.players[seat].points = [0] * 6
    assert art.note(o, seat, Recruit("archer", "buda"), own) == "50 florins"
    assert art.note(o, seat, Recruit("captain_2", "buda"), own) == "200 florins, 2 points (red; missing: 200 florins)"
    assert art.note(o, seat, BuildBuilding("town", "buda"), own).startswith("200 florins, 2 points (green")
    assert art.note(o, seat, BuyTechnology("law"), own) == "Edict, 100 florins"
    assert art.note(o, seat, SetTax(30), own) == f"brings {income(o, seat, 30)} florins"


def test_honor_is_told_by_its_sources() -> None:
    told = [HonorChanged(0, 3, "conquest"), HonorChanged(0, 1, "castle"), HonorChanged(1, -2, "breach")]
    assert points_by_source(words("en"), told, [14, 8]) == [
        {"Other": 10, "Conquest": 3, "Castle": 1, "Broken pact": 0},
        {"Other": 10, "Conquest": 0, "Castle": 0, "Broken pact": -2},
    ]


# what is typed, and what is refused


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "bid 120", "bid florins=120"),
        ("en", "bid 120 florins", "bid florins=120"),
        ("en", "recruit light infantry saxony", "recruit unit=light_infantry place=saxony"),
        ("en", "build building town buda", "build_building building=town place=buda"),
        ("en", "set tax 30", "set_tax level=30"),
        ("en", "step gulf of finland", "step place=baltic_east"),
        ("fr", "recruter infanterie lourde haute-hongrie", "recruit unit=heavy_infantry place=upper_hungary"),
    ],
)
def test_what_a_player_types(lang: str, typed: str, meant: str) -> None:
    assert text(read_action(words(lang), typed, TITLE.actions)) == meant


ARGUMENTS: dict[str, Any] = {
    "turn": 8,
    "kingdom": "hungary",
    "most": 10,
    "florins": 250,
    "points": 2,
    "place": "saxony",
    "levels": 1,
    "unit": "archer",
    "needed": 2,
    "branch": "law",
    "technology": "masonry",
    "building": "town",
    "piece": "galley_2",
    "tokens": 1,
    "item": "w3",
    "level": 2,
    "kind": "galley",
    "units": 3,
    "card": 13,
    "cost": 2,
    "spaces": 1,
    "room": 2,
    "good": "wine",
    "n": 1,
}
"""What the refusals of this game are said with."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said(lang: str) -> None:
    package = Path(art.__file__).parents[1]
    sources = [path.read_text("utf-8") for path in package.rglob("*.py")]
    used = {key for source in sources for key in re.findall(r'"(refused-[a-z-]+[a-z])"', source)}
    assert len(used) > 80
    own = words(lang)
    for reason in used:
        said = refusal(own, Illegal(reason, "ME-5.2", **ARGUMENTS))
        assert said.endswith("(ME-5.2).")
        assert not RAW.search(said), said
