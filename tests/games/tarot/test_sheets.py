"""Sheets hold all that a variant pays, in amounts that are the scorer's."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from html import unescape
from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, books
from tarotrules.book.inline import Card, Line, Strong, inlines, plain
from tarotrules.book.lines import lines_of
from tarotrules.book.to_html import to_html
from tarotrules.book.to_markdown import to_markdown
from tarotrules.book.to_text import to_text
from tarotrules.book.tree import Book, Difference, Differences, Items, Ledger, Paragraph, Table
from tarotrules.games.registry import family
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sheets.amounts import MARGINS, paid, paid_alike, stake
from tarotrules.games.tarot.chapters.sheets.marks import marks
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.scoring import score
from tarotrules.games.tarot.ruleset.paid import Feat, feats
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.languages import LANGUAGES
from tests.games.tarot.engine.tables import HOUSES, table
from tests.numbering import own_number, rule_number
from tests.strategies import STUDIED

HERE: Final = Path(__file__).parents[3]
HOUSE: Final = sorted(path.stem for path in HOUSES.glob("*.tarot"))
JEUDI: Final = str(HERE / "docs" / "examples" / "jeudi.tarot")
EVERY: Final = [(name, players) for name in STUDIED for players in table(name).rulesets]


def cheat(name: str, language: str, players: int | None = None) -> Book:
    """The cheat sheet of a variant."""
    return made(books.cheatsheet, name, language, players or loaded(name).players)


def form(name: str, language: str, players: int | None = None) -> Book:
    """The score sheet of a variant."""
    return made(books.scoresheet, name, language, players or loaded(name).players)


@cache
def made(make: Callable[[Variant, str, int], Book], name: str, language: str, players: int) -> Book:
    """A sheet, made once."""
    return make(loaded(name), language, players)


@cache
def loaded(name: str) -> Variant:
    """A variant, by name or path, read once."""
    return api.load(name)


def texts(book: Book) -> list[str]:
    """All that a book says, line by line."""
    return [book.title, book.subtitle, *map(plain, lines_of(book))]


def ledger(book: Book) -> Ledger:
    """The table to write on."""
    return next(block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Ledger))


def number(cell: Line) -> Fraction:
    """The number in a cell."""
    return Fraction(plain(cell).replace("−", "-").replace("\u202f", "").replace("\xa0", ""))


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_every_sheet_is_the_same_in_every_language(name: str, players: int) -> None:
    """Every shipped variant has both sheets for each number of players, with the same tables in all languages."""
    for sheet in (cheat, form):
        english, *others = (outline(sheet(name, language, players)) for language in LANGUAGES)

        assert all(other == english for other in others)
        assert english


def outline(book: Book) -> list[tuple[str, list[tuple[str, int]]]]:
    """The chapters of a sheet: what each is made of, and the rows of its tables."""
    return [
        (chapter.id, [(type(block).__name__, len(getattr(block, "rows", ()))) for block in chapter.blocks])
        for chapter in book.chapters
    ]


@pytest.mark.parametrize("render", [to_html, to_markdown, to_text])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_all_of_a_sheet(language: str, render: Callable[[Book], str]) -> None:
    """No letter of a title, head or cell is lost, however a form lays tables out; cards are drawn and read aloud."""
    for book in (cheat(JEUDI, language), form(JEUDI, language)):
        own = [book.title, book.subtitle, *(plain(each) for each in lines_of(book) if not _has_cards(each))]
        # In HTML the caption of a table may be its name for those who cannot see it.
        shown = unescape(re.sub(r'<[^>]*?(?:aria-label="([^"]*)"[^>]*)?>', r"\1", render(book)))

        assert letters("".join(own)) - letters(shown) == Counter()


def letters(text: str) -> Counter[str]:
    """Which letters and figures a text has, and how often."""
    return Counter(filter(str.isalnum, text))


def _has_cards(content: Line) -> bool:
    return any(isinstance(each, Card) for each in inlines(content))


def test_every_house_variant_has_its_sheets() -> None:
    """What a table has made up, however strange, is named on a cheat sheet and a score sheet.

    Of houses that pay for the same things in the same way one is tried, each with another number of players; shipped
    variants are with all of them.
    """
    found = {(*map(frozenset, _paid_for(table(name).main)), table(name).main.scoring.contract): name for name in HOUSE}

    assert len(found) > len(HOUSE) // 4
    assert {name: missing for place, name in enumerate(found.values()) if (missing := unnamed(name, place))} == {}


def _paid_for(rules: Ruleset) -> Iterator[Mapping[str, object]]:
    yield from (rules.bonus, rules.claim, rules.promise)


def unnamed(name: str, place: int) -> list[str]:
    """What one of the sheets of a house does not name."""
    variant = table(name)
    players, rules = list(variant.rulesets.items())[place % len(variant.rulesets)]
    teller = Teller(rules, catalogue("en"), variant.titles)
    kinds = zip(("bonus", "claim", "promise"), _paid_for(rules), strict=True)
    titles = [teller.title(kind, each).casefold() for kind, entries in kinds for each in entries]
    sheets = books.cheatsheet(variant, "en", players), books.scoresheet(variant, "en", players)
    said = ["\n".join(texts(each)).casefold() for each in sheets]
    return [title for title in titles if not all(title in each for each in said)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [*STUDIED, JEUDI])
def test_all_that_is_paid_stands_on_the_sheet(name: str, language: str) -> None:
    """Every contract, claim with its levels, bonus and promise is named on both sheets."""
    variant = loaded(name)
    rules = variant.main
    teller = Teller(rules, catalogue(language), variant.titles)
    titles = [teller.title("auction", "bid", each) for each in rules.auction.bid]
    for kind, entries in (("bonus", rules.bonus), ("claim", rules.claim), ("promise", rules.promise)):
        titles += [teller.title(kind, each) for each in entries]
    levels = [
        teller.title("claim", each, "level", level)
        for each, claim in rules.claim.items()
        for level in claim.level
        if len(claim.level) > 1
    ]
    on_cheat = "\n".join(texts(cheat(name, language))).casefold()
    on_score = "\n".join(texts(form(name, language))).casefold()

    assert [title for title in (*titles, *levels) if title.casefold() not in on_cheat] == []
    assert [title for title in titles if title.casefold() not in on_score] == []


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_amounts_are_those_of_the_scorer(name: str, players: int) -> None:
    """What the sheet says a defender pays is what ``score`` makes a defender pay."""
    rules = loaded(name).rulesets[players]
    # What is announced by a bid is paid for beside the contract.
    for bid in (name for name, each in rules.auction.bid.items() if each.promises is None):
        for margin in MARGINS:
            account = score(rules, {"taker": 0, "contract": bid, "margin": margin})

            assert stake(rules, bid, margin) == account.unit
            assert account.unit == -account.scores[-1]


def test_the_official_examples() -> None:
    """A garde made by 10 is 70 a defender; a petit au bout with it 20 more, a slam announced 400."""
    rules = loaded("fft").main
    table = dict(zip(rules.auction.bid, paid(rules, Feat("bonus", "petit-au-bout")).amounts, strict=True))

    assert stake(rules, "garde", 10) == 70
    assert table == {"prise": 10, "garde": 20, "garde-sans": 40, "garde-contre": 60}
    assert set(paid(rules, Feat("promise", "slam", "announced")).amounts) == {400}
    assert set(paid(rules, Feat("promise", "slam", "broken")).amounts) == {-200}


@pytest.mark.parametrize(
    ("name", "feat", "amounts"),
    [
        ("handful-personal", Feat("claim", "handful", "single"), {20}),
        ("paid-by-players", Feat("promise", "slam", "announced"), {100}),
    ],
)
def test_what_is_settled_between_players_is_given_by_head(name: str, feat: Feat, amounts: set[int]) -> None:
    """A defender's part of it stands on the sheet."""
    found = paid(table(name).main, feat)

    assert set(found.amounts) == amounts
    assert found.between


