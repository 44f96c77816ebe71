### 規則の後に続く部分。

## 用語集

glossary-title = 用語集
# 用語の五十音順。
glossary-order = { "making court elder equal cards pips cut quart quatorze capot quint exchange not-good sixieme discard septieme dealer tierce trio trick partie sinking count stock younger huitieme good lead rubicon" }
glossary-names = 役と特別な得点
glossary-claim = 宣言すると、それだけで点を得られる手札
glossary-claim-none =
    { $place ->
        [dealt] 配られたときに{ NOUN($noun) }が一枚もない手札
       *[hand] { NOUN($noun) }が一枚もない手札
    }
glossary-claim-none-both =
    { $place ->
        [dealt] 配られたときに{ NOUN($noun) }も{ NOUN($other) }も一枚もない手札
       *[hand] { NOUN($noun) }も{ NOUN($other) }も一枚もない手札
    }
glossary-claim-serves = すべてのカードが、得点になる役のどれかに使われている手札
glossary-contest = 宣言して比べる役
glossary-contest-suit = 手札にある同じスートのカードをすべて合わせた役
glossary-contest-run = 同じスートでランクの続いたカードをすべて合わせた役
glossary-contest-rank = 手札にある同じランクのカードをすべて合わせた役
glossary-contest-hand = 手札のカードをすべて合わせた役
glossary-milestone = 相手が点を得る前に多くの点を得ると加わる点
glossary-milestone-alike =
    { $two ->
        [yes] 相手
       *[no] ほかのプレイヤー
    }が点を得る前に{ $alone }{ $reach }点に達した{ $who ->
        [anyone] プレイヤー
        [elder] エルダー
       *[younger] ヤンガー
    }に加わる{ COUNTED($worth, noun: "point") }
term-capot = カポ
    .definition = すべてのトリックに勝つこと
term-cards = カード賞
    .definition = 誰よりも多くのトリックに勝つと得られる点
term-count = プレイの点
    .definition = 一つ一つのトリックで、リードや勝ちによって得る点
term-court = 絵札
    .definition = キング（K）、クイーン（Q）、ジャック（J）
term-cut = カット
    .definition = デッキを二つの山に分けること
term-dealer = ディーラー
    .definition = カードを配るプレイヤー。ヤンガーでもある
term-discard = 捨て札
    .definition = 交換で手札から捨てたカード
term-elder = エルダー
    .definition = 最初に宣言し、最初のトリックでリードするプレイヤー
term-equal = 「同じ」
    .definition = エルダーの役と優劣が付かない役を持つときの、ヤンガーの答え
term-exchange = 交換
    .definition = 手札のカードを捨て、同じ枚数を山札から取ること
term-good = 「よし」
    .definition = 自分に役がないか、エルダーの役が上のときの、ヤンガーの答え
term-huitieme = ユイティエム
    .definition = 8枚のシークエンス
term-lead = リード
    .definition = トリックの最初のカードを出すこと
term-making = 「いくつ」
    .definition = ポイントの枚数が同じとき、カードの点数の合計を尋ねるヤンガーの言葉。シークエンスなら「どこから」と尋ねる
term-not-good = 「こちらが上」
    .definition = エルダーより上の役を持つときの、ヤンガーの答え
term-partie = パルティ
    .definition = 勝ち負けを決める、ひと続きのディール
term-pips = カードの点数
    .definition = ポイントを比べるときに数える、カード1枚ごとの点数
term-quart = カトリエム
    .definition = 4枚のシークエンス
term-quatorze = カトルズ
    .definition = 同じランクの4枚でできた役
term-quint = カント
    .definition = 5枚のシークエンス
term-rubicon = ルビコン
    .definition = 敗者の総得点がこれに届かないと、支払いが増える点数
term-septieme = セティエム
    .definition = 7枚のシークエンス
term-sinking = 伏せる
    .definition = 持っている役を宣言しないか、代わりに下の役を宣言すること
term-sixieme = シジエム
    .definition = 6枚のシークエンス
term-stock = 山札
    .definition = 配った後に残るカード。_タロン_ともいう
term-tierce = ティエルス
    .definition = 3枚のシークエンス
term-trick = トリック
    .definition = 各プレイヤーが一枚ずつ出したカードの組
term-trio = トリオ
    .definition = 同じランクの3枚でできた役
term-younger = ヤンガー
    .definition = エルダーの後で宣言するプレイヤー

## 索引

# Words and how they are read, where they are sorted by that.
index-readings = { "加点 カテン 「いくつ」 イクツ 「同じ」 オナジ 「こちらが上」 コチラガウエ 「よし」 ヨシ エース エエス エルダー エルダア カードの強さ カアドノツヨサ カードの点数 カアドノテンスウ カードの呼び名 カアドノヨビナ カード賞 カアドショウ シークエンス シイクエンス スート スウト ディーラー ディイラア ディールの流れ ディイルノナガレ パートナー パアトナア パルティ パルテイ ピーク ピイク フォロー フォロオ プレイの点 プレイノテン ポイント ポイント ヤンガー ヤンガア リード リイド リボーク リボオク ルピーク ルピイク 伏せる フセル 倍率のあるディール バイリツノアルディイル 同点 ドウテン 人数 ニンズウ 使うカード ツカウカアド 最後のトリック サイゴノトリック 山札 ヤマフダ 役の宣言 ヤクノセンゲン 役を見せること ヤクヲミセルコト 得点を声に出すこと トクテンヲコエニダスコト 得点を妨げること トクテンヲサマタゲルコト 手札 テフダ 捨て札 ステフダ 味方と相手 ミカタトアイテ 目的 モクテキ 精算 セイサン 絵札 エフダ 計算の順序 ケイサンノジュンジョ 見てよいカード ミテヨイカアド 配り方 クバリカタ 配り間違い クバリマチガイ 交換 コウカン 赤の アカノ" }
index-barring = 得点を妨げること
index-calls = 役の宣言
index-course = ディールの流れ
index-follow = フォロー
index-looking = 見てよいカード
index-misdeal = 配り間違い
index-order-of-cards = カードの強さ
index-pack = 使うカード
index-sides = 味方と相手
index-bonus = 加点
index-reckoning = 計算の順序
index-scores = 得点を声に出すこと
index-settling = 精算
index-showing = 役を見せること
index-suit = スート
index-tie = 同点
index-weights = 倍率のあるディール
index-words-for-cards = カードの呼び名

## 始める前に決めておくこと

open-seating-cut-least = カットで分けた山は、それぞれ何枚以上にしますか。
open-seating-direction = 順番は、時計回りと反時計回りのどちらですか。
open-match-end = 何ディールで、または何点で終わりにしますか。
open-settling = 敗者は何を支払いますか。
open-faults = カードが多すぎるままプレイしたとき、持っていない役を宣言したとき、フォローできるのにしなかったときは、どうしますか。
