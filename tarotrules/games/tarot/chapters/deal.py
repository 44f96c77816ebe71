"""The deal, misdeals, and hands that are dealt again."""

from collections.abc import Iterator
from typing import Final

from tarotrules.cards.pack import EXCUSE, TRUMPS
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters import seating
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import hides_chien, is_held
from tarotrules.games.tarot.ruleset.deal import SETTLED, Deal, Redeal, chien_packets
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.tarot.ruleset.seating import deals_next
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Rule, Told, yes_no
from tarotrules.wording.phrase import Phrase

_PILES: Final = ("piles", "pile_cards", "piles_dealt")
_BY_OPPONENT: Final = frozenset({"opposite", "another"})
"""Who shuffles, where that is the dealer's opponent if two play: the same who cuts."""
_CHIEN: Final = ("chien", "chien_cards", "chien_packet", "chien_apart")


def tell(teller: Teller) -> Iterator[Told]:
    """From who deals to the redeals."""
    yield from seating.tell(teller)
    deal, say = teller.rules.deal, teller.say
    shuffled = tuple(("deal", each) for each in ("shuffle", "cut", "cut_least"))
    yield Rule("deal.shuffle", (say("deal-shuffle", who=deal.shuffle), *_gathered(teller), *_cut(teller)), shuffled)
    hand = say("deal-hand", hand=deal.hand, packet=deal.packet)
    yield Rule("deal.hands", (hand,), (("deal", "hand"), ("deal", "packet")))
    if deal.piles is not None:
        yield _piles(teller)
    yield Rule("deal.chien", tuple(_chien(teller)), tuple(("deal", each) for each in _CHIEN))
    laid = yes_no(deal.piles is not None)
    yield Rule("deal.look", (say("deal-look", piles=laid),), ())
    fault = say("deal-misdeal-when", fault=deal.misdeal_when, chien=yes_no(deal.chien > 0), piles=laid)
    settings = (("deal", "misdeal"), ("deal", "misdeal_when"))
    silent = (("silent-dealer", None),) if deal.misdeal == "same_dealer_silent" else ()
    yield Rule("deal.misdeal", (fault, say("deal-misdeal", dealer=deal.misdeal)), settings, reasons=silent)
    for name, redeal in teller.rules.redeal.items():
        yield _redeal(teller, name, redeal)
    several = tuple(_precedence(teller))
    if several:
        yield Rule("deal.redeals", several, ())


def _gathered(teller: Teller) -> Iterator[Phrase]:
    """How the cards of a deal come together for the next, where nobody shuffles them."""
    rules, say = teller.rules, teller.say
    if rules.deal.shuffle != "none":
        return
    chien = yes_no(rules.deal.chien > 0)
    if may_be_taken(rules):
        yield say("deal-gathered", heap=rules.play.heap, chien=chien)
    if rules.auction.plays is not None:
        yield say("deal-gathered-alone", taker=rules.auction.taker, chien=chien)
    if rules.redeal or rules.auction.plays is None:
        yield say("deal-gathered-unplayed", chien=chien)


def _cut(teller: Teller) -> Iterator[Phrase]:
    deal = teller.rules.deal
    yield teller.say("deal-cut", who=deal.cut, same=yes_no(deal.shuffle in _BY_OPPONENT))
    if deal.cut_least is not None:
        yield teller.say("deal-cut-least", n=deal.cut_least)


def _piles(teller: Teller) -> Rule:
    deal, say = teller.rules.deal, teller.say
    laid = say("deal-piles", laid=deal.piles_dealt or "", piles=deal.piles or 0, cards=deal.pile_cards or 0)
    return Rule("deal.piles", (laid, say("deal-piles-own")), tuple(("deal", each) for each in _PILES))


def piles_in_short(teller: Teller) -> Iterator[Phrase]:
    """What is laid in front of the players, for those who know how."""
    deal = teller.rules.deal
    if deal.piles is not None:
        yield teller.say("cheat-piles", laid=deal.piles_dealt or "", piles=deal.piles, cards=deal.pile_cards or 0)


