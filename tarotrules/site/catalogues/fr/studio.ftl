### L’atelier : la page où l’on écrit ses propres règles.

studio-title = Vos propres règles
studio-motto = Choisissez, modifiez, lisez et imprimez les règles de votre table. Tout reste sur cet appareil.
studio-no-script = Cette page a besoin de JavaScript. Sans lui, on peut lire et imprimer les livrets des variantes connues.

## Pour commencer

studio-begin = De quoi partez-vous ?
studio-begin-with = De règles connues
studio-begin-file = D’un fichier à vous
studio-begin-again = Vos règles sur cet appareil
studio-untitled = Sans nom
studio-delete = Supprimer
studio-delete-it = Supprimer « { $title } »
studio-undo = Annuler
studio-beginning = Vos règles se préparent…
studio-new-name = Nom de vos règles
studio-start = Commencer
studio-new = Mes règles
studio-link-broken = Ce lien est illisible : il est incomplet, ou ne vient pas d’ici.
studio-too-long = Ce fichier est trop long : on peut en ouvrir un de { $most } octets au plus.
studio-not-text = Ce fichier n’est pas un texte.

## Les parties de la page

studio-view-book = Règles
studio-view-score = Marquer
studio-view-options = Options
studio-view-text = Notation
studio-view-changes = Ce qui change
studio-view-compare = Comparer
studio-view-sheet = À la table
studio-view-take = Imprimer, envoyer
studio-views = Parties de la page

## Ce qui se passe

studio-loading = Le programme se charge. Vous pouvez déjà lire.
studio-ready = Prêt
studio-lost = Le programme n’a pas pu être chargé. Rechargez la page pour réessayer.
studio-old-book = Il y a une erreur dans vos règles. Vous voyez les règles telles qu’elles étaient avant.
studio-stopped = C’était trop long ; le calcul a été arrêté.
studio-saved = Enregistré sur cet appareil
studio-not-saved = Il n’y a plus de place sur cet appareil. Enregistrez le fichier de vos règles pour ne rien perdre.

## Erreurs

studio-problems = À revoir : { $n }
studio-no-problem = Aucune erreur
studio-problem-at = Ligne { $line } : { $message }
studio-mend = Écrire { $written }
studio-divider = Limite entre le livret et la notation
studio-tongue = Mots écrits en
studio-tongue-not = Il y a une erreur dans vos règles : corrigez-la d’abord, puis changez de langue.
studio-complete = Que peut-on écrire ici ?
studio-meaning = Le mot sous le curseur
studio-meaning-none = Choisissez un mot : son sens, et d’où vient ce qu’il règle, s’affichent ici.

## Emporter

studio-take-file = Enregistrer le fichier de vos règles
studio-take-book = Enregistrer le livret en page web
studio-take-epub = Enregistrer le livret pour liseuse (EPUB)
studio-take-text = Enregistrer le livret en texte brut
studio-take-cheatsheet = Enregistrer l’aide-mémoire en page web
studio-take-scoresheet = Enregistrer la feuille de marque en page web
studio-take-config = Enregistrer les réglages pour d’autres programmes (JSON)
studio-nothing-to-take = Il y a une erreur dans vos règles. Corrigez-la d’abord.
studio-code-said = Visez ce code avec un téléphone pour ouvrir ces règles.
studio-take-print = Imprimer le livret
studio-take-link = Lien vers vos règles
studio-copy = Copier
studio-copied = Copié
studio-link-said = Les règles sont dans le lien lui-même. Personne ne les conserve, et celui qui a le lien peut les ouvrir.
studio-earlier = Vos règles telles qu’elles étaient
studio-no-earlier = Aucune version antérieure n’est encore conservée.

## Comparer

studio-compare-with = Comparer avec

## Options

studio-options-intro = Cochez ce qui se joue à votre table.

## Scoring an evening

studio-score-who = Qui joue ?
studio-score-players = Joueurs
studio-score-name = Joueur { $n }
studio-score-start = Commencer la soirée
studio-score-deal = Donne { $n }
studio-score-correcting = Corriger la donne { $n }
studio-score-way = Saisir :
studio-score-write = Marquer
studio-score-open = Il manque encore : { $fields }
studio-score-correct = Corriger
studio-score-delete = Supprimer
studio-score-total = Total
studio-score-deals = Les donnes
studio-score-deal-column = Donne
studio-score-curve = La courbe de la soirée
studio-score-curve-said = Après la donne { $n } : { $totals }
studio-score-one = { $who } { $score }
studio-score-csv = Enregistrer le tableau (CSV)
studio-score-json = Enregistrer la soirée
studio-score-print = Imprimer
studio-score-new = Nouvelle soirée
studio-score-evenings = Soirée
studio-score-changed = Les règles ont changé depuis. Cette soirée est toujours comptée selon les règles d’avant.
studio-score-again = Tout recompter avec les nouvelles règles
studio-score-keep = Laisser tel quel
studio-score-less = Un de moins : { $what }
studio-score-more = Un de plus : { $what }
studio-score-half = Un demi-point de plus : { $what }
studio-score-sign = Changer le signe : { $what }
studio-score-rule = règle { $number }
studio-score-remove = Retirer : { $what }
studio-score-full = Il n’y a plus de place sur cet appareil. Enregistrez la soirée pour ne rien perdre.
studio-score-not-so-many = Ces règles ne sont pas prévues pour ce nombre de joueurs. La soirée reste comme elle était.

## Changer une règle

studio-rule-change = Changer
studio-rule-number = Changer la règle { $number }
studio-rule-heading = Règle { $number }
studio-rule-close = Fermer
studio-rule-own = C’est votre règle
studio-rule-from = D’après : { $layer }
studio-rule-source = Source : { $source }
studio-rule-assumed = Aucune source ne le dit : c’est une supposition
studio-rule-assumed-why = Supposé : { $why }
studio-rule-before = Au lieu de : { $value }
studio-rule-split = Une réponse par nombre de joueurs
studio-rule-players = Joueurs : { $list }
studio-rule-named = { $name } (joueurs : { $list })
studio-rule-for = à { $players } : { $value }
studio-rule-written = À écrire comme sous « Notation »
studio-rule-clash = Cela ne va pas avec les autres règles :
studio-rule-leave = Laisser comme c’est
studio-rule-anyway = Changer quand même
studio-rule-impossible = On ne peut pas changer cela ici sans toucher à autre chose. Laissez-le tel quel, ou changez les deux ensemble sous « Notation ».
studio-rule-drop = Ne pas jouer : { $title }
studio-rule-dropped = Retiré de vos règles : { $title }
studio-rule-nothing = Rien à choisir dans cette règle : elle découle des autres.
studio-unit-card = cartes
studio-unit-deal = donnes
studio-unit-player = joueurs
studio-unit-point = points
studio-unit-share = parts
studio-unit-times = fois
