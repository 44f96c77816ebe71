### 言い回し集が全体を知っている事柄。単独の文は「ときは」の前に置く。ほかの部分は、誰が得点するか、何を付け加えるかを言う。

## ボーナス

bonus-judged = 「{ $words }」については、皆で判断します。
bonus-awarded = 皆がこのボーナスを認めた
bonus-read = 次の条件（{ $when }）を満たした
bonus-unit = { $when }ときは、{ $payee }が、{ $two ->
        [yes] {""}
       *[no] ディフェンダー一人あたり
    }{ $amount }を得ます（{ $multiplied ->
        [yes] コントラクトの得点倍率を掛けます
       *[no] 得点倍率は掛けません
    }）。{ $anyway ->
        [yes] そのディールに負けても得られます。
       *[no] { "" }
    }
bonus-margin = { $when }ときは、点差を丸める前に、{ $payee }に有利になるように点差を{ $amount }だけ増減します。
bonus-players = { $when }ときは、{ $payee }が、{ $source ->
        [others] ほかのプレイヤー
       *[party] { $payer }
    }から、{ $basis ->
        [per_head] 一人につき{ $amount }を受け取ります
       *[in_all] 合わせて{ $amount }を受け取ります。支払う側はこれを等分します
    }。これはコントラクトとは別に、プレイヤーどうしで精算します。
phrase-card-at-the-end = 最後のトリックに{ NOUN($one-card) }が出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
    .inside = { NOUN($one-card) }
phrase-card-in-the-first-trick = 最初のトリックに{ NOUN($one-card) }が出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
    .first = { NOUN($one-card) }
phrase-cards-in-one-trick = { NOUN($one-card) }と{ NOUN($other-card) }が同じトリックで出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .player = そのトリックに勝ったプレイヤー
    .inside = { phrase-card-at-the-end.inside }
    .carrier = { NOUN($other-card) }
    .more = 一方の側がすべてのトリックに勝ち、最後のトリックに{ NOUN($other-card) }で勝ったときは、最後から二番目のトリックに出た{ NOUN($one-card) }も同じように扱います。
phrase-won-with-card-at-the-end = 最後のトリックに{ NOUN($one-card) }で勝ったプレイヤーがいる
    .winner = そのプレイヤーの側
    .winner-of-trick = そのトリックに勝った側
    .loser = その相手側
phrase-lost-card-at-the-end = 最後のトリックで、{ NOUN($one-card) }をほかのプレイヤー（味方を含む）に取られた
    .winner = 取られたプレイヤーの相手側
    .taker = そのトリックに勝った側
    .loser = 取られたプレイヤーの側
phrase-class-wins-at-the-end = 最後のトリックに{ NOUN($some-cards) }で勝った
    .winner = 勝った側
    .loser = その相手側
    .player = そのトリックに勝ったプレイヤー
phrase-card-wins-at-the-end = 最後のトリックに{ NOUN($one-card) }で勝った
    .winner = 勝った側
    .loser = その相手側
    .player = そのトリックに勝ったプレイヤー
phrase-class-at-the-end = 最後のトリックに{ NOUN($some-cards) }が一枚でも出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
    .inside = { NOUN($some-cards) }
phrase-so-many-at-the-end = 最後のトリックに{ NOUN($count-n) }が{ COUNTED($count-n) }以上出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
    .inside = { NOUN($count-n) }{ COUNTED($count-n) }
phrase-both-at-the-end = 最後のトリックに{ NOUN($one-card) }と{ NOUN($other-card) }が両方とも出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
    .inside = { NOUN($one-card) }と{ NOUN($other-card) }
phrase-card-or-class-at-the-end = 最後のトリックに、{ NOUN($one-card) }が出たか、{ NOUN($count-n) }が{ COUNTED($count-n) }以上出た
    .winner = そのトリックに勝った側
    .loser = そのトリックに勝てなかった側
    .player = そのトリックに勝ったプレイヤー
phrase-card-in-the-last-two = 最後の二つのトリックのどちらかに{ NOUN($one-card) }が出た
    .winner = 最後のトリックに勝った側
