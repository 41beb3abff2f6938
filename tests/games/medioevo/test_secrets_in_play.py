"""Stretches of play in which what is hidden is exchanged before every move: nobody who is not told sees, hears or is
asked anything else, wherever the rules do not show it (ME-2.12, ME-17.28)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from games.medioevo.battles import WILD
from games.medioevo.marching import wagon
from games.medioevo.scene import TITLE, scene
from pentapolis.games.medioevo.components import BRANCHES
from pentapolis.games.medioevo.diplomacy.events import PactBroken, PactRevealed
from pentapolis.games.medioevo.diplomacy.pacts import CIVIL_CONTROL, MILITARY_CONTROL, PASSAGE, TRADE
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.events import Borrowed
from pentapolis.games.medioevo.realm.events import FlorinsCounted, InterestMissed, WentBankrupt
from pentapolis.games.medioevo.state import Medioevo
from pentapolis.games.medioevo.trading.events import TradeUndone
from pentapolis.kernel.action import Action, verb
from pentapolis.kernel.chance import FastChance
from pentapolis.kernel.event import Event
from pentapolis.kernel.sight import SPECTATOR
from support import rule

LI, AR = "light_infantry", "archer"
HOMES = {"Ana": "adrianople", "Bo": "great_plain", "Cy": "edisan"}
AREAS = {"Ana": "nicaea", "Bo": "buda", "Cy": "saraj"}
MOVES = 120
PURSES = (0, 18, 60, 99, 120, 250, 700, 5000)
SHOWN = (Borrowed, WentBankrupt, InterestMissed, TradeUndone, FlorinsCounted, PactRevealed, PactBroken)
"""Events that tell what was hidden: interest that a purse can't pay, goods it is too small for, a breach, the end."""
ATTACKS = ("confirm_attack", "confirm_arrival", "confirm_seizure", "confirm_fight")
"""Decisions that come where no pact lets a move pass."""

Change = Callable[[Medioevo, int, random.Random], tuple[int, ...]]


def rich(seed: int) -> Medioevo:
    """Much can be done with florins here: cards and technologies for everybody, armies on the borders, a war; the
    combat phase begins."""
    luck = random.Random(seed)
    cards = luck.sample(sorted(scene().state.box.cards), 24)
    wagons = {f"w{n}": wagon(home, who, level=2) for n, (who, home) in enumerate(HOMES.items())}
    lone = {f"w{n + 3}": wagon("buda" if who == "Ana" else "smyrna", who) for n, who in enumerate(HOMES)}
    caravans = {
        f"c{n + 6}": {"kind": "caravan", "owner": who, "place": area, "cargo": ["salt"]}
        for n, (who, area) in enumerate(AREAS.items())
    }
    g = scene(
        phase="combat",
        technology={who: {branch: luck.randint(1, 4) for branch in BRANCHES} for who in HOMES},
        cards={who: cards[8 * n : 8 * n + 8] for n, who in enumerate(HOMES)},
        florins=dict.fromkeys(HOMES, 600),
        debt=dict.fromkeys(HOMES, 500),
        tax=dict.fromkeys(HOMES, 20),
        tokens={who: {"blue": 1, "red": 1} for who in HOMES},
        armies={home: {who: {LI: 3, AR: 2}} for who, home in HOMES.items()}
        | {WILD: {"barbarians": {LI: 2}}, "wallachia": {"barbarians": {AR: 1}}, "serbia": {"Bo": {LI: 2}}},
        items=wagons | lone | caravans,
        wars=[("Ana", "Bo")],
    ).state
    TITLE.set_off(g, [TITLE.nodes[name] for name in ("combat_phase", "trade_phase", "end_phase")], FastChance(seed), [])
    return g


def other_florins(g: Medioevo, seat: int, luck: random.Random) -> tuple[int, ...]:
    """Somebody, most often who acts, has another number of florins."""
    whose = seat if seat >= 0 and luck.random() < 0.6 else luck.randrange(3)
    g.players[whose].florins = luck.choice(PURSES)
    return (whose,)


def secret_pact(g: Medioevo, seat: int, luck: random.Random) -> tuple[int, ...]:
    """Two players have a pact more that nobody knows of."""
    a, b = parties = tuple(sorted(luck.sample(range(3), 2)))
    clauses = tuple(Clause(kind) for kind in (PASSAGE, TRADE, MILITARY_CONTROL, CIVIL_CONTROL))
    g.pacts = [*g.pacts, Pact(f"p{a}{b}-9-9", parties, clauses, 0, True, parties)]
    return parties


def pick(g: Medioevo, luck: random.Random) -> tuple[int, Action]:
    """Somebody who is awaited, and one of the things it can do: any verb, then any of its actions."""
    seat = luck.choice(TITLE.to_act(g))
    by_verb: dict[str, list[Action]] = {}
    for action in TITLE.legal(g, seat):
        if (name := verb(type(action))) not in ("stand", "offer_pact", "declare_war"):
            by_verb.setdefault(name, []).append(action)
    return seat, luck.choice(by_verb[luck.choice(sorted(by_verb))])


def sight(g: Medioevo, viewer: int) -> bytes:
    """All that a viewer sees, apart from the moment at which a private window reaches it."""
    seen = TITLE.observe(g, viewer)
    seen.answers = None
    return TITLE.encode(seen)


def told_anyway(g: Medioevo, events: list[Event]) -> bool:
    pending = TITLE.pending(g)
    return any(isinstance(event, SHOWN) for event in events) or (pending is not None and pending.name in ATTACKS)


def look_alike(seed: int, change: Change) -> int:
    """Play on and exchange something before every move; how many moves were compared."""
    g, luck, chance = rich(seed), random.Random(seed), FastChance(seed)
    compared = 0
    for _ in range(MOVES):
        if not TITLE.to_act(g):
            break
        seat, action = pick(g, luck)
        other = TITLE.copy(g)
        knowers = change(other, seat, luck)
        if seat < 0 or action in TITLE.legal(other, seat):
            dice = luck.randrange(10**6)
            plain, told = TITLE.copy(g), (list[Event](), list[Event]())
            TITLE.apply(plain, seat, action, FastChance(dice), told[0])
            TITLE.apply(other, seat, action, FastChance(dice), told[1])
            if not told_anyway(plain, told[0]) and not told_anyway(other, told[1]) and same_war(plain, other):
                compared += 1
                for viewer in (v for v in (SPECTATOR, 0, 1, 2) if v not in knowers):
                    heard = [[e for event in events if (e := event.seen_by(viewer))] for events in told]
                    assert heard[0] == heard[1], f"move {compared}, {action}: seat {viewer} hears a difference"
                    assert sight(plain, viewer) == sight(other, viewer), f"{action}: seat {viewer} sees a difference"
        TITLE.apply(g, seat, action, chance, [])
    return compared


def same_war(plain: Medioevo, other: Medioevo) -> bool:
    """Whether nobody has become a guest where somebody else would attack: both are public facts (ME-2.6, ME-17.5)."""
    return (plain.wars, plain.admitted) == (other.wars, other.admitted)


@rule("ME-2.12")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.slow
def test_florins_show_in_no_choice_that_is_asked_or_not(seed: int) -> None:
    assert look_alike(seed, other_florins) > MOVES // 3


@rule("ME-17.28")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.slow
def test_a_secret_pact_shows_in_no_choice_that_is_asked_or_not(seed: int) -> None:
    assert look_alike(seed, secret_pact) > MOVES // 3
