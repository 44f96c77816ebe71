"""A number that is another in other cases: *six cards (three with five players)*."""

from collections.abc import Iterator
from fractions import Fraction

from tarotrules.source.node import Node
from tarotrules.wording.nouns import Count, Noun


class Spread(Node):
    """A number, or so many of something; and what it is otherwise, each with words that say when.

    A sentence that is said with a spread chooses its words once: if it would choose others for another of the
    numbers, it cannot be said with all of them, and that is an error.
    """

    first: int | Fraction | Count
    others: tuple[tuple[int | Fraction, str], ...]

    @property
    def numbers(self) -> Iterator[int | Fraction]:
        """All the numbers, the first one first."""
        yield self.first.number if isinstance(self.first, Count) else self.first
        yield from (number for number, _ in self.others)

    def counting(self, noun: Noun) -> "Spread":
        """The same numbers, of something."""
        number = next(self.numbers)
        return Spread(Count(number, noun), self.others)
