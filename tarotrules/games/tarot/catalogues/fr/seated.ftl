## À une table de robots

seat-role =
    { $role ->
        [taker] preneur
        [partner] partenaire
       *[defender] défenseur
    }
seat-column-player = Joueur
seat-column-role = Rôle
seat-column-before = Avant
seat-column-total = Total
seat-column-deal = Donne
seat-winner =
    La partie est finie. { $rank ->
        [total] Plus haut total : { LIST($winners) }.
       *[other] Ce qu’elle vaut se voit en comparant les tables.
    }

### What happens

news-plays = { $contract } ({ $who })
news-excused = { $who } signale que cette carte échappe aux obligations du jeu : { $cards }
news-passes = { $who } passe.
news-parole = { $who } dit « parole ».
news-bid = { $who } annonce : { $contract }.
news-contract = { $who } prend : { $contract }.
news-announces = { $who } annonce { TITLE($title, form: "indefinite") }.
news-calls-off = { $who } fait annuler la donne : { $title }.
news-calls = { $who } appelle { $card }.
news-partner = { $who } est partenaire du preneur.
news-mode = Personne ne prend ; la donne se joue sans preneur : « { $title } ».
news-alone = Le preneur joue seul.
news-chien = Le chien : { $cards }
news-discards = { $who } écarte.
news-discards-cards = { $who } écarte { $cards }
news-trick = Pli { $number } : { $cards }
news-declares = { $who } annonce { TITLE($title, form: "indefinite") }.
news-all-passed = Tout le monde a passé.
news-annulled = La donne est annulée : une main aurait dû la faire annuler avant les enchères.
news-discard-was = L’écart était { $cards }
news-chien-was = Le chien était { $cards }

### What the player at this seat does

you-plays = { $contract } (vous)
you-excused = Vous signalez que cette carte échappe aux obligations du jeu : { $cards }
you-passes = Vous passez.
you-parole = Vous dites « parole ».
you-bid = Vous annoncez : { $contract }.
you-contract = Vous prenez : { $contract }.
you-announces = Vous annoncez { TITLE($title, form: "indefinite") }.
you-calls-off = Vous faites annuler la donne : { $title }.
you-calls = Vous appelez { $card }.
you-partner = Vous êtes partenaire du preneur.
you-discards = Vous faites votre écart.
you-discards-cards = Vous écartez { $cards }
you-declares = Vous annoncez { TITLE($title, form: "indefinite") }.
you-score =
    { $how ->
        [won] Vous gagnez { COUNTED($points, noun: "point") }.
        [lost] Vous perdez { COUNTED($points, noun: "point") }.
       *[nothing] Vous ne gagnez ni ne perdez rien.
    }
news-pool-fresh = Il n’y avait pas de mouche : chacun mise { $ante }, et { $who } { $adds } de plus. La mouche vaut { $largest }.
news-pool-adds = { $who } mise { $adds }. La plus grosse mouche vaut { $largest }.
news-pool-won = { $who } emporte cette mouche.
news-pool-lost = { $who } en met une autre de { $largest } à côté.
you-pool-fresh = Il n’y avait pas de mouche : chacun mise { $ante }, et vous { $adds } de plus. La mouche vaut { $largest }.
you-pool-adds = Vous misez { $adds }. La plus grosse mouche vaut { $largest }.
you-pool-won = Vous emportez cette mouche.
you-pool-lost = Vous en mettez une autre de { $largest } à côté.
you-took = du chien
you-laid = sur la table
you-piles = Devant vous : { $cards }, et { COUNTED($n, noun: "card") } face cachée.
news-piles = Devant { $who } : { $cards }, et { COUNTED($n, noun: "card") } face cachée.
you-may-not =
    { $reason ->
        [follow-trumps] On joue atout, et vous avez de l’atout : vous devez en fournir.
        [must-follow] On joue { suit-name }, et vous avez du { suit-name } : vous devez en fournir.
        [must-trump] Vous n’avez pas de { suit-name } : vous devez couper.
        [must-overtrump] Vous avez un atout plus fort que ceux du pli : vous devez monter.
        [called-suit] Vous ne pouvez pas entamer à { suit-name } : c’est la couleur de la carte appelée, et seule cette carte est permise.
        [bid-not-higher] Votre enchère doit être plus forte que toutes les précédentes.
        [call-own-card] Cette carte est dans votre main : appelez-en une que vous n’avez pas.
       *[claim-shown] Ce ne sont pas les cartes que vous devez montrer pour cette annonce.
    }
you-may-not-lay =
    { $reason ->
        [discard-never] { $card } ne peut jamais aller à l’écart.
       *[discard-only-if-forced] { $card } ne peut aller à l’écart que si vous n’avez rien d’autre à écarter.
    }

### What is asked

ask-redeal = Avec cette main, vous pouvez faire annuler la donne : { $title }.
ask-bid = Qu’annoncez-vous ?
ask-announce = Annoncer { TITLE($title, form: "indefinite") } ?
ask-call = Quelle carte appelez-vous ?
ask-discard = Choisissez { COUNTED($number, noun: "card") } pour l’écart.
ask-declare = Annoncez-vous quelque chose ?
ask-show = Quelles cartes montrez-vous pour « { $title } » ? Il en faut { $number }.
answer-pass = Passer
answer-parole = Parole
answer-bid = { $contract }
answer-bid-announcing = { $contract }, en annonçant : { LIST($feats) }
answer-call-off = Faire annuler la donne
answer-play-on = Jouer cette main
answer-announce = Annoncer { TITLE($title, form: "indefinite") }
answer-announce-not = Ne rien annoncer
answer-declare = Annoncer { TITLE($title, form: "indefinite") }
answer-declare-not =
    { $declared ->
        [yes] Rien de plus
       *[no] Ne rien annoncer
    }
answer-back = Revenir
pick-discard = Écarter ces cartes
pick-show = Montrer ces cartes
