### Was eine Runde zu ihren Regeln hinzunimmt: Muster mit Lücken.

adding-bonus = Eine Prämie hinzufügen
adding-claim = Eine Meldung hinzufügen
adding-bid = Einen Kontrakt hinzufügen
adding-promise = Eine Ansage hinzufügen
adding-redeal = Ein Blatt hinzufügen, bei dem neu gegeben wird
adding-above = Über { $title }
adding-below = Unter { $title }
adding-cards-groups = Kartengruppen
adding-cards-suit =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
        [C] Kreuz
       *[T] Trumpf
    }
adding-level-single = einfach
adding-level-double = doppelt
adding-level-triple = dreifach
adding-pattern-won-with = Den letzten oder ersten Stich mit einer bestimmten Karte gewinnen
adding-pattern-found-in-trick = Bestimmte Karten im letzten oder ersten Stich gewinnen
adding-pattern-cards-taken = Im ganzen Spiel bestimmte Karten gewinnen, etwa alle vier Damen
adding-pattern-in-first-trick = Eine Karte im ersten Stich gewinnen
adding-pattern-card-caught = Eine Karte fangen oder heimbringen
adding-pattern-so-many = Eine bestimmte Zahl von Stichen, Punkten oder Oudlern erreichen
adding-pattern-by-far = Den Kontrakt mit großer Differenz erfüllen oder verfehlen
adding-pattern-last-two = Die beiden letzten Stiche gewinnen
adding-pattern-judged = Was man den Karten nicht ansieht: Die Runde entscheidet
adding-pattern-written = Etwas anderes, mit eigener Bedingung
adding-pattern-holding = Viele Karten einer Art haben
adding-pattern-lacking = Wenige Karten einer Art haben, oder keine
adding-pattern-between = Ein Kontrakt zwischen zwei anderen
adding-pattern-feat-announced = Eine bestimmte Zahl von Stichen, Punkten oder Oudlern ansagen
adding-pattern-last-announced = Den letzten Stich mit einer bestimmten Karte ansagen
adding-pattern-hand = Ein Blatt mit wenigen oder vielen Karten einer Art
adding-pattern-hand-written = Ein anderes Blatt, mit eigener Bedingung
adding-name-so =
    { $comparison ->
        [least] mindestens { $number }
        [most] höchstens { $number }
       *[exactly] genau { $number }
    }
adding-name-trick =
    { $trick ->
        [last] letzter Stich
        [last-but-one] vorletzter Stich
       *[first] erster Stich
    }
adding-name-at =
    { $trick ->
        [last] im letzten Stich
        [last-but-one] im vorletzten Stich
       *[first] im ersten Stich
    }
adding-name-counted =
    { $counted ->
        [tricks] Stiche
        [points] Kartenpunkte
       *[oudlers] Oudler
    }
adding-name-won-with = { adding-name-trick } ({ $cards })
adding-name-found-in-trick = { $cards } { adding-name-at }
adding-name-cards-taken = { $cards }: { adding-name-so }
adding-name-in-first-trick = { $cards } im ersten Stich
adding-name-card-caught = { $cards } { $feat ->
        [caught] gefangen
       *[kept] heimgebracht
    }
adding-name-so-many = { adding-name-so } { adding-name-counted }
adding-name-by-far = Kontrakt { $result ->
        [made] erfüllt
       *[lost] verfehlt
    } mit mindestens { $number } Punkten
adding-name-last-two = die beiden letzten Stiche
adding-name-judged = nach Urteil der Runde
adding-name-written = eigene Prämie
adding-name-holding = { $cards } im Blatt
adding-name-lacking =
    { $number ->
        [0] Blatt ohne { $cards }
       *[other] { $cards } im Blatt: höchstens { $number }
    }
