### Conditions, montants et personnes, tels qu’ils se lisent à l’intérieur des phrases.
###
### Aucun groupe de mots ne se place après « de » ou « à » : l’article qu’il porte s’y contracterait.
### Aucune condition ne commence par « il » : elle peut suivre « si ».

## Conditions : propositions qui suivent « si » ou « quand »

clauses-and-two = { $left } et si { $right }
clauses-and-more = { $left }, { $right }
clauses-and-end = { $left } et { $right }
clauses-lacking-two = { $left } et { $right }
clauses-lacking-more = { $left }, { $right }
clauses-lacking-end = { $left } et { $right }
clauses-or-two = { $left }, ou bien { $right }
clauses-or-more = { $left }, { $right }
clauses-or-end = { $left }, ou bien { $right }
neither = ni { $left } ni { $right }
clause-lettered = ({ $letter }) { $clause }
cond-wins-trick = { $who } { $there ->
        [yes] remporte
        [no] ne remporte pas
       *[none] ne remporte
    } { place-noun }
cond-leads = { $who } { $there ->
        [yes] commence
        [no] ne commence pas
       *[none] ne commence
    } { place-noun }
cond-plays = { $who } { $there ->
        [yes] joue
        [no] ne joue pas
       *[none] ne joue
    } { NOUN($card, case: "definite") }
cond-plays-into = { $who } joue { NOUN($card, case: "definite") } dans un pli que remporte { $winner }
cond-captures = { $who } { $there ->
        [yes] remporte
        [no] ne remporte pas
       *[none] ne remporte
    } le pli contenant { NOUN($card, case: "definite") }
cond-makes = { $who } { $there ->
        [yes] réussit
        [no] ne réussit pas
       *[none] ne réussit
    } { TITLE($title, form: "feat") }
cond-ends = { $who } { $result ->
        [winners] { $there ->
            [yes] gagne
            [no] ne gagne pas
           *[none] ne gagne
        }
       *[losers] { $there ->
            [yes] perd
            [no] ne perd pas
           *[none] ne perd
        }
    } la donne
cond-takes = { $who } { takes } { so-many }
cond-takes-with = { $who } remporte { $operator ->
        [equal] exactement
       *[least] au moins
    } { COUNTED($count) }, dont { $place ->
        [last_trick] le dernier
        [first_trick] le premier
       *[penultimate_trick] l’avant-dernier
    }
cond-takes-none = { $who } ne { takes } { GENDER($noun) ->
        [m] aucun
       *[f] aucune
    } { NOUN($noun) }
cond-takes-than = { $who } { takes } { $operator ->
        [equal] exactement autant { NOUN($noun, number: "other", case: "partitive") }
        [differ] un autre nombre { NOUN($noun, number: "other", case: "partitive") }
        [less] moins { NOUN($noun, number: "other", case: "partitive") }
        [most] au plus autant { NOUN($noun, number: "other", case: "partitive") }
        [more] plus { NOUN($noun, number: "other", case: "partitive") }
       *[least] au moins autant { NOUN($noun, number: "other", case: "partitive") }
    } que { $other }
cond-takes-all = { $who } réunit les { COUNTED($count) }
cond-takes-card = { $who } { $there ->
        [yes] a
       *[no] n’a pas
    } { NOUN($card, case: "definite") } parmi ses cartes à la fin
takes =
    { $what ->
        [tricks] remporte
        [points] réunit
        [cards] réunit
       *[oudlers] réunit
    }
so-many =
    { $operator ->
        [equal] exactement { COUNTED($count) }
        [differ] soit plus, soit moins de { COUNTED($count) }
        [less] moins de { COUNTED($count) }
        [most] au plus { COUNTED($count) }
        [more] plus de { COUNTED($count) }
       *[least] au moins { COUNTED($count) }
    }
cond-either = l’une de ces conditions est remplie ({ $clause })
cond-together = ces conditions sont toutes réunies ({ $clause })
cond-holds = { place-holds } { $items }
cond-holds-none =
    { $place ->
        [hand] la main est
        [dealt] la main de départ est
        [suit] la couleur est
        [chien] le chien est
        [discard] l’écart est
        [this_trick] le pli en cours est
        [last_trick] le dernier pli est
        [first_trick] le premier pli est
       *[penultimate_trick] l’avant-dernier pli est
    } { $items }
