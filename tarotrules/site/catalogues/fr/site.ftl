### The short words of the site. Longer texts are in texts/.

site-language = Français
site-motto = Les règles de votre table, au tarot ou au piquet, écrites une fois pour toutes
site-chooser = Langues
site-other-languages = Autres langues
site-to-dark = Passer au mode sombre
site-to-light = Passer au mode clair
site-made-with = Site écrit par { $name } à partir de ses propres fichiers. Rien sur cette page ne vient d’un autre site.

## Parts of the site

section-home = Accueil
section-house-rules = Vos règles
section-play = Jouer
section-studio = Atelier
section-variants = Variantes
section-options = Options
section-comparisons = Comparaisons
section-language = Le langage
section-diagnostics = Messages
section-developers = Développeurs

## Variants and their books

variants-title = Les variantes fournies avec le programme
variants-intro = Chacune est un fichier comme le vôtre. Lisez son livret, partez d’elle ou comparez-la à une autre.
variants-name = Variante
variants-where = Où et par qui
variants-players = Joueurs
variants-source = Source
variants-as-parent = Comme « { $title } »
book-description = « { $title } » : le livret, à lire et à imprimer.
book-downloads = Télécharger
book-source = Le fichier dont ce livret est tiré
book-lines = { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }
book-compared = Ce qui diffère de « { $title } »
book-about = À propos de ce livret

download-pdf = Livret (PDF)
download-booklet = Livret à plier et à agrafer (PDF ; imprimer recto verso, retourner sur le petit côté)
download-epub = Livret pour liseuse (EPUB)
download-html = Livret (page web)
download-json = Règles pour un programme (JSON)
download-cheat = { $players ->
        [one] Aide-mémoire à { $players } joueur (PDF)
       *[other] Aide-mémoire à { $players } joueurs (PDF)
    }
download-score = { $players ->
        [one] Feuille de marque pour { $players } joueur (PDF)
       *[other] Feuille de marque pour { $players } joueurs (PDF)
    }
download-tarot = Le fichier lui-même (.tarot)

## Options

options-title = Les options fournies avec le programme
options-title-of = Options : { $game }
options-intro = Une option est une règle que certaines tables jouent et d’autres non. Pour la prendre, écrivez son nom à la suite des règles de départ : { $example }. Chacune est présentée avec ce qu’elle change aux règles officielles.
options-source = Son fichier
options-needs = Se prend avec l’option « { $title } ».
options-nothing = À elle seule, elle ne change aucune phrase des règles.
options-added = Nouveau
options-changed = Modifié
options-removed = Supprimé
options-more = Et { $n ->
        [one] { $n } autre règle
       *[other] { $n } autres règles
    }

## Comparisons

comparisons-title = Les variantes comparées
comparisons-title-of = Les variantes comparées : { $game }
comparisons-intro = Ce qui diffère d’une variante fournie à l’autre, règle par règle. Ce qu’elles ont toutes en commun est laissé de côté.
comparisons-pairs = Chaque variante et celle dont elle part
kinship-title = Qui joue comme qui
kinship-intro = De quelles règles chaque variante est tirée, et à quelle distance elles sont les unes des autres.
kinship-close = Qui est proche de qui
kinship-close-told = Ce qui se rejoint près des noms est proche ; là où les traits se rejoignent loin à gauche, beaucoup de choses diffèrent.
kinship-descent = Qui part de quelles règles
kinship-descent-told = Chaque variante est placée sous les règles dont elle part, en retrait.
kinship-map = Toutes les distances
kinship-map-told = Chaque nombre est la distance entre deux variantes ; plus la case est foncée, plus elles sont proches. Les colonnes portent les numéros des lignes.
kinship-measure = Comment se mesure la distance
rules-title = { $chapter } : qui joue comment
rules-intro = Ce que chaque variante connue dit de chaque règle, et chaque option qui en apporte une, au nombre de joueurs pour lequel elle est expliquée. Celles qui disent la même chose sont réunies.
rules-most =
    { $all ->
        [yes] toutes
       *[no] toutes les autres
    }
region-title = Le tarot par région : { $region }
region-intro = Les variantes connues qui s’y jouent, et les règles par lesquelles chacune s’écarte de celles dont elle part.
region-differs = Ce qui change, règle par règle

## The tutorial: what is written in its files

tutorial-name = jeudi
tutorial-title = Le tarot du jeudi
tutorial-notebook = Le carnet du jeudi
tutorial-page = le carnet, p. 2
tutorial-reason = on a toujours joué ainsi
tutorial-bid = petite
tutorial-bid-title = Petite
tutorial-bonus = roi-au-bout
tutorial-bonus-title = roi au bout
# The word for “players”, mistyped.
tutorial-mistyped = jouers
# Another language to show the file in.
tutorial-other = de

## Listings

listing-label = Texte de { $name }
listing-session = Ce que l’on tape, et la réponse
listing-table = Une table dans le terminal
sample-file = Un fichier de quelques lignes…
sample-page = … et une page du livret qui en est tiré
sample-answers = Le score d’une donne, et qui le dit
