### Was ein Spiel oder eine Partie ergibt, die jemand erzählt, Zeile für Zeile.
### account-… sind Zeilen einer Tabelle, ohne Punkt am Ende.

account-who = { $two ->
    [yes] { $seat ->
        [0] Vorhand
       *[other] Geber
    }
   *[no] { $seat ->
        [0] Vorhand
       *[other] Spieler { $number }
    }
}
account-column = { $name ->
    [who] Wer
    [what] Wofür
    [amount] Punkte
    [total] Summe
    [rule] Regel
    [deal] Spiel
   *[elder] Vorhand
}
# Ansagen: Karten einer Farbe, einer Folge, eines Ranges.
account-suit = { $title } von { $cards }{ $counts ->
    [yes] {" "}({ $pips })
   *[no] {""}
}
account-run = { account-length } { $top ->
    [14] vom Ass
    [13] vom König
    [12] von der Dame
    [11] vom Buben
    [10] von der Zehn
    [9] { $last ->
        [yes] von der Neun
       *[no] von der Neun
    }
   *[other] von der Acht
}
account-length = { $cards ->
    [3] Terz
    [4] Quart
    [5] Quint
    [6] Sext
    [7] Septime
    [8] Oktave
   *[other] Folge von { $cards }
}
account-rank = { $called ->
    [fourteen] Geviert
   *[number] { $cards ->
        [2] zwei
        [3] Gedritt
        [4] vier
       *[other] { $cards }
    }
} { $top ->
    [14] { $cards ->
        [1] Ass
       *[other] Asse
    }
    [13] { $cards ->
        [1] König
       *[other] Könige
    }
    [12] { $cards ->
        [1] Dame
       *[other] Damen
    }
    [11] { $cards ->
        [1] Bube
       *[other] Buben
    }
    [10] { $cards ->
        [1] Zehn
       *[other] Zehnen
    }
    [9] { $cards ->
        [1] Neun
       *[other] Neunen
    }
    [8] { $cards ->
        [1] Acht
       *[other] Achten
    }
    [7] { $cards ->
        [1] Sieben
       *[other] Siebenen
    }
   *[other] { $cards ->
        [1] Sechs
       *[other] Sechsen
    }
}
# Was in einem Stich gezählt wird, so wie die Regeln es nennen.
account-trick = Stich { $trick }: { $what }
account-count-lead = ausgespielt
account-count-win = dem Ausspielenden abgenommen
account-count-last = letzter Stich
account-count = { $title }
account-play = die Stiche
account-cards = { $what ->
    [cards] die Karten
    [every] Kapot
    [divided] die Karten, geteilt
   *[none_won] ein Spieler ohne Stich
}
account-tricks = Stiche: { $list }.
account-has = { $who } { $n }
account-nobody = Niemand bekommt etwas für: { $list }.
account-nothing = Niemand bekommt etwas.
account-scores = Ergebnis: { $list }.
account-calls = Die Ansagen ergeben: { $list }.

## Ein Blatt für sich

account-hand-together = Ist alles gut, bringt es vor dem ersten Stich { $n }.
account-hand-nothing = Es gibt nichts anzusagen.

## Eine Partie

account-partie-total = Summe
account-partie-weight = × { $n }
account-partie-left = { $n ->
    [one] Es bleibt noch ein Spiel.
   *[other] Es bleiben noch { $n } Spiele.
}
account-partie-goes-on = Die Partie geht weiter.
account-partie-drawn = Beide haben { $n }: Die Partie endet unentschieden.
account-partie-won = { $winner } gewinnt mit { $most } zu { $least }.
account-partie-paid = { $what }: { $loser } zahlt { $payment }{ $see }.
account-partie-game = { $number }. Durchgang: { $winner } gewinnt mit { $most } zu { $least }; das zählt { $counts ->
    [1] einfach
    [2] doppelt
   *[other] { $counts }-fach
}{ $see }.
account-partie-of-games = { $winner } gewinnt die Partie.
account-settle-rubicon = Der Verlierer hat den Rubikon nicht überschritten
account-settle-plain = Der Verlierer hat den Rubikon überschritten
account-settle = { $title }

## Ein Tausch

account-exchange-tried = { $which ->
    [elder] Vorhand { $elder }
    [younger] Geber { $younger }
   *[both] Vorhand { $elder }, Geber { $younger }
}: { $allowed ->
    [yes] erlaubt.
   *[no] nicht erlaubt. { $why }
}
account-exchange-goes = { BEGIN($who) }: { $cards }
account-exchange-left = Übrig: { $cards }

## Ein Regelverstoß

account-fault-told = { BEGIN($who) } – { $what }{ $see }: Daraufhin { $effect }.
account-fault-waived = sieht der Gegner über den Fehler hinweg
account-fault-cancelled = Nicht gezählt: { $list }.
