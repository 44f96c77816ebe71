### 審判：できること、許されなかったこと、その結果。

# 「…にできること：」「…がしてはいけなかったこと：」に続く形。
act =
    { $done ->
        [play] { $cards }を出す
        [discard] { $cards }を捨てる
        [discard_none] 一枚も交換しない
        [claim] 「{ $what }」を宣言する
        [call] { $cards }で「{ $what }」を宣言する
        [call_none] 「{ $what }」では何も宣言しない
        [good] 「よし」と答える
        [not_good] 「もっと」と答える
        [equal] 「同じ」と答える
        [ask] 「いくつ」と尋ねる
        [show] 「{ $what }」で得点する役を見せるように求める
        [look] 山札に残ったカードを見る
        [enough] これ以上は宣言しない
       *[pass] 何も言わない
    }
legal-may = { $who }にできること：
legal-exchange =
    { $who }が交換できる枚数：{ $how ->
        [exactly] ちょうど{ $most }枚
        [up_to] { $most }枚まで
       *[range] { $least }枚から{ $most }枚まで
    }{ $none ->
        [yes] 、または0枚
       *[no] {""}
    }。
referee-fault =
    { $trick ->
        [0] { $who }がしてはいけなかったこと：{ $act }。
       *[other] { $trick }番目のトリックで、{ $who }がしてはいけなかったこと：{ $act }。
    }
referee-could = 出せたカード：{ $cards }
referee-so-far = ここまでは、すべてルールどおりです。次は{ $who }の番です。
referee-misdeal = カードの配り方が誤っていたので、得点はありません。
referee-next =
    { $again ->
        [yes] 同じディーラーが配り直します。
       *[no] 次のプレイヤーが配ります。
    }
