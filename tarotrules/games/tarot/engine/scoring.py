"""What a deal is worth: from a summary to scores, with an account of every payment.

The order of the reckoning is that of :mod:`tarotrules.games.tarot.ruleset.scoring`. Amounts are exact;
``unit`` is signed from the taker's side and is what each defender pays (or, negative, receives).
"""

from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from typing import Any, Final

from tarotrules.expressions.compiled import UNKNOWN, is_true
from tarotrules.expressions.rounding import Amount, divided, size, whole
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.account import Account, Term, account_json
from tarotrules.games.tarot.engine.alone import is_alone, settled_alone
from tarotrules.games.tarot.engine.announced import with_announced
from tarotrules.games.tarot.engine.contradicted import contradicted, with_feats
from tarotrules.games.tarot.engine.counting import points_and_oudlers
from tarotrules.games.tarot.engine.facts import NOBODY, Facts, Owner, Result, other_side
from tarotrules.games.tarot.engine.faults import check_faults, with_faults
from tarotrules.games.tarot.engine.naming import in_ids
from tarotrules.games.tarot.engine.possible import (
    check_bonuses,
    check_told,
    declarer_of,
    side_of,
    with_partner,
    without_wrong,
)
from tarotrules.games.tarot.engine.proofs import Proof, known, prove
from tarotrules.games.tarot.engine.questions import question
from tarotrules.games.tarot.engine.results import NO_ROUNDING, Rounds, distance, is_made
from tarotrules.games.tarot.engine.summary import (
    ATTACK,
    DEFENCE,
    Promised,
    Reading,
    Side,
    Summary,
    read_summary,
)
from tarotrules.games.tarot.engine.table import Due, Memory, Table, table_of
from tarotrules.games.tarot.ruleset.paid import Outcome
from tarotrules.games.tarot.ruleset.payments import DEFAULT_SHARES
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.source.diagnostics import Diagnostic, Entry, each_once

__all__ = ["Account", "Term", "account_json"]

_DEALER: Final = ("dealer",)


def score(rules: Ruleset, deal: Any) -> Account:
    """The account of a deal given as JSON; raises :class:`Refused` for one that cannot be."""
    return settle_reading(rules, read_summary(deal, rules.players))


def settle_reading(rules: Ruleset, reading: Reading) -> Account:
    """The account of a deal; raises :class:`Refused` with all that is wrong with it, and with how it is written."""
    if reading.problems:
        more = tuple(_in_spite_of(reading, rules))
        unknown = {each.arguments["word"] for each in more if each.problem == refusals.UNKNOWN_PROMISE}
        raise Refused(*(each for each in reading.problems if not _asks_of(each, unknown)), *more)
    if not reading.tells and may_be_taken(rules):
        raise Refused(refusals.NOTHING_TOLD, contract=next(iter(rules.auction.bid)))
    return settle(rules, reading.summary)


def _asks_of(problem: Diagnostic, unknown: Container[object]) -> bool:
    """Whether a problem asks what became of a promise that there is not."""
    about = problem.arguments.get("id")
    return problem.problem == refusals.PROMISE_EMPTY and isinstance(about, Entry) and about[-1] in unknown


def settle(rules: Ruleset, summary: Summary, *, checked: bool = True) -> Account:
    """The account of a deal; raises :class:`Refused`, with every problem, for one that cannot be.

    Unless ``checked``, whatever can be reckoned is reckoned, and only an amount that nobody can know is refused.
    """
    if summary.faults:
        return _with_faults(rules, in_ids(rules, summary), checked=checked)
    table, told, summary = _asked(rules, summary)
    if checked and check_told(table, told, summary):
        # Only then are ids looked up as words, so that programs pay nothing for them.
        summary = with_announced(table, in_ids(rules, summary))
        told = table.told(summary)
        problems = check_told(table, told, summary)
        if problems:
            raise Refused(*problems, *_beyond(problems, table, summary))
    return _told(table, told, summary, checked=checked)


def _with_faults(rules: Ruleset, summary: Summary, *, checked: bool) -> Account:
    """The account of a deal in which somebody was at fault; whatever else is wrong with it is refused as well."""
    problems = tuple(check_faults(rules, summary))
    if problems:
        raise Refused(*problems, *_problems(rules, summary._replace(faults=())))
    return with_faults(rules, summary, partial(_in_spite_of_faults, rules, checked=checked))


