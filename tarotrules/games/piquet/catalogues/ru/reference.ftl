### Что справочник говорит о файлах пикета, кроме того, что говорит о любой игре.

reference-settings-description = Что можно сказать в файле после слова «{ $word }» и что говорят правила 1882 года.
reference-other = Правила 1882 года об этом молчат. В файле { $where }:
reference-all-settings-intro = На каждой странице показано, что можно сказать одним словом и что говорят правила 1882 года.

reference-exists-deck-dealer_chooses = { $packs } — { $two_in_turn }.
reference-exists-deal-packet_kept = у { $packet } несколько чисел.
reference-exists-deal-stock_laid = { $deal } { $stock } — не 0.
reference-exists-fault-fine = { $remedy } — { $fine }.
reference-exists-fault-bars = { $remedy } — { $nothing_scored } или { $lapses }.
reference-exists-match-deals = { $match } { $end } — { $deals }.
reference-exists-match-score = { $match } { $end } — { $score }.
reference-exists-match-reached = { $match } { $end } — { $score }.
reference-exists-match-games = { $match } { $end } — { $score }.
reference-exists-match-tie = { $match } { $end } — { $deals } или { $reached } — { $after_deal }.

reference-kind-formula = { $gives ->
        [number] величина (её можно вычислять)
        [party] кто получает очки
       *[truth] условие
    }; здесь можно говорить о том, что известно { $scope ->
        [claim] в момент, когда объявляют особую руку
        [combination] об объявляемой комбинации
        [trick] в конце взятки
       *[match] при расчёте партии
    }
reference-kind-cards = карты через запятую: достоинства, например { $king }, отдельные карты, например SA или HK, ряды, например S7..S10
reference-scope-claim = объявляют особую руку
reference-scope-combination = объявляют комбинацию
reference-scope-trick = взятка окончена
reference-scope-match = рассчитывают партию
reference-type = { $kind ->
        [card] карта
        [count] целое число
        [deal] вся раздача
        [dealt] рука, какой она была сдана
        [hand] рука после обмена
        [player] игрок
        [standing] игрок в конце партии
       *[trick] взятка
    }
reference-group-intro = { $group ->
        [features] Используются в условиях и величинах, часто после точки.
        [names] Комбинации, особые руки, очки за ходы и взятки, классы карт и прочее, что объявляют варианты и опции.
        [settings] Что можно сказать об игре.
       *[values] Чему могут быть равны настройки, и слова, которые стоят между значениями.
    }
