"""The shipped parse table."""

import os
import subprocess
import sys

from tarotrules.syntax.make_table import PLACE


def test_the_table_is_that_of_the_grammar() -> None:
    """The table that is shipped is the one the grammar makes."""
    code = "import sys; from tarotrules.syntax.make_table import module; sys.stdout.write(module())"
    env = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONUTF8": "1"}

    made = subprocess.run([sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True).stdout

    assert made == PLACE.read_text("utf-8")
