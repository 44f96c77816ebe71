"""The page's way into the package, with what is asked and answered as it travels."""

import json
from typing import Any

from tarotrules.studio import doors


def asked(op: str, **args: Any) -> Any:
    """What the page gets."""
    return json.loads(doors.answer(json.dumps({"op": op, "args": args})))
