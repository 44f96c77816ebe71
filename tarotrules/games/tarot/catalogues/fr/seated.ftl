## À une table de robots

seat-trump = A{ $n }
seat-here = { $who } (vous)
seat-role =
    { $role ->
        [taker] preneur
        [partner] partenaire
       *[defender] défenseur
    }
seat-column-player = Joueur
seat-column-role = Rôle
seat-column-tricks = Plis
seat-column-before = Avant
seat-column-now = Tapis
seat-column-total = Total
seat-column-deal = Donne
seat-deal = Donne { $deal }
seat-deal-of = Donne { $deal } sur { $of }
seat-dealer = donneur { $who }
seat-contract = { $contract } ({ $who })
seat-sheet = Donne { $deal } : la marque
seat-next = { $who } donne ensuite.
seat-winner = La partie est finie. Plus haut total : { LIST($winners) }.

### What happens

news-deals = { $who } donne.
news-excused = { $who } annonce que cette carte est dispensée : { $cards }
news-passes = { $who } passe.
news-parole = { $who } dit « parole ».
news-bid = { $who } annonce : { $contract }.
news-contract = { $who } prend : { $contract }.
news-announces = { $who } annonce { TITLE($title, form: "indefinite") }.
news-calls-off = { $who } fait annuler la donne : { $title }.
news-calls = { $who } appelle { $card }.
news-partner = { $who } est le partenaire.
news-alone = Le preneur joue seul.
news-chien = Le chien : { $cards }
news-discards = { $who } écarte.
news-discards-cards = { $who } écarte { $cards }
news-declares = { $who } annonce { TITLE($title, form: "indefinite") }.
news-shows = { $who } montre { $cards }
news-card = { $who } { $card }
news-trick = Pli { $number } : { $cards }
news-trick-won = { $who } l’emporte.
news-all-passed = Tout le monde a passé.
news-annulled = La donne est annulée : une main obligeait à redonner.
news-discard-was = L’écart était { $cards }
news-chien-was = Le chien était { $cards }

### What is asked

ask-redeal = Cette main permet d’annuler la donne : { $title }.
ask-bid = Qu’annoncez-vous ?
ask-announce = Annoncer { TITLE($title, form: "indefinite") } ?
ask-call = Quelle carte appelez-vous ?
ask-discard = Choisissez { COUNTED($number, noun: "card") } pour l’écart.
ask-declare = Annoncez-vous quelque chose ?
ask-show = Quelles cartes montrez-vous pour « { $title } » ? Il en faut { $number }.
ask-play =
    { $leads ->
        [yes] À vous de commencer le pli.
       *[no] À vous de jouer.
    }
ask-next = La donne est finie.
why-not-this-card =
    { $reason ->
        [discard-never] Cette carte ne peut jamais aller à l’écart.
       *[discard-only-if-forced] Cette carte ne peut aller à l’écart que faute d’autres.
    }
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
