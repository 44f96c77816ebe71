### Le livret de règles, chapitre par chapitre.
### name-… est le nom d’une règle dans les listes, .word-… la façon d’écrire dans un fichier le réglage que dit la phrase.

chapter-deal = La table et la distribution
chapter-auction = Les enchères
chapter-auction-none = Sans preneur
chapter-auction-appointed = Le contrat
chapter-call = L’appel d’un partenaire
chapter-call-several = L’appel des partenaires
chapter-partner = Le partenaire
chapter-chien = Le chien et l’écart
chapter-claims = Les annonces
chapter-promises = Le chelem
chapter-bonuses = Les primes
chapter-last-trick = Le dernier pli
chapter-scoring = La marque
chapter-match = La partie
chapter-evaluation = Évaluer sa main

## Le jeu

name-game-sides = Camps
game-taker = À chaque donne, un joueur, *le preneur*, s’engage à réussir un contrat.
game-sides =
    { $call ->
        [yes] Il appelle une carte pour se trouver un partenaire. Tous deux, ou le preneur seul si personne d’autre n’a cette carte, forment _l’attaque_, et tous les autres joueurs forment _la défense_.
        [trick_winner] Il appelle une carte, et celui qui remporte le pli où elle tombe est son partenaire. Tous deux, ou le preneur seul s’il n’a pas de partenaire, forment _l’attaque_, et tous les autres joueurs forment _la défense_.
        [yes_several] Il appelle deux cartes pour se trouver des partenaires. Le preneur et ceux qui possèdent ces cartes forment _l’attaque_, et tous les autres joueurs forment _la défense_.
        [trick_winner_several] Il appelle deux cartes, et celui qui remporte un pli où tombe l’une d’elles devient son partenaire. Le preneur et ses partenaires forment _l’attaque_, et tous les autres joueurs forment _la défense_.
        [opposite] Avec le joueur assis en face de lui, il forme _l’attaque_, et tous les autres joueurs forment _la défense_.
        [two] Il forme à lui seul _l’attaque_, et l’autre joueur _la défense_.
       *[no] Il forme à lui seul _l’attaque_, et tous les autres joueurs forment _la défense_.
    }
game-sides-last = Les camps ne sont formés que pour une donne.
game-aim = L’attaque cherche à réunir dans ses plis assez de points pour réussir le contrat ; la défense cherche à l’en empêcher.
game-alone = Personne ne prend : à chaque donne, chacun joue pour soi.
game-aim-alone = Ce qui compte, ce sont les points que chacun a faits dans ses plis{ $see }.
game-oudlers-matter = Le nombre de points à faire dépend du nombre de *bouts* (le 21, le Petit et l’Excuse) que l’attaque possède à la fin de la donne{ $see }.

## Les cartes

deck-pack = On joue avec les { COUNTED($cards, noun: "card") } du jeu de tarot.
deck-pack-without = On joue avec un jeu de tarot dont on retire certaines cartes : il en reste { $left }. Cartes retirées : { $cards }.
    .word-without = retirées
deck-packs = On joue avec deux jeux de tarot mêlés : { COUNTED($cards, noun: "card") }, chacune en double, donc { COUNTED($oudlers, noun: "oudler") }. Ce qui est dit ci-dessous d’une carte vaut pour ses deux exemplaires.
    .word-packs = nombre_de_jeux
deck-packs-without = Cartes retirées de chaque jeu : { $cards }.
name-deck-suits = Couleurs
deck-suits = Les couleurs sont au nombre de quatre : pique, cœur, carreau et trèfle. Dans chacune, les cartes se suivent ainsi, de la plus forte à la plus faible : { $ranks }.
deck-ace = L’as (le 1) est donc la carte la plus faible.
deck-rank =
    { $rank ->
        [king] roi
        [queen] dame
        [knight] cavalier
        [jack] valet
       *[low] { $n }
    }
deck-ranks-gap = { ", " }
name-deck-trumps = Atouts
deck-trumps = Les 21 atouts, numérotés de 1 à 21, sont plus forts que toutes les cartes des quatre couleurs. Le 21 est le plus fort ; le 1, appelé _le Petit_, est le plus faible.
name-deck-excuse = Excuse
deck-excuse = Reste _l’Excuse_, qui porte une étoile. Elle n’est ni une carte de couleur ni un atout, et ne compte comme atout que là où ces règles le disent.
name-deck-points = Valeur des cartes
deck-points = Le jeu entier vaut { COUNTED($total, noun: "point") }.
name-deck-counting = Compte des points
deck-pairs = On a coutume de compter les cartes deux par deux, en joignant à chaque figure et à chaque bout une petite carte (ni figure ni bout) : ainsi accompagné, un roi ou un bout compte 5, une dame 4, un cavalier 3, un valet 2 ; deux petites cartes comptent 1.
deck-left-over = Une carte restée seule compte ce qu’indique le tableau : un demi-point pour une petite carte.
deck-points-caption = Valeur de chaque carte
deck-points-card = Carte
deck-points-worth = Points
deck-points-row =
    { $card ->
        [oudler] 21, Petit, Excuse
        [king] roi
        [queen] dame
        [knight] cavalier
        [jack] valet
        [ace] as
       *[low] toute autre carte
    }
name-deck-classes = Noms de cartes
deck-classes = Ces règles donnent aux noms ci-dessous un sens précis.
deck-class-plain = { NOUN($noun, number: "other", case: "definite") }
cards-courts =
    { $rank ->
        [king] les rois
        [queen] les dames
        [knight] les cavaliers
       *[jack] les valets
    }
cards-low = les { $n } des quatre couleurs
cards-low-run = les cartes du { $first } au { $last } des quatre couleurs
cards-trumps = les atouts du { $first } au { $last }
cards-trump = le { $n } d’atout
cards-excuse = l’Excuse
card-court = { $rank ->
        [king] le roi
        [queen] la dame
        [knight] le cavalier
       *[jack] le valet
    } de { suit-name }
card-low = le { $n } de { suit-name }
suit-name =
    { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }

## Autour de la table

name-seating-direction = Sens du jeu
seating-direction =
    { $two ->
        [yes] { $auction ->
            [yes] Les deux joueurs se font face ; ils donnent, parlent et jouent à tour de rôle.
           *[no] Les deux joueurs se font face ; ils donnent et jouent à tour de rôle.
        }
       *[no] { $direction ->
            [counter_clockwise] { $auction ->
                [yes] La distribution, les enchères et le jeu tournent dans le sens inverse des aiguilles d’une montre : le joueur suivant est toujours le voisin de droite.
               *[no] La distribution et le jeu tournent dans le sens inverse des aiguilles d’une montre : le joueur suivant est toujours le voisin de droite.
            }
           *[clockwise] { $auction ->
                [yes] La distribution, les enchères et le jeu tournent dans le sens des aiguilles d’une montre : le joueur suivant est toujours le voisin de gauche.
               *[no] La distribution et le jeu tournent dans le sens des aiguilles d’une montre : le joueur suivant est toujours le voisin de gauche.
            }
        }
    }
    .word-direction = sens
name-seating-dealer = Donneur
seating-first-dealer =
    { $way ->
        [lowest_card] Pour choisir le premier donneur, chaque joueur tire une carte ; celui qui tire la plus faible donne le premier. Les atouts sont plus forts que les cartes de couleur ; entre cartes de même rang, le pique est le plus fort, puis viennent le cœur, le carreau et le trèfle. Celui qui tire l’Excuse tire de nouveau.
       *[agreed] Les joueurs désignent le premier donneur comme ils l’entendent.
    }
    .word-first_dealer = premier_donneur
seating-next-dealer =
    { $two ->
        [yes] Les deux joueurs donnent ensuite à tour de rôle.
       *[no] { $direction ->
            [counter_clockwise] La donne passe ensuite au voisin de droite du donneur.
           *[clockwise] La donne passe ensuite au voisin de gauche du donneur.
        }
    }
name-seating-out = Le mort
seating-out = On peut être jusqu’à { NUMBER($table, gender: "m") } à table. Si l’on est plus de { NUMBER($players, gender: "m") }, le donneur ne prend pas part à la donne et ne marque rien : il fait le mort.
    .word-at_table = à_table
seating-out-until =
    { $until ->
        [somebody_takes] Le même donneur continue de donner, sans jouer, jusqu’à ce que quelqu’un prenne.
       *[next_deal] Après chaque donne, que quelqu’un ait pris ou non, le joueur suivant donne et fait le mort.
    }
    .word-until = mort_jusqu_à

## La distribution

