"""What a program that plays tarot for somebody is."""

from collections.abc import Callable

from tarotrules.games.playing import players
from tarotrules.games.tarot.play.acts import Act
from tarotrules.games.tarot.players.known import Known

Look = Callable[[], Known]
"""To look at what one knows; whoever decides without looking need not."""
Player = players.Player[Known, Act]
"""Somebody who plays, deal after deal."""
