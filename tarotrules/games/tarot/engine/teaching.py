"""Few deals from which all can be learnt that accounts show: surprises first, and no two alike.

Whether a deal can be, the engine says: a lesson is shown by some deal, or every deal that was tried for it is refused.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple, TypeVar

from tarotrules.expressions.rounding import Amount, divided, whole
from tarotrules.games.tarot.engine.lessons import HALF, Lesson, has_halves, lacks, lessons, shown
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.engine.scoring import Account, settled_if_possible
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Side, Stated, Summary
from tarotrules.games.tarot.engine.table import Table, table_of
from tarotrules.games.tarot.ruleset.call import partners_in
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

REMEMBERED: Final = 16
"""Variants whose deals are kept: books in several languages teach by the same."""
MOST_NEW: Final = 2
"""So many surprises in one deal at most: a third would be lost on the reader."""
DEFENDER: Final = 1
PARTNERS: Final = 2, 4
"""The seats of partners: not beside the taker, as if that were a rule."""
_UNPAID: Final = 4
"""What an oudler counts for a side without a trick to pay for it (R-RO201206, ex. 5)."""
_TRICK: Final = 11
"""What a rich trick counts that was lost."""
_OVER: Final = ((2, 8), (1, 5), (3, 14), (2, 13), (1, 2), (3, 21), (2, 3), (1, 11))
_SHORT: Final = ((2, -4), (1, -7), (2, -11), (1, -13), (3, -3), (2, -8), (1, -2), (0, -9))
"""Oudlers and differences as they come up, each other than the one before."""
_EXACT: Final = tuple((oudlers, 0) for oudlers in (2, 1, 3, 0))
_WITH_HALVES: Final = (2, 1, 3)
_HALVES: Final = tuple((oudlers, margin) for margin in (-HALF, 8 + HALF, -7 + HALF) for oudlers in _WITH_HALVES)

_T = TypeVar("_T")
Ground = tuple[int, Amount]
"""Oudlers and points of the attack."""


class Taught(NamedTuple):
    """A deal, and what it shows that none before it has shown; what surprises comes first."""

    account: Account
    lessons: tuple[Lesson, ...]
    everything: bool = False
    """Whether it shows all that can be paid at once."""


def teach(every: Iterable[Ruleset]) -> Sequence[Taught]:
    """Deals that show all that rules for several numbers of players can show, those for the first before others."""
    return _taught(tuple(map(table_of, every)))


@lru_cache(REMEMBERED)
def _taught(tables: tuple[Table, ...]) -> Sequence[Taught]:
    first, *others = (each.rules for each in tables)
    teacher = _Teacher()
    teacher.show_everything(first)
    for surprises in (True, False):
        for rules in (first, *others):
            teacher.take(rules, surprises=surprises)
    return tuple(teacher.taught)


class _Teacher:
    """Chooses deals, and remembers what has been shown."""

    def __init__(self) -> None:
        self.taught: list[Taught] = []
        self.seen: set[Lesson] = set()
        self._alike: set[tuple[object, ...]] = set()
        self._combined = False

    def take(self, rules: Ruleset, *, surprises: bool) -> None:
        """Deals for what has not been shown yet: for what surprises, or for the rest."""
        for lesson in lessons(rules):
            if lesson not in self.seen and lesson.surprises == surprises and not self._has_one(lesson):
                self._one(rules, lesson)

    def _has_one(self, lesson: Lesson) -> bool:
        """Whether it is about a bonus that has its deal: whose it is, and who wins, changes only the signs."""
        return lesson.kind == "bonus" and any(
            each.lessons[0][:2] == lesson[:2] for each in self.taught if not each.everything
        )

    def show_everything(self, rules: Ruleset) -> None:
        """One sum with all that the attack can be paid at once."""
        name = next(iter(rules.promise), None)
        made = Lesson("result", "made") if name is None else Lesson("promise", name, "announced", ATTACK)
        found = all_at_once(rules, made)
        if found is not None:
            self._add(rules, found)

    def _one(self, rules: Ruleset, lesson: Lesson) -> None:
        """A deal for one lesson, and for another where it fits in."""
        for deal in _attempts(rules, lesson, self._bids(rules, lesson), len(self.taught)):
            account = settled_if_possible(rules, deal)
            if account is not None and lesson in shown(rules, account) and self._is_new(rules, account):
                self._add(rules, self._richer(rules, lesson, account), lesson)
                return

    def _is_new(self, rules: Ruleset, account: Account) -> bool:
        new = [each for each in shown(rules, account) - self.seen if each.surprises]
        return len(new) <= MOST_NEW and _looks(account) not in self._alike

    def _richer(self, rules: Ruleset, lesson: Lesson, account: Account) -> Account:
        """With one thing more that has not been shown: one such deal is enough to see that payments are added up."""
        new = (each for each in lessons(rules) if each not in self.seen and not self._has_one(each))
        wanted = (each for each in new if _is_extra(rules, each))
        if self._combined or lesson.kind == "promise" or _lacks(rules, lesson):
            return account
        before = shown(rules, account)
        for other in wanted:
            if other.kind != lesson.kind:
                more = settled_if_possible(rules, _with(rules, account.summary, other, len(self.taught)))
                if more is not None and {*before, other} <= shown(rules, more) and self._is_new(rules, more):
                    self._combined = True
                    return more
        return account

    def _add(self, rules: Ruleset, account: Account, about: Lesson | None = None) -> None:
        """A deal, with what it is about before all else; about everything, if about nothing."""
        told = shown(rules, account)
        new = sorted((each for each in lessons(rules) if each in told - self.seen), key=lambda each: each != about)
        self.taught.append(Taught(account, tuple(new), about is None))
        self.seen |= told
        self._alike.add(_looks(account))

    def _bids(self, rules: Ruleset, lesson: Lesson) -> list[str]:
        """Contracts in which a lesson may be shown: first those not seen yet, but the usual one for a feat."""
        usual = _bids(rules)
        if lesson.kind == "contract":
            return [lesson.id]
        if lesson.kind == "promise":
            return usual
        new = [bid for bid in usual if Lesson("contract", bid) not in self.seen]
        return [*new, *(bid for bid in usual if bid not in new)]


def attempts(rules: Ruleset, lesson: Lesson) -> Iterator[Summary]:
    """All deals in which a lesson may be met."""
    return _attempts(rules, lesson, _bids(rules), 0)


def all_at_once(rules: Ruleset, first: Lesson) -> Account | None:
    """A deal that shows a lesson, and with it all that the attack can be paid for beside."""
    found: Account | None = table_of(rules).remember(("all at once", first), lambda: _all_at_once(rules, first))
    return found


def _all_at_once(rules: Ruleset, first: Lesson) -> Account | None:
    accounts = (settled_if_possible(rules, deal) for deal in _attempts(rules, first, _bids(rules), 0))
    found = next((each for each in accounts if each is not None), None)
    extras = (each for each in lessons(rules) if each.detail in {"with", "winner"} and not _lacks(rules, each))
    for extra in (each for each in extras if each.side != DEFENCE):
        more = None if found is None else settled_if_possible(rules, _with(rules, found.summary, extra, 0))
        if more is not None and extra in shown(rules, more):
            found = more
    return found


def _is_extra(rules: Ruleset, lesson: Lesson) -> bool:
    """Whether it can be met beside something else."""
    return lesson.kind in {"bonus", "claim"} and not _lacks(rules, lesson)


def _lacks(rules: Ruleset, lesson: Lesson) -> bool:
    """Whether it is about a hand declared for what it has not."""
    return "claim" in lesson[:3] and lacks(rules, lesson.id)


def _bids(rules: Ruleset) -> list[str]:
    """The contracts, the second first: it is the most usual one."""
    bids = list(rules.auction.bid)
    return [*bids[1:2], *bids[:1], *bids[2:]]


def _attempts(rules: Ruleset, lesson: Lesson, bids: Sequence[str], turn: int) -> Iterator[Summary]:
    for (oudlers, points), bid in product(_grounds(rules, lesson, turn), bids):
        every = partners_in(rules, bid, 0, *PARTNERS)
        partners = every[-1 if lesson == Lesson("taker", "alone") else 0]
        deal = Summary(rules.players, 0, partners, bid, points=whole(Fraction(points)), oudlers=oudlers)
        yield from _ways(rules, deal, lesson, turn)


def _ways(rules: Ruleset, deal: Summary, lesson: Lesson, turn: int) -> Iterator[Summary]:
    """A deal in which that happens which a lesson is about; a bonus may have to be a player's."""
    yield _with(rules, deal, lesson, turn)
    if "bonus" in lesson[:3]:
        one = deal.taker if lesson.side != DEFENCE else DEFENDER
        yield deal._replace(bonuses=(*deal.bonuses, Stated(lesson.id, side=lesson.side, player=one)))


