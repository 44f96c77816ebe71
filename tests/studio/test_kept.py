"""What is kept on a device is never lost to what cannot be read, to a newer version, or to want of room."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

SOURCES: Final = Path(__file__).parents[2] / "studio" / "src"
RULES, EVENINGS, GAMES = "tarotrules.studio", "tarotrules.evenings", "tarotrules.playing"
TORN: Final = ("torn", "null", "[null]", "3", '{"files":3,"x":3}', '{"files":{"x":null},"x":[null]}')
KEEPS: Final = {
    RULES: 'return shelf.keep("x", "mine", "", null).how',
    EVENINGS: 'return evenings.keep("x", evenings.begun({ text: "mine", rulesId: "r", people: [], playing: null }))',
    GAMES: 'return games.keep("x", games.begun({ text: "mine", rulesId: "r", players: 4, names: [] }))',
}


def done(program: str, given: Any = None) -> tuple[Any, dict[str, str]]:
    """What a program returns, and what is on the device then."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    command = [node, str(Path(__file__).with_name("kept.mjs")), str(SOURCES)]
    line = json.dumps([program, given])
    run = subprocess.run(command, input=line, capture_output=True, text=True, check=False)
    assert run.stderr == ""
    answer = json.loads(run.stdout)
    return answer.get("found"), answer["device"]


@pytest.mark.parametrize("key", KEEPS)
def test_what_cannot_be_read_is_put_aside(key: str) -> None:
    """All that was ever found so, each beside the others; what is kept then is there."""
    (how, *_), device = done(
        f"return given.map((each) => {{ device.set('{key}', each); return (() => {{ {KEEPS[key]} }})(); }})", TORN
    )
    aside = [words for name, words in device.items() if name.startswith(f"{key}.unreadable")]

    assert (how, sorted(aside)) == ("saved", sorted(TORN))
    assert "mine" in device[key]


@pytest.mark.parametrize("key", KEEPS)
def test_what_a_newer_version_kept_is_left_alone(key: str) -> None:
    """And so is what cannot be read where there is no room to put it aside."""
    newer = json.dumps({"form": 99, "files": {}, "evenings": {}, "games": []})

    assert done(f"device.set('{key}', given); {KEEPS[key]}", newer) == ("newer", {key: newer})
    assert done(f"device.set('{key}', 'torn'); room.left = 5; {KEEPS[key]}") == ("full", {key: "torn"})


TABS: Final = """
const keep = (text, known) => shelf.keep("x", text, "", known);
const before = () => shelf.get("x").before.map(({ text }) => text);
const first = keep("one", null).now;
const there = keep("two", first).now;
const here = keep("three", first);
const both = [here.both, before()];
const soon = [keep("four", here.now).both, before()];
const now = Date.now;
Date.now = () => now() + 61000;
const late = [keep("five", shelf.get("x")).both, before()];
Date.now = now;
const unknown = keep("six", null).both;
const over = [there.over, here.now.over].map((each) => each === first.mark);
return { both, soon, late, unknown, over, marks: there.mark === here.now.mark };"""


def test_what_nobody_has_read_stays_when_it_is_written_over() -> None:
    """Each text says over which one it was written; otherwise a minute parts one earlier text from the next."""
    found, _ = done(TABS)

    assert found["both"] == [True, ["two", "one"]]
    assert found["soon"] == [False, ["two", "one"]]
    assert found["late"] == [False, ["four", "two", "one"]]
    assert (found["unknown"], found["over"], found["marks"]) == (False, [True, True], False)


HEARD: Final = """
const app = { words: "one", text: () => app.words, title: () => "", status() {} };
app.replace = (words) => { app.words = words; };
const keeping = new Keeping(app);
keeping.open("x");
const first = shelf.get("x").mark;
app.words = "mine";
keeping.save();
const over = given ? shelf.get("x").mark : first;
const kept = JSON.parse(device.get(KEY));
Object.assign(kept.files.x, { text: "theirs", mark: "theirs", over, before: [] });
device.set(KEY, JSON.stringify(kept));
elsewhere(KEY);
return [app.words, shelf.get("x").before.map(({ text }) => text)];"""


