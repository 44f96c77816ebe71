### Le livret de règles du piquet, chapitre par chapitre.
### name-… : le nom d’une règle, en tête de celle-ci et dans les listes.

chapter-deal = La distribution
chapter-blank = Ce que vaut la main entière
chapter-exchange = L’écart
chapter-calls = Les annonces
chapter-reckoning = Le compte des points
chapter-match = La partie

title-indefinite = { TITLE($title, form: "indefinite") }
title-listed = { TITLE($title, form: "listed") }
title-definite = { TITLE($title, form: "definite") }

## Le jeu

name-game-hands = Premier et dernier
game-hands =
    { $two ->
        [yes] À chaque donne, celui qui ne donne pas est le *premier en cartes*, ou simplement le premier ; le donneur est le *dernier en cartes*, ou simplement le dernier. Le premier { $exchanges ->
            [yes] écarte et annonce
           *[no] annonce
        } avant l’autre, et c’est lui qui entame.
       *[no] À chaque donne, le joueur qui suit le donneur est le *premier en cartes*, ou simplement le premier ; il annonce avant les autres, et c’est lui qui entame. Les autres sont tous des *derniers en cartes*, et le donneur parle après eux. Ce que ces règles disent du dernier vaut pour chacun d’eux, à son tour.
    }
game-hands-advantage = Le premier a un grand avantage ; c’est pourquoi on donne à tour de rôle.
game-aim-partie =
    { $end ->
        [deals] Le but est d’avoir plus de points que { $two ->
            [yes] l’autre
           *[no] les autres
        } à la fin de la partie{ $see }.
        [score] Le but est d’atteindre le premier le nombre de points qui termine la partie{ $see }.
       *[agreed] Le but est de marquer le plus de points possible.
    }
game-aim = Au cours d’une donne, on marque des points pour ce que l’on a en main{ $hand }, pour les plis que l’on commence ou que l’on remporte{ $play }, et pour la majorité des plis et le capot{ $cards }.
game-aim-early = Celui qui atteint un certain total avant { $two ->
        [yes] que l’autre
       *[no] qu’un autre
    } ait rien marqué reçoit en plus une forte prime{ $see }.
name-game-course = Déroulement d’une donne
game-course = Une donne se déroule ainsi : { $steps }.
game-course-step =
    { $step ->
        [deal] on distribue les cartes{ $see }
        [elder] le premier écarte et prend des cartes au talon{ $see }
        [dealer] le donneur écarte et prend des cartes au talon{ $see }
        [younger] le dernier fait de même{ $see }
        [calls] le premier annonce et le dernier répond{ $see }
        [younger_calls] le dernier nomme et marque ce qu’il a de bon{ $see }
        [lead] le premier entame{ $see }
       *[play] l’on joue les plis{ $see }
    }
name-game-partie = La partie
game-partie =
    { $end ->
        [deals] Une *partie* se compose de { COUNTED($deals, noun: "deal") }{ $see }.
        [score] On donne jusqu’à ce que quelqu’un ait assez de points ; ces donnes forment une *partie*{ $see }.
       *[agreed] Autant de donnes que l’on veut forment une *partie*{ $see }.
    }
game-partie-paid = À la fin, le perdant paie le gagnant{ $see }.

## Les cartes

deck-pack = On joue avec { COUNTED($cards, noun: "card") } : { $ranks } de chaque couleur (pique, cœur, carreau et trèfle).
name-deck-order = Ordre des cartes
deck-order = Dans chaque couleur, l’as est la plus forte carte, et les autres la suivent dans l’ordre donné ci-dessus. Il n’y a pas d’atout.
name-deck-pips = Points de carte
deck-pips = L’as vaut 11 points de carte ; le roi, la dame, le valet et le dix en valent chacun 10 ; toute autre carte vaut le chiffre qu’elle porte.
name-deck-packs = Deux jeux en alternance
deck-packs-choice =
    { $chooses ->
        [yes] Le premier donneur de la partie choisit celui des deux qui sert d’abord.
       *[no] Personne ne choisit par quel jeu l’on commence.
    }
deck-packs =
    { $packs ->
        [two_in_turn] { $two ->
            [yes] On se sert tour à tour de deux jeux : pendant que le donneur en distribue un, l’autre joueur rassemble le second, qui sert à la donne suivante.
           *[no] On se sert tour à tour de deux jeux : pendant que le donneur en distribue un, un autre joueur rassemble le second, qui sert à la donne suivante.
        }
       *[one] On se sert d’un seul jeu.
    }
name-deck-classes = Noms de cartes
deck-classes = Dans ces règles, certains noms désignent plusieurs cartes à la fois.
deck-rank =
    { $rank ->
        [ace] as
        [king] roi
        [queen] dame
        [jack] valet
       *[other] { NUMBER($n, gender: "m") }
    }
cards-of-rank =
    { $rank ->
        [ace] les as
        [king] les rois
        [queen] les dames
        [jack] les valets
       *[other] { $n ->
            [10] les dix
            [9] les neuf
            [8] les huit
            [7] les sept
           *[other] les six
        }
    }
card-name = { $rank ->
        [ace] l’as
        [king] le roi
        [queen] la dame
        [jack] le valet
       *[other] le { $n }
    } de { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }

## La distribution

name-seating-dealer = Le premier donneur
seating-first-dealer =
    { $way ->
        [higher_chooses] Avant de commencer, chacun découvre une carte en coupant le jeu : { $two ->
            [yes] celui qui a la plus forte des deux
           *[no] celui qui a la plus forte
        } décide qui fait la première donne.
        [higher_deals] Avant de commencer, chacun découvre une carte en coupant le jeu : { $two ->
            [yes] celui qui a la plus forte des deux
           *[no] celui qui a la plus forte
        } fait la première donne.
       *[lower_deals] Avant de commencer, chacun découvre une carte en coupant le jeu : { $two ->
            [yes] celui qui a la plus faible des deux
           *[no] celui qui a la plus faible
        } fait la première donne.
    }
