"""An evening as a file: it is written with its rules, and read like a stranger's."""

import json
import re
from datetime import datetime
from typing import Any, Final

from tarotrules.games.evening import Form
from tarotrules.studio.beginning import NAMELESS
from tarotrules.studio.evening import forms, scored
from tarotrules.studio.filing import filed
from tarotrules.studio.shape import PEOPLE, are_seats, fits, is_name, is_table

Answer = dict[str, Any]
FORMAT: Final = "tarotrules-evening"
VERSION: Final = 1
LONGEST: Final = 1024 * 1024
"""So long may a file be."""
RULES: Final = 64 * 1024
"""So long may its rules be, as those that are opened by themselves."""
DEALS: Final = 1000
DEEPEST: Final = 12
_STRINGS: Final = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\\?\Z)', re.DOTALL)


class _WrongError(Exception):
    """What is wrong with a file, and in which deal."""

    def __init__(self, why: str, deal: int = 0) -> None:
        super().__init__(why)
        self.why, self.deal = why, deal


def evening_file(text: str, language: str, evening: Any) -> Answer:
    """An evening as it is kept in a file, with what its deals came to for whoever reads it otherwise.

    By rules that this version does not read they come to nothing anybody knows; the deals are in the file all the same.
    """
    deals = [{**{key: each[key] for key in ("sat", "dealer", "told")}, **_corrected(each)} for each in evening["deals"]]
    for each, one in zip(deals, scored(text, language, evening["people"], deals)["deals"] or (), strict=False):
        each["scores"] = [score["exact"] for score in one["scores"] if score is not None]
    data = {
        "format": FORMAT,
        "version": VERSION,
        "begun": evening["begun"],
        "rules": {"id": forms(text, language).id, "text": text},
        "people": evening["people"],
        "table": evening["table"],
        "deals": deals,
    }
    return {"content": json.dumps(data, ensure_ascii=False, indent=1) + "\n"}


def evening_name(text: str, language: str, day: str, suffix: str) -> Answer:
    """What a file of an evening is called: by its rules, and the day on which it was played."""
    return {"name": filed(forms(text, language).title or "", day, suffix, NAMELESS)}


def evening_opened(text: str, language: str, content: str) -> Answer:  # noqa: ARG001 every question has both
    """What a file holds, or why it cannot be opened; nothing in it is believed."""
    try:
        return {"why": None, "deal": 0, "evening": _evening(_read(content), language)}
    except _WrongError as wrong:
        return {"why": wrong.why, "deal": wrong.deal, "evening": None}


def _read(content: str) -> dict[str, Any]:
    if len(content) > LONGEST:
        raise _WrongError("long")
    depth = 0
    for each in re.findall(r"[\[{\]}]", _STRINGS.sub("", content)):
        depth += 1 if each in "[{" else -1
        if depth > DEEPEST:
            raise _WrongError("unreadable")
    try:
        data = json.loads(content)
    except ValueError:
        raise _WrongError("unreadable") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise _WrongError("other")
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        raise _WrongError("newer" if type(version) is int and version > VERSION else "other")
    return data


def _evening(data: dict[str, Any], language: str) -> Answer:
    """Only what an evening has, each of it such as it can be."""
    text = _text(data.get("rules"))
    known = forms(text, language)
    _want("rules", known.id is not None)
    people, table, begun, deals = (data.get(each) for each in ("people", "table", "begun", "deals"))
    _want("people", isinstance(people, list) and len(people) <= PEOPLE and all(map(is_name, people)))
    everybody = range(len(people or ()))
    _want("people", is_table(table, everybody))
    _want("other", _is_moment(begun))
    _want("other", isinstance(deals, list) and len(deals) <= DEALS)
    return {
        "text": text,
        "rulesId": known.id,
        "begun": begun,
        "people": people,
        "table": {each: (table or {})[each] for each in ("order", "away", "playing")},
        "deals": [_deal(each, everybody, known.forms, at) for at, each in enumerate(deals or (), 1)],
    }


def _is_moment(begun: Any) -> bool:
    """Whether it is one, written as the page writes it."""
    try:
        moment = datetime.fromisoformat(begun)
    except (TypeError, ValueError):
        return False
    return bool(f"{moment.replace(tzinfo=None).isoformat(timespec='milliseconds')}Z" == begun)


def _text(rules: Any) -> str:
    text = rules.get("text") if isinstance(rules, dict) else None
    if not isinstance(text, str) or len(text.encode("utf-8", "replace")) > RULES:
        raise _WrongError("rules")
    return text


def _want(why: str, sure: bool, deal: int = 0) -> None:  # noqa: FBT001 it is what is wanted
    if not sure:
        raise _WrongError(why, deal)


def _deal(deal: Any, everybody: range, known: dict[int, Form], at: int) -> Answer:
    _want("deal", isinstance(deal, dict), at)
    sat, dealer, told = (deal.get(each) for each in ("sat", "dealer", "told"))
    _want("deal", are_seats(sat, everybody) and len(sat) in known, at)
    _want("deal", dealer is None or (type(dealer) is int and dealer in everybody), at)
    _want("deal", isinstance(told, dict) and fits(told, known[len(sat)].fields), at)
    _want("deal", type(deal.get("corrected", False)) is bool, at)
    return {"sat": sat, "dealer": dealer, "told": told, **_corrected(deal)}


def _corrected(deal: dict[str, Any]) -> Answer:
    """That a deal is not as it was written down first, where it is not."""
    return {"corrected": True} if deal.get("corrected") else {}
