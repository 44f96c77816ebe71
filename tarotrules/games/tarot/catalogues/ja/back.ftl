### ルールのあとに続く部分。

# open-…：ルールに定めがなく、始める前に確かめること。
open-title = 始める前に決めておくこと
open-intro = 次のことは、このルールでは決まっていません。最初のディールの前に、全員で決めておきましょう。
open-of = { $title }：{ $question }
open-at = { $question }（{ $rule }）
open-seating-first-dealer = 最初のディーラーをどうやって決めますか。
open-deal-cut-least = カットした山は、それぞれ最低何枚必要ですか。
open-redeal-found-late =
    { $auction ->
        [yes] そのような手札だったことがビッドの開始後に分かったときは、どうしますか。
       *[no] そのような手札だったことがオープニングリードの後に分かったときは、どうしますか。
    }
open-claim-order = カードをどの順に並べて見せますか。
open-claim-unseen = 宣言できるかどうかまだ分からないプレイヤー（たとえば、誰もドッグを見ていないとき）も、宣言できますか。
open-claim-proof = 宣言が正しかったことを、ほかのプレイヤーはどうやって確かめますか。
open-claim-if-false = 宣言が誤りだったときは、何点支払いますか。
open-match-end = 何ディールで、または何時に終わりにしますか。
open-match-pool = ゲームの終わりにプールに残ったムーシュは、どうしますか。
open-call-exempt-led = 最初のトリックで{ NOUN($card) }がリードされたとき、次のプレイヤーは、指名されたカードと同じスートのカードを出せますか。
open-fault-dealer = 配る番でないプレイヤーが配ってしまったときは、どうしますか。
open-fault-misdeal = 配り間違いは、いつまで申し立てられますか。
open-fault-discard = 捨て札の誤り（枚数が違う、または捨てられないカードがある）がオープニングリードの後で分かったときは、どうしますか。
open-fault-annulled = 反則でディールが無効になったときは、次に誰が配りますか。
open-fault-play = プレイヤーが{ $cases }は、どうしますか。また、いつまでなら直せますか。
open-fault-case =
    { $event ->
        [out_of_turn] 順番を間違えてカードを出したとき
        [lead_out_of_turn] 順番を間違えてリードしたとき
        [play_out_of_turn] リード以外で順番を間違えてカードを出したとき
        [card_exposed] 手札を見せてしまったとき
       *[revoke] 出してはいけないカードを出したとき（リボーク）
    }

## 用語集

glossary-entry = （{ $note }）{ $said }
glossary-at = { $said }（{ $rule }）
glossary-french = 仏 _{ $word }_
glossary-names = コントラクト・宣言・ボーナスの名前
glossary-bid =
    { $chien ->
        [taker_hand] デクレアラーがドッグを手札に加えるコントラクト
        [taker_tricks] ドッグに触れず、その点数をデクレアラー側に加えるコントラクト
        [defence_tricks] ドッグに触れず、その点数をディフェンダー側に加えるコントラクト
       *[none] コントラクトの一つ
    }
glossary-bid-worth = { $said }（×{ $multiplier }）
glossary-claim = 条件を満たす手札の宣言
glossary-claim-who = { $has }手札の宣言
glossary-claim-of-many = 手札に{ NOUN($noun) }を多く持っていることの宣言
glossary-count = { $n }枚
glossary-claim-of-few = 手札の{ NOUN($noun) }{ $list }の宣言
glossary-promise =
    { $all ->
        [yes] すべてのトリックに勝つこと。予告できる
       *[no] { $kept }。予告できる
    }
glossary-bonus-judged = 皆の判断で与えるボーナス：「{ $words }」
glossary-bonus-when = { $when }ときのボーナス

## 索引

