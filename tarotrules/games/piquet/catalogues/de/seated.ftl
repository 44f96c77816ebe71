### Eine Partie gegen Bots: was jemand am Tisch sieht, dort sagt und gefragt wird.
### news-… wird von anderen erzählt, you-… von dem, der an diesem Platz sitzt.

# Was jeder ist; zwischen Vorhand und Geber, wo mehr als zwei spielen, nichts.
seat-role =
    { $role ->
        [elder] Vorhand
        [younger] Geber
        [dealer] Geber
        [partner] Partner
       *[other] { "" }
    }
seat-column-player = Wer
seat-column-role = Platz
seat-column-deal = Spiel
seat-column-before = Zuvor
seat-column-total = Stand
seat-drawn = vom Talon
# Was neben dem Tisch liegt.
seat-discard = Deine Ablage: { $cards }
seat-saw = Im Talon hast du gesehen: { $cards }
seat-left = Im Talon liegen noch: { $cards }

### Was von Kombinationen gesagt wird

call-point = { $title } von { NUMBER($cards, gender: "f", case: "dative") }
call-many =
    { $n ->
        [3] Gedritt
        [4] Geviert
       *[other] { $n }
    }
call-key =
    { $key ->
        [cards] { COUNTED($n, noun: "card", case: "nominative") }
        [pips] { COUNTED($n, noun: "pip", case: "nominative") }
       *[top] { call-high } hoch
    }
call-high =
    { $n ->
        [14] Ass
        [13] König
        [12] Dame
        [11] Bube
       *[other] { $n }
    }
call-other = { $title } ({ $told })
call-none = { TITLE($title, form: "none") }
call-asks =
    { $key ->
        [cards] wie viele Karten?
        [pips] wie viel?
       *[top] { $of ->
            [rank] welche?
            [run] wovon?
            [suit] wie hoch?
           *[hand] wie hoch?
        }
    }
call-told =
    { $key ->
        [top] { $of ->
            [rank] { $n ->
                [14] Asse
                [13] Könige
                [12] Damen
                [11] Buben
                [10] Zehnen
                [9] Neunen
                [8] Achten
                [7] Siebenen
               *[other] Sechsen
            }
            [run] { $n ->
                [14] vom Ass
                [13] vom König
                [12] von der Dame
                [11] vom Buben
                [10] von der Zehn
                [9] von der Neun
               *[other] von der Acht
            }
            [suit] { call-high }
           *[hand] { call-high }
        }
        [cards] { $n }
       *[pips] { $n }
    }
call-answer =
    { $word ->
        [good] gut
        [not_good] nicht gut
       *[equal] gleich
    }
call-answer-own = { $answer }: { $own }

### Was geschieht

news-says = { $who }: „{ BEGIN($what) }“
news-exchanges =
    { $n ->
        [0] { $who } tauscht nichts.
       *[other] { $who } tauscht { COUNTED($n, noun: "card", case: "accusative") }.
    }
news-asks-to-see = { $who } will die Karten sehen: { $title }
news-looks = { $who } sieht den Rest vom Talon an, und du auch: { $cards }
news-looks-not = { $who } sieht den Rest vom Talon nicht an.
news-leads = { $who } spielt { $card } aus.
news-scores = { $who } schreibt { $n }: { $what }
news-milestone = { BEGIN($title) }! { $who } schreibt { $n } dazu.
news-trick = { $number }. Stich: { $cards }
news-account = { $who }: { $what } – { $n }{ $see }
news-wins = { $who } gewinnt die Partie mit { $most } zu { $least }.
news-pays = { $what }: { $who } zahlt { $n }{ $see }.
news-wins-game = { $who } gewinnt den Durchgang mit { $most } zu { $least }.
news-counts = Der Durchgang zählt { $n } für { $who }{ $see }.
news-wins-partie = { $who } gewinnt die Partie.

### Was man selbst tut

you-says = Du: „{ BEGIN($what) }“
you-exchanges =
    { $n ->
        [0] Du tauschst nichts.
       *[other] Du tauschst { COUNTED($n, noun: "card", case: "accusative") }.
    }
