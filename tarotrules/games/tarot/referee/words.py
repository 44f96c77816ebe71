"""A line as somebody types it at the table: players, bids, cards and commands, in the reader's words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from tarotrules.cards.bits import CardNumber
from tarotrules.cards.pack import PACK, TRUMP, Card, card_name, parse_card
from tarotrules.cards.sets import NUMBERS
from tarotrules.games.playing.acts import PASS
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.faces import label, name_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.check.card_words import card_meant, cards_named, of_both, words_for
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import PAROLE, Act
from tarotrules.syntax.folding import fold
from tarotrules.wording.phrase import plain

COMMANDS: Final = ("undo", "help", "quit", "score", "dealer", "hand", "chien", "discard", "call", "misdeal", "late")
"""What is typed that nobody at the table does."""
_BETWEEN: Final = re.compile(r"[^\s\ufeff,;:.()、。，；：—–]+")
_LISTED: Final = re.compile("[,、]")
_UNSPACED: Final = "\u3040"
"""From here on are the scripts that put no blanks between a player and what is said."""
_SUITS: Final = frozenset("♠♥♦♣♤♡♢♧")
_LONGEST: Final = 6
"""No phrase has more words."""
_MOST: Final = 200
"""No line has more."""


class Seat(NamedTuple):
    """Who."""

    seat: int


class Command(NamedTuple):
    """What to do."""

    name: str


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


class NotUnderstood(ValueError):  # noqa: N818 it is the word that is not
    """A word that means nothing here, or two cards at once; its arguments are the word and the codes of those."""


class Words:
    """What can be typed of a deal by some rules, in a language and, should that say nothing, in English."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.language = teller, teller.words.language
        self.phrases: dict[str, Item] = {"?": Command("help")}
        for one in (teller.words, catalogue("en")):
            told = Teller(teller.rules, one, teller.titles)
            for phrase, item in _phrases(told):
                self.phrases.setdefault(phrase, item)
                self.phrases.setdefault(phrase.replace(" ", ""), item)
        self.cards: dict[str, str] = {}
        for card in PACK:
            for written in (label(teller.words, card), plain(name_of(teller.words, card))):
                self.cards.setdefault(_key(written), card_name(card))

    def read(self, line: str) -> list[Item]:
        """What a line says; raises :class:`NotUnderstood` at the first word that says nothing."""
        words = _BETWEEN.findall(line)[:_MOST]
        found: list[Item] = []
        while words:
            length, item = self._first(words)
            found.append(item)
            words = words[length:]
        return found

    def _first(self, words: list[str]) -> tuple[int, Item]:
        """What the first words say, as many of them as say something together."""
        for length in range(min(_LONGEST, len(words)), 0, -1):
            written = " ".join(words[:length])
            item = self.phrases.get(_key(written))
            card = self._card(written) if length == 1 or _is_name(words[:length]) else None
            if item is not None or card is not None:
                return length, item if item is not None else CardPlayed(card or 0)
        if words[0][1:2] > _UNSPACED and isinstance(self.phrases.get(_key(words[0][0])), Seat):
            words[:1] = [words[0][0], words[0][1:]]
            return self._first(words)
        raise NotUnderstood(words[0])

    def _card(self, written: str) -> CardNumber | None:
        """A card by its code, by what stands in its corner, or by its name."""
        code, face = parse_card(written), self.cards.get(_key(written))
        if code is not None and written[1:].isdigit():
            # Players who name a suit by its initial write it last.
            return NUMBERS[code]
        named = [face] if face else cards_named(written, self.language) or [card_meant(written)]
        meant = {each for each in (*named, "" if code is None else card_name(code)) if each}
        mixed = of_both(written, self.language)
        if meant and mixed:
            meant.add(mixed)
        if len(meant) > 1:
            raise NotUnderstood(written, *sorted(meant))
        card = parse_card(meant.pop()) if meant else None
        return None if card is None else NUMBERS[card]


def _is_name(words: list[str]) -> bool:
    """Whether several words may be the name of one card, such as *10 of hearts*, and not cards or players in a row."""
    spelt = any(each.isalpha() and len(each) > len("of") for each in (words[0], words[-1]))
    single_letter = words[0].isalpha() and len(words[0]) == 1
    return spelt and not single_letter and all(each.isalnum() or each in _SUITS or "'" in fold(each) for each in words)


def _key(written: str) -> str:
    return " ".join(fold(written).replace("-", " ").replace("・", " ").split())


def _phrases(told: Teller) -> Iterator[tuple[str, Item]]:
    for seat, written in enumerate(_listed(told, "referee-seats")):
        yield from ((_key(each), Seat(seat)) for each in written.split("/") if seat < told.rules.players)
    yield from _said(told, "pass", Spoken(PASS))
    yield from _said(told, "parole", Spoken(PAROLE))
    yield from _said(told, "excuse", CardPlayed(len(PACK) - 1))
    yield from ((_key(each), CardPlayed(len(PACK) - 1)) for each in words_for("excuse", told.words.language))
    yield from _said(told, "petit", CardPlayed(NUMBERS[Card(TRUMP, 1)]))
    for name in COMMANDS:
        yield from _said(told, name, Command(name))
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
    return [_key(plain(told.title(*path))), _key(path[-1])]


def _said(told: Teller, name: str, item: Item) -> Iterator[tuple[str, Item]]:
    return ((_key(each), item) for each in _listed(told, f"referee-word-{name}"))


def _listed(told: Teller, message: str) -> list[str]:
    return [each.strip() for each in _LISTED.split(told.words.say(message))]
