"""What the theme, and pages made to stand alone, need changed to stand together in one page for everybody.

Where a page has many tables and listings, each a landmark of its own, landmarks lead nowhere; so they are
groups. The theme's menus say the same of themselves as the lists around them, and wrap tables that have no
class in boxes no keyboard reaches.
"""

import re
from typing import Final

_MENU: Final = re.compile(r'(<nav class="md-nav" data-md-level="\d+") aria-labelledby="[^"]*" aria-expanded="[^"]*"')
_SCROLL: Final = re.compile(r'(<div class="[^"]*\bscroll\b[^"]*") role="region"')


def content(html: str) -> str:
    """A page's own text.

    >>> content('<div class="scroll" role="region"><table><tr><th scope="col"></th></tr></table></div>')
    '<div class="scroll" role="group"><table class="ruled"><tr><td></td></tr></table></div>'
    """
    grouped = _SCROLL.sub(r'\1 role="group"', html)
    return grouped.replace('<th scope="col"></th>', "<td></td>").replace("<table>", '<table class="ruled">')


def page(html: str) -> str:
    """A page as the theme gives it."""
    return _MENU.sub(r'\1 role="none"', html)
