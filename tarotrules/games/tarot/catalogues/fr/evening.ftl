### What is filled in of each deal of an evening.

evening-passed = Tous ont passé
evening-whether = La donne
evening-played = Jouée
evening-called-off-for = Donne annulée : { $title }
evening-called-off = La donne a été annulée ({ $title }) : rien n’est marqué.
evening-alone = Seul
evening-second-partner = Second partenaire
evening-nobody-else = Personne d’autre
evening-points-by-seat = Points de chaque joueur
evening-oudlers-by-seat = Bouts de chaque joueur
evening-oudlers = Bouts de l’attaque
evening-card-points = Points de l’attaque
evening-defence-points = Points de la défense
evening-with-added = { $label } (avec les { $added } ajoutés)
evening-points = Points de l’attaque
evening-by-defence = Points de la défense
evening-margin = Différence
evening-chosen = À qui
evening-whose = Camp gagnant
evening-declared-by = Annonce de
evening-level = Quel palier
evening-promises = Exploits, annoncés ou non
evening-announced-by = Annonce de
evening-kept-by = Réussi par
evening-announcer = Par qui
evening-nobody = Personne
evening-attack = Attaque
evening-defence = Défense
evening-faults = Fautes
evening-fault-of = De qui
evening-fine = Amende
evening-deal = { $contract }, { $taker }
evening-deal-with = { $contract }, { $taker } + { $partner }
evening-yes = Oui
evening-not = Non

# Ce qui n’est pas possible, dit à qui remplit le formulaire.

evening-p002 = Cette donne a été saisie selon d’autres règles : « { $word } » n’est pas demandé ici.
    .help = Saisissez de nouveau la donne.
evening-p003 = « { $value } » n’est pas possible ici.
    .help = Écrivez un nombre, comme 49 ou 49,5, ou choisissez une des réponses proposées.
evening-p005 = L’un des joueurs nommés ne joue pas cette donne.
    .help = Choisissez l’un de ceux qui la jouent.
evening-p006 = On ne sait pas qui a pris.
    .help = Choisissez le preneur, ou l’une des autres réponses proposées.
evening-p007 = On ne sait pas quel contrat a été joué.
    .help = Choisissez le contrat.
evening-p009 = { $seat } ne peut pas être à la fois preneur et partenaire.
    .help = Choisissez quelqu’un d’autre, ou « Seul » si le preneur l’était.
evening-p010 = À { $players } joueurs, le preneur n’a pas de partenaire.
    .help = Saisissez de nouveau la donne.
evening-p090 = { $seat } n’est pas en face du preneur.
    .help = Saisissez de nouveau la donne.
evening-p091 = Pour ce contrat, le preneur joue seul.
    .help = Choisissez « Seul », ou un autre contrat.
evening-p015 = Il manque le résultat.
    .help = Choisissez les bouts et écrivez les points, ou la différence seule.
evening-p016 = La différence indiquée est de { $margin }, mais d’après les points et les bouts elle est de { $found }.
    .help = Corrigez les points ou les bouts, ou effacez la différence.
evening-p022 = La même main annonce « { $id } » deux fois.
    .help = Gardez le palier le plus haut. Si deux joueurs ont fait l’annonce, choisissez le nom de chacun.
evening-p025 = On ne sait pas à qui revient « { $id } ».
    .help = Choisissez un joueur ou un camp.
evening-p026 = « { $id } » se règle entre joueurs, et l’on ne sait pas de qui il s’agit.
    .help = Choisissez le joueur.
evening-p027 = « { $id } » est attribué à un camp, mais { $seat } est de l’autre.
    .help = Corrigez le camp ou le joueur.
evening-p029 = D’après ces règles, la défense ne peut pas annoncer « { $id } ».
    .help = Si la défense l’a réussi, indiquez-le, et choisissez « Personne » sous « Annonce de ».
evening-p032 = On ne peut pas encore dire ce que vaut « { $id } ».
    .help = Remplissez ce qui est demandé. Si rien ne l’est, vos règles ne disent pas ce que cela vaut dans une telle donne.
evening-p041 = Dans cette donne, un camp a forcément gagné « { $id } », mais on ne sait pas lequel.
    .help = Choisissez-le, puis le camp qui l’a gagné.
evening-p044 = « { $word } » n’est rien de ce qui se marque pour une donne.
    .help = Saisissez de nouveau la donne.
evening-p047 = « { $id } » est indiqué comme annoncé et manqué ; d’après les points, il est réussi.
    .help = Choisissez qui l’a réussi, ou recomptez.
evening-p048 = { $value } n’est pas possible : { $only ->
        [yes] d’après le reste de la donne, ce ne peut être que { $least }.
        [none] il n’y a rien de tel dans cette donne.
       *[no] d’après le reste de la donne, c’est de { $least } à { $most }.
    }
    .help = Corrigez ce nombre, ou le reste de la donne.
evening-p050 = On ne sait pas de quel palier est l’annonce « { $id } ».
    .help = Choisissez l’un de ces paliers : { LIST($known) }.
evening-p051 = On ne sait ni qui a annoncé « { $id } », ni qui l’a réussi.
    .help = Choisissez l’un et l’autre, ou retirez-le.
evening-p077 = On ne sait pas qui a commis la faute « { $id } ».
    .help = Choisissez le joueur.
evening-p078 = « { $id } » est une faute de { $side ->
        [attack] l’attaque, mais { $seat } est en défense
       *[defence] la défense, mais { $seat } est à l’attaque
    }.
    .help = Corrigez le joueur, ou choisissez la faute dont il s’agit.
evening-p084 = « { $id } » ne s’annonce que par une enchère, et ce contrat ne l’annonce pas.
    .help = Choisissez « Personne » sous « Annonce de », ou le contrat demandé : { LIST($known) }.
evening-over =
    La partie s’est terminée avec la donne { $deal }. { $rank ->
        [total] Plus haut total : { LIST($winners) }.
       *[other] Ce qu’elle vaut se voit en comparant les tables.
    }
evening-p110 = Il manque le compte de chaque joueur.
    .help = Indiquez un nombre pour chacun.
evening-p111 = { $given } n’est pas possible pour { $seat }.
    .help = Le nombre va de { $least } à { $most }. Recomptez.
evening-p112 = Les joueurs ont { $given } en tout, ce qui n’est pas possible.
    .help = { $only ->
        [yes] En tout, ils ont { $least }. Recomptez.
       *[no] En tout, ils ont de { $least } à { $most } ; le reste est dans le chien. Recomptez.
    }
evening-p113 = Cette donne a été notée selon d’autres règles : personne n’a pris.
    .help = Notez la donne de nouveau.
evening-p114 = Rien n’est encore dit de cette donne.
    .help = Choisissez le preneur, ou l’une des autres réponses proposées.
