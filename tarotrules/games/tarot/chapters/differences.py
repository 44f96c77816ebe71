"""How a rule differs from the base variant's, sentence by sentence."""

from collections.abc import Iterable

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, unlinked
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Section, capitalised
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, in_figures


class Change(Node):
    """What is said only here, and what is said only there."""

    kind: tree.Change
    now: Line
    before: Line


def parts_of(rule: Rule, section: Section, words: Catalogue) -> tuple[Phrase, ...]:
    """All a rule says, sentence by sentence and row by row."""
    charts = [each for each in section.told if isinstance(each, Chart) and each.slot == rule.slot and not each.summary]
    return (*map(capitalised, rule.phrases), *(_row(chart, row, words) for chart in charts for row in chart.rows))


def _row(chart: Chart, row: tuple[Phrase, ...], words: Catalogue) -> Phrase:
    """A row of a table as a sentence; where there are several columns, each cell under its head."""
    name, *cells = map(in_figures, row)
    if len(cells) > 1:
        heads = chart.header[1:]
        cells = [words.tell("frame-cell", head=head, cell=cell) for head, cell in zip(heads, cells, strict=True)]
    every = cells[0]
    for cell in cells[1:]:
        every = words.tell("frame-cells", left=every, right=cell)
    return capitalised(words.tell("frame-row", name=name, cells=every))


def joined(parts: Iterable[Phrase], words: Catalogue) -> Phrase:
    """Sentences side by side, as the language sets them."""
    return Phrase(words.say("frame-gap").join(parts))


def change_of(now: tuple[Phrase, ...] | None, before: tuple[Phrase, ...] | None, words: Catalogue) -> Change:
    """The change from one rule to another, ``None`` where there is none."""
    if before is None:
        return Change("added", line(joined(now or (), words)), ())
    if now is None:
        return Change("removed", (), unlinked(line(joined(before, words))))
    new = [part for part in now if part not in before] or list(now)
    old = [part for part in before if part not in now]
    return Change("changed", line(joined(new, words)), unlinked(line(joined(old, words))))
