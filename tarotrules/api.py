"""The public functions: load, compile, score, explain; books and sheets; comparisons."""

from collections.abc import Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from tarotrules import books, compiled, documents, pipeline
from tarotrules.deals import Deal
from tarotrules.games.family import Engine, Play
from tarotrules.games.refused import Refused
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.tongues import Tongues

if TYPE_CHECKING:
    from tarotrules.book.tree import Cited

FORMS = ("html", "md", "txt")
PAPERS = ("a4", "a5", "letter", "booklet")
SOURCES = ("end", "margin", "none")
__all__ = [
    "Deal",
    "Refused",
    "Unusable",
    "changes",
    "cheatsheet",
    "compare",
    "comparison",
    "compile",
    "evaluate",
    "explain",
    "legal",
    "load",
    "referee",
    "replay",
    "rulebook",
    "rulebook_epub",
    "rulebook_pdf",
    "score",
    "scoresheet",
    "simulate",
    "why",
]


class Unusable(ValueError):  # noqa: N818 it says what the file is
    """A variant, or what was asked of it, that cannot be had.

    ``problems`` are the diagnostics, ``str()`` reads them out.
    """

    def __init__(self, problems: tuple[Diagnostic, ...], tongues: Tongues = MappingProxyType({})) -> None:
        from tarotrules.reports import present

        self.problems = problems
        super().__init__(present(problems, tongues, "en"))


def load(variant: str, *options: str) -> Variant:
    """The variant of a name or path, with options taken; raises :class:`Unusable`.

    >>> load("fft", "no-prise").main.auction.bid.keys()
    dict_keys(['garde', 'garde-sans', 'garde-contre'])
    """
    loaded = pipeline.load(variant, options)
    if loaded.variant is None:
        raise Unusable(loaded.problems, loaded.tongues)
    return loaded.variant


def compile(variant: Variant, players: int | None = None) -> dict[str, Any]:  # noqa: A001 it is what it does
    """The engine config, as JSON data: of all numbers of players, or of one.

    >>> compile(load("fft"), players=4)["rules"]["scoring"]["target"]
    [56, 51, 41, 36]
    """
    if players is not None and players not in variant.rulesets:
        raise ValueError(f"{variant.id} is not for {players} players")
    return compiled.compile_variant(variant, players)


def score(variant: Variant, deal: dict[str, Any]) -> dict[str, Any]:
    """What a deal is worth, as JSON data; raises ``Refused`` for a deal that cannot be.

    >>> score(load("fft"), {"taker": 2, "contract": "prise", "margin": -7})["scores"]
    [32, 32, -96, 32]
    """
    engine = _engine(variant.game)
    read = engine.read(deal, variant.players)
    rules = variant.rulesets.get(read.players) or variant.main
    return engine.to_json(engine.settle(rules, read))


def evaluate(variant: Variant, cards: Sequence[str], players: int | None = None) -> dict[str, Any]:
    """What a hand is worth to somebody who wonders what to bid, as JSON data; raises ``Refused`` for what is no hand.

    >>> hand = "T21 T20 T19 T16 T10 T7 T1 EX SK SQ SN S5 HK H3 DQ D4 D2 C9"
    >>> evaluate(load("wikipedia"), hand.split())["bid"]
    'garde-sans'
    """
    if players is not None and players not in variant.rulesets:
        raise ValueError(f"{variant.id} is not for {players} players")
    rules, game = variant.main if players is None else variant.rulesets[players], family(variant.game)
    return game.evaluation_json(game.evaluate(rules, cards))


def legal(variant: Variant, position: dict[str, Any]) -> dict[str, Any]:
    """Which cards of a hand may be played, and why the others may not; raises ``Refused`` for what is no position.

    >>> legal(load("fft"), {"hand": ["T3", "H4"], "trick": ["SK"]})
    {'legal': ['T3'], 'reasons': {'H4': 'must-trump'}}
    """
    return _play(variant).legal(variant.rules_of(position), position)


