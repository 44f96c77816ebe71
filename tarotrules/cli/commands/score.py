"""``score``: what a deal is worth, term by term; and who is where after several."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tarotrules import documents
from tarotrules.cli.asked import Unusable, form, language, ruleset, variant
from tarotrules.cli.declared import ASK, OPTIONS, PLAYERS, VARIANT, Argument, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import INTERRUPTED, PROBLEMS, answer, complain, misused
from tarotrules.cli.told import told, unusable
from tarotrules.source.misuse import ALREADY_THERE, DEAL_MISSING, TOO_MUCH

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tarotrules.games.family import Family
    from tarotrules.games.filling import Filling
    from tarotrules.games.variant import Variant


def _shown(language: str) -> "Iterable[list[str]]":
    """A deal in a file."""
    from tarotrules.cli.deal_shown import deal_shown

    return deal_shown(language)


COMMAND = Command(
    "table",
    (VARIANT, OPTIONS, Argument("deal", takes="maybe", told="deal-or-asked"), PLAYERS, ASK, Argument("save", "--save")),
    examples=("fft", "fft deal.json", "$house.tarot deal.json --players 5"),
    shows=_shown,
)


def run(asked: Asked) -> int:
    """Print the account, in words or as JSON."""
    if asked.deal is None:
        return _by_questions(asked)
    if asked.ask or asked.save is not None:
        return misused([TOO_MUCH.at(None, word=asked.deal)], asked)
    found, deal = variant(asked), told(asked.deal)
    game = family_of(found)
    if isinstance(deal, dict) and "deals" in deal:
        return _match(asked, found, game, deal)
    return _scored(asked, found, deal)


def family_of(variant: "Variant") -> "Family":
    """What its family provides."""
    from tarotrules.games.registry import family

    return family(variant.game)


def _scored(asked: Asked, found: "Variant", deal: Any, names: "Sequence[str] | None" = None) -> int:
    """Print what a deal is worth."""
    from tarotrules.games.refused import Refused

    game = family_of(found)
    engine = game.engine()
    read = engine.read(deal, found.players if asked.players is None else asked.players)
    try:
        rules = ruleset(found, read.players if asked.players is None else asked.players)
        account = engine.settle(rules, read)
    except Unusable as other:
        raise Unusable((*read.problems, *other.problems), other.tongues, found.game) from None
    except Refused as refused:
        raise unusable(refused, found, asked) from None
    if form(asked) == "json":
        return answer(json.dumps(engine.to_json(account), ensure_ascii=False), asked)
    return answer(game.account_text(found, rules, account, language(asked), names), asked)


def _match(asked: Asked, variant: "Variant", game: "Family", data: Any) -> int:
    """Print who is where."""
    from tarotrules.games.refused import Refused

    try:
        found = game.standings(variant, data)
    except Refused as refused:
        raise unusable(refused, variant, asked) from None
    if form(asked) == "json":
        return answer(json.dumps(game.standings_json(found), ensure_ascii=False), asked)
    return answer(game.standings_text(variant, found, language(asked)), asked)


def _by_questions(asked: Asked) -> int:
    """Ask for the deal, print what it is worth, and say how it is written in a file."""
    from tarotrules.cli.deal_asking import Conversation
    from tarotrules.cli.deal_keeping import keep, kept_so_far
    from tarotrules.cli.helping import words
    from tarotrules.cli.typed import say

    found = variant(asked)
    if not family_of(found).has("evening"):
        raise family_of(found).lacks("evening")
    if not (asked.ask or sys.stdin.isatty()):
        return misused([DEAL_MISSING.at(None)], asked)
    if asked.save is not None and Path(asked.save).exists():
        return complain([ALREADY_THERE.at(None, name=asked.save)], asked)
    filling, said = begun(asked, found), words(language(asked))
    talk, code, listens = Conversation(filling, found.titles, said), PROBLEMS, False
    try:
        listens = talk.go_on()
    except KeyboardInterrupt:
        say([""])
        code = INTERRUPTED
    if filling.question is not None or filling.problems:
        why = filling.problems[:1] if filling.question is None else ()
        say(["", *(line for each in why for line in talk.refused(each))])
        return kept_so_far(filling.written if filling.begun else {}, asked, said) or code
    say([""])
    done = _scored(asked, found, filling.written, filling.names)
    return done if done or form(asked) == "json" else keep(filling.written, asked, said, listens=listens)


def begun(asked: Asked, found: "Variant") -> "Filling":
    """A deal of which nothing is told yet, but perhaps how many play."""
    from tarotrules.games.filling import Filling

    game, lang = family_of(found), language(asked)
    rulesets = found.rulesets if asked.players is None else {asked.players: ruleset(found, asked.players)}
    spell = partial(documents.vocabulary(found.game).spell, language=lang)
    forms = {players: partial(game.evening, found, rules, lang, spell) for players, rules in rulesets.items()}
    return Filling(forms, next(iter(forms)))
