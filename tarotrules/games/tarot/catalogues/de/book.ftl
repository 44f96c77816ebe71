### Das Regelheft, Kapitel für Kapitel.
### name-… ist der Name einer Regel in Listen, .word-… das Wort, mit dem ihre Einstellung in Dateien steht.

chapter-deal = Der Tisch und das Geben
chapter-auction = Das Bieten
chapter-auction-none = Ohne Nehmer
chapter-auction-appointed = Der Kontrakt
chapter-call = Das Rufen eines Partners
chapter-call-several = Das Rufen der Partner
chapter-partner = Der Partner
chapter-chien = Der Hund und die Ablage
chapter-claims = Die Meldungen
chapter-promises = Die Ansagen
chapter-bonuses = Die Prämien
chapter-last-trick = Der letzte Stich
chapter-scoring = Die Abrechnung
chapter-match = Die Partie
chapter-evaluation = Das Blatt bewerten

## Worum es geht

name-game-sides = Parteien
game-taker = In jedem Spiel verpflichtet sich ein Spieler, *der Nehmer*, zu einem Kontrakt.
game-sides =
    { $call ->
        [yes] Er ruft eine Karte, um einen Partner zu finden. Die beiden bilden _den Angriff_, die übrigen Spieler _die Verteidigung_. Hat sonst niemand diese Karte, so bildet der Nehmer allein den Angriff.
        [trick_winner] Er ruft eine Karte; wer den Stich gewinnt, in dem sie fällt, wird sein Partner. Die beiden bilden _den Angriff_, die übrigen Spieler _die Verteidigung_. Hat der Nehmer keinen Partner, so bildet er allein den Angriff.
        [yes_several] Er ruft zwei Karten, um Partner zu finden. Er und alle, die eine dieser Karten haben, bilden _den Angriff_, die übrigen Spieler _die Verteidigung_.
        [trick_winner_several] Er ruft zwei Karten; wer einen Stich gewinnt, in dem eine davon fällt, wird sein Partner. Er und seine Partner bilden _den Angriff_, die übrigen Spieler _die Verteidigung_.
        [opposite] Er und der Spieler ihm gegenüber bilden _den Angriff_, die übrigen Spieler _die Verteidigung_.
        [two] Er ist _der Angriff_, der andere Spieler ist _die Verteidigung_.
       *[no] Er allein bildet _den Angriff_, alle anderen zusammen bilden _die Verteidigung_.
    }
game-sides-last = Die Parteien bestehen nur für dieses eine Spiel.
game-aim = Der Angriff versucht, in seinen Stichen so viele Kartenpunkte zu sammeln, dass er den Kontrakt erfüllt; die Verteidigung versucht, das zu verhindern.
game-alone = Niemand nimmt: In jedem Spiel spielt jeder für sich.
game-aim-alone = Es kommt auf die Punkte an, die jeder in seinen Stichen hat{ $see }.
game-oudlers-matter = Wie viele Punkte der Angriff braucht, hängt davon ab, wie viele *Oudler* (die 21, der Petit und die Excuse) er am Ende hat{ $see }.

## Die Karten

deck-pack = Gespielt wird mit einem Tarotblatt zu { COUNTED($cards, noun: "card") }.
deck-pack-without = Gespielt wird mit einem Tarotblatt, aus dem einige Karten herausgenommen sind; es bleiben { COUNTED($left, noun: "card") }. Herausgenommen sind { $cards }.
    .word-without = herausgenommen
deck-packs = Gespielt wird mit zwei zusammengemischten Tarotblättern: { COUNTED($cards, noun: "card") }, jede doppelt, also { COUNTED($oudlers, noun: "oudler") }. Was diese Regeln von einer Karte sagen, gilt für beide Exemplare.
    .word-packs = kartenspiele
deck-packs-without = Aus jedem Blatt herausgenommen sind { $cards }.
name-deck-suits = Farben
deck-suits = Es gibt vier Farben: Pik, Herz, Karo und Kreuz. In jeder Farbe lautet die Rangfolge von oben nach unten: { $ranks }.
deck-ace = Das Ass, also die 1, ist die niedrigste Karte seiner Farbe.
deck-rank =
    { $rank ->
        [king] König
        [queen] Dame
        [knight] Ritter
        [jack] Bube
       *[low] { $n }
    }
deck-ranks-gap = { ", " }
name-deck-trumps = Trümpfe
deck-trumps = Die 21 nummerierten Trümpfe stechen jede Farbkarte. Der höchste Trumpf ist die 21, der niedrigste die 1, _der Petit_.
name-deck-excuse = Die Excuse
deck-excuse = Dazu kommt _die Excuse_; sie trägt einen Stern. Sie ist weder Farbkarte noch Trumpf und zählt nur dort als Trumpf, wo diese Regeln es sagen.
name-deck-points = Kartenpunkte
deck-points = Alle Karten zusammen zählen { COUNTED($total, noun: "point") }.
name-deck-counting = Zählen der Karten
deck-pairs = Üblicherweise zählt man die Karten paarweise. Zu jeder Figur und zu jedem Oudler legt man eine leere Karte, also eine, die nur einen halben Punkt zählt: Ein Paar mit einem König oder einem Oudler zählt 5 Punkte, eines mit einer Dame 4, eines mit einem Ritter 3 und eines mit einem Buben 2; zwei leere Karten zählen 1.
deck-left-over = Eine Karte, die übrig bleibt, zählt so viel, wie in der Tabelle der Kartenwerte steht, eine leere Karte also einen halben Punkt.
deck-points-caption = Kartenwerte
deck-points-card = Karte
deck-points-worth = Punkte
deck-points-row =
    { $card ->
        [oudler] die 21, der Petit, die Excuse
        [king] König
        [queen] Dame
        [knight] Ritter
        [jack] Bube
        [ace] Ass
       *[low] jede andere Karte
    }
name-deck-classes = Kartengruppen
deck-classes = Einige Gruppen von Karten haben in diesen Regeln eigene Namen.
deck-class-plain = { NOUN($noun, number: "other", case: "definite") }
cards-courts =
    { $rank ->
        [king] die Könige
        [queen] die Damen
        [knight] die Ritter
       *[jack] die Buben
    }
cards-low = die { $n } jeder Farbe
cards-low-run = die Karten von { $first } bis { $last } jeder Farbe
cards-trumps = die Trümpfe von { $first } bis { $last }
cards-trump = Trumpf { $n }
cards-excuse = die Excuse
card-court = { $rank ->
        [king] der { suit-name }-König
        [queen] die { suit-name }-Dame
        [knight] der { suit-name }-Ritter
       *[jack] der { suit-name }-Bube
    }
card-low = die { suit-name }-{ $n }
suit-name =
    { $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }

## Am Tisch

name-seating-direction = Spielrichtung
seating-direction =
    { $two ->
        [yes] { $auction ->
            [yes] Die beiden Spieler sitzen sich gegenüber und geben, bieten und spielen abwechselnd.
           *[no] Die beiden Spieler sitzen sich gegenüber und geben und spielen abwechselnd.
        }
       *[no] { $direction ->
            [counter_clockwise] { $auction ->
                [yes] Gegeben, geboten und gespielt wird gegen den Uhrzeigersinn: Auf jeden Spieler folgt sein rechter Nachbar.
               *[no] Gegeben und gespielt wird gegen den Uhrzeigersinn: Auf jeden Spieler folgt sein rechter Nachbar.
            }
           *[clockwise] { $auction ->
                [yes] Gegeben, geboten und gespielt wird im Uhrzeigersinn: Auf jeden Spieler folgt sein linker Nachbar.
               *[no] Gegeben und gespielt wird im Uhrzeigersinn: Auf jeden Spieler folgt sein linker Nachbar.
            }
        }
    }
    .word-direction = Richtung, Spielrichtung
name-seating-dealer = Geber
seating-first-dealer =
    { $way ->
        [lowest_card] Um den ersten Geber zu bestimmen, zieht jeder Spieler eine Karte; wer die niedrigste zieht, gibt. Jeder Trumpf ist höher als jede Farbkarte; unter Karten gleichen Ranges steht Pik am höchsten, dann folgen Herz, Karo und Kreuz. Wer die Excuse zieht, zieht noch einmal.
       *[agreed] Wer als Erster gibt, machen die Spieler nach Belieben unter sich aus.
    }
    .word-first_dealer = erster_Geber
seating-next-dealer =
    { $two ->
        [yes] Danach geben die beiden Spieler abwechselnd.
       *[no] { $direction ->
            [counter_clockwise] Nach jedem Spiel gibt der rechte Nachbar des bisherigen Gebers.
           *[clockwise] Nach jedem Spiel gibt der linke Nachbar des bisherigen Gebers.
        }
    }
name-seating-out = Aussetzen
seating-out = Am Tisch dürfen höchstens { COUNTED($table, noun: "player") } sitzen. Sind es mehr als { NUMBER($players, gender: "m", case: "accusative") }, so setzt der Geber in diesem Spiel aus, und für ihn wird nichts angeschrieben.
    .word-at_table = am_Tisch
seating-out-until =
    { $until ->
        [somebody_takes] Derselbe Geber gibt weiter und setzt weiter aus, bis jemand nimmt.
       *[next_deal] Nach jedem Spiel gibt der Nächste und setzt aus, ob jemand genommen hat oder nicht.
    }
    .word-until = Aussetzen_bis

## Das Geben

