"""Whether a summary describes a deal that can have been played under a ruleset."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, pairwise
from math import ceil

from tarotrules.cards.pack import PACK, PACK_HALVES, Card
from tarotrules.expressions.tree import And, Compare, Exists, Expression, Number, Or, Path
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.hands import judge
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Promised, Stated, Summary
from tarotrules.games.tarot.ruleset.payments import pays_a_side
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Concepts

ALL_POINTS = Fraction(PACK_HALVES, 2)
OUDLERS = 3
_OUDLER = Fraction(9, 2)
_HALF = Fraction(1, 2)
_EVERY_TRICK = Compare("=", Path(("achiever", "tricks")), Path(("deal", "tricks")))


def check_possible(rules: Ruleset, summary: Summary, players: int) -> None:
    """Raise :class:`Refused` naming the first thing that cannot be."""
    if summary.players != players:
        raise Refused(refusals.NO_SUCH_PLAYERS, given=summary.players, players=players)
    if summary.mode is not None or summary.by_seat:
        raise Refused(refusals.UNKNOWN_MODE, mode=summary.mode or "–")
    _check_seats(rules, summary)
    if summary.taker is None:
        return
    _check_points(rules, summary)
    _check_bonuses(rules, summary)
    _check_claims(rules, summary)
    _check_promises(rules, summary)


def _check_seats(rules: Ruleset, summary: Summary) -> None:
    people = [summary.taker, summary.partner, summary.dealer, *(each.player for each in _all_stated(summary))]
    for seat in people:
        if seat is not None and not 0 <= seat < summary.players:
            raise Refused(refusals.NO_SUCH_SEAT, seat=seat, last=summary.players - 1)
    if summary.taker is None:
        if any(each not in {None, ()} for each in _of_a_taken_deal(summary)):
            raise Refused(refusals.TAKER_MISSING)
        return
    if summary.contract is None:
        raise Refused(refusals.CONTRACT_MISSING)
    if summary.contract not in rules.auction.bid:
        raise Refused(refusals.UNKNOWN_CONTRACT, word=summary.contract, known=Concepts(rules.auction.bid))
    if summary.partner is not None and rules.call is None:
        raise Refused(refusals.NO_PARTNER_HERE, players=summary.players)
    if summary.partner == summary.taker:
        raise Refused(refusals.TAKER_IS_PARTNER, seat=summary.taker)


def _of_a_taken_deal(summary: Summary) -> tuple[object, ...]:
    """What there is only when somebody has taken."""
    return (
        *(summary.partner, summary.contract, summary.points, summary.oudlers, summary.margin),
        *(summary.bonuses, summary.claims, summary.promises),
    )


def _all_stated(summary: Summary) -> Iterator[Stated]:
    yield from summary.bonuses
    yield from summary.claims


def _check_points(rules: Ruleset, summary: Summary) -> None:
    points, oudlers = summary.points, summary.oudlers
    if (points is None or oudlers is None) and summary.margin is None:
        raise Refused(refusals.POINTS_MISSING)
    if summary.margin is not None:
        _check_margin(summary.margin)
    if oudlers is not None and not 0 <= oudlers <= OUDLERS:
        raise Refused(refusals.TOO_MANY_OUDLERS, given=oudlers)
    if points is not None:
        if not 0 <= points <= ALL_POINTS:
            raise Refused(refusals.TOO_MANY_POINTS, given=points, most=ALL_POINTS)
        if (points * 2).denominator != 1:
            raise Refused(refusals.HALF_OF_HALF, given=points)
        _check_chien(rules, summary, points)
        if oudlers is not None:
            _check_oudlers(points, oudlers)


def _check_margin(margin: Fraction) -> None:
    if abs(margin) > ALL_POINTS:
        raise Refused(refusals.TOO_MANY_POINTS, given=abs(margin), most=ALL_POINTS)
    if (margin * 2).denominator != 1:
        raise Refused(refusals.HALF_OF_HALF, given=margin)


def _check_chien(rules: Ruleset, summary: Summary, points: Fraction) -> None:
    """The chien, or the discard in its place, counts for a side from the start: half a point a card at least."""
    chien = Fraction(rules.deal.chien, 2)
    to_defence = rules.auction.bid[summary.contract or ""].chien[0] == "defence_tricks"
    least, most = (Fraction(0), ALL_POINTS - chien) if to_defence else (chien, ALL_POINTS)
    if not least <= points <= most:
        raise Refused(refusals.CHIEN_NOT_IN_POINTS, given=points, least=least, most=most)


def _check_oudlers(points: Fraction, oudlers: int) -> None:
    """Each oudler counts 4½; only an Excuse nobody could be paid for counts ½ less (R-RO201206, ex. 5)."""
    least = max(_OUDLER * oudlers - (_HALF if oudlers else 0), Fraction(0))
    missing = OUDLERS - oudlers
    most = ALL_POINTS - _OUDLER * missing + (_HALF if missing else 0)
    if points < least:
        raise Refused(refusals.OUDLERS_NOT_IN_POINTS, given=points, oudlers=oudlers, least=least)
    if points > most:
        raise Refused(refusals.POINTS_WITHOUT_OUDLERS, given=points, oudlers=oudlers, most=most)


def side_of(stated: Stated, summary: Summary) -> str | None:
    """The side a statement is about."""
    if stated.player is None:
        return stated.side
    side = summary.seat_side(stated.player)
    if stated.side not in {None, side}:
        raise Refused(refusals.SIDE_OF_PLAYER, seat=stated.player, id=stated.id)
    return side


def _check_bonuses(rules: Ruleset, summary: Summary) -> None:
    for stated in summary.bonuses:
        if stated.id not in rules.bonus:
            raise Refused(refusals.UNKNOWN_BONUS, word=stated.id, known=Concepts(rules.bonus))
        # A player says nothing of the side: the bonus may be paid to those who caught that player's card.
        if stated.side is None and pays_a_side(rules.bonus[stated.id]):
            raise Refused(refusals.SIDE_MISSING, id=stated.id)
        if stated.side is not None:
            _check_its_card(rules, stated, stated.side, summary)
    _refuse_twice(Counter(stated.id for stated in summary.bonuses))


def _refuse_twice(counts: "Counter[str]") -> None:
    for name, count in counts.items():
        if count > 1:
            raise Refused(refusals.BONUS_TWICE, id=name)


def _check_its_card(rules: Ruleset, stated: Stated, side: str, summary: Summary) -> None:
    """A bonus for winning an oudler in the last trick needs that oudler on the winner's side."""
    bonus = rules.bonus[stated.id]
    if bonus.payee != Path(("last_trick", "winner", "side")) or summary.oudlers is None:
        return
    excused = {card for name in rules.exempt for card in rules.deck.class_[name].cards}
    singles = {name for name, each in rules.deck.class_.items() if _stays_where_it_is_won(each.cards, excused)}
    wanted = {path.steps[1] for path in _required(bonus.when) if path.steps[0] == "last_trick"}
    held = summary.oudlers if side == ATTACK else OUDLERS - summary.oudlers
    if wanted & singles and held == 0:
        raise Refused(refusals.BONUS_WITHOUT_CARD, id=stated.id, side=side, oudlers=summary.oudlers)


