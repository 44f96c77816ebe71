"""The parts of the reference that are made from the program: settings, features, words, limits, options."""

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial, singledispatch
from itertools import chain
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

from tarotrules import documents
from tarotrules.cli.declared import Argument
from tarotrules.cli.finding import declared, names
from tarotrules.cli.helping import meaning, typed, words
from tarotrules.draft.resolve import MOST_PARENTS
from tarotrules.expressions.tree import Path as PathExpression
from tarotrules.games.tarot.ruleset.auction import Auction
from tarotrules.games.tarot.ruleset.deal import Deal, Redeal
from tarotrules.games.tarot.ruleset.deck import CardSet
from tarotrules.games.tarot.ruleset.features import MEMBERS, SCOPES
from tarotrules.games.tarot.ruleset.match import Match
from tarotrules.games.tarot.ruleset.payments import Flow
from tarotrules.games.tarot.ruleset.ruleset import PLAYERS, Ruleset
from tarotrules.languages import LANGUAGES
from tarotrules.settings import kinds
from tarotrules.settings.record import Condition, Entries, Field, Group, Record, Setting, word
from tarotrules.source.files import MOST_BYTES
from tarotrules.syntax.braces import DEPTH
from tarotrules.syntax.from_dsl import SHOWN
from tarotrules.syntax.layout import OPERATORS
from tarotrules.syntax.lexer import DIGITS
from tarotrules.syntax.repair import FAULTS
from tarotrules.syntax.tokens import STRUCTURAL
from tarotrules.wording.catalogue import Catalogue
from tests.docs import terms

Rows = list[tuple[str, ...]]


class When(NamedTuple):
    """When a setting means anything, in words, with a record for which it does and one for which it does not."""

    words: str
    meant: SimpleNamespace
    meaningless: SimpleNamespace


def _paid(*steps: str, into: str | None = None) -> SimpleNamespace:
    return SimpleNamespace(payee=PathExpression(steps), into=into)


def _exists(record: type[Record], name: str) -> Condition:
    field = record.fields[name]
    if not isinstance(field, Setting) or field.exists is None:
        raise TypeError(name)
    return field.exists


EXISTS: Final[Mapping[Condition, When]] = {
    _exists(Flow, "into"): When("`payee` is a side", _paid("taker", "side"), _paid("taker")),
    _exists(Flow, "multiplied"): When(
        "`into` is `unit`", _paid("taker", "side", into="unit"), _paid("taker", "side", into="margin")
    ),
    _exists(Flow, "payer"): When("`payee` is one or more players", _paid("declarer"), _paid("winners")),
    _exists(Deal, "chien_cards"): When("`deal.chien` is not 0", SimpleNamespace(chien=1), SimpleNamespace(chien=0)),
    _exists(Deal, "chien_apart"): When(
        "`deal.chien` is more than 1", SimpleNamespace(chien=2), SimpleNamespace(chien=1)
    ),
    _exists(Redeal, "found_late"): When("`duty` is `must`", SimpleNamespace(duty="must"), SimpleNamespace(duty="may")),
    _exists(Auction, "rounds"): When(
        "`overcall` is `in_turn`", SimpleNamespace(overcall="in_turn"), SimpleNamespace(overcall="duel")
    ),
    _exists(Match, "deals"): When(
        "`match.end` is `deals`", SimpleNamespace(end="deals"), SimpleNamespace(end="agreed")
    ),
}
"""Every condition that a setting's existence hangs on."""


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def settings_table() -> str:
    """Every setting, a table for each chapter."""
    return "\n" + "\n".join(chain.from_iterable(_chapters())) + "\n"


def _chapters() -> Iterator[list[str]]:
    for name, field in Ruleset.fields.items():
        if isinstance(field, Setting):
            yield [f"### `{name}`", "", LOOSE[name], "", table(HEAD, list(_rows(Ruleset, name, field, "")))]
            continue
        inner = field.record if isinstance(field, Group) else field.of
        told = _sentence(inspect.getdoc(inner)) if isinstance(inner, type) else ""
        rows = list(_rows(Ruleset, name, field, ""))
        optional = " May be left out." if field.optional and isinstance(field, Group) else ""
        yield [f"### `{word(name)}`", "", f"{told}{optional}", "", table(HEAD, rows)]


