"""What commands are told of deals: JSON from a file, and the rules it is meant for."""

import json
from typing import TYPE_CHECKING, Any

from tarotrules.cli.asked import Unusable, language, ruleset, variant
from tarotrules.cli.reading import Asked
from tarotrules.source import problems
from tarotrules.source.diagnostics import Diagnostic
from tarotrules.source.files import read_source
from tarotrules.source.objects import read_json

if TYPE_CHECKING:
    from tarotrules.games.refused import Refused
    from tarotrules.games.variant import Variant


def told(name: str) -> Any:
    """The data of a JSON file; raises :class:`~tarotrules.cli.asked.Unusable`."""
    source = read_source(name)
    if isinstance(source, Diagnostic):
        raise Unusable([source], {})
    try:
        return read_json(source.text)
    except json.JSONDecodeError as error:
        raise Unusable([problems.NOT_JSON.at(None, name=name, line=error.lineno)], {}) from None
    except (ValueError, RecursionError):
        raise Unusable([problems.NOT_JSON.at(None, name=name, line=1)], {}) from None


def unusable(refused: "Refused", variant: "Variant", asked: Asked) -> Unusable:
    """What is wrong with what was told, by the titles of a variant."""
    from tarotrules.wording.titles import titled

    return Unusable(titled(refused.diagnostics, variant.titles, language(asked)), {}, variant.game)


def rules_for(asked: Asked, data: Any) -> "tuple[Variant, Any]":
    """The variant asked for, and its rules for as many as the command or the data say."""
    found, said = variant(asked), data.get("players") if isinstance(data, dict) else None
    return found, ruleset(found, said if asked.players is None and type(said) is int else asked.players)
