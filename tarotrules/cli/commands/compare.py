"""``compare``: what differs between variants, rule by rule, and a deal that shows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tarotrules import books, pipeline
from tarotrules.cli.asked import Unfit, Unusable, form, language
from tarotrules.cli.declared import JOBS, PAPER, SEATS, SEED, STATE, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer, answer_book
from tarotrules.source import problems as misuse
from tarotrules.source.diagnostics import each_once

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant
    from tarotrules.sampling.question import Simulated

COMMAND = Command(
    "differences",
    (
        Argument("variants", takes="any"),
        Argument("brief", "--brief", "nothing"),
        Argument("simulate", "--simulate", whole=True, least=1),
        *(each._replace(needs="--simulate") for each in (SEATS, SEED, JOBS, STATE)),
        PAPER,
    ),
    forms=("text", "md", "html", "pdf", "json"),
    examples=("fft eryod", "fft $house.tarot -o differences.html", "fft wikipedia --simulate 1000"),
)


def run(asked: Asked) -> int:
    """Write the comparison; every problem of every file is told first."""
    shape = form(asked)
    if len(asked.variants) < 2:  # noqa: PLR2004 a comparison has two sides
        raise Unfit(misuse.NOTHING_TO_COMPARE.at(None))
    loaded = [pipeline.load(name) for name in asked.variants]
    variants = [each.variant for each in loaded if each.variant is not None]
    if len(variants) < len(loaded):
        raise _unusable(loaded)
    found = books.compare(variants, language(asked), asked.variants, _played(variants, asked))
    if shape == "json":
        return answer(books.comparison(found, shape), asked)
    return answer_book(books.comparison_page(found, brief=asked.brief), asked)


def _played(variants: "Sequence[Variant]", asked: Asked) -> "Simulated | None":
    """What becomes of the same deals under each, if that was asked for."""
    if asked.simulate is None:
        return None
    from tarotrules.cli.simulating import simulated

    return simulated(variants, asked.simulate, asked)


def _unusable(loaded: Sequence[pipeline.Loaded]) -> Unusable:
    """The problems of all files, each once."""
    languages = {name: language for each in loaded for name, language in each.languages.items()}
    return Unusable(each_once(problem for each in loaded for problem in each.problems), languages)
