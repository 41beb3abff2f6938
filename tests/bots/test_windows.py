"""Who is called in from somebody else's part, in a window or a defence: what helps is done, else one passes, and soon.

The positions are of Medioevo Universale. The rest of the turn follows them, so that a level sees what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from games.medioevo.battles import LET_PASS, WILD
from games.medioevo.marching import wagon
from games.medioevo.reacting import AR, HI, LI, ReactingScene, reacting
from games.medioevo.scene import TITLE
from pentapolis.bots import bot
from pentapolis.bots.protocol import seen
from pentapolis.bots.search.lookout import Lookout
from pentapolis.games.medioevo.heuristics import aside
from pentapolis.kernel.action import text
from pentapolis.kernel.agenda import Entry
from pentapolis.kernel.window import Reaction

LEVELS = ("easy", "normal:iterations=100", "hard:iterations=100")
LOOKING_AHEAD = LEVELS[1:]
THOROUGH = ("normal:iterations=1500", "hard:iterations=1500")
"""Enough for what helps a little, too: with 100 it is luck whether that is seen."""
PHASES = {"purchase": "purchase_phase", "combat": "combat_phase", "trade": "trade_phase", "end_turn": "end_phase"}


def step(name: str, *args: int | str) -> Entry:
    return TITLE.nodes[name].of(*args)


def from_phase(name: str) -> Iterator[Entry]:
    """The rest of a turn, from a phase on."""
    for phase in list(PHASES)[list(PHASES).index(name) :]:
        yield step("phase", phase)
        yield step(PHASES[phase])


def interest() -> ReactingScene:
    """Bo pays interest; half of it may be Ana's."""
    g = reacting(phase="taxes", cards={"Ana": [37]}, debt={"Bo": 500})
    g.run(step("collect_interest"), *from_phase("purchase"))
    return g


def raid(*cards: int, units: Mapping[str, int] | None = None) -> ReactingScene:
    """Ana's archers have stepped into Bo's Great Plain."""
    armies = {"serbia": {"Ana": {AR: 2}}, "great_plain": {"Bo": units or {}}}
    war = [("Ana", "Bo")]
    g = reacting(phase="combat", items={"w1": wagon("serbia")}, wars=war, cards={"Bo": cards}, armies=armies)
    g.run(step("combat_turn", 0), *from_phase("trade"))
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=2 item=w1", "step place=great_plain")
    return g


def shopping() -> ReactingScene:
    """Ana buys."""
    g = reacting(technology={"Ana": {"construction": 1}})
    g.run(step("purchases", 0), *from_phase("combat"))
    return g


def setting_out() -> ReactingScene:
    """Ana may move; her war wagon stands ready."""
    armies = {"serbia": {"Ana": {AR: 6}}}
    g = reacting(phase="combat", items={"w1": wagon("serbia")}, wars=[("Ana", "Bo")], armies=armies)
    g.run(step("combat_turn", 0), *from_phase("trade"))
    return g


def on_the_way() -> ReactingScene:
    """Ana's war wagon has left; where to is hers to say."""
    g = setting_out()
    g.act("Ana", "begin_move item=w1", f"load unit={AR} count=2 item=w1")
    return g


def uprising() -> ReactingScene:
    """Ana's people rebel in Nicaea."""
    g = reacting(phase="events", cards={"Ana": [24]})
    g.run(step("breaks_out", 0, "nicaea", 1), step("after_events"))
    return g


def battle(
    attacker: str, defender: str, cards: Mapping[str, Sequence[int]], **armies: Mapping[str, int]
) -> ReactingScene:
    """Two sides meet where nobody lives; everything is let pass up to the first window."""
    g = reacting(phase="combat", armies={WILD: armies}, cards=cards, circle=(1, 2, 5))
    g.lucky(3)
    fight = step("fight", WILD, g.side(attacker), g.side(defender), "move", 0)
    g.run(fight, step("settle_battle"), step("combat_turn", g.seat(attacker)), *from_phase("trade"))
    while g.asks not in TITLE.windows:
        g.act(g.waiting, LET_PASS[g.asks])
    return g


def own_battle(card: int) -> ReactingScene:
    """Ana attacks Bo's archers, and Bo has a card for that."""
    return battle("Ana", "Bo", {"Bo": [card]}, Ana={AR: 1, HI: 3}, Bo={AR: 3})


def strange_battle(card: int) -> ReactingScene:
    """Bo meets barbarians, and Cy, whom that does not concern, has a card for it."""
    return battle("Bo", "barbarians", {"Cy": [card]}, Bo={HI: 3}, barbarians={LI: 2})


def point(card: int) -> ReactingScene:
    """Ana turns a card for one point, and Bo has a card that answers."""
    g = reacting(cards={"Ana": [33], "Bo": [card]}, technology={"Ana": {"construction": 1}})
    g.run(step("purchases", 0), *from_phase("combat"))
    g.act("Ana", "produce_points card=33 colours=green")
    return g


def straightening() -> ReactingScene:
    """Turned cards are straightened: for 100 florins Ana may keep some from it, and hers is the only one."""
    g = reacting(phase="end_turn", cards={"Ana": [13, -33]})
    g.run(step("end_phase"))
    return g


def far_away() -> ReactingScene:
    """A disaster strikes Saxony and its neighbours; Ana could protect one of them, and lives elsewhere."""
    g = reacting(phase="events", cards={"Ana": [43]}, events=["1"], buildings={"nicaea": ["city", "castle"]})
    g.lucky()
    g.run(step("draw_event"), step("after_events"))
    return g


