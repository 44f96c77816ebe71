### Was an einem Spiel oder einer Partie nicht stimmt, die abgerechnet werden soll.

refused-whose = { $who ->
    [elder] Vorhand
    [younger] Geber
   *[other] Platz { $seat }
}
refused-example = Geben Sie zwei Blätter an, zum Beispiel: { "{" }"elder": "SAKQJ10 HA87 DA8 CA8", "younger": "S98 HKQJ109 DKQJ CKQ"{ "}" }
value-wanted = { $wants ->
    [word] Es ist ein Wort in Anführungszeichen.
    [truth] Es ist true oder false, ohne Anführungszeichen.
    [whole] Es ist eine ganze Zahl, ohne Anführungszeichen.
    [by_seat] Es ist eine Liste ganzer Zahlen, die der Vorhand zuerst: [5, 3]
    [seat] Es ist "Vorhand" oder "Geber" oder die Nummer eines Platzes: 0 für die Vorhand, 1 für den Nächsten.
    [cards] Karten schreibt man Farbe für Farbe, etwa "SAKJ10 HAQ8", oder einzeln in einer Liste: S für Pik, H für Herz, D für Karo, C für Kreuz, dazu A, K, Q, J, 10, 9, 8 und 7.
    [hands] Es ist eine Liste von Blättern, das der Vorhand zuerst.
    [plays] Von jedem Stich steht die ausgespielte Karte vorn: "HA-H10 HK-D7"
    [tricks] Von jedem Stich wird gesagt, wer ausgespielt und wer gewonnen hat: "EE EY YY" (E für die Vorhand, Y für den Geber).
    [scores] Es ist eine Liste: wer schreibt, wofür und wie viel, etwa [["elder", "point", 5], ["elder", "sequence", 15]]
    [play_points] Es ist eine Liste: wer schreibt und wie viel, etwa [["E", 1], ["Y", 7]]
    [sunk] Sagen Sie, wer was verschwiegen hat: "E.set"
    [names] Es ist eine Liste von Namen, alle verschieden.
    [name] Es ist einer der Spieler.
    [deals] Es ist eine Liste von Spielen, jedes als zwei Zahlen, die der Vorhand zuerst, oder mit Blättern und Stichen.
    [tries] Es ist eine Liste, etwa [{ "{" }"elder": 5, "younger": 3{ "}" }]
   *[exchanged] Es sind zwei Zahlen, die der Vorhand zuerst: [5, 3]
}
P130 = { $what ->
        [form] Das beschreibt kein Spiel Pikett.
        [kind] Ein „kind“ dieses Namens gibt es nicht.
        [several] Das Ausspielen ist auf zwei Weisen erzählt.
        [totals] Eine Partie wird entweder mit ihren Spielen oder mit ihren Summen erzählt, nicht mit beidem.
        [inside] Was von Spiel { $number } erzählt wird, ist nicht möglich.
       *[unclear] Es ist nicht zu erkennen, was abgerechnet werden soll.
    }
    .help = { $what ->
        [kind] Möglich sind: hand, declare, deal, ledger, trick_counts, partie, legal, exchange_order, penalty. Ohne „kind“ entscheiden die anderen Schlüssel.
        [several] Behalten Sie eines von „plays“, „tricks“ und „{ "play_points" }“.
        [totals] Behalten Sie „deals“ oder „totals“.
        [inside] Was daran nicht stimmt, folgt.
        [form] { refused-example }
       *[unclear] { refused-example }
    }
P132 = Es fehlt etwas: { LIST($keys) }.
    .help = Ergänzen Sie es. Ohne das ist nichts abzurechnen.
P133 = { $what ->
        [own] Das Blatt hat { COUNTED($given, noun: "card") }; nach diesen Regeln hat es { $wanted }.
        [dealt] { refused-whose }: Ausgeteilt sind { COUNTED($given, noun: "card") }; nach diesen Regeln sind es { $wanted }.
        [stock] Der Talon hat { COUNTED($given, noun: "card") }; nach diesen Regeln hat er { $wanted }.
        [hands] Angegebene Blätter: { $given }; Spieler nach diesen Regeln: { $wanted }.
        [names] Angegebene Namen: { $given }; Spieler nach diesen Regeln: { $wanted }.
        [scores] Angegebene Ergebnisse: { $given }; Spieler nach diesen Regeln: { $wanted }.
       *[hand] { refused-whose } hat { COUNTED($given, noun: "card") }; nach diesen Regeln hat ein Blatt { $wanted }.
    }
    .help = Berichtigen Sie es, oder wählen Sie die Regeln, nach denen gespielt wurde.
