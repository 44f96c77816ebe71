"""The naive referee looks on while deals are played, and says where it would have decided otherwise.

    python -m tests.games.tarot.play.watching --positions 1000000 --seed 1

plays deals of all shipped variants with all numbers of players in turn, until so many times somebody had something to
decide; half of them with hands of very different strength, and boldly played, so that slams and handfuls come up.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random
from time import process_time
from typing import Any, NamedTuple

from tarotrules.cards.sets import NAMES, names
from tarotrules.games.playing.acts import PASS, Discard, Play
from tarotrules.games.tarot.play import acts
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import shuffled, start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.chien import Discarding
from tarotrules.games.tarot.play.claiming import Declaring
from tarotrules.games.tarot.play.game import PLAYED, Over, Phase
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.redealing import Redealing
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tests.games.tarot.play import naive
from tests.games.tarot.play.deals import highest, stacked
from tests.strategies import Base, shipped_bases

BASES = tuple(base for base in shipped_bases() if base.variant.id in naive.HOUSES and " with " not in base.name)
BOLDLY, CAUTIOUSLY = 0.9, 0.7
"""How often the highest card is played, and somebody passes: by chance alone slams and low contracts are rare."""
TRIED = 10
"""So many discards are tried."""


class Otherwise(AssertionError):  # noqa: N818 it is the referee who differs
    """The referee would have decided otherwise."""


def agree(one: Any, two: Any, *about: Any) -> None:
    """What the program says, and what the referee says."""
    if one != two:
        raise Otherwise(one, two, *about)


class Watched(NamedTuple):
    """A deal under the eyes of the referee."""

    house: naive.House
    table: PlayTable
    hands: list[list[str]]
    chien: list[str]
    said: list[str]
    """The bids."""
    openly: list[str]
    """Trumps the taker had to discard before everybody's eyes: they count for a handful, and may be shown (p. 7)."""

    def least(self, level: str) -> int:
        """How many trumps a handful has."""
        levels = list(self.table.rules.claim["handful"].level)
        return self.house.handfuls[self.table.players][levels.index(level)][0]


def watch(base: Base, random: Random, dealer: int) -> Iterator[str]:
    """A deal, and what was decided at each position of it; raises :class:`Otherwise`."""
    table, bold = play_table(base.rules), random.random() < 0.5
    dealt = (stacked if bold else shuffled)(table, dealer, random)
    phase = start(table, dealt)
    watched = Watched(
        naive.HOUSES[base.variant.id],
        table,
        [list(names(hand)) for hand in dealt.hands],
        list(names(dealt.chien)),
        [],
        [],
    )
    agree(
        isinstance(phase, Redealing) or (isinstance(phase, Over) and phase.ending == "called_off"),
        any(map(naive.lone_petit, watched.hands)),
    )
    while not isinstance(phase, Over):
        _position(watched, phase, random)
        yield type(phase).__name__
        act = _act(phase, random, bold=bold)
        _follow(watched, phase, act)
        phase = phase.after(act)
    # Whatever became of it, the next player deals, by all shipped rules.
    agree(phase.dealer, (dealer + 1) % table.players)
    if phase.ending == PLAYED:
        _end(watched, phase)


def _act(phase: Phase, random: Random, *, bold: bool) -> Act:
    if bold and isinstance(phase, Playing) and random.random() < BOLDLY:
        return highest(phase)
    if bold and isinstance(phase, Bidding) and random.random() < CAUTIOUSLY:
        return PASS
    return phase.options().pick(random)


def _follow(watched: Watched, phase: Phase, act: Act) -> None:
    """What the referee writes down of an act."""
    hand = watched.hands[phase.seat]
    match act:
        case acts.Bid(id):
            watched.said.append(id)
        case Discard(cards):
            agree(naive.may_lay_away(hand, list(names(cards)), len(watched.chien)), True, names(cards))
            hand[:] = [card for card in hand if card not in names(cards)]
            watched.openly.extend(card for card in names(cards) if naive.is_trump(card))
        case acts.Claim(_, level, shown):
            held = [*hand, *watched.openly] if phase.seat == phase.game.taker else hand
            agree(naive.may_show(watched.house, held, list(names(shown)), watched.least(level)), True, names(shown))
        case Play(card):
            hand.remove(NAMES[card])


