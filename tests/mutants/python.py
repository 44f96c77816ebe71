"""Mutations of Python: comparisons, operators, truths, numbers, branches, statements left out."""

import ast
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

from tests.mutants.mutation import Mutation

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
}
SWAPPED: Final = {"min": "max", "max": "min", "all": "any", "any": "all", "ceil": "floor", "floor": "ceil"}


class _Lines:
    """Where a place of the syntax tree is in the text."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line) + 1)

    def at(self, line: int, column: int) -> int:
        """Characters before a line (from 1) and a column (in bytes)."""
        return self._starts[line - 1] + len(self._lines[line - 1].encode()[:column].decode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Start and end of a node."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)


def mutations(path: Path, text: str) -> Iterator[Mutation]:
    """All mutations of a module."""
    tree = ast.parse(text)
    lines = _Lines(text)
    for node in _lived(tree):
        for start, end, put, what in _changes(node, text, lines):
            yield Mutation(path, start, end, put, what)


def _lived(tree: ast.AST) -> Iterator[ast.AST]:
    """What runs: no annotations, no imports for types, no complaints about a caller's misuse."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.keyword) and child.arg == "strict":
            continue
        if isinstance(child, ast.Raise | ast.ImportFrom | ast.Import | ast.Assert):
            continue
        if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
            continue
        if isinstance(child, ast.AnnAssign):
            yield from _lived(ast.Expression(child.value)) if child.value else ()
            continue
        if isinstance(child, ast.arguments):
            yield from (node for default in child.defaults for node in _lived(ast.Expression(default)))
            continue
        if child in (getattr(tree, "returns", None), *getattr(tree, "decorator_list", ())):
            continue
        yield child
        yield from _lived(child)


Change = tuple[int, int, str, str]


def _changes(node: ast.AST, text: str, lines: _Lines) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
            yield from _between(left, right, COMPARISONS[type(op)], text, lines)
        case ast.BinOp(left=left, op=operator, right=right) if type(operator) in OPERATORS:
            yield from _between(left, right, OPERATORS[type(operator)], text, lines)
        case ast.BoolOp(op=joint, values=values):
            words = ("and", "or") if isinstance(joint, ast.And) else ("or", "and")
            for left, right in pairwise(values):
                yield from _between(left, right, words, text, lines)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            start, _ = lines.span(node)
            yield start, lines.span(operand)[0], "", "not left out"
        case ast.Constant(value=bool(value)):
            yield (*lines.span(node), str(not value), "truth")
        case ast.Constant(value=int(value)):
            yield (*lines.span(node), str(value + 1), "number")
        case ast.IfExp(body=body, orelse=other):
            one, two = (text[slice(*lines.span(each))] for each in (body, other))
            start, end = lines.span(node)
            swapped = text[start:end].replace(one, "\0", 1)
            yield start, end, (two + swapped[1 : swapped.rfind(two)] + one) if swapped[0] == "\0" else two, "branches"
        case ast.Call(func=ast.Name(id=name) as called) if name in SWAPPED:
            yield (*lines.span(called), SWAPPED[name], "function")
        case ast.If(test=test):
            start, end = lines.span(test)
            yield start, end, f"not ({text[start:end]})", "condition"
        case ast.Expr(value=ast.YieldFrom() | ast.Yield() | ast.Call() as said):
            yield (*lines.span(said), "None", "left out")


def _between(left: ast.expr, right: ast.expr, words: tuple[str, str], text: str, lines: _Lines) -> Iterator[Change]:
    start, end = lines.span(left)[1], lines.span(right)[0]
    place = text.find(words[0], start, end)
    if place >= 0:
        yield place, place + len(words[0]), words[1], f"{words[0]} -> {words[1]}"
