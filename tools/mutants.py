"""Break the rules of a game on purpose, one small change at a time, and see whether its tests notice.

    .venv/bin/python tools/mutants.py kingsburg                       100 mutants, drawn with seed 1
    .venv/bin/python tools/mutants.py kingsburg --count 20 --seed 7
    .venv/bin/python tools/mutants.py kingsburg --json > mutants.json

A mutant that the tests fail on, or never come back from, is killed; one that they pass on survives and is shown, for
each survivor is a rule that could be wrong without anyone knowing. Tests run on a copy: your files are never touched.
Exit code: 0 all killed, 1 some survived, 2 nothing could be measured.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import difflib
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

import dev
import steps

NOT_RULES = {"__init__", "aid", "heuristics", "scenes", "sheet"}  # modules and rooms
MEMORY = 4 << 30  # bytes a run may take: a broken loop must not take the machine with it

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


# Making mutants


@dataclass(frozen=True)
class Mutant:
    """One change: bytes `start` to `end` of a module's source become `text`."""

    module: str
    source: bytes
    line: int
    start: int
    end: int
    text: str
    what: str

    def applied(self) -> bytes:
        return self.source[: self.start] + self.text.encode() + self.source[self.end :]

    def diff(self) -> str:
        old, new = (text.decode().splitlines() for text in (self.source, self.applied()))
        _, _, *lines = difflib.unified_diff(old, new, n=0, lineterm="")
        return "\n".join(lines)


