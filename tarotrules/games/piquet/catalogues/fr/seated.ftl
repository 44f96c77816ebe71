### Une partie contre des robots : ce que l’on voit à table, ce que l’on y dit, ce que l’on y demande.
### news-… se dit des autres, you-… du joueur de ce siège.

# Ce qu’est chacun ; entre le premier et le donneur, à plus de deux, rien.
seat-role =
    { $role ->
        [elder] premier
        [younger] dernier
        [dealer] donneur
        [partner] en face
       *[other] { "" }
    }
seat-column-player = Joueur
seat-column-role = Main
seat-column-deal = Donne
seat-column-before = Avant
seat-column-total = Total
seat-drawn = du talon
# Ce qui est posé à côté.
seat-discard = Votre écart : { $cards }
seat-saw = Vu au talon : { $cards }
seat-left = Reste du talon : { $cards }

### Ce que l’on dit des combinaisons

call-point = { $title } de { COUNTED($cards, noun: "card") }
call-many =
    { $n ->
        [3] brelan
        [4] quatorze
       *[other] { $n }
    }
call-key =
    { $key ->
        [cards] { COUNTED($n, noun: "card") }
        [pips] { COUNTED($n, noun: "pip") }
       *[top] { call-high }
    }
call-high =
    { $n ->
        [14] as
        [13] roi
        [12] dame
        [11] valet
       *[other] { $n }
    }
call-other = { $title } ({ $told })
call-none = { TITLE($title, form: "none") }
call-asks =
    { $key ->
        [cards] combien de cartes ?
        [pips] combien font-elles ?
       *[top] { $of ->
            [rank] de quoi ?
            [run] à quoi ?
            [suit] à quoi ?
           *[hand] à quoi ?
        }
    }
call-told =
    { $key ->
        [top] { $of ->
            [rank] { $n ->
                [14] d’as
                [13] de rois
                [12] de dames
                [11] de valets
                [10] de dix
                [9] de neuf
                [8] de huit
                [7] de sept
               *[other] de six
            }
            [run] { $n ->
                [14] majeure
                [13] au roi
                [12] à la dame
                [11] au valet
                [10] au dix
                [9] au neuf
               *[other] au huit
            }
            [suit] { call-high }
           *[hand] { call-high }
        }
        [cards] { $n }
       *[pips] { $n }
    }
call-answer =
    { $word ->
        [good] bon
        [not_good] ne vaut pas
       *[equal] égal
    }
call-answer-own = { $answer } : { $own }

### Ce qui arrive

news-says = { $who } : « { BEGIN($what) } »
news-exchanges =
    { $n ->
        [0] { $who } n’écarte rien.
       *[other] { $who } écarte { COUNTED($n, noun: "card") }.
    }
news-asks-to-see = { $who } demande à voir : { $title }.
news-looks = { $who } regarde ce qui reste du talon, et vous aussi : { $cards }
news-looks-not = { $who } ne regarde pas ce qui reste du talon.
news-leads = { $who } entame : { $card }
news-scores = { $who } marque { $n } : { $what }
news-milestone = { BEGIN($title) } ! { $who } marque { $n } de plus.
news-trick = Pli { $number } : { $cards }
news-account = { $who } : { $what } – { $n }{ $see }
news-wins = { $who } gagne la partie par { $most } à { $least }.
news-pays = { $what } : { $who } paie { $n }{ $see }.
news-wins-game = { $who } gagne la manche par { $most } à { $least }.
news-counts = La manche compte { $n } pour { $who }{ $see }.
news-wins-partie = { $who } gagne la partie.

### Ce que fait le joueur de ce siège

you-says = Vous : « { BEGIN($what) } »
you-exchanges =
    { $n ->
        [0] Vous n’écartez rien.
       *[other] Vous écartez { COUNTED($n, noun: "card") }.
    }
