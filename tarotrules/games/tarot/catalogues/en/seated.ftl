## At a table of bots

seat-trump = T{ $n }
seat-here = { $who } (you)
seat-role =
    { $role ->
        [taker] taker
        [partner] partner
       *[defender] defender
    }
seat-column-player = Player
seat-column-role = Role
seat-column-tricks = Tricks
seat-column-before = Before
seat-column-now = Table
seat-column-total = Total
seat-column-deal = Deal
seat-deal = Deal { $deal }
seat-deal-of = Deal { $deal } of { $of }
seat-dealer = dealer { $who }
seat-contract = { $contract } ({ $who })
seat-sheet = Deal { $deal }: the score
seat-next = { $who } deals next.
seat-winner = The match is over. Highest total: { LIST($winners) }.

### What happens

news-deals = { $who } deals.
news-excused = { $who } says that this card is exempt: { $cards }
news-passes = { $who } passes.
news-parole = { $who } says “parole”.
news-bid = { $who } bids { $contract }.
news-contract = { $who } takes: { $contract }.
news-announces = { $who } announces { TITLE($title, form: "indefinite") }.
news-calls-off = { $who } has the deal annulled: { $title }.
news-calls = { $who } calls { $card }.
news-partner = { $who } is the partner.
news-alone = The taker plays alone.
news-chien = The chien: { $cards }
news-discards = { $who } discards.
news-discards-cards = { $who } discards { $cards }
news-declares = { $who } declares { TITLE($title, form: "indefinite") }.
news-shows = { $who } shows { $cards }
news-card = { $who } { $card }
news-trick = Trick { $number }: { $cards }
news-trick-won = { $who } wins it.
news-all-passed = Everybody has passed.
news-annulled = The deal is annulled: a hand ought to have stopped it before the auction.
news-discard-was = The discard was { $cards }
news-chien-was = The chien was { $cards }

### What is asked

ask-redeal = With this hand you may have the deal annulled: { $title }.
ask-bid = What do you bid?
ask-announce = Announce { TITLE($title, form: "indefinite") }?
ask-call = Which card do you call?
ask-discard = Choose { COUNTED($number, noun: "card") } for the discard.
ask-declare = Do you declare anything?
ask-show = Which cards do you show for “{ $title }”? It takes { COUNTED($number, noun: "card") }.
ask-play =
    { $leads ->
        [yes] You lead to this trick.
       *[no] Your card.
    }
ask-next = The deal is over.
why-not-this-card =
    { $reason ->
        [discard-never] This card may never be discarded.
       *[discard-only-if-forced] This card may be discarded only when nothing else can be.
    }
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
