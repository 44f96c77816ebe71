"""How a rule differs from the base variant's, sentence by sentence."""

from collections.abc import Iterable
from typing import NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Section, capitalised
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase


class Change(NamedTuple):
    """What is said only here, and what is said only there."""

    kind: tree.Change
    now: Line
    before: Line


def parts_of(rule: Rule, section: Section, words: Catalogue) -> tuple[Phrase, ...]:
    """All a rule says, sentence by sentence and row by row."""
    charts = [each for each in section.told if isinstance(each, Chart) and each.number == rule.number]
    rows = [words.tell("frame-row", row=Phrase(" – ".join(row))) for chart in charts for row in chart.rows]
    return (*map(capitalised, rule.phrases), *rows)


def joined(parts: Iterable[Phrase], words: Catalogue) -> Phrase:
    """Sentences side by side, as the language sets them."""
    return Phrase(words.say("frame-gap").join(parts))


def change_of(now: tuple[Phrase, ...], before: tuple[Phrase, ...] | None, words: Catalogue) -> Change | None:
    """The change from one rule to another; ``None`` if they say the same."""
    if before is None:
        return Change("added", line(joined(now, words)), ())
    if now == before:
        return None
    new = [part for part in now if part not in before] or list(now)
    old = [part for part in before if part not in now]
    return Change("changed", line(joined(new, words)), line(joined(old, words)))
