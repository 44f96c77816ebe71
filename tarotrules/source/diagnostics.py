"""Problems found in files, as values.

A room lists its :class:`Problem` constants in its own ``problems.py``; the sentences are in the
catalogues, under the problem's code. Nothing here is shown to anybody as it stands.
"""

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

from tarotrules.source.node import Node
from tarotrules.source.text import Source, Span

Severity = Literal["error", "warning"]


class Concept(str):
    """A word of the language, to be spelled in the language of the file it is said of."""

    __slots__ = ()


class Concepts(tuple[str, ...]):
    """Several words of the language, or dotted paths, each spelled in the language of the file they are said of."""

    __slots__ = ()


class Steps(tuple[str, ...]):
    """A path of words, each spelled in the language of the file it is said of."""

    __slots__ = ()


class Row(tuple[str, ...]):
    """Words and dotted paths side by side, as a statement has them, spelled in the language of the file."""

    __slots__ = ()


class Entry(tuple[str, ...]):
    """The path of something that rules declare: told by its title where that is known, else by its name."""

    __slots__ = ()


class Entries(tuple[tuple[str, ...], ...]):
    """Several such paths; what is part of something declared is told with that."""

    __slots__ = ()


class Numbers(tuple[int, ...]):
    """Numbers of players with whom a problem is there: one is told for all of them."""

    __slots__ = ()


Argument = str | int | Fraction | Concept | Concepts | Steps | Row | Entry | Entries | Numbers


class Label(NamedTuple):
    """A place in a file, and the part it plays in the problem.

    ``role`` names the attribute of the problem's message that captions it.
    """

    span: Span
    role: str = "here"


class Diagnostic(Node):
    """One problem at one or more places; the first label is where the reader should look."""

    problem: "Problem"
    labels: tuple[Label, ...]
    arguments: Mapping[str, Argument]

    @property
    def code(self) -> str:
        """Room letter and three digits, never reused."""
        return self.problem.code

    @property
    def severity(self) -> Severity:
        """Whether the file can be used all the same."""
        return self.problem.severity

    @property
    def source(self) -> Source | None:
        """The file where it is, if it is in one."""
        return self.labels[0].span.source if self.labels else None

    @property
    def key(self) -> tuple[object, ...]:
        """What it says and of which places: of two that have the same, one is enough."""
        places = ((each.role, each.span.source.name, each.span.start, each.span.end) for each in self.labels)
        return self.code, tuple(places), tuple(sorted((name, str(value)) for name, value in self.arguments.items()))


class Problem(Node):
    """A kind of problem: one cause, one code, one kebab name."""

    code: str
    name: str
    severity: Severity = "error"
    once: bool = False
    """Whether one of the kind is enough for a place."""

    def at(self, span: Span | None, *more: Label, **arguments: Argument) -> Diagnostic:
        """The problem at a place (``None``: it has no place in a file)."""
        first = () if span is None else (Label(span),)
        return Diagnostic(self, (*first, *more), arguments)


def each_once(diagnostics: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Problems without repetition, in their order."""
    found: dict[tuple[object, ...], Diagnostic] = {}
    for each in diagnostics:
        found.setdefault(each.key, each)
    return list(found.values())


def told_together(diagnostics: Iterable[Diagnostic], every: Collection[int]) -> list[Diagnostic]:
    """What is wrong at one place with several numbers of players as one problem; ``every``: all there are.

    A problem that can be told so has ``players``, and says in ``whom`` whether it is there with *all* or *some*.
    """
    found: dict[tuple[object, ...], Diagnostic] = {}
    for each in diagnostics:
        numbers = each.arguments.get("players")
        if not isinstance(numbers, Numbers):
            found.setdefault(each._replace(arguments={}).key if each.problem.once else each.key, each)
            continue
        key = each._replace(arguments={"part": each.arguments.get("part", "")}).key
        first = found.get(key, each)
        before = first.arguments["players"]
        players = Numbers(sorted({*numbers, *(before if isinstance(before, Numbers) else ())}))
        whom = "all" if players == tuple(sorted(every)) else "some"
        found[key] = first._replace(arguments={**first.arguments, "players": players, "whom": whom})
    return list(found.values())


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Whether any of them forbids going on."""
    return any(d.severity == "error" for d in diagnostics)
