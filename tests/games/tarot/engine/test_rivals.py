"""A side that achieves two rival promises is paid the dearer alone; a promise that is missed is paid for all the same.

To what a garde is worth the promises add: a slam 400 announced, 200 without a word, 200 against if missed; a petit
slam 300, 150 and 150. None is multiplied.
"""

from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, pipeline
from tarotrules.games.refused import Refused
from tests.games.tarot.engine.tables import Json, promise, scored

GARDE: Final[Json] = {"taker": 0, "contract": "garde"}
ALL: Final = 46
"""Made by so much, the attack may have every trick and two oudlers."""
NEARLY_ALL: Final = 40
NOTHING: Final = -45
"""Lost by so much, the attack may have no more than its discard."""
A, D = "attack", "defence"
Result = tuple[str | None, str | None]
"""Who announced it, who achieved it."""

ONE_OF_TWO: Final[list[tuple[Result, Result, int, list[str]]]] = [
    # Announced or not, the slam is worth more than a petit slam said as loudly.
    ((A, A), (A, A), 400, ["slam announced"]),
    ((A, A), (None, A), 400, ["slam announced"]),
    ((None, A), (None, A), 200, ["slam unannounced"]),
    # A petit slam that was announced is worth more than a slam that was not: 300 against 200.
    ((None, A), (A, A), 300, ["petit-slam announced"]),
    # The defence, which may announce neither, achieves both.
    ((None, D), (None, D), -200, ["slam unannounced"]),
]
BOTH: Final[list[tuple[Result, Result, int, list[str]]]] = [
    # Nothing, or one of the two, achieved: no rivalry.
    ((None, None), (None, None), 0, []),
    ((None, None), (A, A), 300, ["petit-slam announced"]),
    ((None, None), (None, A), 150, ["petit-slam unannounced"]),
    ((None, None), (A, None), -150, ["petit-slam broken"]),
    ((None, None), (None, D), -150, ["petit-slam unannounced"]),
    # The slam is missed, and paid for, whatever becomes of the petit slam: -200 + 300, + 150, - 150, and alone.
    ((A, None), (A, A), 100, ["slam broken", "petit-slam announced"]),
    ((A, None), (None, A), -50, ["slam broken", "petit-slam unannounced"]),
    ((A, None), (A, None), -350, ["slam broken", "petit-slam broken"]),
    ((A, None), (None, None), -200, ["slam broken"]),
    # The taker announces and the defence achieves: each missed promise is paid for, and the dearer achieved one.
    ((A, None), (None, D), -350, ["slam broken", "petit-slam unannounced"]),
    ((None, None), (A, D), -300, ["petit-slam broken", "petit-slam unannounced"]),
    ((A, None), (A, D), -500, ["slam broken", "petit-slam broken", "petit-slam unannounced"]),
]
CROSSED: Final[list[tuple[Result, Result, int, list[str]]]] = [
    # -200 and -200: of the defence's 200 and 150 the slam stays; the taker's missed petit slam costs 150 more.
    ((A, D), (None, D), -400, ["slam broken", "slam unannounced"]),
    ((None, D), (A, D), -350, ["slam unannounced", "petit-slam broken"]),
    ((A, D), (A, D), -550, ["slam broken", "slam unannounced", "petit-slam broken"]),
]
BY_DEFENCE: Final[list[tuple[Result, Result, int, list[str]]]] = [
    ((D, D), (None, D), -400, ["slam announced"]),
    ((D, D), (A, D), -550, ["slam announced", "petit-slam broken"]),
    # The defence misses its slam, which pays the attack 200, and is still paid for its petit slam.
    ((D, None), (None, D), 50, ["slam broken", "petit-slam unannounced"]),
    # The attack makes every trick against a defence that announced a slam: 200 for that, and the dearer of two.
    ((D, A), (None, A), 400, ["slam broken", "slam unannounced"]),
    ((D, A), (A, A), 500, ["slam broken", "petit-slam announced"]),
]
TABLE: Final = "petit-slam-of-either-side"


def played(slam: Result, petit: Result) -> Json:
    """A garde that came to what was achieved, and both promises."""
    kept = slam[1], petit[1]
    margin = NOTHING if D in kept else ALL if kept[0] == A else NEARLY_ALL if kept[1] == A else 0
    return {**GARDE, "margin": margin, "promises": promises(slam, petit)}


def contract(deal: Json) -> int:
    """25 and the difference, twice."""
    margin: int = deal["margin"]
    return 2 * (25 + margin if margin >= 0 else margin - 25)


def promises(slam: Result, petit: Result) -> list[Json]:
    """Both promises of a deal."""
    return [*promise("slam", *slam), *promise("petit-slam", *petit)]


