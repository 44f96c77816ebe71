"""The match chapter: how long the game goes on."""

from fractions import Fraction

from tarotrules.settings.kinds import Amount, Choice, Listing, Whole
from tarotrules.settings.record import Record, group, setting


class Pool(Record):
    """Mouches: stakes that lie on the table until a taker wins them, and that grow when one does not."""

    ante: Fraction = setting(Amount("point", least=1))
    """What everybody puts in before a deal when nothing lies there."""
    dealer_adds: Fraction = setting(Amount("point"))
    """What the dealer puts in before every deal, with that or on the largest mouche."""


class Match(Record):
    """When the game is over, and who wins."""

    end: str = setting(Choice("agreed", "deals", "rounds", "score"))
    """As the players agree, after a number of deals or rounds, or when somebody has so many points."""
    deals: tuple[int, ...] = setting(
        Listing(Whole("deal", least=1, most=1000), most=6), exists=lambda match: match.end == "deals"
    )
    """How many; of several numbers the table chooses one."""
    rounds: int = setting(Whole("round", least=1, most=1000), exists=lambda match: match.end == "rounds")
    """How many; a round has as many deals as there are players at the table."""
    score: int = setting(Whole("point", least=1, most=1_000_000), exists=lambda match: match.end == "score")
    """The total that ends it; who has the highest then wins, whoever got there first."""
    rank: str = setting(Choice("total", "topage", "root"))
    """By what is compared: totals, or the same deals played at several tables, in per cent or in match points."""
    attack: int = setting(Whole("share", least=1, most=100), exists=lambda match: match.rank == "topage")
    """How many parts of a result the average as a taker is."""
    defence: int = setting(Whole("share", least=1, most=100), exists=lambda match: match.rank == "topage")
    """How many parts the average as a defender is."""
    credit: str = setting(Choice("both_sides", "better_side"), exists=lambda match: match.rank == "root")
    """Whether the other side loses the match points that the better one of a deal gets."""
    tie: str = setting(Choice("together", "another_deal"), exists=lambda match: match.rank == "total")
    """What becomes of several who have the highest total: they win together, or another deal is played."""
    pool: Pool | None = group(Pool, optional=True, exists=lambda match: match.rank == "total")
