"""Where the taker is appointed, nobody bids: the deal says who takes, and the contract is the only one there is."""

import re
from typing import Any

import pytest

from tarotrules import api
from tarotrules.cli.main import main
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.chapters.evening import Evening
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


def test_nothing_is_told_of_bidding(capsys: pytest.CaptureFixture[str]) -> None:
    """Neither in the book, but for what the base rules say instead and why, nor among how deals ended."""
    assert main(["rulebook", "fft", "--with", "imposed-garde", "--lang", "en"]) == 0
    rules, sources, rest = capsys.readouterr().out.partition('<a id="chapter-sources">')
    told = [line for line in rules.splitlines() if not line.startswith(">")]
    assert [each for each in told if re.search(r"\b(bid|bids|bidding|bidder|overcall)\b|everybody pass", each)] == []
    assert sources
    assert re.search(r"^- (bid|pass):", rest, re.MULTILINE) is None

    assert main(["simulate", "fft", "--with", "imposed-garde", "--deals", "2", "--jobs", "1", "--lang", "en"]) == 0
    assert "passed" not in capsys.readouterr().out


def test_an_evening_asks_who_took_and_not_whether_all_passed() -> None:
    """A hand may still call the deal off."""
    form = Evening(IMPOSED, TABLE.rules, "en", str).form
    (taker,) = (field for field in form.fields if field.key == "taker")

    assert [choice.value for choice in taker.choices] == ["petit-sec"]