name-deal-shuffle = Battre et couper
deal-shuffle =
    { $who ->
        [opposite] { $two ->
            [yes] L’adversaire du donneur bat les cartes.
           *[no] Le joueur assis en face du donneur bat les cartes.
        }
        [another] { $two ->
            [yes] L’adversaire du donneur bat les cartes.
           *[no] N’importe quel joueur, sauf le donneur, bat les cartes.
        }
        [dealer] Le donneur bat les cartes.
       *[none] Les cartes ne sont battues qu’avant la première donne.
    }
    .word-shuffle = mélange, bat
deal-gathered =
    Ensuite, on les ramasse telles quelles : les plis de l’attaque, puis ceux de la défense{ $heap ->
        [by_player] {" "}(joueur par joueur)
       *[facing] {""}
    }{ $chien ->
        [yes] , enfin l’écart ou le chien
       *[no] {""}
    }.
deal-gathered-alone =
    { $taker ->
        [nobody] Ensuite, on les ramasse telles quelles : les plis d’un joueur après l’autre
       *[highest_bidder] Après une donne sans preneur, on ramasse les plis d’un joueur après l’autre
    }{ $chien ->
        [yes] , puis le chien
       *[no] {""}
    }.
deal-gathered-unplayed =
    Après une donne qui n’a pas été jouée, on ramasse les mains l’une après l’autre{ $chien ->
        [yes] , puis le chien
       *[no] {""}
    }.
deal-cut =
    { $two ->
        [yes] { $same ->
            [yes] C’est aussi lui qui coupe.
           *[no] L’adversaire du donneur coupe.
        }
       *[no] { $who ->
            [left] Le voisin de gauche du donneur coupe.
            [right] Le voisin de droite du donneur coupe.
           *[previous_dealer] Le donneur précédent coupe, ou, avant la première donne, le joueur qui précède le donneur.
        }
    }
    .word-cut = coupe
deal-cut-least = Chaque tas doit compter au moins { COUNTED($n, noun: "card") }.
    .word-cut_least = coupe_minimum, coupe_au_moins
deal-hand = Chaque joueur reçoit { COUNTED($hand, noun: "card") }, { $packet ->
        [1] une à une
       *[other] par paquets de { NUMBER($packet, gender: "f") }
    }, en commençant par { $two ->
        [yes] l’adversaire du donneur
       *[no] le joueur qui suit le donneur
    }.
    .word-packet = paquet, paquets, par
name-deal-piles = Les piles
deal-piles =
    { $laid ->
        [before_hands] Avant de distribuer les mains, le donneur pose
       *[after_hands] Une fois les mains distribuées, le donneur pose
    } devant chaque joueur { COUNTED($piles, noun: "pile") } de { COUNTED($cards, noun: "card") }, rangée par rangée : une carte à chacun à tour de rôle, jusqu’à ce que chaque emplacement en ait une, puis { $cards ->
        [2] une seconde par-dessus. La carte du dessus de chaque pile est face visible, l’autre face cachée.
       *[other] une deuxième par-dessus, et ainsi de suite. La carte du dessus de chaque pile est face visible, les autres face cachée.
    }
    .word-piles = piles
    .word-pile_cards = cartes_par_pile
    .word-piles_dealt = piles_posées
deal-piles-own = Personne ne regarde les cartes cachées des piles, pas même les siennes. Les cartes visibles devant un joueur comptent avec sa main pour tout ce qu’il faut avoir en main.
name-deal-look = Regarder ses cartes
deal-look = Personne ne regarde ses cartes{ $piles ->
        [yes] {" "}cachées
       *[no] {""}
    } avant la fin de la distribution.
name-deal-chien = Constitution du chien
deal-chien =
    { $how ->
        [last_cards] { $n ->
            [1] La dernière carte du jeu n’est donnée à personne : le donneur la pose au milieu de la table, face cachée ; c’est _le chien_.
           *[other] Les { NUMBER($n, gender: "f") } dernières cartes du jeu ne sont données à personne : le donneur les pose au milieu de la table, face cachée ; c’est _le chien_.
        }
        [each_round] Après chaque tour de distribution, le donneur pose { COUNTED($packet, noun: "card") } au milieu de la table, face cachée : { NUMBER($n, gender: "f") } en tout. C’est _le chien_.
       *[on_the_way] Au cours de la distribution, mais jamais au milieu d’un paquet, le donneur pose { COUNTED($n, noun: "card") } au milieu de la table, { $n ->
            [1] {""}
           *[other] { $packet ->
                [1] une à une et{" "}
               *[other] par paquets de { NUMBER($packet, gender: "f") } et{" "}
            }
        }face cachée : c’est _le chien_.
    }
    .word-chien_packet = paquets_du_chien, paquet_du_chien
deal-no-chien = On joue sans chien : toutes les cartes sont distribuées aux joueurs.
deal-chien-cards =
    { $cards ->
        [not_first_nor_last] Ni la première ni la dernière carte du jeu ne peuvent aller au chien.
        [not_first_nor_last_three] Ni les trois premières ni les trois dernières cartes du jeu ne peuvent aller au chien.
        [not_first_nor_last_round] Aucune carte ne va au chien au premier ni au dernier tour de la distribution.
       *[free] N’importe quelle carte du jeu peut aller au chien.
    }
    .word-chien_cards = cartes_du_chien
deal-chien-apart =
    { $apart ->
        [yes] { $packet ->
            [1] Deux cartes qui se suivent dans le jeu ne peuvent pas aller toutes les deux au chien.
           *[other] Deux paquets ne peuvent pas aller au chien l’un à la suite de l’autre.
        }
       *[no] { $packet ->
            [1] Entre deux paquets, le donneur peut y mettre plusieurs cartes de suite.
           *[other] Entre deux joueurs, le donneur peut y mettre plusieurs paquets de suite.
        }
    }
    .word-chien_apart = chien_espacé
deal-misdeal-when =
    { $fault ->
        [any_fault] Il y a maldonne si un joueur ne reçoit pas le bon nombre de cartes{ $chien ->
            [yes] , si le chien n’est pas constitué selon les règles
           *[no] {""}
        } ou si l’on voit { $piles ->
            [yes] pendant la distribution une carte qui devrait être cachée
           *[no] une carte pendant la distribution
        }.
       *[high_card_seen] Il y a maldonne si un joueur ne reçoit pas le bon nombre de cartes{ $chien ->
            [yes] , si le chien n’est pas constitué selon les règles
           *[no] {""}
        } ou si l’on voit pendant la distribution un atout, une figure ou l’Excuse{ $piles ->
            [yes] {" "}qui devrait être caché
           *[no] {""}
        }. Si l’on voit une autre carte, la distribution continue.
    }
    .word-misdeal_when = maldonne_si
deal-misdeal =
    { $dealer ->
        [same_dealer_silent] En cas de maldonne, on rend les cartes sans les regarder et le même donneur redonne, sans avoir cette fois le droit d’enchérir.
        [same_dealer] En cas de maldonne, le même donneur redonne.
       *[next_dealer] En cas de maldonne, la donne passe au joueur suivant.
    }
    .word-misdeal = maldonne, fausse_donne
redeal =
    { $duty ->
        [must] { $moment ->
            [before_play] Avant l’entame
            [before_chien] Avant que le chien ne soit vu
            [before_auction] Avant les enchères
           *[own_turn] { $turns ->
                [one] À son tour de parole, avant d’enchérir ou de passer
               *[several] Juste avant de parler pour la première fois aux enchères
            }
        }, un joueur doit déclarer « { $title } » si { $when } : la donne est alors annulée.
       *[may] { $moment ->
            [before_play] Avant l’entame
            [before_chien] Avant que le chien ne soit vu
            [before_auction] Avant les enchères
           *[own_turn] { $turns ->
                [one] À son tour de parole, avant d’enchérir ou de passer
               *[several] Juste avant de parler pour la première fois aux enchères
            }
        }, un joueur peut déclarer « { $title } » si { $when } : la donne est alors annulée.
    }
    .word-duty = obligation
redeal-excuse = L’Excuse ne compte pas ici comme un atout.
redeal-show = Ce joueur étale sa main.
    .word-show_hand = montre_main, main_montrée, main_étalée
redeal-found-late =
    { $late ->
        [annulled] Si l’on ne découvre une telle main qu’en cours de jeu, la donne est tout de même annulée.
       *[played_on] Si l’on ne découvre une telle main qu’en cours de jeu, la donne se joue jusqu’au bout.
    }
    .word-found_late = découvert_tard
redeal-dealer =
    { $dealer ->
        [next_dealer] La donne passe au joueur qui suit le donneur.
       *[same_dealer] Le même donneur redonne.
    }
