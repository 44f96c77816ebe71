"""A text is cut into the same words and signs whether or not a quick look at it is enough."""

import re
from collections.abc import Iterator

from hypothesis import example, given
from hypothesis import strategies as st

from tarotrules.syntax import signs

SIGNS = "\u2028＂］a ï9_é½⅓²µʰ\u0301あ\u3099・漢한ﾊ\U00020001-'’－。、.,;{[]\"«»「」#`…=<>/*!=×½１Жა\n\\"


def _cut(found: Iterator[re.Match[str]]) -> list[tuple[str | None, int, int]]:
    return [(match.lastgroup, *match.span()) for match in found]


@given(text=st.text(st.sampled_from(SIGNS), max_size=12))
@example(text="a-한")
@example(text="aあ。漢")
def test_a_quick_look_sees_the_same(text: str) -> None:
    """The quick pattern gives way to the one of all signs before it would cut otherwise."""
    assert _cut(signs.signs(text)) == _cut(signs._all().finditer(text))


def test_texts_in_other_scripts_need_no_closer_look() -> None:
    """A file of familiar words may hold titles in any script: they are no words."""
    signs._all.cache_clear()
    list(signs.signs('title ja "タロット" [協会 p. 1] # 注'))

    assert signs._all.cache_info().currsize == 0
