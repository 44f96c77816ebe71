"""Numbers that a file gives its rules: in their chapter, from 50, and no two alike."""

from collections.abc import Iterator, Mapping
from typing import Final

from tarotrules.draft.layer import Pinned
from tarotrules.games.tarot.chapters.numbers import FIRST_OWN, HUNDREDTHS, numbered, registry, slots_of
from tarotrules.games.tarot.check import problems
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic, Label, Row, Steps

MOST: Final = HUNDREDTHS - 1


def number_problems(pinned: Mapping[SettingPath, Pinned]) -> Iterator[Diagnostic]:
    """What is wrong with the numbers of a draft."""
    known, taken = registry(), dict[str, Pinned]()
    for path, each in pinned.items():
        kind, name = path
        if kind not in known.own or any(slot in known.rules for slot in slots_of(kind, name)):
            yield _problem(each, "fixed", 0, FIRST_OWN)
            continue
        chapter, first = known.chapters[known.own[kind].chapter], each.hundredths % HUNDREDTHS
        own = dict(numbered((kind, name), each.hundredths))
        last = first + len(own) - 1
        other = next((taken[number] for number in own.values() if number in taken), None)
        if each.hundredths // HUNDREDTHS != chapter or first < FIRST_OWN or last > MOST:
            yield _problem(each, "elsewhere", chapter, _free(chapter, len(own), taken))
        elif other is not None:
            yield _problem(each, "taken", chapter, _free(chapter, len(own), taken), Label(other.span, "other"))
        taken.update(dict.fromkeys(own.values(), each))


def _free(chapter: int, size: int, taken: Mapping[str, Pinned]) -> int:
    """The first number of a chapter from which so many are free."""
    firsts = range(FIRST_OWN, HUNDREDTHS)
    free = (n for n in firsts if not any(f"{chapter}.{n + place}" in taken for place in range(size)))
    return next(free, FIRST_OWN)


def _problem(pinned: Pinned, why: str, chapter: int, free: int, *labels: Label) -> Diagnostic:
    first, last, instead = (f"{chapter}.{rule}" for rule in (FIRST_OWN, MOST, free))
    return problems.NUMBER_NOT_FREE.at(
        pinned.span,
        *labels,
        what=Steps(pinned.path),
        why=why,
        first=first,
        last=last,
        instead=Row(("number", instead)),
    )
