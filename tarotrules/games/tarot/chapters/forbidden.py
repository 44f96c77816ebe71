"""Cards that may not be played, and when."""

from collections.abc import Iterator

from tarotrules.expressions.tree import And, Expression, Is
from tarotrules.games.tarot.chapters.conditions import Reader
from tarotrules.games.tarot.chapters.phrases import Idiom
from tarotrules.games.tarot.chapters.telling import Teller
from tarotrules.games.tarot.play.forbidding import CARD
from tarotrules.games.telling.numbers import slot_of
from tarotrules.games.telling.told import Rule
from tarotrules.wording.phrase import Phrase


def tell(teller: Teller) -> Iterator[Rule]:
    """Each card that is forbidden, and who may play it all the same."""
    for name, forbid in teller.rules.forbid.items():
        phrases = (_forbidden(teller, forbid.when), teller.say("forbid-unless"))
        reasons = (("forbidden-card", name),)
        called = teller.say("name-forbid", title=teller.title("forbid", name))
        yield Rule(slot_of("forbid", name), phrases, (("forbid", name, "when"),), name=called, reasons=reasons)


def _forbidden(teller: Teller, when: Expression) -> Phrase:
    idiom = Idiom.of(teller, "forbid", when)
    if idiom is not None:
        return idiom.told()
    match when:
        case And(operands):
            of = next((each for each in operands if isinstance(each, Is) and each.operand == CARD), None)
            if of is not None:
                return _of_class(teller, of.kind, tuple(each for each in operands if each is not of))
    return teller.say("forbid-any", when=Reader(teller).truth(when))


def _of_class(teller: Teller, kind: str, rest: tuple[Expression, ...]) -> Phrase:
    """When cards of a class, or the only one of it, may not be played."""
    when = Reader(teller).truth(And(rest) if len(rest) > 1 else rest[0])
    single = len(teller.cards(kind)) == 1
    return teller.say("forbid-card" if single else "forbid-class", noun=teller.noun(kind), when=when)
