"""What rules are known by: a sum of what they say, whoever says it and in whatever words."""

import hashlib
import json
from typing import Any


def ruleset_id(rules: dict[str, Any]) -> str:
    """SHA-256 of the rules' canonical JSON: names, notation, language, order and comments leave it alone."""
    return hashlib.sha256(canonical_json(rules).encode()).hexdigest()


def canonical_json(data: Any) -> str:
    """JSON with sorted keys and no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
