"""Conditions and amounts of Piquet read aloud: every expression a variant can hold has words in every language."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from tarotrules.expressions.said import as_said
from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
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
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.telling.told import yes_no
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.phrase import Phrase

_OPERATORS: Final = {"=": "equal", "!=": "differ", "<": "less", "<=": "most", ">": "more", ">=": "least"}
_TURNED: Final = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
_DENIED: Final = {"=": "!=", "!=": "=", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_ARITHMETIC: Final = {"+": "plus", "-": "minus", "*": "times", "/": "over"}
_COMBINED: Final[Mapping[Steps, str]] = {("cards",): "card", ("pips",): "pip"}
"""What a combination has so many of, and the noun for it."""
_TOTALS: Final = (("winner", "total"), ("loser", "total"))
_SUM_OF_TOTALS: Final = {frozenset(_TOTALS)}
_HANDS: Final = ("dealt", "hand")
_GOOD: Final = ("hand", "good")
_LEADER_AND_WINNER: Final = frozenset({("leader",), ("winner",)})
_LAST: Final = frozenset({("trick", "number"), ("deal", "tricks")})
_CARDS: Final = Path(("cards",))


class Reader:
    """Reads expressions of one ruleset in one language."""

    def __init__(self, teller: Teller) -> None:
        self.teller, self.say = teller, teller.say

    def truth(self, condition: Expression) -> Phrase:
        """A condition as a clause."""
        match condition:
            case And(operands) | Or(operands):
                return self._joined(operands, "and" if isinstance(condition, And) else "or")
            case Not(operand):
                return self.untruth(operand)
            case Is(Path((what,)), kind):
                return self.say("cond-class", what=what, noun=self.teller.noun(kind), there="yes")
            case Compare():
                return self._compare(condition)
            case Exists(operand):
                return self.say("cond-exists", what=self.amount(operand))
        return self.amount(condition)

    def untruth(self, condition: Expression) -> Phrase:
        """A condition that must not hold, as one says it; where there is no such way, put before the clause."""
        match condition:
            case Is(Path((what,)), kind):
                return self.say("cond-class", what=what, noun=self.teller.noun(kind), there="no")
            case Compare(operator):
                return self._compare(condition._replace(operator=_DENIED[operator]))
            case Not(operand):
                return self.truth(operand)
        return self.say("cond-not", clause=self.truth(condition))

    def _joined(self, operands: tuple[Expression, ...], joint: str) -> Phrase:
        """Clauses side by side; what is joined inside itself is kept together."""
        several = _one_of(operands) if joint == "or" else None
        if several is not None:
            steps, values = several
            return self.say("cond-has-one-of", what=steps[0], list=self.teller.list(map(str, values), "or"))
        first, *rest = [self._part(each) for each in operands]
        for place, clause in enumerate(rest):
            end = "two" if len(rest) == 1 else "end" if place == len(rest) - 1 else "more"
            first = self.say(f"clauses-{joint}-{end}", left=first, right=clause)
        return first

    def _part(self, condition: Expression) -> Phrase:
        clause = self.truth(condition)
        match condition:
            case And():
                return self.say("clause-together", clause=clause)
            case Or(operands) if _one_of(operands) is None:
                return self.say("clause-either", clause=clause)
        return clause

    def _compare(self, compare: Compare) -> Phrase:
        operator = _OPERATORS[compare.operator]
        match compare.left, compare.right:
            case Number(), Path():
                return self._compare(Compare(_TURNED[compare.operator], compare.right, compare.left))  # type: ignore[arg-type]
            case Path(left), Path(right) if compare.operator in {"=", "!="}:
                known = self._alike(left, right, same=compare.operator == "=")
                if known is not None:
                    return known
            case Path(steps), Number(value) if (found := self._counted(steps, operator, value)) is not None:
                return found
        return self.say(
            "cond-compare", left=self.amount(compare.left), operator=operator, right=self.amount(compare.right)
        )

    def _alike(self, left: Steps, right: Steps, *, same: bool) -> Phrase | None:
        """That two things are one, or are not."""
        both = frozenset({left, right})
        if both == _LEADER_AND_WINNER:
            return self.say("cond-over", there=yes_no(not same))
        if both == _LAST:
            return self.say("cond-last", there=yes_no(same))
        if both == {_GOOD, ("hand", "cards")}:
            return self.say("cond-good-all", there=yes_no(same))
        return None

    def _counted(self, steps: Steps, operator: str, value: Fraction) -> Phrase | None:
        """That there are so many of something."""
        if steps in _COMBINED:
            return self.say("cond-has", operator=operator, count=Count(value, Noun(_COMBINED[steps])))
        if steps == _GOOD:
            return self.say("cond-good", operator=operator, count=Count(value, Noun("card")))
        if steps[0] in _HANDS:
            noun = Noun("card") if steps[1] == "cards" else self.teller.noun(steps[1])
            if (operator, int(value)) in {("equal", 0), ("most", 0), ("less", 1)}:
                return self.say("cond-hand-none", place=steps[0], noun=noun)
            return self.say("cond-hand", place=steps[0], operator=operator, count=Count(value, noun))
        if steps in _TOTALS:
            # Rules are kept with "at most 99"; a hundred is what one fails to reach.
            operator, value = ("less", value + 1) if operator == "most" else (operator, value)
            return self.say("cond-total", who=steps[0], operator=operator, count=Count(value, Noun("point")))
        if steps == ("trick", "number"):
            return self.say("cond-trick", operator=operator, n=value)
        if steps == ("deals",):
            return self.say("cond-deals", operator=operator, count=Count(value, Noun("deal")))
        if steps == ("players",):
            return self.say("cond-players", operator=operator, n=value)
        return None

    def amount(self, amount: Expression) -> Phrase:
        """An amount as a noun phrase."""
        amount = as_said(amount)
        match amount:
            case Number(value):
                return self.say("number", n=value)
            case Path(steps):
                return self._path(steps)
            case Calculation("-", Path(left), Path(right)) if (left, right) == _TOTALS:
                return self.say("amount-difference")
            case Calculation("+", Path(left), Path(right)) if frozenset({left, right}) in _SUM_OF_TOTALS:
                return self.say("amount-sum")
            case Calculation("*", Number(value), Path(steps)):
                return self.say("amount-times", n=value, amount=self._path(steps))
            case Calculation(operator, left, right):
                return self.say(
                    "amount-calculation",
                    operator=_ARITHMETIC[operator],
                    left=self._operand(left),
                    right=self._operand(right),
                )
            case Negative(operand):
                return self.say("amount-minus", amount=self._operand(operand))
            case Choose():
                return self._chosen(amount, self.amount)
            case Rounded(operand, direction, step):
                return self.say(
                    "amount-rounded", amount=self._operand(operand), direction=direction, step=self.amount(step)
                )
        return self.truth(amount)

    def worth(self, amount: Expression) -> Phrase:
        """What is scored: a number of points, or what it is reckoned from."""
        amount = as_said(amount)
        match amount:
            case Number(value):
                return self.say("amount-number", n=value)
            case Path(("cards",)):
                return self.say("amount-cards")
            case Calculation("+" | "-" as operator, left, Number(value)) if left == _CARDS:
                return self.say("amount-cards-more" if operator == "+" else "amount-cards-less", n=value)
            case Calculation("+", left, Number(value)):
                return self.say("amount-plus", left=self.amount(left), right=self.say("amount-number", n=value))
            case Choose():
                return self._chosen(amount, self.worth)
        return self.amount(amount)

    def _chosen(self, choice: Choose, told: Callable[[Expression], Phrase]) -> Phrase:
        """One amount or another; choices behind each other are told in one breath."""
        name = "amount-choose-more" if isinstance(choice.otherwise, Choose) else "amount-choose"
        then, otherwise = told(choice.then), told(choice.otherwise)
        return self.say(name, condition=self.truth(choice.condition), then=then, otherwise=otherwise)

    def _operand(self, amount: Expression) -> Phrase:
        """An amount inside another; what is calculated by itself is kept together."""
        phrase = self.amount(amount)
        match amount:
            case Number() | Path() | Calculation("*", Number(), Path()):
                return phrase
        return self.say("amount-group", amount=phrase)

    def _path(self, steps: Steps) -> Phrase:
        if steps[0] in _HANDS and steps[1] not in {"cards", "good"}:
            return self.say("amount-class", place=steps[0], noun=self.teller.noun(steps[1]))
        return self.say("amount", what="-".join(steps))


def _one_of(operands: tuple[Expression, ...]) -> tuple[Steps, list[Fraction]] | None:
    """What a combination has one of some numbers of, if that is what conditions side by side say."""
    found: list[tuple[Steps, Fraction]] = []
    for each in operands:
        match each:
            case Compare("=", Path(steps), Number(value)) if steps in _COMBINED:
                found.append((steps, value))
            case _:
                return None
    steps = found[0][0]
    return (steps, [value for _, value in found]) if all(other == steps for other, _ in found) else None
