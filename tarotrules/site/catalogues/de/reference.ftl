### Das Nachschlagewerk: die Sprache, ihre Wörter, jede Fehlermeldung, das Programm in Python.
### Ein Argument, das wie ein Wort der Notation heißt, ist dieses Wort, wie eine deutsche Datei es schreibt.

reference-name = ‹Name›
reference-in-english = Diese Seite ist auf Englisch.

## Angaben

reference-settings-title = { $word }
reference-settings-description = Was eine Datei unter „{ $word }“ angeben kann und was die offiziellen Regeln sagen.
reference-fact-takes = Wert
reference-fact-word = Schreibweise
reference-fact-names = Namen
reference-fact-exists = Nur wenn
reference-fact-needed = Nötig
reference-fact-synonyms = Andere Wörter
reference-bare = Der Wert steht allein auf der Zeile, ohne das Wort davor.
reference-spared = Das Wort { $word } kann wegbleiben.
reference-keys = Die Namen sind die, die unter { $where } stehen.
reference-optional = Nein, die Angabe kann wegbleiben.
reference-needed = Ja, wenn die Grundlage nichts dazu sagt.
reference-unsaid = Keine der mitgelieferten Dateien sagt etwas dazu.
reference-official = In „{ $where }“:
reference-other = Die offiziellen Regeln sagen dazu nichts. In „{ $where }“:
reference-elsewhere = Keine der mitgelieferten Dateien gibt das hier an. Dasselbe Wort an anderer Stelle, in „{ $where }“:
reference-rule = Regel { $number }
reference-exists-deck-identical = { $packs } größer als 1 ist.
reference-exists-deal-chien_cards = { $deal } { $chien } nicht 0 ist.
reference-exists-deal-chien_packet = { $deal } { $chien } größer als 1 ist und { $chien_cards } nicht den Wert { $last_cards } hat.
reference-exists-deal-chien_apart = { $deal } { $chien } größer als 1 ist und der Geber entscheidet, wann Karten in den Hund kommen.
reference-exists-deal-pile_cards = { $piles } gesagt ist.
reference-exists-deal-piles_dealt = { $piles } gesagt ist.
reference-exists-auction-first_bidder = { $taker } den Wert { $highest_bidder } hat.
reference-exists-auction-overcall = { $taker } den Wert { $highest_bidder } hat.
reference-exists-auction-all_pass = { $taker } den Wert { $highest_bidder } hat.
reference-exists-auction-plays = { $taker } den Wert { $highest_bidder } oder { $nobody } hat.
reference-exists-auction-rounds = { $overcall } den Wert { $in_turn } hat.
reference-exists-redeal-found_late = bei dieser Neugabe { $must } steht.
reference-exists-bonus-when = { $judged } nicht gesagt ist.
reference-exists-claim-order = { $show } nicht den Wert { $nothing } hat.
reference-exists-claim-unseen = { $requires } nach etwas fragt, was noch niemand sieht.
reference-exists-seating-until = { $at_table } gesagt ist.
reference-exists-call-chain = { $partner } nicht den Wert { $opposite } hat.
reference-exists-call-second_chain = { $partner } nicht den Wert { $opposite } hat.
reference-exists-call-self_call = { $partner } nicht den Wert { $opposite } hat.
reference-exists-call-moment = { $partner } nicht den Wert { $opposite } hat.
reference-exists-call-first_lead = { $partner } nicht den Wert { $opposite } hat.
reference-exists-call-barred_may_be_called = { $partner } den Wert { $holder } hat.
reference-exists-call-silence = { $partner } den Wert { $holder } hat.
reference-exists-claim-proof = { $show } den Wert { $nothing } hat.
reference-exists-claim-if_false = { $show } den Wert { $nothing } hat oder { $requires } nach etwas fragt, was noch niemand sieht.
reference-exists-exempt-owed_from = { $owed } den Wert { $half_card } hat.
reference-exists-exempt-unpaid = { $owed } den Wert { $half_card } hat.
reference-exists-fault-by = { $event } offen lässt, wessen Fehler es ist: Nur der Nehmer legt ab, und { $taker_decides } meint einen Fehler der Verteidigung.
reference-exists-fault-claim = { $event } von Karten handelt, die für eine Meldung gezeigt werden.
reference-exists-fault-charged = { $fine } angegeben ist.
reference-exists-flow-into = { $payee } eine Partei ist.
reference-exists-flow-multiplied = { $payee } eine Partei ist und { $into } den Wert { $unit } hat.
reference-exists-flow-follows_result = { $payee } eine Partei ist und { $into } den Wert { $unit } hat.
reference-exists-flow-shared = { $payee } eine Partei ist und { $into } den Wert { $unit } hat.
reference-exists-flow-payer = { $payee } ein oder mehrere Spieler sind.
reference-exists-flow-basis = { $payee } ein oder mehrere Spieler sind.
reference-exists-match-deals = { $match } { $end } den Wert { $deals } hat.
reference-exists-match-rounds = { $match } { $end } den Wert { $rounds } hat.
reference-exists-match-score = { $match } { $end } den Wert { $score } hat.
reference-exists-match-attack = { $rank } den Wert { $topage } hat.
reference-exists-match-defence = { $rank } den Wert { $topage } hat.
reference-exists-match-credit = { $rank } den Wert { $root } hat.
reference-exists-match-tie = { $rank } den Wert { $total } hat.