def _grounds(rules: Ruleset, lesson: Lesson, turn: int) -> Iterator[Ground]:
    """What the attack may have where a lesson is to be shown."""
    if lesson.kind == "promise" and not _is_modest(rules, lesson):
        yield from _of_promise(rules, lesson)
        return
    for oudlers, margin in _differences(rules, lesson, turn):
        if has_halves(rules) or type(margin) is int:
            yield oudlers, margin + rules.scoring.target[oudlers]


def _differences(rules: Ruleset, lesson: Lesson, turn: int) -> Iterable[Ground]:
    over, short = _turned(_OVER, turn), _turned(_SHORT, turn)
    match lesson:
        case Lesson("result", "exact"):
            return _EXACT
        case Lesson("result", "half"):
            return _HALVES[: len(_WITH_HALVES)]
        case Lesson("rounded"):
            return (*_HALVES, *over, *short)
        case Lesson("claim", _, "loser") if _lacks(rules, lesson):
            return over
        case Lesson("result", "lost") | Lesson("claim", _, "loser"):
            return short
        case Lesson("bonus", _, detail, side):
            return over if (detail == "with") == (side == ATTACK) else short
        case Lesson("promise", _, detail, side):
            return over if (detail == "broken") == (side == DEFENCE) else short
    return (*over, *short)


