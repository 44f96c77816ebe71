"""A referee who knows the shipped variants: who may do what, who wins, and what it is worth, with names in lists.

Worked out anew from what the sources say. Written to disagree with the program where that is wrong; it shares nothing
with it, and looks at a deal as somebody does who writes everything down and counts at the end.
"""

from fractions import Fraction
from math import ceil, comb, floor
from typing import Any, NamedTuple

RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K"]


def height(card: str) -> int:
    """How high a card is in its suit, or among the trumps."""
    return int(card[1:]) if card[0] == "T" else RANKS.index(card[1:])


def allowed(hand: list[str], trick: list[str], duties: Any) -> list[str]:
    """Suit is followed; else a trump is played; a trump beats the highest one if it can; the Excuse is always free."""
    laid = [card for card in trick if card != "EX"]
    if not laid:
        return sorted(hand)
    rest = [card for card in hand if card != "EX"]
    found = [card for card in rest if card[0] == laid[0][0]]
    if not found:
        trumps = [card for card in rest if card[0] == "T"]
        found = (trumps if duties.void == "must_trump" else []) or rest
    if duties.overtrump == "must":
        top = max((height(card) for card in laid if card[0] == "T"), default=0)
        high = [card for card in found if card[0] == "T" and height(card) > top]
        if high:
            found = high + [card for card in found if card[0] != "T"]
    return sorted([*found, *(["EX"] if "EX" in hand else [])])


def winning(trick: list[str]) -> int:
    """The place of the card that wins: the highest trump, or the highest of the suit led."""
    laid = [card for card in trick if card != "EX"]
    suit = "T" if any(card[0] == "T" for card in laid) else laid[0][0]
    return trick.index(max((card for card in laid if card[0] == suit), key=height))


class House(NamedTuple):
    """What a shipped variant does otherwise than another, as far as this referee knows; the rest is as everywhere."""

    bids: tuple[tuple[str, int, int], ...]
    """Contracts from the lowest: name, worth, multiplier."""
    handfuls: dict[int, tuple[tuple[int, int], ...]]
    """By number of players: so many trumps, so many points."""
    chain: tuple[str, ...] = ("K", "Q", "N", "J")
    """The ranks that are called at five."""
    calls_own: bool = True
    excuse_wins_slam: bool = True
    excuse_last_to_other_side: bool = True
    """Or to whoever wins the trick."""
    owner_wins_petit: bool = False
    """Whether the player of the Petit must win the last trick, or else pays."""
    rounds_away: bool = True
    """Half points: away from nothing; or else up if the contract is made, and down if it is lost."""
    added: int = 0
    """Points that each side adds to its count."""
    slam_with_bid: bool = False
    shows_more: bool = False
    """Whether a handful may be shown with more cards than it must have."""


FFT = (("prise", 25, 1), ("garde", 25, 2), ("garde-sans", 25, 4), ("garde-contre", 25, 6))
COUNTS = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13)}


def worth(*points: int) -> dict[int, tuple[tuple[int, int], ...]]:
    """Handfuls by number of players."""
    return {players: tuple(zip(counts, points, strict=True)) for players, counts in COUNTS.items()}


HOUSES = {
    "fft": House(FFT, worth(20, 30, 40)),
    "eryod": House(
        FFT,
        {**worth(20, 30, 40), 5: ((10, 20), (13, 30), (15, 40))},
        chain=("K", "Q"),
        calls_own=False,
        excuse_wins_slam=False,
        excuse_last_to_other_side=False,
        owner_wins_petit=True,
        rounds_away=False,
    ),
    "petite-pousse": House(
        (("petite", 10, 1), ("pousse", 20, 1), ("garde", 40, 1), ("garde-sans", 80, 1), ("garde-contre", 160, 1)),
        worth(20, 30, 40),
    ),
    "short-pack": House(FFT, worth(20, 30, 40), added=5),
    "solitaire-paradise": House(FFT, worth(20, 30, 40), excuse_last_to_other_side=False, slam_with_bid=True),
    "wikipedia": House(
        FFT, worth(20, 40, 60), chain=("K", "Q", "N"), calls_own=False, slam_with_bid=True, shows_more=True
    ),
    "wikipedia-older": House(
        (("petite", 25, 1), ("pousse", 25, 2), *FFT[2:]),
        worth(20, 40, 60),
        chain=("K", "Q", "N"),
        calls_own=False,
        slam_with_bid=True,
        shows_more=True,
    ),
}
OUDLERS = ["T1", "T21", "EX"]
TARGETS = [56, 51, 41, 36]
HALF = Fraction(1, 2)


