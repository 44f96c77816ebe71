"""A book for e-readers: whole pages in a package that leads wherever the HTML book does, and says who can read it."""

import re
from collections.abc import Callable
from io import BytesIO
from typing import Final
from xml.etree.ElementTree import Element, fromstring
from zipfile import ZIP_STORED, ZipFile

import pytest

from tarotrules import books, pipeline
from tarotrules.book.inline import Badge, card, line
from tarotrules.book.to_epub import to_epub
from tarotrules.book.to_html import to_html
from tarotrules.book.tree import Book, Paragraph

Files = dict[str, str]
FOLDER: Final = "EPUB/"
OPF: Final = "{http://www.idpf.org/2007/opf}"
DUBLIN_CORE: Final = "{http://purl.org/dc/elements/1.1/}"
SVG: Final = "{http://www.w3.org/2000/svg}"
XML: Final = "{http://www.w3.org/XML/1998/namespace}"


@pytest.fixture(scope="module")
def files(sample: Book) -> Files:
    """What is in the sample, by name."""
    return unpacked(to_epub(sample))


def unpacked(epub: bytes) -> Files:
    """What is in a file."""
    with ZipFile(BytesIO(epub)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


def pages(files: Files) -> dict[str, Element]:
    """The pages, by their names."""
    return {name.removeprefix(FOLDER): parsed(text) for name, text in files.items() if name.endswith(".xhtml")}


def parsed(text: str) -> Element:
    """XML, which must be well formed."""
    return fromstring(text)  # noqa: S314 it is our own


def ids(tree: Element) -> list[str]:
    """The anchors of a page."""
    return [value for each in tree.iter() if (value := each.get("id"))]


def package(files: Files) -> Element:
    """What is said of the book."""
    return parsed(files[FOLDER + "package.opf"])


def test_it_is_known_by_its_first_bytes(sample: Book) -> None:
    """Its kind comes first, as it is, where programs look for it."""
    epub = to_epub(sample)
    with ZipFile(BytesIO(epub)) as archive:
        first = archive.infolist()[0]

    assert (first.filename, first.compress_type, first.extra) == ("mimetype", ZIP_STORED, b"")
    assert epub[30:58] == b"mimetypeapplication/epub+zip"


def test_it_has_the_anchors_of_the_html_book(sample: Book, files: Files) -> None:
    """A chapter, a rule and what led to them in the first version are found by the same names, each in one place."""
    found = [anchor for tree in pages(files).values() for anchor in ids(tree)]
    wanted = set(re.findall(r'\bid="([^"]+)"', to_html(sample))) - {"rules"}

    drawn = set(re.findall(r'id="([^"]+)"', files[FOLDER + "cover.svg"]))
    assert set(found) - drawn == wanted - drawn
    assert len(found) == len(set(found))


def test_every_reference_leads_to_its_place(files: Files) -> None:
    """Contents, numbers and references name the file and the anchor in it."""
    trees = pages(files)
    places = {f"{name}#{anchor}" for name, tree in trees.items() for anchor in ids(tree)}
    led = [
        (name, value)
        for name, tree in trees.items()
        for each in tree.iter()
        if each.tag.endswith("}a") and (value := each.get("href"))
    ]

    assert len(led) > 20
    assert [each for _, each in led if each not in places | trees.keys()] == []


def test_all_that_is_inside_is_listed(files: Files) -> None:
    """The package lists every file with what it is, and the order the pages are read in."""
    items = {each.get("href"): each for each in package(files).iter(f"{OPF}item")}
    names = {each.get("id"): name for name, each in items.items()}
    order = [names[each.get("idref")] for each in package(files).iter(f"{OPF}itemref")]
    inside = {name.removeprefix(FOLDER) for name in files if name.startswith(FOLDER)} - {"package.opf"}

    assert items.keys() == inside
    assert order == ["title.xhtml", "contents.xhtml", "01.xhtml", "02.xhtml", "03.xhtml", "04.xhtml", "05.xhtml"]
    told = {name: each.get("properties") for name, each in items.items() if each.get("properties")}
    assert told == {"title.xhtml": "svg", "contents.xhtml": "nav", "cover.svg": "cover-image"}


def test_it_says_what_it_is_and_who_can_read_it(sample: Book, files: Files) -> None:
    """Title and language, the way of reading, and the words of schema.org; each page is in the book's language."""
    said = package(files)
    told = {(each.get("property") or "", each.text) for each in said.iter(f"{OPF}meta")}

    assert [each.text for each in said.iter(f"{DUBLIN_CORE}title")] == [sample.title]
    assert [each.text for each in said.iter(f"{DUBLIN_CORE}language")] == ["fr"]
    assert {"ltr"} == {each.get("page-progression-direction") for each in said.iter(f"{OPF}spine")}
    assert {("schema:accessMode", "textual"), ("schema:accessibilityHazard", "none")} <= told
    assert {name for name, _ in told} >= {"schema:accessibilityFeature", "schema:accessibilitySummary"}
    assert {(tree.get("lang"), tree.get(f"{XML}lang")) for tree in pages(files).values()} == {("fr", "fr")}


def test_the_same_book_gives_the_same_bytes(sample: Book) -> None:
    """Nothing of the day or the machine is in it; another text is another book, by another name."""
    other = sample._replace(subtitle="other")
    names = {package(unpacked(to_epub(each))).findtext(f".//{DUBLIN_CORE}identifier") for each in (sample, other)}

    assert to_epub(sample) == to_epub(sample)
    assert len(names) == 2


def test_every_part_of_a_picture_has_its_colour() -> None:
    """Whatever a picture is drawn of is named in the style; without a colour it would be a black spot."""
    rules = pipeline.load("fft").variant
    assert rules is not None
    files = unpacked(books.epub(books.book(rules, "en")))
    drawn = [each for tree in pages(files).values() for svg in tree.iter(f"{SVG}svg") for each in svg.iter()]
    parts = {name for each in drawn for name in each.get("class", "").split()}

    assert {"red", "frame"} <= parts
    assert [name for name in sorted(parts) if not re.search(rf"\.{name}\b", files[FOLDER + "book.css"])] == []


def test_letters_are_left_to_the_reader(book_of: Callable[..., Book]) -> None:
    """No font is asked for; cards and badges have a frame, and their names for those who hear them."""
    said = line(Badge("5", "with five players", "(five players)"), card("SK", "R♠", "king of spades"))
    files = unpacked(to_epub(book_of(Paragraph(said))))
    style = files[FOLDER + "book.css"]
    page = pages(files)["01.xhtml"]

    assert "font-family" not in style
    assert {"color: inherit"} >= set(re.findall(r"(?<![-\w])color: \w+", style))
    assert re.search(r"^\.card \{[^}]*border: 1px solid;", style, re.MULTILINE)
    assert re.search(r"^\.badge \{[^}]*border: 1px solid;", style, re.MULTILINE)
    assert {each.get("aria-label") for each in page.iter() if each.get("role") == "img"} == {
        "with five players",
        "king of spades",
    }