you-discards = Vous écartez { $cards }
you-draws = Vous prenez { $cards }
you-leaves = Vous laissez au talon { $cards }
you-asks-to-see = Vous demandez à voir : { $title }.
you-looks = Vous regardez ce qui reste du talon, et tous le voient : { $cards }
you-looks-not = Vous ne regardez pas ce qui reste du talon.
you-leads = Vous entamez : { $card }
you-scores = Vous marquez { $n } : { $what }
you-milestone = { BEGIN($title) } ! Vous marquez { $n } de plus.
you-account = Vous : { $what } – { $n }{ $see }
you-score = Vous marquez { COUNTED($n, noun: "point") }.
you-wins = Vous gagnez la partie par { $most } à { $least }.
you-pays = { $what } : vous payez { $n }{ $see }.
you-wins-game = Vous gagnez la manche par { $most } à { $least }.
you-counts = La manche compte { $n } pour vous{ $see }.
you-wins-partie = Vous gagnez la partie.
seat-winners =
    { $level ->
        [yes] La partie est nulle : tous ont { $n }.
       *[no] La partie est finie. Plus haut total, { $n } : { LIST($winners) }.
    }
you-must-follow =
    { $suit ->
        [S] On joue pique, et vous en avez : vous devez fournir.
        [H] On joue cœur, et vous en avez : vous devez fournir.
        [D] On joue carreau, et vous en avez : vous devez fournir.
       *[C] On joue trèfle, et vous en avez : vous devez fournir.
    }
you-may-not =
    { $reason ->
        [exchange-number] Vous ne pouvez pas écarter ce nombre de cartes.
        [call-too-low] Ce que vous annoncez doit valoir mieux que ce qui a été annoncé.
        [call-sunk] Vous avez de quoi annoncer, et vous devez le dire.
        [answer-better] Vous avez mieux : cela ne vaut pas.
        [answer-worse] Vous n’avez rien d’aussi bon : c’est bon.
        [answer-first] Vous avez autant de cartes : demandez d’abord combien elles font, ou à quoi.
        [answer-ask] Ce qui est dit suffit : il n’y a rien à demander.
       *[answer-equal] Vous avez autant : c’est égal.
    }

### Ce que l’on demande

ask-claim = Votre main vaut par elle-même : { $title }. L’annoncez-vous ?
ask-exchange =
    { $many ->
        [exactly] Choisissez { COUNTED($most, noun: "card") } à écarter.
        [range] Choisissez de { $least } à { COUNTED($most, noun: "card") } à écarter ; il y en a { $stock } au talon.
       *[up_to] Choisissez jusqu’à { COUNTED($most, noun: "card") } à écarter ; il y en a { $stock } au talon.
    }
ask-call = Qu’annoncez-vous ?
ask-call-after =
    { $heard ->
        [not_good] L’annonce de { $who } ne vaut pas ({ $title }). Qu’annoncez-vous ?
        [equal] L’annonce de { $who } est égale à la vôtre ({ $title }). Qu’annoncez-vous ?
       *[nothing] { $who } n’a rien annoncé ({ $title }). Qu’annoncez-vous ?
    }
ask-answer = { $who } annonce : { $what }. Que répondez-vous ?
ask-raise = Votre annonce ne vaut pas ({ $title }). Annoncez-vous encore ce que rien ne peut battre ?
ask-tell = Votre annonce est bonne ({ $title }). Que comptez-vous encore ?
ask-show = { $who } compte : { $list }. Demandez-vous à voir ?
ask-look =
    { $n ->
        [one] Une carte reste au talon. Si vous la regardez, tous la voient.
       *[other] { $n } cartes restent au talon. Si vous les regardez, tous les voient.
    }
answer-claim = Annoncer { $title }
answer-claim-not = Ne rien dire
answer-exchange-none = N’écarter aucune carte
answer-call = { $what } – { $cards }
answer-raise-not = Rien
answer-enough = Rien de plus
answer-show-not = Non
answer-show = Demander à voir
answer-look-not = Laisser le talon
answer-look = Regarder
pick-exchange = Écarter ces cartes
