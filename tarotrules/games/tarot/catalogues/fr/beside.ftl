### À combien on joue, à côté d’un nombre qui vaut alors : « à trois ».

beside-players = { $list }
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
beside-legend = { $badge } devant une phrase ou à côté d’un titre indique que cela ne vaut que pour ce nombre de joueurs.
