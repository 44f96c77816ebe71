"""How Piquet is told: a variant's chapters, beside those of its base."""

from pathlib import Path
from typing import Final

from tarotrules.games.piquet.chapters.sections import CHAPTERS, sections
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling import beside
from tarotrules.games.telling.manner import Manner
from tarotrules.games.variant import VariantOf
from tarotrules.wording.catalogue import Catalogue

MANNER: Final = Manner(Teller, sections, tuple(CHAPTERS), Path(__file__).parents[1] / "weights.toml")
Variant = VariantOf[Ruleset]


class Beside(beside.Beside[Ruleset, Teller]):
    """One variant in one language, told for all its numbers of players, beside its base if it has one."""

    def __init__(self, variant: Variant, parent: Variant | None, words: Catalogue) -> None:
        super().__init__(MANNER, variant, parent, words)
