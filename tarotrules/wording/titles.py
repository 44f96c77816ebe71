"""Titles are somebody's words, not sentences: they have a declared order of fallback, which sentences never have."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from tarotrules.source.diagnostics import Argument, Diagnostic, Entries, Entry
from tarotrules.source.tables import read_table

FALLBACK: Final[tuple[str, ...]] = tuple(read_table(Path(__file__).with_suffix(".toml"))["fallback"])
"""Where a title is looked for, after the reader's own language and before the bare id."""


def choose_title(titles: Mapping[str, str], language: str, id: str) -> str:
    """The title in the reader's language, else in one of those that are declared, else the id."""
    return next((titles[each] for each in (language, *FALLBACK) if each in titles), id)


Titles = Mapping[tuple[str, ...], Mapping[str, str]]
"""Titles by the path of what has them, then by language."""


def titled(problems: Iterable[Diagnostic], titles: Titles, language: str) -> list[Diagnostic]:
    """Problems that call what rules declare by its title."""

    def called(path: tuple[str, ...]) -> str:
        return choose_title(titles.get(path, {}), language, path[-1])

    def told(value: Argument) -> Argument:
        if isinstance(value, Entry):
            return called(value)
        if isinstance(value, Entries):
            # A level is called after what it is a level of.
            return Entries(("", " ".join(called(path[:end]) for end in range(2, len(path) + 1, 2))) for path in value)
        return value

    return [each._replace(arguments={name: told(value) for name, value in each.arguments.items()}) for each in problems]