def _required_of_winner(condition: Expression) -> Iterator[Path]:
    """Cards that the winner of the last trick has: in a slam, those of the trick before as well."""
    slam = isinstance(condition, And) and any(isinstance(each, Exists) for each in condition.operands)
    for path in _required(condition):
        if path.steps[0] == "last_trick" or (slam and path.steps[0] == "penultimate_trick"):
            yield Path(("last_trick", path.steps[1]))


def _stays_where_it_is_won(cards: tuple[Card, ...], excused: set[Card]) -> bool:
    """Whether a class is an oudler that the winner of the trick keeps; an exempt card may go to the other side."""
    return len(cards) == 1 and cards[0].is_oudler and cards[0] not in excused


def _required(condition: Expression) -> Iterator[Path]:
    """Counts that must be positive, in every way the condition can hold."""
    match condition:
        case Compare(">" | ">=" | "=", Path(steps) as path, Number(value)) if value > 0 or condition.operator == ">":
            if len(steps) == 2:  # noqa: PLR2004 place and class
                yield path
        case And(operands):
            for each in operands:
                yield from _required(each)
        case Or(operands):
            common = [{path.steps[1]: path for path in _required_of_winner(each)} for each in operands]
            yield from (path for name, path in common[0].items() if all(name in each for each in common[1:]))


