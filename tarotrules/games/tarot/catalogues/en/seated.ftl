## At a table of bots

seat-role =
    { $role ->
        [taker] taker
        [partner] partner
       *[defender] defender
    }
seat-column-player = Player
seat-column-role = Role
seat-column-before = Before
seat-column-total = Total
seat-column-deal = Deal
seat-winner =
    The match is over. { $rank ->
        [total] Highest total: { LIST($winners) }.
       *[other] Who has won is known only in comparison with other tables.
    }

### What happens

news-plays = { $contract } ({ $who })
news-excused = { $who } says that this card is exempt: { $cards }
news-passes = { $who } passes.
news-parole = { $who } says “parole”.
news-bid = { $who } bids { $contract }.
news-contract = { $who } takes: { $contract }.
news-announces = { $who } announces { TITLE($title, form: "indefinite") }.
news-calls-off = { $who } has the deal annulled: { $title }.
news-calls = { $who } calls { $card }.
news-partner = { $who } is the taker’s partner.
news-mode = Nobody takes: everybody plays alone ({ $title }).
news-alone = The taker plays alone.
news-chien = The chien: { $cards }
news-discards = { $who } discards.
news-discards-cards = { $who } discards { $cards }
news-trick = Trick { $number }: { $cards }
news-declares = { $who } declares { TITLE($title, form: "indefinite") }.
news-all-passed = Everybody has passed.
news-annulled = The deal is annulled: a hand ought to have stopped it before the auction.
news-discard-was = The discard was { $cards }
news-chien-was = The chien was { $cards }

### What the player at this seat does

you-plays = { $contract } (you)
you-excused = You say that this card is exempt: { $cards }
you-passes = You pass.
you-parole = You say “parole”.
you-bid = You bid { $contract }.
you-contract = You take: { $contract }.
you-announces = You announce { TITLE($title, form: "indefinite") }.
you-calls-off = You have the deal annulled: { $title }.
you-calls = You call { $card }.
you-partner = You are the taker’s partner.
you-discards = You discard.
you-discards-cards = You discard { $cards }
you-declares = You declare { TITLE($title, form: "indefinite") }.
you-score =
    { $how ->
        [won] You win { COUNTED($points, noun: "point") }.
        [lost] You lose { COUNTED($points, noun: "point") }.
       *[nothing] You neither win nor lose any points.
    }
news-pool-fresh = The pool was empty: everybody puts in { $ante }, and { $who } { $adds } more. The mouche is { $largest }.
news-pool-adds = { $who } puts { $adds } into the pool. The largest mouche is { $largest }.
news-pool-won = { $who } takes it.
news-pool-lost = { $who } puts another { $largest } beside it.
you-pool-fresh = The pool was empty: everybody puts in { $ante }, and you { $adds } more. The mouche is { $largest }.
you-pool-adds = You put { $adds } into the pool. The largest mouche is { $largest }.
you-pool-won = You take it.
you-pool-lost = You put another { $largest } beside it.
you-took = from the chien
you-laid = on the table
you-piles = In front of you: { $cards }, and { COUNTED($n, noun: "card") } face down.
news-piles = In front of { $who }: { $cards }, and { COUNTED($n, noun: "card") } face down.
you-may-not =
    { $reason ->
        [follow-trumps] Trumps were led, and you have trumps: you must play one.
        [must-follow] The suit led is { suit-name }, and you have { suit-name }: you must follow suit.
        [must-trump] You have no { suit-name }: you must play a trump.
        [must-overtrump] You have a higher trump than those in the trick: you must overtrump.
        [called-suit] You may not lead { suit-name }: it is the suit of the called card. Only that card itself may be led.
        [bid-not-higher] Your bid must be higher than all those before it.
        [call-own-card] You have this card yourself: call one that you do not have.
       *[claim-shown] These are not the cards you must show for this declaration.
    }
you-may-not-lay =
    { $reason ->
        [discard-never] { $card } may never be discarded.
       *[discard-only-if-forced] { $card } may be discarded only if you have nothing else to discard.
    }

### What is asked

ask-redeal = With this hand you may have the deal annulled: { $title }.
ask-bid = What do you bid?
ask-announce = Announce { TITLE($title, form: "indefinite") }?
ask-call = Which card do you call?
ask-discard = Choose { COUNTED($number, noun: "card") } for the discard.
ask-declare = Do you declare anything?
ask-show = Which cards do you show for “{ $title }”? It takes { COUNTED($number, noun: "card") }.
answer-pass = Pass
answer-parole = Parole
answer-bid = { $contract }
answer-bid-announcing = { $contract }, announcing { LIST($feats) }
answer-call-off = Have the deal annulled
answer-play-on = Play this hand
answer-announce = Announce { TITLE($title, form: "indefinite") }
answer-announce-not = Announce nothing
answer-declare = Declare { TITLE($title, form: "indefinite") }
answer-declare-not =
    { $declared ->
        [yes] Nothing more
       *[no] Declare nothing
    }
answer-back = Back
pick-discard = Discard these cards
pick-show = Show these cards