reference-kind-flag = keiner: Das Wort allein heißt schon ja; dahinter darf auch { $yes } oder { $no } stehen
reference-kind-whole = eine ganze Zahl von { $least } bis { $most } ({ $unit ->
        [card] Karten
        [deal] Spiele
        [game] Partien
        [pack] Kartenspiele
        [pile] Stapel
        [player] Spieler
        [rank] Ränge
        [round] Runden
        [share] Anteile
        [times] Faktor
       *[point] Punkte
    })
reference-kind-amount = eine Zahl von { $least } bis { $most }, auch mit Bruchteilen ({ $unit ->
        [point] Punkte
        [share] Anteile
       *[times] Faktor
    })
reference-kind-choice = eines von diesen: { $words }
reference-kind-list-of = eine Liste aus { $n } Werten mit Kommas; für jeden gilt: { $each }
reference-kind-list = eine Liste aus { $least } bis { $most } Werten mit Kommas; für jeden gilt: { $each }
reference-kind-name = ein Name, der unter { $where } steht
reference-kind-texts = ein Text in Anführungszeichen, höchstens { $most } Buchstaben, in einer oder mehreren Sprachen, wie ein Titel
reference-kind-rounding = { $none }, oder eines von { $words } und eine Zahl von 1 bis 100; hinter { $made } und { $lost } auch getrennt für erfüllte und verfehlte Kontrakte
reference-kind-formula = { $gives ->
        [number] ein Betrag, der berechnet werden kann
        [party] wer zahlt oder wem gezahlt wird
       *[truth] eine Bedingung
    }; darin kann vorkommen, was bekannt ist, { $scope ->
        [claim] wenn jemand meldet
        [dealt] sobald die Karten gegeben sind
        [end] wenn alle Stiche gespielt sind
        [evaluation] wenn ein Blatt bewertet wird
        [rank] wenn die Spieler gereiht werden
        [places] wenn die Plätze bezahlt werden
        [play] wenn eine Karte gespielt wird
       *[settlement] wenn abgerechnet wird
    }
reference-kind-cards = Karten mit Kommas dazwischen: alle Karten eines Ranges wie { $king }, einzelne Karten wie T21 oder HK, Reihen wie T1..T7

## Die Sprache in Beispielen

