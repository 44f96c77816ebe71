### Die festen Wörter der Problemberichte.

report-error = Fehler { $code } ({ $name }): { $message }
report-warning = Warnung { $code } ({ $name }): { $message }
report-help = Hinweis: { $text }
report-summary =
    { COUNTED($problems, noun: "problem") } in { COUNTED($files, noun: "file", case: "dative") }.
report-summary-nowhere = { COUNTED($problems, noun: "problem") }.
report-fine = { $name }: alles in Ordnung.
