"""The deal, misdeals, and hands that are dealt again."""

from collections.abc import Iterator
from typing import Final

from tarotrules.games.tarot.chapters import seating
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.numbers import slot_of
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.games.tarot.ruleset.deal import Redeal
from tarotrules.wording.phrase import Phrase

_CHIEN: Final = ("chien", "chien_cards", "chien_apart")


def tell(teller: Teller) -> Iterator[Told]:
    """From who deals to the redeals."""
    yield from seating.tell(teller)
    deal, say = teller.rules.deal, teller.say
    shuffled = tuple(("deal", each) for each in ("shuffle", "cut", "cut_least"))
    yield Rule("deal.shuffle", (say("deal-shuffle", who=deal.shuffle), *_cut(teller)), shuffled)
    hand = say("deal-hand", hand=deal.hand, packet=deal.packet)
    yield Rule("deal.hands", (hand,), (("deal", "hand"), ("deal", "packet")))
    yield Rule("deal.chien", tuple(_chien(teller)), tuple(("deal", each) for each in _CHIEN))
    yield Rule("deal.look", (say("deal-look"),), ())
    silent = (("silent-dealer", None),) if deal.misdeal == "same_dealer_silent" else ()
    yield Rule("deal.misdeal", (say("deal-misdeal", dealer=deal.misdeal),), (("deal", "misdeal"),), reasons=silent)
    for name, redeal in teller.rules.redeal.items():
        yield _redeal(teller, name, redeal)
    if len(teller.rules.redeal) > 1:
        yield Rule("deal.redeals", (say("redeal-several"),), ())


def _cut(teller: Teller) -> Iterator[Phrase]:
    deal = teller.rules.deal
    yield teller.say("deal-cut", who=deal.cut)
    if deal.cut_least is not None:
        yield teller.say("deal-cut-least", n=deal.cut_least)


def _chien(teller: Teller) -> Iterator[Phrase]:
    deal = teller.rules.deal
    if not deal.chien:
        yield teller.say("deal-no-chien")
        return
    yield teller.say("deal-chien", n=deal.chien)
    yield teller.say("deal-chien-cards", cards=deal.chien_cards)
    if deal.chien_apart:
        yield teller.say("deal-chien-apart")


def _redeal(teller: Teller, name: str, redeal: Redeal) -> Rule:
    title = teller.title("redeal", name)
    phrases = [teller.say("redeal", title=title, when=Reader(teller).truth(redeal.when), duty=redeal.duty)]
    if redeal.show_hand:
        phrases.append(teller.say("redeal-show"))
    if redeal.found_late is not None:
        phrases.append(teller.say("redeal-found-late", late=redeal.found_late))
    phrases.append(teller.say("redeal-dealer", dealer=redeal.dealer))
    settings = tuple(("redeal", name, each) for each in ("when", "duty", "show_hand", "found_late", "dealer"))
    reasons = (("redeal-not-held", name), ("called-off", name))
    return Rule(slot_of("redeal", name), tuple(phrases), settings, title, reasons=reasons)
