### Was an Pikettregeln falsch sein kann.
###
### Die Meldung sagt, was nicht stimmt; „.help“ sagt, was zu tun ist; die übrigen Attribute beschriften die Stellen.
### „$cards“, „$hand“ und so weiter sind Karten nach Farben: ♠AK ♥10.

condition-example = „Karten >= 3“ oder „ausgeteilt.Bilder = 0“
amount-example = „Karten + 10“ oder „Sieger.Summe - Verlierer.Summe“
party-example = „Ausspieler“ oder „Sieger“
class-example = Klasse asse Ass
cards-example = König, Dame, Bube und Ass sowie Zahlen wie 7..10 für die Karten aller Farben
asked-example = „Gewinnkarte ist Honneurs“
counted-example = „ausgeteilt.Bilder >= 1“
card-code = zuerst die Farbe (S für Pik, H Herz, D Karo, C Kreuz), dahinter A für Ass, K König, Q Dame, J Bube oder die Zahl; HQ ist die Herzdame, S10 die Pikzehn

R009 = Die Karten gehen nicht auf: { $players } Spieler mit je { $hand } Karten und { $stock } im Talon machen { $dealt } Karten, das Kartenspiel hat aber { $pack }.
    .here = { $hand } für jeden Spieler
    .stock = { $stock } im Talon
    .help = Das Blatt oder den Talon ändern, bis Blätter und Talon zusammen { $pack } ergeben.
R010 = Blätter von { $hand } Karten lassen sich nicht zu { LIST($packets, joint: "or") } geben, ohne dass welche übrig bleiben.
    .hand = { $hand } in einem Blatt
    .help = Zahlen wählen, durch die { $hand } teilbar ist, oder verschieden große Päckchen ein Blatt ergeben lassen.
R130 = { $who ->
        [elder] Die Vorhand darf { $most } Karten nehmen, im Talon liegen aber nur { $stock }.
        [dealer] Der Geber muss { $least } Karten nehmen, im Talon liegen aber nur { $stock }.
       *[younger] Der Geber muss { $least ->
            [one] eine Karte
           *[other] { $least } Karten
        } nehmen; hat die Vorhand { $most } der { $stock } Talonkarten genommen, { $left ->
            [0] ist aber keine mehr da.
            [one] ist aber nur noch eine da.
           *[other] sind aber nur noch { $left } da.
        }
    }
    .stock = { $stock } im Talon
    .help = Niemanden mehr nehmen lassen, als da ist, und nicht mehr verlangen, als der andere übrig lassen kann.
R131 = { $who ->
        [elder] Die Vorhand muss mindestens { $least } Karten nehmen, darf aber höchstens { $most } nehmen.
       *[younger] Der Geber muss mindestens { $least } Karten nehmen, darf aber höchstens { $most } nehmen.
    }
    .here = mindestens { $least }
    .most = höchstens { $most }
    .help = Die erste Zahl darf nicht größer sein als die zweite.
R132 = Es wird gegen Karten des Talons getauscht, aber es gibt keinen Talon.
    .stock = keine Karte bleibt übrig
    .help = Weniger Karten geben, damit welche übrig bleiben, oder den Tausch weglassen.
R133 = In der Reihenfolge der Zählung fehlt etwas: { LIST($missing) }.
    .help = Jede der vier Arten von Punkten einmal nennen, in der Reihenfolge, in der gezählt wird.
R134 = { $how ->
        [itself] „{ $name }“ kann sich nicht selbst ausschließen.
       *[later] Wer „{ $rival }“ hat, bekommt „{ $name }“ nicht; „{ $name }“ wird aber zuerst gezählt.
    }
    .other = „{ $rival }“ kommt später
    .help = { $how ->
        [itself] Eine andere Schwelle nennen oder die Zeile weglassen.
       *[later] „{ $rival }“ vor „{ $name }“ stellen oder stattdessen dort „{ $name }“ nennen.
    }
R135 = Niemand kann „{ $name }“ erreichen: Nötig sind { $reach } Punkte, und was dafür zählt, bringt höchstens { $most }.
    .counts = nur das zählt dafür
    .help = Weniger Punkte verlangen oder mehr dafür zählen lassen. Das beste Blatt bringt { $made }: { $hand }
R136 = Keine Karten eines Blattes können die Bedingung von „{ $name }“ je erfüllen.
    .help = Bitte die Zahlen prüfen; selbst diese Karten, und mehr gibt es nicht, erfüllen sie nicht: { $cards }
R137 = { $of ->
        [claim] „{ $name }“ können zwei im selben Spiel haben, und es steht nicht da, wer dann zählt.
       *[contest] Bei „{ $name }“ können zwei gleich gut sein, und es steht nicht da, wer dann zählt.
    }
    .help = { $of ->
        [claim] Angeben, wer zählt, etwa „{ $way }“. Beide haben es, wenn der eine { $hand } hat und der andere { $other }.
       *[contest] Angeben, wer zählt, etwa „{ $way }“. Gleich sind { $one } und { $two }, wenn der eine { $hand } hat und der andere { $other }.
    }
