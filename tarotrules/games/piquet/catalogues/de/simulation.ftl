### Was aus vielen Spielen wurde, die Programme gespielt haben.

simulation-about = Spiele: { $n }. Spieler: { $players } ({ $kinds }). Startwert: { $seed }. Das Intervall in Klammern oder die Spanne nach ± enthält den wahren Wert bei 95 von 100 Simulationen.
simulation-scores = Punkte je Spiel im Mittel
simulation-kinds = Mittlere Punktzahl nach Art des Spielers
simulation-events = Was vorkam
simulation-rare = Eines von wie vielen Blättern das zählt
simulation-bands = Wie viele Punkte in einem Spiel, %
simulation-parties = Partien
simulation-reported = Neben dem, was von Menschen berichtet wird
simulation-reported-of = Cavendish berichtet in runden Zahlen, was aus zehntausend Blättern wurde, die Menschen nach den Regeln von 1882 gespielt haben. Wie oft Carte blanche gegeben wird, ist berechnet.
simulation-role =
    { $role ->
        [elder] Vorhand
        [middle] Mittelhand
       *[younger] { $two ->
            [yes] Geber
           *[no] Geber
        }
    }
simulation-column-score-deal = Punkte je Spiel
simulation-column-of-deals = % der Spiele
simulation-column-hands = Blätter
simulation-column-one-in = Eines von
simulation-column-band = Punkte
simulation-column-parties = Partien
simulation-column-of-parties = % der Partien
simulation-column-reported = Berichtet
simulation-column-found = Hier
simulation-category =
    { $category ->
        [claims] { LIST($titles) }
        [contests] die Ansagen
        [play] die Punkte aus den Stichen
        [cards] die Karten oder Kapot
       *[milestones] { LIST($titles) }
    }
simulation-together = Zusammen
simulation-tricks =
    { $most ->
        [most] Die meisten Stiche
        [every] Alle Stiche
       *[divided] Stiche geteilt
    }
simulation-band =
    { $last ->
        [0] { $first } oder mehr
       *[other] { $first }–{ $last }
    }
simulation-drawn = Unentschieden
simulation-payment = Für eine Partie im Mittel gezahlt: { $payment }.
simulation-value = { $value }
simulation-figure =
    { $figure ->
        [elder] Punkte der Vorhand
        [younger] Punkte des Gebers
        [payment] Für eine Partie gezahlt
        [repique-elder] Repik der Vorhand, %
        [repique-younger] Repik des Gebers, %
        [pique-elder] Pik oder Repik der Vorhand, %
        [cards-elder] Karten an die Vorhand, % der gewonnenen
        [cards-divided] Stiche geteilt, %
        [rubicon] Rubikon, % der Partien
       *[carte-blanche] Carte blanche: ein Blatt von
    }

## Mehrere Varianten

simulation-measure =
    { $measure ->
        [elder] Punkte der Vorhand
        [younger] Punkte des Gebers
        [milestones] Prämien je 100 Spiele
       *[every] Kapots, % der Spiele
    }
simulation-measure-short =
    { $measure ->
        [different] Anders abgerechnet, %
        [elder] Vorhand
        [younger] Geber
        [milestones] Prämien
       *[every] Kapots, %
    }
simulation-measure-name =
    { $measure ->
        [elder] die Punkte der Vorhand
        [younger] die Punkte des Gebers
        [milestones] die Zahl der Prämien
       *[every] die Zahl der Kapots
    }
