"""Variants compared: what differs is told, once and to both sides alike, and what does not is not."""

import json
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

from tarotrules import books, library, pipeline
from tarotrules.book.inline import plain
from tarotrules.book.lines import lines_of
from tarotrules.book.tree import Book, Contrast, Contrasts, Matrix, Table
from tarotrules.cli.main import main
from tarotrules.games.tarot.engine.candidates import candidates, deal_json
from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.engine.summary import read_summary
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.comparison.comparing import Comparison
from tarotrules.games.telling.comparison.page import sheet
from tarotrules.games.telling.comparison.to_json import comparison_json
from tarotrules.languages import LANGUAGES
from tests.numbering import rule_number
from tests.strategies import STUDIED

ROOT: Final = Path(__file__).parents[2]
HOUSE_FILE: Final = str(ROOT / "docs" / "examples" / "jeudi.tarot")
NAMES: Final = sorted(library.shipped())
PAIRS: Final = [*(("fft", name) for name in NAMES if name != "fft"), ("wikipedia", "wikipedia-older")]


@cache
def variant(name: str, *options: str) -> Variant:
    """A variant by name or path."""
    loaded = pipeline.load(name, options)
    assert loaded.variant is not None
    return loaded.variant


@cache
def compared(*names: str, language: str = "en") -> Comparison:
    """A comparison of variants by name."""
    found: Comparison = books.compare([variant(name) for name in names], language, names)
    return found


def written(tmp_path: Path, id: str, body: str) -> Variant:
    """A house file."""
    file = tmp_path / f"{id}.tarot"
    file.write_text(f"variant {id} extends fft {{\n{body}\n}}\n", "utf-8")
    loaded = pipeline.load(str(file))
    assert loaded.variant is not None, loaded.problems
    return loaded.variant


def entries(book: Book) -> list[Contrast]:
    """The rules a sheet shows."""
    blocks = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Contrasts)]
    return [entry for block in blocks for entry in block.entries]


def text(book: Book) -> str:
    """All a sheet says."""
    return "\n".join([book.title, book.subtitle, *map(plain, lines_of(book))])


def mirrored(data: dict[str, Any]) -> dict[str, Any]:
    """What a comparison of two would say, had they been named the other way round."""
    rules = [
        {
            **rule,
            "classes": [None if each is None else 0 for each in reversed(rule["classes"])]
            if None in rule["classes"]
            else [0, 1],
            "wordings": [{**each, "variants": [1 - who for who in each["variants"]]} for each in rule["wordings"]],
            "rows": [{**each, "cells": each["cells"][::-1]} for each in rule["rows"]],
            "settings": [
                {**each, "values": each["values"][::-1], "origins": each["origins"][::-1]} for each in rule["settings"]
            ],
        }
        for rule in data["rules"]
    ]
    deals = [{**each, "scores": each["scores"][::-1], "reckoning": each["reckoning"][::-1]} for each in data["deals"]]
    return {**data, "rules": rules, "deals": deals}