R138 = Es steht da, wer bei Gleichstand in „{ $name }“ zählt; dazu kann es aber nicht kommen.
    .help = Die Zeile weglassen: Wer zum Beispiel diese Karten hat, lässt niemandem gleiche übrig: { $cards }
R139 = „{ $two }“ zählt dieselben Karten wie „{ $one }“, und ebenso viel dafür.
    .other = „{ $one }“
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst eines von beiden streichen oder ihnen verschiedene Bedingungen oder Werte geben. Beide zählen zum Beispiel { $cards }.
R140 = { $how ->
        [hidden] Nach „{ $name }“ wird nie abgerechnet, weil „{ $other }“ davor steht und jedes Mal schon zutrifft, etwa bei { $winner } zu { $loser }.
       *[never] Nach „{ $name }“ wird nie abgerechnet: Die Bedingung kann nicht zutreffen.
    }
    .other = dies trifft zuerst zu
    .help = { $how ->
        [hidden] Vor „{ $other }“ stellen oder eine der Bedingungen ändern.
       *[never] Bitte die Zahlen prüfen oder den Eintrag streichen.
    }
R141 = Kein Stich kann die Bedingung von „{ $name }“ je erfüllen.
    .help = Bitte die Zahlen prüfen; selbst Stich { $number } erfüllt sie nicht, wenn zu ihm { $led } ausgespielt und er mit { $winning } gewonnen wird.
R142 = { $of ->
        [cards] Diese Karten würden { $amount } Punkte zählen: { $cards }.
        [hand] Dieses Blatt würde { $amount } Punkte zählen: { $cards }.
        [trick] Stich { $number } würde { $amount } Punkte zählen, wenn zu ihm { $led } ausgespielt und er mit { $winning } gewonnen wird.
       *[totals] Bei { $winner } zu { $loser } würde der Verlierer { $amount } Punkte zahlen.
    }
    .help = Weniger als null Punkte gibt es nicht. Den Wert ändern oder die Bedingung, unter der er zählt.
R143 = Endet eine Partie { $winner } zu { $loser }, steht nicht da, was der Verlierer zahlt.
    .help = Beim letzten Eintrag die Bedingung weglassen, damit er für alles Übrige gilt, oder eine Bedingung weiter fassen.
R144 = Für { $deals } Spiele sind { $weights } Gewichte angegeben.
    .deals = { $deals } Spiele
    .help = Jedem Spiel ein Gewicht geben, etwa 2, 1, 1, 2 bei vieren.
R145 = Es steht da, dass der Geber mit „{ $name }“ keine Schwelle erreicht; damit ließe sich aber gar keine erreichen.
    .help = „{ $always }“ wählen oder Meldungen für eine Schwelle zählen lassen, die auch dem Geber offensteht.
R146 = Mit { $players } Spielern kann nicht jeder mit seinem Gegenüber spielen: Dazu müssen es vier sein.
    .help = Jeden für sich spielen lassen („{ $alone }“) oder dies nur für vier Spieler schreiben.
R147 = Im Talon bleiben { $stock } Karten liegen, und niemand tauscht dagegen.
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Sonst einen Tausch ergänzen oder alle Karten geben.
R148 = Ein Stich, zu dem der eine ausspielt und den der andere gewinnt, bringt { $together } Punkte: { $led } für das Ausspiel und { $won } für den Gewinn.
    .leader = für das Ausspiel
    .help = Wird am Tisch so gespielt, ist alles in Ordnung. Beim Pikett sind die zwei Punkte eines solchen Stichs die beider Spieler zusammen, für jeden einer.
R149 = { $kind ->
        [nothing] { $of ->
            [cards] Diese Karten würden eine durch null geteilte Zahl zählen: { $cards }.
            [hand] Dieses Blatt würde eine durch null geteilte Zahl zählen: { $cards }.
            [trick] Stich { $number } würde eine durch null geteilte Zahl zählen, wenn zu ihm { $led } ausgespielt und er mit { $winning } gewonnen wird.
           *[totals] Bei { $winner } zu { $loser } würde der Verlierer eine durch null geteilte Zahl zahlen.
        }
       *[part] { $of ->
            [cards] Diese Karten würden { $amount } Punkte zählen, Punkte sind aber ganz: { $cards }.
            [hand] Dieses Blatt würde { $amount } Punkte zählen, Punkte sind aber ganz: { $cards }.
            [trick] Stich { $number }, zu dem { $led } ausgespielt und der mit { $winning } gewonnen wird, würde { $amount } Punkte zählen, Punkte sind aber ganz.
           *[totals] Bei { $winner } zu { $loser } würde der Verlierer { $amount } Punkte zahlen, Punkte sind aber ganz.
        }
    }
    .help = Angeben, wie gerundet wird, oder den Wert ändern.
