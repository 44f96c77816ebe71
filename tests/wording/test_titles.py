"""Titles that people gave."""

from tarotrules.wording.titles import choose_title


def test_titles_fall_back_in_a_declared_order() -> None:
    """The reader's language, then English, then French, then the id, which is of no language."""
    titles = {"fr": "Chien", "de": "Hund"}

    assert choose_title(titles, "de", "dog") == "Hund"
    assert choose_title(titles | {"en": "Dog"}, "ru", "dog") == "Dog"
    assert choose_title(titles, "ru", "dog") == "Chien"
    assert choose_title({}, "ru", "dog") == "dog"
