"""The law that one changed value is one difference, wherever differences are told."""

from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, books
from tarotrules.book.inline import Badge, inlines, plain
from tarotrules.book.tree import Book, Difference, Differences, Rule, Table
from tarotrules.comparing.differing import differing
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.beside import Beside
from tarotrules.games.tarot.chapters.comparison.compared import Compared, Spelling
from tarotrules.games.tarot.chapters.comparison.contrasts import contrasts
from tarotrules.games.tarot.chapters.comparison.to_json import comparison_json
from tarotrules.games.tarot.variant import Variant
from tarotrules.settings.walk import SettingPath
from tests.laws.test_no_rule_is_silent import general, means_nothing
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import Base, Change, bases, changes

SPELLING: Final = Spelling(".".join, lambda _kind, value: str(value))
HOUSE: Final = 'variant house extends fft {{ title {{ en "Ours" }} {body} }}\n'


def sample() -> list[Change]:
    """A value of every setting that becomes another, in a base that is another one for each setting."""
    found: dict[SettingPath, list[Change]] = {}
    for change in (change for base in bases() for change in changes(base) if " becomes " in change.what):
        # Rulesets for different numbers of players are not compared.
        if change.path != ("players",) and not means_nothing(change):
            found.setdefault(tuple(general(change.path)), []).append(change)
    return [each[place % len(each)] for place, each in enumerate(found.values())]


def alone(base: Base, change: Change | None = None) -> Variant:
    """A variant for one number of players, perhaps with a change."""
    rules = base.rules if change is None else change.rules
    return base.variant._replace(rulesets={rules.players: rules})


def test_one_changed_value_is_one_difference() -> None:
    """A comparison and a list of changes have one entry, under one rule, and its words differ.

    A value that takes the meaning of another away makes that one differ too, and it may stand in another rule; a rule
    without settings, such as which of two hands calls a deal off, follows from others and differs with them.
    """
    tried = sample()

    assert len(tried) > 100
    assert {repr(change): wrong for change in tried if (wrong := faults(change))} == {}


def faults(change: Change) -> list[str]:
    """What is not told of a change as it ought to be."""
    base, changed = alone(change.base), alone(change.base, change)
    found = contrasts(Compared((base, changed), ("base", "changed"), ("", ""), catalogue("en"), SPELLING))
    listed = Beside(changed, base, catalogue("en")).differing

    settings = {each.said for each in differing([change.base.rules, change.rules])}
    right = {
        "one list is another": [each.slot for each in found.entries] == [each.rule.slot for each in listed],
        "too few or too many": 1 <= sum(bool(each.rule.settings) for each in listed) <= len(settings),
        "the same words": all(each.change.now != each.change.before for each in listed),
        "other settings": {each.said for entry in found.entries for each in entry.settings} == settings,
    }
    return [what for what, is_right in right.items() if not is_right]


@pytest.mark.parametrize(
    "body",
    [
        "scoring { round unit none; round partner none; round seat none }",
        "scoring { contract { shared default } }",
        "auction { bid garde { multiplier_lost 2 } }",
    ],
)
def test_what_would_hold_anyway_is_no_difference(tmp_path: Path, body: str) -> None:
    """Who says outright what the parent's rules come to without it differs in nothing, and scores the same."""
    file = tmp_path / "house.tarot"
    file.write_text(HOUSE.format(body=body), "utf-8")
    house, parent = api.load(str(file)), api.load("fft")
    deal = {"players": 5, "taker": 0, "partner": 1, "contract": "garde", "card_points": 40.5, "oudlers": 1}

    assert [differing([parent.rulesets[each], house.rulesets[each]]) for each in parent.rulesets] == [[], [], []]
    assert Beside(house, parent, catalogue("en")).differing == ()
    assert api.score(house, deal) == api.score(parent, deal)


@pytest.mark.parametrize(
    ("body", "players"),
    [
        # The thresholds in the same rule are other ones for each number of players.
        ("claim handful { level triple { worth 60 } }", (4, 3, 5)),
        ("at 3, 5 players { claim handful { level triple { worth 60 } } }", (3, 5)),
        ("at 5 players { claim handful { level triple { worth 60 } } }", (5,)),
        ("scoring { half_point_short drawn }", (4, 3, 5)),
    ],
)
def test_it_is_one_for_all_numbers_of_players(tmp_path: Path, body: str, players: tuple[int, ...]) -> None:
    """In the comparison, on the page of changes, in the book's list and its marks; and it is said for whom it is so."""
    file = tmp_path / "house.tarot"
    file.write_text(HOUSE.format(body=body), "utf-8")
    ours, base = api.load(str(file)), api.load("fft")

    data = comparison_json(books.compare([base, ours], "en"))
    (rule,) = data["rules"]
    assert data["pairs"] == [{"variants": [0, 1], "rules": 1}]
    assert rule["players"] == [4] if 4 in players else rule["players"] == list(players)
    (listed,) = Beside(ours, base, catalogue("en")).differing
    assert (rule_number(listed.rule.slot), listed.players) == (rule["number"], players)
    book = bound(ours, "en")
    (said,) = differences(books.changes(ours, "en"))
    assert [said.number] == all_listed(book) == marked(book) == [listed.number]
    # What is so for some players only is said of them alone.
    signs = {each.sign for each in inlines(said.now) if isinstance(each, Badge)}
    assert all(said.now != each for each in (said.before, ()))
    assert signs or players == (4, 3, 5) or "with" in plain(said.now)


def test_a_rule_whose_words_follow_from_a_difference_is_marked_too() -> None:
    """What is announced at another moment changes the order after the auction, which is no setting."""
    book, follows = bound(api.load("wikipedia"), "en"), rule_number("auction.over")

    assert follows in all_listed(book)
    assert follows in marked(book)
    assert follows not in {each.number for each in differences(books.changes(api.load("wikipedia"), "en"))}


@pytest.mark.parametrize("name", ["eryod", "wikipedia", "petite-pousse"])
def test_what_is_listed_is_marked(name: str) -> None:
    """Every rule on the page of differences that the chapters print is marked there, and no other."""
    book = bound(api.load(name), "en")
    printed = {block.number for chapter in book.chapters for block in chapter.blocks if isinstance(block, Rule)}
    listed = set(all_listed(book))

    assert listed & printed == set(marked(book))
    assert listed >= {each.number for each in differences(books.changes(api.load(name), "en"))}


def differences(book: Book) -> list[Difference]:
    """What a book lists as different."""
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    return [entry for block in blocks if isinstance(block, Differences) for entry in block.entries]


def all_listed(book: Book) -> list[str]:
    """The numbers that a book lists as different, of rules that it has and of those it lacks."""
    (chapter,) = (each for each in book.chapters if each.id == "changes")
    rows = (row for block in chapter.blocks if isinstance(block, Table) for row in block.rows)
    return [plain(number) for number, *_ in rows]


def marked(book: Book) -> list[str]:
    """The numbers of the rules with a mark in the margin."""
    return [each.number for each in marks(book)]


def marks(book: Book) -> list[Rule]:
    """The rules with a mark in the margin."""
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    return [block for block in blocks if isinstance(block, Rule) and block.change is not None]
