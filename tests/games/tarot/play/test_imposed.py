"""Where the taker is appointed, nobody bids: the deal says who takes, and the contract is the only one there is."""

from typing import Any

import pytest

from tarotrules import api
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.play.agenda import NotADeal, shuffled, start
from tarotrules.games.tarot.play.game import Over
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.replaying import replay
from tarotrules.games.tarot.play.rereading import replayed
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.referee.session import Session
from tarotrules.sampling.draws import generator

IMPOSED = api.load("fft", "imposed-garde")
TABLE = PlayTable(IMPOSED.rulesets[4])


def _record() -> dict[str, Any]:
    random = generator(1, 1, 1)
    recorder = Recorder(start(TABLE, shuffled(TABLE, 0, random)._replace(taker=2)))
    while not isinstance(recorder.phase, Over):
        recorder.act(recorder.phase.options().pick(random))
    return recorder.to_json()


def test_a_record_says_who_takes() -> None:
    """It is played again with that taker and the one contract, and without it is refused."""
    record = _record()
    found = replay(TABLE.rules, record, lambda _: "")

    assert record["taker"] == 2
    assert (found.account.summary.taker, found.account.summary.contract) == (2, "garde")
    with pytest.raises(Refused, match="P006"):
        replayed(TABLE, {key: each for key, each in record.items() if key != "taker"})
    with pytest.raises(Refused, match="P067"):
        replayed(PlayTable(api.load("fft").main), {**record, "ruleset": None})


def test_a_deal_by_chance_has_any_taker() -> None:
    """Nobody knows here how it is chosen; other rules appoint nobody."""
    takers = {shuffled(TABLE, 0, generator(1, number, 1)).taker for number in range(40)}

    assert takers == {0, 1, 2, 3}
    assert shuffled(PlayTable(api.load("fft").main), 0, generator(1, 1, 1)).taker is None
    with pytest.raises(NotADeal):
        start(TABLE, shuffled(TABLE, 0, generator(1, 1, 1))._replace(taker=None))


def test_what_is_scored_has_a_taker() -> None:
    """45 points with two oudlers: (25 + 4) × 2 of each defender; nobody can have passed."""
    deal = {"players": 4, "taker": 2, "contract": "garde", "card_points": 45, "oudlers": 2}

    assert api.score(IMPOSED, deal)["scores"] == [-58, -58, 174, -58]
    for wrong, code in (({**deal, "contract": "prise"}, "P008"), ({"players": 4, "taker": None}, "P006")):
        with pytest.raises(Refused, match=code):
            api.score(IMPOSED, wrong)
    with pytest.raises(Refused, match="P067"):
        Session(IMPOSED, TABLE.rules, "en", str)
