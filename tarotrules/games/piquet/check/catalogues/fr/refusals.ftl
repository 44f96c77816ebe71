### Ce qui ne va pas dans une donne ou une partie racontée pour être comptée.

refused-whose = { $who ->
    [elder] le premier
    [younger] le dernier
   *[other] la place { $seat }
}
refused-example = Donnez deux mains, par exemple : { "{" }"elder": "SAKQJ10 HA87 DA8 CA8", "younger": "S98 HKQJ109 DKQJ CKQ"{ "}" }
value-wanted = { $wants ->
    [word] C’est un mot entre guillemets droits.
    [truth] C’est true ou false, sans guillemets.
    [whole] C’est un nombre entier, sans guillemets.
    [by_seat] C’est une liste de nombres entiers, celui du premier d’abord : [5, 3]
    [seat] C’est "premier" ou "dernier", ou le numéro d’une place : 0 pour le premier, 1 pour la main suivante.
    [cards] Les cartes s’écrivent couleur par couleur, par exemple "SAKJ10 HAQ8", ou une à une dans une liste : S pour pique, H pour cœur, D pour carreau, C pour trèfle, puis A, K, Q, J, 10, 9, 8 et 7.
    [hands] C’est une liste de mains, celle du premier d’abord.
    [plays] Chaque pli s’écrit en commençant par la carte jouée la première : "HA-H10 HK-D7"
    [tricks] De chaque pli, dites qui l’a commencé et qui l’a remporté : "EE EY YY" (E pour le premier, Y pour le dernier).
    [scores] C’est une liste qui dit qui marque, pour quoi et combien : [["elder", "point", 5], ["elder", "sequence", 15]]
    [play_points] C’est une liste qui dit qui marque combien : [["E", 1], ["Y", 7]]
    [sunk] Dites qui a tu quoi : "E.set"
    [names] C’est une liste de noms, tous différents.
    [name] C’est l’un des joueurs.
    [deals] C’est une liste de donnes, chacune en deux nombres, celui du premier d’abord, ou en mains et plis.
    [tries] C’est une liste, par exemple [{ "{" }"elder": 5, "younger": 3{ "}" }]
    [card] Une carte est un code entre guillemets droits : "SK" pour le roi de pique, "H10", "D7".
    [entries] C’est la liste de ce que chacun a fait, par exemple [[1, { "{" }"discard": ["S7"]{ "}" }], [0, "good"]].
    [record] La version de cette forme est 1.
    [game] C’est le nom de ce jeu, ou rien.
    [dealt] Ce sont les cartes de chaque joueur, place par place : [["SA", "H10"], ["DK", "C7"]]
    [act] C’est une carte telle que "SA", un mot tel que "good" ou "pass", ou quelque chose entre accolades, comme { "{" }"discard": ["S7"]{ "}" }.
   *[exchanged] Ce sont deux nombres, celui du premier d’abord : [5, 3]
}
P130 = { $what ->
        [form] Ceci ne décrit pas une donne de piquet.
        [kind] Il n’y a pas de « kind » de ce nom.
        [several] Le jeu de la carte est raconté de deux façons.
        [totals] Une partie se raconte par ses donnes ou par ses totaux, pas par les deux.
        [inside] Ce qui est dit de la donne { $number } est impossible.
       *[unclear] Impossible de savoir ce qu’il faut compter.
    }
    .help = { $what ->
        [kind] Sont possibles : hand, declare, deal, ledger, trick_counts, partie, legal, exchange_order, penalty. Sans « kind », les autres clés en décident.
        [several] Gardez une seule des clés « plays », « tricks » et « { "play_points" } ».
        [totals] Gardez « deals » ou « totals ».
        [inside] La suite dit ce qui ne va pas.
        [form] { refused-example }
       *[unclear] { refused-example }
    }
P132 = Il manque quelque chose : { LIST($keys) }.
    .help = Ajoutez-le : sans cela, il n’y a rien à compter.
