## Der Schiedsrichter

referee-fault =
    { $act ->
        [play] Im { $trick }. Stich darf { $who } nicht { $what } spielen.
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
referee-fine = Alles ging nach den Regeln.
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
