### What became of many deals that programs played.

simulation-about = Spiele: { $n }. Spieler: { $players } ({ $kinds }). Startwert: { $seed }. Das Intervall in Klammern oder die Spanne nach ± enthält den wahren Wert bei 95 von 100 Simulationen.
simulation-unshuffled = Nach Regel { $rule } wird zwischen den Spielen nicht gemischt. Hier wird vor jedem gemischt: Jedes Spiel steht für sich.
simulation-endings = Wie die Spiele endeten
simulation-contracts = Kontrakte
simulation-scores = Mittlere Punktzahl je gespieltem Spiel
simulation-kinds = Mittlere Punktzahl nach Art des Spielers
simulation-feats = Prämien und Meldungen
simulation-promises = Ansagen
simulation-column-contract = Kontrakt
simulation-column-deals = Spiele
simulation-column-of-deals = % der Spiele
simulation-column-of-played = % der gespielten
simulation-column-made = Erfüllt, %
simulation-column-score = Punkte des Nehmers
simulation-column-mean = Punkte
simulation-column-score-deal = Punkte je Spiel
simulation-column-attack = Angriff
simulation-column-defence = Verteidigung
simulation-column-announced = Angesagt und geschafft
simulation-column-broken = Angesagt und verfehlt
simulation-column-unannounced = Ohne Ansage geschafft
simulation-ending =
    { $ending ->
        [played] zu Ende gespielt
        [all_passed] alle haben gepasst
        [called_off] wegen eines Blatts ungültig
       *[annulled] gespielt und danach ungültig
    }
simulation-mode = davon: „{ $title }“
simulation-redeal = davon: { $title }
simulation-role =
    { $role ->
        [taker] Nehmer
        [partner] Partner
       *[defender] Jeder Verteidiger
    }
simulation-level = { $title }: { $level }

## The same deals under several variants

simulation-measure =
    { $measure ->
        [played] Gespielte Spiele, %
        [made] Erfüllte Kontrakte, % der Spiele
        [taker] Punkte des Nehmers
       *[stake] Gewonnene Punkte je Spiel
    }
simulation-measure-short =
    { $measure ->
        [different] Anders abgerechnet, %
        [played] Gespielt, %
        [made] Erfüllt, %
        [taker] Punkte des Nehmers
       *[stake] Gewonnene Punkte
    }
simulation-measure-name =
    { $measure ->
        [played] die Zahl der gespielten Spiele
        [made] die Zahl der erfüllten Kontrakte
        [taker] die Punkte des Nehmers
       *[stake] die in einem Spiel gewonnenen Punkte
    }
