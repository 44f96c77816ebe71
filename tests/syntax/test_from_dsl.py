"""What a ``.tarot`` file says."""

import unicodedata
from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Exists,
    Is,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
)
from tarotrules.languages import LANGUAGES
from tarotrules.syntax.document import Document, Entry, Fixed, Guard, Range, Remove, Text
from tarotrules.syntax.grammar import made
from tarotrules.syntax.to_dsl import to_dsl
from tests.counting import calls
from tests.syntax.family import SAMPLE, VOCABULARY, body, names, parse, value

X, Y, Z = Path(("x",)), Path(("y",)), Path(("z",))


def _number(value: float) -> Number:
    return Number(Fraction(value))


def test_the_sample_has_no_problem() -> None:
    """A file with every shape in it is read whole."""
    document, found = parse(SAMPLE)

    assert found == []
    assert document is not None
    assert (document.kind, document.id.concept, document.language) == ("variant", "dijon", "en")
    assert [word.concept for word in document.options] == ["misere", "pousse"]
    assert len(document.body) == 11


def test_the_grammar_is_unambiguous() -> None:
    """The grammar has no conflict, not even one Lark would settle quietly."""
    assert made(strict=True) is not None


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("x + y * z", Calculation("+", X, Calculation("*", Y, Z))),
        ("x - y - z", Calculation("-", Calculation("-", X, Y), Z)),
        ("x -1", Calculation("-", X, _number(1))),
        ("-x", Negative(X)),
        ("x * -y", Calculation("*", X, Negative(Y))),
        ("(x + y) * z", Calculation("*", Calculation("+", X, Y), Z)),
        ("x / 2", Calculation("/", X, _number(2))),
        ("x × y − z", Calculation("-", Calculation("*", X, Y), Z)),
        ("x and y and not z", And((X, Y, Not(Z)))),
        ("x or y and z", Or((X, And((Y, Z))))),
        ("x ≠ 1", Compare("!=", X, _number(1))),
        ("x ＞＝ １", Compare(">=", X, _number(1))),
        ("x is kings", Is(X, "kings")),
        ("x exists", Exists(X)),
        ("x + y rounded up to 10", Calculation("+", X, Rounded(Y, "up", _number(10)))),
        ("if x then y else -z", Choose(X, Y, Negative(Z))),
        ("deal.players.to.at.and", Path(("deal", "players", "to", "at", "and"))),
        ("½", _number(0.5)),
        ("4½", _number(4.5)),
        ("1,5", _number(1.5)),
        ("１．５", _number(1.5)),
        ("garde-contre-8", Path(("garde-contre-8",))),
        ("T1..T21", Range(Path(("t1",)), Path(("t21",)), None)),
        ("「あ」", Text("あ", None)),  # type: ignore[arg-type]
        ("„a“", Text("a", None)),  # type: ignore[arg-type]
        ("« a »", Text(" a ", None)),  # type: ignore[arg-type]
        (r'"a \"b\" \\"', Text('a "b" \\', None)),  # type: ignore[arg-type]
        ("`and`", Path(("and",))),
    ],
)
def test_values(written: str, read: object) -> None:
    """Every operator binds as readers expect, in half and full width."""
    assert value(written) == read


def test_values_stand_side_by_side() -> None:
    """Commas separate groups, blanks the items of a group; a minus between two items subtracts."""
    (entry,) = body("pays x 1 to -y, -2 z")
    assert isinstance(entry, Entry)

    assert entry.values == ((X, _number(1), Calculation("-", Path(("to",)), Y)), (Negative(_number(2)), Z))


def test_names_nest() -> None:
    """Words before a block are the entries around it, and *like* is said inside."""
    assert body("bonus x like y [p. 1] { worth 1 }") == body("bonus { x [p. 1] { like y; worth 1 } }")


def test_a_citation_is_that_of_the_innermost_name() -> None:
    """What is cited before a block is what the block is about."""
    (bid,) = body("bid petite [assumed: nobody says] { }")
    assert isinstance(bid, Entry)
    assert bid.block is not None
    (petite,) = bid.block
    assert isinstance(petite, Entry)
    assert petite.citation is not None

    assert bid.citation is None
    assert (petite.citation.assumed, petite.citation.text) == (True, "nobody says")


def test_the_words_of_the_structure() -> None:
    """Guards, removals and fixed statements have their own nodes."""
    guard, remove, fixed = body("at 3, 5 players { }\nremove bid prise, garde\nfixed target 56")

    assert guard == Guard((3, 5), ())
    assert isinstance(remove, Remove)
    assert [w.concept for w in remove.path] == ["bid"]
    assert [w.concept for w in remove.names] == ["prise", "garde"]
    assert isinstance(fixed, Fixed)


@pytest.mark.parametrize("written", ["at 3..5 { }", "at 3, 4, 5 players { }", "3, 4, 5 players at { }"])
def test_guards_may_be_turned_around(written: str) -> None:
    """Japanese says the number first."""
    assert body(written) == (Guard((3, 4, 5), ()),)


def test_structural_words_are_ordinary_elsewhere() -> None:
    """Only where it is structure is a structural word reserved."""
    document, found = parse(
        "variant a { with x at; option to fixed; extends { remove } }".replace("remove", "y remove")
    )

    assert found == []
    assert document is not None
    assert len(document.body) == 3


