### Deals without a taker: how they are played, how players are ranked, what each place is paid.

chapter-modes = Deals without a taker
name-mode-rank = { $title }: ranking
mode-when =
    { $taker ->
        [nobody] Everybody plays alone, without a contract.
       *[highest_bidder] If everybody passes, the deal is played all the same: everybody plays alone, without a contract.
    }
mode-chien =
    { $chien ->
        [last_winner] The chien stays face down until the end; it then goes to whoever won the last trick.
       *[aside] The chien stays face down and counts for nobody.
    }
mode-sides =
    { $taker ->
        [nobody] Nothing is announced or declared, and no bonus is paid.
       *[highest_bidder] For the Excuse, each player counts as a side. Nothing is announced or declared, and no bonus is paid.
    }
mode-leads = The player after the dealer leads to the first trick.
mode-fewest =
    { $best ->
        [lowest] fewest
       *[highest] most
    }
mode-least =
    { $best ->
        [lowest] lowest
       *[highest] highest
    }
mode-rank =
    { $what ->
        [points] The player with the { mode-fewest } card points comes first, and so on down to the last.
        [oudlers] The player with the { mode-fewest } oudlers comes first, and so on down to the last.
        [tricks] The player with the { mode-fewest } tricks comes first, and so on down to the last.
        [over] Each player compares the card points taken with the points needed for that player’s own oudlers: whoever is { $best ->
            [lowest] furthest below
           *[highest] furthest above
        } comes first, and so on down to the last.
       *[other] The players are ranked by { $measure }: the { mode-least } comes first.
    }
mode-rank-then = Players who are still level are ranked by { $measure }: the { mode-least } comes first.
amount-own =
    { $what ->
        [points] the number of card points each has taken
        [oudlers] the number of oudlers each has taken
        [tricks] the number of tricks each has won
       *[target] the number of points needed with those oudlers
    }
amount-own-cards = the number of { NOUN($noun, number: "other") } each has taken
amount-best =
    { $what ->
        [points] the number of card points the first has taken
        [oudlers] the number of oudlers the first has taken
        [tricks] the number of tricks the first has won
        [over] the first player’s surplus over the points needed
        [short] the first player’s shortfall in points
       *[other] the number by which the first came first
    }
mode-pays = From the first place to the last, the players score { $list }.
mode-pays-times = From the first place to the last, the players score { $list }, each multiplied by { $worth }.
mode-level = Players who are level each score the mean of what their places pay.
mode-tied = If only { $places } are level, the scores are { $pays } instead.
mode-places = the players from place { $first } to place { $last }
