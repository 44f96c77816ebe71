"""A whole ruleset: everything agreed for one number of players."""

from tarotrules.games.tarot.ruleset.auction import Auction
from tarotrules.games.tarot.ruleset.bonuses import Bonus
from tarotrules.games.tarot.ruleset.call import Call
from tarotrules.games.tarot.ruleset.chien import Chien
from tarotrules.games.tarot.ruleset.claims import Claim
from tarotrules.games.tarot.ruleset.deal import Deal, Redeal
from tarotrules.games.tarot.ruleset.deck import Deck
from tarotrules.games.tarot.ruleset.evaluation import Feature
from tarotrules.games.tarot.ruleset.faults import Fault
from tarotrules.games.tarot.ruleset.match import Match
from tarotrules.games.tarot.ruleset.modes import Mode
from tarotrules.games.tarot.ruleset.play import Exempt, Forbid, Play
from tarotrules.games.tarot.ruleset.promises import Promise
from tarotrules.games.tarot.ruleset.scoring import Scoring
from tarotrules.games.tarot.ruleset.seating import Seating
from tarotrules.settings.kinds import Whole
from tarotrules.settings.record import Record, entries, group, setting

SCHEMA_VERSION = 2
"""Of the compiled JSON; it rises when a reader of the old form would misread the new one."""
PLAYERS = Whole("player", least=2, most=10)
"""In the deal, however many sit at the table."""


def may_be_taken(rules: "Ruleset") -> bool:
    """Whether there may be a taker: without one nobody has a partner, and nothing is declared, announced or earned."""
    return rules.auction.taker != "nobody"


class Ruleset(Record):
    """What a table plays by, for one number of players in the deal; chapters in the order of a deal."""

    players: int = setting(PLAYERS)
    deck: Deck = group(Deck)
    seating: Seating = group(Seating)
    deal: Deal = group(Deal)
    redeal: dict[str, Redeal] = entries(Redeal)
    auction: Auction = group(Auction)
    call: Call | None = group(Call, optional=True, exists=may_be_taken)
    chien: Chien = group(Chien)
    claim: dict[str, Claim] = entries(Claim, exists=may_be_taken)
    promise: dict[str, Promise] = entries(Promise, exists=may_be_taken)
    play: Play = group(Play)
    forbid: dict[str, Forbid] = entries(Forbid)
    exempt: dict[str, Exempt] = entries(Exempt, keys="deck.class")
    bonus: dict[str, Bonus] = entries(Bonus, exists=may_be_taken)
    scoring: Scoring = group(Scoring)
    mode: dict[str, Mode] = entries(Mode)
    fault: dict[str, Fault] = entries(Fault)
    match: Match = group(Match)
    feature: dict[str, Feature] = entries(Feature, ordered=True)
