"""What follows from a fault is told in one chapter, as players would, also where a table has no referee."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tarotrules import api
from tarotrules.book.inline import line, plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.irregularities import slot_of_event, tell
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.faults import FOUND, OF_CLAIMS, REMEDIES
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import Rule
from tarotrules.languages import LANGUAGES
from tests.games.tarot.engine.tables import table
from tests.numbering import rule_number

HOUSE: Final = {
    "en": "fault revoke { event revoke; by anyone; deal counts; fine 20; charged always }",
    "fr": "faute revoke { fait renonce; fautif quiconque; donne comptée; amende 20; perçue toujours }",
    "de": "Fehler revoke { Vorfall nicht_bedient; durch beliebig; Gabe gültig; Strafe 20; verhängt immer }",
    "ru": "нарушение revoke { случай ренонс; виновник любой; раздача засчитывается; штраф 20; взимается всегда }",
    "ja": "反則 revoke { 出来事 リボーク; 反則者 誰でも; ディール 有効; 罰点 20; 科し方 常に }",
}
SAID: Final = {
    "en": "A fine of 20 points is charged.",
    "fr": "L’amende est de 20 points.",
    "de": "Es gibt 20 Strafpunkte.",
    "ru": "Штраф — 20 очков.",
    "ja": "罰点は20点です。",
}


def told(variant: Variant, language: str, players: int = 4) -> list[tuple[str, str, str]]:
    """Number, name and text of each rule of the chapter."""
    words = catalogue(language)
    teller = Teller(variant.rulesets[players], words, variant.titles)
    return [
        (rule_number(each.slot), plain(line(each.called(words))), "\n  ".join(plain(line(one)) for one in each.phrases))
        for each in rules_of(teller)
    ]


def rules_of(teller: Teller) -> list[Rule]:
    """The rules of the chapter."""
    return [each for each in tell(teller) if isinstance(each, Rule)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referees_chapter(language: str, golden: Callable[[str, str], None]) -> None:
    """All of it, to be read as a table would read it when something has gone wrong."""
    lines = (f"{number} {name}\n  {text}\n" for number, name, text in told(table("fft with referees"), language))

    golden(f"referees/{language}.txt", "\n".join(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_says_it_in_every_language(language: str, tmp_path: Path) -> None:
    """A revoke that costs 20 points while the deal goes on: written and told in the words of each language."""
    file = tmp_path / "house.tarot"
    file.write_text(f"# language: {language}\nvariant house extends fft {{\n{HOUSE[language]}\n}}\n", "utf-8")
    variant = api.load(str(file))
    numbers, _, texts = zip(*told(variant, language), strict=True)
    scored = api.score(variant, {"taker": 0, "contract": "garde", "card_points": 51, "oudlers": 2,
                                 "faults": [{"id": "revoke", "player": 3}]})  # fmt: skip

    assert numbers == (rule_number("irregularities.fines"), rule_number(slot_of_event("revoke")))
    assert texts[1].splitlines()[-1].strip() == SAID[language]
    assert (scored["scores"], scored["fines"]) == ([210, -70, -70, -70], [0, 0, 0, -20])


@pytest.mark.parametrize(
    ("void", "overtrump", "duties"),
    [
        ("must_trump", "must", "to follow suit, to trump, or to overtrump"),
        ("must_trump", "free", "to follow suit or to trump"),
        ("free", "must", "to follow suit or to overtrump"),
        ("free", "free", "to follow suit"),
    ],
)
def test_a_revoke_is_what_the_play_forbids(void: str, overtrump: str, duties: str) -> None:
    """Where nobody must trump or overtrump, nobody revokes by not doing so; the rules that say so are named."""
    variant = table("fft with referees")
    rules = variant.rulesets[4]
    rules = rules.replace(play=rules.play.replace(void=void, overtrump=overtrump))
    teller = Teller(rules, catalogue("en"), variant.titles)
    said = next(plain(line(each.phrases[0])) for each in rules_of(teller) if each.slot == slot_of_event("revoke"))

    assert f"fails {duties} when able" in said
    assert all(rule_number(f"play.{each}") in said for each in ("follow", "trump", "overtrump"))


def test_a_comparison_shows_who_has_a_referee() -> None:
    """What only one table has, and what another settles otherwise, is found under the number of what happened."""
    found = api.compare(table("fft with referees"), table("house-faults"))
    numbers = {each["number"] for each in found["rules"] if each["chapter"] == "irregularities"}

    assert rule_number("irregularities.result") in numbers
    assert {rule_number(slot_of_event(event)) for event in ("revoke", "chien_seen", "play_out_of_turn")} <= numbers


def test_every_event_has_its_number_and_what_can_be_done() -> None:
    """What can happen is one list: when it is noticed, what is done about it, and which rule tells it."""
    assert list(FOUND) == list(REMEDIES)
    assert set(OF_CLAIMS) < set(FOUND)
    numbers = [rule_number(slot_of_event(event)) for event in FOUND]
    assert numbers == sorted(numbers, key=lambda number: int(number.partition(".")[2]))
