"""What is said of deals that are played, whatever the game: whether something may be done."""

from collections.abc import Mapping
from typing import Any

from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.told import Rule, Teller, capitalised
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import plain


def why(reason: str, says: str, rule: Rule | None, turn: int | None, teller: Teller[Any]) -> dict[str, Any]:
    """A reason as JSON data: its name, what it says, the rule, if it needs one, with its text, and whose turn it is."""
    told = None if rule is None else plain(joined(map(capitalised, rule.phrases), teller.words))
    number = None if rule is None else teller.numbers.of(rule.slot)
    of_turn = {} if turn is None else {"turn": turn}
    return {"reason": reason, "says": says, "rule": number, "text": told, **of_turn}


def why_text(found: Mapping[str, Any] | None, words: Catalogue) -> str:
    """A reason as plain lines; or that there is none."""
    if found is None:
        return words.say("why-allowed")
    if found["rule"] is None:
        return str(found["says"])
    return f"{found['says']}\n{words.say('why-rule', rule=found['rule'], text=found['text'])}"
