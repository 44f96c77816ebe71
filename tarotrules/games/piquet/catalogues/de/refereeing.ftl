### Der Schiedsrichter beim Pikett: was möglich ist, was nicht erlaubt war, was herauskommt.

# Nach „darf“ oder „durfte nicht“.
act =
    { $done ->
        [play] { $cards } spielen
        [discard] { $cards } ablegen
        [discard_none] auf den Tausch verzichten
        [claim] „{ $what }“ melden
        [call] „{ $what }“ ansagen ({ $cards })
        [call_none] zu „{ $what }“ nichts ansagen
        [good] „gut“ antworten
        [not_good] „nicht gut“ antworten
        [equal] „gleich“ antworten
        [ask] nachfragen
        [show] sich zeigen lassen, was für „{ $what }“ zählt
        [look] die übrigen Karten des Talons ansehen
        [enough] es dabei belassen
       *[pass] schweigen
    }
legal-may = { BEGIN($who) } darf:
legal-exchange =
    { BEGIN($who) } { $how ->
        [exactly] tauscht genau { COUNTED($most, noun: "card", case: "accusative") }
        [up_to] darf höchstens { COUNTED($most, noun: "card", case: "accusative") } tauschen
       *[range] darf { NUMBER($least, gender: "f", case: "accusative") } bis { COUNTED($most, noun: "card", case: "accusative") } tauschen
    }{ $none ->
        [yes] {" "}oder gar keine
       *[no] {""}
    }.
referee-fault =
    { $trick ->
        [0] { BEGIN($who) } durfte nicht { $act }.
       *[other] Im { $trick }. Stich durfte { $who } nicht { $act }.
    }
referee-could = Gespielt werden durfte: { $cards }.
referee-so-far = Bis hierher ging alles nach den Regeln. An der Reihe ist { $who }.
referee-misdeal = Der Geber hat sich vergeben: Niemand bekommt Punkte.
referee-next =
    { $again ->
        [yes] Derselbe Spieler gibt noch einmal.
       *[no] Das nächste Spiel gibt der folgende Spieler.
    }
