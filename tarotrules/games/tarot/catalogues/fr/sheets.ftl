### Feuilles : l’aide-mémoire, la feuille de marque, et ce qui diffère de la variante de base.

## Les cartes en petit

face-court = { $rank ->
        [king] R
        [queen] D
        [knight] C
       *[jack] V
    }{ face-suit }
face-low = { $n }{ face-suit }
face-trump = { $n }
face-excuse = ★
face-suit =
    { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
faces-run = { $first } … { $last }
faces-after = { $words } { $cards }

## L’aide-mémoire

cheat-subtitle = Aide-mémoire pour { COUNTED($players, noun: "player") }
cheat-contracts = Ce qui se paie
cheat-stake-caption =
    { $two ->
        [yes] Le contrat seul : ce que le défenseur paie (+) ou reçoit (−), selon la différence
       *[no] Le contrat seul : ce que chaque défenseur paie (+) ou reçoit (−), selon la différence
    }
cheat-piles-column = Piles par joueur
cheat-chien-column = Chien
cheat-chien =
    { $to ->
        [taker_hand] { $shown ->
            [shown] montré, puis pris en main
           *[hidden] pris en main sans être montré
        }
        [taker_tricks] { $shown ->
            [shown] montré, compte pour l’attaque
           *[hidden] caché, compte pour l’attaque
        }
       *[defence_tricks] { $shown ->
            [shown] montré, compte pour la défense
           *[hidden] caché, compte pour la défense
        }
    }
cheat-margin = { SIGNED($margin) }
cheat-amount =
    { $sign ->
        [either] ±{ $amount }
       *[attack] { SIGNED($amount) }
    }
cheat-either = ± : + si les points vont à l’attaque, − s’ils vont à la défense.
cheat-extras-caption =
    { $two ->
        [yes] Primes, annonces et chelems : ce que le défenseur paie (+) ou reçoit (−) en plus
       *[no] Primes, annonces et chelems : ce que chaque défenseur paie (+) ou reçoit (−) en plus
    }
cheat-to-winners = { LIST($titles) } : au camp qui gagne la donne, quel que soit l’auteur de l’annonce.
cheat-by-cards = { LIST($titles) } : le montant dépend des cartes.
cheat-reversed = { LIST($titles) } : en sens inverse si le contrat est chuté.
cheat-levels = { $title } : nombre { NOUN($noun, number: "other", case: "partitive") } par palier
cheat-of = { $title } : { $said }
cheat-promises = Les chelems
cheat-payments = Qui paie qui
cheat-sum =
    { $two ->
        [yes] On fait le total de ce qui est dû ; le défenseur paie ce total à l’attaque, ou le reçoit s’il est négatif.
       *[no] On fait le total de ce qui est dû ; chaque défenseur paie ce total à l’attaque, ou le reçoit s’il est négatif.
    }
cheat-others = Avec un autre nombre de joueurs
cheat-hand = Cartes par joueur
cheat-packet = Cartes par paquet
cheat-called = Carte appelée
cheat-also =
    { $n ->
        [one] À { COUNTED($players, noun: "player") }, la règle { $numbers } du livret change aussi.
       *[other] À { COUNTED($players, noun: "player") }, les règles { $numbers } du livret changent aussi.
    }

## Une donne, pas à pas

cheat-steps = Une donne, pas à pas
cheat-direction =
    { $direction ->
        [counter_clockwise] Tout tourne dans le sens inverse des aiguilles d’une montre.
       *[clockwise] Tout tourne dans le sens des aiguilles d’une montre.
    }
cheat-deal =
    { $shuffled ->
        [true] Battre, couper
       *[false] Couper sans battre
    }, puis donner { COUNTED($hand, noun: "card") } à chacun, { $packet ->
        [1] une à une
       *[other] par paquets de { NUMBER($packet, gender: "f") }
    }.
cheat-piles =
    { $laid ->
        [before_hands] Avant cette distribution,
       *[after_hands] Ensuite,
    } poser devant chacun { COUNTED($piles, noun: "pile") } de { COUNTED($cards, noun: "card") }, { $cards ->
        [2] la carte du dessus visible, l’autre cachée.
       *[other] la carte du dessus visible, les autres cachées.
    }
cheat-deal-chien =
    { $how ->
        [last_cards] { $n ->
            [1] La dernière va au chien.
           *[other] Les { NUMBER($n, gender: "f") } dernières vont au chien.
        }
        [each_round] Après chaque tour, mettre { COUNTED($packet, noun: "card") } au chien, { NUMBER($n, gender: "f") } en tout.
       *[on_the_way] Au fur et à mesure, mettre { COUNTED($n, noun: "card") } au chien{ $n ->
            [1] {""}
           *[other] , { $packet ->
                [1] une à une
               *[other] par paquets de { NUMBER($packet, gender: "f") }
            }
        }.
    }
cheat-auction =
    { $first ->
        [after_dealer] { $two ->
            [yes] L’adversaire du donneur parle le premier ;
           *[no] Le joueur qui suit le donneur parle le premier ;
        }
       *[dealer] Le donneur parle le premier ;
    } { $rounds ->
        [one] chacun ne parle qu’une fois.
        [parole] chacun enchérit, passe ou dit « parole ».
        [duel] les autres parlent à leur tour.
       *[until_all_pass] on continue jusqu’à ce que tous, sauf le plus offrant, aient passé.
    }
cheat-appointed = Il n’y a pas d’enchères : le preneur est désigné d’avance et joue le contrat « { $title } ».
cheat-all-pass =
    { $dealer ->
        [second_round] Si tout le monde passe, on fait un second tour ; si tout le monde passe encore, le joueur suivant donne.
        [next_dealer] Si tout le monde passe, le joueur suivant donne.
       *[same_dealer] Si tout le monde passe, le même donneur redonne.
    }
cheat-all-pass-played = Si tout le monde passe, la donne se joue sans preneur : « { $title } ».
cheat-all-pass-again = Si tout le monde passe, on fait un second tour ; si tout le monde passe encore, la donne se joue sans preneur : « { $title } ».
cheat-announced = { TITLE($title, form: "indefinite") }
cheat-declared = { TITLE($title, form: "indefinite") }
cheat-may =
    { $who ->
        [taker] le preneur peut
        [bidder] l’enchérisseur peut
       *[anyone] { $kind ->
            [promise] un joueur peut
           *[claim] tout joueur peut
        }
    } { $kind ->
        [promise] annoncer
       *[claim] annoncer
    } { $titles }
cheat-may-both = { $left }, et { $right }
cheat-announce =
    { $moment ->
        [in_auction] En enchérissant, { $may }.
        [auction_over] Une fois les enchères closes, { $may }.
        [after_auction] Avant que le chien ne soit vu, { $may }.
        [after_auction_some_unseen] Avant que le chien ne soit vu ou, s’il reste caché, avant l’entame, { $may }.
        [after_auction_unseen] Après les enchères, avant l’entame, { $may }.
        [after_discard] Une fois l’écart fait, { $may }.
        [before_chien] Avant que le chien ne soit vu, { $may }.
        [before_first_lead] Avant l’entame, { $may }.
       *[own_first_card] Juste avant de jouer sa première carte, { $may }.
    }
cheat-take-chien = Si le contrat le permet, prendre le chien en main, puis écarter autant de cartes.
cheat-follow = Fournir la couleur demandée ; si l’on ne peut pas, { $void ->
        [must_trump] couper ; sans atout, jouer ce que l’on veut
       *[free] jouer ce que l’on veut
    }. { $overtrump ->
        [must] À l’atout, monter quand on le peut.
       *[free] À l’atout, rien n’oblige à monter.
    }
cheat-count = Compter les points et les bouts de l’attaque, vérifier si le contrat est réussi et noter les scores.
cheat-count-alone = Chacun compte les points de ses plis ; marquer selon le classement.
cheat-next =
    { $two ->
        [yes] L’adversaire du donneur donne ensuite.
       *[no] { $direction ->
            [counter_clockwise] Le voisin de droite du donneur donne ensuite.
           *[clockwise] Le voisin de gauche du donneur donne ensuite.
        }
    }

## La feuille de marque

score-subtitle = Feuille de marque pour { COUNTED($players, noun: "player") }
score-player = { $who }
score-caption = Une ligne par donne
score-dealer = Donneur
score-taker = Preneur
score-partner =
    { $partners ->
        [one] Partenaire
       *[several] Partenaires
    }
score-margin = Différence
score-kind =
    { $kind ->
        [bonus] Primes
        [claim] Annonces
       *[promise] Chelems
    }
score-unit =
    { $two ->
        [yes] Le défenseur paie
       *[no] Chaque défenseur paie
    }
score-alone = { $title } : points
score-running = Cumul des scores
score-example = ex.
score-contract = *{ $mark }* { $title } ({ $worth }, { $times })
score-contract-sum = *{ $mark }* { $title } ({ $worth })
score-legend = Contrats : { $contracts }.
score-how =
    { $two ->
        [yes] Le + est en faveur de l’attaque, le − en faveur de la défense. Sous les primes, les annonces et les chelems, on inscrit ce qui s’ajoute à ce que paie le défenseur.
       *[no] Le + est en faveur de l’attaque, le − en faveur de la défense. Sous les primes, les annonces et les chelems, on inscrit ce qui s’ajoute à ce que paie chaque défenseur.
    }
