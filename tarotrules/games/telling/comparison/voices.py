"""The rules as each variant tells them, and again in titles that all share, by which they can be compared."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from tarotrules.comparing.aligned import aligned
from tarotrules.comparing.classes import agree, classes, merged
from tarotrules.games.telling.belonging import Belonging, belonging
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.differences import Parts, parts_of
from tarotrules.games.telling.told import Chart, Rule, Section, Titles, capitalised
from tarotrules.settings.record import Record, word
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase


class Voice(NamedTuple):
    """A rule as one variant tells it, and the same in the titles that all variants share."""

    rule: Rule
    section: Section
    chart: Chart | None
    bare: tuple[Phrase, ...]
    bare_chart: Chart | None
    said: Parts
    """All it says, whatever each variant calls things."""

    @property
    def parts(self) -> tuple[Phrase, ...]:
        """The sentences."""
        return tuple(map(capitalised, self.rule.phrases))


class Telling(NamedTuple):
    """All rules of all variants for a number of players."""

    voices: tuple[Mapping[str, Voice], ...]
    order: list[int]
    """The places of the variants in an order that does not depend on who is named first."""
    slots: list[str]
    differing: Belonging
    """The rules that differ, and in which settings; the words of some only follow."""
    words: Catalogue

    def of(self, slot: str) -> list[Voice | None]:
        """What each variant says of a rule."""
        return [each.get(slot) for each in self.voices]


def told(compared: Compared, players: int) -> Telling:
    """All rules for a number of players, told by each variant."""
    order, every = compared.order, [each.rulesets[players] for each in compared.variants]
    in_order = dict(zip(order, aligned([every[place] for place in order]), strict=True))
    shared = _shared_titles(compared)
    voices = tuple(_voices(compared, place, in_order[place], shared) for place in range(len(every)))
    key = compared.numbers.key
    slots = sorted(merged(voices[place] for place in order), key=key)
    found = belonging(
        every,
        [{slot: voice.rule for slot, voice in voices[place].items()} for place in order],
        lambda slot: agree(classes(each and each.said for each in (voice.get(slot) for voice in voices))),
        key,
    )
    return Telling(voices, order, slots, found, compared.words)


def _shared_titles(compared: Compared) -> Titles:
    """One title for each thing: what it is called makes no difference to the game."""
    result: dict[tuple[str, ...], Mapping[str, str]] = {}
    for place in compared.order:
        result = {**compared.variants[place].titles, **result}
    return result


def _voices(compared: Compared, place: int, rules: Record, shared: Titles) -> dict[str, Voice]:
    numbers = tuple(compared.numbers.own.items())
    titles, players = compared.variants[place].titles, tuple(sorted(compared.variants[place].rulesets))
    manner, words = compared.manner, compared.words
    own = manner.sections(manner.teller(rules, words, titles, players, numbers))
    alike = all(titles.get(path) == title for path, title in shared.items() if path and _has(rules, path))
    bare = own if alike else manner.sections(manner.teller(rules, words, shared, players, numbers))
    return {
        rule.slot: Voice(
            rule,
            section,
            _chart(section, rule),
            tuple(map(capitalised, same.phrases)),
            _chart(other, same),
            parts_of(same, other, words),
        )
        for section, other in zip(own, bare, strict=True)
        for rule, same in zip(section.rules, other.rules, strict=True)
    }


def _has(rules: Record, path: tuple[str, ...]) -> bool:
    """Whether these rules have what has a title: a table that has none gives it no other."""
    found: Any = rules
    for step in path:
        inside = found if isinstance(found, Mapping) else {word(name): value for name, value in found.items().items()}
        found = inside.get(step)
        if found is None:
            return False
    return True


def _chart(section: Section, rule: Rule) -> Chart | None:
    charts = (each for each in section.told if isinstance(each, Chart) and not each.summary)
    return next((each for each in charts if each.slot == rule.slot), None)
