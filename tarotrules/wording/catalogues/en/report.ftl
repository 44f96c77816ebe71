### Fixed words of problem reports.

report-error = Error { $code } ({ $name }): { $message }
report-warning = Warning { $code } ({ $name }): { $message }
report-help = Help: { $text }
report-file = { $heading } – { $file }
report-summary =
    { COUNTED($problems, noun: "problem") } in { COUNTED($files, noun: "file") }.
report-summary-nowhere = { COUNTED($problems, noun: "problem") }.
report-fine = { $name }: all is well (“{ $title }”, for { LIST($players, joint: "or") } players).
report-foreign = “{ $word }” is { $language ->
        [de] German
        [en] English
        [fr] French
        [ja] Japanese
       *[ru] Russian
    }; in this file it is “{ $suggestion }”.
report-cause = the line of yours that leads to this
report-brought = your file takes this
report-removed = removed here
