"""What must hold of every deal holds of some of each variant and under each option."""

import re

import pytest

from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.table import play_table
from tests.games.piquet.play.law import deals, obey, reread, row
from tests.games.piquet.reading import SHELF, rules

VARIANTS = sorted(path.stem for path in SHELF.glob("*.tarot"))
NEEDED = re.compile(r"needs ([a-z-]+)")


def with_what_it_needs(option: str) -> str:
    """An option, after those that it builds on."""
    found = NEEDED.findall((SHELF / "options" / f"{option}.tarot").read_text("utf-8"))
    return ", ".join([*found, option])


OPTIONS = sorted(with_what_it_needs(path.stem) for path in (SHELF / "options").glob("*.tarot"))


@pytest.mark.parametrize("name", VARIANTS)
def test_shipped_variants(name: str) -> None:
    """By chance and as at the club, deal after deal, partie after partie."""
    assert row(name, ("random", "club"), 1, range(24)).startswith(f"| {name} |")


def test_options() -> None:
    """A deal or two under some of them; the command plays under any."""
    for number, option in enumerate(OPTIONS[::4]):
        table = play_table(rules(f"# language: en\nvariant x extends piquet with {option} {{}}"))
        for recorder in deals(table, ("random", "club"), number, range(2)):
            assert isinstance(recorder.phase, Over)
            obey(recorder.phase)
            reread(recorder)
