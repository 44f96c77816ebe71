### A referee of a deal of Piquet: what may be done, what was not allowed, what it came to.

# After “may”, as at the table.
act =
    { $done ->
        [play] play { $cards }
        [discard] discard { $cards }
        [discard_none] exchange no card
        [claim] claim “{ $what }”
        [call] call “{ $what }”: { $cards }
        [call_none] pass over “{ $what }”
        [good] answer “good”
        [not_good] answer “not good”
        [equal] answer “equal”
        [ask] ask how much it makes
        [show] ask to see what counts for “{ $what }”
        [look] look at the cards left in the stock
        [enough] count nothing more
        [took] exchange { $what } cards
        [called] call “{ $what }”
       *[pass] say nothing
    }
legal-may = { BEGIN($who) } may:
legal-exchange =
    { BEGIN($who) } { $how ->
        [exactly] exchanges exactly { COUNTED($most, noun: "card") }
        [up_to] may exchange up to { COUNTED($most, noun: "card") }
       *[range] may exchange from { $least } to { COUNTED($most, noun: "card") }
    }{ $none ->
        [yes] , or none at all
       *[no] {""}
    }.
referee-fault =
    { $trick ->
        [0] { BEGIN($who) } was not allowed to { $act }.
       *[other] In trick { $trick }, { $who } was not allowed to { $act }.
    }
referee-could = { $cards } might have been played.
referee-so-far = So far everything was by the rules. It is the turn of { $who }.
referee-misdeal = The cards were dealt wrongly: nothing is scored.
referee-next =
    { $again ->
        [yes] The same player deals again.
       *[no] The next player deals.
    }

## A deal that somebody types

# For each hand in turn, the elder’s first: what it may be called besides its name.
referee-hands = elder hand/e/eldest, younger hand/y/dealer
referee-word-hand = hand, cards
referee-word-stock = stock, talon
referee-word-exchange = exchange, exchanges, discard, discards, takes, draws, lays away
referee-word-call = call, calls
referee-word-nothing = no, nothing for
referee-word-look = look, looks
referee-word-misdeal = misdeal
referee-word-good = good, it is good
referee-word-not_good = not good, no good
referee-word-equal = equal
referee-word-ask = making, how much, how high, what do they make, in what
referee-opening = Type what is said and played, in order; “help” tells how. Where hands are not told, calls are looked into once all the tricks are played.
referee-status =
    { $what ->
        [exchange] { BEGIN($who) } exchanges cards.
        [calls] The calls; then { $who } leads.
        [lead] Trick { $trick }: { $who } leads.
       *[play] Trick { $trick }: { $cards }. { BEGIN($who) } plays.
    }
referee-trick = Trick { $trick }: { $cards }. { BEGIN($who) } wins it.
referee-stopped = The deal stops there. “undo” takes the line back.
referee-over = The deal is over. “undo” takes the last line back, “quit” ends.
referee-count = There must be { COUNTED($wanted, noun: "card") }; { $given } were given.
referee-who = { $two ->
    [yes] Say whose hand: elder or younger.
   *[no] Say whose hand: elder, hand 2 …
}
referee-which = Say what it is a call of, such as “call point K♠ Q♠ J♠ 10♠”.
referee-how-many = Say how many cards are exchanged, or which.
referee-help-who = { $two ->
    [yes] elder …, younger …: who does it, where that is not clear
   *[no] elder …, hand 2 …: who does it, where that is not clear
}
referee-help-exchange = exchange 5, or exchange S7 S8 H9: how many cards are exchanged, or which
referee-help-call = point of 5, quart, tierce to a king, three aces: a call; “call { $title } K♠ Q♠ J♠” names its cards, “no { $title }” says there is none
referee-help-answer = good, not good, equal, making: an answer, or the question how much it makes
referee-help-cards = K♠ SK KS, 10♥ H10: the cards as they are played
referee-help-known = { $two ->
    [yes] hand elder …, hand younger …, stock …: the cards as they were dealt; with all of them, everything is looked into at once
   *[no] cards elder …, cards hand 2 …, stock …: the cards as they were dealt; with all of them, everything is looked into at once
}
referee-help-misdeal = misdeal: the cards were dealt wrongly
