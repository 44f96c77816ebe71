"""A program that has the family of pairs and no other: goes through every door and prints what it found there.

It is run in a folder where the files are (``python without_tarot.py memory.tarot …``), with the project on its path.
"""

import asyncio
import io
import json
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from tarotrules.games import registry

DEAL = {"players": 2, "dealer": 0, "cards": [0, 1, 2, 2, 1, 0], "acts": [0, 5, 1, 2]}
"""Of three pairs: the second player finds the noughts, then misses."""
OVER = {**DEAL, "acts": [*DEAL["acts"], 1, 4, 2, 3]}  # type: ignore[misc] # it is a list
WRONG = {**DEAL, "acts": [0, 0]}


def alone() -> None:
    """Forget the other families, before anything asks for one."""
    registry.FAMILIES.clear()
    registry.FAMILIES["pairs"] = "tests.games.pairs.family"
    registry.USUAL = "pairs"  # type: ignore[misc] # it is final for everybody else


def told(*words: str, typed: str = "") -> dict[str, Any]:
    """What a command answers."""
    from tarotrules.cli.main import main

    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([*words, "--lang", "en"])
    finally:
        sys.stdin = before
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}


def files(names: list[str]) -> dict[str, Any]:
    """What comes of files."""
    from tarotrules import books, compiled, explanation, pipeline
    from tarotrules.reports import present

    found: dict[str, Any] = {}
    for name in names:
        loaded = pipeline.load(name)
        said = found[name] = {"problems": present(loaded.problems, loaded.tongues, "en")}
        if loaded.variant is not None:
            said["compiled"] = compiled.compile_variant(loaded.variant)
            said["book"] = books.rulebook(loaded.variant, "fr", "txt")
            said["explained"] = [".".join(each.path) for each in explanation.explained(loaded.variant)]
    return found


def scored_and_shown() -> dict[str, Any]:
    """Scores, sheets, comparisons."""
    from tarotrules import api, books, pipeline
    from tarotrules.games.refused import Refused

    memory, petit = (pipeline.load(name).variant for name in ("memory.tarot", "petit.tarot"))
    assert memory is not None
    assert petit is not None
    found: dict[str, Any] = {"score": api.score(memory, {"found": [20, 12]})["scores"]}
    try:
        api.score(petit, {"found": [7, 6]})
    except Refused as refused:
        found["refused"] = refused.diagnostic.arguments
    found["sheets"] = {
        "cheat": books.render(books.cheatsheet(petit, "en", 8), "txt"),
        "score": books.render(books.scoresheet(petit, "en"), "html"),
        "changes": books.render(books.changes(petit, "en"), "txt"),
    }
    found["compared"] = api.compare(memory, petit, language="fr"), api.comparison(memory, petit, form="txt")
    return found


def evenings() -> dict[str, Any]:
    """What the page is answered on which an evening is written down."""
    from tarotrules.studio.adding import additions
    from tarotrules.studio.doors import choices
    from tarotrules.studio.evening import evening, scored

    text = Path("memory.tarot").read_text("utf-8")
    deals = [{"found-0": 20, "found-1": 12}, {"found-0": 30, "found-1": 12}, {"found-0": 1, "found-1": 0}]
    seated = [{"sat": [0, 1], "dealer": None, "told": each} for each in deals]
    return {
        "form": evening(text, "en")["forms"][0],
        "scored": scored(text, "en", ["Ann", "Ben"], seated)["deals"],
        "additions": additions(text, "en")["places"],
        "choices": choices(text, "en", "deal.faces", [1, 2, 8])["sentences"],
    }


def played() -> dict[str, Any]:
    """What the page is answered on which a deal is played."""
    from tarotrules.studio.playing import advised, forbidden, played, tables

    text = Path("memory.tarot").read_text("utf-8")
    game = {"players": 2, "seed": 1, "moves": [{"play": "0"}]}
    over = {**game, "moves": ["on"]}
    return {
        "tables": tables(text, "en")["players"],
        "turned": played(text, "en", {**game, "moves": []}, {"play": "0"}),
        "again": played(text, "en", game, {"play": "0"})["refused"],
        "why": forbidden(text, "en", game, "0")["refused"],
        "advised": advised(text, "en", game)["advice"],
        "over": played(text, "en", {**game, "moves": []}, "on")["scene"],
        "no other": played(text, "en", over, "next")["made"],
    }


