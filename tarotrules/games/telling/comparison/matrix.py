"""Rules and variants as a matrix: what the first says, and what is otherwise elsewhere; columns alike are one."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, Reference, line
from tarotrules.comparing.differing import Difference
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.comparison.contrasts import Contrast, Family
from tarotrules.wording.phrase import Phrase, plain

MOST_ROWS: Final = 6
"""A rule with more rows than that takes a letter: who wants to see them finds them below."""
MOST_SETTINGS: Final = 2
MOST_NAMED: Final = 3
"""So many are named at the head of a column."""
LONGEST: Final = 28
"""Letters of a value that a cell has room for."""
Cell = str | Phrase | None


class Row(NamedTuple):
    """A rule, or one value of it, with what it is for each of those compared."""

    head: Line
    cells: tuple[Cell, ...]
    """``None``: no such rule."""


def matrix(compared: Compared, families: Sequence[tuple[Family, Sequence[str]]]) -> Iterator[tree.Block]:
    """What differs in some rules, each with its numbers; the first one's values stand first."""
    rows = [row for family, numbers in families for row in _rows(compared, family, numbers)]
    said = [tuple(None if cell is None else plain(Phrase.of(cell)) for cell in row.cells) for row in rows]
    columns = columns_of([tuple(cells[place] for cells in said) for place in range(len(compared.names))])
    heads = (compared.words.tell("comparison-rule"), *(_headed(compared, each) for each in columns))
    yield tree.Matrix((), tuple(tree.Column(line(each)) for each in heads), tuple(_row(row, columns) for row in rows))
    # Whoever is not named at the head of a column is named below.
    cut = [each for each in columns if _is_cut(compared, each)]
    named = ((_headed(compared, each), compared.short(*each)) for each in cut)
    if cut:
        yield tree.Items(tuple(line(compared.words.tell("comparison-of", name=one, text=all_)) for one, all_ in named))


def _is_cut(compared: Compared, places: tuple[int, ...]) -> bool:
    return len(places) > MOST_NAMED and compared.short(*places) == compared.words.join(
        [compared.heads[place] for place in places]
    )


def _headed(compared: Compared, places: tuple[int, ...]) -> Phrase:
    """What a column is called: of many that agree the first and how many others there are."""
    if not _is_cut(compared, places):
        return compared.short(*places)
    return compared.words.tell("comparison-more", name=compared.heads[places[0]], n=len(places) - 1)


def columns_of(said: Sequence[object]) -> list[tuple[int, ...]]:
    """The places of those who say the same, column by column, the first one's first."""
    known: dict[object, list[int]] = {}
    for place, each in enumerate(said):
        known.setdefault(each, []).append(place)
    return [tuple(places) for places in known.values()]


def by_values(compared: Compared, family: Family) -> bool:
    """Whether a rule is in a matrix value by value, and not by letters."""
    (rule, *others) = family
    return not others and (not rule.sayings or bool(_values(compared, rule))) and (has_rows(rule) or not rule.rows)


def has_rows(rule: Contrast) -> bool:
    """Whether a matrix has room for what differs in the table of a rule."""
    few = 0 < len(rule.rows) <= MOST_ROWS
    return few and all(len(plain(cell)) <= LONGEST for row in rule.rows for cell in row.cells if cell is not None)


def letter(number: int | None) -> str:
    """What marks variants that agree: A is what the first says, a dash stands for nothing."""
    alphabet = [chr(code) for code in range(ord("A"), ord("Z") + 1)]
    return "–" if number is None else alphabet[number] if number < len(alphabet) else str(number + 1)


def _rows(compared: Compared, family: Family, numbers: Sequence[str]) -> Iterator[Row]:
    rule, words = family[0], compared.words
    if not by_values(compared, family):
        yield Row(_head(numbers, rule.title), tuple(map(letter, rule.classes)))
    elif rule.sayings:
        for label, cells in _values(compared, rule):
            yield Row(_head(numbers, words.tell("comparison-row", row=rule.title, column=label)), cells)
    for row in rule.rows if len(family) == 1 and has_rows(rule) else ():
        yield Row(_head(numbers, words.tell("comparison-row", row=rule.title, column=row.label)), row.cells)


def _values(compared: Compared, rule: Contrast) -> list[tuple[str, tuple[Cell, ...]]]:
    """The settings behind a rule, where each of them can be said in few words."""
    found = [_value_row(compared, each) for each in rule.settings]
    known = [each for each in found if each is not None]
    return known if len(known) == len(found) <= MOST_SETTINGS and not rule.lacking else []


def _value_row(compared: Compared, setting: Difference) -> tuple[str, tuple[Cell, ...]] | None:
    if setting.whole is not None:
        return None
    choice, path, kind = compared.spelling.choice, setting.path, setting.kind
    cells = [
        letter(None) if value is None else choice(variant, path, kind, value)
        for variant, value in zip(compared.variants, setting.values, strict=True)
    ]
    named = next(variant for variant, value in zip(compared.variants, setting.values, strict=True) if value is not None)
    if any(each is None or len(each) > LONGEST for each in cells):
        return None
    return compared.spelling.label(named, path), tuple(cells)


def _head(numbers: Sequence[str], title: Phrase) -> Line:
    """The numbers of a rule, which lead to it, and its short name."""
    return line(*(part for number in numbers for part in (Reference(number), " ")), title)


def _row(row: Row, columns: Sequence[tuple[int, ...]]) -> tree.MatrixRow:
    cells = [row.cells[places[0]] for places in columns]
    first = cells[0]
    shown = tuple(line(letter(None) if each is None else each) for each in cells)
    return tree.MatrixRow(row.head, shown, tuple(each == first for each in cells))
