"""A source is said of what it says, and of nothing else: at the back of the book, beside the rule, or not at all."""

from pathlib import Path

import pytest

from tarotrules import api, books, compiled
from tarotrules.book.inline import plain
from tarotrules.book.lines import lines_of
from tarotrules.book.tree import Book, Chapter, Items, Rule, Table
from tarotrules.games.registry import catalogue
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.variant import Provenance
from tests.numbering import own_number, rule_number
from tests.shelf import bound

TRIPLE = "claim handful { level triple { worth 60 } }"


def house(folder: Path, body: str, name: str = "house", base: str = "fft") -> Variant:
    """A house file."""
    file = folder / f"{name}.tarot"
    file.write_text(f"variant {name} extends {base} {{\n{body}\n}}\n", "utf-8")
    return api.load(str(file))


def sources(variant: Variant, number: str, language: str = "en") -> list[str]:
    """What the book says of the sources of a rule."""
    return cited(bound(variant, language), number)


def cited(book: Book, number: str) -> list[str]:
    """What a book says of the sources of a rule."""
    tables = [block for block in chapter(book).blocks if isinstance(block, Table)]
    return [plain(said) for rule, said in tables[0].rows if plain(rule) == number]


def chapter(book: Book) -> Chapter:
    """The chapter that says who says so."""
    return next(each for each in book.chapters if each.id == "sources")


def test_a_source_is_not_said_of_a_change_without_one(tmp_path: Path) -> None:
    """One level of three is changed and nobody is cited for it: the citation is for the rest, and says so."""
    (said,) = sources(house(tmp_path, TRIPLE), rule_number("claim.handful.what"))

    assert said.startswith("FFT 2012")
    assert said.endswith("(not for what has been changed)")


def test_a_change_with_a_source_is_cited_beside_the_rest(tmp_path: Path) -> None:
    """Both citations stand beside the rule's number as they are."""
    (said,) = sources(house(tmp_path, TRIPLE.replace("60", "60 [Club 2024]")), rule_number("claim.handful.what"))

    assert said.startswith("Club 2024; FFT 2012, ")
    assert "changed" not in said


def test_a_change_by_a_parent_has_no_source_either(tmp_path: Path) -> None:
    """What is not marked cannot be told from the rest: then nobody is cited."""
    house(tmp_path, TRIPLE)

    assert sources(house(tmp_path, 'title { en "x" }', "child", "house"), rule_number("claim.handful.what")) == [
        "none is given for part of this rule"
    ]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_rule_without_a_source_does_not_borrow_the_next(tmp_path: Path, language: str) -> None:
    """Where others are cited, a rule for which nobody is says so, and says otherwise of a part of one."""
    whole = sources(house(tmp_path, "auction { rounds until_all_pass }"), rule_number("auction.rounds"), language)
    part = sources(house(tmp_path, TRIPLE), rule_number("claim.handful.what"), language)

    assert len(whole) == 1
    assert "FFT" not in whole[0]
    assert "FFT" in part[0]


BONUS = 'bonus queens like petit-au-bout { title { en "Queens" }; worth 15; when last_trick.kings > 0 }'
BID = 'auction { bid petite { title { en "Petite" }; before prise; like prise; multiplier 1 } }'


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_is_like_another_is_not_cited_from_its_source(tmp_path: Path, language: str) -> None:
    """A citation speaks of the entry it was written for; a house's own one has the house's source, or none."""
    like = f"{BONUS}\n{BID}"
    both = [bound(house(tmp_path, body), language) for body in (like, f'{like}\nsource "Club 2024"')]
    number = own_number(house(tmp_path, like), "bonus.queens")
    without, of_club = (cited(book, number) for book in both)

    assert without
    assert not any("FFT" in each for each in (*without, *of_club))
    assert of_club == ["Club 2024"]


@pytest.mark.parametrize(
    ("language", "meant"),
    [("fr", "« Le tarot français », en japonais"), ("en", "“French Tarot”, in Japanese"), ("ja", None)],
)
def test_a_work_in_another_language_is_listed_with_what_its_title_means(language: str, meant: str | None) -> None:
    """In brackets behind the title as it is; beside the rules its name is enough."""
    variant = api.load("fft", "pousse")
    book, rule = bound(variant, language), rule_number("chien.taken")
    listed = [plain(each) for block in chapter(book).blocks if isinstance(block, Items) for each in block.items]
    works = [each.replace("\u00a0", " ") for each in listed if each.startswith("circle9")]
    (said,) = cited(book, rule)

    assert works == ["circle9.work, フレンチタロット" + (f" [{meant}]" if meant else "")]
    assert "circle9.work" in said
    assert ("フレンチタロット" in said) == (meant is None)


def test_a_file_that_follows_two_works_is_cited_with_both(tmp_path: Path) -> None:
    """A third that stands behind a name is cited where its name is given, and nowhere else."""
    both = 'source "the blue notebook"; source "Paul’s letter"; source "Club: Rules of the club"'
    file = house(tmp_path, f"{both}\nauction {{ rounds until_all_pass }}\nplay {{ look_back never [Club] }}")

    assert sources(file, rule_number("auction.rounds")) == ["the blue notebook; Paul’s letter"]
    assert [each.partition(":")[0] for each in file.sources[:3]] == ["the blue notebook", "Paul’s letter", "Club"]


