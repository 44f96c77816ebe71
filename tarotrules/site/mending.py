"""What the theme, and pages made to stand alone, need changed to stand together in one page for everybody.

The theme's menus say the same of themselves as the lists around them, and wrap tables that have no
class in boxes no keyboard reaches.
"""

import re
from typing import Final

_MENU: Final = re.compile(r'(<nav class="md-nav" data-md-level="\d+") aria-labelledby="[^"]*" aria-expanded="[^"]*"')


def content(html: str) -> str:
    """A page's own text.

    >>> content('<div class="scroll"><table><tr><td>1</td></tr></table></div>')
    '<div class="scroll"><table class="ruled"><tr><td>1</td></tr></table></div>'
    """
    return html.replace("<table>", '<table class="ruled">')


def page(html: str) -> str:
    """A page as the theme gives it."""
    return _MENU.sub(r'\1 role="none"', html)
