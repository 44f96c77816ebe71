"""Compiled rulesets score deals, and are compared, without parser, templates and catalogues."""

import json
import subprocess
import sys
from typing import Final

import pytest

from tests.laws.families import NO_GAME

HOLDS_FOR: Final = NO_GAME

HEAVY = ("babel", "fluent", "jinja2", "lark", "yaml")

# 49 points with two oudlers, eight over the target: (25 + 8) x 2 for the contract, 10 x 2 for the
# petit au bout, 20 for the handful.
DEAL = {
    "players": 4,
    "taker": 0,
    "partner": None,
    "contract": "garde",
    "card_points": 49.0,
    "oudlers": 2,
    "bonuses": [{"id": "petit-au-bout", "side": "attack"}],
    "claims": [{"id": "handful", "level": "single", "side": "attack", "player": 0}],
    "promises": [{"id": "slam", "announced": None, "kept": None}],
}
SCORES = [318, -106, -106, -106]

COMPILE = """
from tarotrules.__main__ import program

raise SystemExit(program())
"""

SCORE = """
import json, sys

from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.ruleset.from_json import from_json

config, deal = json.load(sys.stdin)
result = score(from_json(config), deal)
json.dump([int(n) for n in result.scores], sys.stdout)
"""

COMPARE = """
import json, sys

from tarotrules.comparing import aligned, classes, differing, search
from tarotrules.games.tarot.engine.candidates import candidates, deal_json, score_of
from tarotrules.games.tarot.ruleset.from_json import from_json

rules = [from_json(each) for each in json.load(sys.stdin)]
settings = differing.differing(aligned.aligned(rules))
found = search.told_apart(candidates(rules), *(lambda deal, each=each: score_of(each, deal) for each in rules))
contracts = [deal_json(found.case)["contract"]]
json.dump([".".join(each.path) for each in settings] + contracts, sys.stdout)
"""

LOADED = f"""
import sys

print(*sorted(sys.modules.keys() & set({HEAVY!r})), file=sys.stderr)
"""


def run(program: str, *arguments: str, stdin: str = "") -> tuple[str, list[str]]:
    """What a program prints in an interpreter of its own, and what it prints as an aside, in words."""
    command = [sys.executable, "-c", program, *arguments]
    done = subprocess.run(command, input=stdin, capture_output=True, encoding="utf-8", check=False)

    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.split()


def test_scoring_loads_nothing_heavy() -> None:
    """Compiled JSON is loaded and a deal is scored, and none of the heavy packages was needed."""
    config, _ = run(COMPILE, "compile", "fft", "--players", "4", "--format", "json")

    scores, loaded = run(SCORE + LOADED, stdin=json.dumps([json.loads(config), DEAL]))

    assert json.loads(scores) == SCORES
    assert loaded == []


def test_comparing_loads_nothing_heavy() -> None:
    """Of two compiled rulesets what differs is found, and a deal that shows it, without any of the heavy packages."""
    configs = [
        json.loads(run(COMPILE, "compile", "fft", "--players", "4", *options)[0])
        for options in ((), ("--with", "garde-contre-8"))
    ]

    found, loaded = run(COMPARE + LOADED, stdin=json.dumps(configs))

    *settings, contract = json.loads(found)
    assert settings == [f"auction.bid.{contract}.multiplier"]
    assert loaded == []


@pytest.mark.parametrize("module", ["tarotrules", "tarotrules.cli.main"])
def test_the_front_doors_open_lightly(module: str) -> None:
    """Importing the package, or its command line, loads nothing heavy: commands fetch what they need."""
    _, loaded = run(f"import {module}\n{LOADED}")

    assert loaded == []
