### Was an einem Spiel oder einer Partie nicht stimmt, die abgerechnet werden soll.

refused-whose = { $who ->
    [elder] die Vorhand
    [younger] der Geber
   *[other] der Spieler auf Platz { $seat }
}
refused-example = Zwei Blätter angeben, etwa: { "{" }"elder": "SAKQJ10 HA87 DA8 CA8", "younger": "S98 HKQJ109 DKQJ CKQ"{ "}" }
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
    [scores] Es ist eine Liste: wer zählt, wofür und wie viel, etwa [["elder", "point", 5], ["elder", "sequence", 15]]
    [play_points] Es ist eine Liste: wer zählt und wie viel, etwa [["E", 1], ["Y", 7]]
    [sunk] Es wird gesagt, wer was verschwiegen hat: "E.set"
    [names] Es ist eine Liste von Namen, alle verschieden.
    [name] Es ist einer der Spieler.
    [deals] Es ist eine Liste von Spielen, jedes als zwei Zahlen, die der Vorhand zuerst, oder mit Blättern und Stichen.
    [tries] Es ist eine Liste, etwa [{ "{" }"elder": 5, "younger": 3{ "}" }]
    [card] Eine Karte ist ein Kürzel in geraden Anführungszeichen: "SK" für den Pik-König, "H10", "D7".
    [entries] Es ist eine Liste, wer was getan hat, etwa [[1, { "{" }"discard": ["S7"]{ "}" }], [0, "good"]].
    [record] Die Version dieser Form ist 1.
    [game] Es ist der Name dieses Spiels, oder es bleibt weg.
    [dealt] Es sind die Karten jedes Spielers, Platz für Platz: [["SA", "H10"], ["DK", "C7"]]
    [act] Das ist eine Karte wie "SA", ein Wort wie "good" oder "pass" oder etwas in geschweiften Klammern wie { "{" }"discard": ["S7"]{ "}" }.
   *[exchanged] Es sind zwei Zahlen, die der Vorhand zuerst: [5, 3]
}
P130 = { $what ->
        [form] Das beschreibt kein Spiel Pikett.
        [kind] Ein „kind“ dieses Namens gibt es nicht.
        [several] Die Stiche sind auf zwei Arten angegeben.
        [totals] Von einer Partie werden entweder die Spiele oder die Summen angegeben, nicht beides.
        [inside] Was von Spiel { $number } angegeben ist, ist nicht möglich.
       *[unclear] Es ist nicht zu erkennen, was abgerechnet werden soll.
    }
    .help = { $what ->
        [kind] Möglich sind: hand, declare, deal, ledger, trick_counts, partie, legal, exchange_order, penalty. Ohne „kind“ entscheiden die anderen Schlüssel.
        [several] Nur eines behalten: „plays“, „tricks“ oder „{ "play_points" }“.
        [totals] Nur „deals“ oder nur „totals“ behalten.
        [inside] Was daran nicht stimmt, folgt.
        [form] { refused-example }
       *[unclear] { refused-example }
    }
P132 = Es fehlt etwas: { LIST($keys) }.
    .help = Ergänzen, was fehlt; ohne das lässt sich nichts abrechnen.
P133 = { $what ->
        [own] Das Blatt hat { COUNTED($given, noun: "card") }; nach diesen Regeln hat es { $wanted }.
        [dealt] { BEGIN(refused-whose) } hat beim Geben { COUNTED($given, noun: "card") } bekommen; nach diesen Regeln sind es { $wanted }.
        [stock] Der Talon hat { COUNTED($given, noun: "card") }; nach diesen Regeln hat er { $wanted }.
        [hands] Angegebene Blätter: { $given }; Spieler nach diesen Regeln: { $wanted }.
        [names] Angegebene Namen: { $given }; Spieler nach diesen Regeln: { $wanted }.
        [scores] Angegebene Punktzahlen: { $given }; Spieler nach diesen Regeln: { $wanted }.
       *[hand] { BEGIN(refused-whose) } hat { COUNTED($given, noun: "card") }; nach diesen Regeln hat ein Blatt { $wanted }.
    }
    .help = Bitte berichtigen oder die Regeln wählen, nach denen gespielt wurde.
