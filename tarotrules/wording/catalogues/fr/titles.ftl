title-none = Règles sans titre
title-other = { $title } (les autres règles)
title-own = { $title } (ces règles)
