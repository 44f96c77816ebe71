"""The numbers of the rules, which are put on when a book is bound: in code a rule is known by its slot.

A slot is what a rule is about, as a path: ``play.overtrump``, ``claim.handful.paid``. The registry (``numbers.toml``)
numbers all that shipped files declare. What only somebody's own file declares is counted from 50 in its chapter, in the
order of the layers, then of the file.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final

from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.source.node import Node
from tarotrules.source.tables import read_table

FILE: Final = Path(__file__).parents[1] / "numbers.toml"
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
    """All numbers that are the same for everybody."""

    edition: int
    """The version of the book."""
    chapters: Mapping[str, int]
    chapters_before: Mapping[str, tuple[str, ...]]
    """By chapter, the ids of those it has taken in."""
    own: Mapping[str, Own]
    """By kind of what a file declares."""
    rules: Mapping[str, Entry]
    """By slot."""


@cache
def registry() -> Registry:
    """The registry as shipped."""
    table = read_table(FILE)
    chapters = table["chapters"]
    entries = (
        Entry(number, each["slot"], tuple(each["was"]), each["since"], tuple(each["index"]))
        for number, each in table["rules"].items()
        if "until" not in each
    )
    return Registry(
        table["edition"],
        {name: each["number"] for name, each in chapters.items()},
        {name: tuple(each.get("was", ())) for name, each in chapters.items()},
        {kind: Own(each["chapter"], tuple(each["parts"])) for kind, each in table["own"].items()},
        {each.slot: each for each in entries},
    )


class Numbers(Node):
    """The numbers of one book: those of the registry, and those of what its files declare."""

    own: Mapping[str, str]
    """By slot."""

    def of(self, slot: str) -> str:
        """The number of a rule; raises ``KeyError`` for a rule that has none."""
        known = registry().rules.get(slot)
        return self.own[slot] if known is None else known.number

    def key(self, slot: str) -> Key:
        """What rules are put in order by."""
        return key_of(self.of(slot))

    def was(self, slot: str) -> tuple[str, ...]:
        """The numbers a rule had before."""
        known = registry().rules.get(slot)
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


def numbers_of(*variants: Variant) -> Numbers:
    """The numbers of a variant's book; of several, no two rules have the same.

    Where two number different things alike, the first keeps its number.
    """
    found: dict[str, str] = {}
    for variant in variants:
        for slot, number in _counted(_declared(variant), variant.pinned).items():
            if slot not in found:
                found[slot] = number if number not in found.values() else _next(found, number)
    return Numbers(found)


def numbers_of_rules(rules: Ruleset) -> Numbers:
    """The same where nothing but the rules for one number of players is known."""
    return Numbers(_counted(_of_rules(rules), {}))


def slot_of(kind: str, name: str, part: str = "") -> str:
    """The slot of a rule about something a file declares."""
    return ".".join(filter(None, (kind, name, part)))


def thing_of(slot: str) -> str | None:
    """What a rule is about, if a file declares it: the rules of one thing stand together.

    >>> thing_of("claim.misere.paid"), thing_of("play.lead")
    ('claim.misere', None)
    """
    kind, *rest = slot.split(".")
    return f"{kind}.{rest[0]}" if kind in registry().own else None


def stands(rules: Ruleset, slot: str) -> bool:
    """Whether these rules tell of what a rule is about: of the chien, of a partner, of something a file declares."""
    kind, name, *_ = slot.split(".")
    if kind in registry().own:
        return name in getattr(rules, kind)
    return {"call": rules.call is not None, "chien": rules.deal.chien > 0}.get(kind, True)


def _declared(variant: Variant) -> Iterator[tuple[str, str]]:
    """Kind and name of all that is declared, in the order of the layers and of each file; each may come again."""
    yield from ((path[0], path[1]) for path in variant.declared if len(path) == len(("kind", "name")))
    # A compiled file knows no layers.
    for rules in variant.rulesets.values():
        yield from _of_rules(rules)


def _of_rules(rules: Ruleset) -> Iterator[tuple[str, str]]:
    for kind in registry().own:
        yield from ((kind, name) for name in getattr(rules, kind))


def _counted(declared: Iterable[tuple[str, str]], pinned: Mapping[tuple[str, ...], int]) -> dict[str, str]:
    """The numbers of what the registry does not know: those that are pinned, and the others in what they leave free."""
    known, things = registry(), [each for each in dict.fromkeys(declared) if each[0] in registry().own]
    found = {slot: number for path in things if path in pinned for slot, number in numbered(path, pinned[path])}
    for kind, name in things:
        chapter = known.chapters[known.own[kind].chapter]
        for slot in slots_of(kind, name):
            if slot not in known.rules and slot not in found:
                found[slot] = _free(chapter, found.values())
    return found


def slots_of(kind: str, name: str) -> Iterator[str]:
    """The slots of all rules about something a file declares."""
    yield from (slot_of(kind, name, part) for part in registry().own[kind].parts or ("",))


def numbered(path: tuple[str, str], hundredths: int) -> Iterator[tuple[str, str]]:
    """The rules about something whose first number is pinned, with their numbers."""
    chapter, first = divmod(hundredths, HUNDREDTHS)
    for place, slot in enumerate(slots_of(*path)):
        yield slot, f"{chapter}.{first + place}"


def _free(chapter: int, taken: Iterable[str]) -> str:
    """The first number from 50 that nobody has."""
    numbers = set(taken)
    return next(number for number in (f"{chapter}.{rule}" for rule in count(FIRST_OWN)) if number not in numbers)


def _next(found: Mapping[str, str], number: str) -> str:
    """The next number that is free in a chapter."""
    chapter, _, _ = key_of(number)
    taken = [key_of(each) for each in found.values()]
    return f"{chapter}.{max(rule for other, rule, _ in taken if other == chapter) + 1}"
