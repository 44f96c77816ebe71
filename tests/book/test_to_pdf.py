"""A book on paper: complete, tagged, alike every time, and nothing but a book."""

import io
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain
from typing import Any, NamedTuple

import pypdfium2
import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject

from tarotrules import books, pipeline
from tarotrules.book import to_pdf
from tarotrules.book.inline import Line, Reference, card, line, plain
from tarotrules.book.labels import labels
from tarotrules.book.lines import lines_of
from tarotrules.book.to_pdf import Typeset, typeset
from tarotrules.book.to_typst import WHOLE, _Setter, broken, to_typst
from tarotrules.book.tree import (
    Block,
    Book,
    Chapter,
    Column,
    Columns,
    Example,
    Figure,
    Form,
    Glossary,
    Heading,
    Index,
    Items,
    Ledger,
    Paragraph,
    Rule,
    Table,
    Term,
)
from tarotrules.source.diagnostics import Diagnostic
from tests.book.sample import drawn

Maker = Callable[..., Book]
POINT = Fraction(1, 72)
SIZES = {"a4": (210, 297), "a5": (148, 210), "letter": (216, 279)}
"""Millimetres."""
PRINTED = [("petite-pousse", "de", "a4"), ("eryod", "ja", "a5"), ("eryod", "ru", "a5")]
"""Each script, and the variant that has most to say first on small paper; all others are printed with the site."""
LONG = "".join(f"tarot{n}" for n in range(80))
HOSTILE = '#read("/etc/passwd") *not bold* $x$ @label <tag> \\ ``` #import "@preview/x:1.0.0" // no comment "quoted"'


def printed(book: Book, paper: str = "a4") -> bytes:
    """The PDF of a book that can be printed, without a word from the typesetter."""
    made = typeset(to_typst(book, paper))

    assert isinstance(made, Typeset)
    assert made.warnings == ()
    return made.pdf


def pages_of(book: Book, paper: str) -> list[str]:
    """What stands on the pages of a book."""
    return [page.extract_text() for page in PdfReader(io.BytesIO(printed(book, paper))).pages]


