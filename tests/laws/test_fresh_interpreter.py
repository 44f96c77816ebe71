"""A compiled ruleset scores deals without parser, templates and catalogues."""

import json
import subprocess
import sys

import pytest

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
from tarotrules.cli.main import main

raise SystemExit(main())
"""

SCORE = """
import json, sys

from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.ruleset.from_json import from_json

config, deal = json.load(sys.stdin)
result = score(from_json(config), deal)
json.dump([int(n) for n in result.scores], sys.stdout)
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


@pytest.mark.parametrize("module", ["tarotrules", "tarotrules.cli.main"])
def test_the_front_doors_open_lightly(module: str) -> None:
    """Importing the package, or its command line, loads nothing heavy: commands fetch what they need."""
    _, loaded = run(f"import {module}\n{LOADED}")

    assert loaded == []
