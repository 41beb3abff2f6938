"""Alba Longa in words: its two rulebooks, its board as text, what its pieces say, and nobody's secrets."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from pentapolis import games
from pentapolis.games import alba_longa
from pentapolis.games.alba_longa import actions
from pentapolis.games.alba_longa import sheet as art
from pentapolis.games.alba_longa.components import BOXES, OWN_BOX
from pentapolis.games.alba_longa.state import AlbaLonga, possible_piles
from pentapolis.kernel.action import text
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import SPECTATOR
from pentapolis.words import LANGUAGES, Words, action_parts, event_sentence
from pentapolis.words.reading import read_action
from pentapolis.words.sheet import Sheet, text_of
from words.drawing import lines, section
from words.saying import counted_things, explained_kinds, refusals_are_said, refusals_in

GAME = "alba_longa"
NAMES = ["Anna", "Théo", "Cleo", "Dan", "Eve"]
TITLE = games.title(GAME)
ALL_VARIANTS = {"job_well_done": "yes", "spoils_of_war": "yes", "assisi": "yes"}


def fed(g: AlbaLonga, seat: int, options: list[Any], luck: random.Random) -> Any:
    """A choice that keeps a city alive: call court, send farmers at harvest, spend worship; else anything."""
    for kind in (actions.CallCourt, actions.KeepPeasants, actions.ImproveHarvest, actions.TakeBlessing):
        if found := [action for action in options if isinstance(action, kind)]:
            return luck.choice(found)
    farmers = [a for a in options if isinstance(a, actions.TakeDie) and a.job == "farmer"]
    if farmers and g.cities[seat].fields < 5:
        return max(farmers, key=lambda action: action.count)
    return luck.choice(options)


def matches(seed: int, seats: int = 4, options: dict[str, str] | None = None) -> Iterator[Match[AlbaLonga]]:
    """A game, at every decision of it and when it is over."""
    luck = random.Random(seed)
    chosen = ALL_VARIANTS if options is None else options
    match: Match[AlbaLonga] = Match(TITLE, TITLE.table(seats, chosen), FastChance(seed), NAMES[:seats])
    while not match.over:
        yield match
        seat = luck.choice(TITLE.to_act(match.state))
        match.act(seat, fed(match.state, seat, list(TITLE.asked(match.state, seat)), luck))
    yield match


def drawn(g: AlbaLonga, viewer: int, lang: str = "en") -> Sheet:
    return art.sheet(TITLE.observe(g, viewer), viewer, Words(lang, GAME, TITLE.actions), NAMES)


# the opening


def opening(seed: int) -> Match[AlbaLonga]:
    return next(matches(seed))


def test_the_log_tells_who_was_the_youngest_and_who_gave_the_card() -> None:
    match = opening(1)
    (youngest,) = TITLE.to_act(match.state)
    other = (youngest + 1) % 4
    match.act(youngest, actions.OfferCrown(other))
    drawn, given = NAMES[youngest], NAMES[other]
    said = [event_sentence(Words("en", GAME, TITLE.actions), event, NAMES) for event in match.log(SPECTATOR)]
    assert f"{drawn} is drawn by lot as the youngest King" in said[0]
    assert f"{drawn} gives the King of Kings card to {given}." in said
    dit = [event_sentence(Words("fr", GAME, TITLE.actions), event, NAMES) for event in match.log(SPECTATOR)]
    assert dit[0].startswith(f"Le sort désigne {drawn} comme le plus jeune Roi")
    assert f"{drawn} donne la carte Roi des Rois à {given}." in dit


def test_whoever_keeps_the_card_gives_it_to_nobody() -> None:
    match = opening(2)
    (youngest,) = TITLE.to_act(match.state)
    match.act(youngest, actions.OfferCrown(youngest))
    said = [event_sentence(Words("en", GAME, TITLE.actions), event, NAMES) for event in match.log(SPECTATOR)]
    assert f"{NAMES[youngest]} is now King of Kings." in said
    assert not [line for line in said if "gives the King of Kings card to " + NAMES[youngest] in line]


def test_options_name_kings_beside_their_cities() -> None:
    words = Words("en", GAME, TITLE.actions)
    for action, said in (
        (actions.OfferCrown(1), "Give the King of Kings card to Théo (Rome)"),
        (actions.NameKingOfKings(2), "Give the card to Cleo (Veii)"),
        (actions.ChooseTarget("velitrae"), "Attack Velitrae (Dan)"),
        (actions.ChooseTarget("assisi"), "Attack Assisi"),
    ):
        parts = action_parts(words, action, names=NAMES)
        assert "".join(part.text for part in parts) == said
    assert [part.seat for part in action_parts(words, actions.OfferCrown(1), names=NAMES) if part.seat >= 0] == [1]


def test_breaking_a_pair_costs_a_monument_not_an_odd_number() -> None:
    """Two workers lost out of four cost one monument, one out of three none (AL-10.1)."""
    said = [Words(lang, GAME).say("decision-sabotage-look", place="") for lang in LANGUAGES]
    assert [said[0][:26], said[1][:15]] == ["Breaking a pair of workers", "Casser une pair"]


def test_a_captive_of_assisi_is_no_farmer_without_a_job_well_done() -> None:
    """AL-22.9, AL-22.10."""
    english, french = (Words(lang, GAME).say("loot-captive-explain", max=2) for lang in LANGUAGES)
    assert "in the market, quarry or temple, with A Job Well Done at harvest also in the granary" in english
    assert "avec Un travail bien fait, aux récoltes, au grenier" in french


# the board as text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, None), (3, {}), (4, None), (5, {"spoils_of_war": "yes"})])
@pytest.mark.slow
def test_whole_games_can_be_drawn_for_everybody(lang: str, seats: int, options: dict[str, str] | None) -> None:
    words = Words(lang, GAME, TITLE.actions)
    phases = set()
    for place, match in enumerate(matches(seats, seats, options)):
        g = match.state
        phases.add(tuple(art.phase(g, words)))
        for viewer in (SPECTATOR, *g.seats) if place % 5 == 0 else ():
            said = lines(art.sheet(TITLE.observe(g, viewer), viewer, words, NAMES))
            assert not [line for line in said if "_" in line or "{" in line or "  " in line]
        for seat in TITLE.to_act(g):
            seen = TITLE.observe(g, seat)
            notes = [art.note(seen, seat, action, words) for action in TITLE.asked(g, seat)]
            assert not [note for note in notes if "_" in note or "{" in note]
    assert len(phases) > 10


def test_the_parts_of_a_sheet() -> None:
    g = next(match.state for match in matches(3) if match.state.phase == "assign")
    sheet = drawn(g, 0)
    areas = [section.area for section in sheet.sections]
    assert areas[:5] == ["status", "board", "players", "own", "secret"]
    assert areas[5:] == ["others"] * 3
    rows = section(sheet, "players").tables[0].rows
    assert [text_of(row[0]) for row in rows] == [NAMES[seat] for seat in g.order]
    assert [text_of(row[1]) for row in rows if text_of(row[0]) == "Théo"] == ["Rome"]


def test_a_secret_choice_is_seen_by_its_king_alone() -> None:
    for match in matches(1):
        g = match.state
        sealed = [seat for seat in g.seats if g.answers is not None and g.answers.sealed[seat]]
        if sealed and len(TITLE.to_act(g)) and g.agenda[-1].name == "choose_target":
            break
    else:
        raise AssertionError("nobody ever waits for another's choice")
    seat = sealed[0]
    (draft,) = TITLE.observe(g, seat).answers.drafts[seat]
    city = Words("en", GAME).say(f"city-{draft.partition('=')[2]}")
    for viewer in (SPECTATOR, *g.seats):
        sheet = drawn(g, viewer)
        said = " ".join(map(text_of, section(sheet, "secret").lines))
        assert ("secret target" in said) == (viewer in sealed)
        assert (f"Your secret target: {city}." in said) == (viewer == seat)
        assert section(sheet, "secret").private == (viewer in sealed)
        row = next(row for row in section(sheet, "players").tables[0].rows if text_of(row[0]) == NAMES[seat])
        assert text_of(row[-1]).endswith("has chosen")


def test_a_hero_taken_back_in_secret_leaves_the_others_guessing() -> None:
    guessed = 0
    for seed in range(6):
        for match in matches(seed):
            g = match.state
            for seat in g.order:
                piles = possible_piles(g.cities[seat].trace)
                if len(piles) == 1 or not g.cities[seat].used:
                    continue
                guessed += 1
                sheet = drawn(g, (seat + 1) % 4)
                row = next(r for r in section(sheet, "secret").tables[0].rows if text_of(r[0]) == NAMES[seat])
                assert "perhaps" in text_of(row[2])
                assert section(drawn(g, seat), "secret").private
            if guessed > 20:
                return
    raise AssertionError("no hero was ever taken back")


def test_an_eliminated_king_still_sees_the_board() -> None:
    luck, match = random.Random(1), Match(TITLE, TITLE.table(3), FastChance(1), NAMES[:3])
    while len(match.state.order) == 3:
        seat = TITLE.to_act(match.state)[0]
        match.act(seat, luck.choice(TITLE.asked(match.state, seat)))
    g = match.state
    (gone, *_) = set(g.seats) - set(g.order)
    sheet = drawn(g, gone)
    assert NAMES[gone] in text_of(section(sheet, "status").lines[-1])
    assert text_of(section(sheet, "players").tables[0].rows[-1][-1]) == "eliminated"
    assert [text_of(line) for line in section(sheet, "secret").lines] == []


# what pieces say


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_explains_itself_and_says_where_its_values_come_from(lang: str) -> None:
    words = Words(lang, GAME)
    things = art.things("", words)
    counted = counted_things(words, GAME, things)
    assert [counted[kind] for kind in ("city", "job", "die", "stall", "hero")] == [6, 5, 4, 6, 5]
    assert [counted[kind] for kind in ("climate", "weather", "blessing", "loot", "track")] == [3, 10, 3, 3, 6]
    doubtful = {thing.id for thing in things if thing.source == "reconstructed"}
    assert doubtful >= {"merchant", "devotion", "granary", "climate_dry_1"}
    assert "climate_moderate_2" not in doubtful


def test_an_owners_values_are_said_to_be_the_owners() -> None:
    box = OWN_BOX.load(b'[track.devotion]\nlength = 12\n\n[[climate_back]]\ncard = "climate_wet_3"\nprayer_cost = 6\n')
    try:
        things = {(thing.kind, thing.id): thing for thing in art.things(box, Words("en", GAME))}
        assert things["track", "devotion"].source == "owner"
        assert things["track", "devotion"].lines[0].startswith("12 spaces")
        assert things["weather", "climate_wet_3"].source == "owner"
        assert things["weather", "climate_wet_2"].source == "reconstructed"
        assert art.facts(box)["devotion"]["length"] == 12
    finally:
        del BOXES[box]


def test_the_facts_of_a_board_are_plain_data() -> None:
    facts = art.facts("")
    assert json.loads(json.dumps(facts)) == facts
    assert facts["growth"] == [0, 1, 3, 6, 10, 15, 21]
    assert facts["housing"] == {"length": 21, "free": [12, 16, 20]}
    assert [card["prayer_cost"] for card in facts["climate_cards"] if card["id"] == "climate_moderate_2"] == [5]
    assert sum(blessing["copies"] for blessing in facts["blessings"]) == 9


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.slow
def test_whatever_a_sentence_names_can_explain_itself(lang: str) -> None:
    words = Words(lang, GAME, TITLE.actions)
    kinds = explained_kinds(words, art.things("", words), matches(7), NAMES, (SPECTATOR, *range(4)))
    assert kinds >= {"city", "die", "stall", "hero", "place", "climate", "blessing"}


@pytest.mark.parametrize(
    ("lang", "crown", "courts"),
    [
        ("en", "you are then number 1 in turn order", "the stall then holds 1"),
        ("fr", "vous êtes alors n° 1 dans l'ordre de tour", "l'étal passe à 1"),
    ],
)
def test_what_is_certain_stands_beside_an_action(lang: str, crown: str, courts: str) -> None:
    words = Words(lang, GAME, TITLE.actions)
    first = next(matches(3))
    (youngest,) = TITLE.to_act(first.state)
    notes = {
        action: art.note(TITLE.observe(first.state, youngest), youngest, action, words)
        for action in TITLE.asked(first.state, youngest)
    }
    assert notes[actions.OfferCrown(youngest)] == crown
    assert len(set(notes.values())) == 4
    g = next(match.state for match in matches(3) if match.state.agenda[-1].name == "buy_die")
    (buyer,) = TITLE.to_act(g)
    (bought,) = {
        art.note(TITLE.observe(g, buyer), buyer, a, words)
        for a in TITLE.asked(g, buyer)
        if isinstance(a, actions.BuyDie)
    }
    assert bought == courts


# what is typed, and what is refused


@pytest.mark.parametrize(
    ("lang", "typed", "meant"),
    [
        ("en", "take worker die 3 farmer", "take_die die=worker_die count=3 job=farmer"),
        ("en", "buy priest 2 stall iii", "buy_die die=priest_die count=2 stall=stall_3"),
        ("en", "attack rome", "choose_target city=roma"),
        ("en", "plunder captive priest", "plunder loot=captive job=priest"),
        ("en", "call", "call_court"),
        ("fr", "prendre dé des ouvriers 3 fermier", "take_die die=worker_die count=3 job=farmer"),
        ("fr", "acheter dé des prêtres 2 étal III", "buy_die die=priest_die count=2 stall=stall_3"),
        ("fr", "attaquer Véies", "choose_target city=veii"),
        ("fr", "héros 3", "choose_hero value=3"),
        ("fr", "désigner Rome", "name_king_of_kings king=1"),
        ("fr", "saboter marché", "sabotage place=market"),
    ],
)
def test_what_a_player_types(lang: str, typed: str, meant: str) -> None:
    assert text(read_action(Words(lang, GAME, TITLE.actions), typed, TITLE.actions)) == meant


REFUSALS: dict[str, dict[str, Any]] = {
    "refused-no-such-king": {"king": 7},
    "refused-not-yourself": {},
    "refused-eliminated": {"king": 1},
    "refused-too-few-peasants": {"peasants": 2},
    "refused-no-farmers-yet": {},
    "refused-no-stall": {"cost": 2},
    "refused-nothing-to-pay": {},
    "refused-stall-not-in-use": {"stall": "stall_6"},
    "refused-other-job": {"die": "worker_die", "job": "priest"},
    "refused-die-taken": {"die": "soldier_die"},
    "refused-at-least-one": {},
    "refused-die-shows-less": {"die": "priest_die", "face": 2},
    "refused-own-city": {},
    "refused-city-not-in-play": {"city": "reate"},
    "refused-hero-not-active": {"value": 3},
    "refused-hero-not-used": {"value": 3},
    "refused-barracks": {},
    "refused-nobody-there": {"place": "quarry"},
    "refused-all-lying": {"place": "farm"},
    "refused-no-such-loot": {"loot": "captive"},
    "refused-loot-has-no-job": {"loot": "wheat"},
    "refused-captive-needs-job": {},
    "refused-captive-job": {"job": "farmer"},
    "refused-loot-full": {"loot": "silver"},
    "refused-growth-limit": {"n": 7, "most": 6},
    "refused-too-little-wheat": {"n": 3, "wheat": 6},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_said_with_its_arguments(lang: str) -> None:
    assert refusals_in(alba_longa) == REFUSALS.keys()
    refusals_are_said(Words(lang, GAME, TITLE.actions), REFUSALS, "AL-4.9")
