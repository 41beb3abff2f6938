"""Hindsight: a finished game, move by move. What was each move worth, what did luck do, what would have been better?

The value of a position is how likely everybody is to win: at a quiet point what the model says, else the mean over the
quiet points that rule of thumb comes to, with the same luck for every position. It is a list: the seats, then nobody.

    choice   options compared in worlds imagined from what the mover saw then: first all of them, then the best against
             the chosen one in fresh worlds, so that nobody is blamed for a sample's luck. About equal costs nothing,
             nor does what gives nothing up. All are played on by thumb: what the next choice of the same seat could
             still make better than the thumb does is noted there (`missed`), so that nobody pays for it twice. What
             is done unasked (a war, an offer) is compared with nothing.
    luck     the value after what chance answered, minus its mean over other answers, after which the same is rolled as
             after the real one: only the answer itself makes a difference. The model may not see what a roll is good
             for before it is used: where a move ends at a quiet point, what the answers come to one quiet point later
             is luck too, booked there (`late`).

Each account depends on the record, the effort and the seed only, not on what was computed before.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from math import ceil
from typing import Any

import msgspec

from ...kernel.action import Action, text
from ...kernel.chance import Chance, ScriptedChance
from ...kernel.match import Match
from ...kernel.options import Options
from ...kernel.sight import TABLE
from ..protocol import luck, mixed, unsealed
from .weighing import Gap, Reason, gap, lookout_of, mean, reasons, spread, unweighed, weigh, worlds
from .weighing import Luck as Rolled

EFFORT = 8
"""Worlds that a choice is first looked at in."""
DRAWS = 32
"""Other answers of chance, at least."""
CAP = 6
"""Options that a choice is compared with."""
COSTLY = 0.03
"""What a choice must cost to be a turning point."""

Values = list[float]


class NotOver(ValueError):
    """A game that goes on is not looked at: that would use what is hidden."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A choice that was not the best: what it cost its seat, what was better, and why if it is a turning point."""

    seat: int
    action: str
    better: str
    cost: float
    error: float
    reasons: list[Reason] = []
    """What speaks for the better one."""


class Luck(msgspec.Struct, frozen=True, array_like=True):
    """What chance did in a move: at once, and by the next quiet point after it."""

    now: Values
    late: Values
    error: Values
    """Of both together."""

    @property
    def total(self) -> Values:
        return [a + b for a, b in zip(self.now, self.late, strict=True)]


class Account(msgspec.Struct, frozen=True, array_like=True):
    """A move (0: the set-up): what it was worth and why."""

    move: int
    seat: int
    """Who moved, asked or not; -1 if nobody had a choice."""
    before: Values
    after: Values
    quiet: bool
    """Whether it leads to a quiet point."""
    on: Values
    """From a quiet point: the value by what follows from there, up to the next."""
    luck: Luck | None = None
    choice: Choice | None = None
    missed: Gap | None = None
    """By how much the best option is better than what the thumb would choose, if a choice of the seat's led here."""
    goes_on: bool = False
    """Whether a choice was judged by what the thumb does next: no luck came, and no quiet point."""


