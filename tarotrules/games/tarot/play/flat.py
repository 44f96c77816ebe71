"""The half of a table that is nothing but numbers and words, and would be the same to an engine in another language.

The other half are functions, made of formulas (:mod:`~tarotrules.games.tarot.play.table`).
"""

from typing import Final, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.cards.pack import COURTS, PACK, SUITS, Card
from tarotrules.cards.sets import set_of
from tarotrules.games.tarot.ruleset.call import chains
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_RANKS: Final = {**COURTS, "ace": 1}
_OUDLERS: Final = set_of(card for card in PACK if card.is_oudler)


class Contract(NamedTuple):
    """A bid, and what becomes of the chien under it."""

    id: str
    goes: str
    shown: bool
    promises: str | None = None
    """What is announced by bidding it."""


class Discardable(NamedTuple):
    """What is said of cards that might be laid away."""

    never: CardSet
    forced: CardSet
    """Only where nothing else is left."""
    shown: CardSet


class Flat(NamedTuple):
    """What a ruleset says of the play in numbers and words."""

    pack: CardSet
    """All cards there are."""
    players: int
    hand: int
    """Cards that a player sees and may play from the first."""
    tricks: int
    chien: int
    rounds: tuple[tuple[int, ...], ...]
    """All players in playing order, by who is first."""
    classes: dict[str, CardSet]
    contracts: tuple[Contract, ...]
    """From the lowest."""
    callable: tuple[tuple[CardSet, ...], ...]
    """Of each card that is called, the cards of each rank that it may have, the first rank first."""
    discardable: Discardable
    must_trump: bool
    must_overtrump: bool


def flat_of(rules: Ruleset) -> Flat:
    """The flat half of a ruleset's table."""
    seats, pack = range(rules.players), rules.deck.pack
    classes = {name: set_of(cards) for name, cards in rules.deck.classes().items()}
    return Flat(
        pack=pack.all,
        players=rules.players,
        hand=rules.deal.own,
        tricks=rules.deal.tricks,
        chien=rules.deal.chien,
        rounds=tuple(tuple((first + step) % rules.players for step in seats) for first in seats),
        classes=classes,
        contracts=tuple(
            Contract(name, each.chien[0], each.chien[1] == "shown", each.promises)
            for name, each in rules.auction.bid.items()
        ),
        callable=tuple(tuple(_of_rank(rank) & pack.all for rank in chain) for chain in chains(rules)),
        discardable=_discardable(rules, classes),
        must_trump=rules.play.void == "must_trump",
        must_overtrump=rules.play.overtrump == "must",
    )


def _of_rank(rank: str) -> CardSet:
    """All cards of a rank that may be called."""
    return _OUDLERS if rank == "oudlers" else set_of(Card(suit, _RANKS[rank]) for suit in SUITS)


def _discardable(rules: Ruleset, classes: dict[str, CardSet]) -> Discardable:
    never = forced = shown = 0
    for name, words in rules.chien.discard.items():
        never |= classes[name] if words[0] == "never" else 0
        forced |= classes[name] if words[0] == "if_forced" else 0
        shown |= classes[name] if "shown" in words else 0
    return Discardable(never, forced & ~never, shown)
