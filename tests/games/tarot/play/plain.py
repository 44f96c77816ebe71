"""The official game for four as one plain loop: fixed rules, no states, nothing kept that is not needed for the scores.

Written from the rules as anybody in a hurry would; it draws as the engine does, so that both play the same deals.
What it is for: to be as fast as Python is, for `tests/bench_play.py`, and to come to the same scores.
"""

from collections.abc import Callable
from random import Random
from typing import Final

Draw = Callable[[], float]
Scores = tuple[int, ...]

SUIT: Final = (1 << 14) - 1
SPADES, HEARTS, DIAMONDS, CLUBS = (SUIT << 14 * place for place in range(4))
TRUMPS: Final = ((1 << 21) - 1) << 56
PETIT, MONDE, EXCUSE, EXCUSE_AT = 1 << 56, 1 << 76, 1 << 77, 77
BITS: Final = tuple(1 << card for card in range(78))
TRUMPISH: Final = TRUMPS | EXCUSE
OUDLERS: Final = PETIT | MONDE | EXCUSE
KINGS: Final = sum(1 << 14 * place + 13 for place in range(4))
FACES: Final = tuple(sum(1 << 14 * place + rank for place in range(4)) for rank in (10, 11, 12, 13))
SUIT_OF: Final = tuple(SUIT << 14 * (card // 14) if card < 56 else TRUMPS for card in range(77))
HIGHER: Final = tuple(SUIT_OF[card] & -(2 << card) | (TRUMPS if card < 56 else 0) for card in range(77))
HALF: Final = (1 << 77) - 1 & ~OUDLERS & ~sum(FACES)
TARGET: Final = (56, 51, 41, 36)
TIMES: Final = (1, 2, 4, 6)
SANS, CONTRE = 2, 3
HANDFULS: Final = ((10, 20), (13, 30), (15, 40))


def any_of(cards: int, draw: Draw) -> int:
    """One of some cards."""
    place = int(draw() * cards.bit_count())
    while place:
        cards &= cards - 1
        place -= 1
    return (cards ^ cards - 1).bit_length() - 1


def some_of(cards: int, count: int, draw: Draw) -> int:
    """So many of some cards."""
    found = 0
    draw()
    for _ in range(count):
        card = 1 << any_of(cards, draw)
        cards ^= card
        found |= card
    return found


def handful(hand: int, draw: Draw) -> int:
    """What is declared of a hand, if anything."""
    held = (hand & TRUMPISH).bit_count()
    levels = [each for each in HANDFULS if held >= each[0]]
    chosen = int(draw() * (1 + len(levels))) if levels else 0
    if not chosen:
        return 0
    count, worth = levels[chosen - 1]
    trumps = hand & TRUMPS
    some_of(trumps, count if trumps.bit_count() >= count else 0, draw)
    return worth


def play(random: Random, dealer: int) -> Scores | None:  # noqa: PLR0912, PLR0915 it is meant to be one loop
    """A whole deal in which everybody does anything; no scores, if it is called off or all pass."""
    draw = random.random
    left, hands = list(BITS), []
    for number in (78, 60, 42, 24):
        hand = 0
        for rest in range(number, number - 18, -1):
            hand |= left.pop(int(draw() * rest))
        hands.append(hand)
    if PETIT in (hands[0] & TRUMPISH, hands[1] & TRUMPISH, hands[2] & TRUMPISH, hands[3] & TRUMPISH):
        return None
    chien = sum(left)

    high = taker = -1
    for seat in (dealer + 1 & 3, dealer + 2 & 3, dealer + 3 & 3, dealer):
        said = int(draw() * (CONTRE - high + 1)) if high < CONTRE else 0
        if said:
            high, taker = high + said, seat
    if taker < 0:
        return None
    slam = int(draw() * 2)
    beside = chien
    if high < SANS:
        hand = hands[taker] | chien
        fit = hand & ~TRUMPISH & ~KINGS
        short = 6 - fit.bit_count()
        beside = some_of(fit, 6, draw) if short <= 0 else fit | some_of(hand & TRUMPS & ~OUDLERS, short, draw)
        hands[taker] = hand & ~beside

    shown = 0
    leader = taker if slam else dealer + 1 & 3
    piles, won, tricks = [0, 0], 0, []
    owed_by = -1
    petit_last = petit_before = False
    for number in range(18):
        led = top = cards = 0
        winner = seat = leader
        for _ in range(4):
            hand = hands[seat]
            if number == 0:
                shown += handful(hand, draw)
            may = hand
            if led:
                bound = hand & ~EXCUSE
                may = bound & led or bound & TRUMPS or bound
                beating = HIGHER[top] & TRUMPS
                if may & beating:
                    may &= ~TRUMPS | beating
                may |= hand & EXCUSE
            card = any_of(may, draw)
            bit = 1 << card
            hands[seat] = hand ^ bit
            cards |= bit
            if card == EXCUSE_AT:
                excuse_by = seat
            elif not led or HIGHER[top] & bit:
                led = led or SUIT_OF[card]
                top, winner = card, seat
            seat = seat + 1 & 3
        side = int(winner != taker)
        if number == 17:
            petit_last = bool(cards & PETIT)
            if cards & EXCUSE:
                mine = int(excuse_by != taker)
                if won == (0 if mine else 17):
                    side = mine
                    winner = excuse_by
                    petit_last = petit_last or petit_before
                    piles[side] |= EXCUSE
                else:
                    # It changes sides.
                    piles[1 - mine] |= EXCUSE
        elif cards & EXCUSE:
            mine = int(excuse_by != taker)
            piles[mine] |= EXCUSE
            if mine != side:
                owed_by = mine
        petit_before = bool(cards & PETIT)
        piles[side] |= cards & ~EXCUSE
        won += not side
        tricks.append(winner)
        leader = winner
    piles[int(high == CONTRE)] |= beside
    return settled(piles, owed_by, high, taker, won, slam, shown, (petit_last, tricks[-1] == taker))


def settled(  # noqa: PLR0917 all that was noticed
    piles: list[int], owed_by: int, high: int, taker: int, won: int, slam: int, shown: int, petit: tuple[bool, bool]
) -> Scores:
    """What the deal is worth (R-RO201206, *Le calcul des scores*)."""
    attack = piles[0]
    halves = attack.bit_count() + 8 * (attack & (OUDLERS | FACES[3])).bit_count()
    for place, worth in ((0, 2), (1, 4), (2, 6)):
        halves += worth * (attack & FACES[place]).bit_count()
    if owed_by >= 0:
        # Half a point goes to the other side, as a card or, where there is none, on paper.
        halves += 1 if owed_by else -1
    short = halves // 2 - TARGET[(attack & OUDLERS).bit_count()]
    sign = 1 if short >= 0 else -1
    unit = sign * ((25 + abs(short)) * TIMES[high] + shown)
    if petit[0]:
        unit += 10 * TIMES[high] * (1 if petit[1] else -1)
    if won == 18:
        unit += 400 if slam else 200
    else:
        unit -= 200 * slam + 200 * (not won)
    return tuple(3 * unit if seat == taker else -unit for seat in range(4))
