"""What an option changes, rule by rule, each in a line."""

from collections.abc import Iterator

from tarotrules.book.inline import plain
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.variant import Changed
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import plain as plain_phrase


def changed(before: Variant, after: Variant, words: Catalogue) -> Iterator[Changed]:
    """The rules that differ."""
    beside = Beside(after, before, words)
    for entry in beside.differing:
        difference = entry.difference
        text = plain(difference.now or difference.before)
        yield Changed(difference.change, difference.number, plain_phrase(entry.rule.called(words)), text)
