"""Problems put into words.

The sentence of a problem is the message named by its code; the attributes of that message caption
the places (by the role of each label) and give ``.help``. Both may use any of the arguments.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from tarotrules.source.diagnostics import (
    Argument,
    Concept,
    Concepts,
    Diagnostic,
    Entries,
    Entry,
    Label,
    Numbers,
    Row,
    Severity,
    Steps,
)
from tarotrules.source.excerpt import Mark, visible
from tarotrules.source.text import Source, Span
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.errors import WordingError
from tarotrules.wording.values import Value

Spell = Callable[[str, Source | None], str]
"""How a concept is spelled in the language of a file (``None``: no file is concerned)."""

FOREIGN = "foreign"
"""The hint of a word that belongs to another language: what to say of it is the same whatever the problem."""
SUGGESTING = frozenset({"", "near", FOREIGN})
"""The hints with which a suggestion is a word in the place of the one that was written."""
MEANT = frozenset({"", "meant"})
"""The hints with which a problem says what was meant instead of all that was written."""
LEFT_OPEN = "…"
"""What stands in an example for what only the writer knows."""
DECLARING = frozenset({"R001", "R007"})
"""The problems that say what is to be declared first: what is meant there is not yet a word."""
BESIDES = frozenset({"D014", "D016"})
"""The problems whose words are to be written beside the one that stands there, not in its place."""
BRACE = "{"
"""A help in which it stands shows how something is written in a file."""
FEW = 6
"""So many words that are possible are offered one by one."""
LONGEST = 80
"""What a sentence quotes from a file is cut here: a file may hold a word of a million letters."""


@dataclass(frozen=True, slots=True)
class Place:
    """A labelled place with its caption in words; empty if it needs none."""

    span: Span
    role: str
    caption: str


@dataclass(frozen=True, slots=True)
class Mend:
    """A stretch of a file and what may stand there instead, as the file's language spells it."""

    span: Span
    written: str


@dataclass(frozen=True, slots=True)
class Presented:
    """A problem in the reader's language; ``places`` begins with the one to look at first."""

    code: str
    name: str
    severity: Severity
    message: str
    places: tuple[Place, ...]
    help: str | None
    mends: tuple[Mend, ...] = ()
    """What may be written instead, the likeliest first."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The places as the excerpt draws them."""
        return tuple(Mark(p.span, p.caption, i == 0) for i, p in enumerate(self.places))


def present(diagnostic: Diagnostic, catalogue: Catalogue, spell: Spell) -> Presented:
    """A diagnostic in words."""
    spelled = {key: _spelled(value, spell, diagnostic.source) for key, value in diagnostic.arguments.items()}
    _refuse_unused(diagnostic, catalogue)
    return Presented(
        diagnostic.code,
        diagnostic.problem.name,
        diagnostic.severity,
        _say(catalogue, diagnostic.code, spelled),
        tuple(_place(label, diagnostic.code, catalogue, spelled) for label in diagnostic.labels),
        _help(catalogue, diagnostic, spelled) or None,
        tuple(_mends(diagnostic, spell)),
    )


def page_words(diagnostic: Diagnostic, catalogue: Catalogue, spell: Spell) -> tuple[str, str | None]:
    """A problem and what can be done about it, for somebody who changes rules without seeing how they are written."""
    spelled = {key: _spelled(value, spell, None) for key, value in diagnostic.arguments.items()}
    own, help_ = f"page-{diagnostic.code.lower()}", _help(catalogue, diagnostic, spelled)
    if catalogue.has(own):
        return _say(catalogue, own, spelled), _say_if_any(catalogue, f"{own}.help", spelled) or None
    return _say(catalogue, diagnostic.code, spelled), None if BRACE in help_ else help_ or None


