"""Deals of every shipped variant can be played to the end, and are worth what the scorer says they are."""

import json
from collections import Counter
from random import Random

import pytest

from tarotrules import api
from tarotrules.games.tarot.engine.results import count_of
from tarotrules.games.tarot.engine.scoring import account_json, settle
from tarotrules.games.tarot.engine.summary import Stated
from tarotrules.games.tarot.play.agenda import shuffled
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.game import PLAYED, Over
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.rereading import replayed
from tarotrules.games.tarot.play.settlement import account_of, summary_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tests.games.tarot.play.deals import played, stacked, told_in_short
from tests.strategies import Base, shipped_bases

"""Card points of all cards, doubled."""
DEALS = 2


@pytest.mark.parametrize("base", shipped_bases(), ids=lambda base: base.name)
def test_deals_of_shipped_rules(base: Base) -> None:
    """All cards count once, the scores balance, and the record of a deal plays it again, byte for byte."""
    table, random = play_table(base.rules), Random(5)
    ends: Counter[str] = Counter()
    for number in range(DEALS):
        deal = stacked if number % 2 else shuffled
        recorder = played(table, deal(table, number % table.players, random), random)
        over = recorder.phase
        assert isinstance(over, Over)
        ends[over.ending] += 1
        written = json.dumps(recorder.to_json())
        assert json.dumps(replayed(table, json.loads(written)).to_json()) == written
        assert_taken_up_anywhere(table, recorder)
        if over.ending == PLAYED and over.game.mode is None:
            assert_counted(base, over)

    assert ends[PLAYED] > 0


def assert_taken_up_anywhere(table: PlayTable, recorder: Recorder) -> None:
    """A record that stops where a phase begins is the same record when it was read, in the same phase."""
    whole = recorder.to_json()
    first = {type(each.phase): place for place, each in reversed([*enumerate(recorder.done)])}
    for kind, place in first.items():
        half = json.dumps({**whole, "acts": whole["acts"][:place]})
        again = replayed(table, json.loads(half))
        assert type(again.phase) is kind
        assert json.dumps(again.to_json()) == half


def assert_counted(base: Base, over: Over) -> None:
    """The count is whole, and a summary that tells all of it is settled alike."""
    deal, account, rules = counted(over), account_of(over), base.rules
    assert deal.attack.points + deal.defence.points == 2 * count_of(rules).together
    assert deal.attack.tricks + deal.defence.tricks == rules.deal.tricks
    assert sum(account.scores) == 0 or rules.scoring.balance != "zero_sum"
    told = summary_of(deal)
    if rules.scoring.forgotten_lost:
        bonuses = (each for each in account.terms if each.kind == "bonus")
        told = told._replace(bonuses=tuple(Stated(each.id, None, each.side) for each in bonuses))
    again = settle(rules, told)
    assert again.scores == account.scores
    assert sorted(map(str, again.terms)) == sorted(map(str, account.terms))
    if rules.deal.piles is not None:
        # Such a deal is not told by its tricks.
        return
    retold, whole = api.replay(base.variant, json.loads(json.dumps(told_in_short(over)))), account_json(account)
    assert {key: retold[key] for key in whole} == whole


def test_a_record_that_was_stopped_goes_on() -> None:
    """Half a deal, written and read, is the same deal."""
    base = shipped_bases()[0]
    table = play_table(base.rules)
    whole = played(table, shuffled(table, 0, Random(2)), Random(3)).to_json()
    half = {**whole, "acts": whole["acts"][:40]}
    recorder = replayed(table, half)
    assert recorder.to_json() == half
    for act in replayed(table, whole).done[40:]:
        recorder.act(act.act)

    assert recorder.to_json() == whole
