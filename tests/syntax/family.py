"""A made-up family of games with a few words in every language, and documents of it."""

from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Exists,
    Expression,
    Is,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
)
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.text import Source, Span
from tarotrules.syntax import from_dsl, from_yaml
from tarotrules.syntax.document import (
    Citation,
    Document,
    Entry,
    Fixed,
    Guard,
    Item,
    Range,
    Remove,
    Statement,
    Text,
    Word,
)
from tarotrules.syntax.tokens import STRUCTURAL
from tarotrules.syntax.vocabulary import Vocabulary

VOCABULARY = Vocabulary.of(
    {
        "en": {
            "bid": "bid",
            "worth": "worth",
            "when": "when",
            "multiplier": "multiplier",
            "taker": "taker",
            "hand": "hand",
            "trumps": "trumps",
            "chien": "chien, dog",
            "scoring": "scoring",
        },
        "fr": {
            "bid": "enchère",
            "worth": "vaut",
            "when": "quand",
            "taker": "preneur",
            "hand": "main",
            "trumps": "atouts",
            "scoring": "décompte",
            "names": {"petite": "la-petite"},
        },
        "de": {"bid": "Gebot", "worth": "zählt", "when": "wenn-gilt", "taker": "Alleinspieler"},
        "ru": {"bid": "заявка", "worth": "стоит", "when": "когда", "taker": "разыгрывающий"},
        "ja": {
            "bid": "ビッド",
            "worth": "価値",
            "when": "条件",
            "multiplier": "倍率",
            "taker": "親",
            "hand": "手札",
            "trumps": "切札",
            "names": {"petite": "プチット"},
        },
    }
)

SAMPLE = """\
# language: en
# The club's own rules.
variant dijon extends fft with misere, pousse {
  title { fr "Tarot de Dijon"; en "Dijon tarot" }
  players 4, 5
  source "Règlement du club, 2024"
  reason the-text-is-silent { fr "le texte n’en dit rien"; en "no: it says nothing" }

  auction [club rules p. 3] {
    remove bid prise, garde  # nobody plays them
    bid petite { after prise; worth 25; multiplier 1; chien taker_hand shown [assumed: the-text-is-silent] }
    # The last word.
  }
  fixed target 56, 51, 41, 36 [RRO2012 p. 8]
  at 3, 5 players { claim handful { level single { when hand.trumpish >= 9 } } }
  deck { class trumpish t1..t21, excuse; class low 1..10 }
  scoring {
    round margin made away 1 lost toward 1
    contract { worth 25 + margin; payee winners; multiplied }
  }
  bonus roi-au-bout like petit-au-bout { when last_trick.winning_card is kings and (x = 1 or y exists) }
  pool { worth 4 * (25 + rank.best rounded up to 1); half ½; low -0.5; d a -1; e if a > 4 then 1 else 0 b }
}
"""

Parsed = tuple[Document | None, list[Diagnostic]]


def parse(text: str) -> Parsed:
    """A text in the ``.tarot`` notation."""
    return from_dsl.parse(Source("test.tarot", text), VOCABULARY)


def parse_yaml(text: str) -> Parsed:
    """A text in YAML."""
    return from_yaml.parse(Source("test.yaml", text), VOCABULARY)


def body(text: str) -> tuple[Statement, ...]:
    """The statements of an English file that has no problem."""
    document, found = parse(f"# language: en\nvariant test {{\n{text}\n}}")
    assert found == []
    assert document is not None
    return document.body


def value(text: str) -> Item:
    """A single value, read."""
    (entry,) = body(f"worth {text}")
    assert isinstance(entry, Entry)
    ((item,),) = entry.values
    return item


def names(found: list[Diagnostic]) -> list[str]:
    """The kebab names of problems."""
    return [each.problem.name for each in found]


def places(found: list[Diagnostic]) -> list[str]:
    """What is written where each problem is."""
    return [each.labels[0].span.text for each in found]


