"""The match."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_held
from tarotrules.games.tarot.ruleset.match import Match, Pool
from tarotrules.games.telling.told import Rule, Told
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """When it is over, and who has won."""
    match = teller.rules.match
    of_totals = (teller.say("match-winner", tie=match.tie),) if match.rank == "total" else ()
    yield Rule(
        "match.end", (*_ends(teller, match), *of_totals), _paths("end", "deals", "rounds", "score", "tie", "rank")
    )
    if match.pool is not None:
        yield Rule("match.pool", tuple(_pool(teller, match.pool)), _paths("pool"), at_hand=True)
    if not of_totals:
        yield Rule("match.rank", _compared(teller, match), _paths("rank", "attack", "defence", "credit"))


def _pool(teller: Teller, pool: Pool) -> Iterator[Phrase]:
    """Who puts in, and who takes out."""
    yield teller.say("match-pool", ante=pool.ante, adds=pool.dealer_adds)
    yield teller.say("match-pool-won")


def _paths(*settings: str) -> tuple[tuple[str, str], ...]:
    return tuple(("match", each) for each in settings)


def _compared(teller: Teller, match: Match) -> tuple[Phrase, ...]:
    """How results of the same deal at several tables are compared."""
    if match.rank == "root":
        return (teller.say("match-root", credit=match.credit),)
    return (teller.say("match-topage", attack=match.attack, defence=match.defence),)


def _ends(teller: Teller, match: Match) -> tuple[Phrase, ...]:
    """When it is over, and which deals do not count, where deals are counted."""
    if match.end == "agreed":
        return (teller.say("match-agreed"),)
    if match.end == "score":
        return (teller.say("match-score", n=match.score),)
    many = _deals(teller, match.deals) if match.end == "deals" else teller.say("match-rounds", n=match.rounds)
    passed = is_held(teller.rules.auction)
    return many, teller.say("match-deals-counted" if passed else "match-deals-annulled")


def _deals(teller: Teller, deals: tuple[int, ...]) -> Phrase:
    if len(deals) == 1:
        return teller.say("match-deals", n=deals[0])
    return teller.say("match-deals-chosen", list=teller.list(map(str, deals), "or"), last=deals[-1])
