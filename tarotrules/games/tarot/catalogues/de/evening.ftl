### What is filled in of each deal of an evening.

evening-passed = Alle haben gepasst
evening-no = Nein
evening-called-off-for = Neu gegeben wegen
evening-called-off = Es wurde neu gegeben ({ $title }): Nichts wird angeschrieben.
evening-alone = Allein
evening-oudlers = Oudler des Angriffs
evening-card-points = Punkte des Angriffs
evening-defence-points = Punkte der Verteidigung
evening-points = Nach Punkten
evening-by-defence = Nach Punkten der Verteidigung
evening-margin = Nach Differenz
evening-whose = Für
evening-declared-by = Gemeldet von
evening-level = Welche
evening-announced-by = Angesagt von
evening-kept-by = Geschafft von
evening-announcer = Von wem
evening-nobody = Niemand
evening-attack = Angriff
evening-defence = Verteidigung
evening-faults = Regelverstöße
evening-fault-of = Von
evening-fine = Strafe
evening-deal = { $contract }, { $taker }
evening-yes = Ja
evening-not = Nein
