"""The pages before the rules say nothing that the rules do not, and nothing about what a variant does not have."""

import re
from collections.abc import Iterator

import pytest

from tarotrules import api
from tarotrules.book.inline import Line, Reference, Text, inlines, plain
from tarotrules.book.lines import block_lines
from tarotrules.book.tree import Block, Book, Chapter, Figure, Heading, Items, Rule
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.opening import Opening
from tarotrules.games.tarot.chapters.steps import steps_of
from tarotrules.games.tarot.play.agenda import agenda_of
from tarotrules.games.tarot.play.table import play_table
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests import shelf
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import STUDIED, variant

BARE: dict[str, object] = {"redeal": {}, "claim": {}, "promise": {}, "bonus": {}, "call": None}
"""What a table may do without."""
LEGENDS = [
    ("fr", "(à cinq), devant un paragraphe ou à côté d’un titre, signale que tout le paragraphe", "Les cartes sont"),
    ("en", "(five players) before a paragraph or beside a heading means that the whole paragraph", "Cards are shown"),
    ("de", "(zu fünft) vor einem Absatz oder neben einer Überschrift heißt: Der ganze Absatz", "Karten sehen"),
    ("ru", "(впятером) перед абзацем или у заголовка значит, что весь абзац", "Карты показаны"),
    ("ja", "〔5人〕のような印は、その段落や項目の全体", "カードは次のように示します。[K♠]"),
]
NARROW = """# language: en
variant house extends fft {
  bonus narrow {
    title { fr "de justesse"; en "close shave"; de "um Haaresbreite"; ru "на волоске"; ja "間一髪" }
    when made and margin <= 2; worth 10; payee attack; into unit; multiplied no; follows_result no
  }
}
"""
TOLD = {
    **{each: (each,) for each in ("auction", "call", "take", "discard", "play")},
    "announce": ("promise",), "chien": ("take", "discard"),
}  # fmt: skip
"""What is done in a step of the book."""
PLAYED = {
    "auction": "auction", "promising.<locals>.step": "promise", "calling": "call", "taking_up": "take",
    "discarding": "discard", "tricks": "play",
}  # fmt: skip
"""What is done in a step of the program."""
OF_THE_PACK = {"1", "21"}
"""Numbers that are printed on cards."""


def chapter(book: Book, id: str) -> Chapter:
    """A chapter of a book."""
    return next(each for each in book.chapters if each.id == id)


def opening(book: Book) -> Iterator[Block]:
    """What stands on the pages before the rules, but for the numbers of steps, and pictures, which have a law."""
    list_of_needs, *_ = chapter(book, "need").blocks
    blocks = (block for id in ("overview", "steps") for block in chapter(book, id).blocks)
    return iter((list_of_needs, *(block for block in blocks if not isinstance(block, Heading | Figure))))


def rules(book: Book) -> Iterator[Block]:
    """What stands in the chapters."""
    return (block for each in book.chapters for block in each.blocks if isinstance(block, Rule))


def numbers(blocks: Iterator[Block]) -> set[str]:
    """The numbers that are said, without those of rules."""
    texts = (
        each.text for block in blocks for said in block_lines(block) for each in inlines(said) if isinstance(each, Text)
    )
    return {number for text in texts for number in re.findall(r"\d+(?:[.,]\d+)?", text)}


def sentences(blocks: Iterator[Block]) -> set[str]:
    """What is said in sentences."""
    lines = (plain(said) for block in blocks for said in block_lines(block))
    return {
        each.strip() for text in lines for each in re.findall(r"[^.。]+[.。]", text) if len(each) > len("Règles 1.")
    }


def aloud(said: Line) -> list[str]:
    """The numbers of the rules that a line names."""
    return [each.number for each in inlines(said) if isinstance(each, Reference)]


@pytest.mark.parametrize("name", STUDIED)
def test_every_number_is_one_of_the_rules(name: str) -> None:
    """What differs with the number of players, too."""
    # In Japanese all numbers are figures.
    book = bound(variant(name), "ja")

    assert numbers(opening(book)) - OF_THE_PACK - {str(each) for each in variant(name).rulesets} <= numbers(rules(book))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_rules_is_said_before_them(language: str) -> None:
    """Who goes on reading reads nothing twice."""
    book = bound(variant("fft"), language)

    assert sentences(opening(book)) & sentences(rules(book)) == set()


def test_a_step_leads_to_its_rules() -> None:
    """Those that the book has, and no others."""
    steps = chapter(bound(variant("fft"), "en"), "steps").blocks
    named = [number for block in steps for said in block_lines(block) for number in aloud(said)]

    assert {rule_number("deal.hands"), rule_number("chien.discard"), rule_number("play.overtrump")} <= {*named}
    assert rule_number("auction.parole") not in named


