"""What rules say of a setting, and what differs between two variants, rule by rule and without a book around it."""

from collections.abc import Iterator, Mapping

from tarotrules.book.inline import line, plain
from tarotrules.games.piquet.chapters.front import Variant
from tarotrules.games.piquet.chapters.numbers import key_of, number_of
from tarotrules.games.piquet.chapters.rulebook import table_of
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.telling import Rule, Section, Teller, capitalised
from tarotrules.games.variant import Changed
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue

Parts = tuple[str, ...]
"""What a rule says, sentence by sentence and row by row."""
Told = Mapping[str, tuple[Rule, Parts]]
"""By slot, in the order of the book."""


def sentences(variant: Variant, path: SettingPath, words: Catalogue) -> Iterator[str]:
    """What the rules say that tell a setting, or all of them, sentence by sentence and row by row."""
    for rule, parts in _told(variant, words).values():
        if not path or rule.closeness(path):
            yield from parts


def changed(before: Variant, after: Variant, words: Catalogue) -> Iterator[Changed]:
    """The rules that differ: of one that is in both, what only the second says, or the first if it says only less."""
    old, new = _told(before, words), _told(after, words)
    numbers = {
        slot: number_of(each.main, slot, each.pinned) for each, told in ((before, old), (after, new)) for slot in told
    }
    for slot in sorted({*old, *new}, key=lambda slot: key_of(numbers[slot])):
        there, here = old.get(slot), new.get(slot)
        if here is not None and there is not None:
            own, theirs = _only(here[1], there[1]), _only(there[1], here[1])
            told = own or theirs or (() if here[1] == there[1] else here[1])
            found, kind = (here[0], told), "changed"
        elif here is not None:
            found, kind = here, "added"
        else:
            found, kind = old[slot], "removed"
        rule, parts = found
        if parts:
            name = plain(line(rule.called(words)))
            yield Changed(kind, numbers[slot], name, words.say("sentence-gap").join(parts))


def _only(here: Parts, there: Parts) -> Parts:
    """What is said here and not there."""
    return tuple(part for part in here if part not in there)


def _told(variant: Variant, words: Catalogue) -> Told:
    teller = Teller(variant.main, words, variant.titles, pinned=variant.pinned)
    found = sections(teller)
    return {rule.slot: (rule, tuple(_parts(rule, section))) for section in found for rule in section.rules}


def _parts(rule: Rule, section: Section) -> Iterator[str]:
    yield from (plain(line(capitalised(phrase))) for phrase in rule.phrases)
    for table in map(table_of, section.charts(rule.slot)):
        yield from (" – ".join(map(plain, row)) for row in table.rows)
