"""Putting one sentence together from its Fluent tree, forgiving nothing.

``fluent.runtime`` promises never to fail and knows no exact fractions; undoing both from outside
means replacing most of it, so the tree of ``fluent.syntax`` is evaluated here.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Protocol

from fluent.syntax import ast

from tarotrules.wording.entries import Entries
from tarotrules.wording.errors import WordingError
from tarotrules.wording.functions import Functions
from tarotrules.wording.numbers import Numerals
from tarotrules.wording.selection import choose
from tarotrules.wording.values import Arguments, Value

MAX_DEPTH = 20
"""Messages within messages; more of them is a circle."""


class Literals(Protocol):
    """What becomes of the catalogue's own words in one pattern."""

    def replace(self, text: str) -> str:
        """The words as they are to stand."""
        ...

    def finish(self) -> None:
        """The pattern ends here."""
        ...


class AsWritten:
    """Leaves the catalogue's words as they are."""

    def replace(self, text: str) -> str:
        """The text itself."""
        return text

    def finish(self) -> None:
        """Nothing is left open."""


class Evaluation:
    """One sentence being said."""

    def __init__(
        self,
        entries: Entries,
        functions: Functions,
        *,
        numerals: Numerals,
        literals: Callable[[], Literals] = AsWritten,
    ) -> None:
        self._entries = entries
        self._functions = functions
        self._numerals = numerals
        self._literals = literals
        self._depth = 0

    def say(self, name: str, arguments: Arguments, *, in_term: bool = False) -> str:
        """The text of ``id`` or ``id.attribute``."""
        if self._depth > MAX_DEPTH:
            raise WordingError(f"{name!r} is said inside itself")
        self._depth += 1
        text = _Scope(self, arguments, in_term=in_term).pattern(self._entries.pattern(name))
        self._depth -= 1
        return text

    def call(self, name: str, positional: list[Value], options: dict[str, str]) -> str:
        """What a function says."""
        return self._functions.call(name, positional, options)

    def literals(self) -> Literals:
        """A fresh keeper of the signs of one pattern."""
        return self._literals()

    def write(self, value: Value) -> str:
        """A value as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, bool) or not isinstance(value, int | Fraction):
            raise WordingError(f"{value!r} cannot stand in a sentence by itself")
        return self._numerals.write(value)

    def variant(self, select: ast.SelectExpression, value: Value | None) -> ast.Pattern:
        """The variant for a value."""
        return choose(select, value, self._numerals)


class _Scope:
    """The arguments in force while one entry is said."""

    def __init__(self, evaluation: Evaluation, arguments: Arguments, *, in_term: bool) -> None:
        self._evaluation = evaluation
        self._arguments = arguments
        self._in_term = in_term

    def pattern(self, pattern: ast.Pattern) -> str:
        literals = self._evaluation.literals()
        said = [self._element(element, literals) for element in pattern.elements]
        literals.finish()
        return "".join(said)

    def _element(self, element: ast.TextElement | ast.Placeable, literals: Literals) -> str:
        if isinstance(element, ast.TextElement):
            return literals.replace(element.value)
        return self._placeable(element)

    def _placeable(self, placeable: ast.Placeable) -> str:
        expression = placeable.expression
        if isinstance(expression, ast.Placeable):
            return self._placeable(expression)
        if isinstance(expression, ast.SelectExpression):
            return self.pattern(self._evaluation.variant(expression, self._selector(expression.selector)))
        return self._evaluation.write(self._value(expression))

    def _selector(self, selector: ast.InlineExpression) -> Value | None:
        # A term used without its parameter takes the default form: the one leniency Fluent is built on.
        if self._in_term and isinstance(selector, ast.VariableReference) and selector.id.name not in self._arguments:
            return None
        return self._value(selector)

    def _value(self, expression: ast.InlineExpression | ast.Placeable) -> Value:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return Fraction(expression.value)
            case ast.VariableReference():
                return self._argument(expression.id.name)
            case ast.FunctionReference():
                return self._call(expression)
            case ast.MessageReference():
                return self._evaluation.say(_name(expression), self._arguments)
            case ast.TermReference():
                return self._term(expression)
        raise WordingError(f"cannot say a {type(expression).__name__}")

    def _argument(self, name: str) -> Value:
        if name not in self._arguments:
            raise WordingError(f"no argument ${name}")
        return self._arguments[name]

    def _call(self, call: ast.FunctionReference) -> str:
        positional = [self._value(argument) for argument in call.arguments.positional]
        return self._evaluation.call(call.id.name, positional, named_options(call.arguments))

    def _term(self, reference: ast.TermReference) -> str:
        options = named_options(reference.arguments)
        return self._evaluation.say("-" + _name(reference), options, in_term=True)


def named_options(arguments: ast.CallArguments | None) -> dict[str, str]:
    """The named arguments of a call; Fluent allows literals only."""
    named = arguments.named if arguments else []
    return {n.name.name: str(n.value.parse()["value"]) for n in named}


def _name(reference: ast.MessageReference | ast.TermReference) -> str:
    return reference.id.name + (f".{reference.attribute.name}" if reference.attribute else "")
