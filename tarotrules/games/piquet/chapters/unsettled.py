"""What rules leave open, as questions to be settled before the first deal."""

from collections.abc import Iterator

from tarotrules.book import tree
from tarotrules.games.piquet.chapters.beside import Beside
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.told import TWO
from tarotrules.games.telling.unsettled import Question, chapter, question, rule_of
from tarotrules.settings.walk import SettingPath, left_open


def unsettled(beside: Beside) -> Iterator[tree.Chapter]:
    """The chapter, if there is a question."""
    rulesets = (beside.variant.rulesets[each] for each in beside.players)
    paths = dict.fromkeys(path for rules in rulesets for path in left_open(rules) if _matters(rules, path))
    of_play = (each for players in beside.players for each in _of_play(beside.teller(players)))
    settings = ((beside.words.tell(question(path)), rule_of(beside, path)) for path in paths)
    known = beside.all.rules
    yield from chapter(beside, (*settings, *((said, slot if slot in known else None) for said, slot in of_play)))


def _matters(rules: Ruleset, path: SettingPath) -> bool:
    """Whether it makes a difference: two have but one way round."""
    return path != ("seating", "direction") or rules.players > TWO


def _of_play(teller: Teller) -> Iterator[Question]:
    """What no setting asks for: what the loser pays, and what follows from slips."""
    rules, say = teller.rules, teller.say
    if not rules.settle:
        yield say("open-settling"), "match.settling"
    if not rules.fault:
        yield say("open-faults"), "play.follow"
