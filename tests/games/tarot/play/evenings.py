"""What somebody who watches deals of tarot would notice, and whether a change of the rules shows in it."""

from collections.abc import Iterator, Sequence
from copy import copy
from fractions import Fraction
from functools import cache
from itertools import islice, zip_longest
from random import Random
from typing import Any, Final

from tarotrules.cards.sets import NAMES, TRUMPS
from tarotrules.games.playing.acts import PASS, Play
from tarotrules.games.playing.options import Options, Plays
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.engine import pool, ranking, standing
from tarotrules.games.tarot.engine.candidates import further, score_of
from tarotrules.games.tarot.engine.scoring import account_json
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.agenda import NotADeal, shuffled, start
from tarotrules.games.tarot.play.auction import Bidding
from tarotrules.games.tarot.play.calling import Calling
from tarotrules.games.tarot.play.count import counted
from tarotrules.games.tarot.play.dealing import any_layout, any_pack, dealt, gathered, may_cut, places
from tarotrules.games.tarot.play.game import PLAYED, Dealt, Over, Phase
from tarotrules.games.tarot.play.match import Match, begun
from tarotrules.games.tarot.play.promising import Announcing
from tarotrules.games.tarot.play.record import Recorder
from tarotrules.games.tarot.play.rollout import rollout
from tarotrules.games.tarot.play.settlement import account_of
from tarotrules.games.tarot.play.table import PlayTable, play_table
from tarotrules.games.tarot.play.tricks import Playing
from tarotrules.games.tarot.play.view import view
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tests.games.tarot.play.deals import highest, stacked
from tests.strategies import Base, Change, bases, variant

DEALS: Final = 32
"""So many deals are played to see the effect of a change."""
TRIED: Final = 6
"""So many changes of a setting are tried."""
CAUTION: Final = 0.6
"""How often somebody passes who might bid."""
STRONG: Final = 8
"""More trumps than these make a strong hand."""
MOST: Final = 20
"""Totals as high as these end a match or do not."""
LOOKS: Final = 0.02
"""How often what a player sees is compared, but for the call."""
RARE: Final = ("scoring.half_point_short", "claim.*.if_false")
"""What shows in one deal of a hundred."""
MANY_DEALS: Final = 400
PETIT: Final = Play(NAMES.index("T1"))
ANNOUNCED: Final = 400
MANY: Final = 60
"""Longer lists of options are counted."""


def evenings(rules: Ruleset) -> Iterator[Any]:
    """What somebody who watches would notice in some deals, in order."""
    table = PlayTable(rules)
    yield [at for at in range(len(table.pack)) if may_cut(table, at)], places(table)
    yield [_match(table, deals) for deals in (None, *(rules.match.deals or ()))]
    yield (
        standing.offered(rules.match, table.players),
        [standing.is_over(rules.match, totals, 9, 9) for most in range(MOST) for totals in ((most, 0), (most, most))],
    )
    mouches, one = rules.match.pool, pool.Dealt(range(table.players), dealer=0, taker=1, made=True)
    yield None if mouches is None else pool.carried(mouches, (), one)
    yield ranking.ranked(rules.match, [(_settled(0, 5), _settled(1, 7)), (_settled(1, 9), _settled(2, 4))])
    # A hand that calls deals off would hide whatever comes after it.
    calm = copy(table)
    calm.redeals = ()
    for seed in range(DEALS):
        random, here = Random(seed), calm if seed % 3 else table
        yield from _deal(here, _cards(here, seed, random), random, bold=seed % 4 > 1)
    # What is announced is hardly ever achieved by chance.
    yield from (
        score_of(rules, each) for each in islice((each for each in further([rules]) if each.promises), ANNOUNCED)
    )


def _settled(taker: int, unit: int) -> ranking.Settled:
    return ranking.Settled(("A", "B", "C"), taker, unit, (unit, unit, -2 * unit))


def _match(table: PlayTable, deals: int | None) -> Any:
    try:
        return begun(table, 1, deals).after_misdeal()[1:]
    except ValueError:
        return None


def _cards(table: PlayTable, seed: int, random: Random) -> Dealt:
    """Cards as they are dealt from a shuffled pack; or hands worth seeing, also such as call a deal off."""
    dealer, deal = seed % table.players, table.rules.deal
    # Of one number more there may be too few cards: then the hands are those that are worth seeing, without a pack.
    if seed % 4 == 0 and table.players * deal.tricks + deal.chien <= len(table.pack):
        return dealt(table, dealer, any_pack(table, random), any_layout(table, random))
    cards = stacked(table, dealer, random)
    late = frozenset(each.id for each in table.redeals if each.found_late is not None)
    return cards._replace(overlooked=late if seed % 8 == 1 else frozenset(), silent=dealer if seed % 4 == 2 else None)


