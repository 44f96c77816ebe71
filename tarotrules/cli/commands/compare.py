"""``compare``: what differs between variants, rule by rule, and a deal that shows it."""

from collections.abc import Sequence

from tarotrules import books, pipeline
from tarotrules.cli.asked import Unfit, Unusable, form, language
from tarotrules.cli.declared import PAPER, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer, answer_book
from tarotrules.source import problems as misuse
from tarotrules.source.diagnostics import each_once

COMMAND = Command(
    "differences",
    (Argument("variants", takes="any"), Argument("brief", "--brief", "nothing"), PAPER),
    forms=("text", "md", "html", "pdf", "json"),
    examples=("fft eryod", "fft $house.tarot -o differences.html"),
)


def run(asked: Asked) -> int:
    """Write the comparison; every problem of every file is told first."""
    shape = form(asked)
    if len(asked.variants) < 2:  # noqa: PLR2004 a comparison has two sides
        raise Unfit(misuse.NOTHING_TO_COMPARE.at(None))
    loaded = [pipeline.load(name) for name in asked.variants]
    variants = [each.variant for each in loaded if each.variant is not None]
    if len(variants) < len(loaded):
        raise _unusable(loaded)
    found = books.compare(variants, language(asked), asked.variants)
    if shape == "json":
        return answer(books.comparison(found, shape), asked)
    return answer_book(books.comparison_page(found, brief=asked.brief), asked)


def _unusable(loaded: Sequence[pipeline.Loaded]) -> Unusable:
    """The problems of all files, each once."""
    languages = {name: language for each in loaded for name, language in each.languages.items()}
    return Unusable(each_once(problem for each in loaded for problem in each.problems), languages)
