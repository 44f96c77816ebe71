### Le parole fisse dei resoconti.

report-error = Errore { $code } ({ $name }): { $message }
report-warning = Avviso { $code } ({ $name }): { $message }
report-help = Consiglio: { $text }
report-summary =
    { COUNTED($problems, noun: "problem") } in { COUNTED($files, noun: "file") }.
report-fine = { $name }: tutto in ordine («{ $title }», per { LIST($players, joint: "or") } giocatori).