def test_what_only_the_cards_can_tell_is_left_open(tmp_path: Path) -> None:
    """Ten a trump in the chien is no amount to print; five for a Petit saved in a deal won by forty is one."""
    file = tmp_path / "dear.tarot"
    file.write_text(
        "variant dear extends fft { bonus dear like petit-au-bout { worth 10 * chien.trumpish; payee taker.side } }",
        encoding="utf-8",
    )
    saved = paid(table("cards-captured").main, Feat("bonus", "petit-saved"))

    assert set(paid(loaded(str(file)).main, Feat("bonus", "dear")).amounts) == {None}
    assert set(saved.amounts) == {5, 10, 20, 30}


@pytest.mark.parametrize(("place", "name"), list(enumerate([*STUDIED, *HOUSE, JEUDI])))
def test_every_amount_is_known_or_left_open(place: int, name: str) -> None:
    """What is paid beside the contract is found for each bonus, level and outcome, and known in shipped rules.

    Each house is tried with another number of players; shipped variants are with all of them.
    """
    every = [*(loaded(name) if name == JEUDI else table(name)).rulesets.values()]
    for rules in every if name in STUDIED else [every[place % len(every)]]:
        found = [each.feat for each in feats(rules)]
        amounts = [paid(rules, each).amounts for each in found]
        bid = {name for name, each in rules.promise.items() if each.moment == "as_bid"}
        known = [each for feat, each in zip(found, amounts, strict=True) if feat.id not in bid]

        assert len(found) == len(set(found))
        assert all(len(each) == len(rules.auction.bid) for each in amounts)
        assert name not in STUDIED or all(None not in each for each in known)


