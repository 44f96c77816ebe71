"""What comes of something told is told line by line, as players of each language say it, with the rules it goes by."""

from functools import cache
from typing import Any, Final

import pytest

from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.account import account_text
from tarotrules.games.piquet.chapters.evaluation import evaluation_text
from tarotrules.games.piquet.chapters.standings import standings_text
from tarotrules.games.piquet.engine.reading import read
from tarotrules.games.piquet.engine.settling import evaluate, settle_reading, standings
from tarotrules.games.variant import Variant
from tests.games.piquet.engine.scored import CASES, ELDER, YOUNGER
from tests.games.piquet.reading import variant

LINES: Final = {
    "en": """\
Who      For                Points  Total  Rule
elder    point of 8 (75)         8      8  6.4
elder    huitième major         18     26  6.7
elder    tierce major            3     29  6.7
younger  three tens              3      3  6.10
elder    trick 1: the lead       1     30  7.5

Tricks: elder 1 and younger 0.
Scores: elder 30 and younger 3.
""",
    "fr": """\
Qui      Pour                    Points  Total  Règle
premier  point de 8 (75)              8      8  6.4
premier  huitième majeure            18     26  6.7
premier  tierce majeure               3     29  6.7
dernier  brelan de dix                3      3  6.10
premier  pli 1 : la carte jouée       1     30  7.5

Plis : premier 1 et dernier 0.
Résultat : premier 30 et dernier 3.
""",
    "de": """\
Wer      Wofür                 Punkte  Summe  Regel
Vorhand  Rummel von 8 (75)          8      8  6.4
Vorhand  Oktave vom Ass            18     26  6.7
Vorhand  Terz vom Ass               3     29  6.7
Geber    Gedritt Zehnen             3      3  6.10
Vorhand  Stich 1: ausgespielt       1     30  7.5

Stiche: Vorhand 1 und Geber 0.
Ergebnis: Vorhand 30 und Geber 3.
""",
    "ru": """\
Кто           За что                                Очки  Всего  Правило
старшая рука  очко из 8 (75)                           8      8  6.4
старшая рука  последовательность из восьми от туза    18     26  6.7
старшая рука  терц от туза                             3     29  6.7
младшая рука  трио десяток                             3      3  6.10
старшая рука  взятка 1: ход                            1     30  7.5

Взятки: старшая рука 1 и младшая рука 0.
Итог: старшая рука 30 и младшая рука 3.
""",
    "ja": """\
プレイヤー  内容                      点数  累計  規則
エルダー    ポイント8枚（75）            8     8  6.4
エルダー    シークエンス8枚（Aから）    18    26  6.7
エルダー    シークエンス3枚（Aから）     3    29  6.7
ヤンガー    10のトリオ                   3     3  6.10
エルダー    1番目のトリック：リード      1    30  7.5

勝ったトリックの数：エルダーが1、ヤンガーが0。
得点：エルダーが30、ヤンガーが3。
""",
}
"""A point of eight and 29 before the lead, which three tens keep from a pique (PQ12)."""


@cache
def known(text: str) -> Variant:
    """A variant, read once."""
    return variant(text)


def told(data: Any, language: str = "en", by: str = "piquet", names: tuple[str, ...] | None = None) -> str:
    """What somebody tells, in words."""
    found = known(by)
    return account_text(found, found.main, settle_reading(found.main, read(data, 2)), language, names)


@pytest.mark.parametrize("language", LINES)
def test_a_deal_is_told_line_by_line(language: str) -> None:
    """Who scores, for what, how much, what that makes, and by which rule, in five languages."""
    assert told(CASES["PQ12"]["given"], language) == LINES[language]


PARTIE: Final = """\
Deal   Elder  Ann  Bob
1 × 2  Bob     20   15
2      Ann     30   10
3      Bob     12   13
4 × 2  Ann     20   20
Total         122   93

Ann wins by 122 to 93.
The loser is rubiconed: Bob pays 315 (9.4).
"""


@pytest.mark.parametrize("language", [each for each in LINES if catalogue(each).has("see-rule")])
def test_a_partie_is_told_deal_by_deal(language: str) -> None:
    """With who was elder, how often a deal counts, the totals, and what is paid by which rule."""
    deals = {"names": ["Ann", "Bob"], "first_elder": "Bob", "deals": [[15, 20], [30, 10], [13, 12], [20, 20]]}
    found = known("# language: en\nvariant x extends piquet with four-deals { }")
    partie = standings(found.rulesets, deals)
    text = standings_text(found, partie, language)

    assert text == account_text(found, found.main, partie, language)
    assert language != "en" or text == PARTIE
    assert text.splitlines()[-1].count("315") == text.splitlines()[-1].count("9.4") == 1


