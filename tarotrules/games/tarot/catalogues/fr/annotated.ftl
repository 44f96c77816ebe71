### Une donne entière

chapter-annotated = Une donne entière
annotated-intro = Voici une donne du début à la fin, jouée à { NUMBER($players, gender: "m") } selon les règles de ce livret. { $dealer } donne. Les renvois comme ({ $rule }) indiquent les règles qui s’appliquent.
annotated-hands = Les mains
annotated-cards = Cartes
annotated-laid = Les piles, chacune à partir de la carte visible
annotated-piles = Piles
annotated-tricks = Les plis (→ : joue en premier)
annotated-trick = Pli
annotated-winner = Remporté par
annotated-at = Pli { $n } : { $said }
annotated-led = → { $card }
annotated-event =
    { $event ->
        [must-follow] { $who } a de la couleur demandée et doit fournir
        [must-trump] { $who } ne peut pas fournir et doit couper
        [must-overtrump] { $who } doit monter sur les atouts déjà joués
        [throws-away] { $who } ne peut ni fournir ni couper et se défausse
        [excused] { $who } joue { $card }, ce qui est toujours permis
        [called_several] { $who } joue une carte appelée : tous savent maintenant qui elle désignait
       *[called] { $who } joue la carte appelée : tous savent maintenant qui est le partenaire
    } ({ $see }).
annotated-bonus = Prime acquise : { $title } ({ $see }).
# What was bid, one player after the other.
annotated-bids = { $one } { $two }
# A line of the screen, in a book.
annotated-ended = { $text }.
annotated-claim = { $who } annonce { $what } et montre { $cards }.
annotated-owed = Son camp garde { $card } et donne en échange à l’autre camp une carte d’un demi-point.
annotated-account = Le décompte
