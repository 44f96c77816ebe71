"""Makes the parse table of the grammar: run it whenever ``grammar.lark`` changes; a test says if it was forgotten.

Lark numbers states and rules as they come out of sets. Here they are numbered anew, so that the same
grammar always makes the same text.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tarotrules.syntax.grammar import START, Production, made, production_of

if TYPE_CHECKING:
    from lark.parsers.lalr_analysis import IntParseTable

PLACE: Final = Path(__file__).with_name("parse_table.py")


def table() -> "IntParseTable":
    """The table as Lark makes it."""
    found: IntParseTable = made(strict=True).parser.parser.parser.parse_table
    return found


def module() -> str:
    """The text of the module that holds it: what is read, what becomes of it, and how each production is built."""
    from lark.parsers.lalr_analysis import Shift

    found = table()
    states = _reached(found)
    rules = {to for actions in found.states.values() for kind, to in actions.values() if kind is not Shift}
    productions = sorted((production_of(each) for each in rules), key=repr)
    numbered = [
        {
            name: states[to] if kind is Shift else ~productions.index(production_of(to))
            for name, (kind, to) in sorted(found.states[state].items())
        }
        for state in states
    ]
    return _text(productions, numbered, states[found.end_states[START]])


def _reached(found: "IntParseTable") -> dict[int, int]:
    """States in the order they are reached from the start, by the names of the tokens that lead there."""
    from lark.parsers.lalr_analysis import Shift

    order = [found.start_states[START]]
    for state in order:
        for _, (kind, to) in sorted(found.states[state].items()):
            if kind is Shift and to not in order:
                order.append(to)
    return {state: number for number, state in enumerate(order)}


def _text(productions: Iterable[Production], states: Iterable[Mapping[str, int]], end: int) -> str:
    head = '"""Made by ``python -m tarotrules.syntax.make_table`` from ``grammar.lark``; not to be changed by hand."""'
    lines = [
        head,
        "",
        "PRODUCTIONS: list[tuple[str, tuple[str, ...], str | None, bool]] = [",
        *(f"    {tuple(each)!r}," for each in productions),
        "]",
        '"""What is made, of what, what it is called if otherwise, and whether it stands for a single part."""',
        "STATES: list[dict[str, int]] = [",
        *(f"    {each!r}," for each in states),
        "]",
        '"""Where a token or part leads; a negative number is a production that is complete, from -1 down."""',
        f"END = {end}",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    PLACE.write_text(module(), "utf-8")