index-title = 索引
index-gap = { "、" }
# Words and how they are read, where they are sorted by that.
index-readings = { "切札 キリフダ 絵札 エフダ 捨て札 ステフダ 宣言 センゲン 点差 テンサ 得点倍率 トクテンバイリツ 予告 ヨコク 人数 ニンズウ 目的 モクテキ 使うカード ツカウカード 点数の数え方 テンスウノカゾエカタ 半点 ハンテン 進行方向 シンコウホウコウ 配り方 クバリカタ 手札 テフダ 配り間違い クバリマチガイ 最後のトリック サイゴノトリック 最後の サイゴノ 最初の サイショノ 弱い ヨワイ 強い ツヨイ 得点 トクテン ポワニェ ポワニエ プチ・オ・ブー プチオブウ 単独のプチ タンドクノプチ エース エエス オーバートランプ オオバアトランプ カードの点数 カアドノテンスウ ガード カアド ガード・ウィズアウト カアドウィズアウト ガード・アゲインスト カアドアゲインスト ゲームの長さ ケエムノナガサ スート スウト スモール スモオル スモールスラム スモオルスラム ディーラー ディイラア ディフェンダー側 ディフェンダアガワ デクレアラー デクレアラア デクレアラー側 デクレアラアガワ パートナー パアトナア パートナーの指名 パアトナアノシメイ フォロー フォロオ ポース ポオス ボーナス ボオナス ミゼール ミイゼル リード リイド 切札なし キリフダナシ 絵札なし エフダナシ 弱い手札 ヨワイテフダ オープニングリード オオプニングリイド 目標点数 モクヒョウテンスウ 基礎点 キソテン 一人分の点数 ヒトリブンノテンスウ その他のカード ソノタノカアド ディール ディイル ディスカード ディスカアド 反則 ハンソク 罰点 バッテン リボーク リボオク 奪われた ウバワレタ 九つ ココノツ 順位 ジュンイ プール プウル 各自の カクジノ 同じ オナジ 単独のエクスキューズ タンドクノエクスキュウズ 十 ジュウ 二十 ニジュウ 四十 ヨンジュウ 八十 ハチジュウ 百六十 ヒャクロクジュウ" }
index-players = 人数
index-aim = 目的
index-pack = 使うカード
index-ace = エース
index-counting = 点数の数え方
index-direction = 進行方向
index-shuffle = シャッフル
index-cut = カット
index-deal = 配り方
index-hand = 手札
index-pile = 山
index-auction = ビッドの進行
index-pass = パス
index-call = パートナーの指名
index-last-trick = 最後のトリック
index-scores = 得点
index-match = ゲームの長さ
index-ranking = 順位
index-pool = プール

## 最後のページ

glance-title = 早見表

## 助言

advice-title = 助言
advice-intro = ここにあるのは助言で、規則ではありません。
advice-hand = 手札の強さは、ウドレ、切札の枚数、強いカードのある長いスートで判断しましょう。ウドレが多いほど目標点数は下がりますが、ウドレを手元に残すには切札が必要です。
advice-taker = デクレアラーになったら、いちばん長いスートを繰り返しリードしましょう。そのスートがなくなったディフェンダーは、切札を使うことになります。
advice-defence = ディフェンダーは、デクレアラーが持っていないスートをリードしましょう。デクレアラーが使った切札の分だけ、終盤が楽になります。
advice-petit = 切札が多ければ、プチを最後のトリックまで残しましょう。味方がいて切札が少なければ、味方が必ず勝つトリックに出しましょう。
advice-excuse = すべてのトリックに勝てそうなとき以外は、エクスキューズを最後のトリックまで残さないようにしましょう。
advice-shown = 宣言でカードを見せると、相手側にも手の内を知られます。得られる点数に見合うかどうかを考えましょう。
advice-signal-suit = フランスタロット連盟の合図の一つでは、ディフェンダーが1から5までのカードをリードすれば、そのスートのKかQを持っていること、6から10までなら持っていないことを表します。
advice-signal-trump = もう一つの合図では、奇数の切札をリードしたディフェンダーは、ほかのディフェンダーにも切札のリードを求めています。
