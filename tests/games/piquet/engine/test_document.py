"""Every example that the description of Piquet works out, by the rules that follow it."""

from fractions import Fraction
from math import comb
from typing import Final

import pytest

from tarotrules.games.piquet.engine import ledger
from tarotrules.games.piquet.engine.exchange import may_exchange
from tarotrules.games.piquet.engine.match import settle
from tarotrules.games.piquet.engine.playing import won
from tarotrules.games.piquet.engine.scoring import Account, Deal, account, settled
from tests.games.piquet.engine.test_published import cards
from tests.games.piquet.reading import table

RULES: Final = table("piquet-wikipedia")


def called(elder: str, younger: str) -> Account:
    """What two hands come to before a card is played."""
    return settled(RULES, Deal((cards(elder), cards(younger)), (None, None)))


def told(*scores: tuple[int, str, int], tricks: tuple[tuple[int, int], ...] = (), over: bool = False) -> Account:
    """What scores that are told come to, with some tricks."""
    taken = won(RULES, tricks)
    return account(RULES, [*ledger.told(RULES, scores), *ledger.counted(RULES, taken)], taken, over=over)


def reached(found: Account) -> list[tuple[str, int]]:
    """Who has which milestone."""
    return [(each.name, each.seat) for each in found.reached]


@pytest.mark.parametrize(("totals", "payment"), [((105, 101), 104), ((97, 89), 286)])
def test_a_partie_is_settled(totals: tuple[int, int], payment: int) -> None:
    """The difference and a hundred, or the sum and a hundred if the loser is short of one."""
    assert settle(RULES, totals, 6).payment == payment


@pytest.mark.parametrize(("best", "scored"), [(0, (4, 0)), (1, (0, 4))])
def test_not_good_thirty_nine(best: int, scored: tuple[int, int]) -> None:
    """Of four cards each, 39 are better than 37; they score four, whoever has them."""
    hands = ["SAK108 HK107 DK97 C98", "HQJ98 S97 DQJ8 CAK7"]

    assert called(*hands[:: 1 if best == 0 else -1]).declared[0].amounts == scored


def test_six_cards_by_the_point_and_six_by_sequences() -> None:
    """Carte rouge counts its twenty where the sequences have made it complete, before the sets."""
    found = called("SAKJ1098 HKQJ DKQJ", "SQ7 HA109 DA109 CAKQ7")

    assert [(each.name, each.seat, each.amount) for each in found.entries] == [
        ("point", 0, 6),
        ("sequence", 0, 10),
        ("carte-rouge", 0, 20),
        ("set", 1, 3),
    ]
    assert reached(found) == [("repique", 0)]


def test_thirty_seven_against_four_aces() -> None:
    """Point and sequences come before the quatorze: a repique of the younger.

    No cards make these amounts: a suit of seven without its ace is a septième. Such a hand is a carte rouge besides.
    """
    amounts = told((0, "set", 14), (1, "point", 7), (1, "sequence", 30))
    hands = called("SA HA87 DAK9 CAK1098", "SKQJ10987 HKQJ109")

    assert (reached(amounts), amounts.scores) == ([("repique", 1)], (14, 97))
    assert (reached(hands), hands.of("contests"), hands.scores) == ([("repique", 1)], (14, 39), (14, 119))


def test_once_in_1800_hands() -> None:
    """Twenty cards are no courts; twelve are, and the stock has room for eight, so that never both are blank."""
    blank = Fraction(comb(20, 12), comb(32, 12))

    assert round(float(1 / blank), 1) == 1792.4
    assert len(RULES.classes["courts"]) == 12 > RULES.rules.deal.stock


@pytest.mark.parametrize(("in_hand", "with_all"), [(30, 90), (32, 92)])
def test_thirty_counts_ninety(in_hand: int, with_all: int) -> None:
    """In hand, the other having nothing; and so on above (Steinmetz)."""
    assert told((0, "sequence", in_hand)).scores == (with_all, 0)


def test_thirty_with_play_counts_sixty() -> None:
    """In hand and play, the other having nothing; the younger never has so, since the first lead counts."""
    assert told((0, "sequence", 29), tricks=((0, 0),)).scores == (60, 0)
    assert reached(told((1, "sequence", 29), tricks=((0, 1), (1, 1)))) == []


def test_the_cards_with_the_seventh_trick() -> None:
    """Fourteen, seven leads and the ten are 31: a pique. Capot then brings thirty, which never count toward one."""
    seven = told((0, "set", 14), tricks=((0, 0),) * 7)
    late = told((0, "set", 12), tricks=((0, 0),) * 7)
    capot = told(tricks=((0, 0),) * 12, over=True)

    assert (reached(seven), seven.scores) == ([("pique", 0)], (61, 0))
    assert reached(late) == []
    assert [each.amount for each in capot.entries if each.category == "cards"] == [10, 30]
    assert reached(capot) == []


def test_what_is_equal_saves_nobody() -> None:
    """Equal points do not keep the elder from a repique, and count nothing toward it."""
    found = called("SAKQJ10 HA8 DA9 CA98", "HKQJ109 S98 DKQ8 CK7")
    equal = called("SAKQJ10 HA8 DA9 CA98", "HAKQJ10 S98 DKQ8 CK7")

    assert (found.declared[0].amounts, reached(found)) == ((5, 0), [("repique", 0)])
    assert equal.declared[0].amounts == equal.declared[1].amounts == (0, 0)


def test_what_may_be_exchanged() -> None:
    """One card at least; the elder five at most; the younger five at most, or the three that are left."""
    elder = [number for number in range(13) if may_exchange(RULES.rules, number)]
    younger = [[number for number in range(13) if may_exchange(RULES.rules, taken, number)] for taken in (5, 4, 1)]

    assert elder == [1, 2, 3, 4, 5]
    assert younger == [[1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4, 5]]
