"""A partie, and a person's partie against programs."""

from random import Random
from typing import Any

import pytest

from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.match import Match, begun
from tarotrules.games.piquet.play.rereading import replayed
from tarotrules.games.piquet.play.settling import account_of, by_seat
from tarotrules.games.piquet.play.sitting import Player, Sitting, begin, taken_up
from tarotrules.games.piquet.play.table import PlayTable, play_table
from tarotrules.games.piquet.players.club.player import Club
from tarotrules.games.piquet.players.known import known
from tarotrules.games.playing.recorder import Unreadable
from tests.games.piquet.play.law import deals
from tests.games.piquet.reading import rules

LEVEL = (50, 50)


def match(said: str, *scores: tuple[int, int]) -> Match:
    """A partie after some deals."""
    table = play_table(rules(f"# language: en\nvariant x extends piquet {{ {said} }}"))
    return Match(table, table.rules.match.deals, 0, len(scores), scores)


@pytest.mark.parametrize(
    ("tie", "over"),
    [
        ("one_each_then_drawn", [False, False, False, True]),
        ("played_on", [False, False, False, False]),
        ("drawn", [False, True, True, True]),
    ],
)
def test_equal_totals(tie: str, over: list[bool]) -> None:
    """After the last deal each deals once more, and that is all; or on and on; or it is drawn (R83)."""
    said = f"match {{ tie {tie} }}"

    assert [match(said, *[LEVEL] * played).is_over for played in (5, 6, 7, 8)] == over
    assert match(said, *[LEVEL] * 5, (50, 51)).is_over
    assert match(said, *[LEVEL] * 7, (50, 51)).is_over
    assert match(said, *[LEVEL] * 6).settled.payment == 0


def test_what_the_loser_pays() -> None:
    """The sum where he stays under a hundred, and a hundred (R82); some deals may count double (R84)."""
    assert match("", (97, 89)).settled.payment == 286
    assert match("match { deals 2; weights 2, 1 }", (40, 30), (20, 29)).settled.totals == (100, 89)


def test_games_to_a_score() -> None:
    """Who comes to a hundred first in the order of the reckoning has won; three games of five are a partie (R85)."""
    table = play_table(rules("piquet-au-cent"))
    now, seen, cut = begun(table, 0, None), list[tuple[int, tuple[Any, ...]]](), 0
    for recorder in deals(table, ("club",), 4, range(200)):
        assert isinstance(recorder.phase, Over)
        before, now = now, now.after(recorder.phase)
        if len(now.games) > len(before.games):
            winner, settled = now.games[-1]
            assert settled.totals[winner] == max(settled.totals) >= 100
            assert max(before.totals) < 100
            scores = by_seat(recorder.phase.game, account_of(recorder.phase).scores)
            whole = [total + score for total, score in zip(before.totals, scores, strict=True)]
            assert all(each <= most for each, most in zip(settled.totals, whole, strict=True))
            cut += [*settled.totals] != whole
            assert settled.payment == (2 if min(settled.totals) < 50 else 1)
            assert now.scores == ()
        if now.is_over:
            seen.append((now.winner or 0, now.games))
            now = begun(table, now.dealer, None)

    assert cut
    assert len(seen) > 3
    for won, games in seen:
        assert sum(settled.payment for winner, settled in games if winner == won) >= table.rules.match.games


def test_a_partie_against_programs() -> None:
    """It goes on until somebody pays; put away in the middle of a deal and taken up again, it is the same."""
    table, club = play_table(rules("piquet")), _club()
    sitting, random = begin(table, 7, 6, club), Random(1)
    while not sitting.after().is_over:
        while sitting.own_turn:
            phase = sitting.recorder.phase
            assert not isinstance(phase, Over)
            sitting.act(phase.options().pick(random))
            if random.random() < 0.03:
                sitting = again(table, sitting, club)
        if not sitting.after().is_over:
            sitting.go_on()

    found = sitting.after()
    assert (found.played, len(sitting.done)) == (6, 5)
    assert found.settled.payment > 0
    spoilt: dict[str, Any]
    for spoilt in ({"deals": 5}, {"records": []}, {"records": [1]}, {"players": 3}, {"seat": 2}):
        with pytest.raises(Unreadable):
            taken_up(table, {**sitting.to_json("x"), **spoilt}, club, replayed)


def again(table: PlayTable, sitting: Sitting, club: Player) -> Sitting:
    """The same, from what was written down."""
    data = sitting.to_json(table.id)
    taken = taken_up(table, data, club, replayed)
    assert taken.to_json(table.id) == data
    return taken


def _club() -> Player:
    return lambda phase, random: Club(random).decide(lambda: known(phase), phase.options())
