## A table in the terminal

terminal-keys =
    { $asked ->
        [card] Flèches, Entrée : choisir, ou savoir pourquoi pas · S garder · Q quitter
        [pick] Flèches, Entrée : prendre des cartes · 1 les poser · S garder · Q quitter
       *[choice] Flèches et Entrée, ou le numéro · S garder · Q quitter
    }
terminal-keys-sheet = Entrée : la donne suivante · S garder · Q quitter
terminal-keys-end = Entrée : quitter la table
terminal-saved = La partie est désormais gardée dans { $file }. Pour la reprendre : { $command }
terminal-unsaved = La partie serait perdue. S la garde ; Q encore une fois quitte.
