### Ce qui peut être faux dans des règles de piquet.
###
### Le message dit ce qui ne va pas ; « .help » dit que faire ; les autres attributs légendent les endroits.
### « $cards », « $hand » et les autres sont des cartes par couleurs : ♠AK ♥10.

condition-example = cartes >= 3 ou { "main_reçue.figures" } = 0
amount-example = cartes + 10 ou gagnant.total - perdant.total
party-example = entameur ou gagnant
class-example = classe les-as as
cards-example = roi, dame, valet ou as, ou des nombres comme 7..10 pour les cartes de chaque couleur
asked-example = { "carte_gagnante est honneurs" }
counted-example = { "main_reçue.figures" } >= 1
card-code = d’abord la couleur (S pour pique, H cœur, D carreau, C trèfle), puis le rang (A pour l’as, K le roi, Q la dame, J le valet, ou le nombre) ; HQ est la dame de cœur, S10 le dix de pique

R009 = Le compte de cartes n’y est pas : { $players } joueurs à { $hand } cartes et { $stock } au talon font { $dealt }, or le jeu en a { $pack }.
    .here = { $hand } par joueur
    .stock = { $stock } au talon
    .help = Changez la main ou le talon, pour que mains et talon fassent { $pack } en tout.
R010 = On ne peut pas donner { $hand } cartes par paquets de { LIST($packets, joint: "or") } sans qu’il en reste.
    .hand = { $hand } dans une main
    .help = Choisissez des nombres qui divisent { $hand }, ou laissez des paquets inégaux composer une main.
R130 = { $who ->
        [elder] Le premier peut prendre { $most } cartes, mais le talon n’en a que { $stock }.
        [dealer] Le donneur doit prendre { $least } cartes, mais le talon n’en a que { $stock }.
       *[younger] Le dernier doit prendre { $least ->
            [one] une carte,
           *[other] { $least } cartes,
        } mais si le premier en prend { $most } sur { $stock }, il n’en reste { $left ->
            [0] aucune.
           *[other] que { $left }.
        }
    }
    .stock = { $stock } au talon
    .help = Ne laissez prendre à chacun que ce qu’il y a, et n’exigez pas plus que ce que l’autre peut laisser.
R131 = { $who ->
        [elder] Le premier doit prendre au moins { $least } cartes, mais au plus { $most }.
       *[younger] Le dernier doit prendre au moins { $least } cartes, mais au plus { $most }.
    }
    .here = au moins { $least }
    .most = au plus { $most }
    .help = Le premier nombre ne doit pas dépasser le second.
R132 = On échange des cartes contre celles du talon, mais il n’y a pas de talon.
    .stock = il ne reste aucune carte
    .help = Donnez moins de cartes, pour qu’il en reste, ou supprimez l’échange.
R133 = Il manque quelque chose à l’ordre dans lequel on compte : { LIST($missing) }.
    .help = Nommez une fois chacune des quatre sortes de points, dans l’ordre où on les compte.
R134 = { $how ->
        [itself] « { $name } » ne peut pas s’exclure soi-même.
       *[later] Qui a « { $rival } » ne doit pas marquer « { $name } », mais « { $name } » se compte avant.
    }
    .other = « { $rival } » vient après
    .help = { $how ->
        [itself] Nommez un autre palier, ou supprimez cette ligne.
       *[later] Placez « { $rival } » avant « { $name } », ou nommez plutôt « { $name } » là-bas.
    }
R135 = Personne ne peut atteindre « { $name } » : il y faut { $reach } points, et ce qui y compte en donne au plus { $most }.
    .counts = cela seul y compte
    .help = Demandez moins de points, ou faites-en compter davantage. La meilleure main en vaut { $made } : { $hand }
R136 = Aucune carte d’une main ne peut remplir la condition de « { $name } ».
    .help = Vérifiez les nombres ; même ces cartes, les plus nombreuses possibles, ne la remplissent pas : { $cards }
R137 = { $of ->
        [claim] Deux joueurs peuvent avoir « { $name } » dans la même donne, et rien ne dit qui marque alors.
       *[contest] Deux joueurs peuvent être à égalité pour « { $name } », et rien ne dit qui marque alors.
    }
    .help = { $of ->
        [claim] Dites qui marque, par exemple « { $way } ». Tous deux l’ont si l’un tient { $hand } et l’autre { $other }.
       *[contest] Dites qui marque, par exemple « { $way } ». Il y a égalité entre { $one } et { $two }, si l’un a { $hand } et l’autre { $other }.
    }
