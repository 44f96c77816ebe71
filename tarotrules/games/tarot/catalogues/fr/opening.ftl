### Les pages qui précèdent les règles : ce qu’il faut, le jeu en une page, une donne pas à pas.

need-title = Ce qu’il faut
need-pack = *Un jeu de tarot* de { COUNTED($cards, noun: "card") }, tel qu’on en vend pour jouer : pique, cœur, carreau, trèfle, et de grands numéros sur les atouts. Le tarot des cartomanciens, avec coupes, épées et deniers, ne convient pas.
need-packs = *Deux jeux de tarot* de 78 cartes, au même dos, tels qu’on en vend pour jouer : pique, cœur, carreau, trèfle, et de grands numéros sur les atouts. Le tarot des cartomanciens, avec coupes, épées et deniers, ne convient pas.
need-letters = Les figures portent les lettres R (roi), D (dame), C (cavalier) et V (valet).
need-players =
    { $two ->
        [yes] *{ $list } joueurs.*
       *[no] *{ $list } joueurs* autour d’une table.
    }
need-players-count = { NUMBER($n, gender: "m") }
need-paper = *Du papier et un crayon* pour noter les scores.

about-title = D’où viennent ces règles
about-base = Ces règles s’appuient sur « { $title } » ; la liste de ce qui change est dans les dernières pages du livret.
about-options =
    { $n ->
        [one] Option retenue
       *[other] Options retenues
    } : { $options }.
about-option = Option « { $title } » : { $text }
about-cards = Les cartes sont figurées ainsi : { $king } est le roi de pique, { $trump } le 14 d’atout et { $excuse } l’Excuse.

## Le jeu en une page

overview-title = Le jeu en une page
overview-aim = Les cartes que l’on remporte dans les plis valent des points. À chaque donne, un joueur, *le preneur*, s’engage à en faire assez ; le camp adverse, *la défense*, cherche à l’en empêcher.
overview-aim-alone = Les cartes que l’on remporte dans les plis valent des points. Personne n’a de partenaire : à chaque donne, chacun joue pour soi.
overview-oudlers =
    Le nombre à atteindre dépend des *bouts* : le 21, le Petit (le 1 d’atout) et l’Excuse. { $more ->
        [fewer] Plus le camp du preneur en a, moins il lui faut de points ; c’est pourquoi l’un des camps chasse le Petit et l’autre le protège.
       *[other] Tout dépend du nombre de bouts qu’a le camp du preneur.
    }
overview-deal =
    { $chien ->
        [one] On distribue toutes les cartes ; l’une d’elles, posée au milieu de la table, forme *le chien*.
        [yes] On distribue toutes les cartes ; quelques-unes, posées au milieu de la table, forment *le chien*.
       *[no] On distribue toutes les cartes aux joueurs.
    }
overview-piles = Outre sa main, chaque joueur a devant lui { COUNTED($piles, noun: "pile") } de { COUNTED($cards, noun: "card") }, dont seule la carte du dessus est visible.
overview-bid =
    { $parole ->
        [yes] Chacun à son tour enchérit, passe ou dit « parole »{ $see }
       *[no] Chacun à son tour enchérit ou passe
    }, et toute enchère doit être plus forte que la précédente. Le plus offrant devient le preneur.
overview-call = Le preneur appelle { rank-one-of } pour se trouver un partenaire le temps de la donne.
overview-call-several = Le preneur appelle { rank-one-of } pour se trouver des partenaires le temps de la donne.
overview-call-two = Le preneur appelle { rank-two-of } pour se trouver des partenaires le temps de la donne.
overview-partner = Le preneur et le joueur assis en face de lui jouent ensemble, contre tous les autres.
overview-chien =
    { $fate ->
        [taken] Le preneur prend le chien en main et écarte autant de cartes.
        [some] Selon le contrat, le preneur prend le chien en main et écarte autant de cartes, ou doit jouer sans y toucher.
       *[left] Le chien reste où il est jusqu’à la fin.
    }
overview-follow =
    À chaque pli, chacun joue une carte à son tour. { $void ->
        [must_trump] Celui qui a de la couleur demandée doit en jouer ; celui qui n’en a pas doit couper ; sans atout non plus, il joue la carte de son choix
       *[free] Celui qui a de la couleur demandée doit en jouer ; celui qui n’en a pas joue la carte de son choix
    }{ $overtrump ->
        [must] . Celui qui joue atout doit, s’il le peut, monter sur les atouts du pli.
       *[free] .
    }{ $excuse ->
        [yes] {" "}L’Excuse peut se jouer à n’importe quel pli.
       *[no] {""}
    }
