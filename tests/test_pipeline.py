"""From a file to a ruleset: whatever the file, there is a variant or a problem, and never a traceback."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tarotrules import books, compiled, documents, library, pipeline
from tarotrules.games.registry import family
from tarotrules.languages import LANGUAGES
from tarotrules.source.diagnostics import has_errors
from tests.counting import calls
from tests.strategies import STUDIED, variant

VARIANTS: Final = Path(__file__).parents[1] / "variants"
REAL: Final = [path.read_text(encoding="utf-8") for path in sorted(VARIANTS.rglob("*.tarot"))]

any_path = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture
def loaded(tmp_path: Path) -> Callable[..., pipeline.Loaded]:
    """Writes a file and loads it."""

    def load(raw: bytes | str, name: str = "hostile.tarot") -> pipeline.Loaded:
        path = tmp_path / name
        path.write_bytes(raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass"))
        result = pipeline.load(str(path))
        assert (result.variant is None) == has_errors(result.problems)
        return result

    return load


@any_path
@given(raw=st.binary(max_size=300), name=st.sampled_from(["hostile.tarot", "hostile.yaml", "hostile.json"]))
def test_any_bytes_are_read_or_refused(loaded: Callable[..., pipeline.Loaded], raw: bytes, name: str) -> None:
    """Random bytes are a problem, not an accident."""
    loaded(raw, name)


@any_path
@given(data=st.data())
def test_any_mutation_is_read_or_refused(loaded: Callable[..., pipeline.Loaded], data: st.DataObject) -> None:
    """A shipped file with a piece cut out, doubled or replaced is a variant or a problem."""
    text = data.draw(st.sampled_from(REAL))
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 60)))
    piece = data.draw(
        st.sampled_from(["", text[start:end] * 2, "{", "}", "\n", "1/0", "[", '"', ";", "at 3 players {", "½"])
    )
    loaded(text[:start] + piece + text[end:])


DEEP: Final = 3_000
HOSTILE: Final = {
    "nested blocks": "variant hostile extends fft {" + "deal {" * DEEP + "}" * (DEEP + 1),
    "open blocks": "variant hostile extends fft {" + "{" * DEEP,
    "nested brackets": "variant hostile extends fft { bonus b { worth " + "(" * DEEP + "1" + ")" * DEEP + " } }",
    "many nots": "variant hostile extends fft { bonus petit-au-bout { when " + "not " * DEEP + "made } }",
    "long sum": "variant hostile extends fft { bonus petit-au-bout { worth " + "1 + " * DEEP + "1 } }",
    "huge number": "variant hostile extends fft { bonus petit-au-bout { worth " + "9" * 50_000 + " } }",
    "huge decimal": "variant hostile extends fft { bonus petit-au-bout { worth 0." + "9" * 50_000 + " } }",
    "powers": "variant hostile extends fft { bonus petit-au-bout { worth " + "*".join(["99999"] * 100) + " } }",
    "many options": "variant hostile extends fft with " + ", ".join(f"o{n}" for n in range(2_000)) + " { }",
    "one option often": "variant hostile extends fft with " + ", ".join(["misere"] * 2_000) + " { }",
    "many entries": "variant hostile extends fft {\n"
    + "".join(f"bonus b{n} like b{n + 1} {{ }}\n" for n in range(600)) + "}",
    "long name": "variant " + "a" * 100_000 + " extends fft { }",
    "no end of text": 'variant hostile extends fft { source "' + "a" * 100_000,
    "nothing": "",
    "a mark": "\ufeffvariant hostile extends fft { }",
    "a surrogate": 'variant hostile extends fft { note { fr "\ud800" } }',
    "a zero": "variant hostile\0 extends fft { }",
    "players": "variant hostile extends fft { players " + ", ".join(["4"] * 500) + " }",
}  # fmt: skip


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_files_end_well(loaded: Callable[..., pipeline.Loaded], what: str) -> None:
    """What is too deep, too long or too much is refused in words, and soon."""
    loaded(HOSTILE[what])


GROWING: Final = {
    "entries": "bonus b{n} like petit-au-bout {{ worth {n} }}\n",
    "entries like others": "bonus b{n} like b{next} {{ }}\n",
    "one value said again": "bonus petit-au-bout {{ worth {n} }}\n",
    "guards": "at 3 players {{ bonus petit-au-bout {{ worth {n} }} }}\n",
    "words nobody knows": "frobnicate{n} 1\n",
    "removals": "remove bonus b{n}\n",
}
"""Statements of which a file may have any number; what a piece does may depend on what the others say."""


@pytest.mark.parametrize("what", GROWING)
def test_work_grows_with_the_file_and_no_faster(loaded: Callable[..., pipeline.Loaded], what: str) -> None:
    """Three times as many more take about three times as much more work, in calls; eight times would be a weapon."""
    few, some, many = (
        "# language: en\nvariant hostile extends fft {\n"
        + "".join(GROWING[what].format(n=n, next=n + 1) for n in range(size))
        + "}\n"
        for size in (6, 15, 42)
    )
    loaded(few)  # the first time, what is shipped is read as well
    least, less, more = (calls(partial(loaded, text)) for text in (few, some, many))

    assert more - least < 5 * (less - least)


LAUGHS: Final = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]\n" for old, new in zip("abcdefghi", "bcdefghij", strict=True)
)
YAML: Final = {
    "billion laughs": "variant: hostile\nextends: fft\n" + LAUGHS,
    "an alias to itself": "variant: hostile\nextends: fft\nauction: &x\n  auction: *x\n",
    "deep flow": "variant: hostile\nextends: fft\nauction: " + "[" * DEEP + "]" * DEEP,
    "deep maps": "variant: hostile\nextends: fft\nauction: " + "{a: " * DEEP + "}" * DEEP,
    "a tag": "variant: !!python/object/apply:os.system ['true']\n",
    "a key twice": "variant: hostile\nvariant: hostile\nextends: fft\n",
    "a merge": "variant: hostile\nextends: fft\nx: &x {a: 1}\ny:\n  <<: *x\n",
    "two documents": "variant: hostile\nextends: fft\n---\nvariant: other\n",
    "no map": "- variant\n",
    "a map as key": "? {a: b}\n: c\n",
    "a date": "variant: 2024-01-01\nextends: fft\n",
}


@pytest.mark.parametrize("what", YAML)
def test_hostile_yaml_ends_well(loaded: Callable[..., pipeline.Loaded], what: str) -> None:
    """Aliases, tags and depth are refused before they cost anything."""
    loaded(YAML[what], "hostile.yaml")


COMPILED: Final = {
    "a list": "[]",
    "nothing": "null",
    "no rules": '{"schema_version": 1, "rules": {}}',
    "odd players": '{"schema_version": 1, "rules": {"four": {}}}',
    "broken operator": '{"schema_version": 1, "players": 4, "rules": {"bonus": {"x": {"when": {"is": []}}}}}',
    "deep": '{"schema_version": 1, "rules": {"4": ' + '{"deck":' * DEEP + "1" + "}" * DEEP + "}}",
    "deep lists": "[" * 100_000,
    "huge number": '{"schema_version": 1, "players": ' + "9" * 50_000 + "}",
    "not a number": '{"schema_version": NaN}',
    "six players": '{"schema_version": 1, "players": 6, "rules": {}}',
    "variant": '{"schema_version": 1, "variant": [], "players": 4, "rules": {}}',
}


@pytest.mark.parametrize("what", COMPILED)
def test_hostile_configs_end_well(loaded: Callable[..., pipeline.Loaded], what: str) -> None:
    """A compiled config that is none is refused like any other file."""
    result = loaded(COMPILED[what], "hostile.json")

    assert has_errors(result.problems)


@any_path
@given(data=st.data())
def test_broken_configs_end_well(loaded: Callable[..., pipeline.Loaded], data: st.DataObject) -> None:
    """A real config with a piece cut out or replaced is a variant or a problem."""
    text = json.dumps(compiled.compile_variant(variant("fft"), 4))
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 20)))
    loaded(
        text[:start] + data.draw(st.sampled_from(["", "[]", "{}", '"is"', "null", "9", "true", '""'])) + text[end:],
        "x.json",
    )


def test_a_long_chain_of_parents_has_an_end(tmp_path: Path) -> None:
    """Twenty generations are too many, and that is said once."""
    for n in range(20):
        (tmp_path / f"v{n}.tarot").write_text(f"variant v{n} extends v{n + 1} {{ }}", encoding="utf-8")
    (tmp_path / "v20.tarot").write_text("variant v20 extends fft { }", encoding="utf-8")
    loaded = pipeline.load(str(tmp_path / "v0.tarot"))

    assert [each.problem.name for each in loaded.problems if each.problem.name == "too-many-parents"] == [
        "too-many-parents"
    ]


@pytest.mark.parametrize("name", ["nobody", "../fft", "", "/", "no/such/file.tarot", "\0", "a" * 5_000, "fft\0.tarot"])
def test_names_of_nothing_are_refused(name: str) -> None:
    """What cannot be opened is a problem too."""
    loaded = pipeline.load(name)

    assert loaded.variant is None
    assert has_errors(loaded.problems)


@pytest.mark.parametrize(
    "options", [("nobody",), ("../misere",), ("misere }",), ("eryod",), ("misere", "misere"), ("",)]
)
def test_options_of_a_caller_are_checked(options: tuple[str, ...]) -> None:
    """Options that are asked for on the command line are as good or bad as those in a file."""
    loaded = pipeline.load("fft", options)

    assert (loaded.variant is None) == has_errors(loaded.problems)


@pytest.mark.parametrize("name", sorted(library.everything()))
def test_everything_shipped_is_without_a_problem(name: str) -> None:
    """Nothing we ship has an error or a warning in it; an option is tried with those it needs."""
    loaded = pipeline.load(name)

    assert [each.problem.name for each in loaded.problems] == []


@pytest.mark.parametrize("name", STUDIED)
def test_compiled_configs(name: str, golden: Callable[[str, str], None]) -> None:
    """The engine configs of every shipped variant are what they were."""
    for players in variant(name).rulesets:
        config = compiled.compile_variant(variant(name), players)

        golden(f"{name}/config-{players}.json", json.dumps(config, indent=1, ensure_ascii=False) + "\n")


def test_what_a_config_may_say(golden: Callable[[str, str], None]) -> None:
    """Other engines are promised the same settings, bounds and words as before."""
    golden("schema.json", json.dumps(family().schema(), indent=1, ensure_ascii=False) + "\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_files(language: str, golden: Callable[[str, str], None]) -> None:
    """Files are kept for years: whoever takes one of these words away can no longer read them."""
    words = documents.vocabulary().lexicon(language).spellings

    golden(f"words/{language}.txt", "".join(f"{each}: {', '.join(words[each])}\n" for each in sorted(words)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_official_book(language: str, golden: Callable[[str, str], None]) -> None:
    """The official rules read as they did."""
    golden(f"fft/book-{language}.txt", books.rulebook(variant("fft"), language, "txt"))
