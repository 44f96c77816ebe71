"""Numbers that a file gives its rules: what this book says of them."""

from collections.abc import Iterator, Mapping

from tarotrules.draft.layer import Pinned
from tarotrules.games.checking import numbers
from tarotrules.games.tarot.chapters.numbers import FIRST_OWN, HUNDREDTHS, numbered, registry, slots_of
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic


def number_problems(pinned: Mapping[SettingPath, Pinned]) -> Iterator[Diagnostic]:
    """What is wrong with the numbers of a draft."""
    return numbers.number_problems(pinned, numbers.Numbering(FIRST_OWN, HUNDREDTHS - 1, _chapter, _numbered))


def _chapter(path: SettingPath) -> int | None:
    kind, name = path
    known = registry()
    fixed = kind not in known.own or any(slot in known.rules for slot in slots_of(kind, name))
    return None if fixed else known.chapters[known.own[kind].chapter]


def _numbered(path: SettingPath, hundredths: int) -> tuple[str, ...]:
    kind, name = path
    return tuple(dict(numbered((kind, name), hundredths)).values())
