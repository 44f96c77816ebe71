### Conditions et montants, tels qu’ils se lisent à l’intérieur des phrases.

## Propositions qui suivent « si »

clauses-and-two = { $left } et si { $right }
clauses-and-more = { $left }, si { $right }
clauses-and-end = { $left } et si { $right }
clauses-or-two = { $left } ou si { $right }
clauses-or-more = { $left }, si { $right }
clauses-or-end = { $left } ou si { $right }
clause-together = tout ceci est vrai ({ $clause })
clause-either = l’un de ces cas se présente ({ $clause })
cond-not = le contraire de ceci est vrai ({ $clause })
cond-has = elle a { so-many }
cond-has-one-of = elle a { $list } { $what ->
        [cards] cartes
       *[pips] points de carte
    }
so-many =
    { $operator ->
        [equal] exactement { COUNTED($count) }
        [differ] moins ou plus de { COUNTED($count) }
        [less] moins de { COUNTED($count) }
        [most] au plus { COUNTED($count) }
        [more] plus de { COUNTED($count) }
       *[least] au moins { COUNTED($count) }
    }
cond-hand =
    { $place ->
        [dealt] la main reçue à la distribution contient { so-many }
       *[hand] la main contient { so-many }
    }
cond-hand-none =
    { $place ->
        [dealt] la main reçue à la distribution ne contient pas { NOUN($noun, case: "partitive") }
       *[hand] la main ne contient pas { NOUN($noun, case: "partitive") }
    }
cond-good = { so-many } de la main entrent dans une combinaison que l’on marque
cond-good-all =
    { $there ->
        [yes] toutes les cartes de la main entrent dans une combinaison que l’on marque
       *[no] une carte de la main au moins n’entre dans aucune combinaison que l’on marque
    }
cond-class =
    { $what ->
        [top] sa plus forte carte
        [led] la carte qui le commence
       *[winning_card] la carte qui remporte ce pli
    } { $there ->
        [yes] est
       *[no] n’est pas
    } { NOUN($noun, case: "indefinite") }
cond-over =
    { $there ->
        [yes] un autre l’a commencé
       *[no] le même joueur l’a commencé
    }
cond-last =
    { $there ->
        [yes] ce pli est le dernier
       *[no] ce pli n’est pas le dernier
    }
cond-trick =
    { $operator ->
        [equal] ce pli est le numéro { $n }
        [differ] ce pli n’est pas le numéro { $n }
        [less] ce pli vient avant le numéro { $n }
        [most] ce pli ne vient pas après le numéro { $n }
        [more] ce pli vient après le numéro { $n }
       *[least] ce pli ne vient pas avant le numéro { $n }
    }
cond-total =
    { $who ->
        [winner] le gagnant a { so-many } en tout
       *[loser] le perdant a { so-many } en tout
    }
cond-deals = la partie a compté { so-many }
cond-players = le nombre de joueurs est { so-many-players }
so-many-players =
    { $operator ->
        [equal] de { $n }
        [differ] autre que { $n }
        [less] inférieur à { $n }
        [most] de { $n } au plus
        [more] supérieur à { $n }
       *[least] de { $n } au moins
    }
cond-exists = ceci est connu ({ $what })
cond-compare = { $left } { $operator ->
        [equal] est égal à ce montant :
        [differ] n’est pas égal à ce montant :
        [less] est inférieur à ce montant :
        [most] ne dépasse pas ce montant :
        [more] dépasse ce montant :
       *[least] atteint ou dépasse ce montant :
    } { $right }

## Montants

amount =
    { $what ->
        [cards] le nombre de ses cartes
        [pips] le total de ses points de carte
        [top] le rang de sa plus forte carte
        [dealt-cards] le nombre de cartes reçues
        [hand-cards] le nombre de cartes de la main
        [hand-good] le nombre de cartes qui entrent dans une combinaison que l’on marque
        [leader] le joueur qui le commence
        [winner] le joueur qui le remporte
        [led] la carte qui le commence
        [winning_card] la carte qui le remporte
        [trick-number] le numéro du pli
        [deal-tricks] le nombre de plis d’une donne
        [winner-total] le total du gagnant
        [loser-total] le total du perdant
        [deals] le nombre de donnes
       *[players] le nombre de joueurs
    }
amount-class =
    { $place ->
        [dealt] le nombre { NOUN($noun, number: "other", case: "partitive") } de la main reçue
       *[hand] le nombre { NOUN($noun, number: "other", case: "partitive") } de la main
    }
amount-cards-more = 1 point par carte, plus { COUNTED($n, noun: "point") }
amount-cards-less = 1 point par carte, moins { COUNTED($n, noun: "point") }
amount-cards = 1 point par carte
amount-difference = la différence des totaux
amount-sum = la somme des deux totaux
amount-plus = { $left }, plus { $right }
amount-calculation = { $left } { $operator ->
        [plus] plus
        [minus] moins
        [times] multiplié par
       *[over] divisé par
    } { $right }
amount-times = { NUMBER($n, gender: "f") } fois { $amount }
amount-choose-more = { $then } si { $condition }, { $otherwise }
amount-choose = { $then } si { $condition }, et sinon { $otherwise }
amount-rounded = { $amount } (arrondi { $direction ->
        [up] au multiple supérieur
        [down] au multiple inférieur
        [nearest] au plus proche multiple
        [away] au multiple plus loin de zéro
       *[toward] au multiple plus près de zéro
    } de { $step })
pays-units =
    { $n ->
        [1] une fois l’enjeu
       *[other] { NUMBER($n, gender: "f") } fois l’enjeu
    }
