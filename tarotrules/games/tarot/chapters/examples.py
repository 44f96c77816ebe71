"""The examples of a book: deals of these very rules, told beside the rule they illustrate."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import reduce
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.expressions.rounding import Amount, divided, size
from tarotrules.expressions.tree import And, Compare, Expression, Path, paths_of
from tarotrules.games.tarot.chapters.account import partners_told, stake_of_two, term_title, way
from tarotrules.games.tarot.chapters.payments import payee_of
from tarotrules.games.tarot.chapters.phrases import EVERY_TRICK, Idiom
from tarotrules.games.tarot.chapters.pictures.seats import player
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.lessons import Lesson
from tarotrules.games.tarot.engine.scoring import Account, Term
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE, Side, Summary
from tarotrules.games.tarot.engine.teaching import Taught
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import capitalised
from tarotrules.wording.phrase import Phrase

SUM: Final = "scoring.sum"
"""The rule at which one sum shows everything, and to which whatever is told nowhere else belongs."""

_RESULT: Final = frozenset(("made", "margin", "winners", "losers"))
"""What is known only when the points are counted."""


def slot_of(taught: Taught) -> str:
    """The rule that a deal illustrates: that of the first thing it shows."""
    return SUM if taught.everything or not taught.lessons else _slot(taught.lessons[0])


def _slot(lesson: Lesson) -> str:
    match lesson:
        case Lesson("claim" | "promise" as kind, id):
            return f"{kind}.{id}.paid"
        case Lesson("bonus", id) | Lesson("between", id, "bonus"):
            return f"bonus.{id}"
        case Lesson("between", id, kind):
            return f"{kind}.{id}.paid"
        case Lesson("rounded", "margin") | Lesson("result", "half"):
            return "scoring.difference"
        case Lesson("result"):
            return "scoring.target"
        case Lesson("contract"):
            return "scoring.contract"
        case Lesson("rounded", "unit"):
            return SUM
    return "scoring.settling"


def example(teller: Teller, account: Account) -> tree.Example:
    """A deal: what happened, the sum, and who gets what."""
    told = line(joined(map(capitalised, _situation(teller, account)), teller.words))
    return tree.Example((), (told,), sum=tuple(_sum(teller, account)), outcome=line(_outcome(teller, account)))


def _situation(teller: Teller, account: Account) -> Iterator[Phrase]:
    deal, say = account.summary, teller.say
    partner = partners_told(teller, deal)
    contract = teller.title("auction", "bid", deal.contract or "")
    taker, others = player(teller, deal.taker or 0), [player(teller, seat) for seat in deal.partners]
    other = teller.list(others) if others else Phrase()
    yield say("example-deal", partner=partner, players=deal.players, contract=contract, taker=taker, other=other)
    yield from _promised(teller, deal)
    for seat in dict.fromkeys(claim.player for claim in deal.claims):
        said = teller.list(claimed(teller, claim.id, claim.level) for claim in deal.claims if claim.player == seat)
        by = "taker" if seat == deal.taker else "other"
        yield say("example-claim", by=by, who=player(teller, seat or 0), what=said)
    earned = list(_earned(teller, account))
    yield from (said for said, by_result in earned if not by_result)
    yield _result(teller, account)
    yield from (said for said, by_result in earned if by_result)


def _promised(teller: Teller, deal: Summary) -> Iterator[Phrase]:
    """What was announced, before any hand was declared, and what came of it."""
    for promise in deal.promises:
        announced, kept = promise.announced, promise.kept
        outcome = "unannounced" if announced is None else "announced" if kept == announced else "broken"
        side, title = announced or kept or ATTACK, teller.title("promise", promise.id)
        # Whoever of a side announces it: one player does.
        who = player(teller, promise.player if promise.player is not None else _one_of(deal, side))
        yield teller.say("example-promise", outcome=outcome, side=side, title=title, who=who)


def _one_of(deal: Summary, side: Side) -> int:
    """A player of a side: the taker, or the first defender."""
    return next(seat for seat in range(deal.players) if deal.seat_side(seat) == side)


def claimed(teller: Teller, id: str, level: str | None) -> Phrase:
    """What is declared, with its level if it has several."""
    return teller.say("example-claimed", title=teller.level(id, level))


def _earned(teller: Teller, account: Account) -> Iterator[tuple[Phrase, bool]]:
    """What was in the last trick and who won it, where that is what was earned; of other bonuses, to whom they go.

    Each with whether it follows from the result, and so is told after it.
    """
    winner, inside, others, own = None, list[Phrase](), list[tuple[Phrase, bool]](), False
    for bonus in account.summary.bonuses:
        paid, side = _only_paid(account, bonus.id), bonus.side or DEFENCE
        who = None if paid is None else player(teller, paid)
        found, first = _in_trick(teller, bonus.id, "inside"), _in_trick(teller, bonus.id, "first")
        if first is not None:
            yield teller.say("example-first-trick", who=who or _side(teller, account, side), card=first), False
        elif found is not None:
            carrier, winner = _carrier(teller, account.summary, bonus.id), who or winner or _side(teller, account, side)
            if carrier is not None:
                yield teller.say("example-carried-home", who=winner, inside=[found], card=carrier), False
                continue
            inside.append(found)
            own = own or _might_be_lost(teller, bonus.id, side)
        else:
            title, by_result = teller.title("bonus", bonus.id), _follows_result(teller, bonus.id)
            to_side = teller.say("example-bonus", side=side, title=title)
            said = to_side if who is None else teller.say("example-bonus-of-player", who=who, title=title)
            others.append((said, by_result))
    if winner is not None and inside:
        yield teller.say("example-last-trick", who=winner, inside=inside), False
    if own:
        yield teller.say("example-own-card"), False
    yield from others


def _follows_result(teller: Teller, bonus: str) -> bool:
    """Whether only what becomes of the contract says if a bonus is earned, or by whom."""
    rule = teller.rules.bonus[bonus]
    return any(path[0] in _RESULT for asked in (rule.when, rule.payee) if asked is not None for path in paths_of(asked))


def _might_be_lost(teller: Teller, bonus: str, side: Side) -> bool:
    """Whether a side that wins the one card of a bonus would be paid for more, had the other side played it."""
    other = DEFENCE if side == ATTACK else ATTACK
    known = dict(conditions(teller.rules.bonus))
    asked = {steps[1] for steps in (paths_of(known[bonus]) if bonus in known else ()) if steps[0] == "last_trick"}
    said = [_sides_of(each) for each in known.values()]
    return any(
        len(teller.cards(card)) == 1 and {(card, "player", "side", other), (card, "winner", "side", side)} <= each
        for card in asked & teller.rules.deck.class_.keys()
        for each in said
    )


def _sides_of(condition: Expression) -> set[tuple[str, ...]]:
    """What a condition says of whose side something is, where all of it must hold."""
    match condition:
        case And(operands):
            return {each for operand in operands for each in _sides_of(operand)}
        case Compare("=", Path((side,)), Path(steps)) | Compare("=", Path(steps), Path((side,))):
            return {(*steps, side)}
    return set()


def _side(teller: Teller, account: Account, side: Side) -> Phrase:
    """A side, or the taker by name who is all of it."""
    deal = account.summary
    alone = side == ATTACK and not deal.partners
    return player(teller, deal.taker or 0) if alone else payee_of(teller, Path((side,)))


def _in_trick(teller: Teller, bonus: str, part: str) -> Phrase | None:
    """What must be in the last trick or the first, if nothing else earns a bonus and whoever wins the trick is paid."""
    rule = teller.rules.bonus[bonus]
    idiom = None if rule.when is None else Idiom.of(teller, "bonus", rule.when)
    if idiom is None or not idiom.has(part) or idiom.found.payee(rule.payee) not in {"winner", "player"}:
        return None
    return idiom.told(part)


def _carrier(teller: Teller, deal: Summary, bonus: str) -> Phrase | None:
    """What must have won the last trick, where one side has won every trick, and the one before it counts instead."""
    rule, all_of_them = teller.rules.bonus[bonus], teller.rules.promise
    idiom = None if rule.when is None else Idiom.of(teller, "bonus", rule.when)
    winners = {each.kept for each in deal.promises if each.kept and all_of_them[each.id].kept == EVERY_TRICK}
    has_all = deal.oudlers == teller.rules.deck.pack.oudlers
    if idiom is None or not idiom.has("carrier") or (ATTACK in winners) != has_all or not winners:
        return None
    return idiom.told("carrier")


def _only_paid(account: Account, bonus: str) -> int | None:
    """The one player to whom a bonus is paid by others, if it is not a side's."""
    seats = next((each.seats for each in account.terms if (each.kind, each.id) == ("bonus", bonus)), None)
    paid = [seat for seat, amount in enumerate(seats or ()) if amount > 0]
    return paid[0] if len(paid) == 1 else None


