"""Rules told for several numbers of players at once lose no difference, and confuse no number with another."""

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations

import pytest

from tarotrules.book.inline import Badge, Card, cell, inlines, line, plain
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.sections import sections
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.abreast import Abreast
from tarotrules.games.telling.tables import table_of
from tarotrules.games.telling.told import Chart, Rule, Said, Section, Told, capitalised, known, said
from tarotrules.languages import LANGUAGES
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.phrase import Phrase, number
from tests.laws.telling import numbers
from tests.strategies import STUDIED, Change, changes, shipped_bases, variant

PLAYERS = (4, 3, 5)
BADGES = [
    ("fr", "(à cinq)", "(à trois ou à quatre)"),
    ("en", "(five players)", "(three or four players)"),
    ("de", "(zu fünft)", "(zu dritt oder zu viert)"),
    ("ru", "(впятером)", "(втроём или вчетвером)"),
    ("ja", "〔5人〕", "〔3人または4人〕"),
]
COUNT = re.compile(r"(\d)\s?[^\W\d]+(?:[,、].*)?")


def shown(phrase: Phrase) -> str:
    """As a book prints it."""
    return plain(line(phrase))


def sentences(language: str, told: Mapping[int, Phrase]) -> list[str]:
    """One sentence told for several numbers of players."""
    each = {players: [phrase] for players, phrase in told.items()}
    return [shown(phrase) for phrase in Abreast(catalogue(language), PLAYERS).sentences(each)]


def cut(language: str, *numbers: int) -> list[str]:
    """The sentence on cutting, with a number for each number of players."""
    words = catalogue(language)
    return sentences(
        language,
        {
            n: said(words, "deal-chien", {"n": number, "packet": 1, "how": "on_the_way"})
            for n, number in zip(PLAYERS, numbers, strict=True)
        },
    )


def test_a_number_that_differs_stands_in_brackets() -> None:
    """Those who have the same number share it."""
    (one,) = cut("en", 6, 6, 3)
    (two,) = cut("en", 6, 8, 3)
    (both,) = cut("de", 6, 3, 3)

    assert "puts six cards (three with five players) face down" in one
    assert "puts six cards (eight with three players, three with five) face down" in two
    assert "sechs Karten (zu dritt oder zu fünft drei) einzeln" in both
    assert cut("en", 6, 6, 6) == [each.replace(" (three with five players)", "") for each in (one,)]


def test_a_count_inside_a_clause_is_laid_beside_too() -> None:
    """A condition that is part of a sentence differs in the same way as the sentence itself."""
    words = catalogue("en")

    def claim(number: int) -> Phrase:
        count = Count(number, Noun("class-trumps"))
        when = said(words, "cond-cards", {"place": "hand", "operator": "least", "count": count})
        return said(words, "claim-requires", {"when": when})

    (one,) = sentences("en", {4: claim(10), 3: claim(13), 5: claim(8)})

    assert "at least 10 trumps (13 with three players, 8 with five)" in one


def test_a_sentence_begins_with_a_capital_even_if_it_begins_with_a_number() -> None:
    """The word of a number has one; its figures stay what they are."""
    said = capitalised(Phrase(number("6", "six") + " cards"))

    assert (shown(said), plain(cell(said))) == ("Six cards", "6 cards")


def test_words_that_differ_stand_under_badges() -> None:
    """Where a choice differs no bracket would do: each wording names the numbers of players it holds for."""
    words = catalogue("fr")
    who = {
        n: said(words, "deal-cut", {"who": each, "two": "no", "same": "yes"})
        for n, each in {4: "left", 3: "right", 5: "right"}.items()
    }

    assert sentences("fr", who) == [
        "(à trois ou à cinq) Le voisin de droite du donneur coupe.",
        "(à quatre) Le voisin de gauche du donneur coupe.",
    ]


def test_a_sentence_that_some_lack_stands_under_a_badge() -> None:
    """It keeps its place among the others."""
    words = Abreast(catalogue("en"), PLAYERS)
    first, last = Phrase.of("First."), Phrase.of("Last.")
    extra = known("Extra.", "extra", {})

    told = words.sentences({4: [first, last], 3: [first, last], 5: [first, extra, last]})

    assert list(map(shown, told)) == ["First.", "(five players) Extra.", "Last."]


def test_sentences_for_some_stand_in_the_order_of_the_numbers_of_players() -> None:
    """Whichever is told first; but nobody is told two sentences the other way round."""
    words = Abreast(catalogue("en"), PLAYERS)
    one, two, three = (known(f"{each}.", each, {}) for each in ("One", "Two", "Three"))

    def starts(told: Mapping[int, list[Said]]) -> list[str]:
        return [shown(each).partition(" players) ")[0][1:] for each in words.sentences(told)]

    assert starts({4: [one], 3: [two], 5: [three]}) == ["three", "four", "five"]
    assert starts({4: [one, two], 3: [two], 5: []}) == ["four", "three or four"]


