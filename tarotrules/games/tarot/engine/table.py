"""A ruleset made ready to settle deals by: formulas as functions, payments with their switches resolved.

Made once for each ruleset; nothing in it changes but what it remembers.
"""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from fractions import Fraction
from functools import cached_property
from typing import Any, Final, NamedTuple

from tarotrules.expressions.compiled import UNKNOWN, Made, Unknown, Value, compiled, is_true
from tarotrules.expressions.rounding import Amount, divided, whole
from tarotrules.expressions.tree import And, Expression, Path, paths_of
from tarotrules.games.features.hands import Verdict, judge
from tarotrules.games.tarot.engine.facts import NOBODY, NUMBERED, Owner, Readers, can_be_known, number_of
from tarotrules.games.tarot.engine.fallen import whichever_trick
from tarotrules.games.tarot.engine.results import Count, count_of, rounds_of
from tarotrules.games.tarot.engine.summary import Side, Summary
from tarotrules.games.tarot.engine.taken import whatever_was_taken
from tarotrules.games.tarot.engine.tricks import Tricks, tricks_of
from tarotrules.games.tarot.ruleset.auction import multipliers
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.call import calls_card, most_partners
from tarotrules.games.tarot.ruleset.features import is_of_cards, is_of_trick
from tarotrules.games.tarot.ruleset.paid import Paid, PaidKind, feats, stake
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES, pays_a_side
from tarotrules.games.tarot.ruleset.promises import in_order
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_OTHERS: Final = Path(("others",))
_OF_TRICKS: Final = frozenset(
    {
        *(("attack", "tricks"), ("defence", "tricks"), ("achiever", "tricks"), ("deal", "tricks")),
        *(("achiever",), ("attack",), ("defence",)),
    }
)
COUNTED: Final = frozenset({"points", "oudlers", "tricks"})
"""What everybody counts at the end."""
_NOT_YET: Final = object()
_MOST_REMEMBERED: Final = 10_000
_MOST: Final = 256
"""So many rulesets are kept ready."""


class Pay(NamedTuple):
    """Something that pays, ready to be worked out."""

    kind: PaidKind
    id: str
    detail: str | None
    amount: Made
    worth: Expression
    payee: Made
    payer: Made | None
    """Only where players pay players."""
    others: tuple[bool, bool]
    """Whether *others* are paid, and whether they pay."""
    into_margin: bool
    multiplied: bool
    follows_result: bool
    shares: str
    per_head: bool
    by_result: bool
    """Whether it goes to the winners or to the losers, of whom a drawn deal has none."""
    by_dealer: bool
    """Whether the dealer is paid, or pays."""


class Due(NamedTuple):
    """A payment that falls due, and to whom."""

    pay: Pay
    owner: Owner = NOBODY
    reversed: bool = False
    """Whether it is lost that would have been won."""


class Bid(NamedTuple):
    """A contract, its numbers whole where they can be."""

    worth: Amount
    multipliers: tuple[Amount, Amount]
    """Usually, and if it is lost."""
    chien: str
    """Where the chien goes."""
    counts: Tricks
    """What the attack can count there."""

    def multiplier(self, made: bool | Unknown | None) -> Amount:  # noqa: FBT001 the result of the deal
        """What multiplies after a result; a drawn deal is not lost."""
        return self.multipliers[made is False]


class Memory:
    """What depends on a few things alone, made once for the same things."""

    def __init__(self) -> None:
        self.remembered: dict[Any, Any] = {}

    def remember(self, key: object, make: Callable[[], Any]) -> Any:
        """What was made for a key, or is made now."""
        found = self.remembered.get(key, _NOT_YET)
        if found is _NOT_YET:
            found = make()
            if len(self.remembered) < _MOST_REMEMBERED:
                self.remembered[key] = found
        return found


