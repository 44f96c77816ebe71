"""Numbers as a language writes them, and the plural category they ask for (CLDR)."""

from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Final

from tarotrules.source.tables import Table, read_table
from tarotrules.wording.cldr import cldr
from tarotrules.wording.errors import WordingError
from tarotrules.wording.plurals import Plural

WORDS: Final = Path(__file__).parent / "catalogues"
MINUS = "\N{MINUS SIGN}"
THOUSANDTHS = 1000
DEFAULT_CASE: Final = "nominative"
GROUPED: Final = "grouped"
"""From which number on a language sets figures in groups of three: some let four digits stand together."""


class Numerals:
    """How one language writes and inflects numbers."""

    def __init__(self, language: str) -> None:
        self.language = language

    def write(self, number: int | Fraction) -> str:
        """Figures: ``−12``, ``12 500``, ``40,5``; fractions without an end in decimals as ``10/3``."""
        value = Fraction(number)
        return (MINUS if value < 0 else "") + self._positive(abs(value))

    def signed(self, number: int | Fraction) -> str:
        """Figures with their sign: ``+106``, ``−106``, ``0``."""
        return ("+" if number > 0 else "") + self.write(number)

    def has_word(self, number: int | Fraction) -> bool:
        """Whether prose writes it as a word."""
        return str(number) in self._words

    def word(self, number: int | Fraction, gender: str | None, case: str | None) -> str:
        """A number that has a word, in the form that goes with a noun of that gender in that case."""
        found = self._words[str(number)]
        for key in (case or DEFAULT_CASE, gender):
            found = found.get(key, found) if isinstance(found, dict) else found
        if not isinstance(found, str):
            raise WordingError(f"no word for {number} of gender {gender} in the {case} in {self.language}")
        return found

    def category(self, number: int | Fraction) -> str:
        """The plural category: ``one``, ``few``, ``other`` and so on."""
        value = abs(Fraction(number))
        amount = int(value) if value.denominator == 1 else Decimal(value.numerator) / Decimal(value.denominator)
        return self._plural(amount)

    def categories(self, numbers: Iterable[int | Fraction] = range(201)) -> frozenset[str]:
        """The categories that occur among numbers, whole ones unless others are given."""
        return frozenset(map(self.category, numbers))

    def _positive(self, value: Fraction) -> str:
        if value.denominator == 1:
            return self._whole(value.numerator)
        if THOUSANDTHS % value.denominator == 0:
            whole, rest = divmod(value, 1)
            decimals = f"{int(rest * THOUSANDTHS):03}".rstrip("0")
            return self._whole(int(whole)) + self._symbols["decimal"] + decimals
        return f"{value.numerator}/{value.denominator}"

    def _whole(self, value: int) -> str:
        if value < self._grouped_from:
            return str(value)
        return f"{value:,}".replace(",", self._symbols["group"])

    @cached_property
    def _words(self) -> Table:
        return read_table(WORDS / self.language / "numbers.toml")

    @cached_property
    def _grouped_from(self) -> int:
        return int(self._words[GROUPED])

    @cached_property
    def _symbols(self) -> Mapping[str, str]:
        return cldr(self.language).symbols

    @cached_property
    def _plural(self) -> Plural:
        return Plural(cldr(self.language).plural)
