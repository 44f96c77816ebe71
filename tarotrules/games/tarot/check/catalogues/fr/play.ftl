### What can be wrong with a position or a record

reason-who = { $by ->
        [letter] { $who }
       *[number] le joueur à la place { $who }
    }
reason-awaited =
    { $awaited ->
        [bid] C’est { reason-who } qui doit enchérir ou passer.
        [call] D’abord, { reason-who } doit appeler une carte.
        [discard] D’abord, { reason-who } doit faire son écart.
        [claim] D’abord, { reason-who } doit présenter quelque chose, ou rien.
        [announce] D’abord, { reason-who } doit annoncer quelque chose, ou rien.
        [call_off] D’abord, { reason-who } doit dire si la donne est annulée.
        [play] C’est { reason-who } qui doit jouer une carte.
        [card] Ici, c’est une carte qu’il faut jouer.
       *[nothing] Ce n’est pas à ce joueur, ou il faut d’abord faire autre chose.
    }
reason =
    { $reason ->
        [called-suit] On ne peut pas entamer dans la couleur de la carte appelée, sauf avec cette carte elle-même.
        [forbidden-card] Cette carte est interdite à ce moment, et une autre peut être jouée.
        [must-follow] Celui qui a de la couleur demandée doit fournir.
        [must-trump] Celui qui n’a pas de carte de la couleur demandée doit couper.
        [must-overtrump] Un atout doit être plus fort que ceux déjà joués dans le pli, si le joueur en a un plus fort.
        [bid-not-higher] Une enchère doit être plus forte que toutes les précédentes.
        [bid-not-held] La main n’a pas ce que cette enchère exige.
        [parole-not-now] « Parole » ne se dit qu’au premier tour d’enchères.
        [parole-only] Au second tour, on ne peut annoncer qu’un seul contrat, et seulement si personne n’a encore enchéri.
        [call-not-this-card] Cette carte ne peut pas être appelée.
        [call-own-card] Le preneur ne peut pas appeler une carte de sa propre main.
        [discard-number] L’écart doit compter autant de cartes que le chien.
        [discard-never] Certaines de ces cartes ne peuvent jamais être écartées.
        [discard-only-if-forced] Certaines de ces cartes ne peuvent être écartées que si l’on ne peut pas faire autrement.
        [claim-not-held] La main ne permet pas cette annonce.
        [claim-barred] Cette annonce n’est pas permise ici, ou elle a déjà été faite.
        [claim-lower] La main atteint un palier plus élevé, et seul le plus élevé peut être annoncé.
        [claim-shown] Ce ne sont pas les cartes à montrer pour cette annonce.
        [promise-not-now] Ce joueur ne peut pas faire cette annonce, ou pas à ce moment.
        [redeal-not-held] La main ne permet pas d’annuler la donne.
        [not-held] Le joueur n’a pas cette carte.
        [silent-dealer] Le donneur, responsable de la maldonne, ne prend pas part aux enchères de cette donne.
        [called-off] La donne est annulée par la main qu’a { reason-who }.
        [not-now] { reason-awaited }
        [no-such-thing] Ces règles n’ont rien de ce nom.
       *[deal-is-over] La donne est finie.
    }
P064 = L’écart n’est pas ce que laissent les plis.
    .help = Ces cartes ne sont dans aucun pli : { LIST($cards) }. N’indiquez pas l’écart, ou corrigez-le.
P065 = Cet écart n’est pas permis. { reason }
    .help = { $told ->
        [no] Vérifiez l’écart et les cartes du preneur.
       *[yes] C’est la règle { $rule }. Vérifiez l’écart et les cartes du preneur.
    }
P067 = { $what ->
        [unfinished] Le procès-verbal s’arrête avant la fin de la donne.
        [cards] Les cartes de ce procès-verbal n’ont pas pu être distribuées ainsi.
        [rules] Cette donne a été jouée avec d’autres règles.
        [late] « { $value } » n’a pas pu passer inaperçu : personne n’avait cette main, ou les règles ne disent pas ce qui se passe alors.
        [misdealt] Les cartes de ce procès-verbal ont été mal distribuées ("misdeal") : l’entrée { $number } ne peut pas y être.
        [empty] Ceci ne raconte aucune donne.
        [hands] Une donne racontée pli par pli ne dit pas quelles cartes il reste à un joueur.
        [piles] Avec des piles sur la table, une donne ne se raconte pas pli par pli : on ne sait pas quelles cartes étaient encore cachées.
        [taker] Dans ces règles, on enchérit : personne n’est preneur d’avance ("taker").
        [appointed] Ici le preneur est désigné d’avance, ce qui ne peut pas se taper.
       *[unreadable] L’entrée { $number } du procès-verbal est illisible : « { $value } ».
    }
    .help = { $what ->
        [unfinished] Demandez ce qui peut suivre, ou ajoutez les entrées qui manquent.
        [cards] Chaque carte du jeu est distribuée une fois, et chaque joueur en reçoit le nombre prévu.
        [rules] Prenez la variante avec laquelle elle a été jouée. Pour l’essayer avec ces règles-ci, enlevez "ruleset".
        [late] Vérifiez "overlooked" et les mains.
        [misdealt] Supprimez "acts", ou "misdeal".
        [empty] Indiquez "taker", "contract" et "tricks", ou un procès-verbal. Si tout le monde a passé, écrivez "taker": null.
        [hands] Donnez "hand" et "trick", ou un procès-verbal avec "hands" et "acts".
        [piles] Donnez un procès-verbal avec "hands", "piles" et "acts".
        [taker] Ne donnez pas "taker".
        [appointed] Donnez un procès-verbal avec "taker", ou les plis.
       *[unreadable] Un procès-verbal indique "record": 1, "players", "dealer", "hands", "chien" et, dans "acts", qui a fait quoi : [place, acte].
    }
P095 = { $what ->
        [deal] Ce qui a été joué à la table { $table } dans la donne { $deal } est impossible.
        [dealer] On ne peut savoir qui a donné à la table { $table } dans la donne { $deal }, alors que le donneur doit miser.
        [names] On ne peut savoir qui était à la table { $table } dans la donne { $deal }.
        [tables] { $table ->
            [one] La donne { $deal } a été jouée à une seule table.
           *[other] La donne { $deal } a été jouée à { $table } tables.
        }
        [taker] Personne n’a pris à la table { $table } dans la donne { $deal } : il n’y a rien à comparer.
       *[form] Ceci ne décrit pas une partie.
    }
    .help = { $what ->
        [deal] Ce qui ne va pas est dit ensuite.
        [dealer] Indiquez le donneur de chaque donne : "dealer": 0 pour le premier joueur, par exemple.
        [names] Donnez sous "names" autant de noms que ces règles ont de joueurs.
        [tables] { $wanted ->
            [1] Écrivez chaque donne comme la liste de ce qui a été joué à chaque table.
           *[other] Ces règles comparent ce qui a été joué à deux tables ou, au topage, à deux au moins.
        }
        [taker] Laissez la donne de côté, ou rejouez-la.
       *[form] Une partie s’écrit comme une liste de donnes, chacune une liste de tables : { "{" }"deals": [[{ "{" }"names": ["Anne", "Bob", "Chloé", "Dan"], "taker": 0, …{ "}" }]]{ "}" }
    }
