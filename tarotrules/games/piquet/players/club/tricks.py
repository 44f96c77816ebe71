"""The card to play: of a suit that is made good, or a sure trick; the cheapest that wins, or one that is not missed."""

from tarotrules.cards.bits import CardNumber, CardSet, each
from tarotrules.games.piquet.play.cards import IN_SUIT, PACK, SUIT_OF
from tarotrules.games.piquet.players.club.habits import habits
from tarotrules.games.piquet.players.known import Known


def card_to_play(known: Known, cards: CardSet) -> CardNumber:
    """One of several."""
    return _follow(known, cards) if known.cards else _lead(known, cards)


def _lead(known: Known, cards: CardSet) -> CardNumber:
    """The highest of the suit that is to be made good; of sure tricks the longest suit, if they are enough for most.

    A suit is made good that is strong enough, as long as another is stopped: the others come in with its high cards.
    """
    unseen = known.unseen
    suits = [cards & suit for suit in IN_SUIT if cards & suit]
    sure = [suit for suit in suits if not _above(unseen, _highest(suit))]
    best = max(suits, key=lambda suit: (_strength(unseen, suit), suit.bit_count()))
    stopped = any(suit != best for suit in sure) and _strength(unseen, best) >= habits()["lead"]["strength"]
    if sure and (best in sure or not stopped or _has_most(known, suits)):
        return _highest(max(sure, key=int.bit_count))
    return _highest(best)


def _has_most(known: Known, suits: list[CardSet]) -> bool:
    """Whether sure tricks are all that lacks for more than half of them."""
    won = sum(trick.winner in known.table.sides[known.place] for trick in known.tricks)
    lacking = known.table.rules.deal.hand // 2 + 1 - won
    return 0 < lacking <= sum(_sure(known.unseen, suit) for suit in suits)


def _sure(unseen: CardSet, suit: CardSet) -> int:
    """How many tricks a suit makes from the top before anybody can have a higher card."""
    return sum(1 for card in each(suit) if not _above(unseen, card))


def _strength(unseen: CardSet, suit: CardSet) -> int:
    """How many more cards of a suit one has than others could beat."""
    return suit.bit_count() - _above(unseen, _highest(suit)).bit_count()


def _follow(known: Known, cards: CardSet) -> CardNumber:
    led, table = SUIT_OF[known.cards[0]], known.table
    top = max((card for card in known.cards if SUIT_OF[card] == led), default=known.cards[0])
    winner = (known.leader + known.cards.index(top)) % table.players
    own = winner in table.sides[known.place]
    winning = cards & led & ~((2 << top) - 1)
    if winning and not own:
        last = len(known.cards) == table.players - 1
        return _lowest(winning) if last else _highest(winning)
    return _lowest(cards) if cards & led else _thrown(known, cards)


def _thrown(known: Known, cards: CardSet) -> CardNumber:
    """A card that is missed least: no winner, nothing that guards a stopper, low, of a short suit."""
    unseen = known.unseen

    def missed(card: CardNumber) -> tuple[int, int, int]:
        suit = cards & SUIT_OF[card]
        stops = _stopper(unseen, suit)
        return (int(stops and not _stopper(unseen, suit & ~(1 << card))), _certain(unseen, suit, card), PACK[card].rank)

    return min(each(cards), key=missed)


def _stopper(unseen: CardSet, suit: CardSet) -> bool:
    """Whether a suit is won once if it is led from the top: there are as many guards as higher cards."""
    return bool(suit) and any(
        _above(unseen, card).bit_count() < (suit & (2 << card) - 1).bit_count() for card in each(suit)
    )


def _certain(unseen: CardSet, suit: CardSet, card: CardNumber) -> int:
    return int(not _above(unseen, card)) + int(bool(suit) and not _above(unseen, _highest(suit)))


def _above(unseen: CardSet, card: CardNumber) -> CardSet:
    """What beats a card, of cards that others may have."""
    return unseen & SUIT_OF[card] & ~((2 << card) - 1)


def _highest(cards: CardSet) -> CardNumber:
    return cards.bit_length() - 1


def _lowest(cards: CardSet) -> CardNumber:
    """Of some cards the one of lowest rank."""
    return min(each(cards), key=lambda card: PACK[card].rank)
