"""What to ask when an amount depends on something that nobody has told."""

from typing import Final, Literal

from tarotrules.expressions.tree import Steps
from tarotrules.games.tarot.engine.facts import Facts
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE
from tarotrules.games.tarot.engine.table import Pay
from tarotrules.games.tarot.ruleset.features import is_of_cards
from tarotrules.source.diagnostics import Argument

Asked = Literal["nothing", "card_points", "oudlers", "dealer", "player", "fact", "fact_of"]
"""Which key of the deal would settle it: one of its own, or ``facts`` of the deal or of one payment."""
_KEYS: Final[dict[str, Asked]] = {"points": "card_points", "oudlers": "oudlers"}
_SIDES: Final = frozenset({"attack", "defence", "achiever", "winners", "losers"})
_PEOPLE: Final = frozenset({"declarer", "announcer", "chosen"})
_OF_ONE_HAND: Final = frozenset({"hand", "dealt"})


def question(facts: Facts, pay: Pay) -> dict[str, Argument]:
    """What to ask for the sake of an amount: the key, and the path that nobody has told."""
    unknown = facts.table.unknown_in(pay.worth, facts)
    if not unknown:
        return {"asked": "nothing", "path": ""}
    steps = _in_short(facts, unknown[0])
    asked = _asked(facts, steps)
    # The stake has no entry of its own.
    return {"asked": "fact" if asked == "fact_of" and pay.kind == "contract" else asked, "path": ".".join(steps)}


def _in_short(facts: Facts, steps: Steps) -> Steps:
    """The path that is asked: of cards that somebody's side has, how many the attack has."""
    known = is_of_cards(steps) and facts.table.reader(steps[:-1])(facts) in {ATTACK, DEFENCE}
    return (ATTACK, steps[-1]) if known else steps


def _asked(facts: Facts, steps: Steps) -> Asked:
    if steps[0] == "dealer" and facts.summary.dealer is None:
        return "dealer"
    if steps[0] in _PEOPLE and facts.owner.player is None:
        return "player"
    if steps[0] in _SIDES and steps[-1] in _KEYS:
        return _KEYS[steps[-1]]
    return "fact_of" if steps[0] in _OF_ONE_HAND else "fact"
