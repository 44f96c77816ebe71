"""A page of the site, before the theme is put around it, and how pages link to each other."""

import posixpath
from dataclasses import dataclass
from typing import Literal

Kind = Literal["home", "guide", "book", "comparison", "reference", "diagnostic"]
SUFFIX = ".html"


@dataclass(frozen=True, slots=True)
class Page:
    """One page in one language; its path is the same in every language."""

    path: str
    """Without suffix and language: ``variants/fft``, ``index`` for the home page."""
    title: str
    html: str
    """What stands below the title; text of files is escaped in it."""
    kind: Kind
    description: str = ""
    short: str = ""
    """What the menu calls it, where the title is too long for that."""
    language: str = ""
    """The language of what stands below the title, where it is not the site's."""


@dataclass(frozen=True, slots=True)
class Download:
    """A file beside the pages, to be taken away."""

    path: str
    """With suffix, without language: ``downloads/fft.pdf``."""
    content: bytes


@dataclass(frozen=True, slots=True)
class Print:
    """A file beside the pages that is yet to be set in type."""

    path: str
    form: str
    """That of the book."""
    paper: str
    """What it is set on; those of one form on the same paper have much in common."""
    data: bytes
    """What the typesetter is given."""


def link(here: str, there: str, anchor: str = "") -> str:
    """How one page links to another, wherever the site is put.

    >>> link("variants/fft", "language/index", "blocks")
    '../language/index.html#blocks'
    """
    return to_file(here, there + SUFFIX) + (f"#{anchor}" if anchor else "")


def to_file(here: str, file: str) -> str:
    """How a page links to a file of its language.

    >>> to_file("variants/fft", "downloads/fft.pdf")
    '../downloads/fft.pdf'
    """
    return posixpath.relpath(file, posixpath.dirname(here) or ".")
