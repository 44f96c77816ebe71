### Conditions and amounts, as they are read aloud inside sentences.

## Clauses that follow “if”

clauses-and-two = { $left } and { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left }, and { $right }
clauses-or-two = { $left } or { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left }, or { $right }
clause-together = all of this holds ({ $clause })
clause-either = one of these holds ({ $clause })
cond-not = it is not the case that { $clause }
# What a combination has: “it has at least four cards”, “it has 34 or 44 pips”.
cond-has = it has { so-many }
cond-has-one-of = it has { $list } { $what ->
        [cards] cards
       *[pips] pips
    }
so-many =
    { $operator ->
        [equal] exactly { COUNTED($count) }
        [differ] more or fewer than { COUNTED($count) }
        [less] fewer than { COUNTED($count) }
        [most] at most { COUNTED($count) }
        [more] more than { COUNTED($count) }
       *[least] at least { COUNTED($count) }
    }
# What a hand has, as it was dealt or as it is played with.
cond-hand =
    { $place ->
        [dealt] the hand as dealt contains { so-many }
       *[hand] the hand contains { so-many }
    }
cond-hand-none =
    { $place ->
        [dealt] the hand as dealt contains no { NOUN($noun) }
       *[hand] the hand contains no { NOUN($noun) }
    }
cond-good = { so-many } of the hand belong to a combination that scores
cond-good-all =
    { $there ->
        [yes] every card of the hand belongs to a combination that scores
       *[no] not every card of the hand belongs to a combination that scores
    }
cond-class =
    { $what ->
        [top] its highest card
        [led] the card led
       *[winning_card] the card that wins it
    } { $there ->
        [yes] is
       *[no] is not
    } { NOUN($noun, case: "indefinite") }
cond-over =
    { $there ->
        [yes] somebody else led to it
       *[no] the same player led to it
    }
cond-last =
    { $there ->
        [yes] it is the last trick
       *[no] it is not the last trick
    }
cond-trick =
    { $operator ->
        [equal] it is trick { $n }
        [differ] it is not trick { $n }
        [less] it comes before trick { $n }
        [most] it does not come after trick { $n }
        [more] it comes after trick { $n }
       *[least] it does not come before trick { $n }
    }
cond-total =
    { $who ->
        [winner] the winner has { so-many } in all
       *[loser] the loser has { so-many } in all
    }
cond-deals = the partie took { so-many }
cond-players = the number of players is { so-many-players }
so-many-players =
    { $operator ->
        [equal] { $n }
        [differ] not { $n }
        [less] below { $n }
        [most] at most { $n }
        [more] above { $n }
       *[least] at least { $n }
    }
cond-exists = this is known ({ $what })
cond-compare = { $left } { $operator ->
        [equal] is as much as
        [differ] is not as much as
        [less] is less than
        [most] is at most as much as
        [more] is more than
       *[least] is at least as much as
    } { $right }

## Amounts

amount =
    { $what ->
        [cards] the number of its cards
        [pips] the number of its pips
        [top] the rank of its highest card
        [dealt-cards] the number of cards dealt to the hand
        [hand-cards] the number of cards in the hand
        [hand-good] the number of cards that belong to a combination that scores
        [leader] the player who leads to it
        [winner] the player who wins it
        [led] the card led
        [winning_card] the card that wins it
        [trick-number] the number of the trick
        [deal-tricks] the number of tricks in a deal
        [winner-total] the winner’s total
        [loser-total] the loser’s total
        [deals] the number of deals
       *[players] the number of players
    }
amount-class =
    { $place ->
        [dealt] the number of { NOUN($noun, number: "other") } dealt to the hand
       *[hand] the number of { NOUN($noun, number: "other") } in the hand
    }
amount-cards-more = as many points as it has cards, plus { COUNTED($n, noun: "point") }
amount-cards-less = as many points as it has cards, minus { COUNTED($n, noun: "point") }
amount-cards = as many points as it has cards
amount-difference = the difference between the totals
amount-sum = the sum of both totals
amount-plus = { $left }, plus { $right }
amount-calculation = { $left } { $operator ->
        [plus] plus
        [minus] minus
        [times] times
       *[over] divided by
    } { $right }
amount-times =
    { $n ->
        [2] twice { $amount }
       *[other] { NUMBER($n) } times { $amount }
    }
# Another “if” follows.
amount-choose-more = { $then } if { $condition }, { $otherwise }
amount-choose = { $then } if { $condition }, and otherwise { $otherwise }
amount-rounded = { $amount }, rounded { $direction ->
        [up] up
        [down] down
        [nearest] to the nearest
        [away] away from zero
       *[toward] towards zero
    } to a multiple of { $step }
# What is paid is so many times the stake, and no points.
pays-units =
    { $n ->
        [1] the stake once
        [2] the stake twice
       *[other] the stake { NUMBER($n) } times
    }
