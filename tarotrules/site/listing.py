"""Files shown on a page: coloured, with their line numbers, folded where they are long."""

import re
from collections.abc import Iterator
from html import escape

from tarotrules.book.plain import printable

_CODE = re.compile(r"<code>(.*)</code>", re.DOTALL)
_DRAWN = re.compile("[│┌]")
"""In a line that points at another one below or above it; such lines cannot be folded."""


def listing(text: str, label: str, language: str = "", game: str = "") -> str:
    """A file's text with a number before each line, in the colours of a game's words; its label is read out."""
    lines = "".join(f'<span class="line">{line}</span>\n' for line in _coloured(text, language, game))
    return _box("listing", label, f"<code>{lines}</code>")


def session(said: list[tuple[str, str]], label: str) -> str:
    """What is typed, and what is answered."""
    lines = (line for command, answer in said for line in _exchange(command, answer))
    return _box("session", label, f"<code>{''.join(lines)}</code>")


def quotation(text: str, label: str) -> str:
    """Some lines of a text."""
    return _box("quotation", label, f"<code>{_plain(text)}</code>")


def _exchange(command: str, answer: str) -> Iterator[str]:
    # A command is broken between its words alone: behind a hyphen it would be another one.
    yield _line("typed", " ".join(f"<span>{_plain(word)}</span>" for word in ["$", *command.split(" ")]))
    for each in answer.splitlines():
        yield _line("row" if _DRAWN.search(each) else "said", _plain(each))


def _line(kind: str, html: str) -> str:
    return f'<span class="{kind}">{html}\n</span>'


def _box(kind: str, label: str, inside: str) -> str:
    return (
        f'<div class="{kind} scroll" role="group" tabindex="0" aria-label="{escape(printable(label))}">'
        f"<pre>{inside}</pre></div>"
    )


def _plain(text: str) -> str:
    return escape(text, quote=False)


def _coloured(text: str, language: str, game: str) -> list[str]:
    from tarotrules.site.highlighting import highlight

    found = _CODE.search(highlight(text, language, game))
    # Pygments closes its elements at the end of each line.
    return (found[1] if found else _plain(text)).rstrip("\n").split("\n")
