"""Where a name stands, a word is a name, and nowhere else."""

import pytest

from tarotrules import documents
from tarotrules.draft.names import with_names
from tarotrules.syntax.to_dsl import to_dsl


@pytest.mark.parametrize(
    ("french", "english"),
    [
        ("retire prime dernier-pli", "remove bonus dernier-pli"),
        ("retire annonce dernier-pli palier avant-chien", "remove claim dernier-pli level avant-chien"),
        ("retire prime dernier-pli, chelem", "remove bonus dernier-pli, slam"),
        ("retire donne coupe-minimum", "remove deal cut_least"),
        ("à 3 joueurs { fixé prime x comme dernier-pli }", "at 3 players { fixed bonus x like dernier-pli }"),
        ("scoring contract shared dernier-pli", "scoring contract shared dernier-pli"),
        ("prime x { quand dernier-pli existe }", "bonus x { when last_trick exists }"),
    ],
)
def test_names_are_told_from_words(french: str, english: str) -> None:
    """What cannot be called by its meaning is called as it is written; a setting is a word though a hyphen is in it."""
    document, found, _ = documents.parse("test.tarot", f"# langue: fr\nvariante test {{ {french} }}")
    assert document is not None
    assert found == ()

    named = with_names(document, documents.family_of(document).ruleset())

    assert to_dsl(named, documents.vocabulary(), "en") == f"variant test {{\n  {english}\n}}\n"


@pytest.mark.parametrize(("language", "word"), [("de", "Titel"), ("fr", "note")])
def test_the_code_of_a_language_is_no_word(language: str, word: str) -> None:
    """German *ja* is *yes*; before a text it is Japanese."""
    text = f'# language: {language}\nvariant test {{ {word} {{ ja "名"; fr "nom" }} }}'
    document, _, _ = documents.parse("test.tarot", text)
    assert document is not None

    for to in ("de", "ja", "en"):
        assert '{ ja "名"; fr "nom" }' in to_dsl(document, documents.vocabulary(), to)
