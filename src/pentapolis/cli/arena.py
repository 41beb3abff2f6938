"""`pentapolis arena`: who is stronger, by how much, and how sure that is. A run that was stopped goes on."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from pathlib import Path

import msgspec

from ..arena import BadContest, Contest, Ledger, Mode, plan, report, run, timings
from ..arena.ledger import digest
from ..words import Words
from .brains import no_bot
from .output import INTERRUPTED, OK, USAGE, Stop, clipped, complain, print_json
from .players import check_seats, split_seats
from .ranking import Watch, show
from .saves import known, place


class Wish(msgspec.Struct, frozen=True):
    """What a command asks for."""

    game: str
    bots: str
    mode: Mode | None
    seats: int | None
    games: int | None
    seed: int
    options: dict[str, str]
    one_way: bool


class Means(msgspec.Struct, frozen=True):
    """How it is played: processes or a cluster, and the file that keeps the games."""

    workers: int | None
    ray: str | None
    out: Path | None


def arena(words: Words, wish: Wish, means: Means, json: bool, timing: bool) -> int:
    """Play what is left of a run and print its result; 130 if it was stopped, with a word on how to go on."""
    if means.workers is not None and means.workers < 1:
        raise Stop("cli-workers", USAGE)
    agreed = _agreed(wish)
    if wish.games is not None and wish.games != agreed.games:
        complain(words.say("arena-rounded", asked=wish.games, games=agreed.games, seats=agreed.seats))
    path = means.out or _place(agreed)
    ledger = _opened(words, agreed, path)
    try:
        with redirect_stdout(sys.stderr), Watch(words, ledger) as watch:  # Ray says aloud what it has lost
            run(ledger, workers=means.workers, ray=means.ray, progress=watch)
    except KeyboardInterrupt:
        complain(words.say("arena-stopped", played=len(ledger.games), games=agreed.total, file=str(path)))
        return INTERRUPTED
    except BadContest as bad:
        raise _stop(bad) from None
    except BrokenProcessPool:
        raise Stop("arena-worker-died", file=str(path)) from None
    except OSError as error:  # the disk is full
        raise _unwritten(path, error) from None
    finally:
        ledger.close()
    found = report(agreed, ledger.results, ledger.code)
    thought = timings((game.played, game.turns) for game in ledger.games.values())
    thought.sort(key=lambda one: agreed.bots.index(one.bot))
    if json:
        print_json(msgspec.to_builtins(found) | ({"timing": msgspec.to_builtins(thought)} if timing else {}))
    else:
        show(Words(words.lang, agreed.game), found, thought)
    if means.out is None:
        path.unlink(missing_ok=True)  # the same command at the same time was over first
    return OK


def _agreed(wish: Wish) -> Contest:
    """The plan that a command asks for, or a sentence that says what can't be played."""
    title, bots = known(wish.game), split_seats(wish.bots)
    if wish.seats is not None:
        check_seats(title, wish.seats, clipped(str(wish.seats)))
    options: Mapping[str, str] = wish.options
    try:
        return plan(
            wish.game,
            bots,
            mode=wish.mode,
            seats=wish.seats,
            games=wish.games,
            seed=wish.seed,
            options=options,
            one_way=wish.one_way,
        )
    except BadContest as bad:
        raise _stop(bad) from None
    except LookupError:
        raise no_bot(bots, title) from None


def _stop(bad: BadContest) -> Stop:
    return Stop(bad.reason, USAGE, None, **bad.arguments)


def _unwritten(path: Path, error: OSError) -> Stop:
    return Stop("cli-cannot-write", file=str(path), why=error.strerror or str(error))


def _place(agreed: Contest) -> Path:
    """Where a run is kept until it is over if nobody says where: found again by the same command and the same code."""
    named = hashlib.blake2b(msgspec.json.encode(agreed) + digest(agreed.game).encode(), digest_size=4).hexdigest()
    return place(f"arena/{agreed.game}-{agreed.mode}-{named}.jsonl")


def _opened(words: Words, agreed: Contest, path: Path) -> Ledger:
    """The games of the run so far; who goes on is told."""
    try:
        ledger = Ledger(agreed, path)
    except BadContest as bad:
        raise _stop(bad) from None
    except OSError as error:
        raise _unwritten(path, error) from None
    if ledger.games and ledger.left:
        complain(words.say("arena-goes-on", played=len(ledger.games), games=agreed.total, file=str(path)))
    if any(code != digest(agreed.game) for code in ledger.code):
        complain(words.say("arena-code-changed"))
    return ledger
