"""What was meant where a condition is written as one says it: ``contract lost``, ``9 trumps``, ``no slam``.

Every word must be understood: a condition that is nearly the one meant would be a wrong rule.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tarotrules.expressions.tree import And, Compare, Exists, Expression, Is, Not, Number, Or, Path, Steps
from tarotrules.games.checking.known import Known
from tarotrules.games.features.speech import CARD, NUMBERS, PLAYER, SIDE, Names, Speech
from tarotrules.source.diagnostics import Row
from tarotrules.source.node import Node
from tarotrules.source.text import Span
from tarotrules.syntax.document import Item
from tarotrules.syntax.folding import fold
from tarotrules.syntax.habits import LONGEST, figure, table

_OUTCOMES: Final[Mapping[tuple[str, bool], Steps]] = {
    ("made", False): ("made",),
    ("made", True): ("not", "made"),
    ("lost", False): ("not", "made"),
    ("lost", True): ("made",),
}
"""How conditions say how a deal ended, or did not."""
_JOINTS: Final = frozenset({"and", "or"})
NOTHING: Final = Row(())


class Asked(Node):
    """Where a condition stands: what it may speak of, and what counted there before."""

    known: Known[Any]
    scope: str
    names: Names
    former: Expression | None
    holds: Callable[[Expression], bool]
    """Whether something is a condition as it stands."""

    @property
    def speech(self) -> Speech:
        """What its family speaks of."""
        return self.known.speech

    def type(self, steps: Steps) -> object:
        """The type of a path."""
        return self.speech.type_of(steps, self.scope, self.names)

    @property
    def counted(self) -> tuple[str, str] | None:
        """The path that the former condition compares with a number, and how."""
        match self.former:
            case Compare(operator, Path(steps), Number()) if self.type(steps) in NUMBERS:
                return ".".join(steps), operator
        return None


class _Word(Node):
    """A word, number or sign of a condition; ``whole`` is a part that is one already."""

    kind: str
    text: str
    steps: Steps = ()


def condition_meant(items: Sequence[Item], asked: Asked) -> tuple[Row, ...]:
    """The condition that some words mean, or two that they may mean; nothing if it is not clear."""
    words = _in_phrases([word for item in items for word in _words(item, asked)], asked)
    if winner := _card_that_won(words, asked):
        return (winner,)
    parts = [_part(part, asked) for part in _parts(words)]
    if not parts or not all(parts):
        return ()
    ways = max(map(len, parts))
    chosen = [[part[min(way, len(part) - 1)] for part in parts] for way in range(ways)]
    joints = [word.kind for word in words if word.kind in _JOINTS]
    return tuple(Row(_joined(each, joints)) for each in chosen)


def _card_that_won(words: Sequence[_Word], asked: Asked) -> Row:
    """``the last trick is won by a king``: which card it was."""
    found: list[str] = []
    rest = f" {' '.join(fold(word.text) for word in words)} "
    for phrase, step in sorted(table("winning").items(), key=lambda each: -len(each[0])):
        if f" {phrase} " in rest and step not in found:
            rest = rest.replace(f" {phrase} ", " ", 1)
            found.append(step)
    left = [word for word in words if fold(word.text) == rest.strip()]
    steps = tuple(sorted(found))
    if len(left) != 1 or len(left[0].steps) != 1 or asked.type(steps) != CARD:
        return NOTHING
    (name,) = _plural(left[0].steps, asked)
    return Row((".".join(steps), "is", name)) if name in asked.names.classes else NOTHING


def number_meant(expression: Expression, asked: Asked) -> tuple[Row, ...]:
    """``9``, ``9 or more``: the number for what has been counted there."""
    words = _in_phrases(list(_words(expression, asked)), asked)
    return tuple(_part(words, asked)) if {word.kind for word in words} <= {"number", "sign"} else ()


def outcome_meant(word: str, steps: Steps, possible: Iterable[str]) -> Row:
    """How a condition says *lost*, where it may ask how the deal ended."""
    said = steps[0] if len(steps) == 1 and steps[0] == "lost" else table("said").get(fold(word))
    return Row(_OUTCOMES["lost", False]) if said == "lost" and "made" in possible else NOTHING


def truth_meant(steps: Steps, asked: Asked, *, holds: bool = True) -> Row:
    """What asks whether there is a thing, or whether there is none."""
    said = asked.speech.asked_of(steps, asked.scope, asked.names)
    return Row((*(() if holds else ("not",)), *said)) if said else NOTHING


def _joined(parts: Sequence[Row], joints: Sequence[str]) -> Iterator[str]:
    for part, joint in zip(parts, [*joints, ""], strict=True):
        yield from part
        yield from [joint] if joint else []


def _words(item: Item, asked: Asked) -> Iterator[_Word]:
    """A value taken apart into what it was made of, but for parts that are conditions as they stand."""
    match item:
        case Path(("",)):
            # What is compared is left out.
            return
        case Path((step,), span) if _is_numeral(step, span, asked):
            yield _Word("number", figure(span.text if span is not None else step))
        case Path(steps):
            yield _Word("path", item.span.text if item.span is not None else ".".join(steps), steps)
        case Number():
            yield _Word("number", item.span.text if item.span is not None else str(item.value))
        case Not(operand):
            yield _Word("not", _before(item, operand))
            yield from _words(operand, asked)
        case And(operands) | Or(operands):
            joint = "and" if isinstance(item, And) else "or"
            for before, operand in zip((None, *operands), operands, strict=False):
                yield from [_Word(joint, _between(before, operand))] if before is not None else []
                yield from _words(operand, asked)
        case Compare() | Is() | Exists() if asked.holds(item):
            yield _Word("whole", item.span.text if item.span is not None else "")
        case Compare(operator, left, right):
            yield from (*_words(left, asked), _Word("sign", operator), *_words(right, asked))
        case Is(operand, kind):
            *_, word, last = ("", "", *_behind(item, operand).split())
            yield from (*_words(operand, asked), _Word("is", word), _Word("path", last or kind, (kind,)))
        case _:
            yield _Word("unknown", "")


def _is_numeral(step: str, span: Span | None, asked: Asked) -> bool:
    """Whether a word that means nothing here is a number."""
    return bool(figure(span.text if span is not None else step)) and not _is_known((step,), asked)


def _between(left: Expression, right: Expression) -> str:
    """What stands between two, as it is spelled."""
    first, last = left.span, right.span
    return first.source.text[first.end : last.start].strip() if first is not None and last is not None else ""


def _before(whole: Expression, part: Expression) -> str:
    """What stands before the last part of something."""
    span, last = whole.span, part.span
    return span.text[: last.start - span.start].strip() if span is not None and last is not None else ""


def _behind(whole: Expression, part: Expression) -> str:
    """What stands behind the first part of something."""
    span, first = whole.span, part.span
    return span.text[first.end - span.start :] if span is not None and first is not None else ""


def _in_phrases(words: list[_Word], asked: Asked) -> list[_Word]:
    """The words with what they say together: ``is not``, ``or more``; what says nothing is left out."""
    result: list[_Word] = []
    at = 0
    while at < len(words):
        length, word = next(_phrases(words, at, asked), (1, words[at]))
        if word.kind != "nothing":
            result.append(word)
        at += length
    return result


def _phrases(words: list[_Word], at: int, asked: Asked) -> Iterator[tuple[int, _Word]]:
    for length in range(LONGEST, 0, -1):
        piece = words[at : at + length]
        known = length == 1 and piece[0].kind == "path" and _is_known(piece[0].steps, asked)
        if len(piece) < length or known or any(word.kind not in {"path", "is", "not", "and", "or"} for word in piece):
            continue
        for between in " ", "":
            said = fold(between.join(word.text for word in piece))
            meant = table("said").get(said)
            if meant is not None:
                yield length, _Word("path" if meant in {"made", "lost"} else meant, said, (meant,))
            elif (sign := table("behind").get(said) or table("before").get(said)) is not None:
                yield length, _Word("sign", sign)


def _is_known(steps: Steps, asked: Asked) -> bool:
    return isinstance(asked.type(steps), str) or bool(asked.speech.ways_to(steps[0], asked.scope, asked.names))


def _parts(words: Iterable[_Word]) -> list[list[_Word]]:
    parts: list[list[_Word]] = [[]]
    for word in words:
        if word.kind in _JOINTS:
            parts.append([])
        elif word.kind != "is":
            parts[-1].append(word)
    return parts


def _part(words: Sequence[_Word], asked: Asked) -> list[Row]:
    """What may be meant between *and* and *or*."""
    kinds = [word.kind for word in words]
    negated = kinds.count("not") % 2 == 1
    paths = [word.steps for word in words if word.kind == "path"]
    rest = [word for word in words if word.kind not in {"path", "not"}]
    if kinds == ["whole"]:
        return [Row((words[0].text,))]
    if not rest and paths:
        # Whoever says that there is none of something says of what, whatever was counted before.
        if negated:
            paths = [_plural(path, asked) for path in paths]
        said = _state(paths, asked, negated=negated)
        return (
            [said]
            if said
            else [Row((path, "=", "0")) for path in _counted(paths, asked._replace(former=None)) if negated]
        )
    numbers = [word.text for word in rest if word.kind == "number"]
    signs = [word.text for word in rest if word.kind == "sign"]
    if len(numbers) != 1 or len(signs) > 1 or len(rest) > len(numbers) + len(signs) or "not" in kinds:
        return []
    if signs and kinds.index("sign") > kinds.index("number") and "path" in kinds[kinds.index("sign") :]:
        # Turned round: 9 <= hand.trumps.
        return []
    ways = [Row((path, sign, numbers[0])) for path in _counted(paths, asked) for sign in signs or _signs(asked)]
    return ways[:2]


def _plural(path: Steps, asked: Asked) -> Steps:
    """A class of cards, where one card of it is said not to be there: ``aucun atout``."""
    many = table("one").get(fold(path[0])) if len(path) == 1 and not _is_known(path, asked) else None
    return path if many is None else (many,)


def _signs(asked: Asked) -> Sequence[str]:
    """What somebody may mean who names a number: the sign there was, of a hand no fewer, of what was won either."""
    if asked.counted is not None:
        return [asked.counted[1]]
    return [">=", "="] if "made" in asked.speech.roots(asked.scope, asked.names) else [">="]


def _state(paths: Sequence[Steps], asked: Asked, *, negated: bool) -> Row:
    """``contract lost``, ``no slam``."""
    said = [path for path in paths if len(path) > 1 or path[0] not in asked.known.whose] or list(paths)
    if len(said) != 1 or said[0] in {(word,) for word in asked.known.whose}:
        return NOTHING
    outcome = _OUTCOMES.get((said[0][0], negated)) if len(said[0]) == 1 else None
    if outcome is not None:
        return Row(outcome) if "made" in asked.speech.roots(asked.scope, asked.names) else NOTHING
    return truth_meant(said[0], asked, holds=not negated) if len(paths) == 1 else NOTHING


def _counted(paths: Sequence[Steps], asked: Asked) -> list[str]:
    """``9 trumps``, ``hand 9 trumps``, ``hand.trumps 9``: the path that is counted, or two that may be."""
    match paths:
        case []:
            return [asked.counted[0]] if asked.counted else []
        case [path] if asked.type(path) in NUMBERS:
            return [".".join(path)]
        case [(word,)]:
            ways = _of_hand(word, asked) or asked.speech.ways_to(word, asked.scope, asked.names, NUMBERS)
            before = [asked.counted[0]] if asked.counted and asked.counted[0] not in ways and ways else []
            return [*before, *ways][:2]
        case [one, other]:
            return [
                f"{'.'.join(has)}.{step}"
                for has, (step, *more) in ((one, other), (other, one))
                if not more and _has(has, step, asked)
            ]
    return []


def _has(holder: Steps, step: str, asked: Asked) -> bool:
    kind = asked.type(holder)
    holders = {*asked.speech.of_classes, SIDE, PLAYER}
    return kind in holders and asked.speech.members_of(str(kind), asked.names).get(step) in NUMBERS


def _of_hand(word: str, asked: Asked) -> list[str]:
    """Whoever decides something before the play decides by his hand; of a played deal, nobody's is meant."""
    hand = asked.speech.scopes[asked.scope].get("hand") if asked.scope not in asked.speech.named else None
    own = hand is not None and asked.speech.members_of(hand, asked.names).get(word) in NUMBERS
    return [f"hand.{word}"] if own else []
