"""``new``: a file of house rules in the reader's language, by questions and answers, or with examples to fill in."""

import sys
from collections.abc import Iterator, Mapping
from itertools import count, takewhile
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

from tarotrules import documents, library, pipeline
from tarotrules.book.wrapping import pad, wrap
from tarotrules.cli.asked import Unusable, language
from tarotrules.cli.declared import ASK, LANG_WRITTEN, Argument, Command
from tarotrules.cli.helping import PROGRAM, WIDTH
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import INTERRUPTED, answer, complain, misused
from tarotrules.cli.written import book_command, towards_book, written
from tarotrules.draft.problems import BAD_NAME, SHADOWS_SHIPPED
from tarotrules.games.family import Door, Family
from tarotrules.games.registry import family
from tarotrules.settings.kinds import is_name
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, has_errors
from tarotrules.source.excerpt import columns
from tarotrules.source.files import write_text
from tarotrules.source.misuse import ALREADY_THERE, WORD_MISSING
from tarotrules.source.problems import NO_SUCH_VARIANT

if TYPE_CHECKING:
    from tarotrules.wording.catalogue import Catalogue

COMMAND: Final = Command(
    "rules",
    (
        Argument("name", takes="maybe"),
        Argument("extends", "--extends", usual=family().base),
        Argument("blank", "--blank", "nothing"),
        ASK,
        LANG_WRITTEN,
    ),
    forms=(),
    examples=("", "$house", "$house --extends eryod"),
)
EMPTY: Final = 'variant $name extends $base {\n  title { $lang "$title" }\n}\n'
"""Where a game has no examples."""
OFFERED: Final[Mapping[str, Door | None]] = {"check": None, "rulebook": None, "score": "evening", "play": "sit"}
"""What can be done with a file, if its game has what that needs."""
HEAD: Final = 2
"""Lines that hold as they stand: the header and the title. The rest are examples."""


def run(asked: Asked) -> int:
    """Write the file, unless there is one: what questions are answered with, or else examples."""
    from tarotrules.cli.helping import words

    said = words(language(asked))
    if asked.extends == family().base and not asked.blank and (asked.ask or sys.stdin.isatty()):
        return _asked(asked, said)
    if asked.name is None:
        return misused([WORD_MISSING.at(None, what=Concept("name"))], asked)
    name = asked.name.removesuffix(".tarot")
    file = f"{name}.tarot"
    base = asked.extends.removesuffix(".tarot")
    problem = _refused(name, file) or _baseless(base)
    text = starter(name, base, said) if problem is None else ""
    problem = problem or write_text(file, text)
    if problem is not None:
        return complain([problem], asked)
    return answer(said.say("new-written", file=file, written=written(file, text, said, said.language)), asked)


def _asked(asked: Asked, said: "Catalogue") -> int:
    """Ask the table how it plays; the file is written at the end."""
    from tarotrules.cli.interviewing import converse, in_force, players_typed, title_typed
    from tarotrules.studio import voices
    from tarotrules.studio.beginning import name_of, text_named
    from tarotrules.studio.interview import Interview

    name = asked.name.removesuffix(".tarot") if asked.name is not None else None
    problem = _refused(name, f"{name}.tarot") if name is not None else None
    if problem is not None:
        return complain([problem], asked)
    known = sorted(voices.base().rulesets)
    try:
        title = title_typed(_title(name) if name is not None else said.say("new-our-rules"), said)
        interview = Interview(players_typed(known, said))
        converse(interview, said)
    except KeyboardInterrupt:
        sys.stderr.write(f"\n{said.say('new-stopped')}\n")
        return INTERRUPTED
    name = name or _free(name_of(title))
    only = interview.players if [*interview.players] != known else ()
    begun = text_named(name, said.language, family().base, title, only)
    file = interview.file(_remarked(begun, f"{name}.tarot", said, family()), said.language)
    problem = write_text(f"{name}.tarot", file.text)
    if problem is not None:
        return complain([problem], asked)
    variant = pipeline.load(f"{name}.tarot").variant
    if variant is None:
        raise ValueError(file.text)
    told = written(f"{name}.tarot", file.text, said, said.language)
    lines = ["", *in_force(variant, file.left, said), "", *wrap(told, WIDTH), *towards_book(f"{name}.tarot", said)]
    return answer("\n".join(lines), asked)


def _remarked(text: str, file: str, said: "Catalogue", game: Family) -> str:
    """A text with remarks at its head, below the one that says its language: what a remark is, and how one goes on."""
    lines = text.splitlines()
    head = list(takewhile(lambda line: line.startswith("#"), lines))
    typed = {name: f"{PROGRAM} {name} {file}" for name, door in OFFERED.items() if door is None or game.has(door)}
    typed["rulebook"] = book_command(file, said)
    width = max(map(columns, typed.values()))
    rows = (f"  {pad(line, width)}  {said.say(f'command-{name}')}" for name, line in typed.items())
    remarks = (said.say("new-remark"), said.say("new-commands"), *rows)
    return "\n".join([*head, *(f"# {each}" for each in remarks), "", *lines[len(head) :]]) + "\n"


def _free(name: str) -> str:
    """A name that no file here has."""
    names = (name if at == 1 else f"{name}-{at}" for at in count(1))
    return next(each for each in names if not Path(f"{each}.tarot").exists())


def _refused(name: str, file: str) -> Diagnostic | None:
    from tarotrules.syntax.habits import name_like

    if not is_name(name):
        meant = name_like(name)
        return BAD_NAME.at(None, word=name, known=Concepts(), instead=meant if is_name(meant) else "")
    if name in library.everything():
        kind = "option" if name in library.options() else "variant"
        return SHADOWS_SHIPPED.at(None, name=name, kind=kind, base=family().base)
    return ALREADY_THERE.at(None, name=file) if Path(file).exists() else None


def _baseless(base: str) -> Diagnostic | None:
    """The problem of a name that no variant has which the file could build on; options are taken, not built on."""
    path = library.find(base, Path())
    document = documents.parsed(str(path)).document if path is not None else None
    if is_name(base) and (path is None or (document is not None and document.kind == "option")):
        return NO_SUCH_VARIANT.at(None, word=base, known=Concepts(library.variants()))
    return None


def starter(name: str, base: str, said: "Catalogue") -> str:
    """A file that holds as it stands, with rules that some tables play as remarks."""
    from tarotrules.syntax.to_dsl import to_dsl

    title, game = _title(name), family(documents.parse("new.tarot", f"variant {name} extends {base} {{ }}").game)
    text = EMPTY if game.starter is None else game.starter.read_text("utf-8")
    read = documents.parse(
        "new.tarot", Template(text).substitute(name=name, base=base, lang=said.language, title=title)
    )
    if read.document is None or has_errors(read.problems):
        raise Unusable(read.problems, {})
    lines = to_dsl(read.document, documents.vocabulary(read.game), said.language).splitlines()
    comments = list(takewhile(lambda line: line.startswith("#"), lines))
    text = "\n".join([*comments, *_body(lines[len(comments) :], said)])
    return _remarked(text, f"{name}.tarot", said, game)


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _body(lines: list[str], said: "Catalogue") -> Iterator[str]:
    *kept, last = lines
    yield from kept[:HEAD]
    examples = [f"  # {line.removeprefix('  ')}".rstrip() for line in kept[HEAD:] if line.strip()]
    yield from ["", f"  # {said.say('new-examples')}", *examples] if examples else ()
    yield last
