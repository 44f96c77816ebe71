### Was an einer Stellung oder einem Protokoll nicht stimmt

reason-who = { $by ->
       *[number] der Spieler auf Platz { $who }
    }
reason-awaited =
    { $awaited ->
        [claim] Zuerst sagt { reason-who }, was das Blatt von selbst schreibt, oder nichts.
        [discard] Zuerst muss { reason-who } tauschen.
        [call] An der Reihe mit Ansagen ist { reason-who }.
        [answer] Zuerst muss { reason-who } antworten.
        [show] Zuerst muss { reason-who } zeigen, was angesagt wurde.
        [look] Zuerst muss { reason-who } sagen, ob die übrigen Karten angesehen werden.
        [play] Eine Karte zu spielen hat jetzt { reason-who }.
       *[nothing] Dieser Spieler ist nicht an der Reihe, oder etwas anderes kommt zuerst.
    }
reason =
    { $reason ->
        [must-follow] Wer die ausgespielte Farbe hat, muss sie bedienen.
        [exchange-number] So viele Karten dürfen nicht getauscht werden.
        [claim-not-held] Das Blatt hat nicht, was dafür nötig ist.
        [call-not-so] Das ist nicht im Blatt oder kann hier nicht angesagt werden.
        [call-too-low] Was angesagt wird, muss besser sein als das vorher Angesagte.
        [call-sunk] Was gut ist, darf nicht verschwiegen werden.
        [call-raised] Nach der Antwort wird nichts mehr angesagt, außer was nichts schlagen könnte.
        [answer-better] Dieses Blatt hat Besseres, die Ansage ist also nicht gut.
        [answer-worse] Dieses Blatt hat nichts Besseres, die Ansage ist also gut.
        [answer-equal] Beide haben hier dasselbe, es ist also gleich.
        [answer-ask] Danach ist nicht zu fragen: Das Gesagte entscheidet schon.
        [not-held] Der Spieler hat diese Karte nicht.
        [not-now] { reason-awaited }
        [no-such-thing] Diese Regeln haben nichts dieses Namens.
       *[deal-is-over] Das Spiel ist zu Ende.
    }
P067 = { $what ->
        [unfinished] Das Protokoll endet vor dem Spiel.
        [cards] Die Karten dieses Protokolls können nicht so gegeben worden sein.
        [rules] Dieses Protokoll wurde nach anderen Regeln gespielt.
        [misdealt] Die Karten dieses Protokolls waren vergeben („misdeal“), also kann Eintrag { $number } nicht geschehen sein.
       *[unreadable] Eintrag { $number } des Protokolls ist nicht zu lesen: „{ $value }“.
    }
    .help = { $what ->
        [unfinished] Fragen Sie, was als Nächstes möglich ist, oder ergänzen Sie, was fehlt.
        [cards] Jede Karte wird einmal gegeben, und jeder bekommt so viele, wie die Regeln sagen.
        [rules] Nehmen Sie die Variante, nach der gespielt wurde. Um es nach diesen Regeln zu versuchen, lassen Sie "ruleset" weg.
        [misdealt] Lassen Sie "acts" oder "misdeal" weg.
       *[unreadable] Schreiben Sie es wie das Programm: eine Karte wie "SA", "pass" oder ein Objekt wie { "{" }"discard": ["S7"]{ "}" }
    }
