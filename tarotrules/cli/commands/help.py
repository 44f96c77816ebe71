"""``help``: every command, or one of them."""

from typing import Final

from tarotrules.cli import helping
from tarotrules.cli.asked import Unfit, language
from tarotrules.cli.declared import LANG, Argument, Command
from tarotrules.cli.finding import declared, names
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer
from tarotrules.source.diagnostics import Concepts
from tarotrules.source.misuse import UNKNOWN_COMMAND

COMMAND: Final = Command("help", (Argument("topic", takes="any"), LANG), forms=(), examples=("", "score"))


def run(asked: Asked) -> int:
    """Print the overview, or the page of a command."""
    topic, lang = " ".join(asked.topic), language(asked)
    if not topic:
        return answer(helping.overview(lang), asked)
    if topic in names():
        return answer(helping.page(topic, declared(topic), lang), asked)
    raise Unfit(UNKNOWN_COMMAND.at(None, word=topic, known=Concepts(names())))