P134 = In Stich { $trick } spielt { refused-whose } { $card }, ohne diese Karte zu haben.
    .help = Prüfen Sie das Blatt und die Stiche bis dahin. Wer einen Stich gewinnt, spielt zum nächsten aus.
P135 = In Stich { $trick } spielt { refused-whose } { $card } auf { $led }, hat aber noch { $has }.
    .help = Wer die ausgespielte Farbe hat, muss sie bedienen. Prüfen Sie den Stich und das Blatt.
P136 = Zu Stich { $trick } spielt { refused-whose } aus, ohne den vorigen gewonnen zu haben.
    .help = Zuerst spielt die Vorhand aus, danach immer, wer den letzten Stich gewonnen hat.
P137 = { $what ->
        [more] Erzählt { $given ->
            [one] ist
           *[other] sind
        } { COUNTED($given, noun: "trick") }; ein Spiel hat { $wanted }.
       *[fewer] Erzählt { $given ->
            [one] ist
           *[other] sind
        } { COUNTED($given, noun: "trick") } von { $wanted }, aber das Spiel soll vollständig sein.
    }
    .help = { $what ->
        [more] Lassen Sie weg, was nicht gespielt wurde.
       *[fewer] Erzählen Sie jeden Stich, oder lassen Sie „complete“ weg.
    }
P138 = { $what ->
        [play] Niemand schreibt beim Ausspielen { $amount }.
       *[hand] Kein Blatt schreibt { $amount } für „{ $name }“.
    }
    .help = { $what ->
        [play] Es sind höchstens { $most } und nie weniger als null.
       *[hand] Prüfen Sie die Zahl. Ein Blatt schreibt dafür höchstens { $most }; was nichts bringt, wird weggelassen.
    }
P139 = „{ $name }“ wird nicht angegeben.
    .help = Lassen Sie es weg: Es folgt aus dem Übrigen.
P140 = Beide Seiten schreiben „{ $name }“.
    .help = Nur das bessere Blatt schreibt es. Behalten Sie eines von beiden.
P141 = Diese Regeln haben nichts namens „{ $word }“, das ein Blatt schreibt.
    .help = { $hint ->
        [near] Meinten Sie „{ $suggestion }“?
        [list] Sie haben: { LIST($known) }.
       *[none] Lassen Sie es weg.
    }
refused-exchange = { $reason ->
    [elder_none] Nach diesen Regeln tauscht die Vorhand nichts.
    [elder_few] Die Vorhand nimmt mindestens { $bound }.
    [elder_many] Die Vorhand nimmt höchstens { $bound }.
    [elder_left] Im Talon liegen nur { $bound }.
    [younger_none] Nach diesen Regeln tauscht der Geber nichts.
    [younger_few] Der Geber nimmt mindestens { $bound }.
    [younger_many] Der Geber nimmt höchstens { $bound }.
   *[younger_left] Für den Geber bleiben nur { $bound }.
}
P142 = Ein Tausch dieser Größe ({ COUNTED($cards, noun: "card") }) ist nicht erlaubt. { refused-exchange }
    .help = Prüfen Sie, was abgelegt und genommen wurde.
P143 = Das Getauschte führt nicht von einem Blatt zum anderen ({ refused-whose }): { $cards }.
    .help = Gespielt wird mit dem ausgeteilten Blatt ohne das Abgelegte und mit dem Genommenen. Prüfen Sie diese Karten.
P144 = { $amount } Punkte sind nicht möglich.
    .help = Niemand hat weniger als null. Berichtigen Sie die Zahl.
P145 = Erzählt sind { COUNTED($given, noun: "deal") }, aber nach { $most } war die Partie zu Ende.
    .help = Lassen Sie weg, was nicht gespielt wurde, oder wählen Sie Regeln mit einer längeren Partie.
P146 = Diese Regeln sehen auf die Karten eines Stichs („{ $count }“); wer ausgespielt und wer gewonnen hat, genügt nicht.
    .help = Geben Sie die Stiche Karte für Karte unter „plays“ an oder unter „{ "play_points" }“, was in ihnen geschrieben wurde.
P147 = Diese Regeln haben keinen Regelverstoß namens „{ $word }“.
    .help = { $hint ->
        [near] Meinten Sie „{ $suggestion }“?
        [list] Sie haben: { LIST($known) }.
       *[none] Lassen Sie es weg.
    }
P148 = Nach diesen Regeln darf niemand darüber hinwegsehen: „{ $name }“.
    .help = Lassen Sie „waived“ weg.
P149 = Nach diesen Regeln darf niemand verschweigen, was gut ist.
    .help = Lassen Sie „sunk“ weg.
