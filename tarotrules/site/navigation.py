"""The menu: pages by the folder they are in; a folder's index is its head."""

from collections.abc import Iterable
from typing import Any

from tarotrules.site.page import Page
from tarotrules.site.words import words

SECTIONS = ("variants", "options", "comparisons", "language", "diagnostics", "developers")
"""Folders, in the order of the menu."""
SINGLE = {"index": "section-home", "house-rules": "section-house-rules", "play": "section-play"}
"""Pages of no folder, with the message that names them."""


STUDIO = "studio/index.html"
"""A page that is no page of mkdocs."""


def menu(pages: Iterable[Page], studio: str | None = None) -> list[Any]:
    """The menu as mkdocs wants it; ``studio`` is what the studio is called, if the site has one."""
    listed = in_menu(pages)
    single = [_file(page) for name in SINGLE for page in listed if page.path == name]
    written = [{studio: STUDIO}] if studio is not None else []
    return [*single, *written, *(each for folder in SECTIONS if (each := _section(folder, listed)))]


def called(page: Page, language: str) -> str:
    """What the menu calls a page: a folder's head like its folder."""
    folder, _, name = page.path.rpartition("/")
    if page.path in SINGLE:
        return words(language).say(SINGLE[page.path])
    return title(folder, language) if name == "index" and folder in SECTIONS else page.short or page.title


def alone(page: Page, pages: Iterable[Page]) -> bool:
    """Whether no other page is in its folder, so that there is no menu to show beside it."""
    folder = page.path.rpartition("/")[0]
    return not folder or all(each is page or not each.path.startswith(f"{folder}/") for each in in_menu(pages))


def title(folder: str, language: str) -> str:
    """What a folder is called."""
    return words(language).say(f"section-{folder}")


def _section(folder: str, pages: list[Page]) -> Any:
    inside = [page for page in pages if page.path.startswith(f"{folder}/")]
    inside.sort(key=lambda page: not page.path.endswith("/index"))
    if len(inside) == 1:
        return _file(inside[0])
    # A folder in it with a head of its own is a part, called as the menu calls that.
    heads = {page.path.removesuffix("index"): page for page in inside if page.path.endswith("/index")}
    heads.pop(f"{folder}/", None)
    parts = {head.short: [page for page in inside if page.path.startswith(at)] for at, head in heads.items()}
    own = [page for page in inside if not page.path.startswith(tuple(heads))]
    listed = [*map(_file, own), *({called: [*map(_file, part)]} for called, part in parts.items())]
    return {folder: listed} if inside else None


def in_menu(pages: Iterable[Page]) -> list[Page]:
    """The pages a menu has room for: one for each of a hundred codes would drown the rest."""
    return [page for page in pages if page.kind != "diagnostic" or page.path.endswith("index")]


def _file(page: Page) -> str:
    return f"{page.path}.md"
