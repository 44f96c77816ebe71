"""What is harder pays no less, what is played pays something; whatever a table may well mean is not spoken of."""

import pytest

from tarotrules import library, pipeline
from tarotrules.pipeline import load_text


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("claim handful { level double { worth 19 } }", ["R057"]),
        ("claim handful { level triple { worth 0 } }", ["R057"]),
        ("claim handful { level single { worth 31 } }", ["R057"]),
        ("claim handful { level double { worth 20 } }", ["R064"]),
        ("claim handful { level double { worth 40 } }", ["R064"]),
        ("claim handful { level single { worth 0 }; level double { worth 0 } }", ["R058"]),
        ("claim handful { all_levels; level double { worth 1 } }", []),
        ("claim handful { level double { worth if made then 10 else 1 } }", []),
        ("claim handful { level single { worth 0 } }", ["R058"]),
        ("claim handful { all_levels; level triple { worth 0 } }", ["R058"]),
        ("bonus petit-au-bout { worth 0 }", ["R058"]),
        ("auction { bid prise { multiplier 0 } }", ["R058"]),
        ("auction { bid garde { multiplier 0 } }", ["R028"]),
        ("promise slam { unannounced { worth 401 } }", ["R059"]),
        ("promise slam { unannounced { worth 400 } }", []),
        ("promise slam { unannounced { worth 401; into margin } }", []),
        ("promise slam { unannounced { worth 0 } }", []),
        ("promise slam { broken { worth 0 } }", []),
    ],
)
def test_what_pays_less_than_it_should_is_told(said: str, told: list[str]) -> None:
    """And what is paid alike; what is paid otherwise, or is not the same in every deal, is not compared."""
    found = load_text(f"variant thursday extends fft {{ {said} }}")
    assert found.variant is not None, found.problems
    assert [each.code for each in found.problems] == told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("claim handful { level triple { worth 10000 } }", ["R060"]),
        ("claim handful { level triple { worth 960 } }", []),
        ("claim handful { level triple { worth 961 } }", ["R060"]),
        ("claim handful { level triple { worth if made then 10000 else 1 } }", []),
        ("bonus petit-au-bout { worth 160 }", []),
        ("bonus petit-au-bout { worth 161 }", ["R060"]),
        ("bonus petit-au-bout { worth 161; multiplied no }", []),
        ("promise slam { announced { worth 2400 } }", []),
        ("promise slam { announced { worth 2401 } }", ["R060"]),
        ("auction { bid garde-contre { multiplier 80 } }", []),
        ("auction { bid garde-contre { multiplier 81 } }", ["R061"]),
        ("auction { bid garde-contre { worth 2500 } }", ["R061"]),
        ("auction { bid garde-contre { multiplier_lost 81 } }", ["R061"]),
        ("auction { bid prise { worth 0 } }", ["R062"]),
        ("auction { bid garde { worth 0 } }", ["R028"]),
        ("scoring { contract { worth 25 + margin } }; auction { bid prise { worth 0 } }", ["R050"]),
        ("scoring { shares default taker 1 partner 2 }", ["R063"]),
        ("scoring { shares default taker 1 partner 1; round partner none }", []),
        ("at 3 players { scoring { shares default taker 1 partner 2 } }", []),
    ],
)
def test_what_is_out_of_proportion_is_told(said: str, told: list[str]) -> None:
    """And what is only unusual is not; what each of several numbers of players has in common is told once."""
    found = load_text(f"variant thursday extends fft {{ {said} }}")
    assert [each.code for each in found.problems] == told


def test_a_table_that_plays_by_the_difference_alone_is_not_spoken_of() -> None:
    """No contract has a base, and everybody knows."""
    bids = "".join(f"bid {each} {{ worth 0 }}; " for each in ("prise", "garde", "garde-sans", "garde-contre"))
    assert load_text(f"variant thursday extends fft {{ auction {{ {bids} }} }}").problems == ()


def test_nothing_that_is_shipped_is_out_of_proportion() -> None:
    """Neither a variant nor an option, with those it needs."""
    shipped = [pipeline.load(name) for name in library.shipped()]
    shipped += [pipeline.load(name) for name in library.shipped_options()]
    told = {each.code for found in shipped for each in found.problems}
    assert not told & {"R057", "R058", "R059", "R060", "R061", "R062", "R063", "R064"}
