"""``site``: the books, comparisons and guides as a site, built into a folder or shown on this machine."""

from typing import Final

from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.main import main
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, complain
from tarotrules.languages import LANGUAGES

COMMAND: Final = Command(
    "programs",
    (
        Argument("action", choices=("build", "serve")),
        Argument("languages", "--lang", "some", choices=LANGUAGES),
        Argument("url", "--url"),
        Argument("studio", "--studio"),
        Argument("port", "--port", usual="8000", whole=True),
        Argument("folder", "-o", usual="site"),
    ),
    forms=(),
    examples=("serve", "build --lang en fr -o site"),
)


def run(asked: Asked) -> int:
    """Build the site, or serve a fresh one."""
    from tarotrules.site.build import build
    from tarotrules.site.serve import serve

    languages = tuple(asked.languages) or LANGUAGES
    if asked.action == "serve":
        problem = serve(languages, main, asked.port, asked.studio)
    else:
        problem = build(asked.folder, languages, main, url=(asked.url or "").rstrip("/"), studio=asked.studio)
    return FINE if problem is None else complain([problem], asked)
