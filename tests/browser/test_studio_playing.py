"""A deal is played on the page: whoever holds the phone bids, lays away, plays, asks why not, and reads the account."""

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from tarotrules.studio.playing import advised, played
from tests.browser.studio import DESK, PHONE, Opened, begin, nobody_is_kept_out, written

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SEEDS: Final = range(100)
PLAYERS: Final = 4
CHANCE: Final = "crypto.getRandomValues = (to) => { to[0] = window.seed ?? 0; return to; };"


@pytest.mark.parametrize(("language", "scheme", "width"), [("fr", "light", PHONE), ("ja", "dark", DESK)])
def test_a_deal_is_played(opened: Opened, studio: str, language: str, scheme: str, width: int) -> None:
    """From the bid to the next deal; what is forbidden leads to its rule, and nothing is lost by a reload."""
    context = opened(scheme, width)
    context.add_init_script(CHANCE)
    page = context.new_page()
    begin(page, studio, language)
    text = written(page)
    seed, bid, laid = taking(text, language)
    page.evaluate(f"window.seed = {seed}")
    page.locator("#turn-play").click()
    page.locator("#playing form").wait_for()
    nobody_is_kept_out(page, width, "play")
    page.locator("#playing .chip", has_text=str(PLAYERS)).click()
    page.locator("#playing .first").click()

    page.locator(".choices button").nth(bid).click()
    # Nothing is announced.
    page.locator(".choices button").nth(2).wait_for(state="detached")
    page.locator(".choices button").first.click()
    everything_is_at_hand(page, marked=len(laid))
    leads_to_its_rule(page)
    lay_away(page, laid, width)

    page.locator(".hand button:not(.dim)").first.focus()
    if page.locator(".hand .dim").count():
        page.locator(".hand .dim").first.press("Enter")
        page.locator(".why p").first.wait_for()
        nobody_is_kept_out(page, width, "play")
    page.locator("[data-tool=hint]").click()
    hinted = page.locator(".hand .hinted").get_attribute("data-card")
    page.locator(f".hand [data-card={hinted}]").press("Enter")
    page.locator(f".hand [data-card={hinted}]").wait_for(state="detached")
    before = hand(page)
    keys_go_along_the_hand(page)

    page.locator("#turn-options").click()
    page.locator("#options input").first.check()
    # What is ticked is written by the package, which takes a moment.
    page.locator(".cm-content").filter(has_not_text=text.splitlines()[1]).wait_for(state="attached")
    page.reload()
    page.locator("#turn-play").click()
    page.locator(".hand .card").first.wait_for()
    assert hand(page) == before
    page.locator("#playing .notice button").nth(1).click()
    # While the package is asked something else, what is taken back waits; a hint does not take its place.
    taps = ["#turn-options", "[data-tool=undo]", "[data-tool=hint]", "#turn-play"]
    page.evaluate("taps => { for (const each of taps) document.querySelector(each).click(); }", taps)
    page.locator(f".hand [data-card={hinted}]").wait_for()

    page.locator("[data-tool=on]").click()
    page.locator(".sheet .steps li").first.wait_for()
    nobody_is_kept_out(page, width, "play")
    totals = page.locator(".scores tr td:last-child").all_inner_texts()
    page.locator(".onward .first").click()
    page.locator(".hand .card").first.wait_for()
    shown = page.locator(".seats tr:last-child td").all_inner_texts()
    assert (shown, moves(page)) == ([*totals[1:], totals[0]], ["next"])
    nobody_is_kept_out(page, width, "play")


def test_what_may_be_announced_stays_in_sight(opened: Opened, studio: str) -> None:
    """Why a bid is too low stands above those that are not, and all of them above the hand."""
    context = opened("light", PHONE)
    context.add_init_script(CHANCE)
    page = context.new_page()
    begin(page, studio, "fr")
    page.evaluate(f"window.seed = {outbid(written(page), 'fr')}")
    page.locator("#turn-play").click()
    page.locator("#playing .chip", has_text=str(PLAYERS)).click()
    page.locator("#playing .first").click()
    page.locator(".choices .dim").first.click()
    page.locator(".why .rule-link").wait_for()
    why, choices, mine = (page.locator(f"#playing .{each}").bounding_box() for each in ("why", "choices", "mine"))
    assert why is not None
    assert choices is not None
    assert mine is not None
    assert 0 <= why["y"] < choices["y"]
    assert choices["y"] + choices["height"] <= mine["y"] + 1


def test_what_is_kept_as_a_game_and_is_none(opened: Opened, studio: str) -> None:
    """A sentence says that it cannot be gone on with, and another game begins."""
    page = opened().new_page()
    begin(page, studio, "fr")
    (rules,) = json.loads(page.evaluate("localStorage['tarotrules.studio']"))["files"]
    game = {"text": written(page), "rulesId": "", "left": "", "players": 99, "seed": 1, "moves": [{"play": []}, "off"]}
    for kept, then in (("[1, {}, [null]", ".hand .card"), (json.dumps([[rules, game]]), "#playing form")):
        page.evaluate("kept => localStorage['tarotrules.playing'] = kept", kept)
        page.reload()
        page.locator("#turn-play").click()
        page.locator("#playing .first").click()
        page.locator(then).first.wait_for()


