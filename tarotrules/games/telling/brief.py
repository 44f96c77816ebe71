"""What an option changes, rule by rule, each in a line; and what is said of one setting."""

from collections.abc import Iterator

from tarotrules.book.inline import line, plain
from tarotrules.games.telling.beside import AnyBeside
from tarotrules.games.variant import Changed
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import plain as plain_phrase


def changed(beside: AnyBeside) -> Iterator[Changed]:
    """The rules of a variant that differ from those of what it stands beside."""
    for entry in beside.differing:
        difference = entry.difference
        text = plain(difference.now or difference.before)
        yield Changed(difference.change, difference.number, plain_phrase(entry.rule.called(beside.words)), text)


def sentences(beside: AnyBeside, path: SettingPath) -> Iterator[str]:
    """What the rules say that tell a setting, or all of them, sentence by sentence and row by row, as in the book."""
    told = beside.all
    for slot, rule in told.rules.items():
        if not path or rule.closeness(path):
            yield from (plain(line(part.said)) for part in told.parts[slot])
