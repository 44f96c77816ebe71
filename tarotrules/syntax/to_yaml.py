"""A document written as YAML: the ``.tarot`` notation with indentation.

A key that would stand twice in a block takes more of its statement: ``shares default: taker 2``.
"""

import json
import re
from collections import Counter
from typing import Final, NamedTuple

from tarotrules.syntax.document import Comment, Document, Entry, Fixed, Guard, Item, Remove, Statement, Text, reasons_of
from tarotrules.syntax.from_yaml import TEXTS, heads_texts
from tarotrules.syntax.language import detect
from tarotrules.syntax.outline import Line, head_of, outline
from tarotrules.syntax.spelling import Speller
from tarotrules.syntax.to_dsl import INDENT, comment_line, guard, language_line, opening
from tarotrules.syntax.vocabulary import Vocabulary

_PLAIN: Final = re.compile(r"(?:[^\W_]|-(?=[^\s-])|\()(?:[^\r\n\t:#]|:(?=\S)|(?<=\S)#)*")
_FLOW_SIGNS: Final = re.compile(r"[,\[\]{}]")
_UNPRINTABLE: Final = re.compile(
    "[^\t\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]"
)
_KEY_LENGTH: Final = 1000
"""YAML reads longer keys only behind a question mark."""


class Pair(NamedTuple):
    """One way to cut a statement into key and value; the shortest key comes first."""

    key: str
    value: str
    citation: str = ""
    """Of the key: it does not tell keys apart."""


def to_yaml(document: Document, vocabulary: Vocabulary, language: str = "en") -> str:
    """The document in the canonical words of a language, comments kept."""
    speller = Speller(vocabulary, language, reasons_of(document))
    lines, top = outline(document)
    texts = [*map(comment_line, top), *_header(document, speller), *_Printer(speller).block(lines, "", texts=False)]
    text = "\n".join(texts) + "\n"
    if language == "en" and detect(text, vocabulary) == "en":
        return text
    return language_line(speller) + text


def _header(document: Document, speller: Speller) -> list[str]:
    lines = [f"{speller.keyword(document.kind)}: {scalar(speller.name(document.id))}"]
    if document.extends:
        lines.append(f"{speller.keyword('extends')}: {scalar(speller.name(document.extends))}")
    if document.options:
        lines.append(f"{speller.keyword('with')}: {_list(map(speller.name, document.options))}")
    return lines


