### What comes of a deal or a partie that is told, line by line.
### account-… are lines of a table: small letters, no full stop.

account-who = { $two ->
    [yes] { $seat ->
        [0] elder
       *[other] younger
    }
   *[no] { $seat ->
        [0] elder
       *[other] hand { $number }
    }
}
account-column = { $name ->
    [who] Who
    [what] For
    [amount] Points
    [total] Total
    [rule] Rule
    [deal] Deal
   *[elder] Elder
}
# Combinations: as many cards of a suit, cards in sequence, cards of a rank, cards of some other kind.
account-suit = { $title } of { $cards }{ $counts ->
    [yes] {" "}({ $pips })
   *[no] {""}
}
account-run = { account-length } { $top ->
    [14] major
    [13] to a king
    [12] to a queen
    [11] to a jack
    [10] to a ten
    [9] { $last ->
        [yes] minor
       *[no] to a nine
    }
   *[other] to an eight
}
account-length = { $cards ->
    [3] tierce
    [4] quart
    [5] quint
    [6] sixième
    [7] septième
    [8] huitième
   *[other] sequence of { $cards }
}
account-rank = { $called ->
    [fourteen] fourteen
   *[number] { $cards ->
        [2] two
        [3] three
        [4] four
       *[other] { $cards }
    }
} { $top ->
    [14] { $cards ->
        [1] ace
       *[other] aces
    }
    [13] { $cards ->
        [1] king
       *[other] kings
    }
    [12] { $cards ->
        [1] queen
       *[other] queens
    }
    [11] { $cards ->
        [1] jack
       *[other] jacks
    }
    [10] { $cards ->
        [1] ten
       *[other] tens
    }
    [9] { $cards ->
        [1] nine
       *[other] nines
    }
    [8] { $cards ->
        [1] eight
       *[other] eights
    }
    [7] { $cards ->
        [1] seven
       *[other] sevens
    }
   *[other] { $cards ->
        [1] six
       *[other] sixes
    }
}
# What is counted in a trick; each name that rules use for it.
account-trick = trick { $trick }: { $what }
account-count-lead = the lead
account-count-win = won from the leader
account-count-last = the last trick
account-count = { $title }
account-play = the play
account-cards = { $what ->
    [cards] the cards
    [every] capot
    [divided] the cards, divided
   *[none_won] a player without a trick
}
account-tricks = Tricks: { $list }.
account-has = { $who } { $n }
account-nobody = Nobody scores for: { $list }.
account-nothing = Nothing is scored.
account-scores = Scores: { $list }.
account-calls = The calls come to: { $list }.

## A hand by itself

account-hand-together = If all of it is good, it scores { $n } before the play.
account-hand-nothing = There is nothing to call.

## A partie

account-partie-total = Total
account-partie-weight = × { $n }
account-partie-left = { $n ->
    [one] One deal is still to be played.
   *[other] { $n } deals are still to be played.
}
account-partie-goes-on = The partie goes on.
account-partie-drawn = Both have { $n }: the partie is drawn.
account-partie-won = { $winner } wins by { $most } to { $least }.
account-partie-paid = { $what }: { $loser } pays { $payment }{ $see }.
account-partie-game = Game { $number }: { $winner } wins by { $most } to { $least }; it counts { $counts }{ $see }.
account-partie-of-games = { $winner } wins the partie.
account-settle-rubicon = The loser is rubiconed
account-settle-plain = The loser is past the rubicon
account-settle = { $title }

## An exchange

account-exchange-tried = { $which ->
    [elder] Elder { $elder }
    [younger] Younger { $younger }
   *[both] Elder { $elder }, younger { $younger }
}: { $allowed ->
    [yes] allowed.
   *[no] not allowed. { $why }
}
account-exchange-goes = { BEGIN($who) }: { $cards }
account-exchange-left = Left: { $cards }

## A fault

account-fault-told = { BEGIN($who) } – { $what }{ $see }: { $effect }.
account-fault-waived = the other lets it pass
account-fault-cancelled = Not scored: { $list }.
