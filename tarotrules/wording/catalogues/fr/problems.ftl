### Ce qui peut être faux dans un fichier, et que faire.
###
### Le message dit ce qui ne va pas ; « .help » dit que faire ; les autres attributs légendent les endroits.
### « $hint » vaut near (il y a une $suggestion), list (il y a des mots connus : $known) ou none.

## F : le fichier lui-même

F001 = Il n’y a pas de fichier « { $name } ».
    .help = Vérifiez l’orthographe, et que vous êtes dans le bon dossier.
F002 = { $cause ->
        [permission] Vous n’avez pas le droit de lire le fichier « { $name } ».
        [protected] Le fichier « { $name } » ne s’ouvre pas : le disque est protégé.
        [nowhere] Il n’y a rien à l’endroit « { $name } ».
        [folder] « { $name } » est un dossier, pas un fichier.
        [full] Le fichier « { $name } » est trop grand.
        [long] « { $name } » est trop long pour le nom d’un fichier.
        [busy] Le fichier « { $name } » est occupé par un autre programme.
        [name] « { $name } » ne peut pas être le nom d’un fichier.
       *[other] Le fichier « { $name } » ne s’ouvre pas (message du système : { $reason }).
    }
    .help = { $cause ->
        [permission] Demandez ce droit à qui possède le fichier, ou prenez-en une copie.
        [protected] Vérifiez la protection du disque.
        [nowhere] Vérifiez le nom de chaque dossier du chemin.
        [folder] Indiquez un fichier de ce dossier.
        [full] Est-ce le bon fichier ?
        [long] Vérifiez le nom ; ce qui devait être le contenu a peut-être été pris pour le nom.
        [busy] Fermez l’autre programme, puis recommencez.
        [name] Écrivez-le sans signes invisibles.
       *[other] Vérifiez que vous avez le droit de le lire et qu’aucun autre programme ne le bloque.
    }
F003 = « { $name } » n’est pas enregistré en UTF-8 : la ligne { $line } contient un caractère illisible.
    .help = Ouvrez-le dans votre éditeur de texte, choisissez « Enregistrer sous » et l’encodage UTF-8.
F004 = « { $name } » dépasse { $limit } ko ; il n’a pas été lu.
    .help = Des règles tiennent en une page ou deux. Est-ce le bon fichier ?
F005 = « { $name } » est un dossier, pas un fichier.
    .help = Indiquez un fichier de ce dossier ; ceux des règles se terminent par .tarot, .yaml ou .yml.
F006 = Il n’y a pas de variante « { $word } », ni dans ce dossier ni parmi celles qui sont fournies.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ? Pour vérifier l’un de vos fichiers, écrivez son nom complet, par exemple { $word }.tarot.
        [list] Variantes fournies : { LIST($known) }. Pour vérifier l’un de vos fichiers, écrivez son nom complet, par exemple { $word }.tarot.
       *[none] Pour vérifier l’un de vos fichiers, écrivez son nom complet, par exemple { $word }.tarot.
    }
F007 = « { $name } » n’est pas du JSON : la ligne { $line } est coupée ou fautive.
    .help = Si c’est le programme qui a produit ce fichier, faites-le produire de nouveau plutôt que de le corriger à la main.
F008 = « { $name } » est du JSON, mais pas une variante compilée par cette version (en cause : { $reason }).
    .help = Compilez de nouveau la variante : tarotrules compile VARIANTE -o { $name }
F009 = { $cause ->
        [permission] Vous n’avez pas le droit d’écrire « { $name } ».
        [protected] « { $name } » ne peut pas être écrit : le disque est protégé.
        [nowhere] « { $name } » ne peut pas être écrit : le dossier n’existe pas.
        [folder] « { $name } » est un dossier ; un fichier ne peut pas prendre sa place.
        [full] « { $name } » ne peut pas être écrit : il n’y a plus de place sur le disque.
        [long] « { $name } » est trop long pour le nom d’un fichier.
        [busy] « { $name } » ne peut pas être écrit : un autre programme l’occupe.
        [name] « { $name } » ne peut pas être le nom d’un fichier.
       *[other] « { $name } » ne peut pas être écrit (message du système : { $reason }).
    }
    .help = { $cause ->
        [permission] Choisissez un autre endroit, par exemple votre propre dossier.
        [protected] Choisissez un autre endroit.
        [nowhere] Vérifiez le nom de chaque dossier du chemin.
        [folder] Ajoutez le nom d’un fichier, par exemple regles.pdf.
        [full] Faites de la place, ou choisissez un autre endroit.
        [long] Choisissez un nom plus court.
        [busy] Fermez l’autre programme, puis recommencez.
        [name] Écrivez-le sans signes invisibles.
       *[other] Vérifiez que le dossier existe et que vous avez le droit d’y écrire, ou choisissez un autre endroit.
    }
