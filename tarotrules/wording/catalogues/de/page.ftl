### Was an Regeln nicht stimmt, für Leute, die sie auf einer Seite ändern und nicht sehen, wie sie geschrieben sind.

page-d005 = „{ $option }“ geht nur zusammen mit „{ $needed }“.
    .help = Nimm beide oder keine.
page-d006 = „{ $one }“ und „{ $two }“ schließen einander aus.
    .help = Behalte, was ihr am Tisch spielt.
page-d007 = „{ $one }“ und „{ $two }“ gehen nicht zusammen: { $how ->
        [said] mit „{ $one }“ heißt es „{ $said }“, mit „{ $two }“ heißt es „{ $beside }“
       *[other] { $what }.
    }
    .help = Nimm nur eine davon, oder lege bei dieser Regel fest, was an eurem Tisch gilt.
page-d009 = Das steht fest und lässt sich nicht ändern: { $what }.
page-d016 = Es ist nicht klar, wo „{ $word }“ unter den anderen steht.
page-d018 = „{ $one }“ und „{ $two }“ wollen denselben Platz: Es ist nicht klar, was zuerst kommt.
page-d032 = Es fehlt etwas: { $what }.
    .help = Lege fest, was an eurem Tisch gilt.
page-d042 = Es fehlt etwas: { $what }.
    .help = Lege fest, was an eurem Tisch gilt.
