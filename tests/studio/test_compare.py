"""Rules are compared with any others: shipped ones, one's own, and those of a file."""

import json
from typing import Any

from tarotrules.studio import doors
from tarotrules.studio.beginning import begun


def asked(**args: Any) -> Any:
    """What the page gets."""
    return json.loads(doors.answer(json.dumps({"op": "compare", "args": args})))


def house(title: str, more: str = "") -> str:
    """Rules of somebody's own."""
    return str(begun("en", "fft", title)["text"]).rstrip().removesuffix("}") + more + "}"


def test_rules_are_compared_with_those_of_another_text() -> None:
    """A deal shows what differs, and what is broken is told apart by whose it is."""
    worth = "auction { bid garde { worth 30 } }"
    found = asked(text=house("Ours"), language="en", other="", against=house("Theirs", worth))

    assert "Theirs" in found["html"]
    assert ' id="chapter-deals"' in found["html"]
    assert '(<span class="elsewhere">11.4</span> and <span class="elsewhere">11.5</span>)' in found["html"]
    assert asked(text=house("Ours"), language="en", other="fft")["html"] != found["html"]
    assert asked(text=house("Ours"), language="en", other="", against="variant x {")["broken"]
    assert asked(text="variant x {", language="en", other="", against=house("Theirs")) | {"id": 0} == {
        "html": None,
        "id": 0,
        "broken": False,
    }