F010 = « { $name } » ne se joue pas à { $players ->
        [one] un joueur
       *[other] { $players } joueurs
    }.
    .help = Nombres de joueurs possibles : { LIST($known) }.
F011 = « { $name } » n’a pas de réglage « { $path } ».
    .help = { $hint ->
        [option] « { $path } » ne se joue qu’avec une option. Ajoutez à la commande : --with { $option }
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Voici ce qui s’en rapproche le plus : { LIST($known) }.
       *[none] Un réglage s’écrit avec des points, du chapitre au détail, par exemple annonce.poignée.simple.vaut.
    }

## S : la forme de ce qui est écrit

S001 = « { $character } » ne veut rien dire ici.
    .help = Supprimez-le : entre un mot et sa valeur, il n’y a qu’une espace. S’il fait partie d’un titre ou d’une remarque, mettez tout le texte entre guillemets.
S002 = « { $word } » n’est pas un mot possible à cet endroit.
    .here = { $suggestion } ?
    .help = Vouliez-vous écrire « { $suggestion } » ? La suite a été lue comme si c’était le cas.
S003 = « { $word } » est { $language ->
        [de] de l’allemand
        [en] de l’anglais
        [fr] du français
        [ja] du japonais
       *[ru] du russe
    }, mais ce fichier est écrit dans une autre langue.
    .here = { $suggestion } ?
    .help = Écrivez « { $suggestion } », ou indiquez la langue du fichier en première ligne : # language: { $language }
S004 = Il manque une accolade « { $brace } ».
    .here = il manque « { $brace } » ici
    .opened = ce bloc n’est jamais fermé
    .help = Un bloc commence par « { "{" } » en fin de ligne et se termine par « { "}" } ».
S005 = Cette accolade « { "}" } » ne ferme rien : tous les blocs qui précèdent sont déjà fermés.
    .help = Supprimez-la. Si un bloc s’est terminé trop tôt, supprimez plutôt l’accolade qui l’a fermé, plus haut.
S006 = L’accolade « { "{" } » est seule sur sa ligne.
    .help = Mettez-la à la fin de la ligne précédente.
S007 = Rien ne suit « { $word } ».
    .help = Écrivez sur la même ligne ce qui doit suivre « { $word } », ou supprimez ce mot.
S008 = Cette ligne commence par « { $found } » ; elle devrait commencer par un mot qui dit de quoi il s’agit.
    .help = { $what ->
        [citation] Une source se met derrière la valeur qu’elle justifie, ou devant l’accolade { "{" } d’une prime, d’une annonce, etc. ; un bloc pour certains nombres de joueurs n’en prend pas lui-même.
        [text] Mettez devant lui le mot qu’il explique ; dans les accolades d’un titre ou d’une remarque, sa langue : fr { $found }
       *[other] Écrivez d’abord le mot, puis sa valeur. Si ceci est la suite de la ligne précédente, mettez-le au bout de celle-ci.
    }
S009 = { $ends ->
        [nowhere] Le guillemet ouvert ici n’est jamais fermé.
       *[otherwise] Ce texte commence par { $first } et finit par { $last } : ces guillemets ne vont pas ensemble.
    }
    .help = { $ends ->
        [nowhere] Fermez-le à la fin du texte. Un texte tient sur une seule ligne.
       *[otherwise] Mettez les mêmes guillemets aux deux bouts : « … » ou "…".
    }
S010 = Le crochet ouvert ici n’est jamais fermé.
    .help = Mettez « ] » après la source que vous citez. Une source tient sur une seule ligne.
S011 = La ligne s’arrête après « { $word } », et il manque quelque chose.
    .help = { $hint ->
        [choice] Un montant qui dépend de quelque chose s’écrit : { $instead }
       *[none] Écrivez ce qui doit suivre « { $word } ». On peut aller à la ligne après une virgule ou un signe comme + ou >=.
    }
