"""A comparison at a glance: how much differs, and who agrees with whom."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tarotrules.book import tree
from tarotrules.book.inline import Line, Reference, line
from tarotrules.comparing.classes import Pair, apart
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.comparison.comparing import Comparison, letter
from tarotrules.games.tarot.chapters.comparison.entries import Entry
from tarotrules.games.tarot.chapters.differences import joined
from tarotrules.games.tarot.chapters.numbers import numbers_of
from tarotrules.wording.phrase import Phrase, plain


def subtitle(comparison: Comparison) -> str:
    """How much differs, in sentences."""
    return plain(joined(_sentences(comparison), comparison.compared.words))


def glance(comparison: Comparison, found: Sequence[Entry]) -> tree.Chapter:
    """Who agrees with whom, and how many rules each two differ in."""
    words = comparison.compared.words
    tables = (_matrix(comparison.compared, found), _pairs(comparison))
    note = tree.Paragraph(line(words.tell("comparison-letters")))
    return tree.Chapter("", "glance", line(words.tell("comparison-glance")), (note, *tables))


def _sentences(comparison: Comparison) -> Iterator[Phrase]:
    compared, found = comparison.compared, comparison.contrasts
    tell = compared.words.tell
    if not compared.counts:
        yield tell("comparison-no-common")
    elif not found.entries:
        yield tell("comparison-nothing", players=_players(compared, compared.counts))
    else:
        yield from _amount(comparison)
        yield tell("comparison-only-differing")
    for who, counts in groupby(compared.further.items(), key=lambda each: each[1]):
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
    yield tell("comparison-amount", n=len(found.slots), all=found.rules)
    for place in range(len(compared.names)) if comparison.sides else ():
        alone = sum(found.lacking(slot) == (1 - place,) for slot in found.slots)
        if alone:
            yield tell("comparison-alone", name=compared.quoted(place), n=alone)
    if len(main) < len(found.slots):
        yield tell("comparison-first", players=str(comparison.first), n=len(main))
    known = numbers_of(*compared.variants)
    for players, slots in found.alike.items():
        if slots:
            numbers = compared.words.join([known.of(slot) for slot in slots])
            yield tell("comparison-alike", players=str(players), numbers=numbers)


def _matrix(compared: Compared, found: Sequence[Entry]) -> tree.Table:
    """A row a rule, a column a variant; the same letter says the same."""
    columns = (tree.Column(line(compared.words.tell("comparison-rule"))), *_columns(compared, "center"))
    rows = tuple((_head(each), *(line(letter(number)) for number in each.classes)) for each in found)
    return tree.Table((), columns, rows)


def _columns(compared: Compared, align: tree.Alignment) -> tuple[tree.Column, ...]:
    return tuple(tree.Column(line(name), align) for name in compared.heads)


def _head(entry: Entry) -> Line:
    """The numbers of a rule, which lead to it, and its short name."""
    numbers = (part for number in entry.contrast.numbers for part in (Reference(number), " "))
    return (*line(*numbers), *entry.contrast.title)


def _pairs(comparison: Comparison) -> tree.Table:
    """How many rules differ between each two."""
    compared = comparison.compared
    places = range(len(compared.names))
    told = {(each.slot, pair) for each in comparison.contrasts.entries for pair in apart(each.classes)}
    counts = Counter(pair for _, pair in told)
    columns = (tree.Column(line(compared.words.tell("comparison-rules"))), *_columns(compared, "end"))
    rows = tuple(
        (line(compared.heads[one]), *(_count(compared, counts, (one, two)) for two in places)) for one in places
    )
    return tree.Table(line(compared.words.tell("comparison-pairs")), columns, rows)


def _count(compared: Compared, counts: Counter[Pair], pair: Pair) -> Line:
    one, two = sorted(pair)
    return line(letter(None) if one == two else compared.words.number(counts[one, two]))