def _turned(items: Sequence[_T], turn: int) -> tuple[_T, ...]:
    place = turn % len(items)
    return (*items[place:], *items[:place])


def _is_modest(rules: Ruleset, lesson: Lesson) -> bool:
    """Whether a promise can be kept by a side with a third of the points, and not only if it wins nearly everything."""
    count = count_of(rules)
    points = count.together // 3
    ground = (1, points) if lesson.side == ATTACK else (count.oudlers - 1, count.together - points)
    return _can_be_kept(rules, lesson, ground)


def _can_be_kept(rules: Ruleset, lesson: Lesson, ground: Ground) -> bool:
    """Whether a promise can have been kept in the usual contract by a side, given what the attack has."""
    (oudlers, points), bid = ground, _bids(rules)[0]
    kept = Promised(lesson.id, kept=lesson.side)
    partners, *_ = partners_in(rules, bid, 0, *PARTNERS)
    deal = Summary(rules.players, 0, partners, bid, whole(Fraction(points)), oudlers, promises=(kept,))
    return settled_if_possible(rules, deal) is not None


def _of_promise(rules: Ruleset, lesson: Lesson) -> Iterator[Ground]:
    """What one side has that wins all or nearly all; an oudler that wins no trick may stay with the other."""
    chien, kept, (oudlers, nothing, most) = divided(rules.deal.chien, 2), _stays_elsewhere(rules), count_of(rules)
    all_but_one, lost_one = (oudlers - 1, most - _UNPAID), (oudlers, most - _TRICK)
    if lesson.side == ATTACK and lesson.detail == "broken":
        yield from (lost_one, (oudlers - 1, most - 2 * _TRICK))
    elif lesson.side == ATTACK:
        # What does not take every trick is not shown by a deal in which one side has them all.
        yield from (lost_one,) if _can_be_kept(rules, lesson, lost_one) else ()
        yield from (all_but_one, (oudlers, most)) if kept else ((oudlers, most), all_but_one)
        yield from ((oudlers, most - chien), lost_one)
    else:
        least = nothing + chien
        yield from ((1, least + _UNPAID), (1, nothing + _UNPAID)) if kept else ()
        yield from ((0, least), (0, nothing), (0, nothing + _TRICK))


def _stays_elsewhere(rules: Ruleset) -> bool:
    """Whether an oudler wins no trick: whoever wins all of them has it not, and it stays with the other side."""
    never = [name for name, exempt in rules.exempt.items() if exempt.wins == "never"]
    return any(card.is_oudler for name in never for card in rules.deck.of(name))


def _with(rules: Ruleset, deal: Summary, lesson: Lesson, turn: int) -> Summary:
    """A deal in which that happens which a lesson is about."""
    match lesson:
        case Lesson("bonus", name, _, side) | Lesson("between", name, "bonus", side):
            return deal._replace(bonuses=(*deal.bonuses, Stated(name, side=side or ATTACK)))
        case Lesson("claim", name, detail) | Lesson("between", name, "claim" as detail):
            # Who loses has few cards to declare, and who takes has not a hand of those that lack something.
            levels = list(rules.claim[name].level)
            level = levels[turn % len(levels) if detail == "winner" else 0]
            declared = Stated(name, level, player=DEFENDER if _lacks(rules, lesson) else deal.taker)
            return deal._replace(claims=(*deal.claims, declared))
        case Lesson("promise", name, outcome, side) | Lesson("between", name, "promise" as outcome, side):
            announced: Side | None = None if outcome == "unannounced" else side
            kept: Side | None = None if outcome == "broken" else side
            return deal._replace(promises=(*deal.promises, Promised(name, announced, kept)))
    return deal


def _looks(account: Account) -> tuple[object, ...]:
    """What makes two deals look alike."""
    deal = account.summary
    return deal.points, account.raw_margin, deal.contract, deal.players
