### What the command line says of itself: its commands, what they take, and what can be wrong with how they are asked.
###
### `.word` is what stands for an argument in a line that shows how a command is written.

## What can be wrong

C001 = Il n’y a pas de commande « { $word } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
       *[list] Voici les commandes : { LIST($known) }.
    }
C002 = « { $command } » ne connaît pas « { $word } ».
    .help = { $hint ->
        [elsewhere] Supprimez-le ici : « { $suggestion } » ne va qu’avec { LIST($commands, joint: "or") }.
        [near] Vouliez-vous écrire « { $suggestion } » ?
       *[list] On peut écrire : { LIST($known, joint: "or") }.
    }
C003 = Il n’y a rien après « { $option } ».
    .help = Écrivez la valeur à la suite, ou supprimez « { $option } ».
C004 = « { $word } » n’est pas possible pour « { $option } ».
    .help = { $hint ->
        [near] Vouliez-vous écrire « { $suggestion } » ?
       *[list] Choisissez : { LIST($known, joint: "or") }.
    }
C005 = « { $option } » demande un nombre entier ; « { $word } » n’en est pas un.
    .help = Écrivez-le en chiffres, par exemple : { $option } 4
C006 = « { $option } » s’écrit seul, sans signe égal.
    .help = Écrivez seulement « { $option } ».
C007 = « { $word } » est de trop.
    .help = La commande s’écrit ainsi : { $usage }
C008 = Il manque « { $what } ».
    .help = La commande s’écrit ainsi : { $usage }
C009 = « { $name } » existe déjà et serait perdu.
    .help = Choisissez un autre nom, ou supprimez d’abord ce fichier.
C011 = « { $option } » vaut au moins { $least } ; « { $word } » est plus petit.
    .help = Écrivez un nombre, par exemple : { $option } { $least }
C013 = « { $option } » ne dit rien sans « { $other } ».
    .help = Ajoutez « { $other } », ou supprimez « { $option } ».
C014 = Ce n’est pas une condition : { $what ->
        [left] il n’y a rien avant le signe
        [right] il n’y a rien après le signe
       *[twice] il y a un second signe
    }.
    .help = Écrivez par exemple : "poignée.simple.vaut = 10". S’il y en a plusieurs, chacune entre guillemets, l’une après l’autre.
C015 = « { $word } » n’est pas un nombre, et { $sign } ne compare que des nombres.
    .help = Écrivez un nombre, ou le signe « = ».
C016 = Il n’y a pas de donne à compter.
    .help = Indiquez un fichier avec la donne, par exemple « tarotrules score fft donne.json ». Dans un terminal, la même commande sans fichier vous pose les questions. « tarotrules help score » montre un tel fichier.
C012 = { $what ->
        [unreadable] « { $name } » n’est pas l’état d’une simulation.
        [more] « { $name } » compte déjà { $deals } donnes, plus que ce qui est demandé.
       *[other] « { $name } » est l’état d’une autre simulation : d’autres règles, d’autres joueurs ou une autre graine.
    }
    .help = { $what ->
        [more] Demandez au moins autant de donnes, ou nommez un autre fichier.
        [unreadable] Nommez un autre fichier, ou retirez « { $option } ».
       *[other] Nommez un autre fichier, ou retirez « { $option } ».
    }

## How help is laid out

usage-line = Usage : { $usage }
usage-words = Ce que l’on écrit à la suite
usage-options = Ce que l’on peut ajouter, à n’importe quelle place
usage-examples = Exemples
usage-house = jeudi
usage-choices = { $text } : { LIST($choices, joint: "or") }
usage-usual = { $text } (d’ordinaire { $usual })
overview = Les règles de votre table, au tarot ou au piquet, dans un seul fichier, d’où viennent le livret, les scores et la comparaison avec d’autres règles.
overview-more = Pour en savoir plus sur une commande : tarotrules help score
help-word = « { $word } » n’est pas une commande. Des règles en parlent : { LIST($rules) }. Pour en savoir plus, tapez :
commands-rules = Les règles
commands-table = À la table
commands-differences = Ce qui diffère
commands-programs = Pour le web et pour les programmes
commands-help = Aide

## Commands

command-check = Vérifier des fichiers et dire tout ce qui n’y va pas
command-list = Donner la liste des variantes fournies
command-explain = Dire ce que vaut un réglage et d’où cela vient
command-convert = Réécrire un fichier dans l’autre notation ou avec les mots d’une autre langue
command-new = Commencer un fichier de règles, en répondant à des questions
command-score = Compter une donne
command-evaluate = Évaluer une main d’après le barème des règles, avant d’enchérir
command-legal = Dire quelles cartes peuvent être jouées, et pourquoi pas les autres
command-replay = Rejouer une donne notée et la compter
command-referee = Arbitrer une donne : le premier acte interdit, ou les scores
command-why = Dire si une chose est permise, et quelle règle l’interdit
command-simulate = Faire jouer beaucoup de donnes par des programmes, et compter ce qui arrive
command-play = Jouer contre des robots, à une table dans le terminal
command-rulebook = Écrire le livret d’une variante
command-cheatsheet = Écrire l’aide-mémoire que l’on garde à la table
command-scoresheet = Écrire une feuille de marque à imprimer
command-changes = Dire ce qu’une variante change à celle dont elle part
command-compare = Dire en quoi des variantes diffèrent, règle par règle
command-nearest = Dire de quelles règles connues une table est la plus proche, et ce qui l’en sépare
command-find = Dire quelles variantes et options ont une règle
command-compile = Écrire les règles d’une variante en JSON, pour un programme
command-site = Faire un site des livrets et des guides, ou le montrer sur cet ordinateur
command-help = Expliquer une commande, un code tel que D012 ou un mot des règles

