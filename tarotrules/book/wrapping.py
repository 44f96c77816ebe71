"""Breaking lines and filling columns of plain text, counted as a terminal shows them.

East Asian text breaks between any two characters, but never before a closing mark or after an
opening one, and not inside a word of katakana or a short bracket that fits a line. French marks
stand off by a space, and no line breaks there.
"""

import re
from collections.abc import Iterator
from functools import cache

from tarotrules.source.excerpt import columns

_WIDE = "\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6"
_OPENING = "「『（［｛〈《【〔"
_KATAKANA = "ァ-ヺー"
_CLOSING = "、。，．・：；？！」』）］｝〉》】〕ーゝゞ々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％"


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most so many columns; a word longer than a line is broken, at a hyphen if it has one.

    >>> wrap("dire : « oui » ; « non » aussi", 9)
    ['dire :', '« oui » ;', '« non »', 'aussi']
    """
    lines = [""]
    for atom in _atoms(text, width):
        if columns(lines[-1].rstrip()) + columns(atom.rstrip()) + _trailing(lines[-1]) > width and lines[-1]:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += atom if lines[-1] else atom.lstrip()
    return [line.rstrip() for line in lines]


def pad(text: str, width: int, align: str = "start") -> str:
    """A text made so many columns wide."""
    room = max(0, width - columns(text))
    left = {"start": 0, "end": room, "center": room // 2}[align]
    return " " * left + text + " " * (room - left)


def _trailing(line: str) -> int:
    return len(line) - len(line.rstrip())


@cache
def _kept() -> re.Pattern[str]:
    """What East Asian text keeps together where a line has room for it: a word of katakana, a bracket of few words."""
    return re.compile(f"(（[^（）「」]{{1,8}}）[{_CLOSING}]*|[{_OPENING}]*[{_KATAKANA}][{_KATAKANA}・]+[{_CLOSING}]*)")


@cache
def _atom(*, wide: bool) -> re.Pattern[str]:
    """What a line is not broken in; to compile what East Asian text needs takes a hundred times as long."""
    others = _WIDE if wide else ""
    word = f"(?:« )?[^ {others}]+(?: [»:;!?][^ {others}]*)*"
    return re.compile(f" +|[{_OPENING}]*(?:[{_WIDE}]|{word})[{_CLOSING}]*|[{_OPENING}]+" if wide else f" +|{word}")


def _atoms(text: str, width: int) -> Iterator[str]:
    wide = any(each >= "\u2e80" or "\u1100" <= each <= "\u115f" for each in text)
    for part in _parts(text, width) if wide else (text,):
        if wide and _kept().fullmatch(part) and columns(part) <= width:
            yield part
        else:
            for atom in _atom(wide=wide).findall(part):
                yield from _broken(atom, width)


def _parts(text: str, width: int) -> Iterator[str]:
    """What is kept and what stands between; of a name longer than a line, the words."""
    for part in _kept().split(text):
        yield from (part,) if columns(part) <= width else re.split("(?<=・)", part)


def _broken(atom: str, width: int) -> Iterator[str]:
    while columns(atom) > width and len(atom) > 1:
        fitting = next(i for i in range(len(atom), 0, -1) if i == 1 or columns(atom[:i]) <= width)
        size = atom.rfind("-", 1, fitting) + 1 or fitting
        yield atom[:size]
        atom = atom[size:]
    yield atom
