"""``referee``: a deal looked into up to the first thing that was not allowed, from a record or as somebody types it."""

import json
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from tarotrules.cli.asked import form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, PROBLEMS, answer
from tarotrules.cli.told import rules_for, told, unusable

if TYPE_CHECKING:
    from tarotrules.games.family import Session
    from tarotrules.games.refused import Refused
    from tarotrules.games.variant import Variant

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("record", takes="maybe", told="record-typed"), PLAYERS),
    examples=("fft", "fft record.json"),
)
_PROMPT: Final = "> "


def run(asked: Asked) -> int:
    """Print the verdict; the exit code tells whether everything was allowed."""
    return _typed(asked) if asked.record is None else _written(asked)


def _written(asked: Asked) -> int:
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family

    data = told(asked.record)
    found, rules = rules_for(asked, data)
    game = family(found.game)
    try:
        verdict = game.play().referee(rules, data)
    except Refused as refused:
        raise unusable(refused, found, asked) from None
    tell = _as_json if form(asked) == "json" else game.verdict_text
    code = answer(tell(found, rules, verdict, language(asked)), asked)
    return code or (FINE if verdict.fault is None else PROBLEMS)


def _typed(asked: Asked) -> int:
    """Answer line after line; the verdict at the end goes to a file, if one is named, or is the only answer as JSON."""
    from tarotrules.games.registry import family
    from tarotrules.reports import present
    from tarotrules.wording.titles import titled

    found, lang, quiet = variant(asked), language(asked), form(asked) == "json"
    rules = ruleset(found, asked.players)

    def problems(refused: "Refused") -> str:
        return present(titled(refused.diagnostics, found.titles, lang), {}, lang)

    session = family(found.game).session(found, rules, lang, problems)
    _converse(session, quiet=quiet)
    if quiet or asked.out is not None:
        tell = partial(_as_json, deal=session.deal) if quiet else family(found.game).verdict_text
        code = answer(tell(found, rules, session.verdict, lang), asked)
    else:
        code = FINE
    return code or (FINE if session.verdict.fault is None else PROBLEMS)


def _converse(session: "Session", *, quiet: bool) -> None:
    person = sys.stdin.isatty() and not quiet
    said = session.opening()
    while not session.over:
        if said and not quiet:
            sys.stdout.write(f"{said}\n")
        if person:
            sys.stdout.write(_PROMPT)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            return
        said = session.enter(line)


def _as_json(found: "Variant", rules: Any, verdict: Any, language: str, *, deal: dict[str, Any] | None = None) -> str:
    """The verdict, with the deal that was typed, so that it can be kept and refereed again."""
    from tarotrules.games.registry import family

    told = family(found.game).verdict_json(found, rules, verdict, language)
    return json.dumps(told if deal is None else {**told, "deal": deal}, ensure_ascii=False)