def paid(result: Json) -> list[str]:
    """What the account says of promises."""
    return [f"{term['id']} {term['outcome']}" for term in result["terms"] if "outcome" in term]


@pytest.mark.parametrize(("slam", "petit", "amount", "account"), [*ONE_OF_TWO, *BOTH, *CROSSED])
def test_two_rival_promises(slam: Result, petit: Result, amount: int, account: list[str]) -> None:
    """A slam and a petit slam are paid as here, in whichever order they are told."""
    deal = played(slam, petit)
    result, turned = scored(TABLE, **deal), scored(TABLE, **deal | {"promises": deal["promises"][::-1]})

    assert result["unit"] == turned["unit"] == contract(deal) + amount
    assert paid(result) == account
    assert sorted(paid(turned)) == sorted(account)


@pytest.mark.parametrize(("slam", "petit", "amount", "account"), BY_DEFENCE)
def test_rivals_of_a_defence_that_may_announce(slam: Result, petit: Result, amount: int, account: list[str]) -> None:
    """Rivals are rivals on either side, and the side that missed is not the side that achieved."""
    deal = played(slam, petit)
    result = scored(f"{TABLE} with defence-slam", **deal)

    assert result["unit"] == contract(deal) + amount
    assert paid(result) == account


@pytest.mark.parametrize("name", ["fft with petit-slam", "fft with petit-slam, petit-slam-but-one"])
def test_a_petit_slam_is_the_attacks(name: str) -> None:
    """Whoever defends wins so many tricks often; the article speaks of the taker, and so do the options."""
    assert scored(name, **GARDE, margin=40, promises=promise("petit-slam", None, A))["unit"] == 130 + 150
    with pytest.raises(Refused):
        scored(name, **GARDE, margin=-45, promises=promise("petit-slam", None, D))


def test_what_everybody_gets() -> None:
    """A slam and a petit slam, both announced: (142 + 400) from each defender; at five the partner has a third."""
    both = played((A, A), (A, A))

    assert scored(TABLE, **both)["scores"] == [1626, -542, -542, -542]
    assert scored(TABLE, **both, players=5, partner=1)["scores"] == [1084, 542, -542, -542, -542]


FEAT: Final = """promise {name} {{
  who taker
  moment after_auction
  leads no
  kept achiever.tricks >= deal.tricks - {short}
  {rival}
  unannounced {{ worth {worth}; payee achiever; into unit; multiplied no; follows_result no }}
}}"""


def feat(name: str, rival: str | None, worth: int) -> str:
    """A promise that only tests make."""
    return FEAT.format(name=name, short=2, worth=worth, rival="" if rival is None else f"rival {rival}")


def kept(folder: Path, body: str, *names: str) -> Json:
    """A deal in which the attack achieves what is named, under a variant written on the spot."""
    file = folder / "house.tarot"
    file.write_text(f"# language: en\nvariant house extends fft {{\n{body}\n}}\n", encoding="utf-8")
    loaded = pipeline.load(str(file))
    assert loaded.problems == ()
    assert loaded.variant is not None
    told = [each for name in names for each in promise(name, None, "attack")]
    return api.score(loaded.variant, {**GARDE, "margin": ALL, "promises": told})


def test_of_two_equals_the_one_that_names_the_other_yields(tmp_path: Path) -> None:
    """A petit slam as dear as the slam it names is not paid beside it."""
    result = kept(tmp_path, feat("nearly", "slam", 200), "slam", "nearly")

    assert paid(result) == ["slam unannounced"]


@pytest.mark.parametrize("order", [("one-feat", "two-feat"), ("two-feat", "one-feat")])
def test_of_two_equals_that_name_each_other_one_is_paid(tmp_path: Path, order: tuple[str, str]) -> None:
    """Rivals on both sides of a tie do not both yield: a side that achieved two feats is not paid for none."""
    body = feat("one-feat", "two-feat", 70) + "\n" + feat("two-feat", "one-feat", 70)

    result = kept(tmp_path, body, *order)

    assert paid(result) == ["one-feat unannounced"]
    assert result["unit"] == 142 + 70


def test_the_dearer_is_paid_whichever_names_the_other(tmp_path: Path) -> None:
    """A rival is one in both directions: the slam is not paid beside a dearer feat that names it."""
    assert paid(kept(tmp_path, feat("dear", "slam", 201), "slam", "dear")) == ["dear unannounced"]
    assert paid(kept(tmp_path, feat("cheap", "slam", 199), "slam", "cheap")) == ["slam unannounced"]


def test_promises_that_are_no_rivals_are_both_paid(tmp_path: Path) -> None:
    """Without a word about rivals, two feats are two payments."""
    result = kept(tmp_path, feat("other", None, 70), "slam", "other")

    assert paid(result) == ["slam unannounced", "other unannounced"]
    assert result["unit"] == 142 + 200 + 70
