### What can be wrong with a position or a record

reason-who = { $by ->
        [letter] { $who }
       *[number] der Spieler auf Platz { $who }
    }
reason-awaited =
    { $awaited ->
        [bid] An der Reihe zu bieten oder zu passen ist { reason-who }.
        [call] Erst muss { reason-who } eine Karte rufen.
        [discard] Erst muss { reason-who } ablegen.
        [claim] Erst muss { reason-who } etwas melden oder darauf verzichten.
        [announce] Erst muss { reason-who } etwas ansagen oder darauf verzichten.
        [call_off] Erst muss { reason-who } sagen, ob neu gegeben wird.
        [play] An der Reihe, eine Karte zu spielen, ist { reason-who }.
        [card] Hier ist eine Karte zu spielen.
       *[nothing] Dieser Spieler ist nicht an der Reihe, oder vorher ist noch etwas anderes zu tun.
    }
reason =
    { $reason ->
        [called-suit] Zum ersten Stich darf die Farbe der gerufenen Karte nicht ausgespielt werden, außer mit dieser Karte selbst.
        [forbidden-card] Diese Karte ist hier verboten, und eine andere darf gespielt werden.
        [must-follow] Wer die ausgespielte Farbe hat, muss bedienen.
        [must-trump] Wer die ausgespielte Farbe nicht hat, muss stechen.
        [must-overtrump] Ein Trumpf muss höher sein als die, die schon im Stich liegen, wenn der Spieler einen höheren hat.
        [bid-not-higher] Ein Gebot muss höher sein als alle bisherigen.
        [bid-not-held] Das Blatt hat nicht, was dieses Gebot verlangt.
        [parole-not-now] „Parole“ sagt man nur in der ersten Bietrunde.
        [parole-only] In der zweiten Runde darf nur ein bestimmter Kontrakt geboten werden, und nur, solange noch kein Gebot gefallen ist.
        [call-not-this-card] Diese Karte darf nicht gerufen werden.
        [call-own-card] Eine Karte aus seinem eigenen Blatt darf der Nehmer nicht rufen.
        [discard-number] Abgelegt werden so viele Karten, wie der Hund hat.
        [discard-never] Darunter sind Karten, die nie abgelegt werden dürfen.
        [discard-only-if-forced] Darunter sind Karten, die nur abgelegt werden dürfen, soweit die übrigen Karten nicht reichen.
        [claim-not-held] Dieses Blatt erlaubt die Meldung nicht.
        [claim-barred] Die Meldung ist hier nicht erlaubt, oder sie ist schon gemacht.
        [claim-lower] Das Blatt reicht für eine höhere Stufe, und gemeldet werden darf nur die höchste.
        [claim-shown] Das sind nicht die Karten, die dafür gezeigt werden.
        [promise-not-now] Dieser Spieler darf das nicht ansagen, oder nicht in diesem Augenblick.
        [redeal-not-held] Wegen dieses Blattes darf nicht neu gegeben werden.
        [not-held] Diese Karte hat der Spieler nicht.
        [silent-dealer] Der Geber, der sich vergeben hat, bietet in diesem Spiel nicht mit.
        [called-off] Es wird neu gegeben, denn ein solches Blatt hat { reason-who }.
        [not-now] { reason-awaited }
        [no-such-thing] Etwas mit diesem Namen gibt es nach diesen Regeln nicht.
       *[deal-is-over] Das Spiel ist zu Ende.
    }
P064 = Die Ablage ist nicht das, was die Stiche übrig lassen.
    .help = In keinem Stich liegen: { LIST($cards) }. Die Ablage weglassen oder berichtigen.
P065 = Diese Ablage ist nicht erlaubt. { reason }
    .help = { $told ->
        [no] Die Ablage und die Karten des Nehmers prüfen.
       *[yes] Das sagt Regel { $rule }. Die Ablage und die Karten des Nehmers prüfen.
    }
