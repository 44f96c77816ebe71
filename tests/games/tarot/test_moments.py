"""What is said before the first card is told with who may or must say it, and when."""

import pytest

from tarotrules.book.inline import plain
from tarotrules.book.lines import block_lines
from tarotrules.book.tree import Book, Rule
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.variant import Variant
from tests import shelf
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import variant

HOUSE = """
variant house extends fft with OPTIONS {
  players 3, 4, 5
  deck { class queens queen }
  claim queens { title { fr "dames"; en "queens"; de "Damen"; ru "дамы"; ja "クイーン役" }
    level three { when hand.queens >= 3; worth 10 }
    moment own_first_card; show exactly; best_level; payee winners; into unit; multiplied no; follows_result no }
  redeal poor-hand { title { fr "main pauvre"; en "poor hand"; de "armes Blatt"; ru "бедная рука"; ja "弱い手" }
    when hand.oudlers = 0 and hand.kings = 0 and hand.trumps <= 2
    may; show_hand no; next_dealer; moment MOMENT }
}
"""
STEPS = [
    (
        "en",
        "(3.7) must say so before the auction",
        "nor an oudler (3.50) may say so just before bidding or passing",
    ),
    ("fr", "(3.7) doit le dire avant les enchères", "n’a ni roi ni bout peut le dire à son tour de parole (3.50)"),
    ("de", "(3.7) hat, muss das vor dem Bieten", "(3.50), darf das bekannt geben, wenn er mit dem Bieten an der Reihe"),
    ("ru", "(3.7), тот обязан сказать об этом до начала", "(3.50), тот может сказать об этом, когда дойдёт"),
    ("ja", "（3.7）は、ビッドが始まる前に申し出なければ", "手札（3.50）を持つプレイヤーは、ビッドで自分の番が"),
]
HANDS = [
    ("en", "Just before bidding or passing, a player who has at most two trumps and neither a king nor an oudler may"),
    ("fr", "un joueur qui a au plus deux atouts et n’a ni roi ni bout peut faire annuler la donne"),
    ("de", "Wer höchstens zwei Trümpfe und weder einen König noch einen Oudler hat, darf das Spiel"),
    ("ru", "Игрок, у которого не больше двух козырей и нет ни королей, ни удлеров, вправе, прежде чем высказаться"),
    ("ja", "切札が2枚以下で、Kもウドレもない手札を持つプレイヤーは、ビッドで自分の番が来たときに"),
]
LATER = [
    ("en", "any announcement of a slam (9.2), any declaration of a handful (8.2)", "(8.51) may be declared only later"),
    ("fr", "annonce d’un chelem (9.2), annonce d’une poignée (8.2)", "L’annonce de dames (8.51) vient plus tard"),
    ("de", "Ansage eines Schlemms (9.2), Meldung einer Poignée (8.2)", "darf er „Damen“ (8.51) melden"),
    ("ru", "объявление шлема (9.2), объявление пуанье (8.2)", "Комбинацию «дамы» (8.51) объявляют позже"),
    ("ja", "スラム（9.2）の予告、ポワニェ（8.2）の宣言", "「クイーン役」（8.51）は、その後"),
]


@pytest.fixture
def house() -> Variant:
    """A table with a hand that may be announced at one’s turn, and a declaration later than the others."""
    return table("own_turn")


def table(moment: str, options: str = "announce-before-play") -> Variant:
    """The same, with that hand announced at some moment, and with other options."""
    text = HOUSE.replace("MOMENT", moment).replace("OPTIONS", options)
    return shelf.house(f"# language: en\n{text}")


def step(book: Book) -> str:
    """The deal step by step."""
    chapter = next(each for each in book.chapters if each.id == "steps")
    return " ".join(plain(said) for block in chapter.blocks for said in block_lines(block))


def rule(book: Book, number: str) -> str | None:
    """A rule, if the book has it."""
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    found = next((each for each in blocks if isinstance(each, Rule) and each.number == number), None)
    return None if found is None else " ".join(map(plain, block_lines(found)))


@pytest.mark.parametrize(("language", "must", "may"), STEPS)
def test_who_must_say_something_and_who_may(house: Variant, language: str, must: str, may: str) -> None:
    """And when: at one’s turn to bid after what everybody says; a hand only this table has a name for, by its cards."""
    said, passing = step(bound(house, language)), catalogue(language).say("step-pass")

    assert 0 < said.find(must) < said.find("3. ") < said.find(passing) < said.find(may)


def test_a_hand_is_announced_at_the_first_turn_where_there_is_another(house: Variant) -> None:
    """With parole a player can have two."""
    twice = table("own_turn", "announce-before-play, parole")

    assert ["first turn in the auction" in step(bound(each, "en")) for each in (house, twice)] == [False, True]


@pytest.mark.parametrize(("language", "hand"), HANDS)
def test_a_hand_is_one_clause_about_its_holder(house: Variant, language: str, hand: str) -> None:
    """Where everybody has one turn, no turn is the first."""
    assert hand in (rule(bound(house, language), "3.50") or "")


@pytest.mark.parametrize(("moment", "told"), [("own_turn", False), ("before_auction", True)])
def test_precedence_is_told_where_hands_can_meet(moment: str, *, told: bool) -> None:
    """In order of play from the player after the dealer, and no other way."""
    found = rule(bound(table(moment), "en"), rule_number("deal.redeals"))

    assert (found is not None) is told
    assert not told or "in order of play, beginning with the player after the dealer" in str(found)


@pytest.mark.parametrize(("language", "before", "later"), LATER)
def test_a_later_declaration_is_told_apart(house: Variant, language: str, before: str, later: str) -> None:
    """A slam is announced, a handful declared; what is declared in the first trick comes later."""
    said = rule(bound(house, language), rule_number("auction.over")) or ""

    assert 0 <= said.find(before) < said.find(later)
    assert later not in (rule(bound(variant("fft"), language), rule_number("auction.over")) or "")