def test_the_others_are_the_people_of_the_evening(opened: Opened, studio: str) -> None:
    """As many as sat together last play, by their names, once it is known who of them sits here."""
    page = opened("light", PHONE).new_page()
    begin(page, studio, "fr")
    (rules,) = json.loads(page.evaluate("localStorage['tarotrules.studio']"))["files"]
    table = {"order": [0, 1, 2, 3, 4], "away": [], "playing": 5}
    evening = {"id": "e", "people": ["Ana", "Bob", "<i>", "Dea", "Eva"], "table": table, "deals": [], "before": []}
    page.evaluate("kept => localStorage['tarotrules.evenings'] = kept", json.dumps({rules: [evening]}))
    page.locator("#turn-play").click()
    # A program may be called as somebody who has not said who it is.
    page.locator("#playing .first").click()
    page.locator("#playing .chip", has_text="Bob").click()
    assert page.locator("#playing input[name=table]:checked + span").inner_text() == "5"
    page.locator("#playing .first").click()
    page.locator(".hand .card").first.wait_for()
    assert page.locator(".seats thead th").all_inner_texts()[1:] == ["<i>", "Dea", "Eva", "Ana", "Vous"]


def everything_is_at_hand(page: "Page", marked: int) -> None:
    """The hand is in sight as a whole, with what is done with it; so many cards are marked; tools stand in one row."""
    page.locator(".hand .noted").nth(marked - 1).wait_for()
    assert page.locator(".hand .noted").count() == marked
    height = page.locator(".mine").evaluate("() => document.querySelector('#view-play').getBoundingClientRect().bottom")
    boxes = [each.bounding_box() for each in page.locator(".mine button").all()]
    assert all(box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height + 1 for box in boxes)
    tools = [each.bounding_box() for each in page.locator(".tools button").all()]
    assert len({box["y"] for box in tools if box is not None}) == 1


def taking(text: str, language: str) -> tuple[int, int, list[str]]:
    """A seed by which the person takes, the number of the bid, and the cards that a program would lay away."""
    for seed in SEEDS:
        game: dict[str, Any] = {"players": PLAYERS, "seed": seed, "moves": []}
        choices = played(text, language, game, None)["scene"]["choices"]
        for bid in range(len(choices) - 1, 0, -1):
            moves = [{"choose": bid}, {"choose": 0}]
            scene = played(text, language, {**game, "moves": moves}, None)["scene"]
            if scene["picking"] is not None and any(not card["may"] for row in scene["hand"] for card in row):
                return seed, bid, advised(text, language, {**game, "moves": moves})["advice"]["cards"]
    raise AssertionError(text)


def outbid(text: str, language: str) -> int:
    """A seed by which somebody has announced something before the person is asked."""
    games = ((seed, {"players": PLAYERS, "seed": seed, "moves": []}) for seed in SEEDS)
    scenes = ((seed, played(text, language, game, None)["scene"]) for seed, game in games)
    return next(seed for seed, scene in scenes if not all(choice["may"] for choice in scene["choices"]))


def lay_away(page: "Page", cards: list[str], width: int) -> None:
    """Lay cards away, and see the first trick."""
    for code in cards:
        page.locator(f".hand [data-card={code}]").click()
    nobody_is_kept_out(page, width, "play")
    # One more is too many.
    more = page.locator(".hand button:not(.dim):not([aria-pressed=true])").first
    chosen = more.get_attribute("data-card")
    more.click()
    page.locator(".onward .first:disabled").wait_for()
    page.locator(f".hand [data-card={chosen}]").click()
    page.locator(".onward .first").click()
    page.locator(".onward .first").wait_for(state="detached")


def leads_to_its_rule(page: "Page") -> None:
    """What is forbidden is answered, and the rule opened in the book and left again."""
    page.locator(".hand .dim").first.click()
    link = page.locator(".why .rule-link")
    link.wait_for()
    link.click()
    page.locator("#view-book").wait_for()
    page.locator("#turn-play").click()
    page.locator(".hand .card").first.wait_for()


def keys_go_along_the_hand(page: "Page") -> None:
    """The keys are still there after a move, and go from card to card; what happened is told once."""
    held = "document.activeElement.closest('.hand') !== null && document.activeElement.dataset.card"
    assert page.evaluate(held)
    news = page.locator(".news p").all_inner_texts()
    assert news.count(news[0]) == 1
    cards = hand(page)
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(held) == cards[1]


def moves(page: "Page") -> list[Any]:
    """What was done in the deal that is kept."""
    ((_, game),) = json.loads(page.evaluate("localStorage['tarotrules.playing']"))["games"]
    return list(game["moves"])


def hand(page: "Page") -> list[str | None]:
    """The cards that the person holds."""
    return [each.get_attribute("data-card") for each in page.locator(".hand .card").all()]
