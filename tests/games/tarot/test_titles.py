"""What is declared and announced is named as players name it, and quoted only if the word is the table’s own."""

from collections.abc import Iterable

import pytest

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import promises
from tarotrules.games.tarot.chapters.examples import claimed
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.telling.told import Chart, Rule, Told
from tarotrules.languages import LANGUAGES
from tarotrules.wording.called import ELSE
from tarotrules.wording.phrase import plain
from tests.games.tarot.engine.tables import table
from tests.strategies import shipped_bases

HANDFUL = {
    "fr": "une poignée double",
    "en": "a double handful",
    "de": "eine doppelte Poignée",
    "ru": "двойную пуанье",
    "ja": "ポワニェ（ダブル）",
}
MAY = {
    "fr": "Seul le preneur peut annoncer un chelem, une fois les enchères closes",
    "en": "Only the taker may announce a slam, and only after the auction",
    "de": "Nur der Nehmer darf einen Schlemm ansagen, und zwar nach dem Bieten",
    "ru": "Объявить шлем может только берущий, причём сразу после торгов",
    "ja": "スラムを予告できるのはデクレアラーだけ",
}
BOTH = {
    "fr": "Si le preneur annonce un chelem et si c’est la défense qui réussit le chelem",
    "en": "If the taker announces a slam and it is the defence that makes one",
    "de": "Sagt der Nehmer einen Schlemm an und gelingt er stattdessen der Verteidigung",
    "ru": "Если шлем объявил берущий, а сделала защита",
    "ja": "デクレアラーがスラムを予告し、ディフェンダー側がスラムを達成した場合",
}
QUEENS = {
    "dames": {"brelan": "un brelan de dames", "brelan de dames": "un brelan de dames", "belles": "des dames (belles)"},
    "queens": {"triplet": "a triplet of queens", "triplet of queens": "a triplet of queens"},
    "Damen": {"Drilling": "einen Drilling Damen", "Drilling aus Damen": "einen Drilling aus Damen"},
    "дамы": {"тройка": "комбинацию «дамы» (тройка)", "три дамы": "комбинацию «три дамы»"},
    "クイーン役": {"3枚": "「クイーン役」（3枚）", "クイーン役3枚": "「クイーン役3枚」"},
}


def teller(language: str) -> Teller:
    """The rules of the federation in a language."""
    variant = table("fft")
    return Teller(variant.rulesets[4], catalogue(language), variant.titles)


def told(rules: Iterable[Told]) -> str:
    """All that some rules say."""
    return " ".join(plain(each) for rule in rules if isinstance(rule, Rule) for each in rule.phrases)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_handful_is_declared_with_its_level(language: str) -> None:
    """Article, adjective and case stand as in speech."""
    assert claimed(teller(language), "handful", "double") == HANDFUL[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_taker_announces_a_slam(language: str) -> None:
    """The rule says whose it is and what, and leans on no heading; so does what is paid if the other side makes it."""
    said = told(promises.tell(teller(language)))

    assert MAY[language] in said
    assert BOTH[language] in said


@pytest.mark.parametrize(("title", "levels"), QUEENS.items())
def test_a_level_that_says_everything_is_said_alone(title: str, levels: dict[str, str]) -> None:
    """Else it is joined to what it is a level of, as the language joins them."""
    language = {"dames": "fr", "queens": "en", "Damen": "de", "дамы": "ru", "クイーン役": "ja"}[title]
    fft = teller(language)
    for level, said in levels.items():
        titles = {("claim", "handful"): {language: title}, ("claim", "handful", "level", "double"): {language: level}}
        assert plain(claimed(fft._replace(titles=titles), "handful", "double")).replace("\xa0", " ") == said


@pytest.mark.parametrize("language", ["fr", "de", "ru", "ja"])
def test_what_is_shipped_is_known(language: str) -> None:
    """No shipped feat or declaration, nor a level of one, is quoted as if nobody knew what it is."""
    known = catalogue(language).lexicon.titles
    for base in shipped_bases():
        words = Teller(base.rules, catalogue(language), base.variant.titles)
        found = [words.title("promise", name) for name in base.rules.promise]
        found += [words.level(name, level) for name, claim in base.rules.claim.items() for level in claim.level]
        assert [title for title in found if known.known(title) is known.entries[ELSE]] == [], base.name


def test_who_is_paid_for_an_announcement_of_the_taker_is_named() -> None:
    """Nobody else may announce, so the sides are known; who makes a slam unannounced is not."""
    (chart,) = (each for each in promises.tell(teller("en")) if isinstance(each, Chart))

    assert [plain(row[-1]) for row in chart.rows] == ["the attack", "the defence", "the side that makes a slam"]
