"""What players pay each other is told beside what each defender pays, and never added to it."""

import pytest

from tarotrules import books
from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters import scoring
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import Chart
from tarotrules.languages import LANGUAGES
from tarotrules.wording.phrase import plain
from tests.games.tarot.engine.tables import table

FILE = """variant market extends fft {
  deck { class queens queen }
  claim queens {
    title { fr "dames"; en "queens"; de "Damen"; ru "дамы"; ja "クイーン役" }
    level three { title { en "triplet"; ja "3枚" }; when hand.queens >= 3; worth 10 }
    level four { title { en "quartet"; ja "4枚" }; when hand.queens >= 4; worth 25 }
    moment own_first_card; show exactly; best_level; payee winners; into unit; multiplied no; follows_result no
  }
  bonus kings-last {
    title { fr "deux rois au bout"; en "two kings last"; de "zwei Könige"; ru "два короля"; ja "キング2枚" }
    when last_trick.kings >= 2; worth 8; payee last_trick.winner; payer others; per_head
  }
}
"""
APART = {
    "fr": "« deux rois au bout » (10.50)",
    "en": "for two kings last (10.50)",
    "de": "„zwei Könige“ (10.50)",
    "ru": "расчёты между игроками: «два короля» (10.50)",
    "ja": "「キング2枚」（10.50）",
}
WON = {
    "fr": "qui contient deux rois",
    "en": "with two kings in it",
    "de": "samt zwei Königen",
    "ru": "в которой есть два короля",
    "ja": "K2枚の出た最後のトリック",
}
WINNERS = {
    "fr": "Poignée et dames :",
    "en": "Handful and queens:",
    "de": "Poignée und Damen:",
    "ru": "Пуанье и дамы:",
    "ja": "ポワニェ、クイーン役：",
}


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Variant:
    """A table with a bonus that one player is paid by all the others."""
    path = tmp_path_factory.mktemp("market") / "market.tarot"
    path.write_text(FILE, "utf-8")
    return table(str(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_total_is_without_it(market: Variant, language: str) -> None:
    """Rule, heading, example and the page to look things up say the same, and a count stands once where all agree."""
    whole = "".join(books.rulebook(market, language, "txt").replace("\n|", "\n").replace("\n  :", "\n").split())
    *_, glance = whole.rpartition("56514136")
    said = {
        name: "".join(words[language].split()) for name, words in (("apart", APART), ("won", WON), ("winners", WINNERS))
    }

    assert said["apart"] in whole
    assert said["won"] in whole
    assert said["winners"] in glance
    assert "+8" not in glance
    assert "333" not in glance
    assert "3枚3" not in glance


def test_the_heading_stays_that_of_what_each_defender_pays(market: Variant) -> None:
    """A payment between the players is no row under it."""
    rules = market.rulesets[4]
    told = scoring.tell(Teller(rules, catalogue("en"), market.titles))
    (paid,) = (each for each in told if isinstance(each, Chart) and plain(each.header[0]) == "For")

    assert plain(paid.header[1]) == "For each defender"
    assert [plain(row[0]) for row in paid.rows][:4] == ["The contract", "Petit au bout", "Handful", "Queens"]


def test_a_feat_that_players_settle_is_on_the_cheat_sheet() -> None:
    """In a sentence under the table, which has no row for it."""
    told = " ".join(books.render(books.cheatsheet(table("paid-by-players"), "en"), "txt").split())

    assert "Slam, announced but not made: " in told
    assert "receives 90 points from the taker" in told
