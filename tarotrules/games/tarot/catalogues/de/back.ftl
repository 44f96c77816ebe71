### Was hinter den Regeln steht.

open-seating-first-dealer = Wie wird bestimmt, wer als Erster gibt?
open-deal-cut-least = Wie viele Karten muss beim Abheben jeder Teil mindestens haben?
open-redeal-found-late =
    { $auction ->
        [yes] Was geschieht, wenn ein solches Blatt erst bemerkt wird, nachdem das Bieten begonnen hat?
       *[no] Was geschieht, wenn ein solches Blatt erst nach dem ersten Ausspiel bemerkt wird?
    }
open-claim-order = In welcher Reihenfolge werden die Karten hingelegt?
open-claim-unseen = Darf auch melden, wer noch nicht wissen kann, ob er es darf, zum Beispiel bevor jemand den Hund gesehen hat?
open-claim-proof = Wie prüfen die anderen, ob die Meldung gestimmt hat?
open-claim-if-false = Was kostet eine Meldung, die sich als falsch erweist?
open-match-end = Wie viele Spiele umfasst die Partie, oder wann endet sie?
open-match-pool = Was wird am Ende der Partie aus dem Pot?
open-call-exempt-led = Wird zum ersten Stich { NOUN($card, case: "definite") } ausgespielt: Darf der nächste Spieler dann eine andere Karte von der Farbe der gerufenen Karte spielen?
open-fault-dealer = Was geschieht, wenn der Falsche gegeben hat?
open-fault-misdeal = Bis wann darf man geltend machen, dass falsch gegeben wurde?
open-fault-discard = Was geschieht, wenn sich herausstellt, dass eine Karte abgelegt wurde, die nicht abgelegt werden darf, oder wenn erst nach dem ersten Ausspiel bemerkt wird, dass zu viele oder zu wenige Karten abgelegt wurden?
open-fault-annulled = Wer gibt, wenn ein Spiel wegen eines Fehlers ungültig ist?
open-fault-play = Was geschieht, wenn ein Spieler { $cases }, und bis wann lässt sich das berichtigen?
open-fault-case =
    { $event ->
        [out_of_turn] außer der Reihe spielt
        [lead_out_of_turn] außer der Reihe ausspielt
        [play_out_of_turn] außer der Reihe eine Karte zum Stich gibt
        [card_exposed] eine Karte sehen lässt
       *[revoke] falsch bedient
    }

## Das Glossar

glossary-entry = ({ $note }) { $said }
glossary-french = frz. _{ $word }_
glossary-names = Kontrakte, Meldungen, Ansagen und Prämien
glossary-bid =
    { $chien ->
        [taker_hand] Kontrakt, bei dem der Nehmer den Hund aufnimmt
        [taker_tricks] Kontrakt, bei dem der Hund liegen bleibt und für den Angriff zählt
        [defence_tricks] Kontrakt, bei dem der Hund liegen bleibt und für die Verteidigung zählt
       *[none] Kontrakt
    }
glossary-bid-worth = { $said } (× { $multiplier })
glossary-claim = Meldung eines besonderen Blattes
glossary-claim-who = Meldung eines Spielers, der { $has }
glossary-claim-of-many = Meldung eines Blattes mit genügend { NOUN($noun, number: "other", case: "dative") }
glossary-count = { NUMBER($n, gender: "f", case: "dative") }
glossary-claim-of-few = Meldung von { $list } { NOUN($noun, number: "other", case: "dative") }
glossary-promise =
    { $all ->
        [yes] Gewinn aller Stiche, angesagt oder nicht
       *[no] Ziel, das man ansagen darf; erreicht, wenn { $kept }
    }
glossary-bonus-judged = Prämie, die die Runde zuspricht: „{ $words }“
glossary-bonus-when = Prämie, wenn { $when }

## Die Stichwörter

# Words and how they are read, where they are sorted by that.
index-readings = { "" }
index-pack = Tarotblatt
index-counting = zählen
index-direction = Spielrichtung
index-shuffle = mischen
index-cut = abheben
index-pile = Stapel auf dem Tisch
index-auction = bieten
index-pass = passen
index-call = rufen
index-scores = Abrechnung
index-match = Partie
index-ranking = Rangfolge ohne Nehmer
index-pool = Pot

## Die letzte Seite

glance-title = Auf einen Blick

## Ratschläge

advice-title = Ratschläge
advice-intro = Niemand muss sich daran halten.
advice-hand = Ein Blatt beurteilt man nach den Oudlern, nach der Zahl der Trümpfe und nach langen Farben mit hohen Karten: Oudler senken die nötige Punktzahl, und nur wer genug Trümpfe hat, bringt auch den Petit nach Hause.
advice-taker =
    { $two ->
        [yes] Der Nehmer spielt am besten immer wieder seine längste Farbe aus: Hat der Verteidiger sie nicht mehr, muss er seine Trümpfe dafür hergeben.
       *[no] Der Nehmer spielt am besten immer wieder seine längste Farbe aus: Wer sie nicht mehr hat, muss seine Trümpfe dafür hergeben.
    }
advice-defence =
    { $two ->
        [yes] Der Verteidiger spielt am besten eine Farbe aus, in der der Nehmer stechen muss: Jeder Trumpf, den er dafür hergibt, fehlt ihm am Ende.
       *[no] Die Verteidiger spielen am besten eine Farbe aus, in der der Nehmer stechen muss: Jeder Trumpf, den er dafür hergibt, fehlt ihm am Ende.
    }
advice-petit =
    { $two ->
        [yes] Wer viele Trümpfe hat, hebt sich den Petit für den letzten Stich auf; wer wenige hat, sticht mit ihm, sobald der Stich ihm sicher ist.
       *[no] Wer viele Trümpfe hat, hebt sich den Petit für den letzten Stich auf; wer wenige hat, gibt ihn in einen Stich, der seiner Partei sicher ist.
    }
advice-excuse = Die Excuse sollte man sich nicht für den letzten Stich aufheben, es sei denn, man will alle Stiche machen.
advice-shown =
    { $two ->
        [yes] Was man beim Melden zeigt, sieht auch der Gegner: Nicht immer sind die Punkte das wert.
       *[no] Was man beim Melden zeigt, sehen auch die Gegner: Nicht immer sind die Punkte das wert.
    }
advice-signal-suit = Ein Signal des französischen Verbandes: Wer als Verteidiger in einer Farbe das Ass oder eine Karte bis zur 5 ausspielt, verspricht darin den König oder die Dame; eine Karte von 6 bis 10 verneint beide.
advice-signal-trump = Ein weiteres Signal: Wer als Verteidiger einen ungeraden Trumpf ausspielt, bittet die anderen Verteidiger, weiter Trumpf zu spielen.