def _check_claims(rules: Ruleset, summary: Summary) -> None:
    for stated in summary.claims:
        claim = rules.claim.get(stated.id)
        if claim is None:
            raise Refused(refusals.UNKNOWN_CLAIM, word=stated.id, known=Concepts(rules.claim))
        if stated.level not in claim.level:
            raise Refused(refusals.UNKNOWN_LEVEL, id=stated.id, word=stated.level or "–", known=Concepts(claim.level))
        if side_of(stated, summary) is None:
            raise Refused(refusals.SIDE_MISSING, id=stated.id)
        if declarer_of(stated, summary) is None and not pays_a_side(claim):
            raise Refused(refusals.PLAYER_MISSING, id=stated.id)
        verdict = judge(claim.level[stated.level].when, rules.deal.hand, _classes(rules))
        if verdict is not None and verdict.holds is None:
            raise Refused(refusals.CLAIM_IMPOSSIBLE, id=stated.id, level=stated.level)
    for claims in _by_declarer(summary).values():
        _check_same_hand(rules, claims)
    _check_together(rules, summary)


def _classes(rules: Ruleset) -> dict[str, tuple[Card, ...]]:
    return {name: each.cards for name, each in rules.deck.class_.items()}


def declarer_of(stated: Stated, summary: Summary) -> int | None:
    """The player who declared: the one named, or the only one of the side."""
    side = side_of(stated, summary)
    if stated.player is not None or side is None:
        return stated.player
    members = summary.members(side)
    return members[0] if len(members) == 1 else None


def _by_declarer(summary: Summary) -> dict[int | str, list[Stated]]:
    """Claims that one hand made; of those whose player is not known each is taken for another hand's."""
    result: dict[int | str, list[Stated]] = {}
    for number, stated in enumerate(summary.claims):
        seat = declarer_of(stated, summary)
        result.setdefault(seat if seat is not None else f"{number}", []).append(stated)
    return result


def _check_same_hand(rules: Ruleset, claims: list[Stated]) -> None:
    for one, two in pairwise(sorted(claims, key=lambda each: (each.id, each.level or ""))):
        same = one.id == two.id
        if same and (one.level == two.level or rules.claim[one.id].count == "best_level"):
            raise Refused(refusals.CLAIM_TWICE, id=one.id)
    if len(claims) > 1:
        verdict = judge(_condition(rules, claims), rules.deal.hand, _classes(rules))
        if verdict is not None and verdict.holds is None:
            raise Refused(refusals.CLAIMS_TOGETHER, ids=", ".join(f"{each.id} {each.level}" for each in claims))


def _check_together(rules: Ruleset, summary: Summary) -> None:
    """Several hands cannot hold more cards of a class than there are, nor be made of too few cards."""
    hands = list(_by_declarer(summary).values())
    if len(hands) > summary.players:
        raise Refused(
            refusals.CLAIMS_TOGETHER, ids=", ".join(sorted({f"{each.id} {each.level}" for each in summary.claims}))
        )
    if len(hands) > 1 and not (_enough_of_each(rules, hands) and _enough_without(rules, hands)):
        raise Refused(refusals.CLAIMS_TOGETHER, ids=", ".join(f"{each.id} {each.level}" for each in summary.claims))
    for side in (ATTACK, DEFENCE):
        same = Counter((each.id, each.level) for each in summary.claims if side_of(each, summary) == side)
        for (name, _), count in same.items():
            if count > len(summary.members(side)):
                raise Refused(refusals.CLAIM_TWICE, id=name)


