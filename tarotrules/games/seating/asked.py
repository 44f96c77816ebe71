"""What a person is asked, and what may be answered."""

from typing import Any, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.games.playing.options import Options
from tarotrules.games.seated import Choice, Picking


class Answer:
    """Something that may be said, and what it means."""

    def __init__(self, text: str, means: Any) -> None:
        self.text, self.means = text, means

    def is_for(self, act: object) -> bool:
        """Whether somebody who gives it does this."""
        return bool(self.means == act)

    def may(self, options: Options[Any]) -> bool:
        """Whether it is allowed."""
        return self.means in options


class Asked(NamedTuple):
    """A question, with its answers."""

    question: str
    answers: tuple[Answer, ...] = ()
    picking: Picking | None = None
    among: CardSet = 0
    """The cards that may be picked, or played."""

    def number_of(self, act: object) -> int | None:
        """The number of the answer that means an act, if one does."""
        return next((number for number, each in enumerate(self.answers) if each.is_for(act)), None)

    def choices(self, options: Options[Any]) -> tuple[Choice, ...]:
        """The answers, those marked that are allowed."""
        return tuple(Choice(each.text, each.may(options)) for each in self.answers)
