"""What may be announced about the play."""

from collections.abc import Iterator, Mapping, Sequence

from tarotrules.expressions.tree import Compare, Path, paths_of
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of, paid_to, tell_flow, tell_shares
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import hides_chien, is_imposed
from tarotrules.games.tarot.ruleset.paid import OUTCOMES, Feat
from tarotrules.games.tarot.ruleset.payments import Payment, pays_into_unit
from tarotrules.games.tarot.ruleset.promises import WHILE_BIDDING, Promise, announces
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Chart, Rule, Told, capitalised
from tarotrules.wording.phrase import Phrase


def heading(teller: Teller) -> str:
    """What the chapter is called by: the slam, if nothing else may be made."""
    slams = all(map(needs_every_trick, teller.rules.promise.values()))
    return "chapter-promises" if slams else "cheat-promises"


def tell(teller: Teller) -> Iterator[Told]:
    """Every promise: who, when, what it takes, what it pays."""
    for name, promise in teller.rules.promise.items():
        title = teller.title("promise", name)
        so = Reader(teller, achiever="who-any-side").truth(promise.kept)
        kept = teller.sentence("promise-kept", title=title, kept=so)
        what = (kept, *_exempt(teller, promise))
        yield Rule(slot_of("promise", name, "what"), what, (("promise", name, "kept"),), title)
        bids = _bids(teller, name)
        phrases = [
            teller.say("promise", who=promise.who, title=title, moment=said_moment(teller, promise.moment), bids=bids),
            *([teller.say("promise-by-bid", bids=bids)] if bids and promise.moment != "as_bid" else []),
        ]
        if promise.who == "anyone" and promise.moment not in WHILE_BIDDING:
            phrases.append(teller.say("promise-binds"))
            moment = promise.moment if promise.moment == "own_first_card" else "other"
            phrases.append(teller.say("promise-once", moment=moment))
        if promise.leads:
            phrases.append(teller.say("promise-leads", who=announces(promise)))
            phrases += _first_of_several(teller, promise)
        fields = tuple(("promise", name, each) for each in ("who", "moment", "leads"))
        called, refused = teller.say("name-announcing", title=title), (("promise-not-now", name),)
        yield Rule(slot_of("promise", name, "when"), tuple(phrases), fields, name=called, reasons=refused)
        yield from _payments(teller, name, promise)


def _bids(teller: Teller, name: str) -> Phrase | str:
    """The bids that announce something."""
    bids = (bid for bid, each in teller.rules.auction.bid.items() if each.promises == name)
    quoted = [teller.say("promise-bid", title=teller.title("auction", "bid", bid)) for bid in bids]
    return teller.list(quoted, "or") if quoted else ""


def needs_every_trick(promise: Promise) -> bool:
    """Whether a side must win them all."""
    match promise.kept:
        case Compare("=" | ">=", Path((_, "tricks")), Path(("deal", "tricks"))):
            return True
    return False


def _exempt(teller: Teller, promise: Promise) -> Iterator[Phrase]:
    """What a card that wins no trick, or only the last, means for a side that is to win all of them."""
    if needs_every_trick(promise):
        for name, exempt in teller.rules.exempt.items():
            if exempt.wins != "as_ranked" and exempt.when is None and len(teller.cards(name)) == 1:
                see = teller.see(slot_of("exempt", name, "last"))
                yield teller.say("promise-exempt", card=teller.noun(name), wins=exempt.wins, see=see)


def _first_of_several(teller: Teller, promise: Promise) -> Iterator[Phrase]:
    """Who leads where two players may have announced something that leads: whoever bid and the taker are one."""
    others = [each for each in teller.rules.promise.values() if each.leads and each is not promise]
    if any("anyone" in {announces(promise), announces(other)} for other in others):
        yield teller.say("promise-leads-first")


def _payments(teller: Teller, name: str, promise: Promise) -> Iterator[Told]:
    """What each outcome pays: in one table if they are paid in the same way, else a sentence each."""
    title = teller.title("promise", name)
    outcomes: dict[str, Payment | None] = {each: getattr(promise, each) for each in OUTCOMES}
    paid = {outcome: each for outcome, each in outcomes.items() if each is not None}
    alike = _paid_alike(list(paid.values()))
    phrases = list(_in_table(teller, next(iter(paid.values())))) if alike else []
    for outcome, payment in outcomes.items():
        if payment is None:
            phrases.append(teller.say("promise-nothing", outcome=outcome))
        elif not alike:
            first, *more = tell_flow(teller, payment, amount_of(teller, payment.worth))
            phrases += [teller.say("promise-outcome", outcome=outcome, payment=first), *more]
    if promise.broken is not None and promise.unannounced is not None and _is_anybodys(promise):
        phrases.append(teller.say("promise-both", who=announces(promise), title=title))
    phrases += rival(teller, promise)
    if all(each.into == "unit" for each in paid.values()):
        phrases.append(teller.say("promise-beside"))
    called = teller.say("name-payment", title=title)
    fields = tuple(("promise", name, each) for each in (*OUTCOMES, "rival"))
    slot = slot_of("promise", name, "paid")
    yield Rule(slot, tuple(phrases), fields, name=called)
    if alike:
        yield _chart(teller, name, paid)


