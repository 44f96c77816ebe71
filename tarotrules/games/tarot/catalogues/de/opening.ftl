### Die Seiten vor den Regeln: was man braucht, das Spiel auf einer Seite, ein Spiel Schritt für Schritt.

need-title = Was man braucht
need-pack = *Ein französisches Tarotblatt* zu { COUNTED($cards, noun: "card") }, wie man es zum Spielen kauft: mit Pik, Herz, Karo und Kreuz und mit großen Zahlen auf den Trümpfen. Ein Wahrsagetarot mit Kelchen, Schwertern und Münzen taugt nicht dafür.
need-packs = *Zwei französische Tarotblätter* zu je 78 Karten mit gleicher Rückseite, wie man sie zum Spielen kauft: mit Pik, Herz, Karo und Kreuz und mit großen Zahlen auf den Trümpfen. Ein Wahrsagetarot mit Kelchen, Schwertern und Münzen taugt nicht dafür.
need-letters = Auf den Figuren stehen französische Buchstaben: R ist der König (_roi_), D die Dame (_dame_), C der Ritter (_cavalier_) und V der Bube (_valet_). In diesem Heft steht dagegen K für den König, R für den Ritter und B für den Buben.
need-players =
    { $two ->
        [yes] *{ $list } Spieler*
       *[no] *{ $list } Spieler* an einem Tisch
    }
need-players-count = { NUMBER($n, gender: "m") }
need-paper = *Papier und Bleistift* zum Anschreiben

about-title = Zu diesen Regeln
about-base = Diese Regeln beruhen auf „{ $title }“; was anders ist, steht im Kapitel über die Unterschiede.
about-options =
    { $n ->
        [one] Dazu kommt die Option
       *[other] Dazu kommen die Optionen
    } { $options }.
about-option = Option „{ $title }“: { $text }
about-cards = Karten sehen im Text so aus: { $king } ist der Pik-König, { $trump } Trumpf 14 und { $excuse } die Excuse.

## Das Spiel auf einer Seite

overview-title = Das Spiel auf einer Seite
overview-aim = Karten, die man in Stichen gewinnt, zählen Punkte. In jedem Spiel verpflichtet sich ein Spieler, *der Nehmer*, genug davon zu machen; *die Verteidigung* versucht, das zu verhindern.
overview-aim-alone = Karten, die man in Stichen gewinnt, zählen Punkte. Niemand hat einen Partner: In jedem Spiel spielt jeder für sich.
overview-oudlers =
    Wie viele genug sind, hängt von den *Oudlern* ab: der 21, dem Petit (Trumpf 1) und der Excuse. { $more ->
        [fewer] Je mehr Oudler die Partei des Nehmers hat, desto weniger Punkte braucht sie; deshalb macht die eine Partei Jagd auf den Petit, und die andere hütet ihn.
       *[other] Es kommt darauf an, wie viele davon die Partei des Nehmers hat.
    }
overview-deal =
    { $chien ->
        [one] Alle Karten werden gegeben: eine in die Mitte des Tisches, alle anderen an die Spieler. Diese eine ist *der Hund*.
        [yes] Alle Karten werden gegeben: die meisten an die Spieler, einige in die Mitte des Tisches. Diese bilden *den Hund*.
       *[no] Alle Karten werden an die Spieler gegeben.
    }
overview-piles = Außer dem Blatt auf der Hand hat jeder Spieler { COUNTED($piles, noun: "pile", case: "accusative") } zu je { COUNTED($cards, noun: "card", case: "dative") } vor sich liegen; offen ist von jedem nur die oberste Karte.
overview-bid =
    { $parole ->
        [yes] Reihum wird geboten, gepasst oder „Parole“ gesagt{ $see }
       *[no] Reihum wird geboten oder gepasst
    }, und jedes Gebot muss höher sein als das vorige. Wer am höchsten bietet, wird Nehmer.
overview-call = Der Nehmer ruft { rank-one-of }, um für dieses Spiel einen Partner zu finden.
overview-call-several = Der Nehmer ruft { rank-one-of }, um für dieses Spiel Partner zu finden.
overview-call-two = Der Nehmer ruft { rank-two-of }, um für dieses Spiel Partner zu finden.
overview-partner = Der Nehmer und der Spieler ihm gegenüber spielen zusammen gegen alle anderen.
overview-chien =
    { $fate ->
        [taken] Der Nehmer nimmt den Hund auf und legt ebenso viele Karten ab.
        [some] Je nach Kontrakt nimmt der Nehmer den Hund auf und legt ebenso viele Karten ab, oder der Hund bleibt bis zum Ende liegen.
       *[left] Der Hund bleibt bis zum Ende liegen.
    }
overview-follow =
    Zu jedem Stich spielt reihum jeder eine Karte. { $void ->
        [must_trump] Wer die ausgespielte Farbe hat, muss sie bedienen; wer sie nicht hat, muss Trumpf spielen, und wer auch keinen Trumpf hat, wirft eine beliebige Karte ab
       *[free] Wer die ausgespielte Farbe hat, muss sie bedienen; wer sie nicht hat, spielt eine beliebige Karte
    }{ $overtrump ->
        [must] . Ein Trumpf muss, wenn möglich, höher sein als alle, die schon im Stich liegen.
       *[free] .
    }{ $excuse ->
        [yes] {" "}Die Excuse darf man zu jedem Stich spielen.
       *[no] {""}
    }