seating-first-tie = À égalité, on recommence.
name-seating-turns = Tour de donner
seating-turns =
    { $two ->
        [yes] Ensuite, les deux joueurs donnent à tour de rôle.
       *[no] Ensuite, la donne passe chaque fois au joueur suivant.
    }
seating-direction =
    { $direction ->
        [clockwise] On tourne dans le sens des aiguilles d’une montre : le joueur suivant est le voisin de gauche.
       *[counter_clockwise] On tourne dans le sens inverse des aiguilles d’une montre : le joueur suivant est le voisin de droite.
    }
name-deal-cut = Battre et couper
deal-cut =
    { $two ->
        [yes] Avant chaque donne, on bat les cartes et le premier coupe.
       *[no] Avant chaque donne, on bat les cartes et un joueur autre que le donneur coupe.
    }
deal-cut-least = Chacun des deux tas doit compter au moins { COUNTED($n, noun: "card") }.
deal-hands = Le donneur distribue à chaque joueur une main de { COUNTED($hand, noun: "card") }, { $packets }, en commençant par { $first ->
        [elder] le premier
       *[dealer] le donneur
    }.
deal-packet =
    { $n ->
        [1] une par une
       *[other] par { NUMBER($n, gender: "f") }
    }
deal-packet-kept =
    { $kept ->
        [yes] Le donneur qui a choisi l’un de ces nombres s’y tient toute la partie.
       *[no] Le donneur choisit librement entre ces nombres à chaque donne.
    }
name-deal-stock = Le talon
deal-stock =
    { $laid ->
        [one_packet] Les { COUNTED($n, noun: "card") } qui restent forment le _talon_, posé face cachée sur la table en un seul paquet.
        [five_and_three] Les { COUNTED($n, noun: "card") } qui restent forment le _talon_, posé face cachée sur la table en deux paquets : les cinq cartes du dessus sont en travers des autres.
       *[as_dealer_likes] Les { COUNTED($n, noun: "card") } qui restent forment le _talon_. Le donneur le pose face cachée sur la table, en un seul paquet ou en deux ; dans ce dernier cas, les cinq cartes du dessus sont en travers des autres.
    }
deal-no-stock = On distribue toutes les cartes : il n’y a pas de talon.
deal-misdeal =
    { $dealer ->
        [same_dealer] Quand une donne est annulée, celui dont c’était le tour de donner la refait.
       *[next_dealer] Quand une donne est annulée, le tour de donner passe au joueur suivant.
    }
name-seating-sides = Camps
seating-sides =
    { $sides ->
        [opposite] Les joueurs assis l’un en face de l’autre sont partenaires : tout ce que l’un marque est à tous deux.
       *[alone] { $two ->
            [yes] Les deux joueurs sont adversaires.
           *[no] Chacun joue seul contre tous les autres.
        }
    }

## Ce que vaut la main entière

claim-none =
    { $place ->
        [dealt] { BEGIN($title) } est une main qui, à la distribution, ne contient pas { NOUN($noun, case: "partitive") }.
       *[hand] { BEGIN($title) } est une main qui ne contient pas { NOUN($noun, case: "partitive") }.
    }
claim-none-both =
    { $place ->
        [dealt] { BEGIN($title) } est une main qui, à la distribution, ne contient ni { NOUN($noun) } ni { NOUN($other) }.
       *[hand] { BEGIN($title) } est une main qui ne contient ni { NOUN($noun) } ni { NOUN($other) }.
    }
claim-serves = { BEGIN($title) } est une main dont chaque carte entre dans une combinaison que l’on marque.
claim-when = { BEGIN($title) } est une main dont on peut dire ceci : { $when }.
name-claim-when = { BEGIN($title) } : annonce
claim-moment =
    { $moment ->
        [at_once] Celui qui reçoit cette main le dit aussitôt{ $exchanges ->
            [yes] , avant que personne ait écarté
           *[no] {""}
        }.
        [after_discard] Le premier l’annonce avant d’écarter ; le dernier peut attendre que le premier ait écarté.
        [after_exchange] Celui qui a cette main le dit une fois que chacun a pris ses cartes au talon.
       *[when_complete] Cette main se marque sans qu’on l’annonce, dès que chacune de ses cartes est entrée dans une combinaison que l’on marque.
    }
claim-shown =
    { $shown ->
        [at_once] La main s’étale au même moment.
        [before_own_exchange] Il en montre les cartes une à une, après que l’autre joueur a écarté et avant de prendre lui-même au talon. Si c’est le premier, il attend donc, pour prendre ses cartes, que le dernier ait écarté.
        [after_exchange] On étale la main une fois que les deux joueurs ont pris leurs cartes au talon.
       *[not_shown] On n’étale pas cette main.
    }
name-claim-paid = { BEGIN($title) } : valeur
claim-paid = Cette main vaut { $worth }.
claim-tie =
    { $tie ->
        [nobody] Si { $two ->
            [yes] les deux joueurs
           *[no] plusieurs camps
        } ont une telle main, personne ne la marque.
        [everybody] Si { $two ->
            [yes] les deux joueurs
           *[no] plusieurs camps
        } ont une telle main, chacun marque la sienne.
        [elder] Si { $two ->
            [yes] les deux joueurs
           *[no] plusieurs camps
        } ont une telle main, seule compte celle du premier, ou du joueur qui suit de plus près le donneur.
       *[younger] Si { $two ->
            [yes] les deux joueurs
           *[no] plusieurs camps
        } ont une telle main, seule compte celle du dernier, ou du joueur qui parle après les autres.
    }
claim-again =
    { $again ->
        [yes] Si la main est encore telle après l’échange, elle vaut ces points une seconde fois.
       *[no] Seule compte la main reçue : l’échange ne peut ni faire perdre ces points ni les faire marquer une seconde fois.
    }
claim-towards =
    { $whose ->
        [always] Ces points comptent pour { $titles }.
       *[never_younger] Ces points comptent pour { $titles }, mais au premier seulement.
    }
claim-towards-nothing = Ces points ne comptent pour rien d’autre.