def test_what_is_left_out_for_other_players_stands_there_already(tmp_path: Path) -> None:
    """A book says once what is paid alike: the same of each contract and feat, though not where players are counted."""
    file = tmp_path / "heads.tarot"
    file.write_text("variant heads extends fft { bonus petit-au-bout { worth 10 * players } }", encoding="utf-8")
    alike = set()
    for name in ("fft", "wikipedia", "misere-m2-opponents", str(file)):
        variant = loaded(name) if "." in name else table(name)
        for players, rules in variant.rulesets.items():
            if paid_alike(variant.main, rules):
                alike.add((Path(name).stem, players))

                assert everything(rules) == everything(variant.main)

    assert alike == {("fft", 3), ("fft", 4), ("fft", 5), ("wikipedia", 4)}


def everything(rules: Ruleset) -> list[object]:
    """All amounts that a sheet can have."""
    stakes = [stake(rules, bid, margin) for bid in rules.auction.bid for margin in MARGINS]
    return [*stakes, *(paid(rules, each.feat) for each in feats(rules))]


def test_what_is_announced_after_the_discard_stands_after_it(tmp_path: Path) -> None:
    """The steps of a deal are in the order of the deal, wherever a table has put an announcement."""
    file = tmp_path / "late.tarot"
    file.write_text("variant late extends fft {\n  promise slam { moment after_discard }\n}\n", "utf-8")
    said = texts(books.cheatsheet(api.load(str(file)), "en"))
    picked_up, announced = (
        next(place for place, each in enumerate(said) if each.startswith(words))
        for words in ("If the contract lets you pick up the chien", "After the discard, the taker may announce a slam.")
    )

    assert picked_up < announced


def test_a_deal_on_a_cheat_sheet_begins_with_the_dealing() -> None:
    """Which way round, how the cards are dealt, and how many go to the chien."""
    said = texts(cheat("fft", "en"))

    assert any(each.startswith("Everything goes anticlockwise. Shuffle, cut, and deal 18 cards") for each in said)


