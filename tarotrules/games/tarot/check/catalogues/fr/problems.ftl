### Ce qui peut être faux dans des règles de tarot, et dans une donne à compter.
###
### Le message dit ce qui ne va pas ; « .help » dit que faire ; les autres attributs légendent les endroits.
### « $hint » vaut near (il y a une $suggestion), list (il y a des mots connus : $known) ou none.

## R : les règles

condition-example = { "main.atouts_et_excuse" } >= 10 ou { "dernier_pli.petit" } > 0
amount-example = contrat.vaut + { "différence" }
party-example = preneur, autres, attaque, défense, gagnants…
class-example = classe as-atout T1
cards-example = roi, dame, cavalier, valet ou excuse, ou des nombres comme 1..10 pour les petites cartes de chaque couleur
asked-example = { "dernier_pli.carte_gagnante" } est rois
counted-example = main.rois >= 1
card-code = d’abord la couleur (S pour pique, H cœur, D carreau, C trèfle, T atout), puis la figure (K pour le roi, Q la dame, N le cavalier, J le valet) ou le nombre ; HQ est la dame de cœur, T21 le 21 d’atout
R009 = Le compte de cartes n’y est pas : { $players } joueurs à { $hand } cartes et { $chien } au chien font { $dealt }, or le jeu en a { $pack }.
    .here = { $hand } par joueur
    .piles = dont { $piles } dans les piles
    .chien = { $chien } au chien
    .help = Changez la main ou le chien à { $players } joueurs, pour que mains et chien fassent { $pack } en tout.
R010 = On ne peut pas donner { $hand } cartes par paquets de { $packet } sans qu’il en reste.
    .here = { $packet } à la fois
    .hand = { $hand } dans une main
    .help = Choisissez un nombre qui divise { $hand }.
R011 = { $oudlers ->
        [1] Avec un bout, le preneur doit faire { $target } points ; ce devrait être moins que sans bout ({ $before }).
       *[other] Avec { $oudlers } bouts, le preneur doit faire { $target } points ; ce devrait être moins qu’avec un bout de moins ({ $before }).
    }
    .help = Donnez les quatre nombres du plus grand (sans bout) au plus petit (trois bouts), par exemple : seuils 56, 51, 41, 36
R012 = Il ne reste aucun contrat à annoncer.
    .help = Gardez ou ajoutez au moins une enchère, sous « enchères ».
R013 = Les contrats « { $one } » et « { $two } » ne diffèrent que par leur nom et leur rang.
    .other = l’autre
    .help = Si votre table joue ainsi, tout va bien : celui qui vient après l’emporte sur l’autre. Sinon, retirez-en un, ou donnez-leur des valeurs différentes.
R014 = On n’appelle une carte qu’à quatre joueurs au moins, pas à { $players }.
    .help = Réservez l’appel aux tables où l’on appelle, par exemple au jeu à cinq : à 5 joueurs { "{" } appel { "{" } … { "}" } { "}" }
R015 = À { $players } joueurs, personne n’est appelé : le preneur joue toujours seul contre tous les autres.
    .help = Si votre table joue ainsi, tout va bien. Sinon, ajoutez un appel à { $players } joueurs, ou partez de fft, qui en a un.
R017 = Rien ne dit comment le preneur et le partenaire se partagent ce qu’ils gagnent ou perdent.
    .help = Ajoutez sous « { "marque" } » : parts ordinaires preneur 2 partenaire 1
R018 = Les parts « { $name } » ne donnent rien à personne.
    .help = Donnez au preneur ou au partenaire une part non nulle, par exemple : preneur 2 partenaire 1
R019 = Le palier « { $high } » ne demande pas plus de cartes que le palier « { $low } » : personne n’annoncerait jamais « { $low } ».
    .here = « { $high } » demande ceci
    .other = « { $low } » demande ceci
    .help = Demandez à chaque palier plus de cartes qu’au précédent.
R022 = { $how ->
        [shared] { $amount } points partagés entre { $payers } joueurs ne font pas de parts entières, et aucun arrondi n’est prévu.
       *[formula] Ce montant peut être une fraction, et aucun arrondi n’est prévu.
    }
    .help = { $how ->
        [shared] Choisissez un montant que { $payers } joueurs peuvent se partager, faites payer le tout à chacun ({ "par_tête" }), ou dites comment arrondir : { "marque" } { "{" } arrondir place proche 1 { "}" }
       *[formula] { $to ->
            [seat] Arrondissez-le sur place, par exemple « { "(…) arrondi proche à 1" } », ou dites sous « { "marque" } » ce qu’il devient : « { "arrondir place proche 1" } » l’arrondit, « { "arrondir place sans" } » garde les fractions.
           *[unit] Arrondissez-le sur place, par exemple « { "(…) arrondi proche à 1" } », ou dites sous « { "marque" } » ce qu’il devient : « { "arrondir unité proche 1" } » l’arrondit, « { "arrondir unité sans" } » garde les fractions.
        }
    }
