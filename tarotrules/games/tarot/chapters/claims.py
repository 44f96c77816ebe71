"""Chapter 8: what may be declared of a hand."""

from collections.abc import Iterator

from tarotrules.expressions.tree import Compare, Expression, Or, Path
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.payments import amount_of, flow_settings, tell_flow
from tarotrules.games.tarot.chapters.telling import Chart, Rule, Teller, Told
from tarotrules.games.tarot.ruleset.claims import Claim
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Told]:
    """Every claim: when, how shown, its levels, who is paid."""
    for name, claim in teller.rules.claim.items():
        yield from _claim(teller, name, claim)


def _claim(teller: Teller, name: str, claim: Claim) -> Iterator[Told]:
    say, title = teller.say, teller.title("claim", name)
    required = () if claim.requires is None else (_requires(teller, claim.requires),)
    phrases = (
        say("claim", title=title, moment=claim.moment),
        *required,
        say("claim-show", show=claim.show),
        say("claim-count", count=claim.count, title=title, levels=len(claim.level)),
    )
    fields = tuple(("claim", name, each) for each in ("moment", "requires", "show", "count"))
    yield Rule(f"8.{name}", phrases, fields, title, reasons=(("claim-barred", name), ("claim-shown", name)))
    levels = tuple(("claim", name, "level", level, each) for level in claim.level for each in ("when", "worth"))
    held, called = (("claim-not-held", name),), say("name-levels", title=title)
    yield Rule(f"8.{name}.2", tuple(_levels(teller, name, claim)), levels, name=called, reasons=held)
    yield _chart(teller, name, claim)
    flow = tell_flow(teller, claim, say("pay-its-worth"))
    yield Rule(f"8.{name}.3", flow, flow_settings("claim", name), name=say("name-payment", title=title))


def _requires(teller: Teller, condition: Expression) -> Phrase:
    """What must be so to declare; a condition on the taker alone is said of the taker."""
    match condition:
        case Or((*others, Compare("!=", Path(("declarer",)), Path(("taker",))))) | Or(
            (Compare("!=", Path(("declarer",)), Path(("taker",))), *others)
        ) if others:
            return teller.say("claim-requires-taker", when=Reader(teller).truth(Or(tuple(others))))
    return teller.say("claim-requires", when=Reader(teller).truth(condition))


def _levels(teller: Teller, name: str, claim: Claim) -> Iterator[Phrase]:
    for level, each in claim.level.items():
        yield teller.say(
            "claim-level",
            title=teller.title("claim", name),
            level=teller.title("claim", name, "level", level),
            when=Reader(teller).truth(each.when),
            worth=amount_of(teller, each.worth),
        )


def _chart(teller: Teller, name: str, claim: Claim) -> Chart:
    say = teller.say
    rows = tuple(
        (teller.title("claim", name, "level", level), amount_of(teller, each.worth))
        for level, each in claim.level.items()
    )
    header = (say("claim-column-level"), say("claim-column-worth"))
    caption = say("claim-caption", title=teller.title("claim", name))
    return Chart(f"8.{name}.2", caption, header, rows, summary=True)
