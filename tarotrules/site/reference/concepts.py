"""What the words of a file are for: the notation, settings, values, features, names that are shipped."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, Literal

from tarotrules.games.registry import family
from tarotrules.settings.kinds import Choice, Kind, Listing, RoundingKind, Words
from tarotrules.site.reference.declared import settings
from tarotrules.syntax.vocabulary import STRUCTURE, table_in

Group = Literal["notation", "settings", "values", "features", "names"]

GROUPS: Final[tuple[Group, ...]] = ("notation", "settings", "values", "features", "names")
_FIRST: Final[tuple[Group, ...]] = ("notation", "settings")
_LATER: Final[tuple[Group, ...]] = ("notation", "values", "features", "settings")
_MEMBER: Final[tuple[Group, ...]] = ("features",)


@cache
def concepts(game: str | None = None) -> Mapping[str, frozenset[Group]]:
    """Every concept of a game that has a word, in the order of the tables, and what it is for."""
    notation, own = table_in(STRUCTURE, "en"), family(game).words("en")
    names = own.get("names", ())
    members: Mapping[Group, frozenset[str]] = {
        "notation": frozenset(_rows(notation)),
        "settings": frozenset(step for each in settings(game) for step in each.path),
        "values": frozenset(word for each in settings(game) for word in _words(each.kind)),
        "features": frozenset(_features(game)),
        "names": frozenset(names) - frozenset(_rows(own)),
    }
    every = dict.fromkeys([*_rows(notation), *_rows(own), *names])
    # Cards and the words of the order stand where values do.
    return {each: _groups(each, members) or frozenset({"values"}) for each in every}


def _groups(concept: str, members: Mapping[Group, frozenset[str]]) -> frozenset[Group]:
    return frozenset(group for group in GROUPS if concept in members[group])


def in_group(group: Group, game: str | None = None) -> tuple[str, ...]:
    """The concepts of a game that are for something."""
    return tuple(each for each, groups in concepts(game).items() if group in groups)


def group_of(concept: str, *, first: bool, member: bool, game: str | None = None) -> Group:
    """What a word is for where it stands: first in its statement, after a dot, or elsewhere.

    >>> [
    ...     group_of("margin", first=first, member=member)
    ...     for first, member in [(True, False), (False, False), (False, True)]
    ... ]
    ['settings', 'values', 'features']
    """
    groups = concepts(game).get(concept, frozenset())
    wanted = _MEMBER if member else _FIRST if first else _LATER
    return next((each for each in (*wanted, *GROUPS) if each in groups), "names")


def _rows(table: Mapping[str, Any]) -> list[str]:
    return [concept for concept, spelled in table.items() if isinstance(spelled, str)]


def _words(kind: Kind) -> Iterable[str]:
    """The words that are values of a kind."""
    match kind:
        case Choice(words=words):
            return words
        case Words(possible=possible):
            return [word for row in possible for word in row]
        case Listing(of=of):
            return _words(of)
        case RoundingKind(directions=directions):
            return ("none", *directions)
    return ()


def _features(game: str | None) -> Iterator[str]:
    features = family(game).features()
    for known in (*features.scopes.values(), *features.members.values()):
        yield from known
