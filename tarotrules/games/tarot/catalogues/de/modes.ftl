### Spiele ohne Nehmer: wie man sie spielt, wie die Spieler gereiht werden, was jeder Platz bringt.

chapter-modes = Spiele ohne Nehmer
name-mode-rank = { $title }: Rangfolge
mode-when =
    { $taker ->
        [nobody] Jeder spielt für sich allein, ohne Kontrakt.
       *[highest_bidder] Passen alle, so wird das Spiel trotzdem gespielt: jeder für sich allein, ohne Kontrakt.
    }
mode-chien =
    { $chien ->
        [last_winner] Der Hund bleibt bis zum Ende verdeckt; dann erhält ihn, wer den letzten Stich gewonnen hat.
       *[aside] Der Hund bleibt verdeckt und zählt für niemanden.
    }
mode-sides =
    { $taker ->
        [nobody] Angesagt und gemeldet wird nichts, und Prämien werden nicht gezahlt.
       *[highest_bidder] Jeder Spieler ist eine Partei für sich, auch bei der Excuse. Angesagt und gemeldet wird nichts, und Prämien werden nicht gezahlt.
    }
mode-leads = Zum ersten Stich spielt der Spieler nach dem Geber aus.
mode-fewest =
    { $best ->
        [lowest] wenigsten
       *[highest] meisten
    }
mode-least =
    { $best ->
        [lowest] kleinste
       *[highest] größte
    }
mode-rank =
    { $what ->
        [points] Erster ist, wer die { mode-fewest } Kartenpunkte hat, und so weiter bis zum Letzten.
        [oudlers] Erster ist, wer die { mode-fewest } Oudler hat, und so weiter bis zum Letzten.
        [tricks] Erster ist, wer die { mode-fewest } Stiche hat, und so weiter bis zum Letzten.
        [over] Jeder vergleicht seine Kartenpunkte mit der Punktzahl, die bei seinen Oudlern nötig ist: Erster ist, wer am weitesten { $best ->
            [lowest] darunter
           *[highest] darüber
        } liegt, und so weiter bis zum Letzten.
       *[other] Für die Reihenfolge zählt { $measure }: Die { mode-least } Zahl ist die beste.
    }
mode-rank-then = Steht es dann noch gleich, so zählt { $measure }: Die { mode-least } Zahl ist die beste.
amount-own =
    { $what ->
        [points] die Zahl der eigenen Kartenpunkte
        [oudlers] die Zahl der eigenen Oudler
        [tricks] die Zahl der eigenen Stiche
       *[target] die mit diesen Oudlern nötige Punktzahl
    }
amount-own-cards = die Zahl der eigenen { NOUN($noun, number: "other") }
amount-best =
    { $what ->
        [points] die Zahl der Kartenpunkte des Ersten
        [oudlers] die Zahl der Oudler des Ersten
        [tricks] die Zahl der Stiche des Ersten
        [over] die Zahl der Punkte des Ersten über der nötigen Punktzahl
        [short] die Zahl der dem Ersten fehlenden Punkte
       *[other] die Zahl, mit der der Erste vorn liegt
    }
mode-pays = Vom ersten Platz bis zum letzten erhalten die Spieler { $list }.
mode-pays-times = Vom ersten Platz bis zum letzten erhalten die Spieler { $list }, jeweils multipliziert mit diesem Wert: { $worth }.
mode-level = Von den Spielern mit gleichem Ergebnis erhält jeder den Durchschnitt dessen, was ihre Plätze bringen.
mode-tied = Liegen nur { $places } gleichauf, so gelten stattdessen vom ersten Platz bis zum letzten { $pays }.
mode-places = die Spieler von Platz { $first } bis Platz { $last }