def _result(teller: Teller, account: Account) -> Phrase:
    """What the attack has, what it needs, and what becomes of the contract."""
    raw = account.raw_margin or 0
    # What is paid into the difference stands in the sum.
    margin = raw if _into_difference(account) else size(account.margin or 0)
    exact, short = raw == 0 and account.made, teller.rules.scoring.half_point_short
    return teller.say(
        "example-result",
        points=account.points or Fraction(0),
        oudlers=account.summary.oudlers or 0,
        target=account.target or 0,
        result=short if account.made is None else "exact" if exact else "made" if account.made else "lost",
        raw=raw,
        margin=margin,
        rounded="no" if raw == margin else way(raw, margin),
    )


def _into_difference(account: Account) -> list[Term]:
    return [term for term in account.terms if term.margin is not None]


def _sum(teller: Teller, account: Account) -> Iterator[tree.SumLine]:
    """A line for each payment, what each defender pays or is paid for all of them, and what players pay each other."""
    added = [term for term in account.terms if term.margin is None and term.seats is None]
    for term in (*_into_difference(account), *added):
        yield _term(teller, account, term)
    rounded = account.unit != account.raw_unit
    if rounded or len(added) > 1:
        yield _total(teller, "example-total", account.raw_unit)
    if rounded:
        yield _total(teller, "example-rounded", account.unit)
    for term in account.terms:
        if term.seats is not None:
            yield _term(teller, account, term)


