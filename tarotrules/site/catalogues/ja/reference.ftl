### リファレンス：言語、その言葉、すべてのメッセージ、Pythonからの利用。
### 記法の言葉と同じ名前の引数は、日本語のファイルでの書き方に置き換わる。

reference-name = ‹名前›
reference-in-english = このページは英語で書かれています。

## 設定

reference-settings-title = { $word }
reference-settings-description = 「{ $word }」についてファイルに書けることと、公式ルールの内容をまとめました。
reference-fact-takes = 書ける値
reference-fact-word = 書き方
reference-fact-names = 名前
reference-fact-exists = 使えるとき
reference-fact-needed = 省略
reference-fact-synonyms = ほかの書き方
reference-bare = 一行に値だけを書きます。
reference-spared = { $word }という言葉は、省いてもかまいません。
reference-keys = 名前には、{ $where }にあるものを使います。
reference-optional = できます。
reference-needed = できません。ただし、もとになるルールに書いてあれば、省いてもかまいません。
reference-unsaid = 付属のファイルで、これを決めているものはありません。
reference-official = 「{ $where }」では、次のとおりです。
reference-other = 公式ルールには書かれていません。「{ $where }」では、次のとおりです。
reference-elsewhere = 付属のファイルで、ここに書いているものはありません。「{ $where }」の別のところでは、同じ言葉を次のように使っています。
reference-rule = 規則{ $number }
reference-exists-deck-identical = { $packs }が1より大きいとき
reference-exists-deal-chien_cards = { $deal } { $chien }が0でないとき
reference-exists-deal-chien_packet = { $deal } { $chien }が2以上で、{ $chien_cards }が{ $last_cards }でないとき
reference-exists-deal-chien_apart = { $deal } { $chien }が2以上で、いつドッグに置くかをディーラーが選べるとき
reference-exists-deal-pile_cards = { $piles }が書かれているとき
reference-exists-deal-piles_dealt = { $piles }が書かれているとき
reference-exists-auction-first_bidder = { $taker }が{ $highest_bidder }のとき
reference-exists-auction-overcall = { $taker }が{ $highest_bidder }のとき
reference-exists-auction-all_pass = { $taker }が{ $highest_bidder }のとき
reference-exists-auction-plays = { $taker }が{ $highest_bidder }か{ $nobody }のとき
reference-exists-auction-rounds = { $overcall }が{ $in_turn }のとき
reference-exists-redeal-found_late = { $must }と書いたとき
reference-exists-bonus-when = { $judged }が書かれていないとき
reference-exists-claim-order = { $show }が{ $nothing }でないとき
reference-exists-claim-unseen = { $requires }がまだ見えないものについての条件のとき
reference-exists-seating-until = { $at_table }が書かれているとき
reference-exists-call-chain = { $partner }が{ $opposite }でないとき
reference-exists-call-second_chain = { $partner }が{ $opposite }でないとき
reference-exists-call-self_call = { $partner }が{ $opposite }でないとき
reference-exists-call-moment = { $partner }が{ $opposite }でないとき
reference-exists-call-first_lead = { $partner }が{ $opposite }でないとき
reference-exists-call-barred_may_be_called = { $partner }が{ $holder }のとき
reference-exists-call-silence = { $partner }が{ $holder }のとき
reference-exists-claim-proof = { $show }が{ $nothing }のとき
reference-exists-claim-if_false = { $show }が{ $nothing }のとき、または{ $requires }がまだ見えないものについての条件のとき
reference-exists-exempt-owed_from = { $owed }が{ $half_card }のとき
reference-exists-exempt-unpaid = { $owed }が{ $half_card }のとき
reference-exists-fault-by = { $event }から、どちらの側の反則かが決まらないとき（捨てるのはデクレアラーだけで、{ $taker_decides }はディフェンダー側の反則についての処置）
reference-exists-fault-claim = { $event }が、宣言のために見せるカードについてのとき
reference-exists-fault-charged = { $fine }があるとき
reference-exists-flow-into = { $payee }が陣営のとき
reference-exists-flow-multiplied = { $payee }が陣営で、{ $into }が{ $unit }のとき
reference-exists-flow-follows_result = { $payee }が陣営で、{ $into }が{ $unit }のとき
reference-exists-flow-shared = { $payee }が陣営で、{ $into }が{ $unit }のとき
reference-exists-flow-payer = { $payee }が一人または複数のプレイヤーのとき
reference-exists-flow-basis = { $payee }が一人または複数のプレイヤーのとき
reference-exists-match-deals = { $match } { $end }が{ $deals }のとき
reference-exists-match-rounds = { $match } { $end }が{ $rounds }のとき
reference-exists-match-score = { $match } { $end }が{ $score }のとき
reference-exists-match-attack = { $rank }が{ $topage }のとき
reference-exists-match-defence = { $rank }が{ $topage }のとき
reference-exists-match-credit = { $rank }が{ $root }のとき
reference-exists-match-tie = { $rank }が{ $total }のとき

