"""The words of the game, what they mean and where they are explained."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Final

from tarotrules.book import tree
from tarotrules.book.inline import line, plain
from tarotrules.games.piquet.chapters import blank
from tarotrules.games.piquet.chapters.beside import Beside
from tarotrules.games.piquet.chapters.reckoning import is_of_hands
from tarotrules.games.telling.glossary import chapter, in_order, meaning
from tarotrules.games.telling.told import TWO, yes_no
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.titles import choose_title

GLOSSARY: Final[Mapping[str, str]] = {
    "capot": "play.capot",
    "cards": "play.cards",
    "count": "count.*",
    "court": "deck.classes",
    "cut": "deal.cut",
    "dealer": "game.hands",
    "discard": "exchange.own",
    "elder": "game.hands",
    "equal": "calling.answers",
    "exchange": "exchange.elder",
    "good": "calling.answers",
    "huitieme": "contest.*.worth",
    "lead": "play.lead",
    "making": "calling.answers",
    "not-good": "calling.answers",
    "partie": "match.end",
    "pips": "deck.pips",
    "quart": "contest.*.worth",
    "quatorze": "contest.*.what",
    "quint": "contest.*.worth",
    "rubicon": "settle.rubicon",
    "septieme": "contest.*.worth",
    "sinking": "calling.sinking",
    "sixieme": "contest.*.worth",
    "stock": "deal.stock",
    "tierce": "contest.*.worth",
    "trick": "play.winner",
    "trio": "contest.*.what",
    "younger": "game.hands",
}
"""Each term, and the slot of the rule that explains it."""
_DECLARED: Final = {"claim": "what", "contest": "what", "milestone": "what"}
"""The kinds whose entries are named, and the part of their rules that tells what they are."""
_RUNS: Final = ("tierce", "quart", "quint", "sixieme", "septieme", "huitieme")
_SHAPES: Final = {**dict.fromkeys(_RUNS, "run"), "trio": "rank", "quatorze": "rank"}
"""Of which combinations a term is a name by length."""


def glossary(beside: Beside) -> tree.Chapter:
    """The chapter, with the terms of the rules that a book has."""
    return chapter(beside.words, _terms(beside), _names(beside))


def terms(words: Catalogue) -> Mapping[str, str]:
    """The terms in the order of a language, and what they mean."""
    return {name: plain(line(words.tell(f"term-{name}.definition"))) for name in in_order(words, GLOSSARY)}


def explaining(beside: Beside, name: str) -> str | None:
    """The slot of the rule that explains a term, if there is one; names of lengths are of one shape."""
    found = (slot for slot in beside.all.rules if fnmatchcase(slot, GLOSSARY[name]))
    return next((slot for slot in found if name not in _SHAPES or _shape(beside, slot) == _SHAPES[name]), None)


def _shape(beside: Beside, slot: str) -> str | None:
    """What the combinations of a contest are of, with whatever number of players there is one."""
    _, name, *_ = slot.split(".")
    return next(rules.contest[name].of for rules in beside.variant.rulesets.values() if name in rules.contest)


def _terms(beside: Beside) -> Iterator[tree.Term]:
    words = beside.words
    for name in in_order(words, GLOSSARY):
        slot = explaining(beside, name)
        if slot is not None:
            said = words.tell(f"term-{name}.definition")
            yield tree.Term(line(words.tell(f"term-{name}")), meaning(beside, said, slot))


def _names(beside: Beside) -> Iterator[tree.Term]:
    """What these rules call what they declare."""
    words, titles = beside.words, beside.variant.titles
    for kind, part in _DECLARED.items():
        names = (name for rules in beside.variant.rulesets.values() for name in getattr(rules, kind))
        for name in dict.fromkeys(names):
            slot = f"{kind}.{name}.{part}"
            if slot in beside.all.rules:
                title = choose_title(titles.get((kind, name), {}), words.language, name)
                yield tree.Term(line(title), meaning(beside, _meant(beside, kind, name), slot))


def _meant(beside: Beside, kind: str, name: str) -> Phrase:
    """What something declared is; what is otherwise for another number of players is not said."""
    words, rulesets = beside.words, beside.variant.rulesets
    having = {players: rules for players, rules in rulesets.items() if name in getattr(rules, kind)}
    entries = [getattr(rules, kind)[name] for rules in having.values()]
    match kind:
        case "claim" if len({each.when for each in entries}) == 1:
            meant = blank.meaning(beside.teller(next(iter(having))), entries[0].when)
            if meant is not None:
                return words.tell(f"glossary-claim-{meant.message}", **meant.given)
        case "contest" if len({each.of for each in entries}) == 1:
            return words.tell(f"glossary-contest-{entries[0].of}")
        case "milestone" if len({(each.reach, each.worth, each.who, is_of_hands(each)) for each in entries}) == 1:
            first, alone = entries[0], words.tell("milestone-alone", alone=yes_no(is_of_hands(entries[0])))
            told = {"reach": first.reach, "worth": first.worth, "who": first.who, "alone": alone}
            return words.tell("glossary-milestone-alike", **told, two=yes_no(set(rulesets) == {TWO}))
    return words.tell(f"glossary-{kind}")
