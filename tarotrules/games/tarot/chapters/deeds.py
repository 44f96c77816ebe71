"""What somebody does, takes or has, as a clause with a subject: *the defence wins the last trick*."""

from collections.abc import Mapping
from typing import Final

from tarotrules.expressions.tree import Compare, Expression, Path, Steps
from tarotrules.games.features.speech import PLAYER, SIDE
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.features import SCOPES, TRICK, is_of_cards, kind_of
from tarotrules.source.node import Node
from tarotrules.wording.nouns import Noun
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

TAKEN: Final = {"tricks": "trick", "points": "card-point", "oudlers": "class-oudlers"}
"""What a side or a player takes, and the noun for it."""
_TRICKS: Final = frozenset(name for scope in SCOPES.values() for name, kind in scope.items() if kind == TRICK)
_IN_TRICK: Final = {"winner": "cond-wins-trick", "leader": "cond-leads"}
_WITH_CARD: Final = {"winner": "cond-captures", "player": "cond-plays"}
_PARTIES: Final = frozenset(
    {
        "declarer",
        "taker",
        "partner",
        "dealer",
        "announcer",
        "chosen",
        "achiever",
        "attack",
        "defence",
        "winners",
        "losers",
    }
)
"""Those whom one word names."""
_NAMED: Final = frozenset((name,) for name in _PARTIES - {"winners", "losers"})
"""Those of them who have a name whatever they do."""


class Deed(Node):
    """What somebody does: the message of its clause, and what it is given besides the subject."""

    message: str
    arguments: Mapping[str, Value]

    def told(self, teller: Teller, who: Phrase, there: str) -> Phrase:
        """The clause about somebody."""
        return teller.say(self.message, who=who, there=there, **self.arguments)


def deed_of(teller: Teller, steps: Steps) -> Deed | None:
    """What somebody does whom a path names by it."""
    own = steps[:-1] if steps[-1] == "side" and len(steps) > len(("promise", "side")) else steps
    rules = teller.rules
    match own:
        case (trick, "winner" | "leader" as deed) if trick in _TRICKS:
            return Deed(_IN_TRICK[deed], {"place": trick})
        case (name, "winner" | "player" as deed) if name in rules.deck.class_:
            return Deed(_WITH_CARD[deed], {"card": teller.noun(name)})
        case (name, "side") if name in rules.promise:
            return Deed("cond-makes", {"title": teller.title("promise", name)})
        case ("winners" | "losers" as result,):
            return Deed("cond-ends", {"result": result})
    return None


class Done(Node):
    """That somebody does something, or does not."""

    deed: Steps
    subject: Steps
    there: bool


def done(teller: Teller, condition: Expression) -> Done | None:
    """What a comparison of two parties says as a deed; whoever has a name is the subject."""
    match condition:
        case Compare("=" | "!=" as operator, Path(one), Path(two)):
            for subject, deed in sorted(((one, two), (two, one)), key=lambda each: each[0] not in _NAMED):
                if deed_of(teller, deed) is not None:
                    return Done(deed, subject, operator == "=")
    return None


def is_party(steps: Steps) -> bool:
    """Whether somebody is named by one word."""
    return len(steps) == 1 and steps[0] in _PARTIES


def taken(steps: Steps) -> tuple[Steps, str] | None:
    """Who takes how much of what, if that is what a path counts."""
    *who, what = steps
    is_taken = who and (is_of_cards(steps) or (what in TAKEN and kind_of(tuple(who)) in {SIDE, PLAYER}))
    return (tuple(who), what) if is_taken else None


def noun_of(what: str) -> Noun:
    """The noun for what is taken, if it is not cards of a class."""
    return Noun(TAKEN[what])