R024 = Un montant à payer ne peut pas être inférieur à zéro : { $amount }.
    .help = Écrivez-le sans le signe moins et faites payer l’autre camp (bénéficiaire).
R026 = « { $name } » peut s’annoncer, mais n’a aucun palier.
    .help = Donnez-lui au moins un palier, avec une condition et une valeur, par exemple : palier simple { "{" } quand { "main.atouts_et_excuse" } >= 10; vaut 20 { "}" }
R027 = On ne peut pas couper un jeu de { $pack } cartes en laissant { $least } cartes de chaque côté.
    .help = Choisissez { $most } au plus.
R028 = Le contrat « { $high } » vaut moins que « { $low } », pourtant plus faible.
    .here = « { $high } » paie moins
    .other = « { $low } » est plus faible
    .help = Si votre table joue ainsi, tout va bien. Sinon, changez la valeur, le coefficient ou l’ordre.

## P : une donne à compter

P001 = Ceci ne décrit pas une donne.
    .help = Une donne s’écrit entre accolades, par exemple : { "{" }"taker": 0, "contract": "garde", "{ "card_points" }": 49, "oudlers": 2{ "}" }
value-wanted = { $wants ->
        [whole] C’est un nombre entier, sans guillemets.
        [seat] C’est le numéro d’une place, compté à partir de 0 dans l’ordre du jeu et sans guillemets : 0 pour le premier joueur.
        [amount] C’est un nombre, sans guillemets ; les points peuvent finir par .5.
        [side] C’est "attack" (attaque) ou "defence" (défense).
        [word] C’est un nom entre guillemets droits.
        [truth] C’est true (oui) ou false (non), sans guillemets.
        [card] Une carte est un code entre guillemets droits : "SK" pour le roi de pique, "H10", "T21", et "EX" pour l’Excuse.
        [cards] C’est une liste de cartes entre crochets, par exemple ["SK", "T21", "EX"].
        [tricks] C’est une liste de listes de cartes, par exemple [["SK", "S2"], ["T21", "T3"]].
        [trick] Il y a moins de cartes sur la table que de joueurs.
        [words] C’est une liste de noms, par exemple ["petit-sec"].
        [entries] C’est la liste de ce que chacun a fait, par exemple [[1, "pass"], [2, { "{" }"bid": "garde"{ "}" }]].
        [objects] C’est une liste entre crochets de ce qui se dit entre accolades, par exemple [{ "{" }"id": "slam"{ "}" }].
        [facts] Cela se dit entre accolades, par exemple { "{" }"{ "last_trick.winner" }": 0{ "}" }.
        [fact] Dites ce qu’il en était, ou ne l’indiquez pas.
        [record] La version de cette forme est 1.
        [game] C’est le nom de ce jeu, ou rien.
       *[act] Un acte est une carte comme "H4", "pass", ou se dit entre accolades, comme { "{" }"bid": "garde"{ "}" }.
    }
P006 = Il n’est pas dit qui a pris.
    .help = Dites qui a pris, par exemple "taker": 0. Si tout le monde a passé, toute la donne s’écrit { "{" }"taker": null{ "}" }.
P007 = On ne sait pas quel contrat a été joué.
    .help = Ajoutez-le, par exemple "contract": "garde".
P008 = Ces règles n’ont pas de contrat « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Elles ont : { LIST($known) }.
       *[none] Elles n’en ont aucun.
    }
P009 = Le joueur à la place { $seat } ne peut pas être à la fois preneur et partenaire.
    .help = Si le preneur s’est appelé lui-même et a joué seul, n’indiquez pas « partner ».
P010 = À { $players } joueurs, personne n’est appelé : le preneur n’a pas de partenaire.
    .help = N’indiquez pas « partner ».
P090 = Le partenaire du preneur est celui qui lui fait face : le joueur à la place { $other }, pas celui de la place { $seat }.
    .help = N’indiquez pas « partner » : on sait qui est assis en face.
P091 = Dans le contrat « { $id } », le preneur joue seul.
    .help = N’indiquez pas « partner », ou corrigez le contrat.
P092 = { $given } partenaires, c’est trop : dans ces règles, le preneur en a { $most } au plus.
    .help = N’indiquez que ceux que les cartes appelées ont désignés.
P011 = { $given } points ne sont pas possibles : un camp en a { $most } au plus.
    .help = Recomptez les plis de l’attaque, écart compris. Les points des deux camps font { $together }.
P012 = { $given } bouts ne sont pas possibles : il y en a { $most }.
    .help = Comptez le 21, le Petit et l’Excuse parmi les cartes de l’attaque : de 0 à { $most }.
P013 = Avec { $oudlers ->
        [one] un bout
       *[other] { $oudlers } bouts
    }, l’attaque a au moins { $least } points ; { $given }, c’est trop peu.
    .help = Recomptez points et bouts. Ce sont ceux de l’attaque.
