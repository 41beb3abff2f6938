"""The year: its eight phases, the King's aid, reward and envoy (KB-2 to KB-4, KB-11, KB-12, KB-18)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Options
from .actions import Take
from .components import AID, AUTUMN, ENVOY, PHASES, REWARD, SPRING, SUMMER
from .events import AidDieGranted, EnvoyGranted, EnvoyReturned, EnvoyStayed, OrderSet, PhaseBegan
from .ledger import any_goods, gain, score
from .production import production_season
from .scoring import cathedral
from .state import NOBODY, Kingsburg
from .winter import recruit_soldiers, winter

YEARS = 5


@step
def set_up(g: Kingsburg, now: Now) -> None:
    """The first turn order is random (KB-2.4); the enemies lie face down and are not decided until seen (KB-2.5)."""
    g.order[:] = [int(seat) for seat in now.order("turn_order", g.seats)]
    now.tell(OrderSet, tuple(g.order))
    now.then(play_year)


@step
def play_year(g: Kingsburg, now: Now) -> None:
    """Eight phases, always in this order (KB-3.1)."""
    now.then(
        kings_aid,
        production_season.of(SPRING),
        kings_reward,
        production_season.of(SUMMER),
        kings_envoy,
        production_season.of(AUTUMN),
        recruit_soldiers,
        winter,
        end_of_year,
    )


def begin_phase(g: Kingsburg, now: Now, phase: int) -> None:
    """The season marker moves on (KB-3.5)."""
    g.phase = phase
    now.tell(PhaseBegan, g.year, PHASES[phase - 1])


@step
def kings_aid(g: Kingsburg, now: Now) -> None:
    """The King helps who has least: a white die for the spring, or in a full tie a good each (KB-4)."""
    begin_phase(g, now, AID)
    lagging = g.fewest_buildings()
    if len(lagging) > 1:
        lagging = g.fewest_goods(lagging)
    if len(lagging) > 1:
        now.each(lagging, aid_good)
    else:
        g.aid_die = lagging[0]
        now.tell(AidDieGranted, g.aid_die)


@decision("KB-4.3", Take)
def aid_good(g: Kingsburg, seat: int) -> Options:
    """Each player of the final tie takes a good of choice, openly, in turn order (KB-4.3, KB-4.6)."""
    return any_goods(1)


@aid_good.chosen
def _aid_good(g: Kingsburg, now: Now, seat: int, action: Take) -> None:
    gain(g, now, seat, (action.gold, action.wood, action.stone), "kings_aid")


@step
def kings_reward(g: Kingsburg, now: Now) -> None:
    """The King praises whoever has built most; tied leaders all score (KB-11.1)."""
    begin_phase(g, now, REWARD)
    numbers = [province.built.bit_count() for province in g.provinces]
    most = max(numbers)
    for seat in g.order:
        if numbers[seat] == most:
            score(g, now, seat, 1, "kings_reward")


@step
def kings_envoy(g: Kingsburg, now: Now) -> None:
    """The Envoy goes to who has least, or in a full tie to nobody (KB-12.1 to KB-12.4)."""
    begin_phase(g, now, ENVOY)
    if g.envoy != NOBODY:
        now.tell(EnvoyReturned, g.envoy)
        g.envoy = NOBODY
    lagging = g.fewest_goods(g.fewest_buildings())
    if len(lagging) == 1:
        g.envoy = lagging[0]
        now.tell(EnvoyGranted, g.envoy)
    else:
        now.tell(EnvoyStayed)


@step
def end_of_year(g: Kingsburg, now: Now) -> None:
    """After winter the next year begins, or after year V the game ends (KB-18.1, KB-18.2)."""
    if g.year < YEARS:
        g.year += 1
        now.then(play_year)
    else:
        now.then(cathedral)
