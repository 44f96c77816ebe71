### 規則で禁じられていることをしたとき、どうなるか。
### 結果の文には句点を付けない。一つの文にも、「…ときは」の続きにもなる。

name-irregularities-result = 反則で得たもの
fault-result = 反則で得たカードや点数は、相手側のものになります。それでも反則をした側がディールに勝ったときは、そのディールは無効です。負けたときは、そのまま数えます。
name-irregularities-fines = 罰点
fault-fines = 罰点は、反則をしたプレイヤーだけに付けます。得点とは別に書き、誰の得点にもなりません。
fault-event =
    { $event ->
        [cut_card_seen] カットで見えたカード
        [deal_card_seen] ディーラー以外がめくったカード
        [wrong_dealer] 配る番の間違い
        [early_pickup] 配り終わる前に手札を取ること
        [wrong_count] カードの枚数の間違い
        [count_hidden] ディーラーが黙っていた枚数の間違い
        [discard_too_many] 多すぎる捨て札
        [discard_too_few] 足りない捨て札
        [chien_seen] 伏せたドッグをのぞくこと
        [card_exposed] 見せてしまったカード
        [lead_out_of_turn] 順番違いのリード
        [play_out_of_turn] 順番違いのカード
        [revoke] リボーク
        [claim_disordered] { $titles }：並べ方の間違い
        [claim_incomplete] { $titles }：見せるカードの不足
        [claim_false] { $titles }：宣言に足りない手札
        [claim_too_many] { $titles }：見せすぎ
        [claim_early] { $titles }：早すぎる宣言
        [claim_late] { $titles }：遅すぎる宣言
        [claim_excuse] { $titles }：切札を隠してエクスキューズを見せること
       *[last_cards_claimed] 残りのトリックの誤った主張
    }
    .word-event = 出来事
fault-revoke =
    { $duties ->
        [all] フォローする、切札を出す、より強い切札を出すという義務を、果たせるのに果たさないことをいいます{ $see }。
        [trump] フォローする、切札を出すという義務を、果たせるのに果たさないことをいいます{ $see }。
        [overtrump] フォローする、より強い切札を出すという義務を、果たせるのに果たさないことをいいます{ $see }。
       *[follow] フォローできるのにフォローしないことをいいます{ $see }。
    }
fault-meant =
    { $event ->
        [count_hidden] ディーラーが、自分の手札とドッグの枚数の間違いに気付きながら、黙っていることをいいます。
        [chien_seen] コントラクトによって伏せたままにするドッグを、誰かが見ることをいいます。
        [claim_incomplete] 手札には足りているのに、全部は見せていないことをいいます。
        [claim_false] 見せた枚数が足りず、手札にも足りるだけのカードがないことをいいます。
       *[last_cards_claimed] 残りのカードを公開し、確実でないトリックまで自分が取ると主張することをいいます。
    }
fault-if =
    { $by ->
        [attack] デクレアラー側の反則{ $found ->
            [any] のときは
            [in_deal] に、配り終わる前に気付いたときは
            [after_deal] に、配り終わった後で気付いたときは
            [before_first_lead] に、ビッドの後、オープニングリードの前に気付いたときは
            [in_play] に、プレイの間に気付いたときは
            [in_trick] に、次のトリックが始まる前に気付いたときは
           *[after_trick] に、次のトリックが始まってから気付いたときは
        }
        [defence] ディフェンダー側の反則{ $found ->
            [any] のときは
            [in_deal] に、配り終わる前に気付いたときは
            [after_deal] に、配り終わった後で気付いたときは
            [before_first_lead] に、ビッドの後、オープニングリードの前に気付いたときは
            [in_play] に、プレイの間に気付いたときは
            [in_trick] に、次のトリックが始まる前に気付いたときは
           *[after_trick] に、次のトリックが始まってから気付いたときは
        }
       *[anyone] { $found ->
            [in_deal] 配り終わる前に気付いたときは
            [after_deal] 配り終わった後で気付いたときは
            [before_first_lead] ビッドの後、オープニングリードの前に気付いたときは
            [in_play] プレイの間に気付いたときは
            [in_trick] 次のトリックが始まる前に気付いたときは
           *[after_trick] 次のトリックが始まってから気付いたときは
        }
    }
    .word-by = 反則者
    .word-found = 気付いた時, 気づいた時
fault-then = { $if }、{ $then }。
fault-and = { $one }。{ $two }
fault-alone = { $then }。
fault-remedy =
    { $remedy ->
        [taken_back] { $of ->
            [revoke] そのカードを手札に戻し、正しいカードを出します
            [claim] 見せたカードを手札に戻します
           *[card] そのカードを手札に戻します
        }
        [put_right] 間違いを直します
        [cut_again] もう一度カットします
        [dealt_again] { $of ->
            [dealer] カードを集め、正しいディーラーが配ります
           *[card] 同じディーラーが配り直します
        }
        [dealt_again_silent] { $of ->
            [dealer] カードを集め、正しいディーラーが配ります（そのディールでは、反則をしたプレイヤーはビッドできません）
           *[card] 同じディーラーが配り直し、そのディールでは、反則をしたプレイヤーはビッドできません
        }
        [silent_next] 反則をしたプレイヤーは、次のディールでビッドできません
        [taker_decides] デクレアラーは、そのリードを認めてもかまいません。認めないときは、同じスートか、それ以外のスートかを指定して、本来の番のプレイヤーにリードさせます（それ以外のどのスートにするかは指定できません）
        [last_trick_lost] カードの足りない最後のトリックと、捨て札のうち最も点数の高いカードは、ディフェンダー側のものになります
        [last_card_kept] 余ったカードは、デクレアラーの最後のトリックとして数えますが、ボーナスは付きません
       *[least_favourable] 残りのカードは、反則をしたプレイヤーに最も不利になるように出したものとします
    }
    .word-remedy = 処置
fault-exempt-card = { NOUN($card) }
fault-exempt = そのプレイヤーが{ $cards }を出したときは、この義務は次のプレイヤーに移ります。
fault-deal =
    { $deal ->
        [annulled] そのディールは無効です
       *[annulled_if_won] 規則{ $rule }のとおりにします{ $fine ->
            [none] （罰点はありません）
           *[usual] {""}
        }
    }
fault-claim =
    { $claim ->
        [counts] 宣言は有効です
        [lapses] 宣言は無効です
       *[lapses_if_won] 宣言は、反則をした側がディールに負けたときだけ有効です
    }
fault-fine =
    { $charged ->
        [always] 罰点は{ COUNTED($fine, noun: "point") }です
        [after_warning] 初めは注意だけで、繰り返せば{ COUNTED($fine, noun: "point") }の罰点です
       *[if_wished] { COUNTED($fine, noun: "point") }以下の罰点を科してもかまいません
    }
    .word-fine = 罰点
    .word-charged = 科し方
fault-nothing = 何もせずにプレイを続けます

# ディールの計算の中で。
account-fault-annulled = { $what }（{ $who }）：ディールは無効になり、誰にも得失点はありません。
account-fault-won = { $what }（{ $who }）、それでも反則をした側の勝ち：ディールは無効になり、誰にも得失点はありません。
account-fault-counts = { $what }（{ $who }）、反則をした側の負け：ディールはそのまま数えます。
account-fault-lapsed = { $what }：カードの見せ方に誤りがあったので、支払いはありません。
account-fines = 得点とは別の罰点：
account-fine = { SIGNED($fine) }（{ $what }）

index-fault = 反則
index-fine = 罰点
