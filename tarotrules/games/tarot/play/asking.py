"""Why something may not be done in a position, or after what a record tells."""

import json
from typing import Any

from tarotrules.games.tarot.engine import refusals
from tarotrules.games.tarot.engine.refusals import Refused
from tarotrules.games.tarot.play import reasons
from tarotrules.games.tarot.play.acts import Act, Play
from tarotrules.games.tarot.play.position import position
from tarotrules.games.tarot.play.reading import as_object
from tarotrules.games.tarot.play.reasons import Reason, RuleOf
from tarotrules.games.tarot.play.record import Unreadable, act_from_json
from tarotrules.games.tarot.play.replaying import RECORD, again
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


def why_not(rules: Ruleset, data: Any, act: Any, rule_of: RuleOf) -> Reason | None:
    """What forbids an act; nothing, if it may be done; raises :class:`~tarotrules.games.refused.Refused`."""
    meant = _act(act)
    if RECORD in as_object(data):
        return reasons.why_not(again(play_table(rules), data, rule_of).phase, meant)
    found = position(rules, data)
    return found.why_not(meant.card) if isinstance(meant, Play) else Reason("not-now", awaited="card")


def _act(written: Any) -> Act:
    """An act as records write it."""
    try:
        return act_from_json(written)
    except Unreadable:
        said = written if isinstance(written, str) else json.dumps(written, ensure_ascii=False)
        raise Refused(refusals.WRONG_VALUE, key="act", value=said, hint="wrong") from None
