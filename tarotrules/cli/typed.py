"""What is typed and printed between questions on a terminal, the same for all who ask."""

import sys
from collections.abc import Iterator, Sequence
from typing import Final
from unicodedata import normalize

from tarotrules.book.wrapping import wrap
from tarotrules.cli.helping import WIDTH

PROMPT: Final = "> "
BACK: Final = "-"
"""On every keyboard, whatever is written with it."""
ENOUGH: Final = "."
INDENT: Final = "     "


def say(lines: Sequence[str]) -> None:
    """Print lines."""
    sys.stdout.write("".join(f"{each}\n" for each in lines))


def hanging(head: str, text: str) -> Iterator[str]:
    """A text behind its number, with all its lines below each other."""
    first, *rest = wrap(text, WIDTH - len(INDENT))
    yield head + first
    yield from (INDENT + each for each in rest)


def typed_line() -> str | None:
    """What is typed, with a question mark for what is no character; nothing at the end."""
    sys.stdout.write(PROMPT)
    sys.stdout.flush()
    found = sys.stdin.readline()
    if not (found and sys.stdin.isatty()):
        sys.stdout.write("\n")
    return found.strip().encode(errors="replace").decode() if found else None


def plain(typed: str | None) -> str | None:
    """The same in the width of digits, where somebody types as for Japanese."""
    return None if typed is None else normalize("NFKC", typed)
