"""What laws walk over: of each game the rules they start from, what can be changed in them, and how they are told."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from tarotrules.games.piquet.chapters.sections import CHAPTERS as OF_PIQUET
from tarotrules.games.registry import family
from tarotrules.games.tarot.chapters.sections import CHAPTERS as OF_TAROT
from tarotrules.games.telling.family import ToldFamily
from tarotrules.games.telling.manner import Manner
from tarotrules.games.telling.numbers import Registry
from tarotrules.games.telling.told import Section, Teller, Titles, Told
from tarotrules.games.variant import Variant
from tarotrules.settings.record import Record
from tests import strategies
from tests.changing import AnyBase, AnyChange, fields
from tests.games.piquet import changing as piquet
from tests.games.piquet import deeds as piquet_deeds
from tests.games.piquet.play import evenings as piquet_evenings
from tests.games.tarot import changing as tarot
from tests.games.tarot import deeds as tarot_deeds
from tests.games.tarot.play import evenings as tarot_evenings


class Game(NamedTuple):
    """The rules of a game as laws go through them."""

    name: str
    bases: Callable[[], tuple[AnyBase, ...]]
    """Rulesets that between them say every setting."""
    shipped_bases: Callable[[], tuple[AnyBase, ...]]
    """All shipped variants and options."""
    changes: Callable[[Any], tuple[AnyChange, ...]]
    """Everything that can be changed in a base, one thing at a time."""
    means_nothing: Callable[[Any], bool]
    """Whether what is changed has no effect under the values of others."""
    chapter_of: Callable[[Any], str]
    """The chapter that what is changed belongs to."""
    chapters: Mapping[str, Callable[[Any], Iterator[Told]]]
    """Chapter id, and what tells it."""

    everything: Callable[[Any], None]
    """Does all that can be done by some rules."""
    tables: Callable[[], tuple[AnyBase, ...]]
    """Rulesets that are played by."""
    seen: Callable[..., bool]
    """Whether any change of a setting shows when deals are played."""
    sheet: Callable[[Any, int], Iterator[Any]]
    """The parts of a cheat sheet."""

    @property
    def family(self) -> ToldFamily:
        """What it provides."""
        found = family(self.name)
        assert isinstance(found, ToldFamily)
        return found

    @property
    def ruleset(self) -> type[Record]:
        """The record of its rules."""
        return self.family.ruleset()

    @property
    def settings(self) -> list[str]:
        """All settings, with a star for a name."""
        return [".".join(path) for path in fields(self.ruleset)]

    @property
    def manner(self) -> Manner[Any]:
        """How its rules are told."""
        return self.family.manner()

    @property
    def registry(self) -> Registry:
        """The numbers of its rules."""
        teller: type[Teller[Any]] = self.manner.teller
        return teller.registry()

    def teller(self, rules: Record, titles: Titles, language: str) -> Teller[Any]:
        """Tells some rules."""
        teller: Teller[Any] = self.manner.teller(rules, self.family.catalogue(language), titles)
        return teller

    def sections(self, base: AnyBase, language: str = "en") -> list[Section]:
        """The chapters of a base."""
        return self.manner.sections(self.teller(base.rules, base.variant.titles, language))

    def meant(self, base: AnyBase) -> list[AnyChange]:
        """All changes of a base that mean something."""
        return [each for each in self.changes(base) if not self.means_nothing(each)]


GAMES: Final[Mapping[str, Game]] = {
    "tarot": Game(
        "tarot",
        strategies.bases,
        strategies.shipped_bases,
        strategies.changes,
        tarot.means_nothing,
        tarot.chapter_of,
        OF_TAROT,
        tarot_deeds.everything,
        tarot_evenings.tables,
        tarot_evenings.seen,
        tarot.sheet,
    ),
    "piquet": Game(
        "piquet",
        piquet.bases,
        piquet.shipped_bases,
        piquet.changes,
        piquet.means_nothing,
        piquet.chapter_of,
        OF_PIQUET,
        piquet_deeds.everything,
        piquet.tables,
        piquet_evenings.seen,
        piquet.sheet,
    ),
}
"""By game. A law that holds for every one asks for each here: a game without its line makes it fail."""


def game_of(variant: Variant) -> Game:
    """The game of a variant."""
    return GAMES[variant.game]