S012 = On ne peut pas enchaîner deux comparaisons.
    .help = Écrivez-les l’une après l’autre : { $first } { $both } { $second }
S013 = Seul un nombre peut suivre le signe de division.
    .help = Divisez par un nombre, comme dans « / 4 ». Pour arrondir le résultat d’une division, mettez d’abord la division entre parenthèses.
S014 = On ne divise pas par zéro.
    .help = Divisez par un autre nombre.
S015 = « { $value } » ne peut pas se placer entre « { $word } » et l’accolade qui suit ; seul un nom le peut.
    .help = { $hint ->
        [names] Écrivez une phrase pour chacun : { $word } { $first } { "{" } … { "}" } et { $word } { $second } { "{" } … { "}" }
       *[value] Mettez « { $value } » entre les accolades, après le mot qui lui correspond.
    }
S016 = Il y a ici plus de { $limit } blocs les uns dans les autres.
    .help = Trois ou quatre suffisent à des règles. Il manque peut-être une accolade fermante plus haut.
S017 = Ce calcul est trop long : il enchaîne plus de { $limit } opérations.
    .help = Répartissez-le en plusieurs règles.
S018 = Le fichier dépasse { $limit } ko ; il n’a pas été lu.
    .help = Des règles tiennent en une page ou deux. Est-ce le bon fichier ?
S019 = Ce nombre est trop long.
    .help = Écrivez { $limit } chiffres au plus.
S020 = « { $word } » ne dit pas comment arrondir.
    .help = Écrivez plutôt { LIST($choices, joint: "or") }.
S021 = Le fichier doit d’abord dire ce qu’il est et comment il s’appelle.
    .help = Écrivez d’abord { LIST($choices, joint: "or") }, puis un nom et une accolade, par exemple : variante jeudi étend fft { "{" }
S022 = Il manque un nom ici.
    .help = Écrivez le nom juste avant cet endroit. Un nom est fait de minuscules sans accent, de chiffres et de traits d’union, comme roi-au-bout.
S023 = Il y a encore quelque chose après la fin de la variante.
    .help = Mettez-le à l’intérieur des accolades. Une autre variante, ou une option, a besoin de son propre fichier.
S024 = Il manque « { $sign } » avant « { $found } ».
    .help = Mettez « { $sign } » avant « { $found } ». Si « { $found } » commence une autre règle, allez à la ligne.
S025 = « { $found } » n’a pas sa place ici.
    .help = Supprimez-le, ou cherchez le mot ou le signe qui manque juste avant. Entre un mot et sa valeur, il n’y a qu’une espace.
S026 = Le nombre de joueurs manque.
    .help = Dites en chiffres à quelles tables cela s’applique, par exemple : à 5 joueurs { "{" } … { "}" }
S027 = Il manque ce qui change pour ces joueurs.
    .help = Mettez à la suite, entre accolades, les règles qui valent pour eux : { "{" } … { "}" }
S028 = On ne sait pas ce qui est retiré.
    .help = Écrivez de quoi il s’agit et son nom, par exemple : retire enchère prise
S029 = « { $written } » est un seul nombre à virgule ; il faut ici des nombres entiers.
    .help = Pour une liste, mettez une espace après la virgule : { $list }
S030 = « { $written } » n’est pas une langue que ce programme sait lire.
    .help = Il lit : { LIST($known) }. Le fichier a été lu dans la langue à laquelle appartiennent la plupart de ses mots.
S031 = Il y a plus de { $limit } problèmes ; la suite n’a pas été lue d’aussi près.
    .help = Corrigez les premiers et vérifiez de nouveau ; beaucoup d’autres peuvent disparaître.
S032 = « { $key } » est écrit deux fois dans le même bloc.
    .first = la première fois
    .help = N’en gardez qu’un, où vous réunissez ce que disent les deux.
S033 = C’est un alias ou une ancre YAML (& ou { "*" }), qui n’est pas admis ici.
    .help = Écrivez la règle en entier. Pour reprendre les valeurs d’une autre règle, écrivez « comme ».
S034 = C’est une étiquette YAML (!), qui n’est pas admise ici.
    .help = Supprimez-la. Si le texte lui-même commence par « ! », mettez-le entre guillemets.
