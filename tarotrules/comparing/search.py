"""The search for the fewest and simplest cases that show who differs from the first."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

Case = TypeVar("Case", bound=Hashable)
Outcome = Hashable | None
"""What a case comes to for one of those compared; ``None`` if it is not possible there."""
MOST: Final = 6
"""So many cases are shown: whoever differs in the rarest things only is said to be left out."""


class Told(NamedTuple, Generic[Case]):
    """The simplest case that comes to something else for one than for the first."""

    case: Case | None
    tried: int
    """Cases that are possible for both."""


class Shown(NamedTuple, Generic[Case]):
    """The cases found."""

    cases: tuple[Case, ...]
    alike: tuple[int, ...]
    """The places of those whom no case that was tried tells from the first, with it."""
    strange: tuple[int, ...]
    """The places of those who share no case that was tried with the first."""
    left_out: tuple[int, ...]
    """The places of those whom only cases tell from it that are not shown: there would be too many."""
    tried: int
    """The fewest cases that were tried for one that no case tells from the first; for any, if there is none such."""


def told_apart(cases: Iterable[Case], one: Callable[[Case], Outcome], other: Callable[[Case], Outcome]) -> Told[Case]:
    """The first case, where they come simplest first, that comes to something else for one than for the other.

    >>> told_apart([1, 2, 3], lambda case: case, lambda case: 2 * (case // 2) or None)
    Told(case=3, tried=2)
    """
    tried = 0
    for case in cases:
        here = one(case)
        there = None if here is None else other(case)
        if there is None:
            continue
        tried += 1
        if here != there:
            return Told(case, tried)
    return Told(None, tried)


def fewest(found: Sequence[Told[Case]], outcome: Callable[[int, Case], Outcome]) -> Shown[Case]:
    """Few of the cases found, which show all whom they can show; ``found`` is of all those compared but the first.

    Each case that is taken costs one look at everybody, so that it takes as long as there are many.
    """
    silent = [place for place, each in enumerate(found, 1) if each.case is None and each.tried]
    strange = [place for place, each in enumerate(found, 1) if not each.tried]
    missing = [place for place, each in enumerate(found, 1) if each.case is not None]
    chosen: list[Case] = []
    while missing and len(chosen) < MOST:
        # The case that most have found, the earliest of those: `Counter` keeps their order.
        ((case, _),) = Counter(found[place - 1].case for place in missing).most_common(1)
        if case is None:
            raise ValueError(missing)
        first = outcome(0, case)
        chosen.append(case)
        missing = [place for place in missing if outcome(place, case) in {None, first}]
    tried = [found[place - 1].tried for place in silent] or [each.tried for each in found]
    alike = (0, *silent) if silent else ()
    return Shown(tuple(chosen), alike, tuple(strange), tuple(missing), min(tried, default=0))