reference-grammar-title = Die Sprache der Regeldateien
reference-grammar-description = Wie man eine Datei mit Hausregeln schreibt, in Beispielen.
reference-grammar-intro = Eine Datei sagt, wie am eigenen Tisch gespielt wird; was sie nicht sagt, kommt aus den Regeln, auf denen sie aufbaut. Alle Beispiele dieser Seite hat das Programm gelesen, sie lassen sich also unverändert übernehmen. Jede Sprache zeigt dieselben Beispiele in ihren eigenen Wörtern.
reference-header-title = Eine Datei
reference-header = Am Anfang stehen { $variant } und ein Name, dann { $extends } und die Regeln, auf denen die Datei aufbaut, dann { $with } und die Optionen, die dazukommen. Namen bestehen aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, und die Datei heißt wie ihr Name. Hinter { $players } stehen die Spielerzahlen; das Regelheft erklärt das Spiel für die erste davon. Was in einer Zeile hinter # steht, ist eine Bemerkung; nur in der ersten Zeile nennt sie die Sprache der Datei.
reference-blocks-title = Blöcke
reference-blocks = Eine Zeile sagt eine Sache: zuerst ein Wort, dann sein Wert. Was zusammengehört, steht in geschweiften Klammern, und ein Name steht vor der Klammer. Eine Angabe endet mit der Zeile oder mit einem Semikolon. Sonst bedeuten Leerzeichen und neue Zeilen nichts.
reference-values-title = Werte
reference-values = Zahlen dürfen Bruchteile haben: 1,5 und 1.5 und 1½ werden alle gelesen. In einer Liste steht nach jedem Komma ein Leerzeichen. Bei Karten stehen S, H, D und C für Pik, Herz, Karo und Kreuz und T für Trumpf; dahinter steht eine Zahl oder K, Q, N und J für König, Dame, Ritter und Bube. Zwei Punkte stehen für alle Karten dazwischen. Gerundet wird auf ein Vielfaches einer Zahl: nach oben ({ $up }), nach unten ({ $down }), auf das nächste ({ $nearest }), von der Null weg ({ $away }) oder zur Null hin ({ $toward }).
reference-texts-title = Titel und Anmerkungen
reference-texts = { $title } ist das, was statt des Namens im Regelheft steht, in beliebig vielen Sprachen. { $note } wird wörtlich gedruckt; { $source } sagt, woher die ganze Datei stammt. Texte stehen in Anführungszeichen, gleich welcher Art.
reference-citations-title = Wer sagt das?
reference-citations = In eckigen Klammern hinter einem Wert oder vor einem Block steht, woher er kommt. Gibt es keine Quelle, so steht dort { $assumed } und warum. Eine { $reason } mit einem Namen kann in mehreren Sprachen dastehen und mehrmals gebraucht werden.
reference-guards-title = Nur für manche Spielerzahlen
reference-guards = Was hinter { $at }, den Zahlen und { $players } in Klammern steht, gilt nur, wenn so viele mitspielen; es geht dem vor, was für alle gesagt ist.
reference-remove-title = Wegnehmen
reference-remove = { $remove } nimmt etwas weg, das einen Namen hat, oder etwas, ohne das eine Regel auskommt.
reference-fixed-title = Ein für alle Mal
reference-fixed = Was nach { $fixed } steht, kann keine Datei ändern, die auf dieser aufbaut.
reference-own-title = Eigene Gebote, Prämien, Meldungen
reference-own = Ein neuer Name führt etwas Neues ein. Mit { $like } beginnt es als Abschrift von etwas, das es schon gibt; dazu kommt dann nur, was anders ist.
reference-order-title = An welcher Stelle
reference-order = Gebote und die Stufen einer Meldung haben eine Reihenfolge, von unten nach oben. { $before } und { $after } sagen, wo etwas Neues steht.
reference-options-title = Optionen
reference-options = Eine Datei, die mit { $option } beginnt, nehmen andere Dateien hinter { $with } dazu. { $needs } nennt die Optionen, ohne die sie nicht geht. Zwei Optionen dürfen zu ein und demselben Wert nicht Verschiedenes sagen.
reference-expressions-title = Bedingungen und Beträge
reference-expressions = Eine Bedingung fragt nach Karten eines Blattes oder nach dem, was im Spiel geschehen ist; ein Betrag kann daraus berechnet werden. Ein Punkt führt von einer Sache zu dem, was sie hat.
reference-operators-title = Zeichen und Wörter
reference-column-written = Schreibweise
reference-column-means = Bedeutung
reference-does-calculate = plus, minus, mal, geteilt durch; Klammern wie gewohnt
reference-does-compare = gleich, ungleich, kleiner, höchstens, größer, mindestens
reference-operator-and = { $and }
reference-operator-or = { $or }
reference-operator-not = { $not }
reference-operator-is = { $is }
reference-operator-exists = { $exists }
reference-operator-if = { $if } … { $then } … { $else } …
reference-operator-rounded = { $rounded } { $nearest } { $to } 5
reference-does-and = beides muss zutreffen
reference-does-or = eines davon genügt
reference-does-not = es darf nicht zutreffen
reference-does-is = eine Karte gehört zu einer Klasse
reference-does-exists = es gibt in diesem Spiel einen solchen Spieler, eine solche Partei oder Karte
reference-does-if = der eine Betrag oder der andere, je nach Bedingung
reference-does-rounded = ein Betrag, auf ein Vielfaches gerundet; ebenso { $up }, { $down }, { $away } und { $toward }
reference-features-title = Wovon Bedingungen und Beträge sprechen
reference-features = Was eine Bedingung oder ein Betrag verwenden kann, hängt davon ab, was schon bekannt ist, wenn danach gefragt wird. Die Spalten der Tabelle stehen der Reihe nach für diese Zeitpunkte:
reference-scope-dealt = die Karten sind gerade gegeben
reference-scope-evaluation = ein Blatt wird bewertet
reference-scope-claim = jemand meldet
reference-scope-play = ein Spieler will eine Karte spielen
reference-scope-end = alle Stiche sind gespielt
reference-scope-settlement = das Spiel wird abgerechnet
reference-scope-rank = die Spieler werden gereiht
reference-scope-places = die Plätze werden bezahlt
reference-column-is = Was es ist
reference-column-has = Was es hat
reference-known = bekannt
reference-any-class = der Name einer Kartenklasse
reference-any-promise = der Name einer Ansage
reference-type = { $kind ->
        [alone] ein Spieler, der für sich spielt
        [ranking] die Rangfolge
        [card] eine Karte
        [class] eine Kartenklasse
        [contract] der Kontrakt
        [count] eine ganze Zahl
        [deal] das ganze Spiel
        [nobody] niemand
        [number] eine Zahl
        [place] Karten an einem Ort
        [player] ein Spieler
        [players] mehrere Spieler
        [promise] eine Ansage
        [side] eine Partei
        [table] die Karten auf dem Tisch
        [trick] ein Stich
       *[truth] ja oder nein
    }
