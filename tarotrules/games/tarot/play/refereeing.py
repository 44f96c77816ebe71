"""A referee: a deal played again up to the first thing that was not allowed."""

from typing import Any

from tarotrules.games.deals.reading import as_object
from tarotrules.games.playing import refereeing
from tarotrules.games.playing.refereeing import NotAllowed
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.reasons import Reason, RuleOf
from tarotrules.games.tarot.play.replaying import RECORD, Replayed, again, replay
from tarotrules.games.tarot.play.rereading import written
from tarotrules.games.tarot.play.retelling import seat_of_next
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

Verdict = refereeing.Verdict[Act, Reason, Replayed]
"""What a referee finds."""


def referee(rules: Ruleset, data: Any, rule_of: RuleOf) -> Verdict:
    """The verdict on a record, of either form; raises :class:`~tarotrules.games.refused.Refused` for what is none."""
    try:
        table = play_table(rules)
        if RECORD in as_object(data) and not written(table, data).misdealt:
            phase = again(table, data, rule_of).phase
            if not isinstance(phase, Over):
                return Verdict(None, phase.seat, None)
        seat = None if RECORD in data else seat_of_next(table, data, rule_of)
        return Verdict(None, seat, replay(rules, data, rule_of) if seat is None else None)
    except NotAllowed as stopped:
        return Verdict(stopped.fault, None, None)