@pytest.mark.parametrize(("language", "five", "others"), BADGES)
def test_a_badge_that_is_not_drawn_is_in_words(language: str, five: str, others: str) -> None:
    """A five in brackets is a trump."""
    words = Abreast(catalogue(language), PLAYERS)

    assert [shown(words.badge(players)) for players in ((5,), (4, 3))] == [five, others]


def test_columns_that_differ_stand_once_for_each() -> None:
    """A column that is the same for all stands once."""

    def chart(count: str) -> Chart:
        head = (Phrase.of("Level"), Phrase.of("Trumps"), Phrase.of("Points"))
        return Chart(
            "claim.handful.what", Phrase.of("Levels"), head, ((Phrase.of("single"), Phrase.of(count), Phrase.of("20")),)
        )

    def section(count: str) -> Section:
        return Section("claims", Phrase.of("Declarations"), (chart(count),))

    (found,) = Abreast(catalogue("en"), PLAYERS).sections({4: [section("10")], 3: [section("13")], 5: [section("10")]})
    (table,) = found.told

    assert isinstance(table, Chart)
    assert [*map(shown, table.header)] == ["Level", "3 players", "4 players", "5 players", "Points"]
    assert [[*map(shown, row)] for row in table.rows] == [["single", "13", "10", "10", "20"]]


def test_a_table_that_some_lack_stands_under_a_badge() -> None:
    """Where the rule it belongs to is for all, its caption says for whom the table is."""
    rule = Rule("claim.handful.what", (Phrase.of("Levels:"),), ())
    chart = Chart("claim.handful.what", Phrase.of("Levels"), (Phrase.of("Level"),), ((Phrase.of("single"),),))

    def chapter(*told: Told) -> list[Section]:
        return [Section("claims", Phrase.of("Declarations"), told)]

    (found,) = Abreast(catalogue("en"), PLAYERS).sections({4: chapter(rule), 3: chapter(rule, chart), 5: chapter(rule)})
    said, table = found.told

    assert isinstance(said, Rule)
    assert isinstance(table, Chart)
    assert (said.players, shown(table.caption)) == ((), "Levels (three players)")


def test_numbers_of_other_things_stand_under_badges() -> None:
    """Ten trumps here and ten kings there are not one sentence with brackets."""
    words = catalogue("en")

    def needed(noun: str, number: int) -> Phrase:
        count = Count(number, Noun(noun))
        return said(words, "cond-cards", {"place": "hand", "operator": "least", "count": count})

    told = sentences("en", {4: needed("class-trumps", 10), 3: needed("class-kings", 3), 5: needed("class-trumps", 10)})

    assert told == [
        "(three players) The hand contains at least three kings",
        "(four or five players) The hand contains at least ten trumps",
    ]


Reading = Mapping[str, list[Fraction]]
"""Rule or table -> the numbers in it, in order."""


class Book:
    """A variant told for each number of players, and for all at once."""

    def __init__(self, language: str, each: Mapping[int, list[Section]]) -> None:
        self.language, self.players = language, tuple(each)
        self.each, self.abreast = each, Abreast(catalogue(language), self.players)
        self.all = self.abreast.sections(each)

    def alone(self, players: int) -> Reading:
        """What is told for a number of players by itself."""
        return self._read(players, self.each[players])

    def read(self, players: int) -> Reading:
        """What somebody reads in the book for all who plays with a number of players."""
        return self._read(players, [part for part in self.all if not part.players or players in part.players])

    def _read(self, players: int, parts: Iterable[Section]) -> Reading:
        found: dict[str, list[Fraction]] = {}
        parts = list(parts)
        others = {each.slot for part in parts for each in part.rules if each.players and players not in each.players}
        for each in (each for part in parts for each in part.told if each.slot not in others):
            said = found.setdefault(each.slot, [])
            for phrase in _texts(each, players):
                if holds(phrase, players):
                    said += numbers(self._bracketed(players, words_of(phrase)), self.language)
        return {slot: said for slot, said in found.items() if said}

    def _bracketed(self, players: int, text: str) -> str:
        """Numbers that are others for somebody are replaced by what they say in their brackets."""
        for found in re.finditer(r" ?[(（]([^()（）]*)[)）]", text):
            said = [self._other(each) for each in re.split(r"\s*[,、;]\s*", found[1])]
            if None in said:
                continue
            own = next((number for number, who in filter(None, said) if players in who), None)
            before = text[: found.start()]
            if own is not None:
                before = re.sub(r"\d+(?=\D*$)", own, before)
            return self._bracketed(players, before + text[found.end() :])
        return text

    def _other(self, said: str) -> tuple[str, tuple[int, ...]] | None:
        number = re.search(r"\d+(?!人)", said)
        for who in _some(self.players):
            for more in (False, True):
                when = str(self.abreast.when(who, more=more))
                if number and _bare(said) == _bare(self._beside(number[0], when)):
                    return number[0], who
        return None

    def _beside(self, number: str, when: str) -> str:
        return catalogue(self.language).say("spread-other", number=number, when=when)


def _bare(said: str) -> str:
    """The same words without what stands between them, or counts the number."""
    return re.sub(r"[\s—枚点]|人$", "", said)


