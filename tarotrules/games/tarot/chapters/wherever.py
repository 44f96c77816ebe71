"""A rule, wherever it is played: what each variant that has it says, those who say the same together."""

from collections.abc import Iterable, Iterator, Sequence

from tarotrules.book.inline import line, plain
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.numbers import numbers_of
from tarotrules.games.tarot.chapters.telling import Rule
from tarotrules.games.variant import Hit, Played
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import plain as plain_phrase


def wherever(hits: Sequence[Hit], words: Catalogue) -> list[Played]:
    """The rules that tell some settings, in the order of the book."""
    told = {place: Beside(each.variant, None, words).all for place, each in enumerate(hits)}
    numbers = numbers_of(*(each.variant for each in hits)) if hits else None
    ways: dict[str, dict[tuple[str, ...], list[Hit]]] = {}
    names: dict[str, str] = {}
    for place, hit in enumerate(hits):
        chapters = told[place]
        for slot in _telling(chapters.rules.values(), hit.paths):
            said = tuple(plain(line(part.said)) for part in chapters.parts[slot])
            ways.setdefault(slot, {}).setdefault(said, []).append(hit)
            names.setdefault(slot, plain_phrase(chapters.rules[slot].called(words)))
    if numbers is None:
        return []
    return [
        Played(numbers.of(slot), names[slot], tuple((tuple(who), said) for said, who in ways[slot].items()))
        for slot in sorted(ways, key=numbers.key)
    ]


def _telling(rules: Iterable[Rule], paths: Sequence[SettingPath]) -> Iterator[str]:
    """The rules that tell a setting most exactly; of two that do so as exactly, the one that is about less else."""
    every, chosen = list(rules), dict[str, None]()
    for path in paths:
        close = max((rule.closeness(path) for rule in every), default=0)
        if close:
            near = [rule for rule in every if rule.closeness(path) == close]
            chosen[min(near, key=lambda rule: len(rule.settings)).slot] = None
    yield from chosen
