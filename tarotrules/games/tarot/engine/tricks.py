"""How many tricks a side can have won, given its card points and oudlers.

So many tricks are so many cards, and so many cards count at least and at most so much. An exempt
card makes room: it may stay with a side that could not pay for it (R-RO201206, ex. 5), or change
sides for nothing.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate, product
from typing import NamedTuple

from tarotrules.cards.pack import PACK, PACK_HALVES, Card
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_OUDLERS = tuple(card for card in PACK if card.is_oudler)
_DEBT = 1
"""What is owed for an exempt card, in halves of a point."""


class Tricks:
    """What the attack can have won where the chien goes to one place."""

    def __init__(self, rules: Ruleset, chien: str) -> None:
        self.players, self.hand = rules.players, rules.deal.hand
        self.chien = 0 if chien == "defence_tricks" else rules.deal.chien
        exempt = {card for name in rules.exempt for card in rules.deck.class_[name].cards}
        self._only_oudlers = all(card.is_oudler for card in exempt)
        self._changes = tuple(_changes(rules, len(exempt)))
        self._pack = _Pile(PACK)
        never = {name for name, duty in rules.chien.discard.items() if duty == ("never",)}
        kept_out = {card for name in never for card in rules.deck.class_[name].cards} - exempt
        # Without a trick, the taker has what the chien became: nothing that may not be discarded.
        self._discard = _Pile(card for card in PACK if card not in kept_out) if chien == "taker_hand" else self._pack
        self._possible: dict[tuple[int | None, int | None, bool], int] = {}

    def possible(self, halves: int | None, oudlers: int | None, *, alone: bool) -> int:
        """The numbers of tricks the attack can have won, as bits; ``alone``: the attack is one player."""
        key = halves, oudlers, alone
        found = self._possible.get(key)
        if found is None:
            counts = range(len(_OUDLERS) + 1) if oudlers is None else (oudlers,)
            numbers = range(self.hand + 1)
            found = sum(
                1 << tricks for tricks in numbers if any(self._can(tricks, halves, each, alone) for each in counts)
            )
            self._possible[key] = found
        return found

    def may_be_half(self, oudlers: int | None, *, alone: bool) -> bool:
        """Whether the attack can have half a point over, with so many oudlers."""
        return any(self.possible(halves, oudlers, alone=alone) for halves in range(1, PACK_HALVES, 2))

    def _can(self, tricks: int, halves: int | None, oudlers: int, alone: bool) -> bool:  # noqa: FBT001
        cards = tricks * self.players + self.chien
        return any(
            self._fits(tricks, cards + change.cards, oudlers, None if halves is None else halves - change.halves)
            for change in self._changes
            if self._may_be(change, oudlers, alone)
        )

    def _may_be(self, change: "_Change", oudlers: int, alone: bool) -> bool:  # noqa: FBT001
        """Whoever got an exempt card that is an oudler has an oudler; a player alone wins no trick with a friend."""
        if alone and change.given:
            return False
        return not self._only_oudlers or (-change.cards <= len(_OUDLERS) - oudlers and change.cards <= oudlers)

    def _fits(self, tricks: int, cards: int, oudlers: int, halves: int | None) -> bool:
        rest = len(PACK) - cards
        if cards < oudlers or rest < len(_OUDLERS) - oudlers:
            return False
        pile = self._discard if tricks == 0 else self._pack
        if halves is None:
            return pile.has(cards, oudlers)
        return pile.can_count(cards, oudlers, halves)


class _Pile:
    """The least and the most that some cards of a pile can count, in halves of a point."""

    def __init__(self, cards: Iterable[Card]) -> None:
        held = tuple(cards)
        self._oudlers = sum(card.is_oudler for card in held)
        others = sorted(card.halves for card in held if not card.is_oudler)
        self._low = list(accumulate(others, initial=0))
        self._high = list(accumulate(reversed(others), initial=0))

    def has(self, cards: int, oudlers: int) -> bool:
        """Whether so many cards can be taken with so many oudlers among them."""
        return oudlers <= self._oudlers and 0 <= cards - oudlers < len(self._low)

    def can_count(self, cards: int, oudlers: int, halves: int) -> bool:
        """Whether so many cards, so many oudlers among them, can count so much; each counts an odd number of halves."""
        if not self.has(cards, oudlers) or (halves - cards) % 2:
            return False
        rest, others = halves - _OUDLERS[0].halves * oudlers, cards - oudlers
        return self._low[others] <= rest <= self._high[others]


class _Change(NamedTuple):
    """What exempt cards do to the attack's pile."""

    cards: int
    halves: int
    """Owed for them and not paid in cards."""
    given: bool
    """Whether one has gone to the defence for nothing from a trick the attack won."""


def _changes(rules: Ruleset, exempt: int) -> Iterator[_Change]:
    """All that some exempt cards may do: each is kept on credit, or changes sides for nothing, or does neither."""
    either_way = any(each.owed == "nothing" for each in rules.exempt.values())
    free = exempt if either_way or any(each.last_trick == "other_side" for each in rules.exempt.values()) else 0
    for credit, moved in product(range(-exempt, exempt + 1), range(-free, free + 1)):
        if abs(credit) + abs(moved) <= exempt:
            yield _Change(credit + moved, -_DEBT * credit, moved < 0 and not either_way)
