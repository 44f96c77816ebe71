"""All that the person at a table of bots sees of a deal of Piquet."""

from typing import Final

from tarotrules.cards.bits import CardNumber, CardSet
from tarotrules.games.piquet.chapters.seat.faces import rows, shown
from tarotrules.games.piquet.chapters.seat.news import News
from tarotrules.games.piquet.chapters.seat.people import People, of_sides, role
from tarotrules.games.piquet.chapters.seat.sheet import sheet
from tarotrules.games.piquet.play.game import Over, Phase
from tarotrules.games.piquet.play.settling import account_of, by_seat, tricks_of
from tarotrules.games.piquet.play.sitting import Sitting
from tarotrules.games.piquet.play.tricks import Playing
from tarotrules.games.piquet.play.view import held
from tarotrules.games.seated import Choice, Place, Scene, ShownCard
from tarotrules.games.seating.asked import Asked
from tarotrules.wording.phrase import plain

_COLUMNS: Final = ("player", "role", "tricks", "deal", "before", "now", "total")
_LYING: Final = ("before", "now")


def scene(people: People, title: str, sitting: Sitting, asked: Asked | None) -> Scene:
    """What the seat has seen of a deal, and the question asked there."""
    words, phase = people.teller.words, sitting.recorder.phase
    news = News(sitting.recorder, people)
    choices: tuple[Choice, ...] = ()
    if asked is not None and not isinstance(phase, Over):
        choices = asked.choices(phase.options())
    plays = asked is not None and bool(asked.among) and asked.picking is None
    return Scene(
        title=title,
        heading=_heading(people, sitting),
        header=tuple(words.say(f"seat-column-{each}") for each in _COLUMNS),
        places=tuple(_place(people, sitting, each) for each in range(sitting.table.players)),
        here=people.here,
        news=tuple(news.lines()),
        hand=_hand(people, phase, 0 if asked is None else asked.among),
        question=words.say("ask-next") if asked is None else asked.question,
        choices=choices,
        picking=None if asked is None else asked.picking,
        plays=plays,
        sheet=sheet(people, sitting, phase, News(sitting.recorder, people)) if isinstance(phase, Over) else None,
        is_over=sitting.after().is_over,
        lying=tuple(map(_COLUMNS.index, _LYING)),
        before=tuple(news.before()),
    )


def _hand(people: People, phase: Phase | Over, among: CardSet) -> tuple[tuple[ShownCard, ...], ...]:
    """The person's cards in rows; those just drawn are marked until the play."""
    game, words = phase.game, people.teller.words
    place = game.place_of(people.here)
    drawn = 0 if isinstance(phase, Playing | Over) else game.hands[place] & ~game.first[place]
    return tuple(rows(words, held(phase, place), among, drawn, words.say("seat-drawn")))


def _heading(people: People, sitting: Sitting) -> str:
    words, deal, of = people.teller.words, sitting.number, sitting.terms.deals
    weights = sitting.table.rules.match.weights or ()
    parts = [
        words.say("seat-deal", deal=deal) if of is None or deal > of else words.say("seat-deal-of", deal=deal, of=of),
        plain(people.tell(sitting.recorder.dealt.dealer, "dealer")),
    ]
    if deal <= len(weights):
        parts.append(words.say("account-partie-weight", n=weights[deal - 1]))
    return " · ".join(parts)


def _place(people: People, sitting: Sitting, seat: int) -> Place:
    words, phase = people.teller.words, sitting.recorder.phase
    game, tricks = phase.game, tricks_of(phase)
    place, players = game.place_of(seat), game.table.players
    said = isinstance(phase, Over) or game.table.rules.play.aloud
    before = None if not tricks else (place - tricks[-1].leader) % players
    return (
        people.names[seat],
        role(people, game, seat),
        str(sum(each.winner == place for each in tricks)),
        words.number(of_sides(game.table, by_seat(game, account_of(phase).scores))[seat]) if said else "",
        "" if before is None else shown(words, tricks[-1].cards[before]),
        _lying(people, phase, place),
        words.number(of_sides(game.table, sitting.match.totals)[seat]),
    )


def _lying(people: People, phase: Phase | Over, place: int) -> str | ShownCard:
    """The card a player has played to the trick that lies on the table."""
    leader, cards = _table(phase)
    step = (place - leader) % phase.game.table.players
    return "" if step >= len(cards) else shown(people.teller.words, cards[step])


def _table(phase: Phase | Over) -> tuple[int, tuple[CardNumber, ...]]:
    """Who leads to a trick, and its cards so far: the first of them lies there while the others still call."""
    match phase:
        case Playing(leader=leader, cards=cards):
            return leader, cards
        case Phase(game=game) if game.lead is not None:
            return 0, (game.lead,)
    return 0, ()
