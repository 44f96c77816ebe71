"""Conditions and amounts as blocks that are put together by tapping, and back; what no block shows stays a text."""

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from typing import Any, Final

from tarotrules.expressions.tree import (
    And,
    Calculation,
    Choose,
    Compare,
    Exists,
    Expression,
    Is,
    Not,
    Number,
    Or,
    Path,
)
from tarotrules.games.building import ANY_CARD, ANY_CARDS

Blocks = dict[str, Any]
"""What is sent to a page and comes back from it: JSON, and it may be anybody's."""
VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "number": (">=", "<=", "=", "!=", ">", "<"),
    "party": ("=", "!=", "exists", "absent"),
    "truth": ("holds", "fails"),
    "card": ("is", "is-not"),
}
"""What a condition may say of a fact, by its kind."""
ANY: Final = frozenset({ANY_CARD, ANY_CARDS})
"""Stand for a word for cards; which cards these are is told beside them."""
_DEPTH: Final = 2
"""Conditions in conditions: those that people can still see at a glance."""
_MOST: Final = 24
"""So many things stand side by side at most."""


class Unbuildable(ValueError):  # noqa: N818 it is no fault
    """Something that no block shows, or blocks that make no sense."""


# From an expression


def condition_blocks(expression: Expression, depth: int = _DEPTH) -> Blocks:
    """A condition as rows that are joined by one word, some of them joined inside themselves by the other."""
    match expression:
        case And(operands) | Or(operands) if depth:
            items = [_item(each, depth - 1) for each in operands]
            return {"join": "and" if isinstance(expression, And) else "or", "items": items}
    return {"join": "and", "items": [_row(expression)]}


def _item(expression: Expression, depth: int) -> Blocks:
    return condition_blocks(expression, depth) if isinstance(expression, And | Or) else _row(expression)


def _row(expression: Expression) -> Blocks:
    match expression:
        case Compare(operator, Path(steps), right):
            return {"fact": ".".join(steps), "verb": operator, "to": _to(right)}
        case Exists(Path(steps)):
            return {"fact": ".".join(steps), "verb": "exists", "to": ""}
        case Not(Exists(Path(steps))):
            return {"fact": ".".join(steps), "verb": "absent", "to": ""}
        case Path(steps):
            return {"fact": ".".join(steps), "verb": "holds", "to": ""}
        case Not(Path(steps)):
            return {"fact": ".".join(steps), "verb": "fails", "to": ""}
        case Is(Path(steps), kind):
            return {"fact": ".".join(steps), "verb": "is", "to": kind}
        case Not(Is(Path(steps), kind)):
            return {"fact": ".".join(steps), "verb": "is-not", "to": kind}
    raise Unbuildable(expression)


def _to(right: Expression) -> str:
    match right:
        case Number(value):
            return str(value)
        case Path(steps):
            return ".".join(steps)
    raise Unbuildable(right)


def amount_blocks(expression: Expression) -> Blocks:
    """An amount as a sum; or one sum if a condition holds, and another if it does not."""
    match expression:
        case Choose(condition, then, otherwise):
            return {"terms": _terms(then), "when": condition_blocks(condition), "otherwise": _terms(otherwise)}
    return {"terms": _terms(expression), "when": None, "otherwise": []}


def _terms(expression: Expression) -> list[Blocks]:
    match expression:
        case Calculation("+", left, right):
            return [*_terms(left), *_terms(right)]
        case Number(value):
            return [{"times": str(value), "fact": ""}]
        case Path(steps):
            return [{"times": "1", "fact": ".".join(steps)}]
        case Calculation("*", Number(value), Path(steps)):
            return [{"times": str(value), "fact": ".".join(steps)}]
    raise Unbuildable(expression)


def party_blocks(expression: Expression) -> Blocks:
    """Somebody."""
    if isinstance(expression, Path):
        return {"fact": ".".join(expression.steps)}
    raise Unbuildable(expression)


# And back


