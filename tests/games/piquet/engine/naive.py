"""A second opinion: whole deals scored straight from the sources, by somebody who does not ask the engine.

Everything is spelt out for two players: no ruleset, no formulas, no ledger, only what is set otherwise than in the laws
of 1882, mostly by the names that the worked examples have for it. Cards are codes, ``SA`` to ``C6``; pairs are the
elder's and the younger's.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

LAWS: Final[Mapping[str, Any]] = {
    "point_min": 1,
    "point_min_pips": 0,
    "point_by_pips": False,
    "point_worth": 0,
    "low_point_minus_one": False,
    "trio": 3,
    "both_sets": False,
    "blank_without_tens": False,
    "blank_again": False,
    "carte_rouge": 0,
    "younger_may_repique_by_rouge": True,
    "repique": 60,
    "repique_by": "either",
    "calls_must_be_nil": False,
    "pique_by": "elder",
    "pique_order": "category",
    "cards_toward_pique": False,
    "silent_leads": False,
    "silent_wins": False,
    "last": 2,
    "cards": 10,
    "capot": 40,
}
"""What the laws of 1882 say."""
RANKS: Final = {"6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
HIGH: Final = ("10", "J", "Q", "K", "A")
ELDER, YOUNGER = 0, 1


class Call(NamedTuple):
    """Something in a hand: what decides, what it is worth, its cards."""

    strength: tuple[int, ...]
    worth: int
    cards: frozenset[str]


class Scored(NamedTuple):
    """What a deal came to."""

    hand: list[int]
    play: list[int]
    cards: list[int]
    bonus: list[int]

    @property
    def total(self) -> list[int]:
        """Everything together."""
        return [sum(parts) for parts in zip(*self, strict=True)]


class _Event(NamedTuple):
    """So many points for somebody: where the reckoning has it, and when it was made."""

    place: tuple[float, ...]
    time: tuple[float, ...]
    who: int
    points: int
    in_hand: bool = True
    helps: bool = True


def score(
    dealt: Sequence[Sequence[str]], hands: Sequence[Sequence[str]], plays: Sequence[tuple[str, str]], **otherwise: Any
) -> Scored:
    """The score of a deal of two that was played to the end."""
    rules = {**LAWS, **otherwise}
    events: list[_Event] = []
    for who in (ELDER, YOUNGER):
        # With 36 cards both may be blank; the younger's then bars the elder's (R20).
        blank = _blank(rules, dealt[who]) and not (who == ELDER and _blank(rules, dealt[YOUNGER]))
        twice = blank and rules["blank_again"] and _blank(rules, hands[who])
        # Carte blanche is the first in the order, and the first to be said (R21).
        events += [_Event((0,), (0,), who, 10)] * blank + [_Event((0, 1), (0, 1), who, 10)] * twice
    events += _called(rules, hands)
    tricks = _tricks(plays)
    play, late = _played(rules, tricks)
    bonus = [0, 0]
    for who in (ELDER, YOUNGER):
        bonus[who] = _bonus(rules, events, [*events, *play, *late], who)
    won = [sum(trick[1] == who for trick in tricks) for who in (ELDER, YOUNGER)]
    cards = [0 if won[who] <= 6 else rules["capot"] if won[who] == 12 else rules["cards"] for who in (0, 1)]
    in_hand, in_play = ([sum(e.points for e in kind if e.who == who) for who in (0, 1)] for kind in (events, play))
    return Scored(in_hand, in_play, cards, bonus)


def _rank(card: str) -> str:
    return card[1:]


def _blank(rules: Mapping[str, Any], hand: Sequence[str]) -> bool:
    """No king, queen or knave; at some tables no ten either (R20)."""
    courts = {"K", "Q", "J", "10"} if rules["blank_without_tens"] else {"K", "Q", "J"}
    return not any(_rank(card) in courts for card in hand)


def _points(rules: Mapping[str, Any], hand: Sequence[str]) -> list[Call]:
    """Suits: most cards, then pips; or pips alone (R41, R42, R43, R47)."""
    found = []
    for suit in "SHDC":
        cards = [card for card in hand if card[0] == suit]
        pips = sum(11 if _rank(c) == "A" else min(RANKS[_rank(c)], 10) for c in cards)
        if cards and len(cards) >= rules["point_min"] and pips >= rules["point_min_pips"]:
            worth = rules["point_worth"] or len(cards)
            worth -= 1 if rules["low_point_minus_one"] and pips in {34, 44, 54, 64} else 0
            found.append(Call((pips,) if rules["point_by_pips"] else (len(cards), pips), worth, frozenset(cards)))
    return found


def _sequences(hand: Sequence[str]) -> list[Call]:
    """Three or more in a row: three, four, then fifteen and up; longer, then higher (R44)."""
    found = []
    for suit in "SHDC":
        row: list[str] = []
        for rank in [*RANKS, "end"]:
            if suit + rank in hand:
                row.append(suit + rank)
                continue
            if len(row) >= 3:
                worth = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}[len(row)]
                found.append(Call((len(row), RANKS[_rank(row[-1])]), worth, frozenset(row)))
            row = []
    return found


def _sets(rules: Mapping[str, Any], hand: Sequence[str]) -> list[Call]:
    """Three or four tens, knaves, queens, kings or aces; any four beat any three (R46)."""
    found = []
    for rank in HIGH:
        cards = frozenset(suit + rank for suit in "SHDC" if suit + rank in hand)
        if len(cards) >= 3:
            worth = 14 if len(cards) == 4 else rules["trio"]
            found.append(Call((len(cards), RANKS[rank]), worth, cards))
    return found


def _called(rules: Mapping[str, Any], hands: Sequence[Sequence[str]]) -> list[_Event]:
    """What is good of point, sequences and sets, and carte rouge where it is complete."""
    events, unused = [], [set(hand) for hand in hands]
    done = [False, False]
    kinds = (
        [_points(rules, hand) for hand in hands],
        [_sequences(hand) for hand in hands],
        [_sets(rules, hand) for hand in hands],
    )
    for number, calls in enumerate(kinds, start=1):
        best = [max((call.strength for call in own), default=(0,)) for own in calls]
        for who in (ELDER, YOUNGER):
            good = best[who] > best[1 - who]
            if number == 1:
                mine = [call for call in calls[who] if call.strength == best[who]][:1] if good else []
            else:
                mine = calls[who] if good or (number == 3 and rules["both_sets"]) else []
            # The elder's are told before the first lead, the younger's after it (R55).
            moment = 1.0 if who == ELDER else 3.0
            if mine:
                events.append(_Event((number,), (moment,), who, sum(call.worth for call in mine)))
            for call in mine:
                unused[who] -= call.cards
            if rules["carte_rouge"] and not unused[who] and not done[who]:
                # Outside the order, the moment it is complete (R50, R51, R52).
                done[who] = True
                helps = who == ELDER or rules["younger_may_repique_by_rouge"]
                events.append(_Event((number, 1), (moment, 1), who, rules["carte_rouge"], helps=helps))
    return events


def _tricks(plays: Sequence[tuple[str, str]]) -> list[tuple[int, int, str, str]]:
    """Leader, winner, card led and card that won; the higher of the suit led wins and leads next (R62)."""
    leader, found = ELDER, []
    for led, other in plays:
        second = other[0] == led[0] and RANKS[_rank(other)] > RANKS[_rank(led)]
        winner = 1 - leader if second else leader
        found.append((leader, winner, led, other if second else led))
        leader = winner
    return found


def _played(rules: Mapping[str, Any], tricks: Sequence[tuple[int, int, str, str]]) -> tuple[list[_Event], list[_Event]]:
    """One for a lead, one for winning what the other led, two for the last; the ten, if it counts early (R60, R74)."""
    counts, late = list[_Event](), list[_Event]()
    won = [0, 0]
    for number, (leader, winner, led, best) in enumerate(tricks, start=1):
        if not (rules["silent_leads"] and _rank(led) not in HIGH):
            # The very first lead comes before the younger's calls, by the clock (R76).
            time = (2.0,) if number == 1 else (3.0 + number, 0)
            counts.append(_Event((4, number, 0), time, leader, 1, in_hand=False))
        if winner != leader and not (rules["silent_wins"] and _rank(best) not in HIGH):
            counts.append(_Event((4, number, 1), (3.0 + number, 1), winner, 1, in_hand=False))
        if number == 12:
            counts.append(_Event((4, number, 2), (3.0 + number, 2), winner, rules["last"] - 1, in_hand=False))
        won[winner] += 1
        if rules["cards_toward_pique"] and won[winner] == 7 and won[1 - winner] == 0:
            late.append(_Event((4, number, 3), (3.0 + number, 3), winner, rules["cards"], in_hand=False))
    return counts, late


def _bonus(rules: Mapping[str, Any], hand: Sequence[_Event], everything: Sequence[_Event], who: int) -> int:
    """Thirty in hand, else in hand and play, before the other reckons anything (R70 to R79); never both (R77)."""
    other_has_calls = any(event.who != who for event in hand)
    if rules["calls_must_be_nil"] and other_has_calls:
        return 0
    if (rules["repique_by"] == "either" or who == ELDER) and _first_to_thirty(hand, who, by_clock=False):
        return int(rules["repique"])
    may = rules["pique_by"] == "either" or who == ELDER
    return 30 if may and _first_to_thirty(everything, who, by_clock=rules["pique_order"] == "as_it_happens") else 0


def _first_to_thirty(events: Sequence[_Event], who: int, *, by_clock: bool) -> bool:
    """By scores that come before anything of the other; what stands in one place with them is not later (CAV L 68)."""
    ordered = sorted((each.time if by_clock else each.place, each) for each in events if each.points)
    points = 0
    for when, event in ordered:
        points += event.points if event.who == who and event.helps else 0
        if points >= 30:
            return not any(other.who != who and then <= when for then, other in ordered)
    return False
