"""Faults: what they make of a deal, and what they cost. Points that a fault brought are back where they belong."""

from collections.abc import Callable, Iterator

from tarotrules.games.deals.refusals import NO_SUCH_SEAT
from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.account import Account, Fine
from tarotrules.games.tarot.engine.possible import declarer_of, side_of
from tarotrules.games.tarot.engine.summary import ATTACK, Faulted, Stated, Summary
from tarotrules.games.tarot.ruleset.claims import shows_cards
from tarotrules.games.tarot.ruleset.faults import IF_WON, Fault, culprits
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.diagnostics import Concepts, Diagnostic, Entry


def with_faults(rules: Ruleset, summary: Summary, settle: Callable[[Summary], Account]) -> Account:
    """The account of a deal in which somebody was at fault; ``settle`` gives that of a deal in which nobody was."""
    fines = tuple(_fines(rules, summary))
    void = next((each for each in summary.faults if rules.fault[each.id].deal == "annulled"), None)
    if void is not None:
        return Account(summary, (0,) * summary.players, annulled=void.id, fines=fines)
    clean = summary._replace(faults=())
    account = settle(clean)
    gained = next((each for each in summary.faults if _gains(rules.fault[each.id].deal, each, account)), None)
    if gained is not None:
        nothing = account._replace(scores=(0,) * summary.players, terms=(), raw_unit=0, unit=0)
        return nothing._replace(summary=summary, annulled=gained.id, fines=fines)
    lapsed = tuple(each for each in summary.claims if _lapses(rules, summary, each, account))
    if lapsed:
        account = settle(clean._replace(claims=tuple(each for each in summary.claims if each not in lapsed)))
    return account._replace(summary=summary, lapsed=lapsed, fines=fines)


def check_faults(rules: Ruleset, summary: Summary) -> Iterator[Diagnostic]:
    """What is told of faults and cannot be so."""
    for each in summary.faults:
        fault = rules.fault.get(each.id)
        if fault is None:
            yield refusals.UNKNOWN_FAULT.at(None, word=each.id, known=Concepts(rules.fault))
        elif each.player is None:
            yield refusals.CULPRIT_MISSING.at(None, id=Entry(("fault", each.id)))
        elif each.player not in range(rules.players):
            yield NO_SUCH_SEAT.at(None, seat=each.player, last=rules.players - 1)
        else:
            yield from _problems(fault, each, summary)


def _problems(fault: Fault, told: Faulted, summary: Summary) -> Iterator[Diagnostic]:
    id = Entry(("fault", told.id))
    side, seat = culprits(fault), told.player or 0
    if summary.taker is not None and side not in {"anyone", summary.seat_side(seat)}:
        yield refusals.FAULT_OF_OTHER_SIDE.at(None, id=id, seat=seat, side=side)
    most = fault.fine or 0
    if told.fine is not None and not 0 <= told.fine <= most:
        yield refusals.FINE_TOO_HIGH.at(None, id=id, given=told.fine, most=most)


def _fines(rules: Ruleset, summary: Summary) -> Iterator[Fine]:
    """What is charged: always, or as much as the deal tells."""
    for each in summary.faults:
        fault = rules.fault[each.id]
        usual = fault.fine or 0 if fault.charged == "always" else 0
        points = usual if each.fine is None else each.fine
        if points:
            yield Fine(each.id, each.player or 0, points)


def _gains(follows: str | None, fault: Faulted, account: Account) -> bool:
    """Whether something follows only if the side at fault wins, and it does; a drawn deal nobody has won."""
    side = account.summary.seat_side(fault.player or 0)
    return follows == IF_WON and account.made is not None and account.made == (side == ATTACK)


def _lapses(rules: Ruleset, summary: Summary, claim: Stated, account: Account) -> bool:
    """Whether a declaration is not paid because its cards were shown wrongly."""
    if not shows_cards(rules.claim[claim.id]):
        return False
    declarer, side = declarer_of(claim, summary), side_of(claim, summary)
    faults = [
        each
        for each in summary.faults
        if each.player == declarer or (declarer is None and summary.seat_side(each.player or 0) == side)
    ]
    lapse = {rules.fault[each.id].claim: each for each in faults}
    if_won = lapse.get("lapses_if_won")
    return "lapses" in lapse or (if_won is not None and _gains(IF_WON, if_won, account))
