"""Deals played again from what was written down, and what they came to."""

from typing import Any

from tarotrules.expressions.json import dump_number
from tarotrules.games.deals import refusals
from tarotrules.games.piquet.engine.scoring import Account
from tarotrules.games.piquet.play.game import PLAYED, Ending, Game, Over, Phase
from tarotrules.games.piquet.play.reasons import Reason, RuleOf, as_told, not_by
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.rereading import replayed, written
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.play.tricks import Playing
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing.refereeing import Fault, NotAllowed
from tarotrules.games.playing.rereading import Stopped
from tarotrules.games.refused import Refused
from tarotrules.source.node import Node


class Replayed(Node):
    """A deal that was played again."""

    account: Account | None
    """By place; nothing, if it was void."""
    data: dict[str, Any]
    """The same as JSON, by seat."""
    ending: Ending
    dealer: int
    """Who deals next."""


def replay(rules: Ruleset, data: Any, rule_of: RuleOf) -> Replayed:
    """A deal played again; raises :class:`~tarotrules.games.refused.Refused` at the first act that was not allowed."""
    table = play_table(rules)
    found = written(table, data)
    return misdealt(table, found.dealt.dealer) if found.misdealt else settled(again(table, data, rule_of).phase)


def again(table: PlayTable, data: Any, rule_of: RuleOf) -> Recorder:
    """A record, played as far as it goes; raises :class:`~tarotrules.games.refused.Refused`."""
    try:
        return replayed(table, data)
    except Stopped as stopped:
        reason = not_by(stopped.phase, stopped.seat, stopped.act) or Reason("deal-is-over")
        phase, said = stopped.phase, as_told(reason, rule_of)
        fault = Fault(stopped.seat, stopped.act, reason)
        if isinstance(phase, Playing):
            could = phase.playable() if phase.seat == stopped.seat else 0
            fault = fault._replace(trick=len(phase.tricks) + 1, could=could)
        raise NotAllowed(fault, refusals.ILLEGAL_ACT, number=stopped.number, seat=stopped.seat, **said) from None


def settled(over: Phase | Over) -> Replayed:
    """What a deal came to; raises :class:`~tarotrules.games.refused.Refused` for one that is not over."""
    if not isinstance(over, Over):
        raise Refused(refusals.NOT_A_RECORD, what="unfinished", value="", number=0)
    account = account_of(over)
    return Replayed(account, account_json(over.game, account) | {"next_dealer": over.dealer}, PLAYED, over.dealer)


def account_json(game: Game, account: Account) -> dict[str, Any]:
    """An account as JSON data, by seat; what was scored in the order of the reckoning."""

    def amounts(*categories: str) -> list[Any]:
        return [dump_number(each) for each in by_seat(game, account.of(*categories))]

    return {
        "scores": [dump_number(each) for each in by_seat(game, account.scores)],
        "hand": amounts("claims", "contests"),
        "play": amounts("play"),
        "cards": amounts("cards"),
        "bonus": [dump_number(each) for each in by_seat(game, account.bonus)],
        "tricks": by_seat(game, account.tricks),
        "entries": [
            {"category": each.category, "id": each.name, "seat": game.seat_of(each.seat)}
            | {"amount": dump_number(each.amount)}
            for each in account.entries
        ],
        "milestones": [
            {"id": each.name, "seat": game.seat_of(each.seat), "worth": each.worth} for each in account.reached
        ],
    }


def misdealt(table: PlayTable, dealer: int) -> Replayed:
    """A deal that is void: nobody scores, and the cards are dealt again (R16)."""
    following = (dealer + (table.rules.deal.misdeal == "next_dealer")) % table.players
    data = {"ending": "misdeal", "scores": [0] * table.players, "next_dealer": following}
    return Replayed(None, data, "misdeal", following)
