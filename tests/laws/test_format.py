"""Converted into any language and notation, a file says what it said."""

from itertools import cycle, islice, product
from pathlib import Path
from typing import Final

import pytest

from tarotrules import compiled, documents, library, pipeline
from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import is_name
from tarotrules.syntax.folding import fold
from tarotrules.syntax.names import entry_name
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.to_yaml import to_yaml
from tarotrules.syntax.tokens import STRUCTURAL
from tests.laws.families import EVERY

HOLDS_FOR: Final = EVERY
TABLES: Final = sorted(Path(__file__).parents[1].joinpath("variants").glob("*.tarot"))
FORMS: Final = ("tarot", "yaml")
CONVERTED: Final = [
    (name, *way) for name, way in zip(cycle(sorted(library.variants())), product(FORMS, LANGUAGES), strict=False)
]
"""Each shipped variant, and each language in both notations."""
FILES: Final = [*library.everything().values()]


@pytest.mark.parametrize(("name", "form", "language"), CONVERTED)
def test_conversion_keeps_the_id(name: str, form: str, language: str, tmp_path: Path) -> None:
    """What ``convert`` writes compiles to the id of what it read; that each is the same document is proved below."""
    out = tmp_path / f"{name}.{form}"
    status = main(["convert", name, "--to-language", language, "--format", form, "-o", str(out)])
    before = pipeline.load(name)

    assert status == 0
    text = (
        out.read_text(encoding="utf-8")
        .replace(f" {name} ", f" {name}-anew ", 1)
        .replace(f": {name}\n", f": {name}-anew\n", 1)
    )
    anew = tmp_path / f"{name}-anew.{form}"
    anew.write_text(text, encoding="utf-8")
    again = pipeline.load(str(anew))
    assert [each.problem.name for each in again.problems] == []
    assert before.variant is not None
    assert again.variant is not None
    assert compiled.variant_id(again.variant) == compiled.variant_id(before.variant)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_file_comes_back(path: Path) -> None:
    """The document of every shipped file is the same after writing and reading in each language, comments kept.

    Every other language is tried in one notation, the others in the other, and the other way round with the next file.
    """
    document, _, game = documents.parsed(str(path))
    assert document is not None

    notations = islice(cycle((("a.tarot", to_dsl), ("a.yaml", to_yaml))), FILES.index(path) % 2, None)
    for language, (name, write) in zip(LANGUAGES, notations, strict=False):
        again, found, _ = documents.parsed_in(name, write(document, documents.vocabulary(game), language), game)

        assert found == ()
        assert again == document, (language, name)
        assert again is not None
        assert [each.text for each in again.comments] == [each.text for each in document.comments]


NAMED: Final = """
  title {{ fr "Essai"; ja "試し"; de "Versuch"; ru "Проба" }}
  reason {0} {{ fr "nulle part"; ja "記載なし" }}
  deck {{ class {0} T1..T3 }}
  auction {{
    bid {0} {{ before prise; worth 1 [assumed: {0}]; multiplier 1; chien taker_hand shown }}
    bid {1} {{ after {0}; worth 2 [assumed: play]; multiplier 1; chien taker_hand shown }}
    parole {{ second_round always; only {0} }}
  }}
  redeal {0} {{ when hand.{2} = 3; must; moment before_auction; show_hand yes; next_dealer; found_late annulled }}
  claim {0} like handful {{ level {1} {{ before single; when hand.trumpish >= 3; worth 5 }} }}
  promise {{ {0} {{ like slam }} }}
  promise {1} {{ like slam; rival {0} }}
  bonus {0} like petit-au-bout {{ when last_trick.winning_card is {0} }}
  bonus {1} like {0} {{ title {{ ja "名" }} }}
  remove deal cut_least
  chien {{ discard {0} if_forced }}
  scoring {{ shares {0} taker 2 partner 1; contract {{ shared {0} }} }}
"""
"""Two names wherever names stand, and the first as one writes it behind a dot; English is read in every file."""
ALL_OVER: Final = frozenset(
    {"cards", "excuse", "garde", "garde-sans", "handful", "no", "petit-au-bout", "prise", "slam", "trumpish", "yes"}
)
"""What is declared already, or says something else wherever a name would stand."""


WAYS: Final = 2
"""So many of the languages and notations are tried with two names; the next two with the next ones."""
NAMES: Final = 3
"""So many words of each language are tried whose meaning can be a name, and of those whose meaning cannot."""


