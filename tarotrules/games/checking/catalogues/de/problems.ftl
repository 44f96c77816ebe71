### Was an Regeln und an einem Spiel falsch sein kann, gleich welches Kartenspiel gespielt wird.
###
### Die Meldung sagt, was nicht stimmt; „.help“ sagt, was zu tun ist; die übrigen Attribute beschriften die Stellen.
### „$hint“ ist near (es gibt eine $suggestion), list (es gibt bekannte Wörter: $known) oder none.
### Was jedes Spiel mit eigenen Beispielen sagt, steht bei seiner Prüfung: card-code, value-wanted, reason, …-example.

## R: die Regeln

R001 = Hier gibt es nichts namens „{ $word }“, das man zählen oder abfragen könnte.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [ways] Dazuschreiben, wessen: { LIST($ways, joint: "or") }.
        [meant] Bedingungen fragen nach Kartenklassen. Für „{ $instead }“ eine anlegen: „{ $declared }“. Dann hier schreiben: { $asked }
        [other] „{ $first }“ ist hier nicht die Klasse oder Ansage dieses Namens, sondern ein Wort, das jede Bedingung kennt. Der eigenen einen anderen Namen geben.
        [list] Hier möglich: { LIST($known) }.
       *[none] Nach diesem Punkt kann nichts kommen; bitte weglassen.
    }
R002 = „{ $word }“ ist noch nicht bekannt, wenn hierüber entschieden wird.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Bekannt ist dann nur: { LIST($known) }.
       *[none] Über die Karten ist dann noch nichts bekannt.
    }
R003 = Zu „{ $word }“ gehört hier etwas, das zutrifft oder nicht.
    .help = { $hint ->
        [meant] Stattdessen schreiben: { $instead }
       *[none] Eine Bedingung schreiben, etwa { condition-example }.
    }
R004 = Zu „{ $word }“ gehört hier eine Zahl oder ein Betrag.
    .help = { $hint ->
        [meant] Stattdessen eines davon schreiben: { LIST($instead, joint: "or") }.
       *[none] Eine Zahl schreiben oder etwas Zählbares, etwa { amount-example }.
    }
R005 = Bei „{ $word }“ muss stehen, wer etwas bekommt oder wer zahlt.
    .help = Einen Spieler oder eine Partei nennen, etwa { party-example }.
R006 = Diese beiden Dinge lassen sich nicht vergleichen.
    .help = { $hint ->
        [meant] Stattdessen schreiben: { $instead }
        [ways] Statt „{ $about }“ eines davon schreiben: { LIST($ways, joint: "or") }.
       *[none] Bei „{ $word }“ nur Gleiches vergleichen: Zahlen mit Zahlen, Spieler mit Spielern, Parteien mit Parteien. Ob eine Karte zu einer Kartenklasse gehört, wird mit „ist“ gefragt.
    }
R007 = Es gibt keine Kartenklasse „{ $word }“.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [meant] Für „{ $instead }“ eine anlegen: „{ $declared }“. Dann hier schreiben: { $asked }
        [list] Es gibt: { LIST($known) }. Eine neue wird unter „Kartenspiel“ angelegt.
       *[none] Zuerst unter „Kartenspiel“ anlegen, etwa: { class-example }
    }
R008 = „{ $word }“ ist keine Karte.
    .help = { $hint ->
        [meant] Stattdessen schreiben: { $instead }. So wird eine Karte geschrieben: { card-code }.
       *[none] Möglich sind { cards-example }. Eine einzelne Karte wird so geschrieben: { card-code }.
    }
R016 = Es gibt nichts namens „{ $word }“, worauf sich dies beziehen könnte.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }. Um es hinzuzufügen, schreiben: { $declared }
       *[none] Zuerst angeben, was das ist.
    }
R020 = { $whom ->
        [all] Kein Blatt kann diese Bedingung erfüllen.
       *[some] Bei { LIST($players) } Spielern kann kein Blatt diese Bedingung erfüllen.
    }
    .help = Bitte prüfen, ob die Zahlen zur Größe eines Blattes passen. Woran es scheitert, zeigt etwa dieses Blatt: { LIST($hand) } (S Pik, H Herz, D Karo, C Kreuz, T Trumpf, EX Excuse; K König, Q Dame, N Ritter, J Bube)
R021 = { $whom ->
        [all] Jedes Blatt erfüllt diese Bedingung.
       *[some] Bei { LIST($players) } Spielern erfüllt jedes Blatt diese Bedingung.
    }
    .help = Bitte die Zahlen prüfen; sogar dieses Blatt erfüllt sie: { LIST($hand) } (S Pik, H Herz, D Karo, C Kreuz, T Trumpf, EX Excuse; K König, Q Dame, N Ritter, J Bube)
R025 = Dies gilt für „{ $word }“, aber eine Kartenklasse dieses Namens gibt es nicht.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Es gibt: { LIST($known) }. Eine neue wird unter „Kartenspiel“ angelegt.
       *[none] Zuerst unter „Kartenspiel“ anlegen, etwa: { class-example }
    }
