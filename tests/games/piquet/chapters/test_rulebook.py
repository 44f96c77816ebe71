"""A book of Piquet can be made of every variant in every language, and what it refers to stands in it."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tarotrules.book import tree
from tarotrules.book.inline import Reference, line, plain
from tarotrules.book.motif import motif
from tarotrules.book.to_html import to_html
from tarotrules.draft.resolve import resolve
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.beside import Beside, Variant
from tarotrules.games.piquet.chapters.cheat import cheatsheet
from tarotrules.games.piquet.chapters.glossary import GLOSSARY, terms
from tarotrules.games.piquet.chapters.numbers import registry
from tarotrules.games.piquet.chapters.rulebook import book
from tarotrules.games.piquet.chapters.score import scoresheet
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.telling.brief import changed, sentences
from tarotrules.games.telling.front import Front
from tarotrules.games.telling.index import word_of
from tarotrules.games.telling.sources import Sources
from tarotrules.languages import LANGUAGES
from tarotrules.source.node import Node
from tests.games.piquet.reading import document, find, rules
from tests.games.piquet.reading import variant as read_variant

VARIANTS: Final = ("piquet", "piquet-wikipedia", "piquet-au-cent", "piquet-normand", "piquet-voleur", "house")


def variant(name: str) -> Variant:
    """A variant of the shelf, or of the tests."""
    read = document(name)
    assert read is not None
    draft, _ = resolve(read.document, Ruleset, find, tuple)  # type: ignore[arg-type]
    ruleset = rules(name)
    return Variant(name, "piquet", "variant", None, (name,), {}, {ruleset.players: ruleset}, draft.titles)


def lines_in(node: object) -> Iterator[Any]:
    """Every inline of a book, wherever it stands."""
    if isinstance(node, Node):
        values = [getattr(node, name) for name in type(node).__annotations__]
        yield from (each for value in values for each in lines_in(value))
        if isinstance(node, Reference):
            yield node
    elif isinstance(node, tuple):
        yield from (each for value in node for each in lines_in(value))


@pytest.mark.parametrize("name", VARIANTS)
def test_what_a_book_refers_to_is_in_it(name: str) -> None:
    """The numbers in sentences, tables and the index are those of rules that the book has, each of them once."""
    made = book(variant(name), "en", parent=None, identity="0" * 64, sources="end")
    numbers = [block.number for chapter in made.chapters for block in chapter.blocks if isinstance(block, tree.Rule)]

    assert len(numbers) == len({*numbers}) > 50
    assert len(referred := {each.number for each in lines_in(made)}) > 50
    assert referred <= {*numbers}


def test_a_table_numbers_what_it_declares() -> None:
    """What only a file declares is counted from 50 in its chapter, or from the number that the file gives it."""
    shown = variant("house")
    queens = ("contest", "red-queens")

    for each, wanted in ((shown, "6.50"), (shown._replace(pinned={queens: 660}), "6.60")):
        made = book(each, "en", parent=None, identity="0" * 64, sources="none")
        numbers = [
            block.number for chapter in made.chapters for block in chapter.blocks if isinstance(block, tree.Rule)
        ]
        first = int(wanted.partition(".")[2])
        assert [f"6.{first + part}" in numbers for part in range(4)] == [True, True, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_book(language: str) -> None:
    """Book, cheat sheet and score sheet can be made; every term and every word of the index is there."""
    shown, words = variant("piquet-wikipedia"), catalogue(language)
    front = Front(shown, None, words)

    assert book(shown, language, parent=None, identity="0" * 64, sources="none").chapters
    assert cheatsheet(front, 2, "0" * 64).chapters
    assert scoresheet(front, 2).chapters
    assert sorted(GLOSSARY) == sorted(terms(words))
    assert all(word_of(words, key) for each in registry().rules.values() for key in each.index)


def test_the_deals_of_a_book_show_what_the_rules_can_bring() -> None:
    """A repique makes 94, a pique 60, and capot forty in place of ten; sums are the engine’s (R70, R72, R63)."""
    made = book(variant("piquet"), "en", parent=None, identity="0" * 64, sources="none")
    blocks = next(chapter.blocks for chapter in made.chapters if chapter.id == "worked")
    _, *titles = [plain(block.title) for block in blocks if isinstance(block, tree.Heading)]
    tricks, whole, *tables = [block for block in blocks if isinstance(block, tree.Table)]
    running = [[plain(row[3]) for row in table.rows] for table in tables]

    assert isinstance(blocks[0], tree.Paragraph)
    assert plain(blocks[0].content).startswith("In the tables below")
    assert len(tricks.rows) == 12
    assert [plain(row[4]) for row in tricks.rows[:-1]] == [plain(row[1]) for row in tricks.rows[1:]]
    assert plain(whole.rows[-2][3]) == " : ".join(plain(cell) for cell in whole.rows[-1][1:3])
    assert titles == ["A repique", "A pique", "A capot"]
    assert "94 : 0" in running[0]
    assert "60 : 0" in running[1]
    assert [plain(cell) for cell in tables[2].rows[-1]] == ["Total", "84", "5", "", ""]


@pytest.mark.parametrize(("name", "answer"), [("piquet", "“Not good.”"), ("piquet-wikipedia", "“Not good: quint.”")])
def test_the_deal_of_a_book_is_told_as_its_rules_have_it_called(name: str, answer: str) -> None:
    """The younger says how much there is where the rules want it, and calls after all that the elder calls."""
    made = book(variant(name), "en", parent=None, identity="0" * 64, sources="none")
    blocks = next(chapter.blocks for chapter in made.chapters if chapter.id == "worked")
    told = [plain(each) for block in blocks if isinstance(block, tree.Items) for each in block.items]
    late = ["after the first lead" in each for each in told]

    assert [each for each in told if each.endswith(answer)]
    assert [each for each in told if "“Point of six.” – “Making?” – “Fifty-seven.” – “Good.”" in each]
    assert [each for each in told if each.endswith("“Three aces.” – “Good.” The elder also scores three tens.")]
    assert any(late)
    assert late == sorted(late)


def test_what_an_option_changes_is_told_rule_by_rule() -> None:
    """Two variants that differ in what capot scores differ in one rule, which says the new amount."""
    plain_rules, capot = (
        variant("piquet"),
        rules("# language: en\nvariant x extends piquet { play { cards { every 30 } } }"),
    )
    other = plain_rules._replace(rulesets={2: capot})
    (found,) = changed(Beside(other, plain_rules, catalogue("en")))

    assert (found.change, found.number, found.name) == ("changed", "7.10", "Capot")
    assert "scores 30 points" in found.text
    made = book(other, "en", parent=plain_rules, identity="0" * 64, sources="none")
    rules_of = [block for chapter in made.chapters for block in chapter.blocks if isinstance(block, tree.Rule)]

    assert [(each.number, each.change) for each in rules_of if each.change is not None] == [("7.10", "changed")]
    assert all("40 points" in plain(each.before) for each in rules_of if each.change is not None)
    assert [found.text] == [*sentences(Beside(other, None, catalogue("en")), ("play", "cards", "every"))]


def test_the_cover_has_the_cards_of_the_game() -> None:
    """Four cards, one of each suit; tarot’s has a trump and the Excuse between them."""
    made = book(variant("piquet"), "en", parent=None, identity="0" * 64, sources="none")
    suits, trumps = motif(made.motif), motif("tarot")

    assert [each.count('class="face"') for each in (suits, trumps)] == [4, 6]
    assert "21" in trumps
    assert ">21<" not in suits
    assert suits in to_html(made)


def test_pips_are_spoken_in_words() -> None:
    """What a point makes is said as players say it: ones first in German, by tens of scores in French."""
    spoken = {"en": ("Twenty", "Forty-nine"), "de": ("Einundzwanzig", "Dreißig"), "ru": ("Сорок", "Семьдесят девять")}
    spoken |= {"fr": ("Trente et un", "Soixante et onze"), "ja": ("20", "79")}
    numbers = {"en": (20, 49), "de": (21, 30), "ru": (40, 79), "fr": (31, 71), "ja": (20, 79)}

    for language, words in spoken.items():
        told = [_said(language, number) for number in numbers[language]]
        assert [each.strip("“”„«»「」. ") for each in told] == list(words)


def _said(language: str, number: int) -> str:
    tens, ones = divmod(number, 10)
    return str(catalogue(language).tell("whole-said", words="", asks="number", tens=10 * tens, ones=ones))


def test_words_lead_to_their_rules() -> None:
    """The index has all rules about a word, the glossary the one that explains it."""
    made = book(variant("piquet"), "en", parent=None, identity="0" * 64, sources="none")
    blocks = [block for chapter in made.chapters for block in chapter.blocks]
    (looked_up,) = (block for block in blocks if isinstance(block, tree.Index))
    explained = [term for block in blocks if isinstance(block, tree.Glossary) for term in block.terms]
    index = {plain(term.term): {each.number for each in lines_in(term)} for term in looked_up.terms}
    glossary = {plain(term.term): {each.number for each in lines_in(term)} for term in explained}

    assert index["stock, talon"] == {"3.5", "5.1", "5.3", "5.4", "5.5", "10.11", "10.12"}
    meant = {plain(term.term): plain(term.definition) for term in explained}
    assert meant["carte blanche"] == "hand dealt without a court card (4.1)"
    assert meant["pique"].endswith("before the other player has scored (8.5)")
    assert (glossary["tierce"], glossary["trio"], glossary["capot"]) == ({"6.7"}, {"6.8"}, {"7.10"})


def test_capot_comes_after_the_cards() -> None:
    """Where these are scored as soon as they are certain, capot adds what is missing, as the account does (R63)."""
    said = {
        name: " ".join(sentences(Beside(variant(name), None, catalogue("en")), ("play", "cards", "every")))
        for name in ("piquet", "piquet-wikipedia")
    }

    assert "30" not in said["piquet"]
    assert said["piquet-wikipedia"].endswith("As those 10 points have been scored already (7.9), 30 more are added.")


def said_by(name: str, slot: str) -> str:
    """What a rule of a variant says in English."""
    teller = Teller(variant(name).main, catalogue("en"), variant(name).titles)
    return " ".join(
        plain(line(each))
        for section in sections(teller)
        for rule in section.rules
        if rule.slot == slot
        for each in rule.phrases
    )


def test_what_stands_elsewhere_in_the_order_is_said() -> None:
    """Carte rouge behind the call that completes it (R51), the cards behind the trick that decides them (R74)."""
    usual, others = said_by("piquet", "reckoning.order"), said_by("piquet-wikipedia", "reckoning.order")

    assert "carte blanche, the calls" in usual
    assert "carte blanche, the calls" in others
    assert "Carte rouge follows everything that is scored in the kind of call that completes it" in others
    assert others.endswith("come directly after the deciding trick (7.9).")
    assert "carte rouge" not in usual.lower()


def test_rules_lead_to_those_that_settle_them() -> None:
    """Who wins, what bars though it was sunk or is not scored, each with the number of its rule."""
    assert "at the end of the partie (9.3)." in said_by("piquet", "game.aim")
    assert said_by("piquet", "calling.sinking").endswith("all the same (10.1 and 10.20).")
    assert said_by("piquet", "irregularities.point-asked-with-longer").endswith(
        "But it still bars the other player (10.1)."
    )


def test_a_quotation_ends_as_its_language_ends_it() -> None:
    """What the base lacks is quoted without its full stop where that stands behind the quotation."""
    wikipedia, base = variant("piquet-wikipedia"), variant("piquet")
    for language, end in {"en": ".”", "ru": "».", "de": ".“"}.items():
        made = book(wikipedia, language, parent=base, identity="0" * 64, sources="none")
        rules_told = [block for chapter in made.chapters for block in chapter.blocks if isinstance(block, tree.Rule)]
        (before,) = (plain(each.before) for each in rules_told if each.number == "7.9")
        assert before.endswith(end)


def test_what_follows_without_consent_is_said() -> None:
    """A wrong hand that the players do not agree to put right is the elder's to decide, as one noticed later is."""
    consent, refused, *_ = said_by("piquet", "irregularities.wrong-count").split(". ")[1:]

    assert "consent" in consent
    assert "agree" in refused
    assert refused.endswith("the elder decides whether the deal stands or the cards are dealt again")


