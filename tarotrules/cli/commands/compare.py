"""``compare``: what differs between variants, rule by rule, and a deal that shows it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tarotrules import books, documents, library, pipeline
from tarotrules.cli.asked import Unfit, Unusable, form, language
from tarotrules.cli.declared import JOBS, PAPER, SEATS, SEED, STATE, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer, answer_book
from tarotrules.games.registry import family
from tarotrules.source import problems as misuse
from tarotrules.source.diagnostics import each_once

if TYPE_CHECKING:
    from tarotrules.games.variant import Variant
    from tarotrules.sampling.question import Simulated

COMMAND = Command(
    "differences",
    (
        Argument("variants", takes="any"),
        Argument("all", "--all", "nothing"),
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
    names = tuple(_names(asked))
    if len(names) < 2:  # noqa: PLR2004 a comparison has two sides
        raise Unfit(misuse.NOTHING_TO_COMPARE.at(None))
    loaded = [pipeline.load(name) for name in names]
    variants = [each.variant for each in loaded if each.variant is not None]
    if len(variants) < len(loaded):
        raise _unusable(loaded)
    found = books.compare(variants, language(asked), names, _played(variants, asked))
    if shape == "json":
        return answer(books.comparison(found, shape), asked)
    return answer_book(books.comparison_page(found, brief=asked.brief), asked)


def _names(asked: Asked) -> Iterator[str]:
    """Those that are named; with ``--all``, or if nobody is, all shipped ones of the game, the official rules first."""
    yield from asked.variants
    if asked.all or not asked.variants:
        game = documents.parsed(asked.variants[0]).game if asked.variants else None
        base = family(game).base
        yield from sorted(set(library.shipped(game)) - {*asked.variants}, key=lambda name: (name != base, name))


def _played(variants: "Sequence[Variant]", asked: Asked) -> "Simulated | None":
    """What becomes of the same deals under each that has rules for as many players, if that was asked for."""
    if asked.simulate is None:
        return None
    from tarotrules.cli.simulating import simulated, together

    return simulated(together(variants, asked), asked.simulate, asked)


def _unusable(loaded: Sequence[pipeline.Loaded]) -> Unusable:
    """The problems of all files, each once."""
    tongues = {name: tongue for each in loaded for name, tongue in each.tongues.items()}
    return Unusable(each_once(problem for each in loaded for problem in each.problems), tongues)
