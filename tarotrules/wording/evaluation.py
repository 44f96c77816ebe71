"""Putting one sentence together from its pattern, forgiving nothing.

``fluent.runtime`` promises never to fail and knows no exact fractions; undoing both from outside
means replacing most of it, so patterns are evaluated here.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction

from tarotrules.wording.errors import WordingError
from tarotrules.wording.functions import NUMBERED, Functions
from tarotrules.wording.nouns import Count, Noun
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.patterns import Argument, Call, Element, Figure, Inline, Literal, Mention, Pattern, Select, Term
from tarotrules.wording.selection import choose
from tarotrules.wording.spread import Spread
from tarotrules.wording.values import Arguments, Value

Lookup = Callable[[str], Pattern]
"""Finds the pattern of a name."""
MAX_DEPTH = 20
"""Messages within messages; more of them is a circle."""


class Evaluation:
    """One sentence being said."""

    def __init__(self, lookup: Lookup, functions: Functions, numerals: Numerals) -> None:
        self.lookup = lookup
        self.functions = functions
        self.numerals = numerals
        self._depth = 0

    def say(self, name: str, arguments: Arguments, *, in_term: bool = False) -> str:
        """The text of ``id`` or ``id.attribute``."""
        if self._depth > MAX_DEPTH:
            raise WordingError(f"{name!r} is said inside itself")
        self._depth += 1
        text = _Scope(self, arguments, in_term=in_term).pattern(self.lookup(name))
        self._depth -= 1
        return text

    def write(self, value: Value) -> str:
        """A value as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Spread):
            return self.spread(value, self.write(next(value.numbers)), self.numerals.write)
        if isinstance(value, bool) or not isinstance(value, int | Fraction):
            raise WordingError(f"{value!r} cannot stand in a sentence by itself")
        return self.numerals.write(value)

    def spread(self, spread: Spread, first: str, write: Callable[[int | Fraction], str]) -> str:
        """The first number as it has been said, and the others in brackets."""
        others, *more = (
            self.say("spread-other", {"number": write(number), "when": when}) for number, when in spread.others
        )
        for right in more:
            others = self.say("spread-more", {"left": others, "right": right})
        return self.say("spread", {"first": first, "others": others})


class _Scope:
    """The arguments in force while one entry is said."""

    def __init__(self, evaluation: Evaluation, arguments: Arguments, *, in_term: bool) -> None:
        self._evaluation = evaluation
        self._arguments = arguments
        self._in_term = in_term

    def pattern(self, pattern: Pattern) -> str:
        return "".join([each if isinstance(each, str) else self._placed(each) for each in pattern])

    def _placed(self, element: Element) -> str:
        if isinstance(element, Select):
            chosen = choose(element, self._selector(element.selector), self._evaluation.numerals)
            return self.pattern(chosen)
        return self._evaluation.write(self._value(element))

    def _selector(self, selector: Inline) -> Value | None:
        # A term used without its parameter takes the default form: the one leniency Fluent is built on.
        if self._in_term and isinstance(selector, Argument) and selector.name not in self._arguments:
            return None
        return self._value(selector)

    def _value(self, element: Element) -> Value:
        match element:
            case Argument(name):
                return self._argument(name)
            case Literal(text):
                return text
            case Figure(digits):
                return Fraction(digits)
            case Call(function, given, options):
                return self._called(function, [self._value(each) for each in given], options)
            case Mention(name):
                return self._evaluation.say(name, self._arguments)
            case Term(name, options):
                return self._evaluation.say(name, options, in_term=True)
        raise WordingError(f"cannot say a {type(element).__name__}")

    def _called(self, function: str, given: list[Value], options: Mapping[str, str]) -> str:
        functions = self._evaluation.functions
        match given:
            case [Spread(first)] if function not in NUMBERED:
                return functions.call(function, [first], options)
            case [Spread(first) as spread]:
                functions = functions.for_all(spread.numbers)
                said = functions.call(function, [first], options)
                named = Noun(options["noun"]) if "noun" in options else None
                noun = first.noun if isinstance(first, Count) else named
                return self._evaluation.spread(
                    spread, said, lambda number: functions.shortly(number, noun, function, options)
                )
        return functions.call(function, given, options)

    def _argument(self, name: str) -> Value:
        if name not in self._arguments:
            raise WordingError(f"no argument ${name}")
        return self._arguments[name]
