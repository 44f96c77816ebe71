"""A deal refereed while somebody types what is played: each line is answered, and can be taken back."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from tarotrules.games.refused import Refused
from tarotrules.games.sessions.typed import Command, NotUnderstood, Reader
from tarotrules.wording.catalogue import Catalogue

SHOWN: Final = 40
"""So much of what was typed is quoted."""
_Deal = TypeVar("_Deal")
_Fault = TypeVar("_Fault")
_Result = TypeVar("_Result")


class Misplaced(ValueError):  # noqa: N818 it is the line that is
    """A line that says too little, or what cannot be; its argument is the sentence that says so."""


class Session(ABC, Generic[_Deal, _Fault, _Result]):
    """What was typed so far, and what follows from it."""

    reader: Reader

    def __init__(self, words: Catalogue, tell: Callable[[Refused], str], so_far: _Deal) -> None:
        self.words, self.tell = words, tell
        self.so_far = so_far
        """The deal as it is told."""
        self.lines: list[tuple[str, _Deal]] = []
        """What was typed, and how the deal stood before."""
        self.over = False
        """Whether the reader wants no more."""
        self.unread = False
        """Whether nothing of the last line was taken, so that what follows it cannot be taken either."""
        self.fault: _Fault | None = None
        self.result: _Result | None = None

    @abstractmethod
    def opening(self) -> str:
        """What is said before the first line."""

    @abstractmethod
    def next(self) -> str:
        """What comes next, while the deal goes on."""

    @abstractmethod
    def after(self, so_far: _Deal, items: list[Any]) -> tuple[_Deal, _Fault | None]:
        """The deal after a line, up to the first fault.

        Raises :class:`Misplaced` or :class:`~tarotrules.games.refused.Refused`.
        """

    @abstractmethod
    def news(self, before: _Deal) -> list[str]:
        """What a line without a fault has brought about; at the end of the deal, what it came to."""

    @abstractmethod
    def told(self, fault: _Fault) -> str:
        """A fault in words."""

    @abstractmethod
    def help(self) -> str:
        """What can be typed."""

    @abstractmethod
    def not_understood(self, word: str, *cards: str) -> str:
        """That a word means nothing here, or two cards at once."""

    def spelt(self, refused: Refused) -> Refused:
        """A refusal with cards as the reader's books have them."""
        return refused

    def enter(self, line: str) -> str:
        """The answer to a line."""
        self.unread = False
        try:
            items = self.reader.read(line)
        except NotUnderstood as unknown:
            return self._not_taken(self.not_understood(*unknown.args))
        match items:
            case []:
                return self.status()
            case [Command("undo"), *_]:
                return self._undo()
            case [Command("help"), *_]:
                return self.help()
            case [Command("quit"), *_]:
                self.over = True
                return ""
            case [Command("score"), *_]:
                return self.status()
        if self.fault is not None or self.result is not None:
            return self.status()
        return self._take(line.strip(), items)

    def status(self) -> str:
        """What comes next, or that nothing does."""
        if self.fault is not None:
            return self.words.say("referee-stopped")
        return self.next() if self.result is None else self.words.say("referee-over")

    def _take(self, line: str, items: list[Any]) -> str:
        """A line that tells of the deal."""
        before = self.so_far
        try:
            so_far, fault = self.after(before, items)
        except Refused as refused:
            return self._not_taken(self.tell(self.spelt(refused)).strip())
        except Misplaced as misplaced:
            return self._not_taken(str(misplaced))
        self.lines.append((line, before))
        self.so_far, self.fault = so_far, fault
        news = [] if fault is not None else self.news(before)
        if self.fault is not None:
            news.append(self.told(self.fault))
        return "\n".join([*news, self.status()])

    def _not_taken(self, why: str) -> str:
        self.unread = True
        return why

    def _undo(self) -> str:
        if not self.lines:
            return self.words.say("referee-nothing")
        line, self.so_far = self.lines.pop()
        self.fault = self.result = None
        return f"{self.words.say('referee-undone', line=line)}\n{self.status()}"