S035 = { $kind ->
        [tab] Il y a une tabulation ici ; le YAML se décale seulement avec des espaces.
        [colon] Il manque un deux-points après « { $written } ».
        [space] Il manque une espace après le deux-points.
        [indent] Le retrait de cette ligne n’est pas le bon, ou bien le deux-points manque.
        [quote] Un guillemet n’est pas fermé.
        [bracket] Il manque un crochet, ou une virgule dans une liste.
       *[other] Ce n’est pas du YAML bien formé.
    }
    .help = { $kind ->
        [tab] Remplacez la tabulation par des espaces, d’ordinaire deux par niveau.
        [colon] Chaque ligne dit « clé: valeur ». Mettez un deux-points et une espace après la clé.
        [space] Écrivez : { $instead }
        [indent] Ce qui appartient à une clé est plus en retrait qu’elle ; les clés d’un même bloc sont exactement l’une sous l’autre.
        [quote] Mettez le même guillemet aux deux bouts du texte.
        [bracket] Fermez ce que vous avez ouvert, et mettez une virgule entre les valeurs.
       *[other] Vérifiez les retraits, les deux-points et les guillemets, ici et à la ligne précédente.
    }
S036 = { $found ->
        [scalar] Une valeur seule
        [sequence] Une liste
       *[mapping] Un groupe de clés et de valeurs
    } n’a pas sa place ici.
    .help = Un fichier est fait de lignes « clé: valeur ». Une liste ne contient que des valeurs simples, et un nom est un seul mot.
S037 = « { $word } » a déjà un sens dans cette langue ; il ne peut pas servir de nom tel quel.
    .help = Choisissez un autre nom, ou mettez celui-ci entre accents graves : `{ $word }`
S038 = { $kind ->
        [comment] Ici, un commentaire ne commence pas par « { $written } ».
        [percent] On n’écrit pas de pourcentages ici.
        [guard] Ici, « { $written } » s’écrit autrement.
        [dots] Ici, « { $written } » s’écrit autrement.
        [options] On n’ajoute pas une option par « { $written } ».
        [bullet] Aucune ligne ne commence ici par « { $written } ».
       *[meant] Ici, « { $written } » s’écrit autrement.
    }
    .help = { $kind ->
        [comment] Un commentaire commence par « # » et va jusqu’à la fin de la ligne.
        [percent] Multipliez le montant par { $instead }, par exemple : { $instead } { "*" } différence
        [guard] Écrivez : à { $instead } joueurs
        [dots] Supprimez-le.
        [options] Écrivez : { $instead }. Plusieurs options sont séparées par des virgules.
        [bullet] Supprimez-le : chaque règle a sa ligne, sans rien devant. Si ceci est la suite de la ligne précédente, mettez-le au bout de celle-ci.
       *[meant] Écrivez : { $instead }
    }
S039 = Il manque le mot « { $word } » devant « { $found } ».
    .help = Écrivez : { $word } { $found }. Si « { $found } » fait partie du nom, mettez un trait d’union : { $joined }
S040 = « { $written } » ne peut pas être un nom : un nom ne contient pas d’espace.
    .help = Écrivez : { $instead }

## D : des fichiers mis ensemble

D001 = Il n’y a ni variante ni option « { $word } », ni à côté de ce fichier ni parmi celles qui sont fournies.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Vérifiez l’orthographe, ou mettez { $word }.tarot dans le même dossier. Sont fournies : { LIST($known) }.
       *[none] Vérifiez l’orthographe, ou mettez { $word }.tarot dans le même dossier.
    }
D002 = Ces variantes tournent en rond, chacune partant d’une autre : { $names }.
    .here = ceci ramène au point de départ
    .help = Faites partir l’une d’elles d’une autre variante, par exemple fft.
D003 = « { $name } » est une option, et une variante ne peut partir que d’une autre variante.
    .help = Prenez l’option avec le mot « avec » : étend fft avec { $name }
D004 = « { $name } » est une variante : elle ne s’ajoute à une autre que si toutes deux partent directement de la même, sans options.
    .help = Partez de celle dont elles partent, et ajoutez les deux ; ou partez d’elle seule : étend { $name }.
D005 = L’option « { $option } » ne va qu’avec « { $needed } ».
    .help = { $how ->
        [command] Prenez les deux : --with { $needed },{ $option }
       *[file] Prenez les deux : avec { $needed }, { $option }
    }
D006 = Les options « { $one } » et « { $two } » s’excluent.
    .other = l’autre
    .help = Gardez celle que joue votre table.
