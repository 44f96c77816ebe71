"""Chapter 13: the match."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """When it is over, and who has won."""
    match = teller.rules.match
    end = teller.say("match-deals", n=match.deals) if match.end == "deals" else teller.say("match-agreed")
    yield Rule("13.1", (end, teller.say("match-winner")), ("match.end", "match.deals"))
