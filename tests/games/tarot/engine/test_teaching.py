"""Few deals show everything that an account under the rules can show, and no two of them are alike."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import pytest

from tarotrules.games.tarot.engine.lessons import Lesson, lessons, shown
from tarotrules.games.tarot.engine.scoring import settled_if_possible
from tarotrules.games.tarot.engine.summary import ATTACK
from tarotrules.games.tarot.engine.teaching import MOST_NEW, Taught, attempts, teach
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.engine.tables import table

TABLES: Final = (
    "fft",
    "eryod",
    "petite-pousse",
    "fft with misere, misere-personal",
    "fft with round-to-10, defence-slam",
)


def rulesets(name: str) -> list[Ruleset]:
    """The rules for every number of players, as the book takes them: the main one, then the others from the most."""
    variant = table(name)
    others = sorted(set(variant.rulesets) - {variant.main.players}, reverse=True)
    return [variant.main, *(variant.rulesets[each] for each in others)]


@cache
def taught(name: str) -> Sequence[Taught]:
    """The deals of a book."""
    return teach(rulesets(name))


@pytest.mark.parametrize("name", TABLES)
def test_every_lesson_is_shown_or_cannot_be(name: str) -> None:
    """Where no deal shows something, whatever is tried for it is refused, or does not show it."""
    every = {each.players: each for each in rulesets(name)}
    seen = {lesson for each in taught(name) for lesson in shown(every[each.account.summary.players], each.account)}

    for rules in every.values():
        # Of a bonus one deal is enough, whose ever it is.
        bonuses = {lesson.id for lesson in seen if lesson.kind == "bonus"}
        for lesson in {each for each in lessons(rules) if each.kind != "bonus" or each.id not in bonuses} - seen:
            tried = [settled_if_possible(rules, deal) for deal in attempts(rules, lesson)]
            assert tried
            assert not [each for each in tried if each is not None and lesson in shown(rules, each)], lesson


@pytest.mark.parametrize("name", TABLES)
def test_no_two_deals_are_alike(name: str) -> None:
    """Points, difference, contract and number of players are not the same twice, and nothing is shown for nothing."""
    deals = taught(name)
    looks = [
        (each.account.points, each.account.raw_margin, each.account.summary.contract, each.account.summary.players)
        for each in deals
    ]

    assert len(set(looks)) == len(looks)
    assert all(each.lessons for each in deals)
    assert all(each.everything or sum(lesson.surprises for lesson in each.lessons) <= MOST_NEW for each in deals)


def test_nine_deals_are_enough_for_the_official_rules() -> None:
    """And one of them pays the taker's handful to the others, one a missed slam in a contract that is made."""
    found = {lesson: each.account for each in taught("fft") for lesson in each.lessons}

    assert len(taught("fft")) <= 9
    assert found[Lesson("claim", "handful", "loser")].unit < 0
    assert (missed := found[Lesson("promise", "slam", "broken", ATTACK)]).made
    assert missed.unit < 0
    assert found[Lesson("result", "half")].summary.players == 5


def test_a_slam_is_not_made_by_the_holder_of_an_excuse_that_wins_no_trick(house: Any) -> None:
    """Who makes one has two oudlers at most: the third stayed with the other side."""
    found = teach([house("exempt excuse { wins never; last_trick kept }").main])
    slams = [each.account for each in found if any(one.kept == ATTACK for one in each.account.summary.promises)]

    assert [(each.points, each.summary.oudlers) for each in slams] == [(87, 2), (87, 2)]


OWN: Final = """
  deck { class queens queen }
  bonus song { judged { en "whoever sings" }; worth 10; payee chosen.side; into unit; multiplied no; follows_result no }
  bonus praise { judged { en "whoever praises" }; worth 5; payee chosen; payer others; per_head }
  bonus ladies { when attack.queens = 4; worth 20; payee attack; into unit; multiplied no; follows_result no }
  bonus first {
    when first_trick.petit > 0; worth 10; payee first_trick.winner.side; into unit; multiplied no; follows_result no
  }
"""


def test_a_table_s_own_bonus_has_one_deal(house: Any) -> None:
    """Whose it is and what becomes of the contract changes signs only; and it stands in no other bonus's deal."""
    deals = [each for each in teach([house(OWN).main]) if not each.everything]
    about = [each.lessons[0].id for each in deals if "bonus" in each.lessons[0][:3]]
    earned = [{one.id for one in each.account.summary.bonuses} for each in deals if "bonus" in each.lessons[0][:3]]

    assert sorted(about) == ["first", "ladies", "petit-au-bout", "praise", "song"]
    assert earned == [{each} for each in about]


def test_a_hand_that_lacks_cards_is_a_defender_s() -> None:
    """Who takes has trumps and courts: the misère is declared by another, in a contract that is made."""
    (found,) = (
        each
        for each in taught("fft with misere, misere-personal")
        if each.account.summary.claims[:1] and each.lessons[0].id == "misere"
    )
    (declared,) = found.account.summary.claims

    assert (declared.player, declared.level, found.account.made) == (1, "single", True)


SMALL: Final = ("petit-slam", ATTACK)


def test_a_feat_is_shown_without_another_that_nobody_has_told_of(house: Any) -> None:
    """A petit slam stands in no deal that is a slam too, and what an ordinary side can do is done by one."""
    paid = "worth 20; into unit; multiplied no; follows_result no"
    kept = "kept achiever.tricks >= 9 and last_trick.winner.side = achiever"
    rules = house(
        f"""promise petit-slam like slam {{ kept attack.tricks >= deal.tricks - 3; rival slam }}
        promise nine {{
          who anyone; moment before_first_lead; leads no; {kept}
          announced {{ payee achiever; {paid} }} broken {{ payee announcer.opponents; {paid} }}
        }}"""
    ).main
    shows = [each for each in teach([rules]) if each.account.summary.promises and not each.everything]
    paid_for = [{each.id for each in deal.account.terms if each.kind == "promise"} for deal in shows]
    nine = [deal.account for deal in shows if deal.account.summary.promises[0].id == "nine"]

    told = [deal.account.summary.promises[0] for deal in shows]
    small = [deal.account.points for deal, each in zip(shows, told, strict=True) if (each.id, each.kept) == SMALL]

    assert paid_for == [{each.id} for each in told]
    assert small == [80, 80]
    assert {each.made for each in nine} == {True, False}
    assert all(each.raw_margin is not None and -25 < each.raw_margin < 25 for each in nine)