def text_of(pdf: bytes) -> str:
    """All the text of a PDF, on one line."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages).split())


def fonts_of(reader: PdfReader) -> Iterator[DictionaryObject]:
    """The descriptors of all fonts of a PDF."""
    resources: list[Any] = [page["/Resources"] for page in reader.pages]
    fonts = {font.idnum: font for each in resources for font in each.get("/Font", {}).values()}
    for font in fonts.values():
        for descendant in font.get_object()["/DescendantFonts"]:
            yield descendant.get_object()["/FontDescriptor"].get_object()


def outside(pdf: bytes, margin: float) -> list[str]:
    """What stands nearer than so many points to the left or right edge of its page."""
    found = []
    for page in pypdfium2.PdfDocument(pdf):
        text = page.get_textpage()
        for box in map(text.get_rect, range(text.count_rects())):
            left, _, right, _ = box
            if left < right and (left < margin or right > page.get_width() - margin):
                found.append(text.get_text_bounded(*box))
    return found


class Printed(NamedTuple):
    """A book, and its PDF."""

    book: Book
    paper: str
    pdf: bytes
    reader: PdfReader


@pytest.fixture(scope="module", params=PRINTED, ids="-".join)
def shelf(request: pytest.FixtureRequest) -> Printed:
    """A shipped book, printed in one of the scripts there are."""
    name, language, paper = request.param
    rules = pipeline.load(name).variant
    assert rules is not None
    book = books.book(rules, language)
    pdf = printed(book, paper)
    return Printed(book, paper, pdf, PdfReader(io.BytesIO(pdf)))


def test_a_book_is_printed_without_a_warning(shelf: Printed) -> None:
    """Tagged, in its language, with all fonts inside, and nothing outside the margins."""
    root: Any = shelf.reader.trailer["/Root"]

    assert root["/Lang"] == shelf.book.language
    assert root["/MarkInfo"]["/Marked"]
    assert "/StructTreeRoot" in root
    assert b"pdfuaid:part>1<" in root["/Metadata"].get_object().get_data()
    assert all({"/FontFile2", "/FontFile3"} & font.keys() for font in fonts_of(shelf.reader))
    assert outside(shelf.pdf, 20) == []


def test_a_printed_book_says_what_its_tree_says(shelf: Printed) -> None:
    """Every sentence, heading and source is printed whole and in order, across pages too; no cell loses a letter."""
    said = letters("".join(without_head_and_foot(shelf)))
    in_tables = [*cells(shelf.book), *with_pages(shelf.book)]
    place = 0

    hidden = set(alternatives(shelf.book))
    to_be_seen = [each for each in lines_of(shelf.book) if each not in hidden]
    for each in to_be_seen:
        words = letters(plain(drawn(each)))
        if not any(each is cell for cell in in_tables):
            found = said.find(words, place)
            assert found >= 0, plain(each)
            place = found + len(words)
    assert Counter(letters("".join(map(plain, map(drawn, to_be_seen))))) - Counter(said) == Counter()


def test_whoever_does_not_see_a_picture_is_told(shelf: Printed) -> None:
    """Each picture has its words with it, for who has the book read aloud."""
    catalog: Any = shelf.reader.trailer["/Root"]

    found = list(said_instead(catalog["/StructTreeRoot"]))
    assert [letters(each) for each in found] == [letters(plain(each)) for each in alternatives(shelf.book)]
    assert found


def test_a_book_leads_to_its_chapters_by_name(shelf: Printed) -> None:
    """Whoever has the contents read aloud hears what each is called; the first page of text says which it is in."""
    reader, names = shelf.reader, [plain(each.title) for each in shelf.book.chapters]
    links = [str(each.get_object()["/Contents"]) for each in reader.pages[1]["/Annots"]]  # type: ignore[attr-defined]
    heads = [page.get_textpage().get_text_range().split("\r\n")[0] for page in pypdfium2.PdfDocument(shelf.pdf)]

    said = {name for name, link in zip(names, links, strict=True) if letters(link).startswith(letters(name))}
    assert said == set(names)
    assert letters(heads[2]) == letters(shelf.book.title + names[1])


def test_head_and_foot_are_alike_on_all_pages(shelf: Printed) -> None:
    """However small a page is set so that all of it finds room."""
    pages = [page.get_textpage() for page in list(pypdfium2.PdfDocument(shelf.pdf))[1:]]
    sizes = {pypdfium2.raw.FPDFText_GetFontSize(page, at) for page in pages for at in (0, page.count_chars() - 1)}

    assert {page.get_text_range()[-1].isdigit() for page in pages} == {True}
    assert len({round(each, 2) for each in sizes}) == 2


def test_what_is_looked_up_is_not_parted(shelf: Printed) -> None:
    """A number in the index stands with its page, a heading with what it heads."""
    lines = [page.get_textpage().get_text_range().split("\r\n") for page in pypdfium2.PdfDocument(shelf.pdf)]
    before, after = map(re.escape, labels(shelf.book.language).page.split("#"))

    assert [line for page in lines for line in page if re.match(rf"{before}\d+{after}", line)] == []
    assert min(map(len, lines[1:])) > 5


def test_small_tables_are_whole_and_no_word_in_them_is_broken(book_of: Maker) -> None:
    """What can only be read together goes over to the next page together."""
    heads = tuple(Column(line(each)) for each in ("Gewinner", "Unterschiedsbetrag", "Punkte"))
    rows = ((line("die Verteidigungspartei"), line("je Spieler"), line("zwanzig")),) * 8
    tall = Paragraph(line("Wort " * 1050))
    pdf = printed(book_of(tall, Table(line("Tafel"), heads, rows), language="de"), "a5")
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]

    assert [page.count("Verteidigungspartei") for page in pages if "Verteidigungspartei" in page] == [8]
    assert "Unterschiedsbetrag" in " ".join(pages)


def test_no_row_of_a_table_is_alone_on_a_page(book_of: Maker) -> None:
    """Wherever a page ends: three rows stand together, of a short table two; above them is their head."""
    head = Column(line("Kopf"))
    sizes = {f"T{n}.": (5, 9, 12)[n % 3] for n in range(36)}
    tables = [
        Table(line(f"Tafel {name}"), (head, head), ((line(f"Zeile {name}"), line("Zelle " * 18)),) * size)
        for name, size in sizes.items()
    ]
    parting = [Paragraph(line("Wort " * (n * 17 % 90 + 1))) for n in range(36)]
    pages = pages_of(book_of(*chain(*zip(tables, parting, strict=True))), "a5")
    found = {name: [page for page in pages if f"Zeile {name}" in page] for name in sizes}

    torn = [
        (size, page.count(f"Zeile {name}"))
        for name, size in sizes.items()
        for page in found[name]
        if len(found[name]) > 1
    ]
    assert {(size, rows) for size, rows in torn if rows < 3} == {(5, 2)}
    assert len(torn) > 10
    assert all(f"Tafel {name}" in first for name, (first, *_) in found.items())
    assert all(page.count("Kopf") == 2 * sum(page in each for each in found.values()) for page in pages)


def test_no_row_of_a_wide_table_is_alone_on_a_page(book_of: Maker) -> None:
    """Nor where there are so many columns that words are broken."""
    row = (line("x"), *(line("Donaudampfschifffahrtsgesellschaft zwei drei"),) * 6)
    ends = [
        pages_of(book_of(Table((), (Column(line("Wort")),) * 7, (row,) * rows), language="de"), "a5")[-1].count("zwei")
        // 6
        for rows in range(12, 18)
    ]

    assert min(ends) == 2
    assert len(set(ends)) > 2


def test_rows_that_fill_a_page_are_torn(book_of: Maker) -> None:
    """What would be higher than a page together does not stay together: not a word is below the page."""
    high = Table((), (Column(line("a")), Column(line("b"))), ((line("x"), line("Wort " * 300)),) * 4)
    pages = pypdfium2.PdfDocument(printed(book_of(high), "a5"))
    texts = [page.get_textpage() for page in pages]
    words = [text.get_rect(at)[1] for text in texts for at in range(text.count_rects())]

    assert sum(text.get_text_range().count("Wort") for text in texts) == 1200
    assert min(words) > 20


def test_the_game_on_one_page_is_on_one_page(shelf: Printed) -> None:
    """On small paper too, and in a book that has much to say first; there, the steps of a deal are a spread."""
    outline: Any = shelf.reader.outline
    pages = (page for each in outline[:4] if (page := shelf.reader.get_destination_page_number(each)))
    needs, overview, steps, first = pages

    assert (overview - needs, steps - overview, first - steps) == (1, 1, 1 if shelf.paper == "a4" else 2)


def letters(text: str) -> str:
    """A text without what depends on where its lines end."""
    return "".join(filter(str.isalnum, text))


def without_head_and_foot(shelf: Printed) -> Iterator[str]:
    """The text of each page, without the line above that names the book and the number below."""
    for page in pypdfium2.PdfDocument(shelf.pdf):
        lines = page.get_textpage().get_text_range().split("\r\n")
        headed = letters(lines[0]).startswith(letters(shelf.book.title))
        yield "\n".join(lines[headed : -1 if lines[-1].isdigit() else None])


def alternatives(book: Book) -> Iterator[Line]:
    """What is told instead of pictures."""
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    inside = (each for block in blocks for each in (block.body if isinstance(block, Rule) else (block,)))
    return (each.alternative for each in inside if isinstance(each, Figure))


def said_instead(element: Any) -> Iterator[str]:
    """The alternative texts in the tree of a PDF, in reading order."""
    if isinstance(element, DictionaryObject):
        if "/Alt" in element and element.get("/S") == "/Figure":
            yield str(element["/Alt"])
        children: Any = element.get("/K", [])
        for child in children if isinstance(children, list) else [children]:
            yield from said_instead(child.get_object())


def with_pages(book: Book) -> Iterator[Line]:
    """What is printed with pages between its numbers."""
    blocks = (block for chapter in book.chapters for block in chapter.blocks)
    yield from (term.definition for block in blocks if isinstance(block, Index) for term in block.terms)


def cells(book: Book) -> Iterator[Line]:
    """What stands in tables, where lines of neighbouring cells are read across."""
    for chapter in book.chapters:
        for block in chapter.blocks:
            inner = block.body if isinstance(block, Rule) else (block, getattr(block, "result", None))
            for table in inner:
                if isinstance(table, Table):
                    yield from chain((column.title for column in table.columns), *table.rows)


def test_the_same_book_gives_the_same_bytes(sample: Book) -> None:
    """Nothing of the day, the machine or chance is in a PDF."""
    assert printed(sample) == printed(sample)


@pytest.mark.parametrize("paper", SIZES)
def test_paper_is_of_the_size_asked_for(sample: Book, paper: str) -> None:
    """A4, A5 and letter."""
    page = PdfReader(io.BytesIO(printed(sample, paper))).pages[0].mediabox

    assert (round(page.width * POINT * 254 / 10), round(page.height * POINT * 254 / 10)) == SIZES[paper]


@pytest.mark.parametrize("form", ["book", "sheet"])
def test_what_a_file_says_is_only_text(book_of: Maker, form: Form) -> None:
    """A title, a cell and a sentence full of Typst are printed letter by letter."""
    told = line(HOSTILE)
    table = Table(told, (Column(told), Column(told, "end")), ((told, told),))
    made = book_of(Rule("1.1", (Paragraph(told), table), told, tags=(told,)), title=HOSTILE)

    pdf = printed(Book(HOSTILE, HOSTILE, "en", (), made.chapters, form))
    text = text_of(pdf).replace("\u200b", "").replace("-\n", "")

    assert PdfReader(io.BytesIO(pdf)).metadata.title == HOSTILE  # type: ignore[union-attr]
    assert text.count('#read("/etc/passwd")') >= 5
    assert "*not bold* $x$ @label <tag> \\ ```" in text


@pytest.mark.parametrize("paper", SIZES)
def test_nothing_is_wider_than_the_page(book_of: Maker, paper: str) -> None:
    """A word without end, and a table of many full columns, stay inside the margins."""
    cell = line("Donaudampfschifffahrtsgesellschaft zwei drei")
    wide = Table(line(LONG), (Column(line("Wort")),) * 7, ((cell,) * 7,) * 90)
    rule = Rule("1.a-very-long-name-of-a-declared-thing-indeed", (Paragraph(line(LONG)), wide), line(LONG))
    example = Example(line(LONG), (line(LONG), line("two")), Table((), (Column(line(LONG)),) * 3, ((cell,) * 3,)), "E1")

    assert outside(printed(book_of(rule, example, title=LONG, language="de"), paper), 15) == []


def test_a_card_is_its_suit_and_its_corner(book_of: Maker) -> None:
    """The typesetter draws the suit itself, from its letter, and colours it; the label is there for those who hear."""
    data = to_typst(book_of(Paragraph(line(card("SK", "R♠"), card("T21", "21")))), "a4").decode()

    assert '["card", "S", "R", "R♠"], ["card", "T", "21", "21"]' in data


def test_what_stands_on_a_line_of_its_own_begins_with_a_capital(book_of: Maker) -> None:
    """What other books say behind a colon; and in Japanese no name is broken where type is large."""
    asked = to_typst(book_of(Example(line("que jouer ?"), ())), "a4").decode()
    named = _Setter(book_of(language="ja")).headed(line("「フランスタロット連盟」との違い"))

    assert '"Que jouer ?"' in asked
    assert named == [["text", f"「{WHOLE}フランスタロット連盟{WHOLE}」との違い"]]


def test_a_short_cell_in_japanese_ends_its_lines_between_phrases(book_of: Maker) -> None:
    """A bracket, or a word with its syllables, is one; a sentence has only its foreign words whole."""
    setter = _Setter(book_of(language="ja"))
    brief, longer = line("最後のトリックに勝った側（予告・失敗）"), line("手札を見せます。" * 4 + "プチ")
    phrases = str(setter.narrow(brief)[0][1]).split(WHOLE)[1::2]

    assert phrases == ["最後の", "トリックに", "勝った側", "予告・失敗"]
    assert setter.longest((brief,))[0] == [["text", "（予告・失敗）"]]
    assert str(setter.narrow(longer)[0][1]).split(WHOLE)[1::2] == ["プチ"]


def test_no_line_begins_with_a_sign_behind_a_card(book_of: Maker) -> None:
    """A dash or a times sign stays with the card before it."""
    said = to_typst(book_of(Paragraph(line(card("T1", "★"), " — Excuse ", card("T1", "★"), " × 2"))), "a4").decode()

    assert "\xa0— Excuse " in said
    assert "\xa0× 2" in said or "\xa0×\xa02" in said


def test_the_last_of_a_list_is_not_alone_on_its_page(book_of: Maker) -> None:
    """However long the list is."""
    ends = [
        PdfReader(io.BytesIO(printed(book_of(Items((line("item"),) * count))))).pages[-1].extract_text().count("item")
        for count in range(42, 50)
    ]

    assert min(ends) > 1
    assert 2 in ends


def test_what_leads_to_a_table_stays_with_it(book_of: Maker) -> None:
    """What a chapter begins with, a short list, a short paragraph above a table; a long one goes its own way."""
    table = Table((), (Column(line("")),), ((line("x"),),))
    first, brief, longer = (Paragraph(line("x" * letters)) for letters in (1, 399, 400))
    few, many = (Items((line("x"),) * count) for count in (4, 5))
    headed = (longer, Heading(line("x")), brief, Heading(line("x")), few)
    made = [
        json.loads(to_typst(book_of(*each), "a4"))
        for each in (
            (first, brief, table, longer, table),
            (few, table),
            (many, table),
            headed,
        )
    ]

    leading = [[block["leads"] for block in book["chapters"][0]["blocks"] if block["kind"] != "table"] for book in made]
    assert leading == [[True, True, False], [True], [False], [True, False, False, False, False]]


def test_no_term_of_a_glossary_is_alone_on_a_page(book_of: Maker) -> None:
    """Three stand together wherever a page ends, also below a heading."""
    parts = [
        (Heading(line("Mehr")), Glossary((Term(line(f"T{n}."), line("Wort " * (n * 7 % 30 + 1))),) * 9))
        for n in range(25)
    ]
    pages = pages_of(book_of(*chain(*parts)), "a5")
    found = [page.count(f"T{n}.") for n in range(25) for page in pages]

    assert {3, 4} <= {*found}
    assert not {1, 2} & {*found}
    assert not [page for page in pages if page.removesuffix(page.split("\n")[-1]).endswith("Mehr\n")]


@pytest.mark.parametrize(("before", "long", "count"), [(120, 1, 58), (400, 9, 40)], ids=["below another", "alone"])
def test_the_small_print_at_the_end_is_not_alone_on_its_page(before: int, long: int, count: int) -> None:
    """An index leaves room below it for what the book itself is, on a page of its own or on what is left of one."""
    term = Term(line("word " * long), line("x"))
    first = Chapter("1", "one", line("One"), (Paragraph(line("text " * before)),))
    index = Chapter("I", "index", line("Index"), (Index((term,) * count),))
    *_, last = pages_of(Book("T", "", "en", (), (first, index), colophon=(line("Edition 3"),)), "a5")

    assert "Edition 3" in last
    assert "word" in last


def test_only_words_without_end_are_broken() -> None:
    """Two parts of a word fit a line; a longer one may be broken after each, and an address behind its strokes."""
    assert broken("a" * 24) == "a" * 24
    assert [len(part) for part in broken("a" * 28).split("\N{LINE SEPARATOR}")] == [12, 12, 4]
    assert broken("github.com/mmai/haskellPiquet").split("\N{LINE SEPARATOR}") == [
        "github.com/",
        "mmai/",
        "haskellPiquet",
    ]


def test_only_a_long_rule_is_torn(book_of: Maker) -> None:
    """A rule stays on one page, unless it has a thousand letters, or a table of more than eight lines."""
    column, cell = (Column(line("")),), (line("x"),)
    said = [Rule(f"1.{letters}", (Paragraph(line("x" * letters)),)) for letters in (999, 1000)]
    listed = [Rule(f"2.{rows}", (Table((), column, (cell,) * rows),)) for rows in (8, 9)]
    data = json.loads(to_typst(book_of(*said, *listed), "a4"))

    assert [each["short"] for each in data["chapters"][0]["blocks"]] == [True, False, True, False]


def test_a_sign_without_a_picture_is_told(book_of: Maker) -> None:
    """A PDF with holes is never written; the signs are named, each once."""
    made = books.pdf(book_of(title="Party 🎉🎉 عرب"), "a4")

    assert isinstance(made, Diagnostic)
    assert made.code == "F020"
    assert sorted(str(made.arguments["signs"]).split()[::2]) == sorted("🎉عرب")


def test_another_typesetter_is_told_from_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a PDF is made of includes who sets it; where nobody can, there is still a sum."""
    monkeypatch.setattr(to_pdf, "_versions", to_pdf._versions.__wrapped__)
    this = to_pdf.made_of(b"data")
    monkeypatch.setattr(to_pdf, "version", lambda _name: "0")
    other = to_pdf.made_of(b"data")
    monkeypatch.setattr(to_pdf, "_fonts", lambda: None)

    assert len({this, other, to_pdf.made_of(b"data")}) == 3


