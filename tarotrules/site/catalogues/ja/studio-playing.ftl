### コンピューターを相手に遊ぶ

studio-view-play = 遊ぶ

studio-play-begin = 1ディール遊ぶ
studio-play-intro = このルールで、コンピューターを相手に遊べます。出せないカードを選ぶと、理由になる規則が表示されます。
studio-play-deal = 配る
studio-play-back = ゲームに戻る
studio-play-mistakes = ルールにまだ誤りがあります。直してから遊んでください。
studio-play-broken = このゲームは再開できません。
studio-play-shortened = プログラムが新しくなったため、少し前から再開します。
studio-play-changed = ゲームを始めた後でルールが変わりました。このゲームは、始めたときのルールで続けます。
studio-play-anew = 新しいルールで始める
studio-play-full = この端末に空きがないため、ゲームは保存されていません。
studio-play-thinking = ほかのプレイヤーが考えています…
studio-play-hint = ヒント
studio-play-hinted = コンピューターなら、こうします：{ $what }
studio-play-undo = 一手戻す
studio-play-on = 残りをコンピューターに任せる
studio-play-next = 次のディール
studio-play-new = 新しいゲーム
studio-play-hand = 手札
studio-play-table = テーブル
studio-play-news = これまでの経過
studio-play-rule = 規則{ $number }を読む
studio-play-lies = { $who }：{ $card }。
studio-play-not = いまは出せません。選ぶと理由が表示されます。
studio-play-before = 前のトリック
studio-play-hint-short = ヒント
studio-play-undo-short = 一手戻す
studio-play-on-short = 最後まで任せる
studio-play-new-short = 新しいゲーム
studio-play-me = この中で、あなたはどの人ですか。
studio-play-me-first = まず、あなたがどの人かを選んでください。
studio-play-nobody = この中にいない
studio-play-dotted = 出せないカード（選ぶと理由が出ます）