phrase-card-captured = 一方の側が相手側の{ NOUN($one-card) }を取った
    .winner = 取った側
    .loser = 取られた側
phrase-card-saved = { NOUN($one-card) }を出した側がそのトリックにも勝った
    .winner = その側
    .loser = 相手側
phrase-card-saved-by-far = { NOUN($one-card) }を出した側がそのトリックにも勝ち、点差が{ $n }以上だった
    .winner = その側
    .loser = 相手側
phrase-card-won = いずれかのトリックに{ NOUN($one-card) }が出た
    .winner = そのトリックに勝ったプレイヤー
    .winners = そのトリックに勝った側
phrase-made-without-oudler = デクレアラー側がウドレを一枚も取らずにコントラクトに成功した
    .attack = その側
phrase-lost-with-oudlers = デクレアラー側が{ COUNTED($n, noun: "oudler") }を取りながらコントラクトに成功しなかった
    .attack = その側
phrase-made-by-far = デクレアラー側が{ $n }点以上の点差でコントラクトに成功した
    .attack = その側
phrase-made-narrowly = デクレアラー側が{ $n }点以下の点差でコントラクトに成功した
    .attack = その側
phrase-made-in-few-tricks = デクレアラー側が{ $n }トリック以下でコントラクトに成功した
    .attack = その側
phrase-no-trick = { $any-side ->
        [attack] デクレアラー側
       *[defence] ディフェンダー側
    }が一つのトリックにも勝てなかった
phrase-somebody-wins-the-last = { $any-player ->
        [taker] デクレアラー
        [partner] パートナー
       *[dealer] ディーラー
    }が最後のトリックに勝った
    .player = そのプレイヤー
    .side = その側
    .others = その相手側
phrase-card-in-the-chien = ドッグに{ NOUN($one-card) }があった
phrase-card-in-the-discard = 捨て札に{ NOUN($one-card) }がある
phrase-feat-with-partner = デクレアラーとパートナーが二人で{ TITLE($any-feat, form: "bare") }を達成した
    .partner = パートナー
    .attack = その側
phrase-feat-achieved = 一方の側が{ TITLE($any-feat, form: "bare") }を達成した
    .side = 達成した側
phrase-feat-by-side = { $any-side ->
        [attack] デクレアラー側
       *[defence] ディフェンダー側
    }が{ TITLE($any-feat, form: "bare") }を達成した
    .side = その側
phrase-side-points = { $any-side ->
        [attack] デクレアラー側
       *[defence] ディフェンダー側
    }がカードの点数で{ $n }点以上を取った
    .side = その側
phrase-side-oudlers = { $any-side ->
        [attack] デクレアラー側
       *[defence] ディフェンダー側
    }が{ COUNTED($n, noun: "oudler") }以上を取った
    .side = その側
phrase-side-cards = { $any-side ->
        [attack] デクレアラー側
       *[defence] ディフェンダー側
    }が{ NOUN($count-n) }を{ $all ->
        [yes] { COUNTED($count-n) }すべて
       *[no] ちょうど{ COUNTED($count-n) }
    }取った
    .side = その側
phrase-side-cards-or-more = { $any-side ->
        [attack] デクレアラー側
       *[defence] ディフェンダー側
    }が{ NOUN($count-n) }を{ $all ->
        [yes] { COUNTED($count-n) }すべて
       *[no] { COUNTED($count-n) }以上
    }取った
    .side = その側

## 手札：「手札」の前に置く

redeal-who = { $has }手札を持つプレイヤーは、{ $moment ->
        [before_play] 最初のリードの前に
        [before_chien] まだ誰もドッグを見ないうちに
        [before_auction] ビッドが始まる前に
       *[own_turn] { $turns ->
                [one] ビッドで自分の番が来たときに
               *[several] ビッドで初めて自分の番が来たときに
            }
    }{ $duty ->
        [must] 申し出なければなりません。ディールは無効になります。
       *[may] 申し出て、ディールを無効にできます。
    }