def test_barring_is_said_of_milestones() -> None:
    """What lapses keeps the other from milestones; what is good against the cards may follow a low call."""
    assert said_by("piquet", "irregularities.bars").endswith(
        "in the way of a repique or a pique, as if it had been scored."
    )
    assert said_by("piquet", "irregularities.call-too-low").endswith("may still be called (6.12).")
    assert said_by("piquet-au-cent", "irregularities.call-too-low").count("may still be called") == (
        rules("piquet-au-cent").calling.raising == "good_against"
    )


def test_what_an_exchange_makes_of_a_hand_is_said_where_there_is_one() -> None:
    """Whether a hand scores again after the exchange is told of carte blanche for two, not where nobody exchanges."""
    usual, others = (said_by(each, "claim.carte-blanche.paid") for each in ("piquet", "piquet-voleur"))

    assert "Only the hand as it was dealt counts" in usual
    assert others.startswith("A player who holds such a hand scores 10 points.")
    assert "exchange" not in others


def test_a_rule_is_not_taken_for_a_number_of_cards() -> None:
    """Where a cheat sheet has no number of cards to tell, it says where to look."""
    made = cheatsheet(Front(variant("piquet"), None, catalogue("en")), 2, "0" * 64)
    tables = (block for chapter in made.chapters for block in chapter.blocks if isinstance(block, tree.Table))
    cards = {plain(row[0]): plain(row[1]) for row in next(tables).rows}

    assert (cards["Point"], cards["Tierce"], cards["Carte blanche"]) == ("see 6.2", "3", "see 4.1")


def test_who_says_what_entries_are_is_cited_at_their_own_rules() -> None:
    """The rules that tell in which order they stand cite those who say that."""
    beside = Beside(read_variant("piquet"), None, catalogue("en"))
    said = {slot: [*map(plain, Sources(beside).cited(rule))] for slot, rule in beside.all.rules.items()}

    assert said["calling.order"] == ["CAV L 46, L 47"]
    assert said["reckoning.order"] == ["CAV L 67"]
    assert said["contest.set.worth"] == ["CAV L 64"]
