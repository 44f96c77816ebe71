"""What conditions, amounts and classes of cards are put together of, in words of a language."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from tarotrules.cards.pack import EXCUSE, PACK, SUITS, TRUMP, TRUMPS, Card, card_name, parse_card
from tarotrules.games import building
from tarotrules.games.building import CardWord, Fact, Handful, Pack, Row
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.card_words import CardWords
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.faces import label, name_of
from tarotrules.games.tarot.chapters.facts import Facts
from tarotrules.games.tarot.chapters.handfuls import PIPS, RUN, handfuls, of_rank, ranks, runs, written
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import capitalised
from tarotrules.settings.kinds import Formula, Kind
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.phrase import Phrase, plain


class Building:
    """What values are put together of, by the rules of a table."""

    def __init__(self, variant: Variant, rules: Ruleset, language: str) -> None:
        self.rules = rules
        self.teller = Teller(rules, catalogue(language), variant.titles)
        self.reader = Reader(self.teller, achiever="who-any-side")
        self.words = CardWords(rules)

    # --- conditions and amounts ---

    def facts(self, kind: Formula, path: SettingPath) -> Iterator[Fact]:
        """What there is to be asked about where a formula stands."""
        yield from Facts(self.teller).of(kind, path)

    def classes(self) -> Iterator[CardWord]:
        """The classes of cards that are declared."""
        for name in self.rules.deck.class_:
            called = plain(capitalised(self.teller.say("building-class", noun=self.teller.noun(name))))
            yield CardWord(name, called, len(self.teller.cards(name)) == 1)

    def cards(self) -> Pack:
        """All cards."""
        rows = (*(self._row(suit) for suit in (TRUMP, *SUITS)), self._row(EXCUSE))
        return Pack(rows, tuple(self._handfuls()))

    def word(self, codes: Iterable[str]) -> str:
        """The word for some cards: one that the rules have, or one of their own that is then brought along."""
        cards = list(map(parse_card, codes))
        known = [card for card in cards if card is not None]
        return self.words.word(known) if len(known) == len(cards) else ""

    def brought(self) -> str:
        """What declares the words that are brought along, as an English file writes it."""
        return "; ".join(self.words.declared(self.words.brought))

    def aloud(self, kind: Kind, value: Any) -> str:
        """A formula as the book says it, or some cards, counted."""
        if not isinstance(kind, Formula):
            return plain(self._counted(value))
        read = {"truth": self.reader.truth, "number": self.reader.worth, "party": self.reader.thing}
        return plain(read[kind.gives](value))

    # --- cards ---

    def pack(self, kind: Kind) -> Pack:  # noqa: ARG002 there is one kind
        """The 78 cards by suit, the trumps as a run; and how people speak of several."""
        return self.cards()

    def _row(self, suit: str) -> Row:
        cards = sorted((card for card in PACK if card.suit == suit), key=lambda card: card.rank, reverse=suit in SUITS)
        words = self.teller.words
        shown = (
            building.Card(card_name(card), label(words, card), plain(capitalised(name_of(words, card))))
            for card in cards
        )
        return Row(plain(capitalised(self._suit(suit))), tuple(shown), run=suit == TRUMP)

    def _suit(self, suit: str) -> Phrase:
        if suit == TRUMP:
            return self._plural("class-trumps")
        return self.teller.say("cards-excuse") if suit == EXCUSE else self.teller.say("building-suit", suit=suit)

    def _plural(self, noun: str) -> Phrase:
        return self.teller.say("building-class", noun=Noun(noun))

    def _handfuls(self) -> Iterator[Handful]:
        """Those that have a noun; the low cards; the suits."""
        for noun, cards in handfuls().items():
            yield self._handful(self._plural(noun), cards)
        pips = [card for rank in PIPS for card in of_rank(rank)]
        yield self._handful(self.teller.say("building-pips", first=PIPS[0], last=PIPS[-1]), pips)
        for suit in SUITS:
            yield self._handful(self._suit(suit), [card for card in PACK if card.suit == suit])

    def _handful(self, name: Phrase, cards: Iterable[Card]) -> Handful:
        return Handful(plain(capitalised(name)), tuple(map(card_name, cards)))

    def chosen(self, kind: Kind, value: Any) -> Iterator[str]:  # noqa: ARG002 there is one kind
        """The codes of some cards."""
        yield from map(card_name, value)

    def gathered(self, kind: Kind, codes: Iterable[str]) -> Iterator[tuple[str, ...]]:  # noqa: ARG002 there is one kind
        """Cards as people write them."""
        yield from written(card for card in map(parse_card, codes) if card is not None)

    def _counted(self, cards: Iterable[Card]) -> Phrase:
        """What some cards come to: *21 trumps and 4 kings: 25 cards*."""
        left = set(cards)
        total, parts = len(left), list[Phrase]()
        for suit in SUITS:
            if left.issuperset(row := [card for card in PACK if card.suit == suit]):
                left -= set(row)
                parts.append(self.teller.say("building-whole-suit", suit=suit))
        for noun, alike in ranks().items():
            if left.issuperset(alike):
                left -= set(alike)
                parts.append(self.teller.say("building-count", count=Count(Fraction(len(alike)), Noun(noun))))
        trumps = sorted(card.rank for card in left if card.suit == TRUMP)
        if len(trumps) == len(TRUMPS):
            parts.append(self.teller.say("building-count", count=Count(Fraction(len(trumps)), Noun("class-trumps"))))
            left -= TRUMPS
        for run in (each for each in runs(trumps) if RUN <= len(each) < len(TRUMPS)):
            left -= {Card(TRUMP, rank) for rank in run}
            parts.append(self.teller.say("cards-trumps", first=run[0], last=run[-1]))
        parts += [name_of(self.teller.words, card) for card in PACK if card in left]
        count = Count(Fraction(total), Noun("card"))
        return self.teller.sentence("building-total", cards=self.teller.list(parts), count=count)
