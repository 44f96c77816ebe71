"""The table of the variants."""

import re

import pytest

from tarotrules.languages import LANGUAGES
from tarotrules.site import variants
from tarotrules.site.shelf import Shelf

CELL = re.compile(r"<t[dh][^>]*>(.*?)</t[dh]>", re.DOTALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_says_where_it_comes_from(language: str) -> None:
    """No cell is empty: a variant without sources of its own names the one it is made from."""
    cells = CELL.findall(variants.index([Shelf()], language).html)

    assert len(cells) > len(Shelf().variants)
    assert [cell for cell in cells if not re.sub(r"<[^>]*>", "", cell).strip()] == []
