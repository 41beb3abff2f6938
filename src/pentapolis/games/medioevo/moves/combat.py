"""The combat phase: rounds in which every player makes one complete move or passes (ME-9.1, ME-9.2, ME-9.5)."""

from __future__ import annotations

from ....kernel.action import Action, text
from ....kernel.agenda import step
from ....kernel.decision import decision
from ....kernel.now import Now
from ....kernel.options import Items, Options
from ....kernel.refusal import Why
from ..diplomacy.events import Overstayed
from ..diplomacy.hostilities import attacked
from ..diplomacy.pacts import open_borders, passage
from ..forces import sides_at, troops_at
from ..free import ERRANDS, errands, run_errand
from ..state import Medioevo
from ..tabletop import BARBARIANS
from .actions import Seize
from .choices import BeginMove, beginnings, new_group, new_march
from .encounters import attack_here, attacks_in_place, meet_opponents
from .events import CombatRoundBegan
from .groups import march_of
from .march import march_on
from .paths import castle_exit, movement_left, takes_part
from .seizing import begin_seizure, seizures
from .underway import Fought, Group, Seized, Standing


class AttackInPlace(Action, frozen=True):
    """Attack a side where both stand already; barbarians are -1."""

    place: str
    player: int


class PassCombat(Action, frozen=True):
    """Make no move in this round."""


@step
def combat_phase(g: Medioevo, now: Now) -> None:
    """Phase 5: rounds until all have passed in one, or nobody can move any more (ME-9.1, ME-9.2)."""
    now.then(combat_round.of(1), overstay)


@step
def combat_round(g: Medioevo, now: Now, number: int) -> None:
    """One round, unless nobody moved in the last one."""
    done = number > 1 and g.passes >= len(g.order)
    g.passes = 0
    if done:
        return
    now.tell(CombatRoundBegan, number)
    now.then(combat_round.of(number + 1))
    now.each(g.order, begin_combat_turn)


@step
def begin_combat_turn(g: Medioevo, now: Now, seat: int) -> None:
    """Who can't do anything, as far as the others know, passes unasked (ME-17.28)."""
    if _might_begin(g, seat) or attacks_in_place(g, seat) or _seizures_in_place(g, seat):
        now.then(combat_turn.of(seat))
    else:
        g.passes += 1


def _might_begin(g: Medioevo, seat: int) -> bool:
    """Whether something could move, perhaps where a secret pact lets it pass."""
    return bool(beginnings(g, new_march(seat)) or beginnings(open_borders(g), new_march(seat)))


@decision("ME-9.1", BeginMove, AttackInPlace, Seize, PassCombat, *ERRANDS, free=True, private=True)
def combat_turn(g: Medioevo, seat: int, *refrained: str) -> Options:
    """Begin a complete move, attack or seize where the own units stand, pass, or see to something else first; what was
    taken back when it was to be confirmed is not offered again in this round."""
    found: list[Action] = [AttackInPlace(place, side) for place, side in attacks_in_place(g, seat)]
    found += _seizures_in_place(g, seat)
    found = [action for action in found if text(action) not in refrained]
    return Items([*beginnings(g, new_march(seat)), *found, PassCombat(), *errands(g, seat)])


def _seizures_in_place(g: Medioevo, seat: int) -> list[Action]:
    places = {item.place for item in g.items.values() if item.owner not in (seat, BARBARIANS)}
    return [action for place in sorted(places) if troops_at(g, place, seat) for action in seizures(g, seat, place)]


@combat_turn.chosen
def _combat_turn(g: Medioevo, now: Now, seat: int, action: Action, *refrained: str) -> None:
    if isinstance(action, PassCombat):
        g.passes += 1
    elif isinstance(action, BeginMove):
        g.marches.append(new_march(seat))
        new_group(g, action)
        now.then(march_on.of(seat))
    elif isinstance(action, AttackInPlace):
        _stand(g, now, seat, action.place, *refrained, text(action))
        attack_here(g, now, seat, action.place, action.player)
    elif isinstance(action, Seize):
        _stand(g, now, seat, g.items[action.item].place, *refrained, text(action))
        begin_seizure(g, now, seat, action)
    else:
        now.then(combat_turn.of(seat, *refrained))
        run_errand(g, now, seat, action)


def _stand(g: Medioevo, now: Now, seat: int, place: str, *refrained: str) -> None:
    """A complete move without a step: an attack or a seizure in place (ME-9.25). What the seat may yet take back goes
    with what it took back before."""
    march = new_march(seat)
    march.groups.append(Group(place, ()))
    march.notes.append(Standing())
    g.marches.append(march)
    now.then(stood.of(seat, *refrained))


@step
def stood(g: Medioevo, now: Now, seat: int, *refrained: str) -> None:
    """What was done in place is the complete move; who has seized something may seize more, who thought better of it
    chooses again."""
    notes = march_of(g).notes
    if Seized() in notes:
        now.then(march_on.of(seat))
        return
    g.marches.pop()
    if Fought() not in notes:
        now.then(combat_turn.of(seat, *refrained))


@combat_turn.refuses
def _why_not_begin(g: Medioevo, seat: int, action: Action, *refrained: str) -> Why | None:
    if text(action) in refrained:
        return Why("ME-17.5", "refused-me-taken-back")
    if isinstance(action, AttackInPlace):
        return Why("ME-9.5", "refused-me-nobody-to-attack")
    if isinstance(action, Seize):
        return Why("ME-9.22", "refused-me-not-to-be-seized")
    if not isinstance(action, BeginMove):
        return None
    item = g.items.get(action.item)
    if item is None and troops_at(g, action.place, seat) and castle_exit(g, seat, action.place):
        return Why("ME-9.14", "refused-me-left-castle")
    if item is None:
        return Why("ME-9.8", "refused-me-needs-transport")
    if item.owner != seat:
        return Why("ME-9.3", "refused-me-not-yours")
    if not takes_part(item):
        return Why("ME-9.15", "refused-me-trade-transport")
    if not movement_left(item):
        return Why("ME-9.4", "refused-me-exhausted")
    return Why("ME-9.10", "refused-me-nowhere-to-go")


@step
def overstay(g: Medioevo, now: Now) -> None:
    """The combat phase is over: guests who had notice and are still inside attack their host by staying (ME-17.13)."""
    over = [notice for notice in g.notices if notice.until <= g.turn]
    g.notices = [notice for notice in g.notices if notice.until > g.turn]
    for notice in over:
        guest, host = notice.guest, notice.host
        stays = [a.place for a in g.admitted if (a.guest, a.host) == (guest, host)]
        stays = [name for name in stays if troops_at(g, name, guest) and not passage(g, guest, host, name)]
        for place in stays:
            now.tell(Overstayed, guest, host, place)
            if len(sides_at(g, place)) > 1:
                now.then(meet_opponents.of(guest, place, host, 0, "move"))
        if stays:
            attacked(g, now, guest, host)