## L’écart

name-exchange-elder = L’écart du premier
exchange-elder = Le premier écarte d’abord { $few }, qu’il pose face cachée, puis en prend autant sur le dessus du talon.
exchange-dealer-only = Seul le donneur écarte ; les autres gardent les cartes qu’ils ont reçues.
exchange-few =
    { $how ->
        [none] aucune carte
        [exactly] exactement { COUNTED($most, noun: "card") }
        [up_to] au plus { COUNTED($most, noun: "card") } (ou aucune)
       *[range] { NUMBER($least, gender: "f") } à { COUNTED($most, noun: "card") }
    }
exchange-half =
    { $who ->
        [elder] Le premier prend au moins la moitié du talon, arrondie au nombre supérieur.
       *[younger] Le dernier prend au moins la moitié de ce qui reste, arrondie au nombre supérieur.
    }
exchange-or-none =
    { $who ->
        [elder] Le premier peut aussi renoncer à tout écart.
       *[younger] Le dernier peut aussi renoncer à tout écart.
    }
name-exchange-fewer = Quand le premier écarte moins
exchange-fewer =
    { $said ->
        [yes] Si le premier écarte moins de { COUNTED($most, noun: "card") }, il dit, avant d’en prendre au talon, combien il en laisse au dernier.
       *[no] Si le premier écarte moins de { COUNTED($most, noun: "card") }, il n’est pas obligé de le dire.
    }
name-exchange-unused = Cartes que laisse le premier
exchange-unused =
    { $seen ->
        [by_elder] Le premier peut regarder, parmi les { COUNTED($most, noun: "card") } du dessus du talon, celles qu’il n’a pas prises ; il les remet à leur place, dans le même ordre, sans que le dernier les voie.
       *[by_nobody] Personne ne regarde les cartes que le premier n’a pas prises.
    }
name-exchange-younger = L’écart du dernier
exchange-younger = Ensuite, le dernier écarte { $few }, dans la limite de ce qui reste au talon, et en prend autant.
exchange-younger-alone = Le donneur écarte { $few }, dans la limite de ce que contient le talon, et en prend autant.
exchange-order =
    { $order ->
        [top_first] Il les prend sur le dessus, et donc d’abord celles que le premier a laissées.
       *[own_three] Le dernier prend d’abord les trois dernières cartes du talon, et ensuite seulement celles que le premier a laissées.
    }
name-exchange-left = Cartes que laisse le dernier
exchange-left =
    { $seen ->
        [if_younger_looks] Si le dernier laisse des cartes au talon, il dit, après l’entame et avant de jouer lui-même, s’il veut les regarder. S’il les regarde, le premier peut les voir aussi ; sinon, personne ne les voit.
       *[by_nobody] Personne ne regarde les cartes que le dernier a laissées au talon.
    }
name-exchange-own = Son propre écart
exchange-own =
    { $look ->
        [any_time] Chacun garde son écart à part de sa main et peut le revoir à tout moment ; personne d’autre ne le regarde.
       *[never] Chacun garde son écart à part de sa main, et personne ne le revoit, pas même celui qui l’a fait.
    }
name-exchange-late = Quand il est trop tard
exchange-late =
    { $late ->
        [card_taken] Celui qui a pris en main une carte du talon ne peut plus rien changer à son écart.
       *[stock_touched] Celui qui a touché le talon ne peut plus rien changer à son écart.
    }

## Les annonces

name-calling-order = Ce que l’on annonce
calling-order =
    { $n ->
        [one] Avant de jouer, on compare les mains sur un seul article : { $titles }.
       *[other] Avant de jouer, on compare les mains sur { NUMBER($n, gender: "m") } articles : { $titles }.
    }
calling-turn =
    { $order ->
        [as_listed] On suit toujours cet ordre.
       *[first_fixed] On commence par le premier des articles ci-dessus, et l’on prend les autres dans l’ordre que l’on veut.
    }
calling-best = Pour chaque article, le premier annonce et le dernier lui répond{ $see } : on sait ainsi quelle main l’emporte.
calling-thing = { $title }{ $see }
contest-shape =
    { $of ->
        [suit] { BEGIN($title) } se compose de toutes les cartes d’une même couleur que l’on a en main.
        [run] { BEGIN($title) } est une suite de cartes d’une même couleur, prise dans toute sa longueur : on n’en détache pas une plus courte.
        [rank] { BEGIN($title) } se compose de toutes les cartes de même rang que l’on a en main.
       *[hand] { BEGIN($title) } se compose de toutes les cartes de la main.
    }
contest-among = On n’y compte que { NOUN($noun, number: "other", case: "definite") }.
contest-among-cards = Seules comptent ici { $cards }.
contest-single = Une seule carte suffit.
contest-least = Au moins { COUNTED($n, noun: "card") } sont nécessaires.
contest-least-pips = Au moins { COUNTED($n, noun: "pip") } sont nécessaires.
contest-when = La combinaison n’est admise que si { $when }.
contest-named-run = Une séquence se nomme d’après sa longueur et sa plus forte carte : roi, dame et valet font une « tierce au roi ». Toute séquence qui commence par l’as est dite « majeure ».
contest-named-rank = Trois cartes de même rang font un _brelan_, quatre font un _quatorze_.
name-contest-better = { BEGIN($title) } : qui l’emporte
contest-first =
    { $key ->
        [cards] On compare la meilleure combinaison de chaque main : celle qui a le plus de cartes l’emporte.
        [pips] On compare la meilleure combinaison de chaque main : celle qui fait le plus de points de carte{ $see } l’emporte.
       *[top] { $rank ->
            [yes] On compare la meilleure combinaison de chaque main : celle du rang le plus élevé l’emporte.
           *[no] On compare la meilleure combinaison de chaque main : celle qui commence par la plus forte carte l’emporte.
        }
    }