def words_like_names(language: str) -> dict[str, str]:
    """Some words of a language by which something could be called, each with what it means."""
    words = documents.vocabulary().words(language)
    spelled = {word.replace("_", "-") for each in words.lexicons[0].canonical for word in words.spellings(each)}
    meant = {word: words.find(word) or fold(word) for word in sorted(spelled)}
    able = [
        word
        for word, concept in meant.items()
        if is_name(entry_name(word, concept)) and concept not in STRUCTURAL | ALL_OVER
    ]
    hard = [word for word in able if not is_name(meant[word])]
    easy = [word for word in able if is_name(meant[word])]
    return {word: meant[word] for some in (hard, easy) for word in some[:: len(some) // NAMES]}


def id_of(path: Path) -> str:
    """The id of the rules in a file in which nothing is wrong."""
    loaded = pipeline.load(str(path))

    assert [each.problem.name for each in loaded.problems] == []
    assert loaded.variant is not None
    return compiled.variant_id(loaded.variant)


def acts_of(path: Path) -> list[object]:
    """What a file says, in order, wherever it stands."""
    document, found, _ = documents.parsed(str(path))

    assert found == ()
    assert document is not None
    layer = documents.layer(document)
    return [*(each[:3] for each in layer.said), *(each[:4] for each in layer.prose)]


def convert(path: Path, to: str, out: Path) -> None:
    """Write a file anew, as a command does."""
    out.parent.mkdir(parents=True, exist_ok=True)
    status = main(["convert", str(path), "--to-language", to, "--format", out.suffix[1:], "-o", str(out)])

    assert status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_called_like_a_word_keeps_its_name(language: str, tmp_path: Path) -> None:
    """Names that mean something elsewhere are neither translated into something else nor lost, there and back."""
    names, ways = words_like_names(language), cycle(product(LANGUAGES, FORMS))
    for (first, concept), second in zip(names.items(), [*names][1:] + [*names][:1], strict=True):
        path = tmp_path / "essai.tarot"
        named = NAMED.format(first, second, first if is_name(concept) else f"`{first}`")
        path.write_text(f"# language: {language}\nvariant essai extends fft {{{named}}}\n")
        before = acts_of(path)

        for to, form in islice(ways, WAYS):
            there, back = tmp_path / to / f"essai.{form}", tmp_path / to / "back" / "essai.tarot"
            convert(path, to, there)
            convert(there, language, back)

            assert acts_of(there) == before, (first, second, to, form)
            assert acts_of(back) == before, (first, second, to, form)


@pytest.mark.parametrize(("language", "to", "form"), [("fr", "en", "tarot"), ("de", "ja", "yaml")])
def test_names_like_words_are_sound_rules(language: str, to: str, form: str, tmp_path: Path) -> None:
    """What such a file says is right, and comes to the same rules when it is converted."""
    first, second, third, *_ = words_like_names(language)
    # A class and a promise of one name could not be told apart in conditions.
    named = NAMED.replace("promise {{ {0} {{", "promise {{ {3} {{").replace("rival {0}", "rival {3}")
    path, there = tmp_path / "essai.tarot", tmp_path / to / f"essai.{form}"
    path.write_text(
        f"# language: {language}\nvariant essai extends fft {{{named.format(first, second, f'`{first}`', third)}}}\n"
    )
    convert(path, to, there)

    assert id_of(there) == id_of(path)


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_a_table_says_the_same_in_another_language(path: Path, tmp_path: Path) -> None:
    """A house file in another language and the other notation says what it said."""
    at = TABLES.index(path)
    there = tmp_path / f"{path.stem}.{FORMS[at % 2]}"
    convert(path, LANGUAGES[at % len(LANGUAGES)], there)

    assert acts_of(there) == acts_of(path)


def test_another_language_is_no_other_notation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A YAML file asked for in German is YAML; asked for nothing, it is the other notation."""
    path = tmp_path / "haus.yaml"
    path.write_text("variant: haus\nextends: fft\n")

    main(["convert", str(path), "--to-language", "de"])
    main(["convert", str(path)])
    main(["convert", str(path), "--to-language", "de", "--format", "tarot"])

    lines = [each for each in capsys.readouterr().out.splitlines() if each not in {"}", "# Sprache: de"}]
    assert lines == ["Variante: haus", "erweitert: fft", "variant haus extends fft {", "Variante haus erweitert fft {"]