reference-kind-flag = 値はなくてもかまいません。この言葉だけで「はい」の意味になります。{ $yes }か{ $no }を付けることもできます
reference-kind-whole = { $least }から{ $most }までの整数（{ $unit ->
        [card] 枚数
        [deal] ディールの回数
        [game] ゲーム
        [pack] 組数
        [pile] 山の数
        [player] 人数
        [rank] ランク
        [round] 巡数
        [share] 割合
        [times] 倍
       *[point] 点数
    }）
reference-kind-amount = { $least }から{ $most }までの数。端数も可（{ $unit ->
        [point] 点数
        [share] 取り分
       *[times] 倍率
    }）
reference-kind-choice = 次のどれか：{ $words }
reference-kind-list-of = コンマで区切って、{ $n }個。それぞれ：{ $each }
reference-kind-list = コンマで区切って、{ $least }個から{ $most }個まで。それぞれ：{ $each }
reference-kind-name = { $where }にある名前
reference-kind-texts = 引用符に入れた文（{ $most }文字まで）。題名と同じように、一つまたはいくつかの言語で書きます
reference-kind-rounding = { $none }。丸めるときは、{ $words }と、1から100までの数。コントラクトに成功したときと失敗したときとで変えるときは、{ $made }と{ $lost }のあとにそれぞれ書きます
reference-kind-formula = { $gives ->
        [number] 計算して決められる数
        [party] 支払う人、または受け取る人
       *[truth] 条件
    }。{ $scope ->
        [claim] 宣言するときに
        [dealt] 配り終えたときに
        [end] プレイが終わったときに
        [evaluation] 手札を評価するときに
        [rank] 順位を決めるときに
        [places] 順位の得点を決めるときに
        [play] カードを出すときに
       *[settlement] 精算するときに
    }分かっていることを使えます
reference-kind-cards = コンマで区切ったカード。{ $king }などのランク、T21やHKなどの一枚、T1..T7などの続いたカード

## 例で見る言語

