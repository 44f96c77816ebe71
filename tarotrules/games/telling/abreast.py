"""Rules told for several numbers of players at once: what differs stands in brackets, in columns, or under a badge.

Each number of players is told by itself; then the sentences of a rule are laid beside each other, message by message.
Where only numbers differ, the message is said again with all of them (:class:`Spread`); where more differs, each
wording stands under a badge that names the numbers of players it holds for.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import chain, groupby

from tarotrules.book.inline import Badge, badge, line
from tarotrules.comparing.classes import merged
from tarotrules.games.telling.told import Chart, Rule, Said, Section, Told, capitalised, said
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.errors import NotAtOnceError
from tarotrules.wording.nouns import Count
from tarotrules.wording.phrase import Phrase, first_letter
from tarotrules.wording.spread import Spread
from tarotrules.wording.values import Value

Players = tuple[int, ...]


class Abreast:
    """Lays what is told for each number of players side by side; the first stands for the others."""

    def __init__(self, words: Catalogue, players: Players) -> None:
        self.words, self.players = words, players

    def sections(self, told: Mapping[int, Sequence[Section]]) -> list[Section]:
        """The chapters of a book for all."""
        by_id = {players: {each.id: each for each in sections} for players, sections in told.items()}
        return [
            self._section({players: found[id] for players, found in by_id.items() if id in found})
            for id in merged(list(by_id[players]) for players in self.players)
        ]

    def _section(self, told: Mapping[int, Section]) -> Section:
        some = self.some(told)
        found = {n: {_key(each): each for each in section.told} for n, section in told.items()}
        rows = (
            {n: of[key] for n, of in found.items() if key in of} for key in merged(list(of) for of in found.values())
        )
        return next(iter(told.values()))._replace(told=tuple(self._all_told(rows, some)), players=some)

    def _all_told(self, rows: Iterable[Mapping[int, Told]], above: Players) -> Iterator[Told]:
        limits: dict[str, Players] = {}
        for row in rows:
            rules = {n: each for n, each in row.items() if isinstance(each, Rule)}
            charts = {n: each for n, each in row.items() if isinstance(each, Chart)}
            if rules:
                rule = self._rule(rules, above)
                limits[rule.slot] = rule.players or above
                yield rule
            else:
                slot = next(iter(charts.values())).slot
                yield from self._chart(charts, limits.get(slot, above))

    def _rule(self, told: Mapping[int, Rule], above: Players) -> Rule:
        rules = list(told.values())
        some = self.some(told)
        return rules[0]._replace(
            phrases=tuple(self.sentences({n: rule.phrases for n, rule in told.items()})),
            settings=tuple(dict.fromkeys(path for rule in rules for path in rule.settings)),
            reasons=tuple(dict.fromkeys(each for rule in rules for each in rule.reasons)),
            at_hand=any(rule.at_hand for rule in rules),
            players=() if some == above else some,
        )

    def some(self, told: Iterable[int]) -> Players:
        """The numbers of players, if they are not all."""
        found = tuple(sorted(told))
        return () if len(found) == len(self.players) else found

    # Sentences

    def sentences(self, told: Mapping[int, Sequence[Phrase]]) -> Iterator[Phrase]:
        """The sentences of a rule, in one order; those that follow each other for the same players, under one badge."""
        for players, phrases in groupby(_in_order(self._sentences(told), len(told)), key=lambda each: each[0]):
            said = [phrase for _, phrase in phrases]
            if len(players) == len(told):
                yield from said
            else:
                yield self.badged(players, self.words.say("sentence-gap").join(map(capitalised, said)))

    def _sentences(self, told: Mapping[int, Sequence[Phrase]]) -> Iterator[tuple[Players, Phrase]]:
        found = {n: dict(_numbered(phrases)) for n, phrases in told.items()}
        for key in merged(list(each) for each in found.values()):
            yield from self.wordings({n: each[key] for n, each in found.items() if key in each})

    def wordings(self, said_by: Mapping[int, Phrase]) -> Iterator[tuple[Players, Phrase]]:
        """The wordings of one sentence, each with the numbers of players it holds for."""
        groups: dict[str, list[int]] = {}
        for players, phrase in said_by.items():
            groups.setdefault(str(phrase), []).append(players)
        together = None if len(groups) == 1 else self.spread(said_by)
        if together is not None:
            yield tuple(said_by), together
            return
        for members in sorted(groups.values(), key=min):
            yield tuple(members), said_by[members[0]]

    def spread(self, said_by: Mapping[int, Phrase]) -> Said | None:
        """One sentence with all the numbers, if nothing else differs."""
        phrases = [each for each in said_by.values() if isinstance(each, Said)]
        first = phrases[0] if phrases else None
        if first is None or len(phrases) < len(said_by) or len({each.message for each in phrases}) > 1:
            return None
        arguments: dict[str, Value] = {}
        for name in first.arguments:
            values = {n: each.arguments[name] for n, each in zip(said_by, phrases, strict=True)}
            value = self.value(values)
            if value is None:
                return None
            arguments[name] = value
        try:
            again = said(self.words, first.message, arguments)
        except NotAtOnceError:
            # It is worded otherwise for another number: it cannot be one sentence.
            return None
        return _as_begun(again, first)

    def value(self, values: Mapping[int, Value]) -> Value | None:
        """One argument that stands for several."""
        first, *rest = values.values()
        if all(type(each) is type(first) and each == first for each in rest):
            return first
        if all(isinstance(each, Phrase) for each in values.values()):
            return self.spread({n: each for n, each in values.items() if isinstance(each, Phrase)})
        if all(isinstance(each, Count) for each in values.values()):
            counts = [each for each in values.values() if isinstance(each, Count)]
            numbers = dict(zip(values, (each.number for each in counts), strict=True))
            return self.numbers(counts[0], numbers) if len({each.noun for each in counts}) == 1 else None
        plain = {n: each for n, each in values.items() if isinstance(each, int | Fraction) and each is not True}
        return self.numbers(next(iter(plain.values())), plain) if len(plain) == len(values) else None

    def numbers(self, first: int | Fraction | Count, numbers: Mapping[int, int | Fraction]) -> Spread:
        """A number, and what it is with other numbers of players."""
        main, *_ = numbers.values()
        others: dict[int | Fraction, list[int]] = {}
        for players, number in sorted(numbers.items()):
            if number != main:
                others.setdefault(number, []).append(players)
        listed = enumerate(others.items())
        return Spread(first, tuple((number, self.when(players, more=place > 0)) for place, (number, players) in listed))

    def when(self, players: Sequence[int], *, more: bool = False) -> Phrase:
        """*With three players*; after another, *with five*."""
        return self.words.tell("beside-players-more" if more else "beside-players", list=self._counts(players))

    def _counts(self, players: Iterable[int]) -> Phrase:
        return self.words.join([self.words.tell("beside-count", n=each) for each in players], "or")

    def badged(self, players: Players, text: str) -> Phrase:
        """Sentences that hold for some numbers of players only."""
        return Phrase(f"{self.badge(players)} {text}")

    def badge(self, players: Players) -> Phrase:
        """The numbers of players for which something holds."""
        counts = sorted(players)
        written = self.words.tell("beside-badge", list=self._counts(counts))
        return badge(", ".join(map(str, counts)), str(self.when(counts)), str(written))

    # Tables

    def _chart(self, told: Mapping[int, Chart], above: Players) -> Iterator[Chart]:
        """A table for all: columns that differ stand once for each number of players."""
        first, *rest = told.values()
        if first.joined:
            yield from self._charts(dict.fromkeys(told, self._joined([told[n] for n in sorted(told)])), above)
            return
        shape = (first.caption, first.header, [row[0] for row in first.rows])
        if any((each.caption, each.header, [row[0] for row in each.rows]) != shape for each in rest):
            yield from self._charts(told, above)
            return
        columns: list[tuple[Phrase, ...]] = [(first.header[0], *(row[0] for row in first.rows))]
        cells = [
            {n: (each.header[place], *(row[place] for row in each.rows)) for n, each in told.items()}
            for place in range(1, len(first.header))
        ]
        alone = sum(len(set(each.values())) > 1 for each in cells) == 1
        for each in cells:
            columns += self._columns(each, alone=alone)
        header, *rows = zip(*columns, strict=True)
        yield from self._charts(dict.fromkeys(told, first._replace(header=tuple(header), rows=tuple(rows))), above)

    def _joined(self, charts: Sequence[Chart]) -> Chart:
        """The columns of several tables side by side; a row that one of them lacks has nothing there."""
        first, *_ = charts
        nothing = Phrase.of(self.words.say("cheat-nothing"))
        known = [({row[0]: row[1:] for row in each.rows}, (nothing,) * (len(each.header) - 1)) for each in charts]
        heads = merged([row[0] for row in each.rows] for each in charts)
        rows = ((head, *chain.from_iterable(own.get(head, none) for own, none in known)) for head in heads)
        header = (first.header[0], *(head for each in charts for head in each.header[1:]))
        return first._replace(header=header, rows=tuple(rows))

    def _columns(self, told: Mapping[int, tuple[Phrase, ...]], *, alone: bool) -> Iterator[tuple[Phrase, ...]]:
        """A column, or one for each number of players; what is in it needs no name where no other differs."""
        if len(set(told.values())) == 1:
            yield next(iter(told.values()))
            return
        for players, (head, *cells) in sorted(told.items()):
            many = Phrase.of(self.words.say("cheat-players", players=players))
            yield many if alone else Phrase(f"{head} {self.badge((players,))}"), *cells

    def _charts(self, told: Mapping[int, Chart], above: Players) -> Iterator[Chart]:
        """A table for each group that has the same."""
        groups: dict[Chart, list[int]] = {}
        for players, chart in told.items():
            groups.setdefault(chart, []).append(players)
        for chart, members in groups.items():
            some = self.some(members)
            yield chart if some == above else chart._replace(caption=Phrase(f"{chart.caption} {self.badge(some)}"))


def _in_order(said: Iterable[tuple[Players, Phrase]], every: int) -> Iterator[tuple[Players, Phrase]]:
    """What is for some only, by the number of players; where two of them hold for the same, they stay as they came."""
    for some, phrases in groupby(said, key=lambda each: len(each[0]) < every):
        found = list(phrases)
        groups = {frozenset(players) for players, _ in found}
        apart = sum(map(len, groups)) == len(frozenset().union(*groups))
        yield from sorted(found, key=lambda each: min(each[0])) if some and apart else found


def is_badged(phrase: Phrase) -> bool:
    """Whether a sentence begins by saying for whom it holds."""
    first = next(iter(line(phrase)), None)
    return isinstance(first, Badge)


def _key(told: Told) -> tuple[str, bool]:
    return told.slot, isinstance(told, Chart)


def _numbered(phrases: Iterable[Phrase]) -> Iterator[tuple[tuple[str, int], Phrase]]:
    """Phrases by message, and how often it has been said before in the rule."""
    seen: Counter[str] = Counter()
    for phrase in phrases:
        name = phrase.message if isinstance(phrase, Said) else str(phrase)
        yield (name, seen[name]), phrase
        seen[name] += 1


def _as_begun(phrase: Said, like: Said) -> Said:
    """A sentence with a capital where another has one."""
    place = first_letter(like)
    if place is None or not like[place].isupper():
        return phrase
    begun = capitalised(phrase)
    return begun if isinstance(begun, Said) else phrase