def test_a_work_is_listed_once() -> None:
    """Two options follow one work, one of them another beside it."""
    variant = api.load("fft", "misere", "pousse")

    assert [each.split(",")[0] for each in variant.sources if not each.startswith("FFT")] == ["circle9.work", "PAGAT"]


def test_what_no_source_says_is_settled_with_its_reason() -> None:
    """An assumed value has a line of its own with its reason, and is not cited."""
    book = bound(api.load("fft"), "en")
    _, settled = (block for block in chapter(book).blocks if isinstance(block, Table))
    reasons = {plain(rule): plain(said) for rule, said in settled.rows}

    tie, end = (
        "No source speaks of players with the same total.",
        "The club or the table decides how many deals are played.",
    )
    assert reasons[rule_number("match.end")] == f"{tie} {end}"
    assert cited(book, rule_number("deal.shuffle")) == []


def test_what_settles_only_details_is_cited_for_its_rules() -> None:
    """Every value of parole is assumed, but somebody tells of parole; the base's source says nothing of it."""
    book = books.book(api.load("fft", "parole"), "en")
    told = [cited(book, rule_number(slot)) for slot in ("auction.rounds", "auction.parole")]

    assert told == [["Wikipedia, French Tarot"]] * 2


def test_what_one_source_says_in_part_is_not_cited_for_what_was_assumed() -> None:
    """Whoever tells of a further contract says nothing of how a sum is rounded."""
    assert sources(api.load("fft", "pousse"), rule_number("scoring.sum")) == []


def test_a_reason_stands_at_the_rule_that_tells_the_setting_most_closely() -> None:
    """That a barred dealer may be called is told with the partner, not with every rule about the call."""
    book = bound(api.load("fft"), "en")
    _, settled = (block for block in chapter(book).blocks if isinstance(block, Table))
    silence = "The federation’s rules do not say whether a dealer who may not bid may be the partner."
    unmentioned = [plain(rule) for rule, said in settled.rows if plain(said) == silence]

    assert unmentioned == [rule_number("call.partner")]


def test_sources_stand_where_they_are_asked_for() -> None:
    """Beside a rule, short names and a mark; else nothing, and where nobody is named, how many rules lack a source."""
    fft = api.load("fft")
    end, margin, none = (books.book(fft, "en", each) for each in ("end", "margin", "none"))
    beside = {block.number: list(map(plain, block.tags)) for block in rules(margin)}

    assert not any(block.tags for block in (*rules(end), *rules(none)))
    assert (beside[rule_number("play.follow")], beside[rule_number("deal.hands")]) == ([], ["FFT 2012", "FFT 2016"])
    assert beside[rule_number("match.end")] == ["FFT 2012", "○"]
    assert not any("FFT" in plain(each) for each in lines_of(none))
    assert [any(each.id == "sources" for each in book.chapters) for book in (end, margin, none)] == [True, True, False]
    assert [[block.body for block in rules(book)] for book in (margin, none)] == [
        [block.body for block in rules(end)]
    ] * 2
    assert f"of {len(rules(none))}." in plain(none.colophon[-1])


def test_the_id_is_in_the_colophon_and_for_machines() -> None:
    """No rule or title page bears it; the colophon has its first twelve signs, the file all of it."""
    fft = api.load("fft")
    book, identity = bound(fft, "en"), compiled.variant_id(fft)

    assert identity[:12] in plain(book.colophon[0])
    assert not any(identity[:12] in plain(each) for each in lines_of(book._replace(colophon=())))
    assert f'content="{identity}"' in books.render(book, "html")


def rules(book: Book) -> list[Rule]:
    """All rules of a book."""
    return [block for each in book.chapters for block in each.blocks if isinstance(block, Rule)]


def test_citations_stand_beside_each_other_as_french_spaces_them(tmp_path: Path) -> None:
    """A comparison in French puts a space before every semicolon between citations, as its book does."""
    body = "auction { bid garde { multiplier 3 [Club 2024, « Les enchères »; Club 2025] } }"
    said = api.comparison(house(tmp_path, body), api.load("fft"), language="fr", form="txt")

    assert "»\u202f; Club 2025" in said
    assert "»;" not in said


@pytest.mark.parametrize(
    ("source", "assumed", "said"),
    [
        ("FFT 2012 ;FFT 2016", False, "source: FFT 2012; FFT 2016"),
        (None, False, "no source is given"),
        ("tables differ", True, "assumed: tables differ"),
        (None, True, "assumed; no source says this"),
    ],
)
def test_what_stands_behind_a_value_is_told(source: str | None, assumed: bool, said: str) -> None:
    """Who says so, or why it is assumed, or that nobody says so."""
    assert Provenance("house.tarot:1", "house", source, assumed, {}, None).told(catalogue("en")) == said
