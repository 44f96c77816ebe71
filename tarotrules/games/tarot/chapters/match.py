"""The match."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.games.tarot.ruleset.match import Match
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """When it is over, and who has won."""
    match = teller.rules.match
    said = (*_ends(teller, match), teller.say("match-winner", tie=match.tie))
    yield Rule("match.end", said, tuple(("match", each) for each in ("end", "deals", "rounds", "score", "tie")))


def _ends(teller: Teller, match: Match) -> tuple[Phrase, ...]:
    """When it is over, and which deals do not count, where deals are counted."""
    if match.end == "agreed":
        return (teller.say("match-agreed"),)
    if match.end == "score":
        return (teller.say("match-score", n=match.score),)
    many = _deals(teller, match.deals) if match.end == "deals" else teller.say("match-rounds", n=match.rounds)
    return many, teller.say("match-deals-counted")


def _deals(teller: Teller, deals: tuple[int, ...]) -> Phrase:
    if len(deals) == 1:
        return teller.say("match-deals", n=deals[0])
    return teller.say("match-deals-chosen", list=teller.list(map(str, deals), "or"), last=deals[-1])
