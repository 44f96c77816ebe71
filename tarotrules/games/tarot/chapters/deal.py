"""Chapter 4: the deal, misdeals, and hands that are dealt again."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.games.tarot.ruleset.deal import Redeal
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """From the shuffle to the redeals."""
    deal, say = teller.rules.deal, teller.say
    yield Rule("4.1", (say("deal-shuffle", who=deal.shuffle),), (("deal", "shuffle"),))
    yield Rule("4.2", tuple(_cut(teller)), (("deal", "cut"), ("deal", "cut_least")))
    hand = say("deal-hand", hand=deal.hand, packet=deal.packet)
    yield Rule("4.3", (hand, say("deal-look")), (("deal", "hand"), ("deal", "packet")))
    yield Rule("4.4", tuple(_chien(teller)), (("deal", "chien"), ("deal", "chien_cards"), ("deal", "chien_apart")))
    silent = (("silent-dealer", None),) if deal.misdeal == "same_dealer_silent" else ()
    yield Rule("4.5", (say("deal-misdeal", dealer=deal.misdeal),), (("deal", "misdeal"),), reasons=silent)
    for name, redeal in teller.rules.redeal.items():
        yield _redeal(teller, name, redeal)
    if len(teller.rules.redeal) > 1:
        yield Rule("4.6", (say("redeal-several"),), ())


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
    return Rule(f"4.{name}", tuple(phrases), settings, title, reasons=(("redeal-not-held", name), ("called-off", name)))
