"""Where a score stands in the reckoning and when it was made, and what that means for milestones."""

import pytest

from tarotrules.games.piquet.engine import ledger
from tarotrules.games.piquet.engine.match import total
from tarotrules.games.piquet.engine.playing import won
from tarotrules.games.piquet.engine.scoring import Account, Deal, Struck, account, settled
from tarotrules.games.piquet.engine.table import Table
from tests.games.piquet.engine.test_published import SET, cards
from tests.games.piquet.reading import table

SIXES = "deck { lowest 6 } deal { stock 12 } claim carte-blanche { tie nobody }"
ROUGE, OTHER = "SAKQJ108 HKQJ DQJ10", "S9 HA109 DA9 CAKQ987"


def changed(text: str, base: str = "piquet") -> Table:
    """The rules of the clubs, or others, with a change."""
    return table(f"# language: en\nvariant x extends {base} {{ {text} }}")


def reached(account: Account) -> list[tuple[str, int]]:
    """Who has which milestone."""
    return [(each.name, each.seat) for each in account.reached]


@pytest.mark.parametrize(("of_the_younger", "milestones"), [("always", [("repique", 1)]), ("never_younger", [])])
def test_carte_rouge_stands_where_it_is_complete(of_the_younger: str, milestones: list[tuple[str, int]]) -> None:
    """Behind the sequences, with which its last cards come to serve; it may help the younger or not (R51, R52)."""
    rules = changed(SET["carte_rouge"].replace("never_younger", of_the_younger) % 20)
    found = settled(rules, Deal((cards(OTHER), cards(ROUGE)), (None, None)))

    assert [each.name for each in found.entries] == ["point", "sequence", "carte-rouge", "set"]
    assert reached(found) == milestones


@pytest.mark.parametrize(("reach", "milestones"), [(7, [("pique", 0)]), (8, [])])
def test_carte_rouge_of_the_younger_comes_after_the_lead(reach: int, milestones: list[tuple[str, int]]) -> None:
    """By the clock it is scored when the younger calls; what the elder has by then comes before (R55, R76)."""
    rouge = SET["carte_rouge"].replace("hand.cards", "4") % 20
    rules = changed(
        f"{rouge} milestone repique {{ reach 60 }} milestone pique {{ reach {reach}; order as_it_happens }}"
    )
    hands = cards("SAK98 HAK7 DAK7 C87"), cards("SQ10 HQ98 DQ98 CAJ109")

    found = settled(rules, Deal(hands, (None, None), tuple(won(rules, [(0, 0), (0, 0)]))))

    assert (found.of("contests"), found.of("claims")) == ((6, 7), (0, 20))
    assert reached(found) == milestones


def test_the_cards_count_as_soon_as_they_are_sure() -> None:
    """With the seventh trick, before the other has any; capot then brings the rest (R74)."""
    rules = changed(SET["cards_toward_pique"])
    early = account(rules, ledger.counted(rules, won(rules, [(0, 0)] * 7)), [], over=False)
    late = ledger.counted(rules, won(rules, [(0, 1), *[(1, 0)] * 7]))

    assert [each.place for each in early.entries if each.category == "cards"] == [(rules.rank["play"], 7, 3)]
    assert [each for each in late if each.category == "cards"] == []


@pytest.mark.parametrize(
    ("order", "in_hand", "of_the_younger", "milestones"),
    [
        ("as_it_happens", 29, 3, [("pique", 0)]),
        ("by_category", 29, 3, []),
        ("as_it_happens", 29, 0, [("pique", 0)]),
        ("as_it_happens", 28, 0, []),
    ],
)
def test_what_comes_before_a_pique(
    order: str, in_hand: int, of_the_younger: int, milestones: list[tuple[str, int]]
) -> None:
    """By the clock the first lead comes before a set of the younger's, and a trick lost before the next (R76)."""
    rules = changed(f"milestone pique {{ order {order} }}")
    tricks = won(rules, [(0, 1), (1, 0)])
    calls = [(0, "sequence", in_hand), *[(1, "set", of_the_younger)] * bool(of_the_younger)]
    scores = [*ledger.told(rules, calls), *ledger.counted(rules, tricks)]

    assert [each.moment for each in scores if each.category == "play"] == [(1, 0), (3, 1), (4, 0), (4, 1)]
    assert reached(account(rules, scores, tricks, over=False)) == milestones


@pytest.mark.parametrize(("who", "milestones"), [("elder", []), ("anyone", [("pique", 1)])])
def test_who_may_have_a_milestone(who: str, milestones: list[tuple[str, int]]) -> None:
    """Thirty in hand of the younger are no pique where it is the elder's alone (R73)."""
    rules = changed(f"milestone repique {{ reach 40 }} milestone pique {{ who {who} }}")

    assert reached(account(rules, ledger.told(rules, [(1, "sequence", 30)]), [], over=False)) == milestones


def test_partners_score_and_reach_together() -> None:
    """Of four, those who sit opposite score all sequences of both once one of them is the best (R102)."""
    rules = changed("milestone repique { reach 24 }", "piquet-voleur")
    hands = "SAKQJ10 H7 D7 C7", "S987 HAKQ D98", "H1098 DJ10 CAKQ", "HJ DAKQ CJ1098"
    found = settled(rules, Deal(tuple(map(cards, hands)), (None,) * 4))

    assert [each.amounts for each in found.declared] == [(5, 0, 3, 0), (15, 0, 6, 0), (0, 0, 0, 0)]
    assert reached(found) == [("repique", 2)]


