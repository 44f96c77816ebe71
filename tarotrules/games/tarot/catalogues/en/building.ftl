### What conditions and classes of cards are put together of, when they are tapped.

building-topic =
    { $topic ->
        [who] Players and sides
        [tricks] Tricks
        [cards] Cards
        [points] Points and contract
        [feats] Announcements
       *[deal] The deal
    }
building-achiever = the side that does it
building-of =
    { $who ->
        [declarer] of the player who declares it
        [taker] of the taker
        [partner] of the partner
        [dealer] of the dealer
        [chosen] of the player who is chosen
        [announcer] of the player who announced it
        [achiever] of the side that does it
        [attack] of the attack
        [defence] of the defence
        [winners] of the side that wins the deal
       *[losers] of the side that loses the deal
    }
building-where = in { place-noun }
building-cards-in = cards { building-where }
building-in =
    { $what ->
        [cards] how many cards { building-where }
        [points] card points { building-where }
        [longest] cards of the longest suit { building-where }
        [voids] suits missing from { place-noun }
        [singletons] suits with a single card { building-where }
       *[number] { amount-in-place }
    }
building-own =
    { $what ->
        [tricks] tricks each player has won
        [points] card points each player has taken
        [cards] cards each player has taken
        [oudlers] oudlers each player has taken
       *[target] points needed with each player’s oudlers
    }
building-taken =
    { $what ->
        [tricks] tricks { building-of }
        [points] card points { building-of }
        [cards] cards { building-of }
       *[oudlers] oudlers { building-of }
    }
building-made = the contract is made
building-card =
    { $deed ->
        [player] { $whose ->
            [own] whoever plays …
            [side] the side that plays …
           *[opponents] the side that does not play …
        }
        [trick] in which trick … falls
       *[winner] { $whose ->
            [own] whoever wins the trick with …
            [side] the side that wins the trick with …
           *[opponents] the side that does not win the trick with …
        }
    }
building-one-trick = in the same trick, in one trick, together
building-class = { NOUN($noun, number: "other") }
building-pips = cards from { $first } to { $last }
building-suit =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
building-whole-suit = all the { building-suit }
building-count = { COUNTED($count) }
building-total = { $cards }: { COUNTED($count) }
