### What is filled in of each deal of an evening.

evening-passed = All passed
evening-no = No
evening-called-off-for = Called off for
evening-called-off = The deal was called off ({ $title }): nothing is scored.
evening-alone = Alone
evening-oudlers = Oudlers of the attack
evening-card-points = Points of the attack
evening-defence-points = Points of the defence
evening-points = Attack’s points
evening-by-defence = Defence’s points
evening-margin = Difference
evening-chosen = Who gets it
evening-whose = For
evening-declared-by = Declared by
evening-level = Which
evening-announced-by = Announced by
evening-kept-by = Achieved by
evening-announcer = By whom
evening-nobody = Nobody
evening-attack = Attack
evening-defence = Defence
evening-faults = Faults
evening-fault-of = By
evening-fine = Fine
evening-deal = { $contract }, { $taker }
evening-yes = Yes
evening-not = No

# What cannot be, told to whoever fills in the form.

evening-p002 = This deal was told by other rules: “{ $word }” is not asked here.
    .help = Fill the deal in anew.
evening-p003 = “{ $value }” is not possible here.
    .help = Write a number, such as 49 or 49.5, or tap one of the choices.
evening-p005 = Somebody is named who does not play this deal.
    .help = Tap one of those who play it.
evening-p006 = It is not clear who took.
    .help = Tap the taker; or that all passed.
evening-p007 = The contract is missing.
    .help = Tap the contract that was played.
evening-p009 = { $seat } cannot be taker and partner at once.
    .help = Tap somebody else; or that the taker was alone.
evening-p010 = With { $players } players the taker has no partner.
    .help = Fill the deal in anew.
evening-p015 = The result is missing.
    .help = Tap the oudlers and write the points; or the difference alone.
evening-p016 = The difference is said to be { $margin }, but by points and oudlers it is { $found }.
    .help = Tell the result in one way.
evening-p022 = The same hand declares “{ $id }” twice.
    .help = Keep only the highest. If two players declared, tap for each who it was.
evening-p025 = It is not clear whose “{ $id }” is.
    .help = Tap a player or a side.
evening-p026 = “{ $id }” is settled between the players, and it is not clear whose it is.
    .help = Tap the player.
evening-p027 = “{ $id }” is given to one side, but { $seat } is on the other.
    .help = Correct the side or the player.
evening-p029 = The defence cannot announce “{ $id }” under these rules.
    .help = If the defence achieved it, say so, and that nobody announced it.
evening-p032 = What “{ $id }” is worth cannot be worked out yet.
    .help = Fill in what is asked for. If nothing is, your rules do not say what it is worth in such a deal.
evening-p041 = “{ $id }” was certainly earned in this deal, but it is not clear by whom.
    .help = Tap it, and the side that earned it.
evening-p044 = “{ $word }” is nothing that can be known of a deal.
    .help = Fill the deal in anew.
evening-p047 = “{ $id }” is said to have been announced and missed; by the points it was achieved.
    .help = Tap who achieved it, or count again.
evening-p048 = { $value } is not possible there: { $only ->
        [yes] in such a deal it is { $least }.
        [none] in such a deal there is nothing of the kind.
       *[no] in such a deal it is from { $least } to { $most }.
    }
    .help = Correct it, or what else is told of the deal.
evening-p050 = It is not clear which “{ $id }” it was.
    .help = Tap one of these: { LIST($known) }.
evening-p051 = It is not clear who announced “{ $id }”, nor who achieved it.
    .help = Tap both, or remove it.
evening-p077 = It is not clear whose fault “{ $id }” was.
    .help = Tap the player.
evening-p078 = “{ $id }” is a fault of the { $side ->
        [attack] attack, but { $seat } is on the defence
       *[defence] defence, but { $seat } is on the attack
    }.
    .help = Correct the player, or choose the fault that is meant.