D007 = « { $one } » et « { $two } » ne sont pas d’accord sur « { $what } ».
    .here = « { $two } » dit ceci
    .other = « { $one } » dit ceci
    .help = N’en prenez qu’une, ou dites dans votre propre fichier ce qui vaut à votre table : il a le dernier mot.
D008 = « { $what } » est indiqué deux fois, avec des valeurs différentes.
    .other = déjà indiqué ici
    .help = Ne gardez que l’une des deux valeurs.
D009 = « { $what } » ne peut pas changer : les règles dont part ce fichier l’ont fixé.
    .fixed = fixé ici
    .help = Laissez-le tel quel, ou partez d’une autre variante.
D010 = Il n’y a rien à retirer qui s’appelle « { $word } ».
    .help = { $hint ->
        [home] Écrivez : { $home }
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Vérifiez le nom ; peut-être l’a-t-on déjà retiré. Il y a : { LIST($known) }.
       *[none] Il ne reste rien à retirer.
    }
D011 = Ceci règle « { $what } » pour toutes les tables, et efface donc ce qui était dit à { LIST($players) } joueurs.
    .here = vaut désormais pour toutes les tables
    .guarded = dit pour certaines tables
    .help = Si c’est ce que vous voulez, répétez la nouvelle valeur dans un bloc pour ces joueurs. Sinon, dites à quelles tables vaut la nouvelle valeur, par exemple : à 5 joueurs { "{" } … { "}" }
D012 = « { $word } » n’est pas un mot possible à cet endroit.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [home] Écrivez : { $home }
        [inside] Mettez-le sous l’un de ces mots : { LIST($inside, joint: "or") }.
        [value] C’est une valeur, à écrire après l’un de ces mots : { LIST($inside, joint: "or") }.
        [below] Vouliez-vous écrire « { $suggestion } » ? Mettez-le alors sous l’un de ces mots : { LIST($inside, joint: "or") }.
        [rounding] Dites ce qu’on arrondit ({ LIST($inside, joint: "or") }), puis comment, par exemple : { $home }
        [top] Mettez-le hors de ces accolades : c’est une partie des règles à elle seule.
        [list] Mots possibles : { LIST($known) }.
       *[none] Aucun mot n’est possible à cet endroit.
    }
D013 = « { $word } » demande une valeur, pas un bloc entre accolades.
    .help = Écrivez la valeur après le mot, sur la même ligne.
D014 = Il manque un nom après « { $word } ».
    .help = { $hint ->
        [list] Dites lequel, par son nom, sur la même ligne : { LIST($known, joint: "or") }. Le vôtre serait fait de minuscules sans accent, de chiffres et de traits d’union, comme roi-au-bout.
       *[none] Dites lequel, par son nom, sur la même ligne. Un nom est fait de minuscules sans accent, de chiffres et de traits d’union, comme roi-au-bout.
    }
D015 = « { $word } » ne peut pas être un nom.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [meant] Écrivez : { $instead }. Un nom est fait de minuscules de a à z sans accent, de chiffres et de traits d’union ; les lecteurs n’en voient que le titre, où tous les signes sont permis.
        [list] Il y a déjà : { LIST($known) }. Un nom de votre choix est fait de minuscules de a à z sans accent, de chiffres et de traits d’union ; les lecteurs n’en voient que le titre, où tous les signes sont permis.
       *[none] Un nom est fait de minuscules de a à z sans accent, de chiffres et de traits d’union, commence par une lettre et compte 64 signes au plus. Les lecteurs ne voient que le titre, où tous les signes sont permis.
    }
D016 = On ne sait pas où placer « { $word } » parmi les autres.
    .help = { $hint ->
        [near] S’il s’agit de « { $suggestion } », qui existe déjà, écrivez son nom ainsi. Si « { $word } » est nouveau, dites « avant » ou « après » suivi de l’un de ces noms : { LIST($known, joint: "or") }.
       *[list] L’ordre compte. Dites dans ses accolades « avant » ou « après », suivi de l’un de ces noms : { LIST($known, joint: "or") }.
    }
D017 = « { $word } » n’existe pas ; rien ne peut se placer à côté.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Dites « avant » ou « après » suivi de l’un de ces noms : { LIST($known, joint: "or") }.
       *[none] Il n’y a rien à côté de quoi se placer : supprimez ceci.
    }