def _term(teller: Teller, account: Account, term: Term) -> tree.SumLine:
    how = _calculation(teller, account, term)
    return tree.SumLine(line(_label(teller, term, account)), line(how), line(_amount(teller, term)))


def _total(teller: Teller, name: str, amount: Amount) -> tree.SumLine:
    signed = Phrase.of(teller.words.signed(amount))
    return tree.SumLine(line(capitalised(teller.say(name))), (), line(signed), total=name == "example-total")


def _label(teller: Teller, term: Term, account: Account) -> Phrase:
    """What a payment is for; the contract has been named."""
    return capitalised(teller.say("example-contract") if term.kind == "contract" else term_title(teller, account, term))


def _calculation(teller: Teller, account: Account, term: Term) -> Phrase:
    """How an amount comes about, where it is not simply what the rules name."""
    if term.margin is not None:
        return teller.say("example-into-difference")
    if term.seats is not None:
        return Phrase("")
    two = stake_of_two(teller, account, term)
    owes = "yes" if term.unit and term.unit < 0 else "no"
    if two is not None:
        worth, margin = two
        less = "yes" if margin < 0 else "no"
        return teller.say(
            "example-stake", owes=owes, worth=worth, less=less, margin=size(margin), multiplier=term.multiplier
        )
    if term.multiplier == 1 or not term.unit:
        return Phrase("")
    amount = size(divided(term.unit, term.multiplier)) if term.multiplier else term.amount
    return teller.say("example-product", owes=owes, amount=amount, multiplier=term.multiplier)


def _amount(teller: Teller, term: Term) -> Phrase:
    if term.seats is None:
        amount = term.unit if term.margin is None else term.margin
        return Phrase.of(teller.words.signed(amount or 0))
    (first, most), *others = sorted(enumerate(term.seats), key=lambda each: each[1] <= 0)
    if most > 0 and len({amount for _, amount in others}) == 1:
        one = teller.say("example-score", who=player(teller, first), score=most)
        return teller.say("example-comma", one=one, two=teller.say("example-others", score=others[0][1]))
    paid = [(player(teller, seat), amount) for seat, amount in enumerate(term.seats) if amount]
    return teller.list(teller.say("example-score", who=who, score=amount) for who, amount in paid)


def _outcome(teller: Teller, account: Account) -> Phrase:
    """Who gets what; the defenders together, if they get the same."""
    deal, scores = account.summary, account.scores
    defenders = deal.members(DEFENCE)
    alike = len({scores[seat] for seat in defenders}) == 1 < len(defenders)
    alone = (deal.taker or 0, *deal.partners) if alike else range(deal.players)
    told = [teller.say("example-score", who=player(teller, seat), score=scores[seat]) for seat in alone]
    if alike:
        told.append(teller.say("example-each", score=scores[defenders[0]]))
    scores_told = reduce(lambda one, two: teller.say("example-comma", one=one, two=two), told)
    return teller.say("example-outcome", contrary=_contrary(account), scores=scores_told)


def _contrary(account: Account) -> str:
    """What became of a contract whose winners pay all the same."""
    if account.made is None or not account.unit or account.made == (account.unit > 0):
        return "no"
    return "made" if account.made else "lost"


def beside(taught: Iterable[Taught], slots: Iterable[str]) -> dict[str, list[Taught]]:
    """The deals by the rule they stand at."""
    told = set(slots)
    found: dict[str, list[Taught]] = {}
    for each in taught:
        slot = slot_of(each)
        found.setdefault(slot if slot in told else SUM, []).append(each)
    return found
