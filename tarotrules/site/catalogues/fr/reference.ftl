### La référence : le langage, ses mots, chaque problème, le programme depuis Python.
### Un argument nommé comme un mot de la notation est ce mot, tel qu'un fichier en français l'écrit.

reference-name = ‹nom›
reference-in-english = Cette page est en anglais.

## Réglages

reference-settings-title = { $word }
reference-settings-description = Ce qu’un fichier peut dire sous { $word }, et ce que disent les règles officielles.
reference-fact-takes = Valeur
reference-fact-word = Écriture
reference-fact-names = Noms
reference-fact-exists = Seulement si
reference-fact-needed = Obligatoire
reference-fact-synonyms = S’écrit aussi
reference-bare = La valeur suffit, sans mot devant.
reference-spared = On peut se passer du mot { $word }.
reference-keys = Chaque nom doit être déclaré sous { $where }.
reference-optional = Non, on peut s’en passer.
reference-needed = Oui, sauf si les règles de départ le disent déjà.
reference-unsaid = Aucun fichier fourni avec le programme n’en parle.
reference-official = Dans { $where } :
reference-other = Les règles officielles n’en disent rien. Dans { $where } :
reference-elsewhere = Aucun fichier fourni avec le programme ne le dit ici. Le même mot, ailleurs dans { $where } :
reference-rule = Règle { $number }
reference-exists-deck-identical = { $packs } dépasse 1.
reference-exists-deal-chien_cards = { $deal } { $chien } n’est pas 0.
reference-exists-deal-chien_packet = { $deal } { $chien } dépasse 1 et { $chien_cards } n’est pas { $last_cards }.
reference-exists-deal-chien_apart = { $deal } { $chien } dépasse 1 et que le donneur choisit quand il y met des cartes.
reference-exists-deal-pile_cards = { $piles } est dit.
reference-exists-deal-piles_dealt = { $piles } est dit.
reference-exists-auction-first_bidder = { $taker } est { $highest_bidder }.
reference-exists-auction-overcall = { $taker } est { $highest_bidder }.
reference-exists-auction-all_pass = { $taker } est { $highest_bidder }.
reference-exists-auction-plays = { $taker } est { $highest_bidder } ou { $nobody }.
reference-exists-auction-rounds = { $overcall } est { $in_turn }.
reference-exists-redeal-found_late = la redonne dit { $must }.
reference-exists-bonus-when = { $judged } n’est pas dit.
reference-exists-claim-order = { $show } n’est pas { $nothing }.
reference-exists-claim-unseen = { $requires } porte sur ce qui n’est pas encore vu.
reference-exists-seating-until = { $at_table } est dit.
reference-exists-call-chain = { $partner } n’est pas { $opposite }.
reference-exists-call-second_chain = { $partner } n’est pas { $opposite }.
reference-exists-call-self_call = { $partner } n’est pas { $opposite }.
reference-exists-call-moment = { $partner } n’est pas { $opposite }.
reference-exists-call-first_lead = { $partner } n’est pas { $opposite }.
reference-exists-call-barred_may_be_called = { $partner } est { $holder }.
reference-exists-call-silence = { $partner } est { $holder }.
reference-exists-claim-proof = { $show } est { $nothing }.
reference-exists-claim-if_false = { $show } est { $nothing }, ou { $requires } porte sur ce qui n’est pas encore vu.
reference-exists-exempt-owed_from = { $owed } est { $half_card }.
reference-exists-exempt-unpaid = { $owed } est { $half_card }.
reference-exists-fault-by = { $event } laisse ouvert à qui est la faute : seul le preneur écarte, et { $taker_decides } vise une faute de la défense.
reference-exists-fault-claim = { $event } porte sur des cartes montrées pour une annonce.
reference-exists-fault-charged = il y a une { $fine }.
reference-exists-flow-into = { $payee } est un camp.
reference-exists-flow-multiplied = { $payee } est un camp et { $into } est { $unit }.
reference-exists-flow-follows_result = { $payee } est un camp et { $into } est { $unit }.
reference-exists-flow-shared = { $payee } est un camp et { $into } est { $unit }.
reference-exists-flow-payer = { $payee } désigne un ou plusieurs joueurs.
reference-exists-flow-basis = { $payee } désigne un ou plusieurs joueurs.
reference-exists-match-deals = { $match } { $end } est { $deals }.
reference-exists-match-rounds = { $match } { $end } est { $rounds }.
reference-exists-match-score = { $match } { $end } est { $score }.
reference-exists-match-attack = { $rank } est { $topage }.
reference-exists-match-defence = { $rank } est { $topage }.
reference-exists-match-credit = { $rank } est { $root }.
reference-exists-match-tie = { $rank } est { $total }.

