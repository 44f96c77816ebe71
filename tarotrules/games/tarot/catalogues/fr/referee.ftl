## L’arbitre

referee-fault =
    { $act ->
        [play] Au pli { $trick }, { $who } n’a pas le droit de jouer { $what }.
        [bid] { $who } n’a pas le droit d’enchérir « { $what } ».
        [pass] { $who } ne peut pas passer ici.
        [parole] { $who } n’a pas le droit de dire « parole ».
        [call] { $who } n’a pas le droit d’appeler { $what }.
        [discard] { $who } n’a pas le droit d’écarter ces cartes : { $what }.
        [claim] { $who } n’a pas le droit de présenter « { $what } ».
        [announce] { $who } n’a pas le droit d’annoncer « { $what } ».
        [call_off] { $who } n’a pas le droit de faire annuler la donne pour « { $what } ».
       *[found_late] { $who } n’avait pas « { $what } ».
    }
referee-could = On pouvait jouer : { $cards }.
referee-fine = Tout a été joué selon les règles.
referee-so-far = Jusqu’ici, tout a été joué selon les règles. C’est à { $who }.
referee-ending =
    { $ending ->
        [all_passed] Tout le monde a passé : on ne marque rien.
        [called_off] La donne a été annulée avant les enchères : on ne marque rien.
        [annulled] La donne est annulée, car elle n’aurait pas dû être jouée : on ne marque rien.
       *[misdeal] Les cartes ont été mal distribuées : on ne marque rien.
    }
referee-next =
    { $silent ->
        [yes] { $who } redonne, mais ne peut pas enchérir.
       *[no] { $who } donne ensuite.
    }
