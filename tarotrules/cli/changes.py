"""``changes``: what differs from the variant it builds on, on one page."""

import argparse

from tarotrules import pipeline
from tarotrules.cli.asked import form, language, loaded
from tarotrules.cli.report import answer_book, complain


def run(asked: argparse.Namespace) -> int:
    """Write the page; a variant that builds on none has a page that says so."""
    lang = language(asked)
    found = loaded(asked)
    if found.variant is None:
        return complain(found.problems, found.languages, lang)
    return answer_book(pipeline.changes(found.variant, lang), form(asked, "txt"), asked, lang)