HELPS: dict[str, tuple[Callable[[], ReactingScene], str]] = {
    "half of another's interest": (interest, "Ana: upkeep"),
    "a unit against who comes in": (lambda: raid(24), "Bo: enter"),
    "a tower for an army that is attacked": (lambda: raid(26, units={HI: 3}), "Bo: enter"),
    "a unit against rebels": (uprising, "Ana: rebellion"),
    "archers who shoot all the same": (lambda: own_battle(4), "Bo: before_battle"),
    "a knight more in the own battle": (lambda: own_battle(35), "Bo: before_battle"),
}
"""By what a card does, a position in which that helps, and who is asked there in which window."""
IDLE: dict[str, tuple[Callable[[], ReactingScene], str]] = {
    "50 florins to cancel a rival's point": (lambda: point(48), "Bo: card_activated"),
    "100 florins to keep the own card turned": (straightening, "Ana: end_turn"),
    "a rival's point doubled": (lambda: point(60), "Bo: card_activated"),
    "others protected from a disaster": (far_away, "Ana: event_drawn"),
    "more for one side of a strange battle": (lambda: strange_battle(5), "Cy: melee_rolled"),
    "less for one side of a strange battle": (lambda: strange_battle(47), "Cy: melee_rolled"),
}
"""By what a card does, a position in which its owner gains nothing by it."""
COSTLY = list(IDLE)[:2]


def chosen(level: str, scene: tuple[Callable[[], ReactingScene], str]) -> str:
    """What a level does in a window: `pass`, or the verb and the card."""
    g, asked = scene[0](), scene[1]
    assert g.waits == asked
    assert isinstance(TITLE.pending(g.state), Reaction)
    return " ".join(text(answer(level, g)).split()[:2])


def answer(level: str, g: ReactingScene) -> Any:
    """What a level chooses that sits in the place of whoever is asked."""
    seat = g.seat(g.waiting)
    return bot(level, TITLE, seed=1).choose(seen(TITLE, g.state, seat), seat, TITLE.asked(g.state, seat))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", HELPS)
def test_a_card_that_helps_in_a_window_is_used(what: str, level: str) -> None:
    assert chosen(level, HELPS[what]).startswith("use_card")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", IDLE)
def test_who_gains_nothing_in_a_window_passes(what: str, level: str) -> None:
    assert chosen(level, IDLE[what]) == "pass"


@pytest.mark.parametrize("level", THOROUGH)
def test_who_looks_ahead_sees_what_helps_though_the_thumb_would_pass(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aside, "HELPFUL", {})
    for what, scene in HELPS.items():
        assert chosen("easy:noise=0", scene) == "pass", what
        assert chosen(level, scene).startswith("use_card"), what


@pytest.mark.parametrize("level", LOOKING_AHEAD)
def test_who_looks_ahead_pays_nothing_for_nothing_though_the_thumb_would(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aside, "HELPFUL", dict.fromkeys(range(1, 73), 1.0))
    for what in COSTLY:
        assert chosen("easy:noise=0", IDLE[what]).startswith("use_card"), what
        assert chosen(level, IDLE[what]) == "pass", what


# how long they think


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Everything that is played on to a quiet point to look how it stands there."""
    found: list[object] = []
    follow = Lookout.follow

    def noted(self: Lookout, *args: Any) -> Any:
        found.append(args)
        return follow(self, *args)

    monkeypatch.setattr(Lookout, "follow", noted)
    return found


@pytest.mark.parametrize("level", LOOKING_AHEAD)
@pytest.mark.parametrize("what", [*HELPS, *IDLE])
def test_a_window_costs_a_fifth_of_a_turn_at_most(what: str, level: str, plays: list[object]) -> None:
    chosen(level, (HELPS | IDLE)[what])
    assert 2 <= len(plays) <= 20


OWN: dict[str, Callable[[], ReactingScene]] = {
    "purchases": shopping,
    "combat_turn": setting_out,
    "complete_move": on_the_way,
}


@pytest.mark.parametrize("level", LOOKING_AHEAD)
@pytest.mark.parametrize("decision", OWN)
def test_the_own_part_may_cost_more(decision: str, level: str, plays: list[object]) -> None:
    g = OWN[decision]()
    assert g.waits == f"Ana: {decision}"
    answer(level, g)
    assert 20 < len(plays) <= 100


def dice(plays: list[object], level: str) -> dict[str, int]:
    """What it costs Ana, who attacks, and Bo, who is attacked, to think about rolling their dice again."""
    g, spent = raid(units={HI: 3}), dict[str, int]()
    g.lucky(1)
    while len(spent) < 2:
        if g.asks == "reroll_attack":
            plays.clear()
            answer(level, g)
            spent[g.waiting] = len(plays)
        g.act(g.waiting, LET_PASS.get(g.asks) or g.choices()[0])
    return spent


@pytest.mark.parametrize("level", LOOKING_AHEAD)
def test_who_is_attacked_answers_out_of_turn(level: str, plays: list[object]) -> None:
    assert 2 <= dice(plays, level)["Bo"] <= 20


@pytest.mark.parametrize("level", LOOKING_AHEAD)
def test_who_attacks_is_in_the_own_part(level: str, plays: list[object]) -> None:
    assert 20 < dice(plays, level)["Ana"] <= 100
