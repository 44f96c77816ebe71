### Woraus Bedingungen und Arten von Karten zusammengesetzt werden, wenn man sie antippt.

building-people = Spieler und Parteien
building-taken = Gewonnene Karten
building-deal = Das Spiel
building-class = { NOUN($noun, number: "other") }
building-pips = Karten von { $first } bis { $last }
building-suit =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }
building-whole-suit = alle { building-suit }-Karten
building-count = { COUNTED($count) }
building-total = { $cards }: { COUNTED($count) }
