"""What a problem suggests can be put in: the problem is then gone."""

from collections import Counter
from pathlib import Path

import pytest

from tarotrules import pipeline
from tarotrules.reports import told
from tarotrules.tongues import spoken
from tarotrules.wording.diagnostics import Presented
from tests.diagnostics.test_mistakes import mistakes

MENDED = [each for each in mistakes() if each.file.endswith(".tarot")][::3]
"""Some of them: each takes a while, and they are hundreds."""


def found(text: str) -> list[Presented]:
    """The problems of a text, in its own language."""
    loaded = pipeline.load_text(text)
    return told(loaded.problems, loaded.tongues, spoken(loaded.tongues) or "en")


def test_a_suggestion_that_is_put_in_mends_the_problem() -> None:
    """Others may come to light, but what was said of that place is not said again."""
    put_in = 0
    for mistake in MENDED:
        problems = found(mistake.text)
        before = Counter(each.message for each in problems)
        for each in problems:
            for mend in each.mends[:1]:
                text = mistake.text[: mend.span.start] + mend.written + mistake.text[mend.span.end :]
                after = Counter(again.message for again in found(text))
                assert after[each.message] < before[each.message], (mistake.file, mend.span.text, mend.written)
                put_in += 1
    assert put_in > len(MENDED) / 4


def test_each_word_of_a_short_list_can_be_put_in() -> None:
    """As the language of the file writes it."""
    (problem,) = found("variante a étend fft { donne { coupe milieu } }")

    assert {mend.span.text for mend in problem.mends} == {"milieu"}
    assert [mend.written for mend in problem.mends] == ["gauche", "droite", "donneur_précédent"]
    assert found("variante a étend fft { donne { coupe gauhce } }")[0].mends[0].written == "gauche"


def test_what_is_to_be_written_besides_is_put_in_the_place_of_nothing() -> None:
    """A contract that lacks its place in the order keeps its name."""
    for text in (
        'variant a extends fft { auction { bid folle { title { en "F" } } } }',
        "variant a extends fft { claim }",
    ):
        assert [mend for each in found(text) if each.code in {"D014", "D016"} for mend in each.mends] == []


def test_a_word_of_the_file_s_own_language_is_not_called_foreign() -> None:
    """Not even where nothing of that name was declared, because the rules lead back to themselves."""
    text = Path("docs/examples/jeudi.tarot").read_text("utf-8").replace("variante jeudi", "variante fft")
    (problem,) = [each for each in found(text) if each.code == "R007"]

    assert "anglais" not in (problem.help or "")
    assert problem.mends == ()


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ('title { en "Club" fr "Cercle" }', 'title { en "Club"; fr "Cercle" }'),
        ('note { en "Club", fr "Cercle", de "Klub" }', 'note { en "Club"; fr "Cercle"; de "Klub" }'),
        ("title { en Our club }", 'title { en "Our club" }'),
        ("title Club", 'title { en "Club" }'),
        ('reason why { en "w" fr "p" }', 'reason why { en "w"; fr "p" }'),
        ('bonus petit-au-bout { judged { en "w" fr "p" } }', 'bonus petit-au-bout { judged { en "w"; fr "p" } }'),
    ],
)
def test_texts_are_mended_where_they_stand(said: str, meant: str) -> None:
    """Several on a line are told apart, and a line of a block stays a line of it."""
    text = f"variant a extends fft {{ {said} }}"
    (mend,) = (mend for each in found(text) if each.name == "text-expected" for mend in each.mends)

    assert text[: mend.span.start] + mend.written + text[mend.span.end :] == f"variant a extends fft {{ {meant} }}"


def test_what_nobody_can_make_out_is_left_to_the_writer() -> None:
    """Quotation marks are no part of the text that was meant."""
    (problem,) = found('variant a extends fft { title { en "My" "Club" } }')

    assert (problem.help, problem.mends) == ('Write: en "…"', ())