reference-kind-flag = rien : le mot seul veut dire { $yes } ; on peut aussi écrire { $yes } ou { $no }
reference-kind-whole = un nombre entier de { $least } à { $most } ({ $unit ->
        [card] cartes
        [deal] donnes
        [game] parties
        [pack] jeux de cartes
        [pile] piles
        [player] joueurs
        [rank] rangs
        [round] tours
        [share] parts
        [times] fois
       *[point] points
    })
reference-kind-amount = un nombre de { $least } à { $most }, fractionnaire ou non ({ $unit ->
        [point] points
        [share] parts
       *[times] fois
    })
reference-kind-choice = l’un de ces mots : { $words }
reference-kind-list-of = une liste de { $n } éléments séparés par des virgules ; chacun est { $each }
reference-kind-list = une liste de { $least } à { $most } éléments séparés par des virgules ; chacun est { $each }
reference-kind-name = un nom déclaré sous { $where }
reference-kind-texts = un texte entre guillemets, de { $most } lettres au plus, dans une ou plusieurs langues, comme pour un titre
reference-kind-rounding = { $none }, ou bien l’un des mots { $words } suivi d’un nombre de 1 à 100 ; avec { $made } et { $lost }, les contrats réussis et les contrats chutés ont chacun leur arrondi
reference-kind-formula = { $gives ->
        [number] un montant, qui peut être calculé
        [party] quelqu’un qui paie ou qui est payé
       *[truth] une condition
    } ; on peut y parler de ce que l’on sait { $scope ->
        [claim] au moment de l’annonce
        [dealt] une fois les cartes distribuées
        [end] à la fin du jeu de la carte
        [evaluation] quand on évalue une main
        [rank] quand on classe les joueurs
        [places] quand on paie les places
        [play] au moment de jouer une carte
       *[settlement] quand on marque la donne
    }
reference-kind-cards = des cartes séparées par des virgules, soit toutes celles d’un rang comme { $king }, soit une seule comme T21 ou HK, soit une suite comme T1..T7

## Le langage par l'exemple

