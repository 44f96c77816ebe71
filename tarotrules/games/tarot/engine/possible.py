"""Whether a summary describes a deal that can have been played under a ruleset."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from itertools import pairwise
from typing import Final, TypeVar

from tarotrules.cards.pack import Card, card_name
from tarotrules.expressions.compiled import UNKNOWN, Made, Value, is_true
from tarotrules.expressions.rounding import Amount
from tarotrules.expressions.tree import Path
from tarotrules.games.deals.refusals import NO_SUCH_PLAYERS, NO_SUCH_SEAT, NOT_IN_PACK
from tarotrules.games.features.speech import COUNT, PLAYER, Names, Unknown
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.alone import check_alone, is_alone
from tarotrules.games.tarot.engine.captures import holder_of_oudlers
from tarotrules.games.tarot.engine.claimed import can_be_together, condition_of
from tarotrules.games.tarot.engine.counting import agrees
from tarotrules.games.tarot.engine.endings import Endings
from tarotrules.games.tarot.engine.facts import Facts, Owner, Person, other_side, sweep_of
from tarotrules.games.tarot.engine.needed import needs_an_oudler
from tarotrules.games.tarot.engine.proofs import SIDES, Proof
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side, Stated, Summary, Told
from tarotrules.games.tarot.engine.table import Memory, Table
from tarotrules.games.tarot.engine.worlds import can_be_alone
from tarotrules.games.tarot.ruleset.auction import hides_chien, is_imposed
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.call import has_partner, most_partners, opposite
from tarotrules.games.tarot.ruleset.features import PLACES, SPEECH, is_of_cards, is_of_trick, kind_of
from tarotrules.source.diagnostics import Concepts, Diagnostic, Entries, Entry, Problem

_HALF: Final = Fraction(1, 2)


def check_told(table: Table, told: Memory, summary: Summary) -> tuple[Diagnostic, ...]:
    """All that cannot be, whatever the cards were; nothing of it needs the reckoning."""
    if summary.players != table.players:
        return (NO_SUCH_PLAYERS.at(None, given=summary.players, players=table.players),)
    if is_alone(table, summary):
        return tuple(check_alone(table, summary))
    if summary.taker is None and not _speaks_of_a_taken_deal(summary):
        imposed = (refusals.TAKER_MISSING.at(None),) if is_imposed(table.rules.auction) else ()
        return (*imposed, *_seats(table, summary))
    count = ("count", summary.contract, summary.points, summary.oudlers, summary.margin)
    counted = table.remember(count, lambda: tuple(_of_the_count(table, summary)))
    seats, stated = told.remember("problems", lambda: _of_what_is_told(table, summary))
    if summary.taker is None:
        # Perhaps nobody took: then there is no contract and no result.
        counted = _but(counted, refusals.OF_ABSENCE)
        seats = (refusals.TAKER_MISSING.at(None), *seats)
    return (*seats, *counted, *stated)


def without_wrong(table: Table, summary: Summary) -> Summary:
    """The summary without the bonuses, claims, promises and facts that are wrong by themselves."""

    def right(some: Sequence[_Said], alone: Callable[[tuple[_Said, ...]], Summary]) -> tuple[_Said, ...]:
        def is_right(said: tuple[_Said, ...]) -> bool:
            return next(_of_statements(table, alone(said)), None) is None

        found = tuple(each for each in some if is_right((each,)))
        return found if is_right(found) else ()

    bare = summary._replace(bonuses=(), claims=(), promises=(), facts=())
    return bare._replace(
        bonuses=right(summary.bonuses, lambda said: bare._replace(bonuses=said)),
        claims=right(summary.claims, lambda said: bare._replace(claims=said)),
        promises=right(summary.promises, lambda said: bare._replace(promises=said)),
        facts=right(summary.facts, lambda said: bare._replace(facts=said)),
    )


_Said = TypeVar("_Said")
_Problems = tuple[Diagnostic, ...]


def _of_what_is_told(table: Table, summary: Summary) -> tuple[_Problems, _Problems]:
    """What is wrong with the seats, and with what is stated of those who sit there."""
    seats = (*_seats(table, summary), *_of_sides(table, summary))
    stated = tuple(_of_statements(table, summary))
    if seats or summary.taker is None:
        # Who is on which side is not known.
        stated = _but(stated, refusals.OF_SIDES)
    return seats, stated


def _of_statements(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    yield from _bonuses(table, summary)
    yield from _claims(table, summary)
    yield from _promises(table, summary)
    yield from _facts(table, summary)


def _but(problems: _Problems, left_out: frozenset[Problem]) -> _Problems:
    return tuple(each for each in problems if each.problem not in left_out)


def _seats(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    people = {summary.taker, summary.dealer, *summary.partners}
    people.update([each.player for each in (*summary.bonuses, *summary.claims)])
    people.update([each.player for each in summary.promises])
    for seat in sorted(people - {None, *table.seats}, key=str):
        yield NO_SUCH_SEAT.at(None, seat=seat or 0, last=summary.players - 1)


def _of_sides(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    partners, most = summary.partners, most_partners(table.rules)
    if partners and not most:
        yield refusals.NO_PARTNER_HERE.at(None, players=summary.players)
    elif summary.taker in partners:
        yield refusals.TAKER_IS_PARTNER.at(None, seat=summary.taker or 0)
    elif len(partners) > most:
        yield refusals.TOO_MANY_PARTNERS.at(None, given=len(partners), most=most)
    elif partners and summary.contract in table.rules.auction.bid:
        yield from _not_partner(table, summary, summary.contract)


def _not_partner(table: Table, summary: Summary, contract: str) -> Iterator[Diagnostic]:
    """Whoever is told to be the partner, and cannot be: nobody can in the contract, or only whoever sits opposite."""
    faces = opposite(table.rules, summary.taker or 0)
    if not has_partner(table.rules, contract):
        yield refusals.NO_PARTNER_IN_CONTRACT.at(None, id=Entry(("auction", "bid", contract)))
    elif faces is not None and summary.taker is not None and summary.partners != (faces,):
        yield refusals.PARTNER_NOT_OPPOSITE.at(None, seat=summary.partners[0], other=faces)


def with_partner(table: Table, summary: Summary) -> Summary:
    """A deal with whoever sits opposite the taker as the partner, as nobody need say."""
    rules, contract = table.rules, summary.contract
    if summary.taker is None or contract is None or not has_partner(rules, contract):
        return summary
    faces = opposite(rules, summary.taker)
    return summary if faces is None else summary._replace(partners=(faces,))


def _speaks_of_a_taken_deal(summary: Summary) -> bool:
    """Whether something is told that there is only when somebody has taken."""
    of_a_taken_deal = (
        *(summary.partners, summary.contract, summary.points, summary.oudlers, summary.margin),
        *(summary.bonuses, summary.claims, summary.promises),
    )
    return any(each is not None and each != () for each in of_a_taken_deal)


def _of_the_count(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    contract = list(_contract(table, summary))
    yield from contract
    yield from _points(table, summary, known_contract=not contract)


def _contract(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    if summary.contract is None:
        yield refusals.CONTRACT_MISSING.at(None)
    elif summary.contract not in table.bids:
        yield refusals.UNKNOWN_CONTRACT.at(None, word=summary.contract, known=Concepts(table.bids))


def _points(table: Table, summary: Summary, *, known_contract: bool) -> Iterator[Diagnostic]:
    points, oudlers, margin = summary.points, summary.oudlers, summary.margin
    if (points is None or oudlers is None) and margin is None:
        yield refusals.POINTS_MISSING.at(None)
    if margin is not None:
        yield from _margin(margin)
    too_many = oudlers is not None and not 0 <= oudlers <= table.count.oudlers
    if oudlers is not None and too_many:
        yield refusals.TOO_MANY_OUDLERS.at(None, given=oudlers, most=table.count.oudlers)
    if points is None:
        return
    if not 0 <= points <= table.count.most:
        yield refusals.TOO_MANY_POINTS.at(None, given=points, most=table.count.most, together=table.count.together)
        return
    if points < table.count.least:
        yield refusals.NOT_ADDED.at(None, given=points, added=table.count.least)
        return
    if (points * 2).denominator != 1:
        yield refusals.HALF_OF_HALF.at(None, given=points)
        return
    if known_contract:
        yield from _chien(table, summary, points)
    if oudlers is not None and not too_many:
        yield from _oudlers(table, points, oudlers)
        if margin is not None:
            yield from _agreement(table, margin, points - table.rules.scoring.target[oudlers])


def _agreement(table: Table, margin: Amount, found: Amount) -> Iterator[Diagnostic]:
    if not agrees(table, margin, found):
        yield refusals.POINTS_AND_MARGIN.at(None, margin=margin, found=found)


def _margin(margin: Amount) -> Iterator[Diagnostic]:
    if (margin * 2).denominator != 1:
        yield refusals.HALF_OF_HALF.at(None, given=margin)


def _chien(table: Table, summary: Summary, points: Amount) -> Iterator[Diagnostic]:
    """The chien, or the discard in its place, counts for a side from the start: half a point a card at least."""
    chien, count = table.rules.deal.chien * _HALF, table.count
    to_defence = table.bids[summary.contract or ""].chien == "defence_tricks"
    least, most = (count.least, count.most - chien) if to_defence else (count.least + chien, count.most)
    if not least <= points <= most:
        yield refusals.CHIEN_NOT_IN_POINTS.at(None, given=points, least=least, most=most)


def _oudlers(table: Table, points: Amount, oudlers: int) -> Iterator[Diagnostic]:
    least, most = table.count.points_with(oudlers)
    if points < least:
        yield refusals.OUDLERS_NOT_IN_POINTS.at(None, given=points, oudlers=oudlers, least=least)
    if points > most:
        yield refusals.POINTS_WITHOUT_OUDLERS.at(None, given=points, oudlers=oudlers, most=most)


def side_of(stated: Stated, summary: Summary) -> Side | None:
    """The side a statement is about."""
    return stated.side if stated.player is None else summary.seat_side(stated.player)


def declarer_of(stated: Stated, summary: Summary) -> int | None:
    """The player who declared: the one named, or the only one of the side."""
    if stated.player is not None or stated.side is None:
        return stated.player
    members = summary.members(stated.side)
    return members[0] if len(members) == 1 else None


def _bonuses(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    for stated in summary.bonuses:
        if stated.id not in table.earned:
            yield refusals.UNKNOWN_BONUS.at(None, word=stated.id, known=Concepts(table.earned))
    for name, count in Counter(stated.id for stated in summary.bonuses).items():
        if count > 1:
            yield refusals.BONUS_TWICE.at(None, id=Entry(("bonus", name)))


def check_bonuses(proof: Proof) -> Iterable[Diagnostic]:
    """Bonuses that go to nobody known, or that the deal disproves."""
    facts, summary = proof.facts, proof.facts.summary
    if not summary.bonuses and not summary.claims:
        return ()
    if facts.table.counting_matters:
        return _of_bonuses(proof)
    found: _Problems = facts.told.remember(("bonuses", proof.outline), lambda: tuple(_of_bonuses(proof)))
    return found


def _of_bonuses(proof: Proof) -> Iterator[Diagnostic]:
    facts = proof.facts
    found = [_bonus(facts, stated, impossible=stated.id in proof.impossible) for stated in facts.summary.bonuses]
    wrong = [each for each in found if each is not None]
    yield from wrong or _together(facts)
    yield from _requirements(facts)


def _bonus(facts: Facts, stated: Stated, *, impossible: bool) -> Diagnostic | None:
    table = facts.table
    facts.owner = Owner(stated.side, stated.player, None, stated.facts)
    pay = table.pays["bonus", stated.id, None]
    payee = pay.payee(facts)
    if pay.payer is None:
        if payee in SIDES and stated.side is not None and stated.side != payee:
            return refusals.NOT_PAID_TO.at(None, id=Entry(("bonus", stated.id)), side=other_side(stated.side))
        # A player says nothing of the side: the bonus may be paid to those who caught that player's card.
        if stated.side is None and payee not in SIDES and not pay.by_result:
            return refusals.SIDE_MISSING.at(None, id=Entry(("bonus", stated.id)), what="bonus")
    earned = table.earned[stated.id]
    if impossible:
        return refusals.not_earned(stated.id, by_oudlers=_by_oudlers(facts, lambda _: can_be_alone(facts, stated)))
    if is_true(earned(facts)) is False:
        return refusals.not_earned(stated.id, by_oudlers=_by_oudlers(facts, earned))
    return _without_oudler(facts, stated)


def _by_oudlers(facts: Facts, earned: Made) -> bool:
    """Whether it is the number of oudlers alone that shows that something was not earned."""
    before = facts.oudlers, facts.captors
    holder = holder_of_oudlers(facts) if sweep_of(facts) is None else None
    facts.oudlers = UNKNOWN
    facts.captors = {name: who for name, who in facts.captors.items() if holder is None or who != holder}
    can_be = is_true(earned(facts)) is not False
    facts.oudlers, facts.captors = before
    return can_be


def _together(facts: Facts) -> Iterator[Diagnostic]:
    """The first bonus that no deal earns beside those told before it: two sides cannot both have all four queens."""
    table, when = facts.table, dict(conditions(facts.table.rules.bonus))
    sides = {stated.id: side_of(stated, facts.summary) for stated in facts.summary.bonuses}
    told = tuple(
        (name, side) for name, side in sides.items() if name in when and (side or name not in table.of_achiever)
    )
    for number in range(2, len(told) + 1):
        some = told[:number]
        earned: Made = table.remember(("all earned", some), partial(table.all_earned, some))
        if is_true(earned(facts)) is False:
            yield refusals.not_earned(some[-1][0], by_oudlers=_by_oudlers(facts, earned))
            return


def _without_oudler(facts: Facts, stated: Stated) -> Diagnostic | None:
    """Whoever wins an oudler in the last trick, or in the first, has an oudler."""
    oudlers, winners = facts.oudlers, {"last_trick": facts.winner, "first_trick": _winner_of_first(facts, stated)}
    if oudlers is UNKNOWN:
        return None
    for trick, winner in winners.items():
        if winner is UNKNOWN or winner is None or not needs_an_oudler(facts.table, stated.id, trick):
            continue
        side = facts.side_of(winner) if isinstance(winner, int) else winner
        if (oudlers if side == ATTACK else facts.table.count.oudlers - oudlers) == 0:
            return refusals.BONUS_WITHOUT_CARD.at(None, id=Entry(("bonus", stated.id)), side=side, oudlers=oudlers)
    return None


def _winner_of_first(facts: Facts, stated: Stated) -> Person:
    """Who won the first trick, if that is whom a bonus is told for."""
    payee = facts.table.rules.bonus[stated.id].payee
    if not (isinstance(payee, Path) and payee.steps[:2] == ("first_trick", "winner")):
        return UNKNOWN
    return stated.side if stated.player is None else stated.player


def _requirements(facts: Facts) -> Iterator[Diagnostic]:
    """A claim that the rules did not allow to be made."""
    table, summary = facts.table, facts.summary
    for stated in summary.claims:
        facts.owner = Owner(side_of(stated, summary), declarer_of(stated, summary), None, stated.facts)
        declared = table.declared[stated.id, stated.level or ""]
        allowed = is_true(declared(facts)) is not False and not _is_lower(facts, stated)
        if not allowed or not _was_allowed(facts, stated.id):
            level = Entry(("claim", stated.id, "level", stated.level or ""))
            yield refusals.NOT_ALLOWED.at(None, id=Entry(("claim", stated.id)), level=level)


def _was_allowed(facts: Facts, claim: str) -> bool:
    """Whether somebody may have declared it: what lay in a chien that nobody saw, nobody knew."""
    required, rules = facts.table.required.get(claim), facts.table.rules
    if required is None:
        return True
    found = is_true(required(facts))
    if not hides_chien(rules.auction.bid[facts.summary.contract or ""]):
        return found is not False
    then = is_true(_without_chien(facts, required))
    may = then is True or (then is not False and rules.claim[claim].unseen != "forbidden")
    # A void one is told by leaving it out.
    return may and (found is not False or rules.claim[claim].if_false == "reversed")


def _without_chien(facts: Facts, read: Made) -> Value:
    """What a condition comes to for whoever does not see the chien."""
    said, owner = facts.said, facts.owner
    facts.said = {path: value for path, value in said.items() if path[0] != "chien"}
    facts.owner = owner._replace(said=tuple(each for each in owner.said if each[0][0] != "chien"))
    found = read(facts)
    facts.said, facts.owner = said, owner
    return found


def _is_lower(facts: Facts, stated: Stated) -> bool:
    """Whether the hand is known to fit a higher level, which is the one to declare."""
    claim = facts.table.rules.claim[stated.id]
    levels = list(claim.level)
    higher = levels[levels.index(stated.level or "") + 1 :] if claim.count == "best_level" else ()
    return any(is_true(facts.table.declared[stated.id, each](facts)) is True for each in higher)


def _claims(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    wrong = [problem for stated in summary.claims for problem in _claim(table, summary, stated)]
    yield from wrong
    if not wrong:
        yield from _hands(table, summary)


def _claim(table: Table, summary: Summary, stated: Stated) -> Iterator[Diagnostic]:
    claim = table.rules.claim.get(stated.id)
    if claim is None:
        yield refusals.UNKNOWN_CLAIM.at(None, word=stated.id, known=Concepts(table.rules.claim))
        return
    if stated.level is None:
        yield refusals.LEVEL_MISSING.at(None, id=Entry(("claim", stated.id)), known=Concepts(claim.level))
        return
    if stated.level not in claim.level:
        yield refusals.UNKNOWN_LEVEL.at(
            None, id=Entry(("claim", stated.id)), word=stated.level, known=Concepts(claim.level)
        )
        return
    side = side_of(stated, summary)
    if stated.player is not None and stated.side not in {None, side}:
        yield refusals.SIDE_OF_PLAYER.at(None, seat=stated.player, id=Entry(("claim", stated.id)))
    if declarer_of(stated, summary) is None and table.pays["claim", stated.id, stated.level].payer is not None:
        yield refusals.PLAYER_MISSING.at(None, id=Entry(("claim", stated.id)))
    elif side is None:
        yield refusals.SIDE_MISSING.at(None, id=Entry(("claim", stated.id)), what="claim")
    verdict = table.judged(claim.level[stated.level].when, ((stated.id, stated.level),))
    if verdict is not None and verdict.holds is None:
        level = Entry(("claim", stated.id, "level", stated.level))
        yield refusals.CLAIM_IMPOSSIBLE.at(None, id=Entry(("claim", stated.id)), level=level)


def _hands(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    """Claims of one hand, and of several."""
    hands = list(_by_declarer(summary).values())
    for claims in hands:
        if len(claims) > 1:
            yield from _same_hand(table, claims)
    if len(hands) > 1 and (len(hands) > summary.players or not can_be_together(table, hands)):
        yield refusals.CLAIMS_TOGETHER.at(None, ids=_named(summary.claims))
    for side in SIDES:
        same = Counter((each.id, each.level) for each in summary.claims if side_of(each, summary) == side)
        for (name, _), count in same.items():
            if count > len(summary.members(side)) and len(hands) <= summary.players:
                yield refusals.CLAIM_TWICE.at(None, id=Entry(("claim", name)))


def _by_declarer(summary: Summary) -> dict[int | str, list[Stated]]:
    """Claims that one hand made; of those whose player is not known each is taken for another hand's."""
    result: dict[int | str, list[Stated]] = {}
    for number, stated in enumerate(summary.claims):
        seat = declarer_of(stated, summary)
        result.setdefault(seat if seat is not None else f"{number}", []).append(stated)
    return result