def _mends(diagnostic: Diagnostic, spell: Spell) -> Iterator[Mend]:
    """What a problem suggests, where it says of a stretch of the file what else could stand there."""
    said = diagnostic.arguments
    if not diagnostic.labels:
        return
    span, hint = diagnostic.labels[0].span, said.get("hint", "")
    suggestion, known = said.get("suggestion") or said.get("near"), said.get("known")
    if hint in SUGGESTING and suggestion:
        # A path that is suggested is all of what is written there, a word one word of it.
        word = _as_spelled(said.get("word") or said.get("name", ""), spell, span.source)
        word = span.text if "." in str(suggestion) else word
        yield from _mend(span, word, _as_spelled(suggestion, spell, span.source))
    elif hint in MEANT and said.get("kind", "meant") == "meant" and diagnostic.code not in DECLARING:
        yield from _mend(span, said.get("written", span.text), _as_spelled(said.get("instead", ""), spell, span.source))
    elif hint == "list" and diagnostic.code not in BESIDES and isinstance(known, Concepts) and len(known) <= FEW:
        for each in known if said.get("word") == span.text and not span.text[0].isdecimal() else ():
            yield Mend(span, _dotted(each, spell, span.source))


def _as_spelled(value: Argument, spell: Spell, source: Source) -> str:
    """What would be written in a file, not shortened."""
    return value if type(value) is str else str(_spelled(value, spell, source))


def _mend(span: Span, written: Argument, instead: str) -> Iterator[Mend]:
    place = _within(span, str(written))
    if place is not None and instead not in ("", place.text) and LEFT_OPEN not in instead:
        yield Mend(place, instead)


def _within(span: Span, written: str) -> Span | None:
    """The stretch of a place that is written so, if there is one and no other."""
    text = span.text
    if not written or text.count(written) != 1:
        return None
    start = span.start + text.index(written)
    return span._replace(start=start, end=start + len(written))


def _help(catalogue: Catalogue, diagnostic: Diagnostic, spelled: Mapping[str, Value]) -> str:
    foreign = diagnostic.arguments.get("hint") == FOREIGN
    return _say_if_any(catalogue, "report-foreign" if foreign else f"{diagnostic.code}.help", spelled)


def _place(label: Label, code: str, catalogue: Catalogue, arguments: Mapping[str, Value]) -> Place:
    own = f"{code}.{label.role}"
    name = own if catalogue.has(own) else f"report-{label.role}"
    return Place(label.span, label.role, _say_if_any(catalogue, name, arguments))


def _say_if_any(catalogue: Catalogue, name: str, arguments: Mapping[str, Value]) -> str:
    return _say(catalogue, name, arguments) if catalogue.has(name) else ""


def _say(catalogue: Catalogue, name: str, arguments: Mapping[str, Value]) -> str:
    wanted = catalogue.arguments(name) if catalogue.has(name) else frozenset()
    return catalogue.say(name, **{key: value for key, value in arguments.items() if key in wanted})


def _refuse_unused(diagnostic: Diagnostic, catalogue: Catalogue) -> None:
    code = diagnostic.code
    names = catalogue.entries.names(code) if catalogue.has(code) else ()
    foreign = diagnostic.arguments.get("hint") == FOREIGN
    names = (*names, "report-foreign") if foreign else names
    used = frozenset({"hint"} if foreign else ()).union(*(catalogue.arguments(name) for name in names))
    if unused := diagnostic.arguments.keys() - used:
        raise WordingError(f"{catalogue.language}: {code} does not use {sorted(unused)}")


def _spelled(value: Argument, spell: Spell, source: Source | None) -> Value:
    match value:
        case Concept():
            return spell(value, source)
        case Concepts():
            return tuple(_dotted(path, spell, source) for path in value)
        case Steps():
            return ".".join(spell(step, source) for step in value)
        case Row():
            return " ".join(_dotted(word, spell, source) for word in value)
        case Numbers():
            return tuple(map(str, value))
        case Entry():
            return value[-1]
        case Entries():
            return tuple(" ".join(path[1::2]) for path in value)
        case str():
            return visible(_shortened(value))
        case _:
            return value


def _dotted(path: str, spell: Spell, source: Source | None) -> str:
    return ".".join(spell(step, source) for step in path.split("."))


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def places_by_file(problems: Iterable[Presented]) -> Iterator[str]:
    """The name of each file in which a problem lies, once."""
    yield from dict.fromkeys(p.places[0].span.source.name for p in problems if p.places)
