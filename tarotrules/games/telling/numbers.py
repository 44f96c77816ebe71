"""The numbers of the rules, which are put on when a book is bound: in code a rule is known by its slot.

A slot is what a rule is about, as a path: ``play.overtrump``, ``claim.handful.paid``. The registry of a family
(``numbers.toml``) numbers all that shipped files declare. What only somebody's own file declares is counted from 50 in
its chapter, in the order of the layers, then of the file.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from tarotrules.games.variant import Variant
from tarotrules.settings.record import Record
from tarotrules.source.node import Node
from tarotrules.source.tables import read_table

FIRST_OWN: Final = 50
"""What a table adds is counted from here in its chapter."""
HUNDREDTHS: Final = 100
_PARTS: Final = re.compile(r"(\d+)\.(\d+)([a-z]*)")
Key = tuple[int, int, str]
"""What numbers are put in order by."""


class Own(Node):
    """How something a file declares is told: in which chapter, and in which rules."""

    chapter: str
    parts: tuple[str, ...]
    """Nothing where it is told in one rule."""


class Entry(Node):
    """A number of the registry."""

    number: str
    slot: str
    was: tuple[str, ...]
    """The numbers it had in books of the first version."""
    since: int
    index: tuple[str, ...]


class Registry(Node):
    """All numbers of a family that are the same for everybody."""

    edition: int
    """The version of the book."""
    chapters: Mapping[str, int]
    chapters_before: Mapping[str, tuple[str, ...]]
    """By chapter, the ids of those it has taken in."""
    own: Mapping[str, Own]
    """By kind of what a file declares."""
    rules: Mapping[str, Entry]
    """By slot."""

    @property
    def first(self) -> int:
        """What a table adds is counted from here in its chapter."""
        return FIRST_OWN

    @property
    def last(self) -> int:
        """No number is greater in its chapter."""
        return HUNDREDTHS - 1

    @classmethod
    def read(cls, file: Path) -> "Registry":
        """The registry as shipped."""
        table = read_table(file)
        chapters = table["chapters"]
        entries = (
            Entry(number, each["slot"], tuple(each["was"]), each["since"], tuple(each["index"]))
            for number, each in table["rules"].items()
            if "until" not in each
        )
        return cls(
            table["edition"],
            {name: each["number"] for name, each in chapters.items()},
            {name: tuple(each.get("was", ())) for name, each in chapters.items()},
            {kind: Own(each["chapter"], tuple(each["parts"])) for kind, each in table["own"].items()},
            {each.slot: each for each in entries},
        )

    def numbers_of(self, *variants: Variant) -> "Numbers":
        """The numbers of a variant's book; of several, no two rules have the same.

        Where two number different things alike, the first keeps its number.
        """
        found: dict[str, str] = {}
        for variant in variants:
            for slot, number in self._counted(self._declared(variant), variant.pinned).items():
                if slot not in found:
                    found[slot] = number if number not in found.values() else _next(found, number)
        return Numbers(self.rules, found)

    def numbers_of_rules(self, rules: Record) -> "Numbers":
        """The same where nothing but the rules for one number of players is known."""
        return Numbers(self.rules, self._counted(self._of_rules(rules), {}))

    def thing_of(self, slot: str) -> str | None:
        """What a rule is about, if a file declares it: the rules of one thing stand together."""
        kind, *rest = slot.split(".")
        return f"{kind}.{rest[0]}" if kind in self.own else None

    def slots_of(self, kind: str, name: str) -> Iterator[str]:
        """The slots of all rules about something a file declares."""
        yield from (slot_of(kind, name, part) for part in self.own[kind].parts or ("",))

    def numbered(self, path: tuple[str, ...], hundredths: int) -> Mapping[str, str]:
        """The rules about something whose first number is pinned, with their numbers."""
        kind, name = path
        chapter, first = divmod(hundredths, HUNDREDTHS)
        return {slot: f"{chapter}.{rule}" for rule, slot in enumerate(self.slots_of(kind, name), start=first)}

    def chapter_of(self, path: tuple[str, ...]) -> int | None:
        """The chapter in which a file may number what it declares; none where it cannot, or it has numbers anyway."""
        kind, name = path
        fixed = kind not in self.own or any(slot in self.rules for slot in self.slots_of(kind, name))
        return None if fixed else self.chapters[self.own[kind].chapter]

    def _declared(self, variant: Variant) -> Iterator[tuple[str, str]]:
        """Kind and name of all that is declared, in the order of the layers and of each file; each may come again."""
        yield from ((path[0], path[1]) for path in variant.declared if len(path) == len(("kind", "name")))
        # A compiled file knows no layers.
        for rules in variant.rulesets.values():
            yield from self._of_rules(rules)

    def _of_rules(self, rules: Record) -> Iterator[tuple[str, str]]:
        for kind in self.own:
            yield from ((kind, name) for name in getattr(rules, kind))

    def _counted(self, declared: Iterable[tuple[str, str]], pinned: Mapping[tuple[str, ...], int]) -> dict[str, str]:
        """The numbers of what the registry does not know: the pinned ones, and the others in what those leave free."""
        things = [each for each in dict.fromkeys(declared) if each[0] in self.own]
        found = {
            slot: number
            for path in things
            if path in pinned
            for slot, number in self.numbered(path, pinned[path]).items()
        }
        for kind, name in things:
            chapter = self.chapters[self.own[kind].chapter]
            for slot in self.slots_of(kind, name):
                if slot not in self.rules and slot not in found:
                    found[slot] = _free(chapter, found.values())
        return found


class Numbers(Node):
    """The numbers of one book: those of the registry, and those of what its files declare."""

    known: Mapping[str, Entry]
    """By slot."""
    own: Mapping[str, str]
    """By slot."""

    def of(self, slot: str) -> str:
        """The number of a rule; raises ``KeyError`` for a rule that has none."""
        known = self.known.get(slot)
        return self.own[slot] if known is None else known.number

    def __contains__(self, slot: str) -> bool:
        return slot in self.known or slot in self.own

    def key(self, slot: str) -> Key:
        """What rules are put in order by."""
        return key_of(self.of(slot))

    def was(self, slot: str) -> tuple[str, ...]:
        """The numbers a rule had before."""
        known = self.known.get(slot)
        return () if known is None else known.was


@cache
def key_of(number: str) -> Key:
    """What a number is put in order by.

    >>> sorted(["7.10", "7.4a", "7.5", "7.4"], key=key_of)
    ['7.4', '7.4a', '7.5', '7.10']
    """
    found = _PARTS.fullmatch(number)
    if found is None:
        raise ValueError(number)
    chapter, rule, letter = found.groups()
    return int(chapter), int(rule), letter


def with_players(number: str, players: int) -> str:
    """A number where it stands among what is different with some players: the same rule for so many.

    >>> with_players("8.1", 5)
    '8.1 (5)'
    """
    return f"{number} ({players})"


def slot_of(kind: str, name: str, part: str = "") -> str:
    """The slot of a rule about something a file declares."""
    return ".".join(filter(None, (kind, name, part)))


def _free(chapter: int, taken: Iterable[str]) -> str:
    """The first number from 50 that nobody has."""
    numbers = set(taken)
    return next(number for number in (f"{chapter}.{rule}" for rule in count(FIRST_OWN)) if number not in numbers)


def _next(found: Mapping[str, str], number: str) -> str:
    """The next number that is free in a chapter."""
    chapter, _, _ = key_of(number)
    taken = [key_of(each) for each in found.values()]
    return f"{chapter}.{max(rule for other, rule, _ in taken if other == chapter) + 1}"
