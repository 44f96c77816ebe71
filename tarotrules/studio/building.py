"""Values that are put together by tapping: what each kind is offered, what its blocks show, and what they come to.

Whoever makes a new kind that is written as in a file says here how it is built; a test asks for it.
"""

from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Any, NamedTuple

from tarotrules import documents
from tarotrules.draft.writing import Groups, word_item, write
from tarotrules.expressions.tree import Number, Path, paths_of
from tarotrules.games.building import Building, Pack
from tarotrules.games.registry import family
from tarotrules.games.variant import Variant
from tarotrules.settings import kinds
from tarotrules.settings.walk import SettingPath, values
from tarotrules.source.node import Node
from tarotrules.studio.building_blocks import (
    VERBS,
    Blocks,
    Put,
    Unbuildable,
    amount_blocks,
    condition_blocks,
    fact_of,
    number,
    party_blocks,
)
from tarotrules.studio.choices import told_of
from tarotrules.studio.file import Wanted
from tarotrules.studio.form import filled
from tarotrules.syntax.document import Range
from tarotrules.syntax.spelling import Speller


class Site(NamedTuple):
    """Where something is built: a setting of some rules, for a reader of a language."""

    variant: Variant
    path: SettingPath
    players: tuple[int, ...]
    """The numbers of players it is for; what is said of one of them holds for all."""
    language: str

    @property
    def rules(self) -> Any:
        """The rules it belongs to."""
        return self.variant.rulesets[self.players[0]]

    @property
    def value(self) -> Any:
        """What is said there now; nothing if nothing is."""
        return next((value for here, _, value in values(self.rules) if here == self.path), None)

    @property
    def family(self) -> Building:
        """What the family of games has to be built of."""
        return family(self.variant.game).building(self.variant, self.rules, self.language)

    @property
    def speller(self) -> Speller:
        """What writes in the reader's language."""
        return Speller(documents.vocabulary(self.variant.game), self.language)


# What there is to build with


@singledispatch
def offered(kind: kinds.Kind, site: Site) -> Blocks:
    """What values of a kind are put together of; those of a family's own are chosen from what it has."""
    if type(kind) not in family(site.variant.game).kinds():
        raise TypeError(kind)
    return pack_blocks(site.family.pack(kind))


def pack_blocks(pack: Pack) -> Blocks:
    """The cards there are, and how people speak of several."""
    return {
        "kind": "pack",
        "rows": [
            {"name": each.name, "run": each.run, "cards": [_plain(card) for card in each.cards]} for each in pack.rows
        ],
        "handfuls": [{"name": each.name, "cards": list(each.cards)} for each in pack.handfuls],
    }


@offered.register
def _(kind: kinds.Formula, site: Site) -> Blocks:
    own = site.family
    facts, classes, pack = list(own.facts(kind, site.path)), list(own.classes()), own.cards()
    paths, single = {each.path for each in facts}, {each.id: each.single for each in classes}
    said = {fact_of(".".join(steps), paths, single) for steps in (paths_of(site.value) if site.value else ())}
    return {
        "kind": {"truth": "condition", "number": "amount", "party": "party"}[kind.gives],
        "facts": [_plain(each) for each in facts if not each.seldom or each.path in said],
        "classes": [_plain(each) for each in classes],
        "pack": None if pack is None else pack_blocks(pack),
        "verbs": {of: list(verbs) for of, verbs in VERBS.items()},
    }


@offered.register
def _(kind: kinds.Listing, site: Site) -> Blocks:
    return {
        "kind": "listing",
        "of": filled(kind.of, site.variant, site.path, site.speller),
        "least": kind.least,
        "most": kind.most,
    }


@offered.register
def _(kind: kinds.RoundingKind, site: Site) -> Blocks:
    return {
        "kind": "rounding",
        "ways": ["none", *kind.directions],
        "made": _word("made", site),
        "lost": _word("lost", site),
    }


def _plain(told: Node) -> Blocks:
    return dict(vars(told))


def _word(concept: str, site: Site) -> str:
    return site.speller.keyword(concept).replace("_", " ")


# What a value shows


@singledispatch
def blocks(kind: kinds.Kind, value: Any, site: Site) -> Blocks:
    """A value as blocks; raises :class:`Unbuildable` for what they cannot show."""
    return {"cards": list(site.family.chosen(kind, value))}


@blocks.register
def _(kind: kinds.Formula, value: Any, site: Site) -> Blocks:
    found = {"truth": condition_blocks, "number": amount_blocks, "party": party_blocks}[kind.gives](value)
    if put_together(kind, found, site) != value:
        raise Unbuildable(value)
    return found


@blocks.register
def _(kind: kinds.Listing, value: Sequence[Any], site: Site) -> Blocks:  # noqa: ARG001 others look at the site
    return {"items": [str(kind.of.dump(each)) for each in value]}