name-deal-redeals = Plusieurs mains qui annulent la donne
redeal-several =
    { $moment ->
        [own_turn] Celui qui a deux de ces mains{ $see } déclare celle qui doit l’être.
       *[before_auction] { $duty ->
            [both] Si plusieurs mains{ $see } permettent en même temps d’annuler la donne, celle que l’on doit déclarer passe avant celle que l’on peut déclarer ; sinon, la priorité se règle dans l’ordre du jeu, à partir du joueur qui suit le donneur.
           *[same] Si plusieurs mains{ $see } permettent en même temps d’annuler la donne, la priorité se règle dans l’ordre du jeu, à partir du joueur qui suit le donneur.
        }
    }

## Les enchères

name-auction-first = Parler à son tour
auction-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] L’adversaire du donneur parle le premier.
           *[no] Le joueur qui suit le donneur parle le premier.
        }
       *[dealer] Le donneur parle le premier.
    }
    .word-first_bidder = premier_enchérisseur, premier_à_parler
auction-choice = Chacun, à son tour, passe ou annonce un contrat plus fort que toutes les enchères précédentes.
name-auction-rounds = Tours d’enchères
auction-rounds =
    { $rounds ->
        [one] Chaque joueur ne parle qu’une fois.
       *[until_all_pass] Les enchères continuent jusqu’à ce que tous les joueurs, sauf le plus offrant, aient passé. Celui qui a passé ne peut plus enchérir.
    }
    .word-rounds = tours, tour
auction-rounds-parole = Chaque joueur parle une fois ; seuls ceux qui disent « parole »{ $see } parlent de nouveau.
name-auction-overcall = Surenchère
auction-overcall =
    { $overcall ->
        [in_turn] Pour surenchérir, on attend son tour de parole.
       *[duel] Le joueur dont l’enchère vient d’être dépassée répond aussitôt, avant que les autres ne parlent : il surenchérit ou se retire.
    }
    .word-overcall = surenchère
name-auction-appointed = Pas d’enchères
auction-appointed = Il n’y a pas d’enchères : à chaque donne, le preneur est désigné d’avance. Il doit jouer le contrat « { $title } », quelle que soit sa main.
name-auction-none = Pas d’enchères
auction-none = Il n’y a pas d’enchères : toutes les donnes se jouent sans preneur et sans contrat{ $see }.
name-auction-taker = Preneur
auction-taker = Celui qui a fait la plus forte enchère est le preneur ; il joue le contrat annoncé.
auction-all-pass =
    { $dealer ->
        [second_round] Si tout le monde passe, on fait un second tour d’enchères ; si tout le monde passe encore, on ne marque rien et la donne passe au joueur suivant.
        [next_dealer] Si tout le monde passe, on ne marque rien et la donne passe au joueur suivant.
       *[same_dealer] Si tout le monde passe, on ne marque rien et le même donneur redonne.
    }
    .word-all_pass = tous_passent, tout_le_monde_passe
auction-played = Si tout le monde passe, la donne se joue sans preneur{ $see }.
auction-played-again = Si tout le monde passe, on fait un second tour d’enchères ; si tout le monde passe encore, la donne se joue sans preneur{ $see }.
auction-played-same = Après une telle donne, le même donneur redonne.
name-auction-parole = Dire « parole »
parole =
    { $second ->
        [always] Au lieu de passer ou d’enchérir, un joueur peut dire « parole » : il se réserve de décider au second tour. Ce second tour a lieu si un joueur au moins a dit « parole ».
       *[if_no_bid] Au lieu de passer ou d’enchérir, un joueur peut dire « parole » : il se réserve de décider au second tour. Ce second tour n’a lieu que si personne n’a enchéri au premier.
    }
parole-any = Seuls ceux qui ont dit « parole » y parlent, dans le même ordre : chacun passe ou annonce le contrat de son choix, pourvu qu’il soit plus fort que toutes les enchères précédentes.
parole-only = Seuls ceux qui ont dit « parole » y parlent, dans le même ordre : chacun passe ou, si personne n’a encore enchéri, annonce le contrat « { $title } », et aucun autre.
    .word-only = seulement
parole-two-rounds = Que quelqu’un ait dit « parole » ou que tout le monde ait passé, il n’y a jamais plus d’un tour supplémentaire.
name-auction-contracts = Contrats
auction-contracts =
    { $n ->
        [one] Il n’y a qu’un contrat :
       *[other] Il y a { NUMBER($n, gender: "m") } contrats :
    }
auction-multiplier-lost = Quand un contrat a deux coefficients, le second s’applique en cas de chute.
    .word-multiplier_lost = coefficient_chute
name-auction-promises = Enchères qui annoncent
auction-promises = Celui qui enchérit « { $title } » annonce par là { TITLE($feat, form: "indefinite") }{ $see } : il n’a plus à le faire ensuite.
    .word-promises = promet
name-auction-requires = Main exigée par une enchère
auction-requires = On ne peut enchérir « { $title } » que si { $when }.
name-auction-then = Suite de la donne
auction-then = La donne se poursuit alors dans cet ordre : { $steps }.
name-auction-over = Après les enchères
auction-over = Une fois les enchères closes, la donne se poursuit dans cet ordre : { $steps }.
auction-over-title = { TITLE($title, form: "of") }{ $see }
auction-over-title-later = { TITLE($title, form: "of") }{ $see }
auction-over-step =
    { $step ->
        [chien] chien{ $see }
        [discard] écart{ $see }
       *[lead] entame{ $see }
    }
auction-over-said =
    { $kind ->
        [promise] annonce { $titles }
       *[claim] annonce { $titles }
    }
auction-over-later = L’annonce { $titles } vient plus tard, juste avant la première carte de chacun.
auction-over-call =
    { $partners ->
        [one] L’appel d’un partenaire{ $see } vient
       *[several] L’appel des partenaires{ $see } vient
    } { $moment ->
        [before_chien] juste avant le chien.
        [after_chien] juste après le chien.
       *[before_lead] juste avant l’entame.
    }
auction-contracts-caption =
    { $n ->
        [1] Le contrat
       *[other] Les contrats, du plus faible au plus fort
    }
auction-column-contract = Contrat
auction-column-worth = Valeur
auction-column-multiplier = Coefficient
name-chien-taken = Chien
bid-chien =
    { $titles } : { $to ->
        [taker_hand] { $shown ->
            [shown] le preneur retourne le chien devant tous, puis le prend en main.
           *[hidden] le preneur prend le chien en main sans le montrer.
        }
        [taker_tricks] { $shown ->
            [shown] le chien est retourné devant tous et reste sur la table ;
           *[hidden] personne ne regarde le chien ;
        } il compte, avec les bouts qu’il contient, pour l’attaque.
       *[defence_tricks] { $shown ->
            [shown] le chien est retourné devant tous et reste sur la table ;
           *[hidden] personne ne regarde le chien ;
        } il compte, avec les bouts qu’il contient, pour la défense.
    }
bid-same = Ces contrats ne diffèrent que par ce qu’ils rapportent.

## L’appel d’un partenaire

name-call-card = Appel
call-moment =
    { $moment ->
        [before_chien] Une fois les enchères closes, et avant que le chien ne soit retourné, le preneur appelle { rank-one-of }.
        [after_auction] Une fois les enchères closes, le preneur appelle { rank-one-of }.
        [after_seen_chien] Une fois les enchères closes, et le chien montré ou pris en main, le preneur appelle { rank-one-of }. Si son contrat interdit de regarder le chien, il appelle sans l’avoir vu.
        [before_chien_unbid] Avant que le chien ne soit retourné, le preneur appelle { rank-one-of }.
        [after_auction_unbid] Avant l’entame, le preneur appelle { rank-one-of }.
        [after_chien_unbid] Le preneur prend connaissance du chien, puis appelle { rank-one-of }.
       *[after_chien] Une fois les enchères closes, le preneur prend connaissance du chien, puis appelle { rank-one-of }.
    }
rank-two-of =
    { $first ->
        [king] deux des quatre rois
        [queen] deux des quatre dames
        [knight] deux des quatre cavaliers
        [oudlers] deux des trois bouts
        [ace] deux des quatre as
       *[jack] deux des quatre valets
    }
rank-one-of =
    { $first ->
        [king] l’un des quatre rois
        [queen] l’une des quatre dames
        [knight] l’un des quatre cavaliers
        [oudlers] l’un des trois bouts
        [ace] l’un des quatre as
       *[jack] l’un des quatre valets
    }
call-second =
    { $same ->
        [yes] Il appelle ensuite une autre de ces cartes.
       *[no] Il appelle ensuite { rank-one-of }.
    }
    .word-second_chain = second_ordre, seconde_carte
