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
        [ask] demander combien elle fait, ou à quoi
        [show] faire montrer ce qui compte pour « { $what } »
        [look] regarder les cartes restées au talon
        [enough] ne plus rien compter
        [took] échanger { $what } cartes
        [called] annoncer « { $what } »
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

## Une donne que quelqu’un saisit

# Pour chaque main, celle du premier d’abord : comment on peut aussi la nommer.
referee-hands = premier en cartes/p, dernier en cartes/d/donneur
referee-word-hand = main, jeu
referee-word-stock = talon
referee-word-exchange = échange, écarte, prend, écart
referee-word-call = annonce
referee-word-nothing = pas de, rien pour
referee-word-look = regarde
referee-word-misdeal = maldonne
referee-word-good = bon, c’est bon
referee-word-not_good = ne vaut pas, pas bon
referee-word-equal = égal
referee-word-ask = combien, combien font-elles, à quoi, en quoi
referee-opening = Écrivez ce qui se dit et se joue, dans l’ordre ; « aide » explique comment. Si les mains ne sont pas données, les annonces se vérifient une fois tous les plis joués.
referee-status =
    { $what ->
        [exchange] { BEGIN($who) } écarte.
        [calls] Les annonces ; puis { $who } entame.
        [lead] Pli { $trick } : { $who } entame.
       *[play] Pli { $trick } : { $cards }. { BEGIN($who) } joue.
    }
referee-trick = Pli { $trick } : { $cards }. { BEGIN($who) } le remporte.
referee-stopped = La donne s’arrête là. « annuler » reprend la ligne.
referee-over = La donne est finie. « annuler » reprend la dernière ligne, « quitter » arrête.
referee-count = Il faut { COUNTED($wanted, noun: "card") } ; il y en a { $given }.
referee-who = { $two ->
    [yes] Dites de qui est la main : premier ou dernier.
   *[no] Dites de qui est la main : premier, main 2 …
}
referee-which = Dites de quelle annonce il s’agit, par exemple « annonce point R♠ D♠ V♠ 10♠ ».
referee-how-many = Dites combien de cartes sont échangées, ou lesquelles.
referee-help-who = { $two ->
    [yes] premier …, dernier … : qui agit, si ce n’est pas clair
   *[no] premier …, main 2 … : qui agit, si ce n’est pas clair
}
referee-help-exchange = écarte 5, ou écarte S7 S8 H9 : combien de cartes sont échangées, ou lesquelles
referee-help-call = point de 5, quatrième, tierce au roi, brelan d’as : une annonce ; « annonce { $title } R♠ D♠ V♠ » en nomme les cartes, « pas de { $title } » dit qu’il n’y en a pas
referee-help-answer = bon, ne vaut pas, égal, combien : une réponse, ou la question qui la précède
referee-help-cards = R♠ SK, 10♥ H10 : les cartes comme elles se jouent
referee-help-known = { $two ->
    [yes] main premier …, main dernier …, talon … : les cartes données ; si elles y sont toutes, tout se vérifie aussitôt
   *[no] jeu premier …, jeu main 2 …, talon … : les cartes données ; si elles y sont toutes, tout se vérifie aussitôt
}
referee-help-misdeal = maldonne : les cartes ont été mal données
