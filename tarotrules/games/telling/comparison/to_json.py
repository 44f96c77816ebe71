"""A comparison as JSON data, with its texts in the words of a language."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tarotrules.comparing.differing import Difference
from tarotrules.expressions.json import dump_number
from tarotrules.games.telling.comparison.compared import Compared
from tarotrules.games.telling.comparison.comparing import Circle, Comparison
from tarotrules.games.telling.comparison.contrasts import Contrast, Saying
from tarotrules.games.telling.comparison.glance import distances
from tarotrules.games.telling.comparison.notes import origin_of
from tarotrules.games.telling.comparison.simulated import simulation_json
from tarotrules.games.telling.comparison.trials import Decided
from tarotrules.games.telling.numbers import Numbers
from tarotrules.wording.phrase import plain


def comparison_json(comparison: Comparison) -> dict[str, Any]:
    """Those compared, the rules that differ, the pairs, and the deals; variants are meant by their places."""
    compared, largest = comparison.compared, next(iter(comparison.circles), None)
    numbers = compared.numbers
    shown = comparison.deals
    return {
        "variants": [_variant(compared, place) for place in range(len(compared.variants))],
        "players": [] if largest is None else list(largest.contrasts.counts),
        "further_players": {str(count): list(who) for count, who in comparison.apart.items()},
        "rules": [_rule(circle, each, numbers) for circle in comparison.circles for each in circle.contrasts.entries],
        "alike": {
            str(players): [numbers.of(slot) for slot in slots]
            for players, slots in comparison.contrasts.alike.items()
            if slots
        },
        "pairs": [] if largest is None else list(_pairs(largest)),
        "deals": [
            _deal(each, comparison.trials.data(case))
            for each, case in zip(comparison.decided, shown.cases, strict=True)
        ],
        "scored_alike": list(shown.alike),
        **(
            {}
            if comparison.simulated is None
            else {"simulation": simulation_json(comparison.simulated, comparison.trials.measures)}
        ),
    }


def _pairs(circle: Circle) -> Iterator[dict[str, Any]]:
    counts = distances(circle)
    for one, two in combinations(range(len(circle.places)), 2):
        yield {"variants": [circle.places[one], circle.places[two]], "rules": counts[one][two]}


def _variant(compared: Compared, place: int) -> dict[str, Any]:
    variant = compared.variants[place]
    return {
        "name": compared.names[place],
        "id": variant.id,
        "players": sorted(variant.rulesets),
        "rules_id": compared.identities[place],
    }


def _rule(circle: Circle, rule: Contrast, numbers: Numbers) -> dict[str, Any]:
    """A rule; all lists of values are in the order of its ``variants``."""
    return {
        "number": numbers.of(rule.slot),
        "chapter": rule.chapter,
        "title": plain(rule.title),
        "players": list(rule.players),
        "variants": list(circle.places),
        "classes": list(rule.classes),
        "wordings": [_wording(circle, each) for each in rule.sayings],
        "rows": [
            {"row": plain(row.label), "cells": [None if each is None else plain(each) for each in row.cells]}
            for row in rule.rows
        ],
        "settings": [_setting(circle.compared, each, rule.players[0]) for each in rule.settings],
    }


def _wording(circle: Circle, saying: Saying) -> dict[str, Any]:
    who = [circle.places[place] for place in saying.who]
    return {"variants": who, "sentences": None if saying.absent else list(map(plain, saying.parts))}


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


def _deal(told: Decided, deal: Any) -> dict[str, Any]:
    """A deal; all lists are in the order of its ``variants``, those in which it is possible."""
    return {
        "variants": list(told.places),
        "deal": deal,
        "situation": list(map(plain, told.situation)),
        "scores": [[dump_number(score) for score in scores] for scores in told.scores],
        "reckoning": [list(map(plain, steps)) for steps in told.steps],
    }
