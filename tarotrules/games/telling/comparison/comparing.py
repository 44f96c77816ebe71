"""What a comparison finds: the rules that differ, and deals that show it."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tarotrules.comparing.search import Shown
from tarotrules.games.telling.comparison.compared import TWO, Compared
from tarotrules.games.telling.comparison.contrasts import Contrast, Contrasts, contrasts
from tarotrules.games.telling.comparison.trials import Decided, Trials, decided, deciding
from tarotrules.games.variant import Variant
from tarotrules.sampling.question import Simulated


class Circle(NamedTuple):
    """Those of the compared who have rules for the same numbers of players, and what differs between them."""

    places: tuple[int, ...]
    """Among all that are compared."""
    compared: Compared
    contrasts: Contrasts


class Comparison(NamedTuple):
    """All that is to be said of variants side by side."""

    compared: Compared
    circles: tuple[Circle, ...]
    """The largest first; the others have only what is not so in it."""
    deals: Shown[Any]
    trials: Trials[Any]
    simulated: Simulated | None = None
    """What became of the same deals under each, if they were played."""

    @property
    def game(self) -> str:
        """The family of games they belong to."""
        return self.compared.variants[0].game

    @property
    def decided(self) -> list[Decided]:
        """The deals in words."""
        return [decided(self.trials, self.compared, each) for each in self.deals.cases]

    @property
    def contrasts(self) -> Contrasts:
        """What differs in the largest circle."""
        return self.circles[0].contrasts if self.circles else Contrasts((), {}, 0)

    @property
    def first(self) -> int | None:
        """The number of players that is told first."""
        return next(iter(self.circles[0].compared.counts), None) if self.circles else None

    @property
    def main(self) -> list[Contrast]:
        """What differs with that number."""
        return [each for each in self.contrasts.entries if self.first in each.players]

    @property
    def slots(self) -> tuple[str, ...]:
        """The rules that differ with any number of players, each once."""
        return tuple(dict.fromkeys(slot for each in self.circles for slot in each.contrasts.slots))

    @property
    def sides(self) -> bool:
        """Whether there are two."""
        return len(self.compared.variants) == TWO

    @property
    def apart(self) -> dict[int, tuple[int, ...]]:
        """The numbers of players that were compared with nobody's, and the places of those who have them."""
        told = {players for circle in self.circles for players in circle.contrasts.counts}
        return {players: who for players, who in self.compared.having.items() if players not in told}


def compare(compared: Compared, trials: Trials[Any]) -> Comparison:
    """Everything that differs between variants, and few deals that show it."""
    circles = tuple(_circles(compared))
    differ = any(each.contrasts.entries for each in circles)
    return Comparison(compared, circles, deciding(trials, compared) if differ else Shown((), (), (), (), 0), trials)


def _circles(compared: Compared) -> Iterator[Circle]:
    """Most of all together; then, if there are more than two, those who have other numbers of players as well."""
    if len(compared.variants) == TWO:
        if compared.counts:
            yield Circle((0, 1), compared, contrasts(compared, compared.counts))
        return
    having = compared.having
    first = compared.variants[0]
    usual = first.players if 2 * len(having[first.players]) >= len(compared.variants) else _commonest(having, first)
    shared = compared.only(having[usual]).counts
    largest = _circle(compared, having[usual], [each for each in shared if having[each] == having[usual]])
    if len(largest.places) > 1:
        yield largest
    further: dict[tuple[int, ...], list[int]] = {}
    for players, who in having.items():
        if len(who) > 1 and players not in largest.contrasts.counts:
            further.setdefault(who, []).append(players)
    for who, counts in sorted(further.items(), key=lambda each: -len(each[0])):
        yield _without(_circle(compared, who, counts), largest)


def _commonest(having: dict[int, tuple[int, ...]], first: Variant) -> int:
    return max(first.rulesets, key=lambda players: len(having[players]))


def _circle(compared: Compared, places: tuple[int, ...], counts: list[int]) -> Circle:
    some = compared.only(places)
    return Circle(places, some, contrasts(some, counts))


def _without(circle: Circle, largest: Circle) -> Circle:
    """A circle without what was told of the same variants before."""
    where = [largest.places.index(place) if place in largest.places else None for place in circle.places]
    told = {
        (each.path, tuple(None if at is None else each.values[at] for at in where))
        for entry in largest.contrasts.entries
        for each in entry.settings
    }
    new = tuple(each for each in circle.contrasts.entries if not each.values or not each.values <= told)
    return circle._replace(contrasts=circle.contrasts._replace(entries=new, alike={}))
