"""What is harder pays no less, what is played pays something; whatever a table may well mean is not spoken of."""

import pytest

from tarotrules.pipeline import load_text


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("claim handful { level double { worth 19 } }", ["R057"]),
        ("claim handful { level triple { worth 0 } }", ["R057"]),
        ("claim handful { level single { worth 31 } }", ["R057"]),
        ("claim handful { level double { worth 20 } }", []),
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
    """Equal amounts are fine, and what is paid otherwise, or is not the same in every deal, is not compared."""
    found = load_text(f"variant thursday extends fft {{ {said} }}")
    assert found.variant is not None, found.problems
    assert [each.code for each in found.problems] == told
