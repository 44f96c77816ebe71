"""What chapters of French tarot are told with: beside what is told of any rules, cards, and levels of declarations."""

from typing import Final

from tarotrules.cards.pack import COURTS, EXCUSE, TRUMP, Card
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.chapters.sets import card_set, is_of_codes, run_of
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling import told
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.titles import choose_title

_COURTS: Final = {rank: name for name, rank in COURTS.items()}


class Teller(told.Teller[Ruleset]):
    """Tells one ruleset in one language."""

    registry = staticmethod(registry)

    def tells(self, kind: str) -> bool:
        """Whether these rules have a chien, or call partners."""
        return {"call": self.rules.call is not None, "chien": self.rules.deal.chien > 0}.get(kind, True)

    def level(self, claim: str, level: str | None) -> Phrase:
        """The whole name of a level of a declaration: its title if that says it all, else together with the other's."""
        title, levels = self.title("claim", claim), self.rules.claim[claim].level
        if level is None or len(levels) == 1:
            return title
        own = self.title("claim", claim, "level", level)
        return own if title.casefold() in own.casefold() else self.say("claim-named", title=title, level=own)

    def noun(self, name: str) -> Noun:
        """A class of cards as a noun: of the lexicon, or by its title."""
        key = f"class-{name}"
        if key in self.words.lexicon.entries:
            return Noun(key)
        titles = self.titles.get(("deck", "class", name), {})
        if not self.goes_by_cards(name):
            return Noun.titled(choose_title(titles, self.words.language, name))
        only, cards = self.only_card(name), self.cards(name)
        if only is not None:
            return self.card(only)
        run = run_of(cards)
        if run is None:
            return Noun.titled(plain(card_set(self.words, cards).said), "cards")
        return Noun.titled(self.words.say("cards-from-to", first=run[0], last=run[1]), "run")

    def goes_by_cards(self, name: str) -> bool:
        """Whether a class has no word nor title: one card, or several by whose codes it is called."""
        if f"class-{name}" in self.words.lexicon.entries or self.titles.get(("deck", "class", name)):
            return False
        is_several = is_of_codes(name) and len(self.cards(name)) > 1
        return is_several or self.only_card(name) is not None

    def only_card(self, name: str) -> Card | None:
        """The card by whose name a class of a single card goes, unless its class has a word or a title."""
        known = self.rules.deck.class_.get(name)
        if f"class-{name}" in self.words.lexicon.entries or self.titles.get(("deck", "class", name)) or not known:
            return None
        (card, *others) = known.cards
        return None if others or card.suit == EXCUSE else card

    def card(self, card: Card) -> Noun:
        """A single card but the Excuse as a noun, by the name it has at any table."""
        if card.suit == TRUMP:
            return Noun.titled(self.words.number(card.rank), "trump")
        if card.rank not in _COURTS:
            return Noun.titled(self.words.say("card-low-alone", n=card.rank, suit=card.suit), "card")
        return Noun.titled(self.words.say("card-suit-alone", suit=card.suit), _COURTS[card.rank])

    def cards(self, name: str) -> tuple[Card, ...]:
        """The cards of a class."""
        return self.rules.deck.class_[name].cards
