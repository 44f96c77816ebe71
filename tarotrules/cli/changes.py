"""``changes``: what differs from the variant it builds on, on one page."""

import argparse

from tarotrules import books
from tarotrules.cli.asked import form, language, variant
from tarotrules.cli.report import answer_book


def run(asked: argparse.Namespace) -> int:
    """Write the page; a variant that builds on none has a page that says so."""
    lang = language(asked)
    return answer_book(books.changes(variant(asked), lang), form(asked, "txt"), asked, lang)