def test_what_stands_in_a_table_is_not_named_once_more() -> None:
    """Of the rules for other numbers of players those are named that the page does not show, by number."""
    said = "\n".join(texts(cheat("fft", "en")))

    assert rule_number("call.chain") in said
    assert rule_number("claim.handful.what") not in said


def test_what_an_option_changes_is_told_as_it_is_now() -> None:
    """In brief a rule is told in its new words, and one that goes in its old ones."""
    before, after = table("fft"), table("fft with misere, garde-contre-8")
    there, back = (
        {each.number: each.text for each in family().changed(*pair, "en")}
        for pair in ((before, after), (after, before))
    )

    declaring, contracts = rule_number("claim.misere.when"), rule_number("auction.contracts")
    assert there[declaring].startswith("A player may declare a misère")
    assert back[declaring] == there[declaring]
    assert ("× 8" in there[contracts], "× 8" in back[contracts]) == (True, False)


def test_a_bonus_nobody_thought_of_appears(tmp_path: Path) -> None:
    """A bonus with a strange condition stands on the sheet, with its condition in words and its amounts."""
    file = tmp_path / "odd.tarot"
    file.write_text(
        "# language: en\nvariant odd extends fft {\n  bonus five-courts like petit-au-bout {\n"
        '    title { en "five courts" }\n    when last_trick.courts >= 3 and made\n    worth 17\n  }\n}\n',
        "utf-8",
    )
    said = "\n".join(texts(books.cheatsheet(api.load(str(file)), "en")))

    assert "at least three court cards" in said
    assert all(f"±{17 * times}" in said for times in (1, 2, 4, 6))
    assert "Five courts" in "\n".join(texts(books.scoresheet(api.load(str(file)), "en")))


@pytest.mark.parametrize(("name", "players"), EVERY)
def test_the_worked_line_adds_up(name: str, players: int) -> None:
    """The example on the score sheet sums to zero, and its amounts to what each defender pays."""
    (row,) = ledger(form(name, "en", players)).worked
    rules = loaded(name).rulesets[players]
    before, unit, scores = row[: -players - 1], number(row[-players - 1]), [number(cell) for cell in row[-players:]]
    extras = len(rules.bonus) + len(rules.claim) + len(rules.promise)
    *_, mark, margin = before[:-extras]
    contract = dict(zip(_marks(name, players), rules.auction.bid, strict=True))[plain(mark)]

    assert sum(scores) == 0
    assert unit == -scores[-1]
    assert stake(rules, contract, int(number(margin))) == unit - sum(number(cell) for cell in before[-extras:] if cell)


def _marks(name: str, players: int) -> list[str]:
    """The marks of the contracts, as the sheet explains them."""
    book = form(name, "en", players)
    legend = next(block.content for block in book.chapters[0].blocks if isinstance(block, Paragraph))
    return [plain(each.content) for each in legend if isinstance(each, Strong)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lies_on_a_sheet(language: str) -> None:
    """The tables of a cheat sheet have the same figures in every language."""
    for name in (*STUDIED, JEUDI):
        own, english = (_figures(cheat(name, each)) for each in (language, "en"))

        assert own == english


def _figures(book: Book) -> list[list[str]]:
    tables = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Table)]
    return [re.findall(r"[+−]?\d+", plain(cell)) for table in tables for row in table.rows for cell in row[1:]]


HOSTILE: Final = "<b>*x*_y_ #strong[z] | $ `q`"


