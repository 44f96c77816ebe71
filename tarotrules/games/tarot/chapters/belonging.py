"""Which rule a difference belongs to: one changed value is told by one rule, whatever other sentences it moves."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from tarotrules.comparing.classes import merged
from tarotrules.comparing.differing import Difference
from tarotrules.games.tarot.chapters.numbers import Key
from tarotrules.games.tarot.chapters.telling import Rule

Rules = Mapping[str, Rule]
"""By slot, in the order of the book."""
Belonging = Mapping[str, tuple[Difference, ...]]
"""By the slot of a rule, the settings that differ and are told there."""


def belonging(
    found: Sequence[Difference], books: Sequence[Rules], reads_alike: Callable[[str], bool], key: Callable[[str], Key]
) -> Belonging:
    """The rules that differ, in the order of the book, which is that of ``key``; each with its settings.

    ``books`` are the rules of those compared. A difference that no rule tells in other words means
    nothing beside the other settings, and belongs to none. Where something is missing as a whole, every rule
    about it belongs to that difference.
    """
    differing = sorted((slot for slot in merged(books) if not reads_alike(slot)), key=key)
    own: dict[str, list[Difference]] = {slot: [] for slot in differing}
    for each in found:
        for slot in _slots_of(each, differing, books):
            own[slot].append(each)
    wholes = [each for each in found if each.whole is not None]
    missing = [slot for slot in differing if not own[slot] and any(slot not in book for book in books)]
    rules = {slot: next(book[slot] for book in books if slot in book) for slot in missing}
    for slot, rule in rules.items():
        own[slot] = list(_of_whole(rule, wholes))
    for slot, rule in rules.items():
        if not rule.settings:
            own[slot] = own[_beside(slot, [each for each in differing if own[each]] or [slot], key)].copy()
    return {slot: tuple(settings) for slot, settings in own.items() if settings}


def _beside(slot: str, slots: Sequence[str], key: Callable[[str], Key]) -> str:
    """The rule that one without settings goes with: of its chapter, the one before it, or else the one after it."""
    here = key(slot)
    return min(slots, key=lambda each: (key(each)[0] != here[0], key(each) > here, _apart(key(each), here)))


def _apart(one: Key, two: Key) -> tuple[int, int]:
    return abs(one[0] - two[0]), abs(one[1] - two[1])


def _slots_of(difference: Difference, slots: Sequence[str], books: Sequence[Rules]) -> Iterator[str]:
    """The rule that tells a setting most exactly; the order of entries is told where the entries are."""
    rules = {slot: [book[slot] for book in books if slot in book] for slot in slots}
    close = {slot: max(rule.closeness(difference.path) for rule in each) for slot, each in rules.items()}
    best = max(close.values(), default=0)
    if best:
        # Of two that tell it as exactly, it is the one that is about less else.
        yield min((slot for slot, each in close.items() if each == best), key=lambda slot: _extent(rules[slot]))
        return
    size = len(difference.path)
    inside = (
        slot
        for slot, each in rules.items()
        if any(path[:size] == difference.path for rule in each for path in rule.settings)
    )
    yield from list(inside)[:1]


def _extent(rules: Sequence[Rule]) -> int:
    """How many settings a rule tells."""
    return len({path for rule in rules for path in rule.settings})


def _of_whole(rule: Rule, wholes: Sequence[Difference]) -> Iterator[Difference]:
    """The differences that are there because what a rule is about is missing somewhere."""
    for each in wholes:
        whole = each.whole or ()
        if any(path[: len(whole)] == whole for path in rule.settings):
            yield each
