### What became of many deals that programs played.

simulation-about = Deals: { $n }. Players: { $players } ({ $kinds }). Seed: { $seed }. The range in brackets, or the margin after ±, holds the true value in 95 of 100 simulations.
simulation-scores = Points per deal, on average
simulation-kinds = Mean score by kind of player
simulation-events = What came up
simulation-rare = Scored by one hand of how many
simulation-bands = How many points in a deal, %
simulation-parties = Parties
simulation-reported = Beside what is reported of people
simulation-reported-of = Cavendish reports, in round figures, what came of ten thousand hands that people played by the laws of 1882. How often carte blanche is dealt is computed.
simulation-role =
    { $role ->
        [elder] Elder
        [middle] Between
       *[younger] { $two ->
            [yes] Younger
           *[no] Dealer
        }
    }
simulation-column-score-deal = Score per deal
simulation-column-of-deals = % of deals
simulation-column-hands = Hands
simulation-column-one-in = One in
simulation-column-band = Points
simulation-column-parties = Parties
simulation-column-of-parties = % of parties
simulation-column-reported = Reported
simulation-column-found = Here
simulation-category =
    { $category ->
        [claims] { LIST($titles) }
        [contests] calls
        [play] tricks, one by one
        [cards] the cards or capot
       *[milestones] { LIST($titles) }
    }
simulation-together = Together
simulation-tricks =
    { $most ->
        [most] Most tricks
        [every] All the tricks
       *[divided] Tricks divided
    }
simulation-band =
    { $last ->
        [0] { $first } or more
       *[other] { $first }–{ $last }
    }
simulation-drawn = Drawn
simulation-payment = Paid for a partie, on average: { $payment }.
simulation-value = { $value }
simulation-figure =
    { $figure ->
        [elder] Points of the elder
        [younger] Points of the younger
        [payment] Paid for a partie
        [repique-elder] Repique by the elder, %
        [repique-younger] Repique by the younger, %
        [pique-elder] Pique or repique by the elder, %
        [cards-elder] Cards to the elder, % of those won
        [cards-divided] Tricks divided, %
        [rubicon] Rubicons, % of parties
       *[carte-blanche] Carte blanche: one hand in
    }

## Several variants

simulation-measure =
    { $measure ->
        [elder] Elder’s score
        [younger] Younger’s score
        [milestones] Bonuses, per 100 deals
       *[every] Capots, % of deals
    }
simulation-measure-short =
    { $measure ->
        [different] Other scores, %
        [elder] Elder
        [younger] Younger
        [milestones] Bonuses
       *[every] Capots, %
    }
simulation-measure-name =
    { $measure ->
        [elder] what the elder scores
        [younger] what the younger scores
        [milestones] how many bonuses are scored
       *[every] how often somebody makes capot
    }
