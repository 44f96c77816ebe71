"""No id that a variant declares is a word of the program: every house game must work without touching Python."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tarotrules import library
from tests.strategies import bases

HOUSE: Final = Path(__file__).parents[2] / "tarotrules"

EXCUSED: Final = {
    "default": "the shares of every payment that names no others",
    "clockwise": "a direction, and the option that takes it",
    "parole": "what a player says, and the option that allows it",
    "excuse": "a card of the pack, written so in files (`class excuse excuse`) and explained in the glossary",
    "oudlers": "what is counted of a player's or a side's tricks (`taker.oudlers`), and stated of a deal",
    "petit": "a word of the glossary",
}
"""Ids that are also words of the language, and why."""


def declared() -> dict[str, str]:
    """Ids declared in shipped variants and options, and where."""
    found: dict[str, str] = {}
    for base in bases():
        rules = base.rules
        if base.name.startswith(("everything", "players pay")):
            continue
        for what, names in (
            ("bid", rules.auction.bid),
            ("bonus", rules.bonus),
            ("claim", rules.claim),
            ("promise", rules.promise),
            ("redeal", rules.redeal),
            ("class", rules.deck.class_),
            ("shares", rules.scoring.shares),
        ):
            found.update((name, f"{what} of {base.variant.id}") for name in names)
        for name, claim in rules.claim.items():
            found.update((level, f"level of {name}") for level in claim.level)
    found.update((name, "option") for name in library.shipped_options())

    return found


@cache
def literals(path: Path) -> tuple[tuple[int, str], ...]:
    """The strings of a module, its docstrings apart."""
    return tuple(_literals(path))


def _literals(path: Path) -> Iterator[tuple[int, str]]:
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    bodies = (node.body for node in nodes if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef))
    documentation = {id(each.value) for body in bodies for each in body if isinstance(each, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.lineno, node.value


def test_no_id_is_a_literal() -> None:
    """No module knows a bid, a bonus, a claim, a promise, a redeal or an option by its id."""
    ids = declared().keys() - EXCUSED.keys()
    modules = sorted(HOUSE.rglob("*.py"))

    known = [
        f"{path.relative_to(HOUSE)}:{line}: {text}" for path in modules for line, text in literals(path) if text in ids
    ]

    assert known == []


def test_an_excuse_is_needed() -> None:
    """What is excused is declared by a variant, and does occur in Python."""
    said = {text for path in HOUSE.rglob("*.py") for _, text in literals(path)}

    assert EXCUSED.keys() - (declared().keys() & said) == set()