name-call-chain = Appel d’une autre figure
call-next =
    Le preneur qui possède { $before ->
        [king] les quatre rois
        [queen] les quatre dames
        [knight] les quatre cavaliers
        [oudlers] les trois bouts
        [ace] les quatre as
       *[jack] les quatre valets
    } { $self ->
        [allowed] peut
       *[forbidden] doit
    } appeler { $rank ->
        [king] un roi
        [queen] une dame
        [knight] un cavalier
        [oudlers] un bout
        [ace] un as
       *[jack] un valet
    } à la place{ $more }.
    .word-chain = ordre, à_la_suite
call-further =
    {" "}; s’il possède aussi { $before ->
        [king] les quatre rois
        [queen] les quatre dames
        [knight] les quatre cavaliers
        [oudlers] les trois bouts
        [ace] les quatre as
       *[jack] les quatre valets
    }, { $rank ->
        [king] un roi
        [queen] une dame
        [knight] un cavalier
        [oudlers] un bout
        [ace] un as
       *[jack] un valet
    }
call-alone = Le preneur qui possède toutes ces cartes joue seul.
call-no-next = On ne peut appeler aucune carte d’un autre rang.
call-next-again = Il en va de même pour la seconde carte ; une carte déjà appelée compte comme si le preneur la possédait.
call-only =
    { $which ->
        [first] La première carte appelée est toujours
       *[second] La seconde carte appelée est toujours
    } { $rank ->
        [king] un roi
        [queen] une dame
        [knight] un cavalier
        [oudlers] un bout
        [ace] un as
       *[jack] un valet
    }.
name-call-partner = Partenaire
name-call-partners = Partenaires
call-partner =
    { $partner ->
        [trick_winner] Celui qui remporte le pli où tombe la carte appelée est le partenaire du preneur pour la donne ; jusque-là, personne ne sait qui joue avec qui. Si le preneur remporte lui-même ce pli, ou si personne ne joue cette carte, il est seul contre tous les autres.
        [opposite] Le joueur assis en face du preneur est son partenaire pour la donne, et chacun le sait.
       *[holder] Celui qui possède la carte appelée est le partenaire du preneur pour la donne.
    }
call-partners =
    { $partner ->
        [trick_winner] Celui qui remporte un pli où tombe une carte appelée devient partenaire du preneur pour la donne ; jusque-là, personne ne sait qui joue avec qui. Un pli que le preneur remporte lui-même, ou une carte appelée qui n’est jamais jouée, ne lui donne pas de partenaire ; s’il n’en a aucun, il joue seul.
       *[holder] Ceux qui possèdent les cartes appelées sont les partenaires du preneur pour la donne ; celui qui possède les deux est son seul partenaire.
    }
call-up-to = Le preneur n’a de partenaire que jusqu’à l’enchère « { $bid } » comprise ; au-delà, il joue seul.
    .word-up_to = jusqu_à_l_enchère, jusqu'à_l'enchère
call-secret =
    { $partners ->
        [one] { $silence ->
                [must] Le partenaire n’a pas le droit de se dévoiler, ni par un mot ni par un signe ; on ne le découvre que lorsque la carte appelée est jouée.
               *[free] Le partenaire peut se dévoiler quand il le veut ; sinon, on le découvre lorsque la carte appelée est jouée.
            }
       *[several] { $silence ->
                [must] Les partenaires n’ont pas le droit de se dévoiler, ni par un mot ni par un signe, pas même l’un à l’autre ; on ne les découvre que lorsque les cartes appelées sont jouées.
               *[free] Les partenaires peuvent se dévoiler quand ils le veulent ; sinon, on les découvre lorsque les cartes appelées sont jouées.
            }
    }
    .word-silence = silence
call-exchange =
    { $partners ->
        [one] { $excuse ->
                [yes] Une carte due en échange de l’Excuse{ $see } n’est donnée que lorsqu’elle ne révèle plus le partenaire.
               *[no] Une carte due en échange d’une autre{ $see } n’est donnée que lorsqu’elle ne révèle plus le partenaire.
            }
       *[several] { $excuse ->
                [yes] Une carte due en échange de l’Excuse{ $see } n’est donnée que lorsqu’elle ne révèle plus de partenaire.
               *[no] Une carte due en échange d’une autre{ $see } n’est donnée que lorsqu’elle ne révèle plus de partenaire.
            }
    }
name-call-alone = Preneur seul
call-in-chien =
    { $cards ->
        [one] Si la carte appelée est au chien, le preneur joue seul contre tous les autres{ $see }.
       *[several] Une carte appelée qui est au chien ne donne pas de partenaire ; le preneur qui n’en a aucun joue seul contre tous les autres{ $see }.
    }
call-in-chien-unseen = Si personne ne voit le chien, on ne l’apprend qu’à la fin de la donne.
call-barred =
    { $partners ->
        [one] { $may ->
                [yes] Le donneur que la maldonne exclut des enchères peut tout de même être le partenaire.
               *[no] Le donneur que la maldonne exclut des enchères ne peut pas non plus être le partenaire : s’il a la carte appelée, le preneur joue seul.
            }
       *[several] { $may ->
                [yes] Le donneur que la maldonne exclut des enchères peut tout de même être l’un des partenaires.
               *[no] Le donneur que la maldonne exclut des enchères ne peut pas non plus être partenaire : une carte appelée qu’il a en main ne désigne personne.
            }
    }
    .word-barred_may_be_called = donneur_muet_appelable
call-self =
    { $cards ->
        [one] { $self ->
                [allowed] Le preneur peut appeler une carte de sa propre main : il joue alors seul, à l’insu de tous.
                [allowed_in_trick] Le preneur peut appeler une carte de sa propre main.
               *[forbidden] Le preneur ne peut pas appeler une carte de sa propre main.
            }
       *[several] { $self ->
                [allowed] Le preneur peut appeler des cartes de sa propre main : elles ne lui donnent pas de partenaire, mais lui seul le sait.
                [allowed_in_trick] Le preneur peut appeler des cartes de sa propre main.
               *[forbidden] Le preneur ne peut pas appeler de cartes de sa propre main.
            }
    }
    .word-self_call = appel_de_soi, s'appeler, s'appeler_soi-même
name-call-lead = Entame et carte appelée
call-first-lead =
    { $cards ->
        [one] { $lead ->
                [not_called_suit] On ne peut pas entamer dans la couleur de la carte appelée, sauf avec cette carte elle-même.
               *[free] On peut jouer dans la couleur de la carte appelée dès l’entame.
            }
       *[several] { $lead ->
                [not_called_suit] On ne peut pas entamer dans les couleurs des cartes appelées, sauf avec l’une de ces cartes.
               *[free] On peut jouer dans les couleurs des cartes appelées dès l’entame.
            }
    }
    .word-first_lead = première_entame
call-first-lead-only =
    { $cards ->
        [one] Celui qui n’a pas d’autre carte à jouer entame tout de même dans cette couleur.
       *[several] Celui qui n’a pas d’autre carte à jouer entame tout de même dans l’une de ces couleurs.
    }

## Le chien et l’écart

name-chien-discard = Écart
chien-taken = Le preneur qui a pris le chien en main écarte face cachée, avant l’entame, { COUNTED($n, noun: "card") } de sa main, chien compris.
chien-never = Il est interdit d’écarter { $list }.
chien-never-each = { NOUN($noun, number: "other", case: "definite") }
chien-counted =
    { $shown ->
        [yes] L’écart compte avec les plis de l’attaque ; hormis les cartes montrées, il reste secret jusqu’à la fin de la donne.
       *[no] L’écart compte avec les plis de l’attaque ; il reste secret jusqu’à la fin de la donne.
    }
chien-change =
    { $until ->
        [closed] L’écart fait, le preneur en fait constater le nombre de cartes et dit « { "Jeu" } ». Il ne peut plus y toucher, sauf pour corriger, avant l’entame, un nombre inexact.
       *[first_lead] Le preneur peut changer son écart jusqu’à l’entame.
    }
    .word-change_until = modifiable_jusqu_à, modifiable
