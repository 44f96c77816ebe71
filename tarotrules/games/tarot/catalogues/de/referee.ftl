## Der Schiedsrichter

referee-fault =
    { $act ->
        [play] Im { $trick }. Stich durfte { $who } nicht { $what } spielen.
        [card] { $who } durfte in diesem Augenblick nicht { $what } spielen.
        [bid] { $who } darf nicht „{ $what }“ bieten.
        [pass] { $who } darf hier nicht passen.
        [parole] { $who } darf nicht „Parole“ sagen.
        [call] { $who } darf nicht { $what } rufen.
        [discard] { $who } darf diese Karten nicht ablegen: { $what }.
        [claim] { $who } darf nicht „{ $what }“ melden.
        [announce] { $who } darf nicht „{ $what }“ ansagen.
        [call_off] { $who } darf das Spiel nicht wegen „{ $what }“ annullieren lassen.
       *[found_late] { $who } hatte nicht „{ $what }“.
    }
referee-could = Gespielt werden durfte: { $cards }.
referee-so-far = Bis hierher ging alles nach den Regeln. An der Reihe ist { $who }.
referee-ending =
    { $ending ->
        [all_passed] Alle haben gepasst: Es wird nichts abgerechnet.
        [called_off] Das Spiel wurde vor dem Bieten annulliert: Es wird nichts abgerechnet.
        [annulled] Das Spiel ist annulliert, denn es hätte nicht gespielt werden dürfen: Es wird nichts abgerechnet.
       *[misdeal] Die Karten wurden falsch gegeben: Es wird nichts abgerechnet.
    }
referee-next =
    { $silent ->
        [yes] { $who } gibt noch einmal, darf aber nicht bieten.
       *[no] Als Nächstes gibt { $who }.
    }

### A deal that somebody types

referee-seats = A, B, C, D, E
referee-word-pass = passe, passt, weiter
referee-word-parole = Parole
referee-word-excuse = Excuse, Sküs
referee-word-petit = Petit, der Petit
referee-word-dealer = Geber, gibt
referee-word-hand = Blatt
referee-word-chien = Hund, Chien
referee-word-discard = Ablage, legt ab
referee-word-call = ruft
referee-word-misdeal = vergeben, Fehlgabe
referee-word-late = zu spät, spät
referee-opening = Die Spieler heißen A bis { $last }, in der Reihenfolge des Spiels. Eintippen, was gesagt und gespielt wird; „Hilfe“ sagt, wie.
referee-status =
    { $what ->
        [bid] { $who } bietet oder passt.
        [call] { $who } ruft eine Karte.
        [lead] { $trick }. Stich: { $who } spielt aus.
       *[play] { $trick }. Stich: { $cards }. { $who } spielt.
    }
referee-taken = { $who } nimmt: { $what }.
referee-called = { $who } ruft { $what }.
referee-trick = { $trick }. Stich: { $cards }. Ihn gewinnt { $who }.
referee-stopped = Hier hält das Spiel an. „zurück“ nimmt die Zeile zurück.
referee-over = Das Spiel ist zu Ende. „zurück“ nimmt die letzte Zeile zurück, „Ende“ hört auf.
referee-no-card = „{ $word }“ ist keine Karte. Trümpfe gehen von 1 bis 21, in den Farben gehen die Zahlen von 1 bis 10.
referee-no-bid = „{ $word }“ ist hier nicht zu verstehen. Kontrakte: { LIST($known) }.
referee-two-cards = „{ $word }“ kann { LIST($cards, joint: "or") } sein. Die Farbe als Zeichen oder als Wort schreiben.
referee-count = Es müssen { COUNTED($wanted, noun: "card") } sein; angegeben sind { $given }.
referee-who = Sagen, wer: A, B, C …
referee-dealt = Zuallererst sagen, wer gegeben hat, vor dem ersten Gebot: „Geber C“.
referee-which = Sagen, welches Blatt sich gezeigt hat.
referee-never-late = Diese Regeln sagen nicht, was wird, wenn sich „{ $what }“ erst spät zeigt. Das entscheidet der Tisch.
referee-help-bid = passe, { $bid }: was der nächste Spieler sagt; „C { $bid }“, wenn die vor C gepasst haben
referee-help-cards = K♠ Pik-König SK, 10♥ Herz-10 H10, 21 T21, Excuse EX: die Karten, wie sie gespielt werden
referee-help-say = B { $claim } { $level }: was ein Spieler meldet, vielleicht mit den vorgezeigten Karten dahinter
referee-help-known = Blatt B …, Hund …, Ablage …: bekannte Karten; sonst zeigt sich ein falsches Bedienen erst, wenn die Karte fällt
referee-help-dealer = Geber C: wer gegeben hat; sagt es niemand, war es A
referee-help-late = vergeben: die Karten wurden falsch gegeben; A spät …: ein Blatt hat sich gezeigt, mit dem nicht hätte gespielt werden dürfen
