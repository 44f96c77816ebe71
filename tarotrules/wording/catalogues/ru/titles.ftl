title-none = Правила без названия
title-other = { $title } (другие правила)
title-own = { $title } (эти правила)
