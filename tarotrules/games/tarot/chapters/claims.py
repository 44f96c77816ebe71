"""Declarations: what may be declared of a hand."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from operator import itemgetter
from typing import Final

from tarotrules.cards.pack import EXCUSE_ALONE, SUITS, TRUMPS
from tarotrules.expressions.canonical import canonical
from tarotrules.expressions.tree import Compare, Expression, Number, Or, Path, paths_of
from tarotrules.games.features.speech import SIDE
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of, flow_settings, tell_flow
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.ruleset.call import calls_card
from tarotrules.games.tarot.ruleset.claims import Claim, asks_for, shows_cards
from tarotrules.games.tarot.ruleset.discarding import discarded_openly
from tarotrules.games.tarot.ruleset.features import is_whole, kind_of
from tarotrules.games.tarot.ruleset.ruleset import Ruleset
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Chart, Rule, Told, yes_no
from tarotrules.source.node import Node
from tarotrules.wording.phrase import Phrase

_AT_LEAST: Final = (">=",)
_EXACTLY: Final = ("=",)
_TOLD_FIRST: Final = ("moment", "requires", "unseen", "show", "order", "proof", "if_false", "count")


def tell(teller: Teller) -> Iterator[Told]:
    """Every claim: its levels, when and how it is declared, who is paid."""
    for name, claim in teller.rules.claim.items():
        yield from _claim(teller, name, claim)


def _claim(teller: Teller, name: str, claim: Claim) -> Iterator[Told]:
    say, title = teller.say, teller.title("claim", name)
    levels = tuple(("claim", name, "level", level, each) for level in claim.level for each in ("when", "worth"))
    held = (("claim-not-held", name),)
    yield Rule(slot_of("claim", name, "what"), tuple(_levels(teller, name, claim)), levels, title, reasons=held)
    counts = counted(claim)
    if counts is not None:
        yield _chart(teller, name, claim, counts)
    phrases = (
        say("claim", title=title, moment=claim.moment),
        *_required(teller, claim, of_taker=False),
        say(
            "claim-show",
            show=claim.show,
            excuse=yes_no(excuse_helps(teller, claim)),
            spare=yes_no(_has_spare(teller, claim)),
        ),
        *((say("claim-order", order=claim.order or "unsaid"),) if shows_cards(claim) else ()),
        *(() if claim.proof is None else (say("claim-proof", proof=claim.proof),)),
        *(() if claim.if_false is None else (say("claim-if-false", false=claim.if_false),)),
        *_hand_of_taker(teller, claim),
        *_required(teller, claim, of_taker=True),
        *_discarded_openly(teller, claim),
        *((say("claim-count", count=claim.count, levels=len(claim.level)),) if len(claim.level) > 1 else ()),
        *((say("claim-several", title=title),) if _several(teller, claim) else ()),
    )
    fields = tuple(("claim", name, each) for each in _TOLD_FIRST)
    refused = tuple((each, name) for each in ("claim-barred", "claim-shown", "claim-lower"))
    yield Rule(
        slot_of("claim", name, "when"), phrases, fields, name=say("name-declaring", title=title), reasons=refused
    )
    flow = tell_flow(teller, claim, say("pay-its-worth"))
    if claim.payee == Path(("winners",)) and not claim.follows_result:
        flow += (say("claim-whoever"),)
    yield Rule(
        slot_of("claim", name, "paid"), flow, flow_settings("claim", name), name=say("name-payment", title=title)
    )


def excuse_helps(teller: Teller, claim: Claim) -> bool:
    """Whether the Excuse may be shown for want of a trump: where it counts as one."""
    counting = {path[1] for level in claim.level.values() for path in paths_of(level.when) if path[0] == "hand"}
    classes = (teller.rules.deck.class_[name].cards for name in counting if name in teller.rules.deck.class_)
    return any(frozenset(cards) >= TRUMPS | EXCUSE_ALONE for cards in classes)


def _needs(claim: Claim, *operators: str) -> Mapping[str, tuple[str, Fraction]]:
    """The class and the number of cards that each level asks for; nothing, if one asks for anything else."""
    found: dict[str, tuple[str, Fraction]] = {}
    for name, level in claim.level.items():
        match level.when:
            case Compare(operator, Path(("hand", cards)), Number(value)) if operator in (operators or _AT_LEAST):
                found[name] = cards, value
            case _:
                return {}
    return found


def _has_spare(teller: Teller, claim: Claim) -> bool:
    """Whether a hand may hold more than what must be shown, and yet not enough for the next level."""
    if _needs(claim, *_EXACTLY):
        return False
    needs = sorted(_needs(claim).values(), key=itemgetter(1))
    if not needs or claim.count != "best_level":
        return True
    most = [*(value - 1 for _, value in needs[1:]), Fraction(len(teller.cards(needs[-1][0])))]
    return any(more > value for more, (_, value) in zip(most, needs, strict=True))


def _several(teller: Teller, claim: Claim) -> bool:
    """Whether the cards suffice for more than one player; of a rank they seldom do.

    Of many cards it depends on the number of players, and a sentence for some of them would only puzzle.
    """
    needs = _needs(claim, *_AT_LEAST, *_EXACTLY).values()
    if not any(least for _, least in needs):
        return True
    cards, least = min(needs, key=itemgetter(1))
    there = len(teller.cards(cards))
    return there > len(SUITS) or 2 * least <= there


def _required(teller: Teller, claim: Claim, *, of_taker: bool) -> Iterator[Phrase]:
    """What must be so to declare: for everybody, or for the taker alone, of whom it is told by itself."""
    if claim.requires is None or (_beside_taker(claim.requires) is not None) != of_taker:
        return
    yield _requires(teller, claim.requires)
    what = _unknown(teller.rules, claim.requires)
    if claim.unseen is not None and what is not None:
        yield teller.say("claim-unseen", unseen=claim.unseen, what=what, who="taker" if of_taker else "anyone")


def _unknown(rules: Ruleset, condition: Expression) -> str | None:
    """What somebody may have to declare without knowing: what lies in the chien, or who the partner is."""
    paths = set(paths_of(condition))
    of_taker = ("declarer",) in paths and ("taker",) in paths
    chiens = (bid.chien for bid in rules.auction.bid.values())
    seen = all(shown == "shown" or (of_taker and to == "taker_hand") for to, shown in chiens)
    hidden = bool(rules.deal.chien) and not seen and any(path[0] == "chien" for path in paths)
    if calls_card(rules) and any(kind_of(path) == SIDE for path in paths):
        return "side"
    return "chien" if hidden else None


def _hand_of_taker(teller: Teller, claim: Claim) -> Iterator[Phrase]:
    """Which hand counts of a player who has had two."""
    takes_up = teller.rules.deal.chien and any(
        each.chien[0] == "taker_hand" for each in teller.rules.auction.bid.values()
    )
    if takes_up and any(path[0] == "hand" for each in claim.level.values() for path in paths_of(each.when)):
        yield teller.say("claim-hand")


def _discarded_openly(teller: Teller, claim: Claim) -> Iterator[Phrase]:
    """What was discarded openly counts, said where a hand may be declared that has such cards."""
    rules = teller.rules
    taken = rules.deal.chien > 0 and any(bid.chien[0] == "taker_hand" for bid in rules.auction.bid.values())
    openly = discarded_openly(rules) if taken else {}
    for level in claim.level.values():
        asked = asks_for(level.when, rules.deck.class_)
        counted = {path[1] for path in paths_of(level.when) if path[0] == "hand" and path[1] in rules.deck.class_}
        those = {openly.get(card) for name in counted for card in teller.cards(name)} - {None}
        # Who was forced to discard some of a class has many of it, and none of what proves that there are few.
        if "free" in those or (asked is not None and those):
            yield teller.say("claim-open-discard", shown="no" if claim.show == "nothing" else "yes")
            return


def _requires(teller: Teller, condition: Expression) -> Phrase:
    """What must be so to declare; a condition on the taker alone is said of the taker."""
    others = _beside_taker(condition)
    if others is not None:
        return teller.say("claim-requires-taker", when=_of_chien(teller, others))
    return teller.say("claim-requires", when=_of_chien(teller, condition))


def _beside_taker(condition: Expression) -> Expression | None:
    """What must be so where the taker declares, if nothing is asked of anybody else."""
    match condition:
        case Or((*others, Compare("!=", Path(("declarer",)), Path(("taker",))))) | Or(
            (Compare("!=", Path(("declarer",)), Path(("taker",))), *others)
        ) if others:
            return canonical(Or(tuple(others)), is_whole)
    return None


def _of_chien(teller: Teller, condition: Expression) -> Phrase:
    """What must lie in the chien, or whatever else must be so."""
    idiom = Idiom.of(teller, "chien", condition)
    return Reader(teller).truth(condition) if idiom is None else idiom.told()


def _levels(teller: Teller, name: str, claim: Claim) -> Iterator[Phrase]:
    """What each level asks for and is worth; how many cards of a class it takes is looked up."""
    counts = counted(claim)
    if counts is not None:
        yield teller.say("claim-levels", title=teller.title("claim", name), noun=teller.noun(counts.of))
        return
    for level, each in claim.level.items():
        title, worth = teller.level(name, level), amount_of(teller, each.worth)
        idiom = Idiom.of_hand(teller, each.when, "hand")
        if idiom is not None:
            yield teller.say("claim-level-who", title=title, has=idiom.told(), worth=worth)
        else:
            when = Reader(teller).truth(each.when)
            yield teller.sentence("claim-level", title=title, when=when, worth=worth)


def _chart(teller: Teller, name: str, claim: Claim, counts: "Counts") -> Chart:
    say = teller.say
    heads = (say("claim-column-level"), say("claim-column-count"), say("claim-column-worth"))
    rows = tuple(
        (
            teller.title("claim", name, "level", level),
            say("number", n=counts.needed[level]),
            amount_of(teller, each.worth),
        )
        for level, each in claim.level.items()
    )
    caption = say("claim-caption", title=teller.title("claim", name))
    return Chart(slot_of("claim", name, "what"), caption, heads, rows)


class Counts(Node):
    """Levels that each ask for so many cards of one class, and for nothing else."""

    of: str
    needed: Mapping[str, Fraction]


def counted(claim: Claim) -> Counts | None:
    """How many cards of which class each level asks for, if that is all it asks for and there are several."""
    needs = _needs(claim)
    classes = {cards for cards, _ in needs.values()}
    if len(needs) <= 1 or len(classes) > 1:
        return None
    return Counts(classes.pop(), {name: value for name, (_, value) in needs.items()})