@blocks.register
def _(_kind: kinds.RoundingKind, value: kinds.RoundingRule, site: Site) -> Blocks:  # noqa: ARG001 others look at it
    made, lost = ({"way": each.direction, "step": str(each.step or 1)} for each in value)
    return {"made": made, "lost": None if made == lost else lost}


# What blocks come to


@singledispatch
def groups(kind: kinds.Kind, found: Any, site: Site) -> Groups:
    """Blocks as the words of a file; raises :class:`Unbuildable` for what makes no sense."""
    codes = _strings(found, "cards")
    gathered = [tuple(map(_item, each)) for each in site.family.gathered(kind, codes)]
    if not gathered:
        raise Unbuildable(found)
    return tuple((each[0],) if len(each) == 1 else (Range(each[0], each[-1]),) for each in gathered)


def _item(word: str) -> Path | Number:
    return Number(number(word)) if word.isdigit() else word_item(word)


@groups.register
def _(kind: kinds.Formula, found: Any, site: Site) -> Groups:
    return ((put_together(kind, found, site),),)


@groups.register
def _(kind: kinds.Listing, found: Any, site: Site) -> Groups:  # noqa: ARG001 others look at the site
    return tuple(_listed(kind.of, each) for each in _strings(found, "items"))


def _listed(kind: kinds.Kind, item: str) -> tuple[Any, ...]:
    if isinstance(kind, kinds.Whole | kinds.Amount):
        (found,) = write(kinds.Amount(""), number(item))
        return found
    try:
        return write(kind, kind.load(item))[0]
    except ValueError as wrong:
        raise Unbuildable(item) from wrong


@groups.register
def _(kind: kinds.RoundingKind, found: Any, site: Site) -> Groups:  # noqa: ARG001 others look at the site
    if not isinstance(found, dict):
        raise Unbuildable(found)
    made = _rounding(kind, found.get("made"))
    lost = made if found.get("lost") is None else _rounding(kind, found["lost"])
    return write(kind, kinds.RoundingRule(made, lost))


def _rounding(kind: kinds.RoundingKind, found: Any) -> kinds.Rounding:
    way = found.get("way") if isinstance(found, dict) else None
    if way == "none":
        return kinds.Rounding("none", 0)
    step = number(found.get("step")) if isinstance(found, dict) else None
    if way not in kind.directions or step is None or step.denominator != 1:
        raise Unbuildable(found)
    return kinds.Rounding(way, int(step))


def put_together(kind: kinds.Formula, found: Any, site: Site) -> Any:
    """The formula that blocks come to."""
    return built(kind, found, site)[0]


def built(kind: kinds.Formula, found: Any, site: Site) -> tuple[Any, str]:
    """The formula that blocks come to, and what declares the words for cards that the rules do not have."""
    own = site.family
    facts: Mapping[str, str] = {each.path: each.kind for each in own.facts(kind, site.path)}
    put = Put(facts, {each.id: each.single for each in own.classes()}, own.word)
    return {"truth": put.condition, "number": put.amount, "party": put.party}[kind.gives](found), own.brought()


def besides(kind: kinds.Kind, found: Any, site: Site) -> str:
    """What declares the words for cards that blocks need and the rules do not have, as an English file writes it."""
    return built(kind, found, site)[1] if isinstance(kind, kinds.Formula) else ""


@singledispatch
def read(kind: kinds.Kind, value: Any, site: Site) -> str:
    """A value in the words in which its blocks show it."""
    return means(kind, value, site)


@read.register
def _(kind: kinds.Listing, value: Sequence[Any], site: Site) -> str:
    of = filled(kind.of, site.variant, site.path, site.speller)
    names = {each["value"]: each["name"] for each in of.get("values", ())}
    return ", ".join(names.get(item, item) for item in blocks(kind, value, site)["items"])


@read.register
def _(kind: kinds.RoundingKind, value: kinds.RoundingRule, site: Site) -> str:
    told = told_of(site.variant, Wanted(site.path, site.players), {"": value}, site.language).get("", "")
    return told or site.speller.values(write(kind, value)).replace("_", " ")


def _strings(found: Any, part: str) -> list[str]:
    items = found.get(part) if isinstance(found, dict) else None
    if not isinstance(items, list) or not items or not all(isinstance(each, str) for each in items):
        raise Unbuildable(found)
    return items


@singledispatch
def means(kind: kinds.Kind, value: Any, site: Site) -> str:
    """A value as people say it; nothing, where the sentence of the book says all there is to say."""
    return site.family.aloud(kind, value)


@means.register(kinds.Listing)
@means.register(kinds.RoundingKind)
def _(_kind: kinds.Kind, value: Any, site: Site) -> str:  # noqa: ARG001 the sentence says it
    return ""