def test_nothing_is_said_about_what_there_is_not() -> None:
    """Neither a step for a call or an announcement, nor points for them, nor a table of one column."""
    book = bound(bare(), "en")
    titles = [plain(each.title) for each in chapter(book, "steps").blocks if isinstance(each, Heading)]
    text = " ".join(plain(said) for block in opening(book) for said in block_lines(block))

    assert [title.partition(". ")[2] for title in titles] == [
        "Shuffle, cut, and deal",
        "Bid",
        "Take the chien and discard",
        "Play the tricks",
        "Count and score",
    ]
    assert not re.search("partner|handful|slam|More is to be won|different sizes", text)


@pytest.mark.parametrize(("language", "legend", "cards"), LEGENDS)
def test_marks_and_cards_are_explained_before_they_are_met(language: str, legend: str, cards: str) -> None:
    """For how much of the text a mark counts, and what the three kinds of figures are."""
    said = [plain(line) for block in chapter(bound(variant("fft"), language), "need").blocks
            for line in block_lines(block)]  # fmt: skip

    assert any(legend in each for each in said)
    assert any(each.startswith(cards) for each in said)


def test_a_deal_in_short_names_the_call_for_those_who_call() -> None:
    """The sentence stands under a badge."""
    (deal,) = (each for each in chapter(bound(variant("fft"), "en"), "overview").blocks if isinstance(each, Items))

    assert [plain(said)[:15] for said in deal.items if "partner" in plain(said)] == ["(five players) "]


@pytest.mark.parametrize(("options", "told"), [((), False), (("parole",), True)])
def test_a_deal_in_short_names_every_answer(options: tuple[str, ...], *, told: bool) -> None:
    """To say "parole" is neither to bid nor to pass."""
    book = bound(api.load("fft", *options), "en")
    (deal,) = (each for each in chapter(book, "overview").blocks if isinstance(each, Items))

    assert any(f"say “parole” ({rule_number('auction.parole')})" in plain(said) for said in deal.items) is told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "poignée (8.1), chelem (9.1), Petit au bout (10.1) et « de justesse » (10.50)"),
        ("en", "a handful (8.1), a slam (9.1), the petit au bout (10.1), and a close shave (10.50)"),
        ("de", "Poignée (8.1), Schlemm (9.1), Petit au bout (10.1) und „um Haaresbreite“ (10.50)"),
        ("ru", "пуанье (8.1), шлем (9.1), пети-о-бу (10.1) и «на волоске» (10.50)"),
        ("ja", "ポワニェ（8.1）、スラム（9.1）、プチ・オ・ブー（10.1）、「間一髪」（10.50）"),
    ],
)
def test_what_else_is_paid_is_named_as_in_sentences(language: str, told: str) -> None:
    """A name that is no noun reads as one in quotation marks only."""
    blocks = chapter(shelf.bound(shelf.house(NARROW), language), "overview").blocks
    said = [" ".join(plain(each).split()) for block in blocks for each in block_lines(block)]

    assert any(told in each for each in said)


def bare() -> Variant:
    """The official rules for four, without anything that a table may do without."""
    whole = variant("fft")
    return whole._replace(rulesets={4: whole.rulesets[4].replace(**BARE)}, parent=None)


@pytest.mark.parametrize("promised", ["in_auction", "after_auction", "after_discard", "before_first_lead"])
@pytest.mark.parametrize("called", ["before_chien", "after_chien"])
def test_the_steps_come_in_the_order_in_which_a_deal_is_played(called: str, promised: str) -> None:
    """Whatever the moments of the call and of an announcement: the book tells what the program does."""
    whole = variant("fft")
    slam = whole.rulesets[5].promise["slam"].replace(moment=promised)
    four, five = (whole.rulesets[players].replace(promise={"slam": slam}, claim={}) for players in (4, 5))
    assert five.call is not None
    five = five.replace(call=five.call.replace(moment=called))
    opening = Opening(Beside(whole._replace(rulesets={4: four, 5: five}), None, catalogue("en")))

    told = [name for step in steps_of(opening, 5) for name in TOLD.get(step.named or step.id, ())]
    played = [PLAYED.get(step.__qualname__) for step in agenda_of(play_table(five)).steps]
    # What is announced with a bid is said in the auction.
    said = ["promise"] if promised == "in_auction" else []
    assert told == [each for step in played if step for each in (step, *(said if step == "auction" else ()))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_differs_says_how(language: str) -> None:
    """One that only says more than the base says what is new: with misère, halves are kept and paid."""
    called = "at 5 players { call { moment after_chien } }"
    house = shelf.house(f"variant house extends fft with misere, pousse {{ {called} }}\n")
    told = (each for each in rules(bound(house, language)) if isinstance(each, Rule) and each.change == "changed")
    changed = {each.number: plain(each.before) for each in told}

    assert {rule_number("call.chain"), rule_number("scoring.sum")} <= {*changed}
    assert all(changed.values())
