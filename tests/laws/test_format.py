"""Converted into any language and notation, a shipped file says what it said."""

from pathlib import Path
from typing import Final

import pytest

from tarotrules import compiled, documents, library, pipeline
from tarotrules.cli.main import main
from tarotrules.languages import LANGUAGES
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.to_yaml import to_yaml

VARIANTS: Final = sorted(library.shipped())
FILES: Final = [*library.shipped().values(), *library.shipped_options().values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["tarot", "yaml"])
@pytest.mark.parametrize("name", VARIANTS)
def test_conversion_keeps_the_id(name: str, form: str, language: str, tmp_path: Path) -> None:
    """What ``convert`` writes compiles to the id of what it read."""
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_shipped_file_comes_back(path: Path, language: str, tmp_path: Path) -> None:
    """The document of every shipped file is the same after writing and reading, in both notations, comments kept."""
    document, _ = documents.parsed(str(path))
    assert document is not None

    for name, write in (("a.tarot", to_dsl), ("a.yaml", to_yaml)):
        written = tmp_path / name
        written.write_text(write(document, documents.vocabulary(), language), encoding="utf-8")
        again, found = documents.parsed(str(written))
        harmless = {"name-of-shipped-variant", "file-name-differs"}

        assert [each.problem.name for each in found if each.problem.name not in harmless] == []
        assert again == document
        assert again is not None
        assert [each.text for each in again.comments] == [each.text for each in document.comments]
