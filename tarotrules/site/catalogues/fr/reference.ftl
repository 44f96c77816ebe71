### La référence : le langage, ses mots, chaque problème, le programme depuis Python.
### Un argument nommé comme un mot de la notation est ce mot, tel qu'un fichier en français l'écrit.

reference-name = ‹nom›
reference-in-english = Cette page est en anglais.

## Réglages

reference-settings-title = { $word }
reference-settings-description = Ce qu’un fichier peut dire de { $word }, et ce que disent les règles officielles.
reference-fact-takes = Valeur
reference-fact-word = Écriture
reference-fact-names = Noms
reference-fact-exists = Seulement si
reference-fact-needed = Obligatoire
reference-fact-synonyms = S’écrit aussi
reference-bare = La valeur s’écrit seule sur sa ligne.
reference-spared = Le mot { $word } peut être omis.
reference-keys = Chaque nom est l’un de ceux déclarés sous { $where }.
reference-optional = Non, on peut s’en passer.
reference-needed = Oui, sauf si un parent le dit déjà.
reference-unsaid = Aucun des fichiers fournis avec le programme n’en parle.
reference-official = Dans { $where } :
reference-other = Les règles officielles n’en disent rien. Dans { $where } :
reference-elsewhere = Aucun des fichiers fournis ne le dit ici. Le même mot ailleurs, dans { $where } :
reference-rule = Règle { $number }
reference-exists-deal-chien_cards = { $deal } { $chien } n’est pas 0.
reference-exists-deal-chien_apart = { $deal } { $chien } est supérieur à 1.
reference-exists-redeal-found_late = le fichier dit { $must }.
reference-exists-flow-into = { $payee } est un camp.
reference-exists-flow-multiplied = { $payee } est un camp et { $into } est { $unit }.
reference-exists-flow-follows_result = { $payee } est un camp et { $into } est { $unit }.
reference-exists-flow-shared = { $payee } est un camp et { $into } est { $unit }.
reference-exists-flow-payer = { $payee } désigne un ou plusieurs joueurs.
reference-exists-flow-basis = { $payee } désigne un ou plusieurs joueurs.
reference-exists-match-deals = { $match } { $end } est { $deals }.

reference-kind-flag = rien de plus : le mot seul veut dire oui ; { $yes } ou { $no } peut suivre
reference-kind-whole = un nombre entier de { $least } à { $most } ({ $unit ->
        [card] cartes
        [deal] donnes
        [player] joueurs
       *[point] points
    })
reference-kind-amount = un nombre de { $least } à { $most }, fractions admises ({ $unit ->
        [point] points
        [share] parts
       *[times] fois
    })
reference-kind-choice = l’un de ces mots : { $words }
reference-kind-list-of = une liste de { $n }, séparés par des virgules ; chaque élément est { $each }
reference-kind-list = une liste de { $least } à { $most } éléments, séparés par des virgules ; chacun est { $each }
reference-kind-name = un nom déclaré sous { $where }
reference-kind-rounding = { $none }, ou bien { $words } suivi d’un nombre de 1 à 100 ; après { $made } et { $lost }, un arrondi pour les contrats réussis et un autre pour les contrats chutés
reference-kind-formula = { $gives ->
        [number] un montant, calculé s’il le faut
        [party] celui ou ceux qui paient ou qui sont payés
       *[truth] une condition
    } ; on peut y parler de ce qui est connu { $scope ->
        [claim] au moment de l’annonce
        [dealt] une fois les cartes distribuées
        [end] à la fin du jeu de la carte
        [evaluation] quand on évalue une main
       *[settlement] au moment du décompte
    }
reference-kind-cards = des cartes séparées par des virgules : une hauteur comme { $king }, une carte comme T21 ou HK, une suite comme T1..T7

## Le langage par l'exemple

