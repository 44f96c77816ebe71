"""A ruleset made ready to be played by: sets of cards as bits, conditions as functions, duties as one function."""

from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, reduce
from itertools import chain, combinations
from operator import or_
from typing import Any, Final, NamedTuple

from tarotrules.cards.bits import CardSet
from tarotrules.cards.packs import Pack
from tarotrules.expressions.compiled import Made, Value
from tarotrules.expressions.tree import Expression, paths_of
from tarotrules.games.playing.acts import PASS
from tarotrules.games.playing.options import Few
from tarotrules.games.tarot.engine.table import Table, table_of
from tarotrules.games.tarot.play.acts import Act, Bid
from tarotrules.games.tarot.play.flat import Contract, flat_of
from tarotrules.games.tarot.play.forbidding import Ban, bans, opening
from tarotrules.games.tarot.play.sight import Eyes
from tarotrules.games.tarot.ruleset.bonuses import conditions
from tarotrules.games.tarot.ruleset.claims import asks_for
from tarotrules.games.tarot.ruleset.features import is_of_cards
from tarotrules.games.tarot.ruleset.paid import everything_paid
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.identity import ruleset_id
from tarotrules.settings.record import dump

_MOST: Final = 64
"""So many rulesets are kept ready."""
OfHand = Callable[[CardSet], Value]
"""A condition on a hand."""


