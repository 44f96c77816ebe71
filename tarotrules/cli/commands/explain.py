"""``explain``: a value, the chain of places it comes from, and who says so."""

import json
import re
from typing import TYPE_CHECKING, Final

from tarotrules import documents, pipeline
from tarotrules.cli.asked import Unusable, form, language, options, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.source.diagnostics import Diagnostic, Problem

if TYPE_CHECKING:
    from tarotrules.lookup import Reader

COMMAND = Command(
    "rules",
    (VARIANT, OPTIONS, Argument("path", takes="any"), PLAYERS),
    examples=("fft handful", "fft scoring.target", "D012", "$house.tarot single handful worth --players 5"),
)


_CODE: Final = re.compile(r"[A-Za-z]\d{3}")


def run(asked: Asked) -> int:
    """Print every setting that is asked for, or the page of a problem."""
    if _CODE.fullmatch(asked.variant) and not asked.path:
        from tarotrules.cli.problem_page import problem_of

        problem = problem_of(asked.variant)
        if problem is not None:
            return _problem(problem, asked)
    return _settings(asked)


def _problem(problem: Problem, asked: Asked) -> int:
    from tarotrules.cli.problem_page import problem_data, problem_page

    if form(asked) == "json":
        return answer(json.dumps(problem_data(problem, language(asked)), ensure_ascii=False), asked)
    return answer(problem_page(problem, language(asked)), asked)


def _with_option(problem: Diagnostic, asked: Asked, reader: "Reader", game: str) -> Diagnostic:
    """The problem, with the option that has what was not found."""
    from tarotrules.lookup import option_with

    taken = options(asked)
    option = option_with(lambda name: pipeline.load(asked.variant, (*taken, name)).variant, asked.path, reader, game)
    if option is None:
        return problem
    return problem._replace(arguments={**problem.arguments, "hint": "option", "option": option})


def _settings(asked: Asked) -> int:
    from tarotrules import explanation
    from tarotrules.lookup import Reader, look_up

    found, lang = variant(asked), language(asked)
    words = documents.vocabulary(found.game)
    ruleset(found, asked.players)  # so many must be able to play it
    reader = Reader(words, lang)
    each = look_up(found, asked.path, reader, asked.players)
    if isinstance(each, Diagnostic):
        raise Unusable([_with_option(each, asked, reader, found.game)], {})
    if form(asked) == "json":
        data = [explanation.explained_json(one, words, lang) for one in each]
        return answer(json.dumps(data, ensure_ascii=False), asked)
    return answer(explanation.explanation_text(each, found, words, lang), asked)
