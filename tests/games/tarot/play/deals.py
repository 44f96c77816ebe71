"""Deals for tests: cards by their codes, hands that are worth seeing, and players who do anything."""

from random import Random
from typing import Any, Final

from tarotrules.cards.bits import CardSet, each
from tarotrules.cards.pack import EXCUSE, parse_card
from tarotrules.cards.sets import ALIKE, NAMES, names, set_of
from tarotrules.games.playing.acts import Play
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.dealing import appointed
from tarotrules.games.tarot.play.game import Dealt, Over, Phase
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.ruleset.ruleset import Ruleset

_WIDTHS = (1, 8, 20, 40)


def cards(codes: str) -> CardSet:
    """A set of cards.

    >>> cards("S1 S2")
    3
    """
    return set_of(card for card in map(parse_card, codes.split()) if card is not None)


def stacked(table: PlayTable, dealer: int, random: Random) -> Dealt:
    """Hands of very different strength, so that there are slams, handfuls and misères."""
    width = random.choice(_WIDTHS)
    order = sorted(each(table.pack.all), key=lambda card: _POWER[card] + random.random() * width, reverse=True)
    size, first = table.tricks, random.randrange(table.players)
    every = {(first + step) % table.players: order[step * size : (step + 1) * size] for step in range(table.players)}
    piles = tuple(_piles(table, every[seat]) for seat in range(table.players))
    covered = {card for laid in piles for pile in laid for card in pile[1:]}
    hands = tuple(_bits([card for card in every[seat] if card not in covered]) for seat in range(table.players))
    chien = _bits(order[table.players * size :])
    return appointed(table, Dealt(dealer, hands, chien, piles=piles if table.rules.deal.piles else ()), random)


def _piles(table: PlayTable, cards: list[int]) -> tuple[tuple[int, ...], ...]:
    """A player's piles, of the weakest cards."""
    deal = table.rules.deal
    number = deal.piles or 0
    laid = cards[table.tricks - number * (deal.pile_cards or 0) :]
    return tuple(tuple(laid[place::number]) for place in range(number))


def _bits(numbers: list[int]) -> CardSet:
    return sum(1 << number for number in numbers)


_POWER: Final = tuple({"T": 30 + card.rank, "E": 40}.get(card.suit, card.rank) for card in ALIKE)
_ORDER: Final = tuple((card.suit != EXCUSE, power) for card, power in zip(ALIKE, _POWER, strict=True))


def by_chance(rules: Ruleset, seed: int) -> tuple[list[Phase], Over]:
    """A deal played by chance: every moment of it, and its end."""
    table, random = play_table(rules), Random(seed)
    phases: list[Phase] = []
    phase = start(table, shuffled(table, 0, random))
    while not isinstance(phase, Over):
        phases.append(phase)
        phase = phase.after(phase.options().pick(random))
    return phases, phase


def undisturbed(table: PlayTable, seed: int = 1) -> Dealt:
    """Hands with which no deal is called off."""
    random = Random(seed)
    while True:
        dealt = shuffled(table, 0, random)
        if isinstance(start(table, dealt), Bidding):
            return dealt


def played(table: PlayTable, dealt: Dealt, random: Random) -> Recorder:
    """A deal in which everybody does anything; in some the highest cards are played first, which makes slams."""
    recorder, bold = Recorder(start(table, dealt)), random.random() < 0.5
    while not isinstance(recorder.phase, Over):
        phase = recorder.phase
        high = isinstance(phase, Playing) and bold and random.random() < 0.8
        recorder.act(highest(phase) if high and isinstance(phase, Playing) else phase.options().pick(random))
    return recorder


def highest(phase: Playing) -> Play:
    """The highest card that may be played; the Excuse last."""
    return Play(max(each(phase.playable()), key=_ORDER.__getitem__))


def told_in_short(over: Over) -> dict[str, Any]:
    """A deal in the short form."""
    game = over.game
    return {
        "players": game.table.players,
        "dealer": game.dealer,
        "taker": game.taker,
        "called": [NAMES[card] for card in game.called],
        "contract": None if game.contract is None else game.contract.id,
        "first_leader": over.tricks[0].leader,
        "discard": list(names(game.discard or game.chien)),
        "tricks": [[NAMES[card] for card in trick.cards] for trick in over.tricks],
        "claims": [{"id": each.claim, "level": each.level, "player": each.seat} for each in game.claims],
        "promises": [
            {"id": each.id, "announced": game.side_of(each.seat), "player": each.seat} for each in game.promises
        ],
    }
