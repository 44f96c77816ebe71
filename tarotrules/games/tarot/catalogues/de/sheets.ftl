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
faces-after = { $words } { $cards }

## Der Spickzettel

cheat-subtitle = Spickzettel für { COUNTED($players, noun: "player") }
cheat-contracts = Was gezahlt wird
cheat-stake-caption =
    { $two ->
        [yes] Nur der Kontrakt: was der Angriff bei der angegebenen Differenz bekommt (+) oder zahlt (−)
       *[no] Nur der Kontrakt: was der Angriff bei der angegebenen Differenz je Verteidiger bekommt (+) oder zahlt (−)
    }
cheat-piles-column = Stapel je Spieler
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
cheat-amount =
    { $sign ->
        [either] ±{ $amount }
       *[attack] { SIGNED($amount) }
    }
cheat-either = ± bedeutet: +, wenn der Angriff die Punkte bekommt, und −, wenn die Verteidigung sie bekommt.
cheat-extras-caption =
    { $two ->
        [yes] Meldungen, Ansagen und Prämien: was der Angriff außerdem bekommt (+) oder zahlt (−)
       *[no] Meldungen, Ansagen und Prämien: was der Angriff je Verteidiger außerdem bekommt (+) oder zahlt (−)
    }
cheat-to-winners = { LIST($titles) }: zugunsten der Partei, die das Spiel gewinnt, gleichgültig, wer gemeldet hat.
cheat-by-cards = { LIST($titles) }: Der Betrag hängt von den Karten ab.
cheat-reversed = { LIST($titles) }: umgekehrt, wenn der Kontrakt verfehlt ist.
cheat-levels = { $title }: so viele { NOUN($noun, number: "other") } sind nötig
cheat-of = { $title }: { BEGIN($said) }
cheat-promises = Die Ansagen
cheat-payments = Wer zahlt wem
cheat-sum =
    { $two ->
        [yes] Alles wird zusammengezählt; der Verteidiger zahlt dem Angriff die Summe oder erhält sie, wenn sie unter null liegt.
       *[no] Alles wird zusammengezählt; jeder Verteidiger zahlt dem Angriff die Summe oder erhält sie, wenn sie unter null liegt.
    }
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
cheat-deal =
    { $shuffled ->
        [true] Mischen, abheben
       *[false] Nicht mischen; abheben
    } und jedem { COUNTED($hand, noun: "card", case: "accusative") } geben, { $packet ->
        [1] eine nach der anderen
       *[other] immer { NUMBER($packet, gender: "f", case: "accusative") } auf einmal
    }.
cheat-piles =
    { $laid ->
        [before_hands] Gleich nach dem Abheben
       *[after_hands] Danach
    } jedem { COUNTED($piles, noun: "pile", case: "accusative") } zu je { COUNTED($cards, noun: "card", case: "dative") } hinlegen, { $cards ->
        [2] die obere Karte offen, die untere verdeckt.
       *[other] die oberste Karte offen, die anderen verdeckt.
    }
cheat-deal-chien =
    { $how ->
        [last_cards] { $n ->
            [1] Die letzte Karte
           *[other] Die letzten { COUNTED($n, noun: "card", case: "accusative") }
        } in den Hund.
        [each_round] Nach jeder Runde { COUNTED($packet, noun: "card", case: "accusative") } in den Hund, insgesamt { NUMBER($n, gender: "f", case: "accusative") }.
       *[on_the_way] { COUNTED($n, noun: "card", case: "accusative") }{" "}{ $n ->
            [1] {""}
           *[other] { $packet ->
                [1] einzeln{" "}
               *[other] zu je { NUMBER($packet, gender: "f", case: "dative") }{" "}
            }
        }in den Hund.
    }
cheat-auction =
    { $first ->
        [after_dealer] { $two ->
            [yes] Das Bieten beginnt mit dem Gegner des Gebers;
           *[no] Das Bieten beginnt mit dem Spieler nach dem Geber;
        }
       *[dealer] Das Bieten beginnt mit dem Geber;
    } { $rounds ->
        [one] jeder kommt nur einmal an die Reihe.
        [parole] jeder bietet, passt oder sagt „Parole“.
        [duel] die anderen folgen der Reihe nach.
       *[until_all_pass] es geht reihum, bis alle außer dem Höchstbietenden gepasst haben.
    }
