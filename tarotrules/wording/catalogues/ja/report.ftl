### 問題の報告に使う決まった言葉。

report-error = エラー { $code }（{ $name }）：{ $message }
report-warning = 警告 { $code }（{ $name }）：{ $message }
report-help = ヒント：{ $text }
report-file = { $heading }：{ $file }
report-summary =
    { COUNTED($files, noun: "file") }に{ COUNTED($problems, noun: "problem") }があります。
report-summary-nowhere = { COUNTED($problems, noun: "problem") }があります。
report-fine = { $name }：問題ありません（「{ $title }」、{ LIST($players, joint: "or") }人用）。
report-foreign = 「{ $word }」は{ $language ->
        [de] ドイツ語
        [en] 英語
        [fr] フランス語
        [ja] 日本語
       *[ru] ロシア語
    }です。このファイルでは「{ $suggestion }」と書きます。
report-cause = このファイルで原因になった行
report-brought = このファイルが取り入れたもの
report-removed = ここで削除
