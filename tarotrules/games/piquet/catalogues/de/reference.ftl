### Was die Referenz über Dateien zum Pikett sagt, neben dem, was sie über jedes Spiel sagt.

reference-settings-description = Was eine Datei unter „{ $word }“ angeben kann und was die Regeln von 1882 sagen.
reference-other = Die Regeln von 1882 sagen dazu nichts. In { $where }:
reference-all-settings-intro = Jede Seite zeigt, was unter einem Wort stehen kann und was die Regeln von 1882 sagen.

reference-exists-deck-dealer_chooses = { $packs } den Wert { $two_in_turn } hat.
reference-exists-deal-packet_kept = { $packet } mehrere Zahlen nennt.
reference-exists-deal-stock_laid = { $deal } { $stock } nicht 0 ist.
reference-exists-fault-fine = { $remedy } den Wert { $fine } hat.
reference-exists-fault-bars = { $remedy } den Wert { $nothing_scored } oder { $lapses } hat.
reference-exists-match-deals = { $match } { $end } den Wert { $deals } hat.
reference-exists-match-score = { $match } { $end } den Wert { $score } hat.
reference-exists-match-reached = { $match } { $end } den Wert { $score } hat.
reference-exists-match-games = { $match } { $end } den Wert { $score } hat.
reference-exists-match-tie = { $match } { $end } den Wert { $deals } oder { $reached } den Wert { $after_deal } hat.

reference-kind-formula = { $gives ->
        [number] ein Betrag, der berechnet werden kann
        [party] wer anschreibt
       *[truth] eine Bedingung
    }; darin kann vorkommen, was bekannt ist, { $scope ->
        [claim] wenn jemand angibt, was sein Blatt für sich allein zählt
        [combination] wenn etwas angesagt wird
        [trick] wenn ein Stich vorbei ist
       *[match] wenn eine Partie abgerechnet wird
    }
reference-kind-cards = Karten mit Kommas dazwischen: alle Karten eines Ranges wie { $king }, einzelne Karten wie SA oder HK, Reihen wie S7..S10
reference-scope-claim = jemand gibt an, was sein Blatt für sich allein zählt
reference-scope-combination = etwas wird angesagt
reference-scope-trick = ein Stich ist vorbei
reference-scope-match = die Partie wird abgerechnet
reference-type = { $kind ->
        [card] eine Karte
        [count] eine ganze Zahl
        [deal] das ganze Spiel
        [dealt] das Blatt, wie es gegeben wurde
        [hand] das Blatt nach dem Tausch
        [player] ein Spieler
        [standing] ein Spieler am Ende der Partie
       *[trick] ein Stich
    }
reference-group-intro = { $group ->
        [features] In Bedingungen und Beträgen, oft hinter einem Punkt.
        [names] Was angesagt wird, was im Spiel zählt, Kartenklassen und dergleichen aus den Varianten und den Optionen.
        [settings] Was sich über das Spiel sagen lässt.
       *[values] Was Einstellungen sein können, und Wörter, die zwischen Werten stehen.
    }
