"""What a referee stops a deal of tarot for."""

from tarotrules.games.playing import refereeing
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.play.reasons import Reason

Fault = refereeing.Fault[Act, Reason]
"""Something that was done and was not allowed."""
