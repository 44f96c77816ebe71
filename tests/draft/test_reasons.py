"""Why something is assumed is said once, under a name, and every reader has it in a language of theirs."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest

from tarotrules import api, documents, library, pipeline
from tarotrules.games.tarot.variant import Provenance
from tarotrules.languages import LANGUAGES
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.syntax.document import Document
from tarotrules.syntax.to_dsl import to_dsl
from tarotrules.syntax.to_yaml import to_yaml

WORTH: Final = ("bonus", "petit-au-bout", "worth")
EACH: Final = {language: f"in {language}" for language in LANGUAGES}
Write = Callable[[str, str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a file."""

    def written(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def house(body: str) -> str:
    """A variant of the official rules, in English."""
    return f"# language: en\nvariant house extends fft {{\n{body}\n}}\n"


def assumed(reason: str) -> str:
    """Eleven points for a Petit au bout, and why."""
    return f"bonus petit-au-bout {{ worth 11 [assumed: {reason}] }}"


def names(problems: tuple[Diagnostic, ...]) -> list[str]:
    """What is wrong."""
    return [each.problem.name for each in problems]


def origin(path: Path, problems: tuple[str, ...] = (), setting: tuple[str, ...] = WORTH) -> Provenance:
    """Where a value of a file comes from."""
    loaded = pipeline.load(str(path))
    assert names(loaded.problems) == list(problems)
    assert loaded.variant is not None
    return loaded.variant.origins[4][setting].origin


def document(path: Path) -> Document:
    """What a file says."""
    found, problems, _ = documents.parsed(str(path))
    assert not problems
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        (EACH, EACH),
        # Who finds nothing in their own language reads English, then French, then the bare name.
        ({"fr": "f", "en": "e"}, {"fr": "f", "en": "e", "de": "e", "ru": "e", "ja": "e"}),
        ({"fr": "f", "ja": "j"}, {"fr": "f", "en": "f", "de": "f", "ru": "f", "ja": "j"}),
        ({"de": "d"}, {"fr": "why", "en": "why", "de": "d", "ru": "why", "ja": "why"}),
    ],
)  # fmt: skip
def test_a_reason_is_given_in_the_language_of_its_reader(
    write: Write, texts: Mapping[str, str], said: Mapping[str, str]
) -> None:
    """The text of the reader's language, or the nearest there is."""
    written = "; ".join(f'{language} "{text}"' for language, text in texts.items())
    found = origin(write("house.tarot", house(f"reason why {{ {written} }}\n{assumed('why')}")))

    assert found.assumed
    assert {language: found.said(language) for language in said} == said


def test_a_name_that_no_reason_has_is_the_reason_itself(write: Write) -> None:
    """What is assumed for words that are no name is assumed for these words, in every language."""
    for reason in ("nobody-says", "the text is silent", "« silence »"):
        found = origin(write("house.tarot", house(assumed(reason))))

        assert [found.said(language) for language in LANGUAGES] == [reason] * 5
        assert found.words == {}


def test_nothing_need_be_said(write: Write) -> None:
    """A value may be assumed for no reason."""
    found = origin(write("house.tarot", house("bonus petit-au-bout { worth 11 [assumed] }")))

    assert (found.assumed, found.said("en")) == (True, None)


def test_a_source_is_no_reason(write: Write) -> None:
    """Only what is assumed has a reason: a source that is called like one stays a source."""
    body = 'reason why { en "e" }\nbonus petit-au-bout { worth 11 [why]; payee attack [assumed: why] }'
    path = write("house.tarot", house(body))

    assert origin(path).said("en") == "why"
    assert not origin(path).assumed
    assert origin(path, setting=("bonus", "petit-au-bout", "payee")).said("en") == "e"


def test_one_reason_serves_many_values(write: Write) -> None:
    """A reason is declared once and may be given often, before what it is declared after, and for a whole entry."""
    body = """seating { direction clockwise [assumed: why] }
      bonus petit-au-bout [assumed: why] { worth 11 }
      reason why { en "e" }"""
    path = write("house.tarot", house(body))

    assert origin(path).said("en") == origin(path, setting=("seating", "direction")).said("en") == "e"


def test_reasons_are_a_file_s_own(write: Write) -> None:
    """Parent and child may mean different things by one name, and a child does not have its parent's reasons."""
    write("parent.tarot", house(f'reason why {{ en "of the parent" }}\n{assumed("why")}').replace("house", "parent"))
    own = 'reason why { en "of the child" }\nseating { direction clockwise [assumed: why] }'
    child = write("child.tarot", house(own).replace("house extends fft", "child extends parent"))
    none = "seating { direction clockwise [assumed: why] }"
    bare = write("bare.tarot", house(none).replace("house extends fft", "bare extends parent"))
    direction = ("seating", "direction")

    assert origin(child).said("en") == "of the parent"
    assert origin(child, setting=direction).said("en") == "of the child"
    assert origin(bare, setting=direction).said("en") == "why"