def commands() -> dict[str, Any]:
    """What commands answer that are told of deals."""
    for name, data in (("deal", DEAL), ("over", OVER), ("wrong", WRONG), ("summary", {"found": [2, 1]})):
        Path(f"{name}.json").write_text(json.dumps(data), "utf-8")
    typed = "\n".join(map(json.dumps, (DEAL["cards"], *WRONG["acts"])))  # type: ignore[misc] # they are lists
    return {
        "schema": told("compile", "three.tarot", "--format", "record-schema"),
        "usual schema": told("compile", "--format", "schema"),
        "score": told("score", "three.tarot", "summary.json"),
        "legal": told("legal", "three.tarot", "deal.json"),
        "legal json": told("legal", "three.tarot", "deal.json", "--format", "json"),
        "replay": told("replay", "three.tarot", "over.json"),
        "replay json": told("replay", "three.tarot", "over.json", "--format", "json"),
        "replay early": told("replay", "three.tarot", "deal.json"),
        "why": told("why", "three.tarot", "deal.json", "5"),
        "why json": told("why", "three.tarot", "deal.json", "5", "--format", "json"),
        "why not": told("why", "three.tarot", "deal.json", "pass"),
        "why strange": told("why", "three.tarot", "deal.json", "H4"),
        "referee": told("referee", "three.tarot", "wrong.json"),
        "referee json": told("referee", "three.tarot", "wrong.json", "--format", "json"),
        "typed": told("referee", "three.tarot", typed=f"{typed}\nquit\n"),
        "typed json": told("referee", "three.tarot", "--format", "json", typed=typed),
        "typed badly": told("referee", "three.tarot", typed="[0, 1]\n0\n"),
        "typed nothing": told("referee", "three.tarot", "--format", "json"),
        "simulated": told("simulate", "three.tarot", "--deals", "20", "--jobs", "1"),
        "simulated json": told(
            *("simulate", "three.tarot", "--deals", "20", "--jobs", "1", "--format", "json"),
            *("--players", "2,random,minding", "--state", "note.json"),
        ),
        "beside": told("compare", "three.tarot", "four.tarot", "--simulate", "20", "--jobs", "1"),
        "beside json": told(
            *("compare", "three.tarot", "four.tarot", "--simulate", "20", "--jobs", "1", "--format", "json")
        ),
    }


def programs() -> dict[str, Any]:
    """What another program finds that plays."""
    from tarotrules import Deal, api
    from tarotrules.games.refused import Refused

    three, found = api.load("three.tarot"), dict[str, Any]()
    deal, random = Deal.start(three, Random(1), players=2), Random(2)
    found["first"] = deal.view(0), len(deal.legal_actions()), deal.seat
    try:
        deal.apply(99)
    except Refused as refused:
        found["refused"] = refused.__notes__
    found["why"] = deal.why_not(99, "fr")
    while not deal.is_final:
        deal = deal.apply(deal.legal_actions().pick(random))
    found["scores"] = deal.scores(), api.replay(three, deal.record())
    found["again"] = Deal.from_record(three, deal.record()).record() == deal.record()
    found["legal"] = api.legal(three, DEAL)
    found["asked"] = api.why(three, DEAL, 5), api.why(three, DEAL, 1)
    found["refereed"] = api.referee(three, WRONG, "fr"), api.referee(three, DEAL), api.referee(three, OVER)
    found["simulated"] = api.simulate(three, 20, kinds=["random"])
    return found


@contextmanager
def at_a_terminal(driven: Callable[[Any], Awaitable[None]]) -> Iterator[None]:
    """The command finds a terminal, at which somebody does something."""
    from tarotrules.cli.commands import play
    from tarotrules.terminal.app import TableApp

    class Terminal:
        stdin = stdout = io.StringIO()

    async def run(app: TableApp) -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await driven(pilot)

    Terminal.stdin.isatty = lambda: True  # type: ignore[method-assign] # nobody is there
    play.sys = Terminal  # type: ignore[attr-defined, assignment]
    TableApp.run = lambda app: asyncio.run(run(app))  # type: ignore[method-assign, misc, assignment]
    yield


def lines(pilot: Any) -> str:
    """What stands on the screen."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def table() -> dict[str, Any]:
    """What a person sees at a table in the terminal, if there can be one."""
    if find_spec("textual") is None:
        return {}
    screens = list[str]()

    async def press(pilot: Any, *keys: str) -> None:
        await pilot.press(*keys)
        await pilot.pause(0.02)
        screens.append(lines(pilot))

    async def one_by_one(pilot: Any) -> None:
        """Turn a card, and it again; keep the match."""
        await press(pilot, "enter")
        await press(pilot, "home", "enter")
        await press(pilot, "s")

    async def two_at_once(pilot: Any) -> None:
        """Two that are not alike, then pairs to the end of the deal, and on to the next."""
        hand = pilot.app.query_one("#hand")
        unlike = next(card for card in hand.cards if card.face != hand.cards[0].face)
        await press(pilot, "enter", *["right"] * hand.cards.index(unlike), "enter", "1")
        for _ in range(len(hand.cards) // 2):
            if pilot.app.scene.sheet is not None:
                break
            hand.picked.clear()
            one, other = pilot.app.seated.state.choices()[0]
            await pilot.press("home", *["right"] * one, "enter", *["right"] * (other - one), "enter")
            await press(pilot, "1")
        await press(pilot, "enter")

    found = {}
    with at_a_terminal(one_by_one):
        found["turned"] = told("play", "three.tarot", "--seed", "1"), screens[:]
    screens.clear()

    async def looks(pilot: Any) -> None:
        await press(pilot)

    with at_a_terminal(looks):
        found["resumed"] = told("play", "three.tarot", "--resume", "three-match.json"), screens[:]
    found["other"] = told("play", "four.tarot", "--resume", "three-match.json"), []
    screens.clear()
    with at_a_terminal(two_at_once):
        found["taken"] = told("play", "four.tarot", "--seed", "1", "--deals", "2"), screens[:]
    return found


def main(names: list[str]) -> None:
    """Go through all the doors."""
    alone()
    found = {**files(names), **scored_and_shown(), "commands": commands(), "programs": programs(), "table": table()}
    found["evening"], found["played"] = evenings(), played()
    found["loaded"] = [name for name in sys.modules if name.startswith("tarotrules.games.tarot")]
    sys.stdout.write(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
