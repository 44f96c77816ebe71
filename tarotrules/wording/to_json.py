"""Problems for programs to read."""

import json
from collections.abc import Sequence

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.diagnostics import Place, Presented


def to_json(problems: Sequence[Presented], catalogue: Catalogue) -> str:
    """``{"language": …, "problems": [{"code", "name", "severity", "message", "help", "places"}]}``."""
    told = {"language": catalogue.language, "problems": [problem_to_data(each) for each in problems]}
    return json.dumps(told, ensure_ascii=False, indent=2) + "\n"


def problem_to_data(problem: Presented) -> dict[str, object]:
    """One problem; its first place is the one to look at."""
    return {
        "code": problem.code,
        "name": problem.name,
        "severity": problem.severity,
        "message": problem.message,
        "help": problem.help,
        "places": [_place(place) for place in problem.places],
    }


def _place(place: Place) -> dict[str, object]:
    line, column = place.span.source.position(place.span.start)
    end_line, end_column = place.span.source.position(place.span.end)
    return {
        "file": place.span.source.name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "role": place.role,
        "caption": place.caption,
    }
