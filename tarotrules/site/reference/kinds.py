"""What a setting takes, in words."""

from functools import singledispatch

from tarotrules.games.registry import family
from tarotrules.settings import kinds
from tarotrules.site.reference.sentences import Sentences, code
from tarotrules.wording.phrase import Phrase


@singledispatch
def values(kind: kinds.Kind, sentences: Sentences) -> Phrase:
    """What may be written; what is no kind of every game's is one of the family's own."""
    return sentences.phrase(f"reference-kind-{family(sentences.game).kinds()[type(kind)]}")


@values.register
def _(_kind: kinds.Flag, sentences: Sentences) -> Phrase:
    return sentences.phrase("reference-kind-flag")


@values.register
def _(kind: kinds.Whole, sentences: Sentences) -> Phrase:
    return sentences.phrase("reference-kind-whole", least=kind.least, most=kind.most, unit=kind.unit)


@values.register
def _(kind: kinds.Amount, sentences: Sentences) -> Phrase:
    return sentences.phrase("reference-kind-amount", least=kind.least, most=kind.most, unit=kind.unit)


@values.register
def _(kind: kinds.Choice, sentences: Sentences) -> Phrase:
    words = tuple(map(sentences.keyword, kind.words))
    return sentences.phrase("reference-kind-choice", words=sentences.codes(words))


@values.register
def _(kind: kinds.Words, sentences: Sentences) -> Phrase:
    rows = tuple(" ".join(map(sentences.keyword, row)) for row in kind.possible)
    return sentences.phrase("reference-kind-choice", words=sentences.codes(rows))


@values.register
def _(kind: kinds.Listing, sentences: Sentences) -> Phrase:
    each = values(kind.of, sentences)
    if kind.least == kind.most:
        return sentences.phrase("reference-kind-list-of", n=kind.least, each=each)
    return sentences.phrase("reference-kind-list", least=kind.least, most=kind.most, each=each)


@values.register
def _(kind: kinds.Reference, sentences: Sentences) -> Phrase:
    where = code(sentences.path(tuple(kind.to.split("."))))
    return sentences.phrase("reference-kind-name", where=where)


@values.register
def _(kind: kinds.Texts, sentences: Sentences) -> Phrase:
    return sentences.phrase("reference-kind-texts", most=kind.most)


@values.register
def _(kind: kinds.RoundingKind, sentences: Sentences) -> Phrase:
    words = sentences.codes(tuple(map(sentences.keyword, kind.directions)))
    return sentences.phrase("reference-kind-rounding", words=words)


@values.register
def _(kind: kinds.Formula, sentences: Sentences) -> Phrase:
    return sentences.phrase("reference-kind-formula", gives=kind.gives, scope=kind.scope)
