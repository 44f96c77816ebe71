who-plays-so =
    { $others ->
        [0] この遊び方：{ $who }
       *[other] この遊び方：{ $who } ほか{ $others }件
    }
how-often-it-matters =
    { $found ->
        [0] プログラムどうしの{ $deals }ディールでは、得点は一度も変わりませんでした。
       *[other] プログラムどうしの{ $deals }ディールのうち、{ $found }ディールで得点が変わりました。
    }
