### 卓に誰がいるか、保存した記録。

studio-evening-people = 卓の顔ぶれ
studio-evening-leaves = 抜ける
studio-evening-leaves-who = { $who }が抜ける
studio-evening-back = 戻る
studio-evening-back-who = { $who }が戻る
studio-evening-up = { $who }の席を一つ前へ
studio-evening-new = 新しいプレイヤー
studio-evening-add = 加える
studio-evening-more = もう一人加える
studio-evening-more-said = 1ディールの人数より多いときは、ディーラーが休みます。
studio-evening-count = 1ディールの人数
studio-evening-out = 休み
studio-evening-few = このルールで遊ぶには人数が足りません。
studio-evening-open = 保存した記録を開く（JSON）
studio-evening-opened = 記録をルールごと開きました。いまあるものはそのままです。
studio-evening-mistake = ルールの文に間違いがあります。直すと記録を始められます。
studio-evening-sound = 直前の正しいルールで始める
studio-evening-wrong-long = このファイルは記録としては長すぎます。
studio-evening-wrong-unreadable = このファイルを記録として読めません。壊れているのかもしれません。
studio-evening-wrong-other = このファイルは、ここで保存した記録ではありません。
studio-evening-wrong-newer = この記録は、このページの新しい版で保存されています。オンラインのときにページを読み込み直してください。
studio-evening-wrong-rules = このファイルのルールがないか間違っているため、計算できません。
studio-evening-wrong-people = このファイルの名前か席が正しくありません。
studio-evening-wrong-deal = このファイルの第{ $deal }ディールが正しくありません。

studio-compare-yours = 自分のルール
studio-compare-deals = 得点が変わるディール
studio-compare-file = ファイルと比べる
studio-compare-broken = 比べる相手のルールに間違いがあるため、比べられません。
