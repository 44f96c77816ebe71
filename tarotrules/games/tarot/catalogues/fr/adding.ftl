### Ce qu’une table ajoute à ses règles : des modèles à compléter.

adding-bonus = Ajouter une prime
adding-claim = Ajouter une annonce
adding-bid = Ajouter un contrat
adding-promise = Ajouter un chelem ou un autre exploit annoncé
adding-redeal = Ajouter une main qui annule la donne
adding-above = Au-dessus du contrat { $title }
adding-below = Au-dessous du contrat { $title }
adding-cards-groups = Groupes de cartes
adding-cards-suit =
    { $suit ->
        [S] Pique
        [H] Cœur
        [D] Carreau
        [C] Trèfle
       *[T] Atout
    }
adding-level-single = simple
adding-level-double = double
adding-level-triple = triple
adding-pattern-won-with = Remporter le dernier ou le premier pli avec une certaine carte
adding-pattern-found-in-trick = Remporter certaines cartes au dernier ou au premier pli
adding-pattern-cards-taken = Réunir certaines cartes dans la donne, par exemple les quatre dames
adding-pattern-in-first-trick = Remporter une carte au premier pli
adding-pattern-card-caught = Prendre une carte à l’autre camp, ou la sauver
adding-pattern-so-many = Réunir tant de plis, de points ou de bouts
adding-pattern-by-far = Réussir le contrat, ou chuter, de tant de points
adding-pattern-last-two = Remporter les deux derniers plis
adding-pattern-judged = Ce qu’aucune carte ne montre : la table en juge
adding-pattern-written = Autre chose, avec une condition à vous
adding-pattern-holding = Avoir en main beaucoup de cartes d’une sorte
adding-pattern-lacking = Avoir en main peu de cartes d’une sorte, ou aucune
adding-pattern-between = Un contrat entre deux autres
adding-pattern-feat-announced = S’engager à réunir tant de plis, de points ou de bouts
adding-pattern-last-announced = S’engager à remporter le dernier pli avec une certaine carte
adding-pattern-hand = Une main qui a peu ou beaucoup de cartes d’une sorte
adding-pattern-hand-written = Une autre main, avec une condition à vous
adding-name-so =
    { $comparison ->
        [least] au moins { $number }
        [most] au plus { $number }
       *[exactly] exactement { $number }
    }
adding-name-trick =
    { $trick ->
        [last] dernier pli
        [last-but-one] avant-dernier pli
       *[first] premier pli
    }
adding-name-at =
    { $trick ->
        [last] au dernier pli
        [last-but-one] à l’avant-dernier pli
       *[first] au premier pli
    }
adding-name-counted =
    { $counted ->
        [tricks] plis
        [points] points
       *[oudlers] bouts
    }
adding-name-won-with = { adding-name-trick } ({ $cards })
adding-name-found-in-trick = { $cards } { adding-name-at }
adding-name-cards-taken = { $cards } : { adding-name-so }
adding-name-in-first-trick = { $cards } au premier pli
adding-name-card-caught = { $feat ->
        [caught] capture
       *[kept] sauvetage
    } ({ $cards })
adding-name-so-many = { adding-name-so } { adding-name-counted }
adding-name-by-far = { $result ->
        [made] réussite
       *[lost] chute
    } d’au moins { $number } points
adding-name-last-two = les deux derniers plis
adding-name-judged = au jugement de la table
adding-name-written = prime de la table
adding-name-holding = { $cards } en main
adding-name-lacking =
    { $number ->
        [0] main sans { $cards }
       *[other] { $cards } en main : au plus { $number }
    }
