"""What the rules of deals without a taker must agree on."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from tarotrules.games.tarot.check import problems
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.ruleset.modes import Tied
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Label, Row

_WAY: Final = Row(("rank", "points", "{", "measure", "own.points", ";", "lowest", "}"))


def modes_are_whole(it: Coherence) -> Iterator[Diagnostic]:
    """Every mode is played, ranks by something, and pays each place and each tie."""
    players = it.rules.players
    for name, mode in it.rules.mode.items():
        path = ("mode", name)
        if name != it.rules.auction.plays:
            way = Row(("auction", "{", "plays", name, "}"))
            yield problems.NEVER_PLAYED.at(it.span(*path), name=Concept(name), way=way)
        if not mode.rank:
            yield problems.RANKED_BY_NOTHING.at(it.span(*path), name=Concept(name), way=_WAY)
        if len(mode.pays) != players:
            yield problems.PLACES_NOT_PAID.at(it.span(*path, "pays"), given=len(mode.pays), players=players)
        else:
            yield from _adds_up(it, mode.pays, *path, "pays")
            yield from _as_before(it, tuple(mode.tied), *path)
        for tie, each in mode.tied.items():
            yield from _tie(it, each, *path, "tied", tie)


def _as_before(it: Coherence, ties: Sequence[str], *path: str) -> Iterator[Diagnostic]:
    """What places pay is changed, and what was worked out for ties at the former payments is left."""
    pays = it.rank(*path, "pays")
    left = [tie for tie in ties if it.rank(*path, "tied", tie, "pays") < pays]
    if left and it.is_changed(*path, "pays"):
        shown = Label(it.span(*path, "tied", left[0], "pays"), "tied")
        yield problems.TIES_OF_FORMER_PAYS.at(
            it.span(*path, "pays"), shown, name=Concept(path[-1]), ties=Concepts(left)
        )


def _tie(it: Coherence, tied: Tied, *path: str) -> Iterator[Diagnostic]:
    players = it.rules.players
    if sum(tied.places) != players:
        yield problems.TIE_DOES_NOT_FIT.at(
            it.span(*path, "places"), kind="places", given=sum(tied.places), players=players
        )
    elif len(tied.pays) != players:
        yield problems.TIE_DOES_NOT_FIT.at(it.span(*path, "pays"), kind="pays", given=len(tied.pays), players=players)
    elif _favours(tied):
        yield problems.TIE_DOES_NOT_FIT.at(it.span(*path, "pays"), kind="level", given=0, players=players)
    else:
        yield from _adds_up(it, tied.pays, *path, "pays")


def _favours(tied: Tied) -> bool:
    """Whether of players who are level one gets more than another."""
    first = 0
    for number in tied.places:
        if len({*tied.pays[first : first + number]}) > 1:
            return True
        first += number
    return False


def _adds_up(it: Coherence, pays: Sequence[Fraction], *path: str) -> Iterator[Diagnostic]:
    together = sum(pays, Fraction(0))
    if it.rules.scoring.balance == "zero_sum" and together:
        yield problems.PLACES_DO_NOT_ADD_UP.at(it.span(*path), sum=together)
