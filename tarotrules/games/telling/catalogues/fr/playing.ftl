### What is said of deals of any game: by a referee, by a simulation.

## What may be done in a deal, and why not

legal-cards = Peut être joué : { LIST($cards) }.
legal-none = Il n’y a pas de carte à jouer.
legal-not = { $card } ne peut pas être joué : règle { $rule }. { $says }
why-allowed = C’est permis.
why-rule = Règle { $rule } : { $text }

## A deal that somebody types

referee-fine = Tout a été joué selon les règles.
referee-word-undo = annuler, retour
referee-word-help = aide
referee-word-quit = quitter, fin
referee-word-score = score, scores
referee-undone = Repris : { $line }
referee-nothing = Il n’y a rien à reprendre.
referee-unread = « { $word } » n’est pas compris ici. « aide » dit ce qu’on peut écrire.
referee-help = Une chose après l’autre, sur une ligne ou sur plusieurs :
referee-help-undo = annuler : reprend la dernière ligne
referee-help-quit = quitter : arrête

## What became of many deals that programs played

simulation-title = { $title } : simulation
simulation-share = { $value } ({ $low }–{ $high })
simulation-mean = { SIGNED($value) } ± { $half }
simulation-amount = { $value } ± { $half }
simulation-unknown = –
simulation-column-what = Quoi
simulation-column-who = Qui
