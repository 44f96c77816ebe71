### Les mots fixes des rapports de problèmes.

report-error = Erreur { $code } ({ $name }) : { $message }
report-warning = Attention { $code } ({ $name }) : { $message }
report-help = Conseil : { $text }
report-file = { $heading } – { $file }
report-summary =
    { COUNTED($problems, noun: "problem") } dans { COUNTED($files, noun: "file") }.
report-summary-nowhere = { COUNTED($problems, noun: "problem") }.
report-fine = { $name } : tout va bien (« { $title } », à { LIST($players, joint: "or") } joueurs).
report-foreign = « { $word } » est { $language ->
        [de] de l’allemand
        [en] de l’anglais
        [fr] du français
        [ja] du japonais
       *[ru] du russe
    } ; dans ce fichier, écrivez « { $suggestion } ».
report-cause = la ligne de votre fichier qui mène à ceci
report-brought = votre fichier prend ceci
report-removed = retiré ici
