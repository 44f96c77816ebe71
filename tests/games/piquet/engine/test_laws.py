"""What holds in every deal: of cards dealt by chance, played by chance as the rules allow."""

from collections.abc import Iterator
from random import Random

import pytest

from tarotrules.cards.french import Card
from tarotrules.games.piquet.engine.playing import taken
from tarotrules.games.piquet.engine.scoring import Account, Deal, settled
from tarotrules.games.piquet.engine.table import Table
from tests.games.piquet.reading import table

DEALS = 150


def played(table: Table, random: Random) -> Account:
    """A deal without an exchange, cards by chance."""
    pack = [*table.rules.deck.cards]
    random.shuffle(pack)
    size = table.rules.deal.hand
    hands = [set(pack[size * seat : size * (seat + 1)]) for seat in table.seats]
    dealt = tuple(map(frozenset, hands))
    plays = list(tricks(hands, random))
    return settled(table, Deal(dealt, dealt, tuple(taken(table, plays)), over=True))


def tricks(hands: list[set[Card]], random: Random) -> Iterator[list[Card]]:
    """The tricks of a deal: whoever can follow suit does."""
    leader = 0
    while any(hands):
        cards: list[Card] = []
        for turn in range(len(hands)):
            hand = hands[(leader + turn) % len(hands)]
            suited = [card for card in hand if cards and card.suit == cards[0].suit]
            cards.append(random.choice(sorted(suited or hand)))
            hand.remove(cards[-1])
        best = max((card for card in cards if card.suit == cards[0].suit), key=lambda card: card.rank)
        leader = (leader + cards.index(best)) % len(hands)
        yield cards


@pytest.mark.parametrize("name", ["piquet", "piquet-wikipedia", "piquet-au-cent"])
def test_accounts_hold_together(name: str) -> None:
    """Counts in play are thirteen and the tricks of whoever did not lead (R60); nobody has two milestones (R77)."""
    rules, random, kinds = table(name), Random(name), set[str]()
    for _ in range(DEALS):
        account = played(rules, random)
        last = {each.place[1] for each in account.entries if each.category == "play"}
        won_by_second = sum(1 for each in account.entries if each.category == "play" and each.name == "win")

        assert last == set(range(1, 13))
        assert sum(account.of("play")) == 13 + won_by_second
        assert sum(account.of("cards")) in {0, 10, 40}
        assert sum(account.tricks) == 12
        assert len({each.seat for each in account.reached}) == len(account.reached)
        assert [each.place for each in account.entries] == sorted(each.place for each in account.entries)
        for contest in account.declared:
            assert len([seat for seat in rules.seats if contest.amounts[seat]]) <= 1
        kinds |= {each.name for each in account.entries} | {each.name for each in account.reached}

    assert kinds >= {"point", "sequence", "set", "lead", "win", "last", "cards"}


@pytest.mark.parametrize(("name", "players", "cards"), [("piquet-normand", 3, 30), ("piquet-voleur", 4, 32)])
def test_more_than_two_play(name: str, players: int, cards: int) -> None:
    """Three or four hands are compared and played; somebody without a trick pays ten to each of the others (R101)."""
    rules, random = table(name), Random(name)
    for _ in range(DEALS):
        account = played(rules, random)
        for contest in account.declared:
            scoring = {seat % 2 if players == 4 else seat for seat in rules.seats if contest.amounts[seat]}
            assert len(scoring) <= 1

    assert (rules.rules.players, sum(account.tricks) * players) == (players, cards)
