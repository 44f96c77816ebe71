"""Deals without a taker."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.modes import Key, Mode, Tied, what_counts
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Rule, Told
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """How each is played, how the players are ranked, and what the places are paid."""
    for name, mode in teller.rules.mode.items():
        if name == teller.rules.auction.plays:
            yield from _mode(teller, name, mode)


def _mode(teller: Teller, name: str, mode: Mode) -> Iterator[Told]:
    title = teller.title("mode", name)
    path = ("mode", name)
    yield Rule(
        slot_of(*path, "play"),
        tuple(_played(teller, mode)),
        (("auction", "plays"), (*path, "chien")),
        title,
        at_hand=True,
    )
    keys = tuple((*path, "rank", key, each) for key in mode.rank for each in ("measure", "best"))
    yield Rule(
        slot_of(*path, "rank"),
        tuple(_ranked(teller, mode)),
        keys,
        name=teller.say("name-mode-rank", title=title),
        at_hand=True,
    )
    paid = ((*path, "pays"), (*path, "worth"), (*path, "tied"))
    called = teller.say("name-payment", title=title)
    yield Rule(slot_of(*path, "paid"), tuple(_paid(teller, mode)), paid, name=called, at_hand=True)


def _played(teller: Teller, mode: Mode) -> Iterator[Phrase]:
    yield teller.say("mode-when", taker=teller.rules.auction.taker)
    if teller.rules.deal.chien:
        yield teller.say("mode-chien", chien=mode.chien)
    yield teller.say("mode-sides", taker=teller.rules.auction.taker)
    if teller.rules.play.first_leader == "taker":
        yield teller.say("mode-leads")


def ranking(teller: Teller) -> Iterator[Phrase]:
    """How players are ranked in deals that nobody takes."""
    yield from _ranked(teller, teller.rules.mode[teller.rules.auction.plays or ""])


def paying(teller: Teller) -> Iterator[Phrase]:
    """What each place is paid in them."""
    yield from _paid(teller, teller.rules.mode[teller.rules.auction.plays or ""])


def _ranked(teller: Teller, mode: Mode) -> Iterator[Phrase]:
    first, *others = mode.rank.values()
    what, key = what_counts(first), _key(teller, first)
    if what == "short":
        what, key["best"] = "over", "lowest" if first.best == "highest" else "highest"
    yield teller.say("mode-rank", what=what, **key)
    for each in others:
        yield teller.say("mode-rank-then", **_key(teller, each))


def _key(teller: Teller, key: Key) -> dict[str, Phrase | str]:
    return {"measure": Reader(teller).amount(key.measure), "best": key.best}


def _paid(teller: Teller, mode: Mode) -> Iterator[Phrase]:
    places = _signed(teller, mode.pays)
    if mode.worth is None:
        yield teller.say("mode-pays", list=places)
    else:
        yield teller.say("mode-pays-times", list=places, worth=Reader(teller).amount(mode.worth))
    yield teller.say("mode-level")
    for each in mode.tied.values():
        yield teller.say("mode-tied", places=teller.list(_shared(teller, each)), pays=_signed(teller, each.pays))


def _signed(teller: Teller, amounts: Sequence[Fraction]) -> Phrase:
    return teller.list([Phrase.of(teller.words.signed(each)) for each in amounts])


def _shared(teller: Teller, tied: Tied) -> Iterator[Phrase]:
    """The places that several players share."""
    before = 0
    for number in tied.places:
        if number > 1:
            yield teller.say("mode-places", first=before + 1, last=before + number)
        before += number
