"""Problems led back to what causes them: a line of the reader's own file, a slip in a name."""

from collections.abc import Iterable
from typing import Final

from tarotrules.draft.lost import near_elsewhere
from tarotrules.draft.problems import (
    META_EXPECTED,
    MISSING,
    NEAR_NAME,
    NO_PLAYERS,
    NOT_AN_OPTION,
    SHADOWS_SHIPPED,
    UNKNOWN_SETTING,
)
from tarotrules.draft.resolve import Draft
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Argument, Concept, Concepts, Diagnostic, Label, Steps
from tarotrules.source.text import Source, Span
from tarotrules.syntax.problems import UNFINISHED_TEXT, WRITTEN_OTHERWISE
from tarotrules.syntax.vocabulary import Vocabulary

SHOWN: Final = 3
"""Of many lines that may be the cause, the first ones are shown."""


def led_back(
    draft: Draft, found: Iterable[Diagnostic], judged: Iterable[Diagnostic], words: Vocabulary
) -> list[Diagnostic]:
    """Problems as the reader of the file can act on them, in the order to read them in.

    What was ``found`` in one file is for that file; what was ``judged`` of all together is for the last of them.
    """
    mine = [at_home(draft, each) for each in misnamed(draft, list(judged), words)]
    return in_reading_order(draft, [*meant_below(draft, _told_once(list(found)), words), *mine])


def _told_once(found: list[Diagnostic]) -> list[Diagnostic]:
    """Without what is told already: quotation marks left open in what should be a text, an option that is none.

    A file that is called like a shipped one may build on it, and then says how many play.
    """
    texts = [each.labels[0].span for each in found if each.problem == META_EXPECTED and each.labels]
    names = [each.labels[0].span for each in found if each.problem == NOT_AN_OPTION]
    words = [each.labels[0].span for each in found if each.problem == UNKNOWN_SETTING]

    shadows = any(each.problem == SHADOWS_SHIPPED for each in found)

    def is_told(each: Diagnostic) -> bool:
        span = each.labels[0].span if each.labels else None
        if each.problem == NO_PLAYERS:
            return shadows
        if span is None or each.problem not in {UNFINISHED_TEXT, WRITTEN_OTHERWISE}:
            return False
        if each.problem == UNFINISHED_TEXT:
            return _lies_in(span, texts)
        # Where the first word of a line belongs elsewhere, how to go on there is told with it.
        return any(_lies_in(name, [span]) for name in names) or any(
            span.source is word.source and span.start == word.start and span.end > word.end for word in words
        )

    return [each for each in found if not is_told(each)]


def _lies_in(span: Span, others: Iterable[Span]) -> bool:
    return any(each.source is span.source and each.start <= span.start and span.end <= each.end for each in others)


def meant_below(draft: Draft, found: Iterable[Diagnostic], words: Vocabulary) -> list[Diagnostic]:
    """Unknown words, with what they are like in the blocks below, if like nothing in their own."""
    lost = {each.span: each for each in draft.layers[-1].lost}
    declared = list(dict.fromkeys(path for state in draft.states.values() for path in state.declared))
    result = []
    for each in found:
        open_ = each.problem == UNKNOWN_SETTING and "hint" not in each.arguments
        word = lost.get(each.labels[0].span) if open_ else None
        more = word and near_elsewhere(word, draft.shape, declared, words, draft.document.language)
        result.append(each._replace(arguments={**each.arguments, **more}) if more else each)
    return result


def at_home(draft: Draft, problem: Diagnostic) -> Diagnostic:
    """The problem with the reader's own lines first, if it would only be shown elsewhere."""
    own = draft.document.source.name
    if not problem.labels or any(label.span.source.name == own for label in problem.labels):
        return problem
    removals = _removals(draft, problem)
    mine = [Label(span, "cause") for span in _touching(draft, problem.labels[0].span)]
    mine = mine or _brought(draft, [problem.labels[0].span.source, *(each.span.source for each in removals)])
    away = [each for each in removals if each.span.source.name != own]
    return problem._replace(labels=(*mine, *problem.labels, *away))


