"""The same deals under each of some variants: what the difference between them does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.comparison.comparing import Comparison
from tarotrules.games.telling.comparison.matrix import letter
from tarotrules.games.telling.comparison.trials import Measures
from tarotrules.games.telling.simulation import asked_json, estimate_json, percents, told_mean
from tarotrules.sampling.intervals import Estimate, mean, share
from tarotrules.sampling.question import Simulated
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase


def simulated(comparison: Comparison) -> Iterator[tree.Chapter]:
    """What became of the deals under each, and how far those of the others differ from the first."""
    found = comparison.simulated
    if found is None:
        return
    words = comparison.compared.words
    about = words.tell(
        "simulation-compared-about",
        n=found.deals,
        players=found.players,
        kinds=str(words.join(found.question.kinds)),
        seed=str(found.question.seed),
    )
    compared = _only(comparison.compared, found)
    measures = comparison.trials.measures
    pairs = [_Pair(compared, found, place, measures) for place in range(1, len(found.variants))]
    blocks = [_every(compared, pairs)] if len(pairs) > 1 else [block for pair in pairs for block in pair.blocks()]
    title = line(words.tell("simulation-compared"))
    notes = (
        tree.Paragraph(line(each)) for each in (about, *_unshuffled(compared, found, measures), *_marked(words, pairs))
    )
    yield tree.Chapter("", "simulation", title, (*notes, *blocks))


def _only(compared: Compared, found: Simulated) -> Compared:
    """Those who were played, of all that are compared."""
    return compared.only(
        tuple(place for place, each in enumerate(compared.variants) if any(each is one for one in found.variants))
    )


def _marked(words: Catalogue, pairs: "Sequence[_Pair]") -> Iterator[Phrase]:
    """What is marked in the table of many."""
    if len(pairs) > 1:
        yield words.tell("simulation-marked", name=pairs[0].compared.heads[0])


def _every(compared: Compared, pairs: "Sequence[_Pair]") -> tree.Table:
    """A row for each of many: what is measured, marked where it differs from the first's by more than chance."""
    words = compared.words
    heads = (words.tell("simulation-measure-short", measure=each) for each in ("different", *pairs[0].names))
    columns = (
        tree.Column(line(words.tell("comparison-rules"))),
        *(tree.Column(line(head), "end") for head in heads),
    )
    first = (line(compared.heads[0]), line(letter(None)), *(line(pairs[0].mean_of(0, each)) for each in pairs[0].names))
    return tree.Table((), columns, (first, *(each.row() for each in pairs)))


def _unshuffled(compared: Compared, found: Simulated, measures: Measures) -> Iterator[Phrase]:
    """That the deals are shuffled, where the rules of some say that the pack is not."""
    rules = [measures.unshuffled(each) for each in found.question.rulesets]
    places = [place for place, rule in enumerate(rules) if rule is not None]
    if places:
        names = [str(compared.words.tell("comparison-quoted", name=compared.names[place])) for place in places]
        yield compared.words.tell("simulation-compared-unshuffled", names=names, rule=str(rules[places[0]]))


class _Pair:
    """The first variant, and another."""

    def __init__(self, compared: Compared, found: Simulated, place: int, measures: Measures) -> None:
        self.compared, self.found, self.place, self.words = compared, found, place, compared.words
        self.names, self.signed = measures.names, measures.signed
        self.sums: Mapping[str, Any] = found.sums["pairs"][str(place)]

    def blocks(self) -> tuple[tree.Block, ...]:
        """In how many deals the scores differ, and what is measured."""
        return (*self._different(), self._table(), tree.Paragraph(line(self._verdict())))

    def row(self) -> tuple[Line, ...]:
        """Among many: in how many deals the scores differ, then what is measured."""
        different = share(self.sums["different"], self.found.deals)
        cells = (self.mean_of(self.place, name) for name in self.names)
        marked = (
            line(*(("≠ ",) if self.certain(name) else ()), cell) for name, cell in zip(self.names, cells, strict=True)
        )
        shares = letter(None) if different is None else self.words.tell("simulation-share", **percents(different))
        return line(self.compared.heads[self.place]), line(shares), *marked

    def mean_of(self, place: int, name: str) -> str:
        """What is measured of the first or the other."""
        sums = self.found.sums["variants"][str(place)]["measures"][name]
        return told_mean(self.words, mean(sums), self.names[name], signed=name in self.signed)

    def certain(self, name: str) -> bool:
        """Whether a difference is more than chance."""
        each = self._difference(name)
        return each is not None and not each.low <= 0 <= each.high

    def _different(self) -> Iterator[tree.Block]:
        different = share(self.sums["different"], self.found.deals)
        if different is not None:
            one, other = self.compared.names[0], self.compared.names[self.place]
            said = self.words.tell("simulation-different", one=one, other=other, **percents(different))
            yield tree.Paragraph(line(said))

    def _table(self) -> tree.Table:
        names = (self.compared.heads[0], self.compared.heads[self.place])
        heads = (*names, self.words.tell("simulation-column-difference"))
        columns = (
            tree.Column(line(self.words.tell("simulation-column-what"))),
            *(tree.Column(line(head), "end") for head in heads),
        )
        return tree.Table((), columns, tuple(self._row(name) for name in self.names))

    def _row(self, name: str) -> tuple[Line, ...]:
        label = self.words.tell("simulation-measure", measure=name)
        means = (self.mean_of(place, name) for place in (0, self.place))
        return tuple(map(line, (label, *means, told_mean(self.words, self._difference(name), self.names[name]))))

    def _difference(self, name: str) -> Estimate | None:
        return mean(self.sums["measures"][name])

    def _verdict(self) -> Phrase:
        """Which differences are more than chance."""
        certain = list(filter(self.certain, self.names))
        if not certain:
            return self.words.tell("simulation-uncertain")
        names = [str(self.words.tell("simulation-measure-name", measure=each)) for each in certain]
        return self.words.tell("simulation-certain", measures=names)


def simulation_json(found: Simulated, measures: Measures) -> dict[str, Any]:
    """The same as data: of each variant its measures, and of each but the first what differs from the first."""
    return {
        **asked_json(found, measures.departs_from(found)),
        "measures": [_measures(found.sums["variants"][str(place)], measures) for place in range(len(found.variants))],
        "differences": [_difference(found, place, measures) for place in range(1, len(found.variants))],
    }


def _difference(found: Simulated, place: int, measures: Measures) -> dict[str, Any]:
    sums = found.sums["pairs"][str(place)]
    different = estimate_json(share(sums["different"], found.deals))
    return {"variants": [0, place], "different_scores": different, "measures": _measures(sums, measures)}


def _measures(sums: Mapping[str, Any], measures: Measures) -> dict[str, Any]:
    return {name: estimate_json(mean(sums["measures"][name])) for name in measures.names}
