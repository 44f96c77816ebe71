### 工房：質問に答える、名前を付ける、ルールの出どころを書く

## 質問から始める

studio-begin-asked = いくつかの質問
studio-ask = 質問に答える
studio-ask-said = 質問が一つずつ出ます。答えを選ぶだけで、最後に自分たちのルールブックが開きます。答えずに飛ばすことも、いつでもやめることもできます。
studio-ask-progress = 質問{ $n }／{ $all }
studio-ask-rule = どのように遊んでいますか
studio-ask-yes = はい
studio-ask-no = いいえ
studio-ask-skip = 飛ばす
studio-ask-back = 前の質問
studio-ask-enough = ルールブックを見る
studio-ask-stop = ほかの始め方を選ぶ
studio-ask-title = 私たちのルール
studio-ask-left = ほかの答えと合わないため、もとのルールのままにしました：{ $list }

## 名前を付ける、ルールの出どころを書く

studio-naming-about = 題名と出典
studio-naming-these = このルールについて
studio-naming = 名前
studio-naming-order = 名前と順序
studio-naming-name = 名前
studio-naming-title = 題名
studio-naming-note = ルールブックの初めに置く注記
studio-naming-source = このルール全体の出典
studio-naming-source-such = クラブのノート（2026年）
studio-naming-status = 誰のルールか
studio-naming-status-none = 記載なし
studio-naming-region = 遊ばれる地域
studio-naming-region-such = france, quebec
studio-naming-people = 遊ぶ人
studio-naming-period = 遊ばれる時代
studio-naming-cited = この規則の出典
studio-naming-cited-such = 5月3日、クレールの家で決めた
studio-naming-others = ほかの言語での表記
studio-naming-back = 元に戻す
studio-naming-back-of = 元に戻す：{ $what }、{ $language }
studio-naming-earlier = 上へ
studio-naming-later = 下へ
studio-naming-earlier-of = 上へ移す：{ $title }
studio-naming-later-of = 下へ移す：{ $title }
