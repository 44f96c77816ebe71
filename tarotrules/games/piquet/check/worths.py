"""What is scored is never less than nothing, and always a number of points."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.check import problems
from tarotrules.source.diagnostics import Argument, Diagnostic
from tarotrules.source.text import Span

About = Mapping[str, Argument]
Worth = tuple[Amount | None, Callable[[], About]]
"""An amount, none where it is divided by nothing; and what tells, if it is wrong, what it is the worth of."""

_NOTHING: Final[About] = {
    **dict.fromkeys(("cards", "led", "winning"), ""),
    **dict.fromkeys(("number", "winner", "loser"), 0),
}


def worth_problems(span: Span, of: str, worths: Iterable[Worth]) -> Iterator[Diagnostic]:
    """The first amount below zero, and the first that is not whole; ``of`` says what they are the worth of."""
    below = broken = False
    for amount, about in worths:
        if amount is not None and amount < 0 and not below:
            below = True
            yield problems.BELOW_ZERO.at(span, of=of, amount=amount, **{**_NOTHING, **about()})
        if (amount is None or amount.denominator != 1) and not broken:
            broken = True
            kind = "nothing" if amount is None else "part"
            yield problems.NOT_WHOLE.at(span, of=of, amount=amount or 0, kind=kind, **{**_NOTHING, **about()})
