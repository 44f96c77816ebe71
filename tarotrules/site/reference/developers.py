"""The pages of ``docs/`` for whoever calls the program; they are in English."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tarotrules.site.page import Page
from tarotrules.site.reference.manual import page
from tarotrules.site.reference.prose import PAGES, from_markdown
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import sentences

FILES: Final = ("engine-config.md", "commands.md")
ENGLISH: Final = "en"


def pages() -> Mapping[str, Callable[[str], Page]]:
    """Both pages, below a sentence that says which language they are in."""
    return {file: partial(_page, file) for file in FILES}


def _page(file: str, language: str) -> Page:
    told, here = sentences(language), PAGES[file]
    name = here.rpartition("/")[2]
    body = render("english", tell=told.tell, foreign=language != ENGLISH, body=from_markdown(page(file), here, file))
    title, description = told.say(f"reference-{name}-title"), told.say(f"reference-{name}-description")
    return Page(here, title, body, "reference", description)
