"""What a site is made of, in the order of its menu.

A section is made in all languages at once, because most of the work is the same in each. It rests on the program, on
the files that stand ``beside`` it, and on the files of rules that are read for it, which are noticed.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tarotrules.documents import noticing
from tarotrules.site import comparisons, downloads, guides, options, reference, texts, variants
from tarotrules.site.notes import shipped_file
from tarotrules.site.page import Download, Page, Print
from tarotrules.site.reference import manual
from tarotrules.site.rehearsal import Run
from tarotrules.site.shelf import Shelf

Piece = Page | Download | Print


class Section(NamedTuple):
    """Pages that are made together, and the files they offer."""

    pieces: Callable[[str, Run], Iterator[Piece]]
    beside: Path | None = None
    """A folder of files it reads, all of which count."""


class Made(NamedTuple):
    """A section, as it was made."""

    pieces: Mapping[str, Sequence[Piece]]
    """By language."""
    read: Sequence[str]
    """The shipped files of rules it rests on, as problems name them."""


def sections() -> Mapping[str, Section]:
    """All sections, by name."""
    return {
        **{each: Section(partial(_guide, each), texts.FOLDER) for each in (guides.HOME, guides.TUTORIAL)},
        "variants": Section(_variants),
        **{f"variants/{name}": Section(partial(_variant, name)) for name in Shelf().names},
        "options": Section(_options),
        "comparisons": Section(_comparisons),
        **{f"reference/{name}": Section(partial(_reference, name), manual.folder()) for name in reference.PARTS},
    }


def make(name: str, languages: Sequence[str], run: Run) -> Made:
    """A section in these languages."""
    section = sections()[name]
    with noticing() as read:
        pieces = {language: list(section.pieces(language, run)) for language in languages}
    # A file that somebody follows the tutorial with is made of the text, and lies in another folder each time.
    return Made(pieces, sorted(name for name in read if shipped_file(name) is not None))


def _guide(name: str, language: str, run: Run) -> Iterator[Piece]:
    yield guides.page(name, language, run)


def _variants(language: str, _: Run) -> Iterator[Piece]:
    yield variants.index(Shelf(), language)


def _variant(name: str, language: str, _: Run) -> Iterator[Piece]:
    offers = list(downloads.offers(Shelf(), name, language))
    yield variants.page(Shelf(), name, language, offers)
    yield from (each.download for each in offers)


def _options(language: str, _: Run) -> Iterator[Piece]:
    yield options.index(Shelf(), language)


def _comparisons(language: str, _: Run) -> Iterator[Piece]:
    yield from comparisons.pages(Shelf(), language)


def _reference(name: str, language: str, _: Run) -> Iterator[Piece]:
    yield from reference.pages(name, language)
