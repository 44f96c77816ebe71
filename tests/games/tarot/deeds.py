"""All that is done by rules of tarot: deals scored, hands judged, deals played."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any, Final

from tarotrules.games.playing.acts import PASS
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import ranking, standing
from tarotrules.games.tarot.engine.candidates import candidates, deal_json
from tarotrules.games.tarot.engine.evaluation import evaluate_hand
from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.play.acts import PAROLE
from tarotrules.games.tarot.play.agenda import start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.dealing import any_layout, any_pack, dealt, may_cut
from tarotrules.games.tarot.play.game import Dealt, Over
from tarotrules.games.tarot.play.match import begun
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.table import PlayTable
from tarotrules.games.tarot.play.view import view
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.play.deals import played, stacked

DEALS: Final = 200
"""So many deals of each ruleset are scored, evenly drawn from those it can be tried with."""


def everything(rules: Ruleset) -> None:
    """All of it, by some rules."""
    every = list(candidates([rules]))
    deals = [deal_json(each) for each in every[:: -(-len(every) // DEALS)]]
    evaluate_hand(rules, rules.deck.pack.cards[: rules.deal.own])
    for deal in (*deals, *with_faults(rules, deals)):
        with suppress(Refused):
            score(rules, deal)
    play(rules)


def with_faults(rules: Ruleset, deals: list[Any]) -> Iterator[Any]:
    """A deal in which somebody declares something, once for each fault that may have been committed meanwhile."""
    name, claim = next(iter(rules.claim.items()))
    claims = [{"id": name, "level": next(iter(claim.level)), "player": 1}]
    for fault in rules.fault:
        yield {**deals[0], "claims": claims, "faults": [{"id": fault, "player": 1}]}


def play(rules: Ruleset) -> None:
    """Some deals, as they are dealt and played, and what follows a misdeal."""
    table, random = PlayTable(rules), Random(1)
    may_cut(table, 1)
    match = begun(table, 0, standing.offered(rules.match, table.players)[0])
    for number in range(12):
        cards = stacked if number % 2 else dealt_by_packets
        match = match.after(over(table, cards(table, match.dealer, random), random)).after_misdeal()
    standing.is_over(rules.match, match.totals, match.played, 1)
    seats = tuple(map(str, range(table.players)))
    ranking.ranked(rules.match, [[ranking.Settled(seats, unit, unit, match.totals) for unit in (1, 2)]])
    for act in (PASS, PAROLE):
        phase = start(table, dealt_by_packets(table, 0, random))
        while isinstance(phase, Redealing | Bidding):
            phase = phase.after(act if act in phase.options() else PASS)


def dealt_by_packets(table: PlayTable, dealer: int, random: Random) -> Dealt:
    """A shuffled pack, dealt."""
    return dealt(table, dealer, any_pack(table, random), any_layout(table, random))


def over(table: PlayTable, cards: Dealt, random: Random) -> Over:
    """A deal at its end, as somebody sees it."""
    recorder = played(table, cards, random)
    view(recorder, 0)
    end = recorder.phase
    assert isinstance(end, Over)
    return end