LOOSE: Final = {"players": "A file gives the list of all numbers it is played by; a compiled config has one."}
"""What is said of settings that belong to no chapter."""
HEAD: Final = ("setting", "values", "must be said", "means")


def _rows(record: type[Record], name: str, field: Field, path: str) -> Iterator[tuple[str, str, str, str]]:
    here = f"{path}{word(name)}"
    means = _meanings(record).get(name, "")
    if isinstance(field, Setting):
        yield (f"`{here}`", _values(field), _must(field), means)
    elif isinstance(field, Group):
        for inner, each in field.record.fields.items():
            yield from _rows(field.record, inner, each, f"{here}.")
    else:
        yield from _entries(field, here, means)


def _entries(field: Entries, here: str, means: str) -> Iterator[tuple[str, str, str, str]]:
    name = f"‹{'class' if field.keys == 'deck.class' else 'name'}›"
    if isinstance(field.of, kinds.Kind):
        yield (f"`{here}.{name}`", values(field.of), "no", means)
        return
    for inner, each in field.of.fields.items():
        for path, kind, must, told in _rows(field.of, inner, each, f"{here}.{name}."):
            spared = f"{kind}; the word `{inner}` is not needed" if inner == field.principal else kind
            yield path, spared, must, told


def _must(field: Setting) -> str:
    if field.exists is not None:
        needed = "" if field.optional else "yes, "
        return f"{needed}if {EXISTS[field.exists].words}" if needed else f"no; only if {EXISTS[field.exists].words}"
    return "no" if field.optional else "yes"


def _values(field: Setting) -> str:
    return values(field.kind) + (" (the word stands alone)" if field.bare else "")


@singledispatch
def values(kind: kinds.Kind) -> str:
    """What may be written."""
    raise TypeError(kind)


@values.register
def _(_kind: kinds.Flag) -> str:
    return "flag: the word alone, or `yes`, `no`"


@values.register
def _(kind: kinds.Whole) -> str:
    return f"whole number, {kind.least}–{kind.most} ({kind.unit})"


@values.register
def _(kind: kinds.Amount) -> str:
    return f"number, {kind.least}–{kind.most} ({kind.unit})"


@values.register
def _(kind: kinds.Choice) -> str:
    return ", ".join(f"`{each}`" for each in kind.words)


@values.register
def _(kind: kinds.Words) -> str:
    return ", ".join(f"`{' '.join(row)}`" for row in kind.possible)


@values.register
def _(kind: kinds.Listing) -> str:
    count = str(kind.least) if kind.least == kind.most else f"{kind.least}–{kind.most}"
    return f"list of {count}: {values(kind.of)}"


@values.register
def _(kind: kinds.Reference) -> str:
    return f"a name under `{kind.to}`"


@values.register
def _(kind: kinds.RoundingKind) -> str:
    return f"rounding: `none`, or {', '.join(f'`{each}`' for each in kind.directions)} and 1–100"


@values.register
def _(kind: kinds.Formula) -> str:
    words = {"truth": "condition", "number": "amount", "party": "who"}
    return f"{words[kind.gives]} (hook *{kind.scope}*)"


@values.register
def _(_kind: CardSet) -> str:
    return "cards"


def _meanings(record: type[Record]) -> dict[str, str]:
    """What the declarations of a record say about its fields, those of its bases included."""
    found: dict[str, str] = {}
    for each in reversed(record.__mro__):
        if issubclass(each, Record) and each is not Record:
            found |= _own_meanings(each)
    return found


def _own_meanings(record: type[Record]) -> dict[str, str]:
    body = ast.parse(textwrap.dedent(inspect.getsource(record))).body[0]
    if not isinstance(body, ast.ClassDef):
        raise TypeError(record)
    found: dict[str, str] = {}
    for one, two in zip(body.body, body.body[1:], strict=False):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and isinstance(two, ast.Expr):
            text = two.value.value if isinstance(two.value, ast.Constant) else ""
            found[one.target.id] = _sentence(text if isinstance(text, str) else "")
    return found


