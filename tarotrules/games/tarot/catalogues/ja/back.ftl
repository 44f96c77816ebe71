### ルールのあとに続く部分。

# open-…：ルールに定めがなく、始める前に確かめること。
open-title = 始める前に決めておくこと
open-intro = 次のことは、このルールでは決まっていません。最初のディールの前に、全員で決めておきましょう。
open-of = { $title }：{ $question }
open-at = { $question }（{ $rule }）
open-seating-first-dealer = 最初のディーラーをどうやって決めますか。
open-deal-cut-least = カットした山は、それぞれ最低何枚必要ですか。
open-redeal-found-late = そのような手札だったことがプレイ中にわかったときは、どうしますか。
open-claim-order = カードをどの順に並べて見せますか。
open-claim-unseen = 宣言できるかどうかまだわからないプレイヤー（たとえば、誰もドッグを見ていないとき）も、宣言できますか。
open-claim-proof = 宣言が正しかったことを、ほかのプレイヤーはどうやって確かめますか。
open-claim-if-false = 宣言が誤りだったときは、何点支払いますか。
open-match-end = 何ディール、または何時までプレイしますか。

## 用語集

glossary-entry = （{ $note }）{ $said }
glossary-at = { $said }（{ $rule }）
glossary-french = 仏 _{ $word }_
glossary-names = コントラクト・宣言・ボーナスの名前
glossary-bid =
    { $chien ->
        [taker_hand] デクレアラーがドッグを手札に加えるコントラクト
        [taker_tricks] ドッグに触れず、デクレアラー側の点に数えるコントラクト
        [defence_tricks] ドッグに触れず、ディフェンダー側の点に数えるコントラクト
       *[none] コントラクト
    }
glossary-claim = 宣言
glossary-promise = 予告
glossary-bonus = ボーナス
