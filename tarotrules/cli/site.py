"""``site``: the books, comparisons and guides as a site, built into a folder or shown on this machine."""

import argparse

from tarotrules.cli.asked import language
from tarotrules.cli.main import main
from tarotrules.cli.report import FINE, complain
from tarotrules.languages import LANGUAGES


def run(asked: argparse.Namespace) -> int:
    """Build the site, or serve a fresh one."""
    from tarotrules.site.build import build
    from tarotrules.site.serve import serve

    languages = asked.languages or LANGUAGES
    if asked.action == "serve":
        problem = serve(languages, main, asked.port)
    else:
        problem = build(asked.out, languages, main, url=asked.url.rstrip("/"))
    return FINE if problem is None else complain([problem], {}, language(asked))
