"""Every setting changes something in some deal that is played: who may do what, who sees what, or what comes of it."""

from collections.abc import Iterator
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
from tarotrules.settings.record import Entries
from tests.games.piquet.chapters.changing import Change, changes
from tests.games.piquet.play.deals import stacked
from tests.games.piquet.reading import rules

DEALS: Final = (5, 18, 60)
"""So many deals are played to see the effect of a change; at first only a few."""
TRIED: Final = 4
"""So many changes of a setting are tried."""
LOOKS, ALWAYS = 0.06, 1
"""How often what a player sees is compared: always, once something was claimed."""
HOUSE: Final = """# language: en
variant x extends piquet with carte-rouge, blank-again {
  claim carte-blanche { worth 30 }
  contest point { tie everybody }
  contest sequence { tie elder }
  contest set { scores every_hand; tie nobody }
  calling { sinking forbidden }
  play { tricks_lie face_down; look_back own }
  match { weights 2, 1, 1, 1, 1, 2 }
}"""
BASES: Final = ("piquet", HOUSE, "piquet-wikipedia", "piquet-au-cent", "piquet-normand", "piquet-voleur", "pikett")
LEFT_OUT: Final = {
    "people carry it out: cards are well shuffled, and seats are numbered in playing order": {
        "deck.packs", "deck.dealer_chooses", "seating.first_dealer", "seating.cut_least", "seating.direction",
        "deal.packet", "deal.packet_kept", "deal.first_packet", "deal.stock_laid",
    },
    "people carry it out: whoever takes cards is seen to take so many, and a program changes its mind before it acts": {
        "exchange.fewer_said", "exchange.too_late",
    },
    "a slip is nothing that the rules allow, and a referee only says that it is one": {
        "fault", "fault.*.event", "fault.*.found", "fault.*.remedy", "fault.*.fine", "fault.*.bars", "fault.*.waivable",
    },
}  # fmt: skip


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


def shows(base: Ruleset, change: Change, deals: int) -> bool:
    """Whether anything is otherwise in so many deals."""
    return any(one != two for one, two in zip_longest(first_evening(base, deals), evening(change.rules, deals)))


def played(tries: list[list[tuple[Ruleset, Change]]], *, left_out: bool) -> bool:
    """Whether a setting has an effect in a few deals by any rules, or in many; of what is left out, in a few."""
    in_turn = [each for some in zip_longest(*tries) for each in some if each is not None]
    if left_out:
        return any(shows(base, change, DEALS[0]) for base, change in in_turn[: len(BASES)])
    return any(shows(base, change, deals) for deals in DEALS for base, change in in_turn)


def general(change: Change) -> str:
    """The path of a setting, whatever the names on it."""
    record: Any = Ruleset
    found: list[str] = []
    names = iter(change.path)
    for step in names:
        found.append(step)
        field = record.fields.get(step, record.fields.get(f"{step}_"))
        if isinstance(field, Entries):
            found += ["*"] if next(names, None) is not None else []
        record = getattr(field, "of", getattr(field, "record", None))
    return ".".join(found)


def test_every_setting_is_played() -> None:
    """A deal shows it, or it is left out."""
    tries: dict[str, list[list[tuple[Ruleset, Change]]]] = {}
    for name in BASES:
        base, of = rules(name), dict[str, list[tuple[Ruleset, Change]]]()
        for change in changes(base):
            of.setdefault(general(change), []).append((base, change))
        for setting, found in of.items():
            tries.setdefault(setting, []).append(found[:TRIED])
    left_out = set[str]().union(*LEFT_OUT.values())

    silent = {each for each, found in tries.items() if not played(found, left_out=each in left_out)}
    assert silent == left_out & tries.keys()
