"""A command line read by what its command declares: words and options in any order, every mistake at once."""

import re
from collections import deque
from collections.abc import Iterable, Iterator
from types import SimpleNamespace
from typing import Any, Final

from tarotrules.cli.declared import Argument, Command
from tarotrules.source import misuse
from tarotrules.source.diagnostics import Argument as Told
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic

HELP: Final = frozenset({"-h", "--help"})
END: Final = "--"
"""After it there are no more options."""
_OPTION: Final = re.compile(r"-(?!\d)(?!$)")
"""How an option begins; a lone hyphen is standard input."""
_ALIKE: Final = 0.7
_ALWAYS: Final[dict[str, Any]] = {"lang": None, "out": None, "format": None}


class Asked(SimpleNamespace):
    """What was asked for, by the names of arguments."""


def read(name: str, command: Command, words: Iterable[str]) -> tuple[Asked, list[Diagnostic]]:
    """What is asked for, as far as it can be understood, and what is wrong with how it was asked for."""
    line = _Line(name, command, words)
    line.read()
    values = {each.name: line.value(each) for each in command.arguments}
    asked = Asked(**_ALWAYS | line.language() | values, command=name, forms=command.forms, help="help" in line.said)
    return asked, line.problems


class _Line:
    def __init__(self, name: str, command: Command, words: Iterable[str]) -> None:
        self.name = name
        self.flags = {each.flag: each for each in command.arguments if each.flag}
        self.places = [each for each in command.arguments if not each.flag]
        self.words = deque(words)
        self.said: dict[str, list[str]] = {}
        self.problems: list[Diagnostic] = []

    def read(self) -> None:
        """Sort the words by the arguments they belong to."""
        placed: list[str] = []
        while self.words:
            word = self.words.popleft()
            if word == END:
                placed.extend(self.words)
                break
            if _OPTION.match(word):
                self._option(word)
            else:
                placed.append(word)
        self._place(deque(placed))
        self._together()

    def language(self) -> dict[str, Any]:
        """What to answer in where ``--lang`` names what is made: that language, if there is but one."""
        argument = self.flags.get("--lang")
        said = () if argument is None else self.said.get(argument.name, ())
        known = [each for each in said if argument is not None and each in argument.choices]
        return {"lang": known[0]} if len(known) == 1 else {}

    def _option(self, word: str) -> None:
        flag, sign, value = word.partition("=")
        if flag not in self.flags and word[:2] in self.flags and not word.startswith("--"):
            flag, sign, value = word[:2], "=", word[2:]
        argument = self.flags.get(flag)
        if flag in HELP:
            self.said["help"] = [flag]
        elif argument is None:
            self._unknown(flag, sign)
        elif argument.takes == "nothing":
            self.said[argument.name] = [flag]
            if sign:
                self.problems.append(misuse.TAKES_NO_VALUE.at(None, option=flag))
        elif sign:
            self._say(argument, [value])
        elif not self.words or _OPTION.match(self.words[0]):
            self.problems.append(misuse.NOTHING_AFTER_OPTION.at(None, option=flag))
        else:
            self._say(argument, [self.words.popleft(), *self._more(argument)])

    def _unknown(self, flag: str, sign: str) -> None:
        """Report an option that this command does not have, and pass over the value that it has elsewhere."""
        meant, others = _elsewhere(flag, self.flags)
        hint: dict[str, Told] = {"hint": "elsewhere", "suggestion": meant} if others else {}
        self.problems.append(
            misuse.UNKNOWN_OPTION.at(
                None,
                word=flag,
                command=self.name,
                known=Concepts(self.flags),
                commands=Concepts(others),
                **hint,
            )
        )
        has_value = any(each.takes != "nothing" for each in others.values())
        if has_value and not sign and self.words and not _OPTION.match(self.words[0]):
            self.words.popleft()

    def _together(self) -> None:
        """Report options that say nothing without another that is not there."""
        for each in self.flags.values():
            if each.needs and each.name in self.said and self.flags[each.needs].name not in self.said:
                self.problems.append(misuse.NEEDS_ANOTHER.at(None, option=each.flag, other=each.needs))

    def _more(self, argument: Argument) -> Iterator[str]:
        while argument.takes == "some" and self.words and self.words[0] in argument.choices:
            yield self.words.popleft()

    def _place(self, words: deque[str]) -> None:
        for each in self.places:
            many = each.takes in {"some", "any"}
            given = [words.popleft() for _ in range(len(words) if many else min(1, len(words)))]
            if given:
                self._say(each, given)
            elif each.takes in {"one", "some"}:
                self.problems.append(misuse.WORD_MISSING.at(None, what=Concept(each.name)))
        if words:
            self.problems.append(misuse.TOO_MUCH.at(None, word=words[0]))

    def _say(self, argument: Argument, values: list[str]) -> None:
        self.said[argument.name] = [*self.said.get(argument.name, []), *values]
        what = argument.flag or Concept(argument.name)
        for value in values:
            if argument.choices and value not in argument.choices:
                known = Concepts(argument.choices)
                self.problems.append(misuse.NOT_POSSIBLE.at(None, word=value, option=what, known=known))
            elif argument.whole and _whole(value) is None:
                self.problems.append(misuse.NOT_A_NUMBER.at(None, word=value, option=what))
            elif argument.least is not None and (_whole(value) or 0) < argument.least:
                self.problems.append(misuse.TOO_FEW.at(None, word=value, option=what, least=argument.least))

    def value(self, argument: Argument) -> Any:
        """What was said for an argument; of several values the last, if it takes one."""
        said = self.said.get(argument.name, [])
        if argument.takes in {"some", "any"}:
            return said
        if argument.takes == "nothing":
            return bool(said)
        value = said[-1] if said else argument.usual or None
        return _whole(value) if argument.whole and value is not None else value


def _elsewhere(flag: str, own: Iterable[str]) -> tuple[str, dict[str, Argument]]:
    """The option of other commands that is meant, and what it is for those that have it; nothing if it is one's own."""
    from difflib import get_close_matches

    from tarotrules.cli.finding import declared, names

    taken = {name: {each.flag: each for each in declared(name).arguments if each.flag} for name in names()}
    every = {each.lstrip("-"): each for flags in taken.values() for each in flags}
    meant = next((every[each] for each in get_close_matches(flag.lstrip("-"), every, n=1, cutoff=_ALIKE)), "")
    return meant, {} if meant in own else {name: flags[meant] for name, flags in taken.items() if meant in flags}


def _whole(written: str) -> int | None:
    try:
        return int(written)
    except ValueError:
        return None
