"""What comes of a deal, a partie, or an exchange that is told, in words: line by line, as it is said at the table."""

from collections.abc import Iterator, Sequence
from typing import Final

from tarotrules.expressions.rounding import Amount
from tarotrules.games.piquet.chapters.evaluation import evaluated
from tarotrules.games.piquet.chapters.exchanged import exchanged, tries
from tarotrules.games.piquet.chapters.irregularities import CHAPTER, remedy, slot_of_event
from tarotrules.games.piquet.chapters.lines import Row, Telling, combination_of, named, table, telling_of
from tarotrules.games.piquet.chapters.standings import standings
from tarotrules.games.piquet.chapters.telling import Teller
from tarotrules.games.piquet.engine.declaring import Declared
from tarotrules.games.piquet.engine.ledger import Entry
from tarotrules.games.piquet.engine.results import (
    Compared,
    Exchanged,
    Outcome,
    Partie,
    Punished,
    Reckoned,
    Term,
    Worth,
)
from tarotrules.games.piquet.ruleset.ruleset import Ruleset
from tarotrules.games.variant import Variant
from tarotrules.wording.phrase import Phrase, plain


def account_text(
    variant: Variant, rules: Ruleset, found: Outcome, language: str, names: Sequence[str] | None = None
) -> str:
    """An outcome as plain lines; players are called by their names, if they have any."""
    return "".join(f"{line}\n" for line in _told(found, telling_of(variant, rules, language, names)))


def _told(found: Outcome, telling: Telling) -> Iterator[str]:
    match found:
        case Reckoned():
            return _reckoned(found, telling)
        case Compared():
            return _compared(found, telling)
        case Worth():
            return evaluated(found, telling)
        case Partie():
            return standings(found, telling)
        case Exchanged():
            return exchanged(found, telling)
        case Punished():
            return _punished(found, telling)
    return tries(found, telling)


def _reckoned(found: Reckoned, telling: Telling) -> Iterator[str]:
    """A deal, or what is known of one."""
    if found.punished is not None:
        yield from _punished(found.punished, telling)
        yield ""
    yield from _accounted(telling, found.terms, found.account.declared)
    if any(found.account.tricks):
        yield plain(telling.say("account-tricks", list=telling.each(found.account.tricks)))
    yield plain(telling.say("account-scores", list=telling.each(found.scores)))


def _accounted(telling: Telling, terms: Sequence[Term], declared: Sequence[Declared]) -> Iterator[str]:
    """The lines of an account, and for what nobody scores."""
    if terms:
        yield from table(telling.head("who", "what", "amount", "total", "rule"), rows(telling, terms))
        yield ""
    else:
        yield plain(telling.say("account-nothing"))
    nobody = [telling.teller.title("contest", each.contest) for each in declared if not any(each.amounts)]
    if nobody:
        yield plain(telling.say("account-nobody", list=telling.teller.list(nobody)))


def rows(telling: Telling, terms: Sequence[Term]) -> Iterator[Row]:
    """The lines of an account: who scores, what for, how much, what that comes to, and by which rule."""
    number = telling.teller.words.number
    for each in terms:
        who, what = plain(telling.who(each.seat)), plain(what_for(telling.teller, each))
        yield who, what, number(each.amount), number(each.running), telling.rule(each.rule)


def what_for(teller: Teller, term: Term) -> Phrase:
    """What an amount is scored for, as players say it."""
    match term.category:
        case "contests" if term.combination is not None:
            return combination_of(teller, term.id, term.combination)
        case "play" if term.trick is not None:
            return teller.say("account-trick", trick=term.trick, what=named(teller, "count", term.id))
        case "play":
            return teller.say("account-play")
        case "cards":
            return teller.say("account-cards", what=term.id)
    return teller.title(_KINDS[term.category], term.id)


_KINDS: Final = {"claims": "claim", "contests": "contest", "milestones": "milestone"}


def _compared(found: Compared, telling: Telling) -> Iterator[str]:
    """Hands beside each other."""
    yield from _accounted(telling, found.terms, found.declared)
    together = [sum(amounts) for amounts in zip(*(each.amounts for each in found.declared), strict=True)]
    yield plain(telling.say("account-calls", list=telling.each(together)))


def _punished(found: Punished, telling: Telling) -> Iterator[str]:
    """What becomes of a fault."""
    say, teller = telling.say, telling.teller
    event = teller.rules.fault[found.fault].event
    titled = bool(teller.titles.get(("fault", found.fault)))
    what = teller.title("fault", found.fault) if titled else say("fault-event", event=event)
    effect = say("account-fault-waived") if found.waived else remedy(teller, teller.rules.fault[found.fault])
    see = teller.see(slot_of_event(event))
    yield plain(say("account-fault-told", what=what, who=telling.who(found.by), effect=effect, see=see))
    if found.bars:
        yield plain(say("fault-bars", bars="always", event="other", see=teller.see(f"{CHAPTER}.bars")))
    if found.cancelled:
        gone = [say("account-has", who=what, n=amount) for what, amount in _cancelled(teller, found.cancelled)]
        yield plain(say("account-fault-cancelled", list=teller.list(gone)))


def _cancelled(teller: Teller, entries: Sequence[Entry]) -> Iterator[tuple[Phrase, Amount]]:
    """What somebody does not score; what was counted trick by trick is one amount."""
    play = sum(each.amount for each in entries if each.category == "play")
    for each in entries:
        if each.category != "play":
            yield what_for(teller, Term(each.category, each.name, each.seat, each.amount, 0)), each.amount
    if play:
        yield teller.say("account-play"), play
