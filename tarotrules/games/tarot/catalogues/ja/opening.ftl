### 規則の前のページ：用意するもの、一ページで分かるルール、ディールの進め方。

need-title = 用意するもの
need-pack = *フランスのタロットカード*{ COUNTED($cards, noun: "card") }。スペード、ハート、ダイヤ、クラブのスートがあり、切札に大きな数字が付いた、ゲーム用のものです。カップや剣、金貨が描かれた占い用のタロットは使えません。
need-packs = *フランスのタロットカード*二組（78枚ずつ、裏の模様が同じもの）。スペード、ハート、ダイヤ、クラブのスートがあり、切札に大きな数字が付いた、ゲーム用のものです。カップや剣、金貨が描かれた占い用のタロットは使えません。
need-letters = 絵札には、フランス語の頭文字が印刷されています。Rはキング（_roi_）、Dはクイーン（_dame_）、Cはカヴァリエ（_cavalier_）、Vはジャック（_valet_）です。
need-players =
    { $two ->
        [yes] *プレイヤー*{ $list }
       *[no] *プレイヤー*{ $list }
    }
need-players-count = { $n }人
need-paper = *紙と鉛筆*（得点の記録用）

about-title = このルールについて
about-base = 「{ $title }」をもとにしています。異なる点は、巻末にまとめてあります。
about-options =
    { $n ->
        [1] 加えたオプション
       *[other] 加えたオプション
    }：{ $options }。
about-option = オプション「{ $title }」：{ $text }
about-cards = カードは次のように示します。{ $king }はスペードのキング、{ $trump }は切札の14、{ $excuse }はエクスキューズです。

## 一ページで分かるルール

overview-title = 一ページで分かるルール
overview-aim = トリックで取ったカードが点数になります。ディールごとに、一人のプレイヤー（*デクレアラー*）が十分な点数を取ることを目指し、*ディフェンダー側*はそれを阻止しようとします。
overview-aim-alone = トリックで取ったカードが点数になります。パートナーはおらず、どのディールでも各自が一人で戦います。
overview-oudlers =
    何点必要かは、*ウドレ*（切札の21、切札の1であるプチ、エクスキューズ）で決まります。{ $more ->
        [fewer] デクレアラー側が取ったウドレが多いほど、必要な点数は少なくなります。そのため、プチをめぐって、一方は奪おうとし、もう一方は守ろうとします。
       *[other] デクレアラー側が取った枚数によって変わります。
    }
overview-deal =
    { $chien ->
        [one] カードをすべて配ります。一枚はテーブルの中央に、ほかはプレイヤーに配ります。中央のカードを*ドッグ*といいます。
        [yes] カードをすべて配ります。ほとんどはプレイヤーに、数枚はテーブルの中央に配ります。中央のカードを*ドッグ*といいます。
       *[no] カードをすべてプレイヤーに配ります。
    }
overview-piles = 手札のほかに、プレイヤーそれぞれの前に{ COUNTED($cards, noun: "card") }ずつの山を{ COUNTED($piles, noun: "pile") }置き、一番上のカードだけを表向きにします。
overview-bid =
    { $parole ->
        [yes] 順番に、ビッド、パス、「パロール」{ $see }のいずれかをします。
       *[no] 順番に、ビッドをするかパスをします。
    }ビッドは、前のビッドより強くなければなりません。最も強いビッドをしたプレイヤーがデクレアラーです。
overview-call = デクレアラーは、{ rank-one-of }指名して、そのディールのパートナーを決めます。
overview-call-several = パートナーを決めるため、デクレアラーはまず{ rank-one-of }指名します。
overview-call-two = パートナーを決めるため、デクレアラーは{ rank-two-of }指名します。
overview-partner = デクレアラーと向かいのプレイヤーが組んで、ほかの全員と戦います。
overview-chien =
    { $fate ->
        [taken] デクレアラーは、ドッグを手札に加え、同じ枚数を捨て札にします。
        [some] コントラクトによって、デクレアラーは、ドッグを手札に加えて同じ枚数を捨て札にするか、ドッグに触れずにプレイします。
       *[left] ドッグは、最後までそのままにしておきます。
    }
overview-follow =
    各トリックでは、全員が順番に一枚ずつカードを出します。{ $void ->
        [must_trump] リードされたスートがあればそれを、なければ切札を、切札もなければ好きなカードを出します
       *[free] リードされたスートを持っていれば、そのスートを出します。持っていなければ、どのカードを出してもかまいません
    }{ $overtrump ->
        [must] 。切札は、できる限り、そのトリックにすでに出ている切札より強いものを出します。
       *[free] 。
    }{ $excuse ->
        [yes] エクスキューズは、いつでも出せます。
       *[no] {""}
    }
