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
beside-badge = ({ $list })
beside-legend = Ein Vermerk wie { $badge } vor einem Absatz oder neben einer Überschrift heißt: Der ganze Absatz oder Abschnitt gilt nur bei dieser Spielerzahl; nennt der Vermerk mehrere, bei jeder davon.
