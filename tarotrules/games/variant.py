"""A checked variant: one ruleset for each number of players, and what travels beside them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from tarotrules.settings.record import Record
from tarotrules.source.node import Node
from tarotrules.wording.titles import choose_title

if TYPE_CHECKING:
    from tarotrules.comparing.distance import Distance
    from tarotrules.wording.catalogue import Catalogue
    from tarotrules.wording.phrase import Phrase

_Rules = TypeVar("_Rules", bound=Record)


class Provenance(NamedTuple):
    """Where one value stands and who says so."""

    place: str
    """``file:line``."""
    layer: str
    """The variant or option that says it."""
    source: str | None
    """The citation, or the source of the whole file."""
    assumed: bool
    """No source gives the value; then ``source`` is the reason, if any."""
    words: Mapping[str, str]
    """The reason by language, where the file declares it."""
    work: str | None
    """What the whole file says it follows."""

    def said(self, language: str) -> str | None:
        """The citation, or the reason as a reader of a language understands it best."""
        return choose_title(self.words, language, self.source) if self.source is not None else None

    def cited(self, words: "Catalogue") -> str | None:
        """What is said, put as a language puts several citations beside each other; a reason stays as it is."""
        said = self.said(words.language)
        return said if said is None or self.assumed else cited_together(said, words)

    def told(self, words: "Catalogue") -> "Phrase":
        """Who says so, that nobody does, or why it is assumed."""
        cited = self.cited(words)
        if self.assumed:
            return words.tell("explain-assumed-why", source=cited) if cited else words.tell("explain-assumed")
        return words.tell("explain-no-source") if cited is None else words.tell("explain-source", source=cited)


def cited_together(source: str, words: "Catalogue") -> str:
    """Several citations beside each other, as a language writes them, each as its readers understand it.

    >>> from tarotrules.games.registry import catalogue
    >>> cited_together("FFT 2012 ;FFT 2016", catalogue("en"))
    'FFT 2012; FFT 2016'
    """
    return words.say("origin-joint").join(map(words.work, works(source)))


def works(source: str) -> list[str]:
    """The works that a citation or a list of sources names.

    >>> works("PAGAT, French Tarot; Wikipedia")
    ['PAGAT, French Tarot', 'Wikipedia']
    """
    return [each.strip() for each in source.split(";")]


class Told(NamedTuple):
    """A value's provenance and what it took the place of, nearest first."""

    origin: Provenance
    beaten: tuple[Provenance, ...]


class About(Node):
    """What a file says of its rules besides: whose they are, where, by whom and when they are played."""

    status: str | None = None
    """A federation's, a region's, a club's, those of some house."""
    regions: tuple[str, ...] = ()
    played_by: Mapping[str, str] = MappingProxyType({})
    """By language."""
    period: Mapping[str, str] = MappingProxyType({})
    """By language."""

    def dump(self) -> dict[str, Any]:
        """What is said of them, as JSON."""
        said = {"status": self.status, "regions": [*self.regions], "played_by": {**self.played_by}}
        return {word: each for word, each in {**said, "period": {**self.period}}.items() if each}

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> "About":
        """What JSON says of them."""
        return cls(**{**data, "regions": tuple(data.get("regions", ()))})


class VariantOf(Node, Generic[_Rules]):
    """What a file comes to."""

    id: str
    game: str
    """The family of games it belongs to."""
    kind: str
    parent: str | None
    layers: tuple[str, ...]
    """Every file it is made of, weakest first, itself last."""
    options: Mapping[str, Mapping[str, str]]
    """The options among them, with their titles by language."""
    rulesets: Mapping[int, _Rules]
    """By number of players in the deal; the first is the one the game is explained for."""
    titles: Mapping[tuple[str, ...], Mapping[str, str]] = MappingProxyType({})
    """By path of the entry, then by language; the empty path is the variant itself."""
    declared: tuple[tuple[str, ...], ...] = ()
    """The paths of what its files declare, even if another removes it, in the order of the layers and of each file."""
    pinned: Mapping[tuple[str, ...], int] = MappingProxyType({})
    """By path of the entry, the number that a file gives its rules, in hundredths: 853 is 8.53."""
    notes: Mapping[tuple[str, ...], Mapping[str, str]] = MappingProxyType({})
    remarks: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """What the files it is made of say about themselves, weakest first, by language."""
    version: str | None = None
    """What the file says of its own version."""
    sources: tuple[str, ...] = ()
    """The works that the files say they follow, each once, nearest first."""
    about: About = About()
    """What the file says of itself, which no other inherits."""
    origins: Mapping[int, Mapping[tuple[str, ...], Told]] = MappingProxyType({})
    home: str | None = None
    """The folder it was read from, where its parent is looked for first."""

    @property
    def main(self) -> _Rules:
        """The ruleset the game is explained for."""
        return next(iter(self.rulesets.values()))

    @property
    def players(self) -> int:
        """The number of players the game is explained for."""
        return next(iter(self.rulesets))

    def rules_of(self, told: object) -> _Rules:
        """The ruleset for as many players as JSON data say; if there is none, the main one, which refuses them."""
        players = told.get("players") if isinstance(told, dict) else None
        return self.rulesets.get(players, self.main) if type(players) is int else self.main

    def title(self, language: str) -> str:
        """What it is called in a language."""
        return choose_title(self.titles.get((), {}), language, self.id)


Variant = VariantOf[Any]
"""A variant of whatever family."""


class Changed(Node):
    """A rule that differs from what a variant builds on, in short."""

    change: str
    number: str
    name: str
    text: str


class Near(Node):
    """Known rules beside a table's own."""

    base: Variant
    options: tuple[str, ...]
    """With which they are nearest."""
    variant: Variant
    """What they are with those."""
    distance: "Distance"


class Hit(NamedTuple):
    """Known rules that have what somebody looks for."""

    name: str
    variant: Variant
    paths: tuple[tuple[str, ...], ...]
    """The settings that say so."""
    option: bool
    """Whether it is an option that brings it, tried on the rules that options are tried on."""


class Played(NamedTuple):
    """A rule, wherever it is played."""

    number: str
    name: str
    ways: tuple[tuple[tuple[Hit, ...], tuple[str, ...]], ...]
    """What is said, sentence by sentence, and who says so."""


class PlayedChapter(NamedTuple):
    """The rules of a chapter, wherever they are played."""

    id: str
    title: str
    rules: tuple[Played, ...]