P067 = { $what ->
        [unfinished] Das Protokoll endet vor dem Spiel.
        [cards] Die Karten dieses Protokolls können nicht so gegeben worden sein.
        [rules] Dieses Spiel wurde nach anderen Regeln gespielt.
        [late] „{ $value }“ kann nicht übersehen worden sein: Niemand hatte dieses Blatt, oder die Regeln sagen nicht, was dann geschieht.
        [misdealt] Die Karten dieses Protokolls wurden falsch gegeben ("misdeal"): Eintrag { $number } kann es nicht geben.
        [empty] Davon, was gespielt wurde, steht hier nichts.
        [hands] Ein Spiel, das Stich für Stich erzählt ist, sagt nicht, welche Karten ein Spieler noch hat.
        [piles] Wo Stapel auf dem Tisch liegen, lässt sich ein Spiel nicht Stich für Stich erzählen: Niemand weiß, welche Karten noch verdeckt lagen.
        [taker] Nach diesen Regeln wird geboten; niemand ist vorher Nehmer ("taker").
        [appointed] Wer hier der Nehmer ist, steht vorher fest; das lässt sich nicht eintippen.
       *[unreadable] Eintrag { $number } des Protokolls ist nicht zu lesen: „{ $value }“.
    }
    .help = { $what ->
        [unfinished] Fragen, was als Nächstes erlaubt ist, oder die fehlenden Einträge ergänzen.
        [cards] Jede Karte wird einmal gegeben, und jeder Spieler bekommt so viele, wie die Regeln sagen.
        [rules] Die Variante nehmen, nach der gespielt wurde. Um es nach diesen Regeln zu versuchen, "ruleset" weglassen.
        [late] "overlooked" und die Blätter prüfen.
        [misdealt] Entweder "acts" oder "misdeal" weglassen.
        [empty] "taker", "contract" und "tricks" angeben, oder ein Protokoll. Haben alle gepasst, dann "taker": null schreiben.
        [hands] "hand" und "trick" angeben, oder ein Protokoll mit "hands" und "acts".
        [piles] Ein Protokoll mit "hands", "piles" und "acts" angeben.
        [taker] "taker" weglassen.
        [appointed] Ein Protokoll mit "taker" angeben oder die Stiche.
       *[unreadable] Ein Protokoll nennt "record": 1, "players", "dealer", "hands", "chien" und unter "acts", wer was getan hat: [Platz, Handlung].
    }
P095 = { $what ->
        [deal] Was an Tisch { $table } in Spiel { $deal } gespielt wurde, ist nicht möglich.
        [dealer] Wer an Tisch { $table } in Spiel { $deal } gegeben hat, ist nicht zu erkennen; der Geber zahlt aber in den Pot ein.
        [names] Wer in Spiel { $deal } an Tisch { $table } saß, ist nicht zu erkennen.
        [tables] { $table ->
            [one] Spiel { $deal } wurde an einem Tisch gespielt.
           *[other] Spiel { $deal } wurde an { $table } Tischen gespielt.
        }
        [taker] An Tisch { $table } hat in Spiel { $deal } niemand genommen; da ist nichts zu vergleichen.
       *[form] Das beschreibt keine Partie.
    }
    .help = { $what ->
        [deal] Was daran nicht stimmt, steht darunter.
        [dealer] Bei jedem Spiel den Geber angeben, etwa "dealer": 0 für den ersten Spieler.
        [names] Unter "names" so viele Namen angeben, wie diese Regeln Spieler haben.
        [tables] { $wanted ->
            [1] Jedes Spiel als Liste dessen schreiben, was an den Tischen gespielt wurde.
           *[other] Diese Regeln vergleichen, was an zwei Tischen gespielt wurde.
        }
        [taker] Das Spiel weglassen oder noch einmal spielen.
       *[form] Eine Partie ist eine Liste von Spielen, jedes eine Liste von Tischen: { "{" }"deals": [[{ "{" }"names": ["Anna", "Bob", "Cleo", "Dan"], "taker": 0, …{ "}" }]]{ "}" }
    }
