"""Positions in the purchase phase."""

from __future__ import annotations

from typing import Any

from games.medioevo.scene import MedioevoScene, scene
from pentapolis.games.medioevo.diplomacy.relations import Clause, Pact

ALL = {"transport": 4, "trade": 4, "law": 4, "combat": 4, "construction": 4, "religion": 4}
PURCHASES = ("buy_", "build_", "upgrade_", "repair", "recruit", "promote", "ransom", "redeploy", "end_purchases")


def buying(*names: str, **position: Any) -> MedioevoScene:
    """Ana, who leads Byzantium, buys."""
    g = scene(*names, **position)
    g.ask("purchases", "Ana")
    g.mark()
    return g


def offered(g: MedioevoScene, verb: str = "", who: str = "Ana") -> list[str]:
    """The purchases somebody can make now, all or those of a verb."""
    return [line for line in g.options(who) if (line.split()[0] == verb if verb else line.startswith(PURCHASES))]


def places(g: MedioevoScene, start: str, who: str = "Ana") -> list[str]:
    """Where a purchase that begins like this can be placed."""
    return [line.rpartition("place=")[2] for line in g.options(who) if line.startswith(f"{start} place=")]


def granted(kind: str, *territories: str) -> dict[str, Any]:
    """A pact by which Bo grants Ana something in some territories, beside another about trade; for `state`."""
    clauses = (Clause(kind, giver=1, taker=0, places=territories), Clause("trade"))
    everyone = (-1, 0, 1, 2)
    return {"pacts": [Pact(f"p01-1-{n}", (0, 1), (clause,), 0, False, everyone) for n, clause in enumerate(clauses)]}
