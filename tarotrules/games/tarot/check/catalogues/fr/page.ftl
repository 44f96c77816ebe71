### Ce qui ne va pas dans des règles de tarot, pour qui les change sur une page sans voir comment elles sont écrites.

page-r007 = Ces règles n’ont pas de groupe de cartes « { $word } ».
page-r012 = Il ne reste aucun contrat à annoncer.
    .help = Gardez-en ou ajoutez-en au moins un.
page-r016 = « { $word } » n’existe plus, mais une autre règle en a besoin.
page-r017 = Ces règles ne disent pas comment le preneur et son partenaire se partagent ce qu’ils gagnent ou perdent.
page-r020 = { $whom ->
        [all] Aucune main ne peut remplir cette condition.
       *[some] À { LIST($players) } joueurs, aucune main ne peut remplir cette condition.
    }
    .help = Comparez les nombres avec ce que peut contenir une main.
page-r021 = { $whom ->
        [all] Toutes les mains remplissent cette condition.
       *[some] À { LIST($players) } joueurs, toutes les mains remplissent cette condition.
    }
    .help = Vérifiez les nombres.
page-r025 = Cette règle parle de « { $word } », mais aucun groupe de cartes ne porte ce nom.
page-r026 = « { $name } » peut être annoncé, mais n’a aucun palier.
    .help = Ajoutez un palier, ou retirez le tout.
page-r066 = { R066 }
    .help = Payez par exemple le camp qui remporte le pli, ou dites dans la condition ce que ce camp doit faire.
