"""One language's pages put into the theme by mkdocs. Only a build imports this module: mkdocs is an extra.

mkdocs is given no files: pages are handed over as they are, so that no text of a variant is ever read as
Markdown, as a template or as the name of a file.
"""

import json
import logging
import tempfile
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import material  # type: ignore[import-untyped]  # noqa: F401 better missed now than when all pages are made
from mkdocs.commands.build import build
from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page as MkdocsPage
from mkdocs.structure.toc import AnchorLink, TableOfContents

from tarotrules.book.markup import escape
from tarotrules.site import mending, theming
from tarotrules.site.folding import also_found_by
from tarotrules.site.headings import headings
from tarotrules.site.navigation import alone, called, menu, title
from tarotrules.site.page import SUFFIX, Page
from tarotrules.site.words import words

THEME: Final = Path(__file__).parent / "theme"
_BOOK: Final = Path(__file__).parents[1] / "book"
STYLES: Final = (_BOOK / "card.css", _BOOK / "picture.css", *sorted(THEME.glob("*.css")))
"""Cards and pictures look as in the books; everything else is the site's own."""
NAME: Final = "tarotrules"
SITEMAP: Final = "sitemap.xml"
INDEX: Final = "search/search_index.json"
BOOKS: Final = 4
"""By so much a rule is found before what other pages say with the same words."""


class Edition(NamedTuple):
    """What is published in one language."""

    language: str
    editions: Sequence[str]
    """All languages there are."""
    pages: Sequence[Page]
    url: str
    """Where the site will be found; empty if nobody said."""
    studio: bool
    """Whether the site has one."""
    kept: Collection[str]
    """The paths of pages that are not written, because they are what they were."""
    before: Path
    """What was to be searched when those were written."""


def publish(edition: Edition, folder: Path) -> None:
    """Write the pages of a language into a folder, and what stands around them."""
    # What mkdocs has to say of pages that it leaves out is known.
    logging.getLogger("mkdocs").setLevel(logging.ERROR if edition.kept else logging.WARNING)
    with tempfile.TemporaryDirectory() as nothing:
        build(_config(edition, nothing, folder), dirty=bool(edition.kept))


def _config(edition: Edition, nothing: str, folder: Path) -> MkDocsConfig:
    config = MkDocsConfig()
    config.load_dict(_settings(edition, nothing, folder))
    errors, _ = config.validate()
    if errors:
        raise ValueError(errors)
    config.plugins[NAME] = _Shelf(edition)
    theming.share(config.theme)
    return config


def _settings(edition: Edition, nothing: str, folder: Path) -> dict[str, Any]:
    say = words(edition.language).say
    names = {code: words(code).say("site-language") for code in edition.editions}
    return {
        "site_name": NAME,
        "site_description": say("site-motto"),
        "site_url": f"{edition.url}/{edition.language}/" if edition.url else "",
        "docs_dir": nothing,
        "site_dir": str(folder),
        "use_directory_urls": False,
        "theme": {
            "name": "material",
            "custom_dir": str(THEME / "overrides"),
            "language": edition.language,
            "font": False,
            "favicon": "assets/cards.svg",
            "features": ["navigation.tabs", "navigation.indexes", "navigation.footer", "navigation.top", "toc.follow"],
            "palette": [
                _palette("light", "default", "night", say("site-to-dark")),
                _palette("dark", "slate", "sunny", say("site-to-light")),
            ],
        },
        "plugins": {"material/search": {}},
        "markdown_extensions": [],
        "extra_css": [f"assets/{path.name}" for path in STYLES],
        "extra": {"generator": False, "editions": names, "words": {"other": say("site-other-languages")}},
        "copyright": escape(say("site-made-with", name=NAME)),
        "nav": menu(edition.pages, studio=words(edition.language).say("section-studio") if edition.studio else None),
        # The studio is a page of its own, which mkdocs is not told of.
        "validation": {"nav": {"not_found": "ignore"}},
    }


def _palette(media: str, scheme: str, icon: str, toggle: str) -> dict[str, Any]:
    return {
        "media": f"(prefers-color-scheme: {media})",
        "scheme": scheme,
        "primary": "custom",
        "accent": "custom",
        "toggle": {"icon": f"material/weather-{icon}", "name": toggle},
    }


