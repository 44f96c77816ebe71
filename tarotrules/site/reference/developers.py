"""The pages of ``docs/`` for whoever calls the program; they are in English."""

from collections.abc import Iterator
from typing import Final

from tarotrules.site.page import Page
from tarotrules.site.reference.manual import page
from tarotrules.site.reference.prose import PAGES, from_markdown
from tarotrules.site.reference.rendering import render
from tarotrules.site.reference.sentences import sentences

FILES: Final = ("engine-config.md", "commands.md")
ENGLISH: Final = "en"


def pages(language: str) -> Iterator[Page]:
    """Both pages, below a sentence that says which language they are in."""
    told = sentences(language)
    for file in FILES:
        here = PAGES[file]
        name = here.rpartition("/")[2]
        body = render(
            "english", tell=told.tell, foreign=language != ENGLISH, body=from_markdown(page(file), here, file)
        )
        title, description = told.say(f"reference-{name}-title"), told.say(f"reference-{name}-description")
        yield Page(here, title, body, "reference", description)