def _chien(teller: Teller) -> Iterator[Phrase]:
    deal = teller.rules.deal
    if not deal.chien:
        yield teller.say("deal-no-chien")
        return
    packet = deal.chien_packet or 1
    yield teller.say("deal-chien", n=deal.chien, packet=packet, how=_how(deal))
    if deal.chien_cards in SETTLED:
        return
    yield teller.say("deal-chien-cards", cards=deal.chien_cards)
    if chien_packets(deal) > 1:
        yield teller.say("deal-chien-apart", apart="yes" if deal.chien_apart else "no", packet=packet)


def _how(deal: Deal) -> str:
    return deal.chien_cards if deal.chien_cards in SETTLED else "on_the_way"


def chien_in_short(teller: Teller) -> Iterator[Phrase]:
    """How the chien is dealt, for those who know what it is."""
    deal = teller.rules.deal
    if deal.chien:
        yield teller.say("cheat-deal-chien", n=deal.chien, packet=deal.chien_packet or 1, how=_how(deal))


def called_off(teller: Teller, title: Phrase, redeal: Redeal) -> Phrase:
    """Who calls a deal off, and when."""
    moment = called_off_at(teller.rules, redeal.moment)
    idiom = Idiom.of_hand(teller, redeal.when, "hand")
    if idiom is not None:
        return teller.say("redeal-who", has=idiom.told(), duty=redeal.duty, moment=moment, turns=turns(teller))
    when = Reader(teller).truth(redeal.when)
    return teller.say("redeal", title=title, when=when, duty=redeal.duty, moment=moment, turns=turns(teller))


def called_off_at(rules: Ruleset, moment: str) -> str:
    """When a hand calls a deal off: where nobody bids, before the chien is seen, or else before the first lead."""
    if is_held(rules.auction):
        return moment
    hidden = not rules.deal.chien or any(map(hides_chien, rules.auction.bid.values()))
    return "before_play" if hidden or not may_be_taken(rules) else "before_chien"


def _precedence(teller: Teller) -> Iterator[Phrase]:
    """Which of several hands calls a deal off, where there is a moment for more than one: at a turn, of one player."""
    for moment in ("before_auction", "own_turn"):
        found = {name: each for name, each in teller.rules.redeal.items() if each.moment == moment}
        duties = len({each.duty for each in found.values()})
        if len(found) > 1 and (duties > 1 or moment == "before_auction"):
            see = teller.see(*(slot_of("redeal", name) for name in found))
            duty = "both" if duties > 1 else "same"
            yield teller.say("redeal-several", see=see, duty=duty, moment=moment)


def turns(teller: Teller) -> str:
    """Whether a player speaks more than once in the auction."""
    auction = teller.rules.auction
    again = auction.parole is not None or auction.all_pass == "second_round"  # noqa: S105 no password
    return "one" if auction.rounds == "one" and not again else "several"


def _leaves_excuse(teller: Teller, redeal: Redeal) -> bool:
    """Whether trumps are asked about and the Excuse is not, so that a reader may wonder."""
    known = teller.rules.deck.class_
    paths = (path for path in paths_of(redeal.when) if path[0] == "hand" and path[1] in known)
    asked = [frozenset(teller.cards(path[1])) for path in paths]
    return TRUMPS in asked and not any(card.suit == EXCUSE for cards in asked for card in cards)


def _redeal(teller: Teller, name: str, redeal: Redeal) -> Rule:
    title = teller.title("redeal", name)
    phrases = [called_off(teller, title, redeal)]
    if _leaves_excuse(teller, redeal):
        phrases.append(teller.say("redeal-excuse"))
    if redeal.show_hand:
        phrases.append(teller.say("redeal-show"))
    if redeal.found_late is not None:
        phrases.append(teller.say("redeal-found-late", late=redeal.found_late))
    phrases.append(teller.say("redeal-dealer", dealer=deals_next(teller.rules.seating, redeal.dealer)))
    settings = tuple(("redeal", name, each) for each in redeal.fields)
    reasons = (("redeal-not-held", name), ("called-off", name))
    return Rule(slot_of("redeal", name), tuple(phrases), settings, title, reasons=reasons)
