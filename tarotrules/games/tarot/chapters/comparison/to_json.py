"""A comparison as JSON data, with its texts in the words of a language."""

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from tarotrules.comparing.classes import apart
from tarotrules.comparing.differing import Difference
from tarotrules.expressions.json import dump_number
from tarotrules.games.tarot.chapters.comparison.compared import Compared
from tarotrules.games.tarot.chapters.comparison.comparing import Comparison
from tarotrules.games.tarot.chapters.comparison.contrasts import Contrast, Saying
from tarotrules.games.tarot.chapters.comparison.deciding import decided
from tarotrules.games.tarot.chapters.comparison.notes import origin_of
from tarotrules.games.tarot.chapters.comparison.simulated import simulation_json
from tarotrules.games.tarot.chapters.numbers import Numbers, numbers_of
from tarotrules.games.tarot.engine.candidates import deal_json
from tarotrules.games.tarot.engine.summary import Summary
from tarotrules.wording.phrase import plain


def comparison_json(comparison: Comparison) -> dict[str, Any]:
    """Those compared, the rules that differ, the pairs, and the deals; variants are meant by their places."""
    compared, found = comparison.compared, comparison.contrasts.entries
    places, numbers = range(len(compared.variants)), numbers_of(*compared.variants)
    return {
        "variants": [_variant(compared, place) for place in places],
        "players": compared.counts,
        "further_players": {str(count): list(who) for count, who in compared.further.items()},
        "rules": [_rule(compared, each, numbers) for each in found],
        "alike": {
            str(players): [numbers.of(slot) for slot in slots]
            for players, slots in comparison.contrasts.alike.items()
            if slots
        },
        "pairs": [
            {"variants": list(pair), "rules": len({each.slot for each in found if pair in apart(each.classes)})}
            for pair in combinations(places, 2)
        ],
        "deals": [_deal(compared, places, each) for each in comparison.deals.cases]
        + [_deal(compared.only(pair), pair, each) for pair, each in comparison.pairs.items()],
        **({} if comparison.simulated is None else {"simulation": simulation_json(comparison.simulated)}),
    }


def _variant(compared: Compared, place: int) -> dict[str, Any]:
    variant = compared.variants[place]
    return {
        "name": compared.names[place],
        "id": variant.id,
        "players": sorted(variant.rulesets),
        "rules_id": compared.identities[place],
    }


def _rule(compared: Compared, rule: Contrast, numbers: Numbers) -> dict[str, Any]:
    return {
        "number": numbers.of(rule.slot),
        "chapter": rule.chapter,
        "title": plain(rule.title),
        "players": list(rule.players),
        "classes": list(rule.classes),
        "wordings": [_wording(each) for each in rule.sayings],
        "rows": [
            {"row": plain(row.label), "cells": [None if each is None else plain(each) for each in row.cells]}
            for row in rule.rows
        ],
        "settings": [_setting(compared, each, rule.players[0]) for each in rule.settings],
    }


def _wording(saying: Saying) -> dict[str, Any]:
    return {"variants": list(saying.who), "sentences": None if saying.absent else list(map(plain, saying.parts))}


def _setting(compared: Compared, setting: Difference, players: int) -> dict[str, Any]:
    return {
        "path": ".".join(setting.path),
        "values": [None if value is None else compared.spelling.value(setting.kind, value) for value in setting.values],
        "origins": [_origin(compared, setting, place, players) for place in range(len(setting.values))],
    }


def _origin(compared: Compared, setting: Difference, place: int, players: int) -> dict[str, Any] | None:
    origin = origin_of(compared, place, players, setting.path)
    if origin is None:
        return None
    said = origin.said(compared.words.language)
    return {"place": origin.place, "layer": origin.layer, "source": said, "assumed": origin.assumed}


def _deal(compared: Compared, places: Iterable[int], deal: Summary) -> dict[str, Any]:
    told = decided(compared, deal)
    return {
        "variants": list(places),
        "deal": deal_json(told.summary),
        "situation": list(map(plain, told.situation)),
        "scores": [[dump_number(score) for score in account.scores] for account in told.accounts],
        "reckoning": [list(map(plain, steps)) for steps in told.steps],
    }
