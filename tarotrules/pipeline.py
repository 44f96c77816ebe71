"""The sentence of the house, executable: a source is parsed into a document, documents are resolved
into a draft, a draft is checked into a variant; a variant is played, told, compared and studied.

Everything heavy is imported where it is used: starting up fast is a feature.
"""

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tarotrules import library
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic, has_errors
from tarotrules.source.files import read_source
from tarotrules.source.text import Source

if TYPE_CHECKING:
    from tarotrules.games.tarot.variant import Variant
    from tarotrules.syntax.document import Document
    from tarotrules.syntax.vocabulary import Vocabulary

KEYWORDS = Path(__file__).parent / "games" / "tarot" / "keywords"


class Loaded(NamedTuple):
    """What became of a file: the variant, if it can be used, and every problem found."""

    variant: "Variant | None"
    problems: tuple[Diagnostic, ...]
    languages: dict[str, str]
    """The language each file is written in, by its name."""

    @property
    def usable(self) -> bool:
        """Whether there is a variant and no error."""
        return self.variant is not None and not has_errors(self.problems)


@cache
def vocabulary() -> "Vocabulary":
    """The words of the language and of French tarot."""
    from tarotrules.syntax.vocabulary import Vocabulary  # noqa: PLC0415

    return Vocabulary.load((KEYWORDS,))


def load(name: str, options: tuple[str, ...] = ()) -> Loaded:
    """The variant of a name, a path or ``-``, with further options taken by a caller."""
    if name.endswith(".json"):
        return _load_compiled(name)
    reader = _Reader()
    found = reader.top(name)
    if isinstance(found, Diagnostic):
        return Loaded(None, (found,), {})
    if options and not has_errors(found[1]):
        found = reader.combine(name, options)
    return reader.finish(*found)


class _Reader:
    """Reads a file and the files it builds on, each once."""

    def __init__(self) -> None:
        self.languages: dict[str, str] = {}
        self.folder: Path | None = None
        self.read: dict[str, tuple[Document | None, list[Diagnostic]]] = {}

    def top(self, name: str) -> "tuple[Document | None, list[Diagnostic]] | Diagnostic":
        """The document a command names."""
        path = _path_of(name)
        if path is None:
            known = ", ".join(library.shipped())
            return problems.NO_SUCH_VARIANT.at(None, name=name, known=known)
        source = read_source(path)
        if isinstance(source, Diagnostic):
            return source
        if path != "-":
            self.folder = Path(path).parent
        document, found = self.parse(source)
        if document is not None and path != "-":
            found = [*found, *_check_name(Path(path), document)]
        return document, found

    def combine(self, name: str, options: tuple[str, ...]) -> "tuple[Document | None, list[Diagnostic]]":
        """A variant that is another with options: ``eryod with misere``."""
        stem = Path(name).stem
        title = f"{stem} with {', '.join(options)}"
        text = f"variant {'-'.join((stem, *options))} extends {stem} with {', '.join(options)} {{\n}}\n"
        return self.parse(Source(title, text))

    def parse(self, source: Source) -> "tuple[Document | None, list[Diagnostic]]":
        """The document of a source in the notation its name says."""
        if source.name.endswith((".yaml", ".yml")):
            from tarotrules.syntax.from_yaml import parse  # noqa: PLC0415
        else:
            from tarotrules.syntax.from_dsl import parse  # noqa: PLC0415
        document, found = parse(source, vocabulary())
        if document is not None:
            self.languages[source.name] = document.language
        return document, found

    def find(self, name: str) -> "tuple[Document | None, list[Diagnostic]] | None":
        """A parent or option, beside the file that asks or among the shipped ones."""
        if name not in self.read:
            path = library.find(name, self.folder)
            if path is None:
                return None
            source = read_source(str(path))
            self.read[name] = (None, [source]) if isinstance(source, Diagnostic) else self.parse(_shown(source))
        return self.read[name]

    def finish(self, document: "Document | None", found: list[Diagnostic]) -> Loaded:
        """Resolve and check what was read."""
        if document is None:
            return Loaded(None, tuple(found), self.languages)
        from tarotrules.draft.resolve import resolve  # noqa: PLC0415
        from tarotrules.games.tarot.check.from_draft import from_draft  # noqa: PLC0415
        from tarotrules.games.tarot.ruleset.ruleset import Ruleset  # noqa: PLC0415

        draft, trouble = resolve(document, Ruleset, self.find)
        found = [*found, *trouble]
        if draft is None or has_errors(found):
            more = from_draft(draft)[1] if draft is not None else []
            found = [*found, *(each for each in more if not _follows(each, found))]
            return Loaded(None, tuple(found), self.languages)
        variant, trouble = from_draft(draft)
        return Loaded(variant, (*found, *trouble), self.languages)


