"""Chapter 6: the call for a partner."""

from collections.abc import Iterator
from itertools import pairwise

from tarotrules.cards.pack import SUITS
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Which card may be called, when, and what follows; nothing if nobody is called."""
    call, say = teller.rules.call, teller.say
    if call is None:
        yield Rule("6.1", (say("call-none"),), (("call",),))
        return
    yield Rule(
        "6.1", (say("call-moment", moment=call.moment, first=call.chain[0]),), (("call", "moment"), ("call", "chain"))
    )
    further = tuple(
        say("call-next", rank=rank, before=before, self=call.self_call, further="yes" if place else "no")
        for place, (before, rank) in enumerate(pairwise(call.chain))
    )
    # A hand too small for all of them needs no such sentence.
    alone = (say("call-alone"),) if len(SUITS) * len(call.chain) <= teller.rules.deal.hand else ()
    yield Rule("6.2", (*(further or (say("call-no-next"),)), *alone), (("call", "chain"), ("call", "self_call")))
    yield Rule("6.3", (say("call-partner"), say("call-secret")), ())
    yield Rule("6.4", (say("call-in-chien"), say("call-self", self=call.self_call)), (("call", "self_call"),))
    yield Rule("6.5", (say("call-first-lead", lead=call.first_lead),), (("call", "first_lead"),))
