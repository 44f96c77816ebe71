"""What a site is made of, in the order of its menu.

A section is made in all languages, and rests on the program, on the files that stand ``beside`` it, and on what is read
for it, which is noticed. Sections whose names begin alike have much in common, and are best made by one process.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tarotrules import library
from tarotrules.games.registry import USUAL
from tarotrules.noticing import Ground, noticing
from tarotrules.site import (
    comparisons,
    downloads,
    guides,
    kinship,
    options,
    reference,
    regions,
    rules,
    texts,
    variants,
)
from tarotrules.site.grounds import shipped_file
from tarotrules.site.page import Download, Page, Print
from tarotrules.site.reference import manual
from tarotrules.site.rehearsal import Run
from tarotrules.site.shelf import Shelf, shelves

Piece = Page | Download | Print


class Section(NamedTuple):
    """A page, or files that are offered."""

    pieces: Callable[[str, Run], Iterator[Piece]]
    beside: Path | None = None
    """A folder of files it reads, all of which count."""


class Made(NamedTuple):
    """A section, as it was made."""

    pieces: Mapping[str, Sequence[Piece]]
    """By language."""
    grounds: Sequence[Ground]
    """What it rests on of the shipped rules."""


def sections() -> Mapping[str, Section]:
    """All sections, by name."""
    every = shelves()
    return {
        **{each: Section(partial(_guide, each), texts.FOLDER) for each in guides.WRITTEN},
        "variants": Section(_variants),
        **{name: section for shelf in every for variant in shelf.names for name, section in _of_variant(variant)},
        "options": Section(partial(_options, USUAL)),
        **{options.path_of(each.game): Section(partial(_options, each.game)) for each in every if _has_options(each)},
        "comparisons/index": Section(partial(_comparisons, USUAL)),
        **{
            comparisons.index_of(each.game): Section(partial(_comparisons, each.game))
            for each in every
            if each.game != USUAL and each.children
        },
        **{f"comparisons/{name}": Section(partial(_comparison, name)) for shelf in every for name in shelf.children},
        "comparisons/kinship": Section(_kinship),
        "comparisons/rules": Section(_rules),
        **{regions.path_of(each): Section(partial(_region, each)) for each in regions.regions(every)},
        **{
            f"reference/{name}": Section(partial(_reference, make), manual.folder())
            for name, make in reference.pages().items()
        },
    }


def together(name: str) -> str:
    """How the names of those begin that a section is best made with."""
    return name.rpartition("/")[0] or name


def make(names: Sequence[str], languages: Sequence[str], run: Run) -> dict[str, Made]:
    """Sections in these languages, one language after the other: much of what is told in one is told there again."""
    known = sections()
    pieces: dict[str, dict[str, list[Piece]]] = {name: {} for name in names}
    grounds: dict[str, set[Ground]] = {name: set() for name in names}
    for language in languages:
        for name in names:
            with noticing() as read:
                pieces[name][language] = list(known[name].pieces(language, run))
            grounds[name] |= read
    return {name: Made(pieces[name], sorted(filter(_is_shipped, grounds[name]))) for name in names}


def _is_shipped(ground: Ground) -> bool:
    """A file that somebody follows the tutorial with is made of the text, and lies in another folder each time."""
    return ground.kind != "text" or shipped_file(ground.name) is not None


def _guide(name: str, language: str, run: Run) -> Iterator[Piece]:
    yield guides.page(name, language, run)


def _variants(language: str, _: Run) -> Iterator[Piece]:
    yield variants.index(shelves(), language)


def _of_variant(name: str) -> Iterator[tuple[str, Section]]:
    yield f"variants/{name}/page", Section(partial(_variant, name))
    for kind in downloads.kinds(name):
        yield f"variants/{name}/{kind.label}", Section(partial(_files, name, kind))


def _variant(name: str, language: str, _: Run) -> Iterator[Piece]:
    yield variants.page(Shelf(), name, language)


def _files(name: str, kind: downloads.Kind, language: str, _: Run) -> Iterator[Piece]:
    yield from downloads.files(Shelf(), name, kind, language)


def _has_options(shelf: Shelf) -> bool:
    """Whether a game that is not the usual one has options, which are on a page of their own."""
    return shelf.game != USUAL and bool(library.shipped_options(shelf.game))


def _options(game: str, language: str, _: Run) -> Iterator[Piece]:
    yield options.index(Shelf(game), language)


def _comparisons(game: str, language: str, _: Run) -> Iterator[Piece]:
    yield comparisons.index(Shelf(game), language)


def _comparison(name: str, language: str, _: Run) -> Iterator[Piece]:
    yield comparisons.page(Shelf(), name, language)


def _kinship(language: str, _: Run) -> Iterator[Piece]:
    yield kinship.page(Shelf(), language)


def _rules(language: str, _: Run) -> Iterator[Piece]:
    yield from rules.pages(Shelf(), language)


def _region(name: str, language: str, _: Run) -> Iterator[Piece]:
    yield regions.page(shelves(), name, language)


def _reference(make: Callable[[str], Page], language: str, _: Run) -> Iterator[Piece]:
    yield make(language)