def mutants_of(module: str, source: bytes) -> Iterator[Mutant]:
    """Every mutant of a module that is still Python and says something else."""
    tree = ast.parse(source)
    original = ast.dump(tree)
    starts = list(accumulate((len(line) + 1 for line in source.split(b"\n")), initial=0))
    for node in walk(tree):
        for what, old, new in changes(node):
            start = starts[old.lineno - 1] + old.col_offset
            end = starts[(old.end_lineno or old.lineno) - 1] + (old.end_col_offset or 0)
            mutant = Mutant(module, source, old.lineno, start, end, written(old, new), what)
            with contextlib.suppress(SyntaxError):
                if ast.dump(ast.parse(mutant.applied())) != original:
                    yield mutant


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that are rules: no imports, annotations, decorators, class headers or assertions.

    Nothing inside an f-string either: Python 3.11 does not know where its parts stand.
    """
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list") or (isinstance(node, ast.ClassDef) and name != "body"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_apart(child):
                yield from walk(child)


def is_apart(node: ast.AST) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.JoinedStr() | ast.Assert():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")) | ast.keyword(arg="strict"):
            return True
    return False


Place = ast.expr | ast.stmt
Change = tuple[str, Place, Place]  # what it is, the old, the new


def changes(node: ast.AST) -> Iterator[Change]:
    yield from changed_expression(node)
    yield from changed_condition(node)
    yield from changed_statement(node)


def changed_expression(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                swapped = [*ops[:i], COMPARISONS[type(op)](), *ops[i + 1 :]]
                yield "comparison", node, ast.Compare(left, swapped, comparators)
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield "arithmetic", node, ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.BoolOp(op, values):
            yield "and/or", node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield "negation", node, operand
        case ast.Constant(bool() as value):
            yield "constant", node, ast.Constant(not value)
        case ast.Constant(int() as value):
            yield "constant", node, ast.Constant(value + 1)
            yield "constant", node, ast.Constant(value - 1)
        case ast.Call(ast.Name(name) as function) if name in FUNCTIONS:
            yield f"{name} to {FUNCTIONS[name]}", function, ast.Name(FUNCTIONS[name])


def changed_condition(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.match_case(guard=ast.expr() as test):
            yield "always true", test, ast.Constant(True)
            yield "always false", test, ast.Constant(False)
        case ast.While(test=test):
            yield "always false", test, ast.Constant(False)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield "always true", test, ast.Constant(True)


def changed_statement(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Return(ast.expr()):
            yield "return value dropped", node, ast.Return(ast.Constant(None))
        case ast.Break():
            yield "break", node, ast.Continue()
        case ast.Continue():
            yield "continue", node, ast.Break()
        case ast.AugAssign(target, op, value) if type(op) in ARITHMETIC:
            yield "arithmetic", node, ast.AugAssign(target, ARITHMETIC[type(op)](), value)
            yield "statement dropped", node, ast.Pass()
        case ast.Expr(ast.Call()) | ast.Raise() | ast.Delete() | ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield "statement dropped", node, ast.Pass()


def written(old: Place, new: Place) -> str:
    """The new part as text, in brackets where it might otherwise bind to its neighbours."""
    text = ast.unparse(new)
    is_safe = isinstance(new, ast.stmt | ast.Constant | ast.Name) or (
        type(old) is type(new) and not isinstance(new, ast.BoolOp)
    )
    return text if is_safe else f"({text})"


def sample(mutants: Iterable[Mutant], count: int, seed: int) -> list[Mutant]:
    """One mutant for each of `count` places, drawn evenly over all places, in the order of the files."""
    places: defaultdict[tuple[str, int, int], list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        places[mutant.module, mutant.start, mutant.end].append(mutant)
    draw = random.Random(seed)
    chosen = draw.sample(sorted(places), min(count, len(places)))
    return [draw.choice(places[place]) for place in sorted(chosen)]


# Trying them


class Cannot(Exception):
    """Nothing can be measured; the text says why and what to do."""


class Bench:
    """Copies of the source tree, one per job, in which the tests run on a mutant."""

    def __init__(self, game: str, tests: list[str], jobs: int, folder: Path) -> None:
        self.tests = tests
        self.limit: float | None = None
        self.running: set[subprocess.Popen[str]] = set()
        self.copies: queue.Queue[Path] = queue.Queue()
        self.rules = Path("pentapolis", "games", game)
        original = steps.ROOT / "src"
        for job in range(jobs):
            source = folder / str(job) / "src"
            shutil.copytree(original, source, ignore=shutil.ignore_patterns("__pycache__"))
            (source.parent / "docs").symlink_to(steps.ROOT / "docs")  # for what is looked up beside the package
            self.copies.put(source)
            original = source  # all the same, whatever is edited meanwhile
        # by hash, since a mutant often has the size and the second of what it replaces
        by_hash = ["-m", "compileall", "-q", "--invalidation-mode", "checked-hash", str(folder)]
        subprocess.run([steps.PYTHON, *by_hash], check=True)
        home = original / self.rules
        self.modules = {
            str(path.relative_to(home)): path.read_bytes()
            for path in sorted(home.rglob("*.py"))
            if NOT_RULES.isdisjoint(path.relative_to(home).with_suffix("").parts)
        }

    def check(self) -> None:
        """The tests must pass on a true copy (how long that takes sets the limit) and fail on one that cannot load."""
        started = time.monotonic()
        passed, said = self.run()
        if not passed:
            raise Cannot(f"{said}\nThe tests fail on unchanged rules: mend {' '.join(self.tests)} first.")
        self.limit = 10 + 3 * (time.monotonic() - started)
        module = next(iter(self.modules))
        if self.run(module, b"raise ImportError('sanity')")[0]:
            raise Cannot(f"{' '.join(self.tests)} passes with a broken {module}: it does not test the copy.")

    def survives(self, mutant: Mutant) -> bool:
        return self.run(mutant.module, mutant.applied())[0]

    def run(self, module: str = "", source: bytes = b"") -> tuple[bool, str]:
        """Whether the tests pass, with one module changed, and the end of what they said."""
        copy = self.copies.get()
        try:
            if module:
                (copy / self.rules / module).write_bytes(source)
            return self.pytest(copy)
        finally:
            if module:
                (copy / self.rules / module).write_bytes(self.modules[module])
            self.copies.put(copy)

    def pytest(self, path: Path) -> tuple[bool, str]:
        command = [str(steps.PYTHON), "-m", "pytest", *self.tests, "-x", "-q", "-p", "no:cacheprovider", "--tb=short"]
        env = os.environ | {"PYTHONPATH": str(path)}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # saves compiling the tests each time
        with subprocess.Popen(
            command,
            cwd=steps.ROOT,
            env=env,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            process_group=0,
        ) as process:
            self.running.add(process)
            try:
                said, _ = process.communicate(timeout=self.limit)
            except subprocess.TimeoutExpired:
                kill(process)
                return False, "out of time"
            finally:
                self.running.discard(process)
        return process.returncode == 0, said[-2000:]

    def stop(self) -> None:
        for process in list(self.running):
            kill(process)


def kill(process: subprocess.Popen[str]) -> None:
    """End a run together with what it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def survivors(bench: Bench, mutants: list[Mutant], jobs: int) -> list[Mutant]:
    alive: list[Mutant] = []
    with ThreadPoolExecutor(jobs) as pool:
        futures = {pool.submit(bench.survives, mutant): mutant for mutant in mutants}
        try:
            for done, future in enumerate(as_completed(futures), start=1):
                if future.result():
                    alive.append(futures[future])
                progress(f"{done}/{len(mutants)} tried, {len(alive)} survived")
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            bench.stop()
            raise
        finally:
            progress("")
    return sorted(alive, key=mutants.index)


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def measure(game: str, tests: list[str], count: int, seed: int, jobs: int) -> tuple[list[Mutant], list[Mutant]]:
    """The mutants tried, and those among them that the tests let pass."""
    for path in (f"src/pentapolis/games/{game}", *tests):
        if not (steps.ROOT / path.partition("::")[0]).exists():
            raise Cannot(f"There is no {path}: name a game, and its tests with --tests.")
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        bench = Bench(game, tests, jobs, Path(folder))
        if not bench.modules:
            raise Cannot(f"src/pentapolis/games/{game} holds no rules.")
        progress("running the tests on unchanged rules")
        bench.check()
        every = (mutant for name, source in bench.modules.items() for mutant in mutants_of(name, source))
        mutants = sample(every, count, seed)
        return mutants, survivors(bench, mutants, jobs)


def report(game: str, tried: list[Mutant], alive: list[Mutant], as_json: bool) -> None:
    found = [
        {
            "file": f"src/pentapolis/games/{game}/{mutant.module}",
            "line": mutant.line,
            "what": mutant.what,
            "diff": mutant.diff(),
        }
        for mutant in alive
    ]
    killed = len(tried) - len(alive)
    if as_json:
        print(json.dumps({"game": game, "mutants": len(tried), "killed": killed, "survivors": found}, indent=2))
        return
    for survivor in found:
        print("{file}:{line}: {what}\n{diff}\n".format(**survivor))
    print(f"killed {killed}/{len(tried)}")


def limit_memory() -> None:
    with contextlib.suppress(ImportError):  # Windows has no resource
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="a folder of src/pentapolis/games")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    parser.add_argument("--tests", nargs="+", help="what to run on each (tests/games/GAME)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time (2)")
    parser.add_argument("--json", action="store_true", help="report as JSON")
    args = parser.parse_args()
    try:
        dev.set_up("dev")
        limit_memory()
        tests = args.tests or [f"tests/games/{args.game}"]
        tried, alive = measure(args.game, tests, args.count, args.seed, args.jobs)
    except (Cannot, steps.Stop) as problem:
        print(problem, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    report(args.game, tried, alive, args.json)
    return 1 if alive else 0


if __name__ == "__main__":
    sys.exit(main())
