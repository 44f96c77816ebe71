### What the command line says of itself: its commands, what they take, and what can be wrong with how they are asked.
###
### `.word` is what stands for an argument in a line that shows how a command is written.

## What can be wrong

C001 = 「{ $word }」というコマンドはありません。
    .help = { $hint ->
        [near] 「{ $suggestion }」ではありませんか。
       *[list] 使えるコマンドは、{ LIST($known) }です。
    }
C002 = 「{ $command }」では、「{ $word }」は使えません。
    .help = { $hint ->
        [elsewhere] ここでは消してください。「{ $suggestion }」が使えるのは、{ LIST($commands) }です。
        [near] 「{ $suggestion }」ではありませんか。
       *[list] 使えるのは、{ LIST($known) }です。
    }
C003 = 「{ $option }」のあとに何もありません。
    .help = そのあとに値を書くか、「{ $option }」を消してください。
C004 = 「{ $option }」に「{ $word }」は使えません。
    .help = { $hint ->
        [near] 「{ $suggestion }」ではありませんか。
       *[list] 使えるのは、{ LIST($known) }です。
    }
C005 = 「{ $option }」には整数が必要ですが、「{ $word }」は整数ではありません。
    .help = 数字で書いてください。例：{ $option } 4
C006 = 「{ $option }」は単独で使うもので、「=」を付けられません。
    .help = 「{ $option }」だけを書いてください。
C007 = 「{ $word }」は余分です。
    .help = コマンドは次のように書いてください：{ $usage }
C008 = 「{ $what }」が書かれていません。
    .help = コマンドは次のように書いてください：{ $usage }
C009 = 「{ $name }」はすでにあります。書き込むと、中身が失われます。
    .help = 別の名前にするか、先にそのファイルを消してください。
C011 = 「{ $option }」は{ $least }以上です。「{ $word }」はそれより小さい数です。
    .help = 数を書いてください。例：{ $option } { $least }
C013 = 「{ $option }」は「{ $other }」がなければ意味を持ちません。
    .help = 「{ $other }」を加えるか、「{ $option }」を消してください。
C014 = 条件になっていません：{ $what ->
        [left] 記号の前に何もありません
        [right] 記号の後に何もありません
       *[twice] 記号が2つあります
    }。
    .help = "handful.single.worth = 10" のように書いてください。条件がいくつかあるときは、一つずつ引用符で囲んで並べます。
C015 = 「{ $word }」は数ではありません。「{ $sign }」で比べられるのは数だけです。
    .help = 数を書くか、「=」を使ってください。
C016 = ディールがありません。
    .help = ディールのファイルを書き加えるか（例：tarotrules score fft deal.json）、ターミナルで打って、質問に答えてください。ファイルの書き方は「tarotrules help score」にあります。
C012 = { $what ->
        [unreadable] 「{ $name }」はシミュレーションの途中経過ではありません。
        [more] 「{ $name }」には、すでに{ $deals }ディールがあり、求めた数を超えています。
       *[other] 「{ $name }」は別のシミュレーションの途中経過です（ルール、プレイヤー、シードのどれかが違います）。
    }
    .help = { $what ->
        [more] ディール数を増やすか、別のファイルを指定してください。
        [unreadable] 別のファイルを指定するか、「{ $option }」を外してください。
       *[other] 別のファイルを指定するか、「{ $option }」を外してください。
    }

## How help is laid out

usage-line = 使い方：{ $usage }
usage-words = コマンドのあとに書くもの
usage-options = 付け加えられるもの（どこに書いてもよい）
usage-examples = 例
usage-house = mokuyou
usage-choices = { $text }：{ LIST($choices, joint: "or") }
usage-usual = { $text }（省くと{ $usual }）
overview = フレンチタロットやピケのハウスルールを1つのファイルに書くと、ルールブックも、得点の計算も、ほかのルールとの比較もできます。
overview-more = コマンドについて詳しく知るには：tarotrules help score
help-word = 「{ $word }」というコマンドはありませんが、次のルールに出てきます：{ LIST($rules) }。詳しく知るには、次のように打ってください：
commands-rules = ルール
commands-table = テーブルで
commands-differences = ルールの違い
commands-programs = ウェブとプログラムのために
commands-help = ヘルプ

## Commands

