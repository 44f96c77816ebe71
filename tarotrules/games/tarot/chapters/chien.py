"""The chien and the discard."""

from collections.abc import Iterator
from typing import Final

from tarotrules.cards.pack import Card
from tarotrules.games.tarot.chapters.telling import Rule, Teller, Told
from tarotrules.games.tarot.ruleset.auction import Bid
from tarotrules.games.tarot.ruleset.discarding import may_run_out
from tarotrules.wording.phrase import Phrase

_REASONS: Final = {"never": ("discard-never",), "if_forced": ("discard-only-if-forced",)}


def tell(teller: Teller) -> Iterator[Told]:
    """What happens to the chien under each contract, and what may be discarded."""
    if teller.rules.deal.chien:
        yield _taken(teller)
        yield _discard(teller)


def _taken(teller: Teller) -> Rule:
    bids = teller.rules.auction.bid
    phrases = (phrase for name, bid in bids.items() for phrase in _fate(teller, name, bid))
    return Rule("chien.taken", tuple(phrases), tuple(("auction", "bid", name, "chien") for name in bids))


def _fate(teller: Teller, name: str, bid: Bid) -> Iterator[Phrase]:
    """What becomes of the chien under a contract."""
    to, shown = bid.chien
    yield teller.say("bid-chien", title=teller.title("auction", "bid", name), to=to, shown=shown)
    if to == "taker_hand":
        yield teller.say("bid-discard", n=teller.rules.deal.chien)


def _discard(teller: Teller) -> Rule:
    rules, say = teller.rules, teller.say
    shown = "yes" if any("shown" in row for row in rules.chien.discard.values()) else "no"
    until = say("chien-change", until=rules.chien.change_until)
    phrases = [say("chien-taken", n=rules.deal.chien), until, say("chien-counted", shown=shown), *_bans(teller)]
    if _overlap([teller.cards(name) for name in rules.chien.discard]):
        phrases.append(say("chien-stricter"))
    if may_run_out(rules):
        phrases.append(say("chien-run-out"))
    settings = (("chien", "change_until"), *(("chien", "discard", name) for name in rules.chien.discard))
    reasons = [(each, name) for name, row in rules.chien.discard.items() for each in _REASONS.get(row[0], ())]
    return Rule("chien.discard", tuple(phrases), settings, reasons=(("discard-number", None), *reasons))


def _bans(teller: Teller) -> Iterator[Phrase]:
    """What may be discarded of each class of cards."""
    for name, row in teller.rules.chien.discard.items():
        kind = "-".join(word.replace("_", "-") for word in row)
        yield teller.say("chien-discard", noun=teller.noun(name), rule=kind)


def _overlap(classes: list[tuple[Card, ...]]) -> bool:
    """Whether two of the classes have a card in common."""
    return len({card for each in classes for card in each}) < sum(map(len, classes))
