"""Worked examples show a contract made and one lost: the second of all, then the lowest; the only one, if need be."""

from pathlib import Path

import pytest

from tarotrules import api, books
from tarotrules.games.tarot.chapters.examples import deals
from tests.games.tarot.engine.tables import table


@pytest.mark.parametrize(
    ("name", "made", "lost"),
    [("fft", "garde", "prise"), ("fft with no-prise", "garde-sans", "garde"), ("slam-bid", "garde", "prise")],
)
def test_examples_are_of_the_second_contract_and_of_the_lowest(name: str, made: str, lost: str) -> None:
    """Most is decided in them."""
    first, second, *_ = deals(table(name).main)

    assert (first.made, first.summary.contract) == (True, made)
    assert (second.made, second.summary.contract) == (False, lost)


@pytest.mark.parametrize(
    ("gone", "contracts"),
    [(("garde-sans", "garde-contre"), ["garde", "prise"]), (("garde", "garde-sans", "garde-contre"), ["prise"] * 2)],
)
def test_one_contract_is_enough_for_examples(tmp_path: Path, gone: tuple[str, ...], contracts: list[str]) -> None:
    """Where there is but one, it is made and lost."""
    file = tmp_path / "house.tarot"
    others = " ".join(f"remove auction bid {each};" for each in gone)
    file.write_text(f"# language: en\nvariant house extends fft {{ {others} }}\n", "utf-8")

    first, second, *_ = deals(api.load(str(file)).main)

    assert [first.summary.contract, second.summary.contract] == contracts


def test_a_payment_in_other_shares_says_so() -> None:
    """The taker of this table keeps bonuses: what divides them is named where they are paid."""
    told = " ".join(books.rulebook(table("bonuses-to-taker"), "en", "txt").split())

    assert "The taker and the partner divide this payment in the shares called bonuses." in told.replace("_", "")
