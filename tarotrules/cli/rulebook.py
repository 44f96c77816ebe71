"""``rulebook``: the rules of a variant as a book."""

import argparse

from tarotrules import books
from tarotrules.cli.asked import form, language, variant
from tarotrules.cli.report import answer_book


def run(asked: argparse.Namespace) -> int:
    """Write the book."""
    lang = language(asked)
    return answer_book(books.book(variant(asked), lang), form(asked, "md"), asked, lang)
