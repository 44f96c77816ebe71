"""How much one hand, and those who play with it, can score of some categories before anybody else scores.

A hand is four sets of ranks, one a suit. For point and sequences it matters which ranks a suit has; for sets, how often
a hand has each rank. What a hand can be worth is bounded by both, each at its best, for every set of ranks it has and
every way its cards are spread: the lengths of its suits can be no more uneven than the numbers of its ranks allow (Gale
and Ryser). So some thousands of cases stand for 225 million hands.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from tarotrules.cards.french import SUITS, Card
from tarotrules.expressions.rounding import Amount, whole
from tarotrules.expressions.tree import Number
from tarotrules.games.piquet.check.possible import MOST_JUDGED, REMEMBERED, counted, possible
from tarotrules.games.piquet.engine.combinations import combinations
from tarotrules.games.piquet.engine.table import Held, Ready, Table, table_of
from tarotrules.games.piquet.ruleset.ruleset import Ruleset

Sizes = tuple[int, ...]
BEST: Final = frozenset({"best", "best_of_side"})
"""Of such contests a hand scores one combination."""


class Most(NamedTuple):
    """How much somebody can score."""

    bound: Amount
    """No hand makes more."""
    hand: tuple[Card, ...]
    """The best that was found."""
    made: Amount
    """What it makes by itself, without the play."""


def most_of(rules: Ruleset, categories: frozenset[str], wanted: int) -> Most | None:
    """The most in some categories; ``None`` if that is not known. Not worked out beyond what is ``wanted``."""
    table = table_of(rules)
    if len(possible(rules)) < len(rules.contest) or max(len(rules.count), len(rules.claim)) > MOST_JUDGED:
        return None
    beside = (_played(rules) if "play" in categories else 0) + (_cards(rules) if "cards" in categories else 0)
    own = categories & {"claims", "contests"}
    first = next(_tried(rules))
    # That one is enough wherever people play.
    if (made := _worth(table, first, own)) + beside >= wanted:
        return Most(made + beside, first, made)
    hand, made = _best_hand(rules, own)
    if made + beside >= wanted:
        return Most(made + beside, hand, made)
    claims = _claimed(rules) if "claims" in categories else 0
    if claims is None:
        return None
    contests = _in_contests(rules) if "contests" in categories else 0
    return Most((claims + contests) * len(table.side(0)) + beside, hand, made)


@lru_cache(REMEMBERED)
def _best_hand(rules: Ruleset, categories: frozenset[str]) -> tuple[tuple[Card, ...], Amount]:
    """The best hand of those that are tried, and what it makes by itself."""
    made = ((hand, _worth(table_of(rules), hand, categories)) for hand in _tried(rules))
    return max(made, key=lambda each: each[1])


@lru_cache(REMEMBERED)
def _in_contests(rules: Ruleset) -> Amount:
    """What no hand exceeds in its contests."""
    return whole(Fraction(_Bound(table_of(rules)).most()))


def _claimed(rules: Ruleset) -> Amount | None:
    """What all claims bring together; nothing is known of those that say so by a calculation."""
    worths = [
        claim.worth.value * (1 + claim.again) for claim in rules.claim.values() if isinstance(claim.worth, Number)
    ]
    return whole(sum(worths, Fraction(0))) if len(worths) == len(rules.claim) else None


def _tried(rules: Ruleset) -> Iterator[tuple[Card, ...]]:
    """Hands that are stairs: each suit has the highest cards, or the lowest, and no suit more than the one before."""
    pack, size = rules.deck.cards, rules.deal.hand
    ranks = sorted({card.rank for card in pack})
    for order in (ranks[::-1], ranks):
        for sizes in _spreads(size, len(ranks)):
            yield tuple(Card(suit, rank) for suit, length in zip(SUITS, sizes, strict=True) for rank in order[:length])


def _spreads(size: int, most: int) -> Iterator[Sizes]:
    """The ways to spread the cards of a hand over four suits, the longest first."""
    for first in range(min(size, most), 0, -1):
        for second in range(min(first, size - first), -1, -1):
            for third in range(min(second, size - first - second), -1, -1):
                fourth = size - first - second - third
                if fourth <= third:
                    yield first, second, third, fourth


def _worth(table: Table, hand: Sequence[Card], categories: frozenset[str]) -> Amount:
    """What a hand makes if all it has is good."""
    worth: Amount = 0
    serving = set[Card]()
    for contest in table.contests:
        own = combinations(table, contest, hand)
        counting = own[:1] if contest.entry.scores in BEST else own
        serving.update(card for each in counting for card in each.cards)
        worth += sum(each.worth or 0 for each in counting) if "contests" in categories else 0
    cards = frozenset(hand)
    held = Held(cards, cards, frozenset(serving))
    if "claims" in categories:
        worth += sum(claim.worth(held) or 0 for claim in table.claims if claim.when(held) is True)
    return worth


@lru_cache(REMEMBERED)
def _played(rules: Ruleset) -> Amount:
    """What somebody counts at most who leads or wins, trick by trick."""
    best: dict[int, Amount] = {}
    with_partner = rules.seating.sides != "alone"
    for each in counted(rules):
        number = each.trick.number
        led, won = each.of(each.trick.leader), each.of(each.trick.winner)
        # Partners may be those who lead and win.
        together = led + won if with_partner and each.trick.leader != each.trick.winner else max(led, won)
        best[number] = max(best.get(number, 0), together)
    return sum(best.values())


def _cards(rules: Ruleset) -> int:
    """What most of the tricks bring before the end (R74)."""
    return rules.play.cards.majority if rules.play.cards.counted == "once_sure" else 0


class _Bound:
    """What no hand of a ruleset exceeds in its contests."""

    def __init__(self, table: Table) -> None:
        self.hand = table.rules.deal.hand
        self.ranks = sorted({card.rank for card in table.rules.deck.cards})
        worths = {
            name: {each.cards: each.worth or 0 for each in found} for name, found in possible(table.rules).items()
        }
        contests = [each for each in table.contests if each.name in worths]
        self.sets = [(each, worths[each.name]) for each in contests if each.entry.of == "rank"]
        shapes = [(each, worths[each.name]) for each in contests if each.entry.of != "rank"]
        added = [each for each in shapes if each[0].entry.scores not in BEST]
        alone = [each for each in shapes if each[0].entry.scores in BEST]
        self.added = self._by_size([sum(self._in(table, each, mask) for each in added) for mask in self.masks])
        self.alone = [self._by_size([self._in(table, each, mask) for mask in self.masks]) for each in alone]

    @property
    def masks(self) -> range:
        """The sets of ranks, as the bits of a number."""
        return range(1 << len(self.ranks))

    def most(self) -> Amount:
        """The bound."""
        cases = sorted(self._spread().items(), key=lambda case: case[1], reverse=True)
        known: dict[tuple[int, Sizes], Amount] = {}
        every = (1 << len(self.ranks)) - 1
        top = max((self._suits(every, sizes) for sizes in _spreads(self.hand, len(self.ranks))), default=0)
        best: Amount = 0
        for (mask, times), sets in cases:
            if sets + top <= best:
                break
            case = mask, tuple(sum(number >= row for number in times) for row in range(1, len(SUITS) + 1))
            if case not in known:
                known[case] = max((self._suits(mask, sizes) for sizes in self._within(*case)), default=0)
            best = max(best, sets + known[case])
        return best

    def _suits(self, mask: int, sizes: Sizes) -> Amount:
        """What suits of such lengths are worth at most with these ranks only."""
        alone = sum(max(table[mask][size] for size in sizes) for table in self.alone)
        return sum(self.added[mask][size] for size in sizes) + alone

    def _within(self, mask: int, rows: Sizes) -> Iterator[Sizes]:
        """The lengths that four suits may have if so many ranks are there once, twice, three and four times."""
        for sizes in _spreads(self.hand, mask.bit_count()):
            if all(sum(sizes[:end]) <= sum(rows[:end]) for end in range(1, len(SUITS))):
                yield sizes

    def _spread(self) -> Mapping[tuple[int, Sizes], Amount]:
        """By the ranks that a hand has, and how often it has them, the most often first: what its sets are worth."""
        every = sum(max(own.values(), default=0) for each, own in self.sets if each.entry.scores in BEST)
        added = [own for each, own in self.sets if each.entry.scores not in BEST]
        found: dict[tuple[int, Sizes], Amount] = {(0, ()): every}
        for bit, rank in enumerate(self.ranks):
            worth = [sum(_best(own, rank, times) for own in added) for times in range(len(SUITS) + 1)]
            left = (len(self.ranks) - 1 - bit) * len(SUITS)
            before, found = found, {}
            for (mask, numbers), value in before.items():
                short = self.hand - sum(numbers)
                for times in range(max(0, short - left), min(len(SUITS), short) + 1):
                    has = mask | (bool(times) << bit)
                    key = has, tuple(sorted((*numbers, times), reverse=True)) if times else numbers
                    found[key] = max(found.get(key, 0), value + worth[times])
        return found

    def _in(self, table: Table, contest: tuple[Ready, Mapping[tuple[Card, ...], Amount]], mask: int) -> Amount:
        """What some ranks of one suit are worth at most, in whatever suit they are."""
        each, own = contest
        best: Amount = 0
        for suit in SUITS:
            among = None if each.entry.among is None else table.classes[each.entry.among]
            cards = [Card(suit, rank) for bit, rank in enumerate(self.ranks) if mask >> bit & 1]
            cards = [card for card in cards if among is None or card in among]
            parts = [tuple(cards)] if each.entry.of == "suit" else _runs(cards)
            worths = [own.get(part, 0) for part in parts]
            best = max(best, max(worths, default=0) if each.entry.scores in BEST else sum(worths))
        return best

    def _by_size(self, values: Sequence[Amount]) -> list[list[Amount]]:
        """By the ranks there are: what so many cards of them are worth at most, for each number of cards."""
        found: list[list[Amount]] = []
        for mask in self.masks:
            own: list[Amount] = [0] * (len(self.ranks) + 1)
            for bit in range(len(self.ranks)):
                if mask >> bit & 1:
                    own = list(map(max, own, found[mask ^ (1 << bit)]))
            own[mask.bit_count()] = values[mask]
            found.append(own)
        return found


def _best(own: Mapping[tuple[Card, ...], Amount], rank: int, times: int) -> Amount:
    """What so many cards of a rank are worth at most."""
    return max((worth for cards, worth in own.items() if cards[0].rank == rank and len(cards) <= times), default=0)


def _runs(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    runs = groupby(enumerate(cards), lambda placed: placed[1].rank - placed[0])
    return [tuple(card for _, card in run) for _, run in runs]
