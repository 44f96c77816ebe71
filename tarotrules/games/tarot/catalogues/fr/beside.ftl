### À combien on joue, à côté d’un nombre qui vaut alors : « à trois ».

beside-players = { $list } joueurs
beside-players-more = { $list }
beside-count =
    { $n ->
        [2] à deux
        [3] à trois
        [4] à quatre
        [5] à cinq
        [6] à six
        [7] à sept
        [8] à huit
        [9] à neuf
       *[other] à dix
    }
beside-legend = Une marque comme { $badge }, devant un paragraphe ou à côté d’un titre, signale ce qui n’est vrai que pour ce nombre de joueurs ; avec plusieurs nombres, pour chacun d’eux.
