### 章の前後：表紙、相違点、用語集。

glossary-title = 用語集
# 用語の五十音順。
glossary-order = { "oudler excuse court overtrump opening card-points value trump misdeal contract suit discard declaration low-card dealer one-deal throw defence taker attack difference multiplier chien trick partner parole half-point bid unit follow petit bonus target announcement ruff lead" }
term-attack = デクレアラー側
    .definition =
        { $partner ->
            [never] デクレアラー
            [always] デクレアラーとパートナー
            [several] デクレアラーとパートナー全員。パートナーがいないときはデクレアラー一人
           *[perhaps] デクレアラーとパートナー。パートナーがいないときはデクレアラー一人
        }
    .note = デクレアラーがわ、仏 _attaque_
term-chien = ドッグ
    .definition = テーブルの中央に配られるカード
    .note = 仏 _chien_「犬」
term-contract = コントラクト
    .definition = デクレアラーがビッドで引き受ける条件
    .appointed = デクレアラーが果たすべき条件
    .note = 仏 _contrat_
term-court = 絵札
    .definition = キング（K）、クイーン（Q）、カヴァリエ（C）、ジャック（J）
    .note = えふだ、仏 _figure_
term-defence = ディフェンダー側
    .definition =
        { $two ->
            [yes] デクレアラーでないほうのプレイヤー
           *[no] デクレアラー側以外のプレイヤー全員
        }
    .note = ディフェンダーがわ、仏 _défense_
term-difference = 点差
    .definition = デクレアラー側が取ったカードの点数と目標点数との差
    .note = てんさ、仏 _différence_
term-discard = 捨て札
    .definition = デクレアラーがドッグを手札に加えた後、手札から捨てるカード
    .note = すてふだ、仏 _écart_
term-excuse = エクスキューズ
    .definition = 星印の付いたカード。いつでも出せる
    .note = 仏 _Excuse_
term-lead = リード
    .definition = トリックの最初のカードを出すこと
    .note = 仏 _entamer_
term-oudler = ウドレ
    .definition =
        { $target ->
            [no] 切札の21、プチ、エクスキューズの三枚。_ブー_ともいう
           *[yes] 取ると目標点数が下がるカード（切札の21、プチ、エクスキューズ）。_ブー_ともいう
        }
    .note = 仏 _oudler_、_bout_
term-petit = プチ
    .definition = 切札の1。最も弱い切札
    .note = 仏 _Petit_
term-taker = デクレアラー
    .definition = 最も強いビッドをしたプレイヤー
    .appointed = そのディールでコントラクトをプレイするプレイヤー
    .note = 仏 _preneur_
term-trick = トリック
    .definition = 全員が一枚ずつ出したカードの組。最も強いカードを出したプレイヤーが取る
    .note = 仏 _pli_
term-trump = 切札
    .definition = 1から21までの数字が付いた21枚のカード。どのスートのカードにも勝つ
    .note = きりふだ、仏 _atout_
term-partner = パートナー
    .definition = デクレアラーと組んで戦うプレイヤー
    .note = 仏 _partenaire_
term-declaration = 宣言
    .definition = 手札の内容を告げること
    .note = せんげん、仏 _annonce_
term-announcement = 予告
    .definition = 取るトリックについてあらかじめ約束すること
    .note = よこく、仏 _annonce_
term-bonus = ボーナス
    .definition = プレイの結果によって加わる点数。予告はいらない
    .note = 仏 _prime_
term-bid = ビッド
    .definition = 自分の番に、引き受けるコントラクトを言うこと
    .note = 仏 _enchère_
term-card-points = カードの点数
    .definition = 取ったカードを数えるときの点数。支払いの点数とは別のもの
    .note = カードのてんすう、仏 _points_
term-follow = フォロー
    .definition = リードされたスートのカードを出すこと。切札がリードされたときは切札を出すこと
    .note = 仏 _fournir_
term-multiplier = 得点倍率
    .definition = コントラクトの得点などに掛ける数
    .note = とくてんばいりつ、仏 _coefficient_
term-overtrump = オーバートランプ
    .definition = トリックにすでに出ているどの切札よりも強い切札を出すこと
    .note = 仏 _monter_
term-parole = パロール
    .definition = 二巡目のビッドに加わる権利を残すために言う言葉
    .note = 仏 _parole_
term-ruff = ラフ
    .definition = 切札以外のスートがリードされたときに切札を出すこと
    .note = 仏 _couper_
term-throw = ディスカード
    .definition = リードされたスートのカードでも切札でもないカードを出すこと
    .note = 仏 _se défausser_
term-dealer = ディーラー
    .definition = カードを配るプレイヤー
    .note = 仏 _donneur_
term-misdeal = 配り間違い
    .definition = カードの配り方を誤ること。配り直しになる
    .note = くばりまちがい、仏 _maldonne_
term-low-card = その他のカード
    .definition = 絵札でもウドレでもないカード。半点として数える
    .note = そのたのカード、仏 _petite carte_
term-target = 目標点数
    .definition = デクレアラー側がコントラクトに成功するために必要なカードの点数。ウドレが多いほど低い
    .note = もくひょうてんすう、仏 _points à faire_
term-opening = オープニングリード
    .definition = ディールの最初のトリックのリード
    .note = 仏 _entame_
term-one-deal = ディール
    .definition = カードを配ってから、得点を記録するまでの一区切り
    .note = 仏 _donne_
term-unit = 一人分の点数
    .definition =
        { $two ->
            [yes] ディフェンダーとデクレアラー側との間で受け渡す点数の合計
           *[no] ディフェンダー一人とデクレアラー側との間で受け渡す点数の合計
        }
    .note = ひとりぶんのてんすう、仏 _total_
term-value = 基礎点
    .definition = 点差に加える、コントラクトごとに決まった点数
    .note = きそてん、仏 _valeur_
term-suit = スート
    .definition = スペード、ハート、ダイヤ、クラブのそれぞれ
    .note = 仏 _couleur_
term-half-point = 半点
    .definition = 1点の半分。カードを数えるときの最も小さい単位
    .note = はんてん、仏 _demi-point_