reference-grammar-title = Le langage
reference-grammar-description = Comment s’écrit un fichier de règles maison, par l’exemple.
reference-grammar-intro = Un fichier dit comment joue votre table : ce qu’il ne dit pas vient des règles sur lesquelles il s’appuie. Le programme a lu tous les exemples de cette page ; vous pouvez les copier tels quels. Les autres langues de cette page montrent les mêmes exemples avec leurs propres mots.
reference-header-title = Un fichier
reference-header = La première ligne contient { $variant }, un nom, puis { $extends } et les règles de départ, et { $with } suivi des options retenues. Un nom se compose de minuscules, de chiffres et de traits d’union ; le fichier porte ce nom. Après { $players } viennent les nombres de joueurs ; le livret explique le jeu pour le premier d’entre eux. Tout ce qui suit # sur une ligne est un commentaire.
reference-blocks-title = Blocs
reference-blocks = Une ligne dit une seule chose : un mot, puis sa valeur. Les accolades réunissent ce qui va ensemble, et les noms s’écrivent devant l’accolade. Une instruction se termine avec la ligne ou par un point-virgule ; espaces et retours à la ligne n’ont pas d’autre sens.
reference-values-title = Valeurs
reference-values = Les nombres peuvent être fractionnaires : 1,5, 1.5 et 1½ sont compris. Dans une liste, chaque virgule est suivie d’une espace. Les cartes s’écrivent S, H, D, C pour les couleurs et T pour les atouts, avec un nombre ou K, Q, N, J ; deux points couvrent tout l’intervalle. On arrondit au { $up }, au { $down }, au plus { $nearest }, { $away } ou { $toward }, à un multiple d’un nombre.
reference-texts-title = Titres et remarques
reference-texts = { $title } est ce que le lecteur voit à la place du nom, dans autant de langues que l’on veut ; { $note } est imprimé dans le livret avec vos propres mots ; { $source } dit d’où vient le fichier entier. Un texte s’écrit entre guillemets, quels qu’ils soient.
reference-citations-title = Qui le dit ?
reference-citations = Des crochets après une valeur, ou devant un bloc, disent d’où elle vient. Si personne ne le dit, écrivez { $assumed } et pourquoi ; un { $reason } qui a un nom peut être donné en plusieurs langues et servir plusieurs fois.
reference-guards-title = Selon le nombre de joueurs
reference-guards = Ce qui suit { $at }, des nombres et { $players } ne vaut que pour ces nombres de joueurs dans la donne, et l’emporte sur ce qui est dit pour tous.
reference-remove-title = Enlever
reference-remove = { $remove } enlève ce qui a un nom, ou ce dont une règle peut se passer.
reference-fixed-title = Une fois pour toutes
reference-fixed = Ce qui suit { $fixed } ne peut être changé par aucun fichier construit sur celui-ci.
reference-own-title = Vos propres enchères, primes et annonces
reference-own = Un nouveau nom déclare quelque chose de nouveau. Avec { $like }, c’est d’abord la copie d’une autre, et vous ne dites que ce qui change.
reference-order-title = À quelle place
reference-order = Les enchères et les paliers d’une annonce ont un ordre, du plus bas au plus haut. { $before } et { $after } disent où se place un nouveau venu.
reference-options-title = Options
reference-options = Un fichier qui commence par { $option } est pris par d’autres après { $with }. { $needs } nomme les options qu’il faut prendre aussi. Deux options ne doivent pas dire deux choses différentes d’une même valeur.
reference-expressions-title = Conditions et montants
reference-expressions = Une condition interroge les cartes d’une main ou ce qui s’est passé dans la donne ; un montant peut en être calculé. Un point mène d’une chose à ce qu’elle possède.
reference-operators-title = Signes et mots
reference-column-written = S’écrit
reference-column-means = Signifie
reference-does-calculate = plus, moins, fois, divisé par ; parenthèses comme à l’ordinaire
reference-does-compare = égal, différent, inférieur, au plus, supérieur, au moins
reference-operator-and = { $and }
reference-operator-or = { $or }
reference-operator-not = { $not }
reference-operator-is = { $is }
reference-operator-exists = { $exists }
reference-operator-if = { $if } … { $then } … { $else } …
reference-operator-rounded = { $rounded } { $nearest } { $to } 5
reference-does-and = les deux doivent être vrais
reference-does-or = l’un des deux suffit
reference-does-not = cela ne doit pas être vrai
reference-does-is = une carte est d’une classe
reference-does-exists = ce joueur, ce camp ou cette carte existe dans la donne
reference-does-if = un montant ou un autre, selon la condition
reference-does-rounded = un montant arrondi à un multiple ; { $up }, { $down }, { $away } et { $toward } s’écrivent de même
reference-features-title = De quoi elles peuvent parler
reference-features = Chaque réglage ne connaît que ce que l’on sait à son moment. Les colonnes du tableau sont ces moments, dans l’ordre :
reference-scope-dealt = les cartes viennent d’être distribuées
reference-scope-evaluation = on évalue une main
reference-scope-claim = un joueur annonce
reference-scope-end = le jeu de la carte est fini
reference-scope-settlement = on fait le décompte
reference-column-is = Est
reference-column-has = Possède
reference-known = connu
reference-any-class = le nom d’une classe de cartes
reference-any-promise = le nom d’une promesse
reference-type = { $kind ->
        [card] une carte
        [class] une classe de cartes
        [contract] le contrat
        [count] un nombre entier
        [deal] la donne entière
        [nobody] personne
        [number] un nombre
        [place] des cartes en un lieu
        [player] un joueur
        [players] plusieurs joueurs
        [promise] une promesse
        [side] un camp
        [trick] un pli
       *[truth] oui ou non
    }
