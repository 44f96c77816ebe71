"""What can be wrong with a command before it is run."""

from typing import Final

from tarotrules.source.diagnostics import Problem

UNKNOWN_COMMAND: Final = Problem("C001", "unknown-command")
UNKNOWN_OPTION: Final = Problem("C002", "unknown-option")
NOTHING_AFTER_OPTION: Final = Problem("C003", "nothing-after-option")
NOT_POSSIBLE: Final = Problem("C004", "value-not-possible")
NOT_A_NUMBER: Final = Problem("C005", "whole-number-expected")
TAKES_NO_VALUE: Final = Problem("C006", "option-takes-no-value")
TOO_MUCH: Final = Problem("C007", "too-many-words")
ALREADY_THERE: Final = Problem("C009", "file-already-there")
WORD_MISSING: Final = Problem("C008", "word-missing")
TOO_FEW: Final = Problem("C011", "number-too-small")
OTHER_STATE: Final = Problem("C012", "state-of-something-else")
NEEDS_ANOTHER: Final = Problem("C013", "option-says-nothing-alone")
CONDITION_UNCLEAR: Final = Problem("C014", "condition-unclear")
CONDITION_NUMBER: Final = Problem("C015", "condition-needs-number")
DEAL_MISSING: Final = Problem("C016", "deal-missing")
