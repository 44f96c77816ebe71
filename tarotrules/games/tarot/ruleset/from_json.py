"""A compiled engine config read back, without any of the language's machinery."""

from typing import Any

from tarotrules.games.tarot.ruleset.ruleset import SCHEMA_VERSION, Ruleset
from tarotrules.settings.record import load


def from_json(data: Any) -> Ruleset:
    """The ruleset of an engine config (``compile --players N``).

    Raises ``ValueError`` naming what is wrong with anything else.
    """
    if not isinstance(data, dict) or data.get("schema_version") != SCHEMA_VERSION:
        raise ValueError("schema_version")
    return load(Ruleset, data.get("rules"))
