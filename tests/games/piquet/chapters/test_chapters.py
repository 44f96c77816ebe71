"""What the chapters reckon by themselves is what sources say."""

from typing import Final

import pytest

from tarotrules.book.inline import line, plain
from tarotrules.games.piquet.catalogues import catalogue
from tarotrules.games.piquet.chapters.sections import sections
from tarotrules.games.piquet.chapters.telling import Teller
from tests.games.piquet.reading import rules

SEQUENCES: Final = [("3", "tierce", "3"), ("4", "quart", "4"), ("5", "quint", "15"), ("6", "sixième", "16"), ("7", "septième", "17"), ("8", "huitième", "18")]  # fmt: skip # noqa: E501


def told(rules_of: str, slot: str, language: str = "en") -> str:
    """What a rule says, in English if nothing else is asked for."""
    teller = Teller(rules(rules_of), catalogue(language), {})
    found = {rule.slot: rule for section in sections(teller) for rule in section.rules}
    return " ".join(plain(line(phrase)) for phrase in found[slot].phrases) if slot in found else ""


def table(rules_of: str, slot: str, language: str = "en") -> list[tuple[str, ...]]:
    """The table of a rule, in English if nothing else is asked for."""
    teller = Teller(rules(rules_of), catalogue(language), {})
    charts = [chart for section in sections(teller) for chart in section.charts(slot)]
    return [tuple(plain(line(cell)) for cell in row) for chart in charts for row in chart.rows]


def changed(setting: str) -> str:
    """The laws of 1882 with something otherwise."""
    return f"# language: en\nvariant x extends piquet {{ {setting} }}"


def test_what_combinations_are_called_and_score() -> None:
    """Tierce to huitième, trio and quatorze (R44, R46, R48); with 36 cards there is a sequence of nine."""
    assert table("piquet", "contest.sequence.worth") == SEQUENCES
    assert table("piquet", "contest.set.worth") == [("3", "trio", "3"), ("4", "quatorze", "14")]
    with_sixes = "# language: en\nvariant x extends piquet with thirty-six-cards { }"
    assert table(with_sixes, "contest.sequence.worth")[-1] == ("9", "sequence of 9", "19")


@pytest.mark.parametrize(
    ("rules_of", "slot", "said"),
    [
        ("piquet", "play.together", "come to 13 points, plus 1 point for each"),
        (changed("count last { worth 2 }"), "play.together", "come to 14 points, plus 1 point for each"),
        (changed("count win { worth 2 }"), "play.together", "come to 13 points, plus 2 points for each"),
        ("piquet", "milestone.pique.counts", "has 29 points from the hand, the point for the first lead is enough"),
        (changed("count lead { worth 2 }"), "milestone.pique.counts", "If the elder has 28 points from the hand"),
        ("piquet", "milestone.repique.counts", "So the point for the first lead"),
        ("piquet", "settle.rubicon", "97 against 89: the loser pays 286"),
        ("piquet", "settle.plain", "105 against 101: the loser pays 104"),
        ("piquet-au-cent", "settle.double", "the winner counts two games"),
        ("piquet", "match.end", "Each player deals three times"),
        ("piquet", "calling.answers", "“Point of five.” – “Making?” – “Forty-nine.” – “Not good.”"),
    ],
)
def test_what_follows_from_several_rules_is_reckoned(rules_of: str, slot: str, said: str) -> None:
    """Thirteen points and one for each trick of the other (R60), 29 before the lead (R72), payments (R81, R82)."""
    assert said in told(rules_of, slot)


def test_what_does_not_follow_is_not_said() -> None:
    """Where low cards do not count nobody knows what tricks come to, nor does a lead complete a pique (R61, R73)."""
    silent = changed("count lead { when led is honours }")

    assert told(silent, "play.together") == ""
    assert "the first lead completes it" not in told(silent, "milestone.pique.counts")
    assert "So the point for" not in told(changed("milestone repique { who elder }"), "milestone.repique.counts")


def test_a_word_that_its_cards_are_called_by_is_not_explained() -> None:
    """Tens are the tens; in Japanese they are called by the figure, which explains nothing."""
    assert [word for word, _ in table("piquet", "deck.classes")] == ["court cards", "honours"]
    assert [word for word, _ in table("piquet", "deck.classes", "ja")] == ["絵札", "オナー"]


def test_examples_of_a_dialogue_follow_each_other_as_sentences_do() -> None:
    """Between those in Japanese there is no space."""
    assert "「こちらが上」。エルダー「シークエンス4枚」" in told("piquet", "calling.answers", "ja")
