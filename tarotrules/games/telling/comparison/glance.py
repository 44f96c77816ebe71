"""A comparison at a glance: how much differs, and who is close to whom."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.comparing.classes import Classes
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.comparison.comparing import Circle, Comparison
from tarotrules.games.telling.comparison.matrix import letter
from tarotrules.games.telling.differences import joined
from tarotrules.wording.phrase import Phrase, plain

MOST_PAIRS: Final = 6
"""Of more than so many, each is told with the nearest to it; a table of all pairs would not be read."""


MOST_NEAREST: Final = 2
"""Of those that are as near as each other, so many are named."""


def subtitle(comparison: Comparison) -> str:
    """How much differs, in sentences."""
    return plain(joined(_sentences(comparison), comparison.compared.words))


def glance(comparison: Comparison) -> tree.Chapter:
    """How what follows is read, and how many rules each two differ in."""
    words, largest = comparison.compared.words, comparison.circles[0]
    note = tree.Paragraph(line(words.tell("comparison-read", name=largest.compared.heads[0])))
    close = _pairs(largest) if len(largest.places) <= MOST_PAIRS else _nearest(largest)
    return tree.Chapter("", "glance", line(words.tell("comparison-glance")), (note, close))


def _sentences(comparison: Comparison) -> Iterator[Phrase]:
    compared = comparison.compared
    tell = compared.words.tell
    if not comparison.circles:
        yield tell("comparison-no-common")
    elif not any(each.contrasts.entries for each in comparison.circles):
        compared_for = [players for each in comparison.circles for players in each.contrasts.counts]
        yield tell("comparison-nothing", players=_players(compared, compared_for))
    else:
        yield from _amount(comparison)
        yield tell("comparison-only-differing")
    for who, counts in groupby(comparison.apart.items(), key=lambda each: each[1]):
        yield tell(
            "comparison-only-played", names=compared.quoted(*who), n=len(who), players=_players(compared, dict(counts))
        )


def _players(compared: Compared, counts: Iterable[int]) -> Phrase:
    return compared.words.join([str(each) for each in sorted(counts)])


def _amount(comparison: Comparison) -> Iterator[Phrase]:
    """How many rules differ with any number of players, only one of two has, and differ with the first number."""
    compared, found = comparison.compared, comparison.contrasts
    main = {each.slot for each in comparison.main}
    tell = compared.words.tell
    every = max(each.contrasts.rules for each in comparison.circles)
    yield tell("comparison-amount", n=len(comparison.slots), all=every)
    for place in range(len(compared.names)) if comparison.sides else ():
        alone = sum(found.lacking(slot) == (1 - place,) for slot in found.slots)
        if alone:
            yield tell("comparison-alone", name=compared.quoted(place), n=alone)
    if len(main) < len(comparison.slots):
        yield tell("comparison-first", players=str(comparison.first), n=len(main))
    known = compared.numbers
    for players, slots in found.alike.items() if comparison.sides else ():
        if slots:
            numbers = compared.words.join([known.of(slot) for slot in slots])
            yield tell("comparison-alike", players=str(players), numbers=numbers)


def distances(circle: Circle) -> list[list[int]]:
    """How many rules differ between each two."""
    rules: dict[str, list[Classes]] = {}
    for each in circle.contrasts.entries:
        rules.setdefault(each.slot, []).append(each.classes)
    said = [
        [tuple(classes[place] for classes in every) for every in rules.values()] for place in range(len(circle.places))
    ]
    return [[sum(one != other for one, other in zip(here, there, strict=True)) for there in said] for here in said]


def _pairs(circle: Circle) -> tree.Table:
    """How many rules differ between each two."""
    compared, counts = circle.compared, distances(circle)
    columns = (
        tree.Column(line(compared.words.tell("comparison-rules"))),
        *(tree.Column(line(each), "end") for each in compared.heads),
    )
    rows = tuple(
        (line(head), *(_count(compared, each if one != two else None) for two, each in enumerate(counts[one])))
        for one, head in enumerate(compared.heads)
    )
    return tree.Table(line(compared.words.tell("comparison-pairs")), columns, rows)


def _count(compared: Compared, count: int | None) -> Line:
    return line(letter(None) if count is None else compared.words.number(count))


def _nearest(circle: Circle) -> tree.Table:
    """Of each, in how many rules it differs from the first, and who differs from it in the fewest."""
    compared, counts = circle.compared, distances(circle)
    tell = compared.words.tell
    columns = (
        tree.Column(line(tell("comparison-rules"))),
        tree.Column(line(tell("comparison-from-first", name=compared.heads[0])), "end"),
        tree.Column(line(tell("comparison-nearest"))),
        tree.Column(line(tell("comparison-from-nearest")), "end"),
    )
    rows = tuple(_near(compared, counts[place], place) for place in range(len(circle.places)))
    return tree.Table(line(compared.words.tell("comparison-close")), columns, rows)


def _near(compared: Compared, counts: Sequence[int], place: int) -> tuple[Line, ...]:
    others = [(count, at) for at, count in enumerate(counts) if at != place]
    least = min(others)[0]
    near = [at for count, at in others if count == least][:MOST_NEAREST]
    from_first = _count(compared, counts[0] if place else None)
    return line(compared.heads[place]), from_first, line(compared.short(*near)), _count(compared, least)
