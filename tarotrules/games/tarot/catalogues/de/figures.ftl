### Bilder: die Wörter darin, darunter, und dasselbe nur in Worten. Die Namen beginnen mit A, B, C … in der Reihenfolge des Spiels.

## Rund um den Tisch

figure-player =
    { $seat ->
        [0] Anna
        [1] Ben
        [2] Clara
        [3] David
        [4] Emma
        [5] Felix
        [6] Greta
        [7] Hans
        [8] Ida
       *[other] Jan
    }
figure-role =
    { $role ->
        [deals] gibt
        [shuffles] mischt
        [cuts] hebt ab
        [bids] bietet zuerst
        [leads] spielt zuerst aus
       *[next] gibt als Nächstes
    }
figure-seats-caption = Der Tisch { $players }, von oben gesehen. Der Pfeil zeigt die Spielrichtung.
figure-seats =
    Der Tisch { $players }, von oben gesehen. In der Reihenfolge des Spiels, { $direction ->
        [counter_clockwise] gegen den Uhrzeigersinn
       *[clockwise] im Uhrzeigersinn
    }: { $names }. { $people }
figure-seats-person = { $name } { $roles }.