name-deal-shuffle = Mischen und Abheben
deal-shuffle =
    { $who ->
        [opposite] { $two ->
            [yes] Der Gegner des Gebers mischt die Karten.
           *[no] Der Spieler, der dem Geber gegenübersitzt, mischt die Karten.
        }
        [another] { $two ->
            [yes] Der Gegner des Gebers mischt die Karten.
           *[no] Die Karten mischt nicht der Geber, sondern ein anderer Spieler.
        }
        [dealer] Der Geber mischt die Karten.
       *[none] Gemischt wird nur vor dem ersten Spiel.
    }
    .word-shuffle = mischt, Mischen
deal-gathered =
    Danach werden die Karten so zusammengelegt, wie sie liegen: die Stiche des Angriffs, dann die der Verteidigung{ $heap ->
        [by_player] {" "}(Spieler für Spieler)
       *[facing] {""}
    }{ $chien ->
        [yes] , zuletzt die abgelegten Karten oder der Hund
       *[no] {""}
    }.
deal-gathered-alone =
    { $taker ->
        [nobody] Danach werden die Karten so zusammengelegt, wie sie liegen: die Stiche der Spieler der Reihe nach
       *[highest_bidder] Nach einem Spiel ohne Nehmer werden die Stiche der Spieler der Reihe nach zusammengelegt
    }{ $chien ->
        [yes] , dann der Hund
       *[no] {""}
    }.
deal-gathered-unplayed =
    Wurde nicht gespielt, so werden die Blätter der Reihe nach zusammengelegt{ $chien ->
        [yes] , dann der Hund
       *[no] {""}
    }.
deal-cut =
    { $two ->
        [yes] { $same ->
            [yes] Er hebt auch ab.
           *[no] Der Gegner des Gebers hebt ab.
        }
       *[no] { $who ->
            [left] Der linke Nachbar des Gebers hebt ab.
            [right] Der rechte Nachbar des Gebers hebt ab.
           *[previous_dealer] Der vorige Geber hebt ab, vor dem ersten Spiel der Spieler, der vor dem Geber an der Reihe ist.
        }
    }
    .word-cut = Abheben, hebt_ab
deal-cut-least = Beim Abheben muss jeder der beiden Teile mindestens { COUNTED($n, noun: "card") } umfassen.
    .word-cut_least = Abheben_mindestens
deal-hand = Jeder Spieler bekommt { COUNTED($hand, noun: "card") }, { $packet ->
        [1] eine nach der anderen
       *[other] immer { NUMBER($packet, gender: "f", case: "accusative") } auf einmal
    }; begonnen wird { $two ->
        [yes] beim Gegner des Gebers
       *[no] beim Spieler nach dem Geber
    }.
    .word-packet = Paket, Päckchen
name-deal-piles = Stapel auf dem Tisch
deal-piles =
    { $laid ->
        [before_hands] Bevor die Blätter gegeben werden, legt der Geber
       *[after_hands] Sind die Blätter gegeben, so legt der Geber
    } vor jeden Spieler { COUNTED($piles, noun: "pile", case: "accusative") } zu je { COUNTED($cards, noun: "card", case: "dative") }, Reihe um Reihe: abwechselnd jedem eine Karte, bis an jeder Stelle eine liegt, dann eine zweite darauf{ $cards ->
        [2] . Die obere Karte jedes Stapels liegt offen, die untere verdeckt.
       *[other] , und so weiter. Die oberste Karte jedes Stapels liegt offen, die anderen liegen verdeckt.
    }
    .word-piles = Stapel
    .word-pile_cards = Karten_je_Stapel, Stapelhöhe
    .word-piles_dealt = Stapel_gelegt
deal-piles-own = Die verdeckten Karten der Stapel sieht niemand an, auch nicht die eigenen. Wo es darauf ankommt, was jemand auf der Hand hat, zählen die offenen Karten vor einem Spieler zu seinem Blatt.
name-deal-look = Aufnehmen der Karten
deal-look = Niemand darf eine{ $piles ->
        [yes] {" "}verdeckte
       *[no] {""}
    } Karte ansehen, bevor alle Karten gegeben sind.
name-deal-chien = Hund
deal-chien =
    { $how ->
        [last_cards] { $n ->
            [1] Die letzte Karte des Stapels bekommt niemand: Der Geber legt sie verdeckt in die Tischmitte; das ist _der Hund_.
           *[other] Die letzten { NUMBER($n, gender: "f", case: "nominative") } Karten des Stapels bekommt niemand: Der Geber legt sie verdeckt in die Tischmitte; das ist _der Hund_.
        }
        [each_round] Nach jeder Runde des Gebens legt der Geber { COUNTED($packet, noun: "card", case: "accusative") } verdeckt in die Tischmitte, insgesamt { NUMBER($n, gender: "f", case: "accusative") }; das ist _der Hund_.
       *[on_the_way] Während des Gebens, aber nie innerhalb eines Päckchens, legt der Geber { COUNTED($n, noun: "card", case: "accusative") }{" "}{ $n ->
            [1] {""}
           *[other] { $packet ->
                [1] einzeln und{" "}
               *[other] zu je { NUMBER($packet, gender: "f", case: "dative") } und{" "}
            }
        }verdeckt in die Tischmitte; das ist _der Hund_.
    }
    .word-chien_packet = Hundepäckchen, Hundepaeckchen
deal-no-chien = Einen Hund gibt es nicht: Alle Karten werden an die Spieler verteilt.
deal-chien-cards =
    { $cards ->
        [not_first_nor_last] Weder die erste noch die letzte Karte des Stapels darf in den Hund kommen.
        [not_first_nor_last_three] Von den ersten drei und den letzten drei Karten des Stapels darf keine in den Hund kommen.
        [not_first_nor_last_round] In der ersten und in der letzten Runde des Gebens darf keine Karte in den Hund kommen.
       *[free] Jede beliebige Karte des Stapels darf in den Hund kommen.
    }
    .word-chien_cards = Hundekarten, Karten_des_Hundes
deal-chien-apart =
    { $apart ->
        [yes] { $packet ->
            [1] Zwei Karten, die im Stapel aufeinanderfolgen, dürfen nie beide in den Hund kommen.
           *[other] Zwei Päckchen dürfen nie nacheinander in den Hund kommen.
        }
       *[no] { $packet ->
            [1] Zwischen zwei Päckchen dürfen mehrere Karten nacheinander in den Hund kommen.
           *[other] In den Hund dürfen auch mehrere Päckchen nacheinander kommen.
        }
    }
    .word-chien_apart = Hundekarten_getrennt
deal-misdeal-when =
    { $fault ->
        [any_fault] Der Geber hat sich vergeben, wenn ein Spieler nicht die richtige Zahl von Karten bekommt{ $chien ->
            [yes] , wenn der Hund falsch gelegt wird
           *[no] {""}
        } oder wenn während des Gebens eine Karte { $piles ->
            [yes] zu sehen ist, die verdeckt bleiben muss
           *[no] aufgedeckt wird
        }.
       *[high_card_seen] Der Geber hat sich vergeben, wenn ein Spieler nicht die richtige Zahl von Karten bekommt{ $chien ->
            [yes] , wenn der Hund falsch gelegt wird
           *[no] {""}
        } oder wenn während des Gebens ein Trumpf, eine Figur oder die Excuse { $piles ->
            [yes] zu sehen ist, obwohl die Karte verdeckt sein soll
           *[no] aufgedeckt wird
        }. Wird eine andere Karte aufgedeckt, so geht das Geben weiter.
    }
    .word-misdeal_when = Vergeben_wenn, Fehlgabe_wenn
deal-misdeal =
    { $dealer ->
        [same_dealer_silent] Hat sich der Geber vergeben, so werden die Karten ungesehen eingesammelt, und derselbe Geber gibt noch einmal, darf im neuen Spiel aber nicht bieten.
        [same_dealer] Hat sich der Geber vergeben, so gibt er noch einmal.
       *[next_dealer] Hat sich der Geber vergeben, so gibt der nächste Geber.
    }
    .word-misdeal = Fehlgabe, Vergeben
redeal =
    { $duty ->
        [must] Wenn { $when }, muss der Spieler das { $moment ->
            [before_play] vor dem ersten Ausspiel
            [before_chien] vor dem Aufdecken des Hundes
            [before_auction] vor dem Bieten
           *[own_turn] { $turns ->
                [one] unmittelbar vor seinem Gebot oder Passen
               *[several] vor seinem ersten Wort beim Bieten
            }
        } bekannt geben („{ $title }“); das Spiel ist dann ungültig.
       *[may] Wenn { $when }, darf der Spieler das Spiel { $moment ->
            [before_play] vor dem ersten Ausspiel
            [before_chien] vor dem Aufdecken des Hundes
            [before_auction] vor dem Bieten
           *[own_turn] { $turns ->
                [one] unmittelbar vor seinem Gebot oder Passen
               *[several] vor seinem ersten Wort beim Bieten
            }
        } für ungültig erklären („{ $title }“).
    }
    .word-duty = Verbindlichkeit
redeal-excuse = Die Excuse zählt hier nicht als Trumpf.
redeal-show = Der Spieler legt dazu sein Blatt offen hin.
    .word-show_hand = Hand_zeigen, Blatt_zeigen, zeigt_Hand
redeal-found-late =
    { $late ->
        [annulled] Stellt sich erst während des Spiels heraus, dass jemand ein solches Blatt hatte, so ist das Spiel trotzdem ungültig.
       *[played_on] Stellt sich erst während des Spiels heraus, dass jemand ein solches Blatt hatte, so wird das Spiel zu Ende gespielt.
    }
    .word-found_late = spät_entdeckt
redeal-dealer =
    { $dealer ->
        [next_dealer] Danach gibt der nächste Geber.
       *[same_dealer] Danach gibt derselbe Geber neu.
    }