P014 = { $oudlers ->
        [0] Sans bout
        [one] Avec un seul bout
       *[other] Avec { $oudlers } bouts seulement
    }, l’attaque a au plus { $most } points ; { $given }, c’est trop.
    .help = Recomptez points et bouts. Ce sont ceux de l’attaque.
P015 = Il manque le résultat.
    .help = Donnez les points et les bouts de l’attaque, par exemple "{ "card_points" }": 49, "oudlers": 2, ou la différence seule : "margin".
P016 = La différence indiquée est de { $margin }, mais d’après les points et les bouts elle est de { $found }.
    .help = Corrigez l’un ou l’autre, ou n’indiquez pas la différence.
P017 = Ces règles n’ont pas de prime « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Elles ont : { LIST($known) }.
       *[none] Elles n’en ont aucune.
    }
P018 = La prime « { $id } » figure deux fois.
    .help = Indiquez-la une seule fois ; un seul camp peut la gagner.
P019 = La prime « { $id } » va à { $side ->
        [attack] l’attaque, qui n’a pas de bout
       *[defence] la défense, alors que l’attaque a les { $oudlers } bouts
    } ; or cette prime se gagne avec un bout.
    .help = Vérifiez qui a remporté ce pli, et recomptez les bouts.
P020 = Ces règles n’ont pas d’annonce « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] On peut annoncer : { LIST($known) }.
       *[none] Il n’y a rien à annoncer.
    }
P021 = L’annonce « { $id } » n’a pas de palier « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Elle a : { LIST($known) }.
       *[none] Elle n’en a aucun.
    }
P022 = La même main annonce « { $id } » deux fois.
    .help = Gardez le palier le plus haut. Si deux joueurs ont annoncé, dites lesquels : "player".
P023 = Aucune main ne peut remplir la condition du palier « { $level } » de « { $id } ».
    .help = Vérifiez le palier et le nombre de joueurs.
P024 = Tout cela ne peut pas être vrai dans une même donne : { LIST($ids) }.
    .help = Il n’y a pas assez de cartes. Vérifiez les paliers, et qui a annoncé quoi.
P025 = { $what ->
        [claim] On ne sait pas qui a annoncé « { $id } ».
       *[bonus] On ne sait pas à quel camp revient « { $id } ».
    }
    .help = { $what ->
        [claim] Ajoutez la place du joueur, par exemple "player": 2 pour le troisième.
       *[bonus] Ajoutez "side": "attack" (attaque) ou "side": "defence" (défense).
    }
P026 = « { $id } » se règle entre joueurs, et l’on ne sait pas de quel joueur il s’agit.
    .help = Ajoutez sa place, par exemple "player": 2.
P027 = « { $id } » est attribué à un camp, mais le joueur à la place { $seat } est de l’autre.
    .help = Corrigez le camp ou la place, ou n’indiquez pas le camp.
P028 = Ces règles n’ont pas d’exploit « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Elles ont : { LIST($known) }.
       *[none] Elles n’en ont aucun.
    }
P029 = D’après ces règles, la défense ne peut pas annoncer « { $id } ».
    .help = Seul le preneur le peut. Si la défense l’a réussi, écrivez "kept": "defence" sans "announced".
P031 = Dans ces règles, « { $mode } » n’est pas une façon de jouer sans preneur.
    .help = { $there ->
        [yes] N’indiquez pas « mode » : ces règles n’ont qu’une façon de jouer une telle donne.
       *[no] N’indiquez pas « mode » et dites qui a pris.
    }
P032 = Ce que l’on sait de cette donne ne suffit pas pour dire ce que vaut « { $id } ».
    .help = { $asked ->
        [card_points] Combien de points l’attaque a-t-elle faits ? Ajoutez { "\"card_points\"" }.
        [oudlers] Combien de bouts l’attaque a-t-elle ? Ajoutez "oudlers".
        [dealer] Qui a donné ? Ajoutez sa place, par exemple "dealer": 2.
        [player] De quel joueur s’agit-il ? Ajoutez sa place, par exemple "player": 2.
        [fact] Combien vaut « { $path } », ou de qui s’agit-il ? Ajoutez à la donne "facts": { "{" }"{ $path }": …{ "}" }.
        [fact_of] Combien vaut « { $path } » ? Ajoutez à « { $id } » "facts": { "{" }"{ $path }": …{ "}" }.
       *[nothing] Cela dépend de quelque chose qui n’existe pas dans cette donne. Complétez la règle : elle doit dire ce que cela vaut alors.
    }
P033 = L’exploit « { $id } » figure deux fois.
    .help = Indiquez-le une seule fois, en disant qui l’a annoncé et qui l’a réussi.
P034 = { $given } points ne sont pas possibles : les points se comptent au demi-point près.
    .help = N’arrondissez rien ; écrivez 40, 40.5 ou 41.
