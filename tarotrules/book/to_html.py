"""A book as one HTML file: no script, nothing fetched, fit for a phone and for the printer.

Every element is closed, because e-readers read the same chapters as XML.
"""

from collections.abc import Iterable

from tarotrules.book.anchors import Anchors, anchors, chapter_anchor, former_anchors
from tarotrules.book.drawing.draw import on_page
from tarotrules.book.html_ledger import html_ledger
from tarotrules.book.html_style import class_of, style
from tarotrules.book.inline import Badge, Card, Emphasis, Inline, Line, Reference, Strong, Text, alone
from tarotrules.book.inline import plain as plain_line
from tarotrules.book.labels import Labels, labels
from tarotrules.book.lines import facts
from tarotrules.book.markup import aligned, entities, escape, wrapped
from tarotrules.book.motif import motif
from tarotrules.book.plain import printable
from tarotrules.book.tree import (
    QUIET,
    Block,
    Book,
    Change,
    Chapter,
    Column,
    Contrast,
    Contrasts,
    Difference,
    Differences,
    Example,
    Fact,
    Figure,
    Glossary,
    Heading,
    Index,
    Items,
    Ledger,
    Matrix,
    MatrixRow,
    Paragraph,
    Passage,
    Rule,
    SumLine,
    Table,
    Wording,
)
from tarotrules.book.typography import set_spaces

TEXT_STYLE = "\ufe0e"
"""Asks phones for a suit in the colour of the text instead of a picture of it."""
EVEN, NARROW = 4, 1
"""Of eight columns a side has four; where it has no such rule, one."""
_RED_SUITS = ("♥", "♦")
_SUITS = (*_RED_SUITS, "♠", "♣")


def to_html(book: Book) -> str:
    """The whole file; the same book always gives the same bytes."""
    return Page(book).render()


def fragment(book: Book) -> str:
    """The chapters alone, to stand in a page that has its own title, contents and style."""
    return Page(book).chapters()


def picture(book: Book, chapter: Chapter, rules: Iterable[Rule]) -> str:
    """Rules of a chapter as a picture of a page: nothing in it leads anywhere, or can be led to."""
    return _Picture(book).page(chapter, rules)


