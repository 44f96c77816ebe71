"""The small parts of HTML: text that is only text, elements around elements, aligned cells."""

from collections.abc import Iterable
from typing import Final

from tarotrules.book.plain import printable
from tarotrules.book.tree import Column

# As html.escape has them; but to load that is to load the names of all characters.
_ENTITIES: Final = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;"))


def escape(text: str) -> str:
    """Text that is only text, in content and in quoted attributes."""
    return entities(printable(text))


def entities(text: str) -> str:
    """Text with the signs of HTML as what stands for them; it has passed the gate before."""
    for sign, written in _ENTITIES:
        text = text.replace(sign, written)
    return text


def wrapped(tag: str, entries: Iterable[str], kind: str = "") -> str:
    """Entries in an element, a line each."""
    opening = f'<{tag} class="{kind}">' if kind else f"<{tag}>"
    return "\n".join([opening, *entries, f"</{tag}>"])


def aligned(column: Column) -> str:
    """The attribute of a cell that does not begin at the start."""
    return "" if column.align == "start" else f' class="{column.align}"'
