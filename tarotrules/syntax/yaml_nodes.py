"""A YAML file as nodes with exact places. Nothing is constructed: ``no`` stays a word, ``1e3`` a text."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Source, Span
from tarotrules.syntax import problems
from tarotrules.syntax.braces import DEPTH
from tarotrules.syntax.document import Comment

if TYPE_CHECKING:
    from yaml import Event, MarkedYAMLError, NodeEvent
    from yaml._yaml import Mark as CMark
    from yaml.error import Mark

_COMMENT: Final = re.compile(r"(?:(?<=[\s\ufeff])|^)#[^\r\n]*")


@dataclass
class Scalar:
    """A text; ``offset`` is where it stands in the file if it is written there letter by letter."""

    value: str
    span: Span
    offset: int | None
    plain: bool

    @property
    def is_null(self) -> bool:
        """Whether nothing is written there."""
        return self.plain and not self.value


@dataclass
class Sequence:
    """A list."""

    span: Span
    items: "list[Node]" = field(default_factory=list)


@dataclass
class Mapping:
    """Keys and values, in order, doubles included."""

    span: Span
    items: "list[Node]" = field(default_factory=list)
    """A key, its value, the next key …"""

    @property
    def entries(self) -> "Iterator[tuple[Node, Node]]":
        """The pairs."""
        return zip(self.items[::2], self.items[1::2], strict=False)


Node = Scalar | Sequence | Mapping


class Refused(Exception):  # noqa: N818 - it is not an error of the program
    """The file cannot be read on; the problem tells why."""

    def __init__(self, problem: Diagnostic) -> None:
        super().__init__(problem.code)
        self.problem = problem


def read_yaml(source: Source) -> Node | None:
    """The file's only document; ``None`` if it is empty.

    Raises:
        Refused: it is no YAML, or uses what is not allowed here (aliases, tags, more documents).

    """
    import yaml

    try:
        return _compose(source, yaml.parse(source.text, Loader=yaml.SafeLoader))
    except yaml.MarkedYAMLError as error:
        raise Refused(_trouble(source, error)) from None
    except yaml.reader.ReaderError as error:
        place = Span(source, error.position, error.position + 1)
        raise Refused(problems.UNREADABLE_CHARACTER.at(place, character=place.text)) from None


_TROUBLE: Final = (
    (r"'\\t'|tab", "tab"),
    (r"could not find expected ':'", "colon"),
    (r"mapping values are not allowed|block end|block mapping|expected <document start>|indent", "indent"),
    (r"quoted scalar|unexpected end of stream|escape", "quote"),
    (r"expected ',' or|flow", "bracket"),
)
"""What the YAML reader says -> what it means for whoever wrote the file."""


def _trouble(source: Source, error: "MarkedYAMLError") -> Diagnostic:
    said = f"{error.context} {error.problem}"
    kind = next((kind for pattern, kind in _TROUBLE if re.search(pattern, said)), "other")
    at_line = kind in {"colon", "quote"}
    start = _index((error.context_mark if at_line else None) or error.problem_mark or error.context_mark)
    line = source.text[start:].split("\n", 1)[0]
    if kind == "indent" and (above := _run_on(source.text[:start])) is not None:
        # The line above is taken for the beginning of a key.
        kind, at_line, start = "space", True, above
        line = source.text[start:].split("\n", 1)[0]
    if kind == "colon" and re.search(r"[^\s:]:[^\s:]", line):
        kind = "space"
    place = Span(source, start, start + len(line.rstrip()) if at_line else start)
    instead = line.strip().replace(":", ": ", 1)
    return problems.YAML_SYNTAX.at(place, kind=kind, written=line.strip(), instead=instead)


def _run_on(before: str) -> int | None:
    """Where ``worth:4`` stands on the line above the last one."""
    above, _, _ = before.rpartition("\n")
    start = above.rfind("\n") + 1
    found = re.fullmatch(r"\s*([^\s:\[{#\"']+:[^\s:]\S*)\s*", above[start:])
    return None if found is None else start + found.start(1)


def without_space(value: Scalar) -> Diagnostic | None:
    """The problem of ``worth:4`` where a value stands: a key and its value without the space between them."""
    if not value.plain or re.match(r"[^\s:\[#]+:[^\s:]", value.value) is None:
        return None
    line = value.span.text.split("\n", 1)[0].rstrip()
    place = value.span._replace(end=value.span.start + len(line))
    return problems.YAML_SYNTAX.at(place, kind="space", written=line, instead=line.replace(":", ": ", 1))


def _compose(source: Source, events: "Iterator[Event]") -> Node | None:
    import yaml

    root: list[Node] = []
    opened: list[Sequence | Mapping] = []
    for event in events:
        span = Span(source, _index(event.start_mark), _index(event.end_mark))
        _refuse(event, span, again=bool(root) and not opened)
        if isinstance(event, yaml.CollectionEndEvent):
            last = opened.pop()
            last.span = last.span.to(span)
        elif isinstance(event, yaml.NodeEvent):
            node = _node(event, span)
            (opened[-1].items if opened else root).append(node)
            if not isinstance(node, Scalar):
                opened.append(node)
        if len(opened) > DEPTH:
            raise Refused(problems.NESTING_TOO_DEEP.at(span, limit=DEPTH))
    return root[0] if root else None


def _index(mark: "Mark | CMark | None") -> int:
    return mark.index if mark else 0


def _refuse(event: "Event", span: Span, *, again: bool) -> None:
    import yaml

    if isinstance(event, yaml.DocumentStartEvent) and again:
        raise Refused(problems.TEXT_AFTER_END.at(span))
    if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
        raise Refused(problems.YAML_ALIAS.at(span))
    if getattr(event, "tag", None):
        raise Refused(problems.YAML_TAG.at(span))


def _node(event: "NodeEvent", span: Span) -> Node:
    import yaml

    if isinstance(event, yaml.ScalarEvent):
        return _scalar(event.value, span, plain=event.style is None)
    return Mapping(span) if isinstance(event, yaml.MappingStartEvent) else Sequence(span)


def _scalar(value: str, span: Span, *, plain: bool) -> Scalar:
    quotes = 0 if plain else 1
    exact = span.text[quotes : len(span.text) - quotes] == value
    return Scalar(value, span, span.start + quotes if exact else None, plain)


def comments_of(source: Source, root: Node | None) -> list[Comment]:
    """The file's comments: every ``#`` after a blank that is in no text."""
    inside = list(_stretches(root)) if root else []
    found, place = [], 0
    while match := _COMMENT.search(source.text, place):
        place = match.start() + 1
        if not _within(match.start(), inside):
            found.append(Comment(match[0][1:].removeprefix(" ").rstrip(), Span(source, match.start(), match.end())))
            place = match.end()
    return found


def _stretches(node: Node) -> Iterator[tuple[int, int]]:
    if isinstance(node, Scalar):
        yield node.span.start, node.span.end
        return
    for item in node.items:
        yield from _stretches(item)


def _within(offset: int, stretches: list[tuple[int, int]]) -> bool:
    index = bisect_right(stretches, offset, key=lambda stretch: stretch[0]) - 1
    return index >= 0 and offset < stretches[index][1]
