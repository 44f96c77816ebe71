"""Problems of rules that no family has for itself; their texts are in the catalogues."""

from typing import Final

from tarotrules.source.diagnostics import Problem

NOT_A_CARD: Final = Problem("R008", "card-expected")
