### What became of many deals that programs played.

simulation-about = Deals: { $n }. Players: { $players } ({ $kinds }). Seed: { $seed }. The range in brackets, or the margin after ±, holds the true value in 95 of 100 simulations.
simulation-unshuffled = The pack is not shuffled between deals (rule { $rule }). Here it is: each deal stands alone.
simulation-endings = How the deals ended
simulation-contracts = Contracts
simulation-scores = Mean score per deal played
simulation-kinds = Mean score by kind of player
simulation-feats = Bonuses and declarations
simulation-promises = Announcements
simulation-column-contract = Contract
simulation-column-deals = Deals
simulation-column-of-deals = % of deals
simulation-column-of-played = % of those played
simulation-column-made = Made, %
simulation-column-score = Taker’s score
simulation-column-mean = Score
simulation-column-score-deal = Score per deal
simulation-column-attack = Attack
simulation-column-defence = Defence
simulation-column-announced = Announced and made
simulation-column-broken = Announced, not made
simulation-column-unannounced = Made unannounced
simulation-ending =
    { $ending ->
        [played] played to the end
        [all_passed] everybody passed
        [called_off] annulled because of a hand
       *[annulled] played, then annulled
    }
simulation-mode = of these, “{ $title }”
simulation-redeal = of these, { $title }
simulation-role =
    { $role ->
        [taker] Taker
        [partner] Partner
       *[defender] Each defender
    }
simulation-level = { $title }: { $level }

## The same deals under several variants

simulation-measure =
    { $measure ->
        [played] Deals played, %
        [made] Contracts made, % of deals
        [taker] Taker’s score
       *[stake] Points won in a deal
    }
simulation-measure-short =
    { $measure ->
        [different] Other scores, %
        [played] Played, %
        [made] Made, %
        [taker] Taker’s score
       *[stake] Points won
    }
simulation-measure-name =
    { $measure ->
        [played] how many deals are played
        [made] how many contracts are made
        [taker] what the taker scores
       *[stake] how much is won in a deal
    }
