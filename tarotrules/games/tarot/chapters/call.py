"""Chapter 6: the call for a partner."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told


def tell(teller: Teller) -> Iterator[Told]:
    """Which card may be called, when, and what follows; nothing if nobody is called."""
    call, say = teller.rules.call, teller.say
    if call is None:
        return
    yield Rule("6.1", (say("call-moment", moment=call.moment, first=call.chain[0]),), ("call.moment", "call.chain"))
    further = tuple(
        say("call-next", rank=rank, before=before) for before, rank in zip(call.chain, call.chain[1:], strict=False)
    )
    yield Rule("6.2", further or (say("call-no-next"),), ("call.chain",))
    yield Rule("6.3", (say("call-partner"), say("call-secret")), ())
    yield Rule("6.4", (say("call-in-chien"), say("call-self", self=call.self_call)), ("call.self_call",))
    yield Rule("6.5", (say("call-first-lead", lead=call.first_lead),), ("call.first_lead",))
