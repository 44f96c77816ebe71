### Вокруг глав: титульный лист, отличия, словарь.

glossary-title = Термины игры
# The terms as they are sorted; none: by their spelling.
glossary-order = { "" }
term-attack = атака
    .definition =
        { $partner ->
            [never] берущий
            [always] берущий и его партнёр
            [several] берущий и его партнёры, если они есть
           *[perhaps] берущий и его партнёр, если он есть
        }
    .note = ж., фр. _attaque_
term-chien = прикуп
    .definition = карты, сданные на середину стола
    .note = м., фр. _chien_, «собака»
term-contract = контракт
    .definition = обязательство берущего, на котором кончились торги; от него зависят судьба прикупа и множитель
    .appointed = обязательство берущего; от него зависят судьба прикупа и множитель
    .note = м., фр. _contrat_
term-court = картинка
    .definition = король, дама, рыцарь или валет
    .note = ж., фр. _figure_
term-defence = защита
    .definition =
        { $two ->
            [yes] игрок, который не берущий
           *[no] все игроки, не входящие в атаку
        }
    .note = ж., фр. _défense_
term-difference = разность
    .definition = на сколько очков атака набрала больше или меньше нужного
    .note = ж., фр. _différence_
term-discard = снос
    .definition = карты, которые берущий, взяв прикуп, откладывает рубашкой вверх
    .note = м., фр. _écart_
term-excuse = Дурак
    .definition = карта со звездой, которую можно положить в любую взятку
    .note = м., фр. _l’Excuse_
term-lead = заходить
    .definition = класть первую карту во взятку
    .note = глаг., фр. _entamer_
term-oudler = удлер
    .definition =
        { $target ->
            [no] одна из трёх карт: козырь 21, Пети и Дурак; их называют также _бу_
           *[yes] одна из трёх карт, с которыми атаке нужно меньше очков: козырь 21, Пети и Дурак; их называют также _бу_
        }
    .note = м., фр. _oudler_, _bout_
term-petit = Пети
    .definition = козырь с номером 1, самый младший
    .note = м. нескл., фр. _petit_, «малыш»
term-taker = берущий
    .definition = игрок, сделавший самую высокую заявку
    .appointed = игрок, который в раздаче обязан играть контракт
    .note = м., фр. _preneur_
term-trick = взятка
    .definition = карты, положенные по кругу, по одной от каждого игрока
    .note = ж., фр. _pli_
term-trump = козырь
    .definition = нумерованная карта, которая бьёт карты всех мастей; таких карт 21
    .note = м., фр. _atout_
term-partner = партнёр
    .definition = игрок, который играет вместе с берущим против защиты
    .note = м., фр. _partenaire_
term-declaration = комбинация
    .definition = сочетание карт на руках, которое игрок объявляет, например пуанье
    .note = ж., фр. _annonce_
term-announcement = объявление
    .definition = обещание чего-то добиться в розыгрыше, например сделать шлем
    .note = с., фр. _annonce_
term-bonus = бонус
    .definition = очки за то, что случилось в розыгрыше; заранее его не объявляют
    .note = м., фр. _prime_
term-bid = заявка
    .definition = контракт, который игрок предлагает сыграть, когда до него доходит очередь
    .note = ж., фр. _enchère_
term-card-points = очки в картах
    .definition = сколько стоят взятые карты; не путать с очками, которые платят
    .note = мн., фр. _points_
term-follow = класть в масть
    .definition = класть карту той масти, с которой зашли, или козырь, если зашли с козыря
    .note = глаг., фр. _fournir_
term-multiplier = множитель
    .definition = на что умножают очки за контракт, а иногда и за бонус
    .note = м., фр. _coefficient_
term-overtrump = перебить
    .definition = положить козырь старше всех, что уже лежат во взятке
    .note = глаг., фр. _monter_
term-parole = позже
    .definition = так говорит игрок, который хочет сохранить право на заявку на втором круге
    .note = нареч., фр. _parole_
term-ruff = бить козырем
    .definition = положить козырь, когда нет масти, с которой зашли
    .note = глаг., фр. _couper_
term-throw = сбрасывать
    .definition = класть карту другой масти, но не козырь
    .note = глаг., фр. _se défausser_
term-dealer = сдающий
    .definition = игрок, который сдаёт карты
    .note = м., фр. _donneur_
term-misdeal = ошибка при сдаче
    .definition = карты сданы неверно, и их сдают заново
    .note = ж., фр. _maldonne_
term-low-card = простая карта
    .definition = карта, которая не картинка и не удлер; она стоит пол-очка
    .note = ж., фр. _petite carte_
term-target = нужное число очков
    .definition = сколько очков в картах должна набрать атака, чтобы выполнить контракт; зависит от числа её удлеров
    .note = с., фр. _points à faire_
term-opening = первый ход
    .definition = ход, с которого начинается розыгрыш
    .note = м., фр. _entame_
term-one-deal = раздача
    .definition = всё, что происходит от сдачи карт до расчёта
    .note = ж., фр. _donne_
term-unit = сумма
    .definition =
        { $two ->
            [yes] сколько защитник в итоге платит атаке или получает от неё
           *[no] сколько каждый защитник в итоге платит атаке или получает от неё
        }
    .note = ж., фр. _total_
term-value = стоимость
    .definition = сколько стоит сам контракт, без разности и множителя
    .note = ж., фр. _valeur_
term-suit = масть
    .definition = пики, червы, бубны или трефы; козыри мастью не считаются
    .note = ж., фр. _couleur_
term-half-point = пол-очка
    .definition = наименьшая единица счёта очков в картах
    .note = с. нескл., фр. _demi-point_
