"""Settings differ where their values do, and order makes no difference where it is no rule."""

from tarotrules import pipeline
from tarotrules.comparing.aligned import aligned
from tarotrules.comparing.differing import differing, in_vain
from tarotrules.games.tarot.ruleset.ruleset import Ruleset


def rules(name: str, *options: str) -> Ruleset:
    """The rules of a shipped variant for its usual number of players."""
    loaded = pipeline.load(name, options)
    assert loaded.variant is not None
    found: Ruleset = loaded.variant.main
    return found


def test_nothing_differs_from_itself() -> None:
    """Rules have no difference with themselves, however often they are named."""
    assert differing([rules("fft")] * 3) == []


def test_nothing_is_said_in_vain_that_all_say() -> None:
    """What only some say outright, and what holds of the others anyway, is found; what all say so is not."""
    fft = rules("fft")
    garde = fft.auction.bid["garde"]
    bids = {**fft.auction.bid, "garde": garde.replace(multiplier_lost=garde.multiplier)}
    outright = fft.replace(auction=fft.auction.replace(bid=bids))

    assert in_vain([outright, outright]) == frozenset()
    assert in_vain([fft, outright]) == {("auction", "bid", "garde", "multiplier_lost")}


def test_one_changed_value_is_one_difference() -> None:
    """An option that changes one value makes one difference, which has both values in their order."""
    (difference,) = differing([rules("fft"), rules("fft", "garde-contre-8")])

    assert difference.path == ("auction", "bid", "garde-contre", "multiplier")
    assert difference.values == (6, 8)
    assert difference.whole is None


def test_what_is_missing_as_a_whole_is_known_as_a_whole() -> None:
    """The settings of a claim that only one has tell that the claim is missing, and not only each of them."""
    found = differing([rules("fft"), rules("fft", "misere")])

    assert {each.whole for each in found} == {("claim", "misere")}
    assert all(each.values[0] is None for each in found)


def test_order_that_is_no_rule_is_made_one() -> None:
    """Bonuses stand in one order everywhere once aligned; contracts keep theirs, for it is a rule."""
    fft = rules("fft")
    one = fft.replace(bonus=dict.fromkeys(["first", "second", "third"], next(iter(fft.bonus.values()))))
    other = one.replace(
        bonus=dict(reversed(one.bonus.items())) | {"another": one.bonus["first"]},
        auction=one.auction.replace(bid=dict(reversed(one.auction.bid.items()))),
    )

    first, second = aligned([one, other])

    assert list(first.bonus) == ["first", "second", "third"]
    assert [name for name in second.bonus if name in one.bonus] == list(first.bonus)
    assert list(second.auction.bid) == list(reversed(first.auction.bid))
    assert (first, second) == (one, other)


def test_an_order_that_is_a_rule_is_one_difference() -> None:
    """Contracts in another order differ in their order alone; what only one has makes no difference in it."""
    one, bids = rules("fft"), rules("fft").auction.bid
    moved = one.replace(auction=one.auction.replace(bid=dict(reversed(bids.items()))))
    fewer = one.replace(auction=one.auction.replace(bid=dict(list(bids.items())[1:])))

    (difference,) = differing([one, moved])
    assert (difference.path, difference.values) == (("auction", "bid"), (tuple(bids), tuple(reversed(bids))))
    assert {each.path[:2] for each in differing([one, fewer])} == {("auction", "bid")}
    assert all(each.whole is not None for each in differing([one, fewer]))
