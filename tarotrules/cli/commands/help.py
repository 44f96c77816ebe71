"""``help``: every command, one of them, a problem by its code, or a word of the rules."""

from typing import Final

from tarotrules import documents, pipeline
from tarotrules.book.wrapping import wrap
from tarotrules.cli import helping
from tarotrules.cli.asked import Unfit, language
from tarotrules.cli.declared import LANG, Argument, Command
from tarotrules.cli.finding import declared, names
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.games.registry import FAMILIES, family
from tarotrules.source.diagnostics import Concepts, Diagnostic
from tarotrules.source.misuse import UNKNOWN_COMMAND

COMMAND: Final = Command(
    "help", (Argument("topic", takes="any"), LANG), forms=(), examples=("score", "D012", "petit au bout")
)

SHOWN: Final = 6
"""So many rules are named."""


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
    told = _told(topic, lang)
    if told is None:
        raise Unfit(UNKNOWN_COMMAND.at(None, word=topic, known=Concepts(names())))
    return answer(told, asked)


def _told(topic: str, lang: str) -> str | None:
    """What is said of a word in the first game whose official rules have it, or else that has it at all."""
    tried = (look(topic, lang, game) for look in (_settings, _elsewhere) for game in FAMILIES)
    return next((told for told in tried if told is not None), None)


def _settings(topic: str, lang: str, game: str) -> str | None:
    """What the official rules of a game say where a word occurs in them."""
    from tarotrules.explanation import explanation_text
    from tarotrules.lookup import Reader, look_up

    rules, words = pipeline.load(family(game).base).variant, documents.vocabulary(game)
    found = look_up(rules, [topic], Reader(words, lang)) if rules is not None else None
    if rules is None or found is None or isinstance(found, Diagnostic):
        return None
    return explanation_text(found, rules, words, lang)


def _elsewhere(topic: str, lang: str, game: str) -> str | None:
    """The rules that speak of a word the official ones do not have, and what says more of them."""
    from tarotrules.lookup import Reader, look_up, option_with
    from tarotrules.told_of import spoken
    from tarotrules.wherever import Condition

    reader, base, said = Reader(documents.vocabulary(game), lang), family(game).base, helping.words(lang)
    found = spoken([Condition(topic)], reader, game)
    if isinstance(found, Diagnostic) or not found.rules:
        return None
    rules = list(dict.fromkeys(each.name for each in found.rules))[:SHOWN]
    typed = f'"{topic}"' if " " in topic else topic
    lines = {"find": f"find {typed}"}
    option = option_with(lambda name: pipeline.load(base, (name,)).variant, [topic], reader)
    variant = pipeline.load(base, (option,)).variant if option is not None else None
    if variant is not None and not isinstance(look_up(variant, [topic], reader), Diagnostic):
        lines["explain"] = f"explain {base} {topic} --with {option}"
    rows = [(f"{helping.PROGRAM} {line}", said.say(f"command-{name}")) for name, line in lines.items()]
    return "\n".join([*wrap(said.say("help-word", word=topic, rules=rules), helping.WIDTH), *helping.rows(rows)])