contest-next =
    { $key ->
        [cards] À égalité, celle qui a le plus de cartes l’emporte.
        [pips] À égalité, celle qui fait le plus de points de carte{ $see } l’emporte.
       *[top] { $rank ->
            [yes] À égalité, celle du rang le plus élevé l’emporte.
           *[no] À égalité, celle qui commence par la plus forte carte l’emporte.
        }
    }
contest-tie =
    { $tie ->
        [nobody] Si les deux meilleures combinaisons sont égales en tout, personne ne marque rien pour cet article{ $lower ->
            [yes] , pas même une combinaison moins bonne
           *[no] {""}
        }.
        [everybody] Si les deux meilleures combinaisons sont égales en tout, chacun marque la sienne.
       *[elder] Si les deux meilleures combinaisons sont égales en tout, celle du premier est bonne.
    }
contest-tie-many =
    { $tie ->
        [nobody] Si les meilleures combinaisons de plusieurs mains sont égales en tout, personne ne marque rien pour cet article{ $lower ->
            [yes] , pas même une combinaison moins bonne
           *[no] {""}
        }.
        [everybody] Si les meilleures combinaisons de plusieurs mains sont égales en tout, chacune d’elles est bonne.
       *[elder] Si les meilleures combinaisons de plusieurs mains sont égales en tout, celle du joueur qui suit de plus près le donneur est bonne.
    }
name-contest-worth = { BEGIN($title) } : valeur
contest-scores =
    { $scores ->
        [best] Seule la meilleure combinaison se marque.
        [all] Celui qui a la meilleure combinaison la marque, ainsi que toutes les autres qu’il a pour cet article ; personne d’autre n’en marque.
        [every_hand] Chacun marque toutes les combinaisons qu’il a pour cet article, à qui que soit la meilleure.
        [best_of_side] Celui qui a la meilleure combinaison la marque, et son partenaire marque la meilleure des siennes ; personne d’autre n’en marque.
       *[all_of_side] Celui qui a la meilleure combinaison la marque, ainsi que toutes les autres qu’il a pour cet article, et son partenaire marque aussi toutes les siennes ; personne d’autre n’en marque.
    }
contest-worth-cards = Elle vaut 1 point par carte.
contest-worth = Chacune vaut { $worth }.
contest-worth-table = Ces combinaisons valent :
contest-worth-caption = Valeurs ({ $title })
contest-size = { $n }
contest-column-cards = Cartes
contest-column-name = Nom
contest-column-points = Points
contest-called-run =
    { $n ->
        [3] tierce
        [4] quatrième
        [5] quinte
        [6] sixième
        [7] septième
        [8] huitième
       *[other] séquence de { $n }
    }
contest-called-rank =
    { $n ->
        [2] paire
        [3] brelan
        [4] quatorze
       *[other] carte seule
    }
name-calling-answers = Demandes et réponses
calling-states-in-full = Pour chaque article, le premier dit aussitôt tout ce qui se compare : « Point de cinq cartes, quarante-neuf », « Quatrième au roi », « Brelan de rois ». Le dernier répond « Bon » s’il n’a rien d’aussi bon, « Ne vaut pas » s’il a mieux, et « Égal » s’il a autant.
calling-states = Pour chaque article, le premier annonce sa meilleure combinaison : « Point de cinq cartes », « Quatrième », « Brelan de rois ». D’un point ou d’une séquence, il ne dit que le nombre de cartes. Le dernier répond « Bon » s’il n’a rien d’aussi bon, et « Ne vaut pas » s’il a mieux.
calling-asks = Si le dernier a autant de cartes, il demande « Combien font-elles ? » pour un point, et « À quoi ? » pour une séquence. Le premier dit alors combien de points de carte fait son point, ou quelle est la plus forte carte de sa séquence, et le dernier répond « Bon », « Ne vaut pas » ou « Égal ».
calling-answer =
    { $answer ->
        [bare] Le dernier ne dit pas ce qu’il a de mieux.
       *[with_own] Quand le dernier répond « Ne vaut pas », il dit aussi ce qu’il a de mieux : « Six », « Cinquante », « Quinte », « Brelan d’as ».
    }
calling-nothing = Si le premier n’a rien à annoncer pour un article, il le dit, et ce que le dernier a pour cet article est bon.
calling-others =
    { $when ->
        [after_lead] Celui dont l’annonce est bonne nomme aussi, s’il veut les marquer, ses autres combinaisons pour cet article : le premier aussitôt, le dernier après l’entame{ $see }.
       *[before_lead] Celui dont l’annonce est bonne nomme aussi, s’il veut les marquer, ses autres combinaisons pour cet article : le premier aussitôt, le dernier juste avant l’entame{ $see }.
    }
calling-dialogue = Voici quelques exemples. { $examples }
calling-example =
    { $of ->
        [suit] { $full ->
            [yes] { $answer ->
                [bare] Pour un point : « Point de cinq cartes, quarante-neuf. – Ne vaut pas. »
               *[with_own] Pour un point : « Point de cinq cartes, quarante-neuf. – Ne vaut pas : cinquante. »
            }
           *[no] { $answer ->
                [bare] Pour un point : « Point de cinq cartes. – Combien font-elles ? – Quarante-neuf. – Ne vaut pas. »
               *[with_own] Pour un point : « Point de cinq cartes. – Combien font-elles ? – Quarante-neuf. – Ne vaut pas : cinquante. »
            }
        }
        [run] { $full ->
            [yes] Pour une séquence : « Quatrième au roi. – Égal. »
           *[no] Pour une séquence : « Quatrième. – À quoi ? – Au roi. – Égal. »
        }
       *[rank] Pour un brelan : « Brelan de rois. – Bon. »
    }
name-calling-raising = Annoncer davantage après coup
calling-raising =
    { $raising ->
        [good_against] Une fois la réponse donnée, le premier ne peut plus rien annoncer de meilleur pour cet article. Seule exception : il peut encore annoncer une combinaison _imbattable_, c’est-à-dire une combinaison que rien de ce que l’autre peut avoir dans sa main ou dans son écart n’égale ni ne bat.
       *[forbidden] Une fois la réponse donnée, le premier ne peut plus rien annoncer pour cet article.
    }
