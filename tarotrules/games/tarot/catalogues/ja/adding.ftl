### 卓で規則に加えるもの（空欄のある型）。

adding-bonus = ボーナスを加える
adding-claim = 宣言を加える
adding-bid = コントラクトを加える
adding-promise = 予告を加える
adding-redeal = 配り直しになる手札を加える
adding-above = { $title }の一つ上
adding-below = { $title }の一つ下
adding-cards-groups = カードの種類
adding-cards-suit =
    { $suit ->
        [S] スペード
        [H] ハート
        [D] ダイヤ
        [C] クラブ
       *[T] 切札
    }
adding-level-single = シングル
adding-level-double = ダブル
adding-level-triple = トリプル
adding-pattern-won-with = 特定のカードで最後か最初のトリックに勝つ
adding-pattern-found-in-trick = 特定のカードを最後か最初のトリックで取る
adding-pattern-cards-taken = 特定のカードを一回のディールのうちに取る（Qを4枚など）
adding-pattern-in-first-trick = 特定のカード一枚を最初のトリックで取る
adding-pattern-card-caught = あるカードを捕まえる、または守りきる
adding-pattern-so-many = トリック・点数・ウドレを決めた数だけ取る
adding-pattern-by-far = 決めた点差でコントラクトに成功または失敗する
adding-pattern-last-two = 最後の二つのトリックに続けて勝つ
adding-pattern-judged = カードに表れないこと（皆で判断する）
adding-pattern-written = そのほか（条件を自分で決める）
adding-pattern-holding = 同じ種類のカードをたくさん持っている
adding-pattern-lacking = 同じ種類のカードが少ない、または一枚もない
adding-pattern-between = 二つのコントラクトの間に入るコントラクト
adding-pattern-feat-announced = トリック・点数・ウドレを決めた数だけ取ると予告する
adding-pattern-last-announced = 特定のカードで最後のトリックに勝つと予告する
adding-pattern-hand = 同じ種類のカードが少ない、または多い手札
adding-pattern-hand-written = そのほかの手札（条件を自分で決める）
adding-name-so =
    { $comparison ->
        [least] { $number }以上
        [most] { $number }以下
       *[exactly] ちょうど{ $number }
    }
adding-name-trick =
    { $trick ->
        [last] 最後のトリック
        [last-but-one] 最後から二番目のトリック
       *[first] 最初のトリック
    }
adding-name-at =
    { $trick ->
        [last] 最後のトリックの
        [last-but-one] 最後から二番目のトリックの
       *[first] 最初のトリックの
    }
adding-name-counted =
    { $counted ->
        [tricks] トリック
        [points] カードの点数
       *[oudlers] ウドレ
    }
adding-name-won-with = { adding-name-trick }（{ $cards }）
adding-name-found-in-trick = { adding-name-at }{ $cards }
adding-name-cards-taken = { $cards }：{ adding-name-so }
adding-name-in-first-trick = 最初のトリックの{ $cards }
adding-name-card-caught = { $cards }{ $feat ->
        [caught] を捕まえる
       *[kept] を守りきる
    }
adding-name-so-many = { adding-name-counted }：{ adding-name-so }
adding-name-by-far = { $number }点差以上で{ $result ->
        [made] 成功
       *[lost] 失敗
    }
adding-name-last-two = 最後の二つのトリック
adding-name-judged = 皆で判断するボーナス
adding-name-written = 独自のボーナス
adding-name-holding = 手札の{ $cards }
adding-name-lacking =
    { $number ->
        [0] { $cards }のない手札
       *[other] 手札の{ $cards }：{ $number }以下
    }