@pytest.mark.parametrize(("read", "earlier"), [(True, []), (False, ["mine"])])
def test_what_another_tab_has_not_read_is_put_back_behind_it(read: bool, earlier: list[str]) -> None:
    """And taken over either way; what it has read, it has kept itself."""
    assert done(HEARD.replace("KEY", f"'{RULES}'"), read)[0] == ["theirs", earlier]


def test_what_was_put_aside_is_there_once() -> None:
    """Looking at it is enough."""
    assert done(f"device.set('{RULES}', 'torn'); shelf.all(); return 0")[1] == {f"{RULES}.unreadable": "torn"}


EVENING: Final = """
const evening = evenings.begun({ text: "x".repeat(3000), rulesId: "r", people: ["A", "B"], playing: null });
const deals = () => [JSON.stringify(evening.deals), evening.text.length];
const told = { contract: "garde", claims: [{ id: "handful", player: 1 }] };
const deal = (points) => ({ sat: [0, 1], dealer: 0, told: { points, ...told } });
"""
WHOLE: Final = """
const states = [deals()];
for (const [at, many, ...others] of given) { evenings.change(evening, at, many, ...others); states.push(deals()); }
evenings.rescore(evening, { text: "y", rulesId: "s" });
const kinds = evening.before.map((each) => evenings.done(each));
const back = [];
while (evening.before.length > 0) { evenings.undo(evening); back.unshift(deals()); }
const again = evening.after.map((each) => evenings.done(each, true));
while (evening.after.length > 0) evenings.redo(evening);
return { whole: JSON.stringify(back) === JSON.stringify(states), kinds, again, last: deals() };"""
LONG: Final = """
for (let at = 0; at < 60; at += 1) evenings.change(evening, at, 0, deal(at));
evenings.keep("x", evening);
return JSON.stringify(evening).length / JSON.stringify(evening.deals).length;"""
FULL: Final = """
for (let at = 0; at < 60; at += 1) {
    evenings.change(evening, at, 0, deal(at));
    evenings.change(evening, at, 1, deal(-at));
}
shelf.keep("x", "mine", "", null);
const all = [...device.values()].join("").length + JSON.stringify({ form: 1, evenings: { x: [evening] } }).length;
room.left = all - 2000;
const how = evenings.keep("x", evening);
const [kept] = evenings.evenings("x");
return { how, deals: kept.deals.length, steps: kept.before.length };"""
EARLY: Final = """
const old = { ...evening, deals: [deal(1)], before: [{ deals: [] }], after: undefined };
device.set(KEY, JSON.stringify({ x: [old] }));
const [found] = evenings.evenings("x");
evenings.change(found, 1, 0, deal(2));
evenings.keep("x", found);
return evenings.evenings("x").map(({ deals, before, after }) => [deals.length, before.length, after.length]);"""


def test_every_step_is_taken_back_and_again() -> None:
    """A deal, one more, a correction, a deletion and other rules, each called what it is."""
    found, _ = done(EVENING + WHOLE, [[0, 0, "a"], [1, 0, "b"], [0, 1, "c"], [1, 1]])
    kinds = [(each["kind"], each["n"]) for each in found["kinds"]]

    assert kinds == [("rules", 0), ("deletion", 2), ("correction", 1), ("deal", 2), ("deal", 1)]
    assert [(each["kind"], each["n"]) for each in found["again"]] == kinds[::-1]
    assert (found["whole"], found["last"]) == (True, ['["c"]', 1])


def test_what_can_be_undone_takes_little_room() -> None:
    """Where there is too little, it goes before anything else; what was kept before steps were small is read."""
    assert done(EVENING + LONG)[0] < 2
    full, _ = done(EVENING + FULL)
    assert (full["how"], full["deals"]) == ("saved", 60)
    assert 0 < full["steps"] < 50
    assert done(EVENING + EARLY.replace("KEY", f"'{EVENINGS}'"))[0] == [[2, 1, 0]]
