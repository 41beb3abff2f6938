"""Phase 4: in turn order each player buys, upgrades, repairs, ransoms and redeploys, in any order (ME-6.1, ME-6.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.action import Action
from ....kernel.agenda import Entry, step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from .. import free
from ..abilities import ARTS, known
from ..actions import ConvertPoint, FlipToken, ProducePoints
from ..components import COLOUR_OF, COLOURS, DESIGNS
from ..state import Medioevo
from ..use import offers, productions
from ..windows import ACTIONS, use
from .buildings import (
    BuildBuilding,
    Repair,
    UpgradeBuilding,
    build_building,
    new_buildings,
    repair,
    repairs,
    upgrade_building,
    upgrades,
    why_no_building,
    why_no_repair,
)
from .desk import Desk
from .empire import BuyEmpireCard, buy_empire_card, card_purchases, why_no_card
from .engines import (
    BuildSiege,
    UpgradeSiege,
    build_siege,
    engine_upgrades,
    new_engines,
    upgrade_siege,
    why_no_engine,
)
from .objectives import ClaimObjective, why_no_claim
from .prisoners import Ransom, RedeploySurrendered, ransom, ransoms, redeploy, redeployments, why_not_back
from .recruits import (
    BuyBack,
    PromoteCaptain,
    Recruit,
    buy_back,
    promote_captain,
    promotions,
    recruit,
    recruits,
    returns,
    why_no_unit,
)
from .technology import BuyTechnology, buy_technology, technologies, why_no_technology
from .transports import (
    BuildTransport,
    UpgradeTransport,
    build_transport,
    new_transports,
    transport_upgrades,
    upgrade_transport,
    why_no_transport,
)

DEPLOYMENT = "deployment"
"""The effect of a called deployment: new pieces are bought behind the screens (ME-22.30)."""


class EndPurchases(Action, frozen=True):
    """Buy nothing more."""


Offered = Callable[[Desk], list[Action]]
OPEN: tuple[Offered, ...] = (
    *(technologies, card_purchases, upgrades, transport_upgrades, engine_upgrades, promotions),
    *(repairs, ransoms, redeployments, returns),
)
"""Purchases that are made in the open, with deployment too (ME-22.33)."""
PIECES: tuple[Offered, ...] = (new_buildings, new_transports, recruits, new_engines)
"""New pieces, which go behind the screen with deployment."""
DONE_BY: dict[type[Action], Callable[..., None]] = {
    BuyTechnology: buy_technology,
    BuildBuilding: build_building,
    UpgradeBuilding: upgrade_building,
    Repair: repair,
    BuildTransport: build_transport,
    UpgradeTransport: upgrade_transport,
    Recruit: recruit,
    PromoteCaptain: promote_captain,
    BuyBack: buy_back,
    BuildSiege: build_siege,
    UpgradeSiege: upgrade_siege,
    Ransom: ransom,
    RedeploySurrendered: redeploy,
    BuyEmpireCard: buy_empire_card,
}
REFUSED_BY: dict[type[Action], Callable[..., Why | None]] = {
    BuyTechnology: why_no_technology,
    BuildBuilding: why_no_building,
    UpgradeBuilding: why_no_building,
    Repair: why_no_repair,
    BuildTransport: why_no_transport,
    UpgradeTransport: why_no_transport,
    Recruit: why_no_unit,
    BuildSiege: why_no_engine,
    UpgradeSiege: why_no_engine,
    Ransom: why_not_back,
    RedeploySurrendered: why_not_back,
    BuyEmpireCard: why_no_card,
    ClaimObjective: why_no_claim,
}


def purchase_turns(g: Medioevo) -> list[Entry]:
    """The players' parts of the phase, in turn order."""
    return [purchase_turn.of(seat) for seat in g.order]


@step
def purchase_turn(g: Medioevo, now: Now, seat: int) -> None:
    """A player's own part of the phase."""
    if seat in g.order:
        now.ask(purchases, seat)


def deployed(g: Medioevo) -> bool:
    """Whether deployment has been called in this phase."""
    return any(effect.name == DEPLOYMENT for effect in g.effects)


@decision("ME-6.1", *DONE_BY, EndPurchases, *ACTIONS, *free.ERRANDS, free=True, private=True)
def purchases(g: Medioevo, seat: int) -> Options:
    """Everything a seat can buy now, one thing at a time, and what it may do beside."""
    found: list[Action] = [EndPurchases()]
    desk = Desk(g, seat)
    if g.players[seat].bankrupt:  # it buys nothing (ME-18.12)
        found += redeployments(desk)
    else:
        for offered in OPEN if deployed(g) else (*OPEN, *PIECES):
            found += offered(desk)
    found += helpful_productions(g, seat)
    found += offers(g, seat, "purchase")
    return Items(dict.fromkeys([*found, *free.errands(g, seat)]))


@purchases.chosen
def _purchases(g: Medioevo, now: Now, seat: int, action: Action) -> None:
    if isinstance(action, EndPurchases):
        return
    now.ask(purchases, seat)
    done = DONE_BY.get(type(action))
    if done is not None:
        done(g, now, seat, action)
    elif isinstance(action, ACTIONS):
        use(g, now, seat, action)
    else:
        free.run_errand(g, now, seat, action)


@purchases.refuses
def _why_not_purchases(g: Medioevo, seat: int, action: Any) -> Why | None:
    if g.players[seat].bankrupt and type(action) in DONE_BY:
        return Why("ME-18.12", "refused-me-bankrupt")
    why = REFUSED_BY.get(type(action))
    if deployed(g) and isinstance(action, BuildBuilding | BuildTransport | Recruit | BuildSiege):
        return Why("ME-22.33", "refused-me-behind-the-screen")
    return why(g, seat, action) if why else None


def helpful_productions(g: Medioevo, seat: int) -> list[Action]:
    """Ways to take points in hand that some purchase or technology of the seat could use (ME-7.4, ME-7.6)."""
    colours = useful_colours(g, seat)
    found: list[Action] = []
    for action in productions(g, seat) if colours else []:
        if isinstance(action, ProducePoints):
            helps = any(colour in colours for colour in action.colours)
        else:
            helps = not isinstance(action, FlipToken | ConvertPoint) or action.colour in colours
        if helps:
            found.append(action)
    return found


def useful_colours(g: Medioevo, seat: int) -> set[str]:
    """The colours of points that a seat can spend in this phase: on designs, and on technologies for any time."""
    technologies = list(known(g, seat))
    if "flight_of_time" in technologies:  # those of neighbours too
        return set(COLOURS)
    return {
        COLOUR_OF[name]
        for name in technologies
        if name in DESIGNS or (name in ARTS and {"free", "purchase"} & set(ARTS[name].windows))
    }