def _touching(draft: Draft, span: Span) -> list[Span]:
    """What the file itself says at the path of a place, or below it."""
    paths = {path for state in draft.states.values() for path, each in state.declared.items() if each.span == span}
    paths |= {
        path for state in draft.states.values() for path, each in state.values.items() if each.origin.span == span
    }
    said = [each for each in draft.layers[-1].said if each.act != "declare" and _below(each.path, paths)]
    return list(dict.fromkeys(each.origin.span for each in said))[:SHOWN]


def _below(path: SettingPath, paths: set[SettingPath]) -> bool:
    return any(path[: len(each)] == each for each in paths)


def _removals(draft: Draft, problem: Diagnostic) -> list[Label]:
    """Where that was removed which a problem says is not there."""
    word = problem.arguments.get("word")
    if not isinstance(word, Concept):
        return []
    said = (each for layer in draft.layers for each in layer.said)
    return [Label(each.origin.span, "removed") for each in said if each.act == "remove" and each.path[-1] == word]


def _brought(draft: Draft, sources: list[Source]) -> list[Label]:
    """The words of the header that bring in some files."""
    head = draft.document
    taken = {layer.document.source.name: layer.document.id.concept for layer in draft.layers}
    names = {taken.get(source.name) for source in sources}
    words = [word for word in head.options if word.concept in names]
    words = words or ([head.extends] if head.extends is not None else [])
    return [Label(word.span, "brought") for word in words]


def misnamed(draft: Draft, found: list[Diagnostic], words: Vocabulary) -> list[Diagnostic]:
    """New entries that lack much and are called nearly, or in another language, like one there is."""
    named = {origin.span: path for state in draft.states.values() for path, origin in state.declared.items()}
    meant: dict[tuple[str, ...], Diagnostic] = {}
    for each in found:
        path = named.get(each.labels[0].span) if each.labels and each.problem in MISSING else None
        if path is not None and path not in meant and (slip := _slip(draft, path, each.labels[0].span, words)):
            meant[path] = slip
    if not meant:
        return found

    def follows(each: Diagnostic) -> bool:
        what = each.arguments.get("what")
        return each.problem in MISSING and isinstance(what, Steps) and any(what[: len(path)] == path for path in meant)

    return [*meant.values(), *(each for each in found if not follows(each))]


def _slip(draft: Draft, path: tuple[str, ...], span: Span, words: Vocabulary) -> Diagnostic | None:
    siblings = {
        other[-1]: origin
        for state in draft.states.values()
        for other, origin in state.declared.items()
        if path in state.declared
        and other[:-1] == path[:-1]
        and other != path
        and origin.rank < state.declared[path].rank
    }
    language, known = draft.document.language, Concepts(siblings)
    foreign = words.foreign(span.text, known, but=language) if known else None
    near = foreign[1] if foreign else words.nearest(span.text, known, language)
    if near is None or near not in siblings:
        return None
    label = Label(siblings[near].span, "other")
    if foreign is None:
        return NEAR_NAME.at(span, label, name=span.text, near=Concept(near))
    said: dict[str, Argument] = {
        "word": span.text,
        "language": foreign[0],
        "hint": "foreign",
        "suggestion": Concept(near),
    }
    return NEAR_NAME.at(span, label, name=span.text, near=Concept(near), **said)


def in_reading_order(draft: Draft, found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """Errors before warnings, those of the file itself first and from top to bottom."""
    own = draft.document.source

    def key(problem: Diagnostic) -> tuple[bool, bool, int]:
        first = problem.labels[0].span if problem.labels else None
        elsewhere = first is None or first.source.name != own.name
        return problem.severity != "error", elsewhere, first.start if first is not None and not elsewhere else 0

    return sorted(found, key=key)
