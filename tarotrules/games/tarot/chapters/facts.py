"""What conditions and amounts may ask about, in words of a language: by topic, short, and each thing once."""

from collections.abc import Iterator
from typing import Final

from tarotrules.expressions.tree import Steps
from tarotrules.games.building import ANY_CARD, ANY_CARDS, Fact, FactKind
from tarotrules.games.features.speech import CARD, NUMBERS, PARTIES, TRUTH, Names
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.bonuses import nobody_at
from tarotrules.games.tarot.ruleset.features import PLACES, SCOPES, SPEECH, is_of_cards, is_of_trick
from tarotrules.games.telling.told import capitalised
from tarotrules.settings.kinds import Formula
from tarotrules.settings.walk import SettingPath
from tarotrules.wording.phrase import Phrase, plain

_KINDS: Final[dict[str, FactKind]] = {
    **dict.fromkeys(NUMBERS, "number"), **dict.fromkeys(PARTIES, "party"), TRUTH: "truth", CARD: "card",
}  # fmt: skip
_FEAT: Final = "promise"
_STEPS: Final[dict[str, int]] = {"number": 2, "truth": 1, "party": 3, "card": 2}
"""So many steps lead to what is offered; what is farther away nobody speaks of."""
_PLACES: Final = frozenset(word for known in SCOPES.values() for word, kind in known.items() if kind in PLACES)
_HANDS: Final = frozenset({"hand", "dealt", "suit"})
_OF_SUITS: Final = frozenset({"longest", "voids", "singletons"})
_TAKING: Final = frozenset({"attack", "defence", "achiever", "winners", "losers"})
"""The sides whose cards are counted; who else has them is one of these."""
_OF_SIDE: Final = frozenset({"taker", "partner"})
"""Those whose side has a name."""
_TOPICS: Final = {
    "tricks": "tricks", "points": "points", "worth": "points", "multiplier": "points", "margin": "points",
    "made": "points", "winner": "tricks", "leader": "tricks", "winning_card": "tricks", "number": "tricks",
}  # fmt: skip
"""What is spoken of, by the word that says it; people, cards and the deal are known by where they stand."""
_IN_ORDER: Final = ("who", "tricks", "cards", "points", "feats", "deal")
_FIRST: Final = (
    "achiever", "announcer", "declarer", "chosen", "attack", "defence", "winners", "losers", "taker", "partner",
    "dealer", "hand", "dealt", "suit", "last_trick", "penultimate_trick", "first_trick", "chien", "discard",
)  # fmt: skip
"""What is looked for first in each topic."""


class Facts:
    """What there is to be asked about by the rules of a table."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.rules = teller, teller.rules
        self.reader = Reader(teller, achiever="building-achiever")

    def of(self, kind: Formula, path: SettingPath) -> Iterator[Fact]:
        """What may be asked where a formula stands: whatever is nobody's there is not."""
        barred = {*nobody_at(self.rules.bonus, path, kind.scope), *(path[1:2] if path[:1] == (_FEAT,) else ())}
        names = Names(frozenset({ANY_CARDS}), frozenset(self.rules.promise))
        known = {root: type_ for root, type_ in SPEECH.roots(kind.scope, names).items() if root not in barred}
        found = [each for root, type_ in known.items() for each in _below((root,), type_, names)]
        for steps, of in sorted(found, key=lambda each: self._rank(*each)):
            topic = self.teller.say("building-topic", topic=self._topic(steps, of))
            name = plain(capitalised(self._named(steps, of)))
            sought = plain(self.teller.say("building-one-trick")) if is_of_trick(steps) else ""
            yield Fact(_path(steps), of, name, plain(capitalised(topic)), sought, _seldom(steps, kind.gives))

    def _rank(self, steps: Steps, kind: FactKind) -> tuple[int, int]:
        place = _FIRST.index(steps[0]) if steps[0] in _FIRST else len(_FIRST)
        return _IN_ORDER.index(self._topic(steps, kind)), place

    def _named(self, steps: Steps, kind: FactKind) -> Phrase:
        say = self.teller.say
        match steps:
            case (place, what) if what == ANY_CARDS and place in _PLACES:
                return say("building-cards-in", place=place)
            case (place, what) if kind == "number" and place in _PLACES:
                return say("building-in", what=what, place=place)
            case ("own", what):
                return say("building-own", what="cards" if what == ANY_CARDS else what)
            case (who, what) if what == ANY_CARDS:
                return say("building-taken", what="cards", who=who)
            case (who, "tricks" | "points" | "oudlers" as what) if who != "deal":
                return say("building-taken", what=what, who=who)
            case ("made",):
                return say("building-made")
            case (card, deed, *side) if card == ANY_CARDS:
                return say("building-card", deed=deed, whose=side[0] if side else "own")
        return self.reader.who(steps) if kind in {"party", "card"} else self.reader.path(steps)

    def _topic(self, steps: Steps, kind: FactKind) -> str:
        if steps[0] in self.rules.promise:
            return "feats"
        if is_of_trick(steps):
            return "tricks"
        if ANY_CARDS in steps or steps[-1] == "oudlers":
            return "cards"
        told = next((_TOPICS[each] for each in reversed(steps) if each in _TOPICS), "")
        return told or ("who" if kind == "party" else "cards" if steps[0] in _PLACES else "deal")


def _below(steps: Steps, type_: str, names: Names) -> Iterator[tuple[Steps, FactKind]]:
    """What a path leads to, and whatever that has."""
    kind = _KINDS.get(type_)
    if kind is not None and len(steps) <= _STEPS[kind]:
        yield steps, kind
    if len(steps) < max(_STEPS.values()):
        for step, inner in SPEECH.members_of(type_, names).items():
            if not is_of_cards((*steps, step)) or (len(steps) == 1 and steps[0] in _TAKING):
                yield from _below((*steps, step), inner, names)


def _path(steps: Steps) -> str:
    """How it is written: who plays cards or takes them is asked of a single one."""
    return ".".join((ANY_CARD, *steps[1:]) if steps[0] == ANY_CARDS else steps)


def _seldom(steps: Steps, gives: str) -> bool:
    """Whether something shorter says the same, or hardly anybody asks."""
    match steps:
        case (*_, "side" | "opponents", "opponents"):
            return True
        case (("attack" | "defence" | "winners" | "losers"), "opponents"):
            return True
        case (who, "side" | "opponents") if who in _OF_SIDE:
            return True
        case (*_, "opponents"):
            # There are two sides: who is not of the one is of the other.
            return gives != "party"
        case (place, "cards" | "number") if place in _PLACES:
            return True
        case (place, what) if what in _OF_SUITS:
            return place not in _HANDS
        case (_, "leader", *_) | ("dealer", "tricks" | "points" | "oudlers"):
            return len(steps) > len(("first_trick", "leader")) or steps[0] == "dealer"
    return False
