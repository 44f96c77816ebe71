"""Every setting has a value with a source, a deed, a rule that tells it and a line to look up: the forgotten are named.

What is left out on purpose stands in ``left_out.toml`` with the reason, until it need not be.
"""

import tomllib
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tarotrules.games.playing.acts import PASS
from tarotrules.games.refused import Refused
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.sheets.cheat import _Sheet
from tarotrules.games.tarot.chapters.telling import Teller
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
from tarotrules.games.telling.front import Front
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Group, Record, word
from tarotrules.settings.walk import SettingPath
from tests.games.tarot.play.deals import played, stacked
from tests.laws.test_no_rule_is_silent import fields, general, means_nothing
from tests.strategies import Base, Change, bases, changes, variant

HOLDS_FOR: Final = ("tarot",)
"""It reads the engine, the play and the sheets of tarot from inside."""

LEFT_OUT: Final[dict[str, list[dict[str, Any]]]] = tomllib.loads(
    Path(__file__).with_name("left_out.toml").read_text("utf-8")
)
SETTINGS: Final = [".".join(path) for path in fields(Ruleset, ())]
LEFT_OUT_SO_FAR: Final = {"engine": 13, "cheat-sheet": 52, "play": 22}
"""How many are left out of each place: a number that gets smaller. Who raises it has decided that a rule which the book
tells is carried out by people alone."""
DEALS: Final = 200
"""So many deals of each ruleset are scored, evenly drawn from those it can be tried with."""
TRIED: Final = 3
"""So many changes of each setting are looked for on the cheat sheet; of what is left out, only one."""


def faults(place: str, there: Collection[str]) -> dict[str, list[str]]:
    """What is forgotten in a place, and what is left out though it is there; ``there`` are the settings that are."""
    left_out = {setting for each in LEFT_OUT[place] for setting in each["settings"]}
    found = {
        "forgotten": [each for each in SETTINGS if each not in there and each not in left_out],
        "no longer left out": [each for each in SETTINGS if each in there and each in left_out],
    }
    return {what: settings for what, settings in found.items() if settings}


def test_every_setting_has_a_value_with_a_source() -> None:
    """In the base variant each value, or the block it is in, says where it is from, or that it is assumed and why."""
    base = variant("fft")
    whole = (None, *base.sources)  # what the file as a whole is from says nothing of a value
    unsourced = {
        ".".join(path)
        for known in base.origins.values()
        for path, told in known.items()
        if not told.origin.assumed and told.origin.source in whole and path != ("players",)
    }

    assert sorted(unsourced) == []


# --- the deed -----------------------------------------------------------------------------------


@contextmanager
def watched(paths: dict[tuple[int, str], str]) -> Iterator[set[str]]:
    """The settings that are read meanwhile; ``paths`` has them by record and field."""
    read: set[str] = set()

    def watching(record: Record, name: str) -> Any:
        if (found := paths.get((id(record), name))) is not None:
            read.add(found)
        return object.__getattribute__(record, name)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Record, "__getattribute__", watching)
        yield read


def places(record: Record, path: SettingPath = ()) -> Iterator[tuple[tuple[int, str], str]]:
    """Where the value of each setting is kept, with a star for a name."""
    for name, field in record.fields.items():
        value, here = record.items()[name], (*path, word(name))
        starred = (*here, "*") if isinstance(field, Entries) else here
        if isinstance(field, Group):
            yield from places(value, here) if value is not None else ()
        elif isinstance(field, Entries) and not isinstance(field.of, Kind):
            for each in (value or {}).values():
                yield from places(each, starred)
        else:
            yield (id(record), name), ".".join(starred)


def test_every_setting_has_its_deed() -> None:
    """It is read to score a deal, to judge a hand or to play, or it is left out: what nobody reads changes no game."""
    read: set[str] = set()
    for base in bases():
        rules = base.rules.replace()  # a ruleset the engine has not made ready yet
        every = list(candidates([rules]))
        deals = [deal_json(each) for each in every[:: -(-len(every) // DEALS)]]
        with watched(dict(places(rules))) as here:
            evaluate_hand(rules, rules.deck.pack.cards[: rules.deal.own])
            for deal in (*deals, *with_faults(rules, deals)):
                with suppress(Refused):
                    score(rules, deal)
            play(rules)
        read |= here

    assert faults("engine", read) == {}


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


# --- the line to look up ------------------------------------------------------------------------


def test_every_setting_is_on_the_cheat_sheet() -> None:
    """Whoever looks it up at the table finds it, or it is left out."""
    left_out = {setting for each in LEFT_OUT["cheat-sheet"] for setting in each["settings"]}
    tried = {setting: found[: 1 if setting in left_out else TRIED] for setting, found in changed().items()}
    seen = {setting for setting, found in tried.items() if any(map(on_the_sheet, found))}

    assert faults("cheat-sheet", seen) == {}


def changed() -> dict[str, list[Change]]:
    """Some changes of each setting, in the first rules where it means something."""
    found: dict[str, list[Change]] = {}
    for base in bases():
        here: dict[str, list[Change]] = {}
        for change in changes(base):
            if not means_nothing(change):
                here.setdefault(".".join(general(change.path)), []).append(change)
        found = here | found
    return found


def on_the_sheet(change: Change) -> bool:
    """Whether a change is seen on the cheat sheet."""
    return any(one != two for one, two in zip_longest(as_it_is(change.base), sheet(change.base, change.rules)))


@cache
def as_it_is(base: Base) -> list[Any]:
    """The cheat sheet of a base."""
    return list(sheet(base, base.rules))


def sheet(base: Base, rules: Ruleset) -> Iterator[Any]:
    """The parts of the cheat sheet of a ruleset alone; what is paid comes last, because it takes longest to make."""
    alone = base.variant._replace(rulesets={rules.players: rules})
    paid, *others = _Sheet(Front(alone, None, catalogue("en")), rules.players).parts()
    return (list(blocks) for *_, blocks in (*others, paid))


# --- the rule -----------------------------------------------------------------------------------


def test_every_setting_is_told_by_a_rule() -> None:
    """A rule of the book lists it, or what it belongs to."""
    tellers = (Teller(base.rules, catalogue("en"), base.variant.titles) for base in bases())
    rules = (rule for teller in tellers for section in sections(teller) for rule in section.rules)
    told = {".".join(general(path)) for rule in rules for path in rule.settings}

    assert [each for each in SETTINGS if not any(each == one or each.startswith(f"{one}.") for one in told)] == []


def test_no_more_is_left_out_than_before() -> None:
    """The list gets shorter, and the number with it; a setting cannot be added to it unseen."""
    left_out = {place: sum(len(each["settings"]) for each in lines) for place, lines in LEFT_OUT.items()}

    assert left_out == LEFT_OUT_SO_FAR


def test_nothing_else_is_left_out() -> None:
    """Each line of the list is about a setting that there is, and says why."""
    lines = [each for place in LEFT_OUT.values() for each in place]

    assert [setting for each in lines for setting in each["settings"] if setting not in SETTINGS] == []
    assert [each for each in lines if not each["why"]] == []
