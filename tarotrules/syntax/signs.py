"""What words, numbers, texts and signs look like: one pattern, all scripts."""

import re
from typing import Final

CJK: Final = "々〆〇ぁ-ゖ\u3099\u309aゝゞァ-ヿ㐀-䶿一-鿿豈-﫿ｦ-ﾟ\U00020000-\U0003fffd"
_FRACTIONS: Final = "¼½¾⅐-⅞↉"
_LETTER: Final = rf"(?:[A-Za-zÀ-ÖØ-öø-ʨͰ-ԯ]|(?![{CJK}{_FRACTIONS}])[^\W\d_])"
_MARK: Final = "[\u0300-\u036f]"
_HYPHEN: Final = "[-‐‑－'’ʼ＇]"

PATTERN: Final = re.compile(
    rf"""
    (?P<NEWLINE>\r\n?|[\n\x0b\x0c\x85\u2028\u2029])
  | (?P<BLANK>(?:[^\S\r\n\x0b\x0c\x85\u2028\u2029]|[\ufeff\u200b-\u200f\u2060\u00ad])+)
  | (?P<COMMENT>[#＃][^\r\n\x85\u2028\u2029]*)
  | (?P<WORD>{_LETTER}(?:{_LETTER}|[0-9０-９_＿]|{_MARK}|{_HYPHEN}(?={_LETTER}|[0-9]))*)
  | (?P<RUN>[{CJK}]+)
  | (?P<NAME>`[^`\r\n]+`)
  | (?P<NUMBER>[0-9０-９]+(?:[.．,][0-9０-９]+)?[{_FRACTIONS}]?|[{_FRACTIONS}])
  | (?P<TEXT>["＂](?:[^"＂\\\r\n]|\\.)*["＂] | “(?:[^”\\\r\n]|\\.)*” | „(?:[^“”\\\r\n]|\\.)*[“”]
            | «(?:[^»\\\r\n]|\\.)*» | »(?:[^«\\\r\n]|\\.)*« | 「(?:[^」\\\r\n]|\\.)*」)
  | (?P<UNFINISHED_TEXT>["＂“”„«»「][^\r\n;{{}}]*)
  | (?P<CITATION>[\[［][^\]］\r\n]*[\]］])
  | (?P<UNFINISHED_CITATION>[\[［][^\r\n;{{}}]*)
  | (?P<DOTS>\.\.\.?|…|‥)
  | (?P<DOT>[.．]|(?<=[^\W\d])。(?=[^\W\d]))
  | (?P<COMMA>[,，、､])
  | (?P<END>[;；。])
  | (?P<LBRACE>[{{｛]) | (?P<RBRACE>[}}｝]) | (?P<LPAREN>[(（]) | (?P<RPAREN>[)）])
  | (?P<CMP>[!！][=＝]|[<＜>＞][=＝]|[<＜][>＞]|[=＝]{{1,2}}|[<＜>＞≠≤≥≦≧])
  | (?P<ADD>[+＋\-−–－]) | (?P<MUL>[*＊×✕·⋅/／÷∕])
  | (?P<OTHER>.)
    """,
    re.VERBOSE | re.DOTALL,
)

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
