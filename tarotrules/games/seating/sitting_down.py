"""To sit down at a table of bots, for a new match or one that was put away."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from tarotrules.games.deals.refusals import NOT_A_MATCH
from tarotrules.games.playing.recorder import Unreadable
from tarotrules.games.refused import Refused
from tarotrules.games.seated import Wanted


class Ending(Protocol):
    """How long a match is, by the rules."""

    @property
    def end(self) -> str:
        """``score``, ``agreed`` or what else."""

    @property
    def score(self) -> int | None:
        """The score that ends it, if one does."""


_Sitting = TypeVar("_Sitting")


def deals_of(match: Ending, offered: Sequence[int | None], wanted: Wanted) -> int | None:
    """How many deals a new match has; raises :class:`~tarotrules.games.refused.Refused` for as many as it cannot."""
    if wanted.deals is None:
        return offered[0]
    if match.end == "score":
        raise Refused(NOT_A_MATCH, what="score", value=str(match.score))
    if match.end != "agreed" and wanted.deals not in offered:
        raise Refused(NOT_A_MATCH, what="deals", value=", ".join(map(str, offered)))
    return wanted.deals


def again(saved: Any, identity: str, take_up: Callable[[dict[str, Any]], _Sitting]) -> _Sitting:
    """A match that was put away; raises :class:`~tarotrules.games.refused.Refused` for what is none by these rules."""
    if not isinstance(saved, dict):
        raise Refused(NOT_A_MATCH, what="unreadable", value="")
    if saved.get("rules") != identity:
        raise Refused(NOT_A_MATCH, what="rules", value="")
    try:
        return take_up(saved)
    except Unreadable as unreadable:
        raise Refused(NOT_A_MATCH, what="unreadable", value=str(unreadable)) from None
