### What can be wrong with a position or a record

reason-who = { $by ->
        [letter] { $who }
       *[number] seat { $who }
    }
reason-awaited =
    { $awaited ->
        [bid] It is the turn of { reason-who } to bid or pass.
        [call] First { reason-who } has to call a card.
        [discard] First { reason-who } has to discard.
        [claim] First { reason-who } has to declare something or decline to.
        [announce] First { reason-who } has to announce something or decline to.
        [call_off] First { reason-who } has to say whether the deal is annulled.
        [play] It is the turn of { reason-who } to play a card.
        [card] What is asked for here is a card.
       *[nothing] It is not this player’s turn, or something else has to be done first.
    }
reason =
    { $reason ->
        [called-suit] The suit of the called card may not be led to the first trick, except by leading that card.
        [forbidden-card] This card is forbidden in this trick, and another may be played.
        [must-follow] A player who has the suit led must follow it.
        [must-trump] A player who has none of the suit led must play a trump.
        [must-overtrump] A trump must beat those already in the trick, if the player has one that does.
        [bid-not-higher] A bid must be higher than every bid before it.
        [bid-not-held] The hand does not have what this bid asks for.
        [parole-not-now] “Parole” can be said only in the first round of bidding.
        [parole-only] In the second round only one contract may be bid, and only while nobody has bid.
        [call-not-this-card] This card may not be called.
        [call-own-card] The taker may not call a card in their own hand.
        [discard-number] The discard must have as many cards as the chien.
        [discard-never] Some of these cards may never be discarded.
        [discard-only-if-forced] Some of these cards may be discarded only when nothing else can be.
        [claim-not-held] This may not be declared with that hand.
        [claim-barred] This may not be declared here, or not a second time.
        [claim-lower] The hand fits a higher level, and only the highest may be declared.
        [claim-shown] These are not the cards to be shown for it.
        [promise-not-now] This player may not announce that, or not now.
        [redeal-not-held] The deal may not be annulled for that hand.
        [not-held] The player does not have this card.
        [silent-dealer] The dealer, being at fault for a misdeal, takes no part in the bidding of this deal.
        [called-off] The deal is annulled because of the hand of { reason-who }.
        [not-now] { reason-awaited }
        [no-such-thing] These rules have nothing of that name.
       *[deal-is-over] The deal is over.
    }
P064 = The discard is not what the tricks leave over.
    .help = These cards are in no trick: { LIST($cards) }. Leave the discard out, or correct it.
P065 = This discard is not allowed. { reason }
    .help = { $told ->
        [no] Check the discard and the taker’s cards.
       *[yes] This is rule { $rule }. Check the discard and the taker’s cards.
    }
P067 = { $what ->
        [unfinished] The record ends before the deal does.
        [cards] The cards of this record cannot have been dealt so.
        [rules] This record was played by other rules.
        [late] “{ $value }” cannot have been overlooked: nobody had that hand, or these rules do not say what happens then.
        [misdealt] The cards of this record were dealt wrongly ("misdeal"), so entry { $number } cannot have been done.
        [empty] This tells of no deal.
        [hands] A deal that is told trick by trick does not say which cards a player still has.
        [piles] Where piles lie on the table, a deal cannot be told trick by trick: nobody knows which cards were still face down.
        [taker] These rules have an auction, so nobody takes beforehand ("taker").
        [appointed] Who takes here is settled beforehand, and that cannot be typed.
       *[unreadable] Entry { $number } of the record cannot be read: “{ $value }”.
    }
    .help = { $what ->
        [unfinished] Ask what may be done next, or add the entries that are missing.
        [cards] Every card of the pack is dealt once, and each player gets as many as the rules say.
        [rules] Take the variant that it was played by. To try it by these rules, leave "ruleset" out.
        [late] Check "overlooked" and the hands.
        [misdealt] Leave "acts" out, or "misdeal".
        [empty] Tell "taker", "contract", and "tricks", or a record. If everybody passed, write "taker": null.
        [hands] Give "hand" and "trick", or a record with "hands" and "acts".
        [piles] Give a record with "hands", "piles", and "acts".
        [taker] Leave "taker" out.
        [appointed] Give a record with "taker", or the tricks.
       *[unreadable] A record says "record": 1, "players", "dealer", "hands", "chien", and in "acts" who did what, each as [seat, act].
    }
P095 = { $what ->
        [deal] What was played at table { $table } in deal { $deal } is not possible.
        [dealer] Nobody can tell who dealt at table { $table } in deal { $deal }, and the dealer pays into the pool.
        [names] Nobody can tell who sat at table { $table } in deal { $deal }.
        [tables] { $table ->
            [one] Deal { $deal } was played at one table.
           *[other] Deal { $deal } was played at { $table } tables.
        }
        [taker] Nobody took at table { $table } in deal { $deal }, so there is nothing to compare.
       *[form] This does not describe a match.
    }
    .help = { $what ->
        [deal] What is wrong with it follows.
        [dealer] Give the "dealer" of every deal, such as "dealer": 0 for the first player.
        [names] Give as many "names" as there are players in these rules.
        [tables] { $wanted ->
            [1] Write each deal as a list of what was played at each table.
           *[other] These rules compare what was played at two tables or, with percentages, at two or more.
        }
        [taker] Leave the deal out, or play it again.
       *[form] A match is written as a list of deals, each a list of tables: { "{" }"deals": [[{ "{" }"names": ["Ann", "Bob", "Cleo", "Dan"], "taker": 0, …{ "}" }]]{ "}" }
    }
