"""Positions of Origins, written as the ledger writes its examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pentapolis.games.origins import TITLE, scenes
from pentapolis.games.origins.components import COLOURS, DICE, RESOURCES, TEMPLES
from pentapolis.games.origins.events import Gained, Paid, Scored
from pentapolis.games.origins.state import Origins, Player
from pentapolis.games.origins.turns import choose_action
from support import Scene

TWO = ("Ana", "Bo")
THREE = (*TWO, "Cy")
FOUR = (*THREE, "Dee")
SOLO = ("Ana",)


def goods(stone: int = 0, food: int = 0, wisdom: int = 0, gold: int = 0) -> dict[str, int]:
    """Resources by name; what is not named is none."""
    return {"stone": stone, "food": food, "wisdom": wisdom, "gold": gold}


class OriginsScene(Scene[Origins]):
    """A position of Origins, and what can be read off it by name."""

    def player(self, who: str) -> Player:
        return self.state.players[self.seat(who)]

    def turn(self, who: str) -> None:
        """Ask somebody for an action."""
        self.run(choose_action.for_seat[self.seat(who)])

    def each(self, field: str) -> dict[str, Any]:
        """A field of every player, by name."""
        return {who: getattr(self.player(who), field) for who in self.names}

    def resources(self, who: str) -> dict[str, int]:
        return dict(zip(RESOURCES, self.player(who).resources, strict=True))

    def vp(self, who: str) -> int:
        return self.player(who).vp

    def freemen(self, who: str) -> list[str]:
        """Dice by name, with `@` and the site of those placed."""
        return [
            DICE[f.colour][f.value] + (f"@{f.site}" if f.site else "")
            for f in sorted(self.player(who).freemen, key=lambda f: f.base)
        ]

    def advisers(self, who: str) -> list[str]:
        return [COLOURS[colour] for colour in self.player(who).advisers]

    def steps(self, who: str) -> dict[str, int]:
        return dict(zip(TEMPLES, self.player(who).steps, strict=True))

    def towers(self, who: str) -> dict[str, int]:
        return dict(zip(COLOURS, self.player(who).towers, strict=True))

    def city(self, who: str) -> dict[tuple[int, int], str]:
        """What lies on each cell: a building, or `farm`."""
        return {(tile.x, tile.y): "farm" if tile.farm else tile.tile for tile in self.player(who).tiles}

    def seats(self, who: str) -> dict[tuple[int, int], str]:
        """The die on each seat of power, empty for none."""
        return {(s.x, s.y): DICE[s.colour][s.value] if s.taken else "" for s in self.player(who).seats}

    @property
    def area(self) -> list[str]:
        return [DICE[die.colour][die.value] for die in self.state.area]

    @property
    def supply(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.state.supply, strict=True))

    @property
    def speakers(self) -> list[tuple[int, str, int]]:
        """Value, holder and site of each Speaker."""
        return [(speaker.value, self.name(speaker.holder), speaker.site) for speaker in self.state.speakers]

    @property
    def holders(self) -> dict[str, str]:
        """Who holds each Zodiac card, empty for nobody."""
        return {card: self.name(seat) for card, seat in zip(self.state.zodiac, self.state.holders, strict=True)}

    @property
    def stack(self) -> list[tuple[str, int]]:
        """The military markers from the rear, each stack from the bottom, with their spaces."""
        return [(self.name(seat), self.state.players[seat].military) for seat in self.state.military]

    @property
    def waiting(self) -> str:
        """Whom the table awaits."""
        return ", ".join(self.name(seat) for seat in self.title.to_act(self.state))

    def gained(self) -> list[tuple[str, str, dict[str, int]]]:
        """Who received what, and from what."""
        return [(self.name(e.seat), e.source, goods(e.stone, e.food, e.wisdom, e.gold)) for e in self.told(Gained)]

    def paid(self) -> list[tuple[str, str, dict[str, int]]]:
        return [(self.name(e.seat), e.source, goods(e.stone, e.food, e.wisdom, e.gold)) for e in self.told(Paid)]

    def scored(self) -> list[tuple[str, str, int]]:
        """Who scored, for what, and how much."""
        return [(self.name(e.seat), e.source, e.vp) for e in self.told(Scored)]


def scene(*names: str, announce_end: str = "yes", box: str = "", **position: Any) -> OriginsScene:
    """A position, as `pentapolis.games.origins.scenes` writes it; without names at a table of three."""
    names = names or THREE
    table = TITLE.table(len(names), {"announce_end": announce_end}, box)
    return OriginsScene(TITLE, scenes.scene(table, names, **position), names)


def example(id: str, **changed: Any) -> OriginsScene:
    """A worked example of the ledger after its steps, perhaps with something of its position changed."""
    return OriginsScene.example(TITLE, id, **changed)


def new_game(*names: str, chance: Sequence[str] = (), seed: int = 1) -> OriginsScene:
    """A new game, at its first choice; `chance` comes first, then luck."""
    return OriginsScene.new_game(TITLE, names or THREE, chance, seed)