class Table(Memory):
    """A ruleset at work, its words read by some readers."""

    def __init__(self, rules: Ruleset, readers: type[Readers]) -> None:
        super().__init__()
        self.rules = rules
        self.players = rules.players
        self.seats: tuple[int, ...] = tuple(range(rules.players))
        self.tricks: int = rules.deal.tricks
        """In a deal: one for each card of a player."""
        self.pack = rules.deck.pack
        self.count: Count = count_of(rules)
        counts = {goes: tricks_of(rules, goes) for goes in {bid.chien[0] for bid in rules.auction.bid.values()}}
        self.bids = {
            name: Bid(whole(each.worth), _whole(multipliers(each)), each.chien[0], counts[each.chien[0]])
            for name, each in rules.auction.bid.items()
        }
        self.announced_by = {
            name: each.promises for name, each in rules.auction.bid.items() if each.promises is not None
        }
        """The feats that contracts promise."""
        self._readers, self._readers_into_margin = readers(self), readers(self, moment="margin")
        self._readers_claim = readers(self, moment="claim")
        self.stake = Due(self._pay(stake(rules)))
        self.pays: dict[tuple[PaidKind, str, str | None], Pay] = {each.feat: self._pay(each) for each in feats(rules)}
        into_margin = {(pay.kind, pay.id) for pay in (self.stake.pay, *self.pays.values()) if pay.into_margin}
        self.adds_to_margin = bool(into_margin)
        """Whether anything is paid into the margin before it is rounded."""
        self.earned = dict.fromkeys(rules.bonus, as_told) | {
            name: self.formula(when, into_margin=("bonus", name) in into_margin)
            for name, when in conditions(rules.bonus)
        }
        """Whether a bonus is earned; what the table judges by itself, nothing proves."""
        self.kept = {
            name: self.formula(each.kept, into_margin=("promise", name) in into_margin)
            for name, each in ((name, rules.promise[name]) for name in in_order(rules.promise))
        }
        """Whether a feat was achieved, each behind those it asks about."""
        self.of_tricks = frozenset(
            name for name, each in rules.promise.items() if set(paths_of(each.kept)) <= _OF_TRICKS
        )
        """Promises that depend on nothing but who won how many tricks."""
        self.declared = {
            (name, level): compiled(each.when, self._readers_claim)
            for name, claim in rules.claim.items()
            for level, each in claim.level.items()
        }
        self.required = {
            name: compiled(claim.requires, self._readers_claim)
            for name, claim in rules.claim.items()
            if claim.requires is not None
        }
        self.is_zero_sum = rules.scoring.balance == "zero_sum"
        rounds = rules.scoring.round
        self.margin, self.unit = rounds_of(rounds.margin), rounds_of(rounds.unit)
        self.faces = rules.call is not None and not calls_card(rules)
        """Whether the partner is whoever sits opposite."""
        self.partner, self.seat = rounds_of(rounds.partner), rounds_of(rounds.seat)
        self.partner_parts = tuple(
            {
                name: divided(each.partner, each.together(many))
                for name, each in rules.scoring.shares.items()
                if each.together(many)
            }
            for many in range(1, most_partners(rules) + 1)
        )
        """What part of a sum each partner has, where there is one and where there are more."""
        self.provable = tuple(name for name, when in conditions(rules.bonus) if can_be_known(when, held=True))
        """Bonuses that a summary may prove to be earned."""
        self.of_achiever = frozenset(
            name for name, when in conditions(rules.bonus) if ("achiever",) in {path[:1] for path in paths_of(when)}
        )
        """Bonuses that either side may have earned, by what it has achieved."""
        self.captors = tuple(sorted(self._readers.captors | self._readers_into_margin.captors))
        """Classes of cards of which some rule asks who won them."""
        read = [steps for each in _beside_the_stake(rules) for steps in paths_of(each)]
        self.counting_matters = self.adds_to_margin or any(
            steps[0] == "margin" or steps[-1] in COUNTED or is_of_cards(steps) for steps in read
        )
        """Whether more of the count than the oudlers and who won may decide what is paid beside the stake."""

    def told(self, summary: Summary) -> Memory:
        """What is remembered of all deals of which the same is told, whatever was counted."""
        key = (
            "told", summary.taker, summary.partners, summary.dealer, summary.contract, summary.bonuses, summary.claims,
            summary.promises, summary.facts,
        )  # fmt: skip
        memory: Memory = self.remember(key, Memory)
        return memory

    def all_earned(self, told: Collection[tuple[str, Side | None]]) -> Made:
        """Whether sides can have earned several bonuses in one deal, as far as that is known."""
        when = dict(conditions(self.rules.bonus))
        into_margin = all(self.pays["bonus", name, None].into_margin for name, _ in told)
        readers = self._readers_into_margin if into_margin else self._readers
        each = [(Owner(side), compiled(when[name], readers)) for name, side in told]

        def made(facts: Any) -> Value:
            found = True
            for facts.owner, earned in each:
                holds = is_true(earned(facts))
                if holds is False:
                    return False
                found = UNKNOWN if holds is UNKNOWN else found
            return found

        return self._whatever_else(made, And(tuple(when[name] for name, _ in told)))

    def formula(self, expression: Expression, *, into_margin: bool = False) -> Made:
        """A formula as a function of the facts; what is paid into the margin reads it before that is rounded."""
        made = compiled(expression, self._readers_into_margin if into_margin else self._readers)
        return self._whatever_else(made, expression)

    def _whatever_else(self, made: Made, expression: Expression) -> Made:
        """A formula that is known where it comes to the same, whatever nobody tells of the cards and of the count."""
        if any(is_of_trick(steps) for steps in paths_of(expression)):
            made = whichever_trick(made, expression)
        classes = sorted({steps[-1] for steps in paths_of(expression) if is_of_cards(steps)})
        made = whatever_was_taken(made, classes) if classes else made
        is_counted = bool(classes) or any(steps[-1] in COUNTED for steps in paths_of(expression))
        return _whatever_was_counted(made) if is_counted else made

    def reader(self, steps: tuple[str, ...]) -> Made:
        """The function that reads a path of the facts."""
        return self._readers.reader(steps)

    def unknown_in(self, expression: Expression, facts: Any) -> list[tuple[str, ...]]:
        """The paths of a formula that nobody has told."""
        paths = dict.fromkeys(paths_of(expression))
        return [steps for steps in paths if self._readers.reader(steps)(facts) is UNKNOWN]

    @cached_property
    def classes(self) -> dict[str, Any]:
        """The classes of cards."""
        return self.rules.deck.classes()

    @cached_property
    def excused(self) -> frozenset[Any]:
        """Exempt cards, which need not stay with whoever won them."""
        return frozenset(card for name in self.rules.exempt for card in self.classes[name])

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Which tricks those are that have a name."""
        return {place: number_of(place, self.rules) for place in NUMBERED}

    def judged(self, condition: Expression, key: object) -> Verdict[Any] | None:
        """Whether a hand can meet a condition; ``key`` stands for the condition."""
        cards = self.rules.deal.own
        found: Verdict[Any] | None = self.remember(key, lambda: judge(condition, cards, self.classes, self.pack.cards))
        return found

    def _pay(self, paid: Paid) -> Pay:
        flow = paid.flow
        to_side = pays_a_side(flow)
        into_margin = to_side and flow.into == "margin"
        payee_words = {steps[0] for steps in paths_of(flow.payee)}
        ends = (flow.payee,) if to_side else (flow.payee, flow.payer)
        return Pay(
            kind=paid.feat.kind,
            id=paid.feat.id,
            detail=paid.feat.detail,
            amount=self.formula(paid.worth, into_margin=into_margin),
            worth=paid.worth,
            payee=self.formula(flow.payee),
            payer=None if to_side else self.formula(flow.payer),
            others=(flow.payee == _OTHERS, flow.payer == _OTHERS),
            into_margin=into_margin,
            multiplied=bool(to_side and flow.multiplied),
            follows_result=bool(to_side and flow.follows_result),
            shares=flow.shared or DEFAULT_SHARES,
            per_head=flow.basis == "per_head",
            by_result=not payee_words.isdisjoint({"winners", "losers"}),
            by_dealer=any(steps[0] == "dealer" for end in ends for steps in paths_of(end)),
        )


def as_told(_: Any) -> Value:
    """What no fact of the deal says: only who is told to have earned it has."""
    return UNKNOWN


def _whatever_was_counted(made: Made) -> Made:
    """A formula that is known where it comes to the same for all that can have been counted."""

    def read(facts: Any) -> Value:
        found = made(facts)
        return facts.in_every_count(made) if found is UNKNOWN and facts.counts else found

    return read


def _whole(two: tuple[Fraction, Fraction]) -> tuple[Amount, Amount]:
    return whole(two[0]), whole(two[1])


def _beside_the_stake(rules: Ruleset) -> Iterator[Expression]:
    """All that decides whether anything is paid beside the stake, how much, and to whom."""
    for paid in feats(rules):
        yield from (paid.worth, paid.flow.payee, *(() if pays_a_side(paid.flow) else (paid.flow.payer,)))
    yield from (when for _, when in conditions(rules.bonus))


_TABLES: "Final[OrderedDict[int, Table]]" = OrderedDict()


def table_of(rules: Ruleset) -> Table:
    """The table that settles what is told of a deal by a ruleset, made when it is asked for first."""
    # A record's hash is of all it says, which takes longer than to settle a deal. A table keeps its
    # ruleset alive, so that no other can have its place.
    found = _TABLES.get(id(rules))
    if found is None:
        found = _TABLES[id(rules)] = Table(rules, Readers)
        if len(_TABLES) > _MOST:
            _TABLES.popitem(last=False)
    return found


def halves(amount: Amount) -> int:
    """Card points, doubled."""
    return amount * 2 if type(amount) is int else int(amount * 2)
