"""The pool in words: who put in, and who took out."""

from collections.abc import Callable, Iterator

from tarotrules.games.tarot.engine.pool import Carried, Dealt, Mouches
from tarotrules.games.tarot.ruleset.match import Pool
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

Tell = Callable[..., Phrase]
"""Tells what somebody does, by the seat and the name of the sentence."""


def pool_steps(words: Catalogue, pool: Pool, deal: Dealt, found: Carried, tell: Tell) -> Iterator[Phrase]:
    """What a deal did to it."""
    paid: dict[str, Value] = {"adds": pool.dealer_adds, "largest": found.largest}
    if found.fresh:
        yield tell(deal.dealer, "pool-fresh", ante=pool.ante, **paid)
    else:
        yield tell(deal.dealer, "pool-adds", **paid)
    if deal.taker is not None and deal.made:
        yield tell(deal.taker, "pool-won")
    elif deal.taker is not None and deal.made is not None:
        yield tell(deal.taker, "pool-lost", largest=found.largest)
    if found.mouches:
        yield lies(words, found.mouches)


def lies(words: Catalogue, mouches: Mouches) -> Phrase:
    """What lies there."""
    return words.tell("pool-lies", list=[words.number(each) for each in mouches])