name-calling-sinking = Taire une annonce
calling-sinking =
    { $sinking ->
        [allowed] Personne n’est obligé d’annoncer tout ce qu’il a : on peut annoncer une combinaison moins bonne que la meilleure, ou ne rien dire. Une combinaison que l’on tait ne se marque pas et n’empêche pas l’autre de marquer la sienne.
       *[forbidden] Chacun doit annoncer ce qu’il a de meilleur ; on ne peut rien taire.
    }
calling-implied = Toutefois, une combinaison que l’on n’a pas annoncée barre l’adversaire si une autre annonce montre qu’on l’avait en main{ $see }.
name-calling-younger = Les annonces du dernier
calling-younger =
    { $when ->
        [after_lead] Après l’entame et avant de jouer lui-même, le dernier nomme celles de ses combinaisons qui sont bonnes, et les marque.
       *[before_lead] Avant l’entame, le dernier nomme celles de ses combinaisons qui sont bonnes, et les marque.
    }
name-calling-showing = Montrer ses annonces
calling-showing =
    { $show ->
        [on_demand] On n’est pas obligé d’étaler ce que l’on a annoncé, mais on doit montrer à tout moment, sur demande, les cartes annoncées.
        [at_once] Celui qui marque une combinaison l’étale devant tous, puis la reprend en main.
       *[before_lead] Celui qui marque une combinaison l’étale devant tous avant de jouer sa première carte.
    }

## Le jeu de la carte

name-play-lead = Entame
play-lead = Le premier entame. Ensuite, celui qui remporte un pli commence le suivant.
play-follow = Celui qui a de la couleur demandée doit en jouer, sans être obligé de mettre une carte plus forte. Celui qui n’en a pas joue la carte de son choix.
name-play-winner = Remporter un pli
play-winner = La plus forte carte de la couleur demandée remporte le pli.
name-play-tricks = Les plis remportés
play-tricks =
    { $lie ->
        [face_up] Chacun pose devant soi, à découvert, les plis qu’il remporte.
       *[face_down] Chacun pose devant soi, face cachée, les plis qu’il remporte.
    }
play-look-back =
    { $look ->
        [any_time] Chacun peut revoir à tout moment tous les plis, y compris ceux qu’il n’a pas remportés.
        [own] Chacun peut revoir ses plis, mais aucun autre.
       *[never] Personne ne revoit les plis remportés.
    }
name-count-lead = Point de la première carte
name-count-win = Point du pli
name-count-last = Point du dernier pli
count-always =
    { $payee ->
        [leader] Celui qui commence un pli marque { $worth }, qu’il le remporte ou non.
       *[winner] Celui qui remporte un pli marque { $worth }.
    }
count-over = Celui qui remporte un pli sans l’avoir commencé marque { $worth }.
count-last =
    { $payee ->
        [leader] Celui qui commence le dernier pli marque { $worth } de plus.
       *[winner] Celui qui remporte le dernier pli marque { $worth } de plus.
    }
count-if =
    { $payee ->
        [leader] Celui qui commence un pli marque { $worth } si { $when }.
       *[winner] Celui qui remporte un pli marque { $worth } si { $when }.
    }
count-over-if = Celui qui remporte un pli sans l’avoir commencé marque { $worth } si { $when }.
count-last-if =
    { $payee ->
        [leader] Celui qui commence le dernier pli marque { $worth } de plus si { $when }.
       *[winner] Celui qui remporte le dernier pli marque { $worth } de plus si { $when }.
    }
name-play-together = Ce que cela fait en tout
play-together = Sur l’ensemble des { COUNTED($tricks, noun: "trick") }, les joueurs marquent toujours { COUNTED($sum, noun: "point") } à eux deux, plus { COUNTED($each, noun: "point") } pour chaque pli remporté par celui qui ne l’a pas commencé.
name-play-cards = Les cartes
play-cards = Celui qui, à la fin de la donne, a remporté plus de plis que l’autre marque { $worth } pour *les cartes*.
play-cards-nothing = La majorité des plis ne rapporte rien.
play-cards-divided =
    { $n ->
        [0] Si les deux joueurs ont autant de plis l’un que l’autre, personne ne marque ces points.
       *[other] Si les deux joueurs ont autant de plis l’un que l’autre, chacun marque { COUNTED($n, noun: "point") }.
    }
play-cards-most = Celui qui, à la fin de la donne, a remporté le plus de plis marque { $worth } pour *les cartes*.
play-cards-most-nothing = Avoir le plus de plis ne rapporte rien.
play-cards-most-divided =
    { $n ->
        [0] Si plusieurs joueurs en ont autant et que personne n’en ait davantage, aucun ne marque pour les cartes.
       *[other] Si plusieurs joueurs en ont autant et que personne n’en ait davantage, chacun d’eux marque { COUNTED($n, noun: "point") }.
    }
play-cards-counted = Les points des cartes se marquent après le dernier pli.
play-cards-early =
    Mais si un joueur remporte plus de la moitié de tous les plis avant { $two ->
        [yes] que l’autre
       *[no] qu’un autre
    } en ait remporté un seul, il marque les points des cartes aussitôt, avec le pli qui lui donne la majorité.
play-cards-none-won = Si un joueur n’a remporté aucun pli, chacun des autres marque { COUNTED($n, noun: "point") }.
name-play-capot = Le capot
play-capot =
    { $n ->
        [0] Celui qui remporte les { COUNTED($tricks, noun: "trick") } fait *capot*, et ne marque rien pour les cartes.
       *[other] Celui qui remporte les { COUNTED($tricks, noun: "trick") } fait *capot* : il marque { COUNTED($n, noun: "point") }, mais rien pour les cartes.
    }