@pytest.mark.parametrize(
    ("tie", "scored"), [("nobody", (0, 0)), ("everybody", (10, 10)), ("elder", (10, 0)), ("younger", (0, 10))]
)
def test_carte_blanche_on_both_sides(tie: str, scored: tuple[int, int]) -> None:
    """With 36 cards both may have one, which counts for nobody, for both, or for one of the hands (R20)."""
    rules = changed(f"claim carte-blanche {{ tie {tie} }}", "piquet with thirty-six-cards")
    hands = cards("SA109876 HA109876"), cards("DA109876 CA109876")

    assert settled(rules, Deal(hands, hands)).of("claims") == scored


def test_carte_blanche_of_partners() -> None:
    """Two of one side count both; one on each side cancel each other (R102)."""
    rules = table("piquet-voleur")
    hands = tuple(map(cards, ("SA10987 HA109", "H87 DA10987 C7", "CA1098 S10 H9 D98", "SKQJ HKQJ DK CK")))

    assert settled(rules, Deal(hands, (hands[0], hands[3], hands[2], hands[3]))).of("claims") == (10, 0, 10, 0)
    assert settled(rules, Deal(hands, hands)).of("claims") == (0, 0, 0, 0)


@pytest.mark.parametrize(("again", "scored"), [("no", 10), ("yes", 20)])
def test_a_hand_that_is_still_blank(again: str, scored: int) -> None:
    """Counts a second time after the exchange, where that is agreed (R24); not if it is blank no more."""
    rules = changed(f"claim carte-blanche {{ again {again} }}")
    blank, other, court = "SA10987 HA10987 D7 C7", "SKQJ HKQJ DKQJ CKQJ", "SA10987 HA10987 D7 C8"

    assert settled(rules, Deal((cards(blank), cards(other)), (cards(court), None))).of("claims") == (scored, 0)
    assert settled(rules, Deal((cards(other), cards(blank)), (cards(court), None))).of("claims") == (10, 0)


@pytest.mark.parametrize(
    ("struck", "declared", "scores", "milestones"),
    [
        ((), [(0, 6), (0, 19), (28, 0)], (28, 85), [("repique", 1)]),
        ((Struck(1, None, bars=True),), [(0, 6), (0, 19), (28, 0)], (28, 0), []),
        ((Struck(1, None, bars=False),), [(4, 0), (0, 0), (28, 0)], (92, 0), [("repique", 0)]),
        ((Struck(0, None, bars=True),), [(0, 6), (0, 19), (28, 0)], (0, 85), [("repique", 1)]),
        ((Struck(1, "point", bars=True),), [(0, 6), (0, 19), (28, 0)], (28, 19), []),
        ((Struck(1, "point", bars=False),), [(4, 0), (0, 19), (28, 0)], (32, 19), []),
    ],
)
def test_what_a_slip_keeps_from_scoring(
    struck: tuple[Struck, ...], declared: list[tuple[int, int]], scores: tuple[int, int], milestones: list[object]
) -> None:
    """Everything, or what one contest brings; it may bar the other all the same (R92, R94, R95)."""
    hands = cards("SAK HA7 DAJ CA107 HK DK CK"), cards("SQJ10987 C9 DQ1098 H8")
    found = settled(changed("milestone repique { reach 20 }"), Deal(hands, (None, None), struck=struck))

    assert [each.amounts for each in found.declared] == declared
    assert (found.scores, reached(found)) == (scores, milestones)


def test_each_partner_scores_his_best_point() -> None:
    """One each, though both have two of thirty; and nothing for the other side (R102)."""
    hands = "SAKQ10 HAKQ10", "SJ987 DA10 H97", "DKQJ9 CAKQ9", "HJ8 D87 CJ1087"
    found = settled(table("piquet-voleur"), Deal(tuple(map(cards, hands)), (None,) * 4))

    assert found.declared[0].amounts == (4, 0, 4, 0)


def test_partners_put_their_tricks_together() -> None:
    """Three and two of eight are most, and all of them are a capot (R102)."""
    rules = table("piquet-voleur")
    most = account(rules, [], won(rules, [(0, 0)] * 3 + [(0, 2)] * 2 + [(0, 1)] * 3), over=True)
    every = account(rules, [], won(rules, [(0, 0)] * 4 + [(0, 2)] * 4), over=True)

    assert (most.of("cards"), every.of("cards")) == ((10, 0, 0, 0), (40, 0, 0, 0))


def test_somebody_without_a_trick_pays_all_others() -> None:
    """Of three, who has none gives each of the others what the rules say, beside the cards (R101)."""
    rules = table("piquet-normand")
    tricks = won(rules, [(0, 0)] * 6 + [(0, 1)] + [(1, 1)] * 3)
    found = account(rules, [], tricks, over=True)

    assert found.of("cards") == (10 + 20, 20, 0)


def test_some_deals_count_more() -> None:
    """Each deal times its weight; those behind the last weight count once (R84)."""
    rules = changed("match { deals 4; weights 2, 1, 1, 2 }")

    assert total(rules, [(10, 1), (10, 1), (10, 1), (10, 1), (5, 5)]) == (65, 11)


def test_a_class_has_the_cards_of_the_pack() -> None:
    """Of sixes in a class, a pack from the seven has none."""
    assert len(changed("deck { class low 6, 7 }").classes["low"]) == 4
    assert len(changed(f"{SIXES} deck {{ class low 6, 7 }}").classes["low"]) == 8
