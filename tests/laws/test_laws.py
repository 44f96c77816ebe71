"""Every law says for which families of games it holds, and what holds for some alone says why."""

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.laws.families import EVERY, NO_GAME
from tests.laws.walked import GAMES

HOLDS_FOR: Final = NO_GAME
LAWS: Final = sorted(Path(__file__).parent.glob("test_*.py"))


@pytest.mark.parametrize("path", LAWS, ids=lambda path: path.stem)
def test_a_law_says_for_which_families_it_holds(path: Path) -> None:
    """For every one, for none in particular, or for those it names, with the reason below; those are there."""
    body = ast.parse(path.read_text("utf-8")).body
    at = next(at for at, each in enumerate(body) if isinstance(each, ast.AnnAssign) and _name(each) == "HOLDS_FOR")
    held = body[at].value  # type: ignore[attr-defined] # it is the assignment
    if isinstance(held, ast.Name):
        assert held.id in {"EVERY", "NO_GAME"}
    else:
        assert set(ast.literal_eval(held)) < set(EVERY) or len(EVERY) == 1
        why = body[at + 1]
        assert isinstance(why, ast.Expr)
        assert isinstance(why.value, ast.Constant)


def test_every_game_is_walked_over() -> None:
    """What holds for every game finds there which rules, changes and deals it has."""
    assert [name for name in EVERY if name not in GAMES] == []


def _name(each: ast.AnnAssign) -> str:
    return each.target.id if isinstance(each.target, ast.Name) else ""
