### What is said of deals of any game: by a referee, by a simulation.

## What may be done in a deal, and why not

legal-cards = 出せるカード：{ LIST($cards) }
legal-none = 出すカードがありません。
legal-not = { $card }は出せません（規則{ $rule }）。{ $says }
why-allowed = これは認められています。
why-rule = 規則{ $rule }：{ $text }

## A deal that somebody types

referee-fine = すべてルールどおりでした。
referee-word-undo = 戻す、取り消し
referee-word-help = ヘルプ
referee-word-quit = 終了
referee-word-score = 得点
referee-undone = 取り消しました：{ $line }
referee-nothing = 取り消すものがありません。
referee-unread = ここでは「{ $word }」が分かりません。「ヘルプ」で書き方を説明します。
referee-help = 一行にまとめても、何行かに分けてもかまいません。
referee-help-undo = 戻す：最後の行を取り消す
referee-help-quit = 終了：終わる

## What became of many deals that programs played

simulation-title = { $title }：シミュレーション
simulation-share = { $value } ({ $low }–{ $high })
simulation-mean = { SIGNED($value) } ± { $half }
simulation-amount = { $value } ± { $half }
simulation-unknown = –
simulation-column-what = 内容
simulation-column-who = 誰
