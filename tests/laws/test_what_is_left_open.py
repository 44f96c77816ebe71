"""The law that what the rules leave open is asked: every setting that may go unsaid has its question."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tarotrules import api
from tarotrules.book.inline import plain
from tarotrules.book.tree import Items
from tarotrules.games.telling.unsettled import question
from tarotrules.games.variant import Variant
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Choice, Kind
from tarotrules.settings.record import Group, Record, Setting, word
from tarotrules.settings.walk import AGREED, SettingPath
from tests.laws.families import EVERY
from tests.laws.walked import GAMES
from tests.numbering import rule_number
from tests.shelf import bound, house

HOLDS_FOR: Final = EVERY
FRAME: Final = {"open-title", "open-intro", "open-of", "open-at"}
OF_PLAY: Final = {
    "tarot": {
        "open-call-exempt-led",
        "open-fault-dealer",
        "open-fault-misdeal",
        "open-fault-discard",
        "open-fault-play",
        "open-fault-case",
        "open-fault-annulled",
        "open-match-pool",
    },
    "piquet": {"open-settling", "open-faults"},
}
"""By game: what is asked though no setting would say it."""
SAID: Final = {
    "fft": """
redeal petit-sec { found_late annulled }
match { end deals; deals 12 }
at 5 players { call { first_lead free } }
fault z { event wrong_dealer; by anyone; found in_deal; remedy dealt_again; deal counts }
fault a { event wrong_count; by anyone; remedy dealt_again; deal annulled }
fault b { event discard_too_many; deal counts }
fault c { event discard_too_few; deal counts }
fault d { event lead_out_of_turn; by anyone; deal counts }
fault e { event play_out_of_turn; by anyone; deal counts }
fault f { event card_exposed; by anyone; deal counts }
fault g { event revoke; by anyone; deal counts }
""",
    "piquet-normand": "match { end deals; deals 6; tie drawn }; settle all { worth 10 }",
}
"""What settles all that some rules leave open."""


SETTLED: Final = ("match.end", "match.settling")
OF_TWO: Final = ("deal.cut", "play.follow", *SETTLED)
OF_FOUR: Final = ("seating.turns", *OF_TWO)


def may_be_open(record: type[Record], path: SettingPath = ()) -> Iterator[SettingPath]:
    """The paths of all settings that may be left open, by their declarations."""
    for name, field in record.fields.items():
        here = (*path, word(name))
        if isinstance(field, Setting):
            if field.leaves_open or (isinstance(field.kind, Choice) and AGREED in field.kind.words):
                yield here
        elif isinstance(field, Group):
            yield from may_be_open(field.record, here)
        elif not isinstance(field.of, Kind):
            yield from may_be_open(field.of, (*here, "name"))


def asked(variant: Variant, language: str = "en") -> list[str]:
    """What a book asks."""
    chapters = (each for each in bound(variant, language).chapters if each.id == "open")
    lists = (block for each in chapters for block in each.blocks if isinstance(block, Items))
    return [plain(item) for items in lists for item in items.items]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOLDS_FOR)
def test_every_setting_that_may_go_unsaid_has_its_question(name: str, language: str) -> None:
    """Found by the declarations; a new one is named here, and so is a question that nobody asks any more."""
    game = GAMES[name]
    wanted = {question(path) for path in may_be_open(game.ruleset)}
    there = {each for each in game.family.catalogue(language).entries if each.startswith("open-")}

    assert there - FRAME - OF_PLAY[name] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_stands_with_the_rule_that_would_answer_it(language: str) -> None:
    """The official rules leave some, in the order of the rules: a bare Petit found too late, how long one plays."""
    dealer, late, misdeal, _, _, end, fault = asked(api.load("fft"), language)

    assert rule_number("seating.dealer") in dealer
    assert rule_number("redeal.petit-sec") in late
    assert rule_number("deal.misdeal") in misdeal
    assert rule_number("match.end") in end
    assert not any(each.isdecimal() for each in fault)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "slots"), [("piquet", OF_TWO), ("piquet-voleur", OF_FOUR), ("piquet-normand", SETTLED)]
)
def test_what_rules_of_piquet_leave_open_is_asked(name: str, slots: tuple[str, ...], language: str) -> None:
    """With nothing said of it: how packs are cut, which way round more than two play, how long, for what, and slips."""
    variant = api.load(name)
    rules = variant.main
    if slots != SETTLED:
        seating = rules.seating.replace(cut_least=None, direction=None)
        match = rules.match.replace(end="agreed", deals=None, score=None, reached=None, games=None, tie=None)
        rules = rules.replace(seating=seating, match=match, settle={}, fault={})
    questions = asked(variant._replace(rulesets={rules.players: rules}), language)

    known = GAMES["piquet"].registry.rules
    assert [each.strip("()（） ").replace("（", "(").rpartition("(")[2] for each in questions] == [
        known[slot].number for slot in slots
    ]
    assert len(set(questions)) == len(slots)


def test_what_follows_from_a_fault_is_asked_until_it_is_written(tmp_path: Path) -> None:
    """A file that rules on revokes is still asked about the rest of what players do wrong."""
    file = tmp_path / "house.tarot"
    revoke = "fault revoke { event revoke; by anyone; remedy taken_back; deal counts }"
    file.write_text(f"variant house extends fft {{ {revoke} }}", "utf-8")
    *_, before = asked(api.load("fft"))
    *_, after = asked(api.load(str(file)))

    assert "revoke" in before
    assert "revoke" not in after
    assert "out of turn" in after


@pytest.mark.parametrize("name", SAID)
def test_what_is_said_is_not_asked(name: str) -> None:
    """A file that settles all of it has no such chapter."""
    assert asked(api.load(name)) != []
    assert asked(house(f"variant house extends {name} {{ {SAID[name]} }}")) == []


def test_who_deals_after_a_deal_that_is_annulled_is_asked_where_nobody_says_it() -> None:
    """The referees annul deals and say nothing of the next; where all are dealt again there is nothing to ask."""
    (question,) = (each for each in asked(api.load("fft", "referees")) if "deals next" in each)

    assert question.endswith(f"({rule_number('irregularities.result')})")
    assert not any("deals next" in each for each in asked(api.load("fft")))
