"""The call for a partner."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from tarotrules.cards.pack import EXCUSE, SUITS
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.flat import flat_of
from tarotrules.games.tarot.ruleset.auction import is_imposed
from tarotrules.games.tarot.ruleset.call import Call, calls_card, chains, most_partners, ranks
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase

_CHAINS: Final = (("call", "chain"), ("call", "second_chain"))
_OF_PARTNER: Final = (("call", "partner"), ("call", "up_to"), ("call", "silence"), ("call", "barred_may_be_called"))


def heading(teller: Teller) -> str:
    """What the chapter is called by: what is done in it, or who is in it where nobody is called."""
    if not calls_card(teller.rules):
        return "chapter-partner"
    return "chapter-call" if most_partners(teller.rules) == 1 else "chapter-call-several"


def tell(teller: Teller) -> Iterator[Told]:
    """Which card may be called, when, and what follows, or who plays with the taker where none is called."""
    call, rules = teller.rules.call, teller.rules
    if call is None:
        return
    if calls_card(rules):
        yield from _calling(teller, call)
    name = None if most_partners(rules) == 1 else teller.say("name-call-partners")
    unusual = call.partner != "holder" or call.up_to is not None
    yield Rule("call.partner", tuple(_partner(teller, call)), _OF_PARTNER, name=name, at_hand=unusual)
    if calls_card(rules):
        yield from _called(teller, call)


def _calling(teller: Teller, call: Call) -> Iterator[Rule]:
    """When a card is called, and which."""
    (first, *_), *others = every = chains(teller.rules)
    second = (second_call(teller, first, each[0]) for each in others)
    yield Rule("call.card", (moment(teller, call), *second), (("call", "moment"), *_CHAINS))
    yield Rule(
        "call.chain",
        tuple(_chains(teller, call, every)),
        (*(_CHAINS if others and _go_on(every) else _CHAINS[:1]), ("call", "self_call")),
        reasons=(("call-not-this-card", None),),
    )


def second_call(teller: Teller, first: str, rank: str) -> Phrase:
    """A second card is called after the first."""
    return teller.say("call-second", same=yes_no(first == rank), first=rank)


def _go_on(every: tuple[tuple[str, ...], ...]) -> bool:
    """Whether another rank may ever be called than the first."""
    return any(len(each) > 1 for each in every)


def _chains(teller: Teller, call: Call, every: tuple[tuple[str, ...], ...]) -> Iterator[Phrase]:
    """Which ranks may be called instead; of two cards, told apart where they differ."""
    some_go_on, alike = _go_on(every), len({*every}) == 1
    for which, each in zip(("first", "second"), every[:1] if alike or not some_go_on else every, strict=False):
        only = some_go_on and len(each) == 1
        yield teller.say("call-only", which=which, rank=each[0]) if only else _chain(teller, call, each)
    if some_go_on and alike and len(every) > 1:
        yield teller.say("call-next-again")
    # A hand too small for all of them needs no such sentence.
    cards = {each for chain in flat_of(teller.rules).callable for each in chain}
    if sum(map(int.bit_count, cards)) <= _held(teller, call):
        yield teller.say("call-alone")


def _partner(teller: Teller, call: Call) -> Iterator[Phrase]:
    """Who plays with the taker, in which contracts, and who knows it."""
    say = teller.say
    yield say("call-partner" if most_partners(teller.rules) == 1 else "call-partners", partner=call.partner)
    if call.up_to is not None:
        yield say("call-up-to", bid=teller.title("auction", "bid", call.up_to))
    if call.silence is not None:
        yield from _barred(teller, call)
        yield say("call-secret", partners=_many(teller), silence=call.silence)
        yield from _exchange(teller, call)


def _exchange(teller: Teller, call: Call) -> Iterator[Phrase]:
    """A card that is owed must not give the partner away."""
    exempt = teller.rules.exempt.items()
    owed = [name for name, each in exempt if (each.stays, each.owed) == ("side", "half_card")]
    see = teller.see(*(slot_of("exempt", name, "owner") for name in owed))
    excuse = yes_no(all(card.suit == EXCUSE for name in owed for card in teller.cards(name)))
    if owed and call.silence == "must":
        yield teller.say("call-exchange", see=see, partners=_many(teller), excuse=excuse)


def _called(teller: Teller, call: Call) -> Iterator[Rule]:
    """Who plays alone, and what may be led."""
    own = (("call-own-card", None),)
    yield Rule("call.alone", tuple(_alone(teller, call)), (("call", "self_call"),), reasons=own)
    suit = (("called-suit", None),)
    lead = teller.say("call-first-lead", cards=_many(teller), lead=call.first_lead or "free")
    nothing_else = may_have_nothing_else(teller.rules, call)
    only = (teller.say("call-first-lead-only", cards=_many(teller)),) if nothing_else else ()
    yield Rule("call.lead", (lead, *only), (("call", "first_lead"),), reasons=suit)


def _many(teller: Teller) -> str:
    """Whether one card is called, and one partner found, or several."""
    return "one" if most_partners(teller.rules) == 1 else "several"


def _chain(teller: Teller, call: Call, ranks: tuple[str, ...]) -> Phrase:
    """Which ranks may be called by whom has all cards of those before, in one sentence."""
    steps = list(pairwise(ranks))
    if not steps:
        return teller.say("call-no-next")
    (before, rank), *others = steps
    further = [teller.say("call-further", before=one, rank=other) for one, other in others]
    more = Phrase("".join(further))
    return teller.say("call-next", before=before, rank=rank, self=call.self_call or "allowed", more=more)


def _alone(teller: Teller, call: Call) -> Iterator[Phrase]:
    """How it comes about that nobody is the partner; where a trick decides, its rule has said so."""
    own = call.self_call or "allowed"
    if call.partner != "holder":
        yield teller.say("call-self", cards=_many(teller), self="allowed_in_trick" if own == "allowed" else own)
        return
    if _hidden(teller, call):
        yield teller.say("call-in-chien", cards=_many(teller), see=teller.see("scoring.settling"))
        if not all(_seen(bid.chien) for bid in teller.rules.auction.bid.values()):
            yield teller.say("call-in-chien-unseen")
    yield teller.say("call-self", cards=_many(teller), self=own)


def _barred(teller: Teller, call: Call) -> Iterator[Phrase]:
    """Whether a dealer who may not bid may be called."""
    if teller.rules.deal.misdeal == "same_dealer_silent":
        yield teller.say("call-barred", partners=_many(teller), may="yes" if call.barred_may_be_called else "no")


def may_have_nothing_else(rules: Ruleset, call: Call) -> bool:
    """Whether a player can hold only cards that may not be led: those of the called suit, without the called card."""
    suits = Counter(card.suit for card in rules.deck.pack.cards if card.suit in SUITS)
    of_called = sorted(suits.values())[-most_partners(rules) :]
    return call.first_lead == "not_called_suit" and rules.deal.hand <= sum(of_called) - len(of_called)


def moment(teller: Teller, call: Call) -> Phrase:
    """When the taker calls: where nobody sees the chien of some contracts, nobody looks at it before calling."""
    chiens = [bid.chien for bid in teller.rules.auction.bid.values()]
    said = call.moment or "before_chien"
    if not teller.rules.deal.chien or (said == "after_chien" and not any(map(_seen, chiens))):
        said = "after_auction"
    elif said == "after_chien" and not all(map(_seen, chiens)):
        said = "after_seen_chien"
    said = f"{said}_unbid" if is_imposed(teller.rules.auction) else said
    return teller.say("call-moment", moment=said, first=ranks(teller.rules)[0])


def _seen(chien: tuple[str, str]) -> bool:
    return chien[0] == "taker_hand" or chien[1] == "shown"


def _hidden(teller: Teller, call: Call) -> bool:
    """Whether the called card may lie in a chien that the taker does not take up before calling."""
    rules = teller.rules
    taken = all(bid.chien[0] == "taker_hand" for bid in rules.auction.bid.values())
    return rules.deal.chien > 0 and not (call.moment == "after_chien" and taken)


def _held(teller: Teller, call: Call) -> int:
    """The most cards a taker can hold when calling."""
    rules = teller.rules
    taken = any(bid.chien[0] == "taker_hand" for bid in rules.auction.bid.values())
    return rules.deal.hand + (rules.deal.chien if call.moment == "after_chien" and taken else 0)