def is_trump(card: str) -> bool:
    """Whether a card is one of the 21."""
    return card[0] == "T"


def higher(house: House, said: list[str]) -> list[str]:
    """The contracts that may still be bid."""
    names = [bid[0] for bid in house.bids]
    return names[max((names.index(each) + 1 for each in said), default=0) :]


def callable_cards(house: House, hand: list[str]) -> list[str]:
    """Kings; with four kings also queens, and so on."""
    found = []
    for rank in house.chain:
        found += [suit + rank for suit in "SHDC"]
        if any(suit + rank not in hand for suit in "SHDC"):
            break
    return sorted(card for card in found if house.calls_own or card not in hand)


def discards(hand: list[str], count: int) -> int:
    """In how many ways so many cards may be laid away: no kings and oudlers; trumps if there is nothing else."""
    free = [card for card in hand if not is_trump(card) and card[1:] != "K" and card != "EX"]
    trumps = [card for card in hand if is_trump(card) and card not in OUDLERS]
    if len(free) >= count:
        return comb(len(free), count)
    return comb(len(trumps), count - len(free))


def may_lay_away(hand: list[str], cards: list[str], count: int) -> bool:
    """Whether some cards may be laid away."""
    free = [card for card in hand if not is_trump(card) and card[1:] != "K" and card != "EX"]
    trumps = [card for card in cards if is_trump(card)]
    kept = [card for card in cards if card in OUDLERS or card[1:] == "K"]
    enough = len(trumps) <= max(0, count - len(free))
    return len(cards) == count and not kept and enough and all(card in hand for card in cards)


def handfuls(house: House, players: int, hand: list[str]) -> list[int]:
    """What may be declared: which handful, by its place; the highest for which there are enough trumps."""
    held = sum(is_trump(card) or card == "EX" for card in hand)
    return [place for place, (least, _) in enumerate(house.handfuls[players]) if held >= least][-1:]


def may_show(house: House, hand: list[str], shown: list[str], least: int) -> bool:
    """Whether a handful may be shown so: so many trumps; with the Excuse only if no trump is kept back."""
    trumps = [card for card in hand if is_trump(card)]
    fit = all(card in [*trumps, "EX"] and card in hand for card in shown)
    enough = len(shown) >= least if house.shows_more else len(shown) == least
    honest = "EX" not in shown or house.shows_more or all(card in shown for card in trumps)
    return fit and enough and honest


def lone_petit(hand: list[str]) -> bool:
    """Whether the Petit is the only trump, without the Excuse."""
    return [card for card in hand if is_trump(card) or card == "EX"] == ["T1"]


def first_lead(hand: list[str], called: str | None) -> list[str]:
    """The suit of the called card is not led to the first trick, but the card itself may be."""
    fit = [card for card in hand if called is None or card[0] != called[0] or card == called]
    return sorted(fit or hand)


class Deal(NamedTuple):
    """A deal as somebody saw it who wrote everything down."""

    players: int
    taker: int
    partner: int | None
    bid: str
    beside: list[str]
    """The discard, or the chien."""
    declared: list[int]
    """Handfuls, by their place."""
    slam: bool
    """Whether the taker announced it."""
    tricks: list[tuple[int, list[str]]]
    """The leader, and the cards in order."""


