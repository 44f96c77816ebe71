"""Pages put together from templates; whatever is put in is text, unless it was made to be HTML."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tarotrules.site.page import link, to_file
from tarotrules.site.words import words

if TYPE_CHECKING:
    from jinja2 import Environment

FOLDER = Path(__file__).parent / "templates"


def filled(template: str, here: str, language: str, **given: Any) -> str:
    """A template for the page ``here``, with the words of a language."""

    def to(there: str, anchor: str = "") -> str:
        return link(here, there, anchor)

    def take(path: str) -> str:
        return to_file(here, path)

    return _environment().get_template(template).render(say=words(language).say, to=to, take=take, **given)


@cache
def _environment() -> "Environment":
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
