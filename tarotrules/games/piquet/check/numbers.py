"""Numbers that a file gives its rules: what this book says of them."""

from typing import Final

from tarotrules.games.checking.numbers import Numbering
from tarotrules.games.piquet.chapters.numbers import FIRST_OWN, HUNDREDTHS, registry, slots_of
from tarotrules.settings.walk import SettingPath


def _chapter(path: SettingPath) -> int | None:
    kind, name = path
    known = registry()
    fixed = kind not in known.own or any(slot in known.rules for slot in slots_of(kind, name))
    return None if fixed else known.chapters[known.own[kind].chapter]


def _numbered(path: SettingPath, hundredths: int) -> list[str]:
    chapter, first = divmod(hundredths, HUNDREDTHS)
    return [f"{chapter}.{rule}" for rule, _ in enumerate(slots_of(*path), start=first)]


NUMBERING: Final = Numbering(FIRST_OWN, HUNDREDTHS - 1, _chapter, _numbered)
