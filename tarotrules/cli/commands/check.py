"""``check``: every problem of every file, in one run."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tarotrules import library, pipeline
from tarotrules.cli.asked import form, language
from tarotrules.cli.declared import Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, PROBLEMS, answer
from tarotrules.reports import present
from tarotrules.source.diagnostics import Diagnostic, each_once, has_errors
from tarotrules.source.files import STANDARD_INPUT
from tarotrules.tongues import Tongue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tarotrules.games.variant import Variant
    from tarotrules.wording.catalogue import Catalogue

COMMAND = Command(
    "rules",
    (Argument("files", takes="some"),),
    forms=("text", "json", "sarif"),
    examples=("$house.tarot", "fft misere --lang fr"),
)


def run(asked: Asked) -> int:
    """Print the problems; in words, silence or a line to whoever waits means all is well."""
    problems: list[Diagnostic] = []
    tongues: dict[str, Tongue] = {}
    sound: dict[str, Variant] = {}
    for name in asked.files:
        loaded = pipeline.load(name)
        problems.extend(loaded.problems)
        tongues.update(loaded.tongues)
        sound |= {name: loaded.variant} if loaded.variant is not None else {}
    found = each_once(problems)
    shape = form(asked)
    code = PROBLEMS if has_errors(found) else FINE
    if shape == "text" and not found and not asked.out:
        return _all_is_well(sound, asked) if sys.stdout.isatty() else code
    text = present(found, tongues, language(asked, tongues), form="human" if shape == "text" else shape)
    return answer(text, asked) or code


def _all_is_well(sound: "Mapping[str, Variant]", asked: Asked) -> int:
    """Tell a person who waits for an answer what was checked, and how one goes on with rules of one's own."""
    from tarotrules.cli.helping import words
    from tarotrules.cli.written import towards_book

    said = words(language(asked))
    lines = [_fine(name, variant, said) for name, variant in sound.items()]
    known = {STANDARD_INPUT, *library.shipped(), *library.shipped_options()}
    own = [name for name in sound if name not in known]
    return answer("\n".join([*lines, *(towards_book(own[0], said) if len(own) == 1 else ())]), asked)


def _fine(name: str, variant: "Variant", said: "Catalogue") -> str:
    """What was checked, by its title, and for how many it is."""
    from tarotrules.wording.titles import choose_title

    option = variant.options.get(Path(name).stem)
    title = variant.title(said.language) if option is None else choose_title(option, said.language, name)
    return said.say("report-fine", name=name, title=title, players=list(map(str, sorted(variant.rulesets))))
