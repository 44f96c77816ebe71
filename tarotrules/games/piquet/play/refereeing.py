"""A referee: a deal played again up to the first thing that was not allowed."""

from typing import Any

from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.reasons import Reason, RuleOf
from tarotrules.games.piquet.play.replaying import Replayed, again, misdealt, settled
from tarotrules.games.piquet.play.rereading import written
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing import refereeing
from tarotrules.games.playing.refereeing import NotAllowed

Fault = refereeing.Fault[Act, Reason]
"""Something that was done and was not allowed."""


class Verdict(refereeing.Verdict[Act, Reason, Replayed]):
    """What a referee finds."""

    fault: Fault | None
    seat: int | None
    result: Replayed | None
    dealer: int
    """A seat: of who dealt everybody has a name."""


def referee(rules: Ruleset, data: Any, rule_of: RuleOf) -> Verdict:
    """The verdict on a record; raises :class:`~tarotrules.games.refused.Refused` for what is none."""
    table = play_table(rules)
    found = written(table, data)
    dealer = found.dealt.dealer
    if found.misdealt:
        return Verdict(None, None, misdealt(table, dealer), dealer)
    try:
        phase = again(table, data, rule_of).phase
    except NotAllowed as stopped:
        return Verdict(stopped.fault, None, None, dealer)
    if isinstance(phase, Over):
        return Verdict(None, None, settled(phase), dealer)
    return Verdict(None, phase.seat, None, dealer)
