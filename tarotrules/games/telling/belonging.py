"""Which rules differ, and which of them a changed value belongs to: the others only follow from it."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from tarotrules.comparing.classes import merged
from tarotrules.comparing.differing import Difference, differing, in_vain
from tarotrules.games.telling.numbers import Key
from tarotrules.games.telling.told import Rule
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath

Rules = Mapping[str, Rule]
"""By slot, in the order of the book."""
Belonging = Mapping[str, tuple[Difference, ...]]
"""By the slot of each rule that differs, the settings that are told there; none where its words only follow."""


def belonging(
    records: Sequence[Record], books: Sequence[Rules], reads_alike: Callable[[str], bool], key: Callable[[str], Key]
) -> Belonging:
    """The rules that do not read alike, in the order of the book, which is that of ``key``; each with its settings.

    Whoever says or counts what differs does so by this. ``books`` are the rules of the ``records`` compared. A
    difference that no rule tells in other words means nothing beside the other settings, and belongs to none. Where
    something is missing as a whole, every rule about it belongs to that difference.
    """
    found, vain = differing(records), in_vain(records)
    slots = sorted((slot for slot in merged(books) if not reads_alike(slot)), key=key)
    rules = {slot: next(book[slot] for book in books if slot in book) for slot in slots}
    own: dict[str, list[Difference]] = {slot: [] for slot in slots}
    told = {slot: {path for book in books if slot in book for path in book[slot].settings} for slot in slots}
    telling: dict[SettingPath, list[str]] = {}
    for slot, paths in told.items():
        for path in paths:
            telling.setdefault(path, []).append(slot)
    for each in found:
        for slot in _slots_of(each, told, telling):
            own[slot].append(each)
    wholes = [each for each in found if each.whole is not None]
    for slot in slots:
        if not own[slot] and any(slot not in book for book in books):
            own[slot] = list(_of_whole(rules[slot], wholes))
    # Where no setting differs, what is said outright here and holds there anyway is the same rule in more words.
    alike = {slot for slot in slots if not found and not vain.isdisjoint(rules[slot].settings)}
    return {slot: tuple(own[slot]) for slot in slots if slot not in alike}


def _slots_of(
    difference: Difference, told: Mapping[str, set[SettingPath]], telling: Mapping[SettingPath, Sequence[str]]
) -> Iterator[str]:
    """The rule that tells a setting most exactly; the order of entries is told where the entries are."""
    path = difference.path
    close = next((telling[path[:size]] for size in range(len(path), 0, -1) if path[:size] in telling), None)
    if close is not None:
        # Of two that tell it as exactly, it is the one that is about less else.
        yield min(close, key=lambda slot: len(told[slot]))
        return
    size = len(path)
    yield from [slot for slot, paths in told.items() if any(each[:size] == path for each in paths)][:1]


def _of_whole(rule: Rule, wholes: Sequence[Difference]) -> Iterator[Difference]:
    """The differences that are there because what a rule is about is missing somewhere."""
    for each in wholes:
        whole = each.whole or ()
        if any(path[: len(whole)] == whole for path in rule.settings):
            yield each