you-discards = Du legst ab: { $cards }
you-draws = Du nimmst auf: { $cards }
you-leaves = Im Talon lässt du: { $cards }
you-asks-to-see = Du willst die Karten sehen: { $title }
you-looks = Du siehst den Rest vom Talon an, und alle sehen ihn: { $cards }
you-looks-not = Du siehst den Rest vom Talon nicht an.
you-leads = Du spielst { $card } aus.
you-scores = Du schreibst { $n }: { $what }
you-milestone = { BEGIN($title) }! Du schreibst { $n } dazu.
you-account = Du: { $what } – { $n }{ $see }
you-score = Du schreibst { COUNTED($n, noun: "point", case: "accusative") }.
you-wins = Du gewinnst die Partie mit { $most } zu { $least }.
you-pays = { $what }: Du zahlst { $n }{ $see }.
you-wins-game = Du gewinnst den Durchgang mit { $most } zu { $least }.
you-counts = Der Durchgang zählt { $n } für dich{ $see }.
you-wins-partie = Du gewinnst die Partie.
seat-winners =
    { $level ->
        [yes] Die Partie ist unentschieden: Alle haben { $n }.
       *[no] Die Partie ist zu Ende. Höchster Stand, { $n }: { LIST($winners) }.
    }
you-must-follow =
    { $suit ->
        [S] Pik ist ausgespielt, und du hast Pik: Du musst bedienen.
        [H] Herz ist ausgespielt, und du hast Herz: Du musst bedienen.
        [D] Karo ist ausgespielt, und du hast Karo: Du musst bedienen.
       *[C] Kreuz ist ausgespielt, und du hast Kreuz: Du musst bedienen.
    }
you-may-not =
    { $reason ->
        [exchange-number] So viele Karten darfst du nicht tauschen.
        [call-too-low] Was du ansagst, muss besser sein als das bisher Angesagte.
        [call-sunk] Du hast etwas, das du ansagen musst.
        [answer-better] Du hast etwas Besseres: Es ist nicht gut.
        [answer-worse] Du hast nichts ebenso Gutes: Es ist gut.
        [answer-first] Du hast ebenso viele: Frage zuerst weiter.
        [answer-ask] Was gesagt ist, genügt: Es gibt nichts zu fragen.
       *[answer-equal] Du hast dasselbe: Es ist gleich.
    }

### Was gefragt wird

ask-claim = Dein Blatt zählt schon für sich: { $title }. Meldest du es?
ask-exchange =
    { $many ->
        [exactly] Wähle { COUNTED($most, noun: "card", case: "accusative") } zum Tauschen.
        [range] Wähle { $least } bis { COUNTED($most, noun: "card", case: "accusative") } zum Tauschen; im Talon liegen { $stock }.
       *[up_to] Wähle höchstens { COUNTED($most, noun: "card", case: "accusative") } zum Tauschen; im Talon liegen { $stock }.
    }
ask-call = Was sagst du an?
ask-call-after =
    { $heard ->
        [not_good] Die Ansage von { $who } ist nicht gut ({ $title }). Was sagst du an?
        [equal] Die Ansage von { $who } ist gleich wie deine ({ $title }). Was sagst du an?
       *[nothing] { $who } hat nichts angesagt ({ $title }). Was sagst du an?
    }
ask-answer = { $who } sagt an: { $what }. Was antwortest du?
ask-raise = Deine Ansage ist nicht gut ({ $title }). Sagst du noch etwas an, das nichts schlagen kann?
ask-tell = Deine Ansage ist gut ({ $title }). Was zählst du noch?
ask-show = { $who } zählt: { $list }. Willst du es sehen?
ask-look =
    { $n ->
        [one] Im Talon liegt noch eine Karte. Siehst du sie an, so dürfen alle sie sehen.
       *[other] Im Talon liegen noch { $n } Karten. Siehst du sie an, so dürfen alle sie sehen.
    }
answer-claim = { $title } melden
answer-claim-not = Nichts sagen
answer-exchange-none = Nichts tauschen
answer-call = { $what } – { $cards }
answer-raise-not = Nichts
answer-enough = Nichts weiter
answer-show-not = Nein
answer-show = Zeigen lassen
answer-look-not = Liegen lassen
answer-look = Ansehen
pick-exchange = Diese Karten tauschen