D018 = « { $one } » et « { $two } » demandent la même place ; rien ne fixe leur ordre.
    .other = la même place est demandée ici
    .help = Dites, pour l’un des deux noms, s’il vient avant ou après l’autre.
D019 = Il n’y a pas de « { $word } » dont reprendre les valeurs.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Nommez quelque chose de la même sorte qui existe déjà : { LIST($known) }.
       *[none] Il n’y a encore rien de la même sorte : dites tout ici.
    }
D020 = Un bloc réservé à certains nombres de joueurs ne peut pas être dans un autre.
    .help = Fermez le premier bloc, puis commencez le second.
D021 = Ceci vaut pour un nombre de joueurs auquel on ne joue pas : { LIST($given) }.
    .help = { $hint ->
        [possible] Ajoutez ce nombre à la ligne « joueurs », ou supprimez ceci.
       *[impossible] Les règles vont de { $least } à { $most } joueurs. Supprimez ceci.
    }
D022 = On ne sait pas à combien l’on joue.
    .help = Ajoutez une ligne comme « joueurs 4 », ou partez d’une variante qui le dit : étend fft
D023 = « { $word } » n’est pas possible après « { $setting } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Sont possibles : { LIST($known) }.
       *[none] Rien ne peut être dit ici.
    }
D024 = « { $word } » demande un nombre entier ; « { $written } » n’en est pas un.
    .help = Écrivez-le en chiffres, sans virgule.
D025 = « { $word } » demande un nombre en chiffres ; « { $written } » n’en est pas un.
    .help = { $hint ->
        [meant] Écrivez le nombre seul : { $instead }
        [rows] Écrivez deux lignes : « { $first } » et « { $second } ».
        [formula] Écrivez un seul nombre : ici, rien ne se calcule ni ne dépend de la donne.
       *[none] Écrivez le nombre en chiffres.
    }
D026 = { $given } n’est pas possible pour « { $word } ».
    .help = Écrivez un nombre entre { $least } et { $most }.
D027 = Il n’y a rien après « { $word } ».
    .help = Écrivez la valeur après le mot, sur la même ligne.
D028 = { $hint ->
        [surplus] Il y a trop de choses après « { $word } », qui ne prend qu’une valeur : « { $kept } ».
        [meant] « { $word } » demande une condition ; « { $written } » n’en est pas une.
        [either] « { $word } » demande une condition ; « { $written } » n’en est pas une.
        [two] « { $written } » dit deux choses ; « { $word } » ne prend qu’une valeur.
       *[condition] « { $word } » demande une condition ; « { $written } » n’en est pas une.
    }
    .help = { $hint ->
        [surplus] Supprimez « { $surplus } ». Si c’est le début d’une autre règle, mettez-la à la ligne ou après un « ; ».
        [meant] Écrivez : { $word } { $instead }
        [either] Selon ce que vous voulez dire, écrivez « { $word } { $instead } » ou « { $word } { $other } ».
        [two] Écrivez deux lignes : « { $instead } » et « { $other } ».
       *[condition] Comparez deux choses par un signe, ou dites ce qui est vrai, par exemple : { "dernier_pli.petit" } > 0, réussi, non réussi.
    }
D029 = « { $word } » demande { $least ->
        [1] d’une
       *[other] de { $least }
    } à { $most } valeurs, séparées par des virgules ; ici : { $given ->
        [0] aucune
        [one] une
       *[other] { $given }
    }.
    .help = Écrivez-les toutes sur une ligne, avec une virgule et une espace entre elles.
D030 = « { $word } » ne peut pas être suivi de ceci.
    .help = { $hint ->
        [flag] Écrivez « { $word } { $yes } » ou « { $word } { $no } ».
       *[bare] Écrivez ce mot, et rien à la suite.
    }
D031 = « { $word } » demande une condition ou un montant, pas un texte ni une suite de cartes.
    .help = Écrivez un nombre ou une chose que l’on compte, par exemple { "main.atouts_et_excuse" } >= 10, sans guillemets.
D032 = Il manque « { $word } » ({ $what }).
    .help = { $choice ->
        [yes] Dites ce qu’il en est : après « { $word } », on peut mettre { LIST($known, joint: "or") }.
        [who] Dites de qui il s’agit : après « { $word } », indiquez un camp ou un joueur.
       *[no] Indiquez-en la valeur ici, ou partez d’une variante qui la donne.
    }
