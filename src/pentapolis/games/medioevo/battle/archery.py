"""Step 2 of a round: Archers (ME-10.6, ME-11.6).

Numbers of notes that count here: of `card_7`, so many extra shots that nothing cancels (ME-25.8); of `strategy`, so
many points of damage without a roll (ME-26.16).
"""

from __future__ import annotations

from ....kernel.agenda import step
from ....kernel.now import Now
from .. import windows
from ..components import ARCHER, HIT
from ..forces import number_of
from ..state import Medioevo
from .armies import ATTACKER, DEFENDER, SIDES, active, army, fought, melee_troops, noted, seat_of
from .assign import take_damage
from .battle import Battle, CaptainUsed
from .captains import use_captains
from .events import ShotsRolled
from .protection import reduced
from .reactions import opened


@step
def archery(g: Medioevo, now: Now) -> None:
    """Both sides see which Archers shoot, and Captains for them."""
    battle = fought(g)
    if not battle.ended and all(army(g, battle, side) for side in SIDES):
        battle.step = "archery"
        now.then(*opened(g, windows.archery_setup), use_captains, shoot)


def arrows(g: Medioevo, battle: Battle, side: int) -> int:
    """How many dice a side rolls: one for each active Archer, one for a Captain acting as one, extra ones by a card."""
    archers = number_of(melee_troops(g, battle, side), ARCHER) if active(g, battle, side, ARCHER) else 0
    return archers + (CaptainUsed("act", ARCHER) in battle.used[side]) + _sum(battle, side, "card_7")


def _sum(battle: Battle, side: int, name: str) -> int:
    return sum(note.number for note in noted(battle, side, name))


@step
def shoot(g: Medioevo, now: Now) -> None:
    """All who can shoot do, the attacker's first."""
    battle = fought(g)
    if battle.ended:
        return
    battle.abilities = [[ARCHER] if active(g, battle, side, ARCHER) else [] for side in SIDES]
    numbers = [arrows(g, battle, side) for side in SIDES]
    for side in SIDES:
        battle.shots[side] = now.dice(numbers[side], 8) if numbers[side] else []
        if numbers[side]:
            now.tell(ShotsRolled, seat_of(battle, side), "archery", tuple(battle.shots[side]))
    rolled = opened(g, windows.archery_rolled) if any(numbers) else ()
    now.then(*rolled, arrows_hit)


@step
def arrows_hit(g: Medioevo, now: Now) -> None:
    """Each die of 1 to 3 is a point of damage; that of both sides is dealt together."""
    battle = fought(g)
    for side in SIDES:
        points = sum(die <= HIT for die in battle.shots[side]) + _sum(battle, side, "strategy")
        battle.damage[1 - side] = reduced(g, battle, 1 - side, "archery", points)
    battle.shots = [[], []]
    now.then(take_damage.of(ATTACKER, "archery"), take_damage.of(DEFENDER, "archery"))
