"""``scoresheet``: a form to write the scores on."""

import argparse

from tarotrules import pipeline
from tarotrules.cli.asked import form, language, loaded, ruleset
from tarotrules.cli.report import answer_book, complain
from tarotrules.source.diagnostics import Diagnostic


def run(asked: argparse.Namespace) -> int:
    """Write the sheet."""
    lang = language(asked)
    found = loaded(asked)
    if found.variant is None:
        return complain(found.problems, found.languages, lang)
    rules = ruleset(found.variant, asked.players)
    if isinstance(rules, Diagnostic):
        return complain([rules], {}, lang)
    return answer_book(pipeline.scoresheet(found.variant, lang, rules.players), form(asked, "txt"), asked, lang)
