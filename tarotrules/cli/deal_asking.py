"""A deal told on a terminal: the questions that the rules have, and what becomes of the answers."""

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tarotrules.book.wrapping import wrap
from tarotrules.cli.helping import WIDTH
from tarotrules.cli.typed import BACK, ENOUGH, INDENT, hanging, plain, say, typed_line
from tarotrules.games.evening import Choice
from tarotrules.games.filling import NOTHING, Filling, Question
from tarotrules.syntax.folding import fold

if TYPE_CHECKING:
    from tarotrules.source.diagnostics import Diagnostic
    from tarotrules.wording.catalogue import Catalogue
    from tarotrules.wording.diagnostics import Presented

Titles = Mapping[tuple[str, ...], Mapping[str, str]]
_NUMBER: Final = re.compile(r"[+-]?(\d{1,6}(\.\d{1,6})?|\.5)")
_BETWEEN: Final = re.compile(r"\s*[,;，、；]\s*")
_LISTED: Final = frozenset({"way", "choice", "thing"})
"""What is answered by the number that stands before it, or by the word behind that."""


class Unread(Exception):  # noqa: N818 it is no answer
    """What was typed is no answer to the question."""


class Conversation:
    """Somebody who tells a deal and the program that asks, in words of a language."""

    def __init__(
        self, filling: Filling, titles: Mapping[tuple[str, ...], Mapping[str, str]], said: "Catalogue"
    ) -> None:
        self.filling, self.titles, self.said = filling, titles, said

    def go_on(self) -> bool:
        """Ask until the deal is told, or somebody has had enough; whether anybody still listens."""
        say(["", *wrap(self.said.say("telling-how", back=BACK, enough=ENOUGH), WIDTH)])
        while (question := self.filling.question) is not None:
            say(["", *self._shown(question)])
            typed = typed_line()
            if typed is None:
                return self._left()
            if plain(typed) == BACK:
                self.filling.back()
            elif plain(typed) != ENOUGH or not self.filling.skip():
                say(list(self._taken(question, typed)))
        return True

    def _left(self) -> bool:
        """Take for the rest what is offered, if anything was said before nobody listens any more."""
        if self.filling.begun:
            self.filling.skip()
        return False

    def refused(self, problem: "Diagnostic") -> Iterator[str]:
        """What cannot be, and what to try."""
        from tarotrules.reports import told
        from tarotrules.wording.titles import titled

        found: Presented
        (found,) = told(titled([problem], self.titles, self.said.language), {}, self.said.language)
        yield from wrap(f"! {found.message}", WIDTH)
        if found.help:
            yield from wrap(found.help, WIDTH)

    def _taken(self, question: Question, typed: str) -> Iterator[str]:
        """Give an answer; what is said if it is none, or cannot be."""
        try:
            problem = self.filling.answer(answered(question, typed))
        except Unread:
            sort = "whole" if question.whole else "choice" if question.wants in _LISTED else question.wants
            yield from wrap(self._say(f"telling-not-{sort}", question), WIDTH)
        else:
            if problem is not None:
                yield from self.refused(problem)
                yield from wrap(self.said.say("telling-otherwise", back=BACK), WIDTH)

    def _shown(self, question: Question) -> Iterator[str]:
        """A question with its answers, and what Enter alone says."""
        if question.why is not None:
            yield from self.refused(question.why)
        yield from wrap(self._asks(question), WIDTH)
        if question.wants in _LISTED:
            for at, choice in enumerate(question.choices, 1):
                yield from hanging(f"{at:>3}  ", choice.title)
        if question.offered is not None:
            yield from hanging(INDENT, self._offered(question))

    def _asks(self, question: Question) -> str:
        """What is asked, in a line."""
        if not question.label:
            return self._say(f"telling-{question.wants}", question)
        if question.wants == "thing":
            return self.said.say("telling-thing-more" if question.again else "telling-thing", label=question.label)
        of, label = question.of, question.label
        label = self.said.say("telling-of", of=of, label=label) if of else label
        if question.most <= question.least:
            return label
        return self.said.say("telling-number", label=label, least=question.least, most=question.most)

    def _offered(self, question: Question) -> str:
        offered = question.offered or NOTHING
        if offered.title:
            return self.said.say("telling-offered", usual=offered.title)
        return self.said.say("telling-nothing-more" if question.again else "telling-nothing")

    def _say(self, name: str, question: Question) -> str:
        """A sentence, with what it needs of the question."""
        known = [each.title for each in question.choices]
        every: dict[str, Any] = {"choices": len(known), "known": known, "players": question.most, "back": BACK}
        every |= {"least": question.least, "most": question.most}
        return self.said.say(name, **{key: value for key, value in every.items() if key in self.said.arguments(name)})


def answered(question: Question, typed: str) -> Any:
    """The value that a line means; raises :class:`Unread`.

    >>> answered(Question("number"), "４９½"), answered(Question("names", most=2), "Anne Bob")
    (49.5, ['Anne', 'Bob'])
    >>> players = tuple(Choice(seat, name) for seat, name in enumerate(["Anne", "Chloé"]))
    >>> answered(Question("choice", choices=players), "chloe"), answered(Question("choice", choices=players), "2")
    (1, 1)
    """
    if not typed:
        if question.offered is None:
            raise Unread
        return question.offered.value
    if question.wants == "names":
        return _names(typed, question.most)
    if question.wants in _LISTED and not (plain(typed) or "").isdecimal():
        return _named(question.choices, typed).value
    number = _number(typed)
    if question.whole:
        return _one_of(range(question.least, question.most + 1), number)
    if question.wants == "number":
        return number
    if question.wants == "players":
        return _one_of([each.value for each in question.choices], number)
    return question.choices[_one_of(range(1, len(question.choices) + 1), number) - 1].value


def _one_of(known: Container[object], number: float) -> int:
    if number not in known:
        raise Unread
    return int(number)


def _named(choices: Sequence[Choice], typed: str) -> Choice:
    """The one that somebody calls by its name, or by the beginning of it; none of two that begin alike."""
    key = fold(typed)
    exact = [each for each in choices if fold(each.title) == key]
    found = exact or [each for each in choices if fold(each.title).startswith(key)]
    if len(found) != 1:
        raise Unread
    return found[0]


def _names(typed: str, many: int) -> list[str]:
    """Names with commas between them, or blanks where there are no commas."""
    given = "".join(each if each.isprintable() else " " for each in typed).strip()
    found = _BETWEEN.split(given) if _BETWEEN.search(given) else given.split()
    if len(found) != many or "" in found:
        raise Unread
    return found


def _number(typed: str) -> float:
    """A number as people write it: with a comma, a half, wide digits or a proper minus."""
    written = (plain(typed.replace("½", ".5")) or "").replace("−", "-").replace("–", "-").replace(",", ".")
    if not _NUMBER.fullmatch(written):
        raise Unread
    number = float(written)
    return int(number) if number.is_integer() else number
