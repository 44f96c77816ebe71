"""What the rules leave open: questions to be settled before the first deal, each at the rule it belongs to."""

from collections.abc import Iterator
from typing import Final

from tarotrules.book import tree
from tarotrules.cards.pack import EXCUSE
from tarotrules.expressions.tree import paths_of
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.claims import counted
from tarotrules.games.tarot.chapters.glossary import FEW
from tarotrules.games.tarot.chapters.irregularities import RESULT
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.auction import is_held
from tarotrules.games.tarot.ruleset.faults import IF_WON
from tarotrules.games.tarot.ruleset.ruleset import Ruleset, may_be_taken
from tarotrules.games.telling.told import capitalised, yes_no
from tarotrules.games.telling.unsettled import ENTRY, Question, chapter, question, rule_of
from tarotrules.settings.walk import SettingPath, left_open
from tarotrules.wording.titles import choose_title

_TURNS: Final = ("lead_out_of_turn", "play_out_of_turn")
_PLAYING: Final = (*_TURNS, "card_exposed", "revoke")
"""What a card can be that was played wrongly."""
_DISCARDING: Final = frozenset(("discard_too_many", "discard_too_few"))
_SAYS_WHO: Final = frozenset(("dealt_again", "dealt_again_silent"))
"""What is done after a deal that is no more, and says who deals."""


def unsettled(beside: Beside) -> Iterator[tree.Chapter]:
    """The chapter, where there is anything to settle."""
    rulesets = (beside.variant.rulesets[each] for each in beside.players)
    paths = dict.fromkeys(path for rules in rulesets for path in left_open(rules) if _matters(rules, path))
    of_play = (each for players in beside.players for each in _of_play(beside.teller(players)))
    yield from chapter(beside, (*(_of_setting(beside, path) for path in paths), *of_play))


def unwritten(beside: Beside, event: str) -> bool:
    """Whether what follows from a fault is asked, since no file says it."""
    rulesets = (beside.variant.rulesets[each] for each in beside.players)
    return any(event not in {each.event for each in rules.fault.values()} for rules in rulesets)


def _matters(rules: Ruleset, path: SettingPath) -> bool:
    """Whether it makes a difference: nobody asks in which order few cards lie, or cards that are all of one rank."""
    if path[0] != "claim" or path[-1] != "order":
        return True
    counts = counted(rules.claim[path[1]])
    if counts is not None and max(counts.needed.values()) <= FEW:
        return False
    asked = {
        each[1] for level in rules.claim[path[1]].level.values() for each in paths_of(level.when) if each[0] == "hand"
    }
    cards = [card for name in asked if name in rules.deck.class_ for card in rules.deck.class_[name].cards]
    return not cards or len({card.rank for card in cards}) > 1


def _of_setting(beside: Beside, path: SettingPath) -> Question:
    """What a file leaves unsaid, with the rule that would say it."""
    words, asked = beside.words, question(path)
    auction = any(is_held(rules.auction) for rules in beside.variant.rulesets.values())
    said = words.tell(asked, **({"auction": yes_no(auction)} if "auction" in words.arguments(asked) else {}))
    if len(path) >= ENTRY:
        title = choose_title(beside.variant.titles.get(path[:2], {}), words.language, path[1])
        said = capitalised(words.tell("open-of", title=title, question=said))
    return said, rule_of(beside, path)


def _of_play(teller: Teller) -> Iterator[Question]:
    """What no setting asks for: the first trick under a call, and each fault that no file says what follows from."""
    rules, say = teller.rules, teller.say
    written = {each.event for each in rules.fault.values()}
    if rules.call is not None and rules.call.first_lead == "not_called_suit":
        for name in rules.exempt:
            if all(card.suit == EXCUSE for card in teller.cards(name)):
                yield say("open-call-exempt-led", card=teller.noun(name)), "call.lead"
    if rules.match.pool is not None:
        yield say("open-match-pool"), "match.pool"
    if "wrong_dealer" not in written:
        yield say("open-fault-dealer"), "seating.dealer"
    if "wrong_count" not in written:
        yield say("open-fault-misdeal"), "deal.misdeal"
    if rules.deal.chien and may_be_taken(rules) and not written >= _DISCARDING:
        yield say("open-fault-discard"), "chien.discard"
    if any(each.deal != "counts" and each.remedy not in _SAYS_WHO for each in rules.fault.values()):
        usual = any(each.deal == IF_WON for each in rules.fault.values())
        yield say("open-fault-annulled"), RESULT if usual else None
    missing = [each for each in _PLAYING if each not in written]
    if missing:
        out_of_turn = [each for each in missing if each in _TURNS]
        turns = ["out_of_turn"] if len(out_of_turn) > 1 else out_of_turn
        cases = (say("open-fault-case", event=each) for each in (*turns, *missing[len(out_of_turn) :]))
        yield say("open-fault-play", cases=teller.list(cases, "or")), None
