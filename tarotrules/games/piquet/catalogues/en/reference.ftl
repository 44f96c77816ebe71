### What the reference says of files about Piquet, beside what it says of any game.

reference-settings-description = What a file may say about { $word }, and what the laws of 1882 say.
reference-other = The laws of 1882 say nothing about it. In { $where }:
reference-all-settings-intro = Each page shows what can be said with one word, and what the laws of 1882 say.

reference-exists-deck-dealer_chooses = { $packs } is { $two_in_turn }.
reference-exists-deal-packet_kept = { $packet } has several numbers.
reference-exists-deal-stock_laid = { $deal } { $stock } is not 0.
reference-exists-fault-fine = { $remedy } is { $fine }.
reference-exists-fault-bars = { $remedy } is { $nothing_scored } or { $lapses }.
reference-exists-match-deals = { $match } { $end } is { $deals }.
reference-exists-match-score = { $match } { $end } is { $score }.
reference-exists-match-reached = { $match } { $end } is { $score }.
reference-exists-match-games = { $match } { $end } is { $score }.
reference-exists-match-tie = { $match } { $end } is { $deals }, or { $reached } is { $after_deal }.

reference-kind-formula = { $gives ->
        [number] an amount that may be calculated
        [party] somebody who scores
       *[truth] a condition
    }; it may use what is known { $scope ->
        [claim] when a hand is claimed to score by itself
        [combination] of a combination that is called
        [trick] when a trick is over
       *[match] when a partie is settled
    }
reference-kind-cards = cards, with commas between them: ranks such as { $king }, single cards such as SA or HK, runs such as S7..S10
reference-scope-claim = a hand is claimed to score by itself
reference-scope-combination = a combination is called
reference-scope-trick = a trick is over
reference-scope-match = the partie is settled
reference-type = { $kind ->
        [card] a card
        [count] a whole number
        [deal] the whole deal
        [dealt] the hand as it was dealt
        [hand] the hand after the exchange
        [player] a player
        [standing] a player at the end of the partie
       *[trick] a trick
    }
reference-group-intro = { $group ->
        [features] Used in conditions and amounts, many of them after a dot.
        [names] Contests, counts, milestones, classes of cards, and the like that the variants and the options declare.
        [settings] What can be said about the game.
       *[values] What settings can be set to, and words that go between values.
    }
