### 表紙、ディールの実例、早見表、得点記録表。

## 得点の例

worked-title = ディールの実例
worked-intro = 以下の例では、ディールの得点を、計算の順序{ $see }に従って加えていきます。
worked-capot = カポ
worked-hands = プレイの前の手札は、エルダーが{ $elder }、ヤンガーが{ $younger }です。
worked-step = 内容
worked-elder = エルダー
worked-younger = ヤンガー
worked-rule = 規則
worked-running = 両者の累計
worked-caption = このディールの得点
worked-total = 合計
worked-tricks = 勝ったトリック：エルダーは{ $elder }、ヤンガーは{ $younger }。
worked-run =
    { $several ->
        [yes] { $first }番目から{ $last }番目まで
       *[no] { $first }番目
    }
worked-none = なし
worked-play =
    { $several ->
        [yes] { $first }番目から{ $last }番目までのトリック
       *[no] { $first }番目のトリック
    }

## 始めから終わりまで

whole-title = ディールの始めから終わりまで
whole-dealt =
    { $who ->
        [elder] エルダーに配られた手札は{ $cards }です。
       *[younger] ヤンガーに配られた手札は{ $cards }です。
    }
whole-exchange =
    { $who ->
        [elder] エルダーは{ $discard }を捨て、{ $drawn }を取ります。
       *[younger] ヤンガーは{ $discard }を捨て、{ $drawn }を取ります。
    }
whole-call = { $title }：{ $talk }。
whole-then = { $left }―{ $right }
whole-said =
    { $asks ->
        [yes] 「{ $words }」
        [number] 「{ $tens ->
            [20] 2
            [30] 3
            [40] 4
            [50] 5
            [60] 6
           *[other] 7
        }{ $ones ->
            [0] 0
            [1] 1
            [2] 2
            [3] 3
            [4] 4
            [5] 5
            [6] 6
            [7] 7
            [8] 8
           *[other] 9
        }」
       *[no] 「{ $words }」
    }
whole-rest = エルダーは、続けて{ $calls }も宣言します。
whole-no-call = { $title }：エルダーは何も宣言しません。
whole-younger = { $title }：{ $when ->
        [after_lead] 最初のリードの後で
       *[before_lead] 最初のリードの前に
    }、ヤンガーが{ $calls }を宣言します。
whole-tricks = プレイ
whole-trick = トリック
whole-leader = リードした人
whole-led = リード
whole-answered = 相手
whole-winner = 勝った人
whole-who =
    { $who ->
        [elder] エルダー
       *[younger] ヤンガー
    }

## 早見表

cheat-subtitle = { $players }人用の早見表
cheat-steps = ディールの流れ
cheat-calls = 役
cheat-calls-caption = 役と点数（ティエルスからユイティエムまではシークエンスの名前）
cheat-call = 役
cheat-cards = 枚数・規則
cheat-scores = 点数
cheat-each-card = 1枚につき1点
cheat-as-told = 規則{ $rule }
cheat-play = プレイの得点
cheat-play-caption = プレイで得る点
cheat-for = 内容
cheat-capot = カポ（カード賞の代わり）
cheat-cards-most = カード賞（相手より多くのトリック）
cheat-cards-most-many = カード賞（最も多くのトリック）
cheat-cards-divided = カード賞（トリックが同数、それぞれ）
cheat-cards-divided-many = カード賞（最も多いトリックが同数、それぞれ）
cheat-none-won = トリックのないプレイヤーがいる（ほかの全員）
cheat-milestones = 先に多くの点を得たとき
cheat-milestones-caption = 相手が点を得る前に多くの点を得ると加わる点
cheat-milestone = 名前
cheat-reach = 必要な点数
cheat-who = 誰
cheat-adds = 加わる点
cheat-who-name =
    { $who ->
        [anyone] 誰でも
        [elder] エルダー
       *[younger] ヤンガー
    }
cheat-order = 計算の順序は、{ $list }の順です。
cheat-settling = パルティの終わりに

## 得点記録表

score-subtitle = { $players }人用のパルティの得点記録表
score-player = { $who }
score-caption = 一行に一ディール（エルダーの名前も書く）
score-elder = エルダー
score-hand = 手札
score-play = プレイ
score-cards = カード賞
score-bonus = 追加
score-running = 累計
score-example = 例
score-reminder = 「追加」の欄には、{ $titles }によって加わる点を書きます。

## カードの図

face = { $rank ->
        [ace] A
        [king] K
        [queen] Q
        [jack] J
       *[other] { $n }
    }{ $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

## もとになるルールとの違い

