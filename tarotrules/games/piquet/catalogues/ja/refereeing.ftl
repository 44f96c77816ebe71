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
        [not_good] 「こちらが上」と答える
        [equal] 「同じ」と答える
        [ask] 「いくつ」と尋ねる
        [show] 「{ $what }」で得点する役を見せるように求める
        [look] 山札に残したカードを見る
        [enough] これ以上は宣言しない
        [took] { $what }枚交換する
        [called] 「{ $what }」と言う
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

## A deal that somebody types

# For each hand in turn, the elder’s first: what it may be called besides its name.
referee-hands = 子/エ、親/ヤ/ディーラー
referee-word-hand = 手札
referee-word-stock = 山札、タロン
referee-word-exchange = 交換
referee-word-call = 宣言
referee-word-nothing = なし
referee-word-look = 見る
referee-word-misdeal = 配り間違い、ミスディール
referee-word-good = よし
referee-word-not_good = こちらが上
referee-word-equal = 同じ
referee-word-ask = いくつ、どこから
referee-opening = 言ったことと出したカードを、順に入力してください。「ヘルプ」で書き方を説明します。手札が分からなければ、役はすべてのトリックが終わってから確かめます。
referee-status =
    { $what ->
        [exchange] { $who }が交換します。
        [calls] 役を言い合い、その後で{ $who }がリードします。
        [lead] { $trick }番目のトリック：{ $who }がリードします。
       *[play] { $trick }番目のトリック：{ $cards }。次は{ $who }です。
    }
referee-trick = { $trick }番目のトリック：{ $cards }。{ $who }が勝ちます。
referee-stopped = このディールはここで止まっています。「戻す」でこの行を取り消せます。
referee-over = このディールは終わりました。「戻す」で最後の行を取り消し、「終了」で終わります。
referee-count = カードは{ $wanted }枚のはずですが、{ $given }枚です。
referee-who = { $two ->
    [yes] エルダーとヤンガーのどちらの手札かを書いてください。
   *[no] 誰の手札かを、エルダー、2番目のプレイヤーのように書いてください。
}
referee-which = 何の役かを、「宣言 ポイント K♠ Q♠ J♠ 10♠」のように書いてください。
referee-how-many = 交換した枚数かカードを書いてください。
referee-help-who = { $two ->
    [yes] エルダー …、ヤンガー …：はっきりしないときは、誰がしたか
   *[no] エルダー …、2番目のプレイヤー …：はっきりしないときは、誰がしたか
}
referee-help-exchange = 交換 5、または 交換 S7 S8 H9：交換した枚数かカード
referee-help-call = ポイント5枚、シークエンス4枚、Aのトリオ：役。「宣言 { $title } K♠ Q♠ J♠」でカードを、「{ $title } なし」で宣言しないことを示します
referee-help-answer = よし、こちらが上、同じ、いくつ、どこから：宣言への答えと質問
referee-help-cards = K♠ SK、10♥ H10：出したカードを、出した順に
referee-help-known = { $two ->
    [yes] 手札 エルダー …、手札 ヤンガー …、山札 …：配られたカード。すべて分かれば、その場で確かめます
   *[no] 手札 エルダー …、手札 2番目のプレイヤー …、山札 …：配られたカード。すべて分かれば、その場で確かめます
}
referee-help-misdeal = 配り間違い：配り方の誤り
