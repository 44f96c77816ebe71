"""Where order counts, an entry changes places with its neighbour: contracts, and the levels of a declaration."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.draft.placing import is_ordered
from tarotrules.settings.walk import SettingPath, walk
from tarotrules.studio.blocks import blocks, put_in, statements_to, take_out
from tarotrules.studio.edits import Change, applied
from tarotrules.studio.file import File
from tarotrules.studio.loading import loaded
from tarotrules.studio.looking import difference
from tarotrules.studio.saying import least, spelled

PLACING: Final = ("before", "after")
Order = dict[int, list[str]]
"""The names of what stands in an order, by number of players."""


class Place(NamedTuple):
    """That one entry stands just before or after another."""

    name: str
    word: str
    anchor: str


def is_ranked(file: File, path: SettingPath) -> bool:
    """Whether the order of an entry among its kind means something."""
    return is_ordered(path[:-1], documents.family_of(file.document).ruleset())


def order(text: str, home: SettingPath) -> Order:
    """The names at a place, in their order; nothing of rules that have mistakes."""
    variant = loaded(text).variant
    rulesets = variant.rulesets if variant is not None else {}
    return {players: _names(rules, home) for players, rules in rulesets.items()}


def _names(rules: Any, home: SettingPath) -> list[str]:
    return next((list(value or ()) for path, _, value in walk(rules) if path == home), [])


def moved(file: File, path: SettingPath, by: int) -> Change | None:
    """The change by which an entry stands one place later, or earlier if ``by`` is -1; nothing if that is not possible.

    What the file says of its place before is taken back if that is enough.
    """
    *home, name = path
    now = order(file.text, tuple(home))
    wanted = {players: _swapped(names, name, by) for players, names in now.items()}
    if wanted == now or not wanted:
        return None
    found = (each for each in _changes(file, tuple(home), name, _movable(now, name, by), by))
    change = next((each for each in found if _stands(file, each, tuple(home), wanted)), None)
    return None if change is None else least(file.text, change)


def rash(file: File, path: SettingPath, by: int) -> Change | None:
    """The change that would have been made, to say what is wrong with it."""
    *home, name = path
    names = _movable(order(file.text, tuple(home)), name, by)
    return next(_changes(file, tuple(home), name, names, by), None) if names else None


def _movable(now: Order, name: str, by: int) -> list[str]:
    """The names of the first number of players for which an entry can be moved; none, if there is no such number."""
    return next((names for names in now.values() if _swapped(names, name, by) != names), [])


def _swapped(names: list[str], name: str, by: int) -> list[str]:
    at = names.index(name) if name in names else -1
    if at < 0 or not 0 <= at + by < len(names):
        return names
    rest = [each for each in names if each != name]
    return [*rest[: at + by], name, *rest[at + by :]]


def _changes(file: File, home: SettingPath, name: str, names: list[str], by: int) -> Iterator[Change]:
    """Taking back what was said of one's own place or of the neighbour's; then saying a place for either."""
    later = _swapped(names, name, by)
    at = later.index(name)
    neighbour = later[at - by]
    places = [Place(each, *place) for each in (name, neighbour) for place in _beside(later, each)]
    for each in (name, neighbour):
        yield from _silent(file, (*home, each))
    for place in places:
        yield from _said(file, home, place)


def _beside(names: list[str], name: str) -> Iterator[tuple[str, str]]:
    at = names.index(name)
    if at + 1 < len(names):
        yield "before", names[at + 1]
    if at > 0:
        yield "after", names[at - 1]


def _silent(file: File, path: SettingPath) -> Iterator[Change]:
    for each in file.own:
        if each.act in PLACING and each.path == path:
            yield from (take_out(file.text, span) for span in statements_to(file.document, each.origin.span))


def _said(file: File, home: SettingPath, place: Place) -> Iterator[Change]:
    """In the place of what was said, in the block of the entry, or in a block of its own."""
    path, speller = (*home, place.name), file.speller
    statement = f"{speller.keyword(place.word)} {speller.word(place.anchor)}"
    for each in file.own:
        if each.act in PLACING and each.path == path and each.origin.players is None:
            yield Change(each.origin.span.start, each.origin.span.end, statement)
            return
    around = [each for each in blocks(file.document, file.own) if path[: len(each.path)] == each.path]
    for block in sorted(around, key=lambda each: len(each.path), reverse=True):
        if block.players is None:
            words = spelled(speller, path[len(block.path) :])
            yield put_in(file.text, block.end, f"{words} {{ {statement} }}" if words else statement)


def _stands(file: File, change: Change, home: SettingPath, wanted: Order) -> bool:
    """Whether a change brings about an order, and no other act or text."""
    found = difference(file, change)
    if found is None or not found.only(acts=True):
        return False
    elsewhere = [each for each in found.acts if each[0] not in {*PLACING, "declare"} or each[1][:-1] != home]
    if any(each[0] != "declare" or each[1] != home[: len(each[1])] for each in elsewhere):
        return False
    return order(applied(file.text, [change]), home) == wanted
