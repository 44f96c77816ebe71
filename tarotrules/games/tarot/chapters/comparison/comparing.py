"""What a comparison finds: the rules that differ, and deals that show it."""

from typing import NamedTuple

from tarotrules.comparing.classes import Pair
from tarotrules.comparing.search import Shown
from tarotrules.games.tarot.chapters.comparison.compared import TWO, Compared
from tarotrules.games.tarot.chapters.comparison.contrasts import Contrast, Contrasts, contrasts
from tarotrules.games.tarot.chapters.comparison.deciding import deciding, deciding_pairs
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.sampling.question import Simulated


class Comparison(NamedTuple):
    """All that is to be said of variants side by side."""

    compared: Compared
    contrasts: Contrasts
    deals: Shown[Summary]
    pairs: dict[Pair, Summary]
    """Deals that tell apart two whom no deal common to all tells apart."""
    simulated: Simulated | None = None
    """What became of the same deals under each, if they were played."""

    @property
    def game(self) -> str:
        """The family of games they belong to."""
        return self.compared.variants[0].game

    @property
    def first(self) -> int | None:
        """The number of players that is told first."""
        return next(iter(self.compared.counts), None)

    @property
    def main(self) -> list[Contrast]:
        """What differs with that number."""
        return [each for each in self.contrasts.entries if self.first in each.players]

    @property
    def sides(self) -> bool:
        """Whether there are two."""
        return len(self.compared.variants) == TWO


def compare(compared: Compared) -> Comparison:
    """Everything that differs between variants, and the fewest deals that show it."""
    found = contrasts(compared) if compared.counts else Contrasts((), {}, 0)
    deals: Shown[Summary] = deciding(compared) if found.entries else Shown((), frozenset(), 0)
    pairs = deciding_pairs(compared, deals) if found.entries and len(compared.variants) > TWO else {}
    return Comparison(compared, found, deals, pairs)


def letter(number: int | None) -> str:
    """What marks variants that agree: A is what the first says, a dash stands for nothing."""
    alphabet = [chr(code) for code in range(ord("A"), ord("Z") + 1)]
    return "–" if number is None else alphabet[number] if number < len(alphabet) else str(number + 1)