D033 = « { $word } » n’a pas de sens dans « { $place } », à côté de ce qui y est dit.
    .other = ceci l’exclut
    .help = Supprimez-le, ou changez l’autre ligne.
D034 = « { $name } » est le nom d’une { $kind ->
        [option] option
       *[variant] variante
    } fournie avec le programme.
    .help = { $kind ->
        [option] Donnez un autre nom à la vôtre, et le même nom à son fichier. Vous pouvez prendre l’option : étend { $base } avec { $name }
       *[variant] Donnez un autre nom à la vôtre, et le même nom à son fichier. Vous pouvez partir de la variante : étend { $name }
    }
D035 = { $how ->
        [capitals] Le fichier s’appelle « { $stem } », avec une majuscule ; les noms n’ont que des minuscules.
       *[other] Le nom écrit ici est « { $name } », mais celui du fichier est « { $stem } ».
    }
    .help = { $how ->
        [capitals] Renommez le fichier : { $file }
       *[other] Renommez le fichier en { $file }, ou écrivez ici le nom du fichier.
    }
D036 = Ceci part d’une suite de plus de { $most } variantes.
    .help = Partez directement de l’une des premières.
D037 = « { $word } » demande une façon d’arrondir.
    .help = Écrivez un mot et un nombre, comme « proche 10 », ou dites que rien n’est arrondi. Mots possibles : { LIST($known) }.
D038 = « { $written } » n’est ni un nombre entier ni une liste de nombres entiers ; il en faut ici.
    .help = Mettez une virgule et une espace entre les nombres d’une liste : { $instead }. Une valeur seule n’a pas de virgule.
D039 = { $how ->
        [plain] « { $word } » demande son texte entre guillemets.
       *[languages] « { $word } » demande son texte entre guillemets, précédé de la langue.
    }
    .help = Écrivez : { $instead }
D040 = « { $what } » ne peut pas être retiré ici.
    .help = { $hint ->
        [meant] Écrivez : { $home }
        [home] Cela fait partie de « { $home } » ; mettez-le dans ce bloc : { $home } { "{" } retire … { "}" }
       *[none] On peut retirer ce qui porte un nom, comme dans « retire enchère prise », sous enchères. Le reste ne peut que recevoir une autre valeur.
    }
D041 = « { $name } » est nouveau ici et reste très incomplet ; or il existe déjà « { $near } ».
    .other = voici « { $near } »
    .help = S’il s’agit de « { $near } », écrivez son nom ainsi. Si « { $name } » est bien autre chose, commencez par « comme { $near } », ou complétez-le.
D042 = Il manque un mot dans « { $what } ».
    .help = Mettez sur une ligne l’un de ces mots : { LIST($known, joint: "or") }.
D043 = « { $word } » n’est pas une langue dans laquelle on peut lire ceci.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Langues possibles : { LIST($known) }.
       *[none] Supprimez-le.
    }
F013 = Cette commande ne sait pas écrire de fichier « .{ $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « .{ $suggestion } » ?
        [list] Elle sait écrire : { LIST($known) }.
       *[none] N’indiquez pas de nom de fichier.
    }
F014 = On ne sait pas de quelle variante il s’agit.
    .help = Écrivez son nom ou son fichier après la commande, par exemple : tarotrules compile fft
F015 = « { $name } » est compilé et ne peut pas redevenir un fichier de règles.
    .help = Convertissez le fichier à partir duquel il a été compilé.
D044 = « { $name } » ne part d’aucune variante, et il lui manque { $missing ->
        [one] un réglage nécessaire
       *[other] { $missing } réglages nécessaires
    } pour jouer.
    .help = Partez des règles officielles et ne dites que ce qui change : variante { $name } étend { $base }
D045 = Il y a dans ce fichier trop de choses pour les règles d’un seul jeu.
    .help = Un fichier contient au plus { $most } blocs ou éléments qui portent un nom.
D046 = La raison « { $name } » est donnée, mais aucune valeur supposée n’y renvoie.
    .help = Écrivez { "[supposé : " }{ $name }{ "]" } après la valeur qu’elle explique, ou retirez-la. Le nom est-il écrit de la même façon aux deux endroits ?
D047 = Dans « { $what } », on ne sait pas si c’est oui ou non pour { LIST($flags) }.
    .help = Écrivez chaque mot suivi de { $yes } ou de { $no }, par exemple « { $word } { $no } », ou reprenez avec « { $like } » ce qui est dit ailleurs d’une chose semblable.
