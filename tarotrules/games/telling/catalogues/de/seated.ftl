### An einem Tisch mit Bots, was auch gespielt wird.
### news-… wird von anderen erzählt, you-… von dem, der an diesem Platz sitzt.

seat-you = Du
# Wer mit am Tisch sitzt, vom Nächsten bis zum Letzten.
seat-name =
    { $place ->
        [1] Anna
        [2] Max
        [3] Lena
        [4] Paul
        [5] Eva
        [6] Jonas
        [7] Klara
        [8] Timo
       *[other] Ute
    }
seat-column-tricks = Stiche
seat-column-now = Tisch
seat-deal = Spiel { $deal }
seat-deal-of = Spiel { $deal } von { $of }
seat-sheet = Spiel { $deal }: die Abrechnung

## Was geschieht

news-dealer = { $who } gibt
news-deals = { $who } gibt.
news-next = Als Nächstes gibt { $who }.
news-shows = { $who } zeigt { $cards }
news-card = { $who } { $card }
news-trick-won = { $who } gewinnt ihn.

## Was man selbst tut

you-dealer = du gibst
you-deals = Du gibst.
you-next = Als Nächstes gibst du.
you-shows = Du zeigst { $cards }
you-trick-won = Du gewinnst ihn.

## Was gefragt wird

ask-play =
    { $leads ->
        [yes] Du spielst aus.
       *[no] Du bist dran.
    }
ask-next = Das Spiel ist zu Ende.