def _in_spite_of_faults(rules: Ruleset, summary: Summary, *, checked: bool) -> Account:
    """The account of a deal whose count need not be that of whole tricks: cards were wrong, or points went back."""
    try:
        return settle(rules, summary, checked=checked)
    except Refused as refused:
        if any(each.problem not in refusals.OF_TRICKS for each in refused.diagnostics):
            raise
        return settle(rules, summary, checked=False)


def settled_if_possible(rules: Ruleset, summary: Summary) -> Account | None:
    """The account of a deal told in ids; nothing for one that cannot be, of which nobody asks what is wrong with it."""
    table, told, summary = _asked(rules, summary)
    if check_told(table, told, summary):
        return None
    try:
        return _told(table, told, summary, checked=True)
    except Refused:
        return None


def _asked(rules: Ruleset, summary: Summary) -> tuple[Table, Memory, Summary]:
    """What a deal is settled by, and all that is told of it."""
    table = table_of(rules)
    if table.announced_by:
        summary = with_announced(table, summary)
    if summary.facts:
        summary = with_feats(table, summary)
    if table.faces and not summary.partners:
        summary = with_partner(table, summary)
    return table, table.told(summary), summary


def _told(table: Table, told: Memory, summary: Summary, *, checked: bool) -> Account:
    """The account of a deal of which only what was told is known."""
    if summary.taker is None:
        return nobody_took(table, summary)
    return reckoned(table, summary, partial(prove, table, told, summary), checked=checked)


def nobody_took(table: Table, summary: Summary) -> Account:
    """The account of a deal that nobody took: everybody played alone, or nothing was played."""
    return settled_alone(table, summary) if is_alone(table, summary) else Account(summary, (0,) * summary.players)


def settle_played(rules: Ruleset, summary: Summary) -> Account:
    """The account of a deal that was played: every fact is told that the rules ask about, and nothing is forgotten."""
    table = table_of(rules)
    if summary.taker is None:
        return nobody_took(table, summary)
    return reckoned(table, summary, partial(known, table, summary), checked=False)


def reckoned(table: Table, summary: Summary, prove_by: Callable[[Result], Proof], *, checked: bool) -> Account:
    """The account of a deal, by what is known of it once it is seen what its points make of the contract."""
    target, result = _target_and_result(table, summary)
    proof = prove_by(result)
    into_margin: list[Due] = []
    if table.adds_to_margin:
        into_margin = [due for due in _dues(proof) if due.pay.into_margin]
        proof = prove_by(result._replace(margin=_margin(proof, into_margin)))
    if checked:
        problems = (*proof.problems, *check_bonuses(proof), *contradicted(proof.facts))
        if problems:
            raise Refused(*each_once(problems))
    try:
        return _account(proof, into_margin, target)
    except Refused:
        raise Refused(*_unsettled(proof)) from None


def _unsettled(proof: Proof) -> list[Diagnostic]:
    """What nobody can know of each payment."""
    found: list[Diagnostic] = []
    for due in (proof.facts.table.stake, *_dues(proof)):
        try:
            _term(due, proof.facts)
        except Refused as refused:
            found += [each for each in refused.diagnostics if each not in found]
    return found


def _problems(rules: Ruleset, summary: Summary) -> tuple[Diagnostic, ...]:
    try:
        settle(rules, summary)
    except Refused as refused:
        return refused.diagnostics
    return ()


def _beyond(problems: tuple[Diagnostic, ...], table: Table, summary: Summary) -> Iterator[Diagnostic]:
    """What else is wrong with a deal, once what is wrong by itself is left out."""
    rest = with_announced(table, without_wrong(table, summary))
    if rest != summary:
        for each in _problems(table.rules, rest):
            if each.problem not in refusals.OF_ABSENCE and each not in problems:
                yield each


def _in_spite_of(reading: Reading, rules: Ruleset) -> Iterator[Diagnostic]:
    """What else is wrong with a deal that was not wholly understood."""
    doubtful = set(refusals.OF_ABSENCE)
    if not reading.summary.partners and rules.call is not None:
        doubtful |= refusals.OF_SIDES
    if not reading.players_said:
        doubtful |= refusals.OF_SEATS
    return (each for each in _problems(rules, reading.summary) if each.problem not in doubtful)


def _dues(proof: Proof) -> list[Due]:
    facts, table = proof.facts, proof.facts.table
    dues = [*_stated(facts)] if facts.summary.bonuses or facts.summary.claims else []
    if proof.promises:
        promised = [due for each in proof.promises for due in _promise(facts, each)]
        dues += _without_rivals(facts, promised) if len(promised) > 1 else promised
    forgotten = table.earned if proof.is_whole or facts.said else table.provable
    if forgotten and (proof.is_whole or not table.rules.scoring.forgotten_lost):
        dues += _forgotten_bonuses(proof, forgotten)
    return dues


