"""What somebody who watches deals of Piquet would notice, and whether a change of the rules shows in it."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any, Final

from tarotrules.games.piquet.play.agenda import shuffled, start
from tarotrules.games.piquet.play.game import Over
from tarotrules.games.piquet.play.match import Match
from tarotrules.games.piquet.play.record import Recorder
from tarotrules.games.piquet.play.replaying import misdealt, settled
from tarotrules.games.piquet.play.table import PlayTable
from tarotrules.games.piquet.play.view import view
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.playing.acts import Play
from tarotrules.games.playing.options import Few, Options, Plays
from tests.games.piquet.changing import Change
from tests.games.piquet.play.deals import stacked

DEALS: Final = (5, 18, 60)
"""So many deals are played to see the effect of a change; at first only a few."""
TRIED: Final = 28
"""So many changes of a setting are tried."""
LEFT_OUT: Final = 2
"""So many of a setting that is left out, in a few deals."""
LOOKS, ALWAYS = 0.06, 1
"""How often what a player sees is compared: always, once something was claimed."""


def evening(rules: Ruleset, deals: int) -> Iterator[Any]:
    """What somebody who watches would notice in some deals, in order."""
    table = PlayTable(rules)
    match = Match(table, rules.match.deals, 0)
    level = [Match(table, match.deals, 0, played, (((50,) * table.players),) * played) for played in range(10)]
    yield misdealt(table, 0).dealer, [each.is_over for each in level]
    if rules.players * rules.deal.hand + rules.deal.stock != table.pack.bit_count():
        yield "does not fit"
        return
    for seed in range(deals):
        random = Random(seed)
        cards = (stacked if seed % 6 else shuffled)(table, match.dealer, random)
        recorder = Recorder(start(table, cards))
        while not isinstance(recorder.phase, Over):
            options = recorder.phase.options()
            yield type(recorder.phase).__name__, recorder.phase.seat, noticed(options)
            recorder.act(act(options, random, bold=seed % 4 > 1))
            look = random.random() < (ALWAYS if recorder.phase.game.claims else LOOKS)
            yield view(recorder, random.randrange(table.players)) if look else None
        yield settled(recorder.phase).data
        match = match.after(recorder.phase)
        yield match.is_over, match.totals, match.settled if table.players == 2 else None
        if match.is_over:
            match = Match(table, rules.match.deals, match.dealer)


def noticed(options: Options[Any]) -> Any:
    """What may be done; of very much, how many things and one of them."""
    if isinstance(options, Plays):
        return options.cards
    return [*options] if isinstance(options, Few) else (len(options), next(iter(options)))


def act(options: Options[Any], random: Random, *, bold: bool) -> Any:
    """Anything; or what is best to say, and the highest card."""
    if bold and isinstance(options, Few):
        return options[0]
    if bold and isinstance(options, Plays):
        return Play(max(each.card for each in options))
    return options.pick(random)


@cache
def first_evening(rules: Ruleset, deals: int) -> list[Any]:
    """The deals of rules as they are."""
    return list(evening(rules, deals))


def shows(change: Change, deals: int) -> bool:
    """Whether anything is otherwise in so many deals."""
    as_they_are, changed = first_evening(change.base.rules, deals), evening(change.rules, deals)
    return any(one != two for one, two in zip_longest(as_they_are, changed))


def seen(_setting: str, changes: Sequence[Change], *, left_out: bool) -> bool:
    """Whether any change of a setting shows in a few deals, or in many; of what is left out, in a few."""
    if left_out:
        return any(shows(change, DEALS[0]) for change in changes[:LEFT_OUT])
    return any(shows(change, deals) for deals in DEALS for change in changes[:TRIED])
