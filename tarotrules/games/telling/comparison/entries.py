"""The rules that differ, as blocks of a sheet: what each variant says, and the settings behind it."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tarotrules.book import tree
from tarotrules.book.inline import Line, line
from tarotrules.comparing.classes import agree, together
from tarotrules.games.telling.comparison.compared import TWO, Compared
from tarotrules.games.telling.comparison.comparing import Circle
from tarotrules.games.telling.comparison.contrasts import Contrast, Family
from tarotrules.games.telling.comparison.matrix import by_values, columns_of, has_rows, letter
from tarotrules.games.telling.comparison.notes import Note, Places, notes_of
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.numbers import Registry, with_players
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase

ABREAST: Final = 5
"""So many columns of a table stand beside each other."""


class Entry(NamedTuple):
    """A rule, or rules of one thing, with the numbers of players they differ for."""

    players: tuple[int, ...]
    family: Family
    contrast: tree.Contrast
    notes: tuple[Note, ...]


def entries(circle: Circle, main: int | None) -> list[Entry]:
    """All that differs in a circle, in the order of the book; ``main`` players need not be said."""
    writer = _Writer(circle.compared, main)
    return [
        writer.entry(family) for family in families(circle.compared.manner.teller.registry(), circle.contrasts.entries)
    ]


def families(registry: Registry, found: Sequence[Contrast]) -> Sequence[Family]:
    """The rules that differ, those of one thing together: as many as a reader sees."""
    result: list[list[Contrast]] = []
    for each in found:
        if result and _belongs(registry, each, result[-1][0]):
            result[-1].append(each)
        else:
            result.append([each])
    return result


def _belongs(registry: Registry, rule: Contrast, first: Contrast) -> bool:
    """Whether a rule goes with the one before: told alike by the same variants, and by no others at all."""
    alike = (rule.players, rule.classes) == (first.players, first.classes)
    one_text = not agree(rule.classes) and set(rule.classes) <= {0, None}
    return alike and one_text and registry.thing_of(rule.slot) == registry.thing_of(first.slot) is not None


class _Writer:
    """Writes the entries in their order: what is missing as a whole is named once."""

    def __init__(self, compared: Compared, main: int | None) -> None:
        self.compared, self.words, self.main = compared, compared.words, main
        self.sides = compared.all == TWO
        self.known = compared.numbers
        self.named: set[SettingPath] = set()
        self.noted: set[Note] = set()

    def entry(self, family: Family) -> Entry:
        """A rule as a block."""
        first = family[0]
        wholes = {each.whole for one in family for each in one.settings if each.whole is not None} - self.named
        self.named |= wholes
        wordings, notes = tuple(self.wordings(family)), tuple(self.notes(family, wholes))
        numbers = tuple(number for each in family for number in self.numbers(each))
        tables = tuple(table for each in family if each.rows for table in self.tables(each))
        return Entry(first.players, family, tree.Contrast(numbers, line(first.title), wordings, tables), notes)

    def numbers(self, rule: Contrast) -> tuple[str, ...]:
        """The numbers the rule has in the books."""
        number = self.known.of(rule.slot)
        if self.main in rule.players:
            return (number,)
        return tuple(with_players(number, players) for players in rule.players)

    def groups(self, family: Family) -> list[Places]:
        """Those who say the same, group by group."""
        first = family[0]
        groups = [each.who for each in first.sayings] or together(first.classes)
        return sorted(groups) if self.sides else list(groups)

    def wordings(self, family: Family) -> Iterator[tree.Wording]:
        """Each wording with those who share it; of two variants always both, of many by the letter they have."""
        lettered = not self.sides and not by_values(self.compared, family)
        for who in self.groups(family):
            body = tuple(self.body(family, who))
            absent = set(who) <= set(family[0].lacking)
            # Of many a dash in the matrix says who has no such rule.
            if self.sides or (body and not absent):
                called = self.compared.called(*who)
                if lettered:
                    mark = letter(family[0].classes[who[0]])
                    called = self.words.tell("comparison-lettered", letter=mark, names=called)
                yield tree.Wording(line(called), body, absent=absent)

    def notes(self, family: Family, wholes: set[SettingPath]) -> Iterator[Note]:
        """The settings behind; for further numbers of players those that have not been shown."""
        first, settings = family[0], list(dict.fromkeys(each for rule in family for each in rule.settings))
        for who in self.groups(family):
            if set(who) <= set(first.lacking):
                continue
            for note in notes_of(self.compared, settings, wholes, who, first.players[0]):
                if self.main in first.players or note not in self.noted:
                    yield note
                self.noted.add(note)

    def body(self, family: Family, who: Places) -> Iterator[Line]:
        """What some variants say."""
        sayings = [each for rule in family for each in rule.sayings if each.who == who]
        parts = [part for each in sayings for part in each.parts]
        if any(each.absent for each in sayings):
            yield line(self.words.tell("comparison-absent"))
        elif parts:
            yield line(joined(parts, self.words))
        elif sayings:
            yield line(self.words.tell("comparison-silent"))

    def tables(self, rule: Contrast) -> Iterator[tree.Table]:
        """The rows that differ; of many only those for which a matrix has no room, those alike in one column."""
        places = range(len(self.compared.names))
        if self.sides:
            yield self.table(rule, [(place,) for place in places], self.compared.names)
        elif not has_rows(rule):
            having = [place for place in places if place not in rule.lacking]
            groups = columns_of([tuple(row.cells[place] for row in rule.rows) for place in having])
            columns = [tuple(having[at] for at in group) for group in groups]
            heads = [self.compared.short(*group) for group in columns]
            for start in range(0, len(columns), ABREAST):
                part = slice(start, start + ABREAST)
                yield self.table(rule, columns[part], heads[part])

    def table(self, rule: Contrast, columns: Sequence[Places], heads: Sequence[str]) -> tree.Table:
        """The rows that differ, a column for those who agree in all of them."""
        rows = tuple((line(row.label), *(_cell(row.cells[places[0]]) for places in columns)) for row in rule.rows)
        titles = (tree.Column(()), *(tree.Column(line(each)) for each in heads))
        return tree.Table(line(rule.caption or ""), titles, rows)


def _cell(cell: Phrase | None) -> Line:
    return line(letter(None) if cell is None else cell)
