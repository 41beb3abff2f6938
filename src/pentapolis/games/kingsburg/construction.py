"""Step d: construct buildings, and the Envoy's second one (KB-9, KB-12.7)."""

from __future__ import annotations

from ...kernel.action import Done, Pass
from ...kernel.agenda import step
from ...kernel.decision import DONE, PASS, decision
from ...kernel.now import Now
from ...kernel.options import Items, Options
from ...kernel.refusal import Why
from .actions import Construct
from .components import BOXES, PLACES, ROWS
from .events import Built, EnvoySpent, Passed
from .ledger import pay, score
from .state import NOBODY, Kingsburg

ONLY_PASS = Items([PASS])
REMEMBERED = 1 << 16
"""Option lists that are kept, by buildings and goods."""


@step
def construct(g: Kingsburg, now: Now) -> None:
    """In turn order each player has one opportunity (KB-9.1)."""
    next_to_build(g, now, 0)


def next_to_build(g: Kingsburg, now: Now, place: int) -> None:
    """Ask the next player from this place of the turn order on; who can construct nothing passes (KB-9.6)."""
    for seat in g.order[place:]:
        options = buildings_or_pass(g, seat)
        if options is not ONLY_PASS:
            now.ask(build, seat, options)
            return
        if now.heard:
            now.tell(Passed, seat, "build")


def buildings_or_pass(g: Kingsburg, seat: int) -> Items:
    """The buildings a player may construct and can pay for, and passing; or `ONLY_PASS` itself (KB-9.1)."""
    province = g.provinces[seat]
    offers = BOXES[g.table.box].offers
    key = province.built, *province.goods
    options = offers.get(key)
    if options is None:
        choices = buildable(g, seat)
        options = Items((*choices, PASS)) if choices else ONLY_PASS
        if len(offers) < REMEMBERED:
            offers[key] = options
    return options


def buildable(g: Kingsburg, seat: int) -> list[Construct]:
    """The buildings a player may construct and can pay for, row by row (KB-9.2, KB-9.3)."""
    province = g.provinces[seat]
    gold, wood, stone = province.goods
    candidates = BOXES[g.table.box].candidates(province.built)
    return [choice for choice, cost in candidates if gold >= cost[0] and wood >= cost[1] and stone >= cost[2]]


@decision("KB-9.1", Construct, Pass)
def build(g: Kingsburg, seat: int) -> Options:
    """Construct one building, or pass (KB-9.1)."""
    return buildings_or_pass(g, seat)


@build.chosen
def _build(g: Kingsburg, now: Now, seat: int, action: Construct | Pass) -> None:
    if type(action) is Construct:
        erect(g, now, seat, action.building)
        if g.envoy == seat and buildable(g, seat):
            now.ask(build_second, seat)
            return
    next_to_build(g, now, g.order.index(seat) + 1)


@decision("KB-12.7", Construct, Done)
def build_second(g: Kingsburg, seat: int) -> Options:
    """The Envoy's holder may construct a second building at once (KB-12.7)."""
    return Items((*buildable(g, seat), DONE))


@build_second.chosen
def _build_second(g: Kingsburg, now: Now, seat: int, action: Construct | Done) -> None:
    if isinstance(action, Construct):
        g.envoy = NOBODY
        now.tell(EnvoySpent, seat)
        erect(g, now, seat, action.building)
    next_to_build(g, now, g.order.index(seat) + 1)


def erect(g: Kingsburg, now: Now, seat: int, building: str) -> None:
    """Pay, build, score at once (KB-9.3, KB-9.4)."""
    province = g.provinces[seat]
    place = PLACES[building]
    box = BOXES[g.table.box]
    card = box.buildings[place]
    pay(g, now, seat, box.cost(card, province.built), building)
    province.built |= 1 << place
    if now.heard:
        now.tell(Built, seat, building)
    score(g, now, seat, card.vp, building)


@build.refuses
@build_second.refuses
def _why_not_construct(g: Kingsburg, seat: int, action: Construct | Pass | Done) -> Why | None:
    if not isinstance(action, Construct):
        return None
    if action.building not in PLACES:
        return Why("KB-9.2", "refused-no-such-building", {"building": action.building})
    province = g.provinces[seat]
    place = PLACES[action.building]
    if province.built >> place & 1:
        return Why("KB-9.2", "refused-already-built", {"building": action.building})
    row = ROWS[place // 4]
    for left in row[: place % 4]:
        if not province.built >> PLACES[left] & 1:
            return Why("KB-9.2", "refused-needs-left", {"building": action.building, "needs": left})
    cost = g.box.cost(g.box.buildings[place], province.built)
    return Why(
        "KB-9.3",
        "refused-cannot-pay",
        {"building": action.building, "gold": cost[0], "wood": cost[1], "stone": cost[2]},
    )
