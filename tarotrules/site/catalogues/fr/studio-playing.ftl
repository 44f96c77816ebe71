### Jouer une donne contre l’ordinateur

studio-view-play = Jouer

studio-play-begin = Jouer une donne
studio-play-intro = Jouez selon vos règles contre l’ordinateur. Si une carte est interdite, choisissez-la : la règle s’affiche.
studio-play-deal = Donner
studio-play-back = Revenir à la partie
studio-play-mistakes = Ces règles ont encore des erreurs. Corrigez-les, puis jouez.
studio-play-broken = Cette partie ne peut pas être reprise.
studio-play-shortened = Le programme a changé depuis : la partie reprend un peu plus tôt.
studio-play-changed = Les règles ont changé depuis. Cette partie continue selon les règles d’avant.
studio-play-anew = Nouvelle partie selon les nouvelles règles
studio-play-full = Il n’y a plus de place sur cet appareil : la partie n’est pas enregistrée.
studio-play-thinking = Les autres réfléchissent…
studio-play-hint = Conseil
studio-play-hinted = À votre place, l’ordinateur choisirait : { $what }.
studio-play-undo = Reprendre mon coup
studio-play-on = Laisser l’ordinateur finir la donne à ma place
studio-play-next = Donne suivante
studio-play-new = Nouvelle partie
studio-play-hand = Votre main
studio-play-table = La table
studio-play-news = Ce qui s’est passé
studio-play-rule = Lire la règle { $number }
studio-play-lies = { $who } : { $card }.
studio-play-not = Carte interdite : choisissez-la pour savoir pourquoi.
studio-play-before = Dernier pli
studio-play-hint-short = Conseil
studio-play-undo-short = Reprendre
studio-play-on-short = Finir la donne
studio-play-new-short = Nouvelle partie
studio-play-me = Qui êtes-vous ?
studio-play-me-first = Dites d’abord qui vous êtes.
studio-play-nobody = Aucun d’eux
studio-play-dotted = interdite : choisissez-la pour savoir pourquoi