def _account(proof: Proof, into_margin: list[Due], target: int | None) -> Account:
    facts, table, summary = proof.facts, proof.facts.table, proof.facts.summary
    made, difference, margin = proof.result
    signed = margin if made else -margin
    if made is None and table.rules.scoring.half_point_short == "unscored":
        return Account(summary, (0,) * summary.players, None, target, difference, signed)
    terms = (_term(table.stake, facts), *_beside_the_stake(proof, into_margin))
    raw_unit: Amount = 0
    for term in terms:
        if term.unit is not None:
            raw_unit += term.unit
    unit = table.unit.of(made)(raw_unit)
    scores = _balance(table, unit, _seats(table, summary, terms, unit, unit - raw_unit))
    return Account(summary, scores, made, target, difference, signed, terms, raw_unit, unit)


def _beside_the_stake(proof: Proof, into_margin: list[Due]) -> tuple[Term, ...]:
    """What is paid into the margin, then what is paid beside."""
    facts = proof.facts
    if facts.table.counting_matters or proof.is_whole:
        dues = _dues(proof)
        if facts.table.adds_to_margin:
            dues = [*into_margin, *(due for due in dues if not due.pay.into_margin)]
        return tuple([_term(due, facts) for due in dues])
    found: tuple[Term, ...] = facts.told.remember(
        ("terms", proof.outline), lambda: tuple(_term(due, facts) for due in _dues(proof))
    )
    return found


def result_of(table: Table, summary: Summary) -> Result:
    """What the points make of the contract."""
    return _target_and_result(table, summary)[1]


def _target_and_result(table: Table, summary: Summary) -> tuple[int | None, Result]:
    """The target, if it is known, and what the points make of the contract."""
    alone = not summary.partners
    key = ("result", summary.contract, summary.points, summary.oudlers, summary.margin, alone)
    found: tuple[int | None, Result] = table.remember(key, lambda: _worked_out(table, summary))
    return found


def _worked_out(table: Table, summary: Summary) -> tuple[int | None, Result]:
    target: int | None = None
    difference = summary.margin
    scoring = table.rules.scoring
    points, oudlers = summary.points, summary.oudlers
    if points is None or oudlers is None:
        points, oudlers = points_and_oudlers(table, summary)
    if oudlers is not None:
        target = scoring.target[oudlers]
        difference = summary.margin if points is None else points - target
    if difference is None:
        raise Refused(refusals.POINTS_MISSING)
    short = scoring.half_point_short
    made, raw = is_made(difference, short), distance(difference, short)
    return target, Result(made, raw, table.margin.sized(raw, made=made))


def _margin(proof: Proof, dues: list[Due]) -> Amount:
    """The difference with what is paid into it, rounded where it stands on the line of numbers; without its sign."""
    facts, difference = proof.facts, proof.result.difference
    for due in (facts.table.stake, *dues):
        if due.pay.into_margin:
            difference += _into_margin(due, facts)
    return facts.table.margin.sized(difference, made=proof.result.made)


def _into_margin(due: Due, facts: Facts) -> Amount:
    """What a payment adds to the difference; the attack is short in a drawn deal as well."""
    amount = _amount(due, facts)
    return amount if _payee_side(due, facts) == (ATTACK if facts.made is True else DEFENCE) else -amount


def _stated(facts: Facts) -> Iterator[Due]:
    """Bonuses and claims, as told."""
    table, summary = facts.table, facts.summary
    for stated in summary.bonuses:
        yield Due(table.pays["bonus", stated.id, None], Owner(stated.side, stated.player, None, stated.facts))
    for stated in summary.claims:
        owner = Owner(side_of(stated, summary), declarer_of(stated, summary), None, stated.facts)
        yield Due(table.pays["claim", stated.id, stated.level], owner, reversed=_is_false(facts, stated.id, owner))


def _is_false(facts: Facts, claim: str, owner: Owner) -> bool:
    """Whether a claim turned out to be false, of which as much is lost as would have been won."""
    table = facts.table
    if claim not in table.required or table.rules.claim[claim].if_false != "reversed":
        return False
    facts.owner = owner
    return is_true(table.required[claim](facts)) is False


_EITHER: Final = (Owner(ATTACK), Owner(DEFENCE))


