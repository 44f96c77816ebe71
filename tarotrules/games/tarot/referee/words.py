"""A line as somebody types it at the table: players, bids, cards and commands, in the reader's words."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.pack import PACK, TRUMP, Card, card_name, parse_card
from tarotrules.cards.sets import NUMBERS
from tarotrules.games.playing.acts import PASS
from tarotrules.games.sessions.typed import Command, NotUnderstood, Reader, Seat, key, listed, said
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.faces import label, name_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.check.card_words import card_meant, cards_named, of_both, words_for
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import PAROLE, Act
from tarotrules.wording.phrase import plain

COMMANDS: Final = ("undo", "help", "quit", "score", "dealer", "hand", "chien", "discard", "call", "misdeal", "late")
"""What is typed that nobody at the table does."""


class Declared(NamedTuple):
    """A level of a claim; the cards shown follow."""

    id: str
    level: str


class HandOf(NamedTuple):
    """A hand that calls a deal off."""

    id: str


class Spoken(NamedTuple):
    """Something that is said."""

    act: Act


class CardPlayed(NamedTuple):
    """A card."""

    card: CardNumber


Item = Seat | Command | Declared | HandOf | Spoken | CardPlayed


class Words(Reader):
    """What can be typed of a deal by some rules, in a language and, should that say nothing, in English."""

    def __init__(self, teller: Teller) -> None:
        self.language = teller.words.language
        tellers = (Teller(teller.rules, one, teller.titles) for one in (teller.words, catalogue("en")))
        super().__init__(each for told in tellers for each in _phrases(told))
        self.cards: dict[str, str] = {}
        for card in PACK:
            for written in (label(teller.words, card), plain(name_of(teller.words, card))):
                self.cards.setdefault(key(written), card_name(card))

    def card(self, written: str) -> CardPlayed | None:
        """A card by its code, by what stands in its corner, or by its name."""
        code, face = parse_card(written), self.cards.get(key(written))
        if code is not None and written[1:].isdigit():
            # Players who name a suit by its initial write it last.
            return CardPlayed(NUMBERS[code])
        named = [face] if face else cards_named(written, self.language) or [card_meant(written)]
        meant = {each for each in (*named, "" if code is None else card_name(code)) if each}
        mixed = of_both(written, self.language)
        if meant and mixed:
            meant.add(mixed)
        if len(meant) > 1:
            raise NotUnderstood(written, *sorted(meant))
        card = parse_card(meant.pop()) if meant else None
        return None if card is None else CardPlayed(NUMBERS[card])


def _phrases(told: Teller) -> Iterator[tuple[str, Item]]:
    for seat, written in enumerate(listed(told.words, "referee-seats")):
        yield from ((key(each), Seat(seat)) for each in written.split("/") if seat < told.rules.players)
    yield from said(told.words, "pass", Spoken(PASS))
    yield from said(told.words, "parole", Spoken(PAROLE))
    yield from said(told.words, "excuse", CardPlayed(len(PACK) - 1))
    yield from ((key(each), CardPlayed(len(PACK) - 1)) for each in words_for("excuse", told.words.language))
    yield from said(told.words, "petit", CardPlayed(NUMBERS[Card(TRUMP, 1)]))
    for name in COMMANDS:
        yield from said(told.words, name, Command(name))
    rules = told.rules
    for kind, entries, make in (
        (("auction", "bid"), rules.auction.bid, lambda id: Spoken(acts.Bid(id))),
        (("promise",), rules.promise, lambda id: Spoken(acts.Announce(id))),
        (("redeal",), rules.redeal, HandOf),
    ):
        for id in entries:
            yield from ((written, make(id)) for written in _names(told, *kind, id))
    yield from _claims(told)


def _claims(told: Teller) -> Iterator[tuple[str, Item]]:
    claims: Mapping[str, Iterable[str]] = {name: claim.level for name, claim in told.rules.claim.items()}
    for name, levels in claims.items():
        titles = _names(told, "claim", name)
        for level in levels:
            item, called = Declared(name, level), _names(told, "claim", name, "level", level)
            yield from ((f"{title} {each}", item) for title in titles for each in called)
            yield from ((f"{each} {title}", item) for title in titles for each in called)
            yield from ((each, item) for each in called)
        if len(list(levels)) == 1:
            yield from ((title, Declared(name, next(iter(levels)))) for title in titles)


def _names(told: Teller, *path: str) -> list[str]:
    """What something is called: by its title, and as files call it."""
    return [key(plain(told.title(*path))), key(path[-1])]
