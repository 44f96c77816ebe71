"""What cannot be is refused with its cause, everything at once, and nothing that is told ends otherwise."""

from random import Random
from typing import Any, Final

import pytest

from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.engine import refusals
from tarotrules.games.piquet.engine.reading import KEYS
from tarotrules.source.diagnostics import Diagnostic, Problem
from tarotrules.wording.diagnostics import present
from tarotrules.wording.titles import titled
from tests.games.piquet.engine.scored import ELDER, YOUNGER, refused

BOTH: Final = {"elder": ELDER, "younger": YOUNGER}
CASES: Final[list[tuple[Any, str]]] = [
    ([], "P130 This does not describe a deal of Piquet."),
    ({}, "P130 Nobody can tell what is to be scored."),
    ({"kind": "quiz", "hand": ELDER}, "P130 There is no “kind” of this name."),
    ({**BOTH, "tricks": "EE", "play_points": [["E", 1]]}, "P130 The play is told in two ways."),
    ({"totals": [1, 2], "deals": [[1, 2]]}, "P130 A partie is told by its deals or by its totals, not by both."),
    ({**BOTH, "younger": "C1"}, "P003 “C1” is not possible for “younger”."),
    ({**BOTH, "plays": "HA-H10-H9 HK"}, "P062 Trick 1 has 3 cards instead of 2."),
    ({"tricks": "EE X"}, "P003 “X” is not possible for “tricks”."),
    ({"hand": [["E", "point"]]}, 'P003 “["E", "point"]” is not possible for “hand”.'),
    ({"hand": [["E", "point", None]]}, "P003 “null” is not possible for “hand”."),
    ({"names": ["A", "A"], "deals": [[1, 2]]}, 'P003 “["A", "A"]” is not possible for “names”.'),
    ({"first_elder": "Q", "deals": [[1, 2]]}, "P003 “Q” is not possible for “first_elder”."),
    ({"deals": [[1, None]]}, "P003 “[1, null]” is not possible for “deals”."),
    ({"elder": ELDER}, "P132 Something is missing: younger."),
    ({"fault": "revoke"}, "P132 Something is missing: by."),
    ({**BOTH, "fault": "longer-point", "by": "E"}, "P132 Something is missing: contest."),
    ({**BOTH, "elder": f"{ELDER} C8"}, "P133 The elder has 13 cards; under these rules a hand has 12."),
    ({"hand": ELDER[:-1]}, "P133 The hand has 11 cards; under these rules it has 12."),
    ({"stock": 7, "tries": []}, "P133 The stock has 7 cards; under these rules it has 8."),
    ({"totals": [1, 2, 3]}, "P133 Scores given: 3; players under these rules: 2."),
    ({"hands": [ELDER]}, "P133 Hands given: 1; players under these rules: 2."),
    ({**BOTH, "plays": "S7-SQ"}, "P134 In trick 1, the elder plays S7 without having it in hand."),
    ({**BOTH, "plays": "HA-H10 HA-S10"}, "P134 In trick 2, the elder plays HA without having it in hand."),
    ({**BOTH, "plays": "HA-S10"}, "P135 In trick 1, the younger plays S10 to HA, but still holds H10."),
    ({"plays": "HA-S10 HK-H7"}, "P135 In trick 1, the younger plays S10 to HA, but still holds H7."),
    ({"tricks": "EY EE"}, "P136 Trick 2 was led by the elder, who did not win the one before."),
    ({"tricks": "EE " * 13}, "P137 13 tricks are told; a deal has 12."),
    ({"tricks": "EE", "complete": True}, "P137 1 trick is told of 12, but the deal is said to be complete."),
    ({"hand": [["E", "set", 13]]}, "P138 No hand scores 13 for “set”."),
    ({"hand": [["E", "sequence", 5]]}, "P138 No hand scores 5 for “sequence”."),
    ({"hand": [["E", "sequence", 33]]}, "P138 No hand scores 33 for “sequence”."),
    ({"hand": [["E", "point", 0]]}, "P138 No hand scores 0 for “point”."),
    ({"hand": [["E", "carte-blanche", 20]]}, "P138 No hand scores 20 for “carte-blanche”."),
    ({"hand": [], "play_points": [["E", 14]], "kind": "ledger"}, "P138 Nobody scores 14 in the play."),
    ({"hand": [["E", "repic", 60]]}, "P139 “repique” is not to be told."),
    ({"hand": [["E", "point", 5], ["Y", "point", 6]]}, "P140 Both sides score “point”."),
    ({"hand": [["E", "flush", 5]]}, "P141 These rules have nothing called “flush” that a hand scores."),
    ({**BOTH, "dealt_elder": ELDER}, "P142 An exchange of 0 cards is not allowed. The elder takes at least 1."),
    (
        {"stock": "SAKQJ10987", "exchanged": [3, 6]},
        "P142 An exchange of 6 cards is not allowed. That leaves only 5 for the younger.",
    ),
    (
        {**BOTH, "dealt_elder": ELDER.replace("SA", "S7"), "taken_elder": "SK"},
        "P143 The hands of the elder before and after the exchange do not fit what was exchanged: SK SA.",
    ),
    (
        {
            **BOTH,
            "dealt_elder": ELDER.replace("DK", "D9"),
            "taken_elder": "DK",
            "dealt_younger": YOUNGER.replace("J107", "J10K"),
        },
        "P060 DK is in two places.",
    ),
    ({"totals": {"A": -3, "B": 5}}, "P144 −3 points are not possible."),
    ({"deals": [[20, 10]] * 5 + [[21, 10]] * 2}, "P145 7 deals are told, but the partie was over after 6."),
    ({"fault": "revok", "by": "E"}, "P147 These rules have no irregularity called “revok”."),
    ({"fault": "revoke", "by": "E", "waived": True}, "P148 Under these rules nobody may let this pass: “revoke”."),
]


