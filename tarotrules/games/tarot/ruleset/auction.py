"""The auction chapter: the bids, in rising order, and how they are made."""

from fractions import Fraction

from tarotrules.expressions.tree import Expression
from tarotrules.settings.kinds import Amount, Choice, Formula, Reference, Whole, Words
from tarotrules.settings.record import Record, entries, group, nothing, setting

CHIEN_ROWS = (
    ("taker_hand", "shown"),
    ("taker_hand", "hidden"),
    ("taker_tricks", "hidden"),
    ("taker_tricks", "shown"),
    ("defence_tricks", "hidden"),
    ("defence_tricks", "shown"),
)


class Bid(Record):
    """A contract that can be bid."""

    worth: Fraction = setting(Amount("point"))
    """What the stake may read as ``contract.worth``."""
    multiplier: Fraction = setting(Amount("times", most=1000))
    """What ``multiplied`` payments are multiplied by."""
    multiplier_lost: Fraction | None = setting(
        Amount("times", most=1000), optional=True, unsaid=lambda bid: bid.multiplier
    )
    """What they are multiplied by instead if the contract is lost."""
    chien: tuple[str, str] = setting(Words(*CHIEN_ROWS))
    """Where the chien goes, and whether everybody sees it first."""
    requires: Expression | None = setting(Formula("truth", "dealt"), optional=True, unsaid=nothing)
    """What a hand as dealt must have for this to be bid, so that the bid tells it."""
    promises: str | None = setting(Reference("promise"), optional=True, unsaid=nothing)
    """The feat that is announced by bidding this."""
    hand_points: int | None = setting(Whole("point"), optional=True, unsaid=nothing)
    """From how many points of a hand, by the scale of the ruleset's features, this bid is advised."""


def multipliers(bid: Bid) -> tuple[Fraction, Fraction]:
    """What multiplies under a contract: usually, and if it is lost."""
    return bid.multiplier, bid.multiplier if bid.multiplier_lost is None else bid.multiplier_lost


def hides_chien(bid: Bid) -> bool:
    """Whether nobody sees the chien before the end of a deal in a contract."""
    return bid.chien[0] != "taker_hand" and bid.chien[1] == "hidden"


class Parole(Record):
    """A player may neither pass nor bid, and decide in a second round (Wikipedia, French Tarot, alone)."""

    second_round: str = setting(Choice("always", "if_no_bid"))
    """Held whenever somebody has said *parole*, or only if nobody has bid by then."""
    only: str | None = setting(Reference("auction.bid"), optional=True, unsaid=nothing)
    """The one contract that may then be bid; any, if nothing is said."""


def is_held(auction: "Auction") -> bool:
    """Whether players bid for the contract."""
    return auction.taker == "highest_bidder"


def _is_taken(auction: "Auction") -> bool:
    """Whether a deal has a taker, or may have one."""
    return auction.taker != "nobody"


def is_imposed(auction: "Auction") -> bool:
    """Whether every deal has a taker and a contract before anybody has seen a card."""
    return auction.taker == "appointed"


def _may_lack_taker(auction: "Auction") -> bool:
    return not is_imposed(auction)


class Auction(Record):
    """The auction, or how a deal is played without one."""

    taker: str = setting(Choice("highest_bidder", "appointed", "nobody"))
    """Who takes: whoever bids highest; without an auction, *appointed*: somebody settled beforehand, in the only
    contract there is, or *nobody*: every deal is played without a taker."""
    first_bidder: str = setting(Choice("after_dealer", "dealer"), exists=is_held)
    """Who speaks first; *after_dealer* is the next player in the direction of play."""
    overcall: str = setting(Choice("in_turn", "duel"), exists=is_held)
    """*duel*: a player who is overcalled answers at once, before the others speak."""
    rounds: str = setting(Choice("one", "until_all_pass"), exists=lambda auction: auction.overcall == "in_turn")
    """Each player speaks once, or the auction goes round until all but one have passed; a duel settles that itself."""
    all_pass: str = setting(Choice("next_dealer", "same_dealer", "second_round"), exists=is_held)
    """Who deals when everybody has passed; *second_round*: all may bid once more before the next player deals."""
    plays: str | None = setting(Reference("mode"), optional=True, unsaid=nothing, exists=_may_lack_taker)
    """How a deal is played that nobody takes; after all have passed it is not played, if nothing is said."""
    parole: Parole | None = group(Parole, optional=True, exists=is_held)
    bid: dict[str, Bid] = entries(Bid, ordered=True, exists=_is_taken)
    """The contracts, lowest first."""
