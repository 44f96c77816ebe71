"""A source stands under what it says, and under nothing else."""

from pathlib import Path

import pytest

from tarotrules import api, books
from tarotrules.book.inline import plain
from tarotrules.book.tree import Book, Rule
from tarotrules.games.registry import catalogue
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.variant import Provenance
from tarotrules.languages import LANGUAGES
from tests.numbering import own_number, rule_number

TRIPLE = "claim handful { level triple { worth 60 } }"


def house(folder: Path, body: str, name: str = "house", base: str = "fft") -> Variant:
    """A house file."""
    file = folder / f"{name}.tarot"
    file.write_text(f"variant {name} extends {base} {{\n{body}\n}}\n", "utf-8")
    return api.load(str(file))


def sources(variant: Variant, number: str, language: str = "en") -> list[str]:
    """What the book says of the sources of a rule."""
    return origins(books.book(variant, language), number)


def origins(book: Book, number: str) -> list[str]:
    """What a book says of the sources of a rule."""
    (rule,) = (
        block for each in book.chapters for block in each.blocks if isinstance(block, Rule) and block.number == number
    )
    return list(map(plain, rule.origins))


def test_a_source_is_not_said_of_a_change_without_one(tmp_path: Path) -> None:
    """One level of three is changed and nobody is cited for it: the citation is for the rest, and says so."""
    (said,) = sources(house(tmp_path, TRIPLE), rule_number("claim.handful.what"))

    assert said.startswith("FFT 2012")
    assert said.endswith("(not for what has been changed)")


def test_a_change_with_a_source_is_cited_beside_the_rest(tmp_path: Path) -> None:
    """Both citations stand under the rule as they are."""
    said = sources(house(tmp_path, TRIPLE.replace("60", "60 [Club 2024]")), rule_number("claim.handful.what"))

    assert [each.split(",")[0] for each in said] == ["Club 2024", "FFT 2012"]
    assert not any("changed" in each for each in said)


def test_a_change_by_a_parent_has_no_source_either(tmp_path: Path) -> None:
    """What is not marked cannot be told from the rest: then nobody is cited."""
    house(tmp_path, TRIPLE)

    assert sources(house(tmp_path, 'title { en "x" }', "child", "house"), rule_number("claim.handful.what")) == [
        "none is given for part of this rule"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_without_a_source_does_not_borrow_the_next(tmp_path: Path, language: str) -> None:
    """Where others are cited, a rule for which nobody is says so in every language, and is otherwise than in part."""
    whole = sources(house(tmp_path, "auction { rounds until_all_pass }"), rule_number("auction.rounds"), language)
    part = sources(house(tmp_path, TRIPLE), rule_number("claim.handful.what"), language)

    assert len(whole) == 1
    assert "FFT" not in whole[0]
    assert "FFT" in part[0]


BONUS = 'bonus queens like petit-au-bout { title { en "Queens" }; worth 15; when last_trick.kings > 0 }'
BID = 'auction { bid petite { title { en "Petite" }; before prise; like prise; multiplier 1 } }'


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_like_another_is_not_cited_from_its_source(tmp_path: Path, language: str) -> None:
    """A citation speaks of the entry it was written for; a house's own one has the house's source, or none."""
    like = f"{BONUS}\n{BID}"
    both = [books.book(house(tmp_path, body), language) for body in (like, f'{like}\nsource "Club 2024"')]
    without, cited = (origins(book, own_number(house(tmp_path, like), "bonus.queens")) for book in both)

    assert without
    assert not any("FFT" in each for each in (*without, *cited))
    assert [each.split(",")[0] for each in cited] == ["Club 2024"]


def test_citations_stand_beside_each_other_as_french_spaces_them(tmp_path: Path) -> None:
    """A comparison in French puts a space before every semicolon between citations, as its book does."""
    body = "auction { bid garde { multiplier 3 [Club 2024, « Les enchères »; Club 2025] } }"
    said = api.comparison(house(tmp_path, body), api.load("fft"), language="fr", form="txt")

    assert "»\u202f; Club 2025" in said
    assert "»;" not in said


@pytest.mark.parametrize(
    ("source", "assumed", "said"),
    [
        ("FFT 2012 ;FFT 2016", False, "source: FFT 2012; FFT 2016"),
        (None, False, "no source is given"),
        ("tables differ", True, "assumed: tables differ"),
        (None, True, "assumed; no source says this"),
    ],
)
def test_what_stands_behind_a_value_is_told(source: str | None, assumed: bool, said: str) -> None:
    """Who says so, or why it is assumed, or that nobody says so."""
    assert Provenance("house.tarot:1", "house", source, assumed, {}).told(catalogue("en")) == said
