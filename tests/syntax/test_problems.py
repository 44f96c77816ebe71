"""What is wrong with a file is said once, at its place, and the rest is read."""

import pytest

from tarotrules.source.diagnostics import Concept, Problem
from tarotrules.syntax import problems
from tarotrules.syntax.document import Document
from tests.syntax.family import SAMPLE, names, parse, parse_yaml, places

CASES = [
    ("x 1; y \x07 2", "unreadable-character", "\x07"),
    ("x if a thn b else c", "misspelt-word", "thn"),
    ("x if a alors b else c", "foreign-word", "alors"),
    ("x {\n a 1\n", "missing-brace", "y"),
    ("x 1 }", "stray-brace", "}"),
    ("x\n{ a 1 }", "brace-on-next-line", "{"),
    ("fixed", "nothing-said", "fixed"),
    ("5 x", "no-word-first", "5"),
    ('x "abc', "unfinished-text", '"abc'),
    ("x 1 [p. 3", "unfinished-citation", "[p. 3"),
    ("x 1 +;", "unfinished-statement", "+"),
    ("x a < b < c", "chained-comparison", "a < b < c"),
    ("x 1 / a", "division-by-unknown", "a"),
    ("x 1 / 0", "division-by-zero", "0"),
    ("x 1 { a }", "value-before-block", "1"),
    ("x a 1, b { a }", "value-before-block", "1"),
    ("x " + "+ ".join(["a "] * 200), "expression-too-long", "+"),
    ("x 1234567890123", "number-too-long", "1234567890123"),
    ("x a rounded sideways to 1", "unknown-rounding", "sideways"),
    ("x { { a 1 } }", "missing-name", "{"),
    ("x (1 + 2", "missing-sign", ""),
    ("x 1 [p. 3] y 2", "missing-sign", "y"),
    ("x a.* 1", "unexpected", "*"),
    ("at players { a 1 }", "guard-without-numbers", "at"),
    ("at { a 1 }", "guard-without-numbers", "at"),
    ("at 5 players", "guard-without-block", "at 5 players"),
    ("at 4,5 players { a 1 }", "decimal-list", "4,5"),
    ("remove", "remove-without-name", "remove"),
]


@pytest.mark.parametrize(("statement", "name", "place"), CASES)
def test_one_fault_is_one_problem(statement: str, name: str, place: str) -> None:
    """A broken statement is one problem, exactly where it is broken; its neighbours are read."""
    text = f"# language: en\nvariant test {{\nbefore 1\n{statement}\ny 2\n}}"
    document, found = parse(text)

    assert names(found) == [name]
    assert found[0].labels[0].span.text.rstrip("\n") == place or name == "missing-sign"
    assert document is not None
    assert "before" in repr(document.body)
    assert "Word(concept='y')" in repr(document.body)


def test_many_faults_are_many_problems() -> None:
    """Faults in different statements do not hide each other."""
    statements = [statement for statement, name, _ in CASES if name not in ("missing-brace", "stray-brace")]
    text = "# language: en\nvariant test {\n" + "\n".join(statements) + "\n}"

    assert names(parse(text)[1]) == [name for _, name, _ in CASES if name not in ("missing-brace", "stray-brace")]


@pytest.mark.parametrize(
    ("header", "name", "readable"),
    [
        ("variant a {", None, True),
        ("variant a with b c {", "missing-sign", True),
        ("variant a extend b {", None, True),
        ("variant a extnds b {", "misspelt-word", True),
        ("variante a {", "foreign-word", True),
        ("variant {", "missing-name", False),
        ("variant a extends {", "missing-name", False),
        ("x 1\nvariant a {", "missing-header", False),
        ("{", "missing-header", False),
        ("variant a\n", "missing-brace", True),
        ("variant with {", "keyword-as-name", True),
    ],
)
def test_headers(header: str, name: str | None, readable: bool) -> None:
    """A header is mended where that is possible; the statements are read in any case."""
    document, found = parse(f"# language: en\n{header}\n x 1\n y a < b < c\n}}")

    assert names(found) == [name] * bool(name) + ["chained-comparison"]
    assert (document is not None) == readable


