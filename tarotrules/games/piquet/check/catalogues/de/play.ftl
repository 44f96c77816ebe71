### Was an einer Stellung oder einem Protokoll nicht stimmt

reason-who = { $by ->
        [two] { $who ->
            [1] die Vorhand
           *[other] der Geber
        }
        [several] { $who ->
            [1] die Vorhand
           *[other] Spieler { $who }
        }
       *[number] der Spieler auf Platz { $who }
    }
reason-awaited =
    { $awaited ->
        [claim] Zuerst meldet { reason-who } ein besonderes Blatt oder verzichtet darauf.
        [discard] Zuerst muss { reason-who } tauschen.
        [call] Mit dem Ansagen ist { reason-who } an der Reihe.
        [answer] Zuerst muss { reason-who } antworten.
        [show] Zuerst muss { reason-who } zeigen, was angesagt wurde.
        [look] Zuerst muss { reason-who } sagen, ob die übrigen Karten angesehen werden.
        [play] Jetzt muss { reason-who } eine Karte spielen.
       *[nothing] Dieser Spieler ist nicht an der Reihe, oder etwas anderes kommt zuerst.
    }
reason =
    { $reason ->
        [must-follow] Wer die ausgespielte Farbe hat, muss sie bedienen.
        [exchange-number] Diese Zahl von Karten darf nicht getauscht werden.
        [claim-not-held] Das Blatt hat nicht, was dafür nötig ist.
        [call-not-so] Das ist nicht im Blatt oder kann hier nicht angesagt werden.
        [call-too-low] Was angesagt wird, muss besser sein als das vorher Angesagte.
        [call-sunk] Was gut ist, darf niemand verschweigen.
        [call-raised] Nach der Antwort darf nichts mehr angesagt werden, außer wenn es gut gegen die Karten ist.
        [call-order] Angesagt wird in fester Reihenfolge: Etwas anderes kommt zuerst.
        [answer-better] Dieses Blatt hat Besseres, die Ansage ist also nicht gut.
        [answer-worse] Dieses Blatt hat nichts Besseres, die Ansage ist also gut.
        [answer-equal] Beide haben hier dasselbe, es ist also gleich.
        [answer-ask] Danach braucht niemand zu fragen: Was gesagt wurde, entscheidet schon.
        [answer-first] Beide haben hier gleich viele Karten, also muss zuerst gefragt werden: „Wie viel?“ oder „Wovon?“
        [not-held] Der Spieler hat diese Karte nicht.
        [not-now] { reason-awaited }
        [no-such-thing] Diese Regeln haben nichts dieses Namens.
       *[deal-is-over] Das Spiel ist zu Ende.
    }
P001 = Das beschreibt nicht, was gegeben und getan wurde.
    .help = Das Protokoll eines Spiels steht in geschweiften Klammern, etwa: { "{" }"record": 1, "dealer": 0, "hands": [["SA", …], ["S9", …]], "stock": ["H8", …], "acts": [[1, { "{" }"discard": ["S7"]{ "}" }], …]{ "}" }
P067 = { $what ->
        [unfinished] Das Protokoll hört auf, bevor das Spiel zu Ende ist.
        [cards] Die Karten dieses Protokolls können nicht so gegeben worden sein.
        [rules] Dieses Protokoll wurde nach anderen Regeln gespielt.
        [misdealt] Nach diesem Protokoll hat sich der Geber vergeben („misdeal“); was Eintrag { $number } sagt, kann also nicht geschehen sein.
       *[unreadable] Eintrag { $number } des Protokolls ist nicht zu lesen: „{ $value }“.
    }
    .help = { $what ->
        [unfinished] Fragen, was als Nächstes möglich ist, oder ergänzen, was fehlt.
        [cards] Jede Karte wird einmal gegeben, und jeder bekommt so viele, wie die Regeln sagen.
        [rules] Die Variante nehmen, nach der gespielt wurde. Um es nach diesen Regeln zu versuchen, "ruleset" weglassen.
        [misdealt] "acts" oder "misdeal" weglassen.
       *[unreadable] So schreiben wie ein Programm, das mitschreibt: eine Karte wie "SA", "pass" oder ein Objekt wie { "{" }"discard": ["S7"]{ "}" }
    }
