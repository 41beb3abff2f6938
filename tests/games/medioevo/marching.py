"""Complete moves in tests: a turn of the combat phase, what can be chosen in it, and battles that are over."""

from __future__ import annotations

from typing import Any

from pentapolis.games.medioevo.battle.battle import Battle
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact
from pentapolis.games.medioevo.moves.conquest import settle_battle
from pentapolis.games.medioevo.moves.events import Conquered
from pentapolis.kernel.chance import ScriptedChance

from .scene import MedioevoScene, scene

MOVES = (
    *("begin_move", "step", "load", "unload", "hand_over", "board", "disembark", "join_move", "split_group"),
    *("switch_group", "finish_move", "seize", "attack_in_place", "pass_combat"),
)


def wagon(place: str, owner: str = "Ana", level: int = 1, **fields: Any) -> dict[str, Any]:
    return {"kind": "war_wagon", "level": level, "owner": owner, "place": place, **fields}


def galley(place: str, owner: str = "Ana", level: int = 1, **fields: Any) -> dict[str, Any]:
    return {"kind": "galley", "level": level, "owner": owner, "place": place, **fields}


def catapult(place: str, owner: str = "Ana") -> dict[str, Any]:
    return {"kind": "catapult", "owner": owner, "place": place}


def passage(host: int, guest: int, *places: str) -> Pact:
    """A public pact by which a host lets a guest pass."""
    clause = Clause("passage", giver=host, taker=guest, places=places)
    return Pact("p01-1-1", (0, 1), (clause,), 0, False, (-1, 0, 1, 2))


def turn(*names: str, who: str = "Ana", **position: Any) -> MedioevoScene:
    """A position in which somebody makes a complete move or passes."""
    g = scene(*names, phase="combat", **position)
    g.ask("combat_turn", who)
    g.mark()
    return g


def can(g: MedioevoScene, who: str, *verbs: str) -> list[str]:
    """What somebody can choose of these verbs, or of all that belong to moving, without the verb if there is one."""
    found = [line for line in g.options(who) if line.split()[0] in (verbs or MOVES)]
    return [line.partition(" ")[2] for line in found] if len(verbs) == 1 else found


def ways(g: MedioevoScene, who: str = "Ana") -> set[str]:
    """Where the group can step to."""
    return {line.removeprefix("place=") for line in can(g, who, "step")}


def walk(g: MedioevoScene, who: str, *places: str) -> None:
    for place in places:
        g.act(who, f"step place={place}")


def close_windows(g: MedioevoScene) -> None:
    """Whoever is still asked in a window passes, and the table closes it."""
    while (pending := g.title.pending(g.state)) is not None and pending.kind == "window":
        seat = g.title.to_act(g.state)[0]
        g.title.apply(g.state, seat, g.title.parse("pass"), g.luck or ScriptedChance(()), g.events)


def over(g: MedioevoScene, place: str, winner: str, loser: str, **fields: Any) -> None:
    """A battle that has been fought, the winner the attacker if nothing is said; then what comes of it."""
    ended = fields.pop("ended", "wiped_out")
    attacker = g.side(fields.pop("attacker", winner))
    sides = (g.side(winner), g.side(loser))
    defender = sides[1] if attacker == sides[0] else sides[0]
    holder = g.side(fields.pop("holder")) if "holder" in fields else -1
    battle = Battle(
        place=place,
        attacker=attacker,
        defender=defender,
        cause=fields.pop("cause", "move"),
        holder=holder,
        movement=0,
        began=fields.pop("began", [1, 1]),
        manned=[],
        round=fields.pop("round", 1),
        winner=fields.pop("won", sides[0]),
        ended=ended,
        **fields,
    )
    g.state.battles.append(battle)
    g.run(settle_battle)


def fight_out(g: MedioevoScene, seed: int = 1) -> None:
    """The battle that waits is fought to its end, by luck and the first choice offered each time."""
    depth = len(g.state.battles)
    g.lucky(seed)
    while len(g.state.battles) >= depth:
        who = g.waits.partition(": ")[0]
        g.act(who, g.options(who)[0])
    g.luck = None


def conquests(g: MedioevoScene) -> list[tuple[str, str, str]]:
    """Who conquered what, and from whom."""
    return [(g.name(e.seat), e.place, g.name(e.former)) for e in g.told(Conquered)]