name-deal-redeals = Mehrere besondere Blätter
redeal-several =
    { $moment ->
        [own_turn] Wer zwei dieser Blätter{ $see } hat, gibt das bekannt, das bekannt gegeben werden muss.
       *[before_auction] { $duty ->
            [both] Können im selben Augenblick mehrere Blätter{ $see } das Spiel ungültig machen, so geht eines, das bekannt gegeben werden muss, den anderen vor; sonst entscheidet die Reihenfolge des Spiels, beginnend beim Spieler nach dem Geber.
           *[same] Können im selben Augenblick mehrere Blätter{ $see } das Spiel ungültig machen, so entscheidet die Reihenfolge des Spiels, beginnend beim Spieler nach dem Geber.
        }
    }

## Das Bieten

name-auction-first = Wer zuerst bietet
auction-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] Das Bieten beginnt mit dem Gegner des Gebers.
           *[no] Das Bieten beginnt mit dem Spieler, der auf den Geber folgt.
        }
       *[dealer] Das Bieten beginnt mit dem Geber.
    }
    .word-first_bidder = erster_Bieter
auction-choice = Wer an der Reihe ist, passt oder bietet einen Kontrakt, der höher ist als alle bisherigen Gebote.
name-auction-rounds = Wie oft geboten wird
auction-rounds =
    { $rounds ->
        [one] Jeder Spieler kommt beim Bieten nur einmal an die Reihe.
       *[until_all_pass] Geboten wird reihum, bis alle außer dem Höchstbietenden gepasst haben. Wer gepasst hat, darf nicht mehr bieten.
    }
    .word-rounds = Runden, Bietrunden
auction-rounds-parole = Jeder Spieler kommt beim Bieten einmal an die Reihe; noch einmal nur, wer „Parole“ sagt{ $see }.
name-auction-overcall = Überbieten
auction-overcall =
    { $overcall ->
        [in_turn] Auch wer überbieten will, wartet, bis er an der Reihe ist.
       *[duel] Wer überboten wird, antwortet sofort, noch vor den anderen: Er bietet höher oder steigt aus.
    }
    .word-overcall = Überbieten, Ueberbieten
name-auction-appointed = Kein Bieten
auction-appointed = Es wird nicht geboten: Wer in einem Spiel der Nehmer ist, steht vorher fest. Er muss den Kontrakt „{ $title }“ spielen, gleich welches Blatt er hat.
name-auction-none = Kein Bieten
auction-none = Es wird nicht geboten: Jedes Spiel wird ohne Nehmer und ohne Kontrakt gespielt{ $see }.
name-auction-taker = Ende des Bietens
auction-taker = Wer das höchste Gebot abgegeben hat, ist der Nehmer und spielt den Kontrakt, den er geboten hat.
auction-all-pass =
    { $dealer ->
        [second_round] Passen alle, so wird noch eine Runde geboten; passen wieder alle, so wird nichts angeschrieben, und der nächste Geber gibt.
        [next_dealer] Passen alle, so wird nichts angeschrieben, und der nächste Geber gibt.
       *[same_dealer] Passen alle, so wird nichts angeschrieben, und derselbe Geber gibt neu.
    }
    .word-all_pass = alle_passen
auction-played = Passen alle, so wird das Spiel ohne Nehmer gespielt{ $see }.
auction-played-again = Passen alle, so wird noch eine Runde geboten; passen wieder alle, so wird das Spiel ohne Nehmer gespielt{ $see }.
auction-played-same = Nach einem solchen Spiel gibt derselbe Geber neu.
name-auction-parole = Parole
parole =
    { $second ->
        [always] Statt zu passen oder zu bieten, darf ein Spieler „Parole“ sagen; er behält sich damit vor, sich erst in einer zweiten Runde zu entscheiden. Hat in der ersten Runde jemand „Parole“ gesagt, so folgt diese zweite.
       *[if_no_bid] Statt zu passen oder zu bieten, darf ein Spieler „Parole“ sagen; er behält sich damit vor, sich erst in einer zweiten Runde zu entscheiden. Zu dieser zweiten Runde kommt es nur, wenn in der ersten niemand geboten hat.
    }
parole-any = In dieser Runde kommen nur die Spieler zu Wort, die „Parole“ gesagt haben, in derselben Reihenfolge; jeder von ihnen passt oder bietet einen beliebigen Kontrakt, der höher ist als alle bisherigen Gebote.
parole-only = In dieser Runde kommen nur die Spieler zu Wort, die „Parole“ gesagt haben, in derselben Reihenfolge; jeder von ihnen passt oder bietet, falls noch kein Gebot gefallen ist, den Kontrakt „{ $title }“ und keinen anderen.
    .word-only = nur
parole-two-rounds = Ob wegen „Parole“ oder weil alle gepasst haben: Mehr als eine weitere Runde gibt es nie.
name-auction-contracts = Kontrakte
auction-contracts =
    { $n ->
        [one] Es gibt nur einen Kontrakt:
       *[other] Es gibt { NUMBER($n, gender: "m", case: "accusative") } Kontrakte:
    }
auction-multiplier-lost = Hat ein Kontrakt zwei Faktoren, so gilt der zweite, wenn er verfehlt wird.
    .word-multiplier_lost = Faktor_verloren
name-auction-promises = Gebote, die etwas ansagen
auction-promises = Wer „{ $title }“ bietet, sagt damit { TITLE($feat, form: "accusative") } an{ $see } und braucht es nicht noch einmal zu tun.
    .word-promises = verspricht
name-auction-requires = Was ein Gebot verlangt
auction-requires = „{ $title }“ darf nur geboten werden, wenn { $when }.
name-auction-then = Wie es weitergeht
auction-then = Dann geht es in dieser Reihenfolge weiter: { $steps }.
name-auction-over = Nach dem Bieten
auction-over = Nach dem Bieten geht es in dieser Reihenfolge weiter: { $steps }.
auction-over-title = { TITLE($title, form: "of") }{ $see }
auction-over-title-later = { TITLE($title, form: "accusative") }{ $see }
auction-over-step =
    { $step ->
        [chien] Hund{ $see }
        [discard] Ablage{ $see }
       *[lead] erstes Ausspiel{ $see }
    }
auction-over-said =
    { $kind ->
        [promise] Ansage { $titles }
       *[claim] Meldung { $titles }
    }
auction-over-later = Erst später, unmittelbar bevor ein Spieler seine erste Karte spielt, darf er { $titles } melden.
auction-over-call =
    { $partners ->
        [one] Das Rufen des Partners{ $see } kommt
       *[several] Das Rufen der Partner{ $see } kommt
    } { $moment ->
        [before_chien] unmittelbar vor dem Hund.
        [after_chien] unmittelbar nach dem Hund.
       *[before_lead] unmittelbar vor dem ersten Ausspiel.
    }
auction-contracts-caption =
    { $n ->
        [1] Der Kontrakt
       *[other] Die Kontrakte, vom niedrigsten zum höchsten
    }
auction-column-contract = Kontrakt
auction-column-worth = Grundpunkte
auction-column-multiplier = Faktor
name-chien-taken = Was mit dem Hund geschieht
bid-chien =
    Bei { $titles } { $to ->
        [taker_hand] { $shown ->
            [shown] deckt der Nehmer den Hund für alle sichtbar auf und nimmt ihn dann auf die Hand.
           *[hidden] nimmt der Nehmer den Hund auf die Hand, ohne ihn zu zeigen.
        }
        [taker_tricks] { $shown ->
            [shown] wird der Hund für alle sichtbar aufgedeckt, bleibt auf dem Tisch liegen
           *[hidden] bleibt der Hund bis zum Ende des Spiels verdeckt
        } und zählt samt seinen Oudlern für den Angriff.
       *[defence_tricks] { $shown ->
            [shown] wird der Hund für alle sichtbar aufgedeckt, bleibt auf dem Tisch liegen
           *[hidden] bleibt der Hund bis zum Ende des Spiels verdeckt
        } und zählt samt seinen Oudlern für die Verteidigung.
    }
bid-same = Diese Kontrakte unterscheiden sich nur im Wert.

## Das Rufen eines Partners

name-call-card = Rufen
call-moment =
    { $moment ->
        [before_chien] Nach dem Bieten, noch bevor der Hund aufgedeckt wird, ruft der Nehmer { rank-one-of }.
        [after_auction] Nach dem Bieten ruft der Nehmer { rank-one-of }.
        [after_seen_chien] Nach dem Bieten, wenn der Hund gezeigt oder aufgenommen ist, ruft der Nehmer { rank-one-of }. Bei einem Kontrakt, in dem niemand den Hund ansieht, ruft er, ohne ihn gesehen zu haben.
        [before_chien_unbid] Noch bevor der Hund aufgedeckt wird, ruft der Nehmer { rank-one-of }.
        [after_auction_unbid] Vor dem ersten Ausspiel ruft der Nehmer { rank-one-of }.
        [after_chien_unbid] Der Nehmer sieht sich den Hund an und ruft dann { rank-one-of }.
       *[after_chien] Nach dem Bieten sieht sich der Nehmer den Hund an und ruft dann { rank-one-of }.
    }
rank-two-of =
    { $first ->
        [king] zwei der vier Könige
        [queen] zwei der vier Damen
        [knight] zwei der vier Ritter
        [oudlers] zwei der drei Oudler
        [ace] zwei der vier Asse
       *[jack] zwei der vier Buben
    }
rank-one-of =
    { $first ->
        [king] einen der vier Könige
        [queen] eine der vier Damen
        [knight] einen der vier Ritter
        [oudlers] einen der drei Oudler
        [ace] eines der vier Asse
       *[jack] einen der vier Buben
    }