R029 = La valeur du contrat ({ $worth }) ou son coefficient ({ $multiplier }) laisse des fractions que rien n’arrondit.
    .help = Sous « { "marque" } », dites ce qu’elles deviennent : « { "arrondir unité proche 1" } » les arrondit, « { "arrondir unité sans" } » les garde.
R030 = Partagé entre preneur et partenaire à raison de { $taker } contre { $partner }, ce que paient { $defenders } défenseurs laisse des fractions que rien n’arrondit.
    .help = Sous « { "marque" } », dites ce qu’elles deviennent : « { "arrondir partenaire vers-zéro 1" } » les arrondit, « { "arrondir partenaire sans" } » les garde.
R032 = Un second tour d’enchères ne peut pas suivre des enchères qui durent jusqu’à ce que tous aient passé.
    .other = ici, les enchères continuent
    .help = Que chacun parle une seule fois (« { "tours un" } »), ou renoncez au second tour.
R033 = L’Excuse n’a pas de force propre : elle ne peut pas remporter un pli par sa force.
    .help = Dites quand elle gagne : « { "gagne jamais" } », ou « { "gagne dernier_pli_du_chelem" } ».
R034 = Des points conseillent une enchère, mais aucun barème ne dit comment les compter.
    .help = Décrivez le barème avec « { "élément" } », ou retirez « { "points_de_main" } ».
R035 = L’enchère « { $high } » est conseillée à partir d’un nombre de points qui ne dépasse pas celui de « { $low } », pourtant plus faible.
    .other = l’enchère plus faible
    .help = Donnez le plus grand nombre à la plus forte enchère.
R036 = L’exploit « { $name } » ne peut pas être en concurrence avec lui-même.
    .help = Nommez l’autre exploit, celui avec lequel il n’est pas payé deux fois.
R037 = Dans « { $what } », personne ne paie ou personne ne reçoit, alors que la somme des scores doit être nulle.
    .balance = la somme des scores est nulle
    .help = Dites qui paie et qui reçoit, par exemple « { $payer } { $others } ».
R038 = Celui qui annonce « { $name } » doit entamer, mais il ne l’annonce qu’avec une carte qui peut venir après l’entame.
    .leads = celui qui l’annonce entame
    .help = Faites-le annoncer plus tôt, par exemple « { $moment } { $before_first_lead } », ou écrivez « { $leads } { $no } ».
R039 = { $whom ->
        [all] Le preneur risque de ne pas pouvoir écarter.
       *[some] À { LIST($players) } joueurs, le preneur risque de ne pas pouvoir écarter.
    }
    .other = celles-ci non plus
    .help = À { $number } joueurs, { $kept } cartes ne s’écartent jamais, si bien que, sur { $hand }, il peut en rester moins de { $chien } à écarter. Si votre table prend ce risque, tout va bien. Sinon, permettez d’en écarter certaines faute d’autre carte (« { $forced } »).
R040 = Si un pli se compose de ces cartes, aucune ne le remporte : { LIST($cards) }.
    .help = Laissez certaines d’entre elles remporter le pli selon leur force : « { $wins } { $ranked } ».
R041 = Le chien manque de place : il compte { $chien } cartes, or il n’y a entre les paquets { $places ->
        [0] aucun endroit permis
        [one] qu’un seul endroit permis
       *[other] que { $places } endroits permis
    }.
    .packet = { $packet } à la fois
    .help = Donnez moins de cartes à la fois, ou laissez plus de place au chien.
R042 = À { $players } joueurs, personne n’est assis en face du donneur.
    .help = Dites qui bat les cartes à { $players } joueurs, par exemple « { $shuffle } { $another } », dans un bloc réservé à ce nombre.
R085 = Personne ne fait le mort à une table de { $table } quand { $players } jouent.
    .help = Écrivez un nombre plus grand, ou supprimez la ligne.
R080 = À { $players } joueurs, personne n’est assis en face du preneur.
    .help = Il faut être en nombre pair pour avoir un vis-à-vis. À { $players }, faites appeler une carte.
R043 = { $part ->
        [whole] { $whom ->
            [all] Cette condition ne peut jamais être remplie.
           *[some] À { LIST($players) } joueurs, cette condition ne peut jamais être remplie.
        }
       *[part] { $whom ->
            [all] L’un des cas que prévoit cette condition ne peut jamais se produire.
           *[some] À { LIST($players) } joueurs, l’un des cas que prévoit cette condition ne peut jamais se produire.
        }
    }
    .help = { $about ->
        [nothing] Aucun résultat ne remplit à la fois tout ce qu’elle demande. Voyez quelle partie peut être retirée.
        [margin] « { $path } » n’a pas de signe : c’est « { $made } » qui dit qui a gagné. Elle va de { $least } à { $most } quand le contrat est réussi, et de { $least_short } à { $most_short } quand il chute.
       *[other] { $same ->
            [yes] À { $number } joueurs, « { $path } » va de { $least } à { $most }.
           *[no] À { $number } joueurs, « { $path } » va de { $least } à { $most } quand le contrat est réussi, et de { $least_short } à { $most_short } quand il chute.
        }
    }