class Hindsight:
    """Looks at a finished game. `effort` says how hard: worlds, draws and playouts grow with it."""

    def __init__(self, match: Match[Any], effort: int = EFFORT, seed: int = 0) -> None:
        if not match.over:
            raise NotOver("only a finished game is looked at")
        self.match, self.title = match, match.title
        self.lookout = lookout_of(match.title)
        self.judge = self.lookout.judge
        self.effort, self.seed = max(1, effort), seed
        self.seeds = [mixed(seed, "playout", number) for number in range(2 * self.effort)]
        self.draws = len(self.seeds) * max(2, ceil(DRAWS / len(self.seeds)))

    def __len__(self) -> int:
        """Accounts there are: the set-up, then the moves."""
        return len(self.match.moves) + 1

    def accounts(self, start: int = 0) -> Iterator[Account]:
        """What every move was worth, from the one with this number on."""
        match, judge = self.match, self.judge
        state = match.position(max(0, start - 1))
        ends = self._playouts(state)
        value = mean(ends)
        if not start:
            reached, quiet = self._settled(state, ends)
            lucky = self._luck(0, None, None, reached, quiet, ends) if match.record.setup else None
            yield Account(0, -1, reached, reached, quiet, value, lucky)
        for number, line in enumerate(match.moves[max(0, start - 1) :], max(1, start)):
            before, after = state, self.title.copy(state)
            self.title.apply(after, line.seat, line.action, ScriptedChance(line.got))
            options = self.title.asked(before, line.seat)
            asked = line.action in options
            forced, free = asked and len(options) == 1, asked and len(options) > 1
            choice, missed = self._choice(number, before, line.seat, options, line.action) if free else (None, None)
            if not line.got and forced and not judge.game.quiet(after):
                reached, quiet, on, lucky = value, False, value, None  # it was not chosen: everything is as before
            else:
                ends = self._playouts(after)
                reached, quiet = self._settled(after, ends)
                on = mean(ends)
                lucky = self._luck(number, before, line, reached, quiet, ends) if line.got else None
            on_by_thumb = not line.got and (not quiet or self._chained(before, after))
            mover = line.seat if not forced and line.seat != TABLE else -1
            yield Account(number, mover, value, reached, quiet, on, lucky, choice, missed, on_by_thumb)
            state, value = after, on

    def _chained(self, before: Any, after: Any) -> bool:
        """Whether a move and the next are parts of one chain, so that no quiet point within it counts."""
        chain = self.lookout.chain(before)
        return chain is not None and bool(after.agenda) and self.lookout.chain(after) == chain

    # values

    def _settled(self, g: Any, ends: list[Values]) -> tuple[Values, bool]:
        """The value of a position, by what its playouts came to unless it is quiet, and whether it is."""
        quiet = self.judge.game.quiet(g)
        return self.judge.chances(g) if quiet else mean(ends), quiet

    def _playouts(self, g: Any) -> list[Values]:
        """What rule of thumb comes to, once for each seed; once only where no luck is asked for on the way."""
        found: list[Values] = []
        for seed in self.seeds:
            chance = Rolled(seed)
            found.append(self._further(self.title.copy(g), chance))
            if not chance.asked:
                break
        return found

    def _further(self, g: Any, chance: Chance) -> Values:
        """The value at the next quiet point after this position."""
        if not g.agenda:
            return self.judge.chances(g)
        self._advance(g, chance)
        self.lookout.play_on(g, chance)
        return self.judge.chances(g)

    def _advance(self, g: Any, chance: Chance) -> None:
        """One decision by rule of thumb."""
        mover = self.title.to_act(g)[0]
        options = self.title.asked(g, mover)
        action = self.judge.game.thumb(g, mover, options) if len(options) > 1 else options[0]
        self.title.apply(g, mover, action, chance)

    # choice

    def _choice(
        self, number: int, before: Any, seat: int, options: Options, chosen: Action
    ) -> tuple[Choice | None, Gap | None]:
        """What was better than a choice, if anything was, from what the seat could know then; and by how much the best
        is better than the thumb's, where that matters."""
        title, lookout = self.title, self.lookout
        observation = unsealed(title, title.observe(before, seat), seat)
        if unweighed(title, observation, seat, options, chosen):
            return None, None
        candidates = self.lookout.candidates(observation, seat, options, CAP)
        if chosen not in candidates:
            candidates.append(chosen)
        if len(candidates) == 1:
            return None, None
        chance = luck(title, mixed(self.seed, "choice", number), observation, seat)
        tried = weigh(lookout, worlds(lookout, observation, seat, chance, self.effort), seat, candidates)
        best = max(tried, key=lambda one: one.win(seat)).action
        if tried[candidates.index(best)].win(seat) <= tried[candidates.index(chosen)].win(seat):
            best = chosen
        thumb = candidates[0] if self._led_here(number, seat) else best
        compared = [best, *(action for action in dict.fromkeys((chosen, thumb)) if action != best)]
        if len(compared) == 1:
            return None, None
        fresh = worlds(lookout, observation, seat, chance, 3 * self.effort)
        better, *others = weigh(lookout, fresh, seat, compared)
        gaps = {one.action: gap(better, one, seat) for one in others}
        missed = gaps.get(thumb)
        missed = missed if missed is not None and missed.mean > 0 and not missed.equal else None
        found = gaps.get(chosen)
        if found is None or found.mean <= 0 or found.equal:
            return None, missed
        mine = others[compared.index(chosen) - 1]
        why = reasons(self.judge, better, mine, seat) if turns(found) else []
        return Choice(seat, text(chosen), text(better.action), found.mean, found.error, why), missed

    def _led_here(self, number: int, seat: int) -> bool:
        """Whether the same seat has moved before, and no luck came since."""
        since = takewhile(lambda line: not line.got, reversed(self.match.moves[: number - 1]))
        return any(line.seat == seat for line in since)

    # luck

    def _luck(self, number: int, before: Any, line: Any, reached: Values, quiet: bool, ends: list[Values]) -> Luck:
        """What chance did, against other answers it might have given: `ends` is what the playouts after the real one
        came to."""
        at_once: list[Values] = []
        later: list[Values] = []
        for draw in range(self.draws):
            g = self._drawn(before, line, Rolled(mixed(self.seed, "draw", number, draw)))
            future = Rolled(self.seeds[draw % len(self.seeds)])
            self.lookout.play_on(g, future)
            at_once.append(self.judge.chances(g))
            if quiet:
                later.append(self._further(g, future))
        now = [a - b for a, b in zip(reached, mean(at_once), strict=True)]
        if not quiet:
            return Luck(now, [0.0] * len(now), self._errors(ends, at_once))
        whole = [a - b for a, b in zip(mean(ends), mean(later), strict=True)]
        late = [a - b for a, b in zip(whole, now, strict=True)]
        return Luck(now, late, self._errors(ends, later))

    def _errors(self, mine: list[Values], others: list[Values]) -> Values:
        """The standard error of what chance did: a mean over futures, in each of them what is against the draws."""
        futures = len(self.seeds)
        gains = [
            [a - b for a, b in zip(real, mean(others[future::futures]), strict=True)]
            for future, real in enumerate(mine * (futures // len(mine)))
        ]
        return [spread(column)[1] for column in zip(*gains, strict=True)]

    def _drawn(self, before: Any, line: Any, chance: Chance) -> Any:
        """The same move with other luck; without a move, another set-up."""
        if line is None:
            return self.title.new(self.match.record.table, chance)[0]
        g = self.title.copy(before)
        self.title.apply(g, line.seat, line.action, chance)
        return g


def turns(found: Gap) -> bool:
    """Whether a choice that cost so much is a turning point."""
    return found.mean > COSTLY and found.mean > 2 * found.error
