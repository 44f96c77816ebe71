"""The official formula, counted a second time: (±(25 + d) ± 10)·m ± handfuls ± slam, then the shares."""

from fractions import Fraction
from math import ceil
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from tests.games.tarot.engine.tables import Json, bonus, claim, promise, scored

TARGETS: Final = (56, 51, 41, 36)
MULTIPLIERS: Final = {"prise": 1, "garde": 2, "garde-sans": 4, "garde-contre": 6}
HANDFULS: Final = {"single": 20, "double": 30, "triple": 40}
SLAMS: Final = {(None, None): 0, ("attack", None): -200}


@st.composite
def deals(draw: st.DrawFn) -> Json:
    """Any result, with at most one handful, a petit au bout whose side has an oudler, and no slam but a missed one."""
    players = draw(st.sampled_from([3, 4, 5]))
    taker = draw(st.integers(0, players - 1))
    partner = draw(st.none() | st.sampled_from([seat for seat in range(players) if seat != taker]))
    oudlers = draw(st.integers(0, 3))
    halves = draw(st.integers(9 * oudlers + 20, 182 - 9 * (3 - oudlers) - 20))
    sides = ["attack"] * (oudlers > 0) + ["defence"] * (oudlers < 3)
    petit = draw(st.none() | st.sampled_from(sides))
    level = draw(st.none() | st.sampled_from(sorted(HANDFULS)))
    announced = draw(st.sampled_from([None, "attack"]))
    return {
        "players": players,
        "taker": taker,
        "partner": partner if players == 5 else None,
        "contract": draw(st.sampled_from(sorted(MULTIPLIERS))),
        "card_points": str(Fraction(halves - halves % 2 if players == 4 else halves, 2)),
        "oudlers": oudlers,
        "bonuses": bonus("petit-au-bout", petit) if petit else [],
        "claims": claim("handful", level, draw(st.integers(0, players - 1))) if level else [],
        "promises": promise("slam", announced, None),
    }


def official_unit(deal: Json) -> int:
    """RRO2012, as the dossier's §7.1 writes it."""
    difference = Fraction(deal["card_points"]) - TARGETS[deal["oudlers"]]
    sign = 1 if difference >= 0 else -1
    multiplier = MULTIPLIERS[deal["contract"]]
    petit = sum(1 if each["side"] == "attack" else -1 for each in deal["bonuses"])
    handfuls = sum(HANDFULS[each["level"]] for each in deal["claims"])
    slam = sum(SLAMS[each["announced"], each["kept"]] for each in deal["promises"])
    return sign * (25 + ceil(abs(difference))) * multiplier + petit * 10 * multiplier + sign * handfuls + slam


@given(deals())
def test_the_official_formula(deal: Json) -> None:
    """The scorer, which knows payments only, and the federation's formula agree on every deal."""
    unit = official_unit(deal)
    attack = {deal["taker"], deal["partner"]} - {None}
    defenders = deal["players"] - len(attack)
    expected = [-unit] * deal["players"]
    expected[deal["taker"]] = unit * defenders
    if deal["partner"] is not None:
        # Three defenders' units: two for the taker, one for the partner.
        expected[deal["taker"]], expected[deal["partner"]] = 2 * unit, unit

    result = scored("fft", **deal)

    assert result["unit"] == unit
    assert result["scores"] == expected


@given(deals())
def test_a_point_more_is_never_worse(deal: Json) -> None:
    """For the same cards otherwise, a taker with one more point never scores less."""
    more = deal | {"card_points": str(Fraction(deal["card_points"]) + 1)}

    assert scored("fft", **more)["unit"] >= scored("fft", **deal)["unit"]


@given(deals())
def test_bonuses_do_not_depend_on_the_deal(deal: Json) -> None:
    """What a petit au bout adds is ten times the multiplier, made or lost (RRO2012)."""
    plain = scored("fft", **deal | {"bonuses": []})["unit"]
    petit = sum(1 if each["side"] == "attack" else -1 for each in deal["bonuses"])

    assert scored("fft", **deal)["unit"] - plain == 10 * petit * MULTIPLIERS[deal["contract"]]