call-second =
    { $same ->
        [yes] Danach ruft er noch eine zweite dieser Karten.
       *[no] Danach ruft er noch { rank-one-of }.
    }
    .word-second_chain = zweite_Karte
name-call-chain = Rufen einer anderen Karte
call-next =
    Hat der Nehmer { $before ->
        [king] alle vier Könige
        [queen] alle vier Damen
        [knight] alle vier Ritter
        [oudlers] alle drei Oudler
        [ace] alle vier Asse
       *[jack] alle vier Buben
    }, so { $self ->
        [allowed] darf
       *[forbidden] muss
    } er stattdessen { $rank ->
        [king] einen König
        [queen] eine Dame
        [knight] einen Ritter
        [oudlers] einen Oudler
        [ace] ein Ass
       *[jack] einen Buben
    } rufen{ $more }.
    .word-chain = Reihenfolge, Folge
call-further =
    ; hat er auch { $before ->
        [king] alle vier Könige
        [queen] alle vier Damen
        [knight] alle vier Ritter
        [oudlers] alle drei Oudler
        [ace] alle vier Asse
       *[jack] alle vier Buben
    }, { $rank ->
        [king] einen König
        [queen] eine Dame
        [knight] einen Ritter
        [oudlers] einen Oudler
        [ace] ein Ass
       *[jack] einen Buben
    }
call-alone = Hat der Nehmer alle Karten, die er rufen dürfte, so spielt er allein.
call-no-next = Eine Karte anderen Ranges darf nicht gerufen werden.
call-next-again = Das gilt auch für die zweite Karte; eine schon gerufene Karte zählt dabei wie eine, die der Nehmer selbst hat.
call-only =
    { $which ->
        [first] Als erste Karte wird immer
       *[second] Als zweite Karte wird immer
    } { $rank ->
        [king] ein König
        [queen] eine Dame
        [knight] ein Ritter
        [oudlers] ein Oudler
        [ace] ein Ass
       *[jack] ein Bube
    } gerufen.
name-call-partner = Partner
name-call-partners = Partner
call-partner =
    { $partner ->
        [trick_winner] Wer den Stich gewinnt, in dem die gerufene Karte fällt, ist in diesem Spiel der Partner des Nehmers; bis dahin weiß niemand, wer mit wem spielt. Gewinnt der Nehmer diesen Stich selbst oder wird die Karte nie gespielt, so spielt er allein.
        [opposite] Wer dem Nehmer gegenübersitzt, ist in diesem Spiel sein Partner, und alle wissen es.
       *[holder] Wer die gerufene Karte hat, ist in diesem Spiel der Partner des Nehmers.
    }
call-partners =
    { $partner ->
        [trick_winner] Wer einen Stich gewinnt, in dem eine gerufene Karte fällt, ist in diesem Spiel Partner des Nehmers; bis dahin weiß niemand, wer mit wem spielt. Gewinnt der Nehmer einen solchen Stich selbst oder wird eine gerufene Karte nie gespielt, so bringt sie keinen Partner; ohne Partner spielt der Nehmer allein.
       *[holder] Wer eine der gerufenen Karten hat, ist in diesem Spiel Partner des Nehmers; wer beide hat, ist sein einziger Partner.
    }
call-up-to = Einen Partner hat der Nehmer nur bis zum Gebot „{ $bid }“; bei höheren spielt er allein.
    .word-up_to = bis_Gebot
call-secret =
    { $partners ->
        [one] { $silence ->
                [must] Der Partner darf sich weder durch ein Wort noch durch ein Zeichen verraten; wer er ist, zeigt sich erst, wenn die gerufene Karte gespielt wird.
               *[free] Der Partner darf sich jederzeit zu erkennen geben; sonst zeigt sich, wer er ist, wenn die gerufene Karte gespielt wird.
            }
       *[several] { $silence ->
                [must] Die Partner dürfen sich weder durch ein Wort noch durch ein Zeichen verraten, auch einander nicht; wer sie sind, zeigt sich erst, wenn die gerufenen Karten gespielt werden.
               *[free] Die Partner dürfen sich jederzeit zu erkennen geben; sonst zeigt sich, wer sie sind, wenn die gerufenen Karten gespielt werden.
            }
    }
    .word-silence = Schweigen
call-exchange =
    { $partners ->
        [one] { $excuse ->
                [yes] Wer für die Excuse eine Karte hergeben muss{ $see }, wartet damit, solange das den Partner verraten würde.
               *[no] Wer für eine andere Karte eine Ersatzkarte hergeben muss{ $see }, wartet damit, solange das den Partner verraten würde.
            }
       *[several] { $excuse ->
                [yes] Wer für die Excuse eine Karte hergeben muss{ $see }, wartet damit, solange das einen Partner verraten würde.
               *[no] Wer für eine andere Karte eine Ersatzkarte hergeben muss{ $see }, wartet damit, solange das einen Partner verraten würde.
            }
    }
name-call-alone = Alleinspiel
call-in-chien =
    { $cards ->
        [one] Liegt die gerufene Karte im Hund, so spielt der Nehmer allein gegen alle anderen{ $see }.
       *[several] Eine gerufene Karte, die im Hund liegt, bringt keinen Partner; ohne Partner spielt der Nehmer allein gegen alle anderen{ $see }.
    }
call-in-chien-unseen = Bleibt der Hund verdeckt, so stellt sich das erst am Ende des Spiels heraus.
call-barred =
    { $partners ->
        [one] { $may ->
                [yes] Ein Geber, der nach einem Vergeben nicht bieten darf, kann dennoch Partner sein.
               *[no] Ein Geber, der nach einem Vergeben nicht bieten darf, kann auch nicht der Partner sein: Hat er die gerufene Karte, so spielt der Nehmer allein.
            }
       *[several] { $may ->
                [yes] Ein Geber, der nach einem Vergeben nicht bieten darf, kann dennoch einer der Partner sein.
               *[no] Ein Geber, der nach einem Vergeben nicht bieten darf, kann auch kein Partner sein: Hat er eine gerufene Karte, so bringt sie dem Nehmer keinen Partner.
            }
    }
    .word-barred_may_be_called = stummer_Geber_rufbar
call-self =
    { $cards ->
        [one] { $self ->
                [allowed] Der Nehmer darf auch eine Karte rufen, die er selbst hat; dann spielt er allein, ohne dass es sonst jemand weiß.
                [allowed_in_trick] Der Nehmer darf auch eine Karte rufen, die er selbst hat.
               *[forbidden] Eine Karte, die er selbst hat, darf der Nehmer nicht rufen.
            }
       *[several] { $self ->
                [allowed] Der Nehmer darf auch Karten rufen, die er selbst hat; sie bringen ihm keinen Partner, ohne dass es sonst jemand weiß.
                [allowed_in_trick] Der Nehmer darf auch Karten rufen, die er selbst hat.
               *[forbidden] Karten, die er selbst hat, darf der Nehmer nicht rufen.
            }
    }
    .word-self_call = Selbstruf
name-call-lead = Farbe der gerufenen Karte
call-first-lead =
    { $cards ->
        [one] { $lead ->
                [not_called_suit] Zum ersten Stich darf von der Farbe der gerufenen Karte nur diese Karte selbst ausgespielt werden.
               *[free] Die Farbe der gerufenen Karte darf zu jedem Stich ausgespielt werden, auch schon zum ersten.
            }
       *[several] { $lead ->
                [not_called_suit] Zum ersten Stich dürfen von den Farben der gerufenen Karten nur diese Karten selbst ausgespielt werden.
               *[free] Die Farben der gerufenen Karten dürfen zu jedem Stich ausgespielt werden, auch schon zum ersten.
            }
    }
    .word-first_lead = erstes_Ausspiel
call-first-lead-only =
    { $cards ->
        [one] Wer keine andere Karte hat, spielt diese Farbe trotzdem aus.
       *[several] Wer keine andere Karte hat, spielt eine dieser Farben trotzdem aus.
    }

## Der Hund und die Ablage

name-chien-discard = Ablage
chien-taken = Hat der Nehmer den Hund aufgenommen, so legt er vor dem ersten Ausspiel { COUNTED($n, noun: "card") } verdeckt ab, aus Blatt und Hund zusammen; das ist die Ablage.
chien-never = { $list } dürfen nie abgelegt werden.
chien-never-each = { NOUN($noun, number: "other") }
chien-counted =
    { $shown ->
        [yes] Abgesehen von den gezeigten Karten bleibt die Ablage bis zum Ende des Spiels geheim; sie zählt zu den Stichen des Angriffs.
       *[no] Die Ablage bleibt bis zum Ende des Spiels geheim; sie zählt zu den Stichen des Angriffs.
    }
chien-change =
    { $until ->
        [closed] Ist die Ablage fertig, so zeigt der Nehmer, dass sie die richtige Zahl von Karten hat, und sagt „Jeu“ (französisch für „Spiel“). Danach darf er sie nicht mehr ändern; nur eine falsche Kartenzahl wird bis zum ersten Ausspiel noch berichtigt.
       *[first_lead] Bis zum ersten Ausspiel darf der Nehmer seine Ablage noch ändern.
    }
    .word-change_until = änderbar_bis, aenderbar_bis
chien-stricter = Betreffen zwei dieser Regeln dieselbe Karte, so gilt die strengere.
chien-run-out = Hat der Nehmer zu wenige andere Karten, so legt er so wenige wie möglich von denen ab, die sonst nie abgelegt werden dürfen.
chien-discard =
    { $other ->
        [yes] Andere { NOUN($noun, number: "other") }
       *[no] { NOUN($noun, number: "other") }
    } dürfen { $rule ->
        [free] ohne Weiteres abgelegt werden.
        [free-shown] abgelegt werden, müssen dann aber allen gezeigt werden.
        [if-forced] nur abgelegt werden, soweit die übrigen Karten nicht reichen.
       *[if-forced-shown] nur abgelegt werden, soweit die übrigen Karten nicht reichen; sie werden allen gezeigt, bevor sie verdeckt abgelegt werden.
    }

