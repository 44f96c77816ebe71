### The studio: the panel of a rule, the options, what is to be looked at.

studio-panel-brings = 一緒に選ばれるもの：{ $titles }
studio-panel-through = 次のオプションのために選ばれています：{ $titles }
studio-panel-brought = このオプションに必要なので、一緒に選びました：{ $titles }
studio-panel-needed = これを外すと、次のオプションも使えません：{ $titles }
studio-panel-untick-both = 両方とも外す
studio-panel-untick-all = 全部外す
studio-panel-rests = 選ばれたままです：{ $titles }
studio-panel-untick = これも外す
studio-panel-way-alone = 「{ $one }」だけにする
studio-panel-way-others = 「{ $others }」だけにする
studio-panel-way-ours = 両方使い、ここは「{ $one }」に従う
studio-panel-way-theirs = 両方使い、ここは「{ $others }」に従う
studio-panel-apart = 次のオプションとは一緒に使えません：{ $titles }
studio-panel-apart-asked = どのように遊びますか？
studio-panel-back = 元に戻す：{ $value }
studio-panel-back-unsaid = これについては決めない
studio-panel-fixed = 規則{ $number }：変えるところがない理由
studio-panel-follows = ここで変えられることは、次の規則にあります：
studio-panel-same = これはどこでも同じなので、変えるところはありません。
studio-panel-most-cards = { $most }枚まで
studio-panel-keep = 元のまま：{ $value }
studio-panel-number = { $least }から{ $most }までの数を入れてください。
studio-panel-whole = { $least }から{ $most }までの整数を入れてください。
