### Die festen Wörter der Problemberichte.

report-error = Fehler { $code } ({ $name }): { $message }
report-warning = Warnung { $code } ({ $name }): { $message }
report-help = Hinweis: { $text }
report-file = { $heading } – { $file }
report-summary =
    { COUNTED($problems, noun: "problem") } in { COUNTED($files, noun: "file", case: "dative") }.
report-summary-nowhere = { COUNTED($problems, noun: "problem") }.
report-fine = { $name }: alles in Ordnung („{ $title }“, für { LIST($players, joint: "or") } Spieler).
report-foreign = „{ $word }“ ist { $language ->
        [de] Deutsch
        [en] Englisch
        [fr] Französisch
        [ja] Japanisch
       *[ru] Russisch
    }; in dieser Datei heißt es „{ $suggestion }“.
report-cause = die eigene Zeile, die dazu führt
report-brought = das nimmt die eigene Datei dazu
report-removed = hier entfernt