def word(concept: str) -> Word:
    """A word that stands nowhere."""
    return Word(concept, Span(Source("", concept), 0, len(concept)))


_NOWHERE = Span(Source("", ""), 0, 0)

_FAMILY = ("bid", "worth", "when", "taker", "hand", "trumps", "scoring", "petite")
_META = ("title", "note", "reason", "source", "players", "like", "up", "no")
CONCEPTS = st.sampled_from([*_FAMILY, *_META, *sorted(STRUCTURAL)])
NAMES = st.from_regex(r"[a-zà-ÿ][a-z0-9]{0,3}(-[a-z]{1,3})?", fullmatch=True) | st.from_regex(
    "[ぁ-ん切札親]{1,3}", fullmatch=True
)
WORDS = CONCEPTS | NAMES
TEXTS = st.builds(Text, st.text(st.characters(exclude_categories=["Cs", "Cn", "Co"]), max_size=12), st.just(_NOWHERE))
_NUMBERS = st.builds(
    Number, st.integers(0, 9999).map(Fraction) | st.sampled_from([Fraction(1, 2), Fraction(9, 4), Fraction(1, 3)])
)
_PATHS = st.lists(WORDS, min_size=1, max_size=3).map(lambda steps: Path(tuple(steps)))


def _grown(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        st.builds(Not, inner),
        several.map(_and),
        several.map(_or),
        st.builds(Compare, st.sampled_from(["=", "!=", "<", "<=", ">", ">="]), inner, inner),
        st.builds(Is, inner, WORDS),
        st.builds(Exists, inner),
        st.builds(Negative, inner),
        st.builds(Calculation, st.sampled_from(["+", "-", "*"]), inner, inner),
        st.builds(Calculation, st.just("/"), inner, st.just(Number(Fraction(2)))),
        st.builds(Choose, inner, inner, inner),
        st.builds(Rounded, inner, st.sampled_from(["up", "down", "nearest", "away", "toward"]), inner),
    )


def _and(operands: tuple[Expression, ...]) -> Expression:
    return And(operands)


def _or(operands: tuple[Expression, ...]) -> Expression:
    return Or(operands)


EXPRESSIONS: st.SearchStrategy[Any] = st.recursive(_NUMBERS | _PATHS, _grown, max_leaves=8)
_ITEMS = st.one_of(EXPRESSIONS, TEXTS, st.builds(Range, EXPRESSIONS, EXPRESSIONS, st.just(_NOWHERE)))
_VALUES = st.lists(st.lists(_ITEMS, min_size=1, max_size=3).map(tuple), max_size=3).map(tuple)
_CITATIONS = st.none() | st.builds(
    Citation,
    st.sampled_from(["FFT p. 12", "the text: is silent", "« Le Chien »; # 7"]),
    st.booleans(),
    st.just(_NOWHERE),
)
_WORDS = st.builds(word, WORDS)
_FLAT = st.builds(Entry, _WORDS, _VALUES, st.none(), _CITATIONS)
_REMOVE = st.builds(
    Remove, st.lists(_WORDS, max_size=2).map(tuple), st.lists(_WORDS, min_size=1, max_size=3).map(tuple)
)


def _blocks(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    block = st.lists(inner, max_size=4).map(tuple)
    entry = st.builds(Entry, _WORDS, st.just(()), block, _CITATIONS)
    guard = st.builds(Guard, st.lists(st.integers(1, 9), min_size=1, max_size=3).map(tuple), block)
    return st.one_of(entry, guard, st.builds(Fixed, entry), st.builds(Fixed, _FLAT))


STATEMENTS: st.SearchStrategy[Any] = st.recursive(_FLAT | _REMOVE, _blocks, max_leaves=8)
DOCUMENTS = st.builds(
    Document,
    st.sampled_from(["variant", "option"]),
    _WORDS,
    st.none() | _WORDS,
    st.lists(_WORDS, max_size=3).map(tuple),
    st.lists(STATEMENTS, max_size=5).map(tuple),
    st.just("en"),
    st.just(_NOWHERE.source),
)