def test_a_missing_brace_is_found_by_indentation() -> None:
    """The block that was left open is named, and what follows it is not swallowed."""
    document, found = parse(SAMPLE.replace("    # The last word.\n  }\n", ""))
    whole, _ = parse(SAMPLE)
    assert document is not None

    assert names(found) == ["missing-brace"]
    assert found[0].labels[1].span.line == 9
    assert document == whole


def test_a_stray_brace_does_not_end_the_file() -> None:
    """One brace too many is left out, wherever it stands."""
    document, found = parse(SAMPLE.replace("  players 4, 5\n", "  players 4, 5\n  }\n"))

    assert names(found) == ["stray-brace"]
    assert document == parse(SAMPLE)[0]


def test_deep_nesting_is_left_out() -> None:
    """Nobody's blocks are nested forty deep."""
    document, found = parse("variant x {" + "a { " * 40 + "}" * 40 + " b 1 }")
    assert document is not None

    assert names(found) == ["nesting-too-deep"]
    assert len(document.body) == 2


def test_a_foreign_word_is_answered_with_our_own() -> None:
    """Somebody who writes a word of another language is told that language and the word to use."""
    _, (found,) = parse("# language: en\nvariant a { x if b alors c else d }")

    assert found.arguments == {"word": "alors", "language": "fr", "suggestion": Concept("then")}


def test_an_unknown_language_is_a_warning() -> None:
    """A language without a table is named, and the file read as far as words are known."""
    document, found = parse("# language: tlh\nvariant a { worth 1 }")

    assert (names(found), places(found)) == (["unknown-language"], ["tlh"])
    assert isinstance(document, Document)


@pytest.mark.parametrize(
    ("text", "expected", "place"),
    [
        ("variant: a\nx: 1\nX: 2", ["duplicate-key"], "X"),
        ("variant: a\nx: &b 1", ["yaml-alias"], "&b 1"),
        ("variant: a\nx: *b", ["yaml-alias"], "*b"),
        ("variant: a\nx: !!int 1", ["yaml-tag"], "!!int 1"),
        ("variant: a\nx: [1", ["yaml-syntax"], ""),
        ("variant: a\nx: [[1], 2]", ["yaml-wrong-kind"], "[1]"),
        ("variant: a\nx: [{y: 1}]", ["yaml-wrong-kind"], "{y: 1}"),
        ("- a", ["yaml-wrong-kind"], "- a"),
        ("variant: a\nx: \x07", ["unreadable-character"], "\x07"),
        ("variant: a\nx: " + "[" * 50, ["nesting-too-deep"], "["),
        ("x: 1", ["missing-header"], ""),
        ("variant: a\nx: 1 +\ny: 2", ["unfinished-statement"], "+"),
        ("variant: a\nx: 'a < b < c'", ["chained-comparison"], "a < b < c"),
        ("variant: a\nx: a } b", ["unexpected"], "}"),
        ("variant: a\n---\nx: 1", ["text-after-end"], "---"),
        ("variant: a\nx 1: {y: 2}", ["value-before-block"], "1"),
    ],
)
def test_yaml(text: str, expected: list[str], place: str) -> None:
    """YAML has the same problems at exact places, and some of its own."""
    _, found = parse_yaml(text)

    assert (names(found), places(found)) == (expected, [place])


def test_codes_are_unique() -> None:
    """No code and no name stands for two problems, and they are numbered without a gap."""
    known = [each for each in vars(problems).values() if isinstance(each, Problem)]

    assert [each.code for each in known] == [f"S{number:03}" for number in range(1, len(known) + 1)]
    assert len({each.name for each in known}) == len(known)
