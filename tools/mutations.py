"""Small changes to Python source, each of which should make some test fail: swapped comparisons, dropped statements,
other constants. `tools/mutants.py` tries them."""

from __future__ import annotations

import ast
import contextlib
import difflib
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import accumulate

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


@dataclass(frozen=True)
class Mutant:
    """One change: bytes `start` to `end` of a module's source become `text`. It stands in lines `line` to `last`."""

    module: str
    source: bytes
    line: int
    last: int
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
            mutant = Mutant(
                module, source, old.lineno, old.end_lineno or old.lineno, start, end, written(old, new), what
            )
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
