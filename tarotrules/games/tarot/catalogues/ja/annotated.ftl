### ディールの実例

chapter-annotated = ディールの実例
annotated-intro = この本のルールで{ COUNTED($players, noun: "player") }が遊んだディールを、最初から最後まで示します。ディーラーは{ $dealer }です。（{ $rule }）のような番号は、関係する規則の番号です。
annotated-hands = 配られた手札
annotated-cards = カード
annotated-laid = 場に置かれた山（それぞれ表向きのカードから順に）
annotated-piles = 山
annotated-tricks = トリック（→はリードしたカード）
annotated-trick = 回
annotated-winner = 勝ち
annotated-at = { $n }回目：{ $said }
annotated-led = → { $card }
annotated-event =
    { $event ->
        [must-follow] { $who }は、リードされたスートを持っているので、それを出します
        [must-trump] { $who }は、リードされたスートを持っていないので、切札を出します
        [must-overtrump] { $who }は、すでに出ている切札より強い切札を出します
        [throws-away] { $who }は、リードされたスートも切札も持っていないので、ほかのスートのカードを出します
        [excused] { $who }は、いつでも出せる{ $card }を出します
        [called_several] { $who }が、指名されたカードの一枚を出し、それが誰の手札にあったか全員に分かります
       *[called] { $who }が、指名されたカードを出し、パートナーが全員に分かります
    }（{ $see }）。
annotated-bonus = { $title }の獲得（{ $see }）。
# What was bid, one player after the other.
annotated-bids = { $one }、{ $two }
# A line of the screen, in a book.
annotated-ended = { $text }
annotated-claim = { $who }は{ $what }を宣言し、{ $cards }を見せます。
annotated-owed = { $card }は出した側に残り、代わりに半点のカードを一枚、相手側に渡します。
annotated-account = 得点の計算
