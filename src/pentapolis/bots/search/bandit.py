"""Hard and expert: whole lines of the own turn, compared in the same worlds, longest those that may be best."""

from __future__ import annotations

from .budget import Clock
from .lines import lines_of
from .lookout import LineOfPlay
from .race import Race
from .root import Root
from .thinker import Thinker


class BanditBot(Thinker):
    """Looks at whole lines of its turn, and longest at those that may be best."""

    def search(self, root: Root, clock: Clock) -> LineOfPlay:
        lines = lines_of(self.lookout, root, self.level, clock)
        return Race(self.lookout, root, lines, self.level.sure).run(clock, self.level.worlds)