reference-grammar-title = ルールを書く言語
reference-grammar-description = ハウスルールのファイルの書き方を、例で示します。
reference-grammar-intro = ファイルには、自分たちの遊び方を書きます。書かなかったことは、もとになるルールのとおりになります。このページの例は、すべてプログラムに読ませて確かめてあるので、そのまま写せます。ほかの言語のページには、同じ例がその言語の言葉で載っています。
reference-header-title = ファイル
reference-header = ファイルは、{ $variant }と名前、{ $extends }ともとになるルール、{ $with }と使うオプション、の順に書き始めます。名前には半角の小文字、数字、ハイフンを使い、ファイルにも同じ名前を付けます。{ $players }のあとには人数を並べます。ルールブックは、その最初の人数での遊び方を説明します。行の中の#より後ろは覚え書きです。ただし1行目の「# 言語: ja」は、どの言語の言葉で書いたかを示します。
reference-blocks-title = まとまり
reference-blocks = 一行に一つのことを、言葉、値の順に書きます。ひとまとまりのことは波かっこで囲み、名前があるときは波かっこの前に書きます。一つのことは、行の終わりか「;」で終わります。それ以外の空白と改行に意味はありません。
reference-values-title = 値
reference-values = 数には端数も書けます。1.5、1,5、1½のどれでも読めます。いくつか並べるときは、コンマのあとに空白を入れます。カードは、スートをS、H、D、C、切札をTで表し、そのあとに数またはK、Q、N、Jを付けます。「..」は、その間のすべてを表します。端数は{ $up }、{ $down }、{ $nearest }、{ $away }、{ $toward }のどれかで、決めた数の倍数に丸めます。
reference-texts-title = 題名と注記
reference-texts = { $title }は、名前の代わりに読む人に見せるもので、いくつの言語で書いてもかまいません。{ $note }に書いたことは、そのままルールブックに載ります。{ $source }には、ファイル全体が何に従っているかを書きます。文を囲む引用符は、どの種類でもかまいません。
reference-citations-title = 出典
reference-citations = 値のあと、またはまとまりの前の角かっこには、それがどこから来たかを書きます。どこにも書かれていないことには、{ $assumed }と理由を書きます。{ $reason }に名前を付けておくと、いくつもの言語で書けて、何度でも使えます。
reference-guards-title = 人数によって変えること
reference-guards = { $players }に並べた人数のうち、ある人数のときだけの決まりは、「5 人」のような人数と{ $at }のあとに書きます。ディールの人数がその数のときだけ当てはまり、全体についての決まりより優先されます。
reference-remove-title = なくすこと
reference-remove = { $remove }は、名前のあるものや、なくてもよいものをなくします。
reference-fixed-title = 変えられなくすること
reference-fixed = { $fixed }のあとに書いたことは、このファイルをもとにするどのファイルからも変えられません。
reference-own-title = 自分たちのビッド、ボーナス、宣言
reference-own = 新しい名前を書くと、新しいものになります。{ $like }を使うと別のものと同じ内容から始まるので、違うところだけを書けば済みます。
reference-order-title = 順序
reference-order = ビッドと宣言の段階には、低いほうから高いほうへの順序があります。新しいものがどこに入るかは、{ $before }と{ $after }で決めます。
reference-options-title = オプション
reference-options = { $option }で始まるファイルは、ほかのファイルが{ $with }のあとに名前を書いて使います。{ $needs }のあとには、一緒に使わなければならないオプションを書きます。二つのオプションが、同じ値を別々に決めることはできません。
reference-expressions-title = 条件と計算
reference-expressions = 条件では、手札にあるカードやディールで起きたことを尋ねます。そこから数を計算することもできます。「.」で、あるものから、それが持つものへたどります。
reference-operators-title = 記号と言葉
reference-column-written = 書き方
reference-column-means = 意味
reference-does-calculate = 足す、引く、掛ける、割る。かっこはふつうの計算と同じ
reference-does-compare = 等しい、等しくない、未満、以下、を超える、以上
reference-operator-and = { $and }
reference-operator-or = { $or }
reference-operator-not = { $not }
reference-operator-is = { $is }
reference-operator-exists = { $exists }
reference-operator-if = { $if } … { $then } … { $else } …
reference-operator-rounded = { $rounded } { $nearest } { $to } 5
reference-does-and = 両方が成り立つ
reference-does-or = 少なくとも一方が成り立つ
reference-does-not = 成り立たない
reference-does-is = カードが、ある分類に入る
reference-does-exists = このディールに、そのプレイヤー、陣営、カードがある
reference-does-if = 条件によって、どちらかの数になる
reference-does-rounded = 倍数に丸めた数。{ $up }、{ $down }、{ $away }、{ $toward }も同じように書く
reference-features-title = 条件と計算に使えるもの
reference-features = どの設定でも、その時点で分かっていることだけを使えます。表の列の番号は、次の時点を上から順に表します。
reference-scope-dealt = 配り終えたとき
reference-scope-evaluation = 手札を評価するとき
reference-scope-claim = 宣言するとき
reference-scope-play = カードを出そうとするとき
reference-scope-end = プレイが終わったとき
reference-scope-settlement = 精算するとき
reference-scope-rank = 順位を決めるとき
reference-scope-places = 順位の得点を決めるとき
reference-column-is = 種類
reference-column-has = 「.」のあとに書けるもの
reference-known = 分かっている
reference-any-class = カードの分類の名前
reference-any-promise = 予告の名前
reference-type = { $kind ->
        [alone] 一人で戦うプレイヤー
        [ranking] 順位
        [card] カード
        [class] カードの分類
        [contract] コントラクト
        [count] 整数
        [deal] ディール全体
        [nobody] 誰でもない
        [number] 数
        [place] ある場所のカード
        [player] プレイヤー
        [players] 複数のプレイヤー
        [promise] 予告
        [side] 陣営
        [table] 場に出ているカード
        [trick] トリック
       *[truth] はい・いいえ
    }
