"""The rules on which variants differ, in the words of a language: what each says, and the settings behind it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tarotrules.compare.classes import Classes, agree, classes, together
from tarotrules.compare.differing import Difference
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.comparison.tables import Row, Tables, shown
from tarotrules.games.tarot.chapters.comparison.voices import Telling, Voice, paths_of, told
from tarotrules.games.tarot.chapters.telling import Section, capitalised
from tarotrules.wording.phrase import Phrase


class Saying(NamedTuple):
    """One distinct wording."""

    who: tuple[int, ...]
    """The places of those who say so."""
    parts: tuple[Phrase, ...]
    """What not all say; empty where they say no more than the others, or differ in a table alone."""
    absent: bool = False
    """They have no such rule."""


class Contrast(NamedTuple):
    """A rule on which variants differ."""

    number: str
    chapter: str
    title: Phrase
    players: tuple[int, ...]
    """Numbers of players it is so for."""
    classes: Classes
    """Who agrees with whom, sentences and table together; ``None``: no such rule."""
    sayings: tuple[Saying, ...]
    """Nothing where they differ in a table alone."""
    caption: Phrase | None
    """Of the table in which rows differ."""
    rows: tuple[Row, ...]
    settings: tuple[Difference, ...]

    @property
    def said(self) -> tuple[object, ...]:
        """What a reader learns from it, whatever the number of players."""
        return self.number, self.classes, self.sayings, self.rows

    @property
    def lacking(self) -> tuple[int, ...]:
        """The places of those who have no such rule."""
        return tuple(place for place, each in enumerate(self.classes) if each is None)


class Contrasts(NamedTuple):
    """All that differs."""

    entries: tuple[Contrast, ...]
    alike: Mapping[int, tuple[str, ...]]
    """By further numbers of players: the rules on which all agree there, though not with the first number."""
    rules: int
    """How many rules there are for the first number of players."""


def contrasts(compared: Compared) -> Contrasts:
    """The rules that are not told alike; for each number of players, what has not been said before."""
    found: dict[tuple[object, ...], Contrast] = {}
    differing_there: dict[int, set[str]] = {}
    tellings = {players: told(compared, players) for players in compared.counts}
    for players, telling in tellings.items():
        here = list(_contrasts(telling, players))
        differing_there[players] = {each.number for each in here}
        for each in here:
            before = found.get(each.said)
            found[each.said] = each if before is None else before._replace(players=(*before.players, players))
    first, *others = tellings
    main = {each.number: each._replace(players=(first,)) for each in found.values() if first in each.players}
    further = (_without_rows_of(main.get(each.number), each) for each in found.values() if first not in each.players)
    entries = (*main.values(), *further)
    alike = {
        players: tuple(
            each.number
            for each in main.values()
            if each.number not in differing_there[players] and any(tellings[players].of(each.number))
        )
        for players in others
    }
    return Contrasts(entries, alike, len(tellings[first].numbers))


def _without_rows_of(before: Contrast | None, rule: Contrast) -> Contrast:
    """A rule for a further number of players without the rows that were shown before."""
    rows = tuple(row for row in rule.rows if before is None or row not in before.rows)
    return rule._replace(rows=rows) if rows or rule.sayings else rule


def _contrasts(telling: Telling, players: int) -> Iterator[Contrast]:
    for number in telling.numbers:
        voices = telling.of(number)
        found = classes(
            None if each is None else (each.bare, each.bare_chart and each.bare_chart.rows) for each in voices
        )
        if not agree(found):
            yield _contrast(telling, number, found, players)


def _contrast(telling: Telling, number: str, found: Classes, players: int) -> Contrast:
    voices = telling.of(number)
    known = [each for each in voices if each is not None]
    charts = [each and each.chart for each in voices], [each and each.bare_chart for each in voices]
    tables = Tables(*charts, telling.order)
    caption, rows = shown(tables, telling.words) or (None, ())
    section, own = known[0].section, tuple(_settings(telling, known))
    return Contrast(
        number, section.id, _title(telling, number, section), (players,), found, _sayings(voices), caption, rows, own
    )


def _settings(telling: Telling, known: Sequence[Voice]) -> Iterator[Difference]:
    """The settings that differ, of those that the rule tells and no other tells more exactly."""
    wanted = paths_of(known)
    for each in telling.settings:
        length = max((len(path) for path in wanted if each.path[: len(path)] == path), default=0)
        if length and length == max(len(path) for path in telling.paths if each.path[: len(path)] == path):
            yield each


def _title(telling: Telling, number: str, section: Section) -> Phrase:
    """What the rule is called, or the rule it belongs to, or else the chapter."""
    while number:
        for each in (telling.of(number)[place] for place in telling.order):
            called = None if each is None else each.rule.heading or each.rule.name
            if called is not None:
                return capitalised(called)
        name = f"name-{number.replace('.', '-')}"
        if telling.words.has(name):
            return telling.words.tell(name)
        number = number.rpartition(".")[0]
    return section.title


def _sayings(voices: Sequence[Voice | None]) -> tuple[Saying, ...]:
    """Each distinct wording once, without the sentences that all have."""
    texts = classes(None if each is None else each.bare for each in voices)
    return () if agree(texts) else tuple(_saying(who, voices) for who in together(texts))


def _saying(who: tuple[int, ...], voices: Sequence[Voice | None]) -> Saying:
    voice, texts = voices[who[0]], {each.bare for each in voices if each is not None}
    if voice is None:
        return Saying(who, (), absent=True)
    common = set.intersection(*map(set, texts)) if len(texts) > 1 and not _is_reordered(texts) else set()
    return Saying(who, tuple(own for own, bare in zip(voice.parts, voice.bare, strict=True) if bare not in common))


def _is_reordered(texts: "set[tuple[Phrase, ...]]") -> bool:
    """Whether somewhere the same sentences stand in another order."""
    return len(set(map(frozenset, texts))) < len(texts)
