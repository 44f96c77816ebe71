"""The pool in words: who put in, and who took out."""

from collections.abc import Iterator, Sequence

from tarotrules.games.tarot.engine.pool import Carried, Dealt
from tarotrules.games.tarot.ruleset.match import Pool
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value


def pool_steps(words: Catalogue, pool: Pool, deal: Dealt, found: Carried, people: Sequence[Phrase]) -> Iterator[Phrase]:
    """What a deal did to it, people by their names."""
    paid: dict[str, Value] = {"dealer": people[deal.dealer], "adds": pool.dealer_adds, "largest": found.largest}
    if found.fresh:
        yield words.tell("pool-fresh", ante=pool.ante, **paid)
    else:
        yield words.tell("pool-adds", **paid)
    if deal.taker is not None and deal.made:
        yield words.tell("pool-won", who=people[deal.taker])
    elif deal.taker is not None and deal.made is not None:
        yield words.tell("pool-lost", who=people[deal.taker], largest=found.largest)
    if found.mouches:
        yield words.tell("pool-lies", list=[words.number(each) for each in found.mouches])