cheat-appointed = Es wird nicht geboten: Der Nehmer steht vorher fest und spielt „{ $title }“.
cheat-all-pass =
    { $dealer ->
        [second_round] Passen alle, so wird noch eine Runde geboten; passen wieder alle, so gibt der nächste Geber.
        [next_dealer] Passen alle, so gibt der nächste Geber.
       *[same_dealer] Passen alle, so gibt derselbe Geber neu.
    }
cheat-all-pass-played = Passen alle, so wird „{ $title }“ gespielt: jeder allein, ohne Nehmer.
cheat-all-pass-again = Passen alle, so wird noch eine Runde geboten; passen wieder alle, so wird „{ $title }“ gespielt: jeder allein, ohne Nehmer.
cheat-announced = { TITLE($title, form: "accusative") }
cheat-declared = { TITLE($title, form: "accusative") }
cheat-may =
    { $who ->
        [taker] der Nehmer
        [bidder] der Bietende
       *[anyone] { $kind ->
            [promise] ein Spieler
           *[claim] jeder Spieler
        }
    } { $titles } { $kind ->
        [promise] ansagen
       *[claim] melden
    }
cheat-may-both = { $left } und { $right }
cheat-announce =
    { $moment ->
        [in_auction] Beim Bieten darf { $may }.
        [auction_over] Nach dem Bieten darf { $may }.
        [after_auction] Bevor jemand den Hund gesehen hat, darf { $may }.
        [after_auction_some_unseen] Bevor jemand den Hund gesehen hat oder, wenn er verdeckt bleibt, vor dem ersten Ausspiel darf { $may }.
        [after_auction_unseen] Nach dem Bieten, vor dem ersten Ausspiel, darf { $may }.
        [after_discard] Nach dem Ablegen darf { $may }.
        [before_chien] Bevor jemand den Hund gesehen hat, darf { $may }.
        [before_first_lead] Vor dem ersten Ausspiel darf { $may }.
       *[own_first_card] Vor seiner ersten Karte darf { $may }.
    }
cheat-take-chien = Nimmt der Nehmer den Hund auf, so legt er danach ebenso viele Karten ab.
cheat-follow = Jeder muss bedienen; wer das nicht kann, { $void ->
        [must_trump] muss stechen oder, ohne Trumpf, abwerfen
       *[free] spielt eine beliebige Karte
    }. { $overtrump ->
        [must] Wer Trumpf spielt, muss überstechen, wenn er kann.
       *[free] Zum Überstechen ist niemand verpflichtet.
    }
cheat-count = Punkte und Oudler des Angriffs zählen, feststellen, ob der Kontrakt erfüllt ist, und abrechnen.
cheat-count-alone = Jeder zählt die Punkte in seinen Stichen; nach Plätzen abrechnen.
cheat-next =
    { $two ->
        [yes] Als Nächster gibt der Gegner des Gebers.
       *[no] { $direction ->
            [counter_clockwise] Als Nächster gibt der rechte Nachbar des Gebers.
           *[clockwise] Als Nächster gibt der linke Nachbar des Gebers.
        }
    }

## Der Punktezettel

score-subtitle = Punktezettel für { COUNTED($players, noun: "player") }
score-player = { $who }
score-caption = Eine Zeile je Spiel
score-dealer = Geber
score-taker = Nehmer
score-partner =
    { $partners ->
        [one] Partner
       *[several] Partner
    }
score-margin = Differenz
score-kind =
    { $kind ->
        [bonus] Prämien
        [claim] Meldungen
       *[promise] Ansagen
    }
score-unit =
    { $two ->
        [yes] Der Verteidiger zahlt
       *[no] Jeder Verteidiger zahlt
    }
score-alone = { $title }: Punkte
score-running = Zwischenstand
score-example = Muster
score-contract = *{ $mark }* { $title } ({ $worth }, { $times })
score-contract-sum = *{ $mark }* { $title } ({ $worth })
score-legend = Kontrakte: { $contracts }.
score-how =
    { $two ->
        [yes] Ein + steht für den Angriff, ein − für die Verteidigung. Unter Prämien, Meldungen und Ansagen steht, um wie viel sich dadurch der Betrag ändert, den der Verteidiger zahlt.
       *[no] Ein + steht für den Angriff, ein − für die Verteidigung. Unter Prämien, Meldungen und Ansagen steht, um wie viel sich dadurch der Betrag ändert, den jeder Verteidiger zahlt.
    }