def _deal(table: PlayTable, cards: Dealt, random: Random, *, bold: bool) -> Iterator[Any]:
    try:
        recorder = Recorder(start(table, cards))
    except NotADeal:
        yield "not dealt"
        return
    while not isinstance(recorder.phase, Over):
        options = recorder.phase.options()
        yield _noticed(recorder.phase, options)
        recorder.act(_act(recorder.phase, options, random, bold=bold))
        yield view(recorder, 0) if isinstance(recorder.phase, Calling) or random.random() < LOOKS else None
    over = recorder.phase
    yield view(recorder, 0), over.ending, over.dealer
    if over.ending != PLAYED:
        yield Match(table, None, 0, ()).after(over).deal(Random(1))
    if over.ending == PLAYED:
        yield counted(over).piles, gathered(over)
        try:
            yield account_json(account_of(over))
        except Refused as refused:
            yield str(refused)


def _act(phase: Phase, options: Options[Act], random: Random, *, bold: bool) -> Act:
    """Anything; or what strong hands do: by chance alone low contracts, deals passed out and slams would be rare."""
    if not bold:
        cautious = isinstance(phase, Bidding) and random.random() < CAUTION
        return PASS if cautious else _kept_back(options, options.pick(random))
    strong = (phase.game.hands[phase.seat] & TRUMPS).bit_count() > STRONG
    match phase:
        case Playing():
            return highest(phase)
        case Bidding():
            return [*options][1 + len(options) // 3] if strong and len(options) > 1 else PASS
        case Announcing():
            said: Act = [*options][strong and random.random() < CAUTION]
            return said
    return options.pick(random)


def _kept_back(options: Options[Act], act: Act) -> Act:
    """Another card, where the Petit need not be played: it is to be in the last trick now and then."""
    return next((each for each in options if each != PETIT), act) if act == PETIT else act


def _noticed(phase: Phase, options: Options[Act]) -> Any:
    if isinstance(options, Plays):
        return phase.seat, options.cards
    short = len(options) < MANY
    return type(phase).__name__, phase.seat, [repr(each) for each in options] if short else len(options)


@cache
def first_evening(rules: Ruleset) -> list[Any]:
    """The deals of rules as they are."""
    return list(evenings(rules))


def shows(change: Change) -> bool:
    """Whether anything is otherwise."""
    return any(one != two for one, two in zip_longest(first_evening(change.base.rules), evenings(change.rules)))


def shows_in_the_end(change: Change) -> bool:
    """Whether any of many deals that are played by chance comes to something else."""
    return any(_score(change.base.rules, seed) != _score(change.rules, seed) for seed in range(MANY_DEALS))


def _score(rules: Ruleset, seed: int) -> Any:
    table, random = play_table(rules), Random(seed)
    over = rollout(start(table, shuffled(table, 0, random)), random)
    return account_of(over).scores if over.ending == PLAYED else over.ending


def seen(setting: str, changes: Sequence[Change], *, left_out: bool) -> bool:
    """Whether any of some changes of a setting shows; what is rare in many deals, and what is left out tried once."""
    if setting in RARE:
        return any(map(shows_in_the_end, changes[:1]))
    return any(map(shows, changes[: 1 if left_out else TRIED]))


def tables() -> tuple[Base, ...]:
    """The rules that are played by, those of more players first."""
    return tuple(sorted((*bases(), *more_bases()), key=lambda base: -base.rules.players))


def more_bases() -> tuple[Base, ...]:
    """Where some settings show that others leave no room for: two kinds of shares, feats of two, an unpaid Excuse."""
    called = variant("fft", "defence-slam", "petit-slam")
    rules = called.rulesets[5]
    scoring = rules.scoring
    shares = {**scoring.shares, "equal": scoring.shares["default"].replace(taker=Fraction(1), partner=Fraction(1))}
    claims = {name: each.replace(shared="default") for name, each in rules.claim.items()}
    own = variant("eryod")
    return (
        Base("called at 5", rules.replace(claim=claims, scoring=scoring.replace(shares=shares)), called),
        Base("an Excuse of its player at 5", own.rulesets[5], own),
    )
