"""``referee``: a deal looked into up to the first thing that was not allowed, from a record or as somebody types it."""

import json
import sys
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tarotrules.cli.asked import form, language, ruleset, variant
from tarotrules.cli.declared import OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.pasting import pasted_after
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import FINE, PROBLEMS, answer
from tarotrules.cli.told import rules_for, told, unusable

if TYPE_CHECKING:
    from tarotrules.games.answers import Session
    from tarotrules.games.refused import Refused
    from tarotrules.games.variant import Variant
    from tarotrules.wording.catalogue import Catalogue

COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("record", takes="maybe", told="record-typed"), PLAYERS),
    examples=("fft", "fft record.json"),
)
_PROMPT: Final = "> "
_SHOWN: Final = 40
"""So much is shown of a line that was not taken."""


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
        verdict = game.play(found).referee(rules, data)
    except Refused as refused:
        raise unusable(refused, found, asked) from None
    tell = _as_json if form(asked) == "json" else game.verdict_text
    code = answer(tell(found, rules, verdict, language(asked)), asked)
    return code or (FINE if verdict.fault is None else PROBLEMS)


def _typed(asked: Asked) -> int:
    """Answer line after line; the verdict at the end goes to a file, if one is named, or is the only answer as JSON."""
    from tarotrules.cli.helping import words
    from tarotrules.games.refused import Refused
    from tarotrules.games.registry import family
    from tarotrules.reports import present
    from tarotrules.wording.titles import titled

    found, lang, quiet = variant(asked), language(asked), form(asked) == "json"
    rules = ruleset(found, asked.players)

    def problems(refused: "Refused") -> str:
        return present(titled(refused.diagnostics, found.titles, lang), {}, lang, game=found.game)

    try:
        session = family(found.game).session(found, rules, lang, problems)
    except Refused as refused:
        raise unusable(refused, found, asked) from None
    halted = _converse(session, words(lang), quiet=quiet)
    if quiet or (asked.out is not None and halted is None):
        more: dict[str, Any] = {} if session.deal is None else {"deal": session.deal}
        more |= {} if halted is None else {"not_taken": halted._asdict()}
        tell: Any = partial(_as_json, **more) if quiet else family(found.game).verdict_text
        code = answer(tell(found, rules, session.verdict, lang), asked)
    else:
        code = FINE
    return code or (FINE if session.verdict.fault is None and halted is None else PROBLEMS)


class _Halted(NamedTuple):
    """A line that could not be taken, and that nobody is there to correct."""

    line: int
    says: str


def _converse(session: "Session", words: "Catalogue", *, quiet: bool) -> _Halted | None:
    """Answer every line; where nobody types, up to one that cannot be taken, as others may depend on it."""
    person = sys.stdin.isatty() and not quiet
    said, before = session.opening(), ""
    for number in count(1):
        if said and not quiet and (person or said != before):
            sys.stdout.write(f"{said}\n")
        if person:
            sys.stdout.write(_PROMPT)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            break
        before, said = said, session.enter(line)
        if session.unread:
            how = "read" if not person else "pasted" if pasted_after(sys.stdin) else "typed"
            told = words.say("referee-not-taken", how=how, number=number, line=line.strip()[:_SHOWN])
            said = f"{said}\n{told}" + (f"\n{session.status()}" if person else "")
            if not person:
                sys.stdout.write("" if quiet else f"{said}\n")
                return _Halted(number, said)
        if session.over:
            break
    return None


def _as_json(found: "Variant", rules: Any, verdict: Any, language: str, **more: Any) -> str:
    """The verdict, with the deal that was typed, so that it can be kept and refereed again."""
    from tarotrules.games.registry import family

    told = family(found.game).verdict_json(found, rules, verdict, language)
    return json.dumps({**told, **more}, ensure_ascii=False)
