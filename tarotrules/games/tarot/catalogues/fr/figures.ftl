### Les images : leurs mots, leur légende, et la même chose en toutes lettres. Les noms commencent par A, B, C… dans l’ordre du jeu.

## Autour de la table

figure-player =
    { $seat ->
        [0] Anne
        [1] Bruno
        [2] Chloé
        [3] David
        [4] Emma
        [5] Fabien
        [6] Gaël
        [7] Hélène
        [8] Inès
       *[other] Jules
    }
figure-role =
    { $role ->
        [deals] donne
        [shuffles] bat les cartes
        [cuts] coupe
        [bids] parle en premier
        [leads] entame
       *[next] donnera ensuite
    }
figure-seats-caption =
    { $two ->
        [yes] La table { $players }, vue d’en haut.
       *[no] La table { $players }, vue d’en haut. La flèche montre l’ordre du jeu.
    }
figure-seats =
    { $two ->
        [yes] La table { $players } : { $names }. { $people }
       *[no] La table { $players }. Dans l’ordre du jeu ({ $direction ->
            [counter_clockwise] sens inverse des aiguilles d’une montre
           *[clockwise] sens des aiguilles d’une montre
        }) : { $names }. { $people }
    }
figure-seats-person = { $name } { $roles }.
figure-seats-anybody = { $names } bat les cartes.

## Les cartes

figure-card =
    { $card ->
        [T21] le 21
        [T1] le Petit
        [EX] l’Excuse
        [SK] roi
        [SQ] dame
        [SN] cavalier
        [SJ] valet
        [T8] le 8 d’atout
       *[H8] le 8 de cœur
    }
figure-cards-caption = Les trois bouts ; les figures, avec les lettres imprimées sur les cartes ; un atout à côté d’une carte de couleur.
figure-cards = Les trois bouts : le 21, le Petit (le 1 d’atout) et l’Excuse. Les figures de chaque couleur, avec les lettres imprimées sur les cartes : R, le roi ; D, la dame ; C, le cavalier ; V, le valet. Un atout porte un numéro, sans signe de couleur ; une carte de couleur porte son numéro ou sa lettre et le signe de sa couleur.

## Le compte

figure-heap-caption = Des cartes remportées, comptées deux par deux ; la carte qui reste seule compte { $half }. En tout : { $total }.
figure-heap = Des cartes remportées, comptées deux par deux : { $pairs }. Une carte reste seule, { $odd }, et compte { $half }. En tout : { $total }.
figure-heap-pair = { $first } + { $second } ({ $points })

## Un pli

figure-duty =
    { $duty ->
        [leads] joue en premier
        [follow] a du cœur : doit fournir
        [trump] pas de cœur : doit couper
        [overtrump] pas de cœur : doit couper et monter
        [any] pas de cœur : toute carte
       *[none] ni cœur ni atout : se défausse
    }
figure-trick-caption = Un pli { $players }, de gauche à droite. La carte encadrée le remporte.
figure-trick = Un pli { $players }, dans l’ordre du jeu. { $people } { $winner } remporte le pli.
figure-trick-person = { $name } ({ $duty }) : { $card }.

## La distribution

figure-packets-middle = chien
figure-packets-caption = Le premier tour { $players }, et le dernier paquet. Là où il y a une croix, aucune carte ne peut aller au chien.
figure-packets =
    Le premier tour { $players } : { $packets }{ $more ->
        [yes] {""}, et ainsi de suite ; le dernier paquet va à { $last }
       *[no] {""}
    }. { $closed ->
        [0] Une carte peut aller au chien à tout moment, même avant le premier paquet ou après le dernier.
        [1] Une carte ne peut aller au chien ni avant le premier paquet ni après le dernier.
       *[other] Une carte ne peut aller au chien que si au moins { $closed } paquets sont donnés et qu’il en reste au moins autant à donner.
    } { $several ->
        [yes] Entre deux paquets, plusieurs cartes peuvent y aller.
       *[no] Entre deux paquets, une seule carte peut y aller.
    }
figure-packet = { $n } à { $name }
