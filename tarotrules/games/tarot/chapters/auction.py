"""The auction and the contracts."""

from collections.abc import Iterator
from typing import Final

from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import Auction, Bid, Parole, is_imposed, multipliers
from tarotrules.games.tarot.ruleset.call import Call, calls_card, most_partners
from tarotrules.games.tarot.ruleset.payments import multiplies
from tarotrules.games.tarot.ruleset.seating import deals_next
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Chart, Rule, Told
from tarotrules.wording.phrase import Phrase

_STEPS: Final = {"chien": "chien.taken", "discard": "chien.discard", "lead": "play.lead"}
"""What follows the auction, and the rule about it."""


def tell(teller: Teller) -> Iterator[Told]:
    """Who speaks, how the auction goes round, what may be bid; or that there is no auction."""
    auction, say = teller.rules.auction, teller.say
    if auction.taker == "nobody":
        settings = (("auction", "taker"), ("auction", "plays"))
        none = say("auction-none", see=teller.see(f"mode.{auction.plays}.play"))
        yield Rule("auction.taker", (none,), settings, name=say("name-auction-none"))
        return
    if is_imposed(auction):
        yield from _imposed(teller)
        return
    several, once_more = auction.rounds != "one", way_of_bidding(auction) == "parole"
    overcall = (("auction", "overcall"),)
    yield Rule(
        "auction.first",
        (say("auction-first", who=auction.first_bidder), say("auction-choice")),
        (("auction", "first_bidder"), *(overcall if once_more else ())),
        reasons=(("bid-not-higher", None),),
    )
    if auction.overcall == "in_turn":
        # Who has only one turn cannot answer out of turn.
        settings = (("auction", "rounds"), *(() if several or once_more else overcall))
        if once_more:
            rounds = say("auction-rounds-parole", see=teller.see("auction.parole"))
        else:
            rounds = say("auction-rounds", rounds=auction.rounds)
        yield Rule("auction.rounds", (rounds,), settings)
    if several:
        yield Rule("auction.overcall", (say("auction-overcall", overcall=auction.overcall),), overcall)
    yield Rule(
        "auction.taker",
        (say("auction-taker"), *_all_pass(teller)),
        (("auction", "taker"), ("auction", "all_pass"), ("auction", "plays")),
    )
    yield from _worth(teller)
    yield from _rules_of_bids(teller)
    yield Rule("auction.over", tuple(_then(teller, "auction-over")), ())
    if auction.parole is not None:
        reasons = (("parole-not-now", None), ("parole-only", None))
        yield Rule("auction.parole", tuple(parole(teller, auction.parole)), (("auction", "parole"),), reasons=reasons)


def heading(teller: Teller) -> str:
    """What the chapter is called by: the auction, that nobody takes, or the only contract, for which nobody bids."""
    if teller.rules.auction.taker == "nobody":
        return "chapter-auction-none"
    return "chapter-auction-appointed" if is_imposed(teller.rules.auction) else "chapter-auction"


def appointed(teller: Teller) -> Phrase:
    """That the taker is settled beforehand, in a few words."""
    contract = next(iter(teller.rules.auction.bid))
    return teller.say("cheat-appointed", title=teller.title("auction", "bid", contract))


def _imposed(teller: Teller) -> Iterator[Told]:
    """Who takes without having bid, and what must then be played."""
    contract, say = next(iter(teller.rules.auction.bid)), teller.say
    told = say("auction-appointed", title=teller.title("auction", "bid", contract))
    yield Rule("auction.taker", (told,), (("auction", "taker"),), name=say("name-auction-appointed"))
    yield from _worth(teller)
    yield Rule("auction.over", tuple(_then(teller, "auction-then")), (), name=say("name-auction-then"))


def _worth(teller: Teller) -> Iterator[Told]:
    """How many contracts there are, and what they are worth."""
    bids = teller.rules.auction.bid
    by_result = any(map(_by_result, bids.values()))
    several = teller.say("auction-contracts", n=len(bids))
    contracts = (teller.say("auction-multiplier-lost"), several) if by_result else (several,)
    yield Rule("auction.contracts", contracts, (("auction", "bid"),))
    yield _contracts(teller)


def _then(teller: Teller, message: str) -> Iterator[Phrase]:
    """What follows once it is settled who takes."""
    yield teller.say(message, steps=teller.list(_steps(teller)))
    yield from _later(teller)
    call = teller.rules.call
    if call is not None and calls_card(teller.rules):
        yield _call(teller, call)


def _rules_of_bids(teller: Teller) -> Iterator[Rule]:
    """What some bids announce, and what they tell of a hand."""
    bids = teller.rules.auction.bid
    promises = tuple(announcing_bids(teller))
    if promises:
        settings = tuple(("auction", "bid", name, "promises") for name, bid in bids.items() if bid.promises is not None)
        yield Rule("auction.promises", promises, settings)
    asked = {name: bid.requires for name, bid in bids.items() if bid.requires is not None}
    if asked:
        settings = tuple(("auction", "bid", name, "requires") for name in asked)
        reasons = tuple(("bid-not-held", name) for name in asked)
        yield Rule("auction.requires", tuple(required(teller)), settings, reasons=reasons)


def announcing_bids(teller: Teller, *, numbered: bool = True) -> Iterator[Phrase]:
    """What some bids announce, perhaps with the number of the rule that tells it."""
    for name, bid in teller.rules.auction.bid.items():
        if bid.promises is not None:
            see = teller.see(slot_of("promise", bid.promises, "what")) if numbered else ""
            feat = teller.title("promise", bid.promises)
            yield teller.say("auction-promises", title=teller.title("auction", "bid", name), feat=feat, see=see)