class _Leaf(MkdocsPage):
    """A page that is ready: nothing is read, nothing rendered."""

    def __init__(self, page: Page, file: File, config: MkDocsConfig, edition: Edition) -> None:
        super().__init__(called(page, edition.language), file, config)
        self._ready = page
        self._alone = alone(page, edition.pages)

    def read_source(self, config: MkDocsConfig) -> None:  # noqa: ARG002 mkdocs calls it so
        self.markdown = ""
        self.meta = {"title": self._ready.title, "kind": self._ready.kind, "path": self._ready.path}
        if self._ready.kind == "home" or self._alone:
            self.meta["hide"] = ["navigation", "toc"] if self._ready.kind == "home" else ["navigation"]
        if self._ready.kind == "book":
            self.meta["search"] = {"boost": BOOKS}
        if self._ready.description:
            self.meta["description"] = self._ready.description

    def render(self, config: MkDocsConfig, files: Files) -> None:  # noqa: ARG002
        ready, html = self._ready, mending.content(self._ready.html)
        inner = f'<div lang="{ready.language}">\n{html}\n</div>' if ready.language else html
        self.content = f'<h1 dir="auto">{escape(ready.title)}</h1>\n{inner}'
        self.toc = _contents(ready.html)


def _contents(html: str) -> TableOfContents:
    """The list of contents; a heading of the third rank belongs to the one before it."""
    top: list[AnchorLink] = []
    for found in headings(html):
        entry = AnchorLink(escape(found.title), found.id, found.rank)
        (top[-1].children if top and found.rank > top[0].level else top).append(entry)
    return TableOfContents(top)


class _Kept(File):
    """The file of a page that is what it was."""

    def is_modified(self) -> bool:
        return False


class _NoSettings(Config):  # type: ignore[no-untyped-call]  # mkdocs says no types there
    """What the plugin can be told from outside: nothing."""


class _Shelf(BasePlugin[_NoSettings]):  # type: ignore[no-untyped-call]  # mkdocs says no types there
    """Hands the pages over."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self._edition = edition

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        if not self._edition.url:
            # A list of addresses, and a page that is served for others, need to know where the site is.
            config.theme.static_templates.clear()
            for address in [each for each in files if each.src_uri == SITEMAP]:
                files.remove(address)
        for page in self._edition.pages:
            kind = _Kept if page.path in self._edition.kept else File
            file = kind.generated(config, f"{page.path}.md", content="")
            file.page = _Leaf(page, file, config, self._edition)
            files.append(file)
        for path in (*STYLES, THEME / "cards.svg"):
            files.append(File.generated(config, f"assets/{path.name}", content=path.read_bytes()))
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:  # noqa: ARG002
        for each in nav.items:
            if isinstance(each, Section):
                each.title = title(each.title, self._edition.language)
        return nav

    def on_post_page(self, output: str, *, page: MkdocsPage, config: MkDocsConfig) -> str:  # noqa: ARG002
        return mending.page(output)

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Let words be found that are typed without their accents, or spelled in another way."""
        path = Path(config.site_dir, INDEX)
        index = json.loads(path.read_text("utf-8"))
        index["config"]["fields"]["folded"] = {"boost": 1.0}
        for entry in index["docs"]:
            entry["folded"] = also_found_by(f"{entry['title']} {entry['text']}", self._edition.language)
        index["docs"] = list(_in_order([*index["docs"], *_known(self._edition)], self._edition.pages))
        path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def _known(edition: Edition) -> Iterator[dict[str, Any]]:
    """What was found on the pages that are kept."""
    if edition.kept:
        said = json.loads(edition.before.read_text("utf-8"))["docs"]
        yield from (each for each in said if _page_of(each).removesuffix(SUFFIX) in edition.kept)


def _in_order(entries: Sequence[dict[str, Any]], pages: Sequence[Page]) -> Iterator[dict[str, Any]]:
    """What is found, page by page."""
    by_page: dict[str, list[dict[str, Any]]] = {}
    for each in entries:
        by_page.setdefault(_page_of(each), []).append(each)
    return (each for page in pages for each in by_page.get(page.path + SUFFIX, ()))


def _page_of(entry: dict[str, Any]) -> str:
    return str(entry["location"]).partition("#")[0]
