"""What shipped files say about a setting: their own statements, cut out and put into a reader's words."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tarotrules import documents, library
from tarotrules.games.registry import family
from tarotrules.noticing import remembered
from tarotrules.settings.walk import SettingPath
from tarotrules.site.reference.declared import Declared
from tarotrules.source.text import Span
from tarotrules.syntax.document import Document, Entry, Fixed, Guard, Remove, Statement
from tarotrules.syntax.to_dsl import to_dsl


class Places(NamedTuple):
    """A shipped file, and where it says something."""

    name: str
    document: Document
    spans: dict[SettingPath, list[Span]]

    def about(self, setting: Declared) -> list[Span]:
        """The places that say what a setting is."""
        return [span for path in self.paths(setting) for span in self.spans[path]]

    def paths(self, setting: Declared) -> list[SettingPath]:
        """What it sets there: the setting with the names the file says it for."""
        return [path for path in self.spans if len(path) == len(setting.path) and setting.covers(path)]


def shipped(game: str) -> Iterator[Places]:
    """The shipped files of a game, the official rules first, then the other variants, then the options."""
    names = sorted(library.shipped(game), key=lambda name: name != family(game).base)
    return (places for name in (*names, *library.shipped_options(game)) if (places := _places(name)) is not None)


@remembered()
def _places(name: str) -> Places | None:
    document = documents.document(name)
    if document is None:
        return None
    layer = documents.layer(document)
    spans: dict[SettingPath, list[Span]] = {}
    for said in layer.said:
        if said.act == "set":
            spans.setdefault(said.path, []).append(said.origin.span)
    spans |= {("players",): _players(document)} if layer.players else {}
    return Places(name, document, spans)


def _players(document: Document) -> list[Span]:
    return [
        each.span for each in document.body if isinstance(each, Entry) and each.word.concept == "players" and each.span
    ]


@remembered()
def speaker(setting: Declared) -> Places | None:
    """The first shipped file that says something about a setting."""
    return next((each for each in shipped(setting.game) if each.about(setting)), None)


def excerpt(setting: Declared, language: str) -> str:
    """What that file says, in the words of a language; nothing if none says anything."""
    places = speaker(setting)
    if places is None:
        return ""
    body = tuple(_kept(places.document.body, places.about(setting)))
    return body_text(places.document._replace(body=body, comments=()), language, setting.game)


def body_text(document: Document, language: str, game: str | None = None) -> str:
    """The statements of a file without the header and its braces."""
    lines = to_dsl(document, documents.vocabulary(game), language).rstrip().splitlines()
    start = next(number for number, line in enumerate(lines) if line.endswith("{"))
    return "\n".join(line.removeprefix("  ") for line in lines[start + 1 : -1])


def _kept(statements: Iterable[Statement], spans: list[Span]) -> Iterator[Statement]:
    """Those statements, and the blocks they stand in, without their sources."""
    for statement in statements:
        match statement:
            case Entry(block=tuple(block)) | Guard(block=block):
                inner = tuple(_kept(block, spans))
                if inner:
                    yield _bare(statement._replace(block=inner))
            case Entry() if _holds(statement.span, spans):
                yield _bare(statement)
            case Fixed(inner):
                yield from _kept((inner,), spans)
            case Entry() | Remove():
                pass


def _bare(statement: Entry | Guard) -> Statement:
    """Without source and place: what stood around it is not shown, nor are the lines it left."""
    if isinstance(statement, Guard):
        return statement._replace(span=None)
    return statement._replace(citation=None, span=None)


def _holds(place: Span | None, spans: list[Span]) -> bool:
    return place is not None and any(place.start <= each.start and each.end <= place.end for each in spans)