def required(teller: Teller) -> Iterator[Phrase]:
    """What a hand must have for some bids."""
    for name, bid in teller.rules.auction.bid.items():
        if bid.requires is not None:
            when = Reader(teller).truth(bid.requires)
            yield teller.say("auction-requires", title=teller.title("auction", "bid", name), when=when)


def _all_pass(teller: Teller) -> Iterator[Phrase]:
    """What follows if nobody takes."""
    auction, say = teller.rules.auction, teller.say
    if auction.plays is None:
        yield say("auction-all-pass", dealer=deals_next(teller.rules.seating, auction.all_pass))
        return
    again = auction.all_pass == "second_round"  # noqa: S105 no password
    yield say("auction-played-again" if again else "auction-played", see=teller.see(f"mode.{auction.plays}.play"))
    if auction.all_pass == "same_dealer":  # noqa: S105 no password
        yield say("auction-played-same")


def in_short(teller: Teller) -> Phrase:
    """The same in a few words."""
    auction, say = teller.rules.auction, teller.say
    if auction.plays is None:
        return say("cheat-all-pass", dealer=deals_next(teller.rules.seating, auction.all_pass))
    again = auction.all_pass == "second_round"  # noqa: S105 no password
    title = teller.title("mode", auction.plays)
    return say("cheat-all-pass-again" if again else "cheat-all-pass-played", title=title)


def _steps(teller: Teller) -> Iterator[Phrase]:
    """What follows the auction, in order."""
    yield from _announced(teller, "after_auction")
    if teller.rules.deal.chien:
        yield _step(teller, "chien")
        yield _step(teller, "discard")
    yield from _announced(teller, "after_discard", "before_first_lead")
    yield _step(teller, "lead")


def _call(teller: Teller, call: Call) -> Phrase:
    """When a partner is called: told apart, for not all numbers of players may have one."""
    moment = call.moment if call.moment is not None and teller.rules.deal.chien else "before_lead"
    partners = "one" if most_partners(teller.rules) == 1 else "several"
    return teller.say("auction-over-call", moment=moment, partners=partners, see=teller.see("call.card"))


def _step(teller: Teller, step: str) -> Phrase:
    return teller.say("auction-over-step", step=step, see=teller.see(_STEPS[step]))


def _announced(teller: Teller, *moments: str) -> Iterator[Phrase]:
    rules = teller.rules
    for kind, entries in (("promise", rules.promise), ("claim", rules.claim)):
        titles = [_titled(teller, kind, name) for name, each in entries.items() if each.moment in moments]
        if titles:
            yield teller.say("auction-over-said", kind=kind, titles=teller.list(titles, "or"))


def _later(teller: Teller) -> Iterator[Phrase]:
    """What is declared only in the first trick, where something else is declared before."""
    claims = teller.rules.claim.items()
    if any(each.moment != "own_first_card" for _, each in claims):
        later = [
            _titled(teller, "claim", name, "auction-over-title-later")
            for name, each in claims
            if each.moment == "own_first_card"
        ]
        if later:
            yield teller.say("auction-over-later", titles=teller.list(later, "or"))


def _titled(teller: Teller, kind: str, name: str, message: str = "auction-over-title") -> Phrase:
    """What is announced, and the rule that says when."""
    title, see = teller.title(kind, name), teller.see(slot_of(kind, name, "when"))
    return teller.say(message, title=title, see=see)


def way_of_bidding(auction: Auction) -> str:
    """How it goes on after the first bidder: by rounds, as a duel, or with the right to say "parole"."""
    return "parole" if auction.rounds == "one" and auction.parole is not None else auction.rounds or auction.overcall


def parole(teller: Teller, parole: Parole) -> Iterator[Phrase]:
    """The word that keeps a player in the auction without a bid, and who may say it."""
    yield teller.say("parole", second=parole.second_round)
    if parole.only is None:
        yield teller.say("parole-any")
    else:
        yield teller.say("parole-only", title=teller.title("auction", "bid", parole.only))
    if teller.rules.auction.all_pass == "second_round":  # noqa: S105 no password
        yield teller.say("parole-two-rounds")


def _contracts(teller: Teller) -> Chart:
    say, bids = teller.say, teller.rules.auction.bid.items()
    columns = [
        (say("auction-column-contract"), [teller.title("auction", "bid", name) for name, _ in bids]),
        (say("auction-column-worth"), [say("number", n=bid.worth) for _, bid in bids]),
    ]
    if multiplies(teller.rules):
        columns.append((say("auction-column-multiplier"), [times(teller, bid) for _, bid in bids]))
    header, rows = tuple(head for head, _ in columns), tuple(zip(*(cells for _, cells in columns), strict=True))
    return Chart("auction.contracts", say("auction-contracts-caption", n=len(teller.rules.auction.bid)), header, rows)


def times(teller: Teller, bid: Bid) -> Phrase:
    """What multiplies under a contract, and what if it is lost, where that differs."""
    usual, lost = multipliers(bid)
    return teller.say("times-by-result", n=usual, lost=lost) if _by_result(bid) else teller.say("times", n=usual)


def _by_result(bid: Bid) -> bool:
    usual, lost = multipliers(bid)
    return usual != lost
