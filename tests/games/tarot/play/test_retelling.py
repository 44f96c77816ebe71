"""Of a deal told trick by trick the first card that might not be played is named, and whatever else is told wrongly."""

from random import Random
from typing import Any

import pytest

from tarotrules import api
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.table import play_table
from tests.games.tarot.play import naive
from tests.games.tarot.play.deals import played, stacked, told_in_short
from tests.numbering import rule_number
from tests.strategies import Base, base_of


def deal_of(base: Base, seed: int) -> Over:
    """A deal that was played to the end."""
    table, random = play_table(base.rules), Random(seed)
    while True:
        dealt = random.choice((stacked, shuffled))(table, random.randrange(table.players), random)
        over = played(table, dealt, random).phase
        if isinstance(over, Over) and over.ending == PLAYED:
            return over


def refused(base: Base, deal: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """What is wrong with a deal."""
    with pytest.raises(Refused) as refusal:
        api.replay(base.variant, deal)
    return [(each.code, dict(each.arguments)) for each in refusal.value.diagnostics]


def with_a_revoke(deal: dict[str, Any], leader: int) -> tuple[int, str] | None:
    """Somebody plays the last two cards the other way round, if that was not allowed: who, and which card."""
    *_, before, last = deal["tricks"]
    winner = (leader + naive.winning(before)) % 4
    for place, card in enumerate(before):
        seat = (leader + place) % 4
        kept = last[(seat - winner) % 4]
        if "EX" not in {*before, *last} and kept not in naive.allowed([card, kept], before[:place], FFT.rules.play):
            before[place], last[(seat - winner) % 4] = kept, card
            if (leader + naive.winning(before)) % 4 == winner:
                return seat, kept
            before[place], last[(seat - winner) % 4] = card, kept
    return None


FFT = base_of("fft at 4")


def test_a_revoke_is_named() -> None:
    """Trick, seat, card, duty and rule are said."""
    for seed in range(40):
        over = deal_of(FFT, seed)
        deal = told_in_short(over)
        found = with_a_revoke(deal, over.tricks[-2].leader)
        if found is not None:
            break
    assert found is not None
    ((code, arguments),) = refused(FFT, deal)

    assert (code, arguments["trick"], arguments["seat"], arguments["card"]) == ("P061", 17, *found)
    assert arguments["rule"] in {rule_number("play.follow"), rule_number("play.trump"), rule_number("play.overtrump")}


def test_what_is_told_wrongly() -> None:
    """Each fault is told as what it is; the discard may be left out."""
    deal = told_in_short(deal_of(FFT, 2))
    first, *rest = deal["tricks"]
    faults: list[tuple[dict[str, Any], list[str]]] = [
        ({"tricks": rest}, ["P063"]),
        ({"tricks": [first[:3], *rest]}, ["P062"]),
        ({"tricks": [[*first[:3], rest[0][0]], *rest]}, ["P060", "P064"]),
        ({"tricks": [[*first[:3], "S99"], *rest]}, ["P003"]),
        ({"discard": deal["tricks"][0]}, ["P064"]),
        ({"contract": "petite"}, ["P008"]),
        ({"taker": None}, ["P006"]),
        ({"taker": 7}, ["P005"]),
        ({"trix": []}, ["P002"]),
        ({"claims": [{"id": "handful", "level": "triple", "player": 1}]}, ["P046"]),
        ({"promises": [{"id": "slams", "announced": "attack"}]}, ["P028"]),
    ]

    for change, codes in faults:
        assert [code for code, _ in refused(FFT, {**deal, **change})] == codes, change
    without = {key: value for key, value in deal.items() if key not in {"discard", "players", "dealer"}}
    assert api.replay(FFT.variant, without) == api.replay(FFT.variant, deal)


def test_a_king_may_not_be_discarded() -> None:
    """What the taker laid away is refereed as well, with the rule of its class."""
    suits = {suit: [f"{suit}{rank}" for rank in naive.RANKS] for suit in "SHDC"}
    trumps = [f"T{number}" for number in range(1, 22)]
    # The taker, at 0, holds all trumps and leads them; the others never get in.
    taker = [*reversed(trumps)][:18]
    discard = [*suits["C"][-1:], *suits["C"][:5]]
    left = [card for suit in suits.values() for card in suit if card not in discard]
    hands = [["EX", *left[:17]], ["T3", *left[17:34]], ["T2", "T1", *left[34:]]]
    deal = {
        "taker": 0,
        "contract": "garde",
        "first_leader": 0,
        "discard": discard,
        "tricks": [[card, *(hand[number] for hand in hands)] for number, card in enumerate(taker)],
    }
    found = refused(FFT, deal)

    assert [(code, arguments.get("reason"), arguments.get("rule")) for code, arguments in found] == [
        ("P065", "discard-never", rule_number("chien.discard"))
    ]