def _sentence(text: str | None) -> str:
    """A docstring as Markdown on one line."""
    plain = re.sub(r":\w+:`~?([^`]+)`", r"`\1`", (text or "").partition("\n\n")[0])
    return " ".join(plain.replace("``", "`").split())


def hooks_table() -> str:
    """Which names each hook knows."""
    roots = dict.fromkeys(name for known in SCOPES.values() for name in known)
    rows: Rows = []
    for root in roots:
        kind = next(known[root] for known in SCOPES.values() if root in known)
        rows.append((f"`{root}`", kind, *("yes" if root in known else "" for known in SCOPES.values())))
    late = tuple("yes" if "made" in known else "" for known in SCOPES.values())
    rows += [(name, kind, *late) for name, kind in (("a class of cards", "class"), ("a promise", "promise"))]
    return table(("name", "is a", *(f"*{scope}*" for scope in SCOPES)), rows)


def members_table() -> str:
    """What may follow a dot."""
    rows: Rows = []
    for kind, has in MEMBERS.items():
        extra = "; a count for each class of cards" if kind in {"place", "trick"} else ""
        rows.append((kind, ", ".join(f"`{name}`" for name in has) + extra))
    return table(("a", "has"), rows)


WORDS: Final = (*sorted(STRUCTURAL - {"at", "to"}), "at", "to", "players", "like", "assumed", "language", "yes", "no")


def words_table() -> str:
    """The words of the notation in every language."""
    words = documents.vocabulary()
    rows: Rows = [tuple(f"`{words.spell(each, language)}`" for language in LANGUAGES) for each in WORDS]
    return table(LANGUAGES, rows)


def limits_table() -> str:
    """What is too much."""
    rows: Rows = [
        ("size of a file", f"{MOST_BYTES // 1024} KiB"),
        ("blocks inside one another", str(DEPTH)),
        ("signs and words of calculation in one value", str(OPERATORS)),
        ("digits of a number", str(DIGITS)),
        ("files in a chain of `extends`", str(MOST_PARENTS)),
        ("mistakes of notation put right in one file", str(FAULTS)),
        ("problems of notation shown for one file", str(SHOWN)),
        ("players in a deal", f"{PLAYERS.least}–{PLAYERS.most}"),
    ]
    return table(("what", "most"), rows)


def options_table(name: str) -> str:
    """What a command takes, in the order it is asked for."""
    said, command = words("en"), declared(name)
    rows: Rows = [(f"`{typed(each, said)}`", _meaning(each, said)) for each in command.arguments]
    return f"\n{said.say(f'command-{name}')}.\n\n" + table(("argument", ""), rows)


def _meaning(argument: Argument, said: Catalogue) -> str:
    quoted = argument._replace(choices=tuple(f"`{each}`" for each in argument.choices))
    return meaning(quoted, said)


def terms_table(rows: Callable[[], Iterator[tuple[str, ...]]]) -> str:
    """Words for one thing in every language."""
    return table(("code word", *LANGUAGES), list(rows()))


TABLES: Final[Mapping[str, Callable[[], str]]] = {
    "settings": settings_table,
    "hooks": hooks_table,
    "members": members_table,
    "words": words_table,
    "limits": limits_table,
    "terms of books": partial(terms_table, terms.books),
    "terms of chapters": partial(terms_table, terms.chapters),
    "terms of variants": partial(terms_table, terms.names),
    "terms of files": partial(terms_table, terms.notation),
    **{f"options of {name}": partial(options_table, name) for name in names()},
}


def conditional(record: type[Record]) -> Iterator[Condition]:
    """Every condition of existence in a record and the records in it."""
    for field in record.fields.values():
        inner: Any = field.record if isinstance(field, Group) else field.of if isinstance(field, Entries) else None
        if isinstance(field, Setting) and field.exists is not None:
            yield field.exists
        elif isinstance(inner, type):
            yield from conditional(inner)
