"""A table asked one question after another, and the file that its answers come to."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import NamedTuple

from tarotrules.studio import voices
from tarotrules.studio.answering import Chosen, with_answer
from tarotrules.studio.asking import Told, settled, told
from tarotrules.studio.questions import Question, questions


class File(NamedTuple):
    """The text that answers come to, and the titles of the questions whose answer does not go with the others."""

    text: str
    left: tuple[str, ...]


class Interview:
    """The questions that are asked, in their order, and the answers given so far."""

    def __init__(self, players: Sequence[int] = ()) -> None:
        self.players = tuple(players) or tuple(voices.base().rulesets)
        """So many play; what makes no difference to them is not asked."""
        self.asked: list[Question] = []
        """Those that were answered, the last one last."""
        self.answers: dict[str, int] = {}

    @property
    def question(self) -> Question | None:
        """What is asked now; nothing once all is said."""
        return next(iter(self._open()), None)

    @property
    def place(self) -> tuple[int, int]:
        """The how manieth question is asked, and of how many as it stands now."""
        done = len(self.asked)
        return done + 1, done + sum(1 for _ in self._open())

    def answer(self, at: int) -> None:
        """Take an answer to what is asked now; the first is what the rules say that one begins with."""
        question = self.question
        if question is not None:
            self.asked.append(question)
            self.answers[question.about] = at

    def back(self) -> bool:
        """Ask the last question again; whether there was one."""
        if not self.asked:
            return False
        self.answers.pop(self.asked.pop().about)
        return True

    def _open(self) -> Iterator[Question]:
        """What is not answered, and not settled by another answer."""
        done = {name for each in self._otherwise() for name in settled(*each)} | self.answers.keys()
        return (each for each in questions() if each.about not in done and len(each.apart(self.players)) > 1)

    def _otherwise(self) -> list[Chosen]:
        """The answers that are not what the rules say that one begins with."""
        return [Chosen(each, each.answers[at]) for each in self.asked if (at := self.answers[each.about])]

    def file(self, text: str, language: str) -> File:
        """A text that says nothing yet, with what was answered, and a remark in a language where it says so."""
        left = []
        for each in self._otherwise():
            after, said = with_answer(text, each), told(each.question, language)
            if after is None:
                left.append(said["title"])
            else:
                text = remarked(text, after, _remark(said, self.answers[each.question.about]))
        return File(text, tuple(left))


def _remark(said: Told, at: int) -> str:
    """The question as a remark, with the answer where it has a name."""
    return f"{said['asks'] or said['title']} {said['answers'][at]['label']}".rstrip()


def remarked(before: str, after: str, remark: str) -> str:
    r"""A text that was changed, with a remark above the first line that is new.

    >>> print(remarked("a {\n}\n", "a {\n  b\n}\n", "Why b?"), end="")
    a {
      # Why b?
      b
    }
    """
    old, new = before.splitlines(), after.splitlines()
    changes = (each for each in SequenceMatcher(None, old, new, autojunk=False).get_opcodes() if each[0] != "equal")
    first = next((each[3] for each in changes), None)
    if first is None:
        return after
    line = new[first]
    indent = line[: len(line) - len(line.lstrip())]
    lines = [*new[:first], f"{indent}# {remark}", *new[first:]]
    return "\n".join(lines) + "\n"
