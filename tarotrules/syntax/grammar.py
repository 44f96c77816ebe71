"""The grammar, and what Lark makes of it; nothing that reads a file needs either.

What is inside Lark is used where the table is made (:mod:`tarotrules.syntax.make_table`), and nowhere else;
``pyproject.toml`` says of which versions.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from lark import Lark
    from lark import Token as LarkToken
    from lark.grammar import Rule

GRAMMAR: Final = Path(__file__).with_name("grammar.lark")
START: Final = "start"


class Production(NamedTuple):
    """A line of the grammar, as the table has it."""

    made: str
    parts: tuple[str, ...]
    alias: str | None
    alone: bool
    """Whether a single part stands for the whole."""


def production_of(rule: "Rule") -> Production:
    """What a rule of Lark says; the grammar uses nothing else that rules can say."""
    return Production(
        str(rule.origin.name), tuple(str(each.name) for each in rule.expansion), rule.alias, rule.options.expand1
    )


def made(*, strict: bool = False) -> "Lark":
    """Lark with the table made anew from the grammar; ``strict`` refuses any conflict."""
    from lark import Lark
    from lark.lexer import Lexer

    class Fed(Lexer):
        def __init__(self, conf: object) -> None: ...

        def lex(self, lexer_state: object, parser_state: object) -> Iterator["LarkToken"]:
            del lexer_state, parser_state
            return iter(())

    # Never cache=True: it ignores what the lexer is, and unpickles from a shared folder.
    return Lark(
        GRAMMAR.read_text("utf-8"),
        parser="lalr",
        lexer=Fed,
        propagate_positions=False,
        maybe_placeholders=False,
        strict=strict,
    )
