### L’arbitre d’une donne de piquet : ce qui peut se faire, ce qui n’était pas permis, ce qu’elle donne.

# Après « peut ».
act =
    { $done ->
        [play] jouer { $cards }
        [discard] écarter { $cards }
        [discard_none] n’écarter aucune carte
        [claim] annoncer « { $what } »
        [call] annoncer « { $what } » : { $cards }
        [call_none] ne rien annoncer pour « { $what } »
        [good] répondre « bon »
        [not_good] répondre « ne vaut pas »
        [equal] répondre « égal »
        [ask] demander combien cela fait
        [show] faire montrer ce qui compte pour « { $what } »
        [look] regarder les cartes restées au talon
        [enough] ne plus rien compter
       *[pass] ne rien dire
    }
legal-may = { BEGIN($who) } peut :
legal-exchange =
    { BEGIN($who) } { $how ->
        [exactly] écarte exactement { COUNTED($most, noun: "card") }
        [up_to] peut écarter jusqu’à { COUNTED($most, noun: "card") }
       *[range] peut écarter de { $least } à { COUNTED($most, noun: "card") }
    }{ $none ->
        [yes] , ou aucune
       *[no] {""}
    }.
referee-fault =
    { $trick ->
        [0] { BEGIN($who) } n’avait pas le droit de faire ceci : { $act }.
       *[other] Au pli { $trick }, { $who } n’avait pas le droit de faire ceci : { $act }.
    }
referee-could = On pouvait jouer : { $cards }.
referee-so-far = Jusqu’ici, tout a été joué selon les règles. On attend maintenant { $who }.
referee-misdeal = Il y a eu maldonne : on ne marque rien.
referee-next =
    { $again ->
        [yes] Le même joueur redonne.
       *[no] Le joueur suivant donne.
    }
