"""An owner's box: the values of a component file laid over those of the game, loaded for the tables that use it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any, Generic, Protocol, TypeVar

from .components import box_id, keep_printed, lean, load


class Box(Protocol):
    """All components of a game, made from the tables of its component file."""

    data: dict[str, Any]


B = TypeVar("B", bound=Box)


class OwnersBox(Generic[B]):
    """How a game plays with the component file of somebody who owns a real box.

    `boxes` are the loaded boxes by id; the empty id is the game's own. `lay_over` puts the tables of a file into a copy
    of ours, and `keep` refuses what the book prints and the tables don't mark as such; both raise `BadComponents`.
    """

    def __init__(
        self,
        boxes: dict[str, B],
        make: Callable[[dict[str, Any]], B],
        lay_over: Callable[[dict[str, Any], dict[str, Any]], None],
        keep: Callable[[B, B], None] | None = None,
    ) -> None:
        self.boxes = boxes
        self._make = make
        self._lay_over = lay_over
        self._keep = keep

    def load(self, source: bytes) -> str:
        """Load a component file, and return the id to put on the table."""
        name = box_id(source)
        if name not in self.boxes:
            self.boxes[name] = self._laid_over(source)
        return name

    def drop(self, name: str) -> None:
        """Forget a box that nothing plays with any more; the game's own stays."""
        if name:
            self.boxes.pop(name, None)

    def check(self, source: bytes) -> B:
        """The box of a new table. Unlike `load`, refuse values that the book prints: tables and records of earlier
        versions may have replaced those."""
        box = self._laid_over(source)
        keep_printed(self.boxes[""].data, box.data)
        if self._keep is not None:
            self._keep(self.boxes[""], box)
        return box

    def _laid_over(self, source: bytes) -> B:
        ours = self.boxes[""].data
        given = load(source)
        data = deepcopy(ours)
        self._lay_over(data, given)
        return self._make(lean(ours, data))
