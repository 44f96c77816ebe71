"""A heading begins with a capital by itself, and is a word like others inside a sentence."""

import pytest

from tarotrules.wording.phrase import Phrase, begun, within


@pytest.mark.parametrize(
    ("heading", "inside"),
    [("Points", "points"), ("Если больше", "если больше"), ("VP", "VP"), ("A", "a"), ("枚数", "枚数"), ("–", "–")],
)
def test_a_heading_inside_a_sentence_loses_its_capital(heading: str, inside: str) -> None:
    """Unless it is one of several, as in what is abbreviated; what has no capitals stays."""
    assert within(Phrase.of(heading)) == inside
    assert within(begun(inside)) == inside
