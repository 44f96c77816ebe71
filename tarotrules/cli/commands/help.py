"""``help``: every command, one of them, a problem by its code, or a word of the rules."""

from typing import Final

from tarotrules import documents, pipeline
from tarotrules.cli import helping
from tarotrules.cli.asked import Unfit, language
from tarotrules.cli.declared import LANG, Argument, Command
from tarotrules.cli.finding import declared, names
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.games.registry import family
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.misuse import UNKNOWN_COMMAND

COMMAND: Final = Command(
    "help", (Argument("topic", takes="any"), LANG), forms=(), examples=("score", "D012", "petit au bout")
)


def run(asked: Asked) -> int:
    """Print the overview, the page of a command or problem, or where a word occurs in the official rules."""
    topic, lang = " ".join(asked.topic), language(asked)
    if not topic:
        return answer(helping.overview(lang), asked)
    if topic in names():
        return answer(helping.page(topic, declared(topic), lang), asked)
    from tarotrules.cli.problem_page import problem_of, problem_page

    problem = problem_of(topic)
    if problem is not None:
        return answer(problem_page(problem, lang), asked)
    told = _settings(topic, lang)
    if told is None:
        raise Unfit(UNKNOWN_COMMAND.at(None, word=topic, known=Concepts(names())))
    return answer(told, asked)


def _settings(topic: str, lang: str) -> str | None:
    """What the official rules say where a word occurs in them."""
    from tarotrules.explanation import explanation_text
    from tarotrules.lookup import Reader, look_up

    rules, words = pipeline.load(family().base).variant, documents.vocabulary()
    found = look_up(rules, [topic], Reader(words, lang)) if rules is not None else None
    if rules is None or found is None or isinstance(found, Diagnostic):
        return None
    return explanation_text(found, rules, words, lang)
