"""What was done this turn that an objective may ask for (ME-7.14): each chapter says what happened, in one line.

The records stand with the player and are cleared at the end of the turn: numbers in `Player.deeds`, the rest in fields
of its own. Of battles and sales of one kind the greatest is kept, so that conditions on one battle or one sale can be
tested together. Three deeds are recorded by the foundation: `honor_gained`, `tp_spent`, `cards_used`.
"""

from __future__ import annotations

from ..components import BUILDINGS, ENGINES
from ..money import did, did_at_most
from ..state import Medioevo
from ..tabletop import BARBARIANS, NOBODY, Sold, Won

HONOR_GAINED, TP_SPENT, CARDS_USED = "honor_gained", "tp_spent", "cards_used"
ROUND_WON, ARCHER_KILLS = "round_won", "archer_kills"
CONQUERED, CONQUERED_FROM_PLAYER = "conquered", "conquered_from_player"
CAPTURED, CAPTAINS_OUT, SUPPRESSED = "captured", "captains_out", "suppressed"
ROUTE_COMPLETED, UNTROUBLED_TAX, EVENT_SURVIVED = "route_completed", "untroubled_tax", "event_survived"

BUILDING_NAMES = frozenset(name for chain in BUILDINGS.values() for name in chain)


def kind_of(what: str) -> str:
    """What objectives call an asset: a building or transport by its name, any engine `siege_engine`."""
    return "siege_engine" if what in ENGINES else what


def won_battle(g: Medioevo, seat: int, enemy: int, enemy_units: int, *, defended: bool, unharmed: bool) -> None:
    """A seat has won a battle: against whom, how many military units they had at its start, whether it defended
    against somebody who came in (a rebellion is no such thing), and whether it lost no military unit at all."""
    player, foe = g.players[seat], "barbarian" if enemy == BARBARIANS else "player"
    alike = [won for won in player.won if (won.foe, won.defended, won.unharmed) == (foe, defended, unharmed)]
    best = max([Won(foe, defended, unharmed, enemy_units), *alike])
    player.won = tuple(sorted([best, *(won for won in player.won if won not in alike)]))


def won_round(g: Medioevo, seat: int, attack: int) -> None:
    """A seat has won a battle round with this attack value."""
    did_at_most(g, seat, ROUND_WON, attack)


def shot_down(g: Medioevo, seat: int, in_this_battle: int) -> None:
    """So many enemy units have been removed by the seat's Archers in the battle in progress, this step included."""
    did_at_most(g, seat, ARCHER_KILLS, in_this_battle)


def conquered(g: Medioevo, seat: int, holder: int) -> None:
    """A seat has conquered a territory; `holder` controlled it before, a seat or nobody."""
    did(g, seat, CONQUERED)
    if holder not in (NOBODY, seat):
        did(g, seat, CONQUERED_FROM_PLAYER)


def plundered(g: Medioevo, seat: int, what: str, owner: int) -> None:
    """A seat has plundered a transport, engine or building of `owner`, or sunk a ship in a naval battle."""
    if owner not in (NOBODY, seat) or what in BUILDING_NAMES:
        player = g.players[seat]
        player.plundered = tuple(sorted((*player.plundered, kind_of(what))))
    overcame(g, seat, what, owner)


def overcame(g: Medioevo, seat: int, what: str, owner: int) -> None:
    """A seat has destroyed, or taken, something of another player: a building by its engines, a wagon by a Spy, a
    transport or engine it seized. What is plundered is told by `plundered` alone; a building that is kept, not at
    all."""
    if owner not in (NOBODY, seat):
        player = g.players[seat]
        player.overcome = tuple(sorted((*player.overcome, kind_of(what))))


def captured(g: Medioevo, seat: int, units: int = 1) -> None:
    """A seat has taken so many prisoners."""
    did(g, seat, CAPTURED, units)


def captain_out(g: Medioevo, seat: int) -> None:
    """A seat has removed or captured a Captain, of a player or of the barbarians."""
    did(g, seat, CAPTAINS_OUT)


def suppressed(g: Medioevo, seat: int) -> None:
    """A seat has suppressed a rebellion (ME-21.8)."""
    did(g, seat, SUPPRESSED)


def sold(g: Medioevo, seat: int, cubes: int, unit_price: int) -> None:
    """A seat has sold so many cubes in one action; the dearest of them brought this price."""
    player = g.players[seat]
    alike = [sale for sale in player.sold if sale.cubes == cubes]
    best = max([Sold(cubes, unit_price), *alike])
    player.sold = tuple(sorted([best, *(sale for sale in player.sold if sale not in alike)]))


def completed_route(g: Medioevo, seat: int, steps: int) -> None:
    """A seat has completed a trade route of so many steps, its destination included."""
    did_at_most(g, seat, ROUTE_COMPLETED, steps)


def kept_the_peace(g: Medioevo, seat: int, tax: int) -> None:
    """A seat has passed the rebellion check of this turn at this tax level without a rebellion."""
    did_at_most(g, seat, UNTROUBLED_TAX, tax)


def survived_event(g: Medioevo, seat: int, territories: int) -> None:
    """The event of this turn lay on so many territories the seat controls without a loss there: no unit removed, no
    destruction token."""
    did_at_most(g, seat, EVENT_SURVIVED, territories)