class Put:
    """Blocks put together, of nothing but some facts and classes of cards."""

    def __init__(self, facts: Mapping[str, str], classes: Mapping[str, bool], word: Callable[[list[str]], str]) -> None:
        self.facts, self.classes, self.word = facts, classes, word
        """The kind of each fact; what a card may be, and whether that is a single card; the word for other cards."""

    def condition(self, blocks: Any, depth: int = _DEPTH) -> Expression:
        """A condition."""
        items = [self._item(each, depth - 1) for each in _list(blocks, "items")]
        if len(items) == 1:
            return items[0]
        return And(tuple(items)) if blocks.get("join") == "and" else Or(tuple(items))

    def _item(self, blocks: Any, depth: int) -> Expression:
        if isinstance(blocks, dict) and "items" in blocks:
            if not depth:
                raise Unbuildable(blocks)
            return self.condition(blocks, depth)
        return self._row(blocks)

    def _row(self, row: Any) -> Expression:
        path, kind = self._asked(row, "fact", "cards")
        verb = row.get("verb")
        if verb not in VERBS[kind]:
            raise Unbuildable(row)
        match verb:
            case "exists" | "absent" as asked:
                return Exists(path) if asked == "exists" else Not(Exists(path))
            case "holds" | "fails" as asked:
                return path if asked == "holds" else Not(path)
            case "is" | "is-not" as asked:
                own = Is(path, self._class(row))
                return own if asked == "is" else Not(own)
        return Compare(verb, path, self._beside(row, kind))

    def _class(self, row: Mapping[str, Any]) -> str:
        """What a card is, or is not."""
        if row.get("to") == ANY_CARDS:
            return self._cards(row, "of", ANY_CARDS)
        if row.get("to") not in self.classes:
            raise Unbuildable(row)
        return str(row["to"])

    def _cards(self, row: Mapping[str, Any], part: str, sign: str) -> str:
        """The word for cards that were tapped: several, or a single one."""
        codes = row.get(part)
        if not isinstance(codes, list) or not codes or not all(isinstance(each, str) for each in codes):
            raise Unbuildable(row)
        word = self.word(codes) if sign == ANY_CARDS or len(codes) == 1 else ""
        if not word:
            raise Unbuildable(row)
        return word

    def _beside(self, row: Any, kind: str) -> Expression:
        """What a fact is compared with: another of its kind, or a number."""
        to = row.get("to")
        if isinstance(to, str) and kind_of(to, self.facts, self.classes) == kind:
            return self._asked(row, "to", "of")[0]
        if kind == "number":
            return Number(number(to))
        raise Unbuildable(row)

    def _asked(self, row: Any, part: str, cards: str) -> tuple[Path, str]:
        """A fact, and of which kind it is; cards for which there is no word stand beside it."""
        fact = row.get(part) if isinstance(row, dict) else None
        kind = kind_of(fact, self.facts, self.classes) if isinstance(fact, str) else None
        if not isinstance(fact, str) or kind is None:
            raise Unbuildable(row)
        return Path(tuple(self._cards(row, cards, each) if each in ANY else each for each in fact.split("."))), kind

    def amount(self, blocks: Any) -> Expression:
        """An amount."""
        if not isinstance(blocks, dict):
            raise Unbuildable(blocks)
        then = self._sum(blocks, "terms")
        if blocks.get("when") is None:
            return then
        return Choose(self.condition(blocks["when"]), then, self._sum(blocks, "otherwise"))

    def _sum(self, blocks: Any, part: str) -> Expression:
        first, *rest = [self._term(each) for each in _list(blocks, part)]
        for each in rest:
            first = Calculation("+", first, each)
        return first

    def _term(self, term: Any) -> Expression:
        times = number(term.get("times")) if isinstance(term, dict) else None
        if times is None:
            raise Unbuildable(term)
        if not term.get("fact"):
            return Number(times)
        path, kind = self._asked(term, "fact", "cards")
        if kind != "number":
            raise Unbuildable(term)
        return path if times == 1 else Calculation("*", Number(times), path)

    def party(self, blocks: Any) -> Expression:
        """Somebody."""
        path, kind = self._asked(blocks, "fact", "cards")
        if kind != "party":
            raise Unbuildable(blocks)
        return path


def kind_of(path: str, facts: Mapping[str, str], classes: Mapping[str, bool]) -> str | None:
    """The kind of a fact, be it one in which a word for cards stands.

    >>> kind_of("attack.kings", {"attack.*": "number"}, {"kings": False})
    'number'
    """
    known = fact_of(path, facts, classes)
    return None if known is None else facts[known]


def fact_of(path: str, facts: Collection[str], classes: Mapping[str, bool]) -> str | None:
    """The fact that a path asks about, as it stands among others.

    >>> fact_of("kings.player", ["?.player"], {"kings": False}), fact_of("petit.player", ["?.player"], {"petit": True})
    (None, '?.player')
    """
    if path in facts:
        return path
    steps = path.split(".")
    for place, step in enumerate(steps):
        for sign in (ANY_CARDS, ANY_CARD) if classes.get(step) else (ANY_CARDS,) if step in classes else ():
            found = ".".join((*steps[:place], sign, *steps[place + 1 :]))
            if found in facts:
                return found
    return None


def number(written: Any) -> Fraction:
    """A number that somebody entered, with a comma or a point.

    >>> number("2,5"), number(" 1/2 ")
    (Fraction(5, 2), Fraction(1, 2))
    """
    if not isinstance(written, str) or len(written) > _MOST or "e" in written.lower():
        raise Unbuildable(written)
    try:
        return Fraction(written.strip().replace(",", "."))
    except (ValueError, ZeroDivisionError) as wrong:
        raise Unbuildable(written) from wrong


def _list(blocks: Any, part: str) -> list[Any]:
    found = blocks.get(part) if isinstance(blocks, dict) else None
    if not isinstance(found, list) or not 1 <= len(found) <= _MOST:
        raise Unbuildable(blocks)
    return found