play-capot-rest = Celui qui remporte les { COUNTED($tricks, noun: "trick") } fait *capot*, ce qui vaut { COUNTED($n, noun: "point") } en tout. Comme il a déjà marqué les { $had } points des cartes{ $see }, il en ajoute { $rest }.
name-play-aloud = Compter à haute voix
play-silent = Personne n’est obligé de dire ses points pendant le jeu : chacun compte pour soi, et l’on n’écrit que le total, à la fin de la donne.
play-aloud = Chaque fois qu’un joueur marque, il dit à haute voix combien de points il a maintenant dans la donne. On n’écrit que le total, à la fin de la donne.

## Le compte des points

name-reckoning-order = Ordre du compte
reckoning-order = Les points d’une donne se comptent toujours dans l’ordre suivant, peu importe qui les marque et quand : { $list }.
reckoning-category =
    { $category ->
        [claims] ce que vaut la main entière
        [contests] les annonces
        [play] les points du jeu de la carte
       *[cards] les points des cartes et du capot
    }
reckoning-together = Toutes les combinaisons qu’un joueur marque pour un même article se comptent ensemble.
reckoning-milestones = { BEGIN($titles) } vient juste après les points qui y donnent droit.
reckoning-calls = les annonces ({ $list })
reckoning-complete = { BEGIN($title) } vient juste après toutes les combinaisons de l’article qui la complète : une fois ces combinaisons comptées, chaque carte de la main est entrée dans une combinaison marquée. Si ces combinaisons donnent droit à une prime, cette prime vient avant { $title }.
reckoning-early = Les points des cartes, quand ils se marquent en cours de jeu, viennent juste après le pli qui donne la majorité{ $see }.
name-reckoning-equal = Annonces égales
reckoning-equal = Quand les meilleures combinaisons d’un article sont égales, elles ne se marquent pas.
reckoning-equal-for = Quand les meilleures combinaisons d’un article sont égales, elles ne se marquent pas ; pour { $titles }, c’est comme si personne ne les avait annoncées.
name-milestone-counts = { BEGIN($title) } : ce qui compte
milestone-what =
    { $barred ->
        [earlier] { $who ->
            [anyone] Le joueur qui arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } avant { $two ->
                [yes] que l’autre
               *[no] qu’un autre
            } ait rien marqué fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus.
            [elder] Si le premier en cartes arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } avant { $two ->
                [yes] que l’autre
               *[no] qu’un autre
            } ait rien marqué, il fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus. Le dernier ne peut pas faire { $title }.
           *[younger] Si le dernier en cartes arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } avant { $two ->
                [yes] que l’autre
               *[no] qu’un autre
            } ait rien marqué, il fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus. Le premier ne peut pas faire { $title }.
        }
        [any_call] { $who ->
            [anyone] Le joueur qui arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } avant { $two ->
                [yes] que l’autre
               *[no] qu’un autre
            } ait rien marqué fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus, pourvu { $two ->
                [yes] que l’autre
               *[no] qu’aucun autre
            } ne marque rien pour ce qu’il a en main, même plus tard.
            [elder] Si le premier en cartes arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } avant { $two ->
                [yes] que l’autre
               *[no] qu’un autre
            } ait rien marqué, il fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus, pourvu { $two ->
                [yes] que l’autre
               *[no] qu’aucun autre
            } ne marque rien pour ce qu’il a en main, même plus tard. Le dernier ne peut pas faire { $title }.
           *[younger] Si le dernier en cartes arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } avant { $two ->
                [yes] que l’autre
               *[no] qu’un autre
            } ait rien marqué, il fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus, pourvu { $two ->
                [yes] que l’autre
               *[no] qu’aucun autre
            } ne marque rien pour ce qu’il a en main, même plus tard. Le premier ne peut pas faire { $title }.
        }
       *[anything] { $who ->
            [anyone] Le joueur qui arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone } fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus, pourvu { $two ->
                [yes] que l’autre
               *[no] qu’aucun autre
            } ne marque rien de ce qui y compte, même plus tard.
            [elder] Si le premier en cartes arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone }, il fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus, pourvu { $two ->
                [yes] que l’autre
               *[no] qu’aucun autre
            } ne marque rien de ce qui y compte, même plus tard. Le dernier ne peut pas faire { $title }.
           *[younger] Si le dernier en cartes arrive à { COUNTED($reach, noun: "point") } ou plus{ $alone }, il fait *{ $title }* et marque { COUNTED($worth, noun: "point") } de plus, pourvu { $two ->
                [yes] que l’autre
               *[no] qu’aucun autre
            } ne marque rien de ce qui y compte, même plus tard. Le premier ne peut pas faire { $title }.
        }
    }
milestone-alone =
    { $alone ->
        [yes] {" "}avec sa seule main
       *[no] {""}
    }
milestone-counts = On ne compte ici que { $list }.
milestone-category =
    { $category ->
        [claims] la valeur de la main entière
        [contests] les annonces
        [play] les points du jeu de la carte
       *[cards] les points des cartes, quand ils se marquent en cours de jeu
    }
milestone-order =
    { $order ->
        [by_category] Pour savoir quels points viennent d’abord, on suit l’ordre du compte{ $see }, sans regarder à quel moment ces points ont été marqués.
       *[as_it_happens] Pour savoir quels points viennent d’abord, on regarde quand on les annonce à la table, et l’on ne suit pas l’ordre du compte{ $see }.
    }
milestone-lead-late = Le point que le premier marque en entamant, avant les annonces du dernier, n’arrête donc pas le dernier.
milestone-hand-first = Ce que le dernier marque pour sa main arrête donc le premier, même si le dernier ne le marque qu’après l’entame.
milestone-lead-first = Le point que le premier marque en entamant vient donc avant ce que le dernier marque pour sa main.
milestone-by-lead = Si le premier a { COUNTED($n, noun: "point") } en main, il n’a plus qu’à entamer pour atteindre le total voulu.
name-reckoning-never-both = Jamais les deux
reckoning-never-both = Celui qui a fait { $title } ne fait pas aussi { $other } dans la même donne.
name-reckoning-apart = Ce qui ne compte pas
reckoning-apart =
    { $cards ->
        [late] Pour { $titles }, on laisse de côté les points des cartes et du capot, s’ils se marquent après le dernier pli.
       *[never] Pour { $titles }, on laisse de côté les points des cartes et du capot.
    }