reference-grammar-title = Le langage
reference-grammar-description = Comment s’écrit un fichier de règles, exemples à l’appui.
reference-grammar-intro = Un fichier dit ce que votre table fait autrement ; ce qu’il ne dit pas vient des règles dont il part. Le programme a lu tous les exemples de cette page : vous pouvez les copier tels quels. Dans les autres langues, la page montre les mêmes exemples avec leurs mots.
reference-header-title = Un fichier
reference-header = La première ligne dit la langue du fichier. La deuxième se compose de { $variant } et d’un nom, de { $extends } et des règles de départ, puis, si l’on prend des options, de { $with } et de leurs noms. Un nom est fait de minuscules sans accent, de chiffres et de traits d’union ; le fichier porte le même nom. Après { $players } viennent les nombres de joueurs : le livret explique le jeu pour le premier de ces nombres. Ce qui suit # sur une ligne est un commentaire, que le programme ne lit pas ; seule la langue, dans la première ligne, fait exception.
reference-blocks-title = Blocs
reference-blocks = Une ligne dit une seule chose : un mot, puis sa valeur. Les accolades réunissent ce qui va ensemble, et un nom se met devant l’accolade ouvrante. Un point-virgule fait le même effet qu’une fin de ligne ; à part cela, espaces et retours à la ligne ne comptent pas.
reference-values-title = Valeurs
reference-values = Un nombre peut être fractionnaire : 1,5 ou 1.5 ou 1½. Dans une liste, une virgule et une espace séparent les valeurs. Une carte s’écrit avec une lettre, S pour pique, H pour cœur, D pour carreau, C pour trèfle ou T pour atout, suivie d’un nombre ou de K pour le roi, Q pour la dame, N pour le cavalier, J pour le valet. Deux points de suite veulent dire toutes les cartes de l’une à l’autre. Un montant s’arrondit à un multiple du nombre qui suit : au multiple { $up }, au multiple { $down }, au plus { $nearest }, { $away } ou { $toward }.
reference-texts-title = Titres et remarques
reference-texts = { $title } est ce que le lecteur voit à la place du nom, en autant de langues que l’on veut. { $note } s’imprime dans le livret, avec vos propres mots. { $source } dit d’où vient le fichier entier. Un texte s’écrit entre guillemets, droits ou français.
reference-citations-title = Qui le dit ?
reference-citations = Des crochets après une valeur, ou devant l’accolade d’un bloc, disent d’où vient la règle. Si aucune source ne le dit, écrivez { $assumed } et pourquoi. Une raison qui a un nom, après { $reason }, se donne en plusieurs langues et sert plusieurs fois.
reference-guards-title = Selon le nombre de joueurs
reference-guards = Un bloc qui commence par { $at }, des nombres et { $players } ne s’applique qu’aux donnes jouées à ce nombre de joueurs ; il y remplace ce qui est dit pour tous.
reference-remove-title = Retirer
reference-remove = { $remove } supprime ce qui a un nom, ou ce dont une règle peut se passer.
reference-fixed-title = Une fois pour toutes
reference-fixed = Aucun fichier qui part de celui-ci ne peut changer ce qui suit { $fixed }.
reference-own-title = Vos propres enchères, primes et annonces
reference-own = Un nouveau nom déclare quelque chose de nouveau. Avec { $like }, c’est d’abord la copie de ce que vous nommez ensuite ; vous ne dites que ce qui change.
reference-order-title = À quelle place
reference-order = Les enchères vont de la plus faible à la plus forte, et les paliers d’une annonce du plus bas au plus haut. { $before } et { $after } disent où se place un nouveau venu.
reference-options-title = Options
reference-options = Un fichier qui commence par { $option } se prend dans un autre, par son nom, après { $with }. Les options nommées après { $needs } doivent être prises aussi. Deux options ne peuvent pas donner deux valeurs différentes au même réglage.
reference-expressions-title = Conditions et montants
reference-expressions = Une condition porte sur les cartes d’une main ou sur ce qui s’est passé dans la donne ; un montant peut se calculer de même. Un point mène d’une chose à ce qu’elle possède.
reference-operators-title = Signes et mots
reference-column-written = S’écrit
reference-column-means = Signifie
reference-does-calculate = plus, moins, fois, divisé par ; parenthèses comme à l’ordinaire
reference-does-compare = égal, différent, moins de, au plus, plus de, au moins
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
reference-does-is = une carte appartient à une classe
reference-does-exists = ce joueur, ce camp ou cette carte existe dans la donne
reference-does-if = l’un ou l’autre montant, selon la condition
reference-does-rounded = un montant arrondi à un multiple ; { $up }, { $down }, { $away } et { $toward } s’écrivent de même
reference-features-title = De quoi elles peuvent parler
reference-features = Un réglage ne connaît que ce que l’on sait au moment où il sert. Les colonnes du tableau sont ces moments, dans cet ordre :
reference-scope-dealt = les cartes viennent d’être distribuées
reference-scope-evaluation = on évalue une main
reference-scope-claim = un joueur annonce
reference-scope-play = un joueur va jouer une carte
reference-scope-end = le jeu de la carte est fini
reference-scope-settlement = on marque la donne
reference-scope-rank = on classe les joueurs
reference-scope-places = on paie les places
reference-column-is = Est
reference-column-has = Possède
reference-known = connu
reference-any-class = le nom d’une classe de cartes
reference-any-promise = le nom d’un exploit
reference-type = { $kind ->
        [alone] un joueur qui joue pour soi
        [ranking] le classement
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
        [promise] un exploit
        [side] un camp
        [table] les cartes posées sur la table
        [trick] un pli
       *[truth] oui ou non
    }
