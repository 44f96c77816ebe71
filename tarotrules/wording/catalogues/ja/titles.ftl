title-none = 名前のないルール
title-other = { $title }（比べる相手）
title-own = { $title }（このルール）
