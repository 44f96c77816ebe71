### Ce que donne une donne ou une partie racontée, ligne par ligne.
### account-… sont des lignes d’un tableau : minuscules, sans point final.

account-who = { $two ->
    [yes] { $seat ->
        [0] premier
       *[other] dernier
    }
   *[no] { $seat ->
        [0] premier
       *[other] main { $number }
    }
}
account-column = { $name ->
    [who] Qui
    [what] Pour
    [amount] Points
    [total] Total
    [rule] Règle
    [deal] Donne
   *[elder] Premier
}
# Combinaisons : des cartes d’une couleur, qui se suivent, d’un rang.
account-suit = { $title } de { $cards }{ $counts ->
    [yes] {" "}({ $pips })
   *[no] {""}
}
account-run = { account-length } { $top ->
    [14] majeure
    [13] au roi
    [12] à la dame
    [11] au valet
    [10] au dix
    [9] { $last ->
        [yes] basse
       *[no] au neuf
    }
   *[other] au huit
}
account-length = { $cards ->
    [3] tierce
    [4] quatrième
    [5] quinte
    [6] sixième
    [7] septième
    [8] huitième
   *[other] séquence de { $cards }
}
account-rank = { $called ->
    [fourteen] quatorze
   *[number] { $cards ->
        [3] brelan
        [4] quatre
       *[other] { $cards }
    }
} { $top ->
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
# Ce qui se compte dans un pli ; le nom que les règles lui donnent.
account-trick = pli { $trick } : { $what }
account-count-lead = la carte jouée
account-count-win = le pli remporté
account-count-last = le dernier pli
account-count = { $title }
account-play = le jeu de la carte
account-cards = { $what ->
    [cards] les cartes
    [every] capot
    [divided] les cartes, partagées
   *[none_won] un joueur sans pli
}
account-tricks = Plis : { $list }.
account-has = { $who } { $n }
account-nobody = Personne ne marque pour : { $list }.
account-nothing = Rien ne se marque.
account-scores = Résultat : { $list }.
account-calls = Les annonces donnent : { $list }.

## Une main seule

account-hand-together = Si tout est bon, elle marque { $n } avant le jeu.
account-hand-nothing = Il n’y a rien à annoncer.

## Une partie

account-partie-total = Total
account-partie-weight = × { $n }
account-partie-left = { $n ->
    [one] Il reste une donne à jouer.
   *[other] Il reste { $n } donnes à jouer.
}
account-partie-goes-on = La partie continue.
account-partie-drawn = Tous deux ont { $n } : la partie est nulle.
account-partie-won = { $winner } gagne par { $most } à { $least }.
account-partie-paid = { $what } : { $loser } paie { $payment }{ $see }.
account-partie-game = Manche { $number } : { $winner } gagne par { $most } à { $least } ; comptée { $counts }{ $see }.
account-partie-of-games = { $winner } gagne la partie.
account-settle-rubicon = Le perdant n’a pas passé le rubicon
account-settle-plain = Le perdant a passé le rubicon
account-settle = { $title }

## Un écart

account-exchange-tried = { $which ->
    [elder] Premier { $elder }
    [younger] Dernier { $younger }
   *[both] Premier { $elder }, dernier { $younger }
} : { $allowed ->
    [yes] permis.
   *[no] interdit. { $why }
}
account-exchange-goes = { BEGIN($who) } : { $cards }
account-exchange-left = Reste : { $cards }

## Une irrégularité

account-fault-told = { BEGIN($who) } – { $what }{ $see } : { $effect }.
account-fault-waived = l’adversaire passe sur la faute
account-fault-cancelled = Non marqué : { $list }.
