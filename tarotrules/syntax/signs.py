"""What words, numbers, texts and signs look like, in all scripts."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

CJK: Final = "々〆〇ぁ-ゖ\u3099\u309aゝゞァ-ヿ㐀-䶿一-鿿豈-﫿ｦ-ﾟ\U00020000-\U0003fffd"
_FRACTIONS: Final = "¼½¾⅐-⅞↉"
_FAMILIAR: Final = "[A-Za-zÀ-ÖØ-öø-ʨͰ-ԯ]"
_MARK: Final = "[\u0300-\u036f]"
_SUITS: Final = "♠-♧"
"""Signs of suits, as in ``D♥``; in colours they have a mark behind them."""
_HYPHEN: Final = "[-‐‑－'’ʼ＇]"
# Each class of CJK takes milliseconds to compile, so the one of words stands once: before what may go on a word.
_WORDS: Final = rf"""
    (?P<RUN>[{CJK}]+)
  | (?P<WORD>(?:{_FAMILIAR}|(?![{_FRACTIONS}])[^\W\d_]|[{_SUITS}])
      (?:(?:{_HYPHEN}(?=[^\W\d_]|[0-9]))?(?![{CJK}{_FRACTIONS}])(?:[^\W\d_]|[0-9０-９_＿{_SUITS}\ufe0f]|{_MARK}))*)"""
_ENDS: Final = "\u2028\u2029＂］"
"""What else ends a comment, a text or a citation; a class that holds any of them takes long to compile."""
_KNOWN: Final = frozenset(
    chr(code) for code in (*range(0x80), 0xA0, 0xAB, 0xBB, *range(0xBC, 0xBF), *range(0xC0, 0x100))
)

_BETWEEN: Final = frozenset(["", *"-'.,"])


@cache
def _quick() -> re.Pattern[str]:
    """What most files have outside of texts and comments: the signs and letters of Western Europe."""
    return re.compile(
        r"""
        (?P<NEWLINE>\r\n?|[\n\x0b\x0c\x85])
      | (?P<BLANK>[\t\x1c-\x1f \xa0\xad]+)
      | (?P<COMMENT>\#[^\r\n\x85]*)
      | (?P<WORD>[A-Za-zÀ-ÖØ-öø-ÿ](?:(?:[-'](?=[A-Za-zÀ-ÖØ-öø-ÿ0-9]))?[A-Za-zÀ-ÖØ-öø-ÿ0-9_])*)
      | (?P<NAME>`[^`\r\n]+`)
      | (?P<NUMBER>[0-9]+(?:[.,][0-9]+)?[¼½¾]?|[¼½¾])
      | (?P<TEXT>"(?:[^"\\\r\n]|\\.)*" | «(?:[^»\\\r\n]|\\.)*» | »(?:[^«\\\r\n]|\\.)*«)
      | (?P<CITATION>\[[^\]\r\n]*\])
      | (?P<DOTS>\.\.\.?)
      | (?P<DOT>\.) | (?P<COMMA>,) | (?P<END>;)
      | (?P<LBRACE>{) | (?P<RBRACE>}) | (?P<LPAREN>\() | (?P<RPAREN>\))
      | (?P<CMP>!=|[<>]=|<>|==|=(?![<>])|[<>])
      | (?P<ADD>[+\-]) | (?P<MUL>[*×·÷]|/(?![/*]))
      | (?P<OTHER>.)
        """,
        re.VERBOSE | re.DOTALL,
    )


@cache
def _all() -> re.Pattern[str]:
    """All that there is, which takes as long to compile as an interpreter takes to start."""
    return re.compile(
        rf"""
        (?P<NEWLINE>\r\n?|[\n\x0b\x0c\x85\u2028\u2029])
      | (?P<BLANK>(?:[^\S\r\n\x0b\x0c\x85\u2028\u2029]|[\ufeff\u200b-\u200f\u2060\u00ad])+)
      | (?P<COMMENT>[#＃][^\r\n\x85\u2028\u2029]*)
      | {_WORDS}
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


def signs(text: str) -> Iterator[re.Match[str]]:
    """The words and signs of a text, in order; the last group of each match names its kind."""
    if any(each in text for each in _ENDS):
        yield from _all().finditer(text)
        return
    known = _KNOWN.issuperset(text)
    for match in _quick().finditer(text):
        if match.lastgroup == "OTHER" or not (known or _KNOWN.issuperset(_next(text, match.end()))):
            yield from _all().finditer(text, match.start())
            return
        yield match


def _next(text: str, end: int) -> str:
    """What may go on with a sign, at once or behind a hyphen or point."""
    return text[end : end + 2] if text[end : end + 1] in _BETWEEN else text[end]


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
    r"""A text as the notation writes it.

    >>> print(quote('the "petit"'))
    "the \"petit\""
    """
    return '"' + re.sub(r'[\\"\n\r]', lambda m: _ESCAPED[m[0]], text) + '"'
