"""Numbers that a file gives its rules: in their chapter, from the first of a table's own, and no two alike."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from tarotrules.draft.layer import Pinned
from tarotrules.games.checking import problems
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Diagnostic, Label, Row, Steps


class Numbering(Protocol):
    """How a family's book numbers the rules about what a table declares: ``8.50`` is the rule of 850 hundredths."""

    @property
    def first(self) -> int:
        """Of a table's own in each chapter."""

    @property
    def last(self) -> int:
        """In each chapter: one below a whole."""

    def chapter_of(self, path: SettingPath) -> int | None:
        """Of the rules about an entry; none for what has no number of its own, or one that is the same in all books."""

    def numbered(self, path: SettingPath, hundredths: int) -> Mapping[str, str]:
        """The rules about an entry with their numbers, from one in hundredths on."""


def number_problems(pinned: Mapping[SettingPath, Pinned], book: Numbering) -> Iterator[Diagnostic]:
    """What is wrong with the numbers of a draft."""
    taken = dict[str, Pinned]()
    for path, each in pinned.items():
        chapter = book.chapter_of(path)
        if chapter is None:
            yield _problem(book, each, "fixed", 0, book.first)
            continue
        own, first = [*book.numbered(path, each.hundredths).values()], each.hundredths % (book.last + 1)
        last = first + len(own) - 1
        other = next((taken[number] for number in own if number in taken), None)
        if each.hundredths // (book.last + 1) != chapter or first < book.first or last > book.last:
            yield _problem(book, each, "elsewhere", chapter, _free(book, chapter, len(own), taken))
        elif other is not None:
            label = Label(other.span, "other")
            yield _problem(book, each, "taken", chapter, _free(book, chapter, len(own), taken), label)
        taken.update(dict.fromkeys(own, each))


def _free(book: Numbering, chapter: int, size: int, taken: Mapping[str, Pinned]) -> int:
    """The first number of a chapter from which so many are free."""
    firsts = range(book.first, book.last + 1)
    free = (n for n in firsts if not any(f"{chapter}.{n + place}" in taken for place in range(size)))
    return next(free, book.first)


def _problem(book: Numbering, pinned: Pinned, why: str, chapter: int, free: int, *labels: Label) -> Diagnostic:
    first, last, instead = (f"{chapter}.{rule}" for rule in (book.first, book.last, free))
    return problems.NUMBER_NOT_FREE.at(
        pinned.span,
        *labels,
        what=Steps(pinned.path),
        why=why,
        first=first,
        last=last,
        instead=Row(("number", instead)),
    )
