"""Answers that come late: they are not taken for answers about other rules, and what is typed meanwhile stays."""

from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.browser.studio import DESK, Opened, begin, until, write, written

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

HOLD: Final = """
window.held = [];
window.holds = "";
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data, ...more) {
    const send = () => post.call(this, data, ...more);
    if (data.op === window.holds) window.held.push(send);
    else send();
};"""
"""Questions to the package are kept back by what they ask for."""
TEXTS: Final = "Object.values(JSON.parse(localStorage['tarotrules.studio']).files).map((each) => each.text)"
BROKEN: Final = b"variant b extends fft { bonus {"


@pytest.fixture
def page(opened: Opened, studio: str) -> "Page":
    """A page with rules, whose questions can be kept back."""
    context = opened(width=DESK)
    context.add_init_script(HOLD)
    page = context.new_page()
    begin(page, studio, "fr", "Un")
    return page


def test_an_answer_is_about_the_rules_that_are_open(page: "Page") -> None:
    """Rules that are opened while those before are asked about have neither their title nor their book."""
    hold(page, "problems")
    write(page, "# later\n")
    page.wait_for_timeout(500)
    payload: Any = {"name": "b.tarot", "mimeType": "text/plain", "buffer": BROKEN}
    page.locator("#file").set_input_files(payload)
    release(page)
    page.locator("#problems .place").first.wait_for(state="attached")
    page.wait_for_timeout(500)

    assert "Un" not in page.locator("#waiting").inner_text()
    assert page.locator("#book").evaluate("each => each.inert")
    titles = page.evaluate("Object.values(JSON.parse(localStorage['tarotrules.studio']).files).map(each => each.title)")
    assert sorted(titles) == ["", "Un"]


def test_what_is_typed_while_an_answer_comes_stays(page: "Page") -> None:
    """The next field is drawn anew only when it is left, and its words are then in the rules."""
    hold(page, "about")
    page.locator("#about-open").click()
    release(page)
    page.locator("#about-title-text-fr").fill("Deux")
    hold(page, "about")
    page.keyboard.press("Tab")
    note = page.locator("#about-note-fr")
    note.focus()
    page.keyboard.type("Chez nous")
    page.frame_locator("#book").locator("h1", has_text="Deux").first.wait_for()
    release(page)
    page.wait_for_timeout(500)

    assert note.input_value() == "Chez nous"
    page.locator("#about-close").focus()
    page.frame_locator("#book").get_by_text("Chez nous").first.wait_for(state="attached")
    assert "Chez nous" in written(page)


def test_what_belongs_to_another_rule_cannot_be_tapped(page: "Page") -> None:
    """A panel that is still asked for is empty; what is folded out in it stays so until another rule is tapped."""
    tap(page, "r4.5")
    page.locator("#rule-fields summary").first.wait_for()
    hold(page, "form")
    tap(page, "r8.1")
    page.locator("#rule-title", has_text="8.1").wait_for()
    assert page.locator("#rule-fields summary, #rule-names summary").count() == 0

    release(page)
    page.locator("#rule-fields summary").first.click()
    page.locator("#rule-fields > details[open]").first.wait_for()
    tap(page, "r8.1")
    page.wait_for_timeout(500)
    assert page.locator("#rule-fields > details[open]").count() == 1
    for rule in ("r4.5", "r8.1"):
        tap(page, rule)
        page.locator("#rule-fields summary").first.wait_for()
    assert page.locator("#rule-fields > details[open]").count() == 0


def test_what_was_tapped_is_kept_whatever_is_opened(page: "Page") -> None:
    """Nothing is told to be saved before it is; other rules are opened, or the page is left, before an answer comes."""
    page.locator("#turn-take").click()
    until(page, "document.getElementById('link').value !== ''")
    link = page.locator("#link").input_value()
    write(page, "# own\n")
    page.locator("#turn-options").click()
    hold(page, "option")
    page.locator("#option-misere").check()
    page.locator("#option-petit-sec-may").check()
    until(page, "window.held.length > 0")
    write(page, "# more\n")
    until(page, f"{TEXTS}.some((each) => each.includes('# more'))")
    assert page.locator("#status").inner_text() == ""
    follow(page, link)
    page.locator("#view-sheet").wait_for()
    release(page)
    until(page, f"{TEXTS}.some((each) => each.includes('misère') && each.includes('petit-sec-may'))")
    page.locator("#status", has_text="Les vôtres").wait_for()
    follow(page, link)
    page.locator("#status", has_text="déjà").wait_for()
    assert len(page.evaluate(TEXTS)) == 2

    hold(page, "option")
    page.locator("#turn-options").click()
    page.locator("#option-misere").check()
    until(page, "window.held.length > 0")
    page.locator("#new").click()
    page.locator("#shelf .kept").nth(1).click()
    page.locator("#new").click()
    page.locator("#shelf .kept").first.click()
    release(page)
    until(page, f"{TEXTS}.filter((each) => each.includes('misère')).length === 2")

    hold(page, "option")
    page.locator("#turn-options").click()
    page.locator("#option-parole").check()
    until(page, "window.held.length > 0")
    page.reload()
    page.locator("#turn-changes", has_text="(").wait_for()
    page.locator("#about-open").click()
    page.locator("#about-title-text-fr").fill("Trois")
    page.reload()
    page.frame_locator("#book").locator("h1", has_text="Trois").first.wait_for()
    assert "parole" in written(page)
    two_of_one_name(page)


def follow(page: "Page", link: str) -> None:
    """Opens a link in the same tab, with the sheet of its rules."""
    page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2].replace("view=book", "view=sheet"))


def two_of_one_name(page: "Page") -> None:
    """They are told apart by what differs; what is deleted is named, and comes back to its place."""
    page.locator("#turn-book").click()
    page.locator("#about-open").click()
    page.locator("#about-title-text-fr").fill("Un")
    page.locator("#about-close").focus()
    page.frame_locator("#book").locator("h1", has_text="Un").first.wait_for()
    page.locator("#new").click()
    lines = page.locator("#shelf li")
    page.locator("#shelf .kept span").get_by_text("Un", exact=True).nth(1).wait_for()
    lines.nth(1).locator("small", has_text="Parole").wait_for()
    lines.first.locator("button").nth(1).click()
    page.locator("#shelf li", has_text="« Un »".replace(" ", "\xa0")).locator("button").click()
    page.locator("#shelf .kept small").nth(1).wait_for(state="attached")
    assert lines.count() == 2


def tap(page: "Page", rule: str) -> None:
    """Open the panel of a rule."""
    page.frame_locator("#book").locator(f"[id='{rule}'] > .studio-change").evaluate("it => it.click()")


def hold(page: "Page", op: str) -> None:
    """Keep back what asks for this."""
    page.evaluate("(op) => { window.holds = op; }", op)


def release(page: "Page") -> None:
    """Let go what was kept back."""
    page.evaluate("() => { window.holds = ''; for (const send of window.held.splice(0)) send(); }")
