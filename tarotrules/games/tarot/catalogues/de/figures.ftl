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
       *[next] gibt als Nächster
    }
figure-seats-caption =
    { $two ->
        [yes] Der Tisch { $players }, von oben gesehen.
       *[no] Der Tisch { $players }, von oben gesehen. Der Pfeil zeigt die Spielrichtung.
    }
figure-seats =
    { $two ->
        [yes] Der Tisch { $players }: { $names }. { $people }
       *[no] Der Tisch { $players }. In der Reihenfolge des Spiels, { $direction ->
            [counter_clockwise] gegen den Uhrzeigersinn
           *[clockwise] im Uhrzeigersinn
        }: { $names }. { $people }
    }
figure-seats-person = { $name } { $roles }.
figure-seats-anybody = { $names } mischt.

## Karten

figure-card =
    { $card ->
        [T21] die 21
        [T1] der Petit
        [EX] die Excuse
        [SK] König (_roi_)
        [SQ] Dame (_dame_)
        [SN] Ritter (_cavalier_)
        [SJ] Bube (_valet_)
        [T8] Trumpf 8
       *[H8] Herz-8
    }
figure-cards-caption = Die drei Oudler; die vier Figuren mit den Buchstaben, die auf französischen Karten stehen; ein Trumpf neben einer Farbkarte.
figure-cards = Die drei Oudler: die 21, der Petit (Trumpf 1) und die Excuse mit dem Stern. Die vier Figuren mit den Buchstaben, die auf französischen Karten stehen: R, der König (_roi_); D, die Dame (_dame_); C, der Ritter (_cavalier_); V, der Bube (_valet_). Ein Trumpf trägt eine Zahl und kein Farbzeichen, eine Farbkarte ihre Zahl oder ihren Buchstaben und das Zeichen ihrer Farbe.

## Zählen

figure-heap-caption = Gewonnene Karten, paarweise gezählt; die Karte, die übrig bleibt, zählt { $half }. Zusammen: { $total }.
figure-heap = Gewonnene Karten, paarweise gezählt: { $pairs }. Eine Karte bleibt übrig, { $odd }, und zählt { $half }. Zusammen: { $total }.
figure-heap-pair = { $first } und { $second } ({ $points })

## Ein Stich

figure-duty =
    { $duty ->
        [leads] spielt aus
        [follow] hat Herz: muss bedienen
        [trump] kein Herz: muss stechen
        [overtrump] kein Herz: muss überstechen
        [any] kein Herz: jede Karte
       *[none] weder Herz noch Trumpf: wirft ab
    }
figure-trick-caption = Ein Stich { $players }, von links nach rechts. Die umrahmte Karte gewinnt ihn.
figure-trick = Ein Stich { $players }, in der Reihenfolge des Spiels. { $people } { $winner } gewinnt den Stich.
figure-trick-person = { $name } ({ $duty }): { $card }.

## Das Geben

figure-packets-middle = Hund
figure-packets-caption = Die erste Runde { $players } und das letzte Päckchen. Wo ein Kreuz ist, darf keine Karte in den Hund kommen.
figure-packets =
    Die erste Runde { $players }: { $packets }{ $more ->
        [yes] , dann wieder von vorn; das letzte Päckchen bekommt { $last }
       *[no] {""}
    }. { $closed ->
        [0] Eine Karte darf jederzeit in den Hund kommen, auch vor dem ersten Päckchen und nach dem letzten.
        [1] Vor dem ersten Päckchen und nach dem letzten darf keine Karte in den Hund kommen.
       *[other] Eine Karte darf erst in den Hund kommen, wenn mindestens { $closed } Päckchen gegeben sind, und nur, solange noch mindestens ebenso viele folgen.
    } { $several ->
        [yes] Zwischen zwei Päckchen dürfen es auch mehrere sein.
       *[no] Zwischen zwei Päckchen darf es nur eine sein.
    }
figure-packet = { $n } an { $name }
