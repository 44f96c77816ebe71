### 工房：ルールを探すこと、そのほか.

studio-find-try = 別の言葉で、または一語だけで探してみてください。目次からも選べます：
studio-evening-deleted = 記録を削除しました。
