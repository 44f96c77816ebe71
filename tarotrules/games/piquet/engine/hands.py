"""Hands that are told: their cards, how many there are, and what the exchange has made of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tarotrules.cards.french import Card, card_name
from tarotrules.games.deals.refusals import CARD_TWICE, NOT_IN_PACK
from tarotrules.games.piquet.engine import exchange, refusals
from tarotrules.games.piquet.engine.punishing import counts_cards
from tarotrules.games.piquet.engine.reading import SEATS
from tarotrules.games.piquet.engine.seen import Seen, whose
from tarotrules.games.piquet.engine.told import Cards, Told


def checked(seen: Seen, hands: Iterable[Cards | None]) -> None:
    """Every card is one of the pack, and there once."""
    cards = [card for hand in hands for card in hand or ()]
    for card, times in Counter(cards).items():
        if card not in seen.rules.deck.cards:
            seen.report(NOT_IN_PACK, card=card_name(card))
        elif times > 1:
            seen.report(CARD_TWICE, card=card_name(card))


def sized(seen: Seen, hands: Sequence[Cards | None], what: str = "hand") -> None:
    """Every hand has its cards; that of somebody who has too many or too few by a fault need not."""
    wanted = seen.rules.deal.hand
    excused = seen.told.by if seen.told.fault is not None and counts_cards(seen.rules, seen.told.fault) else None
    if seen.problems:
        # A card may only not have been understood, or be written for another.
        return
    for seat, hand in enumerate(hands):
        if hand is not None and len(set(hand)) != wanted and seat != excused:
            seen.not_so_many(what, len(hand), wanted, seat)


def hands_of(seen: Seen) -> tuple[Cards, ...] | None:
    """The hands as they are played with, told or made of what was dealt, discarded and taken."""
    told, seats = seen.told, len(seen.table.seats)
    found: Sequence[Cards | None] = told.hands or ((told.elder, told.younger) if seats == len(SEATS) else ())
    found = [_after(told, seat) if hand is None else hand for seat, hand in enumerate(found)]
    if not found or None in found:
        absent = [who for who, hand in zip(SEATS, found, strict=False) if hand is None]
        seen.missing(*(absent if len(absent) < seats else SEATS) if seats == len(SEATS) else ("hands",))
        return None
    hands = tuple(hand for hand in found if hand is not None)
    if len(hands) != seats:
        seen.not_so_many("hands", len(hands), seats)
        return None
    checked(seen, hands)
    sized(seen, hands)
    return hands


def _after(told: Told, seat: int) -> Cards | None:
    """A hand after the exchange, if it is told what it was before, and what was exchanged."""
    dealt, discard, taken = (told.by_seat(f"{what}_")[seat] for what in ("dealt", "discard", "taken"))
    if dealt is None or discard is None or taken is None:
        return None
    return (*(card for card in dealt if card not in discard), *taken)


def dealt_of(seen: Seen, hands: Sequence[Cards]) -> tuple[frozenset[Card] | None, ...]:
    """The hands as they were dealt, as far as it is told; what was exchanged must lead from these to the others."""
    told, seats = seen.told, len(seen.table.seats)
    dealt: Sequence[Cards | None] = told.dealt or (told.by_seat("dealt_") if seats == len(SEATS) else (None,) * seats)
    if len(dealt) != seats:
        seen.not_so_many("hands", len(dealt), seats)
        return ()
    fresh = [each for each in (*dealt, *(told.by_seat("taken_"))) if each is not None]
    before = len(seen.problems)
    checked(seen, fresh)
    sized(seen, dealt, "dealt")
    if len(seen.problems) == before and seats == len(SEATS):
        changed = [_changed(seen, seat, hands[seat], dealt[seat]) for seat in seen.table.seats]
        found = exchange.tried(seen.rules, *changed)
        if found.reason is not None and not seen.problems:
            who = found.reason.partition("_")[0]
            cards = changed[SEATS.index(who)] or 0
            seen.report(refusals.EXCHANGE, reason=found.reason, cards=cards, bound=found.bound)
    return tuple(None if each is None else frozenset(each) for each in dealt)


def _changed(seen: Seen, seat: int, hand: Cards, dealt: Cards | None) -> int | None:
    """How many cards a seat has exchanged, if that is told, once these are the cards that it must be."""
    discard, taken = (seen.told.by_seat(f"{what}_")[seat] for what in ("discard", "taken"))
    if dealt is None:
        return len(taken) if taken is not None else None if discard is None else len(discard)
    gone, come = set(dealt) - set(hand), set(hand) - set(dealt)
    wrong = (set() if discard is None else set(discard) ^ gone) | (set() if taken is None else set(taken) ^ come)
    if wrong:
        cards = " ".join(map(card_name, sorted(wrong)))
        seen.report(refusals.NOT_EXCHANGED, cards=cards, **whose(seen.table, seat))
    return len(come)
