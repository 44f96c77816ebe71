"""What a simulation found, as a sheet of tables and as data: what is alike whatever the game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import isfinite
from typing import Any, ClassVar, Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.telling.told import capitalised
from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.question import Simulated
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

ONLY: Final = "0"
"""The place of the one variant that was simulated."""
PERCENT: Final = 100
_TENTHS: Final = 10
Row = tuple[Phrase, ...]


class Table(NamedTuple):
    """What one table tells."""

    name: str
    """Its title is ``simulation-<name>``."""
    heads: tuple[str, ...]
    """Its columns are ``simulation-column-<head>``."""
    rows: Iterable[Row]


class Tables(ABC):
    """The tables of a simulation of one variant."""

    signed: ClassVar[bool]
    """Whether scores may be below nothing."""

    def __init__(self, found: Simulated, words: Catalogue) -> None:
        self.found, self.words = found, words
        self.sums: Mapping[str, Any] = found.sums["variants"][ONLY]

    @abstractmethod
    def tables(self) -> Iterator[Table]:
        """All there may be."""

    def chapters(self) -> Iterator[tree.Chapter]:
        """Those that have something to say."""
        for each in self.tables():
            rows = tuple(each.rows)
            if rows:
                yield tree.Chapter("", each.name, self._line(f"simulation-{each.name}"), self.blocks(each, rows))

    def blocks(self, table: Table, rows: Sequence[Row]) -> tuple[tree.Block, ...]:
        """A table, and what is said with it."""
        first, *others = map(self.head, table.heads)
        columns = (tree.Column(first), *(tree.Column(each, "end") for each in others))
        return (tree.Table((), columns, tuple(tuple(map(line, row)) for row in rows)),)

    def head(self, name: str) -> Line:
        """What a column is called."""
        return self._line(f"simulation-column-{name}")

    def _line(self, name: str) -> Line:
        return line(self.words.tell(name))

    def of_kinds(self) -> Iterator[Row]:
        """What players of several kinds had; of one kind there is nothing to compare."""
        kinds = in_order(self.sums["kinds"], self.found.question.kinds)
        for kind, values in kinds.items() if len(kinds) > 1 else ():
            yield Phrase.of(kind), self.mean(mean(values))

    def counted(self, title: Phrase, deals: int, total: int) -> Row:
        """How often something happened."""
        return capitalised(title), self.number(deals), self.share(share(deals, total))

    def number(self, n: int) -> Phrase:
        return self.words.tell("number", n=n)

    def share(self, estimate: Estimate | None) -> Phrase:
        return told_share(self.words, estimate)

    def mean(self, estimate: Estimate | None) -> Phrase:
        return told_mean(self.words, estimate, signed=self.signed)


def sheet(found: Simulated, words: Catalogue, about: str, tables: Tables) -> tree.Book:
    """The tables, one below the other."""
    title = words.say("simulation-title", title=found.variants[0].title(words.language))
    return tree.Book(title, about, words.language, (), tuple(tables.chapters()), "sheet")


def about(found: Simulated, words: Catalogue) -> str:
    """Which deals were played, and by whom."""
    return words.say(
        "simulation-about",
        n=found.deals,
        players=found.players,
        kinds=str(words.join(found.question.kinds)),
        seed=str(found.question.seed),
    )


def told_share(words: Catalogue, estimate: Estimate | None) -> Phrase:
    """A share in percent with its interval; a dash, if there is nothing that it is a share of."""
    if estimate is None:
        return words.tell("simulation-unknown")
    return words.tell("simulation-share", **percents(estimate))


def percents(estimate: Estimate) -> dict[str, Fraction]:
    """A share in percent with its interval, as sentences take them."""
    return dict(zip(("value", "low", "high"), (tenths(each * PERCENT) for each in estimate), strict=True))


def told_mean(words: Catalogue, estimate: Estimate | None, times: int = 1, *, signed: bool = True) -> Phrase:
    """A mean, and how far the true one may lie from it; a dash, where a single value says too little."""
    if estimate is None or not isfinite(estimate.high):
        return words.tell("simulation-unknown")
    value, half = estimate.value * times, (estimate.high - estimate.value) * times
    return words.tell("simulation-mean" if signed else "simulation-amount", value=tenths(value), half=tenths(half))


def tenths(value: float) -> Fraction:
    """A value as exactly as it is told."""
    return Fraction(round(value * _TENTHS), _TENTHS)


def estimate_json(estimate: Estimate | None) -> list[float] | None:
    """A value, and the interval in which the true one lies, with so many figures as mean something."""
    if estimate is None or not all(map(isfinite, estimate)):
        return None
    return [round(each, 6) for each in estimate]


def asked_json(found: Simulated, departs_from: Sequence[str]) -> dict[str, Any]:
    """What was simulated, and which settings it departs from."""
    return {
        "players": found.players,
        "kinds": list(found.question.kinds),
        "seed": found.question.seed,
        "deals": found.deals,
        "departs_from": list(departs_from),
    }


def means(values: Mapping[str, Any]) -> dict[str, Any]:
    """Means as data, by name."""
    return {name: estimate_json(mean(each)) for name, each in values.items()}


def in_order(sums: Mapping[str, Any], names: Iterable[str]) -> dict[str, Any]:
    """Sums in the order of names, not in that in which deals came upon them: a simulation that goes on has another."""
    return {name: sums[name] for name in names if name in sums}