def test_a_hostile_title_stays_text(tmp_path: Path) -> None:
    """What a file calls things is only text on every sheet."""
    file = tmp_path / "wild.tarot"
    title = f'title {{ en "{HOSTILE}" }}'
    file.write_text(
        f"# language: en\nvariant wild extends fft {{\n  {title}\n  bonus petit-au-bout {{ {title} }}\n"
        f"  claim handful {{ {title}; level single {{ {title} }} }}\n  auction {{ bid garde {{ {title} }} }}\n}}\n",
        "utf-8",
    )
    variant = api.load(str(file))
    found = {make.__name__: make(variant, "en") for make in (books.cheatsheet, books.scoresheet, books.changes)}

    for book in found.values():
        assert book.title == HOSTILE
        assert "<b>" not in to_html(book)
        assert "<b>" not in to_markdown(book)
        assert unescape(to_html(book)).casefold().count(HOSTILE.casefold()) >= said_of(book) + len(("title", "h1"))
        assert to_text(book).startswith(f"{HOSTILE}\n")
    assert {name: said_of(book) > 0 for name, book in found.items()} == {
        "cheatsheet": True,
        "scoresheet": True,
        "changes": False,
    }


def said_of(book: Book) -> int:
    """How often something is called by the hostile title."""
    return sum(plain(each).casefold().count(HOSTILE.casefold()) for each in lines_of(book))


def test_marks_can_be_told_apart() -> None:
    """A mark is as short as may be, and no two contracts share one, whatever they are called."""
    assert marks({"a": "Garde", "b": "Garde sans", "c": "Garde contre"}) == {"a": "G", "b": "GS", "c": "GC"}
    assert marks({"a": "Приз", "b": "Петит", "c": "Гард"}) == {"a": "Пр", "b": "Пе", "c": "Г"}
    assert marks({"a": "same", "b": "same"}) == {"a": "1", "b": "2"}
    assert marks({"a": "🂡", "b": "x"}) == {"a": "1", "b": "2"}
    assert len(set(marks({each: each for each in ("p10", "p20", "p40", "p80", "p160")}).values())) == 5


def test_changes_are_told_by_chapter_and_option() -> None:
    """The page of changes has each difference once, now and before, and names the rules of each option."""
    house, contracts = loaded(JEUDI), rule_number("auction.contracts")
    book = books.changes(house, "en")
    found = [each for chapter in book.chapters for block in chapter.blocks for each in _entries(block)]
    (table,) = (block for block in book.chapters[-1].blocks if isinstance(block, Table))
    options = {plain(option): plain(rules) for option, rules in table.rows}

    slots = ("auction.contracts", "claim.handful.what", "claim.misere.when", "bonus.roi-au-bout")
    assert {each.number for each in found} >= {own_number(house, slot) for slot in slots}
    assert rule_number("claim.handful.what", 5) not in {each.number for each in found}
    assert len(found) == len({(each.number, each.now) for each in found})
    assert [each.number for each in found if (each.now == ()) != (each.change == "removed")] == []
    assert [each.number for each in found if (each.before == ()) != (each.change == "added")] == []
    assert next(plain(each.before) for each in found if each.number == contracts).endswith("× 6.")
    misere = (rule_number(f"claim.misere.{part}") for part in ("what", "when", "paid"))
    assert sorted(options.values()) == [contracts, "{}, {}, and {}".format(*misere)]


