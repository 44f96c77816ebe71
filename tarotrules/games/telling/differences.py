"""How a rule differs from the base variant's, sentence by sentence."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, plain, unlinked
from tarotrules.book.labels import labels
from tarotrules.games.telling.told import Chart, Remark, Rule, Section, as_for_more, capitalised
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, in_figures

_STOPS: Final = (".", "。")
"""What a sentence ends with that may stand behind a quotation."""


class Change(Node):
    """What is said only here, and what is said only there."""

    kind: tree.Change
    now: Line
    before: Line
    instead: Line
    """What is said there, for whoever has the whole rule before them: if it says only less, what it lacks."""


class Part(NamedTuple):
    """A sentence of a rule, or a row of its table."""

    said: Phrase
    row: Phrase | None = None
    """What the row is called."""
    usual: Phrase | None = None
    """How it is worded for more than two players, by which it is compared."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Part) and (self.row, self.compared) == (other.row, other.compared)

    def __hash__(self) -> int:
        return hash((self.row, self.compared))

    @property
    def compared(self) -> Phrase:
        """What must be the same where it says the same."""
        return self.said if self.usual is None else self.usual


Parts = tuple[Part, ...]
"""All a rule says, sentence by sentence and row by row."""


def parts_of(rule: Rule, section: Section, words: Catalogue) -> Parts:
    """What a rule says, to be compared."""
    charts = [each for each in section.told if isinstance(each, Chart) and each.slot == rule.slot and not each.summary]
    rows = (_part_of_row(chart, row, words) for chart in charts for row in chart.rows)
    agreed = (capitalised(each) for each in rule.phrases if not isinstance(each, Remark))
    return (*(Part(each, usual=as_for_more(each, words)) for each in agreed), *rows)


def _part_of_row(chart: Chart, row: tuple[Phrase, ...], words: Catalogue) -> Part:
    heads = [as_for_more(each, words) for each in chart.header]
    return Part(_row(chart.header, row, words), row[0], _row(heads, row, words))


def _row(header: Sequence[Phrase], row: tuple[Phrase, ...], words: Catalogue) -> Phrase:
    """A row of a table as a sentence; where there are several columns, each cell under its head."""
    name, *cells = map(in_figures, row)
    if len(cells) > 1:
        heads = header[1:]
        cells = [words.tell("frame-cell", head=head, cell=cell) for head, cell in zip(heads, cells, strict=True)]
    every = cells[0]
    for cell in cells[1:]:
        every = words.tell("frame-cells", left=every, right=cell)
    return capitalised(words.tell("frame-row", name=name, cells=every))


def joined(parts: Iterable[Phrase], words: Catalogue) -> Phrase:
    """Sentences side by side, as the language sets them."""
    return Phrase(words.say("sentence-gap").join(parts))


def change_of(now: Parts | None, before: Parts | None, words: Catalogue) -> Change:
    """The change from one rule to another, ``None`` where there is none."""
    if before is None:
        return Change("added", _text(now or (), words), (), ())
    if now is None:
        return Change("removed", (), unlinked(_text(before, words)), ())
    new, old = _only(now, before, words), _only(before, now, words)
    # Where the same is said in another order, it is all told again.
    if not new and not old:
        new, old = list(now), list(before)
    silent = [Part(words.tell("changes-unsaid"))]
    less = [Part(_without(joined((each.said for each in new), words), words))]
    told = _text(old or silent, words), _text(old or less, words)
    return Change("changed", _text(new or now, words), *map(unlinked, told))


def _without(said: Phrase, words: Catalogue) -> Phrase:
    """That something is not said, with its full stop where the language sets it."""
    stop = said[-1:] if said.endswith(_STOPS) else ""
    return words.tell("changes-more", said=Phrase(said.removesuffix(stop)), stop=stop)


def _only(here: Parts, there: Parts, words: Catalogue) -> list[Part]:
    """What is said here and not there; of rows, if none is, which ones are only there."""
    own = [part for part in here if part not in there]
    # What leads to a table says nothing without it.
    led = [_with_rows(part, here, words) if _leads(part, words) else part for part in own]
    more = _rows(there, here)
    if more and led == own and not any(part.row for part in own):
        return [*own, Part(words.tell("changes-without", rows=words.join(more)))]
    return led


def _text(parts: Iterable[Part], words: Catalogue) -> Line:
    return line(joined((part.said for part in parts), words))


def _rows(now: Parts, before: Parts) -> list[Phrase]:
    """The rows that only the one has, where both have a table."""
    known = {part.row for part in before if part.row}
    return [part.row for part in now if part.row and part.row not in known] if known else []


def _with_rows(part: Part, parts: Parts, words: Catalogue) -> Part:
    """What leads to a table of which no row is new, with what its rows are called."""
    rows = [each.row for each in parts if each.row]
    return Part(words.tell("changes-rows", lead=part.said, rows=words.join(rows))) if rows else part


def _leads(part: Part, words: Catalogue) -> bool:
    """Whether a sentence is only the beginning of what a table says."""
    return plain(line(part.said)).rstrip().endswith(labels(words.language).colon.strip())
