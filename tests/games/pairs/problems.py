"""What can be wrong with a deal of pairs."""

from typing import Final

from tarotrules.source.diagnostics import Problem

TOO_MANY_PAIRS: Final = Problem("P901", "more-pairs-than-lie-there")
NOT_A_RECORD: Final = Problem("P902", "not-a-record-of-pairs")
NOT_ALLOWED: Final = Problem("P903", "not-allowed-in-pairs")
NOT_OVER: Final = Problem("P904", "pairs-left")
NOT_A_MATCH: Final = Problem("P905", "not-a-match-of-pairs")
