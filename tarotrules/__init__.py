"""Rules of card games as data: one file says how a table plays, everything else follows from it.

>>> import tarotrules
>>> fft = tarotrules.load("fft")
>>> tarotrules.score(
...     fft,
...     {
...         "taker": 0,
...         "contract": "garde",
...         "card_points": 49,
...         "oudlers": 2,
...         "bonuses": [{"id": "petit-au-bout", "side": "attack"}],
...         "claims": [{"id": "handful", "level": "single", "player": 0}],
...     },
... )["scores"]
[318, -106, -106, -106]
>>> tarotrules.explain(fft, "scoring.target")["value"]
'56, 51, 41, 36'
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tarotrules.api import (
        Deal,
        Refused,
        Unusable,
        changes,
        cheatsheet,
        compare,
        comparison,
        compile,  # noqa: A004
        evaluate,
        explain,
        legal,
        load,
        referee,
        replay,
        rulebook,
        rulebook_epub,
        rulebook_pdf,
        score,
        scoresheet,
        simulate,
        why,
    )

__all__ = [
    "Deal",
    "Refused",
    "Unusable",
    "changes",
    "cheatsheet",
    "compare",
    "comparison",
    "compile",
    "evaluate",
    "explain",
    "legal",
    "load",
    "referee",
    "replay",
    "rulebook",
    "rulebook_epub",
    "rulebook_pdf",
    "score",
    "scoresheet",
    "simulate",
    "why",
]


def __getattr__(name: str) -> object:
    """Load the public functions when they are first asked for."""
    if name not in __all__:
        raise AttributeError(name)
    from tarotrules import api

    found = globals()[name] = getattr(api, name)
    return found
