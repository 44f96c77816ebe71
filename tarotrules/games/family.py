"""What a family of games provides: everything the rest of the house asks of one game and not of another.

Whoever wants something of a family asks for it here; nothing but the registry knows where it is. What is
heavy is imported when it is asked for: starting up fast is a feature.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from tarotrules.games.variant import Changed, Hit, Near, Played, PlayedChapter, Variant
from tarotrules.settings.record import Record
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.node import Node

if TYPE_CHECKING:
    from random import Random

    from tarotrules.book.tree import Book, Cited
    from tarotrules.draft.resolve import Draft
    from tarotrules.games.answers import Result, Session, State, Told, Verdict
    from tarotrules.games.building import Building
    from tarotrules.games.evening import Evening
    from tarotrules.games.patterns import Filled, Pattern, Place, Values
    from tarotrules.games.refused import Refused
    from tarotrules.games.seated import Seated, Wanted
    from tarotrules.games.sought import Sought
    from tarotrules.sampling.question import Question, Simulated
    from tarotrules.sampling.sums import Sums
    from tarotrules.settings.kinds import Kind
    from tarotrules.wording.catalogue import Catalogue


class Features(Node):
    """What conditions and amounts may speak of."""

    scopes: Mapping[str, Mapping[str, str]]
    """By what is decided: each name, and the type of what it means."""
    members: Mapping[str, Mapping[str, str]]
    """By type: what a thing of it has."""


class Engine(Node):
    """Deals read, settled and told."""

    read: "Callable[[Any, int], Told]"
    """A deal from JSON data, for so many players if it does not say."""
    settle: Callable[[Any, Any], Any]
    """The account of a deal by a ruleset.

    Raises :class:`~tarotrules.games.refused.Refused`, with every problem, for one that cannot be.
    """
    to_json: Callable[[Any], dict[str, Any]]
    """An account as JSON data."""


class Play(Node):
    """Deals played; each raises :class:`~tarotrules.games.refused.Refused` for what cannot be, or was not allowed.

    A position and a record may say for how many ``players`` they are.
    """

    legal: Callable[[Any, Any], dict[str, Any]]
    """By a ruleset and a position as JSON data: what may be played, and why the rest may not."""
    replay: "Callable[[Any, Any], Result]"
    """By a ruleset and a record as JSON data: what the deal came to."""
    why_not: Callable[[Any, Any, Any], Any]
    """By a ruleset, a position or a record, and an act as records write it: the reason that forbids it, if one does."""
    referee: "Callable[[Any, Any], Verdict]"
    """By a ruleset and a record as JSON data: the verdict."""
    begin: "Callable[[Any, int, Random], State]"
    """By a ruleset, a dealer and a source of chance: a deal, just dealt."""
    resume: "Callable[[Any, Any], State]"
    """By a ruleset and a record as JSON data: a deal as far as it is told."""


class Simulation(Node):
    """Deals played by programs, many at a time."""

    kinds: tuple[str, ...]
    """The players that there are."""
    chunk: "Callable[[Question, int, int], Sums]"
    """What becomes of so many deals, from one on: it depends on nothing but the question and their numbers."""
    faithful: "Callable[[Any], bool]"
    """Whether the deals are those that a ruleset makes: where nobody shuffles, they are not."""


class Shown(Node):
    """A variant as the sheets show it: with what it builds on, and the id of its rules."""

    variant: Variant
    parent: Variant | None
    identity: str
    language: str
    sources: "Cited" = "end"
    """Where its book says who says so."""


class Beside(Node):
    """Variants to be compared, and how a file in the reader's language writes paths and values."""

    variants: Sequence[Variant]
    asked: Sequence[str]
    """How each was asked for, should their titles be alike."""
    identities: Sequence[str]
    language: str
    path: Callable[[tuple[str, ...]], str]
    value: Callable[["Kind", Any], str]
    label: Callable[[Variant, tuple[str, ...]], str]
    """What a setting is called at the table."""
    choice: Callable[[Variant, tuple[str, ...], "Kind", Any], str | None]
    """What a value is called there in few words; ``None`` if it takes a sentence."""
    simulated: "Simulated | None" = None
    """What became of the same deals under each, if they were played."""


