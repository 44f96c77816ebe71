"""``compare``: what differs between variants, rule by rule, and a deal that shows it."""

import argparse
from collections.abc import Sequence

from tarotrules import books, pipeline
from tarotrules.cli.asked import Unfit, form, language
from tarotrules.cli.report import answer, answer_book, complain, each_once
from tarotrules.source import problems as misuse


def run(asked: argparse.Namespace) -> int:
    """Write the comparison; every problem of every file is told first."""
    lang, shape = language(asked), form(asked, "text")
    if len(asked.variants) < 2:  # noqa: PLR2004 a comparison has two sides
        raise Unfit(misuse.NOTHING_TO_COMPARE.at(None))
    loaded = [pipeline.load(name) for name in asked.variants]
    variants = [each.variant for each in loaded if each.variant is not None]
    if len(variants) < len(loaded):
        return _complain(loaded, lang)
    found = books.compare(variants, lang, asked.variants)
    if shape == "json":
        return answer(books.comparison(found, shape), asked.out, lang)
    return answer_book(books.comparison_page(found, brief=asked.brief), shape, asked, lang)


def _complain(loaded: Sequence[pipeline.Loaded], lang: str) -> int:
    """Tell the problems of all files, each once."""
    languages = {name: language for each in loaded for name, language in each.languages.items()}
    return complain(each_once(problem for each in loaded for problem in each.problems), languages, lang)
