"""A whole ruleset: everything agreed for one number of players."""

from tarotrules.games.piquet.ruleset.claims import Claim
from tarotrules.games.piquet.ruleset.contests import Calling, Contest
from tarotrules.games.piquet.ruleset.deal import Deal
from tarotrules.games.piquet.ruleset.deck import Deck
from tarotrules.games.piquet.ruleset.exchange import Exchange
from tarotrules.games.piquet.ruleset.faults import Fault
from tarotrules.games.piquet.ruleset.match import Match, Settle
from tarotrules.games.piquet.ruleset.milestones import Milestone, Reckoning
from tarotrules.games.piquet.ruleset.play import Count, Play
from tarotrules.games.piquet.ruleset.seating import Seating
from tarotrules.settings.kinds import Whole
from tarotrules.settings.record import Record, entries, group, setting

SCHEMA_VERSION = 1
"""Of the compiled JSON; it rises when a reader of the old form would misread the new one."""
PLAYERS = Whole("player", least=2, most=5)
"""In the deal (R1, R101, R102)."""


class Ruleset(Record):
    """What a table plays by, for one number of players; chapters in the order of a deal."""

    players: int = setting(PLAYERS)
    deck: Deck = group(Deck)
    seating: Seating = group(Seating)
    deal: Deal = group(Deal)
    exchange: Exchange | None = group(Exchange, optional=True)
    claim: dict[str, Claim] = entries(Claim, ordered=True)
    contest: dict[str, Contest] = entries(Contest, ordered=True)
    calling: Calling = group(Calling)
    play: Play = group(Play)
    count: dict[str, Count] = entries(Count, ordered=True)
    reckoning: Reckoning = group(Reckoning)
    milestone: dict[str, Milestone] = entries(Milestone, ordered=True)
    fault: dict[str, Fault] = entries(Fault)
    match: Match = group(Match)
    settle: dict[str, Settle] = entries(Settle, ordered=True)
