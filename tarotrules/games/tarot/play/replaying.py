"""Deals played again from what was written down: in full, act by act, or told trick by trick."""

from typing import Any, Final, Literal

from tarotrules.games.deals.reading import as_object
from tarotrules.games.deals.refusals import ILLEGAL_ACT, NOT_A_RECORD
from tarotrules.games.playing.refereeing import NotAllowed
from tarotrules.games.playing.rereading import Stopped
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine.possible import check_told
from tarotrules.games.tarot.engine.scoring import Account, account_json, settle_played
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.games.tarot.engine.table import Memory
from tarotrules.games.tarot.play.acts import FoundLate
from tarotrules.games.tarot.play.count import Counted, counted
from tarotrules.games.tarot.play.dealing import after_misdeal
from tarotrules.games.tarot.play.fault import Fault
from tarotrules.games.tarot.play.game import PLAYED, Ending, Over, Phase
from tarotrules.games.tarot.play.reasons import Reason, RuleOf, as_told, not_by
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.rereading import replayed, written
from tarotrules.games.tarot.play.retelling import retell
from tarotrules.games.tarot.play.settlement import account_of, ranked, summary_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.source.node import Node

RECORD: Final = "record"
"""The key that only a deal written act by act has; its value is the version of the form."""


class Replayed(Node):
    """A deal that was played again."""

    account: Account
    """What it is worth; nothing, if nobody took or the deal was called off."""
    data: dict[str, Any]
    """The same, and what was counted, as JSON."""
    ending: Ending | Literal["misdeal"]
    dealer: int
    """Who deals next."""
    silent: int | None = None
    """Who may not bid on the next deal."""


def replay(rules: Ruleset, data: Any, rule_of: RuleOf) -> Replayed:
    """A deal played again; raises :class:`~tarotrules.games.refused.Refused` at the first act that was not allowed."""
    table = play_table(rules)
    if RECORD in as_object(data):
        found = written(table, data)
        return _misdealt(table, found.dealt.dealer) if found.misdealt else settled(again(table, data, rule_of).phase)
    told = retell(table, data, rule_of)
    if told is not None and told.over.game.mode is not None:
        return settled(told.over)
    if told is None:
        moves = table.rules.auction.all_pass != "same_dealer"
        return _nobody_took(table, "all_passed", ((as_object(data).get("dealer") or 0) + moves) % table.players)
    deal = counted(told.over)
    summary = summary_of(deal)
    if told.over.game.discard:
        # The chien that was taken up is not told.
        summary = summary._replace(facts=tuple(each for each in summary.facts if each[0][0] != "chien"))
    return _counted(deal, summary._replace(claims=(*summary.claims, *told.by_nobody_known)))


def again(table: PlayTable, data: Any, rule_of: RuleOf) -> Recorder:
    """A record, played as far as it goes; raises :class:`~tarotrules.games.refused.Refused`."""
    try:
        return replayed(table, data)
    except Stopped as stopped:
        fault = _fault(stopped)
        said = as_told(fault.reason, rule_of)
        raise NotAllowed(fault, ILLEGAL_ACT, number=stopped.number, seat=stopped.seat, **said) from None


def _fault(stopped: Stopped) -> Fault:
    phase, act = stopped.phase, stopped.act
    found = Reason("redeal-not-held", act.id) if isinstance(act, FoundLate) else not_by(phase, stopped.seat, act)
    reason = found or Reason("deal-is-over")
    if not isinstance(phase, Playing):
        return Fault(stopped.seat, act, reason)
    could = phase.playable() if phase.seat == stopped.seat else 0
    return Fault(stopped.seat, act, reason, len(phase.tricks) + 1, could)


def settled(over: Phase | Over) -> Replayed:
    """What a deal is worth; raises :class:`~tarotrules.games.refused.Refused` for one that is not over."""
    if not isinstance(over, Over):
        raise Refused(NOT_A_RECORD, what="unfinished", value="", number=0)
    if over.ending != PLAYED:
        return _nobody_took(over.game.table, over.ending, over.dealer)
    if over.game.mode is not None:
        return _alone(over)
    deal = counted(over)
    return _counted(deal, summary_of(deal))


def _nobody_took(
    table: PlayTable, ending: Ending | Literal["misdeal"], dealer: int, silent: int | None = None
) -> Replayed:
    account = Account(Summary(table.players), (0,) * table.players)
    said = {} if silent is None else {"silent": silent}
    data = {"ending": ending, "scores": [0] * table.players, "next_dealer": dealer, **said}
    return Replayed(account, data, ending, dealer, silent)


def unplayed(table: PlayTable, ending: Ending | Literal["misdeal"], dealer: int, following: int) -> Replayed:
    """What a deal came to that was not played to the end, by who dealt and who deals next."""
    return _misdealt(table, dealer) if ending == "misdeal" else _nobody_took(table, ending, following)


def _misdealt(table: PlayTable, dealer: int) -> Replayed:
    return _nobody_took(table, "misdeal", *after_misdeal(table, dealer))


def _alone(over: Over) -> Replayed:
    """A deal that nobody took and that was played."""
    summary, account = ranked(over), account_of(over)
    found = {
        "card_points_by_seat": [float(each) for each in summary.points_by_seat or ()],
        "oudlers_by_seat": list(summary.oudlers_by_seat or ()),
    }
    return Replayed(account, {**found, **account_json(account)}, PLAYED, over.dealer)


def _counted(deal: Counted, summary: Summary) -> Replayed:
    table = deal.over.game.table
    problems = check_told(table.settling, Memory(), summary)
    if problems:
        raise Refused(*problems)
    account = settle_played(table.rules, summary)
    found = {
        "card_points": deal.attack.points / 2,
        "oudlers": summary.oudlers,
        "bonuses": [{"id": each.id, "side": each.side} for each in account.terms if each.kind == "bonus"],
        "promises": [{"id": each.id, "announced": each.announced, "kept": each.kept} for each in summary.promises],
        "tricks": deal.attack.tricks,
    }
    return Replayed(account, {**found, **account_json(account)}, PLAYED, deal.over.dealer)