def replay(variant: Variant, record: dict[str, Any]) -> dict[str, Any]:
    """A deal played again from its record, counted, as JSON data; raises ``Refused`` at what was not allowed."""
    data: dict[str, Any] = _play(variant).replay(variant.rules_of(record), record).data
    return data


def referee(variant: Variant, record: dict[str, Any], language: str = "en") -> dict[str, Any]:
    """The first thing in a record that was not allowed, with its rule; or what the deal came to, or whose turn it is.

    >>> deal = {"dealer": 0, "taker": 2, "contract": "garde", "tricks": [["H10", "S3", "H2", "H5"], ["S9", "H4"]]}
    >>> found = referee(load("fft"), deal)
    >>> found["legal"], found["trick"], found["seat"], found["act"], found["rule"]
    (False, 1, 2, 'S3', '7.2')
    """
    rules = variant.rules_of(record)
    return family(variant.game).verdict_json(variant, rules, _play(variant).referee(rules, record), language)


def why(variant: Variant, situation: dict[str, Any], act: Any, language: str = "en") -> dict[str, Any] | None:
    """Why a card may not be played in a position, or something done after a record; nothing, if it is allowed.

    >>> why(load("fft"), {"hand": ["T3", "H4"], "trick": ["SK"]}, "H4")["rule"]
    '7.3'
    """
    rules = variant.rules_of(situation)
    reason = _play(variant).why_not(rules, situation, act)
    return None if reason is None else family(variant.game).why(variant, rules, reason, language)


def simulate(
    variant: Variant, deals: int, *, players: int | None = None, kinds: Sequence[str] = (), seed: int = 1
) -> dict[str, Any]:
    """What becomes of many deals that programs play, as JSON data; the same seed gives the same.

    >>> found = simulate(load("fft"), 5, kinds=["club", "random"])
    >>> sum(found["sums"]["endings"].values())
    5
    """
    from tarotrules.analysis.simulate import Asked, Done
    from tarotrules.analysis.simulate import simulate as run
    from tarotrules.sampling.question import Question, Simulated
    from tarotrules.workers import Workers

    game = family(variant.game)
    simulation, rules = game.simulation(), variant.main if players is None else variant.rulesets.get(players)
    if rules is None or deals < 1 or not set(kinds) <= set(simulation.kinds):
        raise ValueError(f"no simulation of {deals} deals of {variant.id} for {players} players, by {kinds}")
    question = Question((rules,), tuple(kinds) or simulation.kinds[:1], seed)
    done = run(Asked(question, simulation.chunk), deals, Workers(1), Done(0, {}), lambda _: None)
    return game.simulated_json(Simulated((variant,), rules.players, question, done.deals, done.sums))


def _play(variant: Variant) -> Play:
    return family(variant.game).play(variant)


@cache
def _engine(game: str) -> Engine:
    return family(game).engine()


def explain(variant: Variant, path: str, language: str = "en") -> dict[str, Any]:
    """The value of a setting and where it comes from, as JSON data; raises ``KeyError`` for no such setting.

    >>> explain(load("fft"), "claim.handful.single.worth")["value"]
    '20'
    """
    from tarotrules.explanation import explained, explained_json, path_of

    words = documents.vocabulary(variant.game)
    found = explained(variant, path_of(path, words, (language, "en")))
    if not found:
        raise KeyError(path)
    return explained_json(found[0], words, language)


def rulebook(variant: Variant, language: str = "en", form: str = "html", sources: "Cited" = "end") -> str:
    """The rulebook in a language: ``html`` (one self-contained page), ``md`` or ``txt``.

    Who says so stands at its ``end``, in the ``margin`` beside each rule, or nowhere (``none``).

    >>> "FFT 2012" in rulebook(load("fft"), form="txt", sources="none")
    False
    """
    if form not in FORMS or language not in LANGUAGES or sources not in SOURCES:
        raise ValueError(f"no book in {language!r} as {form!r} with sources at {sources!r}")
    return books.rulebook(variant, language, form, sources)