## Die Meldungen

claim =
    { $moment ->
        [own_first_card] Ein Spieler darf, unmittelbar bevor er seine erste Karte spielt, { TITLE($title, form: "accusative") } melden, muss aber nicht.
       *[before_first_lead] Ein Spieler darf, bevor die erste Karte ausgespielt wird, { TITLE($title, form: "accusative") } melden, muss aber nicht.
    }
claim-requires = Die Meldung ist nur erlaubt, wenn { $when }.
    .word-requires = verlangt
claim-requires-taker = Der Nehmer darf nur melden, wenn zudem { $when }.
claim-unseen =
    { $what ->
        [chien] Liegt der Hund noch verdeckt, so darf { $who ->
            [taker] der Nehmer
           *[anyone] man
        } { $unseen ->
            [settled_later] trotzdem melden; geprüft wird, sobald der Hund zu sehen ist.
           *[forbidden] nicht melden.
        }
       *[side] Wer noch nicht wissen kann, ob diese Bedingung erfüllt ist, darf { $unseen ->
            [settled_later] trotzdem melden; geprüft wird später.
           *[forbidden] nicht melden.
        }
    }
    .word-unseen = ungesehen
claim-show =
    { $show ->
        [exactly] Wer meldet, legt genau so viele Karten offen hin, wie nötig sind{ $spare ->
            [yes] ; hat er mehr davon, so wählt er aus, welche verdeckt bleiben.
           *[no] .
        }{ $excuse ->
            [yes] {" "}Die Excuse darf nur dann dabei sein, wenn kein Trumpf verdeckt bleibt.
           *[no] {""}
        }
        [extremes] Wer meldet, legt genau so viele Karten offen hin, wie nötig sind, darunter die höchste und die niedrigste, die er hat{ $spare ->
            [yes] ; hat er mehr davon, so wählt er aus, welche der übrigen verdeckt bleiben.
           *[no] .
        }{ $excuse ->
            [yes] {" "}Die Excuse darf nur dann dabei sein, wenn kein Trumpf verdeckt bleibt.
           *[no] {""}
        }
        [at_least] Wer meldet, legt mindestens so viele Karten offen hin, wie nötig sind, nach Belieben auch mehr{ $excuse ->
            [yes] ; die Excuse darf dabei sein, doch wer sie zeigt, hat meist keinen weiteren Trumpf.
           *[no] .
        }
        [all] Wer meldet, legt alle Karten, die für die Meldung zählen, offen hin.
       *[nothing] Karten werden dabei nicht gezeigt.
    }
    .word-show = zeigt, Zeigen
claim-order =
    Die Karten werden { $order ->
        [descending] von der höchsten zur niedrigsten hingelegt und wieder aufgenommen
        [ascending] von der niedrigsten zur höchsten hingelegt und wieder aufgenommen
        [any_order] in beliebiger Reihenfolge hingelegt und wieder aufgenommen
       *[unsaid] wieder aufgenommen
    }, sobald alle sie gesehen haben.
    .word-order = Kartenfolge
claim-proof =
    { $proof ->
        [in_play] Ob die Meldung stimmt, zeigt sich beim Spielen.
       *[on_demand] Jeder andere Spieler darf sofort verlangen, das Blatt zu sehen.
    }
    .word-proof = Nachweis
claim-if-false =
    { $false ->
        [nothing] Eine falsche Meldung bringt nichts ein.
       *[reversed] Eine falsche Meldung kostet so viel, wie sie eingebracht hätte.
    }
    .word-if_false = wenn_falsch, falls_falsch
claim-hand = Beim Nehmer zählt das Blatt nach dem Ablegen.
claim-open-discard =
    { $shown ->
        [no] Karten, die beim Ablegen gezeigt wurden, zählen dafür, als wären sie noch im Blatt.
       *[yes] Karten, die beim Ablegen gezeigt wurden, zählen dafür, als wären sie noch im Blatt, und dürfen mit den anderen gezeigt werden.
    }
claim-count =
    { $count ->
        [best_level] Jeder darf nur eine Stufe melden, und zwar die höchste, die sein Blatt erlaubt.
        [any_level] Jeder darf nur eine Stufe melden: die höchste, die sein Blatt erlaubt, oder nach Belieben eine niedrigere.
       *[all_levels] { $levels ->
            [2] Erlaubt das Blatt beide Stufen, so zählen beide.
           *[other] Von den { NUMBER($levels, gender: "f", case: "dative") } Stufen zählt jede, die das Blatt erlaubt.
        }
    }
    .word-count = Zählweise, Zaehlweise
claim-several =
    { $two ->
        [yes] Melden beide Spieler { TITLE($title, form: "accusative") }, so zählt jede Meldung.
       *[no] Melden mehrere Spieler { TITLE($title, form: "accusative") }, so zählt jede Meldung.
    }
claim-named =
    { TITLE($level, form: "joint") ->
        [adjective] { TITLE($title, form: "gender") ->
            [f] { TITLE($level, form: "attributive") } { $title }
            [m] { $title } ({ $level })
           *[n] { $title } ({ $level })
        }
        [before] { $level } { $title }
        [after] { $title } { $level }
       *[brackets] { $title } ({ $level })
    }
claim-level = { TITLE($title, form: "nominative") } setzt voraus, dass { $when }; der Wert der Meldung beträgt { $worth }.
claim-whoever = Wer gemeldet hat, ist gleichgültig: Eine Partei, die meldet und das Spiel verliert, zahlt dafür.
claim-levels = Für { TITLE($title, form: "named") } braucht man mindestens so viele { NOUN($noun, number: "other") } auf der Hand:
claim-caption = Stufen { TITLE($title, form: "genitive") }
claim-column-level = Stufe
claim-column-count = Karten
claim-column-worth = Wert

## Die Ansagen

promise-kept = { TITLE($title, form: "nominative") } liegt vor, wenn { $kept }.
promise-exempt =
    { $wins ->
        [never] { $two ->
            [yes] Wer { hold-card } hat, dem gelingt es nie{ $see }.
           *[no] Hat ein Spieler dieser Partei { hold-card }, so gelingt es nur, wenn ein anderer Spieler derselben Partei den Stich gewinnt, zu dem diese Karte gespielt wird{ $see }; einem Nehmer, der allein spielt, gelingt es also nie.
        }
        [last_trick_of_slam_led] { $two ->
            [yes] Wer { hold-card } hat, muss diese Karte dafür zum letzten Stich{ $see } ausspielen.
           *[no] Hat ein Spieler dieser Partei { hold-card }, so muss er diese Karte dafür zum letzten Stich{ $see } ausspielen oder zu einem Stich spielen, den ein anderer Spieler derselben Partei gewinnt.
        }
       *[last_trick_of_slam] { $two ->
            [yes] Wer { hold-card } hat, muss diese Karte dafür bis zum letzten Stich{ $see } aufheben.
           *[no] Hat ein Spieler dieser Partei { hold-card }, so muss er diese Karte dafür bis zum letzten Stich{ $see } aufheben oder zu einem Stich spielen, den ein anderer Spieler derselben Partei gewinnt.
        }
    }
promise =
    { $who ->
        [taker] Nur der Nehmer darf { TITLE($title, form: "accusative") } ansagen, und zwar
       *[anyone] Jeder Spieler darf { TITLE($title, form: "accusative") } ansagen, und zwar
    } { $moment ->
        [as_bid] nur mit dem Gebot { $bids }.
        [in_auction] beim Bieten, zusammen mit seinem Gebot; wird dieses überboten, so verfällt auch die Ansage.
        [auction_over] nach dem Bieten.
        [after_auction] nach dem Bieten, noch bevor jemand den Hund gesehen hat.
        [after_auction_some_unseen] nach dem Bieten, noch bevor jemand den Hund gesehen hat oder, wenn der Kontrakt ihn verdeckt lässt, bevor die erste Karte ausgespielt wird.
        [after_auction_unseen] nach dem Bieten, bevor die erste Karte ausgespielt wird.
        [after_discard] nach dem Ablegen, noch vor dem ersten Ausspiel.
        [before_chien] bevor jemand den Hund gesehen hat.
        [before_first_lead] bevor die erste Karte ausgespielt wird.
       *[own_first_card] unmittelbar bevor er seine erste Karte spielt.
    }
    .word-who = wer
promise-bid = „{ $title }“
promise-by-bid = Auch das Gebot { $bids } gilt als diese Ansage.
promise-binds = Die Ansage gilt für die Partei dieses Spielers.
promise-once =
    { $moment ->
        [own_first_card] Hat einer angesagt, so darf es kein anderer mehr.
       *[other] Gefragt wird reihum, beginnend beim Spieler nach dem Geber; hat einer angesagt, so darf es kein anderer mehr.
    }
promise-leads =
    { $who ->
        [taker] Nach einer solchen Ansage spielt der Nehmer zum ersten Stich aus.
       *[anyone] Wer angesagt hat, spielt zum ersten Stich aus, auch wenn sonst ein anderer an der Reihe wäre.
    }
    .word-leads = spielt_aus, spielt_an
promise-leads-first = Haben mehrere Spieler etwas angesagt, das zum Ausspiel berechtigt, so spielt aus, wer zuerst angesagt hat.
promise-rival = Gelingt einer Partei außerdem { TITLE($title, form: "nominative") }, so wird ihr nur eines von beiden gezahlt, und zwar das, was mehr einbringt. Misslingt { TITLE($title, form: "again-nominative") } trotz Ansage, so zählt beides.
    .word-rival = konkurriert_mit
