### Zu wievielt man spielt, neben einer Zahl, die dann gilt: „zu dritt“.

beside-players = { $list }
beside-players-more = { $list }
beside-count =
    { $n ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
        [7] zu siebt
        [8] zu acht
        [9] zu neunt
       *[other] zu zehnt
    }
beside-legend = Eine Zahl wie { $badge } vor einem Absatz oder neben einer Überschrift heißt: Das gilt nur bei dieser Spielerzahl; stehen dort mehrere Zahlen, bei jeder von ihnen.