def _forgotten_bonuses(proof: Proof, names: Iterable[str]) -> Iterator[Due]:
    """What was certainly earned is paid, whether or not somebody remembers."""
    facts, table = proof.facts, proof.facts.table
    told = [each.id for each in facts.summary.bonuses]
    for name in names:
        if name not in told:
            earned, earners = table.earned[name], []
            for owner in _EITHER if name in table.of_achiever else (NOBODY,):
                facts.owner = owner
                if earned(facts) is True:
                    earners.append(owner)
            if earners:
                # What both sides have achieved, somebody must say who is paid for, unless the cards do.
                pay, clear = table.pays["bonus", name, None], proof.is_whole or len(earners) == 1
                yield from (Due(pay, each) for each in (earners if clear else [NOBODY]))


def _promise(facts: Facts, promised: Promised) -> Iterator[Due]:
    """Announced and kept, announced and missed, kept without a word (perhaps by the other side)."""
    player = promised.player
    if player is None and facts.table.rules.promise[promised.id].who == "taker":
        player = facts.summary.taker
    owner = Owner(promised.kept, player, promised.announced, promised.facts)
    for outcome in _outcomes(promised):
        pay = facts.table.pays.get(("promise", promised.id, outcome))
        if pay is not None:
            yield Due(pay, owner)


def _outcomes(promised: Promised) -> tuple[Outcome, ...]:
    announced, kept = promised.announced, promised.kept
    if announced is None:
        return () if kept is None else ("unannounced",)
    if announced == kept:
        return ("announced",)
    return ("broken",) if kept is None else ("broken", "unannounced")


def _without_rivals(facts: Facts, dues: list[Due]) -> Iterator[Due]:
    """Of two rival promises that one side has achieved, only the dearer; of equals, the rival that is named."""
    achieved = [due for due in dues if due.pay.detail != "broken"]
    for due in dues:
        rivals = (each for each in achieved if _are_rivals(facts.table, due, each))
        if due.pay.detail == "broken" or not any(_yields(facts, due, each) for each in rivals):
            yield due


def _are_rivals(table: Table, one: Due, two: Due) -> bool:
    if one.owner.side != two.owner.side:
        return False
    promise = table.rules.promise
    return promise[one.pay.id].rival == two.pay.id or promise[two.pay.id].rival == one.pay.id


def _yields(facts: Facts, due: Due, other: Due) -> bool:
    one, two = _amount(due, facts), _amount(other, facts)
    promise = facts.table.rules.promise
    # Of two that name each other, the first by name stays.
    named = promise[due.pay.id].rival == other.pay.id and (
        promise[other.pay.id].rival != due.pay.id or other.pay.id < due.pay.id
    )
    return one < two or (one == two and named)


def _amount(due: Due, facts: Facts) -> Amount:
    facts.owner = due.owner
    amount: Any = due.pay.amount(facts)
    if amount is None or amount is UNKNOWN:
        raise Refused(refusals.AMOUNT_UNKNOWN, id=_entry(due, facts), **question(facts, due.pay))
    known: Amount = amount
    return known


def _entry(due: Due, facts: Facts) -> Entry:
    """What the rules call it that is paid: the stake is that of a contract."""
    pay = due.pay
    return Entry(("auction", "bid", facts.summary.contract or "") if pay.kind == "contract" else (pay.kind, pay.id))


def _term(due: Due, facts: Facts) -> Term:
    pay = due.pay
    if pay.into_margin:
        added = _into_margin(due, facts)
        side = _payee_side(due, facts)
        return Term(pay.kind, pay.id, added, pay.detail, side=side, shares="", margin=added)
    return _side_term(due, facts) if pay.payer is None else _player_term(due, facts)


def _payee_side(due: Due, facts: Facts) -> Side | None:
    facts.owner = due.owner
    side: Any = due.pay.payee(facts)
    if side is UNKNOWN or (side is None and not due.pay.by_result):
        # What only the cards could tell, the summary states. A drawn deal has no winners, whatever is stated.
        if due.owner.side is None:
            raise Refused(refusals.WHOSE_BONUS, id=_entry(due, facts), kind="bonus")
        return due.owner.side
    found: Side | None = side
    return other_side(found) if due.reversed and found is not None else found


def _side_term(due: Due, facts: Facts) -> Term:
    """A payment to a side, counted per defender: what each defender pays it, or receives."""
    pay, amount, side = due.pay, _amount(due, facts), _payee_side(due, facts)
    multiplier = facts.bid.multiplier(facts.made) if pay.multiplied else 1
    unit = 0 if side is None else amount * multiplier if side == ATTACK else -amount * multiplier
    if pay.follows_result and facts.made is False:
        unit = -unit
    return Term(pay.kind, pay.id, amount, pay.detail, multiplier, side, unit, None, pay.shares)