def _entries(block: object) -> tuple[Difference, ...]:
    return block.entries if isinstance(block, Differences) else ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_builds_on_nobody_says_so(language: str) -> None:
    """A variant without a parent has a page with one sentence, in every form."""
    book = books.changes(loaded("fft"), language)

    assert book.chapters == ()
    assert all(book.subtitle[:12] in render(book).replace("\n", " ") for render in (to_html, to_markdown, to_text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_figures_with_a_name(language: str) -> None:
    """Where cards are shown, each has a code, the sign of its corner, and a name that can be read aloud."""
    cards = {each for line in lines_of(cheat("fft", language)) for each in inlines(line) if isinstance(each, Card)}
    labels = {each.code: each.label for each in cards}

    assert {"T21", "T1", "EX", "SK", "HQ", "DN", "CJ"} <= labels.keys()
    assert labels["T21"] == "21"
    assert len(set(labels.values())) == len(labels)
    assert all(each.name for each in cards)


def test_a_row_says_something(tmp_path: Path) -> None:
    """What nobody is called for, and what only the cards could tell, has no row of dashes."""
    path = tmp_path / "house.tarot"
    path.write_text(
        "variant house extends fft {\n  players 4, 3\n"
        "  bonus longest like petit-au-bout { worth discard.trumps * 10; payee attack; when made }\n}\n",
        "utf-8",
    )
    variant = loaded(str(path))
    sheet = books.cheatsheet(variant, "en")
    tables = [block for chapter in sheet.chapters for block in chapter.blocks if isinstance(block, Table)]
    rows = [[plain(cell) for cell in row] for table in tables for row in table.rows]

    assert rows
    assert [row for row in rows if set(row[1:]) == {"–"}] == []


def test_what_depends_on_a_partner_is_given_where_it_is_the_same(tmp_path: Path) -> None:
    """Paid only without one, it has its amount; ten with one and 25 without is none; the contract is told alone."""
    flow = "payee attack; into unit; multiplied no; follows_result no"
    file = tmp_path / "lonely.tarot"
    file.write_text(
        "variant lonely extends fft { players 5\n"
        f'bonus alone {{ title {{ en "alone" }}; when made and not partner exists; worth 30; {flow} }}\n'
        f'bonus either {{ title {{ en "either" }}; when made; worth if partner exists then 10 else 25; {flow} }} }}',
        encoding="utf-8",
    )
    rules = loaded(str(file)).main
    alone, either = (paid(rules, Feat("bonus", each)).amounts for each in ("alone", "either"))

    assert (set(alone), set(either)) == ({30}, {None})
    assert stake(rules, "garde", 10) == 70


def test_the_page_for_the_table_goes_through_a_deal_in_its_order() -> None:
    """From the cards that are dealt to the points that are counted, each step once; the call where there is one."""
    words = ("deal ", "Before the auction", "bids first", "slam", "calls ", "discard ", "declare ", "leads ", "Count ")
    for players in (3, 4, 5):
        sheet = books.cheatsheet(api.load("fft"), "en", players)
        blocks = next(part.blocks for part in sheet.chapters if part.id == "steps")
        (deal,) = (each for each in blocks if isinstance(each, Items))
        wanted = [each for each in words if players == 5 or each != "calls "]
        steps = [plain(each) for each in deal.items]
        assert len(steps) == len(wanted)
        assert [word for word, step in zip(wanted, steps, strict=True) if word not in step] == []


@pytest.mark.parametrize(("name", "players", "worked"), [("fft with vachette", 4, 1), ("qui-perd-gagne", 6, 0)])
def test_what_each_has_in_a_deal_that_nobody_took_is_written_down(name: str, players: int, worked: int) -> None:
    """A column for each, under the title of the mode, before the running scores; blank where somebody took."""
    (chapter,) = books.scoresheet(table(name), "en", players).chapters
    (ledger,) = (each for each in chapter.blocks if isinstance(each, Ledger))
    *_, alone, running = ledger.groups

    assert plain(alone.title) == f"{'Vachette' if worked else 'Qui perd gagne'}: card points"
    assert [plain(each.title) for each in alone.columns] == [plain(each.title) for each in running.columns]
    assert [plain(each.title) for each in alone.columns] == [*"ABCDEF"[:players]]
    assert [line[-2 * players : -players] for line in ledger.worked] == [((),) * players] * worked


@pytest.mark.parametrize(("name", "columns"), [("fft", 4), ("fft with dead-dealer", 5), ("one-deal-out", 6)])
def test_everybody_at_the_table_has_a_column(name: str, columns: int) -> None:
    """Whoever sits out has nothing in the example, and has dealt."""
    (chapter,) = books.scoresheet(table(name), "en", 4).chapters
    (ledger,) = (each for each in chapter.blocks if isinstance(each, Ledger))

    assert len(ledger.groups[-1].columns) == columns
    assert [plain(ledger.worked[0][1]), *ledger.worked[0][-columns:][4:]] == [
        "ABCDEF"[columns - 1],
        *[()] * (columns - 4),
    ]
