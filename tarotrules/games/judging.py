"""What a draft comes to, with everything wrong in it but what only follows from something else."""

from typing import Final, Protocol, TypeVar

from tarotrules.draft.problems import NEAR_NAME, NO_PARENT, ONE_WORD_MISSING, SETTING_MISSING, YES_OR_NO
from tarotrules.draft.resolve import Draft
from tarotrules.source.diagnostics import Diagnostic, has_errors

MISSING: Final = frozenset({SETTING_MISSING, ONE_WORD_MISSING, YES_OR_NO})
"""Something nobody says: after an error, perhaps only what could not be read."""
ECHOES: Final = MISSING | {NEAR_NAME}

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
    if has_errors(found):
        _, more = check(draft, sound=False)
        return None, [each for each in more if each.problem not in ECHOES]
    variant, more = check(draft, sound=True)
    return variant, _without_parent(draft, more, base)


def _without_parent(draft: Draft, found: list[Diagnostic], base: str) -> list[Diagnostic]:
    """Where more is missing than is said, it is the parent that is missing."""
    missing = [each for each in found if each.problem in MISSING]
    said = {path for state in draft.states.values() for path in state.values}
    if draft.parent is not None or len(missing) <= len(said):
        return found
    head = draft.document.id
    kept = [each for each in found if each not in missing]
    return [NO_PARENT.at(head.span, missing=len(missing), name=head.concept, base=base), *kept]
