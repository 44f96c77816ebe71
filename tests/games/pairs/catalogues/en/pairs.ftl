game-title = Pairs
game-marked = Prizes
pairs-title = The cards
pairs-deal =
    { $n } pairs lie on the table, { $faces ->
        [up] face up.
       *[down] face down.
    }
pairs-lengths = { $title }: { $n } acts.
pairs-allowed = That is allowed.
pairs-why =
    { $reason ->
        [over] All pairs have been found.
        [must-turn] Whoever has turned a card turns another.
        [not-there] No card lies there.
        [found] That card has been found.
        [open] That card lies open.
        [not-alike] These are not two cards alike.
       *[not-so] That is not how cards are taken here.
    }
pairs-fault = Player { $seat } was not allowed to.
pairs-result = Pairs found: { $scores }
pairs-turn = It is the turn of player { $seat }.
pairs-opening = Type the { $n } cards as a list.
pairs-pass = Pass
pairs-take = Take both
pairs-card = card { $place }
pairs-news = Act: { $act }
pairs-question = Which two are alike?
pairs-over = All pairs are found.
pairs-deal-of = Deal { $deal } of { $of }
pairs-column =
    { $name ->
        [player] Player
        [lying] Open
       *[found] Pairs
    }
adding-prize = Add a prize