chien-stricter = Si deux de ces règles concernent la même carte, c’est la plus stricte qui s’applique.
chien-run-out = Si les cartes permises ne suffisent pas, le preneur complète l’écart avec aussi peu de cartes interdites que possible.
chien-discard =
    { $rule ->
        [free] On peut écarter librement { $other ->
            [yes] les autres { NOUN($noun, number: "other") }
           *[no] { NOUN($noun, number: "other", case: "definite") }
        }.
        [free-shown] On peut écarter { $other ->
            [yes] les autres { NOUN($noun, number: "other") }
           *[no] { NOUN($noun, number: "other", case: "definite") }
        }, à condition de les montrer à tous.
        [if-forced] On ne peut écarter { $other ->
            [yes] les autres { NOUN($noun, number: "other") }
           *[no] { NOUN($noun, number: "other", case: "definite") }
        } que dans la mesure où le reste de la main ne suffit pas.
       *[if-forced-shown] On ne peut écarter { $other ->
            [yes] les autres { NOUN($noun, number: "other") }
           *[no] { NOUN($noun, number: "other", case: "definite") }
        } que dans la mesure où le reste de la main ne suffit pas ; on les montre à tous avant de les poser face cachée.
    }

## Les annonces

claim =
    { $moment ->
        [own_first_card] Juste avant de jouer sa première carte, un joueur peut annoncer { TITLE($title, form: "indefinite") } ; il n’y est pas obligé.
       *[before_first_lead] Avant l’entame, un joueur peut annoncer { TITLE($title, form: "indefinite") } ; il n’y est pas obligé.
    }
claim-requires = L’annonce n’est permise que si { $when }.
    .word-requires = condition
claim-requires-taker = Une condition de plus pour le preneur : { $when }.
claim-unseen =
    { $what ->
        [chien] Si le chien est encore caché, { $who ->
            [taker] le preneur
           *[anyone] on
        } { $unseen ->
            [settled_later] peut annoncer quand même : la condition se vérifie quand on découvre le chien.
           *[forbidden] ne peut pas annoncer.
        }
       *[side] Celui qui ne sait pas encore s’il y a droit { $unseen ->
            [settled_later] peut annoncer quand même : on vérifie plus tard.
           *[forbidden] ne peut pas annoncer.
        }
    }
    .word-unseen = inconnu, non_vu
claim-show =
    { $show ->
        [exactly] Le joueur étale exactement le nombre de cartes requis{ $spare ->
            [yes] {" "}; s’il en a davantage, il choisit celles qu’il garde cachées.
           *[no] .
        }{ $excuse ->
            [yes] {" "}L’Excuse ne peut être montrée que si aucun atout ne reste caché.
           *[no] {""}
        }
        [extremes] Le joueur étale exactement le nombre de cartes requis, dont la plus forte et la plus faible de celles qui comptent{ $spare ->
            [yes] {" "}; s’il en a davantage, il choisit parmi les autres celles qu’il garde cachées.
           *[no] .
        }{ $excuse ->
            [yes] {" "}L’Excuse ne peut être montrée que si aucun atout ne reste caché.
           *[no] {""}
        }
        [at_least] Le joueur étale au moins le nombre de cartes requis, et davantage s’il le souhaite{ $excuse ->
            [yes] {" "}; l’Excuse peut en faire partie, mais la montrer laisse d’ordinaire entendre que l’on ne cache aucun atout.
           *[no] .
        }
        [all] Le joueur étale toutes les cartes qui comptent.
       *[nothing] On ne montre aucune carte.
    }
    .word-show = présente, étale
claim-order =
    Les cartes étalées sont { $order ->
        [descending] rangées de la plus forte à la plus faible, puis reprises
        [ascending] rangées de la plus faible à la plus forte, puis reprises
        [any_order] rangées dans n’importe quel ordre, puis reprises
       *[unsaid] reprises
    } en main une fois que tous les ont vues.
    .word-order = ordre_des_cartes
claim-proof =
    { $proof ->
        [in_play] La suite du jeu révèle si l’annonce était juste.
       *[on_demand] Tout autre joueur peut demander aussitôt à voir la main.
    }
    .word-proof = preuve
claim-if-false =
    { $false ->
        [nothing] Une annonce fausse ne rapporte rien.
       *[reversed] Une annonce fausse coûte ce qu’elle aurait rapporté.
    }
    .word-if_false = si_fausse, si_faux
claim-hand = Pour le preneur, c’est la main après l’écart qui compte.
claim-open-discard =
    { $shown ->
        [no] Les cartes qu’il a montrées en les écartant comptent comme s’il les avait encore.
       *[yes] Les cartes qu’il a montrées en les écartant comptent comme s’il les avait encore, et peuvent être étalées avec les autres.
    }
claim-count =
    { $count ->
        [best_level] Chacun n’annonce qu’un palier, le plus élevé que permette sa main.
        [any_level] Chacun n’annonce qu’un palier : le plus élevé que permette sa main ou, s’il le préfère, un palier plus bas.
       *[all_levels] { $levels ->
            [2] Si la main permet les deux annonces, les deux comptent.
           *[other] Si la main permet plusieurs de ces { NUMBER($levels, gender: "f") } annonces, chacune compte.
        }
    }
    .word-count = compte
claim-several =
    { $two ->
        [yes] Si les deux joueurs annoncent { TITLE($title, form: "indefinite") }, chaque annonce compte.
       *[no] Si plusieurs joueurs annoncent { TITLE($title, form: "indefinite") }, chaque annonce compte.
    }
claim-named =
    { TITLE($level, form: "joint") ->
        [of] { $level } de { $title }
        [after] { $title } { $level }
       *[brackets] { $title } ({ $level })
    }
claim-level = On peut annoncer { TITLE($title, form: "indefinite") } si { $when } ; cette annonce vaut { $worth }.
claim-whoever = Le camp perdant la paie, même si c’est lui qui a fait l’annonce.
claim-levels = On peut annoncer { TITLE($title, form: "indefinite") } si l’on a en main au moins le nombre { NOUN($noun, number: "other", case: "partitive") } indiqué ci-dessous :
claim-caption = Paliers et valeurs ({ $title })
claim-column-level = Palier
claim-column-count = Cartes
claim-column-worth = Valeur

## Les exploits

promise-kept = Il y a { TITLE($title, form: "bare") } si { $kept }.
promise-exempt =
    { $wins ->
        [never] { $two ->
            [yes] Celui qui a { NOUN($card, case: "definite") } ne peut pas le réussir{ $see }.
           *[no] Le camp qui a { NOUN($card, case: "definite") } ne peut le réussir que si un autre joueur du même camp remporte le pli où cette carte est jouée ; un preneur seul ne le peut donc pas{ $see }.
        }
        [last_trick_of_slam_led] { $two ->
            [yes] Celui qui a { NOUN($card, case: "definite") } ne peut le réussir qu’en commençant le dernier pli par cette carte{ $see }.
           *[no] Le camp qui a { NOUN($card, case: "definite") } ne peut le réussir qu’en commençant le dernier pli par cette carte{ $see }, ou en la jouant dans un pli que remporte un autre joueur du même camp.
        }
       *[last_trick_of_slam] { $two ->
            [yes] Celui qui a { NOUN($card, case: "definite") } ne peut le réussir qu’en gardant cette carte pour le dernier pli{ $see }.
           *[no] Le camp qui a { NOUN($card, case: "definite") } ne peut le réussir qu’en gardant cette carte pour le dernier pli{ $see }, ou en la jouant dans un pli que remporte un autre joueur du même camp.
        }
    }
promise =
    { $who ->
        [taker] Seul le preneur peut annoncer { TITLE($title, form: "indefinite") },
       *[anyone] Tout joueur peut annoncer { TITLE($title, form: "indefinite") },
    } { $moment ->
        [as_bid] et seulement par l’enchère { $bids }.
        [in_auction] pendant les enchères, en annonçant son contrat ; si un autre joueur surenchérit, l’annonce tombe.
        [auction_over] une fois les enchères closes.
        [after_auction] une fois les enchères closes, avant que le chien ne soit vu.
        [after_auction_some_unseen] une fois les enchères closes, avant que le chien ne soit vu ou, si le contrat le laisse caché, avant l’entame.
        [after_auction_unseen] une fois les enchères closes, avant l’entame.
        [after_discard] une fois l’écart fait, avant l’entame.
        [before_chien] avant que le chien ne soit vu.
        [before_first_lead] avant l’entame.
       *[own_first_card] juste avant de jouer sa première carte.
    }
    .word-who = qui
promise-bid = « { $title } »
promise-by-bid = L’enchère { $bids } vaut aussi cette annonce.
promise-binds = L’annonce engage le camp de ce joueur.
promise-once =
    { $moment ->
        [own_first_card] Une fois qu’un joueur l’a annoncé, les autres ne le peuvent plus.
       *[other] Les joueurs ont la parole à tour de rôle, en commençant par celui qui suit le donneur ; une fois qu’un joueur l’a annoncé, les autres ne le peuvent plus.
    }
promise-leads =
    { $who ->
        [taker] S’il l’annonce, c’est lui qui entame.
       *[anyone] Celui qui l’annonce entame.
    }
    .word-leads = entame
