"""A draft made into a variant, whatever the family: its rulesets, and what travels beside them."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from tarotrules.draft.layer import Layer
from tarotrules.draft.problems import NOT_SAID_FOR, SETTING_MISSING
from tarotrules.draft.resolve import Draft
from tarotrules.draft.said import Origin
from tarotrules.draft.state import State
from tarotrules.games.variant import About, Provenance, Told, VariantOf, works
from tarotrules.settings.record import Record
from tarotrules.settings.walk import SettingPath
from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Steps, has_errors, told_together

_Rules = TypeVar("_Rules", bound=Record)
Build = Callable[[State], tuple[_Rules | None, list[Diagnostic]]]
"""The ruleset of one number of players, and what is wrong with it."""


def from_draft(draft: Draft, game: str, build: Build[_Rules]) -> tuple[VariantOf[_Rules] | None, list[Diagnostic]]:
    """The variant of a draft, if nothing in it is wrong, and every problem found."""
    found: list[Diagnostic] = []
    rulesets: dict[int, _Rules] = {}
    for players, state in draft.states.items():
        ruleset, problems = build(state)
        found.extend(_lacking(draft, players, problems))
        if ruleset is not None:
            rulesets[players] = ruleset
    found = told_together(found, draft.states.keys())
    if has_errors(found) or not rulesets:
        return None, found
    return _variant(draft, game, rulesets), found


def _lacking(draft: Draft, players: int, found: list[Diagnostic]) -> list[Diagnostic]:
    """Problems, with what is said only for other numbers of players as one of them."""
    guarded = {each.path for layer in draft.layers for each in layer.said if each.origin.players is not None}
    lacking = [each for each in found if each.problem == SETTING_MISSING and each.arguments["what"] in guarded]
    if not lacking:
        return found
    paths = Concepts(".".join(cast("Steps", each.arguments["what"])) for each in lacking)
    word, head = Concept("players"), draft.document.id.span
    return [
        NOT_SAID_FOR.at(head, players=players, known=paths, word=word),
        *(each for each in found if each not in lacking),
    ]


def _variant(draft: Draft, game: str, rulesets: Mapping[int, Any]) -> VariantOf[Any]:
    taken = {word.concept for each in draft.layers for word in each.document.options}
    options = [each for each in draft.layers if each.document.id.concept in taken]
    remarks = {each.document.id.concept: _own(each, "note") for each in draft.layers}
    return VariantOf(
        id=draft.document.id.concept,
        game=game,
        kind=draft.document.kind,
        parent=draft.parent,
        layers=tuple(each.document.id.concept for each in draft.layers),
        options={each.document.id.concept: _own(each, "title") for each in options},
        rulesets=rulesets,
        titles=draft.titles,
        declared=_declared(draft),
        pinned={path: each.hundredths for path, each in draft.pinned.items()},
        notes=draft.notes,
        remarks={name: said for name, said in remarks.items() if said},
        version=draft.layers[-1].version,
        sources=_works(draft),
        about=about_of(draft.layers[-1]),
        origins=_told(draft),
    )


def about_of(layer: Layer) -> About:
    """What a file says of itself besides its title."""
    return About(layer.status, layer.regions, _own(layer, "played_by"), _own(layer, "period"))


def _works(draft: Draft) -> tuple[str, ...]:
    """What the layers say they follow, each work once."""
    said = (source for layer in reversed(draft.layers) for source in layer.sources)
    return tuple(dict.fromkeys(work for source in said for work in works(source)))


def _declared(draft: Draft) -> tuple[SettingPath, ...]:
    """What the layers declare, parents first; of options that stand beside each other, by their ids."""
    layers = (layer for level in draft.levels for layer in sorted(level, key=lambda each: each.document.id.concept))
    return tuple(dict.fromkeys(each.path for layer in layers for each in layer.said if each.act == "declare"))


def _own(layer: Layer, word: str) -> dict[str, str]:
    """The titles or notes a file gives itself, by language."""
    return {each.language: each.text for each in layer.prose if each.word == word and not each.path}


def _told(draft: Draft) -> dict[int, dict[SettingPath, Told]]:
    """Where the values stand, by number of players; most stand in one place for all of them."""
    places: dict[int, Provenance] = {}

    def place(origin: Origin) -> Provenance:
        if id(origin) not in places:
            places[id(origin)] = _provenance(draft, origin)
        return places[id(origin)]

    return {
        players: {path: Told(place(one.origin), tuple(map(place, one.beaten))) for path, one in state.values.items()}
        for players, state in draft.states.items()
    }


def _provenance(draft: Draft, origin: Origin) -> Provenance:
    cited = origin.citation.text if origin.citation is not None else origin.source
    reason = origin.citation.reason if origin.citation is not None else None
    words = draft.reasons.get((origin.layer, reason or ""), {})
    return Provenance(origin.span.place, origin.layer, cited or None, origin.assumed, words, origin.source)
