### Das Regelheft, Kapitel für Kapitel.

chapter-scoring = Abrechnung

## 12 Abrechnung

scoring-count = Sind alle Stiche gespielt, so zählt jede Partei ihre Kartenpunkte.
scoring-target = Der Angriff erfüllt seinen Kontrakt, wenn er mindestens die unten genannte Punktzahl erreicht; genau diese Zahl genügt.
scoring-target-caption = Punkte, die der Angriff braucht
scoring-column-oudlers = Oudler unter seinen Karten
scoring-column-target = Nötige Punkte
scoring-half =
    { $result ->
        [lost] Fehlt dem Angriff auch nur ein halber Punkt, so ist der Kontrakt verfehlt.
        [drawn] Fehlt dem Angriff genau ein halber Punkt, so ist das Spiel unentschieden: Niemand gewinnt es, und was die Gewinner erhalten würden, wird nicht gezahlt.
       *[made] Fehlt dem Angriff nur ein halber Punkt, so gilt der Kontrakt trotzdem als erfüllt.
    }
scoring-margin = _Die Differenz_ gibt an, um wie viele Punkte der Angriff die nötige Punktzahl übertrifft oder verfehlt.
scoring-margin-rounded =
    { $result ->
        [any] Die Differenz wird { $how }.
        [made] Ist der Kontrakt erfüllt, so wird die Differenz { $how }.
       *[lost] Ist der Kontrakt verfehlt, so wird die Differenz { $how }.
    }
rounding =
    { $direction ->
        [none] nicht gerundet (halbe Punkte bleiben erhalten)
        [up] auf { rounding-step } aufgerundet (ein Verlust abgerundet)
        [down] auf { rounding-step } abgerundet (ein Verlust aufgerundet)
        [nearest] auf { rounding-nearest } gerundet
        [away] auf { rounding-step } aufgerundet
       *[toward] auf { rounding-step } abgerundet
    }
rounding-step =
    { $step ->
        [1] die nächste ganze Zahl
       *[other] ein Vielfaches von { $step }
    }
rounding-nearest =
    { $step ->
        [1] die nächstgelegene ganze Zahl
       *[other] das nächstgelegene Vielfache von { $step }
    }
scoring-stake = Die erste Zahlung gilt dem Kontrakt selbst.
scoring-unit = Dann folgen die Zahlungen für Meldungen, Ansagen und Prämien. Was dem Angriff zusteht, wird zusammengezählt; was der Verteidigung zusteht, wird davon abgezogen. Die Summe ist der Betrag, den *jeder Verteidiger* dem Angriff zahlt oder, wenn die Verteidigung vorn liegt, von ihm erhält.
scoring-unit-rounded =
    { $result ->
        [any] Diese Summe wird { $how }.
        [made] Ist der Kontrakt erfüllt, so wird diese Summe { $how }.
       *[lost] Ist der Kontrakt verfehlt, so wird diese Summe { $how }.
    }
scoring-seat-rounded =
    { $result ->
        [any] Zuletzt werden die Ergebnisse aller Spieler außer dem Nehmer { $how }; den Rest übernimmt der Nehmer.
        [made] Zuletzt werden die positiven Ergebnisse aller Spieler außer dem Nehmer { $how }; den Rest übernimmt der Nehmer.
       *[lost] Zuletzt werden die negativen Ergebnisse aller Spieler außer dem Nehmer { $how }.
    }
payments-caption = Alle Zahlungen
payments-what = Wofür
payments-worth = Betrag
payments-multiplied = Faktor des Kontrakts
payments-stake = Kontrakt
payments-level = { $title }, { $level }
payments-promise =
    { $outcome ->
        [announced] { $title }, angesagt und geschafft
        [broken] { $title }, angesagt und verfehlt
       *[unannounced] { $title }, ohne Ansage geschafft
    }
payments-yes-no =
    { $multiplied ->
        [yes] mit Faktor
       *[no] ohne Faktor
    }
shares-alone = Ein Nehmer, der allein spielt, erhält die Summe von jedem der { COUNTED($players, noun: "defender") } oder zahlt sie jedem von ihnen.
shares =
    { $which ->
        [default] Hat der Nehmer einen Partner, so wird das, was der Angriff erhält oder zahlt, unter den beiden aufgeteilt: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für den Partner.
       *[named] Die Anteile _{ $name }_ lauten: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für den Partner.
    }
shares-rounded =
    { $result ->
        [any] Der Anteil des Partners wird { $how }; den Rest übernimmt der Nehmer.
        [made] Ein Gewinn des Partners wird { $how }; den Rest erhält der Nehmer.
       *[lost] Ein Verlust des Partners wird { $how }; den Rest trägt der Nehmer.
    }
scoring-balance =
    { $balance ->
        [zero_sum] In jedem Spiel ergeben die Punkte aller Spieler zusammen null.
       *[winners_only] Nur die Gewinner schreiben Punkte: Jedem von ihnen wird die Summe gutgeschrieben, und niemand verliert etwas.
    }
