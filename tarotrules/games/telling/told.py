"""What is told of rules, and what it is told with: the rules, the words of a language, the titles that files give."""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, Generic, Self, TypeVar

from tarotrules.book.inline import reference
from tarotrules.games.telling.numbers import Numbers, Registry
from tarotrules.games.variant import VariantOf
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.node import Node
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, begun
from tarotrules.wording.titles import choose_title
from tarotrules.wording.values import Value

TWO: Final = 2
"""Players of a game in which nobody has anybody at their side."""
BETWEEN: Final = "two"
"""What sentences choose by that are worded otherwise where two play against each other."""
_Rules = TypeVar("_Rules", bound=Record)

Titles = Mapping[SettingPath, Mapping[str, str]]


def yes_no(flag: bool) -> str:  # noqa: FBT001 the flag is the subject
    """What a sentence chooses by where something is so or not."""
    return "yes" if flag else "no"


def for_two(rules: Any) -> str:
    """Whether two play: each is the other's opponent, and one defends alone."""
    return yes_no(rules.players == TWO)


class Rule(Node):
    """A rule: sentences, and the settings they tell."""

    slot: str
    """What it is about, as a path, in all languages and variants; its number is put on when the book is bound."""
    phrases: tuple[Phrase, ...]
    settings: tuple[SettingPath, ...]
    heading: Phrase | None = None
    name: Phrase | None = None
    """What it is called, where it has no heading."""
    at_hand: bool = False
    """Whether the cheat sheet has it too, in the same words."""
    reasons: tuple[tuple[str, str | None], ...] = ()
    """The reasons for which something may not be done that it tells, each with what it is about."""
    players: tuple[int, ...] = ()
    """The numbers of players it is told for, if not for all that its chapter is."""
    apart: bool = False
    """Whether each of its phrases is a paragraph."""

    def closeness(self, path: SettingPath) -> int:
        """How exactly it tells a setting: how many steps of the path it names; 0 if it tells others."""
        return max((len(each) for each in self.settings if path[: len(each)] == each), default=0)

    def called(self, words: Catalogue) -> Phrase:
        """What it is called: by its heading or name, or as its slot is called."""
        own = self.heading or self.name
        return words.tell(f"name-{self.slot.replace('.', '-')}") if own is None else capitalised(own)


class Chart(Node):
    """A table that belongs to a rule; the first column heads its row."""

    slot: str
    """Of the rule."""
    caption: Phrase
    header: tuple[Phrase, ...]
    rows: tuple[tuple[Phrase, ...], ...]
    summary: bool = False
    """Whether it only repeats what other rules say, for the eye."""
    lying: bool = False
    """Whether a book sets its rows as columns."""
    joined: bool = False
    """Whether each number of players adds its columns to one table."""


Told = Rule | Chart


class Section(Node):
    """A chapter as told for one ruleset."""

    id: str
    title: Phrase
    told: tuple[Told, ...]
    players: tuple[int, ...] = ()
    """The numbers of players it is told for, if not for all."""

    @property
    def rules(self) -> Iterator[Rule]:
        """The rules, without the tables."""
        return (each for each in self.told if isinstance(each, Rule))

    def charts(self, slot: str) -> Iterator[Chart]:
        """The tables of a rule."""
        return (each for each in self.told if isinstance(each, Chart) and each.slot == slot)


class Teller(Node, Generic[_Rules]):
    """Tells one ruleset in one language; what a game has besides, its own teller adds."""

    rules: _Rules
    words: Catalogue
    titles: Titles
    players: tuple[int, ...] = ()
    """All the numbers of players that are told of, if there are others besides this ruleset's."""
    own: tuple[tuple[str, str], ...] = ()
    """Slot and number of the rules about what the files of a book declare, where they are known."""

    @classmethod
    def of(cls, variant: VariantOf[_Rules], rules: _Rules, words: Catalogue) -> Self:
        """Tells some rules of a variant, with the numbers of its book."""
        return cls(rules, words, variant.titles, own=tuple(cls.registry().numbers_of(variant).own.items()))

    @staticmethod
    @abstractmethod
    def registry() -> Registry:
        """The numbers that are the same in every book of the game."""

    @abstractmethod
    def tells(self, kind: str) -> bool:
        """Whether these rules have anything of a kind that no file declares, and that some rules lack."""

    def say(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence; one that is worded otherwise for two players is told whether two play."""
        if BETWEEN in self.words.arguments(name):
            arguments.setdefault(BETWEEN, for_two(self.rules))
        return said(self.words, name, arguments)

    def remark(self, name: str, /, **arguments: Value) -> "Remark":
        """A sentence that nobody agrees on: it says what is usual, or what follows from other rules."""
        remark = Remark(self.words.tell(name, **arguments))
        remark.message, remark.arguments = name, arguments
        return remark

    def sentence(self, name: str, /, **arguments: Value) -> Phrase:
        """A sentence that begins with a capital, whatever it begins with."""
        return capitalised(self.say(name, **arguments))

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rules, as far as they are known."""
        return Numbers(self.registry().rules, dict(self.own))

    def refer(self, *slots: str) -> Phrase:
        """The numbers of other rules, to be named in a sentence; nothing if these rules have none of them."""
        numbers = self.numbers
        found = [reference(numbers.of(slot)) for slot in slots if self.stands(slot) and slot in numbers]
        return self.list(found) if found else Phrase()

    def stands(self, slot: str) -> bool:
        """Whether these rules tell of what a rule is about."""
        kind, name, *_ = slot.split(".")
        return name in getattr(self.rules, kind) if kind in self.registry().own else self.tells(kind)

    def see(self, *slots: str) -> Phrase:
        """The same in brackets, to be set behind a word."""
        found = self.refer(*slots)
        return self.say("see-rule", rules=found) if found else Phrase()

    def title(self, *path: str) -> Phrase:
        """The title a file gives an entry, or its id."""
        return Phrase.of(choose_title(self.titles.get(path, {}), self.words.language, path[-1]))

    def list(self, items: Iterable[str], joint: str = "and") -> Phrase:
        """Items joined as the language joins them."""
        return self.words.join(list(items), joint)


class Said(Phrase):
    """A phrase that knows which message it is, and what the message was given."""

    __slots__ = ("arguments", "message")
    message: str
    arguments: Mapping[str, Value]


class Remark(Said):
    """A sentence that changes no rule: rules that differ in it alone are the same."""

    __slots__ = ()


def said(words: Catalogue, name: str, arguments: Mapping[str, Value]) -> Said:
    """What a message says."""
    return known(words.tell(name, **arguments), name, arguments)


def as_for_more(phrase: Phrase, words: Catalogue) -> Phrase:
    """A sentence as more than two players are told it: wording alone makes no other rule."""
    if not isinstance(phrase, Said) or phrase.arguments.get(BETWEEN) != "yes":
        return phrase
    return capitalised(said(words, phrase.message, {**phrase.arguments, BETWEEN: "no"}))


def known(text: str, name: str, arguments: Mapping[str, Value]) -> Said:
    """A text as what a message says."""
    phrase = Said(text)
    phrase.message, phrase.arguments = name, arguments
    return phrase


def capitalised(phrase: Phrase) -> Phrase:
    """A phrase whose first letter is a capital, where its script has capitals."""
    text = begun(phrase)
    if text == phrase:
        return phrase
    return known(text, phrase.message, phrase.arguments) if isinstance(phrase, Said) else Phrase(text)
