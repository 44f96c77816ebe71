### Постоянные слова сообщений о проблемах.

report-error = Ошибка { $code } ({ $name }): { $message }
report-warning = Предупреждение { $code } ({ $name }): { $message }
report-help = Совет: { $text }
report-file = { $heading } — { $file }
report-summary =
    { COUNTED($problems, noun: "problem") } в { COUNTED($files, noun: "file", case: "prepositional") }.
report-summary-nowhere = { COUNTED($problems, noun: "problem") }.
report-fine = { $name }: всё в порядке («{ $title }», игроков: { LIST($players, joint: "or") }).
report-foreign = «{ $word }» — { $language ->
        [de] немецкое
        [en] английское
        [fr] французское
        [ja] японское
       *[ru] русское
    } слово; в этом файле пишут «{ $suggestion }».
report-cause = к этому ведёт ваша строка
report-brought = это берёт ваш файл
report-removed = убрано здесь
