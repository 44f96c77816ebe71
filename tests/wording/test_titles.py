"""Titles that people gave."""

from tarotrules.wording.titles import Title, choose_title


def test_titles_fall_back_in_a_declared_order() -> None:
    """The reader's language, then English, then French, then the id, which is of no language."""
    titles = {"fr": "Chien", "de": "Hund"}

    assert choose_title(titles, "de", "dog") == Title("Hund", "de")
    assert choose_title(titles | {"en": "Dog"}, "ru", "dog") == Title("Dog", "en")
    assert choose_title(titles, "ru", "dog") == Title("Chien", "fr")
    assert choose_title({}, "ru", "dog") == Title("dog", None)