def _same_hand(table: Table, claims: list[Stated]) -> Iterator[Diagnostic]:
    claims = sorted(claims, key=lambda each: (each.id, each.level or ""))
    for one, two in pairwise(claims):
        if one.id == two.id and (one.level == two.level or table.rules.claim[one.id].count == "best_level"):
            yield refusals.CLAIM_TWICE.at(None, id=Entry(("claim", one.id)))
            return
    key = tuple((each.id, each.level) for each in claims)
    verdict = table.judged(condition_of(table.rules, claims), key)
    if verdict is not None and verdict.holds is None:
        yield refusals.CLAIMS_TOGETHER.at(None, ids=_named(claims))


def _named(claims: "list[Stated] | tuple[Stated, ...]") -> Entries:
    return Entries(dict.fromkeys(("claim", each.id, "level", each.level or "") for each in claims))


def _promises(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    for promised in summary.promises:
        promise = table.rules.promise.get(promised.id)
        if promise is None:
            yield refusals.UNKNOWN_PROMISE.at(None, word=promised.id, known=Concepts(table.rules.promise))
            continue
        if promised.id in seen:
            yield refusals.PROMISE_TWICE.at(None, id=Entry(("promise", promised.id)))
        seen.add(promised.id)
        if promised.announced == DEFENCE and promise.who == "taker":
            yield refusals.PROMISE_NOT_ALLOWED.at(None, id=Entry(("promise", promised.id)))
        if promised.announced == ATTACK and not _may_be_said(table, summary.contract, promised.id):
            bids = [name for name, feat in table.announced_by.items() if feat == promised.id]
            yield refusals.PROMISE_NOT_BID.at(None, id=Entry(("promise", promised.id)), known=Concepts(bids))
        if promised.player is not None and promised.announced not in {None, summary.seat_side(promised.player)}:
            yield refusals.SIDE_OF_PLAYER.at(None, seat=promised.player, id=Entry(("promise", promised.id)))


def _may_be_said(table: Table, contract: str | None, promise: str) -> bool:
    """Whether a feat may be announced in a contract: some only by bidding a contract that promises it."""
    return table.rules.promise[promise].moment != "as_bid" or table.announced_by.get(contract or "") == promise


def _told(summary: Summary) -> list[Told]:
    """Facts by their paths: of the deal, then of each payment."""
    of_payments = [each.facts for each in (*summary.bonuses, *summary.claims)]
    return [summary.facts, *of_payments, *(each.facts for each in summary.promises)]


def _facts(table: Table, summary: Summary) -> Iterator[Diagnostic]:
    """Facts told by their paths: there is such a path, and what it is told to be is possible."""
    if not any(_told(summary)):
        return
    names, endings = Names(frozenset(table.classes), frozenset(table.kept)), Endings(table.rules, "open")
    for told in _told(summary):
        for steps, value in told:
            kind = SPEECH.type_of(steps, "settlement", names)
            if isinstance(kind, Unknown):
                yield refusals.UNKNOWN_FACT.at(None, word=".".join(steps))
            elif isinstance(value, Card) and not table.pack.holds(value):
                yield NOT_IN_PACK.at(None, card=card_name(value))
            elif value is not None and kind in {COUNT, PLAYER}:
                usual = (0, len(table.pack) if kind == COUNT else summary.players - 1)
                # What somebody counts depends on the points, and is looked at with them.
                is_of_place = kind_of(steps[:1]) in PLACES or is_of_cards(steps) or is_of_trick(steps)
                of_place = endings.limits_of(steps) if is_of_place else None
                least, most = of_place or usual
                if not least <= value <= most:
                    yield refusals.fact_impossible(steps, value, least, most)
