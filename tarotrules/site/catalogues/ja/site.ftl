### The short words of the site. Longer texts are in texts/.

site-language = 日本語
site-motto = フレンチタロットとピケのハウスルールを、一度書くだけ
site-chooser = 言語
site-other-languages = ほかの言語で読む
site-to-dark = 暗い画面に切り替える
site-to-light = 明るい画面に切り替える
site-made-with = { $name }が、付属のファイルだけから作成しました。外部からは何も読み込みません。

## Parts of the site

section-home = ホーム
section-house-rules = ハウスルール
section-play = プレイ
section-studio = 工房
section-variants = ルール集
section-options = オプション
section-comparisons = 比較
section-language = ルールを書く言語
section-diagnostics = メッセージ
section-developers = 開発者向け

## Variants and their books

variants-title = 付属のルール
variants-intro = どのルールも、自分で書くものと同じ形のファイルです。ルールブックを読むことも、出発点にすることも、ほかのルールと比べることもできます。
variants-name = ルール
variants-where = 地域と遊ぶ人
variants-players = 人数
variants-source = 出典
variants-as-parent = 「{ $title }」と同じ
book-description = 「{ $title }」のルールブック。画面で読み、印刷できます。
book-downloads = ダウンロード
book-source = もとのファイル
book-lines = { $n }行
book-compared = 「{ $title }」との違い
book-about = この本について

download-pdf = ルールブック（PDF）
download-booklet = 折って綴じる冊子（PDF。両面印刷、短辺とじ）
download-epub = 電子書籍（EPUB）
download-html = ルールブック（ウェブページ）
download-json = エンジン設定（JSON）
download-cheat = { $players }人用の早見表（PDF）
download-score = { $players }人用の得点記録表（PDF）
download-tarot = もとのファイル

## Options

options-title = 付属のオプション
options-title-of = { $game }のオプション
options-intro = オプションは、使うテーブルと使わないテーブルがある決まりです。{ $example }のように名前を書くと使えます。ここでは、オプションごとに公式ルールのどこが変わるかを示します。
options-source = このオプションのファイル
options-needs = 「{ $title }」も必要です。
options-nothing = このオプションだけでは、規則の文は変わりません。
options-added = 追加
options-changed = 変更
options-removed = 廃止
options-more = ほかに{ $n }項目

## Comparisons

comparisons-title = ルールの比較
comparisons-title-of = ルールの比較：{ $game }
comparisons-intro = 付属のルールで異なるところを、規則ごとに並べました。すべてに共通する規則は省いてあります。
comparisons-pairs = もとになったルールとの違い
kinship-title = 似ているルール
kinship-intro = どのルールがどのルールをもとにし、互いにどれだけ違うかを示します。
kinship-close = 近いルールどうし
kinship-close-told = 名前の近くで線がつながるものほど似ています。つながるところが左にあるほど、違いが多くなります。
kinship-descent = もとになるルール
kinship-descent-told = もとになるルールの下に、字下げして並べています。
kinship-map = すべての隔たり
kinship-map-told = 数は二つのルールの隔たりです。色が濃いほど似ています。列の番号は行の番号と同じです。
kinship-measure = 隔たりの測り方
rules-title = { $chapter }：各ルールの遊び方
rules-intro = それぞれの規則について、知られている各ルールと、規則を加えるオプションの内容を、基本の人数について並べました。同じ内容のものはまとめてあります。
rules-most =
    { $all ->
        [yes] すべて
       *[no] ほかのすべて
    }
region-title = 地域別のタロット：{ $region }
region-intro = その地域で遊ばれているルールと、もとになるルールと異なる規則を並べました。
region-differs = 規則ごとの違い

## The tutorial: what is written in its files

tutorial-name = mokuyou
tutorial-title = 木曜タロット
tutorial-notebook = 木曜会のノート
tutorial-page = ノート2ページ
tutorial-reason = ずっとこうしてきたため
tutorial-bid = petite
tutorial-bid-title = プチット
tutorial-bonus = saigo-no-king
tutorial-bonus-title = 最後のキング
# The word for “players”, mistyped.
tutorial-mistyped = プレヤー
# Another language to show the file in.
tutorial-other = fr

## Listings

listing-label = { $name }の内容
listing-session = 打ち込むコマンドとその答え
listing-table = ターミナルのテーブル
sample-file = 数行のファイルから…
sample-page = …このようなルールブックができます
sample-answers = 得点計算と「そう決めたのは誰？」の答え
