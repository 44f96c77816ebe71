"""What rules say of a setting, and what differs between two variants, rule by rule and without a book around it."""

from collections.abc import Iterator, Mapping

from tarotrules.book.inline import line, plain
from tarotrules.book.tree import Change
from tarotrules.games.piquet.chapters.front import Variant
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.tables import table_of
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.numbers import key_of
from tarotrules.games.telling.told import Rule, Section, capitalised
from tarotrules.games.variant import Changed
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue

Parts = tuple[str, ...]
"""What a rule says, sentence by sentence and row by row."""
Told = Mapping[str, tuple[Rule, Parts]]
"""By slot, in the order of the book."""


class Difference(Node):
    """A rule that is otherwise in another variant."""

    kind: Change
    number: str
    rule: Rule
    now: Parts
    """What only the second variant says; all it says, if it says only less."""
    before: Parts
    """What only the first one says."""


def sentences(variant: Variant, path: SettingPath, words: Catalogue) -> Iterator[str]:
    """What the rules say that tell a setting, or all of them, sentence by sentence and row by row."""
    for rule, parts in _told(variant, words).values():
        if not path or rule.closeness(path):
            yield from parts


def changed(before: Variant, after: Variant, words: Catalogue) -> Iterator[Changed]:
    """The rules that differ, each with what it says now, or what it said if it is dropped."""
    for each in differing(before, after, words):
        text = words.say("sentence-gap").join(each.now or each.before)
        yield Changed(each.kind, each.number, plain(line(each.rule.called(words))), text)


def differing(before: Variant, after: Variant, words: Catalogue) -> Iterator[Difference]:
    """The rules that differ from one variant to another, in the order of the book."""
    old, new = _told(before, words), _told(after, words)
    numbers = {
        slot: registry().numbers_of(each).of(slot) for each, told in ((before, old), (after, new)) for slot in told
    }
    for slot in sorted({*old, *new}, key=lambda slot: key_of(numbers[slot])):
        there, here = old.get(slot), new.get(slot)
        if there is None and here is not None:
            yield Difference("added", numbers[slot], here[0], here[1], ())
        elif here is None and there is not None:
            yield Difference("removed", numbers[slot], there[0], (), there[1])
        elif here is not None and there is not None and here[1] != there[1] and here[0].settings:
            # What tells no setting only follows from others: which rules it refers to, what they come to together.
            now, then = _only(here[1], there[1]) or here[1], _only(there[1], here[1])
            yield Difference("changed", numbers[slot], here[0], now, then)


def _only(here: Parts, there: Parts) -> Parts:
    """What is said here and not there."""
    return tuple(part for part in here if part not in there)


def _told(variant: Variant, words: Catalogue) -> Told:
    teller = Teller.of(variant, variant.main, words)
    found = sections(teller)
    return {rule.slot: (rule, tuple(_parts(rule, section))) for section in found for rule in section.rules}


def _parts(rule: Rule, section: Section) -> Iterator[str]:
    yield from (plain(line(capitalised(phrase))) for phrase in rule.phrases)
    for table in map(table_of, section.charts(rule.slot)):
        yield from (" – ".join(map(plain, row)) for row in table.rows)
