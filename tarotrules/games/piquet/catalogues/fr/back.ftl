### Ce qui suit les règles.

## Le glossaire

glossary-title = Les mots du piquet
glossary-order = { "" }
glossary-names = Mains, combinaisons et primes
glossary-claim = main qui vaut des points par elle-même, sans que l’on y compte de combinaison
glossary-claim-none =
    { $place ->
        [dealt] main qui, à la distribution, ne contient pas { NOUN($noun, case: "partitive") }
       *[hand] main qui ne contient pas { NOUN($noun, case: "partitive") }
    }
glossary-claim-none-both =
    { $place ->
        [dealt] main qui, à la distribution, ne contient ni { NOUN($noun) } ni { NOUN($other) }
       *[hand] main qui ne contient ni { NOUN($noun) } ni { NOUN($other) }
    }
glossary-claim-serves = main dont chaque carte entre dans une combinaison que l’on marque
glossary-contest = combinaison que l’on annonce et que l’on compare
glossary-contest-suit = combinaison formée de toutes les cartes d’une même couleur que l’on a en main
glossary-contest-run = combinaison formée de cartes d’une même couleur qui se suivent
glossary-contest-rank = combinaison formée de cartes de même rang
glossary-contest-hand = combinaison formée de toutes les cartes de la main
glossary-milestone = prime de celui qui atteint un certain total avant que l’autre ait rien marqué
glossary-milestone-alike =
    prime de { COUNTED($worth, noun: "point") } pour { $who ->
        [anyone] celui
        [elder] le premier, s’il
       *[younger] le dernier, s’il
    } { $who ->
        [anyone] qui arrive
        [elder] arrive
       *[younger] arrive
    } à { COUNTED($reach, noun: "point") }{ $alone } avant que { $two ->
        [yes] l’autre
       *[no] personne d’autre
    } ait rien marqué
term-capot = capot
    .definition = fait de remporter tous les plis
term-cards = cartes (les)
    .definition = points que marque celui qui a remporté le plus de plis
term-count = point du jeu de la carte
    .definition = point que l’on marque en commençant un pli ou en le remportant
term-court = figure
    .definition = roi, dame ou valet
term-cut = couper
    .definition = séparer le jeu en deux tas ; quand on coupe avant la distribution, le tas du dessous passe par-dessus l’autre
term-dealer = donneur
    .definition = celui qui distribue les cartes ; le dernier en cartes
term-discard = écart
    .definition = les cartes dont un joueur s’est défait avant d’en prendre au talon
term-elder = premier en cartes, premier
    .definition = celui qui écarte et annonce d’abord, et qui entame
term-equal = égal
    .definition = réponse du dernier qui a une combinaison aussi bonne
term-exchange = échange
    .definition = action d’écarter des cartes et d’en prendre autant au talon
term-good = bon
    .definition = réponse du dernier qui n’a rien d’aussi bon
term-huitieme = huitième
    .definition = séquence de huit cartes
term-lead = entame
    .definition = la première carte jouée dans la donne
term-making = combien font-elles ?
    .definition = question du dernier, quand son point a autant de cartes que celui du premier
term-not-good = ne vaut pas
    .definition = réponse du dernier qui a mieux
term-partie = partie
    .definition = l’ensemble des donnes que l’on règle en une fois
term-pips = points de carte
    .definition = ce que vaut une carte dans un point
term-quart = quatrième
    .definition = séquence de quatre cartes
term-quatorze = quatorze
    .definition = quatre honneurs de même rang
term-quint = quinte
    .definition = séquence de cinq cartes
term-rubicon = rubicon
    .definition = le total que le perdant doit atteindre pour ne pas payer davantage
term-septieme = septième
    .definition = séquence de sept cartes
term-sinking = taire
    .definition = ne pas annoncer ce que l’on a
term-sixieme = sixième
    .definition = séquence de six cartes
term-stock = talon
    .definition = les cartes qui restent après la distribution
term-tierce = tierce
    .definition = séquence de trois cartes
term-trick = pli
    .definition = les cartes jouées en un tour, une par joueur
term-trio = brelan
    .definition = trois honneurs de même rang
term-younger = dernier en cartes, dernier
    .definition = le donneur, qui écarte et annonce après le premier

## L’index

index-readings = { "" }
index-barring = barrer
index-calls = annonces
index-course = déroulement d’une donne
index-follow = fournir
index-looking = regarder des cartes
index-misdeal = maldonne
index-order-of-cards = ordre des cartes
index-pack = jeu de cartes
index-sides = camps
index-bonus = primes
index-reckoning = ordre du compte
index-scores = compter à haute voix
index-settling = règlement
index-showing = montrer ses annonces
index-suit = couleur
index-tie = totaux égaux
index-weights = donnes qui comptent davantage
index-words-for-cards = noms de cartes

## Ce qui reste ouvert

open-seating-cut-least = Combien de cartes au moins doit compter chaque tas de la coupe ?
open-seating-direction = Dans quel sens tourne-t-on ?
open-match-end = Combien de donnes joue-t-on, ou jusqu’à quel total ?
open-settling = Que paie le perdant ?
open-faults = Que se passe-t-il si quelqu’un joue avec trop de cartes, annonce ce qu’il n’a pas ou ne fournit pas ?
