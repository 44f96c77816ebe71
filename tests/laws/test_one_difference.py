"""The laws that one changed value is one difference, and that all who list or count differences agree."""

from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, books, library
from tarotrules.book.inline import Badge, inlines, plain
from tarotrules.book.tree import Book, Difference, Differences, Rule, Table
from tarotrules.comparing.differing import differing as settings_of
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.beside import MANNER, Beside
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.comparison.compared import Compared, Spelling
from tarotrules.games.telling.comparison.contrasts import contrasts
from tarotrules.games.telling.comparison.to_json import comparison_json
from tarotrules.studio.beginning import begun
from tarotrules.studio.doors import differing
from tarotrules.studio.loading import loaded
from tarotrules.studio.ticking import ticked
from tests.changing import setting
from tests.games.tarot.changing import means_nothing
from tests.numbering import rule_number
from tests.shelf import bound
from tests.strategies import Base, Change, bases, changes

HOLDS_FOR: Final = ("tarot",)
"""It compares the chapters of tarot’s book."""

SPELLING: Final = Spelling(".".join, lambda _kind, value: str(value), lambda _variant, path: path[-1], lambda *_: None)
ROOT: Final = Path(__file__).parents[2]
HOUSES: Final = (
    ROOT / "docs/examples/jeudi.tarot",
    ROOT / "tests/variants/house-feats.tarot",
)
HOUSE: Final = 'variant house extends fft {{ title {{ en "Ours" }} {body} }}\n'


def sample() -> list[Change]:
    """A value of every setting that becomes another, in a base that is another one for each setting."""
    found: dict[str, list[Change]] = {}
    for change in (change for base in bases() for change in changes(base) if " becomes " in change.what):
        # Rulesets for different numbers of players are not compared.
        if change.path != ("players",) and not means_nothing(change):
            found.setdefault(setting(change), []).append(change)
    return [each[place % len(each)] for place, each in enumerate(found.values())]


def alone(base: Base, change: Change | None = None) -> Variant:
    """A variant for one number of players, perhaps with a change."""
    rules = base.rules if change is None else change.rules
    return base.variant._replace(rulesets={rules.players: rules})


def test_one_changed_value_is_one_difference() -> None:
    """It stands under one rule, whose words differ; the rules that follow from it differ too, and it is not said there.

    A value that takes the meaning of another away makes that one differ too, and it may stand in another rule.
    """
    tried = sample()

    assert len(tried) > 100
    assert {repr(change): wrong for change in tried if (wrong := faults(change))} == {}


def faults(change: Change) -> list[str]:
    """What is not told of a change as it ought to be."""
    base, changed = alone(change.base), alone(change.base, change)
    both = Compared((base, changed), ("base", "changed"), ("", ""), catalogue("en"), MANNER, SPELLING)
    found = contrasts(both, both.counts)
    listed = Beside(changed, base, catalogue("en")).differing

    settings = {each.said for each in settings_of([change.base.rules, change.rules])}
    right = {
        "one list is another": [each.slot for each in found.entries] == [each.rule.slot for each in listed],
        "too few or too many": 1 <= sum(bool(each.settings) for each in found.entries) <= len(settings),
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

    assert [settings_of([parent.rulesets[each], house.rulesets[each]]) for each in parent.rulesets] == [[], [], []]
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


def texts() -> dict[str, str]:
    """Rules that build on others: shipped, of two houses, and with every fourth option, which is of every chapter."""
    shipped = [path for path in library.shipped().values() if " extends " in path.read_text("utf-8")]
    ours = str(begun("en", "fft", "Ours")["text"])
    return {
        **{path.stem: path.read_text("utf-8") for path in (*shipped, *HOUSES)},
        **{name: ticked(ours, name, taken=True) for name in ("pousse", *sorted(library.shipped_options())[::4])},
    }


def test_all_who_tell_what_differs_tell_the_same() -> None:
    """The page of differences, its number on the tab, the comparison with the base, and what is said in short."""
    found = {name: told(text) for name, text in texts().items() if shares_a_table(text)}

    assert len(found) > 30
    assert {name: counts for name, counts in found.items() if any(each != counts[0] for each in counts)} == {}
    # A deal is not rounded where a contract is worth halves, and the order after the auction is no setting.
    assert rule_number("scoring.sum") in found["pousse"][0]
    assert rule_number("auction.over") in found["wikipedia"][0]


def shares_a_table(text: str) -> bool:
    """Whether as many play as by the rules it builds on: those who never sit down alike are not compared."""
    ours = loaded(text).variant
    base = None if ours is None else books.parent_of(ours)
    return ours is not None and base is not None and bool(ours.rulesets.keys() & base.rulesets.keys())


def told(text: str) -> list[list[str]]:
    """The numbers of the rules that differ, as each tells them who does."""
    ours = loaded(text).variant
    base = None if ours is None else books.parent_of(ours)
    assert ours is not None
    assert base is not None
    comparison = books.compare([base, ours], "en")
    numbers = registry().numbers_of(base, ours)
    listed = [each.number for each in differences(books.changes(ours, "en"))]
    in_words, counted = books.comparison_page(comparison).subtitle.split(maxsplit=1)[0], str(len(listed))
    return [
        listed,
        [numbers.of(slot) for slot in sorted(comparison.contrasts.slots, key=numbers.key)],
        [each.number for each in family(ours.game).changed(base, ours, "en")],
        listed if differing(text, "en")["rules"] == len(listed) else [],
        listed if in_words == counted else [in_words, counted],
    ]


@pytest.mark.parametrize("name", ["eryod", "wikipedia", "petite-pousse", *map(str, HOUSES)])
def test_what_is_listed_is_marked(name: str) -> None:
    """The book lists what the page of differences does, and marks in its chapters what of it they print."""
    book = bound(api.load(name), "en")
    printed = {block.number for chapter in book.chapters for block in chapter.blocks if isinstance(block, Rule)}
    listed = all_listed(book)

    assert set(listed) & printed == set(marked(book))
    assert listed == [each.number for each in differences(books.changes(api.load(name), "en"))]


def test_another_name_is_no_other_rule(tmp_path: Path) -> None:
    """Who calls a contract otherwise has the same rules, for the book as for a comparison."""
    file = tmp_path / "house.tarot"
    file.write_text(HOUSE.format(body='auction { bid garde { title { en "Guard" } } }'), "utf-8")
    house, parent = api.load(str(file)), api.load("fft")

    assert Beside(house, parent, catalogue("en")).differing == ()
    both = Compared((parent, house), ("one", "two"), ("", ""), catalogue("en"), MANNER, SPELLING)
    assert contrasts(both, both.counts).entries == ()


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