def test_statements_end_with_lines_or_semicolons_or_braces() -> None:
    """Rules pasted into a mail lose their indentation, not their meaning."""
    spread = body("a 1\nb {\n  c (x +\n  y)\n  d 1,\n 2 }\ne")

    assert spread == body("a 1; b { c (x + y); d 1, 2 } e")


@pytest.mark.parametrize("disguise", [
    lambda text: text.replace("\n", "\r\n"),
    lambda text: "\ufeff" + text.replace("  ", "\t"),
    lambda text: text.replace(" {", "\u00a0｛").replace(";", "；"),
    lambda text: unicodedata.normalize("NFD", text),
    str.upper,
])  # fmt: skip
def test_dress_does_not_matter(disguise: object) -> None:
    """Line ends, tabs, widths, decomposed accents and capitals change nothing."""
    plain = "variante dijon étend fft { enchère petite { vaut 25; quand preneur = 1 } ; à 5 joueurs { x } }\n"
    assert callable(disguise)

    assert parse(disguise(plain)) == parse(plain)
    assert parse(plain)[1] == []


def test_japanese_needs_no_blanks() -> None:
    """Within a run the longest known word is taken, and it may touch digits and signs."""
    tight, found = parse("変種 x 継承 fft｛5人のとき｛倍率1.5。条件 親>=4かつ手札.切札=0｝ビッドプチット｛価値1、2｝｝")
    loose, _ = parse(
        "variant x extends fft { at 5 players { multiplier 1.5; when taker >= 4 and hand.trumps = 0 } "
        "bid petite { worth 1 } }"
    )

    assert found == []
    assert tight is not None
    assert loose is not None
    assert tight.body[0] == loose.body[0]
    assert tight.language == "ja"


def test_dakuten_make_other_letters() -> None:
    """A mark that makes another kana is not an accent, composed or half-width or not."""
    voiced = body("プチット 1")
    whole, _ = parse("# 言語: ja\n変種 x { ﾋﾞｯﾄﾞ ﾌﾟﾁｯﾄ }")
    assert whole is not None

    assert voiced != body("フチット 1")
    assert whole.body == parse("# 言語: ja\n変種 x { ビッド プチット }")[0].body  # type: ignore[union-attr]


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_recognised(language: str) -> None:
    """A file says its language, or has most words of it."""
    document, _ = parse(SAMPLE)
    assert document is not None
    text = to_dsl(document, VOCABULARY, language)
    undeclared = text.split("\n", 1)[1] if text.startswith("# ") and ":" in text.split("\n")[0] else text

    assert parse(text)[0].language == language  # type: ignore[union-attr]
    assert parse(undeclared)[0].language == language  # type: ignore[union-attr]


def test_spans_are_exact() -> None:
    """Every node knows its place in the text as it was written, decomposed letters included."""
    text = unicodedata.normalize("NFD", "# langue: fr\nvariante é {\n  enchère petite [p. 1] { vaut ½ + préneur }\n}\n")
    document, _ = parse(text)
    assert isinstance(document, Document)
    (bid,) = document.body
    assert isinstance(bid, Entry)
    assert bid.block is not None
    (petite,) = bid.block
    assert isinstance(petite, Entry)
    assert petite.block is not None
    (worth,) = petite.block
    assert isinstance(worth, Entry)
    ((amount,),) = worth.values
    assert amount.span is not None

    assert bid.word.written == unicodedata.normalize("NFD", "enchère")
    assert amount.span.text == unicodedata.normalize("NFD", "½ + préneur")
    assert petite.span is not None
    assert petite.span.text.startswith("petite [p. 1] {")
    assert petite.span.text.endswith("}")


@given(st.text(max_size=60) | st.text("{}()[];,.\n\"'-+=<>/ aàか切½1#`:", max_size=60))
def test_any_text_has_an_answer(text: str) -> None:
    """Nothing that can be typed raises; without a document there is a problem."""
    document, found = parse(text)

    assert document is not None or found


@given(st.data())
def test_any_damage_has_an_answer(data: st.DataObject) -> None:
    """A file with pieces cut, doubled or moved is read as far as it goes."""
    text = SAMPLE
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 12)))
        put = data.draw(
            st.sampled_from(
                ["", "{", "}", "(", ")", "\n", ";", " at ", '"', "[", " and ", "..", "-", text[end : end + 9]]
            )
        )
        text = text[:start] + put + text[end:]
    document, found = parse(text)

    assert document is not None or found


@pytest.mark.parametrize(
    "piece", ["x ( ", "(", "{", "a {", "}", "x 1 + ", "1 ) ", "not ", "-", "a.", "x,", "; ; 1 ", '"', "切", "`"]
)
def test_work_grows_with_the_text_and_no_faster(piece: str) -> None:
    """Four times the text is about four times the work, whatever is in it; sixteen times would be a weapon."""
    none, short, long = (f"variant a {{\n{piece * (size // len(piece))}\n}}" for size in (0, 500, 2_000))
    parse(short)  # the first time, what is read beforehand is read
    least, some, many = (calls(partial(parse, text)) for text in (none, short, long))

    assert many - least < 6 * (some - least)
    assert len(parse(short)[1]) <= 101


def test_large_files_are_refused() -> None:
    """A file of more than 256 KiB is not read."""
    assert names(parse("#" * 300_000)[1]) == ["file-too-large"]