R031 = Vor „ist“ gehört eine einzelne Karte; hier steht etwas anderes.
    .help = Nach der Karte fragen, die einen Stich gewinnt: { asked-example }. Um Karten zu zählen: { counted-example }.
R046 = { $by ->
        [word] In Bedingungen ist „{ $name }“ ein Wort, das etwas anderes bedeutet.
       *[other] „{ $name }“ heißen hier eine Kartenklasse und eine Ansage.
    }
    .other = heißt auch so
    .help = Einen anderen Namen wählen, damit Bedingungen danach fragen können.
R054 =
    { $why ->
        [elsewhere] Die Regeln zu „{ $what }“ können diese Nummer nicht haben: Eigene Regeln einer Runde haben in diesem Kapitel Nummern von { $first } bis { $last }.
        [taken] Die Regeln zu „{ $what }“ hätten Nummern, die andere Regeln schon haben.
       *[fixed] „{ $what }“ hat in allen Heften dieselben Nummern und behält sie.
    }
    .other = die Nummer, die sie belegt
    .help =
        { $why ->
            [elsewhere] Schreiben: { $instead }
            [taken] Schreiben: { $instead }
           *[fixed] Die Nummer weglassen.
        }
R065 = Zwei Dinge heißen hier „{ $title }“.
    .here = heißt so
    .other = heißt auch so
    .help = Einem von beiden einen anderen Titel geben. Sonst lassen sie sich im Regelbuch und beim Aufschreiben nicht unterscheiden.
R070 = Von den Karten „{ $name }“ ist keine im Kartenspiel.
    .without = hier herausgenommen
    .help = Andere Karten herausnehmen oder dieses Wort für Karten streichen, samt allem, was darüber gesagt ist.

## P: ein Spiel, das abgerechnet werden soll

P002 = „{ $word }“ gehört nicht zu den Angaben über ein Spiel.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Möglich: { LIST($known) }.
       *[none] Bitte weglassen.
    }
P003 = { $hint ->
        [missing] „{ $key }“ fehlt.
       *[wrong] „{ $value }“ ist für „{ $key }“ nicht möglich.
    }
    .help = { $hint ->
        [missing] Bitte ergänzen. { value-wanted }
       *[wrong] { value-wanted }
    }
P004 = Gespielt { $given ->
        [one] hat ein Spieler
       *[other] haben { $given } Spieler
    }, diese Regeln sind aber für { $players }.
    .help = Bitte „players“ prüfen oder eine Variante für so viele Spieler wählen.
P005 = Einen Platz { $seat } gibt es nicht.
    .help = Die Plätze werden in Spielrichtung ab 0 gezählt; der letzte ist hier { $last }.
P045 = „{ $word }“ gibt „{ $key }“ ein zweites Mal an.
    .help = Eine der beiden Angaben streichen.
P052 = „{ $word }“ ist keine Karte.
    .help = { $hint ->
        [meant] Stattdessen schreiben: { $instead }. So wird eine Karte geschrieben: { card-code }.
       *[none] So wird eine Karte geschrieben: { card-code }.
    }
P060 = { $card } liegt an zwei Stellen.
    .help = Jede Karte gibt es nur einmal. Eine der beiden Stellen berichtigen.
P061 = Im { $trick }. Stich darf der Spieler auf Platz { $seat } nicht { $card } spielen. { reason }
    .help = { $told ->
        [no] Die Karten dieses Stichs und der Stiche davor prüfen.
       *[yes] Das sagt Regel { $rule }. Die Karten dieses Stichs prüfen und die, die dieser Spieler später spielt.
    }
P062 = Der { $trick }. Stich hat { COUNTED($given, noun: "card") } statt { $players }.
    .help = Jeder Spieler spielt zu einem Stich eine Karte.
P063 = { $given ->
        [one] Ein Stich ist
       *[other] { $given } Stiche sind
    } angegeben statt { $tricks }.
    .help = Alle Stiche angeben, in der Reihenfolge, in der sie gespielt wurden.
P066 = Eintrag { $number } des Protokolls ist dem Spieler auf Platz { $seat } nicht erlaubt. { reason }
    .help = { $told ->
        [no] Die Einträge bis dahin prüfen.
       *[yes] Das sagt Regel { $rule }. Die Einträge bis dahin prüfen.
    }
P075 = { $what ->
        [deals] Nach diesen Regeln hat eine Partie { $value } Spiele.
        [score] Nach diesen Regeln dauert eine Partie, bis jemand { $value } Punkte hat.
        [rules] Diese Partie wurde nach anderen Regeln begonnen.
       *[unreadable] Das ist keine aufgehobene Partie, oder sie ist beschädigt („{ $value }“).
    }
    .help = { $what ->
        [deals] Eine dieser Zahlen wählen oder die Angabe weglassen.
        [score] Die Zahl der Spiele weglassen.
        [rules] Die Variante und die Optionen angeben, mit denen sie begonnen wurde.
       *[unreadable] Die Datei angeben, die der Tisch geschrieben hat, oder ohne Datei eine neue Partie beginnen.
    }
P080 = Die Karte { $card } gehört nicht zum Kartenspiel dieser Regeln.
    .help = Die Karte berichtigen oder Regeln wählen, in deren Kartenspiel sie vorkommt.
