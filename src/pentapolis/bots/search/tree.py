"""A tree of what everybody may answer, grown in imagined worlds and cut at quiet points.

A node belongs to a seat and to what that seat knows: the choices that all could see, and what it knew before them; or,
where luck or a secret came between, what it sees. The thumb's marks are its prior; it is widened as it is visited. A
new node is played on by thumb to the quiet point, where the win model says how everybody stands.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, inf, sqrt
from typing import Any

from ...kernel.action import Action
from ...kernel.options import Options
from .budget import Clock
from .level import Level
from .lookout import LineOfPlay, Lookout
from .luck import WorldLuck
from .root import Root
from .thinker import Thinker

SMALLEST = 1e-4
"""The least spread of results that is taken for one."""
PER_WORLD = 6
"""Plays after which another world is imagined, as long as there are fewer than the level allows."""
DECIDED = 20
"""Visits at the root between two looks whether the rest could still change the choice."""


class Node:
    """A choice of one seat, and what came of it so far."""

    __slots__ = ("children", "count", "missed", "options", "places", "priors", "seat", "totals", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.count = 0
        self.options: list[Action] = []
        """Best prior first."""
        self.places: dict[Action, int] = {}
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.missed: list[int] = []
        """By option, visits in worlds that did not offer it."""
        self.children: dict[Action, Node] = {}
        """By option, the next choice of the same seat, if nothing comes between."""

    def add(self, actions: Sequence[Action], priors: Sequence[float]) -> None:
        """Options that were not offered here before."""
        for action, prior in zip(actions, priors, strict=True):
            self.places[action] = len(self.options)
            self.options.append(action)
            self.priors.append(prior)
            self.visits.append(0)
            self.totals.append(0.0)
            self.missed.append(0)

    def mean(self, place: int) -> float:
        return self.totals[place] / self.visits[place] if self.visits[place] else -inf


class TreeBot(Thinker):
    """Grows a tree from where it stands; what it grew is used again in the same turn."""

    _grown: Node | None = None
    """What has grown under the last choice."""

    def search(self, root: Root, clock: Clock) -> LineOfPlay:
        tree = Tree(self.lookout, root, self.level, self._grown if root.expected else None)
        tree.grow(clock)
        best = tree.best()
        self._grown = tree.top.children.get(best)
        return (best,)

    def forget(self) -> None:
        self._grown = None


class Tree:
    """A tree and the worlds it is grown in."""

    def __init__(self, lookout: Lookout, root: Root, level: Level, grown: Node | None = None) -> None:
        self.lookout, self.root, self.level = lookout, root, level
        self.title, self.game = lookout.title, lookout.game
        seats = len(root.observation.seats)
        self.top = grown if grown is not None and grown.seat == root.seat else Node(root.seat)
        self._offer(self.top, root.observation, root.options)
        self.nodes: dict[Hashable, Node] = {}
        """By who chooses, and by public choices and what that seat knew before, or by what it sees."""
        self.histories: dict[tuple[int, Action], int] = {}
        """Numbers of the ways that public choices have gone, by the one before and the last choice."""
        self.knowledge: dict[tuple[int, int], bytes] = {}
        """By world and seat, what that seat knew when the tree began to grow."""
        self.number = 0
        self.levels: list[list[float]] = []
        """By world, what all results there are set off against: what luck gives to every choice tells nothing."""
        self.sums, self.squares = [0.0] * seats, [0.0] * seats
        """Of every seat's results, set off."""

    def grow(self, clock: Clock) -> None:
        """Play after play, as long as the budget lasts and the choice is open."""
        if len(self.top.options) == 1:
            return
        while not clock.out or not self.number:
            self.play()
            clock.count()
            if self.number % DECIDED == 0 and self._decided(clock.left):
                return

    def best(self) -> Action:
        """What was tried most, and of equals what came out best."""
        top = self.top
        places = range(len(top.options))
        return top.options[max(places, key=lambda place: (top.visits[place], top.mean(place), -place))]

    def _decided(self, left: int) -> bool:
        """Whether the second most tried can't catch up."""
        most, second = sorted(self.top.visits, reverse=True)[:2]
        return most - second > left

    # one play

    def play(self) -> None:
        """Go down the tree to something new, or to a quiet point; play on, and tell all nodes on the way."""
        title, quiet = self.title, self.game.quiet
        at = self.number % min(self.level.worlds, 1 + self.number // PER_WORLD)
        self.number += 1
        state, seed = self.root.world(at)
        g, luck = title.copy(state), WorldLuck(seed)
        quiets = self.level.quiets
        path: list[tuple[Node, int]] = []
        node, options = self.top, self.root.options
        history, public = 0, True
        while True:
            place = self._select(node, options)
            path.append((node, place))
            action = node.options[place]
            open_to_all = title.pending(g).plain  # type: ignore[union-attr]
            now = title.apply(g, node.seat, action, luck)
            plain = open_to_all and not now.outcomes
            history = self._after(history, action)
            while g.agenda:
                if quiet(g):
                    quiets -= 1
                    if not quiets:
                        break
                mover = title.to_act(g)[0]
                options = title.asked(g, mover)
                if len(options) > 1:
                    break
                plain = not title.apply(g, mover, options[0], luck).outcomes and plain
                history = self._after(history, options[0])
            if not g.agenda or not quiets:
                break
            public = public and plain
            if plain and mover == node.seat:
                child = node.children.setdefault(action, Node(mover))
            elif public:
                child = self.nodes.setdefault((mover, history, self._knowledge(at, mover)), Node(mover))
            else:
                child = self.nodes.setdefault((mover, title.encode(title.observe(g, mover))), Node(mover))
            if not child.count:
                self._offer(child, g, options)
                child.count = 1
                self.lookout.play_on(g, luck, quiets)
                break
            node = child
        self._tell(path, at, self.lookout.worths(g))

    def _after(self, history: int, action: Action) -> int:
        """The number of the way that goes on from another by a choice."""
        return self.histories.setdefault((history, action), len(self.histories) + 1)

    def _knowledge(self, at: int, seat: int) -> bytes:
        """What a seat knew in a world when the tree began to grow; the own seat the same in all of them."""
        if seat == self.root.seat:
            return b""
        found = self.knowledge.get((at, seat))
        if found is None:
            state, _ = self.root.world(at)
            found = self.knowledge[at, seat] = self.title.encode(self.title.observe(state, seat))
        return found

    def _offer(self, node: Node, g: Any, options: Options) -> None:
        """Put the options that a node does not know yet in the order of their marks, with their priors."""
        new = [option for option in options if option not in node.places]
        if not new:
            return
        first = self.game.thumb(g, node.seat, options)
        marks = self.game.marks(g, node.seat, new)
        order = sorted(range(len(new)), key=lambda n: (new[n] != first, -marks[n]))
        order = [n for n in order if marks[n] > -inf or new[n] == first]
        top = max(marks)
        behind = [0.0 if new[n] == first else top - marks[n] for n in order]
        spread = sum(behind[: 2 * self.level.wide]) / max(1, len(behind[: 2 * self.level.wide]) - 1) or 1.0
        raised = [exp(-self.level.sharp * one / spread) for one in behind]
        whole = sum(raised)
        node.add([new[n] for n in order], [one / whole for one in raised])

    def _select(self, node: Node, options: Options) -> int:
        """The option that promises most, among those that a node of so many visits is open to."""
        level = self.level
        open_to = level.wide + int(node.count**level.widen)
        node.count += 1
        spread = self._spread(node.seat)
        best, chosen = -inf, -1
        tried = sum(node.visits)
        middle = sum(node.totals) / tried if tried else 0.0
        for place, option in enumerate(node.options):
            if not open_to:
                break
            if node is not self.top and option not in options:
                node.missed[place] += 1
                continue
            open_to -= 1
            visits = node.visits[place]
            value = node.totals[place] / visits if visits else middle
            available = node.count - node.missed[place]
            promise = value + level.explore * spread * node.priors[place] * sqrt(available) / (1 + visits)
            if promise > best:
                best, chosen = promise, place
        if chosen < 0:  # a world that offers nothing of what was known
            chosen = len(node.options)
            node.add([options[0]], [1.0 / len(options)])
        return chosen

    def _spread(self, seat: int) -> float:
        """The standard deviation of a seat's results."""
        if self.number < 2:
            return SMALLEST
        mean = self.sums[seat] / self.number
        return max(SMALLEST, sqrt(max(0.0, self.squares[seat] / self.number - mean * mean)))

    def _tell(self, path: list[tuple[Node, int]], at: int, worths: Sequence[float]) -> None:
        """Add a result. The first one in a world says nothing but where that world's level is: as high as what was
        chosen is expected to stand."""
        if at == len(self.levels):
            level = list(worths)
            for node, place in reversed(path):
                if node.visits[place]:
                    level[node.seat] = worths[node.seat] - node.mean(place)
            self.levels.append(level)
        found = [worth - level for worth, level in zip(worths, self.levels[at], strict=True)]
        for seat, one in enumerate(found):
            self.sums[seat] += one
            self.squares[seat] += one * one
        for node, place in path:
            node.visits[place] += 1
            node.totals[place] += found[node.seat]
