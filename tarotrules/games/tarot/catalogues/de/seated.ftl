## An einem Tisch mit Bots

seat-role =
    { $role ->
        [taker] Nehmer
        [partner] Partner
       *[defender] Verteidiger
    }
seat-column-player = Spieler
seat-column-role = Rolle
seat-column-before = Zuvor
seat-column-total = Stand
seat-column-deal = Spiel
seat-winner =
    Die Partie ist zu Ende. { $rank ->
        [total] Höchster Stand: { LIST($winners) }.
       *[other] Was sie wert ist, zeigt der Vergleich mit anderen Tischen.
    }

### What happens

news-plays = { $contract } ({ $who })
news-excused = { $who } sagt, dass diese Karte befreit ist: { $cards }
news-passes = { $who } passt.
news-parole = { $who } sagt „Parole“.
news-bid = { $who } bietet { $contract }.
news-contract = { $who } nimmt: { $contract }.
news-announces = { $who } sagt { TITLE($title, form: "accusative") } an.
news-calls-off = { $who } lässt neu geben: { $title }.
news-calls = { $who } ruft { $card }.
news-partner = { $who } spielt mit dem Nehmer zusammen.
news-mode = Niemand nimmt: Jeder spielt für sich ({ $title }).
news-alone = Der Nehmer spielt allein.
news-chien = Der Hund: { $cards }
news-discards = { $who } legt ab.
news-discards-cards = { $who } legt ab: { $cards }
news-trick = { $number }. Stich: { $cards }
news-declares = { $who } meldet { TITLE($title, form: "accusative") }.
news-all-passed = Alle haben gepasst.
news-annulled = Das Spiel zählt nicht: Mit einem der Blätter musste neu gegeben werden.
news-discard-was = Die Ablage war { $cards }
news-chien-was = Im Hund lagen { $cards }

### What the player at this seat does

you-plays = { $contract } (du)
you-excused = Du sagst, dass diese Karte befreit ist: { $cards }
you-passes = Du passt.
you-parole = Du sagst „Parole“.
you-bid = Du bietest { $contract }.
you-contract = Du nimmst: { $contract }.
you-announces = Du sagst { TITLE($title, form: "accusative") } an.
you-calls-off = Du lässt neu geben: { $title }.
you-calls = Du rufst { $card }.
you-partner = Du spielst mit dem Nehmer zusammen.
you-discards = Du legst ab.
you-discards-cards = Du legst ab: { $cards }
you-declares = Du meldest { TITLE($title, form: "accusative") }.
you-score =
    { $how ->
        [won] Du gewinnst { COUNTED($points, noun: "point") }.
        [lost] Du verlierst { COUNTED($points, noun: "point") }.
       *[nothing] Du gewinnst und verlierst nichts.
    }
news-pool-fresh = Der Pot war leer: Jeder zahlt { $ante } ein, { $who } dazu { $adds }. Die Mouche beträgt { $largest }.
news-pool-adds = { $who } zahlt { $adds } ein. Die größte Mouche beträgt { $largest }.
news-pool-won = { $who } erhält sie.
news-pool-lost = { $who } legt eine weitere von { $largest } daneben.
you-pool-fresh = Der Pot war leer: Jeder zahlt { $ante } ein, du dazu { $adds }. Die Mouche beträgt { $largest }.
you-pool-adds = Du zahlst { $adds } ein. Die größte Mouche beträgt { $largest }.
you-pool-won = Du erhältst sie.
you-pool-lost = Du legst eine weitere von { $largest } daneben.
you-took = aus dem Hund
you-laid = auf dem Tisch
you-piles = Vor dir: { $cards }, verdeckt { COUNTED($n, noun: "card") }.
news-piles = Vor { $who }: { $cards }, verdeckt { COUNTED($n, noun: "card") }.
you-may-not =
    { $reason ->
        [follow-trumps] Trumpf ist ausgespielt, und du hast Trumpf: Du musst bedienen.
        [must-follow] { suit-name } ist ausgespielt, und du hast { suit-name }: Du musst bedienen.
        [must-trump] Du hast kein { suit-name }: Du musst stechen.
        [must-overtrump] Du hast einen höheren Trumpf als die im Stich: Du musst überstechen.
        [called-suit] { suit-name } darfst du nicht ausspielen: Das ist die Farbe der gerufenen Karte. Nur diese Karte selbst ist erlaubt.
        [bid-not-higher] Dein Gebot muss höher sein als alle bisherigen.
        [call-own-card] Diese Karte hast du selbst: Rufe eine, die du nicht hast.
       *[claim-shown] Das sind nicht die Karten, die du für diese Meldung zeigen musst.
    }
you-may-not-lay =
    { $reason ->
        [discard-never] { $card } darf nie abgelegt werden.
       *[discard-only-if-forced] { $card } darf nur abgelegt werden, wenn du nichts anderes ablegen kannst.
    }

### What is asked

ask-redeal = Mit diesem Blatt darfst du neu geben lassen: { $title }.
ask-bid = Was bietest du?
ask-announce = { TITLE($title, form: "accusative") } ansagen?
ask-call = Welche Karte rufst du?
ask-discard = Wähle { COUNTED($number, noun: "card") } für die Ablage.
ask-declare = Meldest du etwas?
ask-show = Welche Karten zeigst du für „{ $title }“? Nötig: { $number }.
answer-pass = Passen
answer-parole = Parole
answer-bid = { $contract }
answer-bid-announcing = { $contract } mit Ansage: { LIST($feats) }
answer-call-off = Neu geben lassen
answer-play-on = Dieses Blatt spielen
answer-announce = { TITLE($title, form: "accusative") } ansagen
answer-announce-not = Nichts ansagen
answer-declare = { TITLE($title, form: "accusative") } melden
answer-declare-not =
    { $declared ->
        [yes] Nichts weiter
       *[no] Nichts melden
    }
answer-back = Zurück
pick-discard = Diese Karten ablegen
pick-show = Diese Karten zeigen