R044 = { $whom ->
        [all] Personne n’est appelé : il n’y a pas de partenaire qui puisse payer ou être payé dans { $what }.
       *[some] À { LIST($players) } joueurs, personne n’est appelé : il n’y a pas de partenaire qui puisse payer ou être payé dans { $what }.
    }
    .help = Désignez quelqu’un d’autre, ou ne le dites que pour les nombres de joueurs où l’on appelle une carte.
R045 = « { $path } » ne vaut que pour une seule carte, mais « { $name } » en compte { $cards }, que plusieurs joueurs peuvent avoir.
    .help = Prenez une classe d’une seule carte, par exemple : { $way }. Pour le dernier pli, demandez qui l’a remporté (« { $winner } ») ou avec quelle carte (« { $card } »).
R050 = « { $what } » n’a aucun effet : aucun montant n’en dépend.
    .stake = ceci n’en dépend pas
    .help = { $about ->
        [worth] Pour qu’elle soit payée, écrivez : { $way }. Sinon, supprimez-la.
       *[multiplier] Écrivez « { $multiplied } » là où il doit multiplier quelque chose, ou supprimez-le.
    }
R051 = « { $word } » ne désigne rien ici : { $of ->
        [claim] seule une annonce a un déclarant, qui a une main.
        [promise] seul un exploit a quelqu’un qui l’annonce ou le réussit.
        [judged] seule une prime que la table juge elle-même désigne quelqu’un.
        [unannounced] personne n’a annoncé ce qui est payé ici.
       *[broken] personne n’a réussi ce qui est payé ici.
    }
    .help = { $of ->
        [claim] Parlez des plis, des camps ou du preneur ; ce qui compte les cartes d’une main se met dans une « { $claim } ».
        [promise] Parlez des plis, des camps ou du preneur ; ce qu’un camp s’engage à faire se met dans un « { $promise } ».
        [judged] Dites ce que la table juge, dans la prime : « { $judged } », puis le texte entre guillemets.
        [unannounced] Dites qui l’a réussi : « { $achiever } ».
       *[broken] Dites qui l’a annoncé : « { $announcer } ».
    }
R052 = Pour savoir si « { $name } » est réussi, il faudrait déjà savoir si « { $name } » est réussi.
    .other = en passant par ici
    .help = Dites-le avec des plis ou des cartes, par exemple : { $way }
R053 = On ne sait pas quelles cartes montrer pour « { $name } » : la condition ne dit pas combien il en faut, ni lesquelles.
    .when = sa condition
    .show = il faut montrer quelque chose
    .help = Demandez un nombre de cartes d’une seule classe, par exemple : { $way } – ou ne faites rien montrer : « { $show } { $nothing } ».
R055 = « { $word } » ne va pas avec la faute « { $event } ».
    .event = ce qui est arrivé
    .help = { $n ->
        [0] Retirez ce mot.
       *[other] Ici, on peut écrire : { LIST($known, joint: "or") }.
    }
R056 = « { $one } » et « { $two } » disent tous deux ce qui suit d’une même faute.
    .other = l’autre
    .help = Dites pour chacun à quel moment ou pour quel camp il vaut, ou retirez-en un.
R057 = « { $high } » vaut moins que « { $low } », pourtant moins difficile.
    .here = « { $high } » paie moins
    .other = « { $low } » paie plus
    .help = Si votre table joue ainsi, tout va bien. Sinon, changez l’un des deux montants.
R058 = « { $name } » ne rapporte rien.
    .help = Si votre table joue ainsi, tout va bien. Si cela ne se joue pas du tout, supprimez « { $name } ».
R059 = « { $name } » vaut moins avec annonce que sans annonce.
    .here = avec annonce
    .other = sans annonce
    .help = Personne ne l’annoncerait. Si votre table joue ainsi, tout va bien. Sinon, changez l’un des deux montants.
R060 = « { $name } » peut rapporter { $amount } points. Le contrat le plus cher en rapporte au plus { $most }.
    .help = Si votre table joue ainsi, tout va bien. Sinon, revoyez le montant : il y a peut-être un zéro de trop.
R061 = « { $high } » rapporte plus de { $times } fois ce que rapporte « { $low } », le contrat juste en dessous.
    .here = « { $high } » paie bien plus
    .other = « { $low } » est le plus faible
    .help = Si votre table joue ainsi, tout va bien. Sinon, revoyez la valeur et le coefficient : il y a peut-être un zéro de trop.
R062 = « { $name } » a pour valeur 0 : qui fait tout juste les points demandés ne gagne rien.
    .help = Si votre table joue ainsi, tout va bien. Sinon, donnez une valeur à ce contrat, comme aux autres.
