"""A card called by its name, as the book of any language calls it or as players write it, is known for what it is."""

import pytest

from tarotrules.cards.pack import EXCUSE, PACK, TRUMP, Card, card_name
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.faces import RANKS
from tarotrules.games.tarot.check.card_words import card_meant
from tarotrules.languages import LANGUAGES


def named(card: Card, language: str) -> str:
    """The name the book has for a card."""
    words = catalogue(language)
    if card.suit == TRUMP:
        return words.say("cards-trump", n=card.rank)
    if card.rank in RANKS:
        return words.say("card-court", rank=RANKS[card.rank], suit=card.suit)
    return words.say("card-low", n=card.rank, suit=card.suit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_book_are_known(language: str) -> None:
    """All cards but the Excuse, which is a word of its own."""
    cards = [card for card in PACK if card.suit != EXCUSE]

    assert [card_meant(named(card, language)) for card in cards] == list(map(card_name, cards))


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("DC", "HQ"),
        ("RP", "SK"),
        ("10P", "S10"),
        ("♥D", "HQ"),
        ("10♦", "D10"),
        ("A21", "T21"),
        ("as de pique", "S1"),
        ("queen_of_hearts", "HQ"),
        ("KH", "HK"),
        ("KD", "DK"),
        ("Herzdame", "HQ"),
        ("♣B", "CJ"),
        ("червовая дама", "HQ"),
        ("ВЧ", "HJ"),
        ("ハートQ", "HQ"),
        ("T22", ""),
        ("as", ""),
        ("honneurs", ""),
        ("dame" * 20, ""),
    ],
)
def test_players_write_cards_in_other_ways(written: str, code: str) -> None:
    """By initials, with the sign of the suit, with an ace; what is no single card is none."""
    assert card_meant(written) == code
