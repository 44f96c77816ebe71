### 言い回し集が全体を知っている事柄。単独の文は「ときは」の前に置く。ほかの部分は、誰が得点するか、何を付け加えるかを言う。

## ボーナス

bonus-unit = { $when }ときは、{ $payee }が、ディフェンダー一人あたり{ $amount }を得ます（{ $multiplied ->
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
    }。これはコントラクトとは別に、プレイヤー間で清算します。
phrase-card-at-the-end = 最後のトリックに{ NOUN($one-card) }が出た
    .winner = そのトリックを取った側
    .loser = そのトリックを取れなかった側
phrase-carried-home = { phrase-card-at-the-end }
    .winner = { phrase-card-at-the-end.winner }
    .loser = { phrase-card-at-the-end.loser }
    .more = 一方の側がすべてのトリックを取り、最後のトリックを{ NOUN($other-card) }で取ったときは、最後から二番目のトリックに出た{ NOUN($one-card) }にも、同じ得点があります。
phrase-won-with-card-at-the-end = 最後のトリックを{ NOUN($one-card) }で取ったプレイヤーがいる
    .winner = そのプレイヤーの側
    .winner-of-trick = そのトリックを取った側
    .loser = その相手側
phrase-lost-card-at-the-end = 最後のトリックで、{ NOUN($one-card) }をほかのプレイヤー（味方を含む）に取られた
    .winner = その相手側
    .taker = そのトリックを取った側
    .loser = 取られたプレイヤーの側
phrase-class-wins-at-the-end = 最後のトリックに{ NOUN($some-cards) }で勝った
    .winner = 勝った側
    .loser = その相手側
phrase-card-wins-at-the-end = 最後のトリックに{ NOUN($one-card) }で勝った
    .winner = 勝った側
    .loser = その相手側
phrase-class-at-the-end = 最後のトリックに{ NOUN($some-cards) }が一枚でも出た
    .winner = そのトリックを取った側
    .loser = そのトリックを取れなかった側
phrase-so-many-at-the-end = 最後のトリックに{ NOUN($count-n) }が{ COUNTED($count-n) }以上出た
    .winner = そのトリックを取った側
    .loser = そのトリックを取れなかった側
phrase-both-at-the-end = 最後のトリックに{ NOUN($one-card) }と{ NOUN($other-card) }が両方とも出た
    .winner = そのトリックを取った側
    .loser = そのトリックを取れなかった側
phrase-card-or-class-at-the-end = 最後のトリックに、{ NOUN($one-card) }が出たか、{ NOUN($count-n) }が{ COUNTED($count-n) }以上出た
    .winner = そのトリックを取った側
    .loser = そのトリックを取れなかった側
phrase-card-in-the-last-two = 最後の二つのトリックのどちらかに{ NOUN($one-card) }が出た
    .winner = 最後のトリックを取った側
phrase-card-captured = 一方の側が相手側の{ NOUN($one-card) }を取った
    .winner = 取った側
    .loser = 取られた側
phrase-card-saved = { NOUN($one-card) }を出した側がそのトリックも取った
    .winner = その側
    .loser = 相手側
phrase-card-saved-by-far = { NOUN($one-card) }を出した側がそのトリックも取り、点差が{ $n }以上だった
    .winner = その側
    .loser = 相手側
phrase-card-won = いずれかのトリックに{ NOUN($one-card) }が出た
    .winner = そのトリックを取ったプレイヤー
    .winners = そのトリックを取った側