reference-members-title = Ce que chacun possède
reference-and-classes = { $list } ; aussi le nom d’une classe de cartes, pour savoir combien il y en a
reference-of-game = { $game } : { $title }
reference-game-title = { $game } : ce qu’un fichier peut dire
reference-game-description = Ce qu’un fichier de règles peut dire de ce jeu ({ $game }), et avec quels mots.
reference-game-intro = Un fichier de règles s’écrit de la même façon pour tous les jeux : voir { $where }. Cette page a ce qui ne vaut que pour celui-ci ({ $game }) : ce que les conditions peuvent demander, tous les réglages et tous les mots.
reference-all-settings = Tous les réglages
reference-all-settings-intro = Chaque page montre ce que l’on peut dire avec un mot, et ce que disent les règles officielles.

## Mots

reference-keywords-title = Les mots des fichiers en cinq langues
reference-keywords-description = Tous les mots qu’un fichier peut employer, dans chaque langue.
reference-keywords-intro = Le premier mot de chaque case est celui qu’écrit le programme ; les autres sont compris aussi. Majuscules et accents ne comptent pas. Les mots anglais sont compris dans tous les fichiers.
reference-group = { $group ->
        [features] Ce dont parlent conditions et montants
        [names] Noms fournis avec le programme
        [notation] La notation
        [settings] Réglages
       *[values] Valeurs
    }
reference-group-intro = { $group ->
        [features] S’emploient dans les conditions et les montants, souvent après un point.
        [names] Enchères, primes, classes de cartes et tout ce que déclarent les règles officielles et les options.
        [notation] Mots qui ont le même sens dans tous les fichiers, quel que soit le jeu.
        [settings] Ce que l’on peut dire d’un jeu.
       *[values] Ce qu’un réglage peut valoir, et les mots qui se mettent entre les valeurs.
    }
reference-language = { $language ->
        [de] Allemand
        [en] Anglais
        [fr] Français
        [ja] Japonais
       *[ru] Russe
    }
reference-terms-title = Les mots du jeu en cinq langues
reference-terms-description = Comment les livrets appellent les choses, dans chaque langue.
reference-terms-intro = Voici les mots des livrets. D’autres ont cours aussi ; mais pour chaque chose, un seul est employé partout, pour que deux mots ne fassent pas croire à deux choses.
reference-meanings = Ce qu’ils veulent dire

## Problèmes

reference-problems-title = Les problèmes par code
reference-problems-description = Tous les problèmes que le programme peut trouver dans un fichier, et ce que l’on peut y faire.
reference-problems-intro = Chaque message porte un code. La page de ce code montre un exemple, ce qu’en dit le programme et l’exemple corrigé. Les points de suspension tiennent la place de ce que le message reprend de votre fichier.
reference-room = { $room ->
        [C] C : les commandes
        [D] D : les fichiers mis ensemble
        [F] F : les fichiers
        [P] P : les donnes à compter
        [R] R : les règles
       *[S] S : l’écriture
    }
reference-column-code = Code
reference-column-says = Ce qu’il dit
reference-column-severity = Gravité
reference-severity = { $severity ->
        [warning] Attention
       *[error] Erreur
    }
reference-problem-title = { $code } : { $name }
reference-help = Que faire :
reference-bad = Un exemple
reference-output = Ce que dit le programme
reference-good = L’exemple corrigé
reference-no-example = Aucun exemple court ne montre ce problème.

## Pour les développeurs

reference-api-title = Depuis Python
reference-api-description = Les fonctions publiques, avec des exemples.
reference-engine-config-title = Règles compilées et scores
reference-engine-config-description = Les règles compilées en JSON, les donnes et les scores, pour les programmes qui jouent ou qui marquent.
reference-commands-title = Commandes
reference-commands-description = Ce que le programme sait faire dans la fenêtre des commandes.
