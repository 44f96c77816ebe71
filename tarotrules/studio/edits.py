"""What of a text must change so that it says something else: as little as can be, and nothing is written anew."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tarotrules import documents
from tarotrules.syntax.document import Document, Word
from tarotrules.syntax.spelling import Speller

REMEMBERED: Final = 64


class Change(NamedTuple):
    """Characters of a text and what comes in their place."""

    start: int
    end: int
    insert: str


def applied(text: str, changes: Sequence[Change]) -> str:
    """The text as the changes leave it.

    >>> applied("with a, b", [Change(6, 9, "")])
    'with a'
    """
    for each in sorted(changes, reverse=True):
        text = text[: each.start] + each.insert + text[each.end :]
    return text


def with_option(document: Document, name: str) -> list[Change]:
    """The changes by which a file takes an option, and those it needs, in words of the file's language."""
    taken = {each.concept for each in document.options}
    wanted = [each for each in (*documents.needs(name), name) if each not in taken]
    last = (document.options or (document.extends or document.id,))[-1]
    if not wanted or document.extends is None:
        return []
    speller = Speller(documents.words_of(document), document.language)
    named = ", ".join(speller.name(Word(each, last.span)) for each in wanted)
    before = ", " if document.options else f" {speller.keyword('with')} "
    return [Change(last.span.end, last.span.end, before + named)]


def without_option(document: Document, name: str) -> list[Change]:
    """The changes by which a file no longer takes an option."""
    names = [each.concept for each in document.options]
    if name not in names:
        return []
    words, at = document.options, names.index(name)
    if at > 0:
        return [Change(words[at - 1].span.end, words[at].span.end, "")]
    if len(words) > 1:
        return [Change(words[0].span.start, words[1].span.start, "")]
    before = document.extends or document.id
    return [Change(before.span.end, words[0].span.end, "")]


def in_language(document: Document, language: str) -> list[Change]:
    """The changes by which a file says the same in the words of another language, its comments kept.

    Nothing, if it would then be read as something else.
    """
    from tarotrules.draft.names import with_names
    from tarotrules.syntax.to_dsl import to_dsl

    if language == document.language:
        return []
    named = with_names(document, documents.family_of(document).ruleset())
    written = to_dsl(named, documents.words_of(document), language)
    read = documents.parse("", written)
    same = read.document is not None and read.sound and read.document._replace(language=language) == named
    return [Change(0, len(document.source.text), written)] if same else []
