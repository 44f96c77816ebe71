"""The settings behind a difference, as a file writes them, and where they come from."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from tarotrules.comparing.classes import classes, together
from tarotrules.comparing.differing import Difference
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.variant import Provenance
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase

Places = tuple[int, ...]


class Note(NamedTuple):
    """A setting behind a difference: for some of those compared, its value and where that comes from."""

    who: Places
    setting: str
    said: Phrase


def notes_of(
    compared: Compared, settings: Sequence[Difference], wholes: AbstractSet[SettingPath], who: Places, players: int
) -> Iterator[Note]:
    """Every setting that differs, with its value for some of those compared.

    Something that others do not have at all is named once, not setting by setting; ``wholes`` are to
    be named here.
    """
    for whole in dict.fromkeys(each.whole for each in settings if each.whole in wholes):
        inside = [each for each in settings if each.whole == whole]
        having = tuple(place for place in who if any(each.values[place] is not None for each in inside))
        origin = _origins(compared, {place: _nearest(compared, inside, place, players) for place in having})
        if whole is not None and origin is not None:
            yield Note(who, compared.spelling.path(whole), origin)
    for each in settings:
        if each.whole is None:
            yield Note(who, compared.spelling.path(each.path), _said(compared, each, who, players))


def _said(compared: Compared, setting: Difference, who: Places, players: int) -> Phrase:
    """The value, and where it comes from; several, if those who tell the rule alike still differ in it."""
    groups = [[who[each] for each in group] for group in together(classes(setting.said[1][place] for place in who))]
    values = []
    for places in groups:
        said = _value(compared, setting, places[0])
        origin = _origins(compared, {place: origin_of(compared, place, players, setting.path) for place in places})
        if origin is not None:
            said = compared.words.tell("comparison-value", value=said, origin=origin)
        if len(groups) > 1:
            said = _of(compared, [compared.heads[place] for place in places], said)
        values.append(said)
    return Phrase(compared.words.say("comparison-between").join(values))


def _of(compared: Compared, names: Sequence[str], text: Phrase) -> Phrase:
    return compared.words.tell("comparison-of", name=compared.words.join(names), text=text)


def _value(compared: Compared, setting: Difference, place: int) -> Phrase:
    value = setting.values[place]
    if value is None:
        return compared.words.tell("comparison-unset")
    return Phrase.of(compared.spelling.value(setting.kind, value))


def _nearest(compared: Compared, inside: Sequence[Difference], place: int, players: int) -> Provenance | None:
    """Where something that others do not have comes from: of the files that say it, the last word."""
    layers = compared.variants[place].layers
    found = [origin_of(compared, place, players, each.path) for each in inside]
    known = [each for each in found if each is not None]
    return max(known, key=lambda each: layers.index(each.layer) if each.layer in layers else -1, default=None)


def origin_of(compared: Compared, place: int, players: int, path: SettingPath) -> Provenance | None:
    """Where a setting of a variant stands, and who says so; a compiled file does not know."""
    told = compared.variants[place].origins.get(players, {}).get(path)
    return None if told is None else told.origin


def _origins(compared: Compared, origins: Mapping[int, Provenance | None]) -> Phrase | None:
    """Where something comes from; with the names of variants where they have it from different places."""
    who: dict[Phrase, list[str]] = {}
    for place, origin in origins.items():
        if origin is not None:
            who.setdefault(_origin(compared, origin), []).append(compared.heads[place])
    if len(who) <= 1:
        return next(iter(who), None)
    said = [_of(compared, names, text) for text, names in who.items()]
    return Phrase(compared.words.say("comparison-between").join(said))


def _origin(compared: Compared, origin: Provenance) -> Phrase:
    source = origin.told(compared.words)
    if origin.source is not None and not origin.assumed:
        return source
    return compared.words.tell("comparison-origin", place=origin.place, source=source)
