### Titelseite, abgerechnete Spiele, Spickzettel und Punktezettel.

## Abgerechnete Spiele

worked-title = Spiele zum Nachrechnen
worked-intro = Die Beispiele zeigen Zeile für Zeile, wofür es Punkte gibt. Die Zeilen stehen in der Reihenfolge der Zählung{ $see }.
worked-capot = Ein Kapot
worked-hands = Nach dem Tausch hat die Vorhand { $elder }, der Geber { $younger }.
worked-step = Wofür
worked-elder = Vorhand
worked-younger = Geber
worked-rule = Regel
worked-running = Stand
worked-caption = Die Punkte dieses Spiels
worked-total = Summe
worked-tricks = Stiche der Vorhand: { $elder }; Stiche des Gebers: { $younger }.
worked-run =
    { $several ->
        [yes] { $first } bis { $last }
       *[no] { $first }
    }
worked-none = keine
worked-play =
    { $several ->
        [yes] Stiche { $first } bis { $last }
       *[no] Stich { $first }
    }

## Ein ganzes Spiel

whole-title = Ein Spiel von Anfang bis Ende
whole-dealt =
    { $who ->
        [elder] Die Vorhand bekommt { $cards }.
       *[younger] Der Geber bekommt { $cards }.
    }
whole-exchange =
    { $who ->
        [elder] Die Vorhand legt { $discard } ab und nimmt { $drawn } auf.
       *[younger] Der Geber legt { $discard } ab und nimmt { $drawn } auf.
    }
whole-call = { $title }: { $talk }
whole-then = { $left } – { $right }
whole-said =
    { $asks ->
        [yes] „{ $words }“
        [number] „{ $ones ->
            [0] {""}
            [1] Einund
            [2] Zweiund
            [3] Dreiund
            [4] Vierund
            [5] Fünfund
            [6] Sechsund
            [7] Siebenund
            [8] Achtund
           *[other] Neunund
        }{ $ones ->
            [0] { $tens ->
                [20] Zwanzig
                [30] Dreißig
                [40] Vierzig
                [50] Fünfzig
                [60] Sechzig
               *[other] Siebzig
            }
           *[other] { $tens ->
                [20] zwanzig
                [30] dreißig
                [40] vierzig
                [50] fünfzig
                [60] sechzig
               *[other] siebzig
            }
        }.“
       *[no] „{ $words }.“
    }
whole-rest = Dazu zählt die Vorhand { $calls }.
whole-no-call = { $title }: Die Vorhand sagt nichts an.
whole-younger = { $title }: { $when ->
        [after_lead] Nach
       *[before_lead] Vor
    } dem ersten Ausspiel sagt der Geber an: { $calls }.
whole-tricks = Die Stiche
whole-trick = Stich
whole-leader = Spielt aus
whole-led = Ausgespielt
whole-answered = Zugegeben
whole-winner = Gewinner
whole-who =
    { $who ->
        [elder] Vorhand
       *[younger] Geber
    }

## Der Spickzettel

cheat-subtitle = Spickzettel für { NUMBER($players, gender: "m", case: "accusative") } Spieler
cheat-steps = Ein Spiel, Schritt für Schritt
cheat-calls = Was das Blatt zählt
cheat-calls-caption = Was angesagt wird und was es zählt
cheat-call = Ansage
cheat-cards = Karten
cheat-scores = Punkte
cheat-each-card = 1 je Karte
cheat-as-told = siehe { $rule }
cheat-play = Was die Stiche zählen
cheat-play-caption = Was in den Stichen gezählt wird
cheat-for = Wofür
cheat-capot = Kapot, statt der Karten
cheat-cards-most = die Karten: mehr Stiche als der Gegner
cheat-cards-most-many = die Karten: die meisten Stiche
cheat-cards-divided = die Karten: gleich viele Stiche, für jeden
cheat-cards-divided-many = die Karten: mehrere mit den meisten Stichen, für jeden von ihnen
cheat-none-won = ein Spieler ohne Stich: für jeden der anderen
cheat-milestones = Die Prämien
cheat-milestones-caption = Was es bringt, viele Punkte zu haben, bevor der andere zählt
cheat-milestone = Name
cheat-reach = ab
cheat-who = Wer
cheat-adds = Prämie
cheat-who-name =
    { $who ->
        [anyone] jeder
        [elder] die Vorhand
       *[younger] der Geber
    }
cheat-order = Reihenfolge der Zählung: { $list }.
cheat-settling = Am Ende der Partie

## Der Punktezettel

score-subtitle = Punktezettel einer Partie für { NUMBER($players, gender: "m", case: "accusative") } Spieler
score-player = Spieler { $who }
score-caption = Eine Zeile je Spiel; unter „Vorhand“ steht, wer es ist
score-elder = Vorhand
score-hand = Blatt
score-play = Stiche
score-cards = Karten
score-bonus = Prämie
score-running = Zwischenstand
score-example = Muster
score-reminder = Unter „Prämie“ steht, was zusätzlich zählt: { $titles }.

## Karten als kleine Bilder

face = { $rank ->
        [ace] A
        [king] K
        [queen] D
        [jack] B
       *[other] { $n }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## Was anders ist als in den Grundregeln