promise-leads-first = Si plusieurs joueurs ont annoncé un exploit qui donne l’entame, c’est le premier à avoir annoncé qui entame.
promise-rival = Le camp qui réussit aussi { TITLE($title, form: "feat") } n’est payé que pour celui des deux exploits qui rapporte le plus.
    .word-rival = concurrent
promise-outcome =
    { $outcome ->
        [announced] En cas d’annonce réussie, { $payment }
        [broken] En cas d’annonce manquée, { $payment }
       *[unannounced] En cas de réussite sans annonce, { $payment }
    }
promise-paid =
    { $multiplied ->
        [yes] { $two ->
            [yes] Les montants entrent dans le total{ $see } et se multiplient par le coefficient du contrat.
           *[no] Les montants s’entendent par défenseur{ $see } et se multiplient par le coefficient du contrat.
        }
       *[no] { $two ->
            [yes] Les montants entrent dans le total{ $see }, sans coefficient.
           *[no] Les montants s’entendent par défenseur{ $see }, sans coefficient.
        }
    }
promise-caption = Montants ({ $title })
promise-column = { $title }
promise-row =
    { $outcome ->
        [announced] annoncé et réussi
        [broken] annoncé et manqué
       *[unannounced] réussi sans annonce
    }
promise-both =
    { $who ->
        [taker] Si le preneur annonce { TITLE($title, form: "indefinite") } et si c’est la défense qui réussit { TITLE($title, form: "feat") },
       *[anyone] Si un camp annonce { TITLE($title, form: "indefinite") } et si c’est l’autre qui réussit { TITLE($title, form: "feat") },
    } les deux montants sont dus : « annoncé et manqué » et « réussi sans annonce ».
promise-beside = Le contrat, lui, se compte comme d’habitude.
promise-nothing =
    { $outcome ->
        [announced] Une annonce réussie ne rapporte rien.
        [broken] Une annonce manquée ne coûte rien.
       *[unannounced] La réussite sans annonce ne rapporte rien.
    }

## Le jeu de la carte

name-play-lead = Entame
play-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] L’adversaire du donneur entame
           *[no] Le joueur qui suit le donneur entame
        }
        [dealer] Le donneur entame
       *[taker] Le preneur entame
    }{ $unless ->
        [yes] , sauf si une annonce donne l’entame à un autre{ $see }
       *[no] {""}
    }.
    .word-first_leader = premier_à_jouer, premier_entameur
play-first-called = L’entame suit aussi la règle { $rule }.
play-next = Ensuite, celui qui remporte un pli joue le premier au suivant.
play-follow = La première carte d’un pli fixe ce qui est demandé : une couleur ou l’atout. Celui qui en a doit en jouer. À la couleur, on n’est pas obligé de monter.
play-follow-trumps = À l’atout, la règle { $rule } s’applique.
name-play-trump = Couper
play-void =
    { $void ->
        [must_trump] Celui qui n’a pas de carte de la couleur demandée doit couper, c’est-à-dire jouer atout.
       *[free] Celui qui n’a pas de carte de la couleur demandée peut couper, c’est-à-dire jouer atout, ou bien jouer n’importe quelle autre carte.
    }
    .word-void = sans_couleur, à_défaut_de_couleur
play-discard = Celui qui ne peut ni fournir ni couper se défausse de la carte de son choix, qui ne peut pas remporter le pli.
name-play-overtrump = Monter à l’atout
play-overtrump =
    { $overtrump ->
        [must_alone] À l’atout, que l’on fournisse ou que l’on coupe, on doit monter si on le peut : jouer un atout plus fort que tous ceux du pli. Celui qui ne peut pas monter joue l’atout de son choix.
        [must] À l’atout, que l’on fournisse ou que l’on coupe, on doit monter si on le peut : jouer un atout plus fort que tous ceux du pli{ $two ->
            [yes] {""}
           *[no] , même si son camp est déjà maître du pli
        }. Celui qui ne peut pas monter joue l’atout de son choix.
       *[free] On n’est jamais obligé de monter à l’atout : l’atout joué peut être plus faible que ceux déjà joués dans le pli.
    }
    .word-overtrump = surcoupe, monter, monter_à_l'atout
name-play-winner = Remporter le pli
play-winner = Le plus fort atout remporte le pli ; s’il n’y a pas d’atout, c’est la plus forte carte de la couleur demandée.
play-identical = De deux cartes identiques dans un pli, { $identical ->
        [second_wins] la seconde jouée est la plus forte
       *[first_wins] la première jouée est la plus forte
    }.
    .word-identical = identiques
name-play-piles = Jouer des piles
play-piles = À son tour, on joue une carte de sa main ou l’une des cartes visibles de ses piles ; pour fournir, couper et monter, ces cartes obligent comme celles de la main. Une fois le pli ramassé, celui qui a joué la carte visible d’une pile retourne celle qui était dessous.
name-play-tricks = Plis remportés
play-heap =
    { $whose ->
        [alone] Chacun garde les plis qu’il a remportés.
        [opposite] Le défenseur assis en face du preneur garde tous les plis de la défense{ $chien ->
            [yes] , ainsi que le chien quand il compte pour elle
           *[no] {""}
        }.
        [one] L’un des défenseurs garde tous les plis de la défense{ $chien ->
            [yes] , ainsi que le chien quand il compte pour elle
           *[no] {""}
        }.
        [only] Le défenseur garde tous les plis de la défense{ $chien ->
            [yes] , ainsi que le chien quand il compte pour elle
           *[no] {""}
        }.
       *[own] Chacun garde devant soi les plis qu’il remporte{ $chien ->
            [yes] {" "}; le chien qui compte pour la défense est mis à part
           *[no] {""}
        }.
    }
    .word-heap = tas
play-look-back =
    { $which ->
        [previous_trick] On peut revoir le pli précédent tant que le pli en cours n’est pas complet.
       *[never] Les plis ramassés restent face cachée : on ne les consulte que pour y prendre une carte due en échange d’une autre, ou si l’on soupçonne quelqu’un d’avoir joué une carte qu’il n’avait pas le droit de jouer.
    }
    .word-look_back = revoir
exempt-when = { NOUN($card, case: "definite") } n’échappe aux obligations du jeu que si { $when }.
exempt-announce =
    { $moment ->
        [after_deal] Son détenteur le signale après la distribution.
        [own_first_card] Son détenteur le signale en jouant sa première carte.
       *[when_played] Son détenteur le signale au moment de jouer cette carte.
    }
    .word-announce = signale, à_signaler
exempt-free = { NOUN($card, case: "definite") } échappe à toute obligation de fournir, de couper ou de monter : on peut { GENDER($card) ->
        [m] le
       *[f] la
    } jouer à n’importe quel pli, et l’on n’y est jamais obligé.
exempt-led =
    { $several ->
        [yes] Si un pli commence par { NOUN($card, case: "definite") }, c’est la première carte soumise à ces obligations qui fixe ce qui est demandé.
       *[no] Si un pli commence par { NOUN($card, case: "definite") }, c’est la carte suivante qui fixe ce qui est demandé.
    }
exempt-wins =
    { $wins ->
        [never] { NOUN($card, case: "definite") } ne remporte jamais le pli.
        [as_ranked] { NOUN($card, case: "definite") } remporte un pli, comme toute autre carte, quand sa force y suffit ; ce qui suit vaut pour les plis où ce n’est pas le cas.
       *[last_trick_of_slam] { NOUN($card, case: "definite") } ne remporte pas le pli.
    }
    .word-wins = gagne, remporte, fait_le_pli
exempt-stays =
    { $stays ->
        [side] { GENDER($card) ->
            [m] { NOUN($card, case: "definite") }
           *[f] Elle
        } reste au camp qui l’a { GENDER($card) ->
            [m] joué
           *[f] jouée
        }{ $owed ->
            [half_card] . Si l’autre camp remporte le pli, on lui donne en échange, dès que possible, une carte d’un demi-point.
            [half_points] . Si l’autre camp remporte le pli, il compte en échange un demi-point de plus, et le camp qui a joué { NOUN($card, case: "definite") } un demi-point de moins. Aucune carte ne change de camp.
           *[nothing] , sans contrepartie.
        }
       *[player] { GENDER($card) ->
            [m] { NOUN($card, case: "definite") }
           *[f] Elle
        } reste au joueur qui l’a { GENDER($card) ->
            [m] joué
           *[f] jouée
        }{ $owed ->
            [half_card] . En échange, ce joueur doit au gagnant du pli{ $alone ->
                [yes] {""}
               *[no] , fût-il de son camp,
            } une carte d’un demi-point, à donner dès que possible.
            [half_points] . En échange, le gagnant du pli compte un demi-point de plus, et ce joueur un demi-point de moins. Aucune carte ne change de mains.
           *[nothing] , sans contrepartie.
        }
    }
    .word-stays = reste, reste_à
    .word-owed = contrepartie, dû, en_échange