## What they take

argument-command =
    .word = COMMANDE
argument-variant = un nom, un fichier, du JSON, ou « - » pour ce que transmet un autre programme
    .word = VARIANTE
argument-variants = au moins deux : noms, fichiers, JSON
    .word = VARIANTE
argument-files = un fichier, ou le nom d’une variante fournie
    .word = FICHIER
argument-name = le nom de vos règles, en minuscules sans accent, chiffres et traits d’union
    .word = NOM
argument-extends = la variante dont partent les règles
    .word = VARIANTE
argument-blank = sans questions : le fichier commence avec des exemples à compléter
argument-ask = poser les questions même si les réponses viennent d’un autre programme
argument-deal = la donne, ou « - » pour ce que transmet un autre programme
    .word = DONNE.json
argument-deal-or-asked = un fichier avec la donne, ou « - » pour ce que transmet un autre programme ; sans fichier, on vous pose les questions
argument-save = écrire aussi la donne dans ce fichier, pour la garder ou la corriger
    .word = DONNE.json
argument-cards = les cartes de la main, par exemple SK T21 EX
    .word = CARTE
argument-position = la position, ou « - » pour ce que transmet un autre programme
    .word = POSITION.json
argument-record = la donne notée, ou « - » pour ce que transmet un autre programme
    .word = NOTE.json
argument-record-typed = la donne notée, ou « - » pour ce que transmet un autre programme ; sans elle, écrivez ce qui se joue
    .word = NOTE.json
argument-situation = la position ou la donne notée, ou « - » pour ce que transmet un autre programme
    .word = SITUATION.json
argument-act = une carte, « pass » ou ce qu’une donne notée contient d’autre
    .word = ACTE
argument-path = les mots d’un réglage, par exemple poignée simple
    .word = MOT
argument-topic = le nom d’une commande, un code ou un mot des règles
    .word = MOT
argument-action = écrire le site dans un dossier, ou le montrer sur cet ordinateur
    .word = ACTION
argument-options = ajouter des options aux règles
    .word = OPTION,…
argument-players = le nombre de joueurs
    .word = N
argument-deals = nombre de donnes
    .word = N
argument-seats = nombre de joueurs, et lesquels : club (le bon sens), random (n’importe quoi de permis)
    .word = N,QUI,…
argument-seed = le même nombre redonne les mêmes donnes
    .word = N
argument-jobs = autant de processus (sinon, un par cœur)
    .word = N
argument-state = y noter où l’on en est, et reprendre de là
    .word = FICHIER
argument-simulate = faire jouer autant de donnes par des programmes, selon chaque variante
    .word = N
argument-resume = reprendre une partie gardée dans un fichier
    .word = FICHIER
argument-paper = le format du papier, pour un PDF
    .word = PAPIER
argument-paper-of-book = le papier, pour un PDF (booklet : un cahier A5, imprimé sur A4 recto verso en retournant sur le petit côté, à plier et à agrafer)
argument-sources = où le livret cite ses sources : à la fin, à côté de chaque règle ou nulle part
    .word = ENDROIT
argument-format = forme de la réponse
    .word = FORME
argument-format-of-file = notation du fichier écrit
argument-format-of-book = sorte de fichier
argument-lang = langue de la réponse
    .word = LANGUE
argument-lang-written = langue dans laquelle écrire
argument-out = écrire dans un fichier
    .word = FICHIER
argument-shipped-options = donner plutôt la liste des options
argument-sought = de quoi il s’agit, ou des conditions telles que "poignée.simple.vaut = 10"
    .word = MOTS
argument-all = toutes les variantes fournies avec le programme
argument-brief = sans les valeurs ni les sources
argument-to-language = la langue des mots à employer
    .word = LANGUE
argument-languages = seulement ces langues
    .word = LANGUE
argument-url = l’adresse du site, pour les moteurs de recherche
    .word = ADRESSE
argument-port = le port où « serve » montre le site
    .word = N
argument-studio = le dossier où l’atelier a été construit
    .word = DOSSIER
argument-folder = le dossier du site
    .word = DOSSIER

## A file that is written

