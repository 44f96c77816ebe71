"""Why a statement had to be given up, from where it broke."""

from tarotrules.source.diagnostics import Concept, Concepts, Diagnostic, Row
from tarotrules.syntax import habits, problems
from tarotrules.syntax.folding import fold
from tarotrules.syntax.tokens import Token

TWO = 2
"""A word and an amount stand before what the amount depends on."""
_ENDS = frozenset({"END", "RBRACE", "$END"})


def cause(tokens: list[Token], at: int) -> Diagnostic:
    """The problem of a token nothing could be done about."""
    token = tokens[at]
    if all(before.type != "LBRACE" for before in tokens[:at]):
        return _in_header(tokens, at)
    start = _start(tokens, at)
    if start == at:
        return _at_start(tokens, at)
    return (
        _after_head(tokens, start, at)
        or two_cases(tokens, at)
        or _choice(tokens[start:at], token)
        or _inside(tokens[at - 1], token)
    )


def _start(tokens: list[Token], at: int) -> int:
    while at > 0 and tokens[at - 1].type not in ("END", "LBRACE"):
        at -= 1
    return at


def _line(tokens: list[Token], start: int) -> list[Token]:
    """The tokens of a line, up to a block."""
    return tokens[start : next((i for i in range(start, len(tokens)) if tokens[i].type in {*_ENDS, "LBRACE"}), start)]


def _in_header(tokens: list[Token], at: int) -> Diagnostic:
    token = tokens[at]
    if at == 0:
        return problems.MISSING_HEADER.at(token.span, choices=Concepts(("variant", "option")))
    if token.type in ("$END", "END") and tokens[at - 1].type == "WORD":
        return problems.MISSING_BRACE.at(tokens[at - 1].span, brace="{")
    if tokens[at - 1].type in ("VARIANT", "OPTION", "EXTENDS", "WITH", "COMMA"):
        return problems.MISSING_NAME.at(token.span)
    return _inside(tokens[at - 1], token)


def _at_start(tokens: list[Token], at: int) -> Diagnostic:
    token = tokens[at]
    line = _line(tokens, at)
    numbers = [each.value for each in line if each.type == "NUMBER"]
    if token.type == "IF" and numbers and any(each.value == "players" for each in line):
        whole = token.span.to(line[-1].span)
        return habits.told("guard", whole, ", ".join(numbers))
    if meant := habits.table("heads").get(fold(token.span.text)):
        return habits.told("meant", token.span, Concept(meant.split(".")[-1]))
    if token.type == "NOT" and len(line) > 1:
        return problems.REMOVE_WITHOUT_NAME.at(token.span.to(line[-1].span))
    if token.type == "LBRACE":
        return problems.MISSING_NAME.at(token.span)
    what = {"CITATION": "citation", "TEXT": "text"}.get(token.type, "other")
    return problems.NO_WORD_FIRST.at(token.span, found=token.span.text, what=what)


def _after_head(tokens: list[Token], start: int, at: int) -> Diagnostic | None:
    head, alone = tokens[start], at == start + 1
    match head.type:
        case "FIXED" if alone:
            return problems.NOTHING_SAID.at(head.span, word=head.span.text)
        case "REMOVE" if alone:
            return problems.REMOVE_WITHOUT_NAME.at(head.span)
        case "AT" if alone:
            return problems.GUARD_WITHOUT_NUMBERS.at(head.span)
        case "AT" if tokens[at].type in _ENDS:
            return problems.GUARD_WITHOUT_BLOCK.at(head.span.to(tokens[at - 1].span))
        case "NUMBER":
            return problems.NO_WORD_FIRST.at(head.span, found=head.span.text, what="other")
    return None


def two_cases(tokens: list[Token], at: int) -> Diagnostic | None:
    """``6 if made, 8 if lost``: an amount for each of two cases, one behind the other."""
    line = _line(tokens, _start(tokens, at))
    kinds = [each.type for each in line]
    if "IF" not in kinds or "THEN" in kinds:
        return None
    asked = kinds.index("IF")
    end = next((i for i in range(asked, len(kinds)) if kinds[i] in {"COMMA", "AND", "ELSE"}), len(kinds))
    condition, (other, *_) = line[asked + 1 : end], [*(each for each in line[end:] if each.type == "NUMBER"), None]
    if asked < TWO or kinds[asked - 1] != "NUMBER" or not condition or other is None:
        return None
    word, first = line[0], line[asked - 1]
    numbers = first.span.text, other.span.text
    said = habits.table("said").get(fold(condition[0].span.text), condition[0].value) if len(condition) == 1 else ""
    lost = next((lost for lost, usual in habits.rows("by_result").items() if usual == word.value), None)
    if lost is not None and said in {"made", "lost"}:
        usual, other_way = numbers if said == "made" else numbers[::-1]
        instead = Row((word.value, f"{usual};", lost, other_way))
        return habits.told("meant", word.span.to(line[-1].span), instead)
    whole = condition[0].span.to(condition[-1].span)
    instead = Row(("if", whole.text, "then", numbers[0], "else", numbers[1]))
    return habits.told("meant", first.span.to(line[-1].span), instead)


def _choice(line: list[Token], end: Token) -> Diagnostic | None:
    """``worth 25 if made``: an amount that depends on something, without what it is otherwise."""
    kinds = [each.type for each in line]
    if end.type not in _ENDS or "IF" not in kinds or "ELSE" in kinds:
        return None
    amounts = [each.span.text for each in line if each.type == "NUMBER"]
    instead = Row(("if", "…", "then", *(amounts[:1] or ["…"]), "else", "…"))
    word = line[-1].span
    return problems.UNFINISHED_STATEMENT.at(word, word=word.text, hint="choice", instead=instead)


def _inside(before: Token, token: Token) -> Diagnostic:
    if token.type in _ENDS:
        return problems.UNFINISHED_STATEMENT.at(before.span, word=before.span.text, hint="none", instead=Row(()))
    return problems.UNEXPECTED.at(token.span, found=token.span.text)