def test_games_are_told_one_by_one() -> None:
    """Who won each, and what it counts."""
    assert told({"deals": [[100, 20], [51, 30], [120, 10]]}, by="piquet-au-cent").splitlines()[-3:] == [
        "Game 1: A wins by 100 to 20; it counts 2 (9.5a).",
        "Game 2: A wins by 150 to 61; it counts 1 (9.5b).",
        "A wins the partie.",
    ]


@pytest.mark.parametrize(
    ("deals", "last"),
    [
        ([[20, 10]], "5 deals are still to be played."),
        ([[20, 20]] * 8, "Both have 160: the partie is drawn."),
        ([[20, 30], [31, 20]] * 3, "The loser is past the rubicon: A pays 163 (9.5)."),
    ],
)
def test_how_a_partie_ends(deals: list[list[int]], last: str) -> None:
    """Not yet, drawn, or past the rubicon."""
    assert told({"deals": deals}).splitlines()[-1] == last


@pytest.mark.parametrize(
    ("given", "text"),
    [
        (
            {"stock": 8, "tries": [{"elder": 5, "younger": 4}, {"elder": 1}]},
            "Elder 5, younger 4: not allowed. That leaves only 3 for the younger.\nElder 1: allowed.\n",
        ),
        ({"stock": "SAKQJ10987", "exchanged": [5]}, "Elder: SA SK SQ SJ S10\nYounger: –\nLeft: S9 S8 S7\n"),
        (
            {"elder": ELDER, "younger": YOUNGER, "fault": "too-many-cards", "by": "Y"},
            "But the combinations that are not scored still bar the other player (10.1).\nNot scored: set 17.\n",
        ),
        (
            {"elder": ELDER, "younger": YOUNGER, "tricks": "EE EY YE", "fault": "too-many-cards", "by": "E"},
            "Not scored: point 5, sequence 4, and the play 3.\n",
        ),
        (
            {"fault": "too-many-cards", "by": "E", "waived": True},
            "Elder – Too many cards after the exchange (10.9): the other lets it pass.\n",
        ),
        (
            {"elder": "SAK1098 HKQ DQJ7 CJ9", "younger": "S7 HAJ1098 DAK9 CAK8", "sunk": ["Y.sequence", "Y.set"]},
            "Nobody scores for: point and set.\nThe calls come to: elder 3 and younger 0.\n",
        ),
        (CASES["PQ05"]["given"], "younger  tierce minor          3     23  6.7\n"),
        ({"tricks": "EE EE EE EE EE EE EE EE EE EE EE EE"}, "elder  capot                         40     53  7.10\n"),
    ],
)
def test_what_else_is_told(given: dict[str, Any], text: str) -> None:
    """Exchanges that may be made, where the stock goes, faults, what nobody scores, capot."""
    assert text in told(given)


def test_a_hand_by_itself() -> None:
    """What it has to call, and carte blanche, with what all of it comes to."""
    found = known("piquet")
    worth = evaluate(found.main, ["S10987", "H10987", "D10", "D9", "D8", "D7"])

    assert evaluation_text(found, found.main, worth, "en") == (
        "For              Points  Rule\n"
        "carte blanche        10  4.3\n"
        "point of 4 (34)       4  6.4\n"
        "quart to a ten        4  6.7\n"
        "quart to a ten        4  6.7\n"
        "quart to a ten        4  6.7\n"
        "three tens            3  6.10\n"
        "\n"
        "If all of it is good, it scores 29 before the play.\n"
    )


def test_what_a_table_adds_is_told_by_its_title() -> None:
    """Contests and counts of somebody's own, which have numbers of their own; and players by their names."""
    rules = """# language: en
variant x extends house {
  count queen { after last; title { en "a red queen" }; payee winner; when led is reds; worth 2 }
}"""
    given = {"elder": "SA107 HQ1098 DQ107 C109", "younger": "SKQ98 HAKJ DK98 CJ7", "plays": "HQ-HA"}

    assert told(given, by=rules, names=("Ann", "Bob")) == (
        "Who  For                           Points  Total  Rule\n"
        "Ann  tierce to a ten                    3      3  6.7\n"
        "Ann  four tens                         10     13  6.10\n"
        "Ann  two queens                         2     15  6.52\n"
        "Ann  trick 1: the lead                  1     16  7.5\n"
        "Bob  trick 1: won from the leader       1      1  7.6\n"
        "Bob  trick 1: a red queen               2      3  7.50\n"
        "\n"
        "Nobody scores for: point.\n"
        "Tricks: Ann 0 and Bob 1.\n"
        "Scores: Ann 16 and Bob 3.\n"
    )


def test_a_rank_and_how_many_do_not_run_together() -> None:
    """Four tens that are worth no fourteen are 10が4枚 in Japanese: 104枚 would be a hundred and four cards."""
    given = {"elder": "SA107 HQ1098 DQ107 C109", "younger": "SKQ98 HAKJ DK98 CJ7"}
    lines = told(given, "ja", by="house").splitlines()

    assert [line.split()[1] for line in lines if "枚" in line and "（" not in line] == ["10が4枚", "Qが2枚"]
