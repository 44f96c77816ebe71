"""A person plays at the table in the terminal: keys are pressed, and what stands on the screen is read."""

import json
import re
import shlex
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tarotrules import pipeline
from tarotrules.cli.commands import play
from tarotrules.cli.helping import words
from tarotrules.cli.main import main
from tarotrules.games.seated import Sheet
from tarotrules.games.tarot.chapters.seat import sitting_down

pytest.importorskip("textual", reason="the extra `play` is not installed")

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from tarotrules.terminal.app import Keeping, TableApp
from tarotrules.terminal.hand import Hand
from tarotrules.terminal.news import folded
from tarotrules.terminal.places import places_table, scores_table
from tarotrules.terminal.sheet import SheetScreen
from tests.games.tarot.test_seat import answered, seat_at
from tests.numbering import rule_number
from tests.strategies import Base, base_of, variant
from tests.terminal.tables import OPENED, SIZE, at_rest, at_the_table, seat

SEED: Final = 3
"""In the first deal the person defends, and spades are led."""
FULL: Final = 5
"""Rows of a hand that has every suit and trumps."""
Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def anything_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others do anything, so that it matters to no test here how well the club plays."""
    monkeypatch.setattr(sitting_down, "KIND", "random")


async def plays_on(pilot: Pilot[None]) -> None:
    """Take whatever is offered first, until the deal is over."""
    app = pilot.app
    assert isinstance(app, TableApp)
    while app.scene.sheet is None:
        before = app.scene
        await pilot.press("enter")
        while app.scene is before:
            await pilot.pause(0.01)


@pytest.mark.parametrize(
    ("language", "won", "total", "next_"),
    [("fr", "l’emporte", "Total", "À vous de donner ensuite."), ("ja", "の勝ちです", "累計", "次はあなたが配ります。")],
)
def test_a_deal_is_played_to_its_score(language: str, won: str, total: str, next_: str) -> None:
    """From the bid to the score sheet, in 80 columns and 24 lines; then the next player deals."""

    async def driven(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter")
        assert won in "\n".join(await at_rest(pilot))
        await plays_on(pilot)

        sheet = "\n".join(await at_rest(pilot))
        assert total in sheet
        assert next_ in sheet
        assert len(await at_rest(pilot)) == SIZE[1]

        await pilot.press("enter")
        await at_rest(pilot)
        assert not isinstance(pilot.app.screen, SheetScreen)

    at_the_table(seat(language, seed=SEED), language, driven)


def test_why_not_is_answered_with_the_rule() -> None:
    """A heart on a spade is not played: the number of the rule and its sentence stand on the screen."""

    async def driven(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await at_rest(pilot)
        before = pilot.app.query_one(Hand).cards
        await pilot.press("down", "enter")

        said = "\n".join(await at_rest(pilot))
        assert f"Rule {rule_number('play.follow')}: " in said
        assert "the jack of hearts" in said
        assert pilot.app.query_one(Hand).cards == before

    at_the_table(seat("en", seed=SEED), "en", driven)


def test_without_colours_all_can_be_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where colours are not wanted there are none, and signs mark the cards and the cursor."""
    monkeypatch.setenv("NO_COLOR", "1")

    async def driven(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        colours = {
            colour.name
            for strip in pilot.app.screen._compositor.render_strips()
            for filter_ in pilot.app._filters
            if filter_.enabled
            for segment in filter_.apply(list(strip), pilot.app.background_colors[1])
            if segment.style is not None
            for colour in (segment.style.color, segment.style.bgcolor)
            if colour is not None
        }

        assert colours == {"default"}
        assert "[•Q♠]" in "\n".join(await at_rest(pilot))
        assert "  J♥" in "\n".join(await at_rest(pilot))

    at_the_table(seat("en", seed=SEED), "en", driven)


def test_a_match_is_put_away_and_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever takes up a kept match sees what was seen when it was put away, and plays on."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "fft-match.json"
    seen: list[str] = []

    async def leaves(pilot: Pilot[None]) -> None:
        await pilot.press("enter", "enter", "q")
        assert "Q again leaves" in "\n".join(await at_rest(pilot))
        await pilot.press("s", "enter")
        await at_rest(pilot)
        seen.extend(str(pilot.app.query_one("#told", Static).content).splitlines())

    async def goes_on(pilot: Pilot[None]) -> None:
        assert str(pilot.app.query_one("#told", Static).content).splitlines() == seen
        before = len(json.loads(file.read_text("utf-8"))["records"][0]["acts"])
        await pilot.press("enter")
        await at_rest(pilot)
        assert len(json.loads(file.read_text("utf-8"))["records"][0]["acts"]) > before

    at_the_table(seat("en", seed=SEED), "en", leaves)
    kept = json.loads(file.read_text("utf-8"))
    at_the_table(seat("en", seed=9, saved=kept), "en", goes_on, Keeping(str(file), "fft", OPENED))


@pytest.mark.parametrize(
    ("text", "code"),
    [("{", "F007"), ("[]", "P075"), ('{"match": 1}', "P075"), ('{"match": 1, "rules": "$rules"}', "P075")],
)
def test_a_damaged_file_is_told_of(text: str, code: str, tmp_path: Path, capsys: Said) -> None:
    """A file that is no match, or of other rules, is told of in the reader's language before a table is opened."""
    from tarotrules.compiled import variant_id

    file = tmp_path / "match.json"
    file.write_text(text.replace("$rules", variant_id(variant("fft"))), "utf-8")

    assert main(["play", "fft", "--resume", str(file), "--lang", "fr"]) == 1
    assert f"Erreur {code}" in capsys.readouterr().err


def test_what_a_table_needs_is_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    """Without a terminal there is no table, and without the library either; both are said with what to do."""
    assert main(["play", "fft", "--lang", "de"]) == 1
    assert "F026" in capsys.readouterr().err

    monkeypatch.setattr(play, "find_spec", lambda _: None)
    assert main(["play", "fft", "--lang", "de"]) == 1
    assert "pip install 'tarotrules[play]'" in capsys.readouterr().err


def test_a_match_has_as_many_deals_as_the_rules_offer(capsys: Said) -> None:
    """Three, five or seven by the article's rules, and not four."""
    assert main(["play", "solitaire-paradise", "--deals", "4", "--lang", "en"]) == 1
    assert "3, 5, 7 deals" in capsys.readouterr().err

    assert main(["play", "fft", "--with", "first-to-1000", "--deals", "4", "--lang", "en"]) == 1
    assert "until somebody has 1000 points" in capsys.readouterr().err


@pytest.mark.parametrize("typed", [["--deals", "0"], ["--deals", "-2"], ["--seed", "-1"]])
def test_a_match_has_a_deal_at_least(typed: list[str], capsys: Said) -> None:
    """No match is of no deals or of fewer, and no seed is below zero."""
    assert main(["play", "fft", *typed, "--lang", "en"]) > 0
    assert "Error C011 " in capsys.readouterr().err


def test_what_takes_a_match_up_again_can_be_typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It names the options and the language that the table was opened with, and a file with a space in quotes."""
    from tarotrules.cli.reading import read

    house, kept = tmp_path / "our table.tarot", str(tmp_path / "our match.json")
    house.write_text("variant ours extends fft\n", "utf-8")
    typed = ["play", str(house), "--with", "misere", "--with", "petit-imprenable", "--lang", "fr", "--seed", "3"]
    asked, problems = read("play", play.COMMAND, typed[1:])
    monkeypatch.chdir(tmp_path)
    again = shlex.split(Keeping(kept, "ours", play.opened(asked)).command())

    assert not problems
    assert again == [
        *("tarotrules", "play", str(house), "--with", "misere,petit-imprenable", "--lang", "fr", "--resume", kept)
    ]
    assert Keeping(None, "ours", OPENED).command() == "tarotrules play fft --resume ours-match.json"


def test_a_match_is_kept_from_its_score_sheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where people stop, between two deals, a match can be kept too."""
    monkeypatch.chdir(tmp_path)

    seated = seat("en", seed=SEED)
    seated.choose(0)
    while (scene := seated.scene()).sheet is None:
        assert seated.play(next(card.code for row in scene.hand for card in row if card.may)) is None

    async def driven(pilot: Pilot[None]) -> None:
        await pilot.press("s")
        assert "fft-match.json" in "\n".join(await at_rest(pilot))

    at_the_table(seated, "en", driven)
    again = seat("en", seed=9, saved=json.loads((tmp_path / "fft-match.json").read_text("utf-8")))
    assert again.scene().sheet is not None


def test_a_title_is_only_text(tmp_path: Path) -> None:
    """What a file calls its contracts is shown as it stands, in every place, and is never read as markup."""
    file = tmp_path / "odd.tarot"
    file.write_text(
        'variant odd extends fft { auction { bid prise { title { en "[B]Small[/B] \\\\[x]" } } } }\n', "utf-8"
    )
    odd = pipeline.load(str(file), ()).variant
    assert odd is not None
    seated = seat_at(Base("odd", odd.main, odd), "en", 1)
    title = "[B]Small[/B] \\[x]"
    seen = []

    async def driven(pilot: Pilot[None]) -> None:
        seen.append("\n".join(await at_rest(pilot)))
        await pilot.press("2")
        seen.append("\n".join(await at_rest(pilot)))

    at_the_table(seated, "en", driven)
    while (scene := seated.scene()).sheet is None:
        answered(seated, scene, Random(1))

    async def reads(pilot: Pilot[None]) -> None:
        seen.append("\n".join(await at_rest(pilot)))

    at_the_table(seated, "en", reads)
    assert [text.count(title) for text in seen] == [1, 3, 1]


def test_cards_are_picked_and_laid_away() -> None:
    """Keys go along the rows and from one to the next, a click picks a card up or puts it back, and 1 lays all down."""
    seated = seat_at(base_of("fft at 4"), "en", 2)
    for answer in ("Garde", "Announce nothing"):
        seated.choose([each.text for each in seated.scene().choices].index(answer))

    async def driven(pilot: Pilot[None]) -> None:
        await at_rest(pilot)
        hand = pilot.app.query_one(Hand)
        rows, picking = hand.lines, seated.scene().picking
        assert picking is not None
        for keys, row, place in (("home down down", 2, 0), ("up", 1, 0), ("home right", 0, 1), ("left", 0, 0)):
            await pilot.press(*keys.split())
            assert hand.card == rows[row][place]

        # There is one cursor, and it is in the hand.
        assert sum(line.count("[") for line in await at_rest(pilot)) == 1
        free = [(number, place) for number, row in enumerate(rows) for place, card in enumerate(row) if card.may]
        for number, place in [free[0], free[0], *free[: picking.most]]:
            await pilot.click(Hand, offset=(1 + 7 * place + 2, number))
        assert hand.picked == {rows[number][place].code for number, place in free[: picking.most]}
        await pilot.press("1")
        assert any("You discard" in line for line in await at_rest(pilot))

    at_the_table(seated, "en", driven)


def test_a_sheet_is_only_text() -> None:
    """Whatever stands on a score sheet stands there as it is, from the title to the keys."""
    odd = "[b]{}[/b]".format
    sheet = Sheet(odd("title"), (odd("line"),), (odd("who"),), ((odd("A"),),), odd("ending"))
    said = words("en")

    async def driven(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(SheetScreen(sheet, said, odd("keys")))
        await at_rest(pilot)
        assert isinstance(pilot.app.screen, SheetScreen)
        pilot.app.screen.note(odd("note"))
        shown = "\n".join(await at_rest(pilot))
        assert re.findall(r"\[b\](\w+)\[/b\]", shown) == ["title", "line", "who", "A", "ending", "note", "keys"]

    at_the_table(seat("en", seed=SEED), "en", driven)


def test_scores_stand_below_each_other() -> None:
    """Names begin together, figures end together."""
    header, rows = ("Player", "Role", "Deal", "Total"), (("A", "taker", "−5", "100"), ("B (you)", "", "5", "−100"))

    assert scores_table(Sheet("", (), header, rows, "")).plain.splitlines() == [
        "Player    Role    Deal   Total",
        "A         taker     −5     100",
        "B (you)              5    −100",
    ]


def test_the_own_line_stands_out() -> None:
    """Among the players, the person's is bold, and no other."""
    scene = seat("en", seed=SEED).scene()
    table = places_table(scene)
    bold = [table.plain[span.start : span.end] for span in table.spans if span.style == "bold"]

    assert [line.split()[0] for line in bold] == ["You"]


def test_a_declaration_is_taken_back() -> None:
    """Before its cards are shown, *Back* asks again what is declared; nothing has been said."""
    seated = seat_at(base_of("fft at 4"), "en", 2)
    random = Random(2)
    while "declare anything" not in (scene := seated.scene()).question:
        answered(seated, scene, random)

    async def driven(pilot: Pilot[None]) -> None:
        await pilot.press("2")
        assert any("2  Back" in line or "2 •Back" in line for line in await at_rest(pilot))
        await pilot.press("2")
        await at_rest(pilot)
        assert pilot.app.query_one(OptionList).option_count == len(scene.choices)
        assert seated.scene() == scene

    at_the_table(seated, "en", driven)


def test_a_narrow_screen_cuts_rows() -> None:
    """Where a row is too long for the screen, those below it still stand each on its own line."""

    async def driven(pilot: Pilot[None]) -> None:
        lines = await at_rest(pilot)
        hand = pilot.app.query_one(Hand)
        firsts = [row[0].face for row in hand.lines]
        assert [line.split()[0] for line in lines[hand.region.y :]][: len(firsts)] == firsts
        assert lines[hand.region.y + 1].rstrip().endswith("…")

    at_the_table(seat("en", seed=SEED), "en", driven, size=(26, 28))


def test_every_bid_is_reached_and_it_is_said_that_there_are_more() -> None:
    """Nine bids in 80 columns and 24 lines: a line tells how many are out of sight, and the cursor reaches them."""
    base = base_of("wikipedia at 4")
    # A hand that takes a line for each suit and one for trumps leaves the least room.
    seated = next(each for each in (seat_at(base, "en", seed) for seed in range(9)) if len(each.scene().hand) == FULL)
    bids = [each.text for each in seated.scene().choices]

    async def driven(pilot: Pilot[None]) -> None:
        lines = await at_rest(pilot)
        seen = [text for text in bids if any(line.rstrip(" ]").endswith(f"•{text}") for line in lines)]
        assert 0 < len(seen) < len(bids)
        assert f"▼ {len(bids) - len(seen)} more" in "\n".join(lines)
        assert all(any(line.startswith(f" {player}") for line in lines) for player in ("You", "Emma", "Jack", "Lily"))

        await pilot.press("end")
        lines = await at_rest(pilot)
        assert any(f"[9 •{bids[-1]}]" in line for line in lines)
        assert f"▲ {len(bids) - len(seen)} more" in "\n".join(lines)
        assert not any("▼" in line for line in lines)

    at_the_table(seated, "en", driven)


def test_the_choice_under_the_cursor_stands_in_brackets() -> None:
    """Whoever sees no colours sees where the cursor is; it goes with the keys."""

    async def driven(pilot: Pilot[None]) -> None:
        for keys, here in (((), "1"), (("down",), "2"), (("up", "up"), "5")):
            await pilot.press(*keys)
            marked = [line.strip() for line in await at_rest(pilot) if line.startswith(" [")]
            assert [line[1] for line in marked] == [here]
            assert marked[0].endswith("]")

    at_the_table(seat("en", seed=SEED), "en", driven)


def test_a_long_account_says_how_to_read_on() -> None:
    """Where the score sheet is longer than the screen, the keys stay in sight, and page down shows the rest."""
    sheet = Sheet("title", tuple(f"line {number}" for number in range(1, 41)), ("who",), (("A",),), "that is all")

    async def driven(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(SheetScreen(sheet, words("en"), "keys"))
        for turns, seen, said in ((0, "line 1 ", "▼"), (1, "line 20 ", "▲ Page up · ▼"), (1, "that is all", "▲")):
            await pilot.press(*["pagedown"] * turns)
            lines = await at_rest(pilot)
            assert lines[-1].strip() == "keys"
            assert any(seen in line for line in lines)
            assert any(line.strip().startswith(said) for line in lines)

    at_the_table(seat("en", seed=SEED), "en", driven)


def test_no_line_begins_with_a_closing_mark() -> None:
    """On the score sheet Japanese is broken as the Japanese break it."""
    sheet = Sheet("", ("あ" * 39 + "。",), ("",), (("A",),), "")

    async def driven(pilot: Pilot[None]) -> None:
        pilot.app.push_screen(SheetScreen(sheet, words("ja"), ""))
        assert "あ。" in [line.strip() for line in await at_rest(pilot)]

    at_the_table(seat("ja", seed=SEED), "ja", driven)


def test_a_small_screen_says_what_it_takes() -> None:
    """Where not all can be seen, it is said how large the window is to be, and how to leave; else it is not."""

    async def driven(pilot: Pilot[None]) -> None:
        assert "80 columns, 24 lines · Q leave" in " ".join(map(str.strip, (await at_rest(pilot))[-2:]))
        await pilot.resize_terminal(*SIZE)
        assert "80 columns" not in "\n".join(await at_rest(pilot))

    at_the_table(seat("en", seed=SEED), "en", driven, size=(40, 23))


def test_a_card_stays_beside_who_played_it() -> None:
    """A trick that is too long for a line is broken between two cards, in columns of the screen."""
    assert [*folded("8回目：A 5♠  B 切21  C 切7  D 8♠", 30)] == ["8回目：A 5♠  B 切21  C 切7", "  D 8♠"]
    assert [*folded("Aはスラムを予告します。", 22)] == ["Aはスラムを予告しま", "す。"]
    assert [*folded("Trick 8: A 5♠  B T21", 80)] == ["Trick 8: A 5♠  B T21"]