adding-name-between = 独自のコントラクト
adding-name-feat-announced = 予告：{ adding-name-counted } { adding-name-so }
adding-name-last-announced = 予告：最後のトリック（{ $cards }）
adding-name-hand = 手札の{ $cards }：{ adding-name-so }
adding-name-hand-written = 配り直しになる別の手札
adding-blank-cards = カード
adding-blank-some-cards = 数えるカード
adding-blank-card = カード
adding-blank-worth = 点数
adding-blank-broken-worth = 失敗したときの点数
adding-blank-number = 数
adding-blank-stake = 基礎点
adding-blank-multiplier = 得点倍率
adding-blank-first = 第一段階の枚数
adding-blank-first-worth = 第一段階の点数
adding-blank-second = 第二段階の枚数
adding-blank-second-worth = 第二段階の点数
adding-blank-third = 第三段階の枚数
adding-blank-third-worth = 第三段階の点数
adding-blank-own-words = 皆で判断すること（自由に書いてください）
adding-such-own-words = エクスキューズを出しながら歌った人
adding-blank-chosen-paid = { adding-blank-paid }
adding-blank-end-condition = 条件
adding-blank-dealt-condition = 条件
adding-blank-stands-after = ビッドの強さ
adding-blank-trick = どのトリック
adding-blank-comparison = 以上・以下
adding-blank-counted = 数えるもの
adding-blank-side = どの側が得られるか
adding-blank-earner = 得る側
adding-blank-feat = そのカードの行方
adding-blank-result = コントラクト
adding-blank-paid = 誰が得るか
adding-blank-side-paid = 得点倍率を掛けるか
adding-blank-claim-paid = 誰が得るか
adding-blank-levels = 段階の数
adding-blank-who = 予告できる人
adding-blank-duty = 申し出る義務
adding-blank-dealer = 次のディーラー
adding-blank-chien = ドッグ
adding-choice-trick-last = 最後のトリック
adding-choice-trick-last-but-one = 最後から二番目のトリック
adding-choice-trick-first = 最初のトリック
adding-choice-comparison-least = 以上
adding-choice-comparison-most = 以下
adding-choice-comparison-exactly = ちょうど
adding-choice-counted-tricks = トリック
adding-choice-counted-points = カードの点数
adding-choice-counted-oudlers = ウドレ
adding-choice-side-either = どちらでも（達成した側）
adding-choice-side-attack = デクレアラー側
adding-choice-side-defence = ディフェンダー側
adding-choice-earner-trick = そのトリックに勝った側（条件にトリックがなければ最後のトリック）
adding-choice-earner-winners = ディールに勝った側
adding-choice-earner-either = どちらでも（条件を満たした側）
adding-choice-earner-attack = { adding-choice-side-attack }
adding-choice-earner-defence = { adding-choice-side-defence }
adding-choice-feat-caught = 相手側が取る
adding-choice-feat-kept = 自分の側が取る
adding-choice-result-made = その点差以上で成功
adding-choice-result-lost = その点差以上で失敗
adding-choice-paid-side = そのプレイヤーの側（各ディフェンダーがこの点数を支払うか、受け取る）
adding-choice-paid-side-multiplied = そのプレイヤーの側（コントラクトの得点倍率を掛ける）
adding-choice-paid-player = そのプレイヤー一人（ほかの全員がこの点数を支払う）
adding-choice-side-paid-side = 掛けない（各ディフェンダーがこの点数を支払うか、受け取る）
adding-choice-side-paid-side-multiplied = 掛ける（この点数に得点倍率を掛ける）
adding-choice-chosen-paid-player = { adding-choice-paid-player }
adding-choice-chosen-paid-side = { adding-choice-paid-side }
adding-choice-chosen-paid-side-multiplied = { adding-choice-paid-side-multiplied }
adding-choice-claim-paid-declarer-side = 宣言した人の側
adding-choice-claim-paid-winners = ディールに勝った側
adding-choice-claim-paid-declarer = 宣言した人（ほかの全員が支払う）
adding-choice-levels-one = 一つ
adding-choice-levels-two = 二つ
adding-choice-levels-three = 三つ
adding-choice-who-taker = デクレアラーだけ
adding-choice-who-anyone = 誰でも
adding-choice-duty-must = あり（必ず配り直す）
adding-choice-duty-may = なし（各自が決める）
adding-choice-dealer-next = 次のプレイヤー
adding-choice-dealer-same = 同じディーラー
adding-choice-chien-taken = 全員に見せて、デクレアラーが手札に加える
adding-choice-chien-aside = 伏せたまま、デクレアラー側のものになる
adding-choice-chien-against = 伏せたまま、ディフェンダー側のものになる
