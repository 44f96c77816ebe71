"""Two of one title are told of, with both places; whatever nobody sees beside each other is not."""

import pytest

from tarotrules import library, pipeline
from tarotrules.pipeline import load_text

ONE = 'bonus one { title { ru "Девичник" }; like petit-au-bout }'


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ('bonus two { title { ru "Девичник" }; like petit-au-bout }', True),
        ('bonus two { title { ru "девичник " }; like petit-au-bout }', True),
        ('bonus two { title { en "Девичник" }; like petit-au-bout }', False),
        ('bonus two { title { ru "Девичник защиты" }; like petit-au-bout }', False),
        ('bonus two { title { ru "Пети-о-Бу" }; like petit-au-bout }', True),
        ('promise slam { title { ru "Девичник" } }', True),
        ('auction { bid garde { title { ru "Девичник" } } }', False),
        ('auction { bid garde { title { ru "Приз" } } }', True),
        ('claim handful { level double { title { ru "простая" } } }', True),
        ('bonus petit-au-bout { title { ru "Девичник" } }', True),
        ('auction { remove bid prise; bid garde { title { ru "Приз" } } }', False),
    ],
)
def test_who_cannot_be_told_apart_is_told_of(said: str, *, told: bool) -> None:
    """In one language, whatever the capitals; of what is played, and by the title it has in the end."""
    found = load_text(f"variant thursday extends fft {{ {ONE}; {said} }}")

    assert found.variant is not None, found.problems
    assert [each.code for each in found.problems] == ["R065"] * told
    assert all(len(each.labels) == 2 for each in found.problems)


def test_what_is_shipped_is_called_by_titles_of_its_own() -> None:
    """Each variant, and each option with those it needs."""
    shipped = [pipeline.load(name) for name in library.shipped()]
    shipped += [pipeline.load(name) for name in library.shipped_options()]
    assert [each.arguments["title"] for found in shipped for each in found.problems if each.code == "R065"] == []