def told(language: str, rules: Ruleset, of: Variant) -> list[Section]:
    """What a variant's chapters say with some rules, for one number of players."""
    return sections(Teller(rules, catalogue(language), of.titles, tuple(sorted(of.rulesets))))


def told_for_each(language: str, of: Variant) -> dict[int, list[Section]]:
    """What a variant's chapters say for each number of players, the main one first."""
    ordered = sorted(of.rulesets, key=lambda players: players != of.main.players)
    return {players: told(language, of.rulesets[players], of) for players in ordered}


def _some(players: Iterable[int]) -> Iterator[tuple[int, ...]]:
    ordered = sorted(players)
    return (who for size in range(1, len(ordered)) for who in combinations(ordered, size))


def words_of(phrase: Phrase) -> str:
    """The words alone, with the numbers that they stand for."""
    return plain(tuple(each for each in cell(phrase) if not isinstance(each, Card | Badge)))


def holds(phrase: Phrase, players: int) -> bool:
    """Whether no badge says that it is for others."""
    badges = [each.sign for each in inlines(line(phrase)) if isinstance(each, Badge)]
    return all(str(players) in each.split(", ") for each in badges)


def is_for(head: Phrase, players: int) -> bool:
    """Whether a column is for so many, by its badge or because that is all its head says."""
    count = COUNT.fullmatch(plain(cell(head)))
    return holds(head, players) and (count is None or int(count[1]) == players)


def _texts(told: Rule | Chart, players: int) -> Iterator[Phrase]:
    """The sentences of a rule, or the cells of the columns that are for a number of players."""
    if isinstance(told, Chart) and not holds(told.caption, players):
        return
    if isinstance(told, Chart):
        yield from (
            cell for row in told.rows for head, cell in zip(told.header, row, strict=True) if is_for(head, players)
        )
    elif isinstance(told, Rule):
        yield from told.phrases


@pytest.mark.parametrize(
    ("name", "language"), [*((name, "en") for name in STUDIED), *(("wikipedia", each) for each in LANGUAGES[1:])]
)
def test_whoever_reads_for_so_many_players_reads_what_holds_for_them(name: str, language: str) -> None:
    """Brackets, columns and badges taken away, the book says for each number of players what is told for it alone."""
    book = Book(language, told_for_each(language, variant(name)))

    for players in book.players:
        assert book.read(players) == book.alone(players)


def changes_with_five() -> list[Change]:
    """A change of every seventh setting of the official rules with five players."""
    found: dict[tuple[str, ...], Change] = {}
    (base,) = (each for each in shipped_bases() if repr(each) == "<fft at 5>")
    for change in changes(base):
        if change.path != ("players",) and " becomes " in change.what:
            found.setdefault(change.path, change)
    return list(found.values())[::7]


def test_what_is_changed_for_some_is_read_by_them_alone() -> None:
    """Whatever is changed for five players, who plays with five reads it, and nobody else reads anything new."""
    usual = variant("fft")
    each = told_for_each("en", usual)
    before, tried, wrong = Book("en", each), changes_with_five(), []
    for change in tried:
        book = Book("en", {**each, 5: told("en", change.rules, usual)})
        if book.read(5) != book.alone(5) or any(book.read(players) != before.read(players) for players in (3, 4)):
            wrong.append(change)

    assert len(tried) > 10
    assert wrong == []


def test_columns_of_all_are_joined_in_one_table() -> None:
    """Each number of players brings its own columns; what one of them lacks is a dash, in its column alone."""
    (rule,) = (each for each in shares(variant("fft")) if isinstance(each, Chart))

    assert [*map(shown, rule.header)][1:3] == ["three players", "four players"]
    assert [[*map(shown, row)] for row in rule.rows] == [
        ["taker", "2", "3", "2", "4"],
        ["partner", "–", "–", "1", "–"],
        ["each defender", "1", "1", "1", "1"],
    ]


def shares(of: Variant) -> tuple[Told, ...]:
    """What is said of settling, for all numbers of players."""
    chapters = Abreast(catalogue("en"), PLAYERS).sections(told_for_each("en", of))
    return tuple(each for section in chapters for each in section.told if each.slot == "scoring.settling")


def test_a_lying_table_has_a_row_for_each_number_of_players() -> None:
    """Where the points needed differ, they stand below one another."""
    usual = variant("fft")
    five = usual.rulesets[5]
    scoring = five.scoring.replace(target=tuple(each + 1 for each in five.scoring.target))
    book = Abreast(catalogue("en"), PLAYERS).sections(
        told_for_each("en", usual._replace(rulesets={**usual.rulesets, 5: five.replace(scoring=scoring)}))
    )
    (chart,) = (each for section in book for each in section.told if isinstance(each, Chart) and each.lying)

    table = table_of(chart)
    assert [plain(column.title) for column in table.columns][1:] == ["0", "1", "2", "3"]
    assert [plain(row[0]) for row in table.rows] == ["3 players", "4 players", "5 players"]
    assert [plain(each) for each in table.rows[2][1:]] == ["57", "52", "42", "37"]
