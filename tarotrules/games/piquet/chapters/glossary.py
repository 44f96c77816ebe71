"""The words of the game, what they mean and where they are explained."""

from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from typing import Final
from unicodedata import combining, normalize

from tarotrules.book import tree
from tarotrules.book.inline import Line, line, plain, reference
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.told import Rule
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase

GLOSSARY: Final[Mapping[str, str]] = {
    "capot": "play.capot",
    "cards": "play.cards",
    "count": "count.*",
    "court": "deck.classes",
    "cut": "deal.cut",
    "dealer": "seating.dealer",
    "discard": "exchange.own",
    "elder": "game.hands",
    "equal": "calling.answers",
    "exchange": "exchange.younger",
    "good": "calling.answers",
    "huitieme": "contest.*.worth",
    "lead": "play.lead",
    "making": "calling.answers",
    "not-good": "calling.answers",
    "partie": "match.end",
    "pips": "deck.pips",
    "quart": "contest.*.worth",
    "quatorze": "contest.*.worth",
    "quint": "contest.*.worth",
    "rubicon": "settle.rubicon",
    "septieme": "contest.*.worth",
    "sinking": "calling.sinking",
    "sixieme": "contest.*.worth",
    "stock": "deal.stock",
    "tierce": "contest.*.worth",
    "trick": "play.winner",
    "trio": "contest.*.worth",
    "younger": "game.hands",
}
"""Each term, and the slot of the rule that explains it."""
_DECLARED: Final = {"claim": "what", "contest": "what", "milestone": "what"}
"""The kinds whose entries are named, and the part of their rules that tells what they are."""
_RUNS: Final = ("tierce", "quart", "quint", "sixieme", "septieme", "huitieme")
_SHAPES: Final = {**dict.fromkeys(_RUNS, "run"), "trio": "rank", "quatorze": "rank"}
"""Of which combinations a term is a name by length."""
Rules = Mapping[str, Rule]
"""By slot."""


def glossary(teller: Teller, rules: Rules) -> tree.Chapter:
    """The chapter, with the terms of the rules that a book has."""
    words = teller.words
    blocks: list[tree.Block] = [tree.Glossary(tuple(_terms(teller, rules)))]
    names = tuple(_names(teller, rules))
    if names:
        blocks += [tree.Heading(line(words.tell("glossary-names"))), tree.Glossary(names)]
    return tree.Chapter("G", "glossary", line(words.tell("glossary-title")), tuple(blocks))


def terms(words: Catalogue) -> Mapping[str, str]:
    """The terms in the order of a language, and what they mean."""
    return {name: plain(line(words.tell(f"term-{name}.definition"))) for name in in_order(words)}


def in_order(words: Catalogue) -> list[str]:
    """The terms as the language sorts them: as the catalogue says, else by spelling."""
    return words.say("glossary-order").split() or sorted(GLOSSARY, key=lambda name: folded(words.say(f"term-{name}")))


def folded(term: str) -> str:
    """A term as it is sorted: without accents and capitals."""
    return "".join(each for each in normalize("NFKD", term.casefold()) if not combining(each))


def explaining(teller: Teller, name: str, rules: Rules) -> str | None:
    """The slot of the rule that explains a term, if there is one; names of lengths are of one shape."""
    shape = _SHAPES.get(name)
    return next(
        (
            slot
            for slot in rules
            if fnmatchcase(slot, GLOSSARY[name])
            and (shape is None or teller.rules.contest[slot.split(".")[1]].of == shape)
        ),
        None,
    )


def _terms(teller: Teller, rules: Rules) -> Iterator[tree.Term]:
    words = teller.words
    for name in in_order(words):
        slot = explaining(teller, name, rules)
        if slot is not None:
            said = words.tell(f"term-{name}.definition")
            yield tree.Term(line(words.tell(f"term-{name}")), _meaning(teller, said, slot))


def _names(teller: Teller, rules: Rules) -> Iterator[tree.Term]:
    """What these rules call what they declare."""
    for kind, part in _DECLARED.items():
        for name in getattr(teller.rules, kind):
            slot = f"{kind}.{name}.{part}"
            if slot in rules:
                title = teller.title(kind, name)
                yield tree.Term(line(title), _meaning(teller, teller.words.tell(f"glossary-{kind}"), slot))


def _meaning(teller: Teller, said: Phrase, slot: str) -> Line:
    rule = reference(teller.numbers.of(slot))
    return line(teller.words.tell("glossary-at", said=said, rule=rule))
