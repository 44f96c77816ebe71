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
        [took] { $what } Karten tauschen
        [called] „{ $what }“ ansagen
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

## A deal that somebody types

# For each hand in turn, the elder’s first: what it may be called besides its name.
referee-hands = Vorhand/V, Geber/G
referee-word-hand = Blatt
referee-word-stock = Talon
referee-word-exchange = tauscht, tauschen, legt ab, nimmt, kauft
referee-word-call = sagt an, Ansage
referee-word-nothing = kein, keine, nichts für
referee-word-look = sieht an
referee-word-misdeal = vergeben
referee-word-good = gut, ist gut
referee-word-not_good = nicht gut
referee-word-equal = gleich
referee-word-ask = wie viel, wovon, worin
referee-opening = Eintippen, was gesagt und gespielt wird, der Reihe nach; „Hilfe“ sagt, wie. Sind die Blätter nicht angegeben, so werden die Ansagen erst geprüft, wenn alle Stiche gespielt sind.
referee-status =
    { $what ->
        [exchange] { BEGIN($who) } tauscht.
        [calls] Die Ansagen; danach spielt { $who } aus.
        [lead] { $trick }. Stich: { BEGIN($who) } spielt aus.
       *[play] { $trick }. Stich: { $cards }. { BEGIN($who) } spielt.
    }
referee-trick = { $trick }. Stich: { $cards }. Ihn gewinnt { $who }.
referee-stopped = Hier hält das Spiel an. „zurück“ nimmt die Zeile zurück.
referee-over = Das Spiel ist zu Ende. „zurück“ nimmt die letzte Zeile zurück, „Ende“ hört auf.
referee-count = Es müssen { COUNTED($wanted, noun: "card") } sein; angegeben sind { $given }.
referee-who = { $two ->
    [yes] Sagen, wessen Blatt: Vorhand oder Geber.
   *[no] Sagen, wessen Blatt: Vorhand, Spieler 2 …
}
referee-which = Sagen, wovon angesagt wird, etwa „Ansage Rummel K♠ D♠ B♠ 10♠“.
referee-how-many = Sagen, wie viele Karten getauscht werden, oder welche.
referee-help-who = { $two ->
    [yes] Vorhand …, Geber …: wer etwas tut, wenn das nicht klar ist
   *[no] Vorhand …, Spieler 2 …: wer etwas tut, wenn das nicht klar ist
}
referee-help-exchange = tauscht 5 oder tauscht S7 S8 H9: wie viele Karten getauscht werden, oder welche
referee-help-call = Rummel von 5, Quart, Terz vom König, Gedritt Asse: eine Ansage; „Ansage { $title } K♠ D♠ B♠“ nennt die Karten, „kein { $title }“ heißt, dass es keine gibt
referee-help-answer = gut, nicht gut, gleich, wie viel: eine Antwort oder die Frage, wie viel es macht
referee-help-cards = K♠ SK, 10♥ H10: die Karten, wie sie gespielt werden
referee-help-known = { $two ->
    [yes] Blatt Vorhand …, Blatt Geber …, Talon …: die Karten, wie sie gegeben wurden; sind es alle, so wird alles gleich geprüft
   *[no] Blatt Vorhand …, Blatt Spieler 2 …, Talon …: die Karten, wie sie gegeben wurden; sind es alle, so wird alles gleich geprüft
}
referee-help-misdeal = vergeben: die Karten wurden falsch gegeben
