"""JSON Schema of the record of a deal; what is allowed, only the rules can say."""

from typing import Final

from tarotrules.games.piquet import NAME
from tarotrules.games.piquet.play.cards import NAMES
from tarotrules.games.piquet.play.record import VERSION, WORDS
from tarotrules.games.piquet.ruleset.ruleset import PLAYERS
from tarotrules.settings.kinds import NAME_PATTERN
from tarotrules.settings.schema import Schema, object_schema

_SEAT: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": PLAYERS.most - 1}
_ID: Final[Schema] = {"type": "string", "pattern": NAME_PATTERN}
_CARD: Final[Schema] = {"$ref": "#/$defs/card"}
_CARDS: Final[Schema] = {"type": "array", "items": _CARD, "uniqueItems": True}
_ACTS: Final[tuple[Schema, ...]] = (
    {"claim": _ID},
    {"discard": _CARDS},
    {"call": _ID, "cards": {**_CARDS, "minItems": 1}},
    {"call": _ID},
    {"show": _ID},
)


def schema() -> Schema:
    """The schema of a record that is complete enough to be played again, or that tells of cards dealt wrongly."""
    act = {"anyOf": [_CARD, {"enum": sorted(WORDS)}, *(object_schema(each, list(each)) for each in _ACTS)]}
    said = {
        "record": {"const": VERSION},
        "game": {"const": NAME},
        "ruleset": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        "players": {"type": "integer", "minimum": PLAYERS.least, "maximum": PLAYERS.most},
        "dealer": _SEAT,
        "hands": {"type": "array", "items": _CARDS},
        "stock": _CARDS,
        "misdeal": {"type": "boolean"},
        "acts": {"type": "array", "items": {"$ref": "#/$defs/entry"}},
    }
    # What is left out, or null, takes the obvious value.
    lacking = {key: {"anyOf": [each, {"type": "null"}]} for key, each in said.items() if key != "record"}
    entry = {"type": "array", "prefixItems": [_SEAT, {"$ref": "#/$defs/act"}], "minItems": 2, "maxItems": 2}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tarotrules record of a deal of Piquet",
        **object_schema({"record": said["record"], **lacking}, ["record"]),
        "$defs": {"card": {"enum": list(NAMES)}, "act": act, "entry": entry},
    }
