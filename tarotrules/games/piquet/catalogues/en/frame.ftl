### The title page, worked deals, the cheat sheet, and the score sheet.

## Worked deals

worked-title = Example deals
worked-intro = In the tables below, the scores are taken one after the other, in the order of the reckoning{ $see }.
worked-capot = A capot
worked-hands = After the exchange, the elder holds { $elder }, the younger { $younger }.
worked-step = Score
worked-elder = Elder
worked-younger = Younger
worked-rule = Rule
worked-running = Running score
worked-caption = The scores of this deal
worked-total = Total
worked-tricks = Tricks won by the elder: { $elder }; by the younger: { $younger }.
worked-run =
    { $several ->
        [yes] { $first } to { $last }
       *[no] { $first }
    }
worked-none = none
worked-play =
    { $several ->
        [yes] Tricks { $first } to { $last }
       *[no] Trick { $first }
    }

## A whole deal

whole-title = A deal from beginning to end
whole-dealt =
    { $who ->
        [elder] The elder is dealt { $cards }.
       *[younger] The younger is dealt { $cards }.
    }
whole-exchange =
    { $who ->
        [elder] The elder discards { $discard } and draws { $drawn }.
       *[younger] The younger discards { $discard } and draws { $drawn }.
    }
whole-call = { $title }: { $talk }
whole-then = { $left } – { $right }
whole-said =
    { $asks ->
        [yes] “{ $words }”
        [number] “{ $tens ->
            [20] Twenty
            [30] Thirty
            [40] Forty
            [50] Fifty
            [60] Sixty
           *[other] Seventy
        }{ $ones ->
            [0] {""}
            [1] -one
            [2] -two
            [3] -three
            [4] -four
            [5] -five
            [6] -six
            [7] -seven
            [8] -eight
           *[other] -nine
        }.”
       *[no] “{ $words }.”
    }
whole-rest = The elder also scores { $calls }.
whole-no-call = { $title }: the elder calls nothing.
whole-younger = { $title }: { $when ->
        [after_lead] after the first lead
       *[before_lead] before the first lead
    }, the younger says: “{ BEGIN($calls) }.”
whole-tricks = The tricks
whole-trick = Trick
whole-leader = Led by
whole-led = Led
whole-answered = Followed
whole-winner = Won by
whole-who =
    { $who ->
        [elder] elder
       *[younger] younger
    }

## The cheat sheet

cheat-subtitle = At a glance, for { NUMBER($players) } players
cheat-steps = A deal
cheat-calls = The calls
cheat-calls-caption = What is called, and what it scores
cheat-call = Call
cheat-cards = Cards
cheat-scores = Points
cheat-each-card = 1 for each card
cheat-as-told = see { $rule }
cheat-play = In the play
cheat-play-caption = What is scored in the play
cheat-for = For
cheat-capot = capot, instead of the cards
cheat-cards-most = the cards: more tricks than the other
cheat-cards-most-many = the cards: the most tricks
cheat-cards-divided = the cards: as many tricks as the other, for each
cheat-cards-divided-many = the cards: the most tricks, but several as many, for each of them
cheat-none-won = a player without a trick: for each of the others
cheat-milestones = Getting far first
cheat-milestones-caption = Bonuses for getting far before the other scores
cheat-milestone = Name
cheat-reach = From
cheat-who = Who
cheat-adds = Adds
cheat-who-name =
    { $who ->
        [anyone] anybody
        [elder] the elder
       *[younger] the younger
    }
cheat-order = Order of the reckoning: { $list }.
cheat-settling = At the end of the partie

## The score sheet

score-subtitle = Score sheet of a partie for { NUMBER($players) } players
score-player = Player { $who }
score-caption = A line for each deal; the elder is named
score-elder = Elder
score-hand = Hand
score-play = Play
score-cards = Cards
score-bonus = Bonus
score-running = Running total
score-example = e.g.
score-reminder = Under bonus goes what is scored besides: { $titles }.

## Cards as small figures

face = { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
       *[other] { $n }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## What differs from the base

