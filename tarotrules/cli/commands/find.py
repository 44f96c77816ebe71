"""``find``: which known variants and options have a rule, by words or by what a setting says."""

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tarotrules import documents
from tarotrules.cli.asked import Unfit, Unusable, form, language
from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer, answer_book
from tarotrules.games.registry import FAMILIES, USUAL, family
from tarotrules.source.diagnostics import Diagnostic

if TYPE_CHECKING:
    from tarotrules.book.tree import Book
    from tarotrules.games.variant import Hit, Played
    from tarotrules.told_of import Spoken
    from tarotrules.wherever import Condition
    from tarotrules.wording.catalogue import Catalogue

COMMAND = Command(
    "differences",
    (Argument("sought", takes="some"),),
    forms=("text", "md", "html", "json"),
    examples=("misère", '"handful.single.worth = 10"', '"auction.rounds = one" "handful.triple.worth > 40"'),
)


def run(asked: Asked) -> int:
    """Write who has it, rule by rule."""
    from tarotrules.wherever import conditions

    shape, lang = form(asked), language(asked)
    wanted = conditions(asked.sought)
    if isinstance(wanted, Diagnostic):
        raise Unfit(wanted)
    found = _found(wanted, lang)
    if isinstance(found, Diagnostic):
        raise Unusable([found], {})
    told = found.rules
    if shape == "json":
        return answer(json.dumps([_data(each) for each in told], ensure_ascii=False), asked)
    return answer_book(_sheet(" ".join(asked.sought), told, found.values, family().catalogue(lang)), asked)


def _found(wanted: "Sequence[Condition]", lang: str) -> "Spoken | Diagnostic":
    """The rules of the first game that has any which speak of it; if there is none, what is said of the usual one."""
    from tarotrules.lookup import Reader
    from tarotrules.told_of import spoken

    found: dict[str, Spoken | Diagnostic] = {}
    for game in FAMILIES:
        found[game] = said = spoken(wanted, Reader(documents.vocabulary(game), lang), game)
        if not isinstance(said, Diagnostic) and said.rules:
            return said
    return found[USUAL]


def _data(each: "Played") -> dict[str, Any]:
    """A rule, wherever it is played."""
    return {
        "number": each.number,
        "name": each.name,
        "wordings": [
            {
                "variants": [hit.name for hit in who if not hit.option],
                "options": [hit.name for hit in who if hit.option],
                "sentences": list(said),
            }
            for who, said in each.ways
        ],
    }


def _sheet(typed: str, told: "Sequence[Played]", values: Sequence[str], words: "Catalogue") -> "Book":
    """The same to be read."""
    from tarotrules.book import tree
    from tarotrules.book.inline import line

    subtitle = words.say("wherever-found", n=len(told)) if told else words.say("wherever-nobody")
    if values and not told:
        subtitle = words.say("wherever-values", values=list(values))
    entries = tuple(tree.Contrast((each.number,), line(each.name), tuple(_wordings(each, words))) for each in told)
    chapters = (tree.Chapter("", "rules", line(words.say("wherever-rules")), (tree.Contrasts((), entries),)),)
    return tree.Book(
        words.say("wherever-title", words=typed), subtitle, words.language, (), chapters if told else (), "sheet"
    )


def _wordings(each: "Played", words: "Catalogue") -> "Iterator[Any]":
    from tarotrules.book import tree
    from tarotrules.book.inline import line

    for who, said in each.ways:
        names = [_named(hit, words) for hit in who]
        yield tree.Wording(line(words.join(names)), (line(words.say("sentence-gap").join(said)),))


def _named(hit: "Hit", words: "Catalogue") -> str:
    return words.say("wherever-option", name=hit.name) if hit.option else hit.name