P133 = { $what ->
        [own] La main a { COUNTED($given, noun: "card") } ; selon ces règles, elle en a { $wanted }.
        [dealt] { BEGIN(refused-whose) } a reçu { COUNTED($given, noun: "card") } ; selon ces règles, il en reçoit { $wanted }.
        [stock] Le talon a { COUNTED($given, noun: "card") } ; selon ces règles, il en a { $wanted }.
        [hands] Mains données : { $given } ; joueurs selon ces règles : { $wanted }.
        [names] Noms donnés : { $given } ; joueurs selon ces règles : { $wanted }.
        [scores] Résultats donnés : { $given } ; joueurs selon ces règles : { $wanted }.
       *[hand] { BEGIN(refused-whose) } a { COUNTED($given, noun: "card") } ; selon ces règles, une main en a { $wanted }.
    }
    .help = Corrigez, ou choisissez les règles suivies à la table.
P134 = Au pli { $trick }, { refused-whose } joue { $card } sans l’avoir en main.
    .help = Vérifiez la main et les plis précédents. Celui qui remporte un pli commence le suivant.
P135 = Au pli { $trick }, { refused-whose } joue { $card } sur { $led } et a encore { $has }.
    .help = Celui qui a de la couleur demandée doit en jouer. Vérifiez le pli et la main.
P136 = { BEGIN(refused-whose) } commence le pli { $trick } sans avoir remporté le précédent.
    .help = Le premier entame ; ensuite, celui qui remporte un pli commence le suivant.
P137 = { $what ->
        [more] Il y a { COUNTED($given, noun: "trick") } ; une donne en a { $wanted }.
       *[fewer] Il y a { COUNTED($given, noun: "trick") } sur { $wanted }, mais la donne est donnée pour complète.
    }
    .help = { $what ->
        [more] Retirez ceux qui n’ont pas été joués.
       *[fewer] Racontez tous les plis, ou retirez « complete ».
    }
P138 = { $what ->
        [play] Personne ne marque { $amount } au jeu de la carte.
       *[hand] Aucune main ne marque { $amount } pour « { $name } ».
    }
    .help = { $what ->
        [play] C’est { $most } au plus, et jamais moins de zéro.
       *[hand] Vérifiez le nombre. Une main y marque { $most } au plus ; ce qui ne vaut rien ne s’écrit pas.
    }
P139 = « { $name } » ne se dit pas.
    .help = Retirez-le : cela découle du reste.
P140 = Les deux camps marquent « { $name } ».
    .help = Seule la meilleure main le marque. N’en gardez qu’un.
P141 = Ces règles n’ont rien du nom de « { $word } » qu’une main marque.
    .help = { $hint ->
        [near] Vouliez-vous dire « { $suggestion } » ?
        [list] Elles ont : { LIST($known) }.
       *[none] Retirez-le.
    }
refused-exchange = { $reason ->
    [elder_none] Selon ces règles, le premier n’échange rien.
    [elder_few] Le premier prend au moins { $bound }.
    [elder_many] Le premier prend { $bound } au plus.
    [elder_left] Le talon n’en a que { $bound }.
    [younger_none] Selon ces règles, le dernier n’échange rien.
    [younger_few] Le dernier prend au moins { $bound }.
    [younger_many] Le dernier prend { $bound } au plus.
   *[younger_left] Il n’en reste que { $bound } pour le dernier.
}
P142 = Un échange de { COUNTED($cards, noun: "card") } n’est pas permis. { refused-exchange }
    .help = Vérifiez ce qui a été écarté et pris.
P143 = Ce qui a été échangé ne mène pas d’une main à l’autre ({ refused-whose }) : { $cards }.
    .help = La main jouée est la main reçue, sans les cartes écartées, avec les cartes prises. Vérifiez ces cartes.
P144 = { $amount } points ne sont pas possibles.
    .help = Personne n’a moins de zéro point. Corrigez le nombre.
P145 = Il y a { COUNTED($given, noun: "deal") }, mais la partie était finie après { $most }.
    .help = Retirez celles qui n’ont pas été jouées, ou choisissez des règles où la partie est plus longue.
P146 = Ces règles regardent les cartes d’un pli (« { $count } ») : il ne suffit pas de dire qui l’a commencé et qui l’a remporté.
    .help = Donnez les plis carte par carte sous « plays », ou ce qui y a été marqué sous « { "play_points" } ».
P147 = Ces règles n’ont pas d’irrégularité du nom de « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous dire « { $suggestion } » ?
        [list] Elles ont : { LIST($known) }.
       *[none] Retirez-la.
    }
P148 = Selon ces règles, personne ne peut passer sur cette faute : « { $name } ».
    .help = Retirez « waived ».
P149 = Selon ces règles, personne ne peut taire ce qui est bon.
    .help = Retirez « sunk ».