def _position(watched: Watched, phase: Phase, random: Random) -> None:
    """What may be done."""
    house, table, options, hand = watched.house, watched.table, phase.options(), watched.hands[phase.seat]
    match phase:
        case Playing():
            lying = [NAMES[card] for card in phase.cards]
            if lying or phase.tricks:
                allowed = naive.allowed(hand, lying, naive.BOUND)
            else:
                called = phase.game.called
                allowed = naive.first_lead(hand, NAMES[called[0]] if called else None)
            agree(sorted(names(phase.playable())), allowed, hand, lying)
        case Bidding():
            feats: list[tuple[str, ...]] = [(), ("slam",)] if house.slam_with_bid else [()]
            bids = [acts.Bid(each, feat) for each in naive.higher(house, watched.said) for feat in feats]
            agree(list(options), [PASS, *bids])
        case Calling():
            agree(sorted(NAMES[each.card] for each in options if isinstance(each, acts.Call)),
                  naive.callable_cards(house, hand))  # fmt: skip
        case Discarding():
            hand += watched.chien
            agree(len(options), naive.discards(hand, len(watched.chien)))
            _try_discards(watched, phase, random)
        case Declaring():
            levels = list(table.rules.claim["handful"].level)
            found = {levels.index(each.level) for each in phase.found}
            agree(sorted(found), naive.handfuls(house, table.players, hand))
        case Announcing() | Redealing():
            agree(len(options), 2)
        case _:
            raise Otherwise(phase)


def _try_discards(watched: Watched, phase: Discarding, random: Random) -> None:
    """Some cards of the hand, allowed or not."""
    hand, options = watched.hands[phase.seat], phase.options()
    for _ in range(TRIED):
        cards = random.sample(hand, len(watched.chien))
        bits = sum(1 << NAMES.index(card) for card in cards)
        agree(Discard(bits) in options, naive.may_lay_away(hand, cards, len(cards)), cards)


def _end(watched: Watched, over: Over) -> None:
    """Who won each trick, and what everybody gets."""
    game, levels = over.game, list(watched.table.rules.claim["handful"].level)
    deal = naive.Deal(
        players=watched.table.players,
        taker=game.taker or 0,
        partner=next(iter(game.partners), None),
        bid=watched.said[-1],
        beside=list(names(game.discard)) or watched.chien,
        declared=[levels.index(each.level) for each in game.claims],
        slam=bool(game.promises),
        tricks=[(trick.leader, [NAMES[card] for card in trick.cards]) for trick in over.tricks],
    )
    agree([trick.winner for trick in over.tricks], naive.winners(watched.house, deal))
    agree([*account_of(over).scores], naive.scores(watched.house, deal), deal)


def watched_over(positions: int, seed: int) -> Counter[str]:
    """So many positions, of all shipped variants in turn; how many there were of each kind."""
    random, found = Random(seed), Counter[str]()
    for number, base in enumerate(cycle(BASES)):
        found["deals"] += 1
        found += Counter(watch(base, random, number % base.rules.players))
        if found.total() - found["deals"] >= positions:
            return found
    raise AssertionError


def main() -> None:
    """Referee, and print what there was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    asked = parser.parse_args()
    before = process_time()
    found = watched_over(asked.positions, asked.seed)
    for name, count in sorted(found.items(), key=lambda each: -each[1]):
        sys.stdout.write(f"{name:12} {count:10,}\n")
    sys.stdout.write(f"no difference; {process_time() - before:.0f} s of processor time\n")


if __name__ == "__main__":
    main()
