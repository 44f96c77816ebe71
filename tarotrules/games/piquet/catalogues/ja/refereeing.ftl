### 審判：できること、許されなかったこと、その結果。

# 「…できる」「…許されない」に続く形。
act =
    { $done ->
        [play] { $cards }を出す
        [discard] { $cards }を捨てる
        [discard_none] 1枚も交換しない
        [claim] 「{ $what }」と言う
        [call] { $cards }で「{ $what }」と言う
        [call_none] 「{ $what }」では何も言わない
        [good] 「よし」と答える
        [not_good] 「もっと」と答える
        [equal] 「同じ」と答える
        [ask] 「いくつ」と聞く
        [show] 「{ $what }」で数えるものを見せてもらう
        [look] 山札の残りを見る
        [enough] これ以上は数えない
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
        [0] { $who }は、次のことを許されていませんでした：{ $act }。
       *[other] { $trick }番目のトリックで、{ $who }は次のことを許されていませんでした：{ $act }。
    }
referee-could = 出せたカード：{ $cards }
referee-so-far = ここまでは、すべて規則どおりです。次は{ $who }の番です。
referee-misdeal = 配り間違いなので、得点はありません。
referee-next =
    { $again ->
        [yes] 同じ人が配り直します。
       *[no] 次の人が配ります。
    }
