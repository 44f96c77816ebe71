"""What a draft comes to, with everything wrong in it but what only follows from something else."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Final, Protocol, TypeVar

from tarotrules.draft import problems as draft_problems
from tarotrules.draft.problems import MISSING, NEAR_NAME, NO_PARENT
from tarotrules.draft.resolve import Draft, without
from tarotrules.draft.said import Said
from tarotrules.source.diagnostics import Diagnostic, has_errors
from tarotrules.source.text import Span

UNGROUNDED: Final = frozenset(
    {
        draft_problems.UNKNOWN_VARIANT,
        draft_problems.CIRCLE,
        draft_problems.NOT_A_VARIANT,
        draft_problems.NOT_AN_OPTION,
        draft_problems.NEEDED_OPTION,
        draft_problems.EXCLUSIVE_OPTIONS,
        draft_problems.CONFLICTING_OPTIONS,
        draft_problems.CHAIN_TOO_LONG,
        draft_problems.TOO_MANY_ENTRIES,
        draft_problems.NO_PLAYERS,
        draft_problems.NO_PARENT,
        draft_problems.LIKE_NOTHING,
    }
)
"""Without what it builds on, nothing can be said of what is missing in a file or does not fit."""

_Variant = TypeVar("_Variant")
_Found_co = TypeVar("_Found_co", covariant=True)


class Check(Protocol[_Found_co]):
    """What a family makes of a draft."""

    def __call__(self, draft: Draft, *, sound: bool) -> tuple[_Found_co | None, list[Diagnostic]]:
        """The variant and what is wrong with it; whether its values agree is only asked of a ``sound`` draft."""


def judge(
    draft: Draft, found: list[Diagnostic], base: str, check: Check[_Variant]
) -> tuple[_Variant | None, list[Diagnostic]]:
    """The variant, if there is one, and what is wrong with it beyond what was ``found`` before."""
    sound = not has_errors(found)
    variant, more = check(draft, sound=sound)
    if sound:
        more = _without_parent(draft, more, base)
    else:
        variant, more = None, list(_independent(draft, found, more))
    return variant, [*more, *(each for each in _beyond(draft, [*found, *more], check) if each not in more)]


def _statement(draft: Draft, span: Span) -> Span | None:
    """The outermost statement of the file that a place lies in."""
    if span.source.name != draft.document.source.name:
        return None
    body = draft.document.body
    at = bisect_right(body, span.start, key=lambda each: each.span.start if each.span is not None else 0)
    outer = body[at - 1].span if at else None
    return outer if outer is not None and span.start < outer.end else None


def _faulty(draft: Draft, found: Iterable[Diagnostic]) -> set[Span]:
    statements = (_statement(draft, each.labels[0].span) for each in found if each.severity == "error" and each.labels)
    return {each for each in statements if each is not None}


def _is_grounded(draft: Draft, found: Iterable[Diagnostic]) -> bool:
    own = draft.document.source.name
    errors = [each for each in found if each.severity == "error"]
    return not any(
        each.problem in UNGROUNDED or any(label.span.source.name != own for label in each.labels[:1]) for each in errors
    )


def _independent(draft: Draft, found: list[Diagnostic], more: list[Diagnostic]) -> Iterator[Diagnostic]:
    """Problems that are no echo of an earlier one: what is missing may only not have been read."""
    faulty, grounded = _faulty(draft, found), _is_grounded(draft, found)
    for each in more:
        statement = _statement(draft, each.labels[0].span) if each.labels else None
        own = grounded and statement is not None and statement not in faulty
        if own or each.problem not in {*MISSING, NEAR_NAME}:
            yield each


def _beyond(draft: Draft, found: list[Diagnostic], check: Check[_Variant]) -> list[Diagnostic]:
    """What would be wrong in the other statements once those with errors are put right."""
    faulty = _faulty(draft, found)
    if not has_errors(found) or not _is_grounded(draft, found) or len(draft.levels[-1]) != 1:
        return []

    def is_faulty(said: Said) -> bool:
        return _statement(draft, said.origin.span) in faulty

    if all(map(is_faulty, draft.levels[-1][0].said)):
        return []
    _, more = check(without(draft, is_faulty), sound=True)
    return [
        each
        for each in more
        if each.labels and (statement := _statement(draft, each.labels[0].span)) is not None and statement not in faulty
    ]


def _without_parent(draft: Draft, found: list[Diagnostic], base: str) -> list[Diagnostic]:
    """Where more is missing than is said, it is the parent that is missing."""
    missing = [each for each in found if each.problem in MISSING]
    said = {path for state in draft.states.values() for path in state.values}
    if draft.parent is not None or len(missing) <= len(said):
        return found
    head = draft.document.id
    kept = [each for each in found if each not in missing]
    return [NO_PARENT.at(head.span, missing=len(missing), name=head.concept, base=base), *kept]