promise-outcome =
    { $outcome ->
        [announced] Angesagt und geschafft: { BEGIN($payment) }
        [broken] Angesagt und verfehlt: { BEGIN($payment) }
       *[unannounced] Ohne Ansage geschafft: { BEGIN($payment) }
    }
promise-paid =
    { $multiplied ->
        [yes] { $two ->
            [yes] Die Punkte der Tabelle gehen in die Summe{ $see } ein und werden mit dem Faktor des Kontrakts multipliziert.
           *[no] Die Punkte der Tabelle gelten je Verteidiger{ $see } und werden mit dem Faktor des Kontrakts multipliziert.
        }
       *[no] { $two ->
            [yes] Die Punkte der Tabelle gehen in die Summe{ $see } ein und werden nicht mit dem Faktor multipliziert.
           *[no] Die Punkte der Tabelle gelten je Verteidiger{ $see } und werden nicht mit dem Faktor multipliziert.
        }
    }
promise-caption = { BEGIN($title) }: die Zahlungen
promise-column = { $title }
promise-row =
    { $outcome ->
        [announced] angesagt und geschafft
        [broken] angesagt und verfehlt
       *[unannounced] ohne Ansage geschafft
    }
promise-both =
    { $who ->
        [taker] Sagt der Nehmer { TITLE($title, form: "accusative") } an und gelingt { TITLE($title, form: "again-nominative") } stattdessen der Verteidigung,
       *[anyone] Sagt eine Partei { TITLE($title, form: "accusative") } an und gelingt { TITLE($title, form: "again-nominative") } stattdessen der anderen,
    } so wird zweimal gezahlt: für „angesagt und verfehlt“ und für „ohne Ansage geschafft“.
promise-beside = Der Kontrakt wird davon unabhängig wie sonst abgerechnet.
promise-nothing =
    { $outcome ->
        [announced] Mit Ansage gibt es dafür nichts.
        [broken] Eine verfehlte Ansage kostet nichts.
       *[unannounced] Ohne Ansage gibt es dafür nichts.
    }

## Die Stiche

name-play-lead = Erstes Ausspiel
play-first =
    { $who ->
        [after_dealer] { $two ->
            [yes] Zum ersten Stich spielt der Gegner des Gebers aus
           *[no] Zum ersten Stich spielt der Spieler aus, der auf den Geber folgt
        }
        [dealer] Zum ersten Stich spielt der Geber aus
       *[taker] Zum ersten Stich spielt der Nehmer aus
    }{ $unless ->
        [yes] , es sei denn, eine Ansage gibt einem anderen das Ausspiel{ $see }
       *[no] {""}
    }.
    .word-first_leader = erster_Ausspieler
play-first-called = Was zum ersten Stich ausgespielt werden darf, steht in { $rule }.
play-next = Danach spielt aus, wer den vorigen Stich gewonnen hat.
play-follow = Was ausgespielt wird, ob Farbe oder Trumpf, muss bedient werden. Bei einer Farbe braucht niemand höher zu spielen als die Karten, die schon liegen.
play-follow-trumps = Für Trümpfe gilt { $rule }.
name-play-trump = Wenn die Farbe fehlt
play-void =
    { $void ->
        [must_trump] Wer die ausgespielte Farbe nicht hat, muss stechen, also einen Trumpf spielen.
       *[free] Wer die ausgespielte Farbe nicht hat, darf stechen, also einen Trumpf spielen, oder jede andere Karte abwerfen.
    }
    .word-void = Farbe_fehlt, ohne_Farbe, farblos
play-discard = Wer weder bedienen kann noch einen Trumpf hat, wirft eine beliebige Karte ab; sie kann den Stich nicht gewinnen.
name-play-overtrump = Überstechen
play-overtrump =
    { $overtrump ->
        [must_alone] Ob Trumpf ausgespielt ist oder gestochen wird: Wer Trumpf spielt, muss, wenn er kann, jeden Trumpf überstechen, der schon im Stich liegt. Wer nicht überstechen kann, spielt einen beliebigen Trumpf.
        [must] Ob Trumpf ausgespielt ist oder gestochen wird: Wer Trumpf spielt, muss, wenn er kann, jeden Trumpf überstechen, der schon im Stich liegt{ $two ->
            [yes] {""}
           *[no] , auch wenn der Stich bisher der eigenen Partei gehört
        }. Wer nicht überstechen kann, spielt einen beliebigen Trumpf.
       *[free] Überstechen muss niemand: Ein Trumpf darf niedriger sein als die Trümpfe, die schon im Stich liegen.
    }
    .word-overtrump = Überstechen, Ueberstechen, Übertrumpfen
name-play-winner = Stichgewinn
play-winner = Der höchste Trumpf gewinnt den Stich. Liegt kein Trumpf darin, so gewinnt die höchste Karte der ausgespielten Farbe.
play-identical = Von zwei gleichen Karten in einem Stich ist { $identical ->
        [second_wins] die später gespielte die höhere
       *[first_wins] die zuerst gespielte die höhere
    }.
    .word-identical = gleiche
name-play-piles = Spielen vom Stapel
play-piles = Wer an der Reihe ist, spielt eine Karte aus der Hand oder eine der offenen Karten seiner Stapel; beim Bedienen, Stechen und Überstechen verpflichten diese wie Karten auf der Hand. Nach dem Stich deckt, wer die offene Karte eines Stapels gespielt hat, die Karte darunter auf.
name-play-tricks = Gewonnene Stiche
play-heap =
    { $whose ->
        [alone] Jeder verwahrt die Stiche, die er gewonnen hat.
        [opposite] Der Verteidiger, der dem Nehmer gegenübersitzt, verwahrt alle Stiche der Verteidigung{ $chien ->
            [yes] , auch den Hund, wenn er für sie zählt
           *[no] {""}
        }.
        [one] Einer der Verteidiger verwahrt alle Stiche der Verteidigung{ $chien ->
            [yes] , auch den Hund, wenn er für sie zählt
           *[no] {""}
        }.
        [only] Der Verteidiger verwahrt alle Stiche der Verteidigung{ $chien ->
            [yes] , auch den Hund, wenn er für sie zählt
           *[no] {""}
        }.
       *[own] Jeder Spieler legt die Stiche, die er gewinnt, vor sich hin{ $chien ->
            [yes] ; ein Hund, der für die Verteidigung zählt, liegt für sich
           *[no] {""}
        }.
    }
    .word-heap = Stichhaufen
play-look-back =
    { $which ->
        [previous_trick] Der zuletzt gewonnene Stich darf noch angesehen werden, bis der nächste vollständig ist.
       *[never] Eingezogene Stiche bleiben verdeckt liegen; nachgesehen wird nur, um eine Karte herauszusuchen, die jemand für eine andere hergeben muss, oder wenn der Verdacht besteht, dass jemand eine Karte gespielt hat, die er nicht spielen durfte.
    }
    .word-look_back = Nachsehen
exempt-when = Für { GENDER($card) ->
        [m] den
       *[f] die
    } { NOUN($card, case: "accusative") } gelten die folgenden Regeln nur dann, wenn { $when }.
exempt-announce =
    { $moment ->
        [after_deal] Wer die Karte hat, gibt nach dem Geben bekannt, dass diese Regeln gelten.
        [own_first_card] Wer die Karte hat, gibt beim Spielen seiner ersten Karte bekannt, dass diese Regeln gelten.
       *[when_played] Wer die Karte spielt, gibt dabei bekannt, dass diese Regeln gelten.
    }
    .word-announce = anzusagen, anzeigen
exempt-free = { NOUN($card, case: "definite") } darf zu jedem Stich gespielt werden, auch von einem Spieler, der bedienen oder stechen könnte; verpflichtet ist dazu niemand.
exempt-led =
    { $several ->
        [yes] Wird { NOUN($card, case: "definite") } ausgespielt, so bestimmt die erste Karte ohne solche Sonderregel, was zu bedienen ist.
       *[no] Wird { NOUN($card, case: "definite") } ausgespielt, so bestimmt die nächste Karte, was zu bedienen ist.
    }
exempt-wins =
    { $wins ->
        [never] { NOUN($card, case: "definite") } gewinnt nie einen Stich.
        [as_ranked] { NOUN($card, case: "definite") } gewinnt einen Stich wie jede andere Karte, wenn der Rang dazu reicht; das Folgende gilt, wenn { GENDER($card) ->
            [m] er
           *[f] sie
        } ihn nicht gewinnt.
       *[last_trick_of_slam] { NOUN($card, case: "definite") } gewinnt den Stich nicht.
    }
    .word-wins = gewinnt, sticht
exempt-stays =
    { $stays ->
        [side] Wer { hold-card } spielt, behält { GENDER($card) ->
            [m] ihn
           *[f] sie
        } für seine Partei{ $owed ->
            [half_card] . Gewinnt die Gegenpartei den Stich, so bekommt sie dafür eine leere Karte, sobald sich eine findet.
            [half_points] . Gewinnt die Gegenpartei den Stich, so zählt sie dafür einen halben Punkt mehr und die andere Partei einen halben Punkt weniger. Eine Karte wird nicht getauscht.
           *[nothing] , ohne dass sie dafür etwas schuldig ist.
        }
       *[player] Wer { hold-card } spielt, behält { GENDER($card) ->
            [m] ihn
           *[f] sie
        } für sich{ $owed ->
            [half_card] , gibt aber dafür dem Gewinner des Stichs{ $alone ->
                [yes] {""}
               *[no] , auch einem der eigenen Partei,
            } eine leere Karte, sobald sich eine findet.
            [half_points] . Dafür zählt der Gewinner des Stichs einen halben Punkt mehr und dieser Spieler einen halben Punkt weniger. Eine Karte wird nicht getauscht.
           *[nothing] , ohne dass er dafür etwas schuldig ist.
        }
    }
    .word-stays = bleibt, bleibt_bei
    .word-owed = Ersatz, schuldet
