"""Problems as SARIF 2.1.0, which code hosts and editors show beside the lines."""

import json
from collections.abc import Sequence
from urllib.parse import quote

from tarotrules.wording.catalogue import Catalogue
from tarotrules.wording.diagnostics import Place, Presented

SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
Data = dict[str, object]


def to_sarif(problems: Sequence[Presented], catalogue: Catalogue) -> str:
    """One run of one tool."""
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [_run(problems, catalogue.language)]}
    return json.dumps(log, ensure_ascii=False, indent=2) + "\n"


def _run(problems: Sequence[Presented], language: str) -> Data:
    names = {problem.code: problem.name for problem in problems}
    rules = [{"id": code, "name": names[code]} for code in sorted(names)]
    return {
        "tool": {"driver": {"name": "tarotrules", "rules": rules}},
        "language": language,
        "columnKind": "unicodeCodePoints",
        "results": [_result(problem, sorted(names).index(problem.code)) for problem in problems],
    }


def _result(problem: Presented, index: int) -> Data:
    text = "\n\n".join(filter(None, (problem.message, problem.help)))
    return {
        "ruleId": problem.code,
        "ruleIndex": index,
        "level": problem.severity,
        "message": {"text": text},
        "locations": [_location(place) for place in problem.places[:1]],
        "relatedLocations": [{"id": i, **_location(p)} for i, p in enumerate(problem.places[1:], 1)],
    }


def _location(place: Place) -> Data:
    message: Data = {"message": {"text": place.caption}} if place.caption else {}
    artifact = {"uri": quote(place.span.source.name.replace("\\", "/"))}
    return {"physicalLocation": {"artifactLocation": artifact, "region": _region(place)}, **message}


def _region(place: Place) -> Data:
    line, column = place.span.source.position(place.span.start)
    end_line, end_column = place.span.source.position(place.span.end)
    return {"startLine": line, "startColumn": column, "endLine": end_line, "endColumn": end_column}
