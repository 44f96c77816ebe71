"""A draft checked into a variant."""

from fractions import Fraction

from tarotrules.draft.build import Builder
from tarotrules.draft.flatten import Layer
from tarotrules.draft.merge import State
from tarotrules.draft.resolve import Draft
from tarotrules.draft.said import Origin, Settled
from tarotrules.expressions.tree import Number
from tarotrules.games.tarot import NAME
from tarotrules.games.tarot.check import cards as _cards  # noqa: F401 registers how card sets are read
from tarotrules.games.tarot.check.coherence import Coherence
from tarotrules.games.tarot.check.formulas import formula_reader
from tarotrules.games.tarot.ruleset.features import Names
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Provenance, Told, Variant
from tarotrules.source.diagnostics import Diagnostic, has_errors

Unique = dict[tuple[object, ...], Diagnostic]


def from_draft(draft: Draft, *, sound: bool = True) -> tuple[Variant | None, list[Diagnostic]]:
    """The variant of a draft, if nothing in it is wrong, and every problem found.

    A draft that is not ``sound`` has problems of its own: its values are read, but whether they agree is not asked.
    """
    found: Unique = {}
    rulesets: dict[int, Ruleset] = {}
    for players, state in draft.states.items():
        ruleset, problems = _ruleset(draft, players, state, sound=sound)
        for each in problems:
            found.setdefault((each.code, each.labels, tuple(map(str, each.arguments.values()))), each)
        if ruleset is not None:
            rulesets[players] = ruleset
    problems = list(found.values())
    if has_errors(problems) or not rulesets:
        return None, problems
    return _variant(draft, rulesets), problems


def _ruleset(draft: Draft, players: int, state: State, *, sound: bool) -> tuple[Ruleset | None, list[Diagnostic]]:
    problems: list[Diagnostic] = []
    names = Names(_ids(state, ("deck", "class")), _ids(state, ("promise",)))
    head = draft.document.id.span
    origin = Origin(head, draft.document.id.concept, len(draft.layers), None, None, None)
    state.values[("players",)] = Settled(((Number(Fraction(players)),),), origin)
    ruleset = Builder(state, head, problems, formula_reader(names)).record(Ruleset)
    if ruleset is not None and sound:
        problems.extend(Coherence(ruleset, state, head).problems())
    return ruleset, problems


def _ids(state: State, path: tuple[str, ...]) -> frozenset[str]:
    return frozenset(key[-1] for key in state.declared if key[:-1] == path)


def _variant(draft: Draft, rulesets: dict[int, Ruleset]) -> Variant:
    layers = tuple(layer.document.id.concept for layer in draft.layers)
    sources = dict.fromkeys(source for layer in reversed(draft.layers) for source in layer.sources)
    return Variant(
        draft.document.id.concept,
        NAME,
        draft.document.kind,
        draft.parent,
        layers,
        {each.document.id.concept: _own(each, "title") for each in draft.layers if each.document.kind == "option"},
        rulesets,
        draft.titles,
        draft.notes,
        {each.document.id.concept: _own(each, "note") for each in draft.layers if _own(each, "note")},
        draft.layers[-1].version,
        tuple(sources),
        {players: _told(draft, state) for players, state in draft.states.items()},
    )


def _own(layer: Layer, word: str) -> dict[str, str]:
    """The titles or notes a file gives itself, by language."""
    return {each.language: each.text for each in layer.prose if each.word == word and not each.path}


def _told(draft: Draft, state: State) -> dict[tuple[str, ...], Told]:
    return {
        path: Told(_provenance(draft, settled.origin), tuple(_provenance(draft, each) for each in settled.beaten))
        for path, settled in state.values.items()
    }


def _provenance(draft: Draft, origin: Origin) -> Provenance:
    cited = origin.citation.text if origin.citation is not None else origin.source
    reason = origin.citation.reason if origin.citation is not None else None
    words = draft.reasons.get((origin.layer, reason or ""), {})
    return Provenance(origin.span.place, origin.layer, cited or None, origin.assumed, words)