def _by_moment(entries: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """What may be declared or promised, by when it may be."""
    found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for name, each in entries.items():
        found[each.moment] += (name,)
    return found


def _bids(contract: Contract, promises: tuple[str, ...]) -> Iterator[Bid]:
    beside = tuple(each for each in promises if each != contract.promises)
    together = chain.from_iterable(combinations(beside, count) for count in range(len(beside) + 1))
    return (Bid(contract.id, feats) for feats in together)


class Exempt(NamedTuple):
    """A class of cards excused from the duties of play."""

    name: str
    cards: CardSet
    when: OfHand | None
    announce: str | None
    wins: str
    stays: str
    owed: str
    owed_from: str | None
    unpaid: str | None
    last_trick: str


class Excused(NamedTuple):
    """What a deal knows of excused cards."""

    exempt: tuple[tuple[Exempt, ...], ...]
    """By seat."""
    free: tuple[CardSet, ...]
    """The same, as cards."""
    never_wins: CardSet


class Level(NamedTuple):
    """What may be declared of a hand."""

    id: str
    when: Made
    counting: CardSet
    """The cards that count for it, where the level is so many of a class."""
    least: int


def _fewest(levels: tuple[Level, ...]) -> tuple[tuple[CardSet, int], ...]:
    found = {level.counting: level.least for level in sorted(levels, key=lambda level: -level.least)}
    return tuple(found.items())


class Redeal(NamedTuple):
    """A hand with which the deal must or may be called off."""

    id: str
    when: OfHand
    must: bool
    own_turn: bool
    """Whether it is called off when the player speaks first, and not before anybody has."""
    next_dealer: bool
    found_late: str | None


class PlayTable:
    """A ruleset at play."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.settling: Table = table_of(rules)
        self.flat = flat = flat_of(rules)
        self.pack = rules.deck.pack
        self.over, self.trumps_over = self.pack.over, self.pack.trumps_over
        """The cards, and the trumps, that beat a card; last, those that beat what is no card."""
        self.added = 2 * (rules.scoring.added or 0)
        """What each side adds to its count, doubled."""
        self.players, self.hand, self.tricks = flat.players, flat.hand, flat.tricks
        self.chien, self.rounds = flat.chien, flat.rounds
        self.classes, self.contracts, self.callable = flat.classes, flat.contracts, flat.callable
        self.by_trick = rules.call is not None and rules.call.partner == "trick_winner"
        """Whether the partner is whoever wins the trick in which the called card falls."""
        self.discardable = flat.discardable
        self.eyes = Eyes(self.players, self.classes)
        see, see_hand = self.eyes.see, self.eyes.see_hand
        self.redeals = tuple(
            Redeal(
                name, see_hand(each.when), each.duty == "must", each.moment == "own_turn",
                each.dealer == "next_dealer", each.found_late,
            )
            for name, each in rules.redeal.items()
        )  # fmt: skip
        asked = {name: each.requires for name, each in rules.auction.bid.items() if each.requires is not None}
        self.requires_to_bid = {name: see_hand(each) for name, each in asked.items()}
        """What a hand must have for a contract to be bid."""
        self.rank_of = {each.id: rank for rank, each in enumerate(self.contracts)}
        """How high a contract is, by its id."""
        self.exempt = tuple(self._exempt(rules))
        self.levels = {
            name: tuple(self._level(level, each.when) for level, each in claim.level.items())
            for name, claim in rules.claim.items()
        }
        self.fewest = {name: _fewest(levels) for name, levels in self.levels.items()}
        """Of each class that counts for a declaration, how many cards it takes at least."""
        self.requires = {name: see(claim.requires) for name, claim in rules.claim.items() if claim.requires is not None}
        self.claims_at = _by_moment(rules.claim)
        self.promises_at = _by_moment(rules.promise)
        self.anyone_promises = any(each.who == "anyone" for each in rules.promise.values())
        self.bids = tuple(tuple(_bids(each, self.promises_at["in_auction"])) for each in self.contracts)
        """What may be bid: each contract alone, and with whatever may be promised as part of a bid."""
        higher = (chain.from_iterable(self.bids[rank:]) for rank in range(len(self.bids) + 1))
        self.higher: tuple[Few[Act], ...] = tuple(Few((PASS, *bids)) for bids in higher)
        """To pass, or any contract from this rank on."""
        self.bans: tuple[Ban, ...] = tuple(bans(rules, self.classes))
        """What forbids cards, whoever plays them."""
        self.opening: tuple[Ban, ...] = (*opening(rules), *self.bans)
        """What forbids cards to whoever leads to the first trick."""
        self.playable = duty(self.pack, must_trump=flat.must_trump, must_overtrump=flat.must_overtrump)

    @cached_property
    def excused(self) -> Excused | None:
        """What a deal knows of excused cards, where they are excused whatever a hand holds."""
        if any(each.when is not None for each in self.exempt):
            return None
        cards = [each.cards for each in self.exempt]
        never = [each.cards for each in self.exempt if each.wins != "as_ranked"]
        return Excused(
            exempt=(self.exempt,) * self.players,
            free=(reduce(or_, cards, 0),) * self.players,
            never_wins=reduce(or_, never, 0),
        )

    @cached_property
    def id(self) -> str:
        """What a compiled file of the rules for so many players has as its id."""
        return ruleset_id(dump(self.rules))

    @cached_property
    def asked(self) -> frozenset[tuple[str, ...]]:
        """The first steps, at most three, of whatever the formulas of the ruleset read at the end."""
        return frozenset(path[:3] for path in self._read if len(path) > 1)

    @cached_property
    def of_cards(self) -> frozenset[tuple[str, ...]]:
        """Whatever they read of the cards that a side has at the end."""
        return frozenset(filter(is_of_cards, self._read))

    @cached_property
    def of_modes(self) -> tuple[tuple[str, ...], ...]:
        """Whatever is read of the players and of the chien where everybody plays alone."""
        every = self.rules.mode.values()
        formulas = [key.measure for mode in every for key in mode.rank.values()]
        formulas += [mode.worth for mode in every if mode.worth is not None]
        return tuple(dict.fromkeys(path for formula in formulas for path in paths_of(formula)))

    @cached_property
    def _read(self) -> frozenset[tuple[str, ...]]:
        rules = self.rules
        paid = tuple(everything_paid(rules))
        formulas = [
            *(when for _, when in conditions(rules.bonus)),
            *(each.kept for each in rules.promise.values()),
            *(each.when for claim in rules.claim.values() for each in claim.level.values()),
            *(claim.requires for claim in rules.claim.values() if claim.requires is not None),
            *(each.worth for each in paid),
            *(each.flow.payee for each in paid),
            *(each.flow.payer for each in paid),
        ]
        return frozenset(path for formula in formulas for path in paths_of(formula))

    def _exempt(self, rules: Ruleset) -> Iterator[Exempt]:
        for name, each in rules.exempt.items():
            when = None if each.when is None else self.eyes.see_hand(each.when)
            yield Exempt(
                name, self.classes[name], when, each.announce, each.wins, each.stays, each.owed, each.owed_from,
                each.unpaid, each.last_trick,
            )  # fmt: skip

    def _level(self, name: str, condition: Expression) -> Level:
        asked = asks_for(condition, self.rules.deck.class_)
        counting, least = (0, 0) if asked is None else (self.classes[asked.of], asked.least)
        return Level(name, self.eyes.see(condition), counting, least)


Duty = Callable[[CardSet, CardSet, CardSet, CardSet], CardSet]
"""From a hand, its excused cards, the suit led (no cards: none yet) and the trumps that beat those on the table."""


def duty(pack: Pack, *, must_trump: bool, must_overtrump: bool) -> Duty:
    """The cards that may be played (R-RO201206, *Le jeu de la carte*)."""
    trumping, others = pack.trumps if must_trump else 0, pack.others

    def playable(hand: CardSet, free: CardSet, led: CardSet, beating: CardSet) -> CardSet:
        if not led:
            return hand
        excused = hand & free
        bound = hand ^ excused
        may = bound & led or bound & trumping or bound
        if must_overtrump and may & beating:
            may &= others | beating
        return may | excused

    return playable


_TABLES: "Final[OrderedDict[int, PlayTable]]" = OrderedDict()


def play_table(rules: Ruleset) -> PlayTable:
    """The table of a ruleset, made when it is asked for first."""
    # It keeps its ruleset alive, so that no other can have its place.
    found = _TABLES.get(id(rules))
    if found is None:
        found = _TABLES[id(rules)] = PlayTable(rules)
        if len(_TABLES) > _MOST:
            _TABLES.popitem(last=False)
    return found