R063 = La part du partenaire ({ $partner }) est plus grande que celle du preneur ({ $taker }).
    .help = Si votre table joue ainsi, tout va bien. Sinon, changez l’une des deux parts.
R064 = « { $high } » vaut autant que « { $low } », pourtant moins difficile.
    .here = « { $high } » paie autant
    .other = « { $low } » paie autant
    .help = Si votre table joue ainsi, tout va bien. Sinon, changez l’un des deux montants.
R066 = « { $name } » va au camp qui remplit la condition, mais cette condition ne dit rien d’un camp : on ne sait pas lequel est payé.
    .when = sa condition
    .help = Payez par exemple le camp qui remporte le pli (« { $instead } »), ou ajoutez à la condition ce que ce camp doit faire (« { $asked } »).
R074 = « { $name } » ne s’annonce que par une enchère, mais aucun contrat ne l’annonce.
    .help = Écrivez « { $promises } { $name } » dans le contrat qui l’annonce, ou faites-le annoncer à un autre moment.
R071 = On ne peut pas retirer { $card } : ces règles ont besoin de tous les atouts et de l’Excuse.
    .help = Ne retirez que des cartes de couleur, par exemple : retirées 2..6
R072 = Il y a { $given } seuils ; avec { $most } bouts dans le jeu, il en faut { $wanted }.
    .help = Donnez un seuil pour chaque nombre de bouts, de 0 à { $most }.
R073 = Avec { COUNTED($oudlers, noun: "oudler") }, un camp ne peut pas faire { $target } points : il en a { $most } au plus.
    .help = Baissez ce seuil.
R075 = Un chien de { $chien } cartes ne peut pas être donné par paquets de { $packet }.
    .here = { $packet } à la fois
    .chien = { $chien } cartes
    .help = Choisissez un nombre qui divise { $chien }.
R088 = Avec deux jeux, deux joueurs peuvent avoir la carte appelée, et ces règles ne disent pas lequel est le partenaire.
    .packs = deux jeux
    .help = Supprimez l’appel (« { $remove } { $call } »), ou jouez avec un seul jeu.
R089 = La carte appelée peut se trouver face cachée dans une pile ; personne ne sait alors qui est le partenaire, pas même lui.
    .piles = les piles
    .help = Supprimez l’appel (« { $remove } { $call } »), ou jouez sans piles.
R091 = « { $partner } » désigne ici un seul joueur, mais ces règles peuvent donner deux partenaires.
    .help = Parlez du preneur ou d’un camp, par exemple « { $attack } ».
P036 = { $given } points ne sont pas possibles à ce contrat : le chien compte d’emblée pour l’un des camps.
    .help = L’attaque a de { $least } à { $most } points. Recomptez ses cartes.
P037 = Avec { $given } points, ce camp ne peut pas avoir réussi « { $id } ».
    .help = { $only ->
        [yes] L’attaque aurait { $least } points. Vérifiez quels plis chaque camp a remportés, et recomptez.
       *[no] L’attaque aurait de { $least } à { $most } points. Vérifiez quels plis chaque camp a remportés, et recomptez.
    }
P038 = { $given } points ne sont pas possibles ici : avec ce nombre de cartes par pli, chaque camp a un nombre entier de points.
    .help = { $excuse ->
        [yes] Un demi-point ne reste qu’au camp qui a reçu l’Excuse au dernier pli sans rien donner en échange ; il a alors ce bout. Recomptez.
       *[no] Recomptez.
    }
P039 = Tout ceci ne peut pas avoir été gagné dans une même donne : { LIST($ids) }.
    .help = Un pli n’a qu’un gagnant et qu’une carte maîtresse. Retirez ce qui n’a pas été gagné, ou corrigez le camp ou le joueur.
P040 = { $by ->
        [oudlers] Le nombre de bouts montre que « { $id } » n’a pas été gagné par ce camp.
       *[rest] Ce qui est dit de cette donne montre que « { $id } » n’a pas été gagné.
    }
    .help = { $by ->
        [oudlers] Recomptez les bouts de l’attaque, retirez « { $id } » ou changez de camp.
       *[rest] Retirez-le, ou corrigez ce qui le contredit : le résultat, le camp ou un chelem.
    }
P041 = Cette donne rapporte « { $id } », que quelqu’un y pense ou non, mais on ne sait pas à quel camp.
    .help = { $kind ->
        [promise] Ajoutez-le à "promises", avec "kept": "attack" (attaque) ou "kept": "defence" (défense).
       *[bonus] Ajoutez-le à "bonuses", avec "side": "attack" (attaque) ou "side": "defence" (défense).
    }
