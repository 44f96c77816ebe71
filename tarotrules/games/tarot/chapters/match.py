"""The match."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """When it is over, and who has won."""
    match = teller.rules.match
    counted = (teller.say("match-deals-counted"),) if match.end == "deals" else ()
    end = _deals(teller, match.deals) if counted else teller.say("match-agreed")
    yield Rule("match.end", (end, *counted, teller.say("match-winner")), (("match", "end"), ("match", "deals")))


def _deals(teller: Teller, deals: tuple[int, ...]) -> Phrase:
    if len(deals) == 1:
        return teller.say("match-deals", n=deals[0])
    return teller.say("match-deals-chosen", list=teller.list(map(str, deals), "or"), last=deals[-1])
