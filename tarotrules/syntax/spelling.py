"""Words and values as a language writes them."""

from collections.abc import Collection, Iterable
from fractions import Fraction

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
)
from tarotrules.languages import LANGUAGES
from tarotrules.syntax.document import Citation, Entry, Item, Range, Text, Word, is_one_text
from tarotrules.syntax.folding import name_of
from tarotrules.syntax.lexer import is_one_word
from tarotrules.syntax.names import file_name
from tarotrules.syntax.numerals import decimals_of, write_number
from tarotrules.syntax.signs import quote
from tarotrules.syntax.tokens import RESERVED, STRUCTURAL
from tarotrules.syntax.vocabulary import Vocabulary

_LOOSEST, _OR, _AND, _NOT, _COMPARISON, _SUM, _PRODUCT, _UNARY, _ROUNDING, _PRIMARY = range(10)
_HEADS = STRUCTURAL - {"to"}
"""As the first word of a statement these would be structure, in YAML those of the header too."""


class Speller:
    """Writes in one language what means the same in all."""

    def __init__(self, vocabulary: Vocabulary, language: str, reasons: Collection[str] = ()) -> None:
        self.vocabulary = vocabulary
        self.reasons = reasons
        """Names that a file declares: in a citation, any other word is prose."""
        self.words = vocabulary.words(language)
        self.language = language
        self._spelled: dict[str, str] = {}

    def keyword(self, concept: str) -> str:
        """A structural word where it is one."""
        return self.vocabulary.spell(concept, self.language)

    def word(self, word: Word | str, barred: Iterable[str] = RESERVED) -> str:
        """A word or name; between backquotes if it would be read as something else."""
        concept = word if isinstance(word, str) else word.concept
        return f"`{concept}`" if concept in barred else self._readable(concept)

    def head(self, word: Word) -> str:
        """The first word of a statement."""
        return self.word(word, _HEADS)

    def head_of_values(self, entry: Entry) -> str:
        """The same before values; the code of a language is no word before a text."""
        code = entry.word.concept in LANGUAGES and is_one_text(entry.values)
        return entry.word.concept if code else self.head(entry.word)

    def name(self, word: Word) -> str:
        """A word of the header: a file's name, translated only where it is read back as the same."""
        spelled = self.word(word, STRUCTURAL)
        plain = spelled.startswith("`") or file_name(spelled, word.concept) == word.concept
        return spelled if plain else word.concept

    def names(self, words: Iterable[Word]) -> str:
        """Words between commas."""
        return ", ".join(map(self.word, words))

    def _readable(self, concept: str) -> str:
        if concept not in self._spelled:
            spelling = self.vocabulary.spell(concept, self.language)
            read = self.words.find(spelling) or name_of(spelling)
            safe = read == name_of(concept) and is_one_word(spelling, self.words)
            self._spelled[concept] = spelling if safe else f"`{concept}`"
        return self._spelled[concept]

    def _is_as_written(self, name: str, written: str) -> bool:
        """Whether a name is no word and may keep its capitals: ``T1``."""
        return written.isascii() and name_of(written) == name == self._readable(name) and self.words.find(name) is None

    def values(self, groups: Iterable[tuple[Item, ...]]) -> str:
        """Groups between commas. *No* alone is never taken for *not*."""
        groups = tuple(groups)
        if groups == ((Path(("no",)),),):
            return self.keyword("no")
        return ", ".join(map(self.group, groups))

    def group(self, items: tuple[Item, ...]) -> str:
        """Items side by side."""
        return " ".join([*map(self.item, items[:1]), *map(self._later, items[1:])])

    def item(self, item: Item) -> str:
        """One value."""
        match item:
            case Text(value):
                return quote(value)
            case Range(first, last):
                return f"{self._at(first, _SUM)}..{self._at(last, _SUM)}"
        return self.expression(item)

    def _later(self, item: Item) -> str:
        """A value after another, to which a minus would join it."""
        text = self.item(item)
        if not text.startswith("-"):
            return text
        if isinstance(item, Range):
            return f"{self._later(item.first)}..{self._at(item.last, _SUM)}"
        return f"({text})"

    def citation(self, citation: Citation | None) -> str:
        """``[FFT p. 12]``, with a space before it."""
        if citation is None:
            return ""
        if not citation.assumed:
            return f" [{citation.text}]"
        word, why = self.keyword("assumed"), citation.text
        if citation.reason is not None and citation.reason in self.reasons:
            why = self.word(citation.reason, ())
        return f" [{word}: {why}]" if why else f" [{word}]"

    def number(self, value: Fraction | int, written: str = "") -> str:
        """A number with the language's decimal sign, and the noughts it was written with behind it."""
        return write_number(Fraction(value), self.words.sign("decimal", "."), decimals_of(written))

    def expression(self, expression: Expression) -> str:
        """An expression with no more parentheses than it needs."""
        return self._written(expression)[0]

    def _at(self, expression: Expression, level: int) -> str:
        text, own = self._written(expression)
        return text if own >= level else f"({text})"

    def _written(self, expression: Expression) -> tuple[str, int]:
        match expression:
            case Number(value, span):
                return self.number(value, span.text if span is not None else ""), _PRIMARY
            case Path((name,), span) if span is not None and self._is_as_written(name, span.text):
                return span.text, _PRIMARY
            case Path(steps):
                return ".".join([self.word(steps[0]), *(self.word(s, ()) for s in steps[1:])]), _PRIMARY
            case And(operands):
                return f" {self.keyword('and')} ".join(self._at(o, _NOT) for o in operands), _AND
            case Or(operands):
                return f" {self.keyword('or')} ".join(self._at(o, _AND) for o in operands), _OR
            case Not(operand):
                return f"{self.keyword('not')} {self._at(operand, _NOT)}", _NOT
            case Compare(operator, left, right):
                return f"{self._at(left, _SUM)} {operator} {self._at(right, _SUM)}", _COMPARISON
            case Is(operand, kind):
                return f"{self._at(operand, _SUM)} {self.keyword('is')} {self.word(kind)}", _COMPARISON
            case Exists(operand):
                return f"{self._at(operand, _SUM)} {self.keyword('exists')}", _COMPARISON
        return self._amount(expression)

    def _amount(self, amount: Negative | Calculation | Choose | Rounded) -> tuple[str, int]:
        match amount:
            case Negative(operand):
                return f"-{self._at(operand, _UNARY)}", _UNARY
            case Calculation(operator, left, right):
                level = _SUM if operator in "+-" else _PRODUCT
                return f"{self._at(left, level)} {operator} {self._at(right, level + 1)}", level
            case Rounded(operand, direction, step):
                how = f"{self.keyword('rounded')} {self.word(direction)} {self.keyword('to')}"
                return f"{self._at(operand, _ROUNDING)} {how} {self._at(step, _PRIMARY)}", _ROUNDING
        condition, then, otherwise = map(self.expression, (amount.condition, amount.then, amount.otherwise))
        keyword = self.keyword
        return f"{keyword('if')} {condition} {keyword('then')} {then} {keyword('else')} {otherwise}", _LOOSEST