P042 = { $known ->
        [no] Ce camp ne peut pas avoir réussi « { $id } ».
       *[yes] { $oudlers ->
            [0] Si l’attaque n’a pas de bout, ce camp ne peut pas avoir réussi « { $id } », quels que soient les points.
            [one] Si l’attaque a un seul bout, ce camp ne peut pas avoir réussi « { $id } », quels que soient les points.
           *[other] Si l’attaque a { $oudlers } bouts, ce camp ne peut pas avoir réussi « { $id } », quels que soient les points.
        }
    }
    .help = Vérifiez qui l’a réussi, et recomptez les bouts.
P043 = { $side ->
        [attack] Dans cette donne, « { $id } » revient à l’attaque, et non à la défense.
       *[defence] Dans cette donne, « { $id } » revient à la défense, et non à l’attaque.
    }
    .help = N’indiquez pas de camp, ou retirez la prime si elle n’a pas été gagnée.
P044 = « { $word } » n’est rien que l’on puisse indiquer sous "facts".
    .help = Écrivez-le comme dans les conditions et les montants, mais en anglais, par exemple "attack.tricks" ou { "\"last_trick.petit\"" }.
P046 = Dans cette donne, on ne pouvait pas annoncer « { $id } » ({ $level }).
    .help = Les règles y mettent une condition que cette donne ne remplit pas. Retirez l’annonce, ou corrigez la donne.
P047 = L’exploit « { $id } » est indiqué comme annoncé et manqué, mais d’après les points il est réussi.
    .help = Ajoutez le camp qui l’a réussi, par exemple "kept": "attack", ou recomptez.
P048 = Dans cette donne, « { $key } » ne peut pas valoir { $value }.
    .help = { $only ->
        [yes] Dans une telle donne, c’est { $least }. Vérifiez-le, et le reste de la donne.
        [none] Dans une telle donne, il n’y en a pas. Ne l’indiquez pas.
       *[no] Dans une telle donne, c’est de { $least } à { $most }. Vérifiez-le, et le reste de la donne.
    }
P049 = { $known ->
        [points] Avec { $points } points, la différence ne peut pas être de { $margin }, quel que soit le nombre de bouts.
        [oudlers] { $oudlers ->
            [0] Sans bout, la différence ne peut pas être de { $margin }.
            [one] Avec un seul bout, la différence ne peut pas être de { $margin }.
           *[other] Avec { $oudlers } bouts, la différence ne peut pas être de { $margin }.
        }
       *[nothing] À ce contrat, la différence ne peut pas être de { $margin }.
    }
    .help = { $whole ->
        [yes] C’est un nombre entier de { $least } à { $most } ; au-dessous de 0, le contrat est chuté. Corrigez-le, ou donnez plutôt les points et les bouts.
       *[no] Elle va de { $least } à { $most } ; au-dessous de 0, le contrat est chuté. Corrigez-la, ou donnez plutôt les points et les bouts.
    }
P050 = Il manque le palier de l’annonce « { $id } ».
    .help = Ajoutez "level" avec l’un de ces paliers : { LIST($known) }.
P051 = On ne sait ni qui a annoncé « { $id } », ni qui l’a réussi.
    .help = Ajoutez "announced" ou "kept" avec le camp, par exemple "kept": "attack" ; s’il n’y a eu ni l’un ni l’autre, ne l’indiquez pas.
P053 = Avec ces règles, une main a { COUNTED($wanted, noun: "card") } ; il y en a ici { $given }.
    .help = Indiquez chaque carte de la main une seule fois, telle qu’elle est avant les enchères. Pour un autre nombre de joueurs, ajoutez --players.
P054 = Ces règles n’ont pas de barème pour évaluer une main.
    .help = Choisissez des règles qui en ont un, ou déclarez-en les éléments dans votre fichier.
P055 = { $oudlers ->
        [0] Sans bout
        [one] Avec un seul bout
       *[other] Avec { $oudlers } bouts
    }, l’attaque ne peut pas avoir exactement { $given } points ici : aucun nombre de plis ne les donne.
    .help = Les nombres possibles les plus proches sont { $below } et { $above }. Recomptez.
P076 = Ces règles ne disent pas ce qui suit de « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous dire « { $suggestion } » ?
        [list] Elles ont : { LIST($known) }.
       *[none] Elles n’ont aucune faute.
    }
P077 = La donne ne dit pas qui a commis la faute « { $id } ».
    .help = Ajoutez la place, par exemple "player": 2.
P078 = « { $id } » concerne une faute de { $side ->
        [attack] l’attaque, mais le joueur de la place { $seat } est en défense
       *[defence] la défense, mais le joueur de la place { $seat } est à l’attaque
    }.
    .help = Corrigez la place, ou nommez la faute dont il s’agit.
P079 = Une amende de { $given } est indiquée, mais « { $id } » { $most ->
        [0] ne coûte rien
       *[other] coûte au plus { $most }
    }.
    .help = Corrigez l’amende, ou ne l’indiquez pas.
P084 = « { $id } » ne s’annonce que par une enchère, et ce contrat ne l’annonce pas.
    .help = Enlevez "announced", ou indiquez le contrat demandé : { LIST($known) }.
