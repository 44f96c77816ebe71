"""The laws that one changed value is one difference, and that all who list or count differences agree."""

from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import api, books, library
from tarotrules.book.inline import Badge, inlines, plain
from tarotrules.book.tree import Book, Difference, Differences, Rule, Table
from tarotrules.comparing.differing import differing as settings_of
from tarotrules.games.telling.beside import Beside
from tarotrules.games.telling.comparison.compared import Compared, Spelling
from tarotrules.games.telling.comparison.contrasts import contrasts
from tarotrules.games.telling.comparison.to_json import comparison_json
from tarotrules.games.variant import Variant
from tarotrules.studio.beginning import begun
from tarotrules.studio.doors import differing
from tarotrules.studio.loading import loaded
from tarotrules.studio.ticking import ticked
from tests.changing import AnyBase, AnyChange, setting
from tests.laws.families import EVERY
from tests.laws.walked import GAMES, Game, game_of
from tests.numbering import rule_number
from tests.shelf import bound, house

HOLDS_FOR: Final = EVERY
SPELLING: Final = Spelling(".".join, lambda _kind, value: str(value), lambda _variant, path: path[-1], lambda *_: None)
ROOT: Final = Path(__file__).parents[2]
HOUSES: Final = {
    "tarot": (ROOT / "docs/examples/jeudi.tarot", ROOT / "tests/variants/house-feats.tarot"),
    "piquet": (ROOT / "tests/games/piquet/variants/house.tarot",),
}
"""By game: rules of houses."""
EACH: Final = {"tarot": 4, "piquet": 12}
"""By game: of so many options one is taken."""
FOLLOWING: Final = {
    # A deal is not rounded where a contract is worth halves, and the order after the auction is no setting.
    "tarot": {"pousse": "scoring.sum", "wikipedia": "auction.over"},
    # What the first lead completes follows from what it scores.
    "piquet": {"low-leads-silent": "milestone.pique.counts"},
}
"""By game: variants and options, and a rule of each that differs because of another."""
HOUSE: Final = 'variant house extends {} {{ title {{ en "Ours" }} {} }}'


def sample(game: Game) -> list[AnyChange]:
    """A value of every setting that becomes another, in a base that is another one for each setting."""
    found: dict[str, list[AnyChange]] = {}
    for change in (change for base in game.bases() for change in game.meant(base) if " becomes " in change.what):
        # Rulesets for different numbers of players are not compared.
        if change.path != ("players",):
            found.setdefault(setting(change), []).append(change)
    return [each[place % len(each)] for place, each in enumerate(found.values())]


def alone(base: AnyBase, change: AnyChange | None = None) -> Variant:
    """A variant for one number of players, perhaps with a change."""
    rules = base.rules if change is None else change.rules
    return base.variant._replace(rulesets={rules.players: rules})


def beside(ours: Variant, base: Variant) -> Beside[Any, Any]:
    """A variant told beside another."""
    game = game_of(ours)
    return Beside(game.manner, ours, base, game.family.catalogue("en"))


def compared(base: Variant, ours: Variant) -> Compared:
    """Two variants compared."""
    game = game_of(ours)
    return Compared((base, ours), ("base", "ours"), ("", ""), game.family.catalogue("en"), game.manner, SPELLING)


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_one_changed_value_is_one_difference(name: str) -> None:
    """It stands under one rule, whose words differ; the rules that follow from it differ too, and it is not said there.

    A value that takes the meaning of another away makes that one differ too, and it may stand in another rule.
    """
    tried = sample(GAMES[name])

    assert len(tried) > len(GAMES[name].settings) - 4
    assert {repr(change): wrong for change in tried if (wrong := faults(change))} == {}


def faults(change: AnyChange) -> list[str]:
    """What is not told of a change as it ought to be."""
    base, changed = alone(change.base), alone(change.base, change)
    both = compared(base, changed)
    found = contrasts(both, both.counts)
    listed = beside(changed, base).differing

    settings = {each.said for each in settings_of([change.base.rules, change.rules])}
    right = {
        "one list is another": [each.slot for each in found.entries] == [each.rule.slot for each in listed],
        "too few or too many": 1 <= sum(bool(each.settings) for each in found.entries) <= len(settings),
        "the same words": all(each.change.now != each.change.before for each in listed),
        "other settings": {each.said for entry in found.entries for each in entry.settings} == settings,
    }
    return [what for what, is_right in right.items() if not is_right]


OF_FIVE: Final = {"players": 5, "taker": 0, "partner": 1, "contract": "garde", "card_points": 40.5, "oudlers": 1}
HANDS: Final = {"elder": "SAJ98 HAKQJ8 DK CJ9", "younger": "SQ10 H10 DAQJ107 CAKQ10"}


