"""What stands behind the rules leads to where a word is explained, and asks nothing that makes no difference."""

import re
from collections.abc import Mapping

import pytest

from tarotrules.book.inline import plain
from tarotrules.book.lines import block_lines
from tarotrules.book.tree import Book, Glossary, Index
from tarotrules.games.tarot.chapters.glossary import GLOSSARY
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests import shelf
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import variant

HOUSE = """
variant house extends fft with announce-before-play {
  deck { class queens queen; class courts-of-old king, queen }
  claim queens { title { fr "dames"; en "queens"; de "Damen"; ru "дамы"; ja "クイーン役" }
    level three { when hand.queens >= 3; worth 10 }
    level four { when hand.queens >= 4; worth 25 }
    moment own_first_card; show exactly; best_level; payee winners; into unit; multiplied no; follows_result no }
  claim crowned { title { fr "cour"; en "court"; de "Hof"; ru "двор"; ja "宮廷" }
    level five { when hand.courts-of-old >= 5; worth 10 }
    moment own_first_card; show exactly; best_level; payee winners; into unit; multiplied no; follows_result no }
  claim blank { title { fr "main blanche"; en "blank hand"; de "weißes Blatt"; ru "белая рука"; ja "絵札なし" }
    level single { when hand.kings = 0 and hand.oudlers <= 1; worth 12 }
    moment own_first_card; show nothing; proof in_play; best_level; payee declarer; payer others; per_head }
}
"""
FEW = [
    ("en", "queens", "declaration of three or four queens", "Option chosen: "),
    ("fr", "dames", "annonce de trois ou quatre dames", "Option retenue"),
    ("de", "Damen", "Meldung von drei oder vier Damen", "Dazu kommt die Option "),
    ("ru", "дамы", "комбинация из трёх или четырёх дам", "Действует дополнение "),
    ("ja", "クイーン役", "手札のQ3枚または4枚の宣言", "加えたオプション："),
]
HELD = [
    ("en", "blank hand", "declaration by a player who has at most one oudler and no king"),
    ("fr", "main blanche", "annonce qu’un joueur qui a au plus un bout et aucun roi peut faire"),
    ("de", "weißes Blatt", "Meldung eines Spielers, der höchstens einen Oudler und keinen König hat"),
    ("ru", "белая рука", "комбинация игрока, у которого не больше одного удлера и нет королей"),
    ("ja", "絵札なし", "Kが一枚もない手札の宣言"),
]
REVOKE = [("en", "revoke"), ("fr", "renonce"), ("de", "falsch bedienen"), ("ru", "фальшренонс"), ("ja", "リボーク")]
NUMBER = re.compile(r"\d+\.\d+[a-z]?")
PAGES = [("en", "p. 12"), ("de", "S. 12"), ("ru", "с. 12")]


@pytest.fixture
def house() -> Variant:
    """A table that declares three or four queens, and five kings and queens."""
    return shelf.house(f"# language: en\n{HOUSE}")


def text(book: Book, chapter: str) -> str:
    """What a chapter says."""
    return " ".join(plain(s) for c in book.chapters if c.id == chapter for b in c.blocks for s in block_lines(b))


def terms(book: Book) -> Mapping[str, str]:
    """The words of the glossary, with what they mean; those of the index, with where they lead."""
    blocks = (block for each in book.chapters for block in each.blocks if isinstance(block, Glossary | Index))
    return {f"{type(b).__name__} {plain(each.term)}": plain(each.definition) for b in blocks for each in b.terms}


@pytest.mark.parametrize(("language", "title", "said", "chosen"), FEW)
def test_a_few_cards_are_counted(house: Variant, language: str, title: str, said: str, chosen: str) -> None:
    """Three or four are not many; and one option is one."""
    book = bound(house, language)

    assert said in terms(book)[f"Glossary {title}"]
    assert chosen in text(book, "need")