adding-name-between = contrat de la table
adding-name-feat-announced = annonce : { adding-name-so } { adding-name-counted }
adding-name-last-announced = annonce : dernier pli ({ $cards })
adding-name-hand = { $cards } en main : { adding-name-so }
adding-name-hand-written = autre main annulée
adding-blank-cards = Cartes
adding-blank-some-cards = Cartes qui comptent
adding-blank-card = Carte
adding-blank-worth = Points
adding-blank-broken-worth = Points si c’est manqué
adding-blank-number = Combien
adding-blank-stake = Valeur
adding-blank-multiplier = Coefficient
adding-blank-first = Premier palier : cartes
adding-blank-first-worth = Premier palier : points
adding-blank-second = Deuxième palier : cartes
adding-blank-second-worth = Deuxième palier : points
adding-blank-third = Troisième palier : cartes
adding-blank-third-worth = Troisième palier : points
adding-blank-own-words = Ce que la table juge, avec vos mots
adding-such-own-words = qui chante en jouant l’Excuse
adding-blank-chosen-paid = { adding-blank-paid }
adding-blank-end-condition = Condition
adding-blank-dealt-condition = Condition
adding-blank-stands-after = Place dans les enchères
adding-blank-trick = Quel pli
adding-blank-comparison = Au moins ou au plus
adding-blank-counted = Ce que l’on compte
adding-blank-side = Quel camp peut la gagner
adding-blank-earner = Camp payé
adding-blank-feat = Ce qui lui arrive
adding-blank-result = Contrat
adding-blank-paid = Qui est payé
adding-blank-side-paid = À multiplier par le coefficient du contrat ?
adding-blank-claim-paid = Qui est payé
adding-blank-levels = Combien de paliers
adding-blank-who = Qui peut l’annoncer
adding-blank-duty = Faut-il le dire ?
adding-blank-dealer = Qui donne ensuite
adding-blank-chien = Le chien
adding-choice-trick-last = Le dernier pli
adding-choice-trick-last-but-one = L’avant-dernier pli
adding-choice-trick-first = Le premier pli
adding-choice-comparison-least = Au moins
adding-choice-comparison-most = Au plus
adding-choice-comparison-exactly = Exactement
adding-choice-counted-tricks = Plis
adding-choice-counted-points = Points des cartes
adding-choice-counted-oudlers = Bouts
adding-choice-side-either = L’un ou l’autre : celui qui y parvient
adding-choice-side-attack = L’attaque
adding-choice-side-defence = La défense
adding-choice-earner-trick = Le camp qui remporte le pli en question ou, à défaut, le dernier pli
adding-choice-earner-winners = Celui qui gagne la donne
adding-choice-earner-either = L’un ou l’autre : celui qui remplit la condition
adding-choice-earner-attack = { adding-choice-side-attack }
adding-choice-earner-defence = { adding-choice-side-defence }
adding-choice-feat-caught = L’autre camp la prend
adding-choice-feat-kept = Son camp la garde
adding-choice-result-made = Réussi d’au moins tant de points
adding-choice-result-lost = Chuté d’au moins tant de points
adding-choice-paid-side = Le camp de ce joueur : chaque défenseur paie ces points, ou les reçoit
adding-choice-paid-side-multiplied = Le camp de ce joueur, et ces points se multiplient par le coefficient du contrat
adding-choice-paid-player = Ce joueur seul : chacun des autres lui paie ces points
adding-choice-side-paid-side = Non : chaque défenseur paie ces points, ou les reçoit
adding-choice-side-paid-side-multiplied = Oui : on multiplie ces points par le coefficient
adding-choice-chosen-paid-player = { adding-choice-paid-player }
adding-choice-chosen-paid-side = { adding-choice-paid-side }
adding-choice-chosen-paid-side-multiplied = { adding-choice-paid-side-multiplied }
adding-choice-claim-paid-declarer-side = Le camp de celui qui annonce
adding-choice-claim-paid-winners = Le camp qui gagne la donne
adding-choice-claim-paid-declarer = Celui qui annonce : chacun des autres le paie
adding-choice-levels-one = Un
adding-choice-levels-two = Deux
adding-choice-levels-three = Trois
adding-choice-who-taker = Le preneur seul
adding-choice-who-anyone = N’importe qui
adding-choice-duty-must = Oui, et la donne est annulée
adding-choice-duty-may = Non, chacun en décide
adding-choice-dealer-next = Le joueur suivant
adding-choice-dealer-same = Le même donneur
adding-choice-chien-taken = Montré, puis pris en main
adding-choice-chien-aside = Caché, compte pour l’attaque
adding-choice-chien-against = Caché, compte pour la défense
