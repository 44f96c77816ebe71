"""What may be done in a position, or after what a record tells, and why the rest may not."""

import json
from typing import Any

from tarotrules.cards.bits import CardNumber, each
from tarotrules.cards.sets import NAMES
from tarotrules.games.deals.reading import as_object
from tarotrules.games.deals.refusals import WRONG_VALUE
from tarotrules.games.playing.acts import Play
from tarotrules.games.playing.recorder import Unreadable
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play import reasons
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.identical import as_held
from tarotrules.games.tarot.play.position import position
from tarotrules.games.tarot.play.reasons import Reason, RuleOf
from tarotrules.games.tarot.play.record import act_from_json
from tarotrules.games.tarot.play.replaying import RECORD, again
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


def why_not(rules: Ruleset, data: Any, act: Any, rule_of: RuleOf) -> Reason | None:
    """What forbids an act; nothing, if it may be done; raises :class:`~tarotrules.games.refused.Refused`."""
    meant = _act(act, rules.deck.pack.packs)
    if RECORD in as_object(data):
        phase = again(play_table(rules), data, rule_of).phase
        return reasons.why_not(phase, as_held(phase, meant))
    found = position(rules, data)
    return found.why_not(meant.card) if isinstance(meant, Play) else Reason("not-now", awaited="card")


def legal(rules: Ruleset, data: Any, rule_of: RuleOf) -> dict[str, Any]:
    """Which cards may be played, and why the rest may not; raises :class:`~tarotrules.games.refused.Refused`.

    After a record also who has to do something, and what; where that is no card, there is none to play.
    """
    if RECORD not in as_object(data):
        found = position(rules, data)
        return _cards({card: found.why_not(card) for card in found.hand})
    phase = again(play_table(rules), data, rule_of).phase
    if isinstance(phase, Over):
        return {**_cards({}), "seat": None, "awaited": "nothing"}
    mine = each(phase.hand()) if isinstance(phase, Playing) else ()
    turn = {"seat": phase.seat, "awaited": reasons.not_now(phase).awaited}
    return {**_cards({card: reasons.why_not(phase, Play(card)) for card in mine}), **turn}


def _cards(found: dict[CardNumber, Reason | None]) -> dict[str, Any]:
    told = {NAMES[card]: reason for card, reason in found.items()}
    about = {card: reason.about for card, reason in told.items() if reason is not None and reason.about is not None}
    return {
        "legal": [card for card, reason in told.items() if reason is None],
        "reasons": {card: reason.id for card, reason in told.items() if reason is not None},
        **({"about": about} if about else {}),
    }


def _act(written: Any, packs: int) -> Act:
    """An act as records write it."""
    try:
        return act_from_json(written, packs)
    except Unreadable:
        said = written if isinstance(written, str) else json.dumps(written, ensure_ascii=False)
        raise Refused(WRONG_VALUE, key="act", value=said, hint="wrong", wants="act") from None
