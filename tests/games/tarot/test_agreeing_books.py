"""What one rule of a book says, no other takes back."""

import re

import pytest

from tarotrules import api, books, pipeline
from tarotrules.book.inline import plain as line_text
from tarotrules.book.tree import Glossary, Table
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.wording.phrase import plain
from tests import shelf
from tests.changing import BaseOf
from tests.laws.telling import told
from tests.numbering import rule_number
from tests.shelf import bound


def house(body: str) -> Variant:
    """A variant written on the spot."""
    return shelf.house(f"variant house extends fft {{\n{body}\n}}\n")


def rules(variant: Variant, language: str) -> dict[str, str]:
    """Rule or table -> its text, as at four or five."""
    told_here = told(BaseOf(variant.id, variant.main, variant), language)
    return {slot: text for chapter in told_here.values() for slot, text in chapter.items()}


def say(language: str, name: str, **values: str) -> str:
    """A sentence of the books."""
    return plain(catalogue(language).tell(name, **values))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_that_take_the_place_of_multipliers_are_not_multiplied(language: str) -> None:
    """The regional form has no multipliers, no column for them, and nobody has only one turn in a duel."""
    text = rules(shipped("petite-pousse"), language)

    assert say(language, "auction-column-multiplier") not in text["auction.contracts table"]
    assert "auction.rounds" not in text
    assert "auction.rounds" in rules(shipped("fft"), language)


def shipped(name: str) -> Variant:
    """A variant that comes with the program."""
    variant = pipeline.load(name).variant
    assert variant is not None
    return variant


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_chien_none_is_spoken_of(language: str) -> None:
    """All cards are dealt, contracts differ by their value alone, and the taker calls when the auction is over."""
    bare = "players 3\nat 3 players { deal { hand 26; packet 2; chien 0 } }"
    text, usual = rules(house(bare), language), rules(shipped("fft"), language)

    assert not [slot for slot in text if slot.startswith("chien.")]
    assert text["promise.slam.when"] != usual["promise.slam.when"]
    assert any(say(language, "deal-no-chien") in each for each in text.values())
    from_where = say(language, "exempt-owed-from", **{"from": "tricks", "stays": "side"})
    assert [from_where in all_of["exempt.excuse.owner"] for all_of in (text, usual)] == [False, True]


def test_what_a_table_does_not_have_is_no_term() -> None:
    """Glossary and cheat sheet explain what these rules have: a chien, a called partner, declarations.

    Which they are is asked of the rules, whatever the language.
    """
    language = "en"
    bare = """players 3
      at 3 players { deal { hand 26; packet 2; chien 0 } }
      remove claim handful; remove promise slam; remove bonus petit-au-bout"""
    without, usual = house(bare), shipped("fft")
    gone = ("announcement", "bonus", "chien", "declaration", "discard", "partner")
    terms = {term: say(language, f"term-{term}.definition") for term in gone}

    assert not [each for each in terms.values() if each in glossary(without, language)]
    assert [each for each in terms.values() if each not in glossary(usual, language)] == []
    assert say(language, "cheat-chien-column") not in cheatsheet(without, language)
    assert say(language, "cheat-chien-column") in cheatsheet(usual, language)