def winners(house: House, deal: Deal) -> list[int]:
    """Who won each trick."""
    attack: list[int | None] = [deal.taker, deal.partner]
    found: list[int] = []
    for number, (leader, cards) in enumerate(deal.tricks):
        seat = (leader + winning(cards)) % deal.players
        if number + 1 == len(deal.tricks) and "EX" in cards and house.excuse_wins_slam:
            owner = (leader + cards.index("EX")) % deal.players
            if all((each in attack) == (owner in attack) for each in found):
                seat = owner
        found.append(seat)
    return found


def card_points(card: str) -> Fraction:
    """What a card counts."""
    if card in OUDLERS:
        return Fraction(9, 2)
    return HALF if is_trump(card) else {"K": 9, "Q": 7, "N": 5, "J": 3}.get(card[1:], 1) * HALF


def scores(house: House, deal: Deal) -> list[Fraction]:
    """What each player gets."""
    names = [bid[0] for bid in house.bids]
    _, base, times = house.bids[names.index(deal.bid)]
    won, attack = winners(house, deal), [deal.taker, deal.partner]
    mine, halves = counted(house, deal, won)
    if deal.bid != "garde-contre":
        mine = mine + deal.beside
    points = sum(map(card_points, mine)) + halves + house.added
    short = points - TARGETS[sum(card in OUDLERS for card in mine)]
    sign = 1 if short >= 0 else -1
    size = abs(short)
    rounded = Fraction(ceil(size) if house.rounds_away or short >= 0 else floor(size))
    unit = sign * (base + rounded) * times
    unit += sign * sum(house.handfuls[deal.players][place][1] for place in deal.declared)
    unit += 10 * times * petit(house, deal, won)
    sweep = {seat in attack for seat in won}
    if sweep == {True}:
        unit += 400 if deal.slam else 200
    else:
        unit -= (200 if deal.slam else 0) + (200 if sweep == {False} else 0)
    found = [-unit] * deal.players
    if deal.partner is not None:
        found[deal.partner] = unit
    found[deal.taker] = -sum((each for seat, each in enumerate(found) if seat != deal.taker), Fraction(0))
    return found


def counted(house: House, deal: Deal, won: list[int]) -> tuple[list[str], Fraction]:
    """The attack's cards from tricks, and half a point that it got or gave for the Excuse."""
    attack, mine, halves = [deal.taker, deal.partner], [], Fraction(0)
    for number, ((leader, cards), winner) in enumerate(zip(deal.tricks, won, strict=True)):
        mine += [card for card in cards if card != "EX" and winner in attack]
        if "EX" in cards:
            owner = (leader + cards.index("EX")) % deal.players
            to_attack = owner in attack
            if number + 1 == len(deal.tricks):
                if owner != winner:
                    to_attack = owner not in attack if house.excuse_last_to_other_side else winner in attack
            elif (winner in attack) != (owner in attack):
                halves += -HALF if owner in attack else HALF
            mine += ["EX"] if to_attack else []
    return mine, halves


def petit(house: House, deal: Deal, won: list[int]) -> int:
    """Who gets the bonus for the Petit in the last trick: 1 for the attack, -1 for the defence."""
    (leader, last), before = deal.tricks[-1], deal.tricks[-2][1]
    attack, winner = [deal.taker, deal.partner], won[-1]
    if house.owner_wins_petit:
        if "T1" not in last:
            return 0
        owner = (leader + last.index("T1")) % deal.players
        gains = (owner in attack) is (owner == winner)
        return 1 if gains else -1
    excuse_won = "EX" in last and (leader + last.index("EX")) % deal.players == winner
    if "T1" in last or ("T1" in before and excuse_won):
        return 1 if winner in attack else -1
    return 0


class Duties(NamedTuple):
    """Whether who cannot follow must trump, and must overtrump."""

    void: str
    overtrump: str


BOUND = Duties("must_trump", "must")
"""As in all shipped variants."""
