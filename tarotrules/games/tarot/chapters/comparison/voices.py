"""The rules as each variant tells them, and again in titles that all share, by which they can be compared."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from tarotrules.compare.aligned import aligned
from tarotrules.compare.classes import merged
from tarotrules.compare.differing import Difference, differing
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.sections import CHAPTERS, sections
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Section, Teller, Titles, capitalised
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

_CHAPTERS: Final = [number for number, _ in CHAPTERS.values()]


class Voice(NamedTuple):
    """A rule as one variant tells it, and the same in the titles that all variants share."""

    rule: Rule
    section: Section
    chart: Chart | None
    bare: tuple[Phrase, ...]
    bare_chart: Chart | None

    @property
    def parts(self) -> tuple[Phrase, ...]:
        """The sentences."""
        return tuple(map(capitalised, self.rule.phrases))


class Telling(NamedTuple):
    """All rules of all variants for a number of players."""

    voices: tuple[Mapping[str, Voice], ...]
    order: list[int]
    """The places of the variants in an order that does not depend on who is named first."""
    numbers: list[str]
    settings: list[Difference]
    paths: frozenset[SettingPath]
    """The settings that the rules tell, or what several of them have in common."""
    words: Catalogue

    def of(self, number: str) -> list[Voice | None]:
        """What each variant says of a rule."""
        return [each.get(number) for each in self.voices]


def told(compared: Compared, players: int) -> Telling:
    """All rules for a number of players, told by each variant."""
    order, every = compared.order, [each.rulesets[players] for each in compared.variants]
    in_order = dict(zip(order, aligned([every[place] for place in order]), strict=True))
    shared = _shared_titles(compared)
    voices = tuple(_voices(compared, place, in_order[place], shared) for place in range(len(every)))
    numbers = merged(voices[place] for place in order)
    numbers.sort(key=lambda number: _CHAPTERS.index(number.partition(".")[0]))
    paths = paths_of(voice for each in voices for voice in each.values())
    return Telling(voices, order, numbers, differing(every), paths, compared.words)


def _shared_titles(compared: Compared) -> Titles:
    """One title for each thing: what it is called makes no difference to the game."""
    result: dict[tuple[str, ...], Mapping[str, str]] = {}
    for place in compared.order:
        result = {**compared.variants[place].titles, **result}
    return result


def _voices(compared: Compared, place: int, rules: Ruleset, shared: Titles) -> dict[str, Voice]:
    own, bare = (
        sections(Teller(rules, compared.words, titles)) for titles in (compared.variants[place].titles, shared)
    )
    return {
        rule.number: Voice(
            rule, section, _chart(section, rule), tuple(map(capitalised, same.phrases)), _chart(other, same)
        )
        for section, other in zip(own, bare, strict=True)
        for rule, same in zip(section.rules, other.rules, strict=True)
    }


def _chart(section: Section, rule: Rule) -> Chart | None:
    charts = (each for each in section.told if isinstance(each, Chart) and not each.summary)
    return next((each for each in charts if each.number == rule.number), None)


def paths_of(voices: Iterable[Voice]) -> frozenset[SettingPath]:
    """The settings that rules tell."""
    return frozenset(tuple(path.split(".")) for voice in voices for path in voice.rule.settings)
