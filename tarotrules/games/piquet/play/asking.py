"""What may be done after what a record tells, and why the rest may not."""

import json
from typing import Any

from tarotrules.cards.bits import each
from tarotrules.games.deals import refusals
from tarotrules.games.piquet.play import reasons
from tarotrules.games.piquet.play.acts import Act
from tarotrules.games.piquet.play.cards import NAMES
from tarotrules.games.piquet.play.exchanging import Exchanging
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.reasons import Reason, RuleOf
from tarotrules.games.piquet.play.record import act_from_json, act_to_json
from tarotrules.games.piquet.play.replaying import again
from tarotrules.games.piquet.play.table import play_table
from tarotrules.games.piquet.play.tricks import Leading, Playing
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing.acts import Play
from tarotrules.games.playing.recorder import Unreadable
from tarotrules.games.refused import Refused


def why_not(rules: Ruleset, data: Any, act: Any, rule_of: RuleOf) -> Reason | None:
    """What forbids an act; nothing, if it may be done; raises :class:`~tarotrules.games.refused.Refused`."""
    meant = _act(act)
    return reasons.why_not(again(play_table(rules), data, rule_of).phase, meant)


def legal(rules: Ruleset, data: Any, rule_of: RuleOf) -> dict[str, Any]:
    """Whose turn it is after a record, where the elder sits, and what may be done.

    ``legal`` are cards that may be played, ``reasons`` why the others of the hand may not; where something else is to
    be done, ``may`` is a list of what, as records write it, or for an exchange how many cards
    ``least`` and ``most``, and whether ``none`` is allowed, too.
    Raises :class:`~tarotrules.games.refused.Refused`.
    """
    phase = again(play_table(rules), data, rule_of).phase
    elder = phase.game.seat_of(0)
    if isinstance(phase, Over):
        return {"legal": [], "reasons": {}, "seat": None, "awaited": "nothing", "elder": elder}
    turn = {"seat": phase.seat, "awaited": reasons.not_now(phase).awaited, "elder": elder}
    if isinstance(phase, Playing | Leading):
        hand = phase.hand() if isinstance(phase, Playing) else phase.game.hands[0]
        found = {NAMES[card]: reasons.why_not(phase, Play(card)) for card in each(hand)}
        return {
            "legal": [card for card, reason in found.items() if reason is None],
            "reasons": {card: reason.id for card, reason in found.items() if reason is not None},
            **turn,
        }
    if isinstance(phase, Exchanging):
        return {"legal": [], "reasons": {}, "least": phase.least, "most": phase.most, "none": phase.may_refuse, **turn}
    return {"legal": [], "reasons": {}, "may": [act_to_json(act) for act in phase.options()], **turn}


def _act(written: Any) -> Act:
    """An act as records write it."""
    try:
        return act_from_json(written)
    except Unreadable:
        said = written if isinstance(written, str) else json.dumps(written, ensure_ascii=False)
        raise Refused(refusals.WRONG_VALUE, key="act", value=said, hint="wrong", wants="act") from None
