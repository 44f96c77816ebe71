title-none = Rules without a title
title-other = { $title } (the other rules)
title-own = { $title } (these rules)
