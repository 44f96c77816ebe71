"""Who is ahead in a match, and whether it is over."""

from collections.abc import Sequence

from tarotrules.expressions.rounding import Amount
from tarotrules.games.tarot.ruleset.match import Match


def offered(match: Match, people: int) -> tuple[int | None, ...]:
    """How many deals those at a table may play; nothing, where something else ends it."""
    if match.end == "rounds":
        return (match.rounds * people,)
    return match.deals if match.end == "deals" else (None,)


def leaders(totals: Sequence[Amount]) -> tuple[int, ...]:
    """Those with the highest total; more than one if they have the same."""
    return tuple(who for who, total in enumerate(totals) if total == max(totals))


def is_over(match: Match, totals: Sequence[Amount], played: int, deals: int | None) -> bool:
    """Whether a match that was to have so many deals is over after those that were played."""
    ended = max(totals) >= match.score if match.end == "score" else deals is not None and played >= deals
    return ended and (match.tie != "another_deal" or len(leaders(totals)) == 1)
