"""A deal's contract, bonuses, claims and feats called by a word of any language, brought to the ids of the rules."""

from collections.abc import Container

from tarotrules.games.tarot.engine.summary import Promised, Stated, Summary
from tarotrules.games.tarot.engine.words import WORDS
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


def in_ids(rules: Ruleset, summary: Summary) -> Summary:
    """The summary with the ids that its words mean; a word that means none of them stays."""
    contract = summary.contract
    return summary._replace(
        contract=contract and _id(contract, rules.auction.bid),
        mode=summary.mode and _id(summary.mode, rules.mode),
        bonuses=tuple(each._replace(id=_id(each.id, rules.bonus)) for each in summary.bonuses),
        claims=tuple(_claim(rules, each) for each in summary.claims),
        promises=tuple(_promise(rules, each) for each in summary.promises),
        faults=tuple(each._replace(id=_id(each.id, rules.fault)) for each in summary.faults),
    )


def _claim(rules: Ruleset, stated: Stated) -> Stated:
    """The only level there is goes without saying."""
    name = _id(stated.id, rules.claim)
    levels = tuple(rules.claim[name].level) if name in rules.claim else ()
    level = levels[0] if stated.level is None and len(levels) == 1 else stated.level
    return stated._replace(id=name, level=level and _id(level, levels))


def _promise(rules: Ruleset, promised: Promised) -> Promised:
    return promised._replace(id=_id(promised.id, rules.promise))


def _id(word: str, known: Container[str]) -> str:
    return word if word in known else next((each for each in WORDS.concepts_of(word) if each in known), word)
