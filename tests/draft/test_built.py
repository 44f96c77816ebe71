"""What was built for one file serves another only where it is the same: who was loaded before changes nothing."""

import pathlib
import weakref
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

import pytest

from tarotrules import compiled, documents, pipeline
from tarotrules.draft import resolve
from tarotrules.draft.build import REMEMBERED, Built
from tarotrules.expressions.tree import Compare, Number, Path
from tarotrules.games.checking import check
from tarotrules.games.tarot.engine import endings

_PAID: Final = "into unit; multiplied; follows_result no; worth 10"
SHARED: Final = f"""option shared {{
  bonus far {{ title {{ en "far" }}; when made and margin >= 60; payee attack; {_PAID} }}
  bonus royal {{ title {{ en "royal" }}; when last_trick.winning_card is kings; payee last_trick.winner.side; {_PAID} }}
  bonus all {{ title {{ en "all" }}; when attack.kings >= 4; payee attack; {_PAID} }}
}}"""
STRANGERS: Final[Mapping[str, tuple[str, list[str]]]] = {
    "plain": ("", ["ending-impossible"]),
    "easy": ("scoring { target 13, 12, 11, 10 }", []),
    "jacks": ("deck { class kings jack }", ["ending-impossible"]),
    "few": ("deck { class kings SK, HK }", ["ending-impossible", "ending-impossible"]),
    "none": ("deck { remove class kings }", ["unknown-class-of-cards", "unknown-feature"]),
}
"""What files make of the same option, and what is then wrong with it."""


def forget() -> None:
    """Let nothing be known that was made of files."""
    for each in (documents.parsed_in, resolve._flattened, check._built):
        each.cache_clear()
    endings._KNOWN.clear()


@pytest.fixture
def load(tmp_path: pathlib.Path) -> Callable[[str], pipeline.Loaded]:
    """Loads one of the strangers, which lie beside each other."""
    (tmp_path / "shared.tarot").write_text(f"# language: en\n{SHARED}", "utf-8")
    for name, (body, _) in STRANGERS.items():
        text = f"# language: en\nvariant {name} extends fft with shared {{ {body} }}"
        (tmp_path / f"{name}.tarot").write_text(text, "utf-8")
    return lambda name: pipeline.load(str(tmp_path / f"{name}.tarot"))


def said(loaded: pipeline.Loaded) -> tuple[object, list[str]]:
    """The rules, and what is wrong with them."""
    rules = loaded.variant and compiled.compile_variant(loaded.variant)
    return rules, [each.problem.name for each in loaded.problems]


def test_whoever_is_loaded_first_changes_nothing(load: Callable[[str], pipeline.Loaded]) -> None:
    """The same option is sound in one file and not in another, and pays for other cards in a third."""
    alone = {}
    for name, (_, wrong) in STRANGERS.items():
        forget()
        alone[name] = said(load(name))
        assert alone[name][1] == wrong
    for order in (list(STRANGERS), list(STRANGERS)[::-1]):
        forget()

        assert {name: said(load(name)) for name in order} == alone


def test_what_two_say_alike_is_built_once(load: Callable[[str], pipeline.Loaded]) -> None:
    """Files that build on the same rules have those chapters in common, and not the one they change."""
    plain, easy = (load(name).variant for name in ("plain", "easy"))
    assert plain is not None
    assert easy is not None
    one, two = plain.rulesets[4], easy.rulesets[4]

    assert (one.auction is two.auction, one.bonus is two.bonus, one.scoring is two.scoring) == (True, True, False)


def test_what_is_built_of_is_not_forgotten_before_it() -> None:
    """Nothing else comes to have the place in memory of what something is known of."""

    class Thing:
        pass

    built, thing = Built(), Thing()
    built.keep(("deck",), [thing], 1)
    left = weakref.ref(thing)
    del thing

    assert left() is not None


def test_a_condition_is_not_taken_for_one_that_is_gone(load: Callable[[str], pipeline.Loaded]) -> None:
    """Each is tried, though the one before it may have stood in the same place in memory."""
    plain = load("plain").variant
    assert plain is not None
    ways = endings.Endings(plain.rulesets[4], "exact")
    margin, little, much = Path(("margin",)), Number(Fraction(10)), Number(Fraction(90))
    for amount in (little, much) * 8:
        asked = Compare(">=", margin, amount)

        assert ways.can_hold(asked) == (amount is little)
        del asked


def test_only_so_much_is_kept() -> None:
    """Whoever loads for days keeps no more than whoever has loaded for an hour."""
    built, things = Built(), [object() for _ in range(3 * REMEMBERED)]
    for each in things:
        built.keep(("deck",), [each], each)

    assert 0 < sum(built.get(("deck",), [each]) is not None for each in things) <= REMEMBERED