P134 = In Stich { $trick } spielt { refused-whose } { $card }, ohne diese Karte zu haben.
    .help = Bitte das Blatt und die Stiche bis dahin prüfen. Wer einen Stich gewinnt, spielt zum nächsten aus.
P135 = In Stich { $trick } spielt { refused-whose } { $card } auf { $led }, hat aber noch { $has }.
    .help = Wer die ausgespielte Farbe hat, muss sie bedienen. Bitte den Stich und das Blatt prüfen.
P136 = Zu Stich { $trick } spielt { refused-whose } aus, ohne den vorigen gewonnen zu haben.
    .help = Zum ersten Stich spielt die Vorhand aus. Wer einen Stich gewinnt, spielt zum nächsten aus.
P137 = { $what ->
        [more] Angegeben { $given ->
            [one] ist
           *[other] sind
        } { COUNTED($given, noun: "trick") }; ein Spiel hat { $wanted }.
       *[fewer] Angegeben { $given ->
            [one] ist
           *[other] sind
        } { COUNTED($given, noun: "trick") } von { $wanted }, das Spiel soll aber vollständig sein.
    }
    .help = { $what ->
        [more] Bitte weglassen, was nicht gespielt wurde.
       *[fewer] Jeden Stich angeben oder „complete“ weglassen.
    }
P138 = { $what ->
        [play] Aus den Stichen bekommt niemand { $amount }.
       *[hand] Kein Blatt zählt { $amount } für „{ $name }“.
    }
    .help = { $what ->
        [play] Es sind höchstens { $most } und nie weniger als null.
       *[hand] Bitte die Zahl prüfen. Ein Blatt zählt dafür höchstens { $most }; was nichts zählt, wird weggelassen.
    }
P139 = „{ $name }“ wird nicht angegeben.
    .help = Bitte weglassen: Es ergibt sich aus dem Übrigen.
P140 = Beide Parteien zählen „{ $name }“.
    .help = Nur das bessere Blatt zählt es. Eines von beiden streichen.
P141 = Etwas mit dem Namen „{ $word }“, das ein Blatt zählen könnte, haben diese Regeln nicht.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Bitte weglassen.
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
    .help = Bitte prüfen, was abgelegt und genommen wurde.
P143 = Was { refused-whose } getauscht hat, passt nicht zu den Blättern davor und danach: { $cards }.
    .help = Gespielt wird mit dem gegebenen Blatt ohne die abgelegten und mit den genommenen Karten. Bitte diese Karten prüfen.
P144 = { $amount } Punkte sind nicht möglich.
    .help = Niemand hat weniger als null. Bitte die Zahl berichtigen.
P145 = Angegeben sind { COUNTED($given, noun: "deal") }, aber nach { $most } war die Partie zu Ende.
    .help = Bitte weglassen, was nicht gespielt wurde, oder Regeln mit einer längeren Partie wählen.
P146 = Diese Regeln achten auf die Karten eines Stichs („{ $count }“); anzugeben, wer ausgespielt und wer gewonnen hat, genügt nicht.
    .help = Die Stiche Karte für Karte unter „plays“ angeben, oder unter „{ "play_points" }“, was in ihnen gezählt wurde.
P147 = Einen Regelverstoß „{ $word }“ haben diese Regeln nicht.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }.
       *[none] Bitte weglassen.
    }
P148 = Über „{ $name }“ darf nach diesen Regeln niemand hinwegsehen.
    .help = „waived“ weglassen.
P149 = Nach diesen Regeln darf niemand verschweigen, was gut ist.
    .help = „sunk“ weglassen.