## La partie

name-match-end = Longueur de la partie
match-deals = La partie se joue en { COUNTED($n, noun: "deal") }.
match-deals-each = Chacun donne { $n ->
        [1] une
       *[other] { NUMBER($n, gender: "f") }
    } fois.
match-score =
    { $reached ->
        [at_once] { $what ->
            [game] Une manche finit dès que quelqu’un atteint { COUNTED($n, noun: "point") } en tout, les points de chaque donne étant comptés dans leur ordre{ $see }.
           *[partie] La partie finit dès que quelqu’un atteint { COUNTED($n, noun: "point") } en tout, les points de chaque donne étant comptés dans leur ordre{ $see }.
        }
       *[after_deal] { $what ->
            [game] Une manche finit avec la donne où quelqu’un atteint { COUNTED($n, noun: "point") } en tout.
           *[partie] La partie finit avec la donne où quelqu’un atteint { COUNTED($n, noun: "point") } en tout.
        }
    }
name-match-games = Manches et partie
match-games = La partie est à celui qui a le premier { COUNTED($n, noun: "game") }.
match-agreed = Les joueurs conviennent d’avance de la longueur de la partie.
name-match-weights = Donnes qui comptent davantage
match-weights = Les points d’une donne sont multipliés avant d’être ajoutés : { $list }.
match-weight = la { $deal ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[other] { $deal }e
    } par { $n }
match-weights-after = Les autres donnes comptent une fois.
name-match-settling = Règlement
match-settling =
    { $paid ->
        [yes] On additionne les points de toutes les donnes. Celui qui en a le plus gagne la partie, et l’autre paie.
       *[no] On additionne les points de toutes les donnes. Celui qui en a le plus gagne la partie ; rien ne se paie.
    }
match-settling-many =
    { $paid ->
        [yes] On additionne les points de toutes les donnes. Celui qui en a le plus gagne la partie ; celui qui en a le moins est le perdant, et paie.
       *[no] On additionne les points de toutes les donnes. Celui qui en a le plus gagne la partie ; rien ne se paie.
    }
match-settling-score =
    { $reached ->
        [at_once] Celui qui atteint ce total le premier a gagné ; l’autre, quel que soit son propre total, est le perdant.
       *[after_deal] Celui qui a alors le plus de points a gagné ; l’autre est le perdant.
    }
name-settle-rubicon = Le rubicon
name-settle-double = Manche double
name-settle-single = Manche simple
name-settle-plain = Paiement ordinaire
settle-if = Si { $when }, le gagnant reçoit { $payment }.
settle-else = Dans tous les autres cas, le perdant paie { $payment }.
settle-always = Le perdant paie { $payment }.
settle-game-if = Si { $when }, le gagnant compte { COUNTED($n, noun: "game") }.
settle-game-else = Dans tous les autres cas, le gagnant compte { COUNTED($n, noun: "game") }.
settle-game-always = Le gagnant compte { COUNTED($n, noun: "game") }.
settle-example = Par exemple, { $winner } à { $loser } : le perdant paie { $payment }.
name-match-tie = Totaux égaux
match-tie =
    { $tie ->
        [one_each_then_drawn] { $two ->
            [yes] Si les totaux sont égaux, chacun donne encore une fois ; s’ils le restent, la partie est nulle.
           *[no] Si les plus hauts totaux sont égaux, chacun donne encore une fois ; s’ils le restent, la partie est nulle.
        }
        [played_on] { $two ->
            [yes] Si les totaux sont égaux, chacun donne encore une fois, et ainsi de suite jusqu’à ce qu’ils diffèrent.
           *[no] Si les plus hauts totaux sont égaux, chacun donne encore une fois, et ainsi de suite jusqu’à ce qu’ils diffèrent.
        }
       *[drawn] { $two ->
            [yes] Si les totaux sont égaux, la partie est nulle.
           *[no] Si les plus hauts totaux sont égaux, la partie est nulle.
        }
    }

## Les irrégularités

name-irregularities-bars = Barrer
irregularities-bars = Ce qu’un joueur a en main sans le marquer peut *barrer* l’adversaire : cela ne rapporte rien à ce joueur, mais l’adversaire ne marque rien de moins bon pour le même article.
irregularities-bars-milestones = Ce qui barre arrête aussi { $titles } de l’adversaire, comme le feraient des points marqués.
fault-raised = Toutefois, une combinaison imbattable peut encore s’annoncer{ $see }.
fault-event =
    { $event ->
        [deal_out_of_turn] Donner hors de son tour
        [wrong_pack] Un jeu pris pour l’autre
        [bad_pack] Un jeu défectueux
        [wrong_count] Une carte de trop ou de moins
        [several_counts_wrong] Plusieurs cartes de trop ou de moins
        [card_exposed] Carte vue
        [faced_card] Carte retournée dans le jeu
        [cards_too_many] Trop de cartes après l’échange
        [cards_too_few] Trop peu de cartes après l’échange
        [stock_seen] Regarder dans le talon
        [other_stock_taken] Prendre au talon les cartes de l’autre
        [point_asked_with_longer] Demander avec un point plus long
        [call_too_low] Annoncer trop peu
        [wrong_answer] Fausse réponse
        [wrong_claim] Fausse annonce
        [wrong_name] Nom inexact
        [impossible_claim] Annonce impossible
        [not_shown] Annonce non montrée
        [forgotten] Oubli
        [revoke] Renonce
        [lead_out_of_turn] Jouer hors de son tour
       *[wrong_information] Faux renseignement
    }