R138 = Une ligne dit qui marque à égalité pour « { $name } », mais il ne peut pas y avoir d’égalité.
    .help = Supprimez cette ligne : qui a ces cartes, par exemple, empêche tous les autres d’en avoir d’égales : { $cards }
R139 = « { $two } » compte les mêmes cartes que « { $one } », et pour autant de points.
    .other = « { $one } »
    .help = Si votre table joue ainsi, tout va bien. Sinon, retirez l’un des deux, ou donnez-leur des conditions ou des valeurs différentes. Tous deux comptent par exemple { $cards }.
R140 = { $how ->
        [hidden] « { $name } » ne règle jamais une partie : « { $other } » vient avant et s’applique chaque fois, comme à { $winner } contre { $loser }.
       *[never] « { $name } » ne règle jamais une partie : sa condition ne peut pas être remplie.
    }
    .other = ceci s’applique d’abord
    .help = { $how ->
        [hidden] Placez-le avant « { $other } », ou changez l’une des conditions.
       *[never] Vérifiez les nombres, ou supprimez-le.
    }
R141 = Aucun pli ne peut remplir la condition de « { $name } ».
    .help = Vérifiez les nombres ; même le pli { $number } ne la remplit pas si on le commence par { $led } et le remporte par { $winning }.
R142 = { $of ->
        [cards] Ces cartes vaudraient { $amount } points : { $cards }.
        [hand] Cette main vaudrait { $amount } points : { $cards }.
        [trick] Le pli { $number }, commencé par { $led } et remporté par { $winning }, compterait { $amount } points.
       *[totals] À { $winner } contre { $loser }, le perdant paierait { $amount } points.
    }
    .help = On ne compte jamais moins de zéro point. Changez la valeur, ou la condition dans laquelle elle compte.
R143 = Si une partie finit à { $winner } contre { $loser }, rien ne dit ce que paie le perdant.
    .help = Supprimez la condition du dernier règlement, pour qu’il vaille dans tous les autres cas, ou élargissez une condition.
R144 = Il y a { $weights } coefficients pour { $deals } donnes.
    .deals = { $deals } donnes
    .help = Donnez un coefficient à chaque donne, par exemple 2, 1, 1, 2 pour quatre.
R145 = Une ligne dit que le dernier n’atteint aucun palier par « { $name } », mais personne ne pourrait en atteindre un ainsi.
    .help = Choisissez « { $always } », ou faites compter les annonces pour un palier ouvert au dernier.
R146 = On ne joue pas en partenaires assis face à face à { $players } : il faut être quatre.
    .help = Que chacun joue pour soi (« { $alone } »), ou écrivez ceci pour quatre joueurs.
R147 = { $stock } cartes restent au talon, et personne n’en échange.
    .help = Si votre table joue ainsi, tout va bien. Sinon, ajoutez un échange, ou donnez toutes les cartes.
R148 = Un pli commencé par l’un et remporté par l’autre rapporte { $together } points : { $led } pour la carte jouée et { $won } pour le pli.
    .leader = pour la carte jouée
    .help = Si votre table joue ainsi, tout va bien. Au piquet, un tel pli rapporte deux points aux joueurs ensemble, un à chacun.
R149 = { $kind ->
        [nothing] { $of ->
            [cards] Ces cartes vaudraient un nombre divisé par zéro : { $cards }.
            [hand] Cette main vaudrait un nombre divisé par zéro : { $cards }.
            [trick] Le pli { $number }, commencé par { $led } et remporté par { $winning }, compterait un nombre divisé par zéro.
           *[totals] À { $winner } contre { $loser }, le perdant paierait un nombre divisé par zéro.
        }
       *[part] { $of ->
            [cards] Ces cartes vaudraient { $amount } points, or les points sont entiers : { $cards }.
            [hand] Cette main vaudrait { $amount } points, or les points sont entiers : { $cards }.
            [trick] Le pli { $number }, commencé par { $led } et remporté par { $winning }, compterait { $amount } points, or les points sont entiers.
           *[totals] À { $winner } contre { $loser }, le perdant paierait { $amount } points, or les points sont entiers.
        }
    }
    .help = Dites comment arrondir, ou changez la valeur.
