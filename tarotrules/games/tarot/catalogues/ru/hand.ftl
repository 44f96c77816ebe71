### What a hand is worth before the auction, by the scale of the rules.

hand-feature = { $title }: { $points }
hand-total = Всего { COUNTED($points, noun: "point") }.
hand-total-without = Для контракта, при котором берущий не забирает прикуп: { COUNTED($points, noun: "point") }.
hand-bid = Рекомендуемый контракт: { $title }.
hand-pass = Шкала советует пасовать.
