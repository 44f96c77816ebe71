"""Records: frozen, complete, and strict about what they are loaded from."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.games.tarot.ruleset.match import Match
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.settings.kinds import Kind
from tarotrules.settings.record import Entries, Record, Setting, dump, load, word
from tarotrules.settings.walk import SettingPath, values
from tests.strategies import bases

RULES: dict[str, Any] = dump(bases()[-2].rules)


def test_a_record_is_frozen_and_complete() -> None:
    """Fields cannot be set, left out or invented; a copy may differ."""
    said: dict[str, Any] = {**dict.fromkeys(Match.fields), "end": "deals", "deals": (12,)}
    match = Match(**said)

    with pytest.raises(AttributeError):
        match.deals = (13,)  # type: ignore[misc]
    with pytest.raises(TypeError):
        Match(end="agreed")  # type: ignore[call-arg]
    with pytest.raises(TypeError):
        match.replace(ends="agreed")
    assert match.replace(deals=(13,)) != match == match.replace(deals=(12,))
    assert hash(match) == hash(match.replace())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("auction",), {}),
        (("auction", "rounds"), "twice"),
        (("auction", "bid"), {}),
        (("auction", "bid"), [{"id": 5}]),
        (("auction", "bid", 0, "id"), "Not A Name"),
        (("auction", "bid", 1, "id"), "prise"),
        (("auction", "bid", 0, "unknown"), 3),
        (("bonus",), {"Bad Name": {}}),
        (("bonus", "petit-au-bout", "when"), {"is": []}),
        (("bonus", "petit-au-bout", "shared"), {"a": 1}),
        (("bonus", "petit-au-bout", "multiplied"), None),
        (("redeal", "petit-sec", "show_hand"), None),
        (("deck", "class", "kings", "cards"), []),
        (("deck", "class", "kings", "cards"), {"SK": 1}),
        (("scoring", "target"), [56, 51, 41]),
        (("scoring", "round", "margin"), {"up": True}),
        (("match", "unknown"), 1),
        (("players",), "4"),
        (("players",), None),
    ],
    ids=repr,
)
def test_what_the_schema_forbids_is_refused(path: tuple[str | int, ...], value: object) -> None:
    """Whatever is unknown, missing or of the wrong shape is a ``ValueError``, and nothing is read past it."""
    rules = copy.deepcopy(RULES)
    place: Any = rules
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value

    with pytest.raises(ValueError):  # noqa: PT011 the field is the message
        load(Ruleset, rules)


def test_a_setting_that_means_nothing_is_refused() -> None:
    """What cannot be said in a file cannot be smuggled in through JSON either."""
    with pytest.raises(ValueError):  # noqa: PT011
        load(Match, {"end": "agreed", "deals": 12})
    with pytest.raises(ValueError):  # noqa: PT011
        load(Match, {"end": "deals"})


LEAVES: st.SearchStrategy[Any] = (
    st.none() | st.booleans() | st.integers(-3, 100) | st.text(max_size=4) | st.just([]) | st.just({})
)


@given(data=st.data(), leaf=LEAVES)
def test_broken_configs_are_refused(data: st.DataObject, leaf: object) -> None:
    """A ruleset with anything in it replaced by something else is a ruleset, or a ``ValueError``."""
    rules = copy.deepcopy(RULES)
    place: Any = rules
    for _ in range(8):
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.integers(0, 4)) == 0:
            place[key] = leaf
            break
        place = place[key]

    try:
        loaded = load(Ruleset, rules)
    except ValueError:
        return

    assert load(Ruleset, dump(loaded)) == loaded


def test_records_are_equal_by_what_they_say() -> None:
    """The order of entries counts where it is a rule and not elsewhere; records are found in sets by what they say."""
    rules, bids = bases()[0].rules, bases()[0].rules.auction.bid

    other = rules.replace(bonus=dict(reversed(rules.bonus.items())), deck=rules.deck.replace())
    moved = rules.replace(auction=rules.auction.replace(bid=dict(reversed(bids.items()))))
    assert rules == other != moved
    assert {rules, other, moved} == {rules, moved}
    assert rules.auction != rules.deck


def test_a_record_goes_to_another_process() -> None:
    """Also one that was compared before."""
    rules = bases()[0].rules
    assert rules == rules.replace()

    assert pickle.loads(pickle.dumps(rules)) == rules  # noqa: S301 it was written just now


def test_every_value_is_met_once() -> None:
    """The walk meets everything the JSON says, in its place."""
    rules = bases()[-2].rules
    met = {path: kind.dump(value) for path, kind, value in values(rules) if value is not False}

    assert met == dict(leaves(rules, ()))


def leaves(record: Record, path: SettingPath) -> Iterator[tuple[SettingPath, Any]]:
    """What the JSON of a record says, by path."""
    said = dump(record)
    for name, field in record.fields.items():
        here, key = (*path, word(name)), word(name)
        if isinstance(field, Setting) and key in said:
            yield here, said[key]
        elif isinstance(field, Entries) and isinstance(field.of, Kind):
            yield from (((*here, each), value) for each, value in said.get(key, {}).items())
        elif isinstance(field, Entries):
            for each, entry in record.items()[name].items():
                yield from leaves(entry, (*here, each))
        elif key in said:
            yield from leaves(record.items()[name], here)
