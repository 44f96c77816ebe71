## An einem Tisch mit Bots

seat-trump = T{ $n }
seat-here = { $who } (ich)
seat-role =
    { $role ->
        [taker] Nehmer
        [partner] Partner
       *[defender] Verteidiger
    }
seat-column-player = Spieler
seat-column-role = Rolle
seat-column-tricks = Stiche
seat-column-before = Zuvor
seat-column-now = Tisch
seat-column-total = Stand
seat-column-deal = Spiel
seat-deal = Spiel { $deal }
seat-deal-of = Spiel { $deal } von { $of }
seat-dealer = Geber { $who }
seat-contract = { $contract } ({ $who })
seat-sheet = Spiel { $deal }: die Abrechnung
seat-next = { $who } gibt als Nächster.
seat-winner = Die Partie ist zu Ende. Höchster Stand: { LIST($winners) }.

### What happens

news-deals = { $who } gibt.
news-excused = { $who } sagt, dass diese Karte befreit ist: { $cards }
news-passes = { $who } passt.
news-parole = { $who } sagt „Parole“.
news-bid = { $who } bietet { $contract }.
news-contract = { $who } nimmt: { $contract }.
news-announces = { $who } sagt { TITLE($title, form: "accusative") } an.
news-calls-off = { $who } lässt neu geben: { $title }.
news-calls = { $who } ruft { $card }.
news-partner = { $who } ist der Partner.
news-alone = Der Nehmer spielt allein.
news-chien = Der Hund: { $cards }
news-discards = { $who } legt ab.
news-discards-cards = { $who } legt ab: { $cards }
news-declares = { $who } meldet { TITLE($title, form: "accusative") }.
news-shows = { $who } zeigt { $cards }
news-card = { $who } { $card }
news-trick = { $number }. Stich: { $cards }
news-trick-won = { $who } gewinnt ihn.
news-all-passed = Alle haben gepasst.
news-annulled = Das Spiel zählt nicht: Mit einem der Blätter musste neu gegeben werden.
news-discard-was = Die Ablage war { $cards }
news-chien-was = Der Hund war { $cards }

### What is asked

ask-redeal = Mit diesem Blatt darf neu gegeben werden: { $title }.
ask-bid = Welches Gebot?
ask-announce = { TITLE($title, form: "accusative") } ansagen?
ask-call = Welche Karte wird gerufen?
ask-discard = { COUNTED($number, noun: "card") } für die Ablage auswählen.
ask-declare = Eine Meldung?
ask-show = Welche Karten werden für „{ $title }“ gezeigt? Nötig: { $number }.
ask-play =
    { $leads ->
        [yes] Eine Karte ausspielen.
       *[no] Eine Karte zugeben.
    }
ask-next = Das Spiel ist zu Ende.
why-not-this-card =
    { $reason ->
        [discard-never] Diese Karte darf nie abgelegt werden.
       *[discard-only-if-forced] Diese Karte darf nur abgelegt werden, wenn es nicht anders geht.
    }
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
