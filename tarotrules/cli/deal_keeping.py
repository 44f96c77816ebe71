"""How a deal that was told on a terminal is written in a file, for whoever wants to keep or correct it."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any, Final

from tarotrules.book.wrapping import wrap
from tarotrules.cli.deal_shown import as_text, indented
from tarotrules.cli.helping import PROGRAM, WIDTH
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, complain
from tarotrules.cli.typed import say, typed_line
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import write_text
from tarotrules.source.misuse import ALREADY_THERE

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue

Deal = Mapping[str, Any]
SUFFIX: Final = ".json"


def keep(deal: Deal, asked: Asked, said: "Catalogue", *, listens: bool) -> int:
    """Say how the deal is written; write it where it was asked for, or ask where, if anybody ``listens``."""
    say(["", *wrap(said.say("telling-as-file"), WIDTH), *indented(deal)])
    name = asked.save
    if name is None and listens:
        say(["", *wrap(said.say("telling-keep"), WIDTH)])
        try:
            name = _name_typed(deal, asked)
        except KeyboardInterrupt:
            say([""])
    elif name is not None:
        problem = write_text(name, as_text(deal))
        if problem is not None:
            return complain([problem], asked)
    if name is not None:
        say(list(_again(name, asked, said)))
    return FINE


def kept_so_far(deal: Deal, asked: Asked, said: "Catalogue") -> int:
    """Say what was told of a deal that is not told wholly, if anything was, so that it is not lost."""
    say(wrap(said.say("telling-no-score"), WIDTH))
    if not deal:
        return FINE
    say([*wrap(said.say("telling-so-far"), WIDTH), *indented(deal)])
    if asked.save is None:
        return FINE
    problem = write_text(asked.save, as_text(deal))
    return FINE if problem is None else complain([problem], asked)


def _name_typed(deal: Deal, asked: Asked) -> str | None:
    """The file that somebody names, once it is written; nothing, if nobody does."""
    while typed := typed_line():
        name = typed if Path(typed).suffix else f"{typed}{SUFFIX}"
        problem = _written(name, deal)
        if problem is None:
            return name
        complain([problem], asked)
    return None


def _written(name: str, deal: Deal) -> Diagnostic | None:
    """The problem of a deal that could not be written there; no file is ever replaced."""
    there = Path(name).exists()
    return ALREADY_THERE.at(None, name=name) if there else write_text(name, as_text(deal))


def _again(name: str, asked: Asked, said: "Catalogue") -> Iterator[str]:
    """How to have it scored once more, perhaps corrected; the command stands in a line of its own."""
    yield from wrap(said.say("telling-kept", file=name), WIDTH)
    options = ["--with", ",".join(asked.options)] if asked.options else []
    yield f"  {PROGRAM} score {' '.join(map(quote, [asked.variant, name, *options]))}"
