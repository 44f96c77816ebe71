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
figure-seats-caption = La table { $players }, vue d’en haut. La flèche montre l’ordre du jeu.
figure-seats =
    La table { $players }, vue d’en haut. Dans l’ordre du jeu, { $direction ->
        [counter_clockwise] dans le sens inverse des aiguilles d’une montre
       *[clockwise] dans le sens des aiguilles d’une montre
    } : { $names }. { $people }
figure-seats-person = { $name } { $roles }.
