### What conditions and classes of cards are put together of, when they are tapped.

building-people = Players and sides
building-taken = Cards taken
building-deal = The deal
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