command-check = ファイルの問題をすべて調べる
command-list = 付属のルールを一覧で示す
command-explain = 設定項目の値とその出所を示す
command-convert = ファイルを別の書き方やほかの言語の言葉で書き直す
command-new = 質問に答えて、自分たちのルールのファイルを作り始める
command-score = ディールの得点を計算する
command-evaluate = ビッドの前の手札を、ルールの評価表で評価する
command-legal = 出せるカードと、ほかのカードを出せない理由を言う
command-replay = 記録したディールを再現し、得点を計算する
command-referee = ディールを審判し、最初の違反か得点を言う
command-why = してよいかどうかと、禁じているルールを言う
command-simulate = プログラムに多数のディールをプレイさせ、何がどれだけ起こるかを数える
command-play = ターミナルのテーブルで、ボットと対戦する
command-rulebook = ルールブックを作る
command-cheatsheet = テーブルで使う早見表を作る
command-scoresheet = 印刷して使う得点記録表を作る
command-changes = もとになったルールとの違いを示す
command-compare = ルールどうしの違いを規則ごとに示す
command-nearest = 知られているどのルールに最も近く、どこが違うかを示す
command-find = ある規則がどのルールやオプションにあるかを示す
command-compile = エンジン設定をJSONで書き出す
command-site = ルールブックとガイドのサイトを作るか、このパソコンで表示する
command-help = コマンド、D012のような番号、ルールの言葉を説明する

## What they take

argument-command =
    .word = コマンド
argument-variant = 名前、ファイル、JSON。標準入力は「-」
    .word = ルール
argument-variants = 2つ以上の名前、ファイル、JSON
    .word = ルール
argument-files = ファイル、または付属のルールの名前
    .word = ファイル
argument-name = ルールの名前：半角の小文字、数字、ハイフン
    .word = 名前
argument-extends = もとにするルール
    .word = ルール
argument-blank = 質問をせず、記入用の例を入れたファイルにする
argument-ask = 答えを別のプログラムから受け取るときも質問する
argument-deal = ディールを書いたファイル。標準入力は「-」
    .word = DEAL.json
argument-deal-or-asked = ディールを書いたファイル。標準入力は「-」。省くと、質問に答えて入力できます
argument-save = ディールをこのファイルにも書く（残したり、直したりするため）
    .word = DEAL.json
argument-cards = 手札のカード。例：SK T21 EX
    .word = カード
argument-position = 局面を書いたファイル。標準入力は「-」
    .word = POSITION.json
argument-record = 記録のファイル。標準入力は「-」
    .word = RECORD.json
argument-record-typed = 記録のファイル。標準入力は「-」。省くと、プレイを入力しながら審判できます
    .word = RECORD.json
argument-situation = 局面か記録のファイル。標準入力は「-」
    .word = SITUATION.json
argument-act = カード、「pass」、または記録にあるほかの行動
    .word = 行動
argument-path = 設定項目の言葉。例：ポワニェ シングル
    .word = 言葉
argument-topic = コマンドの名前、番号、ルールの言葉
    .word = 言葉
argument-action = フォルダーに作るか、このパソコンで表示するか
    .word = 動作
argument-options = オプションも加える
    .word = オプション…
argument-players = 遊ぶ人数
    .word = N
argument-deals = ディールの数
    .word = N
argument-seats = プレイヤーの人数と種類：club（常識どおり）、random（許される中から何でも）
    .word = N,WHO,…
argument-seed = 同じ数なら同じディールになる
    .word = N
argument-jobs = プロセスの数（省略するとコアの数）
    .word = N
argument-state = 途中経過をこのファイルに書き、続きから始める
    .word = ファイル
argument-simulate = プログラムに、この数のディールをそれぞれのルールでプレイさせる
    .word = N
argument-resume = ファイルに保存したゲームを続ける
    .word = ファイル
argument-paper = PDFの用紙
    .word = 用紙
argument-paper-of-book = PDFの用紙（bookletはA5判の冊子。A4に短辺とじで両面印刷し、重ねて二つに折り、中央を綴じる）
argument-sources = 出典を載せる場所（巻末、各規則の横、載せない）
    .word = 場所
argument-format = 答えの形式
    .word = 形式
argument-format-of-file = 書き出す記法
argument-format-of-book = ファイルの種類
argument-lang = 答えの言語
    .word = 言語
argument-lang-written = 書くときの言語
argument-out = 画面に出さず、ファイルに書く
    .word = ファイル
argument-shipped-options = ルールではなくオプションの一覧を示す
argument-sought = 探す言葉。または "handful.single.worth = 10" のような条件
    .word = 言葉
argument-all = 付属のルールすべて
argument-brief = 値と出典を省く
argument-to-language = どの言語の言葉で書くか
    .word = 言語
argument-languages = この言語だけ
    .word = 言語
argument-url = サイトのアドレス（検索エンジン用）
    .word = アドレス
argument-port = serveでサイトを表示するポート
    .word = N
argument-studio = 工房をビルドしたフォルダー
    .word = フォルダー
argument-folder = サイトを作るフォルダー
    .word = フォルダー

## A file that is written