def rival(teller: Teller, promise: Promise) -> Iterator[Phrase]:
    """That only one of two is paid, if a side achieves both."""
    if promise.rival is not None:
        yield teller.say("promise-rival", title=teller.title("promise", promise.rival))


def _paid_alike(paid: Sequence[Payment]) -> bool:
    """Whether several outcomes differ only in how much is paid, and to whom."""
    ways = {(each.multiplied, each.follows_result, each.shared) for each in paid}
    return len(paid) > 1 and len(ways) == 1 and all(map(pays_into_unit, paid))


def _in_table(teller: Teller, payment: Payment) -> Iterator[Phrase]:
    multiplied = "yes" if payment.multiplied else "no"
    yield teller.say("promise-paid", multiplied=multiplied, see=teller.see("scoring.sum"))
    yield from tell_shares(teller, payment)


def _chart(teller: Teller, name: str, paid: Mapping[str, Payment]) -> Chart:
    say, title = teller.say, teller.title("promise", name)
    heads = (say("promise-column", title=title), say("payments-worth", each="yes"), say("payments-payee"))
    rows = tuple(
        (
            say("promise-row", outcome=outcome),
            amount_of(teller, each.worth),
            paid_to(teller, Feat("promise", name, outcome), each),
        )
        for outcome, each in paid.items()
    )
    slot = slot_of("promise", name, "paid")
    return Chart(slot, say("promise-caption", title=title), tuple(map(capitalised, heads)), rows)


def _is_anybodys(promise: Promise) -> bool:
    """Whether one side may achieve what the other has announced."""
    return any(path[0] == "achiever" for path in paths_of(promise.kept))


def announcing(teller: Teller, moments: Sequence[str]) -> Iterator[Phrase]:
    """What may be announced or declared, in a sentence for each moment: who may, and what."""
    for moment in moments:
        found = _who(teller, moment)
        said = [teller.say("cheat-may", kind=kind, who=who, titles=titles) for kind, who, titles in found]
        if said:
            first, *others = said
            for each in others:
                first = teller.say("cheat-may-both", left=first, right=each)
            yield teller.say("cheat-announce", moment=said_moment(teller, moment), may=first)


def _who(teller: Teller, moment: str) -> Iterator[tuple[str, str, Phrase]]:
    """For each moment, what the taker alone may announce, and what anybody may announce or declare."""
    found: dict[tuple[str, str], list[Phrase]] = {}
    for kind, name in at(teller.rules, moment):
        promise = teller.rules.promise.get(name) if kind == "promise" else None
        who = "anyone" if promise is None else "bidder" if moment == "in_auction" else announces(promise)
        message = "cheat-announced" if kind == "promise" else "cheat-declared"
        found.setdefault((kind, who), []).append(teller.say(message, title=teller.title(kind, name)))
    for (kind, who), titles in found.items():
        yield kind, who, teller.list(titles, "or")


def at(rules: Ruleset, moment: str) -> list[tuple[str, str]]:
    """What is announced or declared at a moment: its kind and its name."""
    promised = [("promise", name) for name, each in rules.promise.items() if each.moment == moment]
    return promised + [("claim", name) for name, each in rules.claim.items() if each.moment == moment]


def said_moment(teller: Teller, moment: str) -> str:
    """The moment of an announcement: where there is no chien, or nobody sees it, it is not waited for."""
    auction, chien = teller.rules.auction, teller.rules.deal.chien
    if is_imposed(auction) and moment == "after_auction":
        return "before_first_lead" if not chien or any(map(hides_chien, auction.bid.values())) else "before_chien"
    if not chien and moment in {"after_auction", "after_discard"}:
        return "before_first_lead" if is_imposed(auction) else "auction_over"
    if moment == "after_auction":
        unseen = {hides_chien(bid) for bid in teller.rules.auction.bid.values()}
        return f"{moment}_some_unseen" if len(unseen) > 1 else f"{moment}_unseen" if unseen == {True} else moment
    return moment