overview-piles-played = Seine offenen Karten spielt jeder wie die auf der Hand; nach dem Stich wird die nächste Karte des Stapels aufgedeckt.
overview-winner = Der höchste Trumpf gewinnt den Stich; liegt keiner darin, so gewinnt die höchste Karte der ausgespielten Farbe. Wer den Stich gewinnt, spielt zum nächsten aus.
overview-count = Nach dem letzten Stich zählt die Partei des Nehmers ihre Oudler und ihre Punkte. Reichen die Punkte, so gewinnt sie das Spiel, sonst die Verteidigung.
overview-count-alone = Nach dem letzten Stich zählt jeder die Punkte in seinen Stichen; abgerechnet wird nach Plätzen.
overview-extras = Zusätzliche Punkte bringen oder kosten { $titles }.
overview-extra = { TITLE($title, form: "bare") } ({ $see })
overview-contracts = Kontrakte
overview-targets = Nötige Punkte für die Partei des Nehmers
overview-players = Je nach Zahl der Spieler

## Ein Spiel, Schritt für Schritt

steps-title = Ein Spiel, Schritt für Schritt
step-title =
    { $step ->
        [deal] Mischen, abheben, geben
        [deal_unshuffled] Abheben, geben
        [redeal] Besondere Blätter bekannt geben
        [auction] Bieten
        [contract] Kontrakt
        [announce] Ansagen
        [call] Einen Partner rufen
        [call_several] Partner rufen
        [chien] Den Hund aufnehmen und ablegen
        [take] Den Hund aufnehmen
        [discard] Ablegen
        [declare] Melden
        [announce_and_declare] Ansagen und melden
        [play] Die Stiche spielen
       *[count] Zählen und anschreiben
    }
step-numbered = { $n }. { $title }
step-optional = { $title } (nicht in jedem Spiel)
step-redeal-hand = { TITLE($title, form: "accusative") } ({ $see })
step-redeal =
    { $by ->
        [cards] Wer { $has } ({ $see })
       *[name] Wer { $hands } hat
    }, { $duty ->
        [must] muss
       *[may] darf
    } das { $moment ->
        [before_play] vor dem ersten Ausspiel bekannt geben.
        [before_chien] bekannt geben, bevor jemand den Hund gesehen hat.
        [before_auction] vor dem Bieten bekannt geben.
        [first_turn] bekannt geben, wenn er beim Bieten zum ersten Mal an der Reihe ist.
       *[own_turn] bekannt geben, wenn er mit dem Bieten an der Reihe ist.
    }
step-redeal-annuls = Das Spiel ist dann ungültig.
step-call =
    { $moment ->
        [before_chien] Bevor der Hund aufgedeckt wird, ruft der Nehmer eine Karte.
        [after_chien] Wenn er den Hund gesehen hat, ruft der Nehmer eine Karte.
       *[after_auction] Der Nehmer ruft eine Karte.
    }{ $silence ->
        [must] {" "}Wer sie hat, lässt sich nichts anmerken.
       *[free] {""}
    }
step-call-two =
    { $moment ->
        [before_chien] Bevor der Hund aufgedeckt wird, ruft der Nehmer zwei Karten.
        [after_chien] Wenn er den Hund gesehen hat, ruft der Nehmer zwei Karten.
       *[after_auction] Der Nehmer ruft zwei Karten.
    }{ $silence ->
        [must] {" "}Wer eine davon hat, lässt sich nichts anmerken.
       *[free] {""}
    }
step-take = Erlaubt es der Kontrakt, nimmt der Nehmer den Hund auf.
step-discard = Hat der Nehmer den Hund aufgenommen, so legt er ebenso viele Karten ab.
step-first-lead =
    { $who ->
        [after_dealer] { $two ->
            [yes] Der Gegner des Gebers beginnt.
           *[no] Der Spieler nach dem Geber beginnt.
        }
        [dealer] Der Geber beginnt.
       *[taker] Der Nehmer beginnt.
    }
step-promised-lead =
    { $who ->
        [taker] Wer { $titles } angesagt hat, beginnt selbst.
       *[anyone] Hat ein Spieler { $titles } angesagt, so beginnt stattdessen er.
    }
step-aloud =
    { $example ->
        [yes] _Man sagt zum Beispiel:_
       *[no] _Man sagt:_
    } { $words }.
step-word = „{ $word }“
step-pass = Ich passe
step-parole = Parole
step-called =
    { $rank ->
        [king] Herz-König
        [queen] Herz-Dame
        [knight] Herz-Ritter
        [oudlers] Trumpf 21
        [ace] Herz-Ass
       *[jack] Herz-Bube
    }
step-closed = Jeu
step-see =
    { $n ->
        [one] Regel { $rules }.
       *[other] Regeln { $rules }.
    }
