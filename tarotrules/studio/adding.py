"""What the page asks to have something added: what there is, how the book would tell it, what the text becomes."""

from typing import Any

from tarotrules.studio import additions as possible
from tarotrules.studio.additions import Wanted
from tarotrules.studio.loading import called_alike, worse
from tarotrules.studio.units import Units, changed

Answer = dict[str, Any]


def additions(text: str, language: str) -> Answer:
    """By place, what others play and these rules lack, and what may be made of patterns."""
    return {"places": possible.possible(text, language)}


def addition(text: str, language: str, wanted: dict[str, Any]) -> Answer:
    """What the book would say of something that is not added yet, or what it does not go together with."""
    asked = Wanted(language, **wanted)
    found = possible.added(text, asked)
    if found is None:
        return {"sentences": [], "remarks": [], **_why(text, asked)}
    problems = worse(text, found.text, language) or called_alike(text, found.text, language)
    said, remarks = possible.sentences(text, found, language), possible.remarks(text, found, asked)
    why = "clash" if problems else None
    return {"sentences": said, "remarks": remarks, "problems": problems, "why": why, "title": found.title}


def condition(text: str, language: str, at: str, written: str) -> Answer:
    """What may be written behind a condition of something that would be added, and from where on."""
    start, found = possible.goes_on(text, tuple(at.split(".")), written, language)
    return {"from": Units(written).of(start), "hints": [{"written": each, "told": hint.told} for each, hint in found]}


def added(text: str, language: str, wanted: dict[str, Any], *, force: bool) -> Answer:
    """The changes by which a text has something more, or why it is better left as it is."""
    asked = Wanted(language, **wanted)
    found = possible.added(text, asked)
    if found is None:
        return {"changes": [], **_why(text, asked), "path": None}
    path = ".".join(found.path)
    problems = [] if force else worse(text, found.text, language) or called_alike(text, found.text, language)
    if problems:
        return {"changes": [], "why": "clash", "problems": problems, "path": path}
    return {**changed(text, [possible.change(text, found)]), "why": None, "path": path, "title": found.title}


def _why(text: str, wanted: Wanted) -> Answer:
    """Why something cannot be added."""
    return possible.unread(text, wanted) or {"why": "impossible", "problems": []}
