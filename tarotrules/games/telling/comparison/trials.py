"""Deals that variants score differently, in words: a family says which are tried, and how they are told."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tarotrules.comparing.search import Outcome, Shown, Told, fewest
from tarotrules.expressions.rounding import Amount
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.told import Teller
from tarotrules.sampling.question import Simulated
from tarotrules.source.node import Node
from tarotrules.wording.phrase import Phrase

REMEMBERED: Final = 256
"""Searches kept: the same variants are compared in one language after the other."""
Both = tuple[Any, Any]
"""The rules of two for a number of players."""
Case = TypeVar("Case", bound=Hashable)


class Measures(Node):
    """What simulated deals are compared by."""

    names: Mapping[str, int]
    """And times what each is told: shares in percent."""
    signed: frozenset[str]
    """Those that may be below zero."""
    unshuffled: Callable[[Any], str | None]
    """By a ruleset, the number of the rule by which nobody shuffles, if there is such a rule."""
    departs_from: Callable[[Simulated], list[str]]
    """The settings that a simulation departs from."""


class Reckoned(NamedTuple):
    """What a deal comes to by one variant."""

    steps: Sequence[tuple[str, Phrase]]
    """Each with the slot of the rule that it goes by."""
    rows: Sequence[tuple[Phrase, Phrase]]
    """By seat: the player, and the score."""
    scores: Sequence[Amount]


class Trials(ABC, Generic[Case]):
    """What a family tries."""

    measures: Measures

    @abstractmethod
    def apart(self, counts: tuple[Both, ...]) -> Told[Case]:
        """The simplest deal that two variants score differently, with any of the numbers of players that both have."""

    @abstractmethod
    def players(self, case: Case) -> int:
        """How many play a deal."""

    @abstractmethod
    def score(self, rules: Any, case: Case) -> Outcome:
        """What a deal comes to by some rules; ``None`` if it cannot be there."""

    @abstractmethod
    def reckoned(self, teller: Any, case: Case) -> Reckoned:
        """What it comes to, step by step."""

    @abstractmethod
    def title(self, teller: Any, case: Case) -> Phrase:
        """What a deal is called."""

    @abstractmethod
    def situation(self, teller: Any, case: Case) -> Iterable[Phrase]:
        """What happens in it."""

    @abstractmethod
    def data(self, case: Case) -> Any:
        """A deal as JSON data."""


class Decided(NamedTuple):
    """A deal as told, with the reckoning of each variant that has such deals."""

    places: tuple[int, ...]
    """Those variants, among all that are compared."""
    compared: Compared
    """The same by themselves."""
    title: Phrase
    situation: tuple[Phrase, ...]
    """What happened, and what every variant reckons alike."""
    steps: tuple[tuple[Phrase, ...], ...]
    """By variant: what it reckons differently."""
    rules: tuple[Phrase, ...]
    """The numbers of the rules that what every variant reckons alike goes by; then, by variant, of those of its own."""
    scores: tuple[Sequence[Amount], ...]
    """By variant, then by seat."""
    rows: tuple[tuple[Phrase, ...], ...]
    """By seat: the player, and the score in each variant."""


def deciding(trials: Trials[Case], compared: Compared) -> Shown[Case]:
    """Few and simple deals that tell each of the others from the first, if any deal does."""
    pairs = (compared.only((0, place)) for place in range(1, len(compared.variants)))
    found: list[Told[Any]] = [_apart(trials, _both(each), swapped=each.order[0] > 0) for each in pairs]
    return fewest(found, lambda place, case: _score(trials, compared, place, case))


def _both(compared: Compared) -> tuple[Both, ...]:
    one, other = compared.variants
    return tuple((one.rulesets[players], other.rulesets[players]) for players in compared.counts)


def _score(trials: Trials[Case], compared: Compared, place: int, case: Case) -> Outcome:
    rules = compared.variants[place].rulesets.get(trials.players(case))
    return None if rules is None else trials.score(rules, case)


@lru_cache(REMEMBERED)
def _apart(trials: Trials[Any], counts: tuple[Both, ...], *, swapped: bool) -> Told[Any]:
    """Which deal it is does not depend on the language, nor on who is named first."""
    return trials.apart(tuple(each[::-1] for each in counts) if swapped else counts)


def decided(trials: Trials[Case], compared: Compared, case: Case) -> Decided:
    """A deal in words."""
    places = tuple(at for at in range(len(compared.names)) if _score(trials, compared, at, case) is not None)
    compared = compared.only(places)
    known, players = tuple(compared.numbers.own.items()), trials.players(case)
    tellers: list[Teller[Any]] = [
        compared.manner.teller(each.rulesets[players], compared.words, each.titles, own=known)
        for each in compared.variants
    ]
    found = [trials.reckoned(teller, case) for teller in tellers]
    alike = [step for step in found[0].steps if all(step in each.steps for each in found)]
    apart = [[step for step in each.steps if step not in alike] or each.steps[-1:] for each in found]
    own = tuple(tuple(_said(steps)) for steps in apart)
    by = tuple(
        teller.see(*dict.fromkeys(slot for slot, _ in steps))
        for teller, steps in zip((tellers[0], *tellers), (alike, *apart), strict=True)
    )
    rows = tuple(
        (seat[0][0], *(score for _, score in seat)) for seat in zip(*(each.rows for each in found), strict=True)
    )
    told = *trials.situation(tellers[0], case), *_said(alike)
    scores = tuple(each.scores for each in found)
    return Decided(places, compared, trials.title(tellers[0], case), told, own, by, scores, rows)


def _said(steps: Sequence[tuple[str, Phrase]]) -> Iterator[Phrase]:
    return (step for _, step in steps)