fault-meant =
    { $event ->
        [deal_out_of_turn] Un joueur a donné sans que ce soit son tour.
        [wrong_pack] On a distribué le mauvais des deux jeux.
        [bad_pack] Un jeu est défectueux s’il y manque une carte, ou si une carte y est deux fois.
        [wrong_count] À la distribution, un seul joueur a reçu une carte de trop ou une de moins.
        [several_counts_wrong] À la distribution, { $two ->
            [yes] les deux joueurs ont reçu
           *[no] plusieurs joueurs ont reçu
        } un mauvais nombre de cartes, ou un seul joueur a deux cartes ou plus en trop ou en moins.
        [card_exposed] Pendant la distribution, on a vu une carte destinée au talon ou { $two ->
            [yes] au premier
           *[no] à un joueur autre que le donneur
        }.
        [faced_card] Une carte se trouve à découvert dans le jeu.
        [cards_too_many] Un joueur a écarté trop peu de cartes ou en a pris trop au talon.
        [cards_too_few] Un joueur a écarté trop de cartes ou en a pris trop peu au talon.
        [stock_seen] Un joueur a regardé une carte du talon sans en avoir le droit.
        [other_stock_taken] Un joueur a pris au talon une carte qui revient à l’autre.
        [point_asked_with_longer] Le dernier a demandé combien fait le point du premier, alors qu’il a lui-même un point plus long.
        [call_too_low] Pour un article, le premier a annoncé par erreur une combinaison moins bonne que sa meilleure.
        [wrong_answer] Le dernier s’est trompé de réponse : il a dit, par exemple, « Bon » alors qu’il a mieux.
        [wrong_claim] Un joueur a annoncé une combinaison qu’il n’a pas, et l’autre, qui n’a rien d’aussi bon, a accepté cette annonce.
        [wrong_name] Un joueur a mal nommé une combinaison, mais on comprend ce qu’il veut dire.
        [impossible_claim] Un joueur a annoncé une combinaison dont l’autre, au vu de ses propres cartes, peut savoir qu’elle est impossible ; peu importe qu’elle ait été acceptée comme bonne.
        [not_shown] Un joueur n’a pas montré à temps ce qu’il a annoncé.
        [forgotten] Pour un article, un joueur n’a rien annoncé alors qu’il avait une bonne combinaison, ou il a annoncé la meilleure et oublié les autres.
        [revoke] Il y a renonce quand un joueur ne fournit pas, alors qu’il le pourrait.
        [lead_out_of_turn] Un joueur a commencé un pli sans que ce soit à lui de le faire.
       *[wrong_information] Un joueur, interrogé sur les cartes qu’il a annoncées, a donné une réponse inexacte.
    }
fault-found =
    { $found ->
        [before_looking] Si on le remarque avant que personne ait regardé ses cartes, { $then }.
        [before_exchange] { $after ->
            [agreed] À défaut d’accord, ou si on le remarque ensuite, mais avant que personne ait pris une carte au talon
            [yes] Sinon, tant que personne n’a pris de carte au talon
           *[no] Si on le remarque avant que personne ait pris une carte au talon
        }, { $then }.
        [before_answer] Si on le remarque avant { $event ->
            [lead_out_of_turn] qu’une autre carte ait été jouée à ce pli
           *[other] que le dernier ait répondu
        }, { $then }.
        [before_next_call] Si on le remarque avant que le premier ait fait une autre annonce ou entamé, { $then }.
        [before_own_card] Si on le remarque avant que le fautif ait joué une carte, { $then }.
        [before_trick] Si on le remarque avant que le dernier ait joué au premier pli, { $then }.
        [later] Si on ne le remarque que plus tard, { $then }.
       *[always] { BEGIN($then) }.
    }
fault-remedy =
    { $remedy ->
        [put_right] on rectifie, sans pénalité
        [put_right_if_allowed] on peut rectifier d’un commun accord
        [dealt_again] { $event ->
            [deal_out_of_turn] la donne est annulée, et celui dont c’est le tour de donner la refait
           *[other] la donne est annulée et refaite{ $see }
        }
        [elder_decides] le premier décide si la donne est maintenue ou refaite
        [stands] les choses restent en l’état
        [deals_twice] la donne est maintenue, et le premier de cette donne fait les deux suivantes
        [made_up] la donne continue. Quand la donne n’est pas refaite, celui qui a une carte de trop en écarte une de plus qu’il n’en prend, et celui à qui il manque une carte en écarte une de moins qu’il n’en prend
        [taken_back] { $event ->
            [revoke] la carte jouée à tort et toutes celles qui l’ont suivie sont reprises, et l’on rejoue à partir de là, sans pénalité
            [lead_out_of_turn] la carte jouée à tort est reprise, sans pénalité
            [wrong_information] on rectifie, et les cartes jouées sur la foi de cette réponse peuvent être reprises
           *[other] on reprend les cartes du pli et on le rejoue, sans pénalité
        }
        [nothing_scored] le fautif ne marque rien dans cette donne
        [lapses] { $event ->
            [point_asked_with_longer] le point plus long ne se marque pas
            [forgotten] ce qui a été oublié ne se marque plus
           *[other] ce que la faute concerne ne se marque pas
        }
        [tricks_to_other] la donne se joue, et les plis pour lesquels le fautif n’a plus de carte vont à l’adversaire
        [last_trick_to_other] la donne se joue, et le dernier pli va à l’adversaire
        [fine] le fautif perd { COUNTED($fine, noun: "point") }
        [game_lost] le fautif a perdu la manche
       *[none] { $event ->
            [impossible_claim] cette annonce ne compte pas, et la faute n’a pas d’autre suite
           *[other] la faute n’a pas de suite
        }
    }
fault-made-up-late = Celui qui a déjà pris ses cartes au talon ne peut plus rectifier de cette façon{ $see }.
fault-bars =
    { $bars ->
        [always] { $event ->
            [point_asked_with_longer] Ce point barre quand même l’adversaire{ $see }.
           *[other] Ce qui est ainsi perdu barre quand même l’adversaire{ $see }.
        }
        [if_implied] Ce qui est ainsi perdu barre quand même l’adversaire{ $see }, si une autre annonce montre que le joueur l’avait en main.
       *[never] Ce qui est ainsi perdu ne barre pas l’adversaire.
    }
fault-waived = L’adversaire peut passer sur la faute.
