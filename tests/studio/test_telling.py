"""What does not go together is told on the page by titles, and never by what stands in a file."""

import re

import pytest

from tarotrules.languages import LANGUAGES
from tarotrules.studio.doors import DOORS

HANDFUL = "variant x extends fft { claim handful { level single { when hand.trumpish >= 40 } } }"
OWN = 'variant x extends fft { claim kings { title { fr "Carré" } level single { when hand.trumps >= 4; worth 30 } } }'
WRITTEN = re.compile(r"[a-z]+[.-][a-z]|[{}_]|\bT\d|\.tarot")
"""A name, a path, a brace, a card as it is written: what nobody reads on a page."""


def _added(text: str, id: str, language: str) -> list[str]:
    found: list[str] = DOORS["option_clash"](text, language, id)["problems"]
    return found


def test_options_are_called_by_their_titles() -> None:
    """Both of those that exclude each other, and the one that another needs."""
    assert _added("variant x extends fft with misere {}", "misere-each-pays", "fr") == [
        "«\u00a0Misère\u00a0» et «\u00a0Misère payée par chacun\u00a0» s’excluent. Gardez celle que joue votre table."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_that_disagree_are_told_by_what_the_book_says(language: str) -> None:
    """With each of them, and no more than what differs."""
    (told,) = _added("variant x extends fft with round-to-5 {}", "round-to-10", language)
    assert "10" in told
    assert not WRITTEN.search(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("after", [HANDFUL, OWN])
def test_what_is_wrong_is_told_without_what_is_written(language: str, after: str) -> None:
    """No list of cards, no names; the same is told once."""
    from tarotrules.studio.clashing import clash

    found = clash("variant x extends fft {}", after, language)
    assert found is not None
    assert len(set(found["problems"])) == len(found["problems"])
    assert not any(map(WRITTEN.search, found["problems"]))


def test_what_both_options_say_is_not_told() -> None:
    """How points are added up, which is the same with both."""
    (told,) = _added("variant x extends fft with pousse {}", "round-to-10", "en")
    assert "multiple of 10" in told
    assert "is added up" not in told


def test_a_level_is_called_as_the_rules_nearest_to_it_call_it() -> None:
    """The level of the handful, not one of that name elsewhere."""
    from tarotrules.studio.clashing import clash

    other = 'claim kings { like handful; level single { title { fr "tous" } when hand.kings >= 4 } }'
    found = clash("variant x extends fft {}", f"{HANDFUL.removesuffix('}')} {other} }}", "fr")
    assert found is not None
    assert any("«\u00a0simple\u00a0»" in each for each in found["problems"])
    assert not any("«\u00a0tous\u00a0»" in each for each in found["problems"])
