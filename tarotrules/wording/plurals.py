"""The plural category of a number, by the rules CLDR has for a language: ``v in 0 and i mod 10 in 2..4``.

Babel writes the rules this way, and applies them too; but loading it takes longer than a page of a book.
"""

import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Final

from tarotrules.source.node import Node

OTHER: Final = "other"
"""The category of what no rule is for."""
_RELATION: Final = re.compile(r"([a-z])(?: mod (\d+))? (not )?(?:in|within|is) ([\d.,]+)")


class Relation(Node):
    """``i mod 100 not in 12..14``."""

    operand: str
    modulus: int | None
    negated: bool
    ranges: tuple[tuple[int, int], ...]

    def holds(self, operands: Mapping[str, int | Decimal]) -> bool:
        """Whether it is true of a number."""
        value = operands[self.operand] if self.modulus is None else operands[self.operand] % self.modulus
        return self.negated != any(low <= value <= high and value == int(value) for low, high in self.ranges)


class Plural:
    """The categories of one language; ``rules`` by category."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        self._rules = {
            category: [[_relation(each) for each in part.split(" and ")] for part in rule.split(" or ")]
            for category, rule in rules.items()
        }

    def __call__(self, number: int | Decimal) -> str:
        """The category of a number that is not negative."""
        operands = _operands(number)
        for category, alternatives in self._rules.items():
            if any(all(each.holds(operands) for each in relations) for relations in alternatives):
                return category
        return OTHER


def _relation(text: str) -> Relation:
    found = _RELATION.fullmatch(text)
    if found is None:
        raise ValueError(text)
    operand, modulus, negated, ranges = found.groups()
    ends = (each.partition("..") for each in ranges.split(","))
    pairs = tuple((int(low), int(high or low)) for low, _, high in ends)
    return Relation(operand, int(modulus) if modulus else None, negated is not None, pairs)


def _operands(number: int | Decimal) -> dict[str, int | Decimal]:
    """What rules speak of: the number, its whole part, and its decimals with their last noughts and without."""
    exact = Decimal(number)
    exponent = int(exact.as_tuple().exponent)
    decimals = "".join(map(str, exact.as_tuple().digits))[exponent:].rjust(-exponent, "0") if exponent < 0 else ""
    short = decimals.rstrip("0")
    counted = {"v": len(decimals), "w": len(short), "f": int(decimals or 0), "t": int(short or 0)}
    # No figures here are written with powers of ten.
    return {"n": number, "i": int(number), **counted, "e": 0, "c": 0}
