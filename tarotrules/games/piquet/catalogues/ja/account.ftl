### ディールやパルティの計算。
### account-… は表の行なので、句点を付けない。

account-who = { $two ->
    [yes] { $seat ->
        [0] エルダー
       *[other] ヤンガー
    }
   *[no] { $seat ->
        [0] エルダー
       *[other] { $number }番目のプレイヤー
    }
}
account-column = { $name ->
    [who] プレイヤー
    [what] 内容
    [amount] 点数
    [total] 累計
    [rule] 規則
    [deal] ディール
   *[elder] エルダー
}
# 役：同じスートのカード、続いたカード、同じランクのカード。
account-suit = { $title }{ $cards }枚{ $counts ->
    [yes] （{ $pips }）
   *[no] {""}
}
account-run = { account-length }（{ $top ->
    [14] A
    [13] K
    [12] Q
    [11] J
    [9] { $last ->
        [yes] 9
       *[no] 9
    }
   *[other] { $top }
}から）
account-length = { $cards ->
   *[other] シークエンス{ $cards }枚
}
account-rank = { $top ->
    [14] A
    [13] K
    [12] Q
    [11] J
   *[other] { $top }
}{ $called ->
    [fourteen] のカトルズ
   *[number] { $cards ->
        [3] のトリオ
       *[other] が{ $cards }枚
    }
}
# トリックの中で数える点：規則での呼び名。
account-trick = { $trick }番目のトリック：{ $what }
account-count-lead = リード
account-count-win = 相手のリードに勝利
account-count-last = 最後のトリック
account-count = { $title }
account-play = プレイ
account-cards = { $what ->
    [cards] カード賞
    [every] カポ
    [divided] カード賞（同数）
   *[none_won] 一つも勝てなかったプレイヤー
}
account-tricks = 勝ったトリックの数：{ $list }。
account-has = { $who }が{ $n }
account-nobody = 誰の得点にもならない役：{ $list }。
account-nothing = 得点はありません。
account-scores = 得点：{ $list }。
account-calls = 役の点の合計：{ $list }。

## 手札だけの場合

account-hand-together = すべて「よし」となれば、プレイの前に{ $n }点を得ます。
account-hand-nothing = 宣言できるものはありません。

## パルティ

account-partie-total = 合計
account-partie-weight = ×{ $n }
account-partie-left = { $n ->
   *[other] 残りは{ $n }ディールです。
}
account-partie-goes-on = パルティは続きます。
account-partie-drawn = 総得点が{ $n }点で並んだので、パルティは引き分けです。
account-partie-won = { $winner }が{ $most }対{ $least }でパルティに勝ちました。
account-partie-paid = { $what }：{ $loser }の支払いは{ $payment }点です{ $see }。
account-partie-game = { $number }番目のゲーム：{ $winner }が{ $most }対{ $least }で勝ち、{ $counts }ゲームを取りました{ $see }。
account-partie-of-games = パルティは{ $winner }の勝ちです。
account-settle-rubicon = ルビコンを越えなかった敗者
account-settle-plain = ルビコンを越えた敗者
account-settle = { $title }

## 交換

account-exchange-tried = { $which ->
    [elder] エルダー{ $elder }枚
    [younger] ヤンガー{ $younger }枚
   *[both] エルダー{ $elder }枚、ヤンガー{ $younger }枚
}：{ $allowed ->
    [yes] できます。
   *[no] できません。{ $why }
}
account-exchange-goes = { BEGIN($who) }：{ $cards }
account-exchange-left = 残り：{ $cards }

## 反則

account-fault-told = { $who }の反則「{ $what }」{ $see }：{ $effect }。
account-fault-waived = 相手が見逃します
account-fault-cancelled = 数えない得点：{ $list }。
