"""Records, and what programs ask of a deal: what may be done, why the rest may not, and what it came to."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from jsonschema import Draft202012Validator

from tarotrules.games.piquet.play.asking import legal, why_not
from tarotrules.games.piquet.play.cards import NAMES
from tarotrules.games.piquet.play.exchanging import Exchanging
from tarotrules.games.piquet.play.reasons import IDS, WITHOUT_RULE, Reason
from tarotrules.games.piquet.play.reasons import why_not as forbids
from tarotrules.games.piquet.play.record import WORDS, act_from_json
from tarotrules.games.piquet.play.refereeing import referee
from tarotrules.games.piquet.play.replaying import replay
from tarotrules.games.piquet.play.schema import schema
from tarotrules.games.piquet.play.state import State, begin, resume
from tarotrules.games.refused import Refused
from tarotrules.source.tables import read_table
from tests.games.piquet.play.test_dialogue import call, calls, say
from tests.games.piquet.reading import KEYWORDS, rules

RULES: Final = rules("piquet")
STRICT: Final = rules("# language: en\nvariant x extends piquet { calling { sinking forbidden; order as_listed } }")
SLOTS: Final = {each["slot"] for each in read_table(KEYWORDS.parent / "numbers.toml")["rules"].values()}


HELD_BACK: Final = "SKQJ109 HJ109 D987 C7", "SA8 HAKQ87 DAJ10 CA9"
"""The elder has a quint that others might beat."""


def rule_of(reason: Reason) -> str:
    """The slot in place of the number that the book has for it."""
    return reason.slot or "none"


def played(seed: int, acts: int = 1000) -> State:
    """A deal by chance, up to so many acts."""
    random = Random(seed)
    state = begin(RULES, seed % 2, random, rule_of)
    while state.seat is not None and acts:
        state, acts = state.after(state.choices().pick(random)), acts - 1
    return state


def test_a_record_is_the_deal() -> None:
    """Written, read and played again it comes to the same; it is of the form that the schema states."""
    state = played(1)
    record = json.loads(json.dumps(state.record()))
    Draft202012Validator(schema()).validate(record)
    told = replay(RULES, record, rule_of)

    assert told.data == state.result().data == resume(RULES, record, rule_of).result().data
    assert (told.dealer, state.next_dealer) == (0, 0)
    assert [sum(told.data[part][seat] for part in ("hand", "play", "cards", "bonus")) for seat in (0, 1)] == (
        told.data["scores"]
    )
    assert replay(RULES, {"record": 1, "dealer": 1, "misdeal": True}, rule_of).data["next_dealer"] == 1


def test_a_referee_stops_at_the_first_fault() -> None:
    """With who, what, why, and what else there was; before the end he says whose turn it is."""
    state = played(3)
    record = state.record()
    assert referee(RULES, record, rule_of).result is not None
    plays = [at for at, (_, act) in enumerate(record["acts"]) if act in NAMES]
    for at in plays[2:]:
        before = {**record, "acts": record["acts"][:at]}
        asked = legal(RULES, before, rule_of)
        assert record["acts"][at][1] in asked["legal"]
        for card, reason in asked["reasons"].items():
            wrong = {**record, "acts": [*before["acts"], [asked["seat"], card], *record["acts"][at:]]}
            fault = referee(RULES, wrong, rule_of).fault
            assert fault is not None
            assert (fault.seat, fault.reason.id, fault.reason.slot) == (asked["seat"], reason, "play.follow")
            assert fault.could.bit_count() == len(asked["legal"])
        assert referee(RULES, before, rule_of).seat == asked["seat"]


@pytest.mark.parametrize(
    "changed",
    [
        {"hands": [["SA"], ["SK"]]},
        {"hands": [["SA", "SA"]]},
        {"hands": "SA"},
        {"hands": [[1, {}], None]},
        {"stock": ["X1"]},
        {"stock": ["S7"] * 9999},
        {"dealer": 2},
        {"dealer": True},
        {"players": 3},
        {"record": 2},
        {"game": "tarot"},
        {"ruleset": "0" * 64},
        {"acts": "pass"},
        {"acts": [[0, {"call": "point", "cards": []}]]},
        {"acts": [[0, {"discard": ["SA", "SA"]}]]},
        {"acts": [[True, "pass"]]},
        {"acts": [[7, "pass"]]},
        {"acts": [[[[[]]]]]},
        {"misdeal": True},
        {"what": 1},
    ],
)
def test_what_is_no_record_is_refused(changed: dict[str, Any]) -> None:
    """Whoever wrote it, and whatever it says."""
    with pytest.raises(Refused):
        replay(RULES, {**played(2).record(), **changed}, rule_of)
    with pytest.raises(Refused):
        replay(RULES, [changed], rule_of)


def tried(state: State, random: Random) -> Iterator[Any]:
    """Anything that somebody might try: words, cards, calls of all cards that one has or has not."""
    phase = state.recorder.phase
    yield from random.sample(sorted(WORDS), 3)
    yield random.choice(NAMES)
    for contest in ("point", "sequence", "set", "nothing"):
        yield from ({"call": contest}, {"show": contest}, {"claim": "carte-blanche"})
        for seat in (0, 1):
            held = phase.game.held[:3]
            mine = [own for each in held for own in each[phase.game.place_of(seat)]]
            if mine:
                yield {"call": contest, "cards": list(_codes(random.choice(mine).cards))}
    if isinstance(phase, Exchanging):
        yield {"discard": list(_codes(phase.game.hands[phase.place]))}
        yield {"discard": []}


def _codes(cards: int) -> Iterator[str]:
    return (name for number, name in enumerate(NAMES) if cards >> number & 1)


def test_every_reason_is_told_by_a_rule() -> None:
    """Each is the reason of something somewhere, with the rule of the book that says so; none for what is allowed."""
    found = dict[str, set[str | None]]()
    for seed, given in enumerate([RULES, STRICT] * 8):
        random = Random(seed)
        state = begin(given, 0, random, rule_of)
        while state.seat is not None:
            choices = state.choices()
            for act in tried(state, random):
                reason = state.why_not(act)
                assert (reason is None) == (act in choices)
                if reason is not None:
                    found.setdefault(reason.id, set()).add(reason.slot)
            state = state.after(choices.pick(random))
        found.setdefault("deal-is-over", set()).add(getattr(state.why_not("pass"), "slot", "?"))

    raised = say(calls(HELD_BACK), {"call": "point"}, call("sequence", "HJ109"), "good")
    reason = forbids(raised.phase, act_from_json(call("sequence", "SKQJ109")))
    assert reason is not None
    found.setdefault(reason.id, set()).add(reason.slot)
    assert found.keys() == {*IDS}
    assert {each for each, slots in found.items() if None in slots} == WITHOUT_RULE
    assert {slot for slots in found.values() for slot in slots if slot is not None} <= SLOTS


def test_why_something_may_not_be_done_after_a_record() -> None:
    """Asked from outside."""
    begun = played(5, acts=0).record()

    assert legal(RULES, begun, rule_of)["awaited"] == "discard"
    assert (legal(RULES, begun, rule_of)["least"], legal(RULES, begun, rule_of)["most"]) == (1, 5)
    assert getattr(why_not(RULES, begun, {"discard": []}, rule_of), "slot", None) == "exchange.elder"
    later = played(5, acts=1).record()
    assert getattr(why_not(RULES, later, {"discard": []}, rule_of), "slot", None) == "exchange.younger"
    with pytest.raises(Refused):
        why_not(RULES, begun, {"bid": "garde"}, rule_of)
    with pytest.raises(Refused) as refused:
        resume(RULES, begun, rule_of).after("SA")
    assert refused.value.problem.code == "P066"
