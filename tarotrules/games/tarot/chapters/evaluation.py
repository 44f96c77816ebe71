"""Chapter 14: what a hand is worth to somebody who wonders what to bid."""

from collections.abc import Iterator

from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Teller, Told, capitalised
from tarotrules.games.tarot.ruleset.evaluation import Feature
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """The scale and the bids it advises; nothing where the rules have no scale."""
    features, say = teller.rules.feature, teller.say
    if not features:
        return
    settings = tuple(("feature", name, each) for name in features for each in ("when", "worth", "without_chien"))
    yield Rule("14.1", (say("evaluation"), say("evaluation-suits")), settings)
    header = (say("evaluation-column-feature"), say("evaluation-column-points"))
    rows = tuple(_row(teller, name, feature) for name, feature in features.items())
    yield Chart("14.1", say("evaluation-caption"), header, rows)
    advised = {name: bid.hand_points for name, bid in teller.rules.auction.bid.items() if bid.hand_points is not None}
    if advised:
        yield Rule(
            "14.2", (say("evaluation-bids"),), tuple(("auction", "bid", name, "hand_points") for name in advised)
        )
        header = (say("evaluation-column-from"), say("auction-column-contract"))
        bids = tuple(
            (say("number", n=points), teller.title("auction", "bid", name)) for name, points in advised.items()
        )
        yield Chart("14.2", say("evaluation-bids-caption"), header, bids)


def _row(teller: Teller, name: str, feature: Feature) -> tuple[Phrase, Phrase]:
    what = teller.title("feature", name)
    if feature.when is not None:
        what = teller.say("evaluation-feature", title=what, when=Reader(teller).truth(feature.when))
    if feature.without_chien:
        what = teller.say("evaluation-without-chien", feature=what)
    return capitalised(what), amount_of(teller, feature.worth)