exempt-who = { $has }手札を配られたプレイヤーだけが、{ NOUN($card) }をプレイの規則に縛られずに出せます。
claim-level-who = { $has }手札を持つプレイヤーは、{ TITLE($title, form: "bare") }を宣言できます（{ $worth }）。
phrase-bare-trump = 切札が{ NOUN($one-trump) }だけで、エクスキューズもない
phrase-bare-excuse = エクスキューズがあり、切札が一枚もない
phrase-only-one-of-class = { NOUN($some-cards) }が{ NOUN($one-card) }だけの
phrase-has-card = { NOUN($one-card) }がある
phrase-lacks-card = { NOUN($one-card) }がない
phrase-no-trump-nor-excuse = 切札もエクスキューズもない
phrase-none-of-class = { NOUN($some-cards) }が一枚もない
phrase-neither-class = { NOUN($some-cards) }も{ NOUN($other-cards) }もない
phrase-no-trump-excuse-nor-class = { NOUN($some-cards) }も切札もエクスキューズもない
phrase-no-trump-and-excuse-or-none-of-class = { NOUN($some-cards) }が一枚もないか、切札もエクスキューズもない
phrase-either-class-missing = { NOUN($some-cards) }か{ NOUN($other-cards) }のどちらかが一枚もない
phrase-none-of-class-nor-card = { NOUN($some-cards) }も{ NOUN($one-card) }もない
phrase-so-many-trumps-or-excuse = エクスキューズも含めて切札が{ COUNTED($n, noun: "class-trumps") }以上ある
phrase-so-many-of-class = { NOUN($count-n) }が{ COUNTED($count-n) }以上ある
phrase-exactly-so-many-of-class =
    { $all ->
        [yes] { NOUN($count-n) }が{ COUNTED($count-n) }すべてある
       *[no] { NOUN($count-n) }がちょうど{ COUNTED($count-n) }ある
    }
phrase-at-most-so-many-of-class = { NOUN($count-n) }が{ COUNTED($count-n) }以下の
phrase-so-many-of-class-and-none-of-other = { NOUN($count-n) }が{ COUNTED($count-n) }以上あり、{ NOUN($other-cards) }が一枚もない
phrase-exactly-so-many-and-none-of-other = { NOUN($count-n) }がちょうど{ COUNTED($count-n) }あり、{ NOUN($other-cards) }が一枚もない
phrase-at-most-so-many-and-none-of-other = { NOUN($count-n) }が{ COUNTED($count-n) }以下で、{ NOUN($other-cards) }が一枚もない
phrase-at-most-so-many-and-neither-of-others = { NOUN($count-n) }が{ COUNTED($count-n) }以下で、{ NOUN($other-cards) }も{ NOUN($third-cards) }もない
phrase-has-both-cards = { NOUN($one-card) }と{ NOUN($other-card) }の両方がある
phrase-card-and-so-many-of-class = { NOUN($one-card) }があり、{ NOUN($count-n) }が{ COUNTED($count-n) }以上ある
phrase-card-and-none-of-class = { NOUN($one-card) }があり、{ NOUN($some-cards) }が一枚もない
phrase-so-many-of-both = { NOUN($count-n) }が{ COUNTED($count-n) }以上、{ NOUN($count-m) }が{ COUNTED($count-m) }以上ある
phrase-few-of-two-classes = { NOUN($some-cards) }と{ NOUN($other-cards) }が合わせて{ COUNTED($n, noun: "card") }に満たない
phrase-nothing-but-trumps = エクスキューズを含む切札だけの
phrase-nothing-but-class = { NOUN($some-cards) }だけの

## ドッグ：「が必要です」の前に置く

phrase-chien-free-of-trumps-and-class = ドッグに{ NOUN($some-cards) }も切札もエクスキューズもないこと
phrase-chien-free-of-trumps = ドッグに切札もエクスキューズもないこと
phrase-chien-free-of-class = ドッグに{ NOUN($some-cards) }が一枚もないこと
phrase-chien-free-of-two-classes = ドッグに{ NOUN($some-cards) }も{ NOUN($other-cards) }もないこと

## カードの名

card-suit-alone = { suit-name }
card-low-alone = { suit-name }の{ $n }

## 出せないカード

phrase-so-many-in-one-trick = 一つのトリックに出せる{ NOUN($count-n) }は、合わせて{ COUNTED($count-n) }までです。
