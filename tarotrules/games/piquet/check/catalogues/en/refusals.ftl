### What is wrong with a deal or a partie that is told to be scored.

refused-whose = { $who ->
    [elder] the elder
    [younger] the younger
   *[other] seat { $seat }
}
refused-example = Give two hands, for example: { "{" }"elder": "SAKQJ10 HA87 DA8 CA8", "younger": "S98 HKQJ109 DKQJ CKQ"{ "}" }
value-wanted = { $wants ->
    [word] It is a word in quotation marks.
    [truth] It is true or false, without quotation marks.
    [whole] It is a whole number, without quotation marks.
    [by_seat] It is a list of whole numbers, the elder’s first: [5, 3]
    [seat] It is "elder" or "younger", or the number of a seat: 0 for the elder, 1 for the next hand.
    [cards] Cards are written suit by suit, such as "SAKJ10 HAQ8", or one by one in a list. S, H, D, and C are the suits; A, K, Q, J, 10, 9, 8, and 7 the ranks.
    [hands] It is a list of hands, the elder’s first.
    [plays] Tricks are written with the card led in front: "HA-H10 HK-D7"
    [tricks] Of each trick, say who led and who won: "EE EY YY" (E for the elder, Y for the younger).
    [scores] It is a list of who scores, for what, and how much: [["elder", "point", 5], ["elder", "sequence", 15]]
    [play_points] It is a list of who scores how much: [["E", 1], ["Y", 7]]
    [sunk] Say whose call was held back, and which: "E.set"
    [names] It is a list of names, each of them once.
    [name] It is one of the players.
    [deals] It is a list of deals, each as two scores, the elder’s first, or as hands and tricks.
    [tries] It is a list such as [{ "{" }"elder": 5, "younger": 3{ "}" }]
    [card] A card is a code in quotation marks: "SK" for the king of spades, "H10", "D7".
    [entries] It is a list of who did what, such as [[1, { "{" }"discard": ["S7"]{ "}" }], [0, "good"]].
    [record] The version of the form is 1.
    [game] It is the name of this game, or left out.
    [dealt] It is the cards of each player, by seat: [["SA", "H10"], ["DK", "C7"]]
    [act] An act is a card such as "SA", a word such as "good" or "pass", or one in braces such as { "{" }"discard": ["S7"]{ "}" }.
   *[exchanged] It is two numbers, the elder’s first: [5, 3]
}
P130 = { $what ->
        [form] This does not describe a deal of Piquet.
        [kind] There is no “kind” of this name.
        [several] The play is told in two ways.
        [totals] A partie is told by its deals or by its totals, not by both.
        [inside] What is told of deal { $number } is not possible.
       *[unclear] Nobody can tell what is to be scored.
    }
    .help = { $what ->
        [kind] These are possible: hand, declare, deal, ledger, trick_counts, partie, legal, exchange_order, penalty. Where “kind” is left out, the other keys decide.
        [several] Keep one of “plays”, “tricks”, and “{ "play_points" }”.
        [totals] Keep one of “deals” and “totals”.
        [inside] What is wrong with it follows.
        [form] { refused-example }
       *[unclear] { refused-example }
    }
P132 = Something is missing: { LIST($keys) }.
    .help = Add it. Without it there is nothing to reckon with.
P133 = { $what ->
        [own] The hand has { COUNTED($given, noun: "card") }; under these rules it has { $wanted }.
        [dealt] { BEGIN(refused-whose) } was dealt { COUNTED($given, noun: "card") }; under these rules it is { $wanted }.
        [stock] The stock has { COUNTED($given, noun: "card") }; under these rules it has { $wanted }.
        [hands] Hands given: { $given }; players under these rules: { $wanted }.
        [names] Names given: { $given }; players under these rules: { $wanted }.
        [scores] Scores given: { $given }; players under these rules: { $wanted }.
       *[hand] { BEGIN(refused-whose) } has { COUNTED($given, noun: "card") }; under these rules a hand has { $wanted }.
    }
    .help = Correct it, or choose the rules that were played by.
P134 = In trick { $trick }, { refused-whose } plays { $card } without having it in hand.
    .help = Check the hand and the tricks up to there. Whoever wins a trick leads to the next.
P135 = In trick { $trick }, { refused-whose } plays { $card } to { $led }, but still holds { $has }.
    .help = Whoever has a card of the suit led must play one. Check the trick and the hand.
P136 = Trick { $trick } was led by { refused-whose }, who did not win the one before.
    .help = The elder leads first; whoever wins a trick leads to the next.
P137 = { $what ->
        [more] { COUNTED($given, noun: "trick") } { $given ->
            [one] is
           *[other] are
        } told; a deal has { $wanted }.
       *[fewer] { COUNTED($given, noun: "trick") } { $given ->
            [one] is
           *[other] are
        } told of { $wanted }, but the deal is said to be complete.
    }
    .help = { $what ->
        [more] Leave out those that were not played.
       *[fewer] Tell every trick, or leave “complete” out.
    }
P138 = { $what ->
        [play] Nobody scores { $amount } in the play.
       *[hand] No hand scores { $amount } for “{ $name }”.
    }
    .help = { $what ->
        [play] It is { $most } at most, and never below zero.
       *[hand] Check the number. The most that a hand can score for it is { $most }; what scores nothing is left out.
    }
P139 = “{ $name }” is not to be told.
    .help = Leave it out: it follows from the other scores.
P140 = Both sides score “{ $name }”.
    .help = Only the better hand scores it. Keep one of the two.
P141 = These rules have nothing called “{ $word }” that a hand scores.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] They have: { LIST($known) }.
       *[none] Leave it out.
    }
refused-exchange = { $reason ->
    [elder_none] Under these rules the elder exchanges nothing.
    [elder_few] The elder takes at least { $bound }.
    [elder_many] The elder takes { $bound } at most.
    [elder_left] There are only { $bound } in the stock.
    [younger_none] Under these rules the younger exchanges nothing.
    [younger_few] The younger takes at least { $bound }.
    [younger_many] The younger takes { $bound } at most.
   *[younger_left] That leaves only { $bound } for the younger.
}
P142 = An exchange of { COUNTED($cards, noun: "card") } is not allowed. { refused-exchange }
    .help = Check which cards were discarded and taken.
P143 = The hands of { refused-whose } before and after the exchange do not fit what was exchanged: { $cards }.
    .help = The cards dealt, without those discarded and with those taken, are the hand that is played. Check these cards.
P144 = { $amount } points are not possible.
    .help = Nobody has fewer than none. Correct the number.
P145 = { COUNTED($given, noun: "deal") } are told, but the partie was over after { $most }.
    .help = Leave out those that were not played, or choose rules by which a partie is longer.
P146 = These rules look at the cards of a trick (“{ $count }”), so it is not enough to say who led and who won.
    .help = Give the tricks card by card under “plays”, or what was scored in them under “{ "play_points" }”.
P147 = These rules have no irregularity called “{ $word }”.
    .help = { $hint ->
        [near] Did you mean “{ $suggestion }”?
        [list] They have: { LIST($known) }.
       *[none] Leave it out.
    }
P148 = Under these rules nobody may let this pass: “{ $name }”.
    .help = Leave “waived” out.
P149 = Under these rules nobody may keep back what is good.
    .help = Leave “sunk” out.