written =
    Le fichier { $file } est écrit ({ $kind ->
        [pages] { COUNTED($size, noun: "page") }
       *[bytes] { $size } Ko
    }{ $language ->
        [none] {""}
        [de] , en allemand
        [en] , en anglais
        [fr] , en français
        [ja] , en japonais
       *[ru] , en russe
    }).
written-book = Pour en tirer le livret de règles, tapez :
written-command = tarotrules rulebook { $file } -o livret.pdf{ $lang }

## A new file

new-remark = Ce qui suit un # est un commentaire, que le programme ne lit pas.
new-commands = Ce que l’on peut faire de ce fichier :
new-examples = Des règles que certaines tables jouent. Ôtez le # devant celles que vous jouez, et mettez-y vos nombres.
new-written = { $written } Ouvrez-le dans un éditeur de texte, puis tapez : tarotrules check { $file }
new-our-rules = Nos règles
new-title = Comment s’appellent vos règles ? Entrée seule : { $usual }
new-players = À combien jouez-vous ? Tapez un nombre ou plusieurs, par exemple « 4 » ou « 4, 5 ». Entrée seule : { LIST($players, joint: "or") }
new-players-again = Tapez { LIST($players, joint: "or") }, ou plusieurs de ces nombres. Entrée seule les garde tous.
new-how = On part du règlement officiel. À chaque question, tapez le numéro de ce que vous jouez, puis Entrée. Entrée seule garde le 1, la règle officielle. « { $back } » revient à la question précédente ; « { $enough } » met fin aux questions, et le fichier est écrit avec ce que vous avez dit.
new-question = Question { $number } sur { $of } : { $asks }
new-yes = Oui
new-no = Non
new-answer =
    { $kind ->
        [both] { $name }. { $text }
        [name] { $name }.
       *[text] { $text }
    }
new-not-an-answer = Tapez un numéro de 1 à { $choices }, ou Entrée seule pour le 1. « { $back } » revient à la question précédente, « { $enough } » met fin aux questions.
new-in-force =
    { $found ->
        [0] Vous jouez en tout selon « { $base } ».
       *[other] Vous jouez selon « { $base } », sauf sur ces points :
    }
new-rule = { $name } ({ $number }) : { $text }
new-left = Votre réponse sur « { $title } » ne va pas avec les autres. Sur ce point, on en reste au règlement officiel.
new-stopped = Rien n’a été écrit.

## A deal told by answers

telling-how = Racontez la donne. Tapez un numéro, ou ce qui est écrit à côté, puis Entrée. Entrée seule accepte ce qui est proposé. « { $back } » revient à la question précédente ; « { $enough } » accepte ce qui est proposé pour tout le reste. Les touches Ctrl et C ensemble arrêtent tout.
telling-players = Combien de joueurs : { LIST($known, joint: "or") } ?
telling-names = Comment s’appellent les { $players } joueurs, dans l’ordre du jeu ? Mettez des virgules entre les noms.
telling-way = Que notez-vous du résultat ?
telling-number = { $label } (de { $least } à { $most })
telling-of = { $of } : { $label }
telling-thing = { $label } : y en a-t-il eu ?
telling-thing-more = { $label } : y en a-t-il eu d’autres ?
telling-offered = Entrée seule : { $usual }
telling-nothing = Entrée seule : rien
telling-nothing-more = Entrée seule : rien d’autre
telling-not-choice = Tapez un numéro de 1 à { $choices }, ou ce qui est écrit à côté. « { $back } » revient à la question précédente.
telling-not-number = Tapez un nombre, par exemple 49 ou 49,5. « { $back } » revient à la question précédente.
telling-not-whole = Tapez un nombre entier de { $least } à { $most }. « { $back } » revient à la question précédente.
telling-not-names = Tapez { $players } noms, séparés par des virgules, ou Entrée seule.
telling-not-players = Tapez l’un de ces nombres : { LIST($known, joint: "or") }.
telling-otherwise = Répondez autrement, ou « { $back } » pour changer une réponse précédente.
telling-file = Une donne dans un fichier :
telling-may-be = Ce qui peut y figurer, selon « { $rules } » ; les places se comptent à partir de 0 :
telling-as-file = La même donne, comme on l’écrit dans un fichier :
telling-no-score = La donne n’est pas racontée jusqu’au bout : il n’y a pas encore de score.
telling-so-far = Ce que vous avez raconté, comme on l’écrit dans un fichier :
telling-keep = Pour la garder, tapez un nom de fichier, par exemple donne.json. Entrée seule : on ne garde rien.
telling-kept = Le fichier { $file } est écrit. Pour recompter la donne, après l’avoir corrigée si besoin, tapez :

## A deal that is typed

referee-not-taken =
    { $how ->
        [read] La ligne { $number } n’est pas prise, ni rien de ce qui la suit : « { $line } ». Corrigez-la et redonnez toutes les lignes.
        [pasted] Rien n’est pris de cette ligne, ni de ce qui a été collé à la suite : retapez-la, puis le reste.
       *[typed] Rien n’est pris de cette ligne : retapez-la en entier.
    }
