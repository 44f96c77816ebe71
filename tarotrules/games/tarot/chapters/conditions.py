"""Conditions and amounts read aloud: every expression a variant can hold has words in every language."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from typing import Final

from tarotrules.cards.pack import SUITS
from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.said import as_said
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Comparison,
    Exists,
    Expression,
    Is,
    Negative,
    Not,
    Number,
    Or,
    Path,
    Rounded,
    Steps,
)
from tarotrules.games.features.speech import CARD, PARTIES
from tarotrules.games.tarot.chapters.deeds import TAKEN, Done, deed_of, done, is_party, noun_of, taken
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.features import (
    ALONE,
    MEMBERS,
    PLACES,
    SCOPES,
    is_of_cards,
    is_of_trick,
    is_whole,
    kind_of,
)
from tarotrules.games.tarot.ruleset.modes import what_counts
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.phrase import Phrase
from tarotrules.wording.values import Value

_OPERATORS = {"=": "equal", "!=": "differ", "<": "less", "<=": "most", ">": "more", ">=": "least"}
_OPPOSITE: Final[Mapping[Comparison, Comparison]] = {
    "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">",
}  # fmt: skip
_PARTNER: Final = Path(("partner",))
_ALL_TRICKS: Final = Path(("deal", "tricks"))
_PLACES = frozenset(name for scope in SCOPES.values() for name, kind in scope.items() if kind in PLACES)
_CARD: Final = ("card",)
"""Whichever is about to be played."""
_LAID: Final = ("this_trick", "cards")
_NOW: Final = ("this_trick", "number")
_CARDS: Final = "cards"
"""What is taken, where it is cards of a class."""
_LETTERS: Final = "abcdefgh"
_MANY: Final = 3
"""So many clauses at most stand side by side without letters."""
_WHO = PARTIES | {CARD}


class Reader:
    """Reads expressions of one ruleset in one language."""

    def __init__(
        self, teller: Teller, *, achiever: str = "who", inside: bool = False, again: str | None = None
    ) -> None:
        self.teller = teller
        self.achiever = achiever
        """The message that names the side that has achieved something."""
        self.inside = inside
        """Whether it reads part of a list, in which no other list may stand."""
        self.again = again
        """Whoever the clause before was about."""

    def truth(self, condition: Expression) -> Phrase:
        """A condition as a clause."""
        say = self.teller.say
        match condition:
            case And() | Or():
                return self.several(condition)
            case Not(operand):
                return self.untruth(operand)
            case Exists(operand):
                return self.exists(operand)
            case Is(Path(steps), kind):
                return self.of_class(steps, kind, there="yes")
            case Compare():
                return self.compare(condition)
            case Path(("made",)):
                return say("cond-made", there="yes")
        return self.amount(condition)

    def untruth(self, condition: Expression) -> Phrase:
        """A condition that must not hold, as one says it; where there is no such way, put before the clause."""
        match condition:
            case Path(("made",)):
                return self.teller.say("cond-made", there="no")
            case Exists(operand) if operand == _PARTNER or self.is_promise(operand) or self.is_of_card(operand):
                return self.exists(operand, there="no")
            case Is(Path(steps), kind):
                return self.of_class(steps, kind, there="no")
            case And() | Or() | Compare():
                return self.truth(canonical(_turned(condition), is_whole))
        return self.teller.say("cond-not", clause=self.truth(condition))

    def joined(self, clauses: list[Phrase], joint: str) -> Phrase:
        """Clauses side by side, as a language joins clauses: not always as it joins words."""
        first, *rest = clauses
        for place, clause in enumerate(rest):
            end = "two" if len(rest) == 1 else "end" if place == len(rest) - 1 else "more"
            first = self.teller.say(f"clauses-{joint}-{end}", left=first, right=clause)
        return first

    def several(self, condition: And | Or) -> Phrase:
        """Conditions side by side: with letters where they are many, or joined inside themselves in another way."""
        joint = _joint(condition)
        clauses = self.clauses(condition.operands, joint)
        mixed = any(map(self.is_several, condition.operands))
        if not self.inside and 1 < len(clauses) <= len(_LETTERS) and (mixed or len(clauses) > _MANY):
            say, letters = self.teller.say, _LETTERS[: len(clauses)]
            lettered = zip(letters, clauses, strict=True)
            clauses = [say("clause-lettered", letter=letter, clause=clause) for letter, clause in lettered]
        return self.joined(clauses, joint)

    def is_several(self, condition: Expression) -> bool:
        """Whether a condition takes more than one clause."""
        match condition:
            case And(operands) | Or(operands):
                return len(self.clauses(operands, _joint(condition))) > 1
        return False

    def part(self, condition: Expression, again: str | None) -> Phrase:
        """A clause among others; in a list, what is joined inside it is kept together."""
        if not self.inside:
            return Reader(self.teller, achiever=self.achiever, inside=True, again=again).truth(condition)
        clause = self.truth(condition)
        if not self.is_several(condition):
            return clause
        return self.teller.say("cond-either" if isinstance(condition, Or) else "cond-together", clause=clause)

    def weight(self, condition: Expression) -> int:
        """What is said first among clauses: who won, then what lies where; last, what is joined inside itself."""
        match condition:
            case And() | Or():
                return 3
            case Path(("made",)) | Not(Path(("made",))):
                return -1
            case Compare(_, _, Number()):
                return 0
            case Compare("!="):
                return 2
        return 1

    def clauses(self, operands: tuple[Expression, ...], joint: str = "and") -> list[Phrase]:
        """Clauses to be joined; what one place holds is said in one clause."""
        only = self.only_card(operands) if joint == "and" else None
        if only is not None:
            return [only]
        but = self.but_not(operands) if joint == "and" else {}
        held: dict[tuple[str, str], list[Phrase]] = {}
        for each in operands:
            found = self.holding(each)
            if found is not None:
                held.setdefault((found[0], found[1]), []).append(found[2])
        clauses: dict[tuple[str, str], Phrase] = {}
        alike, again = self.alike(operands, joint), self.again
        if joint == "and":
            alike |= self.at_once(operands)
        for number, each in enumerate(sorted(operands, key=self.weight)):
            if each in alike:
                clauses["", ".".join(alike[each][0])] = alike[each][1]
                continue
            found, lacks = self.holding(each), self.lacking(each)
            place = found[1] if found is not None else lacks[0] if lacks is not None else ""
            key = (found[0], found[1]) if found is not None else ("", f"{number}")
            items = held.get(key, [])
            if place in but:
                clauses["but", place] = but[place]
            elif len(items) > 1:
                clauses[key] = self.teller.say(key[0], place=key[1], items=self.teller.list(items, joint))
            else:
                clauses["", f"{number}"] = self.part(each, again)
            # Whoever may achieve something is one side throughout; anybody else is named again after another.
            stays = again if again == "achiever" else None
            again = (self.subject(each) or stays) if joint == "and" else self.again
        return list(clauses.values())

    def subject(self, condition: Expression) -> str | None:
        """Whom a clause is about, if one word names them."""
        match condition:
            case Compare(_, Path(steps)) if (found := taken(steps)) is not None:
                who = found[0]
            case _ if (deed := done(self.teller, condition)) is not None:
                who = deed.subject
            case _:
                return None
        return who[0] if is_party(who) and who[0] not in {"winners", "losers"} else None

    def alike(self, operands: tuple[Expression, ...], joint: str) -> dict[Expression, tuple[Steps, Phrase]]:
        """Conditions of one clause, since they say the same of several: *neither the taker nor the partner wins it*."""
        found: dict[Steps, list[tuple[Expression, Done]]] = {}
        for each in operands:
            deed = done(self.teller, each)
            if deed is not None and is_party(deed.subject) and deed.there == (joint == "or"):
                found.setdefault(deed.deed, []).append((each, deed))
        clauses: dict[Expression, tuple[Steps, Phrase]] = {}
        for steps, those in found.items():
            if len(those) == 2:  # noqa: PLR2004 neither the one nor the other
                clause = self.of_two(those[0][1], those[1][1])
                clauses |= {each: (steps, clause) for each, _ in those}
        return clauses

    def at_once(self, operands: tuple[Expression, ...]) -> dict[Expression, tuple[Steps, Phrase]]:
        """Conditions of one clause, since the one is about a trick of the other: *nine tricks, the last among them*."""
        clauses: dict[Expression, tuple[Steps, Phrase]] = {}
        for one, two in permutations(operands, 2):
            deed = done(self.teller, two)
            if deed is not None and deed.there and deed.deed[1:2] == ("winner",):
                clause = self.with_trick(one, deed) or self.into_trick(one, deed)
                if clause is not None:
                    clauses |= {one: (deed.deed, clause), two: (deed.deed, clause)}
        return clauses

    def with_trick(self, condition: Expression, won: Done) -> Phrase | None:
        """That somebody wins so many tricks, and a certain one among them."""
        match condition:
            case Compare("=" | ">=" as operator, Path((who, "tricks")), Number(value)) if (
                (who,) == won.subject and won.deed[0] in _PLACES and value >= 1
            ):
                count, kind = Count(value, noun_of("tricks")), _OPERATORS[operator]
                subject = self.who(won.subject)
                return self.teller.say("cond-takes-with", who=subject, operator=kind, count=count, place=won.deed[0])
        return None

    def into_trick(self, condition: Expression, won: Done) -> Phrase | None:
        """That somebody plays a card to a trick that another wins."""
        played, name = done(self.teller, condition), won.deed[0]
        if played is None or not played.there or played.deed[:2] != (name, "player") or played.subject == won.subject:
            return None
        winner = Reader(self.teller, achiever=self.achiever).who(won.subject)
        card = self.teller.noun(name)
        return self.teller.say("cond-plays-into", who=self.who(played.subject), card=card, winner=winner)

    def of_two(self, one: Done, two: Done) -> Phrase:
        """That one of two does something, or neither."""
        names = [self.who(one.subject), self.who(two.subject)]
        if one.there:
            return self.doing(one, self.teller.list(names, "or"), "yes")
        return self.doing(one, self.teller.say("neither", left=names[0], right=names[1]), "none")

    def doing(self, deed: Done, who: Phrase, there: str) -> Phrase:
        """The clause of a deed."""
        found = deed_of(self.teller, deed.deed)
        if found is None:
            raise ValueError(deed)
        return found.told(self.teller, who, there)

    def of_class(self, card: Steps, kind: str, *, there: str) -> Phrase:
        """What is played, or wins a trick, or does not."""
        single, noun = len(self.teller.cards(kind)) == 1, self.teller.noun(kind)
        if card == _CARD:
            return self.teller.say("cond-card-is-the" if single else "cond-card-is", noun=noun, there=there)
        told = "cond-won-by-the" if single else "cond-won-by"
        return self.teller.say(told, place=card[0], noun=noun, there=there)

    def takes(self, compare: Compare) -> Phrase | None:
        """How much somebody takes, beside a number or beside what somebody else takes."""
        found = taken(compare.left.steps) if isinstance(compare.left, Path) else None
        if found is None:
            return None
        steps, what = found
        who, operator = self.who(steps), _OPERATORS[compare.operator]
        cards = "" if what in TAKEN else what
        what, noun = (_CARDS, self.teller.noun(cards)) if cards else (what, noun_of(what))
        match compare.right:
            case Number(value) if cards and (clause := self.takes_all(who, cards, compare.operator, value)) is not None:
                return clause
            case Number(value) if _none(compare.operator, value):
                none = self.noun_of_none(cards) if cards else noun
                return self.teller.say("cond-takes-none", who=who, what=what, noun=none)
            case Number(value):
                count = Count(value, noun)
                return self.teller.say("cond-takes", who=who, what=what, operator=operator, count=count)
            case Path(others) if (other := taken(others)) is not None and other[1] == found[1]:
                than = Reader(self.teller, achiever=self.achiever).who(other[0])
                return self.teller.say("cond-takes-than", who=who, what=what, operator=operator, noun=noun, other=than)
        return None

    def takes_all(self, who: Phrase, name: str, operator: str, value: Fraction) -> Phrase | None:
        """That a side has all cards of a class, or the only one there is, or has not."""
        every, there = len(self.teller.cards(name)), _there(operator, value)
        if every == 1 and there is not None:
            card, said = self.teller.noun(name), "yes" if there else "no"
            return self.teller.say("cond-takes-card", who=who, card=card, there=said)
        if every > 1 and value == every and operator in {"=", ">="}:
            return self.teller.say("cond-takes-all", who=who, count=Count(value, self.teller.noun(name)))
        return None

    def only_card(self, operands: tuple[Expression, ...]) -> Phrase | None:
        """Two counts of one that say a card is the only one of a wider class."""
        match operands:
            case (Compare("=", Path((place, one)), Number(n)), Compare("=", Path((other, two)), Number(m))) if (
                place == other and n == m == 1 and {one, two} <= self.teller.rules.deck.class_.keys()
            ):
                small, wide = sorted((one, two), key=lambda name: len(self.teller.cards(name)))
                if len(self.teller.cards(small)) == 1 and set(self.teller.cards(small)) < set(self.teller.cards(wide)):
                    card, noun = self.teller.noun(small), self.teller.noun(wide)
                    return self.teller.say("cond-only-card", place=place, card=card, noun=noun)
        return None

    def but_not(self, operands: tuple[Expression, ...]) -> dict[str, Phrase]:
        """What is said of a place that holds some cards and lacks others: *two trumps at most but no king*."""
        held: dict[str, list[Phrase]] = {}
        lacking: dict[str, list[Phrase]] = {}
        for each in operands:
            found, lacks = self.held(each), self.lacking(each)
            if found is not None:
                held.setdefault(found[0], []).append(self.teller.say(f"have-{found[1]}", **found[2]))
            if lacks is not None:
                lacking.setdefault(lacks[0], []).append(lacks[1])
        return {
            place: self.teller.say(
                "cond-holds-but",
                place=place,
                items=self.teller.list(items, "and"),
                lacking=self.joined(lacking[place], "lacking"),
            )
            for place, items in held.items()
            if place in lacking
        }

    def lacking(self, condition: Expression) -> tuple[str, Phrase] | None:
        """What a condition says a place lacks, if that is all it says."""
        match condition:
            case Compare(operator, Path(steps), Number(value)) if self.counts_cards(steps) and _none(operator, value):
                place, name = steps
                if self.is_single(place, name):
                    return place, self.teller.say("lack-card", card=self.noun(name))
                return place, self.teller.say("lack-cards", noun=self.noun_of_none(name))
        return None

    def holding(self, condition: Expression) -> tuple[str, str, Phrase] | None:
        """What a condition says a place holds, if that is all it says: sentence, place, thing held."""
        match condition:
            case Compare(operator, Path(steps), Number(value)) if self.counts_cards(steps):
                place, name = steps
                if _none(operator, value) and not self.is_single(place, name):
                    return "cond-holds-none", place, self.teller.say("hold-none", noun=self.noun_of_none(name))
        found = self.held(condition)
        return None if found is None else ("cond-holds", found[0], self.teller.say(f"hold-{found[1]}", **found[2]))

    def held(self, condition: Expression) -> tuple[str, str, dict[str, Value]] | None:
        """A place, and what it holds: what kind of thing, and which."""
        match condition:
            case Compare(operator, Path(steps), Number(value)) if self.counts_cards(steps):
                place, name = steps
                if self.is_single(place, name) and _there(operator, value):
                    return place, "card", {"card": self.noun(name)}
                if operator == ">=" and value == 1 and name != "cards":
                    return place, "some", {"noun": self.noun(name)}
                if operator in {"=", ">=", "<="} and value > 0:
                    return place, "cards", {"operator": _OPERATORS[operator], "count": Count(value, self.noun(name))}
        return None

    def is_promise(self, operand: Expression) -> bool:
        """Whether a path leads to the side that has kept a promise."""
        steps = operand.steps if isinstance(operand, Path) else ()
        return len(steps) == 2 and steps[0] in self.teller.rules.promise  # noqa: PLR2004 promise and side

    def is_of_card(self, operand: Expression) -> bool:
        """Whether a path leads to the player of a card, or to whoever won it."""
        steps = operand.steps if isinstance(operand, Path) else ()
        return len(steps) == 2 and steps[0] in self.teller.rules.deck.class_  # noqa: PLR2004 class and player

    def exists(self, operand: Expression, there: str = "yes") -> Phrase:
        """Somebody or something is there, or is not: a promise kept, a partner found."""
        steps = operand.steps if isinstance(operand, Path) else ()
        if operand == _PARTNER:
            return self.teller.say("cond-partner", there=there)
        if self.is_promise(operand):
            return self.teller.say("cond-promise-kept", title=self.teller.title("promise", steps[0]), there=there)
        if self.is_of_card(operand):
            return self.teller.say("cond-card-played", card=self.teller.noun(steps[0]), there=there)
        return self.teller.say("cond-exists", thing=self.thing(operand))

    def compare(self, compare: Compare) -> Phrase:
        """A comparison: of cards in a place, of people, of tricks, or of amounts."""
        left, operator, right = compare.left, compare.operator, compare.right
        now = self.at_trick(compare)
        if now is not None:
            return now
        if isinstance(left, Path) and isinstance(right, Number) and self.counts_cards(left.steps):
            return self.cards(left.steps, operator, right.value)
        captured = _captured(compare)
        if captured is not None:
            card, there = captured
            return self.teller.say("cond-captured", card=self.teller.noun(card), there="yes" if there else "no")
        deed = done(self.teller, compare)
        if deed is not None:
            return self.doing(deed, self.who(deed.subject), "yes" if deed.there else "no")
        if isinstance(left, Path) and isinstance(right, Path) and self.is_who(left.steps):
            same = "cond-same" if operator == "=" else "cond-different"
            return self.teller.say(same, one=self.who(left.steps), two=self.who(right.steps))
        tricks = _all_tricks(compare)
        if tricks is not None:
            side, missing = tricks
            owner = self.who(side)
            if missing == 0:
                return self.teller.say("cond-all-tricks", side=owner)
            return self.teller.say("cond-all-tricks-but", side=owner, n=missing)
        amounts = self.takes(compare) or self.points_in_place(compare) or self.in_trick(compare)
        return amounts or self.teller.say(
            "cond-compare", operator=_OPERATORS[operator], left=self.amount(left), right=self.amount(right)
        )

    def in_trick(self, compare: Compare) -> Phrase | None:
        """In which trick a card falls: in the same one as another, before or after it, or in one that has a number."""
        match compare:
            case Compare(operator, Path(one), Path(two)) if is_of_trick(one) and is_of_trick(two):
                cards = {"one": self.card(one[0]), "two": self.card(two[0])}
                if operator in {"=", "!="}:
                    return self.teller.say("cond-same-trick", there="yes" if operator == "=" else "no", **cards)
                return self.teller.say("cond-trick-than", operator=_OPERATORS[operator], **cards)
            case Compare(operator, Path(steps), Number(value)) if is_of_trick(steps):
                return self.in_numbered(operator, steps[0], value)
            case Compare("=" | "!=" as operator, left, right) if _ALL_TRICKS in {left, right}:
                other = right if left == _ALL_TRICKS else left
                if isinstance(other, Path) and is_of_trick(other.steps):
                    return self.in_last(operator, other.steps[0])
        return None

    def at_trick(self, compare: Compare) -> Phrase | None:
        """Which trick a card is played to, and whether it is led."""
        match compare:
            case Compare(operator, Path(steps), Number(value)) if (
                steps == _LAID and _there(operator, value) is not None
            ):
                return self.teller.say("cond-card-led", there="no" if _there(operator, value) else "yes")
            case Compare(operator, Path(steps), Number(value)) if steps == _NOW:
                kind = _OPERATORS[operator]
                if value == 1 and kind in {"equal", "most", "differ", "more"}:
                    there = "yes" if kind in {"equal", "most"} else "no"
                    return self.teller.say("cond-trick-now-at", place="first", there=there)
                return self.teller.say("cond-trick-now", operator=kind, n=value)
            case Compare("=" | "!=" as operator, left, right) if {left, right} == {Path(_NOW), _ALL_TRICKS}:
                return self.teller.say("cond-trick-now-at", place="last", there="yes" if operator == "=" else "no")
        return None

    def in_numbered(self, operator: Comparison, name: str, value: Fraction) -> Phrase:
        """That a card falls in the trick of a number, not in it, before or after it."""
        kind = _OPERATORS[operator]
        if value == 1 and kind == "least":
            return self.teller.say("cond-card-played", card=self.teller.noun(name), there="yes")
        if value == 1 and kind in {"equal", "most", "differ", "more"}:
            there = "yes" if kind in {"equal", "most"} else "no"
            return self.teller.say("cond-trick-at", card=self.card(name), place="first", there=there)
        return self.teller.say("cond-trick-number", card=self.card(name), operator=kind, n=value)

    def in_last(self, operator: str, name: str) -> Phrase:
        """That a card falls in the last trick, or in another."""
        there = "yes" if operator == "=" else "no"
        return self.teller.say("cond-trick-at", card=self.card(name), place="last", there=there)

    def card(self, name: str) -> Phrase:
        """A single card, as what falls in a trick."""
        return self.teller.say("trick-card", card=self.teller.noun(name))

    def points_in_place(self, compare: Compare) -> Phrase | None:
        """So many card points in a place."""
        match compare:
            case Compare(operator, Path((place, "points")), Number(value)) if place in _PLACES:
                count = Count(value, noun_of("points"))
                return self.teller.say("cond-cards", place=place, operator=_OPERATORS[operator], count=count)
        return None

    def counts_cards(self, steps: Steps) -> bool:
        """Whether a path counts cards of a class in a place."""
        classes = {*self.teller.rules.deck.class_, "cards"}
        return len(steps) == 2 and steps[0] in _PLACES and steps[1] in classes  # noqa: PLR2004 place and class

    def is_single(self, place: str, name: str) -> bool:
        """Whether a place holds one card of a class at most, which then is there or is not."""
        if name == "cards":
            return False
        suits = Counter(card.suit for card in self.teller.cards(name))
        return suits.total() == 1 or (place == "suit" and suits == Counter(SUITS))

    def noun(self, name: str) -> Noun:
        """A class as a noun, or cards of any class."""
        return Noun("card") if name == "cards" else self.teller.noun(name)

    def cards(self, steps: Steps, operator: str, value: Fraction) -> Phrase:
        """So many cards of a class in a place; a class of one card is there or is not."""
        place, name = steps
        if self.is_single(place, name) and _there(operator, value) is not None:
            there = "yes" if _there(operator, value) else "no"
            return self.teller.say("cond-card-in", place=place, there=there, card=self.noun(name))
        if _none(operator, value):
            return self.teller.say("cond-no-cards", place=place, noun=self.noun_of_none(name))
        if operator == ">=" and value == 1 and name != "cards":
            return self.teller.say("cond-holds", place=place, items=self.teller.say("hold-some", noun=self.noun(name)))
        kind = _OPERATORS[operator]
        return self.teller.say("cond-cards", place=place, operator=kind, count=Count(value, self.noun(name)))

    def noun_of_none(self, name: str) -> Noun:
        """A class as it reads after *no*."""
        key = f"class-{name}-none"
        return Noun(key) if key in self.teller.words.lexicon.entries else self.noun(name)

    def is_who(self, steps: Steps) -> bool:
        """Whether a path leads to a player, a side or a card."""
        return kind_of(steps) in _WHO

    def who(self, steps: Steps) -> Phrase:
        """A player, a side or a card as a noun phrase."""
        say = self.teller.say
        if steps == (self.again,):
            return say("who-again", who=steps[0])
        if steps == ("achiever",) and self.achiever != "who":
            return say(self.achiever)
        if len(steps) == 1:
            return say("who", who=steps[0])
        if steps[-1] in {"side", "opponents"}:
            if len(steps) == 2 and steps[0] in self.teller.rules.promise:  # noqa: PLR2004 promise and side
                return say("who-kept", title=self.teller.title("promise", steps[0]))
            return self.side(steps[:-1], steps[-1])
        if steps[-1] == "player":
            return say("who-held", card=self.teller.noun(steps[0]))
        if steps[-1] == "winner" and steps[0] not in _PLACES:
            return say("who-captured", card=self.teller.noun(steps[0]))
        return say(f"who-{steps[-1].replace('_', '-')}", place=steps[0])

    def side(self, who: Steps, kind: str) -> Phrase:
        """The side of somebody, or the side against them."""
        say, own = self.teller.say, "yes" if kind == "side" else "no"
        match who:
            case ("declarer" | "announcer" | "chosen" | "taker" | "partner" | "dealer" as name,):
                return say("side-of", who=name, own=own)
            case (place, "winner" | "leader" as deed) if place in _PLACES:
                return say(f"side-{deed}", place=place, own=own)
            case (name, "player"):
                return say("side-held", card=self.teller.noun(name), own=own)
            case (name, "winner"):
                return say("side-captured", card=self.teller.noun(name), own=own)
        return say(f"who-{kind}", who=self.who(who))

    def thing(self, operand: Expression) -> Phrase:
        """Whatever an expression stands for."""
        if isinstance(operand, Path) and self.is_who(operand.steps):
            return self.who(operand.steps)
        return self.amount(operand)

    def amount(self, amount: Expression) -> Phrase:
        """An amount as a noun phrase."""
        say = self.teller.say
        amount = as_said(amount)
        match amount:
            case Number(value):
                return say("number", n=value)
            case Path(steps):
                return self.path(steps)
            case Calculation("*", Number(value), Path(steps)) if (
                value > 0 and (each := self.per(value, steps)) is not None
            ):
                return each
            case Calculation("*", Number(value), operand) if value.numerator == 1 < value.denominator:
                return self.amount(Calculation("/", operand, Number(Fraction(value.denominator))))
            case Calculation(operator, left, right):
                kind = {"+": "plus", "-": "minus", "*": "times", "/": "over"}[operator]
                # What is added to a sum is one more of its parts.
                is_sum = operator == "+" and isinstance(left, Calculation) and left.operator == "+"
                first = self.amount(left) if is_sum else self.operand(left)
                return say("amount-calculation", operator=kind, left=first, right=self.operand(right))
            case Negative(operand):
                return say("amount-minus", amount=self.amount(operand))
            case Choose(_, then, otherwise) if _is_larger(amount):
                return say("amount-least", amount=self.amount(then), least=self.amount(otherwise))
            case Choose(condition, then, otherwise):
                return say(
                    "amount-choose",
                    condition=self.truth(condition),
                    then=self.amount(then),
                    otherwise=self.amount(otherwise),
                )
            case Rounded(operand, direction, step):
                # A number has forms of its own; a text has none to choose.
                to = step.value if isinstance(step, Number) else self.amount(step)
                return say("amount-rounded", amount=self.amount(operand), direction=direction, step=to)
        return self.truth(amount)

    def operand(self, amount: Expression) -> Phrase:
        """An amount inside another; what is calculated by itself is kept together."""
        phrase = self.amount(amount)
        simple = isinstance(amount, Number | Path)
        return phrase if simple else self.teller.say("amount-group", amount=phrase)

    def worth(self, amount: Expression) -> Phrase:
        """An amount that is paid: a number of points, or what it is reckoned from."""
        match amount:
            case Number(value):
                return self.teller.say("amount-number", n=value)
            case Calculation("+", left, right):
                return self.teller.say(
                    "amount-calculation", operator="plus", left=self.worth(left), right=self.worth(right)
                )
            case Choose(condition, then, otherwise) if not _is_larger(amount):
                return self.teller.say(
                    "amount-choose",
                    condition=self.truth(condition),
                    then=self.worth(then),
                    otherwise=self.worth(otherwise),
                )
            case Path(steps):
                return self.per(Fraction(1), steps) or self.amount(amount)
        return self.amount(amount)

    def per(self, number: Fraction, steps: Steps) -> Phrase | None:
        """So many points for each of what a path counts."""
        found = taken(steps)
        if found is not None and is_party(found[0]) and found[1] not in TAKEN:
            return self.teller.say("amount-per-taken", n=number, noun=self.teller.noun(found[1]), who=found[0][0])
        if found is not None and is_party(found[0]):
            return self.teller.say("amount-per", n=number, what=found[1], who=found[0][0])
        if self.counts_cards(steps) and steps[1] != "cards":
            return self.teller.say("amount-per-card", n=number, noun=self.teller.noun(steps[1]), place=steps[0])
        return None

    def path(self, steps: Steps) -> Phrase:
        """What a path counts."""
        say = self.teller.say
        if len(steps) == 1:
            return say("amount", what=steps[0])
        if steps[0] in {"own", "rank"}:
            return self.of_ranking(steps)
        if self.counts_cards(steps) and steps[1] != "cards":
            return say("amount-cards", place=steps[0], noun=self.teller.noun(steps[1]))
        if steps[0] in _PLACES and len(steps) == 2:  # noqa: PLR2004 place and feature
            return say("amount-in-place", place=steps[0], what=steps[1])
        if steps[0] in {"contract", "deal"}:
            return say(f"amount-{steps[0]}", what=steps[1])
        if is_of_trick(steps):
            return say("amount-trick", card=self.teller.noun(steps[0]))
        if is_of_cards(steps):
            return say("amount-of-cards", noun=self.teller.noun(steps[-1]), who=self.who(steps[:-1]))
        if is_party(steps[:-1]) and self.achiever == "who":
            return say("amount-of-party", what=steps[-1], who=steps[0])
        return say("amount-of", what=steps[-1], who=self.who(steps[:-1]))

    def of_ranking(self, steps: Steps) -> Phrase:
        """What is counted of each player, or of all, where everybody plays alone."""
        if steps[0] == "rank":
            return self.of_first()
        if steps[1] in self.teller.rules.deck.class_ and steps[1] not in MEMBERS[ALONE]:
            return self.teller.say("amount-own-cards", noun=self.teller.noun(steps[1]))
        return self.teller.say("amount-own", what=steps[1])

    def of_first(self) -> Phrase:
        """What the first has of what counts first, as deals without a taker are played in these rules."""
        mode = self.teller.rules.mode.get(self.teller.rules.auction.plays or "")
        what = "other" if mode is None else what_counts(next(iter(mode.rank.values())))
        return self.teller.say("amount-best", what=what)


def _joint(condition: And | Or) -> str:
    return "and" if isinstance(condition, And) else "or"


def _is_larger(choice: Choose) -> bool:
    """Whether the larger of two amounts is chosen: *if a > b then a else b*."""
    match choice.condition:
        case Compare(">" | ">=", left, right):
            return (left, right) == (choice.then, choice.otherwise)
    return False


def _turned(condition: And | Or | Compare) -> Expression:
    """What holds when a condition does not, as far as there is an answer at all."""
    match condition:
        case And(operands):
            return Or(tuple(map(_denied, operands)))
        case Or(operands):
            return And(tuple(map(_denied, operands)))
    return _denied(condition)


def _denied(condition: Expression) -> Expression:
    match condition:
        case Compare(operator, left, right):
            return Compare(_OPPOSITE[operator], left, right)
        case Not(operand):
            return operand
    return Not(condition)


def _none(operator: str, value: Fraction) -> bool:
    """Whether a comparison of a count says that there is none."""
    return (operator in {"=", "<="} and value == 0) or (operator == "<" and value == 1)


def _there(operator: str, value: Fraction) -> bool | None:
    """Whether a comparison of a count that is 0 or 1 says that the card is there."""
    if (operator in {"=", ">="} and value == 1) or (operator in {">", "!="} and value == 0):
        return True
    return False if _none(operator, value) or (operator == "!=" and value == 1) else None


def _captured(compare: Compare) -> tuple[str, bool] | None:
    """A card that the other side has won, or not, if that is what a comparison says."""
    match compare.left, compare.right:
        case (Path((one, "player", "side")), Path((two, "winner", "side"))) | (
            Path((one, "winner", "side")),
            Path((two, "player", "side")),
        ) if one == two:
            return one, compare.operator == "!="
    return None


def _all_tricks(compare: Compare) -> tuple[tuple[str, ...], int] | None:
    """A side, and by how many tricks it may fall short of all of them."""
    every = _ALL_TRICKS
    match compare:
        case Compare("=", Path(steps), right) if right == every and steps[-1] == "tricks":
            return steps[:-1], 0
        case Compare("<=", Calculation("-", left, Number(value)), Path(steps)) if (
            left == every and steps[-1] == "tricks" and value.denominator == 1
        ):
            return steps[:-1], int(value)
    return None