def glossary(variant: Variant, language: str) -> str:
    """What the terms at the end of a book mean."""
    blocks = (block for chapter in bound(variant, language).chapters for block in chapter.blocks)
    lists = (block for block in blocks if isinstance(block, Glossary))
    return "\n".join(line_text(each.definition) for terms in lists for each in terms.terms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_declares_is_a_term_with_its_rule(language: str) -> None:
    """Contracts, declarations, announcements and bonuses stand in the glossary, with their French name elsewhere."""
    said = glossary(shipped("fft"), language)

    assert all(rule_number(slot) in said for slot in ("claim.handful.what", "promise.slam.what", "bonus.petit-au-bout"))
    assert bool(re.search("chelem[)）]", said)) == (language != "fr")


def cheatsheet(variant: Variant, language: str) -> set[str]:
    """The heads of the columns of a cheat sheet."""
    blocks = (block for chapter in books.cheatsheet(variant, language, 3).chapters for block in chapter.blocks)
    return {line_text(column.title) for block in blocks if isinstance(block, Table) for column in block.columns}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "also"),
    [
        ("not last_trick.kings = 1", "last_trick.kings != 1"),
        ("not last_trick.kings >= 2", "last_trick.kings <= 1"),
        ("not partner exists", ""),
        ("not made", ""),
        ("not slam.side exists", ""),
        ("not petit.winner exists", "not petit.player exists"),
    ],
)
def test_what_must_not_be_is_told_in_one_clause(language: str, asked: str, also: str) -> None:
    """A condition turned round is told as one says it, and not as the condition itself with a warning before it."""
    turned, straight, same = (
        rules(house(f"players 5; bonus petit-au-bout {{ when {each} }}"), language)["bonus.petit-au-bout"]
        for each in (asked, asked.removeprefix("not "), also or asked)
    )
    *_, warning = say(language, "cond-not", clause="…").split("…")[:1]

    assert turned == same != straight
    assert warning.strip("（ ").lower() not in turned.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_there_or_not(language: str) -> None:
    """Whether a hand has a single card is told alike however it is asked, and never as its opposite."""
    there, also, gone, none = (
        next(text for slot, text in rules(house(body), language).items() if slot.endswith("petit-sec"))
        for body in (f"redeal petit-sec {{ when dealt.petit {asked} }}" for asked in ("= 1", "> 0", "= 0", "!= 1"))
    )

    assert there == also
    assert gone == none != there


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_multipliers_are_explained(language: str) -> None:
    """Where but one contract is multiplied otherwise if it is lost, its figures stand in order and have a sentence."""
    dearer = rules(house("auction { bid garde-contre { multiplier_lost 8 } }"), language)

    assert re.search(r"× ?6\b.*× ?8\b", "\n".join(dearer.values()))
    assert say(language, "auction-multiplier-lost") in dearer["auction.contracts"]
    assert say(language, "auction-multiplier-lost") not in rules(shipped("fft"), language)["auction.contracts"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_calls_after_the_chien_has_seen_it_or_not(language: str) -> None:
    """Where some contracts leave the chien face down, the rule of the call says what holds for them."""
    late, early, open_ = (
        rules(house(body), language)
        for body in (
            "players 5\nat 5 players { call { moment after_chien } }",
            "players 5",
            "players 5\nat 5 players { call { moment after_chien } }\nauction { remove bid garde-sans, garde-contre }",
        )
    )

    assert len({each["call.card"] for each in (late, early, open_)}) == 3
    assert say(language, "call-alone") in late["call.chain"]
    assert say(language, "call-alone") not in early["call.chain"]
    alone = say(language, "call-in-chien", cards="one", see="|").partition("|")[0]
    assert alone in late["call.alone"]
    assert alone not in open_["call.alone"]


def test_a_column_that_only_one_table_has_is_compared() -> None:
    """Beside multipliers stands nothing where sums take their place."""
    text = api.comparison(shipped("fft"), shipped("petite-pousse"), form="txt")

    assert re.search(r"Garde: 25; × 2 +│ 40", text)


@pytest.mark.parametrize("name", ["fft", "eryod"])
def test_the_last_page_has_the_tables_of_the_cheat_sheet(name: str) -> None:
    """What is looked up stands on both, in the same figures: what is needed, paid, declared and dealt."""
    variant = shipped(name)
    book, sheet = bound(variant, "en"), books.cheatsheet(variant, "en")
    *_, last = book.chapters
    tables = [block for block in last.blocks if isinstance(block, Table)]
    on_sheet = [block for chapter in sheet.chapters for block in chapter.blocks if isinstance(block, Table)]

    assert last.id == "glance"
    assert len(tables) > len(("needed", "contracts", "extras", "dealt"))
    assert [table for table in tables if table not in on_sheet] == []
