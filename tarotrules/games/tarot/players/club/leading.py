"""The card to lead."""

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.cards.sets import HALVES, SUIT_OF, TRUMPS, first_of, highest
from tarotrules.games.tarot.engine.summary import ATTACK
from tarotrules.games.tarot.players.club.chances import Chances
from tarotrules.games.tarot.players.club.habits import habits
from tarotrules.games.tarot.players.club.judging import PETIT, PLAIN
from tarotrules.games.tarot.players.known import Known


def card_to_lead(known: Known, chances: Chances, cards: CardSet) -> CardNumber:
    """Trumps, if the attack is strong in them; high cards that are safe; else a low one of a long suit."""
    trumps = cards & TRUMPS
    if trumps & ~PETIT and known.side == ATTACK and _is_strong(chances, known.hand & TRUMPS):
        return _trump(chances, trumps & ~PETIT)
    safe = _safe(chances, cards)
    if safe is not None:
        return safe
    suits = [cards & suit for suit in PLAIN if cards & suit]
    if suits:
        return _lowest(max(suits, key=lambda held: _length(known, held)))
    if trumps & ~PETIT:
        return _lowest(trumps & ~PETIT)
    return _lowest(cards)


def _is_strong(chances: Chances, trumps: CardSet) -> bool:
    """Whether there are trumps to draw, and enough to draw them with."""
    missing = (chances.unseen & TRUMPS).bit_count()
    return missing > 0 and trumps.bit_count() >= habits()["lead"]["draw"] * missing


def _trump(chances: Chances, trumps: CardSet) -> CardNumber:
    """The highest, as long as the Petit is about; else the lowest that draws."""
    return highest(trumps) if chances.unseen & PETIT else _lowest(trumps)


def _safe(chances: Chances, cards: CardSet) -> CardNumber | None:
    """The dearest card of a suit that will hardly be beaten."""
    limit = habits()["lead"]["safe"]
    tops = [highest(suit) for suit in (cards & each for each in PLAIN) if suit]
    high = [card for card in tops if chances.beaten(card, chances.enemies, SUIT_OF[card]) <= limit]
    return max(high, key=lambda card: HALVES[card], default=None)


def _length(known: Known, held: CardSet) -> tuple[int, int]:
    """How gladly a suit is led: the defence likes one that the taker must trump, the attack its longest."""
    suit = SUIT_OF[_lowest(held)]
    cut = known.side != ATTACK and known.taker is not None and bool(known.void(known.taker) & suit)
    return int(cut), held.bit_count()


def _lowest(cards: CardSet) -> CardNumber:
    return first_of(cards)
