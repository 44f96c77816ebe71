"""Which known rules a table's are nearest to, and how it plays otherwise, as a sheet."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, Final

from tarotrules.book import tree
from tarotrules.book.inline import line
from tarotrules.games.telling.beside import Beside, Differing
from tarotrules.games.telling.differences import joined
from tarotrules.games.telling.manner import Manner
from tarotrules.games.telling.weights import by_chapter, weights
from tarotrules.games.variant import Near, Variant
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, plain
from tarotrules.wording.titles import choose_title

FAR: Final = 12
"""Whoever has more exceptions plays by no known rules."""


def nearest(manner: Manner[Any], variant: Variant, found: Sequence[Near], words: Catalogue) -> tree.Book:
    """The sheet: the nearest with every exception, others that are near, and how that is measured."""
    title = words.say("nearest-title", title=variant.title(words.language))
    if not found:
        return tree.Book(title, words.say("nearest-nothing"), words.language, (), (), "sheet")
    told = Beside(manner, variant, found[0].variant, words).differing
    verdict = _verdict(len(told), named(found[0], words), words)
    chapters = (*_exceptions(told, words), _others(manner, variant, found, words), _measured(manner, found, words))
    return tree.Book(title, plain(verdict), words.language, (), chapters, "sheet")


def named(near: Near, words: Catalogue) -> Phrase:
    """What known rules are called, with the options taken."""
    title = words.tell("comparison-quoted", name=near.base.title(words.language))
    if not near.options:
        return title
    titles = [choose_title(near.variant.options.get(each, {}), words.language, each) for each in near.options]
    options = [words.tell("comparison-quoted", name=each) for each in titles]
    return words.tell("nearest-with", title=title, options=words.join(options), n=len(options))


def _verdict(count: int, name: Phrase, words: Catalogue) -> Phrase:
    if count > FAR:
        return words.tell("nearest-far", name=name, n=count)
    return words.tell("nearest-exceptions", name=name, n=count)


def _exceptions(told: Sequence[Differing], words: Catalogue) -> Iterator[tree.Chapter]:
    if told:
        block = tree.Differences(tuple(each.difference for each in told))
        yield tree.Chapter("", "exceptions", line(words.tell("nearest-here", n=len(told))), (block,))


def _others(manner: Manner[Any], variant: Variant, found: Sequence[Near], words: Catalogue) -> tree.Chapter:
    heads = ("nearest-rules", "nearest-differing", "nearest-distance")
    columns = tuple(tree.Column(line(words.tell(head)), "end" if at else "start") for at, head in enumerate(heads))
    rows = tuple(
        (
            line(named(each, words)),
            line(words.number(len(Beside(manner, variant, each.variant, words).differing))),
            line(_number(each.distance.whole, words)),
        )
        for each in found
    )
    return tree.Chapter("", "near", line(words.tell("nearest-near")), (tree.Table((), columns, rows),))


def _measured(manner: Manner[Any], found: Sequence[Near], words: Catalogue) -> tree.Chapter:
    """What differs chapter by chapter, times what each weighs."""
    told = [by_chapter(manner.weights, each.distance) for each in found]
    heads = (words.tell("nearest-chapter"), words.tell("nearest-weight"), *(each.base.id for each in found))
    columns = tuple(tree.Column(line(head), "end" if at else "start") for at, head in enumerate(heads))
    rows = tuple(
        (
            line(words.tell(f"chapter-{chapter}")),
            line(words.number(weight)),
            *(line(_number(each.get(chapter, Fraction()), words)) for each in told),
        )
        for chapter, weight in weights(manner.weights).items()
        if any(chapter in each for each in told)
    )
    notes = words.tell("nearest-measure"), words.tell("nearest-costs")
    note = tree.Paragraph(line(joined(notes, words)))
    table = (tree.Table((), columns, rows),) if rows else ()
    return tree.Chapter("", "measured", line(words.tell("nearest-measured")), (note, *table))


def _number(value: Fraction, words: Catalogue) -> str:
    """To a tenth: it says who is nearer, and no more."""
    return words.number(Fraction(round(value * 10), 10))
