"""``scoresheet``: a form to write the scores on."""

import argparse

from tarotrules import books
from tarotrules.cli.asked import form, language, ruleset, variant
from tarotrules.cli.report import answer_book


def run(asked: argparse.Namespace) -> int:
    """Write the sheet."""
    lang, found = language(asked), variant(asked)
    sheet = books.scoresheet(found, lang, ruleset(found, asked.players).players)
    return answer_book(sheet, form(asked, "txt"), asked, lang)
