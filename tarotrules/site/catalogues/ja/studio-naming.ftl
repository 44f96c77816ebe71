### 工房：質問に答える、名前を付ける、ルールの出どころを書く

## 質問から始める

studio-begin-asked = いくつかの質問
studio-ask = 質問に答える
studio-ask-said = 仲間によって違いの大きいところから、順にお聞きします。答えずに飛ばすことも、いつでもやめることもできます。
studio-ask-progress = 質問{ $n }／{ $all }
studio-ask-rule = どのように遊んでいますか
studio-ask-option = このルールで遊んでいますか
studio-ask-yes = はい
studio-ask-no = いいえ
studio-ask-who = こう遊ぶもの：{ $who }
studio-ask-skip = 飛ばす
studio-ask-back = 前の質問
studio-ask-enough = ルールブックを見る
studio-ask-stop = ほかの始め方
studio-ask-title = 私たちのルール
studio-ask-left = ほかの答えと合わないため、もとのルールのままにしました：{ $list }