def rulebook_pdf(variant: Variant, language: str = "en", paper: str = "a4", sources: "Cited" = "end") -> bytes:
    """The rulebook as a PDF, on ``a4``, ``a5`` or ``letter``, or as a ``booklet``.

    A booklet has two A5 pages on each side of a sheet of A4. Printed on both sides, turned on the short edge, the
    sheets are folded together and stapled.

    Needs the extra ``pdf``. Raises :class:`Unusable` without it, and for a sign its fonts do not have.

    >>> rulebook_pdf(load("fft"), "fr")[:5]
    b'%PDF-'
    """
    if language not in LANGUAGES or paper not in PAPERS or sources not in SOURCES:
        raise ValueError(f"no book in {language!r} on {paper!r} with sources at {sources!r}")
    made = books.pdf(books.book(variant, language, sources), paper)
    if isinstance(made, Diagnostic):
        raise Unusable((made,))
    return made


def rulebook_epub(variant: Variant, language: str = "en", sources: "Cited" = "end") -> bytes:
    """The rulebook for e-readers, as EPUB 3.

    >>> rulebook_epub(load("fft"), "ja")[38:58]
    b'application/epub+zip'
    """
    if language not in LANGUAGES or sources not in SOURCES:
        raise ValueError(f"no book in {language!r} with sources at {sources!r}")
    return books.epub(books.book(variant, language, sources))


def cheatsheet(variant: Variant, language: str = "en", form: str = "html", players: int | None = None) -> str:
    """A page to look things up at the table: ``html``, ``md`` or ``txt``; for the main number of players by itself.

    >>> cheatsheet(load("fft"), form="txt").splitlines()[0]
    'French tarot by the rules of the French federation (2012)'
    """
    _check_sheet(variant, language, form, players)
    return books.render(books.cheatsheet(variant, language, players), form)


def scoresheet(variant: Variant, language: str = "en", form: str = "html", players: int | None = None) -> str:
    """A form to print and to write the scores on: ``html``, ``md`` or ``txt``.

    >>> "Date: __" in scoresheet(load("fft"), form="txt", players=5)
    True
    """
    _check_sheet(variant, language, form, players)
    return books.render(books.scoresheet(variant, language, players), form)


def changes(variant: Variant, language: str = "en", form: str = "html") -> str:
    """What differs from the variant it builds on, on one page: ``html``, ``md`` or ``txt``.

    >>> changes(load("fft", "garde-contre-8"), form="txt").count("× 8.")
    1
    """
    _check_sheet(variant, language, form, None)
    return books.render(books.changes(variant, language), form)


def _check_sheet(variant: Variant, language: str, form: str, players: int | None) -> None:
    if form not in FORMS or language not in LANGUAGES:
        raise ValueError(f"no sheet in {language!r} as {form!r}")
    if players is not None and players not in variant.rulesets:
        raise ValueError(f"{variant.id} is not for {players} players")


def compare(*variants: Variant, language: str = "en") -> dict[str, Any]:
    """What differs between two variants or more, rule by rule, as JSON data.

    >>> [each["number"] for each in compare(load("fft"), load("fft", "garde-contre-8"))["rules"]]
    ['4.5']
    """
    return books.comparison_json(_compared(variants, language))


def comparison(*variants: Variant, language: str = "en", form: str = "html") -> str:
    """What differs between two variants or more, as a sheet: ``html`` (one self-contained page), ``md`` or ``txt``."""
    if form not in FORMS:
        raise ValueError(f"no comparison as {form!r}")
    return books.comparison(_compared(variants, language), form)


def _compared(variants: tuple[Variant, ...], language: str) -> Any:
    if len(variants) < 2 or language not in LANGUAGES:  # noqa: PLR2004 a comparison has two sides
        raise ValueError(f"no comparison of {len(variants)} in {language!r}")
    return books.compare(variants, language)