def in_any_order(rules: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Rules with their wordings and settings sorted, for it does not matter who is shown first."""
    return [
        {
            **rule,
            "wordings": sorted(rule["wordings"], key=lambda each: str(each["variants"])),
            "settings": sorted(rule["settings"], key=lambda each: str(each["path"])),
        }
        for rule in rules
    ]


@pytest.mark.parametrize("pair", [each for each in PAIRS if each[1] in STUDIED], ids="-".join)
def test_who_is_named_first_makes_no_difference(pair: tuple[str, str]) -> None:
    """Exchanging two variants exchanges the columns and nothing else: the rules, the rows, the deals are the same."""
    one, other = comparison_json(compared(*pair)), comparison_json(compared(*reversed(pair)))
    expected = mirrored(one)

    assert in_any_order(other["rules"]) == in_any_order(expected["rules"])
    assert [(each["deal"], each["scores"]) for each in other["deals"]] == [
        (each["deal"], each["scores"]) for each in expected["deals"]
    ]
    assert other["pairs"] == one["pairs"]


@pytest.mark.parametrize("name", sorted(library.shipped()))
def test_nothing_differs_from_itself(name: str) -> None:
    """A variant beside itself: no rule, no deal, and a sentence that says so; the two are still told apart."""
    found = compared(name, name)
    data = comparison_json(found)

    assert (data["rules"], data["deals"], data["alike"]) == ([], [], {})
    assert [each["rules"] for each in data["pairs"]] == [0]
    assert len(set(found.compared.names)) == 2
    assert "Nothing differs" in sheet(found).subtitle


def test_a_title_is_no_rule(tmp_path: Path) -> None:
    """Variants that call things differently, and themselves, do not differ."""
    titles = 'title { en "Ours" }\nbonus petit-au-bout { title { en "the last little one" } }'
    found = books.compare([variant("fft"), written(tmp_path, "ours", titles)], "en")

    assert comparison_json(found)["rules"] == []


def test_what_differs_is_told_with_its_setting_and_its_source() -> None:
    """A handful worth more: the row that differs, both values and their origins; no sentence that repeats them."""
    data = comparison_json(compared("fft", HOUSE_FILE, language="fr"))
    rule = next(each for each in data["rules"] if each["number"] == rule_number("claim.handful.what"))

    assert rule["title"] == "Poignée"
    assert rule["wordings"] == []
    assert rule["rows"] == [{"row": "Triple – Valeur", "cells": ["40 points", "60 points"]}]
    (setting,) = rule["settings"]
    assert (setting["path"], setting["values"]) == ("claim.handful.level.triple.worth", ["40", "60"])
    assert [each["layer"] for each in setting["origins"]] == ["fft", "jeudi"]
    assert setting["origins"][1]["source"] == "Cahier des règles du jeudi, 2026"


def test_what_only_one_has_is_told_as_missing() -> None:
    """A claim that one variant lacks stands beside a sentence that says so, as one entry with all its numbers."""
    book = sheet(compared("fft", HOUSE_FILE))
    entry = next(each for each in entries(book) if rule_number("claim.misere.when") in each.numbers)

    assert entry.numbers == tuple(rule_number(f"claim.misere.{part}") for part in ("what", "when", "paid"))
    assert [each.absent for each in entry.wordings] == [True, False]


def test_what_differs_in_a_table_alone_has_no_sentence(tmp_path: Path) -> None:
    """Nobody is said to have no such rule."""
    found = books.compare([variant("fft"), written(tmp_path, "ours", "auction { bid garde { worth 30 } }")], "en")
    entry = next(each for each in entries(sheet(found)) if rule_number("auction.contracts") in each.numbers)

    assert [each.body for each in entry.wordings] == [(), ()]
    assert [[plain(cell) for cell in row] for table in entry.tables for row in table.rows] == [
        ["Garde – Value", "25", "30"]
    ]


def test_what_is_the_same_is_not_listed() -> None:
    """Only the multiplier of one contract is another: one rule, one row, one setting, told once."""
    data = comparison_json(books.compare([variant("fft"), variant("fft", "garde-contre-8")], "en"))

    (rule,) = data["rules"]
    assert (rule["number"], rule["players"], rule["wordings"]) == (rule_number("auction.contracts"), [4], [])
    assert [len(rule["rows"]), len(rule["settings"])] == [1, 1]


def test_numbers_of_players_that_one_lacks_are_told() -> None:
    """The house file is not for three players: this is said, and nothing is compared for three."""
    found = compared("fft", HOUSE_FILE)

    assert found.contrasts.counts == (4, 5)
    assert comparison_json(found)["further_players"] == {"3": [0]}
    assert "has rules for 3 players" in sheet(found).subtitle


def test_rules_for_nobody_in_common_are_not_compared(tmp_path: Path) -> None:
    """Variants without a common number of players have no rule compared, and the sheet says why."""
    three, five = written(tmp_path, "three", "players 3"), written(tmp_path, "five", "players 5")
    found = books.compare([three, five], "en")

    assert comparison_json(found)["rules"] == []
    assert sheet(found).subtitle.startswith("No number of players")


def test_what_is_alike_with_others_only_is_said(tmp_path: Path) -> None:
    """A rule that differs with the usual number of players only is not taken to differ with the others."""
    ours = written(tmp_path, "ours", "at 4 players { claim handful { level triple { worth 60 } } }")
    found = books.compare([variant("fft"), ours], "en")

    assert {players: "claim.handful.what" in slots for players, slots in found.contrasts.alike.items()} == {
        3: True,
        5: True,
    }
    assert "all agree on" in sheet(found).subtitle


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_a_deal_shown_is_scored_differently(pair: tuple[str, str]) -> None:
    """Every deal shown is one that both variants score as it says, and not alike."""
    for shown in comparison_json(compared(*pair))["deals"]:
        rules = [variant(name).rulesets[shown["deal"]["players"]] for name in pair]
        scores = [[str(each) for each in score(each, shown["deal"]).scores] for each in rules]

        assert scores == [[str(each) for each in one] for one in shown["scores"]]
        assert scores[0] != scores[1]


def test_the_simplest_deal_is_shown() -> None:
    """Where a plain contract tells two apart, no bonus, no claim and no promise is needed."""
    (shown,) = comparison_json(compared("fft", "petite-pousse"))["deals"]

    assert shown["deal"].keys() == {"players", "taker", "contract", "card_points", "oudlers"}
    assert shown["situation"][0].startswith("With 4 players, A bids Garde.")


def test_where_no_deal_differs_it_is_said(tmp_path: Path) -> None:
    """Rules that differ at the table but not in the reckoning have no deal, and a sentence that says so."""
    ours = written(tmp_path, "ours", "auction { rounds until_all_pass }")
    found = books.compare([variant("fft"), ours], "en")

    assert [each["number"] for each in comparison_json(found)["rules"]] == [
        rule_number("auction.rounds"),
        rule_number("auction.overcall"),
    ]
    assert comparison_json(found)["deals"] == []
    assert "none is scored differently" in text(sheet(found))


def test_half_a_point_of_a_lost_deal_tells_apart(tmp_path: Path) -> None:
    """Who only rounds the margin of a lost deal otherwise is told apart by one lost by some points and a half."""
    rounds = "players 3\nscoring {{ half_point_short made; round margin made away 1 lost {} 1 }}"
    away, toward = (written(tmp_path, way, rounds.format(way)) for way in ("away", "toward"))

    assert len(comparison_json(books.compare([away, toward], "en"))["deals"]) == 1


def test_several_are_told_apart_by_few_deals() -> None:
    """Three variants with three reckonings: the deals shown tell the others from the first."""
    found = compared("fft", "petite-pousse", HOUSE_FILE)

    assert (found.deals.alike, found.deals.left_out) == ((), ())
    assert len(found.deals.cases) <= 2


def matrices(book: Book) -> list[Matrix]:
    """The matrices of a sheet, chapter by chapter."""
    return [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Matrix)]


def test_a_matrix_has_the_values_of_the_first_first() -> None:
    """A row for each rule or value; what is as in the first column is marked, and those alike are one column."""
    book = sheet(compared("fft", "eryod", "petite-pousse", "wikipedia", "wikipedia-older"))
    deal = next(each for each in matrices(book) if any("Lone Petit" in plain(row.head) for row in each.rows))
    rows = {plain(row.head).split(" – ")[-1]: row for row in deal.rows}

    assert [plain(each.title) for each in deal.columns[1:]] == [
        "fft and petite-pousse",
        "eryod",
        "wikipedia and wikipedia-older",
    ]
    assert [plain(cell) for cell in rows["Who shuffles"].cells] == ["the player facing the dealer"] * 2 + ["nobody"]
    assert rows["Who shuffles"].same == (True, True, False)
    assert [plain(cell) for cell in rows["Must one, or may one?"].cells] == ["must", "may", "must"]


def test_letters_stand_for_sentences() -> None:
    """Where a rule cannot be said in few words, each column has a letter, and the sentence has it too."""
    book = sheet(compared("fft", "eryod", "wikipedia"))
    rows = {plain(row.head): row for each in matrices(book) for row in each.rows}
    dealer = rows[f"{rule_number('seating.dealer')} The dealer"]
    entry = next(each for each in entries(book) if each.numbers == (rule_number("seating.dealer"),))

    assert [plain(cell) for cell in dealer.cells] == ["A", "B", "A"][: len(dealer.cells)]
    assert [plain(each.who) for each in entry.wordings] == ["A · fft and wikipedia", "B · eryod"]


def test_how_many_rules_differ_is_the_same_both_ways() -> None:
    """The table of all pairs is its own mirror, and the data count alike."""
    found = compared("fft", "eryod", "petite-pousse")
    (pairs,) = (block for block in sheet(found).chapters[0].blocks if isinstance(block, Table))
    table = [[plain(cell) for cell in row[1:]] for row in pairs.rows]

    assert table == [list(column) for column in zip(*table, strict=True)]
    assert {str(each["rules"]) for each in comparison_json(found)["pairs"]} == {*chain(*table)} - {"–"}


def test_many_are_folded() -> None:
    """Of dozens most are like the first: a matrix has few columns, and each is told who is nearest."""
    names = ["fft", *(str(each) for each in sorted((ROOT / "tests" / "variants").glob("*.tarot"))[:14])]
    found = compared(*names)
    book = sheet(found)
    (nearest,) = (block for block in book.chapters[0].blocks if isinstance(block, Table))

    assert len(nearest.rows) == len(found.circles[0].places)
    assert min(len(each.columns) for each in matrices(book)) < 6
    assert any(plain(each.columns[1].title) == "fft and all others" for each in matrices(book))
    assert max(len(row) for row in books.render(book, "txt", 120).splitlines()) <= 120
    assert all(len(set(map(id, table.columns))) <= 9 for each in matrices(book) for table in each.tables(8))


def test_those_for_other_players_are_compared_with_each_other(tmp_path: Path) -> None:
    """Three play four-handed, two of them five-handed too: what differs there alone is told of those two."""
    five = written(tmp_path, "five", "at 5 players { claim handful { level single { worth 25 } } }")
    four, three = written(tmp_path, "four", "players 4"), written(tmp_path, "three", "players 3")
    found = books.compare([variant("fft"), four, five, three], "en")
    said = comparison_json(found)

    assert [each.places for each in found.circles] == [(0, 1, 2), (0, 2, 3), (0, 2)]
    assert [(each["players"], each["variants"]) for each in said["rules"] if each["title"] == "Handful"] == [
        ([5], [0, 2])
    ]
    assert "Compared here: fft and five" in text(sheet(found))


def test_who_plays_with_one_of_the_numbers_only_is_compared_there() -> None:
    """Two play with three, four and five, one with three alone: with three it is all of them that are compared."""
    found = compared("fft", "palantar", "short-pack", "eryod")

    assert [(each.places, each.contrasts.counts) for each in found.circles] == [
        ((0, 3), (4,)),
        ((0, 2, 3), (3,)),
        ((0, 1, 3), (5,)),
    ]


def test_what_was_told_of_all_is_not_told_of_some_again() -> None:
    """How a misdeal is mended differs with any number of players: it is told once, with four."""
    found = comparison_json(compared("fft", "solitaire-paradise", "wikipedia"))
    told = [
        (each["players"], each["variants"]) for each in found["rules"] if each["number"] == rule_number("deal.misdeal")
    ]

    assert told == [([4], [0, 1, 2])]
    assert [0, 2] in [each["variants"] for each in found["rules"]]


def test_all_shipped_are_compared_if_nobody_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """Without names it is all that the program comes with, the official rules first; one named comes before them."""
    assert main(["compare", "--brief", "--format", "json"]) == 0
    assert [each["id"] for each in json.loads(capsys.readouterr().out)["variants"]] == [
        "fft",
        *(name for name in NAMES if name != "fft"),
    ]
    assert main(["compare", "eryod", "--all", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["variants"][0]["id"] == "eryod"


def test_names_are_told_apart(tmp_path: Path) -> None:
    """Two files with one title are called by their ids as well; two of one id by how they were asked for."""
    title = 'title { en "Ours" }'
    one, two = written(tmp_path, "one", title), written(tmp_path, "two", title)

    assert books.compare([one, two], "en").compared.names == ("Ours (one)", "Ours (two)")
    assert books.compare([one, one], "en", ["a.tarot", "b.tarot"]).compared.names == (
        "Ours (one, a.tarot)",
        "Ours (one, b.tarot)",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_and_form_has_the_sheet(language: str) -> None:
    """Two and several are compared in every language; every form is made from the same tree and says its numbers."""
    for names in (("fft", HOUSE_FILE), ("fft", "eryod", "petite-pousse")):
        found = compared(*names, language=language)
        numbers = [number for entry in entries(sheet(found)) for number in entry.numbers]

        for form in ("html", "md", "txt"):
            said = books.comparison(found, form)
            assert all(number in said for number in numbers)


def test_a_title_is_never_markup(tmp_path: Path) -> None:
    """What a file calls itself and its things stays text in every form."""
    hostile = "<script>alert(1)</script> | *bold* & [x](javascript:y)"
    ours = written(tmp_path, "ours", f'title {{ en "{hostile}" }}\nauction {{ rounds until_all_pass }}')
    other = written(tmp_path, "other", f'title {{ en "{hostile}" }}')
    found = books.compare([ours, other, variant("fft")], "en")

    for both in (found, books.compare([ours, variant("fft")], "en")):
        assert "<script" not in books.comparison(both, "html")
        assert "<script" not in books.comparison(both, "md")
        assert "*bold*" not in books.comparison(both, "md").replace("\\*", "")


def test_the_page_of_a_house_file_fits_the_wall() -> None:
    """The example of the documentation differs in five things: some 110 lines of a terminal, half of it on paper."""
    found = compared("fft", HOUSE_FILE, language="fr")

    assert len(entries(sheet(found))) == 5
    assert len(books.comparison(found, "txt").splitlines()) <= 125


def test_values_and_sources_stand_at_the_end() -> None:
    """Each setting that differs is listed with its value and source; a brief page has none of it."""
    found = compared("fft", HOUSE_FILE, language="fr")
    whole, brief = sheet(found), sheet(found, brief=True)

    assert whole.chapters[:-1] == brief.chapters
    (table,) = whole.chapters[-1].blocks
    assert isinstance(table, Table)
    said = [" ".join(plain(cell) for cell in row) for row in table.rows]
    assert [each for each in said if "Cahier des règles du jeudi" in each and "60" in each]
    assert len(said) == len(set(said)) >= len(entries(whole))


def test_two_are_told_apart_by_a_deal_that_only_they_know() -> None:
    """Half a point at three players tells Eryod from the official rules, though a third variant is for four alone."""
    found = compared("fft", "eryod", "solitaire-paradise")
    (shown,) = comparison_json(found)["deals"]

    assert shown["deal"]["players"] == 3
    assert shown["variants"] == [0, 1]
    assert "−52" in books.comparison(found, "txt")
    assert found.deals.alike == (0, 2)
    assert "No deal was found that solitaire-paradise" in text(sheet(found))


def test_a_deal_is_written_as_it_is_read() -> None:
    """The JSON of every candidate is read back as the same deal."""
    rules = variant("fft").rulesets[5]

    for deal in candidates([rules]):
        assert read_summary(deal_json(deal), rules.players).summary == deal