reference-members-title = Was hinter dem Punkt stehen kann
reference-and-classes = { $list }; außerdem der Name jeder Kartenklasse, das ergibt die Zahl ihrer Karten
reference-of-game = { $game }: { $title }
reference-game-title = { $game }: was eine Datei sagen kann
reference-game-description = Was eine Datei über { $game } sagen kann, und mit welchen Wörtern.
reference-game-intro = Eine Datei über { $game } wird geschrieben wie jede andere; das zeigt { $where }. Hier steht, was nur zu diesem Spiel gehört: wonach Bedingungen fragen können, alle Einstellungen und alle Wörter.
reference-all-settings = Alle Angaben
reference-all-settings-intro = Jede Seite sagt, was hinter einem Wort stehen kann und was die offiziellen Regeln dazu sagen.

## Wörter

reference-keywords-title = Die Wörter der Dateien in fünf Sprachen
reference-keywords-description = Jedes Wort, das eine Datei verwenden kann, in jeder Sprache.
reference-keywords-intro = Das erste Wort in jedem Feld schreibt auch das Programm; die anderen liest es ebenso. Auf Großschreibung und Akzente kommt es nicht an. Englische Wörter liest es in jeder Datei.
reference-group = { $group ->
        [features] Wovon Bedingungen und Beträge sprechen
        [names] Mitgelieferte Namen
        [notation] Die Notation
        [settings] Angaben
       *[values] Werte
    }
reference-group-intro = { $group ->
        [features] Wörter in Bedingungen und Beträgen, viele davon hinter einem Punkt.
        [names] Gebote, Prämien, Kartenklassen und dergleichen aus den offiziellen Regeln und den Optionen.
        [notation] Wörter, die in jeder Datei dasselbe bedeuten, um welches Spiel es auch geht.
        [settings] Was sich über ein Spiel sagen lässt.
       *[values] Was hinter einer Angabe stehen kann, und Wörter, die zwischen Werten stehen.
    }
reference-language = { $language ->
        [de] Deutsch
        [en] Englisch
        [fr] Französisch
        [ja] Japanisch
       *[ru] Russisch
    }
reference-terms-title = Die Wörter des Spiels in fünf Sprachen
reference-terms-description = Wie die Regelhefte die Dinge nennen, in jeder Sprache.
reference-terms-intro = So heißen die Dinge in den Regelheften. Andere Wörter sind auch üblich; hier heißt eine Sache immer gleich, damit eine Regel nie von etwas anderem zu sprechen scheint.
reference-meanings = Was sie bedeuten

## Fehlermeldungen

reference-problems-title = Fehlermeldungen nach Nummer
reference-problems-description = Alle Probleme, die das Programm in einer Datei finden kann, und was zu tun ist.
reference-problems-intro = Jede Fehlermeldung hat eine Nummer. Auf der Seite dazu stehen ein Beispiel, was das Programm dazu sagt, und das verbesserte Beispiel. Auslassungspunkte stehen für das, was die Fehlermeldung aus der Datei zitiert.
reference-room = { $room ->
        [C] C: Befehle
        [D] D: mehrere Dateien zusammen
        [F] F: die Datei selbst
        [P] P: Spiele, die abgerechnet werden
        [R] R: die Regeln
       *[S] S: wie es geschrieben ist
    }
reference-column-code = Nummer
reference-column-says = Was das Programm sagt
reference-column-severity = Art
reference-severity = { $severity ->
        [warning] Warnung
       *[error] Fehler
    }
reference-problem-title = { $code }: { $name }
reference-help = Was zu tun ist:
reference-bad = Ein Beispiel
reference-output = Was das Programm sagt
reference-good = Verbessert
reference-no-example = Ein kleines Beispiel gibt es dafür nicht.

## Für Entwickler

reference-api-title = Das Programm in Python
reference-api-description = Die öffentlichen Funktionen, mit Beispielen.
reference-engine-config-title = Fertige Varianten und Abrechnungen
reference-engine-config-description = Das JSON einer fertigen Variante, Spiele und Abrechnungen, für Programme, die spielen oder anschreiben.
reference-commands-title = Befehle
reference-commands-description = Was sich auf der Befehlszeile tun lässt.
