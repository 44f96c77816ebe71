"""An evening is taken away as a table in which spreadsheets add up what it came to."""

import csv
from fractions import Fraction
from pathlib import Path
from typing import Final

import pytest

from tests.browser.studio import PHONE, Opened
from tests.studio.door import asked

pytestmark = pytest.mark.browser

HOUSE: Final = """# language: en
variant house extends fft {
  auction { bid garde { multiplier 1.5 } }
  scoring { round { margin none; unit none; partner none; seat none } }
}
"""
PEOPLE: Final = ("=Anne", "Bob", "Chloé", "だん", "Eve")
TOLD: Final = {"taker": 1, "partner": 2, "contract": "garde", "card_points": 49.5, "oudlers": 2}
"""Made by 8.5: (25 + 8.5) × 1.5 is 50.25 from each defender, of which the partner has one share of three."""


SIGNS: Final = {"fr": (";", ","), "ja": (",", ".")}
"""What stands between cells, and in numbers."""


@pytest.mark.parametrize("language", SIGNS)
def test_spreadsheets_add_it_up(opened: Opened, studio: str, tmp_path: Path, language: str) -> None:
    """With the signs of the page's language; every column has a heading, and no name is a formula."""
    between, point = SIGNS[language]
    deals = [{"sat": [0, 1, 2, 3, 4], "dealer": 0, "told": TOLD}] * 2
    table = {"order": [0, 1, 2, 3, 4], "away": [], "playing": 5}
    begun = {"begun": "2026-11-23T20:00:00.000Z", "people": PEOPLE, "table": table}
    evening = tmp_path / "evening.json"
    saved_as = asked("evening_file", text=HOUSE, language="en", evening={**begun, "deals": deals})
    evening.write_text(saved_as["content"], "utf-8")
    page = opened("light", PHONE).new_page()
    page.goto(f"{studio}/{language}/studio/index.html")
    page.locator("#file").set_input_files(evening)
    with page.expect_download() as saved:
        page.locator(".deals .take button").first.click()
    file = tmp_path / "evening.csv"
    saved.value.save_as(file)
    headings, *lines = csv.reader(file.read_text("utf-8-sig").splitlines(), delimiter=between)

    assert all(headings)
    assert headings[2:7] == ["'=Anne", *PEOPLE[1:]]
    assert lines[1][0] == "2"
    for number, line in enumerate(lines, 1):
        amounts = [Fraction(each.replace(point, ".")) for each in line[2:]]
        assert amounts[:5] == [Fraction(each, 4) for each in (-201, 402, 201, -201, -201)]
        assert amounts[5:] == [number * each for each in amounts[:5]]
