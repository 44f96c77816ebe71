### Ce qui ne va pas dans des règles, pour qui les change sur une page sans voir comment elles sont écrites.

page-d005 = « { $option } » ne va qu’avec « { $needed } ».
    .help = Prenez les deux, ou aucune.
page-d006 = « { $one } » et « { $two } » s’excluent.
    .help = Gardez celle que joue votre table.
page-d007 = « { $one } » et « { $two } » ne vont pas ensemble : { $how ->
        [said] avec « { $one } », « { $said } » ; avec « { $two } », « { $beside } »
       *[other] { $what }.
    }
    .help = N’en prenez qu’une, ou dites dans cette règle ce qui vaut à votre table.
page-d009 = Cela ne peut pas être changé : { $what }.
page-d016 = On ne sait pas où « { $word } » se place parmi les autres.
page-d018 = « { $one } » et « { $two } » veulent la même place : on ne sait pas laquelle vient d’abord.
page-d032 = Il manque quelque chose : { $what }.
    .help = Dites ce qui vaut à votre table.
page-d042 = Il manque quelque chose : { $what }.
    .help = Dites ce qui vaut à votre table.
