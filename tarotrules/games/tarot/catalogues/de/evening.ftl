### What is filled in of each deal of an evening.

evening-passed = Alle haben gepasst
evening-whether = Dieses Spiel
evening-played = Gespielt
evening-called-off-for = Neu gegeben: { $title }
evening-called-off = Es wurde neu gegeben ({ $title }): Nichts wird angeschrieben.
evening-alone = Allein
evening-second-partner = Zweiter Partner
evening-nobody-else = Sonst niemand
evening-points-by-seat = Kartenpunkte jedes Spielers
evening-oudlers-by-seat = Oudler jedes Spielers
evening-oudlers = Oudler des Angriffs
evening-card-points = Punkte des Angriffs
evening-defence-points = Punkte der Verteidigung
evening-with-added = { $label } (mit den { $added } dazu)
evening-points = Punkte des Angriffs
evening-by-defence = Punkte der Verteidigung
evening-margin = Differenz
evening-chosen = Wer sie bekommt
evening-whose = Geholt von
evening-declared-by = Gemeldet von
evening-level = Welche
evening-promises = Angesagt oder nicht
evening-announced-by = Angesagt von
evening-kept-by = Geschafft von
evening-announcer = Von wem
evening-nobody = Niemand
evening-attack = Angriff
evening-defence = Verteidigung
evening-faults = Regelverstöße
evening-fault-of = Von
evening-fine = Strafpunkte
evening-deal = { $contract }, { $taker }
evening-deal-with = { $contract }, { $taker } + { $partner }
evening-yes = Ja
evening-not = Nein

# Was nicht sein kann, in den Worten des Formulars.

evening-p002 = Dieses Spiel wurde nach anderen Regeln angeschrieben: Nach „{ $word }“ wird hier nicht gefragt.
    .help = Das Spiel neu ausfüllen.
evening-p003 = „{ $value }“ ist hier nicht möglich.
    .help = Eine Zahl schreiben, etwa 49 oder 49,5, oder eine der Möglichkeiten wählen.
evening-p005 = Genannt ist jemand, der dieses Spiel nicht mitspielt.
    .help = Einen der Mitspieler wählen.
evening-p006 = Es fehlt, wer der Nehmer war.
    .help = Den Nehmer wählen oder eine der anderen Antworten.
evening-p007 = Es fehlt, welcher Kontrakt gespielt wurde.
    .help = Den Kontrakt wählen.
evening-p009 = { $seat } kann nicht Nehmer und Partner zugleich sein.
    .help = Jemand anderen wählen oder „Allein“.
evening-p010 = Bei { $players } Spielern hat der Nehmer keinen Partner.
    .help = Das Spiel neu ausfüllen.
evening-p090 = { $seat } sitzt dem Nehmer nicht gegenüber.
    .help = Das Spiel neu ausfüllen.
evening-p091 = Bei diesem Kontrakt spielt der Nehmer allein.
    .help = „Allein“ wählen oder einen anderen Kontrakt.
evening-p015 = Das Ergebnis fehlt.
    .help = Oudler wählen und Punkte schreiben oder nur die Differenz.
evening-p016 = Angegeben ist die Differenz { $margin }, nach Punkten und Oudlern beträgt sie aber { $found }.
    .help = Das Ergebnis nur auf eine Weise angeben.
evening-p022 = Mit demselben Blatt wird „{ $id }“ zweimal gemeldet.
    .help = Nur die höchste Stufe behalten. Haben zwei Spieler gemeldet, jeden wählen.
evening-p025 = Es fehlt, wem „{ $id }“ gehört.
    .help = Einen Spieler oder eine Partei wählen.
evening-p026 = Bei „{ $id }“ zahlen die Spieler einander, und es fehlt, um wen es geht.
    .help = Den Spieler wählen.
evening-p027 = „{ $id }“ ist einer Partei zugeschrieben, { $seat } gehört aber zur anderen.
    .help = Partei oder Spieler berichtigen.
evening-p029 = Nach diesen Regeln kann die Verteidigung „{ $id }“ nicht ansagen.
    .help = Ist es der Verteidigung gelungen, bei „Geschafft von“ die Verteidigung wählen und bei „Angesagt von“: „Niemand“.
evening-p032 = Was „{ $id }“ wert ist, lässt sich noch nicht sagen.
    .help = Ausfüllen, wonach gefragt wird. Wird nach nichts gefragt, sagen die Regeln nicht, was es in einem solchen Spiel wert ist.
evening-p041 = In diesem Spiel ist „{ $id }“ sicher verdient; es fehlt nur, von wem.
    .help = Erst das wählen, dann die Partei, die es verdient hat.
evening-p044 = „{ $word }“ ist nichts, was man von einem Spiel wissen kann.
    .help = Das Spiel neu ausfüllen.
evening-p047 = „{ $id }“ ist als angesagt und verfehlt angegeben, nach den Punkten ist es geschafft.
    .help = Wählen, wem es gelungen ist, oder noch einmal zählen.
evening-p048 = { $value } ist nicht möglich: { $only ->
        [yes] In einem solchen Spiel sind es { $least }.
        [none] In diesem Spiel gibt es nichts dergleichen.
       *[no] In einem solchen Spiel sind es { $least } bis { $most }.
    }
    .help = Das berichtigen oder die übrigen Angaben zum Spiel.
evening-p050 = Bei der Meldung „{ $id }“ fehlt, welche es war.
    .help = Eine davon wählen: { LIST($known) }.
evening-p051 = Bei „{ $id }“ fehlt, wer es angesagt hat und wem es gelungen ist.
    .help = Beides wählen oder entfernen.
evening-p077 = Es fehlt, wer den Fehler „{ $id }“ gemacht hat.
    .help = Den Spieler wählen.
evening-p078 = „{ $id }“ ist ein Fehler { $side ->
        [attack] des Angriffs, aber { $seat } gehört zur Verteidigung
       *[defence] der Verteidigung, aber { $seat } gehört zum Angriff
    }.
    .help = Den Spieler berichtigen oder den Fehler wählen, der gemeint ist.
evening-p084 = „{ $id }“ wird nur durch ein Gebot angesagt, und dieser Kontrakt sagt es nicht an.
    .help = Bei „Angesagt von“: „Niemand“ wählen oder den Kontrakt, der geboten wurde: { LIST($known) }.
evening-over =
    Die Partie war mit Spiel { $deal } zu Ende. { $rank ->
        [total] Höchster Stand: { LIST($winners) }.
       *[other] Was sie wert ist, zeigt der Vergleich mit anderen Tischen.
    }
evening-p110 = Es fehlt, was jeder Spieler hat.
    .help = Für jeden Spieler eine Zahl eintragen.
evening-p111 = { $given } ist bei { $seat } nicht möglich.
    .help = Die Zahl liegt zwischen { $least } und { $most }. Bitte nachzählen.
evening-p112 = Zusammen haben die Spieler { $given }; das ist nicht möglich.
    .help = { $only ->
        [yes] Zusammen haben sie { $least }. Bitte nachzählen.
       *[no] Zusammen haben sie zwischen { $least } und { $most }; der Rest liegt im Hund. Bitte nachzählen.
    }
evening-p113 = Dieses Spiel wurde nach anderen Regeln eingetragen: Niemand hat genommen.
    .help = Das Spiel neu eintragen.
evening-p114 = Zu diesem Spiel ist noch nichts eingetragen.
    .help = Den Nehmer wählen oder eine der anderen Antworten.
