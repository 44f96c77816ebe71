### A partie against bots: what somebody sees at the table, says there and is asked.
### news-… is told of others, you-… of the player at this seat.

# What each is; between the elder and the dealer, where more than two play, nothing.
seat-role =
    { $role ->
        [elder] elder
        [younger] younger
        [dealer] dealer
        [partner] partner
       *[other] { "" }
    }
seat-column-player = Player
seat-column-role = Hand
seat-column-deal = Deal
seat-column-before = Last
seat-column-total = Total
seat-drawn = from the stock
# What lies beside the table.
seat-discard = Your discard: { $cards }
seat-saw = Seen in the stock: { $cards }
seat-left = Left in the stock: { $cards }

### What is said of combinations

call-point = { $title } of { NUMBER($cards) }
call-many =
    { $n ->
        [3] trio
        [4] quatorze
       *[other] { $n }
    }
call-key =
    { $key ->
        [cards] { COUNTED($n, noun: "card") }
        [pips] { COUNTED($n, noun: "pip") }
       *[top] { call-high } high
    }
call-high =
    { $n ->
        [14] ace
        [13] king
        [12] queen
        [11] jack
       *[other] { $n }
    }
call-other = { $title } ({ $told })
call-none = no { $title }
call-asks =
    { $key ->
        [cards] how many?
        [pips] making?
       *[top] { $of ->
            [rank] in what?
            [run] how high?
            [suit] how high?
           *[hand] how high?
        }
    }
call-told =
    { $key ->
        [top] { $of ->
            [rank] { $n ->
                [14] aces
                [13] kings
                [12] queens
                [11] jacks
                [10] tens
                [9] nines
                [8] eights
                [7] sevens
               *[other] sixes
            }
            [run] { $n ->
                [14] major
                [13] to a king
                [12] to a queen
                [11] to a jack
                [10] to a ten
                [9] to a nine
               *[other] to an eight
            }
            [suit] { call-high }
           *[hand] { call-high }
        }
        [cards] { $n }
       *[pips] { $n }
    }
call-answer =
    { $word ->
        [good] good
        [not_good] not good
       *[equal] equal
    }
call-answer-own = { $answer }: { $own }

### What happens

news-says = { $who }: “{ BEGIN($what) }”
news-exchanges =
    { $n ->
        [0] { $who } exchanges nothing.
       *[other] { $who } exchanges { COUNTED($n, noun: "card") }.
    }
news-asks-to-see = { $who } asks to see the { $title }.
news-looks = { $who } looks at what is left of the stock, and so do you: { $cards }
news-looks-not = { $who } does not look at what is left of the stock.
news-leads = { $who } leads { $card }
news-scores = { $who } scores { $n }: { $what }
news-milestone = { BEGIN($title) }! { $who } scores another { $n }.
news-trick = Trick { $number }: { $cards }
news-account = { $who }: { $what } – { $n }{ $see }
news-wins = { $who } wins the partie by { $most } to { $least }.
news-pays = { $what }: { $who } pays { $n }{ $see }.
news-wins-game = { $who } wins the game by { $most } to { $least }.
news-counts = The game counts { $n } for { $who }{ $see }.
news-wins-partie = { $who } wins the partie.

### What the player at this seat does

you-says = You: “{ BEGIN($what) }”
you-exchanges =
    { $n ->
        [0] You exchange nothing.
       *[other] You exchange { COUNTED($n, noun: "card") }.
    }
you-discards = You discard { $cards }
you-draws = You draw { $cards }
you-leaves = You leave in the stock { $cards }
you-asks-to-see = You ask to see the { $title }.
you-looks = You look at what is left of the stock, and so does everybody: { $cards }
you-looks-not = You do not look at what is left of the stock.
you-leads = You lead { $card }
you-scores = You score { $n }: { $what }
you-milestone = { BEGIN($title) }! You score another { $n }.
you-account = You: { $what } – { $n }{ $see }
you-score = You score { COUNTED($n, noun: "point") }.
you-wins = You win the partie by { $most } to { $least }.
you-pays = { $what }: you pay { $n }{ $see }.
you-wins-game = You win the game by { $most } to { $least }.
you-counts = The game counts { $n } for you{ $see }.
you-wins-partie = You win the partie.
seat-winners =
    { $level ->
        [yes] The partie is drawn: everybody has { $n }.
       *[no] The partie is over. Highest total, { $n }: { LIST($winners) }.
    }
you-must-follow =
    { $suit ->
        [S] Spades were led, and you have a spade: you must follow suit.
        [H] Hearts were led, and you have a heart: you must follow suit.
        [D] Diamonds were led, and you have a diamond: you must follow suit.
       *[C] Clubs were led, and you have a club: you must follow suit.
    }
you-may-not =
    { $reason ->
        [exchange-number] You may not exchange so many cards, or so few.
        [call-too-low] What you call must be better than what was called before.
        [call-sunk] You hold something that must be called.
        [answer-better] You hold something better: you may not call it good.
        [answer-worse] You hold nothing as good: it is good.
        [answer-first] You have as many: first ask for more.
        [answer-ask] What was said decides it: there is nothing to ask.
       *[answer-equal] You hold the same: it is equal.
    }

### What is asked

ask-claim = Your hand scores by itself: { $title }. Do you claim it?
ask-exchange =
    { $many ->
        [exactly] Choose { COUNTED($most, noun: "card") } to exchange.
        [range] Choose { $least } to { COUNTED($most, noun: "card") } to exchange; { $stock } are in the stock.
       *[up_to] Choose up to { COUNTED($most, noun: "card") } to exchange; { $stock } are in the stock.
    }
ask-call = What do you call?
ask-call-after =
    { $heard ->
        [not_good] { $who }’s { $title } is not good. What do you call?
        [equal] { $who }’s { $title } is equal to yours. What do you call?
       *[nothing] { $who } has called no { $title }. What do you call?
    }
ask-answer = { $who } calls: { $what }. What do you answer?
ask-raise = Your { $title } is not good. Do you call another that nothing can beat?
ask-tell = Your { $title } is good. What else do you count?
ask-show = { $who } counts: { $list }. Do you ask to see it?
ask-look =
    { $n ->
        [one] One card is left in the stock. If you look at it, so may everybody.
       *[other] { $n } cards are left in the stock. If you look at them, so may everybody.
    }
answer-claim = Claim { $title }
answer-claim-not = Say nothing
answer-exchange-none = Exchange nothing
answer-call = { $what } – { $cards }
answer-raise-not = Nothing
answer-enough = Nothing else
answer-show-not = No
answer-show = Ask to see it
answer-look-not = Leave the stock as it is
answer-look = Look
pick-exchange = Exchange these cards