def _player_term(due: Due, facts: Facts) -> Term:
    """A payment between players: per head, or one amount shared by those who pay."""
    amount = _amount(due, facts)
    payees, payers = _ends(due, facts)
    total = amount * len(payers) if due.pay.per_head and payers else amount
    seats: list[Amount] = [0] * facts.summary.players
    for seat in payers:
        seats[seat] -= divided(total, len(payers))
    for seat in payees:
        seats[seat] += divided(total, len(payees))
    pay = due.pay
    if due.reversed:
        seats = [-each for each in seats]
    return Term(pay.kind, pay.id, amount, pay.detail, side=due.owner.side, seats=tuple(seats))


def _ends(due: Due, facts: Facts) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who is paid, and who pays; *others* are all but those at the other end."""
    rules_payee, rules_payer = due.pay.others
    payees = None if rules_payee else _people(due, facts, due.pay.payee)
    payers = None if rules_payer else _people(due, facts, due.pay.payer)
    if _is_nobody(payees, rules_payee) or _is_nobody(payers, rules_payer):
        return (), ()
    return (
        _all_but(facts, payers or (), due) if payees is None else payees,
        _all_but(facts, payees or (), due) if payers is None else payers,
    )


def _is_nobody(people: tuple[int, ...] | None, others: bool) -> bool:  # noqa: FBT001 what the rules say
    """Whether the rules name somebody, and there is nobody: a taker who plays alone has no partner."""
    return people is None and not others


def _all_but(facts: Facts, people: tuple[int, ...], due: Due) -> tuple[int, ...]:
    rest = tuple(seat for seat in facts.table.seats if seat not in people)
    return rest or tuple(seat for seat in facts.table.seats if seat != due.owner.player)


def _people(due: Due, facts: Facts, read: Any) -> tuple[int, ...] | None:
    """The players meant; ``None`` if there is nobody of the kind."""
    facts.owner = due.owner
    found = read(facts)
    if found is None or isinstance(found, tuple):
        return found
    if isinstance(found, str):
        return facts.summary.members(DEFENCE if found == DEFENCE else ATTACK)
    if found is UNKNOWN:
        if due.pay.by_dealer and facts.table.reader(_DEALER)(facts) is UNKNOWN:
            raise Refused(refusals.AMOUNT_UNKNOWN, id=_entry(due, facts), asked="dealer", path=_DEALER[0])
        found = due.owner.player if due.pay.kind == "bonus" else None
    if not isinstance(found, int):
        raise Refused(refusals.PLAYER_MISSING, id=_entry(due, facts))
    return (found,)


def _seats(table: Table, summary: Summary, terms: tuple[Term, ...], unit: Amount, adjustment: Amount) -> list[Amount]:
    """Scores by seat; ``adjustment`` is what rounding added to the unit."""
    unpaid: Amount = 0
    scores = [-unit] * summary.players
    if summary.partners:
        share = _nearest(table.partner, _partner_share(table, len(summary.partners), terms, adjustment))
        for seat in summary.partners:
            scores[seat] = share
    for term in terms:
        if term.seats is not None:
            scores = [one + two for one, two in zip(scores, term.seats, strict=True)]
            unpaid += sum(term.seats)
    return _settled(table, summary, scores, unpaid)


def _partner_share(table: Table, many: int, terms: tuple[Term, ...], adjustment: Amount) -> Amount:
    """The part of each of so many partners of what the defenders pay together."""
    parts = table.partner_parts[many - 1]
    share = adjustment * parts[DEFAULT_SHARES]
    for term in terms:
        if term.unit is not None:
            share += term.unit * parts[term.shares]
    return whole(share * (table.players - 1 - many))


def _nearest(rounds: Rounds, amount: Amount) -> Amount:
    return rounds.of(amount >= 0)(amount)


def _settled(table: Table, summary: Summary, scores: list[Amount], unpaid: Amount) -> list[Amount]:
    """Every seat rounded; the taker takes the rest, so that the scores sum to zero, or to what nobody paid."""
    if table.seat is not NO_ROUNDING:
        scores = [_nearest(table.seat, each) for each in scores]
    taker = summary.taker or 0
    scores[taker] = 0
    scores[taker] = unpaid - sum(scores)
    return scores


def _balance(table: Table, unit: Amount, scores: list[Amount]) -> tuple[Amount, ...]:
    """*winners_only*: whoever would score anything positive is credited the unit alone."""
    if table.is_zero_sum:
        return tuple(scores)
    return tuple(size(unit) if each > 0 else 0 for each in scores)