def _condition(rules: Ruleset, claims: list[Stated]) -> Expression:
    """All that is true of the hand that made some claims."""
    conditions = tuple(rules.claim[each.id].level[each.level or ""].when for each in claims)
    return conditions[0] if len(conditions) == 1 else And(conditions)


def _enough_of_each(rules: Ruleset, hands: list[list[Stated]]) -> bool:
    least: Counter[str] = Counter()
    for claims in hands:
        best = Counter[str]()
        for name, count in _at_least(_condition(rules, claims)):
            if name in rules.deck.class_:
                best[name] = max(best[name], count)
        least += best
    return all(count <= len(rules.deck.class_[name].cards) for name, count in least.items())


def _enough_without(rules: Ruleset, hands: list[list[Stated]]) -> bool:
    """Hall's condition: any of the hands together find enough cards among those they may hold."""
    allowed = [set(PACK) - _avoided(rules, _condition(rules, claims)) for claims in hands]
    return all(
        len(some) * rules.deal.hand <= len(set().union(*some))
        for size in range(1, len(allowed) + 1)
        for some in combinations(allowed, size)
    )


def _avoided(rules: Ruleset, condition: Expression) -> set[Card]:
    """Cards a hand cannot hold if the condition is true of it."""
    match condition:
        case Compare("=" | "<=", Path(("hand", name)), Number(value)) if value == 0 and name in rules.deck.class_:
            return set(rules.deck.class_[name].cards)
        case And(operands):
            return set().union(*(_avoided(rules, each) for each in operands))
        case Or(operands):
            return set.intersection(*(_avoided(rules, each) for each in operands))
    return set()


def _at_least(condition: Expression) -> Iterator[tuple[str, int]]:
    match condition:
        case Compare(">=" | "=", Path(("hand", name)), Number(value)):
            yield name, ceil(value)
        case And(operands):
            for each in operands:
                yield from _at_least(each)


def _check_promises(rules: Ruleset, summary: Summary) -> None:
    seen: set[str] = set()
    for promised in summary.promises:
        promise = rules.promise.get(promised.id)
        if promise is None:
            raise Refused(refusals.UNKNOWN_PROMISE, word=promised.id, known=Concepts(rules.promise))
        if promised.id in seen:
            raise Refused(refusals.PROMISE_TWICE, id=promised.id)
        seen.add(promised.id)
        if promised.announced == DEFENCE and promise.who == "taker":
            raise Refused(refusals.PROMISE_NOT_ALLOWED, id=promised.id)
        if promised.kept is not None and summary.points is not None and promise.kept == _EVERY_TRICK:
            _check_slam(rules, summary.points, summary.contract or "", promised)


def _check_slam(rules: Ruleset, points: Fraction, contract: str, promised: Promised) -> None:
    """Who wins every trick has all the points but those of the Excuse, and of the chien where it is the other's."""
    best = sorted((card.halves for card in PACK), reverse=True)[: rules.deal.chien]
    attack_has_chien = rules.auction.bid[contract].chien[0] != "defence_tricks"
    chien = Fraction(sum(best), 2)
    if promised.kept == ATTACK:
        least, most = ALL_POINTS - _OUDLER - (0 if attack_has_chien else chien), ALL_POINTS
    else:
        least, most = Fraction(0), _OUDLER + (chien if attack_has_chien else 0)
    if not least <= points <= most:
        raise Refused(refusals.SLAM_NOT_IN_POINTS, id=promised.id, given=points, least=least, most=most)
