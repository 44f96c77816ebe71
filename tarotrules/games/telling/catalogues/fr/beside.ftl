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
beside-badge = ({ $list })
beside-legend = Une mention comme { $badge }, devant un paragraphe ou à côté d’un titre, signale que tout le paragraphe, ou tout ce qui suit le titre, ne vaut que pour le ou les nombres de joueurs indiqués.