Door = Literal[
    "play", "simulation", "sit", "session", "standings", "evening", "evaluate", "changes", "compare", "nearest"
]
"""What is asked of families, and some cannot do."""


class Family(ABC):
    """A family of games: its rulesets, words, engine and books.

    What has no answer here is needed. Whoever asks for a :data:`Door` that a family lacks, or for the words of what
    came out of it, is refused, with a sentence; what else a family need not have is empty.
    """

    name: ClassVar[str]
    """What files and compiled rulesets call it."""
    base: ClassVar[str]
    """The shipped variant that options are tried on."""
    usual_players: ClassVar[int]
    """How many a compiled file is explained for, which has them in no order, if so many can play it."""
    folder: ClassVar[Path]
    """Where its keywords and catalogues are."""
    marked_by: ClassVar[tuple[str, ...]]
    """The named entries that tell its variants apart at a glance; its catalogue calls them ``game-marked``."""

    @property
    def keywords(self) -> Path:
        """Its tables of words, one a language."""
        return self.folder / "keywords"

    @property
    def catalogues(self) -> Path:
        """Its sentences, a folder a language."""
        return self.folder / "catalogues"

    @property
    def complaints(self) -> tuple[Path, ...]:
        """What is said of rules and deals that are wrong: of any game, and of this one."""
        return Path(__file__).parent / "checking" / "catalogues", self.folder / "check" / "catalogues"

    @property
    def spoken(self) -> tuple[Path, ...]:
        """All that is said of it: each has a folder a language."""
        return *self.complaints, *self.books

    @property
    def books(self) -> tuple[Path, ...]:
        """What its books say, and the words they say it with."""
        return (self.catalogues,)

    @property
    def starter(self) -> Path | None:
        """A file with rules that some of its tables play, for whoever begins one without questions."""
        path = self.folder / "new.tarot"
        return path if path.is_file() else None

    def words(self, language: str) -> Mapping[str, Any]:
        """How its concepts are written in files: as its table says, or the sentence that tells a setting."""
        from tarotrules.syntax.vocabulary import table_in
        from tarotrules.wording.notation import words_in

        return {**table_in(self.keywords, language), **words_in(self.catalogues / language)}

    def labels(self, language: str) -> Mapping[str, Mapping[str, str]]:
        """What settings and choices are called at the table, by their words, some with what they belong to."""
        from tarotrules.source.tables import read_table

        return read_table(self.catalogues / language / "settings.toml")

    def questions(self, language: str) -> Mapping[str, str]:
        """What somebody is asked who begins with questions, by the number of a rule or the name of an option."""
        from tarotrules.source.tables import read_table

        return read_table(self.catalogues / language / "questions.toml")

    def weights(self) -> Mapping[str, int]:
        """How much a difference weighs, by chapter of the ruleset; whatever is not there weighs one."""
        from tarotrules.source.tables import read_table

        chapters = read_table(self.folder / "weights.toml").values()
        return {setting: each["weight"] for each in chapters for setting in each["settings"]}

    def has(self, door: Door) -> bool:
        """Whether it can do what some families cannot."""
        return getattr(type(self), door) is not getattr(Family, door)

    def lacks(self, door: Door) -> "Refused":
        """What whoever asks for it is told."""
        from tarotrules.games.refused import Refused
        from tarotrules.source.problems import NOT_YET

        return Refused(NOT_YET, game=self.name, what=door)

    # --- rules ---

    @property
    @abstractmethod
    def schema_version(self) -> int:
        """Of the compiled JSON."""

    @abstractmethod
    def ruleset(self) -> type[Record]:
        """What a table may have agreed; one setting is called ``players`` and says how few and how many they may be."""

    @abstractmethod
    def judge(self, draft: "Draft", found: list[Diagnostic]) -> tuple[Variant | None, list[Diagnostic]]:
        """The variant of a draft, and what is wrong with it beyond what was found before."""

    @abstractmethod
    def problems_of(self, rules: Any) -> list[Diagnostic]:
        """What is wrong with a ruleset that came without a file."""

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of the compiled ruleset."""
        from tarotrules.games.schema import config_schema

        return config_schema(self.name, self.schema_version, self.ruleset())

    def record_schema(self) -> dict[str, Any]:
        """The JSON Schema of the record of a deal."""
        raise self.lacks("play")

    @abstractmethod
    def learn(self) -> None:
        """Have values of kinds of its own read and written."""

    @abstractmethod
    def kinds(self) -> Mapping[type["Kind"], str]:
        """Kinds of values of its own, and what the reference calls them."""

    @abstractmethod
    def features(self) -> Features:
        """What conditions may speak of."""

    @abstractmethod
    def problems(self) -> Iterable[ModuleType]:
        """Where its problems are listed."""

    # --- deals ---

    @abstractmethod
    def engine(self) -> Engine:
        """What scores its deals."""

    def play(self, variant: Variant) -> Play:
        """What plays its deals, and names the rules of a variant by their numbers."""
        raise self.lacks("play")

    def simulation(self) -> Simulation:
        """What plays its deals by itself."""
        raise self.lacks("simulation")

    def simulated(self, found: "Simulated", language: str) -> "Book":
        """What a simulation found, as a sheet."""
        raise self.lacks("simulation")

    def simulated_json(self, found: "Simulated") -> dict[str, Any]:
        """The same as JSON data."""
        raise self.lacks("simulation")

    def sit(self, shown: Shown, rules: Any, wanted: "Wanted") -> "Seated":
        """A person's seat at a table of bots; raises :class:`~tarotrules.games.refused.Refused` for what cannot be."""
        raise self.lacks("sit")

    def legal_text(self, variant: Variant, rules: Any, found: dict[str, Any], language: str) -> str:
        """What may be played, in words."""
        raise self.lacks("play")

    def why(self, variant: Variant, rules: Any, reason: Any, language: str) -> dict[str, Any]:
        """A reason that forbids something, in words and with the number of its rule, as JSON data."""
        raise self.lacks("play")

    def why_text(self, found: dict[str, Any] | None, language: str) -> str:
        """The same as lines of text; or that it is allowed."""
        raise self.lacks("play")

    def session(self, variant: Variant, rules: Any, language: str, tell: "Callable[[Refused], str]") -> "Session":
        """A referee to whom somebody types what is played; ``tell`` puts problems into words."""
        raise self.lacks("session")

    def verdict_json(self, variant: Variant, rules: Any, verdict: Any, language: str) -> dict[str, Any]:
        """What a referee finds, as JSON data."""
        raise self.lacks("play")

    def verdict_text(self, variant: Variant, rules: Any, verdict: Any, language: str) -> str:
        """The same in words."""
        raise self.lacks("play")

    def result_text(self, variant: Variant, rules: Any, result: Any, language: str) -> str:
        """What a deal came to that was played again, in words."""
        raise self.lacks("play")

    @abstractmethod
    def account_text(
        self, variant: Variant, rules: Any, account: Any, language: str, names: Sequence[str] | None = None
    ) -> str:
        """An account in words, by names if there are any."""

    def standings(self, variant: Variant, data: Any) -> Any:
        """Who is where in a match of several deals, perhaps at several tables, from JSON data.

        Raises :class:`~tarotrules.games.refused.Refused` for one that cannot be.
        """
        raise self.lacks("standings")

    def standings_json(self, found: Any) -> dict[str, Any]:
        """The same as JSON data."""
        raise self.lacks("standings")

    def standings_text(self, variant: Variant, found: Any, language: str) -> str:
        """The same in words."""
        raise self.lacks("standings")

    def evening(self, variant: Variant, rules: Any, language: str, spell: Callable[[str], str]) -> "Evening":
        """What is filled in of each deal of an evening, and what it comes to, in words.

        ``spell`` writes a concept as files in the language do.
        """
        raise self.lacks("evening")

    def building(self, variant: Variant, rules: Any, language: str) -> "Building":
        """What its values are put together of by tapping, in words."""
        from tarotrules.games.building import Nothing

        return Nothing()

    def places(self, language: str) -> "Sequence[Place]":
        """Where in its rules a table may add something of its own."""
        return ()

    def patterns(self, variant: Variant, language: str) -> "Iterator[Pattern]":
        """What may be added without writing, as long as it has blanks; each is made when it is asked for."""
        return iter(())

    def filled(self, variant: Variant, pattern: str, values: "Values") -> "Filled":
        """A pattern of its own without blanks; raises ``KeyError`` for none of that name."""
        raise KeyError(pattern)

    def called(self, variant: Variant, pattern: str, values: "Values", language: str) -> str:
        """What a pattern of its own is called by what stands in its blanks, if nobody calls it otherwise."""
        raise KeyError(pattern)

    def evaluate(self, rules: Any, cards: Sequence[str]) -> Any:
        """What a hand is worth to somebody who wonders what to bid, of cards as they are written.

        Raises :class:`~tarotrules.games.refused.Refused`, with every problem, for what is no hand.
        """
        raise self.lacks("evaluate")

    def evaluation_json(self, found: Any) -> dict[str, Any]:
        """The same as JSON data."""
        raise self.lacks("evaluate")

    def evaluation_text(self, variant: Variant, rules: Any, found: Any, language: str) -> str:
        """The same in words."""
        raise self.lacks("evaluate")

    # --- books ---

    @abstractmethod
    def catalogue(self, language: str) -> "Catalogue":
        """What can be said about it in a language."""

    @abstractmethod
    def terms(self, language: str) -> Mapping[str, str]:
        """The terms of its glossary, in the order of a language, and what they mean at most tables."""

    def sought(self, variant: Variant, language: str, spoken: Sequence[str]) -> "Iterable[Sought]":
        """What players of some languages call what its book in one is about, beside the words that it prints."""
        return ()

    @abstractmethod
    def rulebook(self, shown: Shown) -> "Book":
        """The rulebook, with what differs from the parent marked."""

    @abstractmethod
    def cheatsheet(self, shown: Shown, players: int) -> "Book":
        """A page to look things up at the table."""

    @abstractmethod
    def scoresheet(self, shown: Shown, players: int) -> "Book":
        """A form to write the scores on."""

    @abstractmethod
    def options(self, shown: Shown) -> Sequence[str]:
        """The options a variant takes and its parent does not."""

    def changes(self, shown: Shown, steps: Mapping[str, Variant]) -> "Book":
        """What differs from the parent; ``steps`` are the parent with the options up to each."""
        raise self.lacks("changes")

    @abstractmethod
    def changed(self, before: Variant, after: Variant, language: str) -> Iterable[Changed]:
        """What differs between a variant and the same with an option, rule by rule."""

    @abstractmethod
    def sentences(self, variant: Variant, path: tuple[str, ...], language: str) -> Sequence[str]:
        """What its book says of a setting, sentence by sentence; all that it says, of no path."""

    def compare(self, beside: Beside) -> Any:
        """What differs between variants; it has the ``game`` they belong to."""
        raise self.lacks("compare")

    def comparison(self, found: Any, *, brief: bool) -> "Book":
        """A comparison as a sheet; its front, or else its colophon, has a line about each variant."""
        raise self.lacks("compare")

    def nearest(self, shown: Shown, found: Sequence[Near]) -> "Book":
        """Which known rules are nearest to some, and how those differ."""
        raise self.lacks("nearest")

    def everywhere(self, hits: Sequence[Hit], language: str) -> "Sequence[PlayedChapter]":
        """All rules, chapter by chapter, each with those who have it; of an option only what it brings."""
        return ()

    def weighed(self, language: str) -> Sequence[tuple[str, int]]:
        """The chapters of its book, and how much a difference in each weighs."""
        return ()

    def wherever(self, hits: Sequence[Hit], language: str) -> "Sequence[Played]":
        """What is said of the settings that were looked for, rule by rule: each sentence with those who have it."""
        return ()

    def comparison_json(self, found: Any) -> dict[str, Any]:
        """A comparison as JSON data."""
        raise self.lacks("compare")
