"""Faults of plug-ins, each said in one sentence."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..words import Words

Why = Literal["name", "ours", "twice", "import", "package", "no-title", "id", "texts", "part"]


class Fault(msgspec.Struct, frozen=True):
    """A plug-in that can't be played: the id under which it is offered, its distribution and package, and why.

    | why | what is wrong, and the `detail` |
    | --- | --- |
    | `name` | the id is no word that can stand in an address |
    | `ours` | a game of Pentapolis has this id |
    | `twice` | another plug-in, of distribution `detail`, has this id |
    | `import` | the package can't be imported, or its title is declared wrongly: the error |
    | `package` | it is a module and not a package, so that there is no folder for its data |
    | `no-title` | it has no `TITLE`, or that is no `Title` |
    | `id` | its title has another id: that |
    | `texts` | a file of its texts can't be read: the error |
    | `part` | one of its modules, such as its heuristics, can't be imported: the error |
    """

    game: str
    distribution: str
    module: str
    why: Why
    detail: str = ""

    @property
    def key(self) -> str:
        """The key of the sentence that says what is wrong."""
        return f"doctor-plugin-{self.why}"

    @property
    def arguments(self) -> dict[str, Any]:
        """The variables of that sentence."""
        package = self.distribution or self.module
        return {"game": self.game, "package": package, "module": self.module, "detail": self.detail}

    def sentence(self, words: Words) -> str:
        """The sentence that names the plug-in and its fault."""
        return words.say(self.key, **self.arguments)


class BrokenPlugin(LookupError):
    """A game that an installed plug-in offers, and that can't be played."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.sentence(Words("en")))
        self.fault = fault
