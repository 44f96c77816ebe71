### 卓を囲むとき、そして始め方。

studio-table-first = 最初のディーラー
studio-table-after = 第{ $n }ディール終了時
studio-table-deal = 第{ $n }ディールを記録しました
studio-table-correction = 第{ $n }ディールを訂正しました
studio-table-deletion = 第{ $n }ディールを削除しました
studio-table-begin-yours = 選ぶと、前回の続きから始められます。
studio-table-begin-known = そのルールブックがすぐに開きます。自分たちと違うところは、その中で変えられます。
studio-table-begin-file = このページで保存したルールや記録を開きます。いまあるものはそのまま残ります。
studio-table-choose-file = ファイルを選ぶ
studio-table-said = { $what }：{ $said }
studio-table-lacking = { $what }（{ $fields }）
studio-table-save-correction = 訂正を保存
studio-take-seats = 早見表と得点記録表の人数