overview-piles-played = Chacun joue ses cartes visibles comme celles de sa main ; après le pli, on retourne la carte suivante de la pile.
overview-winner = Le pli va au plus fort atout ou, à défaut, à la plus forte carte de la couleur demandée. Celui qui le remporte joue le premier au pli suivant.
overview-count = Après le dernier pli, le camp du preneur compte ses bouts et ses points. S’il a assez de points, il gagne la donne ; sinon, c’est la défense.
overview-count-alone = Après le dernier pli, chacun compte les points de ses plis, et l’on paie selon le classement.
overview-extras = Autres gains et pertes : { $titles }.
overview-extra = { TITLE($title, form: "bare") } ({ $see })
overview-contracts = Contrats
overview-targets = Points à faire par le camp du preneur
overview-players = Selon le nombre de joueurs

## Une donne, pas à pas

steps-title = Une donne, pas à pas
step-title =
    { $step ->
        [deal] Battre, couper, donner
        [deal_unshuffled] Couper, donner
        [redeal] Mains qui annulent la donne
        [auction] Enchérir
        [contract] Contrat
        [announce] Annoncer avant le jeu
        [call] Appeler un partenaire
        [call_several] Appeler des partenaires
        [chien] Prendre le chien et écarter
        [take] Prendre le chien
        [discard] Écarter
        [declare] Annoncer ce que l’on a
        [announce_and_declare] Annoncer ce que l’on a ou ce que l’on fera
        [play] Jouer les plis
       *[count] Compter et marquer
    }
step-numbered = { $n }. { $title }
step-optional = { $title } (s’il y a lieu)
step-redeal-hand = { TITLE($title, form: "indefinite") } ({ $see })
step-redeal =
    { $by ->
        [cards] Celui qui { $has }
       *[name] Celui qui a { $hands }
    } { $duty ->
        [must] doit
       *[may] peut
    } le dire { $moment ->
        [before_play] avant l’entame
        [before_chien] avant que le chien ne soit vu
        [before_auction] avant les enchères
        [first_turn] à son premier tour de parole
       *[own_turn] à son tour de parole
    }{ $by ->
        [cards] {" "}({ $see }).
       *[name] .
    }
step-redeal-annuls = La donne est alors annulée.
step-call =
    { $moment ->
        [before_chien] Avant de retourner le chien, le preneur appelle une carte.
        [after_chien] Une fois le chien vu, le preneur appelle une carte.
       *[after_auction] Le preneur appelle une carte.
    }{ $silence ->
        [must] {" "}Celui qui l’a n’en laisse rien paraître.
       *[free] {""}
    }
step-call-two =
    { $moment ->
        [before_chien] Avant de retourner le chien, le preneur appelle deux cartes.
        [after_chien] Une fois le chien vu, le preneur appelle deux cartes.
       *[after_auction] Le preneur appelle deux cartes.
    }{ $silence ->
        [must] {" "}Celui qui a l’une d’elles n’en laisse rien paraître.
       *[free] {""}
    }
step-take = Si le contrat le permet, prendre le chien en main.
step-discard = Si l’on a pris le chien en main, écarter autant de cartes.
step-first-lead =
    { $who ->
        [after_dealer] { $two ->
            [yes] L’adversaire du donneur commence.
           *[no] Le joueur qui suit le donneur commence.
        }
        [dealer] Le donneur commence.
       *[taker] Le preneur commence.
    }
step-promised-lead =
    { $who ->
        [taker] Si le preneur a annoncé { $titles }, c’est lui qui commence.
       *[anyone] Si un joueur a annoncé { $titles }, c’est lui qui commence.
    }
step-aloud =
    { $example ->
        [yes] _À dire, par exemple :_
       *[no] _À dire :_
    } { $words }.
step-word = « { $word } »
step-pass = Je passe
step-parole = Parole
step-called =
    { $rank ->
        [king] Roi de cœur
        [queen] Dame de cœur
        [knight] Cavalier de cœur
        [oudlers] 21 d’atout
        [ace] As de cœur
       *[jack] Valet de cœur
    }
step-closed = Jeu
step-see =
    { $n ->
        [one] Règle { $rules }.
       *[other] Règles { $rules }.
    }