exempt-owed-from =
    { $from ->
        [tricks] { $stays ->
            [side] Diese Karte kommt aus den Stichen der Partei, die sie gibt, nie aus der Ablage.
           *[player] Diese Karte kommt aus den eigenen Stichen dessen, der sie gibt, nie aus der Ablage.
        }
       *[tricks_and_discard] { $stays ->
            [side] Diese Karte kommt aus den Stichen der Partei, die sie gibt, oder aus der Ablage oder dem Hund, der für sie zählt.
           *[player] Diese Karte kommt aus den eigenen Stichen dessen, der sie gibt, oder beim Nehmer aus der Ablage oder dem Hund, der für ihn zählt.
        }
    }
    .word-owed_from = Ersatz_aus
exempt-unpaid =
    { $unpaid ->
        [half_points] Findet sich bis zuletzt keine, so zählt { NOUN($card, case: "definite") } einen halben Punkt weniger, und { $stays ->
            [side] die Gegenpartei
           *[player] der Gewinner des Stichs
        } zählt einen halben Punkt mehr.
       *[nothing] Findet sich bis zuletzt keine, so wird nichts dafür gegeben.
    }
    .word-unpaid = ohne_Ersatz
exempt-last-trick =
    { $to ->
        [other_side] Im letzten Stich dagegen geht { NOUN($card, case: "definite") } an die Gegenpartei, gleichgültig, wer den Stich gewinnt{ exempt-unless }; dafür wird nichts gegeben.
        [trick_winner] Im letzten Stich dagegen geht { NOUN($card, case: "definite") } an den, der den Stich gewinnt{ exempt-unless }; dafür wird nichts gegeben.
       *[kept] Das gilt auch im letzten Stich{ exempt-unless }.
    }
exempt-slam =
    { $alone ->
        [yes] Ausnahme: Wer alle anderen Stiche gewonnen hat, gewinnt auch den letzten, wenn er { GENDER($card) ->
                [m] den
               *[f] die
            } { NOUN($card, case: "accusative") } dazu { $led ->
                [yes] ausspielt
               *[no] spielt
            }.
       *[no] Ausnahme: Hat eine Partei alle anderen Stiche gewonnen, so gewinnt sie auch den letzten, wenn sie { GENDER($card) ->
                [m] den
               *[f] die
            } { NOUN($card, case: "accusative") } dazu { $led ->
                [yes] ausspielt
               *[no] spielt
            }.
    }
exempt-personal = Hat niemand von dieser Partei den Stich gewonnen, so zählt die Karte dort, wo die Punkte jedes Spielers einzeln gezählt werden, für den Nehmer oder, bei der Verteidigung, für keinen bestimmten Spieler.
exempt-unless =
    { $wins ->
        [as_ranked] {" "}(außer wenn diese Karte selbst den Stich gewinnt)
        [never] {""}
       *[last_trick_of_slam] {""}
    }
name-forbid = Verbotene Karte: { $title }
forbid-any = Eine Karte darf nicht gespielt werden, wenn { $when }.
forbid-class = { GENDER($noun) ->
        [m] Kein
       *[f] Keine
    } { NOUN($noun) } darf gespielt werden, wenn { $when }.
forbid-card = { NOUN($noun, case: "definite") } darf nicht gespielt werden, wenn { $when }.
forbid-unless = Das gilt nicht für den, der keine andere Karte spielen darf.

## Die Abrechnung

name-scoring-target = Erfüllt oder verfehlt
name-scoring-count = Zählen
scoring-count = Sind alle Stiche gespielt, so zählt jede Partei ihre Kartenpunkte{ $see }; es genügt auch, wenn eine zählt, denn alles Übrige gehört der anderen.
scoring-added = Vor dem Vergleich zählt jede Partei zu ihren Kartenpunkten noch { COUNTED($added, noun: "point") } hinzu; zusammen sind es dann { $together }.
    .word-added = zuschlag
scoring-target = Wie viele Punkte der Angriff braucht, hängt von seinen Oudlern ab. Erreicht er die Punktzahl der Tabelle, so ist der Kontrakt erfüllt, und der Angriff gewinnt das Spiel.
    .word-target = Zielpunkte, Ziel, benötigte_Punkte
scoring-target-caption = Punkte, die der Angriff braucht
scoring-column-oudlers = Oudler des Angriffs
scoring-column-target = Nötige Punkte
scoring-half =
    { $result ->
        [lost] Fehlt dem Angriff auch nur ein halber Punkt, so ist der Kontrakt verfehlt, und die Verteidigung gewinnt.
        [drawn] Fehlt dem Angriff jedoch genau ein halber Punkt, so ist das Spiel unentschieden: Niemand gewinnt es, und was die Gewinner erhalten würden, wird nicht gezahlt.
        [unscored] Fehlt dem Angriff jedoch genau ein halber Punkt, so ist das Spiel unentschieden, und niemand schreibt etwas an, auch keine Prämien.
        [just_made] Fehlt dem Angriff nur ein halber Punkt, so gilt der Kontrakt trotzdem als erfüllt, als hätte der Angriff genau die nötigen Punkte.
       *[made] Fehlt dem Angriff nur ein halber Punkt, so gilt der Kontrakt trotzdem als erfüllt; gerechnet wird dann, als läge der Angriff einen halben Punkt darüber.
    }
    .word-half_point_short = halber_Punkt_fehlt
scoring-half-when = Halbe Punkte entstehen vor allem bei ungerader Spielerzahl.
name-scoring-difference = Differenz
scoring-margin = _Die Differenz_ gibt an, um wie viele Punkte der Angriff über oder unter der nötigen Punktzahl liegt.
scoring-margin-all = _Die Differenz_ gibt an, um wie viele Punkte der Angriff über oder unter der nötigen Punktzahl liegt; sie wird { $how }.
scoring-margin-rounded =
    { $result ->
        [any] Die Differenz wird { $how }.
        [made] Ist der Kontrakt erfüllt, so wird die Differenz { $how }.
        [short] Ist der Kontrakt verfehlt oder das Spiel unentschieden, so wird die Differenz { $how }.
       *[lost] Ist der Kontrakt verfehlt, so wird die Differenz { $how }.
    }
rounding =
    { $direction ->
        [none] nicht gerundet ({ $kept ->
            [fractions] Bruchteile von Punkten
           *[halves] halbe Punkte
        } bleiben stehen)
        [up] auf { rounding-step } aufgerundet (ein Verlust wird abgerundet)
        [down] auf { rounding-step } abgerundet (ein Verlust wird aufgerundet)
        [nearest] auf { rounding-nearest }
        [away] auf { rounding-step } aufgerundet
       *[toward] auf { rounding-step } abgerundet
    }
rounding-step =
    { $step ->
        [1] die nächste ganze Zahl
       *[other] ein Vielfaches von { $step }
    }
rounding-nearest =
    { $step ->
        [1] die nächstgelegene ganze Zahl gerundet (halbe Punkte zum größeren Betrag)
       *[other] das nächstgelegene Vielfache von { $step } gerundet (bei gleichem Abstand zum größeren Betrag)
    }
name-scoring-contract = Abrechnung des Kontrakts
scoring-stake = Zuerst wird der Kontrakt selbst abgerechnet.
scoring-stake-worth =
    { $same ->
        [yes] { $worth } + Differenz
       *[no] Grundpunkte + Differenz
    }
scoring-stake-product =
    { $multiplied ->
        [yes] Der Kontrakt zählt{ $two ->
            [yes] {""}
           *[no] {" "}je Verteidiger
        } ({ $amount }) × Faktor; diese Punkte bekommt { $payee }.
       *[no] Der Kontrakt zählt{ $two ->
            [yes] {""}
           *[no] {" "}je Verteidiger
        } { $amount }; diese Punkte bekommt { $payee }.
    }
name-scoring-sum = Summe der Zahlungen
scoring-unit =
    { $two ->
        [yes] Was dem Angriff zusteht, wird zusammengezählt; was der Verteidigung zusteht, wird davon abgezogen. Das Ergebnis ist _die Summe_: der Betrag, den *der Verteidiger* dem Angriff zahlt oder, wenn die Verteidigung vorn liegt, von ihm erhält.
       *[no] Was dem Angriff zusteht, wird zusammengezählt; was der Verteidigung zusteht, wird davon abgezogen. Das Ergebnis ist _die Summe_: der Betrag, den *jeder Verteidiger* dem Angriff zahlt oder, wenn die Verteidigung vorn liegt, von ihm erhält.
    }
scoring-apart = Was die Spieler einander für { LIST($what) } zahlen, gehört nicht zur Summe.
scoring-apart-of = { TITLE($title, form: "accusative") }{ $see }
scoring-unit-rounded =
    { $result ->
        [any] Diese Summe wird { $how }.
        [made] Ist der Kontrakt erfüllt, so wird diese Summe { $how }.
        [short] Ist der Kontrakt verfehlt oder das Spiel unentschieden, so wird diese Summe { $how }.
       *[lost] Ist der Kontrakt verfehlt, so wird diese Summe { $how }.
    }
