"""Normal: every option worth a thought, and every plan of the game that the level weighs, is played on in the same
imagined worlds; the best on average is taken."""

from __future__ import annotations

from .budget import Clock
from .lines import with_plans
from .lookout import LineOfPlay
from .root import Root
from .thinker import Thinker


class AheadBot(Thinker):
    """Looks one own decision ahead."""

    def search(self, root: Root, clock: Clock) -> LineOfPlay:
        most = min(self.level.options, clock.candidates)
        options = self.lookout.candidates(root.observation, root.seat, root.options, most)
        lines = with_plans(self.lookout, root, self.level, [(option,) for option in options])[: clock.candidates]
        totals = [0.0] * len(lines)
        for number in range(self.level.worlds):
            if clock.left < len(lines) or len(lines) == 1:
                break
            world = root.world(number)
            for place, line in enumerate(lines):
                g = self.lookout.follow(world, root.seat, line)
                totals[place] += self.lookout.worth(g, root.seat)
            clock.count(len(lines))
        return lines[totals.index(max(totals))]
