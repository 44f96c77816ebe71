"""What words, numbers, texts and signs look like, in all scripts."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

CJK: Final = "々〆〇ぁ-ゖ\u3099\u309aゝゞァ-ヿ㐀-䶿一-鿿豈-﫿ｦ-ﾟ\U00020000-\U0003fffd"
_FRACTIONS: Final = "¼½¾⅐-⅞↉"
_FAMILIAR: Final = "[A-Za-zÀ-ÖØ-öø-ʨͰ-ԯ]"
_MARK: Final = "[\u0300-\u036f]"
_HYPHEN: Final = "[-‐‑－'’ʼ＇]"
_FEW: Final = rf"(?P<WORD>{_FAMILIAR}(?:{_FAMILIAR}|[0-9０-９_＿]|{_MARK}|{_HYPHEN}(?={_FAMILIAR}|[0-9]))*)"
"""Words of familiar letters alone: what most files have outside of texts and comments."""
# Each class of CJK takes milliseconds to compile, so the one of words stands once: before what may go on a word.
_ALL: Final = rf"""
    (?P<RUN>[{CJK}]+)
  | (?P<WORD>(?:{_FAMILIAR}|(?![{_FRACTIONS}])[^\W\d_])
      (?:(?:{_HYPHEN}(?=[^\W\d_]|[0-9]))?(?![{CJK}{_FRACTIONS}])(?:[^\W\d_]|[0-9０-９_＿]|{_MARK}))*)"""


def _pattern(words: str) -> re.Pattern[str]:
    return re.compile(
        rf"""
        (?P<NEWLINE>\r\n?|[\n\x0b\x0c\x85\u2028\u2029])
      | (?P<BLANK>(?:[^\S\r\n\x0b\x0c\x85\u2028\u2029]|[\ufeff\u200b-\u200f\u2060\u00ad])+)
      | (?P<COMMENT>[#＃][^\r\n\x85\u2028\u2029]*)
      | {words}
      | (?P<NAME>`[^`\r\n]+`)
      | (?P<NUMBER>[0-9０-９]+(?:[.．,][0-9０-９]+)?[{_FRACTIONS}]?|[{_FRACTIONS}])
      | (?P<TEXT>["＂](?:[^"＂\\\r\n]|\\.)*["＂] | “(?:[^”\\\r\n]|\\.)*” | „(?:[^“”\\\r\n]|\\.)*[“”]
                | «(?:[^»\\\r\n]|\\.)*» | »(?:[^«\\\r\n]|\\.)*« | 「(?:[^」\\\r\n]|\\.)*」)
      | (?P<MISMATCHED>["＂“”„«»「][^"＂“”„«»「」\\\r\n;{{}}]*["＂“”„«»「」])
      | (?P<SINGLE>['‘‚‹´][^'’‘›´\r\n;{{}}]*['’‘›´])
      | (?P<UNFINISHED_TEXT>["＂“”„«»「][^\r\n;{{}}]*)
      | (?P<CITATION>[\[［][^\]］\r\n]*[\]］])
      | (?P<UNFINISHED_CITATION>[\[［][^\r\n;{{}}]*)
      | (?P<DOTS>\.\.\.?|…|‥)
      | (?P<DOT>[.．]|(?<=[^\W\d])。(?=[^\W\d]))
      | (?P<COMMA>[,，、､])
      | (?P<END>[;；。])
      | (?P<LBRACE>[{{｛]) | (?P<RBRACE>[}}｝]) | (?P<LPAREN>[(（]) | (?P<RPAREN>[)）])
      | (?P<SLASHES>(?<![:：])//[^\r\n]*|/\*[^\r\n]*)
      | (?P<HABIT>=>|=<|&&?|\|\||[!！](?![=＝])|[⩾⩽]) | (?P<PERCENT>[%％])
      | (?P<CMP>[!！][=＝]|[<＜>＞][=＝]|[<＜][>＞]|[=＝]{{1,2}}|[<＜>＞≠≤≥≦≧])
      | (?P<ADD>[+＋\-−–－]) | (?P<MUL>[*＊×✕·⋅/／÷∕])
      | (?P<OTHER>.)
        """,
        re.VERBOSE | re.DOTALL,
    )


_few: Final = _pattern(_FEW)


@cache
def _all() -> re.Pattern[str]:
    return _pattern(_ALL)


def signs(text: str) -> Iterator[re.Match[str]]:
    """The words and signs of a text, in order; the last group of each match names its kind."""
    for match in _few.finditer(text):
        if match.lastgroup == "OTHER" or (
            match.lastgroup == "WORD" and _may_go_on(text[match.end() : match.end() + 2])
        ):
            yield from _all().finditer(text, match.start())
            return
        yield match


def _may_go_on(after: str) -> bool:
    """Whether a letter that is not familiar may follow a word, perhaps behind a hyphen."""
    return not after.isascii() and any(each >= CJK[0] or each.isalnum() for each in after)


PLAIN: Final = {
    **dict.fromkeys("-−–－", "-"),
    **dict.fromkeys("+＋", "+"),
    **dict.fromkeys("*＊×✕·⋅", "*"),
    **dict.fromkeys("/／÷∕", "/"),
    **dict.fromkeys(("≠", "<>", "＜＞"), "!="),
    **dict.fromkeys("≤≦", "<="),
    **dict.fromkeys("≥≧", ">="),
    "==": "=",
}
"""Sign as written -> sign of the expression tree, where they differ by more than width."""

_ESCAPE = re.compile(r"\\([\\\"nr])")
_ESCAPED = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r"}
_UNESCAPED = {escaped[1]: char for char, escaped in _ESCAPED.items()}


def unquote(text: str) -> str:
    r"""What stands between the quotes, with ``\"``, ``\\`` and ``\n`` undone."""
    return _ESCAPE.sub(lambda m: _UNESCAPED[m[1]], text[1:-1])


def quote(text: str) -> str:
    """A text as the notation writes it."""
    return '"' + re.sub(r'[\\"\n\r]', lambda m: _ESCAPED[m[0]], text) + '"'