scoring-seat-rounded =
    { $result ->
        [any] Zuletzt werden die Ergebnisse aller Spieler außer dem Nehmer { $how }; den Rest übernimmt der Nehmer.
        [made] Zuletzt werden die positiven Ergebnisse aller Spieler außer dem Nehmer { $how }; den Rest übernimmt der Nehmer.
       *[lost] Zuletzt werden die negativen Ergebnisse aller Spieler außer dem Nehmer { $how }; den Rest übernimmt der Nehmer.
    }
payments-caption = Alle Zahlungen
payments-what = Wofür
payments-worth =
    { $each ->
        [yes] { $two ->
            [yes] Betrag
           *[no] Je Verteidiger
        }
       *[no] Betrag
    }
payments-levels = { $amount } ({ $levels })
payments-payee = Empfänger
payments-achiever = die Partei, der { TITLE($title, form: "nominative") } gelingt
payments-multiplied = × Faktor
payments-stake = Kontrakt
payments-promise =
    { $outcome ->
        [announced] { $title }, angesagt und geschafft
        [broken] { $title }, angesagt und verfehlt
       *[unannounced] { $title }, ohne Ansage geschafft
    }
payments-yes-no =
    { $multiplied ->
        [yes] ja
       *[no] nein
    }
name-scoring-settling = Wer an wen zahlt
shares-caption = Wie oft jeder die Summe erhält oder zahlt
shares-row =
    { $who ->
        [taker] Nehmer
        [partner] Partner
        [each_partner] jeder Partner
        [only_defender] Verteidiger
       *[defender] Verteidiger
    }
shares-column =
    { $how ->
        [usual] { COUNTED($players, noun: "player") }
        [partner] { COUNTED($players, noun: "player") }, mit einem Partner
        [partners] { COUNTED($players, noun: "player") }, mit zwei Partnern
       *[alone] { COUNTED($players, noun: "player") }, Nehmer allein
    }
shares =
    { $partners ->
        [one] { $which ->
                [default] Hat der Nehmer einen Partner, so teilen die beiden, was der Angriff erhält oder zahlt: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für den Partner.
               *[named] Die Anteile _{ $name }_ lauten: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für den Partner.
            }
        [always] { $which ->
                [default] Der Nehmer und sein Partner teilen, was der Angriff erhält oder zahlt: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für den Partner.
               *[named] Die Anteile _{ $name }_ lauten: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für den Partner.
            }
       *[several] { $which ->
                [default] Der Nehmer und die Partner teilen, was der Angriff erhält oder zahlt: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für jeden Partner.
               *[named] Die Anteile _{ $name }_ lauten: { COUNTED($taker, noun: "part") } für den Nehmer und { COUNTED($partner, noun: "part") } für jeden Partner.
            }
    }
shares-equal =
    { $partners ->
        [one] Hat der Nehmer einen Partner, so teilen die beiden zu gleichen Teilen, was der Angriff erhält oder zahlt.
        [always] Der Nehmer und sein Partner teilen zu gleichen Teilen, was der Angriff erhält oder zahlt.
       *[several] Der Nehmer und die Partner teilen zu gleichen Teilen, was der Angriff erhält oder zahlt.
    }
shares-unrounded =
    { $kept ->
        [fractions] Bruchteile von Punkten bleiben stehen.
       *[halves] Halbe Punkte bleiben stehen.
    }
shares-rounded =
    { $result ->
        [any] Der Anteil des Partners wird { $how }; den Rest übernimmt der Nehmer.
        [made] Ein Gewinn des Partners wird { $how }; den Rest erhält der Nehmer.
       *[lost] Ein Verlust des Partners wird { $how }; den Rest trägt der Nehmer.
    }
shares-rounded-several =
    { $result ->
        [any] Der Anteil jedes Partners wird { $how }; den Rest übernimmt der Nehmer.
        [made] Der Gewinn jedes Partners wird { $how }; den Rest erhält der Nehmer.
       *[lost] Der Verlust jedes Partners wird { $how }; den Rest trägt der Nehmer.
    }
name-scoring-forgotten = Vergessene Zahlungen
scoring-forgotten =
    { $lost ->
        [yes] Eine Prämie oder Ansage, an die niemand denkt, bevor das Ergebnis notiert ist, verfällt.
       *[no] Was einer Partei für eine Meldung, Ansage oder Prämie nachweislich zusteht, wird gezahlt, auch wenn zunächst niemand daran denkt.
    }
    .word-forgotten_lost = Vergessenes_verfällt

scoring-balance =
    { $balance ->
        [zero_sum] In jedem Spiel heben sich Gewinne und Verluste auf: Zusammengezählt ergeben sie null.
       *[winners_only] Gezahlt wird davon nichts: Wer dabei im Plus wäre, bekommt nur die Summe gutgeschrieben, ohne Vorzeichen; den anderen wird nichts abgezogen.
    }
    .word-balance = Ausgleich, Bilanz

## Die Partie

name-match-end = Länge der Partie
match-agreed = Wie lange gespielt wird, machen die Spieler unter sich aus.
match-deals = Eine Partie umfasst { COUNTED($n, noun: "deal") }.
    .word-deals = Spiele, Gaben
match-deals-chosen = Eine Partie umfasst { $list } { $last ->
        [one] Spiel
       *[other] Spiele
    }; auf die Zahl einigen sich die Spieler vor Beginn.
match-rounds =
    { $n ->
        [one] Eine Partie umfasst eine Runde: so viele Spiele, wie Spieler am Tisch sitzen.
       *[other] Eine Partie umfasst { NUMBER($n, gender: "f", case: "accusative") } Runden; eine Runde hat so viele Spiele, wie Spieler am Tisch sitzen.
    }
match-score = Die Partie ist zu Ende, sobald ein Spieler nach einem Spiel insgesamt mindestens { COUNTED($n, noun: "point") } hat.
    .word-score = Punktestand
match-deals-counted = Ungültige Spiele und solche, in denen alle passen, zählen dabei nicht mit.
match-deals-annulled = Ungültige Spiele zählen dabei nicht mit.
match-winner =
    Wer am Ende insgesamt die höchste Punktzahl hat, gewinnt; bei Gleichstand { $tie ->
        [another_deal] wird weitergespielt, bis einer allein vorn liegt
       *[together] gewinnen mehrere gemeinsam
    }.
    .word-tie = Gleichstand
name-match-pool = Pot
match-pool =
    Vor jedem Spiel zahlt der Geber { COUNTED($adds, noun: "point") } ein. Liegt nichts auf dem Tisch, so zahlt außerdem jeder, auch der Geber, { COUNTED($ante, noun: "point") } ein, und alles zusammen bildet eine *Mouche*; sonst kommt die Zahlung des Gebers zur größten Mouche.
    .word-pool = Pot, Mouches
    .word-ante = Einsatz
    .word-dealer_adds = Geber_zahlt
match-pool-won = Erfüllt der Nehmer seinen Kontrakt, so erhält er die größte Mouche. Verfehlt er ihn, so legt er eine gleich große daneben. Nimmt niemand, so bleibt alles liegen.
name-match-rank = Vergleich der Tische
match-topage = Dieselben Spiele werden an mehreren Tischen gespielt; bei jedem Spiel werden die Nehmer danach verglichen, was ein Verteidiger zahlt oder bekommt. Der beste Nehmer hat 100 %, der schlechteste 0 %, die übrigen liegen in gleichen Abständen dazwischen; bei Gleichstand erhält jeder den Durchschnitt der geteilten Plätze. Jeder Verteidiger hat, was seinem Nehmer auf 100 % fehlt. Im Endergebnis zählen der Durchschnitt als Nehmer und der Durchschnitt als Verteidiger im Verhältnis { $attack } zu { $defence }; das höchste Ergebnis gewinnt.
match-root = Dieselben Spiele werden an zwei Tischen gespielt; der Nehmer des einen und die Verteidiger des anderen Tisches sind eine Mannschaft. Bei jedem Spiel werden die beiden Nehmer danach verglichen, was ein Verteidiger zahlt oder bekommt. Die Mannschaft des besseren Nehmers bekommt als Matchpunkte die Quadratwurzel der Differenz, auf drei Stellen nach dem Komma genau{ $credit ->
        [both_sides] , und die andere verliert ebenso viele
       *[better_side] ; die andere bekommt nichts
    }. Es gewinnt die Mannschaft mit den meisten Matchpunkten.
    .word-credit = Gutschrift

## Das Blatt bewerten

name-evaluation-scale = Blattbewertung
evaluation =
    { $bids ->
        [yes] Vor dem Bieten kann man sein Blatt nach dieser Tabelle bewerten. Sie ist ein Rat, der zu nichts verpflichtet, und hat mit den Kartenpunkten nichts zu tun.
       *[no] Man kann sein Blatt nach dieser Tabelle bewerten. Sie ist ein Rat, der zu nichts verpflichtet, und hat mit den Kartenpunkten nichts zu tun.
    }
evaluation-suits = Wo von „der Farbe“ die Rede ist, zählt die Zeile für jede der vier Farben, auf die sie zutrifft.
evaluation-caption = Was ein Blatt wert ist
evaluation-column-feature = Im Blatt
evaluation-column-points = Punkte
evaluation-feature = { $title } (wenn { $when })
evaluation-without-chien = { $feature }; nur für Kontrakte, bei denen der Nehmer den Hund nicht aufnimmt
    .word-without_chien = ohne_Hund
name-evaluation-bids = Empfohlene Gebote
evaluation-bids = Aus der Summe ergibt sich, wie hoch man bieten sollte.
    .word-hand_points = Blattpunkte
evaluation-bids-caption = Empfohlene Gebote
evaluation-column-from = Ab
cards-from-to = von { $first } bis { $last }
