"""The rules on which variants differ, in the words of a language: what each says, and the settings behind it."""

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from tarotrules.comparing.classes import Classes, agree, classes, together
from tarotrules.comparing.differing import Difference
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.comparison.tables import Row, Tables, shown
from tarotrules.games.telling.comparison.voices import Telling, Voice, told
from tarotrules.games.telling.differences import joined
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

Settings = frozenset[tuple[SettingPath, tuple[Hashable, ...]]]
"""Settings that differ, with what each of those compared says."""


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

    slot: str
    chapter: str
    heading: Phrase
    """What the chapter is called by the first that has it."""
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
    def values(self) -> Settings:
        """What differs, whatever the number of players."""
        return frozenset(each.said for each in self.settings)

    @property
    def lacking(self) -> tuple[int, ...]:
        """The places of those who have no such rule."""
        return tuple(place for place, each in enumerate(self.classes) if each is None)


Family = Sequence[Contrast]
"""Rules of one thing that some variants do not have at all; any other rule stands alone."""


class Contrasts(NamedTuple):
    """All that differs."""

    entries: tuple[Contrast, ...]
    alike: Mapping[int, tuple[str, ...]]
    """By further numbers of players: the rules on which all agree there, though not with the first number."""
    rules: int
    """How many rules there are for any number of players."""
    counts: tuple[int, ...] = ()
    """The numbers of players compared."""

    @property
    def slots(self) -> tuple[str, ...]:
        """The rules that differ, each once: as many as there are for whoever counts."""
        return tuple(dict.fromkeys(each.slot for each in self.entries))

    def lacking(self, slot: str) -> tuple[int, ...]:
        """The places of those who have no such rule for any number of players for which it differs."""
        every = (set(each.lacking) for each in self.entries if each.slot == slot)
        return tuple(sorted(set.intersection(*every)))


def contrasts(compared: Compared, counts: Sequence[int]) -> Contrasts:
    """The rules that differ, each difference once; further numbers of players with what is not so for the first."""
    tellings = {players: told(compared, players) for players in counts}
    first, *others = tellings
    main = {slot: _contrast(tellings[first], slot, (first,)) for slot in tellings[first].differing}
    further: dict[tuple[str, Settings], tuple[int, ...]] = {}
    for players in others:
        for slot, settings in tellings[players].differing.items():
            said = frozenset(each.said for each in settings)
            if slot not in main or said not in {main[slot].values, frozenset()}:
                further[slot, said] = (*further.get((slot, said), ()), players)
    entries = (
        *main.values(),
        *(_with_all(main.get(slot), tellings, slot, players) for (slot, _), players in further.items()),
    )
    alike = {
        players: tuple(
            slot for slot in main if slot not in tellings[players].differing and any(tellings[players].of(slot))
        )
        for players in others
    }
    return Contrasts(entries, alike, len({slot for each in tellings.values() for slot in each.slots}), tuple(counts))


def _with_all(main: Contrast | None, tellings: Mapping[int, Telling], slot: str, players: tuple[int, ...]) -> Contrast:
    """A rule for further numbers of players; what it says with each is named where it is not the same."""
    found = [_contrast(tellings[each], slot, (each,)) for each in players]
    sayings, words = found[0].sayings, tellings[players[0]].words
    if (
        len({each.sayings for each in found}) > 1
        and len({tuple(one.who for one in each.sayings) for each in found}) == 1
    ):
        sayings = tuple(
            each._replace(parts=tuple(_named(one, place, words) for one in found if one.sayings[place].parts))
            for place, each in enumerate(sayings)
        )
    return _without_rows_of(main, found[0]._replace(players=players, sayings=sayings))


def _named(contrast: Contrast, place: int, words: Catalogue) -> Phrase:
    """What is said with a number of players."""
    name = words.tell("comparison-with", players=str(contrast.players[0]))
    return words.tell("comparison-of", name=name, text=joined(contrast.sayings[place].parts, words))


def _without_rows_of(before: Contrast | None, rule: Contrast) -> Contrast:
    """A rule for a further number of players without the rows that were shown before."""
    rows = tuple(row for row in rule.rows if before is None or row not in before.rows)
    return rule._replace(rows=rows) if rows or rule.sayings else rule


def _contrast(telling: Telling, slot: str, players: tuple[int, ...]) -> Contrast:
    voices, settings = telling.of(slot), telling.differing[slot]
    known = [each for each in voices if each is not None]
    found = classes(each and each.said for each in voices)
    charts = [each and each.chart for each in voices], [each and each.bare_chart for each in voices]
    caption, rows = shown(Tables(*charts, telling.order), telling.words) or (None, ())
    return Contrast(
        slot=slot,
        chapter=known[0].section.id,
        heading=known[0].section.title,
        title=_title(telling, slot),
        players=players,
        classes=found,
        sayings=_sayings(found, voices),
        caption=caption,
        rows=rows,
        settings=settings,
    )


def _title(telling: Telling, slot: str) -> Phrase:
    """What the rule is called by the first that has it."""
    known = (telling.of(slot)[place] for place in telling.order)
    return next(each.rule.called(telling.words) for each in known if each is not None)


def _sayings(found: Classes, voices: Sequence[Voice | None]) -> tuple[Saying, ...]:
    """What those who agree say, once, without the sentences that all have."""
    if agree(classes(None if each is None else each.bare for each in voices)):
        return ()
    return tuple(_saying(who, voices) for who in together(found))


def _saying(who: tuple[int, ...], voices: Sequence[Voice | None]) -> Saying:
    voice, texts = voices[who[0]], {each.bare for each in voices if each is not None}
    if voice is None:
        return Saying(who, (), absent=True)
    common = set.intersection(*map(set, texts)) if len(texts) > 1 and not _is_reordered(texts) else set()
    return Saying(who, tuple(own for own, bare in zip(voice.parts, voice.bare, strict=True) if bare not in common))


def _is_reordered(texts: "set[tuple[Phrase, ...]]") -> bool:
    """Whether somewhere the same sentences stand in another order."""
    return len(set(map(frozenset, texts))) < len(texts)
