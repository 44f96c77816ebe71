"""What is scored is never less than nothing, and always a number of points."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.check import problems
from tarotrules.source.diagnostics import Argument, Diagnostic
from tarotrules.source.text import Span

Worth = tuple[Amount | None, Mapping[str, Argument]]
"""An amount, none where it is divided by nothing; and what it is the worth of."""


_NOTHING: Final[Mapping[str, Argument]] = {
    **dict.fromkeys(("cards", "led", "winning"), ""),
    **dict.fromkeys(("number", "winner", "loser"), 0),
}


def worth_problems(span: Span, of: str, worths: Iterable[Worth]) -> Iterator[Diagnostic]:
    """The first amount below zero, and the first that is not whole; ``of`` says what they are the worth of."""
    below = broken = False
    for amount, about in worths:
        said: dict[str, Argument] = {
            "cards": "",
            "number": 0,
            "led": "",
            "winning": "",
            "winner": 0,
            "loser": 0,
            **about,
        }
        if amount is not None and amount < 0 and not below:
            below = True
            yield problems.BELOW_ZERO.at(span, of=of, amount=amount, **said)
        if (amount is None or amount.denominator != 1) and not broken:
            broken = True
            kind = "nothing" if amount is None else "part"
            yield problems.NOT_WHOLE.at(span, of=of, amount=amount or 0, kind=kind, **said)