def said(problem: Diagnostic) -> str:
    """A problem as it is told: those of every game by their codes."""
    more = {"suggestion": "", "hint": "none"} if "known" in problem.arguments else {}
    problem = problem._replace(arguments={**problem.arguments, **more})
    (titled_one,) = titled([problem], {}, "en")
    found = present(titled_one, catalogue("en"), lambda concept, _: concept)
    assert found.help
    return f"{problem.code} {found.message}"


@pytest.mark.parametrize(("told", "problem"), CASES)
def test_what_cannot_be_is_refused(told: Any, problem: str) -> None:
    """One mistake is one problem, in so many words."""
    assert [said(each) for each in refused(told)] == [problem]


def test_rules_that_forbid_more() -> None:
    """Calls may not be held back everywhere, and where cards decide what is counted, letters are not enough."""
    rules = (
        "# language: en\nvariant x extends piquet { calling { sinking forbidden } count lead { when led is honours } }"
    )

    assert [each.problem for each in refused({**BOTH, "sunk": "E.set"}, rules)] == [refusals.NOT_SUNK]
    assert [each.problem for each in refused({"tricks": "EE"}, rules)] == [refusals.CARDS_NEEDED]
    assert refused({"plays": "HA-H10"}, rules) == ()


def test_every_refusal_has_a_case() -> None:
    """No cause is listed that nothing told can have."""
    codes = {each.code for each in vars(refusals).values() if isinstance(each, Problem)}

    assert codes == {problem[:4] for _, problem in CASES if problem[:4] > "P129"} | {"P146", "P149"}


def test_everything_is_told_at_once() -> None:
    """What is wrong in one place keeps nothing back of what is wrong in another."""
    told = {"hand": [["E", "point", 9], ["Q", "set", 3]], "playpoints": [["E", 1]], "tricks": "EE YY", "kind": "ledger"}
    found = [each.code for each in refused(told)]

    assert found == ["P002", "P003", "P138", "P136"]
    near = refused({**BOTH, "trics": "EE"})[0].arguments
    assert (near["suggestion"], near["hint"]) == ("tricks", "near")
    both = {"elder": f"{ELDER} C8", "younger": YOUNGER[:-2]}
    assert [each.arguments["given"] for each in refused(both)] == [13, 11]
    inside = [each.code for each in refused({"deals": [[1, 2], {**BOTH, "elder": "SA"}, [-1, 2]]})]
    assert inside == ["P130", "P133", "P144"]


def test_whatever_is_told_is_scored_or_refused() -> None:
    """Hundreds of things that stand under keys by chance: nothing but a refusal comes of them."""
    random, keys = Random(14), sorted(KEYS)
    values: list[Any] = [None, True, -1, 3, 10**30, 1.5, "", "EE", "E.set", "set", ELDER, YOUNGER, "SAKQJ10987", [], {}]
    values += [[[0, 1]], [["E", "point", 5]], [[20, 10]] * 6, {"A": 1, "B": 2}, [ELDER, YOUNGER], "HA-H10 HK", [[[[]]]]]
    values += [[{"elder": 5}], [{"elder": ELDER, "younger": YOUNGER}], "revoke", "too-many-cards", "x" * 10**5, [5, 3]]
    for _ in range(400):
        told = {random.choice(keys): random.choice(values) for _ in range(random.randint(1, 6))}
        if random.random() < 0.5:
            told |= {"elder": ELDER, "younger": YOUNGER}
        assert all(len(str(dict(each.arguments))) < 2000 for each in refused(told))