overview-piles-played = 自分の前の表向きのカードも、手札と同じように出せます。トリックの後で、山の次のカードを表にします。
overview-winner = 最も強い切札がトリックに勝ちます。切札がなければ、リードされたスートの最も強いカードが勝ちます。勝ったプレイヤーが次のリードをします。
overview-count = 最後のトリックが終わったら、デクレアラー側は、取ったウドレと点数を数えます。点数が足りていればデクレアラー側の勝ち、足りなければディフェンダー側の勝ちです。
overview-count-alone = 最後のトリックが終わったら、各自が取った点数を数え、順位に応じて得点を付けます。
overview-extras = ほかにも、{ $titles }によって得点が変わります。
overview-extra = { TITLE($title, form: "bare") }（{ $see }）
overview-contracts = コントラクト
overview-targets = デクレアラー側に必要な点数
overview-players = 人数による違い

## ディールの進め方

steps-title = ディールの進め方
step-title =
    { $step ->
        [deal] シャッフル、カット、カードの配り方
        [deal_unshuffled] カットとカードの配り方
        [redeal] ディールを無効にする手札
        [auction] ビッド
        [contract] コントラクト
        [announce] 予告
        [call] パートナーの指名
        [call_several] パートナーの指名
        [chien] ドッグと捨て札
        [take] ドッグ
        [discard] 捨て札
        [declare] 宣言
        [announce_and_declare] 予告と宣言
        [play] トリック
       *[count] 点数を数える
    }
step-numbered = { $n }. { $title }
step-optional = { $title }（該当するときだけ）
step-redeal-hand = 「{ $title }」（{ $see }）
step-redeal =
    { $by ->
        [cards] { $has }手札（{ $see }）を持つプレイヤーは、
       *[name] { $hands }は、
    }{ $moment ->
        [before_play] 最初のリードの前に
        [before_chien] まだ誰もドッグを見ないうちに
        [before_auction] ビッドが始まる前に
        [first_turn] ビッドで初めて自分の番が来たときに限り、
       *[own_turn] ビッドで自分の番が来たときに
    }{ $duty ->
        [must] 申し出なければなりません。
       *[may] 申し出てもかまいません。
    }
step-redeal-annuls = 申し出があれば、ディールは無効になります。
step-call =
    { $moment ->
        [before_chien] ドッグを表向きにする前に、デクレアラーがカードを一枚指名します。
        [after_chien] ドッグを見た後で、デクレアラーがカードを一枚指名します。
       *[after_auction] デクレアラーがカードを一枚指名します。
    }{ $silence ->
        [must] そのカードを持っているプレイヤーは、それを明かしません。
       *[free] {""}
    }
step-call-two =
    { $moment ->
        [before_chien] ドッグを表向きにする前に、デクレアラーがカードを二枚指名します。
        [after_chien] ドッグを見た後で、デクレアラーがカードを二枚指名します。
       *[after_auction] デクレアラーがカードを二枚指名します。
    }{ $silence ->
        [must] どちらかを持っているプレイヤーは、それを明かしません。
       *[free] {""}
    }
step-take = コントラクトが認めていれば、ドッグを手札に加えます。
step-discard = ドッグを手札に加えたら、同じ枚数を捨て札にします。
step-first-lead =
    { $who ->
        [after_dealer] { $two ->
            [yes] 最初のトリックは、ディーラーの相手がリードします。
           *[no] 最初のトリックは、ディーラーの次のプレイヤーがリードします。
        }
        [dealer] 最初のトリックは、ディーラーがリードします。
       *[taker] 最初のトリックは、デクレアラーがリードします。
    }
step-promised-lead =
    { $who ->
        [taker] ただし、デクレアラーが{ $titles }を予告したときは、デクレアラーがリードします。
       *[anyone] ただし、誰かが{ $titles }を予告したときは、そのプレイヤーがリードします。
    }
step-aloud =
    { $example ->
        [yes] _声に出す言葉の例_：
       *[no] _声に出す言葉_：
    }{ $words }。
step-word = 「{ $word }」
step-pass = パス
step-parole = パロール
step-called =
    { $rank ->
        [king] ハートのK
        [queen] ハートのQ
        [knight] ハートのC
        [oudlers] 切札の21
        [ace] ハートのA
       *[jack] ハートのJ
    }
step-closed = ジュ
step-see =
    { $n ->
       *[other] （規則{ $rules }）
    }
