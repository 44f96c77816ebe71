"""Makes the parse table of the grammar: run it whenever ``grammar.lark`` changes; a test says if it was forgotten.

States are numbered in the order of sets, so the same grammar makes the same text only under
``PYTHONHASHSEED=0``: ``PYTHONHASHSEED=0 python -m tarotrules.syntax.make_table``.
"""

from pathlib import Path
from typing import Any, Final

from tarotrules.syntax.grammar import made

PLACE: Final = Path(__file__).with_name("parse_table.py")


def tables() -> tuple[dict[str, Any], dict[int, Any]]:
    """The table and the rules it refers to, as plain data."""
    from lark.grammar import Rule
    from lark.lexer import TerminalDef
    from lark.utils import SerializeMemoizer

    memo = SerializeMemoizer([TerminalDef, Rule])
    table = made(strict=True).parser.parser.serialize(memo)
    return table, memo.serialize()


def module() -> str:
    """The text of the module that holds them."""
    table, memo = tables()
    head = '"""Made by ``python -m tarotrules.syntax.make_table`` from ``grammar.lark``; not to be changed by hand."""'
    return f"{head}\n\nfrom typing import Any\n\nTABLE: Any = {table!r}\nMEMO: Any = {memo!r}\n"


if __name__ == "__main__":
    PLACE.write_text(module(), "utf-8")
