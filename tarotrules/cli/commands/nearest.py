"""``nearest``: which known rules a table's are nearest to, and how it plays otherwise."""

import json
from typing import TYPE_CHECKING, Any

from tarotrules import books
from tarotrules.cli.asked import form, language, variant
from tarotrules.cli.declared import OPTIONS, PAPER, VARIANT, Command
from tarotrules.cli.reading import Asked
from tarotrules.cli.report import answer, answer_book
from tarotrules.games.registry import family

if TYPE_CHECKING:
    from tarotrules.games.variant import Near, Variant

COMMAND = Command(
    "differences",
    (VARIANT, OPTIONS, PAPER),
    forms=("text", "md", "html", "pdf", "json"),
    examples=("$house.tarot", "wikipedia -o nearest.html"),
)


def run(asked: Asked) -> int:
    """Write which rules are nearest."""
    from tarotrules.nearest import nearest

    shape, own, lang = form(asked), variant(asked), language(asked)
    found = nearest(own)
    if shape == "json":
        return answer(json.dumps([_data(each, own, lang) for each in found], ensure_ascii=False), asked)
    return answer_book(family(own.game).nearest(books.shown(own, lang), found), asked)


def _data(near: "Near", own: "Variant", lang: str) -> dict[str, Any]:
    """Known rules: how far they are, and what differs."""
    return {
        "variant": near.base.id,
        "title": near.base.title(lang),
        "options": list(near.options),
        "distance": float(near.distance.whole),
        "by_chapter": {name: float(value) for name, value in near.distance.by_chapter.items()},
        "differences": [
            {"number": each.number, "change": each.change, "name": each.name, "text": each.text}
            for each in family(own.game).changed(near.variant, own, lang)
        ],
    }
