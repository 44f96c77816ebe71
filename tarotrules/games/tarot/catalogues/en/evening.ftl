### What is filled in of each deal of an evening.

evening-passed = All passed
evening-whether = The deal
evening-played = Played
evening-called-off-for = Annulled: { $title }
evening-called-off = The deal was annulled ({ $title }): nothing is scored.
evening-alone = Alone
evening-second-partner = Second partner
evening-nobody-else = Nobody else
evening-points-by-seat = Each player’s card points
evening-oudlers-by-seat = Each player’s oudlers
evening-oudlers = Attack’s oudlers
evening-card-points = Attack’s points
evening-defence-points = Defence’s points
evening-with-added = { $label } (with the { $added } added)
evening-points = Attack’s points
evening-by-defence = Defence’s points
evening-margin = Difference
evening-chosen = Who gets it
evening-whose = Won by
evening-declared-by = Declared by
evening-level = Which level
evening-promises = Announced or not
evening-announced-by = Announced by
evening-kept-by = Made by
evening-announcer = By which player
evening-nobody = Nobody
evening-attack = Attack
evening-defence = Defence
evening-faults = Faults
evening-fault-of = Whose fault
evening-fine = Fine
evening-deal = { $contract }, { $taker }
evening-deal-with = { $contract }, { $taker } + { $partner }
evening-yes = Yes
evening-not = No

# What cannot be, told to whoever fills in the form.

evening-p002 = This deal was filled in by other rules: “{ $word }” is not asked for here.
    .help = Fill in the deal again.
evening-p003 = “{ $value }” is not possible here.
    .help = Write a number, such as 49 or 49.5, or choose one of the answers offered.
evening-p005 = Somebody is named who does not play this deal.
    .help = Choose one of those who play it.
evening-p006 = It is not clear who took.
    .help = Choose the taker, or one of the other answers offered.
evening-p007 = The contract is missing.
    .help = Choose the contract that was played.
evening-p009 = { $seat } cannot be taker and partner at once.
    .help = Choose somebody else, or “{ evening-alone }”.
evening-p010 = With { $players } players the taker has no partner.
    .help = Fill in the deal again.
evening-p090 = { $seat } does not sit opposite the taker.
    .help = Fill in the deal again.
evening-p091 = In this contract the taker plays alone.
    .help = Choose “{ evening-alone }”, or another contract.
evening-p015 = The result is missing.
    .help = Choose the oudlers and write the points, or write only the difference.
evening-p016 = The difference is given as { $margin }, but the points and oudlers make it { $found }.
    .help = Give the result in one way only.
evening-p022 = The same player declares “{ $id }” twice.
    .help = Keep only the highest. If two players declared it, choose each of them.
evening-p025 = It is not clear who “{ $id }” belongs to.
    .help = Choose a player or a side.
evening-p026 = “{ $id }” is settled between the players, and it is not clear which player it belongs to.
    .help = Choose the player.
evening-p027 = “{ $id }” is given to one side, but { $seat } is on the other.
    .help = Correct the side or the player.
evening-p029 = The defence cannot announce “{ $id }” under these rules.
    .help = If the defence made it, choose “{ evening-defence }” under “{ evening-kept-by }”, and “{ evening-nobody }” under “{ evening-announced-by }”.
evening-p032 = What “{ $id }” is worth cannot be worked out yet.
    .help = Fill in what is asked for. If nothing is, your rules do not say what it is worth in such a deal.
evening-p041 = “{ $id }” was certainly earned in this deal, but it is not clear by whom.
    .help = Choose it, and the side that earned it.
evening-p044 = “{ $word }” is not something that can be known about a deal.
    .help = Fill in the deal again.
evening-p047 = “{ $id }” is entered as announced but not made; by the points, it was made.
    .help = Choose who made it, or count again.
evening-p048 = { $value } is not possible there: { $only ->
        [yes] in such a deal it is { $least }.
        [none] in such a deal there is nothing of the kind.
       *[no] in such a deal it is from { $least } to { $most }.
    }
    .help = Correct it, or something else that was filled in.
evening-p050 = It is not clear which “{ $id }” it was.
    .help = Choose one of these: { LIST($known) }.
evening-p051 = It is not clear who announced “{ $id }”, nor who made it.
    .help = Choose both, or remove it.
evening-p077 = It is not clear whose fault “{ $id }” was.
    .help = Choose the player.
evening-p078 = “{ $id }” is a fault of the { $side ->
        [attack] attack, but { $seat } is on the defence
       *[defence] defence, but { $seat } is on the attack
    }.
    .help = Correct the player, or choose the fault that is meant.
evening-p084 = “{ $id }” is announced only by a bid, and this contract does not announce it.
    .help = Choose “{ evening-nobody }” under “{ evening-announced-by }”, or the contract that was bid: { LIST($known) }.
evening-over =
    The match ended with deal { $deal }. { $rank ->
        [total] Highest total: { LIST($winners) }.
       *[other] Who has won is known only in comparison with other tables.
    }
evening-p110 = What each player has is missing.
    .help = Fill in a number for every player.
evening-p111 = { $given } is not possible for { $seat }.
    .help = It must be from { $least } to { $most }. Count again.
evening-p112 = Together the players have { $given }, which is not possible.
    .help = { $only ->
        [yes] Together they have { $least }. Count again.
       *[no] Together they have from { $least } to { $most }; the rest is in the chien. Count again.
    }
evening-p113 = This deal was filled in under other rules, as one that nobody took.
    .help = Fill in the deal again.
evening-p114 = Nothing is told of this deal yet.
    .help = Choose the taker, or one of the other answers offered.
