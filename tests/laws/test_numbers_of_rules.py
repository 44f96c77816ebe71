"""The law that a rule has one number, the same in every book, and that no number is ever given to another rule."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, documents, pipeline
from tarotrules.book.inline import Reference, inlines, plain
from tarotrules.book.to_html import to_html
from tarotrules.book.tree import Block, Book, Heading, Index, Paragraph, Rule
from tarotrules.games.tarot.chapters.numbers import registry
from tarotrules.games.telling.index import word_of
from tarotrules.games.telling.numbers import FIRST_OWN, key_of
from tarotrules.languages import LANGUAGES
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.to_yaml import to_yaml
from tests.laws.families import EVERY
from tests.laws.walked import GAMES, Game
from tests.shelf import bound

HOLDS_FOR: Final = EVERY
LITERAL = re.compile(r"(?<![\d.])\d{1,2}\.\d{1,2}[a-z]?(?![\d.]*\d)")
NUMBER = re.compile(r"P?\d{1,2}[.-]\d{1,2}[a-z]?|\d{1,2}\.[a-z][\w.-]*")
OWN = """
claim four-kings like handful { title { en "four kings" } }
bonus king-last like petit-au-bout { title { en "king last" }; when last_trick.kings > 0 }
"""


def house(folder: Path, body: str, name: str = "house", parent: str = "fft") -> str:
    """A file of a table's own."""
    file = folder / f"{name}.tarot"
    file.write_text(f"variant {name} extends {parent} {{\n{body}\n}}\n", "utf-8")
    return str(file)


def printed(book: Book) -> list[str]:
    """The numbers of the rules, in the order of the book."""
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    return [block.number for block in blocks if isinstance(block, Rule)]


@pytest.fixture(scope="module", params=HOLDS_FOR)
def game(request: pytest.FixtureRequest) -> Game:
    """Each game in turn."""
    return GAMES[request.param]


@cache
def told(game: str) -> frozenset[tuple[str, str]]:
    """Every slot that any of the rulesets of these laws tells, and the chapter that tells it."""
    every = (*GAMES[game].bases(), *GAMES[game].shipped_bases())
    found = (section for base in every for section in GAMES[game].sections(base))
    return frozenset((rule.slot, section.id) for section in found for rule in section.rules)


def test_every_slot_told_has_a_number(game: Game) -> None:
    """It is in the registry, or a file declares what it is about; else it is named here."""
    known, own = game.registry.rules, game.registry.own

    assert sorted(slot for slot, _ in told(game.name) if slot not in known and slot.partition(".")[0] not in own) == []


def test_what_is_shipped_is_in_the_registry(game: Game) -> None:
    """No shipped variant or option declares anything that would be counted among a table's own."""
    shipped = {base.variant.id: base.variant for base in game.shipped_bases()}

    assert {slot for variant in shipped.values() for slot in game.registry.numbers_of(variant).own} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_index_is_in_the_catalogue(game: Game, language: str) -> None:
    """A word of the registry is a term of the glossary, or of the index alone; and no other word is."""
    words = game.family.catalogue(language)
    keys = {key for each in game.registry.rules.values() for key in each.index}
    frame = {"index-title", "index-gap", "index-readings"}
    alone = {each.removeprefix("index-") for each in words.entries if each.startswith("index-") and each not in frame}

    assert alone == {key for key in keys if not words.has(f"term-{key}")}
    assert len({word_of(words, key) for key in keys}) == len(keys)


@pytest.mark.parametrize(
    ("name", "option", "word", "thing"),
    [
        ("fft", "misere", "slam", "promise.slam"),
        ("piquet", "carte-rouge", "carte rouge", "claim.carte-rouge"),
    ],
)
def test_a_rule_is_found_under_its_words(name: str, option: str, word: str, thing: str) -> None:
    """Every rule of a book stands in its index, those about what a file declares under the name it is given."""
    variant = api.load(name, option)
    book, known = bound(variant, "en"), GAMES[variant.game].registry.rules
    found = indexed(book)
    listed = {number for said in found.values() for number in said.split(", ")}

    assert set(printed(book)) <= listed
    assert found[word].split(", ") == [known[f"{thing}.{part}"].number for part in ("what", "when", "paid")]


def indexed(book: Book) -> dict[str, str]:
    """What the index of a book has under each word."""
    lists = (block for each in book.chapters for block in each.blocks if isinstance(block, Index))
    return {plain(each.term): plain(each.definition) for terms in lists for each in terms.terms}


def test_a_table_s_own_bonus_for_the_last_trick_is_found_there(tmp_path: Path) -> None:
    """Whoever looks up the last trick is led to every bonus that is about it, and to no other."""
    like = "like petit-au-bout; title { en"
    queen = f'bonus queen {{ {like} "Q" }}; when last_trick.kings > 0 }}'
    own = f'{queen}; bonus few {{ {like} "F" }}; when attack.tricks < 4 }}'
    file = tmp_path / "house.tarot"
    file.write_text(f"variant house extends fft {{ {own} }}", "utf-8")
    variant = api.load(str(file))
    found = indexed(bound(variant, "en"))["last trick"].split(", ")

    assert registry().numbers_of(variant).of("bonus.queen") in found
    assert registry().numbers_of(variant).of("bonus.few") not in found


