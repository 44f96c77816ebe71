### À une table de robots, quel que soit le jeu.
### news-… se dit des autres, you-… du joueur de ce siège.

seat-you = Vous
# Ceux qui jouent avec la personne, du suivant au dernier.
seat-name =
    { $place ->
        [1] Marie
        [2] Paul
        [3] Lucie
        [4] Hugo
        [5] Anne
        [6] Louis
        [7] Julie
        [8] Marc
       *[other] Zoé
    }
seat-column-tricks = Plis
seat-column-now = Tapis
seat-deal = Donne { $deal }
seat-deal-of = Donne { $deal } sur { $of }
seat-sheet = Donne { $deal } : la marque

## Ce qui arrive

news-dealer = { $who } donne
news-deals = { $who } donne.
news-next = La donne suivante est à { $who }.
news-shows = { $who } montre { $cards }
news-card = { $who } { $card }
news-trick-won = { $who } l’emporte.

## Ce que fait le joueur de ce siège

you-dealer = vous donnez
you-deals = Vous donnez.
you-next = À vous de donner ensuite.
you-shows = Vous montrez { $cards }
you-trick-won = Vous l’emportez.

## Ce que l’on demande

ask-play =
    { $leads ->
        [yes] À vous de commencer le pli.
       *[no] À vous de jouer.
    }
ask-next = La donne est finie.
