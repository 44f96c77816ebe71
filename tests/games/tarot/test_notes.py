"""What files say in their own words is in the book: of themselves before the rules, of a rule below the rule."""

from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, books, library, pipeline
from tarotrules.book.inline import plain
from tarotrules.book.tree import Paragraph
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests.numbering import rule_number

HOSTILE: Final = "<script>alert(1)</script> & <img src=x onerror=alert(2)> \u201c\u202e* [y](javascript:z)"
LABEL: Final = "Remarque : "


def house(folder: Path, body: str, name: str = "house", parent: str = "fft") -> Variant:
    """A variant written on the spot."""
    file = folder / f"{name}.tarot"
    file.write_text(f"# language: en\nvariant {name} extends {parent} {{\n{body}\n}}\n", encoding="utf-8")
    loaded = pipeline.load(str(file))
    assert loaded.problems == ()
    assert loaded.variant is not None
    return loaded.variant


def noted(variant: Variant) -> list[str]:
    """The notes of a French book, in order."""
    lines = api.rulebook(variant, "fr", "md").replace("\u202f", " ").replace("\xa0", " ").splitlines()
    return [line.partition(LABEL)[2].strip() for line in lines if LABEL in line]


def about(variant: Variant) -> list[str]:
    """What a French book says of itself before the rules, in order."""
    need = next(each for each in books.book(variant, "fr").chapters if each.id == "need")
    said = [plain(block.content) for block in need.blocks if isinstance(block, Paragraph)]
    return [each.replace("\u202f", " ").replace("\xa0", " ") for each in said]


def test_a_file_s_own_note_stands_before_the_rules(tmp_path: Path) -> None:
    """A note of the whole file is said of the whole book, once."""
    variant = house(tmp_path, 'note { fr "Entre nous." }')

    assert about(variant)[0] == "Entre nous."
    assert api.rulebook(variant, "fr", "txt").count("Entre nous.") == 1


def test_the_nearest_file_speaks_first(tmp_path: Path) -> None:
    """What the variant says comes first, then what it is based on, and each option by its name."""
    house(tmp_path, 'note { fr "Du parent." }', "parent")
    option = tmp_path / "loud.tarot"
    option.write_text('# language: en\noption loud { note { fr "De l\u2019option." } }\n', encoding="utf-8")

    variant = house(tmp_path, 'note { fr "De l\u2019enfant." }', "child", "parent with loud")

    own, base, _, option_s, *_ = about(variant)

    assert own == "De l\u2019enfant."
    assert "parent" in base
    assert "loud" in option_s
    assert option_s.endswith("De l\u2019option.")
    assert "Du parent." not in about(variant)


def test_a_note_of_a_rule_stands_below_it_once(tmp_path: Path) -> None:
    """A chapter, a bid, a claim or a bonus may have a note; it is in the book once, whatever the number of players."""
    body = """
      deal { note { fr "La donne." } }
      auction { bid garde { note { fr "La garde." } } }
      claim handful { note { fr "La poign\u00e9e." } }
      bonus petit-au-bout { note { fr "Le Petit." }; worth 11 }
    """

    found = noted(house(tmp_path, body))

    assert sorted(found) == ["La donne.", "La garde.", "La poign\u00e9e.", "Le Petit."]


def test_a_note_is_beside_its_rule(tmp_path: Path) -> None:
    """Between the rule that tells of the thing and the next."""
    text = api.rulebook(house(tmp_path, 'bonus petit-au-bout { note { fr "Entre nous." } }'), "fr", "md")
    before, _, after = text.partition("Entre nous.")
    own, following = rule_number("bonus.petit-au-bout"), rule_number("scoring.count")

    assert f"**{own}**" in before
    assert "Le calcul" not in before.rpartition(f"**{own}**")[2]
    assert f"**{following}**" in after


def test_an_option_s_notes_come_with_it() -> None:
    """What a shipped option remarks is read by who takes it, and only by them."""
    with_it, without = api.load("fft", "defence-slam"), api.load("fft")

    note = [*with_it.remarks.values()][-1]["fr"]

    assert [each.endswith(note) for each in about(with_it)].count(True) == 1
    assert not any(each.endswith(note) for each in about(without))


@pytest.mark.parametrize("name", ["wikipedia", "wikipedia-older", "solitaire-paradise", "fft"])
def test_shipped_notes_are_in_the_french_book(name: str) -> None:
    """The first page of a variant that follows a document says what it follows it in."""
    variant = api.load(name)

    assert about(variant)[0] == " ".join([*variant.remarks.values()][-1]["fr"].split())


@pytest.mark.parametrize("name", [*sorted(library.shipped()), *sorted(library.shipped_options())])
def test_shipped_notes_are_in_every_language(name: str) -> None:
    """No reader finds a shipped note in a foreign language."""
    variant = api.load(name)

    assert all(texts.keys() == set(LANGUAGES) for texts in (*variant.remarks.values(), *variant.notes.values()))


@pytest.mark.parametrize(("language", "said"), [("fr", "f"), ("en", "e"), ("ja", "e")])
def test_a_note_is_read_in_the_nearest_language(tmp_path: Path, language: str, said: str) -> None:
    """Who finds no note in their own language reads it in English, then in French."""
    variant = house(tmp_path, 'note { fr "\u2192f\u2190"; en "\u2192e\u2190" }')

    assert f"\u2192{said}\u2190" in api.rulebook(variant, language, "txt")


SAID: Final = f"""
note {{ fr "1{HOSTILE}" }}
title {{ fr "2{HOSTILE}" }}
version "3{HOSTILE}"
source "4{HOSTILE}"
reason why {{ fr "5{HOSTILE}" }}
bonus petit-au-bout {{ note {{ fr "6{HOSTILE}" }}; worth 11 [assumed: why] }}
claim handful {{ level single {{ worth 21 [assumed: 7<script>alert(1)</script> & <img src=x onerror=alert(2)>] }} }}
claim handful {{ level double {{ worth 31 [8<script>alert(1)</script> & <img src=x onerror=alert(2)>] }} }}
"""


@pytest.mark.parametrize("form", ["html", "md"])
def test_nothing_a_file_says_is_markup(tmp_path: Path, form: str) -> None:
    """Notes, titles, versions, sources, reasons and citations are text, whatever they look like."""
    book = api.rulebook(house(tmp_path, SAID), "fr", form).casefold()

    assert [each for each in range(1, 9) if f"{each}&lt;script&gt;" not in book] == []
    assert "&lt;img src=x" in book
    assert "<script" not in book
    assert "<img" not in book


def test_nothing_a_file_says_is_a_link(tmp_path: Path) -> None:
    """In Markdown, brackets in a note stay brackets."""
    body = f'note {{ fr "{HOSTILE}" }}\nbonus petit-au-bout {{ note {{ fr "{HOSTILE}" }} }}'
    book = api.rulebook(house(tmp_path, body), "fr", "md")

    assert book.count(r"\[y\](javascript:z)") == 2
    assert "[y](" not in book
