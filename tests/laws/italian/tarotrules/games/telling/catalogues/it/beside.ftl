beside-players = in { $list }
beside-players-more = in { $list }
beside-count =
    { $n ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
       *[other] dieci
    }
beside-badge = (in { $list })
beside-legend = { $badge } davanti a una frase o accanto a un titolo vuol dire che vale solo con quel numero di giocatori.
