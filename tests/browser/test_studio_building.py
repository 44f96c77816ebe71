"""Cards, roundings and conditions are put together by tapping on a phone, and told before they are taken."""

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from tarotrules.expressions.tree import And, Compare, Number, Or, Path
from tarotrules.games.tarot.variant import Variant
from tarotrules.pipeline import load_text
from tests.browser.studio import LANGUAGES, PHONE, Opened, begin, nobody_is_kept_out, written

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

CARDS, ROUNDING, CONDITION = "deck.class.courts.cards", "scoring.round.margin", "bonus.petit-au-bout.when"
TRICKS_TOPIC, CARDS_TOPIC, FEW = 1, 2, 40
KNIGHTS = "h5"
"""The chip for them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_built_by_tapping(opened: Opened, studio: str, language: str) -> None:
    """Each is told, taken, and undone; who leaves what is not taken is asked; what is wrong is told where it is."""
    page = opened("dark" if language == "ja" else "light", PHONE).new_page()
    begin(page, studio, language)
    cards = field(page, "deck.class", CARDS)
    at(cards, KNIGHTS).click()
    told(cards, "12")
    page.locator("#rule-close").click()
    page.locator("#untaken-take").wait_for()
    nobody_is_kept_out(page, PHONE, "cards")
    page.locator("#untaken-take").click()
    page.locator("#rule").wait_for(state="hidden")

    rounding = field(page, ROUNDING, ROUNDING)
    at(rounding, "made-nearest").check()
    at(rounding, "mades10").click()
    told(rounding, "10")
    take(rounding)

    condition = field(page, CONDITION, CONDITION)
    at(condition, "0+").click()
    condition.locator(".means .note").wait_for()
    rows = condition.locator(".conditions > .group > .row")
    found_by_topic(page, condition, rows.last)
    rows.last.locator("input.figure").fill("7")
    told(condition, "7")
    nobody_is_kept_out(page, PHONE, "condition")
    take(condition)

    rules = said(page)
    assert len(rules.main.deck.class_["courts"].cards) == 12
    assert rules.main.scoring.round.margin.made == ("nearest", 10)
    assert attack_wins_seven(rules)

    page.locator("#turn-book").click()
    condition = field(page, CONDITION, CONDITION)
    stays(page, condition)
    condition.locator("[id^=other-]").click()
    condition.locator("[id^=value-]").fill("<b id=bold>")
    condition.locator(".means .wrong").first.wait_for()
    assert page.locator("#bold").count() == 0
    nobody_is_kept_out(page, PHONE, "text")
    page.locator("#turn-changes").click()
    page.locator("#untaken-leave").click()
    page.locator("#turn-book").click()
    cards = field(page, "deck.class", CARDS)
    at(cards, KNIGHTS).click()
    take(cards)
    cards.locator("[id^=undo-]").click()
    cards.locator("[id^=undo-]").wait_for(state="detached")
    assert len(said(page).main.deck.class_["courts"].cards) == 12


def test_one_panel_stands_beside_the_book(opened: Opened, studio: str) -> None:
    """Whoever opens another leaves it first, and is asked about what is not taken; what is built looks alike."""
    page = opened("dark", PHONE).new_page()
    begin(page, studio, "fr")
    book = page.frame_locator("#book")
    condition = field(page, CONDITION, CONDITION)
    at(condition, "0+").click()
    drawn = looks(condition.locator(".conditions > .group"))
    page.locator("#find").focus()
    page.keyboard.press("Escape")
    assert standing(page) == ["rule"]
    assert page.locator("#untaken-leave").count() == 0
    # However it is left: by its button, by the key, or because another is opened.
    for leave in ("#rule-close", "#rule-title", "#about-open"):
        page.locator(leave).focus()
        page.keyboard.press("Escape" if leave == "#rule-title" else "Enter")
        page.locator("#untaken-leave").wait_for()
        assert standing(page) == ["rule"]
        page.locator("#rule-trouble").evaluate("it => it.replaceChildren()")
    page.locator("#about-open").click()
    page.locator("#untaken-leave").click()
    page.locator("#about input").first.wait_for()
    assert standing(page) == ["about"]

    book.locator("[data-place=bonus] button").evaluate("it => it.click()")
    page.locator("#add .patterns button").nth(-2).click()
    page.locator("#add .conditions > .group").first.wait_for()
    assert standing(page) == ["add"]
    assert looks(page.locator("#add .conditions > .group").first) == drawn
    book.locator(".studio-change").first.evaluate("it => it.click()")
    page.locator("#rule").wait_for()
    assert standing(page) == ["rule"]


def found_by_topic(page: "Page", condition: "Locator", row: "Locator") -> None:
    """Everything that may be asked about belongs to a topic, few enough to be looked through; any cards are tapped."""
    left = row.locator("select").first
    assert left.is_hidden()
    row.locator(".sieve").fill("qqqq")
    assert left.is_hidden()
    assert "qqqq" in row.locator(".topics [role=status]").inner_text()
    for chip in row.locator(".topics .chip").all():
        chip.click()
        assert 1 < left.locator("option").count() <= FEW
    row.locator(".topics .chip").nth(CARDS_TOPIC).click()
    left.focus()
    left.select_option("last_trick.*")
    assert row.locator("select[data-at$=f]").evaluate("it => it === document.activeElement")
    row.locator("[data-at$=fw]").select_option("*")
    row.locator("details summary").click()
    at(row, "cT20").click()
    told(condition, "20")
    nobody_is_kept_out(page, PHONE, "cards of a condition")
    row.locator("select[data-at$=f]").select_option("\0")
    row.locator(".topics .chip").nth(TRICKS_TOPIC).click()
    left.select_option("?.trick")
    row.locator("[data-at$=fw]").select_option("petit")
    # In which trick a card falls is no question of whether it is there, and is compared with the trick of another.
    assert row.locator("select.how").input_value() == "="
    row.locator("button.more").click()
    row.locator("[data-at$=tw]").select_option("excuse")
    told(condition, "même pli" if page.locator("html").get_attribute("lang") == "fr" else "同じトリック")
    row.locator("select[data-at$=f]").select_option("\0")
    row.locator(".topics .chip").nth(TRICKS_TOPIC).click()
    left.select_option("attack.tricks")


def stays(page: "Page", found: "Locator") -> None:
    """What is folded out is neither folded nor drawn anew when its rule is tapped once more, or one looks elsewhere."""
    found.evaluate("it => { it.mine = true; }")
    page.locator("#turn-text").click()
    page.locator("#turn-book").click()
    field(page, CONDITION, CONDITION)
    # Answers come in order: whatever would have been drawn is drawn when this is answered.
    field(page, "bonus.petit-au-bout.worth", "bonus.petit-au-bout.worth")
    assert found.evaluate("it => it.mine && it.open")


def standing(page: "Page") -> list[str]:
    """The panels that are open."""
    panels = page.locator("#view-book > [role=dialog]").all()
    return [str(each.get_attribute("id")) for each in panels if each.is_visible()]


def looks(found: "Locator") -> str:
    """How something is drawn."""
    return str(found.evaluate("it => ['display', 'gap', 'border', 'padding'].map(each => getComputedStyle(it)[each])"))


def field(page: "Page", rule: str, path: str) -> "Locator":
    """The field of a setting, in the panel of its rule."""
    page.frame_locator("#book").locator(f"[data-settings*='{rule}'] > .studio-change").first.evaluate(
        "it => it.click()"
    )
    found = page.locator(f"[id='field-{path}']")
    found.wait_for()
    if found.get_attribute("open") is None:
        found.locator("summary").first.click()
    found.locator(".builder > *").first.wait_for()
    return found


def at(found: "Locator", place: str) -> "Locator":
    """What is tapped at a place of what is being built."""
    return found.locator(f"[data-at='{place}']")


def told(found: "Locator", words: str) -> None:
    """What it comes to is told."""
    found.locator(".means p:not(.wrong)", has_text=words).first.wait_for()


def take(found: "Locator") -> None:
    """It is taken, and can be taken back."""
    found.locator(".coming [id^=use-]").click()
    found.locator("[id^=undo-]").wait_for()


def said(page: "Page") -> Variant:
    """The rules on the page."""
    found = load_text(written(page)).variant
    page.locator("#turn-book").click()
    assert found is not None
    return found


def attack_wins_seven(rules: Variant) -> bool:
    """Whether the bonus is for an attack that has won seven tricks, too."""
    condition = rules.main.bonus["petit-au-bout"].when
    operands = condition.operands if isinstance(condition, And | Or) else ()
    return Compare(">=", Path(("attack", "tricks")), Number(Fraction(7))) in operands
