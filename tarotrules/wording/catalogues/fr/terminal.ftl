## A table in the terminal

terminal-keys =
    { $asked ->
        [small] Agrandissez la fenêtre : 80 colonnes, 24 lignes · Q quitter
        [card] Flèches, Entrée : choisir, ou savoir pourquoi pas · S enregistrer · Q quitter
        [pick] Flèches, Entrée : choisir des cartes · 1 terminé · S enregistrer · Q quitter
       *[choice] Flèches et Entrée, ou le numéro · S enregistrer · Q quitter
    }
terminal-more =
    { $above ->
        [0] ▼ encore { $below }
       *[other] { $below ->
            [0] ▲ encore { $above }
           *[other] ▲ encore { $above } · ▼ encore { $below }
        }
    }
terminal-read-on =
    { $above ->
        [0] ▼ Page suivante : la suite
       *[other] { $below ->
            [0] ▲ Page précédente : le début
           *[other] ▲ Page précédente · ▼ Page suivante
        }
    }
terminal-keys-sheet = Entrée : la donne suivante · S enregistrer · Q quitter
terminal-keys-end = Entrée : quitter la table
terminal-saved =
    La partie est désormais enregistrée dans { $file }. Pour la reprendre :
    { $command }
terminal-unsaved = La partie serait perdue. S la garde ; Q encore une fois quitte.