cond-holds-but = { place-holds } { $items }, mais { $lacking }
have-card = { hold-card }
have-some = { hold-some }
have-cards = { hold-cards }
lack-card = pas { NOUN($card, case: "definite") }
lack-cards = { GENDER($noun) ->
        [m] aucun
       *[f] aucune
    } { NOUN($noun) }
hold-none = sans { NOUN($noun) }
hold-some = { GENDER($noun) ->
        [m] un
       *[f] une
    } { NOUN($noun) }
hold-card = { NOUN($card, case: "definite") }
cond-only-card =
    { $place ->
        [hand] la main ne contient
        [dealt] la main de départ ne contient
        [suit] la couleur ne contient
        [chien] le chien ne contient
        [discard] l’écart ne contient
        [this_trick] le pli en cours ne contient
        [last_trick] le dernier pli ne contient
        [first_trick] le premier pli ne contient
       *[penultimate_trick] l’avant-dernier pli ne contient
    }, parmi { NOUN($noun, number: "other", case: "definite") }, que { NOUN($card, case: "definite") }
hold-cards =
    { $operator ->
        [equal] exactement { COUNTED($count) } en tout
        [most] au plus { COUNTED($count) }
       *[least] au moins { COUNTED($count) }
    }
cond-not = cette condition n’est pas remplie : { $clause }
cond-exists = { $thing } existe
cond-made =
    { $there ->
        [yes] le contrat est réussi
       *[no] le contrat n’est pas réussi
    }
cond-partner =
    { $there ->
        [yes] le preneur a un partenaire
       *[no] le preneur n’a pas de partenaire
    }
cond-promise-kept =
    { $there ->
        [yes] un camp a réussi { TITLE($title, form: "feat") }
       *[no] aucun camp n’a réussi { TITLE($title, form: "feat") }
    }
cond-won-by = { $there ->
        [yes] { GENDER($noun) ->
            [m] un
           *[f] une
        } { NOUN($noun) } remporte
       *[no] { lack-cards } ne remporte
    } { place-noun }
cond-won-by-the = { NOUN($noun, case: "definite") } { $there ->
        [yes] remporte
       *[no] ne remporte pas
    } { place-noun }
cond-card-is = la carte { $there ->
        [yes] est
       *[no] n’est pas
    } { GENDER($noun) ->
        [m] un
       *[f] une
    } { NOUN($noun) }
cond-card-is-the = la carte { $there ->
        [yes] est
       *[no] n’est pas
    } { NOUN($noun, case: "definite") }
cond-card-led =
    { $there ->
        [yes] le pli commence par cette carte
       *[no] le pli a déjà commencé
    }
cond-trick-now =
    { $operator ->
        [equal] on en est au pli n° { $n }
        [differ] on n’en est pas au pli n° { $n }
        [less] on n’en est pas encore au pli n° { $n }
        [most] on en est au pli n° { $n } ou avant
        [more] le pli n° { $n } est passé
       *[least] on en est au pli n° { $n } ou après
    }
cond-trick-now-at =
    { $place ->
        [first] { $there ->
            [yes] on en est au premier pli
           *[no] le premier pli est passé
        }
       *[last] { $there ->
            [yes] on en est au dernier pli
           *[no] on n’en est pas encore au dernier pli
        }
    }
cond-same = { $one } est { $two }
cond-different = { $one } n’est pas { $two }
cond-card-played =
    { $there ->
        [yes] l’un des plis contient { NOUN($card, case: "definite") }
       *[no] aucun des plis ne contient { NOUN($card, case: "definite") }
    }
cond-captured =
    { $there ->
        [yes] un camp prend { NOUN($card, case: "definite") } à l’autre
       *[no] le camp qui joue { NOUN($card, case: "definite") } remporte aussi ce pli
    }
cond-all-tricks = { $side } remporte tous les plis
cond-all-tricks-but = { $side } remporte tous les plis, sauf { NUMBER($n, gender: "m") } au plus
trick-card = { NOUN($card, case: "definite") }
cond-same-trick = { $one } et { $two } tombent dans { $there ->
        [yes] le même pli
       *[no] des plis différents
    }
