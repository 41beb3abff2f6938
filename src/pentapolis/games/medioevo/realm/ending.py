"""Phase 7: the end of a turn, and whether it was the last (ME-20, ME-21.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from ....kernel.action import Action, Pass
from ....kernel.agenda import step
from ....kernel.decision import decision, floor
from ....kernel.now import Now
from ....kernel.options import NOTHING, Items, Options
from ..components import COLOURS
from ..control import controller
from ..diplomacy.pacts import refresh_admissions
from ..forces import Troops, add_troops, change, merged, remove_item, set_troops, troops_at
from ..market.objectives import ClaimObjective, claim, claims, public_claims
from ..moves.conquest import left_alone
from ..state import Medioevo
from ..supply import real_kind
from ..tabletop import BARBARIANS, NONE, Card, Troop
from ..trading.routes import saved_routes_end
from .events import TurnEnded, UnitsReturned
from .hordes import calm

BISHOPS = ("card_1", "card_2", "card_3")


class TimeIsUp(Action, frozen=True):
    """The agreed time has passed."""


@floor("ME-21.3", TimeIsUp, table=True, light=(TimeIsUp,))
def clock(g: Medioevo, seat: int) -> Options:
    """With a time limit the table says when it is over; the turn is finished (ME-21.3, ME-A68)."""
    limited = g.table.options["minutes"] != "none" and not g.time_up and not g.over_by
    return Items([TimeIsUp()]) if limited else NOTHING


@clock.chosen
def _clock(g: Medioevo, now: Now, seat: int, action: TimeIsUp) -> None:
    g.time_up = True


@step
def last_claims(g: Medioevo, now: Now, seat: int) -> None:
    """What was done this turn may be claimed to its end (ME-7.14), even where nothing else was asked since: whoever
    could, by what all can see, is asked once more."""
    if seat in g.order and public_claims(g, seat):
        now.then(claim_objective.of(seat))


@decision("ME-7.12", ClaimObjective, Pass, free=True, private=True)
def claim_objective(g: Medioevo, seat: int) -> Options:
    """One of the objectives that are met, or none."""
    return Items([*claims(g, seat), Pass()])


@claim_objective.chosen
def _claim_objective(g: Medioevo, now: Now, seat: int, action: ClaimObjective | Pass) -> None:
    if isinstance(action, ClaimObjective):
        now.then(last_claims.of(seat))
        claim(g, now, seat, action)


@step
def refresh_pieces(g: Medioevo, now: Now) -> None:
    """Stop tokens go, movement points come back, cards are straightened, objective tokens turned up (ME-20.1)."""
    for name in g.items:
        change(g, name, spent=0, extra=0, stopped=False, left=(), twin=False, carries=0)
    for player in g.players:
        player.cards = [_straightened(card) for card in player.cards]
        player.grey = [0] * len(COLOURS)


def _straightened(card: Card) -> Card:
    """Upright again; one that card 13 holds is turned for another turn, in which no Bard can straighten it, for it was
    not turned in that one (ME-25.14, ME-25.40)."""
    return replace(card, rotated=card.held, held=False, straightened=card.held)


@step
def effects_end(g: Medioevo, now: Now) -> None:
    """Units are again what they were; hired barbarians and lent units go home (ME-20.2)."""
    homecoming: list[Troop] = []
    for name, place in list(g.places.items()):
        for force in place.forces:
            homecoming += [troop for troop in force.troops if troop.lent_by not in (NONE, BARBARIANS)]
            set_troops(g, name, force.side, _themselves(_own(force.troops)))
    for name, item in list(g.items.items()):
        if item.troops:
            change(g, name, troops=_themselves(_own(item.troops)))
    refresh_admissions(g)
    for troop in homecoming:
        if controller(g, troop.home) == troop.lent_by:
            add_troops(g, troop.home, troop.lent_by, _themselves([replace(troop, lent_by=NONE, home="")]))
            now.tell(UnitsReturned, troop.lent_by, troop.home)
    g.bishops = [effect for effect in g.effects if effect.name in BISHOPS]
    g.effects = []
    saved_routes_end(g, now)
    for name in [name for name, item in g.items.items() if item.owner == BARBARIANS]:
        if not troops_at(g, g.items[name].place, BARBARIANS):
            remove_item(g, name)
    for name in list(g.places):
        left_alone(g, now, name)


def _own(troops: Troops) -> Iterator[Troop]:
    """The units that nobody has lent."""
    return (troop for troop in troops if troop.lent_by == NONE)


def _themselves(troops: Iterable[Troop]) -> Troops:
    """Units that may move again, of their real type."""
    return merged(_fresh(troop) for troop in troops)


def _fresh(troop: Troop) -> Troop:
    kind, level = real_kind(troop)
    return replace(troop, kind=kind, level=level, moved=False, left=(), real="", real_level=0)


@step
def forget_turn(g: Medioevo, now: Now) -> None:
    """What was done this turn no longer counts; what can be done once a turn can be done again."""
    for player in g.players:
        player.deeds, player.learnt, player.borrowed_cards = {}, [], []
        player.won = player.sold = player.plundered = player.overcome = player.struck = ()
        player.borrowed = player.repaid = player.bought_card = False
        player.recruited = 0
        player.surrendered = list(merged([*player.surrendered, *player.surrendered_now]))
        player.surrendered_now = []
        player.wounded, player.wounded_now = player.wounded_now, []
    g.conquered = []
    for name in list(g.places):
        calm(g, name)
    now.tell(TurnEnded, g.turn)
