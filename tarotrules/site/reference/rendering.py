"""Templates of the reference: autoescape is on, and a name that is missing is an error."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tarotrules.site.highlighting import highlight, highlight_as
from tarotrules.site.reference.sentences import breakable

if TYPE_CHECKING:
    from jinja2 import Environment

FOLDER = Path(__file__).parent / "templates"


def render(name: str, /, **given: Any) -> str:
    """The body of a page."""
    return _environment().get_template(f"{name}.html").render(**given)


@cache
def _environment() -> "Environment":
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    made = Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    made.globals |= {"highlight": highlight, "highlight_as": highlight_as, "breakable": breakable}
    return made
