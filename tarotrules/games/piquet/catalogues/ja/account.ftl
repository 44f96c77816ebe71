### 伝えられた勝負やパルティが何点になるか、一行ずつ。
### account-… は表の行：句点なし。

account-who = { $two ->
    [yes] { $seat ->
        [0] エルダー
       *[other] ヤンガー
    }
   *[no] { $seat ->
        [0] エルダー
       *[other] { $number }番目の手
    }
}
account-column = { $name ->
    [who] 誰
    [what] 内容
    [amount] 点
    [total] 合計
    [rule] 規則
    [deal] 回
   *[elder] エルダー
}
# 組み合わせ：同じスートの札、続き札、同じランクの札。
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
   *[other] { $cards }枚のシークエンス
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
       *[other] { $cards }枚
    }
}
# トリックの中で数える点：規則での呼び名。
account-trick = トリック{ $trick }：{ $what }
account-count-lead = リード
account-count-win = リードした相手から取った
account-count-last = 最後のトリック
account-count = { $title }
account-play = プレイ
account-cards = { $what ->
    [cards] カード賞
    [every] カポ
    [divided] カード賞（引き分け）
   *[none_won] 1トリックも取れなかった人
}
account-tricks = トリック数：{ $list }。
account-has = { $who }{ $n }
account-nobody = 誰の得点にもならないもの：{ $list }。
account-nothing = 得点はありません。
account-scores = 得点：{ $list }。
account-calls = 役の点：{ $list }。

## 手札だけの場合

account-hand-together = すべて認められれば、プレイの前に{ $n }点になります。
account-hand-nothing = 言えるものはありません。

## パルティ

account-partie-total = 合計
account-partie-weight = ×{ $n }
account-partie-left = { $n ->
   *[other] あと{ $n }回残っています。
}
account-partie-goes-on = パルティは続きます。
account-partie-drawn = どちらも{ $n }点で、パルティは引き分けです。
account-partie-won = { $winner }が{ $most }対{ $least }で勝ちました。
account-partie-paid = { $what }：{ $loser }の支払いは{ $payment }点です{ $see }。
account-partie-game = 第{ $number }ゲーム：{ $winner }が{ $most }対{ $least }で勝ち、{ $counts }ゲーム分です{ $see }。
account-partie-of-games = パルティは{ $winner }の勝ちです。
account-settle-rubicon = 敗者はルビコンを越えませんでした
account-settle-plain = 敗者はルビコンを越えました
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

account-fault-told = { $who }－{ $what }{ $see }：{ $effect }。
account-fault-waived = 相手が見逃します
account-fault-cancelled = 数えない得点：{ $list }。