reference-members-title = 「.」のあとに書けるもの
reference-and-classes = { $list }。カードの分類の名前も書け、その枚数を表す
reference-of-game = { $game }：{ $title }
reference-game-title = { $game }：ファイルに書けること
reference-game-description = { $game }のファイルに書けることと、そのことば。
reference-game-intro = { $game }のファイルも、ほかのファイルと同じように書きます（「{ $where }」を参照）。このページには、このゲームだけのもの、つまり条件でたずねられること、すべての設定、すべてのことばがあります。
reference-all-settings = すべての設定
reference-all-settings-intro = それぞれのページに、その言葉に続けて書けることと、公式ルールの内容があります。

## 語

reference-keywords-title = ファイルの言葉（五つの言語）
reference-keywords-description = ファイルで使える言葉のすべてを、五つの言語で示します。
reference-keywords-intro = 各欄の最初の言葉は、プログラムが書くときに使うものです。ほかの言葉も読めます。大文字と小文字、アクセント記号の有無は区別しません。英語の言葉は、どのファイルでも読めます。
reference-group = { $group ->
        [features] 条件と数に使うもの
        [names] 付属の名前
        [notation] 記法
        [settings] 設定
       *[values] 値
    }
reference-group-intro = { $group ->
        [features] 条件や、計算する数の中で使います。多くは「.」のあとに書きます。
        [names] 公式ルールと付属のオプションにある、ビッド、ボーナス、カードの分類などの名前です。
        [notation] どのゲームのファイルでも同じ意味を持つ言葉です。
        [settings] ゲームについて決められることです。
       *[values] 設定の値にする言葉と、値の間に置く言葉です。
    }
reference-language = { $language ->
        [de] ドイツ語
        [en] 英語
        [fr] フランス語
        [ja] 日本語
       *[ru] ロシア語
    }
reference-terms-title = ゲームの用語（五つの言語）
reference-terms-description = ルールブックで使う用語を、五つの言語で示します。
reference-terms-intro = ルールブックで使う用語です。ほかの呼び方もありますが、別のもののことだと思われないように、一つに決めてあります。
reference-meanings = 用語の意味

## 問題

reference-problems-title = メッセージの一覧
reference-problems-description = プログラムがファイルの中に見つける問題のすべてと、その直し方を示します。
reference-problems-intro = どのメッセージにも番号があります。番号ごとのページに、例、プログラムの答え、直した例があります。「…」のところには、ファイルに書いてあるものが入ります。
reference-room = { $room ->
        [C] C：コマンド
        [D] D：ファイルの組み合わせ
        [F] F：ファイル
        [P] P：得点を計算するディール
        [R] R：ルールの内容
       *[S] S：書き方
    }
reference-column-code = 番号
reference-column-says = メッセージ
reference-column-severity = 種類
reference-severity = { $severity ->
        [warning] 警告
       *[error] エラー
    }
reference-problem-title = { $code }：{ $name }
reference-help = ヒント：
reference-bad = 例
reference-output = プログラムの答え
reference-good = 直した例
reference-no-example = この問題の例は、短いファイルでは示せません。

## 開発者向け

reference-api-title = Pythonから使う
reference-api-description = 公開されている関数を、例で示します。
reference-engine-config-title = エンジン設定と得点
reference-engine-config-description = ゲームや得点計算のプログラムのために、変換後のJSON、ディール、得点の形を示します。
reference-commands-title = コマンド
reference-commands-description = コマンドでできることを示します。