exempt-owed-from =
    { $from ->
        [tricks] { $stays ->
            [side] On la prend dans les plis du camp qui la donne, jamais dans l’écart.
           *[player] On la prend dans les plis que ce joueur a lui-même remportés, jamais dans l’écart.
        }
       *[tricks_and_discard] { $stays ->
            [side] On la prend dans les plis du camp qui la donne, ou dans l’écart ou le chien qui compte pour lui.
           *[player] On la prend dans les plis que ce joueur a lui-même remportés ou, s’il est le preneur, dans l’écart ou le chien qui compte avec eux.
        }
    }
    .word-owed_from = pris_dans
exempt-unpaid =
    { $unpaid ->
        [half_points] Si, à la fin de la donne, on n’a pu en donner aucune, { NOUN($card, case: "definite") } compte un demi-point de moins, et { $stays ->
            [side] l’autre camp
           *[player] le gagnant du pli
        } ajoute ce demi-point à ses points.
       *[nothing] Si, à la fin de la donne, on n’a pu en donner aucune, rien n’est dû.
    }
    .word-unpaid = impayé
exempt-last-trick =
    { $to ->
        [other_side] Au dernier pli, en revanche, { NOUN($card, case: "definite") } passe au camp adverse, quel que soit le gagnant du pli{ exempt-unless }, et rien n’est donné en échange.
        [trick_winner] Au dernier pli, en revanche, { NOUN($card, case: "definite") } revient à celui qui remporte le pli{ exempt-unless }, et rien n’est donné en échange.
       *[kept] Il en va de même au dernier pli{ exempt-unless }.
    }
exempt-slam =
    { $alone ->
        [yes] Seule exception : le joueur qui a remporté tous les autres plis remporte aussi le dernier { $led ->
                [yes] s’il le commence par
               *[no] s’il y joue
            } { NOUN($card, case: "definite") }.
       *[no] Seule exception : le camp qui a remporté tous les autres plis remporte aussi le dernier { $led ->
                [yes] s’il le commence par
               *[no] s’il y joue
            } { NOUN($card, case: "definite") }.
    }
exempt-personal = Si personne de ce camp n’a remporté le pli, la carte entre dans les points propres au preneur quand elle revient à l’attaque ; à la défense, elle n’entre dans ceux d’aucun joueur.
exempt-unless =
    { $wins ->
        [as_ranked] {" "}(à moins que cette carte ne le remporte elle-même)
        [never] {""}
       *[last_trick_of_slam] {""}
    }
name-forbid = Carte interdite : { $title }
forbid-any = Une carte ne peut pas être jouée si { $when }.
forbid-class = On ne peut jouer { GENDER($noun) ->
        [m] aucun
       *[f] aucune
    } { NOUN($noun) } si { $when }.
forbid-card = On ne peut pas jouer { NOUN($noun, case: "definite") } si { $when }.
forbid-unless = Cela ne vaut pas pour le joueur qui ne peut jouer aucune autre carte.

## La marque

name-scoring-target = Contrat réussi ou chuté
name-scoring-count = Compte des plis
scoring-count = Une fois tous les plis joués, l’un des camps compte ses points{ $see } ; tout le reste revient à l’autre.
scoring-added = Avant de comparer, chaque camp ajoute { COUNTED($added, noun: "point") } à son compte ; les deux comptes font alors { $together }.
    .word-added = ajout
scoring-target = Le nombre de points que doit faire l’attaque dépend de ses bouts. Si elle atteint ce nombre, même tout juste, le contrat est réussi et elle gagne la donne.
    .word-target = seuils, points_à_faire, objectif
scoring-target-caption = Points que doit faire l’attaque
scoring-column-oudlers = Bouts de l’attaque
scoring-column-target = Points à faire
scoring-half =
    { $result ->
        [lost] S’il manque à l’attaque ne fût-ce qu’un demi-point, le contrat est chuté et la défense gagne.
        [drawn] S’il manque à l’attaque exactement un demi-point, la donne est nulle : personne ne la gagne, et rien de ce que recevrait le camp gagnant n’est payé.
        [unscored] S’il manque à l’attaque exactement un demi-point, la donne est nulle et personne ne marque rien, pas même une prime.
        [just_made] S’il ne manque à l’attaque qu’un demi-point, le contrat compte tout de même comme réussi tout juste.
       *[made] S’il ne manque à l’attaque qu’un demi-point, le contrat est tout de même réussi ; la différence se compte alors comme un demi-point en plus.
    }
    .word-half_point_short = demi_point_manquant
scoring-half-when = Les demi-points se présentent surtout quand les joueurs sont en nombre impair.
name-scoring-difference = Différence
scoring-margin = _La différence_ est ce qui sépare les points de l’attaque des points à faire.
scoring-margin-all = _La différence_ est ce qui sépare les points de l’attaque des points à faire ; elle { $how }.
scoring-margin-rounded =
    { $result ->
        [any] La différence { $how }.
        [made] Quand le contrat est réussi, la différence { $how }.
        [short] Quand le contrat est chuté ou la donne nulle, la différence { $how }.
       *[lost] Quand le contrat est chuté, la différence { $how }.
    }
rounding =
    { $direction ->
        [none] garde ses { $kept ->
            [fractions] fractions de point
           *[halves] demi-points
        }
        [up] s’arrondit { rounding-step } supérieur (pour une perte, inférieur)
        [down] s’arrondit { rounding-step } inférieur (pour une perte, supérieur)
        [nearest] s’arrondit { rounding-nearest }
        [away] s’arrondit { rounding-step } supérieur
       *[toward] s’arrondit { rounding-step } inférieur
    }
rounding-step =
    { $step ->
        [1] à l’entier
       *[other] au multiple de { $step }
    }
rounding-nearest =
    { $step ->
        [1] à l’entier le plus proche (un demi-point s’arrondit en s’éloignant de zéro)
       *[other] au multiple de { $step } le plus proche (à mi-chemin, on s’éloigne de zéro)
    }
name-scoring-contract = Paiement du contrat
scoring-stake = Le premier paiement est celui du contrat lui-même.
scoring-stake-worth =
    { $same ->
        [yes] { $worth } + différence
       *[no] valeur + différence
    }
scoring-stake-product =
    { $multiplied ->
        [yes] Le contrat vaut ({ $amount }) × coefficient{ $two ->
            [yes] {""}
           *[no] {" "}par défenseur
        } ; { $payee } marque ces points.
       *[no] Pour le contrat, on compte { $amount }{ $two ->
            [yes] {""}
           *[no] {" "}par défenseur
        } ; { $payee } marque ces points.
    }
name-scoring-sum = Somme à payer
scoring-unit =
    { $two ->
        [yes] On additionne ce qui revient à l’attaque et l’on retranche ce qui revient à la défense. *Le défenseur* paie ce total à l’attaque ; s’il est négatif, c’est l’attaque qui le paie au *défenseur*.
       *[no] On additionne ce qui revient à l’attaque et l’on retranche ce qui revient à la défense. *Chaque défenseur* paie ce total à l’attaque ; s’il est négatif, c’est l’attaque qui le paie à *chaque défenseur*.
    }
scoring-apart = Ce que les joueurs se paient entre eux pour { LIST($what) } n’entre pas dans ce total.
scoring-apart-of = { TITLE($title, form: "indefinite") }{ $see }
scoring-unit-rounded =
    { $result ->
        [any] Ce total, que l’attaque le reçoive ou le paie, { $how }.
        [made] Quand le contrat est réussi, ce total { $how }.
        [short] Quand le contrat est chuté ou la donne nulle, ce total { $how }.
       *[lost] Quand le contrat est chuté, ce total { $how }.
    }
scoring-seat-rounded =
    { $result ->
        [any] À la fin, tout gain ou toute perte d’un joueur autre que le preneur { $how } ; le preneur prend le reste.
        [made] À la fin, tout gain d’un joueur autre que le preneur { $how } ; le preneur prend le reste.
       *[lost] À la fin, toute perte d’un joueur autre que le preneur { $how } ; le preneur prend le reste.
    }
payments-caption = Tout ce qui se paie
payments-what = Motif
payments-worth =
    { $each ->
        [yes] { $two ->
            [yes] Montant
           *[no] Par défenseur
        }
       *[no] Montant
    }