def test_no_number_is_given_twice(game: Game) -> None:
    """Neither a number nor a slot, nor an old number, stands in two lines, and no line counts among a table's own."""
    table = tomllib.loads((game.family.folder / "numbers.toml").read_text("utf-8"))["rules"]
    slots = Counter(each["slot"] for each in table.values() if "until" not in each)
    former = Counter(was for each in table.values() for was in each["was"])

    assert [slot for slot, count in slots.items() if count > 1] == []
    assert [was for was, count in former.items() if count > 1] == []
    assert [number for number in table if key_of(number)[1] >= FIRST_OWN] == []
    assert [*table] == sorted(table, key=key_of)


def test_a_rule_is_told_in_its_chapter(game: Game) -> None:
    """The first part of a number is the number of the chapter that tells it."""
    known = game.registry
    astray = [
        (slot, chapter)
        for slot, chapter in told(game.name)
        if slot in known.rules and key_of(known.rules[slot].number)[0] != known.chapters[chapter]
    ]

    assert astray == []


def test_no_number_is_written_in_code(game: Game) -> None:
    """Chapters, sheets and comparisons know slots; where a number is wanted, they ask for it."""
    literals = [
        (path.name, node.value)
        for path in sorted((game.family.folder / "chapters").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NUMBER.fullmatch(node.value)
    ]

    assert literals == []


def test_no_number_is_written_in_a_catalogue(game: Game) -> None:
    """A sentence is given the numbers of the rules it names."""
    known = {each.number for each in game.registry.rules.values()}
    literals = [
        (path.parent.name, number)
        for path in sorted((game.family.folder / "catalogues").glob("*/*.ftl"))
        for line in path.read_text("utf-8").splitlines()
        for number in LITERAL.findall("" if line.startswith("#") else line)
        if number in known
    ]

    assert literals == []


@pytest.mark.parametrize("name", ["fft", "eryod", "wikipedia", "piquet", "piquet-voleur"])
def test_the_order_of_the_book_is_that_of_the_numbers(name: str) -> None:
    """Reading on, numbers rise, and each stands once."""
    keys = [key_of(number) for number in printed(bound(api.load(name), "en"))]

    assert keys == sorted(set(keys))


@pytest.mark.parametrize(
    ("name", "options"), [("wikipedia", ("misere", "petit-imprenable")), ("piquet", ("carte-rouge",))]
)
def test_what_led_to_a_rule_leads_there_still(name: str, options: tuple[str, ...]) -> None:
    """Every former number of a rule that is printed is an anchor, and no anchor stands for two places."""
    variant = api.load(name, *options)
    book, known = bound(variant, "en"), GAMES[variant.game].registry
    anchors = Counter(re.findall(r' id="([^"]+)"', to_html(book)))
    former = {was for each in known.rules.values() if each.number in printed(book) for was in each.was}
    taken_in = {f"chapter-{id}" for each in book.chapters for id in known.chapters_before.get(each.id, ())}

    assert [anchor for anchor, count in anchors.items() if count > 1] == []
    assert sorted(was for was in former if f"rule-{was}" not in anchors) == []
    assert taken_in <= anchors.keys()


def test_what_is_not_played_is_not_referred_to(tmp_path: Path) -> None:
    """Where a rule is dropped, no other names it, and what the base says of it leads nowhere; own rules are named."""
    slam, called = (registry().rules[slot].number for slot in ("promise.slam.when", "call.lead"))
    dropped = api.load(house(tmp_path, "remove promise slam\nremove bonus petit-au-bout\nplayers 4"))
    own = api.load(house(tmp_path, 'promise trump-last like slam { title { en "trump last" } }', "own"))
    named, before, added = (Counter(named_in(bound(each, "en"))) for each in (dropped, api.load("fft"), own))

    assert (named[slam], named[called]) == (0, 0)
    assert before[slam] > 0
    assert before[called] > 0
    assert added[f"9.{FIRST_OWN + 1}"] > 0


def named_in(book: Book) -> Iterator[str]:
    """The rules that are named in rules."""
    for rule in (block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Rule)):
        for passage in (each for each in rule.body if isinstance(each, Paragraph)):
            yield from (each.number for each in inlines(passage.content) if isinstance(each, Reference))


def test_a_table_s_own_rules_follow_from_fifty(tmp_path: Path) -> None:
    """A claim has three, a bonus one, in the order of the layers, then of the file; what is removed keeps its own."""
    parent = api.load(house(tmp_path, OWN))
    child = api.load(
        house(
            tmp_path, 'remove claim four-kings\nclaim four-queens like handful { title { en "q" } }', "child", "house"
        )
    )

    assert registry().numbers_of(parent).own == {
        "claim.four-kings.what": "8.50",
        "claim.four-kings.when": "8.51",
        "claim.four-kings.paid": "8.52",
        "bonus.king-last": "10.50",
    }
    assert registry().numbers_of(child).of("claim.four-queens.what") == "8.53"
    assert {"8.50", "10.50"} <= set(printed(bound(parent, "en")))


