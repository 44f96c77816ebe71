### Ce qui ne va pas dans une situation ou un procès-verbal

reason-who = { $by ->
        [two] { $who ->
            [1] le premier
           *[other] le dernier
        }
        [several] { $who ->
            [1] le premier
           *[other] la main { $who }
        }
       *[number] le joueur à la place { $who }
    }
reason-awaited =
    { $awaited ->
        [claim] C’est { reason-who } qui dit ce que la main vaut par elle-même, ou rien.
        [discard] D’abord, { reason-who } doit écarter.
        [call] C’est { reason-who } qui annonce.
        [answer] D’abord, { reason-who } doit répondre.
        [show] D’abord, { reason-who } doit montrer ce qui a été annoncé.
        [look] D’abord, { reason-who } doit dire si les cartes qui restent se regardent.
        [play] C’est { reason-who } qui doit jouer une carte.
       *[nothing] Ce n’est pas au tour de ce joueur, ou il faut d’abord faire autre chose.
    }
reason =
    { $reason ->
        [must-follow] Celui qui a de la couleur demandée doit en jouer.
        [exchange-number] On ne peut pas échanger autant de cartes.
        [claim-not-held] La main n’a pas ce qu’il faut pour cela.
        [call-not-so] La main n’a pas cela, ou ce n’est rien qui s’annonce ici.
        [call-too-low] Ce que l’on annonce doit être meilleur que ce qui l’a été.
        [call-sunk] Rien de ce qui est bon ne peut être tu.
        [call-raised] Après la réponse, on n’annonce plus rien, sauf ce que rien ne pourrait battre.
        [call-order] Les annonces ont leur ordre : une autre passe avant.
        [answer-better] Cette main a mieux : l’annonce ne vaut pas.
        [answer-worse] Cette main n’a pas mieux : l’annonce est bonne.
        [answer-equal] Les deux ont la même chose : c’est égal.
        [answer-ask] Il n’y a pas à le demander : ce qui a été dit suffit.
        [answer-first] Les deux en ont autant : il faut d’abord demander combien elles font, ou à quoi.
        [not-held] Le joueur n’a pas cette carte.
        [not-now] { reason-awaited }
        [no-such-thing] Ces règles n’ont rien de ce nom.
       *[deal-is-over] La donne est finie.
    }
P001 = Ceci ne décrit pas ce qui a été donné et joué.
    .help = Le procès-verbal d’une donne s’écrit entre accolades, par exemple : { "{" }"record": 1, "dealer": 0, "hands": [["SA", …], ["S9", …]], "stock": ["H8", …], "acts": [[1, { "{" }"discard": ["S7"]{ "}" }], …]{ "}" }
P067 = { $what ->
        [unfinished] Le procès-verbal finit avant la donne.
        [cards] Les cartes de ce procès-verbal n’ont pas pu être données ainsi.
        [rules] Ce procès-verbal a été joué selon d’autres règles.
        [misdealt] Il y a eu maldonne (« misdeal »), donc l’entrée { $number } n’a pas pu avoir lieu.
       *[unreadable] L’entrée { $number } du procès-verbal est illisible : « { $value } ».
    }
    .help = { $what ->
        [unfinished] Demandez ce qui peut se faire ensuite, ou ajoutez ce qui manque.
        [cards] Chaque carte du jeu est donnée une fois, et chacun en reçoit autant que le disent les règles.
        [rules] Prenez la variante selon laquelle on a joué. Pour l’essayer selon ces règles, retirez "ruleset".
        [misdealt] Retirez "acts" ou "misdeal".
       *[unreadable] Écrivez-la comme le programme : une carte telle que "SA", "pass", ou un objet tel que { "{" }"discard": ["S7"]{ "}" }
    }