written =
    { $file }を作りました（{ $kind ->
        [pages] { COUNTED($size, noun: "page") }
       *[bytes] { $size }KB
    }{ $language ->
        [none] {""}
        [de] 、ドイツ語
        [en] 、英語
        [fr] 、フランス語
        [ja] 、日本語
       *[ru] 、ロシア語
    }）。
written-book = ルールブックを作るには、次のように打ってください：
written-command = tarotrules rulebook { $file } -o rulebook.pdf{ $lang }

## A new file

new-remark = この行のように、#から後ろは覚え書きです。プログラムは読みません。
new-commands = このファイルでできること：
new-examples = テーブルによって違う決まりの例です。使うものは、行の初めの#を消して、自分たちの数字に直してください。
new-written = { $written }エディターで開いて直したら、次のように打ってください：tarotrules check { $file }
new-our-rules = わたしたちのルール
new-title = ルールの名前を入力してください（Enterだけなら「{ $usual }」）。
new-players = 何人で遊びますか。「4」や「4, 5」のように、人数を入力してください（いくつでも）。Enterだけなら、{ LIST($players, joint: "or") }人用のルールになります。
new-players-again = { LIST($players, joint: "or") }から選んで入力してください（いくつでも）。Enterだけなら全部です。
new-how = 公式ルールをもとにします。質問ごとに、自分たちの遊び方の番号を入力してEnterを押してください。Enterだけなら1（公式ルール）のままです。「{ $back }」で前の質問に戻り、「{ $enough }」で質問を終えて、そこまでの答えでファイルを作ります。
new-question = 質問{ $number }／{ $of }：{ $asks }
new-yes = はい
new-no = いいえ
new-answer =
    { $kind ->
        [both] { $name }。{ $text }
        [name] { $name }。
       *[text] { $text }
    }
new-not-an-answer = 1から{ $choices }までの番号を入力するか、1でよければEnterだけを押してください。「{ $back }」で戻り、「{ $enough }」で終わります。
new-in-force =
    { $found ->
        [0] すべて「{ $base }」のとおりに遊びます。
       *[other] 「{ $base }」をもとに、次の点だけが違います。
    }
new-rule = { $name }（{ $number }）：{ $text }
new-left = 「{ $title }」についての答えは、ほかの答えと両立しません。ここは公式ルールのままにしました。
new-stopped = 何も書きませんでした。

## A deal told by answers

telling-how = ディールの内容に答えてください。番号か、その横の言葉を入力してEnterを押します。Enterだけなら、示されたものになります。「{ $back }」で前の質問に戻り、「{ $enough }」で残りをすべて示されたとおりにします。途中でやめるには、CtrlとCを同時に押してください。
telling-players = 何人で遊びましたか（{ LIST($known, joint: "or") }）
telling-names = { $players }人の名前を、プレイの順に、読点かコンマで区切って入力してください。
telling-way = 結果は、どの数で入力しますか
telling-number = { $label }（{ $least }から{ $most }まで）
telling-of = { $of }：{ $label }
telling-thing = { $label }：何かありましたか
telling-thing-more = { $label }：ほかにもありましたか
telling-offered = Enterだけなら：{ $usual }
telling-nothing = Enterだけなら：なし
telling-nothing-more = Enterだけなら：ほかになし
telling-not-choice = 1から{ $choices }までの番号か、その横の言葉を入力してください。「{ $back }」で前の質問に戻ります。
telling-not-number = 49や49.5のような数を入力してください。「{ $back }」で前の質問に戻ります。
telling-not-whole = { $least }から{ $most }までの整数を入力してください。「{ $back }」で前の質問に戻ります。
telling-not-names = { $players }人の名前を読点かコンマで区切って入力するか、Enterだけを押してください。
telling-not-players = 次のどれかの数を入力してください：{ LIST($known, joint: "or") }。
telling-otherwise = 答え直すか、「{ $back }」で前の答えを変えてください。
telling-file = ファイルに書いたディールの例：
telling-may-be = 書ける項目（「{ $rules }」の場合。席は0から数えます）：
telling-as-file = 同じディールをファイルにすると：
telling-no-score = ディールの内容がまだ足りないので、得点は出せません。
telling-so-far = ここまでの答えをファイルにすると：
telling-keep = 残すには、ファイル名（例：deal.json）を入力してください。Enterだけなら残しません。
telling-kept = { $file }を作りました。得点をもう一度計算するには（ファイルを直した後でも）、次のように打ってください：

## A deal that is typed

referee-not-taken =
    { $how ->
        [read] { $number }行目「{ $line }」と、それより後の行は受け付けていません。直して、初めからすべて入力してください。
        [pasted] この行と、その後に貼り付けた行は受け付けていません。この行を入力し直してから、続きを入力してください。
       *[typed] この行は何も受け付けていません。行全体を入力し直してください。
    }