F016 = On ne peut plus ajouter d’options à « { $name } ».
    .help = On ajoute des options à une variante désignée par son nom ou par son fichier .tarot ou YAML, par exemple : { "tarotrules rulebook fft --with misere" }
F017 = « { $word } » n’est pas le nom d’une option.
    .help = { $hint ->
        [variant] C’est une variante : demandez-la à la place de « { $base } ».
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Sont fournies : { LIST($known) }.
       *[none] Supprimez-la.
    }
F018 = Il n’y a ici qu’une variante, et rien à quoi la comparer.
    .help = Nommez-en au moins deux, par exemple : tarotrules compare fft eryod
F019 = Pour cela, le complément « { $name } » doit d’abord être installé.
    .help = Installez-le : { $command }
F020 = Aucune des polices ne contient { $signs } : le PDF aurait un trou à cet endroit.
    .help = Évitez de tels signes dans les titres, les remarques et les sources, ou faites une page web, qui peut les afficher, en choisissant un nom de fichier qui finit par .html.
F021 = Un fichier { $form } ne peut pas s’afficher à l’écran comme du texte.
    .help = Dites dans quel fichier l’écrire, en ajoutant à la commande : { "-o regles." }{ $suffix }
F022 = « { $name } » contient autre chose qu’un site fait par ce programme, et le nouveau site remplacerait tout.
    .help = Choisissez un dossier nouveau ou vide, ou un dossier où ce programme a déjà écrit un site.
F023 = Il manque le texte « { $name } », dont le site a besoin et que personne n’a encore écrit.
    .help = Laissez cette langue de côté : { $command }
F024 = Le site ne peut pas s’afficher sur le port { $port }.
    .help = Un autre programme occupe peut-être ce port. Choisissez un autre port : { $command }
F027 = « { $name } » ne contient pas d’atelier déjà construit.
    .help = Construisez-le d’abord : { $command }
F028 = { $what ->
    [sit] Il n’y a pas encore de table pour le jeu « { $game } ».
    [session] Le programme ne sait pas encore arbitrer le jeu « { $game } » ligne par ligne.
    [simulation] Le programme ne joue pas encore tout seul au jeu « { $game } ».
    [standings] Plusieurs donnes du jeu « { $game } » ne peuvent pas encore être additionnées.
    [evening] Le programme ne pose pas encore de questions sur les donnes du jeu « { $game } ».
    [evaluate] Le programme ne sait pas encore dire ce que vaut une main au jeu « { $game } ».
    [changes] Pour le jeu « { $game } », le programme ne dit pas encore ce qui diffère des règles de départ.
    [compare] Les règles du jeu « { $game } » ne peuvent pas encore être comparées.
    [nearest] Pour le jeu « { $game } », le programme ne sait pas encore dire quelles règles sont les plus proches.
   *[play] Les donnes du jeu « { $game } » ne peuvent pas encore être jouées, ni examinées carte par carte.
    }
    .help = On peut vérifier ses règles, en lire le livret, et faire compter chaque donne à partir d’un fichier.
F026 = Une table demande un terminal : des touches et un écran.
    .help = Tapez la commande dans un terminal, sans rien lui transmettre et sans transmettre ce qu’elle écrit.
D048 = « { $word } » n’est pas un jeu que le programme connaît.
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
        [list] Jeux connus : { LIST($known) }.
       *[none] Supprimez-le.
    }
D049 = « { $base } » est une variante du jeu « { $game } » ; on ne peut pas lui ajouter des règles du jeu « { $word } ».
    .help = Supprimez cette ligne : le jeu est celui de la variante de départ.
D050 = Ce texte est trop long : il a { $given } lettres, et « { $word } » en admet { $most } au plus.
    .help = Dites-le en une phrase. Mettez le reste dans une remarque.
D051 = À { $players } joueurs, ces règles ne disent rien de : { LIST($known) }.
    .help = Dites-le dans un bloc réservé à ce nombre, à { $players } joueurs { "{" } … { "}" }, ou retirez { $players } de la ligne « { $word } ».
F025 = « { $name } » contient les règles d’un jeu nommé « { $word } », que ce programme ne connaît pas.
    .help = Jeux connus : { LIST($known) }. Une version plus récente en connaît peut-être d’autres.