@pytest.mark.parametrize(
    ("parent", "deal", "body"),
    [
        ("fft", OF_FIVE, "scoring { round unit none; round partner none; round seat none }"),
        ("fft", OF_FIVE, "scoring { contract { shared default } }"),
        ("fft", OF_FIVE, "auction { bid garde { multiplier_lost 2 } }"),
        ("piquet", HANDS, "exchange { elder { half no; or_none no }; younger { half no; or_none no } }"),
    ],
)
def test_what_would_hold_anyway_is_no_difference(parent: str, deal: dict[str, Any], body: str) -> None:
    """Who says outright what the parent's rules come to without it differs in nothing, and scores the same."""
    ours, base = house(HOUSE.format(parent, body)), api.load(parent)

    assert [found for n in base.rulesets if (found := settings_of([base.rulesets[n], ours.rulesets[n]]))] == []
    assert beside(ours, base).differing == ()
    assert api.score(ours, deal) == api.score(base, deal)


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
def test_it_is_one_for_all_numbers_of_players(body: str, players: tuple[int, ...]) -> None:
    """In the comparison, on the page of changes, in the book's list and its marks; and it is said for whom it is so."""
    ours, base = house(HOUSE.format("fft", body)), api.load("fft")

    data = comparison_json(books.compare([base, ours], "en"))
    (rule,) = data["rules"]
    assert data["pairs"] == [{"variants": [0, 1], "rules": 1}]
    assert rule["players"] == [4] if 4 in players else rule["players"] == list(players)
    (listed,) = beside(ours, base).differing
    assert (rule_number(listed.rule.slot), listed.players) == (rule["number"], players)
    book = bound(ours, "en")
    (said,) = differences(books.changes(ours, "en"))
    assert [said.number] == all_listed(book) == marked(book) == [listed.number]
    # What is so for some players only is said of them alone.
    signs = {each.sign for each in inlines(said.now) if isinstance(each, Badge)}
    assert all(said.now != each for each in (said.before, ()))
    assert signs or players == (4, 3, 5) or "with" in plain(said.now)


def texts(game: Game) -> dict[str, str]:
    """Rules that build on others: shipped, of houses, and with some options, which are of every chapter."""
    shipped = [path for path in library.shipped(game.name).values() if " extends " in path.read_text("utf-8")]
    options = sorted(library.shipped_options(game.name))[:: EACH[game.name]]
    ours = str(begun("en", game.family.base, "Ours")["text"])
    return {
        **{path.stem: path.read_text("utf-8") for path in (*shipped, *HOUSES[game.name])},
        **{
            name: ticked(ours, name, taken=True)
            for name in (*FOLLOWING[game.name], *options)
            if name not in library.shipped(game.name)
        },
    }


@pytest.mark.parametrize("name", HOLDS_FOR)
def test_all_who_tell_what_differs_tell_the_same(name: str) -> None:
    """The page of differences, its number on the tab, the comparison with the base, and what is said in short."""
    found = {name: told(text) for name, text in texts(GAMES[name]).items() if shares_a_table(text)}

    assert len(found) > 10
    assert {name: counts for name, counts in found.items() if any(each != counts[0] for each in counts)} == {}
    assert {
        each for each, slot in FOLLOWING[name].items() if GAMES[name].registry.rules[slot].number not in found[each][0]
    } == set()


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
    game = game_of(ours)
    numbers = game.registry.numbers_of(base, ours)
    listed = [each.number for each in differences(books.changes(ours, "en"))]
    in_words, counted = books.comparison_page(comparison).subtitle.split(maxsplit=1)[0], str(len(listed))
    return [
        listed,
        [numbers.of(slot) for slot in sorted(comparison.contrasts.slots, key=numbers.key)],
        [each.number for each in game.family.changed(base, ours, "en")],
        listed if differing(text, "en")["rules"] == len(listed) else [],
        listed if in_words == counted else [in_words, counted],
    ]


@pytest.mark.parametrize(
    "name", ["eryod", "wikipedia", "petite-pousse", *map(str, HOUSES["tarot"]), "piquet-wikipedia", "piquet-au-cent"]
)
def test_what_is_listed_is_marked(name: str) -> None:
    """The book lists what the page of differences does, and marks in its chapters what of it they print."""
    book = bound(api.load(name), "en")
    printed = {block.number for chapter in book.chapters for block in chapter.blocks if isinstance(block, Rule)}
    listed = all_listed(book)

    assert set(listed) & printed == set(marked(book))
    assert listed == [each.number for each in differences(books.changes(api.load(name), "en"))]


@pytest.mark.parametrize(
    ("parent", "body"),
    [
        ("fft", 'auction { bid garde { title { en "Guard" } } }'),
        ("piquet", 'contest point { title { en "Spot" } }; milestone pique { title { en "Peak" } }'),
    ],
)
def test_another_name_is_no_other_rule(parent: str, body: str) -> None:
    """Who calls something otherwise has the same rules, for the book as for a comparison."""
    ours, base = house(HOUSE.format(parent, body)), api.load(parent)
    both = compared(base, ours)

    assert beside(ours, base).differing == ()
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
