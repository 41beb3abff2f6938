"""A turn as a checklist: what the die has opened, what of it is done, and what would be lost by ending the turn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ....kernel.action import Action
from ....words import Words
from ....words.sheet import Cell, Line, line
from ..actions import (
    ClaimDecree,
    MainBuild,
    MainDeploy,
    MainExtension,
    MainStars,
    MainUpgrade,
    SeasonBonus,
    SpecialDeploy,
    TowerExchange,
    UsePrivilege,
)
from ..state import Bonus, Discordia
from ..turn import turn
from .amounts import effects_text, name_of, privilege_name

MAIN = (MainBuild, MainDeploy, MainExtension, MainUpgrade, MainStars)
DONE, OPEN, CLOSED = "✓", "○", "–"


class Open(msgspec.Struct, frozen=True):
    """What is still open in a turn."""

    main: bool
    special: list[str]
    season: bool
    towers: list[str]
    privileges: list[str]
    decrees: list[str]


def still_open(o: Discordia, seat: int) -> Open:
    """What the player whose turn it is could still do, whatever is being asked now."""
    offered: Sequence[Action] = list(turn.function(o, seat))
    return Open(
        main=any(isinstance(action, MAIN) for action in offered),
        special=[action.building for action in offered if isinstance(action, SpecialDeploy)],
        season=any(isinstance(action, SeasonBonus) for action in offered),
        towers=[action.tower for action in offered if isinstance(action, TowerExchange)],
        privileges=[action.privilege for action in offered if isinstance(action, UsePrivilege)],
        decrees=[action.decree for action in offered if isinstance(action, ClaimDecree)],
    )


def checklist(o: Discordia, words: Words) -> list[Line]:
    """The turn that is being played, a line for each thing that its die can open; then the bonuses that wait."""
    seat = o.active
    if seat < 0 or not o.die:
        return []
    left = still_open(o, seat)
    used = [name_of(id, words) for id in o.special_used]
    season = effects_text(o.box.seasons[o.season].bonus, words)
    lines = [
        _main(o, left, words),
        _entry("special", [name_of(id, words) for id in left.special], used, words),
        _entry("season", [season] if left.season else [], [season] if o.season_used else [], words),
        _entry("towers", _names(left.towers, words), _names(o.exchange_used, words), words),
    ]
    if left.privileges:
        lines.append(_entry("privileges", [privilege_name(id, words) for id in left.privileges], [], words))
    if left.decrees:
        lines.append(_entry("decrees", [words.say(f"decree-{id}") for id in left.decrees], [], words))
    if o.chain:
        waiting = ", ".join(bonus_text(bonus, words) for group in reversed(o.chain) for bonus in group)
        lines.append(line(Cell(words.say("sheet-waiting", bonuses=waiting), mark="strong")))
    return lines


def _main(o: Discordia, left: Open, words: Words) -> Line:
    state = "done" if o.main_used else "open" if left.main else "none"
    said = words.say(f"sheet-main-{state}", column=o.value)
    sign = {"done": DONE, "open": OPEN, "none": CLOSED}[state]
    return line(Cell(f"{sign} {said}", mark="good" if state == "open" else "faint"))


def _entry(kind: str, left: Sequence[str], used: Sequence[str], words: Words) -> Line:
    """One line: what is open first, then what is done."""
    label = words.say(f"sheet-check-{kind}")
    if left:
        done = f" ({DONE} {', '.join(used)})" if used else ""
        return line(Cell(f"{OPEN} {label} {', '.join(left)}{done}", mark="good"))
    if used:
        return line(Cell(f"{DONE} {label} {', '.join(used)}", mark="faint"))
    return line(Cell(f"{CLOSED} {label} {words.say('sheet-check-none')}", mark="faint"))


def _names(ids: Sequence[str], words: Words) -> list[str]:
    return [name_of(id, words) for id in ids]


def bonus_text(bonus: Bonus, words: Words) -> str:
    """A bonus that waits: "exchange 2 workers"."""
    return words.say("effect", bonus_id=bonus.kind, on_id=bonus.on or "any", n=bonus.n)
