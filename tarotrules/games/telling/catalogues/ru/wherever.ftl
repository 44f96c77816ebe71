### В каких известных вариантах и опциях есть правило.

wherever-title = Где так играют: { $words }
wherever-found =
    { $n ->
        [one] Об этом говорит { $n } правило.
        [few] Об этом говорят { $n } правила.
       *[many] Об этом говорят { $n } правил.
    }
wherever-nobody = В известных правилах такого нет.
wherever-values = В известных правилах такого нет. Там сказано: { LIST($values) }.
wherever-rules = Что говорят правила
wherever-option = { $name } (опция)
