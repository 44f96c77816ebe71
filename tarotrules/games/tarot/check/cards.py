"""What classes of cards may say in place of codes."""

from tarotrules.games.checking.cards import meant
from tarotrules.games.tarot.check.card_words import card_meant
from tarotrules.games.tarot.ruleset.deck import CardSet


@meant.register
def _(_kind: CardSet, written: str) -> str:
    return card_meant(written)
