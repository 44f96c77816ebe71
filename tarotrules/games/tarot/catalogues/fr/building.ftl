### De quoi conditions et classes de cartes sont composées, quand on les compose du doigt.

building-people = Joueurs et camps
building-taken = Cartes réunies
building-deal = La donne
building-class = { NOUN($noun, number: "other") }
building-pips = cartes de { $first } à { $last }
building-suit =
    { $suit ->
        [S] piques
        [H] cœurs
        [D] carreaux
       *[C] trèfles
    }
building-whole-suit = tous les { building-suit }
building-count = { COUNTED($count) }
building-total = { $cards } : { COUNTED($count) }