def test_without_the_extra_it_is_asked_for(book_of: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not installed what PDFs need is told how."""
    monkeypatch.setattr(to_pdf, "_fonts", lambda: None)

    made = books.pdf(book_of(), "a4")

    assert isinstance(made, Diagnostic)
    assert made.code == "F019"
    assert "tarotrules[pdf]" in str(made.arguments["command"])


def test_every_kind_of_line_is_printed(book_of: Maker) -> None:
    """Cards as their letter and suit, references as their number, whatever script the rest is in."""
    content: Line = line(card("SK", "R♠"), " ", card("T21", "21"), " ", Reference("1.1"), " ", "切り札")

    text = text_of(printed(book_of(Rule("1.1", (Paragraph(content),)))))

    assert "R♠ 21 1.1 切り札" in text


@pytest.mark.parametrize("form", ["cheat", "score"])
def test_a_sheet_to_use_at_the_table_is_one_page(form: Form) -> None:
    """However much it has to say; type gets smaller before a second page is begun."""
    several = tuple(Column(line(name)) for name in ("one", "two", "three"))
    ledger = Ledger(
        line("Deals"), (Columns(several), Columns(several, line("Scores"))), ((line("1"),) * 6,), 10, line("Sum")
    )
    blocks: tuple[Block, ...] = (ledger,) if form == "score" else (Paragraph(line("word " * 200)),)
    chapters = tuple(Chapter("", f"c{n}", line(f"Chapter {n}"), blocks) for n in range(1 if form == "score" else 7))

    pdf = printed(Book("Sheet", "Sub", "en", (), chapters, form))

    assert len(PdfReader(io.BytesIO(pdf)).pages) == 1
    assert outside(pdf, 15) == []