reference-members-title = Ce que chacun possède
reference-and-classes = { $list } ; et le nom de toute classe de cartes, pour savoir combien il y en a
reference-all-settings = Tous les réglages
reference-all-settings-intro = Chaque page dit ce qui peut suivre un mot, et ce que disent les règles officielles.

## Mots

reference-keywords-title = Les mots des fichiers en cinq langues
reference-keywords-description = Chaque mot qu’un fichier peut employer, dans chaque langue.
reference-keywords-intro = Le premier mot de chaque case est celui qu’écrit le programme ; les autres sont compris aussi. Majuscules et accents ne comptent pas. Les mots anglais sont compris dans tous les fichiers.
reference-group = { $group ->
        [features] Ce dont parlent conditions et montants
        [names] Noms fournis avec le programme
        [notation] La notation
        [settings] Réglages
       *[values] Valeurs
    }
reference-group-intro = { $group ->
        [features] S’emploient dans les conditions et les montants, souvent après un point.
        [names] Enchères, primes, classes de cartes et autres, déclarées par les règles officielles et les options.
        [notation] Mots qui ont le même sens dans tous les fichiers, quel que soit le jeu.
        [settings] Ce que l’on peut dire d’un jeu.
       *[values] Ce qu’un réglage peut valoir, et les mots qui se mettent entre les valeurs.
    }
reference-language = { $language ->
        [de] allemand
        [en] anglais
        [fr] français
        [ja] japonais
       *[ru] russe
    }
reference-terms-title = Les mots du jeu en cinq langues
reference-terms-description = Comment les livrets appellent les choses, dans chaque langue.
reference-terms-intro = Voici les mots des livrets. D’autres ont cours aussi ; un seul est employé partout, pour qu’une règle ne semble jamais parler d’autre chose.
reference-meanings = Ce qu’ils veulent dire

## Problèmes

reference-problems-title = Les problèmes par code
reference-problems-description = Tous les problèmes que le programme peut trouver dans un fichier, et que faire.
reference-problems-intro = Chaque message porte un code. Sa page montre un exemple, ce qu’en dit le programme, et l’exemple corrigé. Des points de suspension tiennent la place de ce que le message reprend de votre fichier.
reference-room = { $room ->
        [D] D : les fichiers mis ensemble
        [F] F : les fichiers
        [P] P : les donnes à compter
        [R] R : les règles
       *[S] S : l’écriture
    }
reference-column-code = Code
reference-column-says = Ce qu’il dit
reference-column-severity = Genre
reference-severity = { $severity ->
        [warning] Avertissement
       *[error] Erreur
    }
reference-problem-title = { $code } : { $name }
reference-help = Que faire :
reference-bad = Un exemple
reference-output = Ce que dit le programme
reference-good = L’exemple corrigé
reference-no-example = Aucun petit fichier ne montre ce problème.

## Pour les développeurs

reference-api-title = Depuis Python
reference-api-description = Les fonctions publiques, avec des exemples.
reference-engine-config-title = Configuration de moteur et scores
reference-engine-config-description = Le JSON compilé, les donnes et les scores, pour les programmes qui jouent ou qui comptent.
reference-commands-title = Commandes
reference-commands-description = Ce que sait faire la ligne de commande.
