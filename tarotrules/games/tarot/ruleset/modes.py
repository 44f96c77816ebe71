"""The modes chapter: deals without a taker, in which everybody plays alone and is ranked at the end."""

from fractions import Fraction
from typing import Final

from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import Calculation, Expression, Path
from tarotrules.games.tarot.ruleset.features import is_whole
from tarotrules.settings.kinds import Amount, Choice, Formula, Listing, Whole
from tarotrules.settings.record import Record, entries, nothing, setting

MOST_PLAYERS = 16
_MOST = 1000
_POINTS, _TARGET = Path(("own", "points")), Path(("own", "target"))
_OVER: Final = canonical(Calculation("-", _POINTS, _TARGET), is_whole)
_SHORT: Final = canonical(Calculation("-", _TARGET, _POINTS), is_whole)
_PLAIN: Final = frozenset({"points", "oudlers", "tricks"})


class Key(Record):
    """Something by which players are ranked; each key decides among those whom the keys before leave level."""

    measure: Expression = setting(Formula("number", "rank"))
    """Read for every player, who is ``own`` in it."""
    best: str = setting(Choice("lowest", "highest"), bare=True)
    """Whether whoever has least of it comes first, or whoever has most."""


def what_counts(key: Key) -> str:
    """What everybody counts, if that is all that decides: *over* or *short* is how far from the own target."""
    if key.measure in (_OVER, _SHORT):
        return "over" if key.measure == _OVER else "short"
    match key.measure:
        case Path(("own", what)) if what in _PLAIN:
            return what
    return "other"


class Tied(Record):
    """What is paid instead when some players cannot be told apart by any key."""

    places: tuple[int, ...] = setting(Listing(Whole("player", least=1, most=MOST_PLAYERS), most=MOST_PLAYERS))
    """How many players share each place, from the best on: *1, 1, 2* is a tie of the last two of four."""
    pays: tuple[Fraction, ...] = setting(Listing(Amount("point", least=-_MOST, most=_MOST), most=MOST_PLAYERS))
    """By player, in the order of the places."""


class Mode(Record):
    """A deal that nobody takes: everybody plays alone, and each place in the ranking is paid."""

    chien: str = setting(Choice("aside", "last_winner"))
    """What becomes of a chien: nobody has it, or whoever wins the last trick."""
    rank: dict[str, Key] = entries(Key, ordered=True)
    pays: tuple[Fraction, ...] = setting(Listing(Amount("point", least=-_MOST, most=_MOST), most=MOST_PLAYERS))
    """By place, the best first; players who are level share the mean of their places."""
    worth: Expression | None = setting(Formula("number", "places"), optional=True, unsaid=nothing)
    """What all that is paid is multiplied by; it is paid as it stands, if nothing is said."""
    tied: dict[str, Tied] = entries(Tied)
