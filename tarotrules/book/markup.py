"""The small parts of HTML: text that is only text, elements around elements, aligned cells."""

from collections.abc import Iterable
from html import escape as escape_html

from tarotrules.book.plain import printable
from tarotrules.book.tree import Column


def escape(text: str) -> str:
    """Text that is only text, in content and in quoted attributes."""
    return escape_html(printable(text), quote=True)


def wrapped(tag: str, entries: Iterable[str], kind: str = "") -> str:
    """Entries in an element, a line each."""
    opening = f'<{tag} class="{kind}">' if kind else f"<{tag}>"
    return "\n".join([opening, *entries, f"</{tag}>"])


def aligned(column: Column) -> str:
    """The attribute of a cell that does not begin at the start."""
    return "" if column.align == "start" else f' class="{column.align}"'
