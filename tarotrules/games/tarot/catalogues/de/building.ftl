### Woraus Bedingungen und Arten von Karten zusammengesetzt werden, wenn man sie antippt.

building-topic =
    { $topic ->
        [who] Spieler und Parteien
        [tricks] Stiche
        [cards] Karten
        [points] Punkte und Kontrakt
        [feats] Ansagen
       *[deal] Das Spiel
    }
building-achiever = die Partei, der es gelingt
building-of =
    { $who ->
        [declarer] des meldenden Spielers
        [taker] des Nehmers
        [partner] des Partners
        [dealer] des Gebers
        [chosen] des gewählten Spielers
        [announcer] des Ansagers
        [achiever] der Partei, der es gelingt
        [attack] des Angriffs
        [defence] der Verteidigung
        [winners] der Gewinnerpartei
       *[losers] der Verliererpartei
    }
building-where = { place-noun }
building-cards-in = Karten { building-where }
building-in =
    { $what ->
        [cards] wie viele Karten { building-where }
        [points] Kartenpunkte { building-where }
        [longest] Karten der längsten Farbe { building-where }
        [voids] fehlende Farben { building-where }
        [singletons] Farben mit nur einer Karte { building-where }
       *[number] { amount-in-place }
    }
building-own =
    { $what ->
        [tricks] Stiche jedes Spielers
        [points] Kartenpunkte jedes Spielers
        [cards] Karten jedes Spielers
        [oudlers] Oudler jedes Spielers
       *[target] mit den Oudlern jedes Spielers nötige Punktzahl
    }
building-taken =
    { $what ->
        [tricks] Stiche { building-of }
        [points] Kartenpunkte { building-of }
        [cards] Karten { building-of }
       *[oudlers] Oudler { building-of }
    }
building-made = der Kontrakt ist erfüllt
building-card =
    { $deed ->
        [player] { $whose ->
            [own] wer … spielt
            [side] die Partei, die … spielt
           *[opponents] die Partei, die … nicht spielt
        }
        [trick] in welchem Stich … liegt
       *[winner] { $whose ->
            [own] wer den Stich mit … gewinnt
            [side] die Partei, die den Stich mit … gewinnt
           *[opponents] die Partei, die den Stich mit … nicht gewinnt
        }
    }
building-one-trick = im selben Stich, im gleichen Stich, in einem Stich, zusammen
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