class Page:
    """One book on its way to HTML."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._labels: Labels = labels(book.language)
        self._anchors: Anchors = anchors(book)

    def render(self) -> str:
        title = escape(self._book.title)
        parts = [
            "<!DOCTYPE html>",
            f'<html lang="{escape(self._book.language)}">',
            '<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            *([f'<meta name="rules-id" content="{escape(self._book.identity)}">'] if self._book.identity else []),
            f"<title>{title}</title>\n<style>\n{style(self._book)}</style>\n</head>",
            *self._opening(title),
            '<main id="rules">',
            self.chapters(),
            "</main>\n</body>\n</html>\n",
        ]
        return "\n".join(parts)

    def chapters(self) -> str:
        return "\n".join((*map(self._chapter, self._book.chapters), *self._colophon()))

    def _colophon(self) -> list[str]:
        """What the book itself is, in small print."""
        lines = "\n".join(f"<p>{self._line(each)}</p>" for each in self._book.colophon)
        return [f'<footer class="colophon">\n{lines}\n</footer>'] if lines else []

    def _opening(self, title: str) -> list[str]:
        """What comes before the rules: title page and contents, or on a sheet its title."""
        skip = f'<a class="skip" href="#rules">{escape(self._labels.skip)}</a>'
        if self._book.form != "book":
            return [f'<body class="{class_of(self._book)}">\n{skip}', self._head(title)]
        return [f"<body>\n{skip}", self._cover(title), self._contents()]

    def _head(self, title: str) -> str:
        return f'<header class="head">\n{self._titles(title)}</header>'

    def _cover(self, title: str) -> str:
        return f'<header class="cover">\n{motif(self._book.motif)}{self._titles(title)}</header>'

    def _titles(self, title: str) -> str:
        subtitle = f'<p class="subtitle" dir="auto">{escape(self._book.subtitle)}</p>\n' if self._book.subtitle else ""
        front = self._facts(self._book.front) if self._book.front else ""
        return f'<h1 dir="auto">{title}</h1>\n{subtitle}{front}'

    def _facts(self, front: Iterable[Fact]) -> str:
        said = ((label, "".join(f"<dd>{self._line(each)}</dd>" for each in values)) for label, values in facts(front))
        entries = (f"<div><dt>{self._line(label)}</dt>{values}</div>" for label, values in said)
        return wrapped("dl", entries, "facts") + "\n"

    def _contents(self) -> str:
        heading = f'<h2 id="contents">{escape(self._labels.contents)}</h2>'
        entries = wrapped("ol", map(self._entry, self._book.chapters))
        return f'<nav class="contents" aria-labelledby="contents">\n{heading}\n{entries}\n</nav>'

    def _entry(self, chapter: Chapter) -> str:
        number = f'<span class="number">{escape(chapter.number)}</span>'
        return f'<li><a href="#{chapter_anchor(chapter)}">{number} <span>{self._line(chapter.title)}</span></a></li>'

    def _chapter(self, chapter: Chapter) -> str:
        anchor = chapter_anchor(chapter)
        heading = f'<h2 id="{anchor}">{self._former(chapter)}{self._title(chapter)}</h2>'
        blocks = self._blocks(chapter.blocks)
        return f'<section class="chapter" aria-labelledby="{anchor}">\n{heading}\n{blocks}\n</section>'

    def _title(self, chapter: Chapter) -> str:
        number = f'<span class="number">{escape(chapter.number)}</span> ' if chapter.number else ""
        return f"{number}<span>{self._line(chapter.title)}</span>"

    def _blocks(self, blocks: Iterable[Block]) -> str:
        return "\n".join(map(self._block, blocks))

    def _block(self, block: Block) -> str:
        match block:
            case Rule():
                return self._rule(block)
            case Example():
                return self._example(block)
            case Glossary():
                return self._glossary(block)
            case Index(terms):
                colon = self._labels.colon
                entries_of = (f"<li>{self._line(t.term)}{colon}{self._line(t.definition)}</li>" for t in terms)
                return wrapped("ul", entries_of, "index")
            case Differences(entries):
                return wrapped("ul", map(self._difference, entries), "differences")
            case Contrasts():
                return self._contrasts(block)
            case Ledger():
                return html_ledger(block, self._line)
            case Matrix():
                return self._matrix(block)
            case Heading(title):
                return f"<h3>{self._line(title)}</h3>"
        return self._passage(block)

    def _passage(self, passage: Passage) -> str:
        match passage:
            case Paragraph(content):
                return f"<p>{self._line(content)}</p>"
            case Items(items, numbered):
                return self._items(items, "ol" if numbered else "ul")
            case Table():
                return self._table(passage)
            case Figure():
                return self._figure(passage)

    def _glossary(self, glossary: Glossary) -> str:
        entries = (f"<dt>{self._line(t.term)}</dt>\n<dd>{self._line(t.definition)}</dd>" for t in glossary.terms)
        return wrapped("dl", entries, "glossary")

    def _rule(self, rule: Rule) -> str:
        title = f"{self._subtitle(rule.title)}\n" if rule.title else ""
        mark = self._mark(rule.change) + "\n" if rule.change else ""
        body = f"{mark}{title}{self._blocks(rule.body)}{self._notes(rule)}"
        number = self._former(rule) + self._led("number", rule.number)
        return f'<div class="rule"{self._known_by(rule)}>\n{number}\n<div class="body">\n{body}\n</div>\n</div>'

    def _known_by(self, rule: Rule) -> str:
        """The attributes that a rule is found by."""
        paths = " ".join(map(".".join, rule.settings))
        settings = f' data-settings="{escape(paths)}"' if paths else ""
        return f' id="{self._anchors[rule.number]}"{self._changed(rule)}{settings}'

    def _former(self, place: Chapter | Rule) -> str:
        """What links to books of the first version lead to."""
        return "".join(f'<span id="{escape(each)}"></span>' for each in former_anchors(place))

    def _changed(self, rule: Rule) -> str:
        return f' data-change="{rule.change}"' if rule.change else ""

    def _subtitle(self, title: Line) -> str:
        return f"<h3>{self._line(title)}</h3>"

    def _led(self, kind: str, number: str) -> str:
        """The number of a rule or chapter, which leads there."""
        return f'<a class="{kind}" href="{self._place(number)}">{escape(number)}</a>'

    def _place(self, number: str) -> str:
        return f"#{self._anchors[number]}"

    def _mark(self, change: Change) -> str:
        return f'<p class="change">{escape(self._labels.of(change))}</p>'

    def _notes(self, rule: Rule) -> str:
        before = self._note("before", self._labels.before, rule.before) if rule.before else ""
        return before + self._tags(rule)

    def _tags(self, rule: Rule) -> str:
        """Who says so, in short."""
        tags = " · ".join(map(self._line, rule.tags))
        return f'\n<p class="tags">{tags}</p>' if tags else ""

    def _note(self, kind: str, label: str, content: Line) -> str:
        label = f'<span class="label">{escape(label + self._labels.colon)}</span>'
        return f'\n<p class="note {kind}">{label}{self._line(content)}</p>'

    def _items(self, items: Iterable[Line], tag: str) -> str:
        return wrapped(tag, (f"<li>{self._line(item)}</li>" for item in items))

    def _table(self, table: Table) -> str:
        caption = f"<figcaption>{self._line(table.caption)}</figcaption>\n" if table.caption else ""
        name = escape(plain_line(table.caption) or plain_line(table.columns[0].title))
        head = "".join(map(self._column, table.columns))
        rows = "\n".join(self._row(row, table) for row in table.rows)
        return (
            f'<figure>\n{caption}<div class="scroll" role="group" aria-label="{name}" tabindex="0">\n'
            f"<table>\n<thead>\n<tr>{head}</tr>\n</thead>\n<tbody>\n{rows}\n</tbody>\n</table>\n</div>\n</figure>"
        )

    def _column(self, column: Column) -> str:
        # A head without a word heads nothing; it would be read aloud as a nameless one.
        head = self._line(column.title)
        return f'<th scope="col"{aligned(column)}>{head}</th>' if head else f"<td{aligned(column)}></td>"

    def _row(self, row: tuple[Line, ...], table: Table) -> str:
        cells = [f"<td{aligned(c)}>{self._line(cell)}</td>" for cell, c in zip(row, table.columns, strict=True)]
        if table.row_heads:
            cells[0] = f'<th scope="row"{aligned(table.columns[0])}>{self._line(row[0])}</th>'
        return f"<tr>{''.join(cells)}</tr>"

    def _matrix(self, matrix: Matrix) -> str:
        caption = f"<figcaption>{self._line(matrix.caption)}</figcaption>\n" if matrix.caption else ""
        name = escape(plain_line(matrix.caption) or plain_line(matrix.columns[0].title))
        head = "".join(map(self._column, matrix.columns))
        rows = "\n".join(map(self._matrix_row, matrix.rows))
        return (
            f'<figure class="matrix">\n{caption}<div class="scroll" role="group" aria-label="{name}" tabindex="0">\n'
            f"<table>\n<thead>\n<tr>{head}</tr>\n</thead>\n<tbody>\n{rows}\n</tbody>\n</table>\n</div>\n</figure>"
        )

    def _matrix_row(self, row: MatrixRow) -> str:
        # Whoever hears the table hears the value itself.
        quiet = f'<td class="same"><i aria-hidden="true">{QUIET}</i><span>{{}}</span></td>'
        shown = (quiet if same and place else "<td>{}</td>" for place, same in enumerate(row.same))
        cells = (each.format(self._line(cell)) for each, cell in zip(shown, row.cells, strict=True))
        return f'<tr><th scope="row">{self._line(row.head)}</th>{"".join(cells)}</tr>'

    def _figure(self, figure: Figure) -> str:
        said = set_spaces(plain_line(figure.alternative), self._book.language)
        caption = f"<figcaption>{self._line(figure.caption)}</figcaption>\n" if figure.caption else ""
        return f'<figure class="picture">\n{on_page(figure.picture, said)}\n{caption}</figure>'

    def _example(self, example: Example) -> str:
        number = f' <span class="number">{escape(example.number)}</span>' if example.number else ""
        anchor = f' id="{self._anchors[example.number]}"' if example.number else ""
        label = f'<span class="label">{escape(self._labels.example)}{number}</span>'
        title = f" <span>{self._line(alone(example.title))}</span>" if example.title else ""
        heading = f"<h3>{label}{title}</h3>"
        numbered = example.numbered and len(example.steps) > 1
        steps = self._items(example.steps, "ol") if numbered else self._lines(example.steps)
        result = "\n" + self._table(example.result) if example.result else ""
        outcome = f'\n<p class="outcome">{self._line(example.outcome)}</p>' if example.outcome else ""
        return f'<section class="example"{anchor}>\n{heading}\n{steps}{self._sum(example)}{result}{outcome}\n</section>'

    def _sum(self, example: Example) -> str:
        """A sum, its amounts below one another."""
        if not example.sum:
            return ""
        rows = "".join(map(self._sum_line, example.sum))
        return f'\n<table class="sum"><tbody>{rows}</tbody></table>'

    def _sum_line(self, added: SumLine) -> str:
        head = f'<th scope="row">{self._line(added.what)}</th>'
        cells = f'{head}<td>{self._line(added.how)}</td><td class="end">{self._line(added.amount)}</td>'
        return f'<tr class="total">{cells}</tr>' if added.total else f"<tr>{cells}</tr>"

    def _lines(self, steps: tuple[Line, ...]) -> str:
        return f"<p>{'<br/>'.join(map(self._line, steps))}</p>" if steps else ""

    def _difference(self, entry: Difference) -> str:
        before = self._note("before", self._labels.before, entry.before) if entry.before else ""
        number = self._reference(entry.number)
        title = f'<b class="title">{self._line(entry.title)}</b> ' if entry.title else ""
        head = f'<span class="number">{number}</span> {title}{self._mark(entry.change)}'
        return f"<li>{head}\n<p>{self._line(entry.now)}</p>{before}</li>"

    def _contrasts(self, block: Contrasts) -> str:
        if not block.sides:
            return "\n".join(map(self._contrast, block.entries))
        names = "".join(f'<th scope="col" colspan="{EVEN}">{self._line(name)}</th>' for name in block.names)
        bodies = "\n".join(map(self._sides, block.entries))
        columns = f'<colgroup><col span="{EVEN * len(block.names)}"/></colgroup>'
        return f'<table class="sides">\n{columns}\n<thead><tr>{names}</tr></thead>\n{bodies}\n</table>'

    def _contrast(self, entry: Contrast) -> str:
        said = "".join(f"<dt>{self._line(w.who)}</dt>\n<dd>{self._wording(w)}</dd>\n" for w in entry.wordings)
        tables = "\n".join(map(self._table, entry.tables))
        wordings = f'<dl class="wordings">\n{said}</dl>\n' if said else ""
        return f'<section class="contrast">\n<h3>{self._numbered(entry)}</h3>\n{wordings}{tables}\n</section>'

    def _sides(self, entry: Contrast) -> str:
        """A rule of two: its name across; what each says, the rows that differ below."""
        dash = escape(self._labels.dash)
        captions = "".join(f"<em>{dash}{self._line(each.caption)}</em>" for each in entry.tables if each.caption)
        name = f'<th scope="rowgroup" colspan="{EVEN * len(entry.wordings)}">{self._numbered(entry)}{captions}</th>'
        rows = [("said", [self._wording(each) for each in entry.wordings])]
        # Where there is no such rule there is little room: what a row is about stands on the other side.
        headed = int(entry.wordings[0].absent)
        for head, *cells in (row for table in entry.tables for row in table.rows):
            told = [*map(self._line, cells)]
            told[headed] = f"<b>{self._line(head)}</b>{escape(self._labels.colon)}{told[headed]}"
            rows.append(("row", told))
        said = (f'<tr class="{kind}">{self._cells(entry, cells)}</tr>' for kind, cells in rows if any(cells))
        return wrapped("tbody", [f'<tr class="rule">{name}</tr>', *said])

    def _cells(self, entry: Contrast, cells: Iterable[str]) -> str:
        """Two cells; who has no such rule leaves room for the other."""
        alone = any(each.absent for each in entry.wordings)
        spans = [EVEN if not alone else NARROW if each.absent else 2 * EVEN - NARROW for each in entry.wordings]
        return "".join(f'<td colspan="{span}">{cell}</td>' for span, cell in zip(spans, cells, strict=True))

    def _numbered(self, entry: Contrast) -> str:
        numbers = (f'<span class="number" id="{self._anchors[n]}">{escape(n)}</span>' for n in entry.numbers)
        return f"{' · '.join(numbers)} <span>{self._line(entry.title)}</span>"

    def _wording(self, wording: Wording) -> str:
        return "".join(f"<p>{self._line(each)}</p>" for each in wording.body)

    def _line(self, content: Line) -> str:
        return "".join(map(self._inline, content))

    def _inline(self, inline: Inline) -> str:
        match inline:
            case Text(text):
                return _suited(entities(set_spaces(printable(text), self._book.language)))
            case Strong(content):
                return f"<strong>{self._line(content)}</strong>"
            case Emphasis(content):
                return f"<em>{self._line(content)}</em>"
            case Card():
                return _card(inline)
            case Badge(sign, name):
                return f'<span class="badge" role="img" aria-label="{escape(name)}">{escape(sign)}</span>'
            case Reference(number):
                return self._reference(number)

    def _reference(self, number: str) -> str:
        if number in self._anchors:
            return self._led("reference", number)
        return f'<span class="elsewhere">{escape(number)}</span>'


def _card(card: Card) -> str:
    """A card as a figure; who hears the page hears its name."""
    kinds = (
        ("red", any(suit in card.label for suit in _RED_SUITS)),
        ("special", not any(suit in card.label for suit in _SUITS)),
    )
    classes = " ".join(("card", *(kind for kind, fits in kinds if fits)))
    name = f' role="img" aria-label="{escape(card.name)}"' if card.name else ""
    return f'<span class="{classes}" data-card="{escape(card.code)}"{name}>{_suited(escape(card.label))}</span>'


def _suited(text: str) -> str:
    for suit in _SUITS:
        text = text.replace(suit, suit + TEXT_STYLE)
    return text


class _Picture(Page):
    """Rules that are only looked at."""

    def page(self, chapter: Chapter, rules: Iterable[Rule]) -> str:
        return "\n".join([f'<p class="heading">{self._title(chapter)}</p>', *map(self._rule, rules)])

    def _known_by(self, rule: Rule) -> str:
        return self._changed(rule)

    def _former(self, _: Chapter | Rule) -> str:
        return ""

    def _subtitle(self, title: Line) -> str:
        return f"<b>{self._line(title)}</b>"

    def _led(self, kind: str, number: str) -> str:
        return f'<span class="{kind}">{escape(number)}</span>'
