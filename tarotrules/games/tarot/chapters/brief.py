"""What an option changes, rule by rule, each in a line; and what is said of one setting."""

from collections.abc import Iterator

from tarotrules.book.inline import line, plain
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.variant import Changed
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import plain as plain_phrase


def changed(before: Variant, after: Variant, words: Catalogue) -> Iterator[Changed]:
    """The rules that differ."""
    beside = Beside(after, before, words)
    for entry in beside.differing:
        difference = entry.difference
        text = plain(difference.now or difference.before)
        yield Changed(difference.change, difference.number, plain_phrase(entry.rule.called(words)), text)


def sentences(variant: Variant, path: SettingPath, words: Catalogue) -> Iterator[str]:
    """What the rules say that tell a setting, or all of them, sentence by sentence and row by row, as in the book."""
    told = Beside(variant, None, words).all
    for slot, rule in told.rules.items():
        if not path or rule.closeness(path):
            yield from (plain(line(part.said)) for part in told.parts[slot])