def _told(block: Block) -> str | None:
    """What stands in a chapter between tables and examples."""
    match block:
        case Rule(number=number):
            return number
        case Heading(title=said) | Paragraph(content=said):
            return plain(said)
    return None


def test_what_a_table_adds_stands_under_a_heading_of_its_own(tmp_path: Path) -> None:
    """In each chapter where numbers leap, behind all other rules; where they leap first, the book says why."""
    book = bound(api.load(house(tmp_path, OWN)), "en")
    leaps = {chapter.id: [*filter(None, map(_told, chapter.blocks))] for chapter in book.chapters}
    why = f"In each chapter, the rules that this table has added are numbered from {FIRST_OWN} on."

    assert leaps["claims"][-5:] == ["House rules", why, "8.50", "8.51", "8.52"]
    assert leaps["bonuses"] == ["10.1", "House rules", "10.50"]
    assert [name for name, found in leaps.items() if "House rules" in found] == ["claims", "bonuses"]


def test_beside_each_other_no_two_have_one_number(tmp_path: Path) -> None:
    """Where two tables number different things alike, the first keeps its number and the other takes the next."""
    one = api.load(house(tmp_path, OWN, "one"))
    two = api.load(house(tmp_path, OWN.replace("king-last", "queen-last").replace("four-kings", "four-queens"), "two"))
    numbers = registry().numbers_of(one, two)

    assert len(set(numbers.own.values())) == len(numbers.own) == 8
    assert (numbers.of("bonus.king-last"), numbers.of("bonus.queen-last")) == ("10.50", "10.51")


def pinned(language: str) -> str:
    """A bonus with a number of its own, and one without, in the words of a language."""
    bonus, like, number = (documents.vocabulary().spell(each, language) for each in ("bonus", "like", "number"))
    sign = documents.vocabulary().words(language).sign("decimal", ".")
    bodies = {"king-last": f"{number} 10{sign}60", "queen-last": ""}
    return "\n".join(f"{bonus} {name} {like} petit-au-bout {{ {body} }}" for name, body in bodies.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_may_be_pinned(tmp_path: Path, language: str) -> None:
    """In the words of each language; what is not pinned takes the next that is free, and the book is in order."""
    file = tmp_path / "house.tarot"
    file.write_text(f"# language: {language}\nvariant house extends fft {{\n{pinned(language)}\n}}\n", "utf-8")
    variant = api.load(str(file))

    assert registry().numbers_of(variant).own == {"bonus.king-last": "10.60", "bonus.queen-last": "10.50"}
    assert [each for each in printed(bound(variant, "en")) if each.startswith("10.")][-2:] == ["10.50", "10.60"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pinned_number_keeps_its_nought(tmp_path: Path, language: str) -> None:
    """In whatever language and notation a file is written anew, 10.60 is not made 10.6."""
    file = tmp_path / "house.tarot"
    file.write_text(f"variant house extends fft {{\n{pinned('en')}\n}}\n", "utf-8")
    document, _, _ = documents.parsed(str(file))

    assert document is not None
    for write in (to_dsl, to_yaml):
        assert re.search(r"\b10[.,]60\b", write(document, documents.vocabulary(), language))


def test_a_number_may_be_pinned_in_yaml(tmp_path: Path) -> None:
    """And a claim has it and the two that follow."""
    file = tmp_path / "house.yaml"
    text = "# language: en\nvariant: house\nextends: fft\nclaim four-kings like handful:\n  number: 8.60\n"
    file.write_text(text, "utf-8")

    assert list(registry().numbers_of(api.load(str(file))).own.values()) == ["8.60", "8.61", "8.62"]


@pytest.mark.parametrize(
    ("body", "why", "lines"),
    [
        ("bonus a like petit-au-bout { number 10.60 }\nbonus b like petit-au-bout { number 10.60 }", "taken", (3, 2)),
        ("claim a like handful { number 8.60 }\nclaim b like handful { number 8.62 }", "taken", (3, 2)),
        ("claim a like handful { number 9.50 }", "elsewhere", (2,)),
        ("claim a like handful { number 8.3 }", "elsewhere", (2,)),
        ("claim a like handful { number 8.98 }", "elsewhere", (2,)),
        ("claim handful { number 8.60 }", "fixed", (2,)),
    ],
)
def test_a_number_that_cannot_be_is_refused(tmp_path: Path, body: str, why: str, lines: tuple[int, ...]) -> None:
    """At its place, and at that of the other who has it."""
    found = pipeline.load(house(tmp_path, body))
    (problem,) = found.problems

    assert found.variant is None
    assert problem.code == "R054"
    assert problem.arguments["why"] == why
    assert tuple(each.span.line for each in problem.labels) == lines


def test_a_slot_without_a_number_is_named() -> None:
    """A chapter that tells a new rule is told which line is missing."""
    with pytest.raises(KeyError, match=r"play\.unheard"):
        registry().numbers_of(api.load("fft")).of("play.unheard")
