title-none = Regeln ohne Titel
title-other = { $title } (die anderen Regeln)
title-own = { $title } (diese Regeln)
