### Blätter: zum Nachschlagen am Tisch, zum Anschreiben, und was von der Grundlage abweicht.

## Karten im Kleinen

face-court = { $rank ->
        [king] K
        [queen] D
        [knight] R
       *[jack] B
    }{ face-suit }
face-low = { $n }{ face-suit }
face-trump = { $n }
face-excuse = ★
face-suit =
    { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }
faces-run = { $first } … { $last }
faces-gap = { " " }
faces-after = { $words } { $cards }

## Der Spickzettel

cheat-subtitle = Spickzettel für { COUNTED($players, noun: "player") }
cheat-contracts = Was gezahlt wird
cheat-stake-caption = Nur der Kontrakt: was jeder Verteidiger je nach Differenz zahlt (+) oder erhält (−)
cheat-chien-column = Hund
cheat-chien =
    { $to ->
        [taker_hand] { $shown ->
            [shown] aufgedeckt, dann auf die Hand
           *[hidden] verdeckt auf die Hand
        }
        [taker_tricks] { $shown ->
            [shown] aufgedeckt, zählt für den Angriff
           *[hidden] verdeckt, zählt für den Angriff
        }
       *[defence_tricks] { $shown ->
            [shown] aufgedeckt, zählt für die Verteidigung
           *[hidden] verdeckt, zählt für die Verteidigung
        }
    }
cheat-margin = { SIGNED($margin) }
cheat-amount = { SIGNED($amount) }
cheat-nothing = –
cheat-extras-caption = Was für jeden Verteidiger hinzukommt, wenn es dem Angriff gelingt und er den Kontrakt erfüllt
cheat-between = { $what } (zwischen den Spielern abgerechnet)
cheat-levels = { $title }: so viele { NOUN($noun, number: "other") } sind nötig
cheat-players = { COUNTED($players, noun: "player") }
cheat-of = { $title }: { $said }
cheat-promises = Die Ansagen
cheat-payments = Wer zahlt wem
cheat-sum = Alles wird zusammengezählt; jeder Verteidiger zahlt dem Angriff die Summe oder erhält sie, wenn sie unter null liegt.
cheat-others = Bei anderer Spielerzahl
cheat-hand = Karten je Spieler
cheat-packet = Karten auf einmal
cheat-called = Gerufene Karte
cheat-also =
    { $n ->
        [one] Bei { COUNTED($players, noun: "player", case: "dative") } lautet auch die Regel { $numbers } des Regelhefts anders.
       *[other] Bei { COUNTED($players, noun: "player", case: "dative") } lauten auch die Regeln { $numbers } des Regelhefts anders.
    }

## Ein Spiel, Schritt für Schritt

cheat-steps = Ein Spiel, Schritt für Schritt
cheat-direction =
    { $direction ->
        [counter_clockwise] Alles läuft gegen den Uhrzeigersinn.
       *[clockwise] Alles läuft im Uhrzeigersinn.
    }
cheat-deal = Mischen, abheben und jedem { COUNTED($hand, noun: "card", case: "accusative") } geben, jeweils { $packet } auf einmal.
cheat-deal-chien = { COUNTED($n, noun: "card", case: "accusative") } einzeln in den Hund legen.
cheat-auction =
    { $first ->
        [after_dealer] Das Bieten beginnt beim Spieler nach dem Geber;
       *[dealer] Das Bieten beginnt beim Geber;
    } { $rounds ->
        [one] jeder kommt nur einmal an die Reihe.
       *[until_all_pass] es geht reihum, bis alle außer dem Höchstbietenden gepasst haben.
    }
cheat-all-pass =
    { $dealer ->
        [second_round] Passen alle, so wird noch eine Runde geboten; passen wieder alle, so gibt der nächste Geber.
        [next_dealer] Passen alle, so gibt der nächste Geber.
       *[same_dealer] Passen alle, so gibt derselbe Geber neu.
    }
cheat-announce =
    { $moment ->
        [in_auction] Wer will, sagt beim Bieten an: { $titles }.
        [after_auction] Wer will, sagt an, bevor jemand den Hund gesehen hat: { $titles }.
        [after_discard] Wer will, sagt nach dem Ablegen an: { $titles }.
        [before_first_lead] Wer will, sagt vor dem ersten Ausspiel an: { $titles }.
       *[own_first_card] Wer will, sagt vor seiner ersten Karte an: { $titles }.
    }
cheat-take-chien = Erlaubt es der Kontrakt, den Hund aufnehmen und ebenso viele Karten ablegen.
cheat-follow = Bedienen; wer das nicht kann, { $void ->
        [must_trump] muss stechen
       *[free] spielt, was er will
    }. { $overtrump ->
        [must] Trumpf muss, wenn möglich, höher sein als die Trümpfe im Stich.
       *[free] Überstechen muss niemand.
    }
cheat-count = Punkte und Oudler des Angriffs zählen, sehen, ob der Kontrakt erfüllt ist, und abrechnen.
cheat-next =
    { $direction ->
        [counter_clockwise] Als Nächster gibt der rechte Nachbar des Gebers.
       *[clockwise] Als Nächster gibt der linke Nachbar des Gebers.
    }

## Der Punktezettel

score-subtitle = Punktezettel für { COUNTED($players, noun: "player") }
score-place = Ort
score-date = Datum
score-player = { $who }
score-deals = Die Spiele
score-caption = Eine Zeile je Spiel
score-number = Nr.
score-dealer = Geber
score-taker = Nehmer
score-partner = Partner
score-margin = Differenz
score-kind =
    { $kind ->
        [bonus] Prämien
        [claim] Meldungen
       *[promise] Ansagen
    }
score-unit = Jeder Verteidiger zahlt
score-running = Zwischenstand
score-example = z. B.
score-total = Summe
score-contract = *{ $mark }* { $title } ({ $worth }, × { $multiplier })
score-legend = Kontrakte: { $contracts }.
score-how = + gilt für den Angriff, − für die Verteidigung; unter Prämien, Meldungen und Ansagen steht, um wie viel sie den Betrag ändern, den jeder Verteidiger zahlt.

## Was von der Grundlage abweicht

changes-no-base = Diese Regeln bauen auf keinen anderen auf; es gibt also nichts zu vergleichen.
changes-chapter = { $title } (bei { COUNTED($players, noun: "player", case: "dative") })
changes-options = Was die Optionen beitragen
changes-option = Option
changes-rules = Regeln