@pytest.mark.parametrize(("language", "title", "said"), HELD)
def test_a_declaration_is_told_by_the_hand_it_takes(house: Variant, language: str, title: str, said: str) -> None:
    """What sets it apart from any other is what the player holds."""
    assert said in terms(bound(house, language))[f"Glossary {title}"]


def test_the_index_leads_to_where_a_word_is_explained(house: Variant) -> None:
    """Each kind of what may be said or earned, what multiplies, and what one does first of all."""
    found = terms(bound(house, "en"))
    slots = {
        "announcement": ("promise.slam.when",),
        "bonus": ("bonus.petit-au-bout", "scoring.forgotten"),
        "deal": ("game.sides",),
        "multiplier": ("auction.contracts", "scoring.contract"),
        "pass": ("auction.first", "auction.taker"),
    }

    assert {word: found[f"Index {word}"] for word in slots} == {
        word: ", ".join(map(rule_number, those)) for word, those in slots.items()
    }
    assert found["Index declaration"].startswith(rule_number("claim.handful.when"))


def test_words_of_the_index_always_stand_in_the_same_order() -> None:
    """Also those that differ in a capital alone: a contract of that name, and the word itself."""
    words = [each.partition(" ")[2] for each in terms(bound(variant("everything2"), "en")) if each.startswith("Index")]

    assert [each for each in words if each.casefold() == "slam"] == ["Slam", "slam"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_glossary_and_index_lead_to_the_same_rule(house: Variant, language: str) -> None:
    """Where a word is explained is among the rules it is looked up by."""
    found = terms(bound(house, language))
    explained = {word.partition(" ")[2]: NUMBER.findall(said)[-1] for word, said in found.items() if "Glossary" in word}
    elsewhere = {
        word: number for word, number in explained.items() if number not in NUMBER.findall(found[f"Index {word}"])
    }

    assert len(explained) > len(GLOSSARY) // 2
    assert elsewhere == {}


@pytest.mark.parametrize(("language", "word"), REVOKE)
def test_a_revoke_leads_to_where_it_is_settled(language: str, word: str) -> None:
    """Among the irregularities, or else to what is left open."""
    settled = variant("fft", "referees")

    assert terms(bound(variant("fft"), language))[f"Index {word}"] == "O"
    assert terms(bound(settled, language))[f"Index {word}"] == rule_number("irregularities.revoke")


@pytest.mark.parametrize("option", [None, "pousse"])
def test_half_points_lead_to_where_they_are_kept(option: str | None) -> None:
    """Where a sum can have some; elsewhere its rule says nothing about them."""
    found = terms(bound(variant("fft", *([option] if option else [])), "en"))["Index half point"]

    assert (rule_number("scoring.sum") in found) == (option is not None)
    assert rule_number("scoring.settling") not in found


def test_nobody_is_asked_how_equals_lie(house: Variant) -> None:
    """In which order queens are laid out makes no difference; in which order kings and queens are, it may."""
    asked = text(bound(house, "en"), "open")

    assert "Court: In which order are the cards laid out?" in asked
    assert "Queens:" not in asked


@pytest.mark.parametrize(("most", "asked"), [(3, False), (5, True)])
def test_nobody_is_asked_how_few_cards_lie(most: int, *, asked: bool) -> None:
    """Two or three are seen at once."""
    levels = f"level two {{ when hand.courts >= 2; worth 5 }} level most {{ when hand.courts >= {most}; worth 9 }}"
    paid = "moment own_first_card; show exactly; best_level; payee winners; into unit; multiplied no; follows_result no"
    table = shelf.house(f"variant house extends fft {{ claim own {{ {levels} {paid} }} }}")

    assert ("In which order" in text(bound(table, "en"), "open")) is asked


@pytest.mark.parametrize(("language", "page"), PAGES)
def test_a_page_is_named_in_the_language_of_the_book(language: str, page: str) -> None:
    """However the file has it."""
    assert page in text(bound(variant("fft"), language), "sources").replace("\u00a0", " ")
