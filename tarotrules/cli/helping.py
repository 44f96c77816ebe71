"""What ``--help`` says: of one command, and of all of them."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, get_args

from tarotrules.book.wrapping import pad, wrap
from tarotrules.cli.declared import Argument, Chapter, Command
from tarotrules.cli.finding import declared, names
from tarotrules.source.excerpt import columns
from tarotrules.wording.catalogue import Catalogue

PROGRAM: Final = "tarotrules"
WIDTH: Final = 78
WIDEST: Final = 24
"""Columns of what is typed; if it is wider, what it means is on the next line."""
INDENT: Final = "  "
HOUSE: Final = "$house"
"""Stands in examples for the name of a file of house rules."""
MORE: Final = "[--…]"
"""Stands for all that may be added."""


@cache
def words(language: str) -> Catalogue:
    """What can be said of commands."""
    return Catalogue.load(language)


def version() -> str:
    """The program and its version."""
    from importlib.metadata import version

    return f"{PROGRAM} {version(PROGRAM)}\n"


def usage(name: str, command: Command, language: str) -> str:
    """A command in one line: its name, and what must or may stand after it."""
    placed = (typed(each, words(language)) for each in command.arguments if not each.flag)
    return " ".join((PROGRAM, name, *placed, MORE))


def page(name: str, command: Command, language: str) -> str:
    """All that is to be known of a command."""
    said = words(language)
    placed = [each for each in command.arguments if not each.flag]
    options = [each for each in command.arguments if each.flag]
    parts = [
        [said.say("usage-line", usage=usage(name, command, language))],
        wrap(said.say(f"command-{name}"), WIDTH),
        _part(said.say("usage-words"), (_row(each, said) for each in placed)),
        _part(said.say("usage-options"), (_row(each, said) for each in options)),
        _part(
            said.say("usage-examples"), ((f"{PROGRAM} {name} {each}".rstrip(), "") for each in _examples(command, said))
        ),
        *command.shows(language),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _examples(command: Command, said: Catalogue) -> Iterator[str]:
    """What may be typed, with a file's name that readers of the language would give it."""
    for each in command.examples:
        yield each.replace(HOUSE, said.say("usage-house"))


def overview(language: str) -> str:
    """What the program is for, its commands by chapter, and where to begin."""
    said = words(language)
    found = {name: declared(name) for name in names()}
    widest = max(map(len, found))
    parts = [
        [said.say("usage-line", usage=f"{PROGRAM} {said.say('argument-command.word')} {MORE}")],
        wrap(said.say("overview"), WIDTH),
    ]
    for chapter in get_args(Chapter):
        rows = [(name, said.say(f"command-{name}")) for name, each in found.items() if each.chapter == chapter]
        parts.append([said.say(f"commands-{chapter}"), *_columns(rows, widest)])
    parts.append(wrap(said.say("overview-more"), WIDTH))
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def _part(heading: str, typed: Iterable[tuple[str, str]]) -> list[str]:
    found = rows(typed)
    return [heading, *found] if found else []


def rows(typed: Iterable[tuple[str, str]]) -> list[str]:
    """What is typed, each with what it means beside it."""
    found = list(typed)
    widest = max((columns(typed) for typed, _ in found if columns(typed) <= WIDEST), default=0)
    return _columns(found, widest)


def _columns(rows: Iterable[tuple[str, str]], widest: int) -> list[str]:
    return [line for typed, meaning in rows for line in _lines(typed, meaning, widest)]


def _lines(typed: str, meaning: str, widest: int) -> Iterator[str]:
    margin = len(INDENT) * 2 + widest
    told = wrap(meaning, WIDTH - margin) if meaning else []
    if columns(typed) <= widest and told:
        yield f"{INDENT}{pad(typed, widest)}{INDENT}{told.pop(0)}"
    else:
        yield f"{INDENT}{typed}"
    yield from (" " * margin + line for line in told)


def _row(argument: Argument, said: Catalogue) -> tuple[str, str]:
    return typed(argument, said), meaning(argument, said)


def sentence(name: str) -> str:
    """What the sentence of an argument is called."""
    return f"argument-{name.replace('_', '-')}"


def typed(argument: Argument, said: Catalogue) -> str:
    """What stands for an argument in a line, with its flag."""
    if argument.takes == "nothing":
        return argument.flag
    word = said.say(f"{sentence(argument.name)}.word")
    if argument.flag:
        return f"{argument.flag} {word}"
    return {"one": "{}", "maybe": "[{}]", "some": "{} …", "any": "[{} …]"}[argument.takes].format(word)


def meaning(argument: Argument, said: Catalogue) -> str:
    """What an argument means, what it may be, and what it is if nobody says."""
    told = said.say(sentence(argument.told or argument.name))
    if argument.choices:
        told = said.say("usage-choices", text=told, choices=argument.choices)
    return said.say("usage-usual", text=told, usual=argument.usual) if argument.usual else told
