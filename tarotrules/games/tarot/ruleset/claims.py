"""The claims chapter: what a player may declare of a hand (handful, misère)."""

from collections.abc import Iterator, Mapping
from math import floor
from typing import Any, NamedTuple

from tarotrules.expressions.tree import And, Compare, Expression, Number, Path, paths_of
from tarotrules.games.features.speech import SIDE
from tarotrules.games.tarot.ruleset.deck import CardClass
from tarotrules.games.tarot.ruleset.features import kind_of
from tarotrules.games.tarot.ruleset.payments import Flow
from tarotrules.settings.kinds import Choice, Formula
from tarotrules.settings.record import Record, entries, nothing, setting


class Level(Record):
    """One level of a claim, such as a double handful."""

    when: Expression = setting(Formula("truth", "claim"))
    """Read on the declarer's hand at the moment of the claim."""
    worth: Expression = setting(Formula("number", "settlement"))


def shows_cards(claim: Any) -> bool:
    """Whether anything is laid open for a claim."""
    return claim.show not in {None, "nothing"}


def shows_nothing(claim: Any) -> bool:
    """Whether nobody sees what a claim rests on when it is made."""
    return bool(claim.show == "nothing")


def asks_of_unseen(claim: Any) -> bool:
    """Whether what must be so can be such as the declarer does not see: what the chien holds, or who is the partner."""
    paths = () if claim.requires is None else paths_of(claim.requires)
    return any(path[0] == "chien" or kind_of(path) == SIDE for path in paths)


def may_be_false(claim: Any) -> bool:
    """Whether a claim can turn out not to have been true."""
    return shows_nothing(claim) or asks_of_unseen(claim)


class Claim(Flow):
    """Something a player may declare, and who is paid for it."""

    requires: Expression | None = setting(Formula("truth", "claim"), optional=True, unsaid=nothing)
    """What must be so for anybody to declare it, whatever the level."""
    level: dict[str, Level] = entries(Level, ordered=True)
    count: str = setting(Choice("best_level", "any_level", "all_levels"), bare=True)
    """What a player declares of the levels that a hand fits: the highest, one of them, or each of them."""
    moment: str = setting(Choice("own_first_card", "before_first_lead"))
    show: str = setting(Choice("exactly", "extremes", "at_least", "all", "nothing"))
    """What is laid open: as many cards as the level asks for (*extremes*: the highest and the lowest held among them),
    these and more if liked, all that count, or nothing."""
    order: str | None = setting(Choice("descending", "ascending", "any_order"), optional=True, exists=shows_cards)
    """The order in which the cards are laid open."""
    unseen: str | None = setting(Choice("settled_later", "forbidden"), optional=True, exists=asks_of_unseen)
    """Whether somebody may declare who cannot yet know whether it is allowed, such as before anybody sees the chien."""
    proof: str | None = setting(Choice("in_play", "on_demand"), optional=True, exists=shows_nothing)
    """How it is seen to be true: by the cards as they are played, or by the hand if somebody asks for it."""
    if_false: str | None = setting(Choice("nothing", "reversed"), optional=True, exists=may_be_false)
    """What comes of it if it turns out to be false: nothing, or as much is lost as would have been won."""


class Asked(NamedTuple):
    """So many cards of a class."""

    of: str
    least: int


def asks_for(when: Expression, classes: Mapping[str, CardClass]) -> Asked | None:
    """How many cards of which class a level asks a hand for; of classes within one another, of the widest."""
    asked = [each for each in _asked(when) if each.of in classes]
    cards = {each.of: frozenset(classes[each.of].cards) for each in asked}
    widest = max(cards, key=lambda name: len(cards[name]), default="")
    if not all(each <= cards[widest] for each in cards.values()):
        return None
    return max((each for each in asked if each.of == widest), key=lambda each: each.least, default=None)


def _asked(when: Expression) -> Iterator[Asked]:
    match when:
        case And(operands):
            for each in operands:
                yield from _asked(each)
        case Compare(">=" | ">" | "=" as operator, Path(("hand", of)), Number(number)) if number > 0:
            yield Asked(of, floor(number) + (operator == ">"))
