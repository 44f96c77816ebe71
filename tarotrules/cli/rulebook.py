"""``rulebook``: the rules of a variant as a book."""

import argparse

from tarotrules import pipeline
from tarotrules.cli.asked import form, language, loaded
from tarotrules.cli.report import answer_book, complain


def run(asked: argparse.Namespace) -> int:
    """Write the book."""
    lang = language(asked)
    found = loaded(asked)
    if found.variant is None:
        return complain(found.problems, found.languages, lang)
    return answer_book(pipeline.book(found.variant, lang), form(asked, "md"), asked, lang)