cond-trick-than = { $one } tombe { $operator ->
        [less] à un pli antérieur à celui où tombe { $two }
        [more] à un pli postérieur à celui où tombe { $two }
        [most] dans le même pli que { $two } ou avant
       *[least] dans le même pli que { $two } ou après
    }
cond-trick-at = { $card } tombe { $there ->
        [yes] au { $place ->
            [first] premier
           *[last] dernier
        } pli
       *[no] à un autre pli que le { $place ->
            [first] premier
           *[last] dernier
        }
    }
cond-trick-number = { $card } tombe { $operator ->
        [equal] au pli n° { $n }
        [differ] à un autre pli que le n° { $n }
        [less] avant le pli n° { $n }
        [most] au pli n° { $n } ou avant
        [more] après le pli n° { $n }
       *[least] au pli n° { $n } ou après
    }
cond-compare =
    { $operator ->
        [equal] { $left } égale { $right }
        [differ] { $left } n’égale pas { $right }
        [less] { $left } n’atteint pas { $right }
        [most] { $left } ne dépasse pas { $right }
        [more] { $left } dépasse { $right }
       *[least] { $left } atteint ou dépasse { $right }
    }
cond-card-in =
    { $place ->
        [hand] la main { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
        [dealt] la main de départ { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
        [suit] la couleur { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
        [chien] le chien { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
        [discard] l’écart { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
        [this_trick] le pli en cours { $there ->
            [yes] contient déjà { NOUN($card, case: "definite") }
           *[no] ne contient pas encore { NOUN($card, case: "definite") }
        }
        [last_trick] le dernier pli { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
        [first_trick] le premier pli { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
       *[penultimate_trick] l’avant-dernier pli { $there ->
            [yes] contient { NOUN($card, case: "definite") }
           *[no] ne contient pas { NOUN($card, case: "definite") }
        }
    }
cond-no-cards =
    { $place ->
        [hand] la main ne contient
        [dealt] la main de départ ne contient
        [suit] la couleur ne contient
        [chien] le chien ne contient
        [discard] l’écart ne contient
        [this_trick] le pli en cours ne contient encore
        [last_trick] le dernier pli ne contient
        [first_trick] le premier pli ne contient
       *[penultimate_trick] l’avant-dernier pli ne contient
    } { GENDER($noun) ->
        [m] aucun
       *[f] aucune
    } { NOUN($noun) }
cond-cards = { place-holds } { so-many }
place-holds =
    { $place ->
        [hand] la main contient
        [dealt] la main de départ contient
        [suit] la couleur contient
        [chien] le chien contient
        [discard] l’écart contient
        [this_trick] le pli en cours contient déjà
        [last_trick] le dernier pli contient
        [first_trick] le premier pli contient
       *[penultimate_trick] l’avant-dernier pli contient
    }
place-noun =
    { $place ->
        [suit] la couleur
        [hand] la main
        [dealt] la main de départ
        [chien] le chien
        [discard] l’écart
        [this_trick] le pli en cours
        [last_trick] le dernier pli
        [first_trick] le premier pli
       *[penultimate_trick] l’avant-dernier pli
    }

## Personnes et cartes : toujours au singulier, car un verbe peut suivre

who-again =
    { $who ->
        [taker] le preneur
        [partner] le partenaire
        [dealer] le donneur
        [declarer] ce joueur
        [chosen] ce joueur
        [announcer] ce joueur
        [achiever] le même camp
        [attack] elle
       *[defence] elle
    }
who-chosen-side = le camp désigné
who-any-side = un camp
who-that-side = ce camp
who =
    { $who ->
        [card] la carte jouée
        [declarer] le joueur qui annonce
        [taker] le preneur
        [partner] le partenaire
        [dealer] le donneur
        [chosen] le joueur désigné
        [announcer] l’auteur de l’annonce
        [achiever] ce camp
        [attack] l’attaque
        [defence] la défense
        [winners] le camp qui gagne la donne
        [losers] le camp qui perd la donne
        [others] chacun des autres joueurs
        [everyone] chaque joueur
       *[nobody] la banque
    }
side-winner =
    { $place ->
        [last_trick] { $own ->
            [yes] le camp qui remporte le dernier pli
           *[no] le camp qui ne remporte pas le dernier pli
        }
        [first_trick] { $own ->
            [yes] le camp qui remporte le premier pli
           *[no] le camp qui ne remporte pas le premier pli
        }
       *[penultimate_trick] { $own ->
            [yes] le camp qui remporte l’avant-dernier pli
           *[no] le camp qui ne remporte pas l’avant-dernier pli
        }
    }
side-leader =
    { $place ->
        [last_trick] { $own ->
            [yes] le camp qui commence le dernier pli
           *[no] le camp qui ne commence pas le dernier pli
        }
        [first_trick] { $own ->
            [yes] le camp qui commence le premier pli
           *[no] le camp qui ne commence pas le premier pli
        }
       *[penultimate_trick] { $own ->
            [yes] le camp qui commence l’avant-dernier pli
           *[no] le camp qui ne commence pas l’avant-dernier pli
        }
    }
side-held =
    { $own ->
        [yes] le camp qui joue { NOUN($card, case: "definite") }
       *[no] le camp qui n’a pas joué { NOUN($card, case: "definite") }
    }
side-captured =
    { $own ->
        [yes] le camp qui remporte le pli contenant { NOUN($card, case: "definite") }
       *[no] le camp qui ne remporte pas le pli contenant { NOUN($card, case: "definite") }
    }
side-of =
    { $who ->
        [declarer] { $own ->
            [yes] le camp de celui qui fait l’annonce
           *[no] le camp opposé à celui qui fait l’annonce
        }
        [chosen] { $own ->
            [yes] le camp du joueur désigné
           *[no] le camp opposé à celui du joueur désigné
        }
        [announcer] { $own ->
            [yes] le camp qui l’avait annoncé
           *[no] le camp adverse
        }
        [taker] { $own ->
            [yes] le camp du preneur
           *[no] le camp opposé au preneur
        }
        [partner] { $own ->
            [yes] le camp du partenaire
           *[no] le camp opposé au partenaire
        }
       *[dealer] { $own ->
            [yes] le camp du donneur
           *[no] le camp opposé au donneur
        }
    }
who-side = le camp dont fait partie { $who }
who-opponents = le camp qui joue contre { $who }
who-kept = le camp qui réussit { TITLE($title, form: "feat") }
who-held = celui qui a joué { NOUN($card, case: "definite") }
who-captured = celui qui remporte le pli contenant { NOUN($card, case: "definite") }
who-winner =
    { $place ->
        [last_trick] le joueur qui remporte le dernier pli
        [first_trick] le joueur qui remporte le premier pli
       *[penultimate_trick] le joueur qui remporte l’avant-dernier pli
    }
who-leader =
    { $place ->
        [last_trick] le joueur qui commence le dernier pli
        [first_trick] le joueur qui commence le premier pli
       *[penultimate_trick] le joueur qui commence l’avant-dernier pli
    }
who-winning-card =
    { $place ->
        [last_trick] la carte qui remporte le dernier pli
        [first_trick] la carte qui remporte le premier pli
       *[penultimate_trick] la carte qui remporte l’avant-dernier pli
    }

## Montants : groupes nominaux

times = × { $n }
times-by-result = × { $n }, en cas de chute × { $lost }
amount =
    { $what ->
        [margin] la différence
       *[players] le nombre de joueurs
    }
amount-contract =
    { $what ->
        [worth] la valeur du contrat
       *[multiplier] le coefficient du contrat
    }
amount-deal =
    { $what ->
       *[tricks] le nombre de plis de la donne
    }
amount-trick = le numéro du pli contenant { NOUN($card, case: "definite") }
amount-cards = le nombre { NOUN($noun, number: "other", case: "partitive") } dans { place-noun }
amount-in-place =
    { $what ->
        [cards] le nombre de cartes dans { place-noun }
        [points] le total des points dans { place-noun }
        [longest] le nombre de cartes de la plus longue couleur dans { place-noun }
        [voids] le nombre de couleurs qui manquent dans { place-noun }
        [singletons] le nombre de couleurs d’une seule carte dans { place-noun }
       *[number] le rang { $place ->
            [hand] de la main
            [dealt] de la main de départ
            [suit] de la couleur
            [chien] du chien
            [discard] de l’écart
            [this_trick] du pli en cours
            [last_trick] du dernier pli
            [first_trick] du premier pli
           *[penultimate_trick] de l’avant-dernier pli
        }
    }
amount-of =
    { $what ->
        [tricks] le nombre de plis remportés par { $who }
        [points] le total des points réunis par { $who }
       *[oudlers] le nombre de bouts réunis par { $who }
    }
amount-of-party =
    { $what ->
        [tricks] le nombre de plis remportés par { who }
        [points] le total des points réunis par { who }
       *[oudlers] le nombre de bouts réunis par { who }
    }
amount-of-cards = le nombre { NOUN($noun, number: "other", case: "partitive") } que { $who } réunit
amount-per-taken = { COUNTED($n, noun: "point") } pour chaque { NOUN($noun) } { of-party }
amount-per = { COUNTED($n, noun: "point") } pour chaque { $what ->
        [tricks] pli
        [points] point
       *[oudlers] bout
    } { of-party }
of-party =
    { $who ->
        [declarer] du joueur qui annonce
        [taker] du preneur
        [partner] du partenaire
        [dealer] du donneur
        [chosen] du joueur désigné
        [announcer] de l’auteur de l’annonce
        [achiever] de ce camp
        [attack] de l’attaque
        [defence] de la défense
        [winners] du camp qui gagne la donne
       *[losers] du camp qui perd la donne
    }
amount-per-card = { COUNTED($n, noun: "point") } pour chaque { NOUN($noun) } dans { place-noun }
amount-calculation =
    { $operator ->
        [plus] { $left } plus { $right }
        [minus] { $left } moins { $right }
        [times] { $left } fois { $right }
       *[over] { $left } à diviser par { $right }
    }
amount-choose = { $otherwise } (mais { $then } si { $condition })
amount-least = { $amount }, au minimum { $least }
amount-rounded =
    { $direction ->
        [up] { $amount }, avec arrondi { rounding-step } supérieur
        [down] { $amount }, avec arrondi { rounding-step } inférieur
        [nearest] { $amount }, avec arrondi { rounding-step } le plus proche
        [away] { $amount }, avec arrondi { rounding-step } supérieur (sans tenir compte du signe)
       *[toward] { $amount }, avec arrondi { rounding-step } inférieur (sans tenir compte du signe)
    }

## Paiements : des phrases, ou ce qui suit une virgule ; la première lettre devient majuscule en début de phrase

pay-its-worth = la valeur de l’annonce
pay-side-unit =
    { $multiplied ->
        [yes] { $two ->
            [yes] { $payee } reçoit de l’autre camp { $amount }{ $see }, à multiplier par le coefficient du contrat.
           *[no] { $payee } reçoit de l’autre camp, par défenseur{ $see }, { $amount }, à multiplier par le coefficient du contrat.
        }
       *[no] { $two ->
            [yes] { $payee } reçoit de l’autre camp { $amount }{ $see }, sans coefficient.
           *[no] { $payee } reçoit de l’autre camp, par défenseur{ $see }, { $amount }, sans coefficient.
        }
    }
pay-side-margin = { $payee } ajoute { $amount } à la différence, en sa faveur et avant tout arrondi.
pay-follows-result = Quand le contrat est chuté, ce paiement se fait en sens inverse.
pay-shared = Le preneur et le partenaire se répartissent ce paiement selon le partage _{ $name }_.
pay-players =
    { $basis ->
        [per_head] { $payee } reçoit { $source ->
            [others] de chacun des autres joueurs { $amount }.
           *[party] { $amount }, que lui paie { $payer } ; chacun verse le montant entier.
        } Ce paiement se règle entre joueurs, indépendamment du contrat.
       *[in_all] { $payee } reçoit { $amount } en tout ; { $payer } y contribue à parts égales. Ce paiement se règle entre joueurs, indépendamment du contrat.
    }
