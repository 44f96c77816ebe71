"""What the rules ask of a played deal is read on its cards, whoever won them."""

from random import Random
from typing import Any

import pytest

from tarotrules import api
from tarotrules.cards.pack import PACK
from tarotrules.cards.sets import HALVES, NAMES
from tarotrules.games.tarot.engine.facts import Owner
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.facts import Played, on_cards
from tarotrules.games.tarot.play.game import PLAYED
from tarotrules.games.tarot.play.rollout import rollout
from tarotrules.games.tarot.play.settlement import known_of
from tarotrules.games.tarot.play.table import PlayTable, play_table

TABLES = [play_table(rules) for rules in api.load("fft").rulesets.values()]
DEALS = 12
EXCUSE, PETIT = len(PACK) - 1, NAMES.index("T1")


def deals(table: PlayTable) -> list[Played]:
    """Some deals that were played, with all that is known of them."""
    random = Random(4)
    overs = [rollout(start(table, shuffled(table, seed % table.players, random)), random) for seed in range(DEALS)]
    return [known_of(counted(over)) for over in overs if over.ending == PLAYED]


def asked(facts: Played, path: str) -> Any:
    """What a path comes to."""
    return on_cards(facts.over.game.table).reader(tuple(path.split(".")))(facts)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.players))
def test_what_a_player_has_won(table: PlayTable) -> None:
    """The cards of the own tricks, the taker's with what was laid away; all players together have all there is."""
    for facts in deals(table):
        game, tricks = facts.over.game, facts.over.tricks
        has: dict[str, list[Any]] = {"tricks": [], "points": [], "oudlers": []}
        for seat in range(table.players):
            facts.owner = Owner(player=seat)
            for step, found in has.items():
                found.append(asked(facts, f"declarer.{step}"))
            own = [card for trick in tricks if trick.winner == seat for card in trick.cards]
            excused = any(EXCUSE in trick.cards for trick in tricks if seat in {trick.winner, trick.leader})
            if not excused and seat != game.taker and not game.hands[seat] >> EXCUSE & 1:
                less = [(sum(HALVES[card] for card in own) - given) / 2 for given in (0, 1)]
                assert has["points"][-1] in less
                assert has["oudlers"][-1] == sum(PACK[card].is_oudler for card in own)

        assert has["tricks"] == [sum(trick.winner == seat for trick in tricks) for seat in range(table.players)]
        if game.contract is not None and game.contract.goes != "defence_tricks":
            assert (sum(has["points"]), sum(has["oudlers"])) == (91, 3)


def test_what_is_owed_counts() -> None:
    """Half a point that could not be paid with a card is one player's more and another's less."""
    facts = deals(TABLES[0])[0]
    found = []
    for credit in ((0, 0), (1, -1)):
        facts.piles = facts.piles._replace(credit=(*credit, *facts.piles.credit[2:]))
        for seat in (0, 1):
            facts.owner = Owner(player=seat)
            found.append(asked(facts, "declarer.points"))

    assert (found[2] - found[0], found[3] - found[1]) == (0.5, -0.5)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table.players))
def test_what_the_last_tricks_held(table: PlayTable) -> None:
    """Who led and won them, the card that did, and how many of a class lay there."""
    kings = table.rules.deck.class_["kings"].cards
    for facts in deals(table):
        for place, trick in (("last_trick", facts.over.tricks[-1]), ("penultimate_trick", facts.over.tricks[-2])):
            assert [asked(facts, f"{place}.{step}") for step in ("leader", "winner")] == [trick.leader, trick.winner]
            assert asked(facts, f"{place}.winning_card") == PACK[trick.top]
            assert asked(facts, f"{place}.petit") == (PETIT in trick.cards)
            assert asked(facts, f"{place}.kings") == sum(PACK[card] in kings for card in trick.cards)
            assert asked(facts, f"{place}.points") * 2 == sum(HALVES[card] for card in trick.cards)
