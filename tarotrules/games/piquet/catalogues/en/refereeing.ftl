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
