"""What a hand is worth to somebody who wonders what to bid."""

from collections.abc import Iterator

from tarotrules.games.tarot.catalogues import catalogue
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.engine.evaluation import Worth
from tarotrules.games.tarot.ruleset.auction import is_held
from tarotrules.games.tarot.ruleset.evaluation import Feature
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.tarot.variant import Variant
from tarotrules.games.telling.told import Chart, Rule, Told, capitalised, yes_no
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """The scale and the bids it advises; nothing where the rules have no scale."""
    features, say, bids = teller.rules.feature, teller.say, is_held(teller.rules.auction)
    if not features:
        return
    settings = tuple(("feature", name, each) for name in features for each in ("when", "worth", "without_chien"))
    yield Rule("evaluation.scale", (say("evaluation", bids=yes_no(bids)), say("evaluation-suits")), settings)
    header = (say("evaluation-column-feature"), say("evaluation-column-points"))
    rows = tuple(_row(teller, name, feature) for name, feature in features.items())
    yield Chart("evaluation.scale", say("evaluation-caption"), header, rows)
    advised = {name: bid.hand_points for name, bid in teller.rules.auction.bid.items() if bid.hand_points is not None}
    if advised and bids:
        yield Rule(
            "evaluation.bids",
            (say("evaluation-bids"),),
            tuple(("auction", "bid", name, "hand_points") for name in advised),
        )
        header = (say("evaluation-column-from"), say("auction-column-contract"))
        rows = tuple(
            (say("number", n=points), teller.title("auction", "bid", name)) for name, points in advised.items()
        )
        yield Chart("evaluation.bids", say("evaluation-bids-caption"), header, rows)


def evaluation_text(variant: Variant, rules: Ruleset, worth: Worth, language: str) -> str:
    """What a hand is worth, a line for each feature found, and the bid that advises."""
    teller = Teller(rules, catalogue(language), variant.titles)
    return "".join(f"{capitalised(each)}\n" for each in _judged(teller, worth))


def _judged(teller: Teller, worth: Worth) -> Iterator[Phrase]:
    say = teller.say
    for name, points in worth.features.items():
        yield say("hand-feature", title=teller.title("feature", name), points=points)
    yield say("hand-total", points=worth.points)
    if worth.without_chien != worth.points:
        yield say("hand-total-without", points=worth.without_chien)
    if worth.bid is not None:
        yield say("hand-bid", title=teller.title("auction", "bid", worth.bid))
    elif any(each.hand_points is not None for each in teller.rules.auction.bid.values()):
        yield say("hand-pass")


def _row(teller: Teller, name: str, feature: Feature) -> tuple[Phrase, Phrase]:
    what = teller.title("feature", name)
    if feature.when is not None:
        what = teller.say("evaluation-feature", title=what, when=Reader(teller).truth(feature.when))
    if feature.without_chien:
        what = teller.say("evaluation-without-chien", feature=what)
    return capitalised(what), amount_of(teller, feature.worth)
