"""What the program says of the bad examples, which are tried in a folder of their own."""

import contextlib
import json
import shlex
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tarotrules import api, documents, pipeline
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.lookup import Reader, look_up
from tarotrules.reports import Words, likeness, present
from tarotrules.site.reference.manual import Shown, lay_out
from tarotrules.source import problems
from tarotrules.source.diagnostics import Argument, Concepts, Diagnostic, each_once
from tarotrules.source.files import read_source
from tarotrules.source.objects import read_json
from tarotrules.tongues import Tongue, Tongues
from tarotrules.wording.titles import Titles, titled


class Tried(NamedTuple):
    """The problems that came out, and what is needed to tell of them: how the files are written, and titles."""

    problems: tuple[Diagnostic, ...]
    tongues: Tongues
    titles: Titles
    """Of what the rules declare, by language."""
    game: str | None = None
    """What is told of no file is about it."""

    def told(self, language: str) -> str:
        """What the command says."""
        return present(titled(self.problems, self.titles, language), self.tongues, language, game=self.game)

    def suggested(self, code: str, reader: str) -> str | None:
        """Of the words that would have been possible where the problem is, the one a reader may have meant."""
        problem = self.problem(code)
        known, word = problem.arguments.get("known"), problem.arguments.get("word")
        if not isinstance(known, Concepts) or not isinstance(word, str):
            return None
        tongue = self.tongue(code, reader)
        return documents.vocabulary(tongue.game).nearest(word, known, tongue.language, likeness(problem))

    def tongue(self, code: str, reader: str) -> Tongue:
        """How the file is written that the problem is in."""
        return Words(self.tongues, reader, self.game).tongue(self.problem(code).source)

    def given(self, code: str, reader: str) -> Mapping[str, Argument]:
        """What is said of the problem, and which advice there is for a reader."""
        arguments = self.problem(code).arguments
        if "hint" in arguments or not isinstance(arguments.get("known"), Concepts):
            return arguments
        rest = "meant" if arguments.get("instead") else "list" if arguments["known"] else "none"
        hint = "near" if self.suggested(code, reader) else rest
        return {**arguments, "hint": hint}

    def problem(self, code: str) -> Diagnostic:
        """The problem that the example is there for."""
        return next(each for each in self.problems if each.code == code)


def run(example: Shown, reader: str) -> Tried:
    """The bad example of a problem, tried by somebody who reads a language."""
    # Its files are called by their bare names, as somebody does who works in their folder.
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        lay_out(example.bad, Path(folder))
        return _run(example, reader)


def is_for_one_reader(example: Shown) -> bool:
    """Whether what is found depends on who asks: advice how to ask is in the words of whoever does."""
    return example.command.startswith("explain ")


def _run(example: Shown, reader: str) -> Tried:
    command, name, *rest = shlex.split(example.command)
    options: tuple[str, ...] = ()
    if "--with" in rest:
        at = rest.index("--with")
        options = tuple(rest[at + 1].split(","))
        del rest[at : at + 2]
    loaded = pipeline.load(name, options)
    found = loaded.problems
    if loaded.variant is not None and command == "score":
        found = _scored(loaded.variant, rest[-1])
    elif loaded.variant is not None and command in {"legal", "replay"}:
        found = _played(loaded.variant, command, rest[-1])
    elif loaded.variant is not None and command == "evaluate":
        found = _judged(loaded.variant, rest)
    elif loaded.variant is not None and command == "explain":
        found = _explained(loaded.variant, rest[-1], reader)
    # A file that two others build on has been read by each.
    titles, game = ({}, None) if loaded.variant is None else (loaded.variant.titles, loaded.variant.game)
    return Tried(tuple(each_once(found)), loaded.tongues, titles, game)


def _scored(variant: Variant, name: str) -> tuple[Diagnostic, ...]:
    source, engine = read_source(name), family(variant.game).engine()
    if isinstance(source, Diagnostic):
        return (source,)
    try:
        told = read_json(source.text)
        if isinstance(told, dict) and "deals" in told:
            family(variant.game).standings(variant, told)
            return ()
        summary = engine.read(told, variant.players)
        if summary.players not in variant.rulesets:
            known = Concepts(map(str, sorted(variant.rulesets)))
            nobody = problems.NO_SUCH_PLAYERS.at(None, players=summary.players, known=known, name=variant.id)
            return (*summary.problems, nobody)
        engine.settle(variant.rulesets[summary.players], summary)
    except json.JSONDecodeError as error:
        return (problems.NOT_JSON.at(None, name=name, line=error.lineno),)
    except Refused as refused:
        return refused.diagnostics
    return ()


def _played(variant: Variant, command: str, name: str) -> tuple[Diagnostic, ...]:
    source = read_source(name)
    if isinstance(source, Diagnostic):
        return (source,)
    try:
        getattr(api, command)(variant, read_json(source.text))
    except json.JSONDecodeError as error:
        return (problems.NOT_JSON.at(None, name=name, line=error.lineno),)
    except Refused as refused:
        return refused.diagnostics
    return ()


def _judged(variant: Variant, cards: Sequence[str]) -> tuple[Diagnostic, ...]:
    try:
        family(variant.game).evaluate(variant.main, cards)
    except Refused as refused:
        return refused.diagnostics
    return ()


def _explained(variant: Variant, path: str, reader: str) -> tuple[Diagnostic, ...]:
    found = look_up(variant, [path], Reader(documents.vocabulary(variant.game), reader))
    return (found,) if isinstance(found, Diagnostic) else ()