P081 = { $given } points ne sont pas possibles : chaque camp en ajoute { $added } à son compte.
    .help = Ajoutez les { $added } points à ce que valent les cartes de l’attaque.
P110 = { $what ->
        [missing] Il manque « { $asked } », dont dépend le classement des joueurs.
       *[count] « { $asked } » donne { $given } nombres, mais il y a { $players } joueurs.
    }
    .help = { $place ->
        [own] Donnez { $players } nombres, dans l’ordre des places, sous { "\"facts_by_seat\"" } : "{ $asked }": […]
        [deal] Donnez-le sous { "\"facts\"" }.
       *[seats] Donnez { $players } nombres, dans l’ordre des places : "{ $asked }": […]
    }
P111 = « { $key } » ne peut pas être { $given } pour la place { $seat }.
    .help = Pour ce joueur, le nombre va de { $least } à { $most }. Vérifiez-le ; les places se comptent à partir de 0.
P112 = Les nombres de « { $key } » font { $given } en tout, ce qui n’est pas possible.
    .help = { $only ->
        [yes] En tout, ils font { $least }. Recomptez.
       *[no] En tout, ils font de { $least } à { $most } ; le reste est dans le chien. Recomptez.
    }
P113 = Personne n’a pris : cette donne n’a pas de « { $key } ».
    .help = Supprimez « { $key } ». Si quelqu’un a pris, supprimez ce qui est dit de chaque place.
P114 = Rien n’est dit de cette donne.
    .help = D’une donne jouée, dites au moins : { "{" }"taker": 0, "contract": "{ $contract }", "{ "card_points" }": 49, "oudlers": 2{ "}" }. Si tout le monde a passé, écrivez : { "{" }"taker": null{ "}" }
R110 = { $given } places sont payées, mais il y a { $players } joueurs à classer.
    .help = Donnez un montant pour chaque place, la meilleure d’abord.
R111 = { $kind ->
        [places] Cette égalité porte sur { $given } joueurs, mais il y en a { $players }.
        [pays] Cette égalité paie { $given } joueurs, mais il y en a { $players }.
       *[level] Dans cette égalité, ceux qui partagent une place ne reçoivent pas autant.
    }
    .help = { $kind ->
        [level] Donnez le même montant à tous ceux qui partagent une place.
        [places] Comptez les { $players } joueurs ; celui qui ne partage sa place avec personne compte 1.
       *[pays] Comptez les { $players } joueurs ; celui qui ne partage sa place avec personne compte 1.
    }
R112 = Ce que rapportent les places fait { $sum } en tout, et non zéro.
    .help = Vérifiez les montants. Si votre table joue ainsi, tout va bien.
R113 = Rien ne dit comment on classe les joueurs dans « { $name } ».
    .help = Ajoutez une ligne, par exemple : { $way }
R114 = Aucune donne ne se joue en « { $name } ».
    .help = Si l’on joue ainsi quand tout le monde passe, ajoutez : { $way }. Sinon, supprimez cette façon de jouer.
R115 = Personne ne prend dans ces règles, et rien ne dit comment on joue une donne.
    .help = Décrivez une façon de jouer et nommez-la ici : { $way }. Ou faites prendre celui qui enchérit le plus haut.
R116 = « { $word } » suppose des enchères, et il n’y en a pas.
    .other = personne ne prend
    .appointed = le preneur est désigné d’avance
    .help = Donnez une autre valeur à { $what }, ou faites prendre celui qui enchérit le plus haut.
R117 = Personne ne peut jamais emporter une mouche.
    .taker = personne ne prend
    .help = Seul un preneur emporte une mouche. Supprimez les mouches, ou faites prendre quelqu’un.
R118 = { $holds ->
        [never] « { $name } » n’interdit aucune carte : sa condition n’est jamais remplie.
       *[always] « { $name } » interdit toutes les cartes, donc aucune : celui qui n’a pas d’autre carte joue ce qu’il veut.
    }
    .help = Modifiez la condition, ou supprimez l’interdiction.
R119 = Les donnes sans preneur ne sont pas arrondies : le reste d’un arrondi revient au preneur, et il n’y en a pas.
    .plays = de telles donnes se jouent
    .help = Si l’on joue ainsi à votre table, tout va bien. Sinon, arrondissez ce que rapportent les places.
R120 = Les places rapportent autre chose dans « { $name } », mais les joueurs à égalité sont encore payés selon les anciens montants.
    .tied = d’avant le changement
    .help = Redites ce que rapporte chacune de ces égalités, ou retirez-la : { LIST($ties) }. Sans elle, les joueurs se partagent la moyenne de leurs places. Si les anciens montants vous conviennent, répétez-les.
R121 = Personne n’enchérit ici : il ne doit y avoir qu’un contrat, et il y en a { $n }.
    .other = le preneur est désigné d’avance
    .help = Retirez les autres, ou faites prendre celui qui enchérit le plus haut.
