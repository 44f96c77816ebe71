"""An example stands at the rule it illustrates, says what happened in names, and adds up."""

import pytest

from tarotrules import books
from tarotrules.book import tree
from tarotrules.book.inline import plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.examples import SUM, example, slot_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.lessons import Lesson
from tarotrules.games.tarot.engine.summary import ATTACK, DEFENCE
from tarotrules.games.tarot.engine.teaching import teach
from tests.games.tarot.engine.tables import table
from tests.games.tarot.engine.test_teaching import taught


@pytest.mark.parametrize(
    ("lesson", "slot"),
    [
        (Lesson("claim", "handful", "loser"), "claim.handful.paid"),
        (Lesson("promise", "slam", "broken", ATTACK), "promise.slam.paid"),
        (Lesson("bonus", "petit-au-bout", "against", DEFENCE), "bonus.petit-au-bout"),
        (Lesson("result", "exact"), "scoring.target"),
        (Lesson("result", "half"), "scoring.difference"),
        (Lesson("taker", "alone"), "scoring.settling"),
    ],
)
def test_a_deal_stands_at_the_rule_it_illustrates(lesson: Lesson, slot: str) -> None:
    """The first thing it shows says where."""
    (found,) = (each for each in taught("fft") if lesson in each.lessons)

    assert slot_of(found) == slot


def test_one_sum_shows_everything() -> None:
    """It stands where sums are added up."""
    (found,) = (each for each in taught("fft") if each.everything)

    told = plain(example(Teller(table("fft").main, catalogue("en"), table("fft").titles), found.account).steps[0])

    assert slot_of(found) == SUM
    assert "wins the last trick but one, with the Petit in it, and the last with the Excuse." in told
    assert {term.kind for term in found.account.terms} == {"contract", "bonus", "claim", "promise"}


def test_an_example_adds_up() -> None:
    """Players have names, the last line is the sum of the others, and the loser of a made contract is told of."""
    chapters = books.book(table("fft"), "en", "none").chapters
    told = [block for chapter in chapters for block in chapter.blocks if isinstance(block, tree.Example) and block.sum]
    (missed,) = (each for each in told if "still" in plain(each.outcome))

    assert plain(missed.steps[0]).startswith("With four players, Anne plays a Garde. She announces a slam")
    assert [plain(each.amount) for each in missed.sum] == ["+138", "−200", "−62"]
    assert plain(missed.outcome) == "The contract is made, and still the attack pays: Anne −186, each defender +62."


def test_a_payment_in_other_shares_says_so() -> None:
    """The taker of this table keeps bonuses: what divides them is named where they are paid."""
    told = " ".join(books.rulebook(table("fft with bonuses-to-taker"), "en", "txt").replace("|", "").split())

    assert "The taker and the partner divide this payment in the shares called bonuses." in told.replace("_", "")


def test_what_players_pay_each_other_is_not_added_up() -> None:
    """It stands below what each defender pays, and a sum of one payment needs no total."""
    variant = table("handful-personal")
    account = teach([variant.main])[0].account
    told = example(Teller(variant.main, catalogue("en"), variant.titles), account).sum

    assert [each.total for each in told] == [False, False, False, True, False]
    assert plain(told[-1].amount) == "Anne +60, every other player −20"


def test_what_is_paid_into_the_difference_comes_before_the_contract() -> None:
    """The contract is told with the difference of the cards, and counted with what is added to it."""
    variant = table("petit-inside")
    account = teach([variant.main])[0].account
    told = example(Teller(variant.main, catalogue("en"), variant.titles), account)

    assert plain(told.steps[0]).endswith("made by 55.")
    assert [plain(each.how) for each in told.sum[:2]] == ["to the difference", "(25 + 65) × 2"]
