"""What a family provides whose rules are told in the manner of this room: its book, and all that is put beside it."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tarotrules.games.family import Beside, Family, Shown
from tarotrules.games.variant import Changed, Hit, Near, Played, PlayedChapter, Variant

if TYPE_CHECKING:
    from tarotrules.book.tree import Book
    from tarotrules.games.telling.comparison.comparing import Comparison
    from tarotrules.games.telling.comparison.trials import Trials
    from tarotrules.games.telling.front import Front
    from tarotrules.games.telling.manner import Manner


class ToldFamily(Family):
    """A family that says in which manner its rules are told."""

    @property
    def books(self) -> tuple[Path, ...]:
        return self.catalogues, Path(__file__).parent / "catalogues"

    @abstractmethod
    def manner(self) -> "Manner[Any]":
        """The manner."""

    def trials(self) -> "Trials[Any]":
        """The deals that are tried where variants are compared."""
        raise self.lacks("compare")

    def front(self, shown: Shown) -> "Front":
        """What stands before the rules of a variant."""
        from tarotrules.games.telling.front import Front

        return Front(shown.variant, shown.parent, self.catalogue(shown.language))

    def options(self, shown: Shown) -> Sequence[str]:
        return tuple(self.front(shown).options())

    def changes(self, shown: Shown, steps: Mapping[str, Variant]) -> "Book":
        from tarotrules.games.telling.changes import changes

        return changes(self.manner(), self.front(shown), steps, shown.identity)

    def changed(self, before: Variant, after: Variant, language: str) -> Iterable[Changed]:
        from tarotrules.games.telling.beside import Beside
        from tarotrules.games.telling.brief import changed

        return changed(Beside(self.manner(), after, before, self.catalogue(language)))

    def sentences(self, variant: Variant, path: tuple[str, ...], language: str) -> Sequence[str]:
        from tarotrules.games.telling.beside import Beside
        from tarotrules.games.telling.brief import sentences

        return tuple(sentences(Beside(self.manner(), variant, None, self.catalogue(language)), path))

    def nearest(self, shown: Shown, found: Sequence[Near]) -> "Book":
        from tarotrules.games.telling.nearest import nearest

        return nearest(self.manner(), shown.variant, found, self.catalogue(shown.language))

    def everywhere(self, hits: Sequence[Hit], language: str) -> Sequence[PlayedChapter]:
        from tarotrules.games.telling.wherever import everywhere

        return everywhere(self.manner(), hits, self.catalogue(language))

    def weighed(self, language: str) -> Sequence[tuple[str, int]]:
        from tarotrules.games.telling.weights import weights

        words, found = self.catalogue(language), weights(self.folder / "weights.toml")
        return [(words.say(f"chapter-{chapter}"), weight) for chapter, weight in found.items()]

    def wherever(self, hits: Sequence[Hit], language: str) -> Sequence[Played]:
        from tarotrules.games.telling.wherever import wherever

        return wherever(self.manner(), hits, self.catalogue(language))

    def compare(self, beside: Beside) -> "Comparison":
        from tarotrules.games.telling.comparison.compared import Compared, Spelling, names
        from tarotrules.games.telling.comparison.comparing import compare

        words = self.catalogue(beside.language)
        called = names(beside.variants, beside.asked, words)
        spelling = Spelling(beside.path, beside.value, beside.label, beside.choice)
        variants, identities = tuple(beside.variants), tuple(beside.identities)
        compared = Compared(variants, called, identities, words, self.manner(), spelling, len(called))
        return compare(compared, self.trials())._replace(simulated=beside.simulated)

    def comparison(self, found: "Comparison", *, brief: bool) -> "Book":
        from tarotrules.games.telling.comparison.page import sheet

        return sheet(found, brief=brief)

    def comparison_json(self, found: "Comparison") -> dict[str, Any]:
        from tarotrules.games.telling.comparison.to_json import comparison_json

        return comparison_json(found)
