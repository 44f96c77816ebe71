### The pages before the rules: what is needed, the game on one page, a deal step by step.

need-title = What you need
need-pack = *A French tarot pack* of { COUNTED($cards, noun: "card") }, with spades, hearts, diamonds, and clubs, and large numbers on the trumps. A fortune-teller’s pack, with cups, swords, batons, and coins, will not do.
need-packs = *Two French tarot packs* of 78 cards each, with spades, hearts, diamonds, and clubs, and large numbers on the trumps; their backs must look alike. A fortune-teller’s pack, with cups, swords, batons, and coins, will not do.
need-letters = On the court cards of a French pack, R is the king (_roi_), D the queen (_dame_), C the knight (_cavalier_), and V the jack (_valet_); this book writes K, Q, C, and J.
need-players =
    { $two ->
        [yes] *{ $list } players.*
       *[no] *{ $list } players* around a table.
    }
need-players-count = { NUMBER($n) }
need-paper = *Paper and a pencil* for the scores.

about-title = About these rules
about-base = These rules are based on “{ $title }” (the base rules); what differs is listed towards the end of the book.
about-options =
    { $n ->
        [one] Option chosen
       *[other] Options chosen
    }: { $options }.
about-option = Option “{ $title }”: { $text }
about-cards = Cards are shown like this: { $king } is the king of spades, { $trump } trump 14, and { $excuse } the Excuse.

## The game on one page

overview-title = The game on one page
overview-aim = Cards won in tricks are worth points. In every deal one side, *the attack*, led by *the taker*, undertakes to win enough of them; the other, *the defence*, tries to prevent it.
overview-aim-alone = Cards won in tricks are worth points. Nobody has a partner: in every deal everybody plays alone.
overview-oudlers =
    How many points are enough depends on *the oudlers*: the 21, the Petit (the 1 of trumps), and the Excuse. { $more ->
        [fewer] The more of them the attack has, the fewer points it needs, so the Petit is hunted by one side and guarded by the other.
       *[other] It matters how many of them the attack has.
    }
overview-deal =
    { $chien ->
        [one] All the cards are dealt out: one of them to the middle of the table, to form *the chien*, and all the others to the players.
        [yes] All the cards are dealt out: most of them to the players, a few to the middle of the table, to form *the chien*.
       *[no] All the cards are dealt out to the players.
    }
overview-piles = Besides the hand, each player has { COUNTED($piles, noun: "pile") } of { COUNTED($cards, noun: "card") } on the table; only the top card of each is face up.
overview-bid =
    { $parole ->
        [yes] The players in turn bid, pass, or say “parole”{ $see }
       *[no] The players in turn bid or pass
    }, and every bid must be higher than the last. The highest bidder becomes the taker.
overview-call = The taker calls { rank-one-of } to find a partner for the deal.
overview-call-several = The taker calls { rank-one-of } to find partners for the deal.
overview-call-two = The taker calls { rank-two-of } to find partners for the deal.
overview-partner = The taker and the player opposite play together, against all the others.
overview-chien =
    { $fate ->
        [taken] The taker picks up the chien and lays aside the same number of cards.
        [some] Depending on the contract, the taker picks up the chien and lays aside the same number of cards, or has to play without touching it.
       *[left] The chien stays where it is until the end.
    }
overview-follow =
    To each trick everybody plays one card in turn. { $void ->
        [must_trump] Whoever has the suit led must play it; whoever has none must trump, and whoever has no trump either plays any card
       *[free] Whoever has the suit led must play it; whoever has none plays any card
    }{ $overtrump ->
        [must] . A trump must be higher than those already in the trick, if possible.
       *[free] .
    }{ $excuse ->
        [yes] {" "}The Excuse may be played to any trick.
       *[no] {""}
    }
overview-piles-played = Players play their own face-up cards like those in the hand; when the trick is over, the next card of the pile is turned up.
overview-winner = The highest trump takes the trick; if there is none, the highest card of the suit led does. Whoever takes a trick leads to the next.
overview-count = After the last trick the attack counts its oudlers and its points. With enough points it wins the deal; otherwise the defence does.
overview-count-alone = After the last trick everybody counts the points in their own tricks, and each place is paid.
overview-extras = The following also win or cost points: { $titles }.
overview-extra = { TITLE($title, form: "indefinite") } ({ $see })
overview-contracts = The contracts
overview-targets = Points the attack needs
overview-players = By number of players

## A deal, step by step

steps-title = A deal, step by step
step-title =
    { $step ->
        [deal] Shuffle, cut, and deal
        [deal_unshuffled] Cut and deal
        [redeal] Hands that annul the deal
        [auction] Bid
        [contract] Contract
        [announce] Announce
        [call] Call a partner
        [call_several] Call partners
        [chien] Take the chien and discard
        [take] Take the chien
        [discard] Discard
        [declare] Declare
        [announce_and_declare] Announce and declare
        [play] Play the tricks
       *[count] Count and score
    }
step-numbered = { $n }. { $title }
step-optional = { $title } (not in every deal)
step-redeal-hand = { TITLE($title, form: "indefinite") } ({ $see })
step-redeal =
    { $by ->
        [cards] Whoever { $has } ({ $see })
       *[name] Whoever has { $hands }
    } { $duty ->
        [must] must say so
       *[may] may say so
    } { $moment ->
        [before_play] before the first lead.
        [before_chien] before anybody sees the chien.
        [before_auction] before the auction.
        [first_turn] at their first turn in the auction.
       *[own_turn] just before bidding or passing.
    }
step-redeal-annuls = The deal is then annulled.
step-call =
    { $moment ->
        [before_chien] Before anybody sees the chien, the taker calls a card.
        [after_chien] Having seen the chien, the taker calls a card.
       *[after_auction] The taker calls a card.
    }{ $silence ->
        [must] {" "}The player who has it gives no sign.
       *[free] {""}
    }
step-call-two =
    { $moment ->
        [before_chien] Before anybody sees the chien, the taker calls two cards.
        [after_chien] Having seen the chien, the taker calls two cards.
       *[after_auction] The taker calls two cards.
    }{ $silence ->
        [must] {" "}Whoever has one of them gives no sign.
       *[free] {""}
    }
step-take = If the contract lets you pick up the chien, do so.
step-discard = If you have picked up the chien, discard the same number of cards.
step-first-lead =
    { $who ->
        [after_dealer] { $two ->
            [yes] The dealer’s opponent begins.
           *[no] The player after the dealer begins.
        }
        [dealer] The dealer begins.
       *[taker] The taker begins.
    }
step-promised-lead =
    { $who ->
        [taker] A taker who has announced { $titles } begins instead.
       *[anyone] Whoever has announced { $titles } begins instead.
    }
step-aloud =
    { $example ->
        [yes] _Say, for example:_
       *[no] _Say:_
    } { $words }.
step-word = “{ $word }”
step-pass = Pass
step-parole = Parole
step-called =
    { $rank ->
        [king] King of hearts
        [queen] Queen of hearts
        [knight] Knight of hearts
        [oudlers] Trump 21
        [ace] Ace of hearts
       *[jack] Jack of hearts
    }
step-closed = Jeu
step-see =
    { $n ->
        [one] Rule { $rules }.
       *[other] Rules { $rules }.
    }
