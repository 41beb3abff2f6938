"""Recruitment and emptying (DI-19.9 to DI-19.17)."""

from __future__ import annotations

from ...kernel.agenda import step
from ...kernel.decision import decision
from ...kernel.now import Now
from ...kernel.options import Options
from ...kernel.refusal import Why
from .actions import ReturnWorkers
from .bonuses import choices, hand_back, why_not_return
from .components import BOXES, EXPEDITION, UPGRADE, Box
from .decrees import open_window
from .events import RecruitmentCounted
from .houses import empty_spaces
from .looks import ANYBODY, town
from .ships import empty
from .state import RECRUITMENT, City, Discordia
from .workers import counted, draw, put_back


@step
def recruitment(g: Discordia, now: Now) -> None:
    """When the raid is over for all, each recruits in turn, the first player first (DI-19.9)."""
    g.phase = RECRUITMENT
    now.each(g.clockwise(g.first_player), recruit)


def visible_symbols(box: Box, city: City) -> int:
    """Recruitment symbols of the board that no decree, extension, building or star lies on (DI-19.11, DI-A30)."""
    count = box.decree_symbols[len(city.decrees)]
    count += box.track_symbols(EXPEDITION, city.expedition, city.expedition_tiles)
    count += box.track_symbols(UPGRADE, city.upgrade, city.upgrade_tiles)
    for row, symbols, printed in zip(city.rows, box.slot_symbols, box.printed_symbols, strict=True):
        if len(row) < len(symbols):
            count += symbols[len(row)]
        for number, house in zip(printed, row, strict=False):
            if house is None:
                count += number
    return count


def need(box: Box, city: City, seat: int = ANYBODY) -> int:
    """Visible symbols and empty spaces, less the number in the ring; never kept, always counted (DI-19.10)."""
    return visible_symbols(box, city) + empty_spaces(box, city, seat) - city.ring


@step
def recruit(g: Discordia, now: Now, seat: int) -> None:
    """A positive need draws workers, a negative one sends some to the bag, as many as there are (DI-19.13-19.16)."""
    box, city = BOXES[g.table.box], g.cities[seat]
    wanted = need(box, city, seat)
    if now.heard:
        now.tell(RecruitmentCounted, seat, visible_symbols(box, city), empty_spaces(box, city), city.ring, wanted)
    now.then(open_window.for_seat[seat])
    if wanted > 0:
        draw(g, now, seat, wanted, "recruitment")
    elif wanted < 0:
        number = min(-wanted, city.workers)
        hand_back(g, now, seat, number, "recruitment", recruit_return.of(seat, number))


@decision("DI-19.14", ReturnWorkers)
def recruit_return(g: Discordia, seat: int, number: int) -> Options:
    """Exactly so many workers of own choice (DI-19.14)."""
    return choices(g.cities[seat], number)


@recruit_return.chosen
def _recruit_return(g: Discordia, now: Now, seat: int, action: ReturnWorkers, number: int) -> None:
    put_back(g, now, seat, counted(action), "recruitment")


@recruit_return.refuses
def _why_not_these(g: Discordia, seat: int, action: ReturnWorkers, number: int) -> Why:
    return why_not_return(g, seat, action, "DI-19.14", number)


@step
def emptying(g: Discordia, now: Now) -> None:
    """When all have recruited, the workers on full buildings and towers go to the bag (DI-19.17, DI-A35)."""
    box = g.box
    for seat, city in enumerate(g.cities):
        for one in town(box, city, seat).full:
            if one.workers:  # a commercial tower has none
                empty(g, now, seat, one.building)
