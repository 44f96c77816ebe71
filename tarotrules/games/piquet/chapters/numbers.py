"""The numbers of the rules, which are put on when a book is bound: in code a rule is known by its slot."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.source.node import Node
from tarotrules.source.tables import read_table

FILE: Final = Path(__file__).parents[1] / "numbers.toml"
_PARTS: Final = re.compile(r"(\d+)\.(\d+)([a-z]*)")
HUNDREDTHS: Final = 100
"""Rule 50 of chapter 6 is 650 hundredths."""
Pinned = Mapping[tuple[str, ...], int]
"""By path of what a file declares, the number that it gives the first of its rules, in hundredths."""
FIRST_OWN: Final = 50
"""What a table adds is counted from here in its chapter."""


class Own(Node):
    """How something a file declares is told: in which chapter, and in which rules."""

    chapter: str
    parts: tuple[str, ...]


class Registry(Node):
    """All numbers that are the same for everybody."""

    chapters: Mapping[str, int]
    own: Mapping[str, Own]
    """By kind of what a file declares."""
    rules: Mapping[str, str]
    """By slot."""
    index: Mapping[str, tuple[str, ...]]
    """By slot, the words under which a rule is looked up."""
    edition: int
    """The version of the book."""


@cache
def registry() -> Registry:
    """The registry as shipped."""
    table = read_table(FILE)
    rules = [(number, each) for number, each in table["rules"].items() if "until" not in each]
    return Registry(
        {name: each["number"] for name, each in table["chapters"].items()},
        {kind: Own(each["chapter"], tuple(each["parts"])) for kind, each in table["own"].items()},
        {each["slot"]: number for number, each in rules},
        {each["slot"]: tuple(each["index"]) for _, each in rules},
        table["edition"],
    )


def key_of(number: str) -> tuple[int, int, str]:
    """What a number is put in order by.

    >>> sorted(["9.10", "9.5a", "9.6", "9.5"], key=key_of)
    ['9.5', '9.5a', '9.6', '9.10']
    """
    found = _PARTS.fullmatch(number)
    if found is None:
        raise ValueError(number)
    chapter, rule, letter = found.groups()
    return int(chapter), int(rule), letter


def number_of(rules: Ruleset, slot: str, pinned: Pinned = MappingProxyType({})) -> str:
    """The number of a rule; raises ``KeyError`` for a rule that has none."""
    known = registry().rules.get(slot)
    return own_numbers(rules, pinned)[slot] if known is None else known


def own_numbers(rules: Ruleset, pinned: Pinned) -> Mapping[str, str]:
    """The number of each slot about what only these rules declare: as files pin it, or the first that is free."""
    known, found = registry(), dict[str, str]()
    declared = [(kind, name) for kind in known.own for name in getattr(rules, kind)]
    for path in (each for each in declared if each in pinned):
        chapter, first = divmod(pinned[path], HUNDREDTHS)
        found |= {slot: f"{chapter}.{rule}" for rule, slot in enumerate(slots_of(*path), start=first)}
    for kind, name in declared:
        chapter = known.chapters[known.own[kind].chapter]
        for slot in slots_of(kind, name):
            if slot not in known.rules and slot not in found:
                free = (f"{chapter}.{rule}" for rule in count(FIRST_OWN))
                found[slot] = next(each for each in free if each not in found.values())
    return found


def slots_of(kind: str, name: str) -> Iterator[str]:
    """The slots of all rules about something a file declares."""
    yield from (".".join(filter(None, (kind, name, part))) for part in registry().own[kind].parts or ("",))


def stands(rules: Ruleset, slot: str) -> bool:
    """Whether these rules tell of what a rule is about: of the exchange, of something a file declares."""
    kind, name, *_ = slot.split(".")
    if kind in registry().own:
        return name in getattr(rules, kind)
    return kind != "exchange" or rules.exchange is not None