def test_what_was_replaced_keeps_its_reason(write: Write) -> None:
    """The reasons of the values below are told as well."""
    write("parent.tarot", house(f'reason why {{ en "e" }}\n{assumed("why")}').replace("house", "parent"))
    body = "bonus petit-au-bout { worth 12 }"
    child = write("child.tarot", house(body).replace("house extends fft", "child extends parent"))
    variant = pipeline.load(str(child)).variant
    assert variant is not None

    explained = api.explain(variant, "bonus.petit-au-bout.worth")
    assert [(each["layer"], each["source"]) for each in explained["origins"]][:2] == [("child", None), ("parent", "e")]


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ('reason why { en "e" }', "why"),
        # One of the two names is misspelt.
        ('reason why { en "e" }\n' + assumed("wy"), "why"),
        ('reason why { en "e" }\nreason wy { en "f" }\n' + assumed("wy"), "why"),
    ],
)
def test_a_reason_nobody_gives_is_reported(write: Write, body: str, name: str) -> None:
    """A reason for which nothing is assumed is a warning that names it and points to it."""
    loaded = pipeline.load(str(write("house.tarot", house(body))))
    (problem,) = loaded.problems

    assert (problem.code, problem.problem.name) == ("D046", "reason-nobody-gives")
    assert problem.arguments["name"] == name
    assert problem.labels[0].span.line == 3


def test_an_unused_reason_of_a_parent_is_the_parent_s(write: Write) -> None:
    """What is wrong is said where it stands, once, and a child cannot use it up."""
    write("parent.tarot", house('reason why { en "e" }').replace("house", "parent"))
    child = write("child.tarot", house(assumed("why")).replace("house extends fft", "child extends parent"))

    (problem,) = pipeline.load(str(child)).problems
    assert problem.code == "D046"
    assert Path(problem.labels[0].span.source.name).stem == "parent"


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("reason", "name-missing"),
        ("reason why", "text-expected"),
        ("reason { }", "name-missing"),
        ("reason why { fr e }", "text-expected"),
        ('reason why { eo "kial" }\n' + assumed("why"), "unknown-language"),
        ('auction { reason why { en "e" } }', "unknown-setting"),
    ],
)
def test_a_reason_that_is_none_is_named(write: Write, body: str, problem: str) -> None:
    """A reason has a name, texts by language, and a place at the head of the file."""
    assert problem in names(pipeline.load(str(write("house.tarot", house(body)))).problems)


HOSTILE: Final = {"fr": "no", "en": '12: <b> & "x" # [y]; {z}', "de": "ja", "ru": "- да\\нет", "ja": "はい"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_written_in_every_language(write: Write, language: str) -> None:
    """Each language has its word for a reason; what it says is in any."""
    spelt = documents.vocabulary().spell
    reason, bonus, worth, why = (spelt(each, language) for each in ("reason", "bonus", "worth", "assumed"))
    head = f"# language: {language}\nvariant house extends fft"
    body = f'{reason} silence {{ fr "f"; de "d" }}\n{bonus} petit-au-bout {{ {worth} 11 [{why}: silence] }}'

    found = origin(write("house.tarot", f"{head} {{\n{body}\n}}\n"))

    assert {each: found.said(each) for each in LANGUAGES} == {**dict.fromkeys(LANGUAGES, "f"), "de": "d"}


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


@pytest.mark.parametrize("names", [["why"], ["why", "why-not", "because"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_go_around_the_world(write: Write, names: list[str], language: str) -> None:
    """Written in any language, as YAML and back, a file gives the same reasons in the same words."""
    texts = "; ".join(f'{each} "{_escaped(text)}"' for each, text in HOSTILE.items())
    declared = "\n".join(f"reason {name} {{ {texts} }}" for name in names)
    values = zip((*WORTH[-1:], "payee", "when"), ("11", "attack", "made"), names, strict=False)
    used = "; ".join(f"{setting} {value} [assumed: {name}]" for setting, value, name in values)
    first = document(write("house.tarot", house(f"{declared}\nbonus petit-au-bout {{ {used} }}")))

    yaml = write("house.yaml", to_yaml(first, documents.vocabulary(), language))
    there = document(yaml)
    back = write("house.tarot", to_dsl(there, documents.vocabulary(), language))

    assert there == document(back) == first
    assert origin(yaml).words == origin(back).words == HOSTILE


@pytest.mark.parametrize("body", ["reason why:\n  fr: no\n  en: 12\n", "reason:\n  why:\n    fr: no\n    en: 12\n"])
def test_yaml_reasons_need_no_quotes(write: Write, body: str) -> None:
    """What stands under a reason is text, whatever it looks like."""
    text = f"variant: house\nextends: fft\n{body}bonus petit-au-bout:\n  worth: '11 [assumed: why]'\n"

    assert origin(write("house.yaml", text)).words == {"fr": "no", "en": "12"}


@pytest.mark.parametrize("name", sorted(library.everything()))
def test_every_shipped_reason_is_in_every_language(name: str) -> None:
    """Nothing shipped is assumed for a reason that some readers have in a foreign language only."""
    variant = pipeline.load(name).variant
    assert variant is not None
    told = [each.origin for states in variant.origins.values() for each in states.values() if each.origin.assumed]

    assert all(each.source is None or each.words.keys() == set(LANGUAGES) for each in told)
    assert all(len(set(each.words.values())) == len(each.words) for each in told)
