"""Makes the parse table of the grammar: run it whenever ``grammar.lark`` changes; a test says if it was forgotten.

Lark numbers states, tokens and rules as they come out of sets. Here they are numbered anew, so that
the same grammar always makes the same text.
"""

from pathlib import Path
from typing import Any, Final

from tarotrules.syntax.grammar import START, made

PLACE: Final = Path(__file__).with_name("parse_table.py")
REDUCE: Final = 1

Data = dict[Any, Any]


def tables() -> tuple[Data, Data]:
    """The table and the rules it refers to, as plain data."""
    from lark.grammar import Rule
    from lark.lexer import TerminalDef
    from lark.utils import SerializeMemoizer

    memo = SerializeMemoizer([TerminalDef, Rule])
    table = made(strict=True).parser.parser.serialize(memo)
    return _renumbered(table, memo.serialize())


def _renumbered(table: Data, memo: Data) -> tuple[Data, Data]:
    rules = {old: new for new, old in enumerate(sorted(memo, key=lambda each: repr(memo[each])))}
    tokens = {old: new for new, old in enumerate(sorted(table["tokens"], key=table["tokens"].__getitem__))}
    states = _reached(table)
    numbered = {
        states[state]: {
            tokens[token]: (kind, {"@": rules[to["@"]]} if kind == REDUCE else states[to])
            for token, (kind, to) in sorted(actions.items(), key=lambda each: tokens[each[0]])
        }
        for state, actions in sorted(table["states"].items(), key=lambda each: states[each[0]])
    }
    return {
        "tokens": {new: table["tokens"][old] for old, new in tokens.items()},
        "states": numbered,
        "start_states": {name: states[state] for name, state in table["start_states"].items()},
        "end_states": {name: states[state] for name, state in table["end_states"].items()},
    }, {new: memo[old] for old, new in rules.items()}


def _reached(table: Data) -> dict[int, int]:
    """States in the order they are reached from the start, by the names of the tokens that lead there."""
    order = [table["start_states"][START]]
    for state in order:
        actions = table["states"][state]
        for token in sorted(actions, key=table["tokens"].__getitem__):
            kind, to = actions[token]
            if kind != REDUCE and to not in order:
                order.append(to)
    return {state: number for number, state in enumerate(order)}


def module() -> str:
    """The text of the module that holds them."""
    table, memo = tables()
    head = '"""Made by ``python -m tarotrules.syntax.make_table`` from ``grammar.lark``; not to be changed by hand."""'
    return f"{head}\n\nfrom typing import Any\n\nTABLE: Any = {table!r}\nMEMO: Any = {memo!r}\n"


if __name__ == "__main__":
    PLACE.write_text(module(), "utf-8")