adding-name-between = eigener Kontrakt
adding-name-feat-announced = Ansage: { adding-name-so } { adding-name-counted }
adding-name-last-announced = Ansage: letzter Stich ({ $cards })
adding-name-hand = { $cards } im Blatt: { adding-name-so }
adding-name-hand-written = anderes Blatt zum Neugeben
adding-blank-cards = Karten
adding-blank-some-cards = Karten, die zählen
adding-blank-card = Karte
adding-blank-worth = Punkte
adding-blank-broken-worth = Punkte, wenn die Ansage verfehlt wird
adding-blank-number = Wie viele
adding-blank-stake = Grundpunkte
adding-blank-multiplier = Faktor
adding-blank-first = Erste Stufe: Karten
adding-blank-first-worth = Erste Stufe: Punkte
adding-blank-second = Zweite Stufe: Karten
adding-blank-second-worth = Zweite Stufe: Punkte
adding-blank-third = Dritte Stufe: Karten
adding-blank-third-worth = Dritte Stufe: Punkte
adding-blank-own-words = Worüber die Runde entscheidet, in euren Worten
adding-such-own-words = wer singt, während er die Excuse spielt
adding-blank-chosen-paid = { adding-blank-paid }
adding-blank-end-condition = Bedingung
adding-blank-dealt-condition = Bedingung
adding-blank-stands-after = Platz beim Bieten
adding-blank-trick = Welcher Stich
adding-blank-comparison = Mindestens, höchstens
adding-blank-counted = Was gezählt wird
adding-blank-side = Welche Partei sie bekommen kann
adding-blank-earner = Partei, die etwas bekommt
adding-blank-feat = Was mit ihr geschieht
adding-blank-result = Kontrakt
adding-blank-paid = Wer etwas bekommt
adding-blank-side-paid = Mal Faktor des Kontrakts?
adding-blank-claim-paid = Wer etwas bekommt
adding-blank-levels = Wie viele Stufen
adding-blank-who = Wer ansagen darf
adding-blank-duty = Muss man es bekannt geben?
adding-blank-dealer = Wer danach gibt
adding-blank-chien = Der Hund
adding-choice-trick-last = Der letzte Stich
adding-choice-trick-last-but-one = Der vorletzte Stich
adding-choice-trick-first = Der erste Stich
adding-choice-comparison-least = Mindestens
adding-choice-comparison-most = Höchstens
adding-choice-comparison-exactly = Genau
adding-choice-counted-tricks = Stiche
adding-choice-counted-points = Kartenpunkte
adding-choice-counted-oudlers = Oudler
adding-choice-side-either = Jede: die Partei, der es gelingt
adding-choice-side-attack = Der Angriff
adding-choice-side-defence = Die Verteidigung
adding-choice-earner-trick = Die Partei, die den genannten Stich gewinnt; ist keiner genannt, den letzten
adding-choice-earner-winners = Die Partei, die das Spiel gewinnt
adding-choice-earner-either = Jede: die Partei, die die Bedingung erfüllt
adding-choice-earner-attack = { adding-choice-side-attack }
adding-choice-earner-defence = { adding-choice-side-defence }
adding-choice-feat-caught = Die Gegenpartei gewinnt sie
adding-choice-feat-kept = Die eigene Partei gewinnt sie
adding-choice-result-made = Erfüllt, mindestens mit dieser Differenz
adding-choice-result-lost = Verfehlt, mindestens mit dieser Differenz
adding-choice-paid-side = Die Partei dieses Spielers: Jeder Verteidiger zahlt diese Punkte oder bekommt sie
adding-choice-paid-side-multiplied = Die Partei dieses Spielers, mal Faktor des Kontrakts
adding-choice-paid-player = Dieser Spieler allein: Jeder andere zahlt ihm diese Punkte
adding-choice-side-paid-side = Nein: Jeder Verteidiger zahlt diese Punkte oder bekommt sie
adding-choice-side-paid-side-multiplied = Ja: diese Punkte mal Faktor
adding-choice-chosen-paid-player = { adding-choice-paid-player }
adding-choice-chosen-paid-side = { adding-choice-paid-side }
adding-choice-chosen-paid-side-multiplied = { adding-choice-paid-side-multiplied }
adding-choice-claim-paid-declarer-side = Die Partei dessen, der meldet
adding-choice-claim-paid-winners = Die Partei, die das Spiel gewinnt
adding-choice-claim-paid-declarer = Wer meldet: Jeder andere zahlt
adding-choice-levels-one = Eine
adding-choice-levels-two = Zwei
adding-choice-levels-three = Drei
adding-choice-who-taker = Nur der Nehmer
adding-choice-who-anyone = Jeder
adding-choice-duty-must = Ja, es muss neu gegeben werden
adding-choice-duty-may = Nein, jeder entscheidet selbst
adding-choice-dealer-next = Der nächste Spieler
adding-choice-dealer-same = Noch einmal derselbe
adding-choice-chien-taken = Offen; der Nehmer nimmt ihn auf
adding-choice-chien-aside = Verdeckt; er zählt für den Nehmer
adding-choice-chien-against = Verdeckt; er zählt für die Verteidigung