payments-levels = { $amount } ({ $levels })
payments-payee = Bénéficiaire
payments-achiever = le camp qui réussit { TITLE($title, form: "feat") }
payments-multiplied = Multiplié par le coefficient
payments-stake = le contrat
payments-promise =
    { TITLE($title, form: "bare") } { $outcome ->
        [announced] { TITLE($title, form: "gender") ->
            [f] annoncée et réussie
           *[m] annoncé et réussi
        }
        [broken] { TITLE($title, form: "gender") ->
            [f] annoncée et manquée
           *[m] annoncé et manqué
        }
       *[unannounced] { TITLE($title, form: "gender") ->
            [f] réussie
           *[m] réussi
        } sans annonce
    }
payments-yes-no =
    { $multiplied ->
        [yes] oui
       *[no] non
    }
name-scoring-settling = Partage des points
shares-caption = Combien de fois chacun reçoit ou paie le total
shares-row =
    { $who ->
        [taker] preneur
        [partner] partenaire
        [each_partner] chaque partenaire
        [only_defender] défenseur
       *[defender] chaque défenseur
    }
shares-column =
    { $how ->
        [usual] { COUNTED($players, noun: "player") }
        [partner] { COUNTED($players, noun: "player") }, avec un partenaire
        [partners] { COUNTED($players, noun: "player") }, avec deux partenaires
       *[alone] { COUNTED($players, noun: "player") }, preneur seul
    }
shares =
    { $partners ->
        [one] { $which ->
                [default] Avec un partenaire, ce que l’attaque reçoit ou paie se partage ainsi : { COUNTED($taker, noun: "part") } pour le preneur et { COUNTED($partner, noun: "part") } pour le partenaire.
               *[named] Le partage appelé _{ $name }_ donne { COUNTED($taker, noun: "part") } au preneur et { COUNTED($partner, noun: "part") } au partenaire.
            }
        [always] { $which ->
                [default] Ce que l’attaque reçoit ou paie se partage ainsi : { COUNTED($taker, noun: "part") } pour le preneur et { COUNTED($partner, noun: "part") } pour le partenaire.
               *[named] Le partage appelé _{ $name }_ donne { COUNTED($taker, noun: "part") } au preneur et { COUNTED($partner, noun: "part") } au partenaire.
            }
       *[several] { $which ->
                [default] Ce que l’attaque reçoit ou paie se partage ainsi : { COUNTED($taker, noun: "part") } pour le preneur et { COUNTED($partner, noun: "part") } pour chaque partenaire.
               *[named] Le partage appelé _{ $name }_ donne { COUNTED($taker, noun: "part") } au preneur et { COUNTED($partner, noun: "part") } à chaque partenaire.
            }
    }
shares-equal =
    { $partners ->
        [one] Avec un partenaire, ce que l’attaque reçoit ou paie se partage à parts égales entre le preneur et le partenaire.
        [always] Ce que l’attaque reçoit ou paie se partage à parts égales entre le preneur et le partenaire.
       *[several] Ce que l’attaque reçoit ou paie se partage à parts égales entre le preneur et ses partenaires.
    }
shares-unrounded =
    { $kept ->
        [fractions] On garde les fractions de point.
       *[halves] On garde les demi-points.
    }
shares-rounded =
    { $result ->
        [any] La part du partenaire { $how } ; le preneur prend le reste.
        [made] Un gain du partenaire { $how } ; le preneur prend le reste.
       *[lost] Une perte du partenaire { $how } ; le preneur prend le reste.
    }
shares-rounded-several =
    { $result ->
        [any] La part de chaque partenaire { $how } ; le preneur prend le reste.
        [made] Le gain de chaque partenaire { $how } ; le preneur prend le reste.
       *[lost] La perte de chaque partenaire { $how } ; le preneur prend le reste.
    }
name-scoring-forgotten = Gains oubliés
scoring-forgotten =
    { $lost ->
        [yes] Un chelem ou une prime que personne ne signale avant l’inscription des scores ne rapporte rien.
       *[no] Ce que rapporte une annonce, un chelem ou une prime se paie même si personne ne le réclame.
    }
    .word-forgotten_lost = oubli_perdu, oublis_perdus

scoring-balance =
    { $balance ->
        [zero_sum] La somme des scores d’une donne vaut toujours zéro.
       *[winners_only] Aucun de ces paiements n’a vraiment lieu. Chaque joueur que ces comptes laisseraient au-dessus de zéro marque le total ci-dessus, une seule fois et sans son signe ; les autres ne marquent rien.
    }
    .word-balance = équilibre, bilan

## La partie

name-match-end = Durée de la partie
match-agreed = Les joueurs conviennent d’avance de la durée de la partie.
match-deals = Une partie compte { COUNTED($n, noun: "deal") }.
    .word-deals = donnes
match-deals-chosen = Une partie compte { $list } { $last ->
        [one] donne
       *[other] donnes
    }, au choix des joueurs avant de commencer.
match-rounds =
    { $n ->
        [one] Une partie compte un seul tour : autant de donnes qu’il y a de joueurs à la table.
       *[other] Une partie compte { NUMBER($n, gender: "m") } tours ; un tour compte autant de donnes qu’il y a de joueurs à la table.
    }
match-score = La partie est finie dès que, après une donne, un joueur a un total d’au moins { COUNTED($n, noun: "point") }.
    .word-score = score
match-deals-counted = Les donnes annulées et celles où tout le monde passe ne comptent pas.
match-deals-annulled = Les donnes annulées ne comptent pas.
match-winner =
    Le score cumulé le plus élevé gagne ; à égalité, { $tie ->
        [another_deal] on joue encore jusqu’à ce que l’un des premiers soit seul en tête
       *[together] les premiers se partagent la victoire
    }.
    .word-tie = égalité, a_égalité
name-match-pool = Mouches
match-pool =
    Avant chaque donne, le donneur mise { COUNTED($adds, noun: "point") }. S’il n’y a rien sur la table, chacun, donneur compris, mise en outre { COUNTED($ante, noun: "point") }, et le tout forme une _mouche_ ; sinon, la mise du donneur s’ajoute à la plus grosse mouche.
    .word-pool = mouches, pot
    .word-ante = mise
    .word-dealer_adds = mise_du_donneur
match-pool-won = Le preneur qui réussit son contrat emporte la plus grosse mouche ; celui qui chute en met une autre de même valeur à côté. Si personne ne prend, tout reste sur la table.
name-match-rank = Comparaison des tables
match-topage = Les mêmes donnes sont jouées à plusieurs tables ; pour chaque donne, on compare les preneurs d’après ce que paie ou reçoit un défenseur. Le meilleur preneur a 100 %, le moins bon 0 %, les autres sont répartis à intervalles égaux entre les deux ; à score égal, chacun a la moyenne de ce que valent ces rangs. Chaque défenseur a ce qui manque à son preneur pour faire 100 %. Dans le résultat final, la moyenne en attaque compte pour { COUNTED($attack, noun: "part") } et la moyenne en défense pour { COUNTED($defence, noun: "part") } ; le résultat le plus élevé gagne.
match-root = Les mêmes donnes sont jouées à deux tables ; le preneur de l’une et les défenseurs de l’autre forment une équipe. Pour chaque donne, on compare les deux preneurs d’après ce que paie ou reçoit un défenseur. L’équipe du meilleur reçoit en points de match la racine carrée de la différence, à trois décimales{ $credit ->
        [both_sides] , et l’autre en perd autant
       *[better_side]  ; l’autre ne reçoit rien
    }. L’équipe qui a le plus de points de match gagne.
    .word-credit = attribution

## Évaluer sa main

name-evaluation-scale = Barème
evaluation =
    { $bids ->
        [yes] Avant d’enchérir, on peut évaluer sa main d’après ce barème. C’est un conseil, qui n’engage à rien et n’a aucun rapport avec les points des cartes.
       *[no] On peut évaluer sa main d’après ce barème. C’est un conseil, qui n’engage à rien et n’a aucun rapport avec les points des cartes.
    }
evaluation-suits = Une ligne qui parle de « la couleur » se compte pour chacune des quatre couleurs où elle est vraie.
evaluation-caption = Ce que vaut une main
evaluation-column-feature = Dans la main
evaluation-column-points = Points
evaluation-feature = { $title } ({ $when })
evaluation-without-chien = { $feature }, seulement pour un contrat où le preneur ne prend pas le chien en main
    .word-without_chien = sans_prendre_le_chien
name-evaluation-bids = Enchères conseillées
evaluation-bids = Le total indique jusqu’où l’on peut enchérir.
    .word-hand_points = points_de_main
evaluation-bids-caption = Enchères conseillées
evaluation-column-from = À partir de
cards-from-to = du { $first } au { $last }
