"""What an option changes, rule by rule, each in a line."""

from collections.abc import Iterator

from tarotrules.book.inline import plain
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.telling import Section, capitalised
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.variant import Changed
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.phrase import plain as plain_phrase


def changed(before: Variant, after: Variant, words: Catalogue) -> Iterator[Changed]:
    """The rules that differ."""
    beside = Beside(after, before, words)
    for _, entries in beside.changes():
        for entry in entries:
            difference = entry.difference
            there = beside.base if difference.change == "removed" else beside.chapters
            name = _name(entry.number, there[entry.players[0]].sections, words) or entry.section.title
            text = plain(difference.now or difference.before)
            yield Changed(difference.change, difference.number, plain_phrase(name), text)


def _name(number: str, told: list[Section], words: Catalogue) -> Phrase | None:
    """What a rule is called, or the rule it belongs to."""
    called = {rule.number: rule.heading or rule.name for each in told for rule in each.rules}
    while number:
        found = called.get(number)
        if found is not None:
            return capitalised(found)
        name = f"name-{number.replace('.', '-')}"
        if words.has(name):
            return words.tell(name)
        number = number.rpartition(".")[0]
    return None
