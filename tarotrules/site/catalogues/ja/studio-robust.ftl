### 工房：ルールを探すことと、起きたこと。

studio-find = 規則を探す
studio-find-nothing = 「{ $words }」についての規則は見つかりませんでした。
studio-chapters = 目次
studio-tap = 規則を選ぶと、変えられます。
studio-counted = { $what }（{ $n }）
studio-just-changed = いま変わった規則：

studio-stop = 中止する
studio-again = もう一度試す
studio-long = 時間がかかっています。中止しても、何も失われません。
studio-halted = 中止しました。ルールはそのまま残っています。
studio-crashed = プログラムが途中で止まったため、始め直しています。ルールはそのまま残っています。
studio-failed = うまく処理できませんでした。ルールはそのまま残っています。
studio-off = この「記法」は処理できませんでした。書き直すか、もう一度試してください。
studio-back = プログラムを始め直しました。ルールはそのまま残っています。
studio-beginning-again = もう一度試しています…
studio-old-unread = 「記法」は最後まで読み取れませんでした。表示しているのは、その前のルールです。
studio-nowhere = このブラウザーには何も保存されません（プライベートウィンドウでしょうか）。ルールのファイルを保存しておいてください。
studio-newer = ルールは、このページの新しい版で保存されています。ページを再読み込みしてください。それまでは、何も保存も削除もしません。
studio-renewed = このページは新しくなりました。再読み込みしてください。それでも使えないときは、ページを閉じて、数分後にもう一度開いてください。ルールはそのまま残っています。
studio-both = このルールは、ほかのタブでも変えられました。もう一方のルールは「以前のルール」に残してあります。
studio-link-too-long = ルールが長すぎて、リンクにできません。ファイルとして保存してください。

studio-open-rule = 規則{ $number }
studio-option-effect = これで変わること
studio-option-effect-off = 外すと変わること
studio-option-effect-of = オプション「{ $title }」で変わること
studio-option-clash = いまのルールとは合いません：
studio-option-unknown = 先に、ルールの誤りや、合わないところを直してください。
studio-option-nothing = 変わる規則はありません。
