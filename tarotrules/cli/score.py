"""``score``: what a deal is worth, term by term."""

import argparse
import json

from tarotrules.cli.asked import form, language, ruleset, variant
from tarotrules.cli.report import answer, complain
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import read_source


def run(asked: argparse.Namespace) -> int:
    """Print the account, in words or as JSON."""
    from tarotrules.games.tarot.engine.refusals import Refused
    from tarotrules.games.tarot.engine.scoring import account_json, settle
    from tarotrules.games.tarot.engine.summary import read_summary

    lang = language(asked)
    found, deal = variant(asked), _deal(asked.deal)
    if isinstance(deal, Diagnostic):
        return complain([deal], {}, lang)
    try:
        summary = read_summary(deal, found.main.players if asked.players is None else asked.players)
        rules = ruleset(found, summary.players if asked.players is None else asked.players)
        account = settle(rules, summary)
    except Refused as refused:
        shape = "json" if form(asked, "text") == "json" else "human"
        return complain([refused.diagnostic], {}, lang, shape)
    if form(asked, "text") == "json":
        return answer(json.dumps(account_json(account), ensure_ascii=False), asked.out, lang)
    from tarotrules.games.tarot.chapters.account import account_text

    return answer(account_text(found, rules, account, lang), asked.out, lang)


def _deal(name: str) -> object:
    source = read_source(name)
    if isinstance(source, Diagnostic):
        return source
    try:
        return json.loads(source.text)
    except json.JSONDecodeError as error:
        return problems.NOT_JSON.at(None, name=name, line=error.lineno)
    except (ValueError, RecursionError):
        return problems.NOT_JSON.at(None, name=name, line=1)