def _follows(problem: Diagnostic, found: list[Diagnostic]) -> bool:
    """Whether a problem may only be the echo of an earlier one: something missing that could not be read."""
    from tarotrules.draft.problems import SETTING_MISSING  # noqa: PLC0415

    return problem.problem == SETTING_MISSING and has_errors(found)


def _shown(source: Source) -> Source:
    """A shipped file by its name alone, not by where it is installed."""
    path = Path(source.name)
    if not library.is_shipped(path):
        return source
    return Source(str(path.relative_to(library.shipped_folder().parent)).replace("_variants", "variants"), source.text)


def _path_of(name: str) -> str | None:
    """The path of a variant given by name or path."""
    if name == "-" or "/" in name or "\\" in name or name.endswith(library.SUFFIXES):
        return name
    found = library.find(name, Path())
    if found is not None:
        return str(found)
    return name if Path(name).exists() else None


def _check_name(path: Path, document: "Document") -> list[Diagnostic]:
    from tarotrules.draft import problems as draft_problems  # noqa: PLC0415

    if library.is_shipped(path):
        return []
    name, found = document.id.concept, []
    if name in library.shipped() or name in library.shipped_options():
        found.append(draft_problems.SHADOWS_SHIPPED.at(document.id.span, name=name))
    elif path.stem != name:
        found.append(draft_problems.STEM_DIFFERS.at(document.id.span, name=name, stem=path.stem))
    return found


def compile_variant(variant: "Variant", players: int | None = None) -> dict[str, Any]:
    """The engine config: of all numbers of players, or of one (``players`` must be one of the variant's)."""
    from tarotrules.games.tarot.ruleset.ruleset import SCHEMA_VERSION  # noqa: PLC0415
    from tarotrules.settings.record import dump  # noqa: PLC0415

    rules: dict[str, Any] = {str(number): dump(each) for number, each in sorted(variant.rulesets.items())}
    said: dict[str, Any] = {"rules": rules} if players is None else {"players": players, "rules": rules[str(players)]}
    return {
        "schema_version": SCHEMA_VERSION,
        "game": "tarot",
        "variant": variant.id,
        "id": ruleset_id(said["rules"]),
        **said,
    }


def ruleset_id(rules: dict[str, Any]) -> str:
    """SHA-256 of the rules' canonical JSON: names, notation, language, order and comments leave it alone."""
    return hashlib.sha256(canonical_json(rules).encode()).hexdigest()


def canonical_json(data: Any) -> str:
    """JSON with sorted keys and no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def variant_id(variant: "Variant") -> str:
    """The id of a variant's rules, all numbers of players together."""
    return str(compile_variant(variant)["id"])


def _load_compiled(name: str) -> Loaded:
    from tarotrules.games.tarot.ruleset.ruleset import SCHEMA_VERSION, Ruleset  # noqa: PLC0415
    from tarotrules.games.tarot.variant import Variant  # noqa: PLC0415
    from tarotrules.settings.record import load as load_record  # noqa: PLC0415

    source = read_source(name)
    if isinstance(source, Diagnostic):
        return Loaded(None, (source,), {})
    try:
        data = json.loads(source.text)
        if data["schema_version"] != SCHEMA_VERSION:
            raise ValueError("schema_version")
        rules = {str(data["players"]): data["rules"]} if "players" in data else data["rules"]
        rulesets = {int(number): load_record(Ruleset, each) for number, each in rules.items()}
    except json.JSONDecodeError as error:
        return Loaded(None, (problems.NOT_JSON.at(None, name=name, line=error.lineno),), {})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        return Loaded(None, (problems.NOT_COMPILED.at(None, name=name, reason=str(error)[:80]),), {})
    main = 4 if 4 in rulesets else min(rulesets)  # noqa: PLR2004
    ordered = {main: rulesets[main], **rulesets}
    identity = str(data.get("variant", "compiled"))
    return Loaded(Variant(identity, "variant", None, (identity,), ordered, {}, {}, (), {}), (), {})


def parsed(name: str) -> "tuple[Document | None, list[Diagnostic], dict[str, str]]":
    """The document of one file alone, as written."""
    reader = _Reader()
    found = reader.top(name)
    if isinstance(found, Diagnostic):
        return None, [found], {}
    return (*found, reader.languages)


def document(name: str) -> "Document | None":
    """The document of a shipped variant or option."""
    path = library.find(name, None)
    return None if path is None else parsed(str(path))[0]


def own_titles(document: "Document") -> dict[str, str]:
    """The titles a file gives itself, by language."""
    from tarotrules.draft.flatten import flatten  # noqa: PLC0415
    from tarotrules.games.tarot.ruleset.ruleset import Ruleset  # noqa: PLC0415

    layer, _ = flatten(document, Ruleset, 0)
    return {each.language: each.text for each in layer.prose if each.word == "title" and not each.path}