class _Printer:
    def __init__(self, speller: Speller) -> None:
        self.speller = speller

    def block(self, lines: list[Line], indent: str, *, texts: bool) -> list[str]:
        pairs = _unlike([self._pairs(line.statement, texts=texts) for line in lines if line.statement])
        result: list[str] = []
        for line in lines:
            result += [""] if line.spaced else []
            before = [*line.before, *(line.behind if line.lines is not None else ())]
            result += [indent + comment_line(comment) for comment in before]
            if line.statement:
                result += self._line(line, pairs.pop(0), indent, texts=texts)
        return result

    def _line(self, line: Line, pair: Pair, indent: str, *, texts: bool) -> list[str]:
        key = scalar(pair.key + pair.citation)
        key = f"? {key}\n{indent}" if len(key) > _KEY_LENGTH else key
        if line.lines is None:
            behind: list[Comment] = line.behind
            value = f" {pair.value}" if pair.value else ""
            return [indent + key + ":" + value + "".join(f"  {comment_line(comment)}" for comment in behind)]
        inner = self.block(line.lines, indent + INDENT, texts=texts or _holds_texts(line.statement))
        if all(text.lstrip().startswith("#") for text in inner):
            return [*inner, f"{indent}{key}: {{}}"]
        return [f"{indent}{key}:", *inner]

    def _pairs(self, statement: Statement, *, texts: bool) -> list[Pair]:
        speller = self.speller
        match statement:
            case Guard(players):
                return [Pair(guard(speller, players), "")]
            case Remove():
                return self._removal(statement)
            case Fixed(Entry() as entry):
                return self._entry(entry, f"{speller.keyword('fixed')} ", texts=texts)
            case Entry():
                return self._entry(statement, "", texts=texts)
        return [Pair("", "")]

    def _removal(self, remove: Remove) -> list[Pair]:
        speller = self.speller
        path = " ".join([speller.keyword("remove"), *map(speller.word, remove.path)])
        names = speller.names(remove.names)
        listed = remove.path and len(remove.names) > 1
        value = _list(map(speller.word, remove.names)) if listed else scalar(names)
        return [Pair(path, value), Pair(f"{path} {names}", "")]

    def _entry(self, entry: Entry, before: str, *, texts: bool) -> list[Pair]:
        speller = self.speller
        if entry.block is not None:
            head = head_of(entry)
            citation = speller.citation(head.innermost.citation)
            return [Pair(before + opening(speller, head).removesuffix(citation), "", citation)]
        head_word = before + speller.head_of_values(entry)
        citation = speller.citation(entry.citation)
        whole = Pair(f"{head_word} {speller.values(entry.values)}".rstrip(), "", citation)
        if texts or entry.word.concept in TEXTS:
            return [*_texts(head_word, entry.values, citation), whole]
        return [*self._cuts(head_word, entry.values, citation), whole]

    def _cuts(self, head: str, values: tuple[tuple[Item, ...], ...], citation: str) -> list[Pair]:
        if not values:
            return []
        groups = [self.speller.group(group) for group in values]
        result = [_pair(head, groups, citation)]
        if len(values[0]) > 1:
            first = self.speller.item(values[0][0])
            result.append(_pair(f"{head} {first}", [groups[0][len(first) + 1 :], *groups[1:]], citation))
        return result


def _pair(key: str, groups: list[str], citation: str) -> Pair:
    if len(groups) == 1:
        return Pair(key, scalar(groups[0] + citation))
    return Pair(key, _list(groups), citation)


def _texts(head: str, values: tuple[tuple[Item, ...], ...], citation: str) -> list[Pair]:
    texts = [item.value for group in values for item in group if isinstance(item, Text)]
    if not texts or [len(group) for group in values] != [1] * len(texts):
        return []
    return [Pair(head, _text(texts[0]) if len(texts) == 1 else f"[{', '.join(map(_text, texts))}]", citation)]


def _holds_texts(statement: Statement | None) -> bool:
    """As the reader sees it: a single word, and a block below."""
    inner = statement.statement if isinstance(statement, Fixed) else statement
    if not isinstance(inner, Entry):
        return False
    head = head_of(inner)
    return head.like is None and heads_texts([word.concept for word in head.words])


def _unlike(choices: list[list[Pair]]) -> list[Pair]:
    """For each statement the shortest key no other has."""
    picked = [0] * len(choices)
    for _ in range(max(map(len, choices), default=0)):
        keys = Counter(pairs[i].key for pairs, i in zip(choices, picked, strict=True))
        for index, pairs in enumerate(choices):
            if keys[pairs[picked[index]].key] > 1:
                picked[index] = min(picked[index] + 1, len(pairs) - 1)
    return [pairs[i] for pairs, i in zip(choices, picked, strict=True)]


def scalar(text: str, *, flow: bool = False) -> str:
    """A text that YAML reads back as it is, in quotes only where they are needed."""
    if "'" in text or _UNPRINTABLE.search(text):
        return _text(text)
    plain = _PLAIN.fullmatch(text) and text == text.strip() and not text.endswith(":")
    return text if plain and not (flow and _FLOW_SIGNS.search(text)) else f"'{text}'"


def _text(text: str) -> str:
    """In double quotes, where everything can be written."""
    return _UNPRINTABLE.sub(_escape, json.dumps(text, ensure_ascii=False))


def _escape(match: re.Match[str]) -> str:
    return f"\\U{ord(match[0]):08x}"


def _list(texts: "map[str] | list[str]") -> str:
    return f"[{', '.join(scalar(text, flow=True) for text in texts)}]"
