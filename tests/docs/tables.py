"""The parts of the reference that are made from the program: settings, features, words, limits, options."""

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from tarotrules import documents
from tarotrules.cli.declared import Argument
from tarotrules.cli.finding import declared, names
from tarotrules.cli.helping import meaning, typed, words
from tarotrules.draft.resolve import MOST_PARENTS
from tarotrules.games.tarot.ruleset.features import MEMBERS, SCOPES
from tarotrules.games.tarot.ruleset.ruleset import PLAYERS, Ruleset
from tarotrules.languages import LANGUAGES
from tarotrules.settings.kinds import Formula
from tarotrules.settings.record import Field, Group, Record, word
from tarotrules.site.reference.declared import Declared, settings
from tarotrules.site.reference.kinds import values
from tarotrules.site.reference.sentences import sentences
from tarotrules.source.files import MOST_BYTES
from tarotrules.syntax.braces import DEPTH
from tarotrules.syntax.from_dsl import SHOWN
from tarotrules.syntax.layout import OPERATORS
from tarotrules.syntax.lexer import DIGITS
from tarotrules.syntax.repair import FAULTS
from tarotrules.syntax.tokens import STRUCTURAL
from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.phrase import Phrase, Token, pieces
from tests.docs import terms

Rows = list[tuple[str, ...]]


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def settings_table() -> str:
    """Every setting, a table for each chapter."""
    return "\n" + "\n".join(chain.from_iterable(map(_chapter, Ruleset.fields.items()))) + "\n"


LOOSE: Final = {"players": "A file gives the list of all numbers it is played by; a compiled config has one."}
"""What is said of settings that belong to no chapter."""
HEAD: Final = ("setting", "values", "must be said", "means")


def _chapter(named: tuple[str, Field]) -> list[str]:
    chapter, field = word(named[0]), named[1]
    inner = field.record if isinstance(field, Group) else getattr(field, "of", None)
    told = _sentence(inspect.getdoc(inner)) if isinstance(inner, type) else LOOSE[chapter]
    optional = " May be left out." if isinstance(field, Group) and field.optional else ""
    rows = [_row(each) for each in settings() if each.chapter == chapter]
    return [f"### `{chapter}`", "", f"{told}{optional}", "", table(HEAD, rows)]


def _row(setting: Declared) -> tuple[str, str, str, str]:
    name = f"‹{'class' if setting.keys == 'deck.class' else 'name'}›"
    path = ".".join(step or name for step in setting.path)
    return f"`{path}`", _values(setting), _must(setting), _own_meanings(setting.record).get(setting.name, "")


def _values(setting: Declared) -> str:
    kind = setting.kind
    more = {
        f" (hook *{getattr(kind, 'scope', '')}*)": isinstance(kind, Formula),
        "; the word stands alone": setting.bare,
        f"; the word `{setting.path[-1]}` is not needed": setting.spared,
    }
    return _markdown(values(kind, sentences("en"))) + "".join(said for said, so in more.items() if so)


def _must(setting: Declared) -> str:
    if not setting.conditional:
        return "no" if setting.optional else "yes"
    when = _markdown(sentences("en").phrase(f"reference-exists-{setting.owner}")).rstrip(".")
    return f"no; only if {when}" if setting.optional else f"yes, if {when}"


def _markdown(phrase: Phrase) -> str:
    """A sentence of the site as Markdown."""
    return "".join(f"`{each.fields[-1]}`" if isinstance(each, Token) else str(each) for each in pieces(phrase))


def _own_meanings(record: type[Record]) -> dict[str, str]:
    """What the declarations of a record say about its fields."""
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
        extra = "; a count for each class of cards" if kind in {"place", "trick", "side"} else ""
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
    "terms of books of Piquet": partial(terms_table, partial(terms.glossary, "piquet")),
    "terms of files of Piquet": partial(terms_table, partial(terms.notation, "piquet")),
    **{f"options of {name}": partial(options_table, name) for name in names()},
}
