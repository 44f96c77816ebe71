### What the command line says of itself: its commands, what they take, and what can be wrong with how they are asked.
###
### `.word` is what stands for an argument in a line that shows how a command is written.

## What can be wrong

C001 = Einen Befehl „{ $word }“ gibt es nicht.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
       *[list] Das sind die Befehle: { LIST($known) }.
    }
C002 = Mit „{ $word }“ kann „{ $command }“ nichts anfangen.
    .help = { $hint ->
        [elsewhere] Hier weglassen: „{ $suggestion }“ gibt es nur bei { LIST($commands, joint: "or") }.
        [near] Ist „{ $suggestion }“ gemeint?
       *[list] Möglich: { LIST($known, joint: "or") }.
    }
C003 = Nach „{ $option }“ steht nichts.
    .help = Dahinter schreiben, was gelten soll, oder „{ $option }“ weglassen.
C004 = „{ $word }“ ist bei „{ $option }“ nicht möglich.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
       *[list] Möglich: { LIST($known, joint: "or") }.
    }
C005 = Zu „{ $option }“ gehört eine ganze Zahl; „{ $word }“ ist keine.
    .help = In Ziffern schreiben, etwa: { $option } 4
C006 = „{ $option }“ steht allein, ohne Gleichheitszeichen.
    .help = Nur „{ $option }“ schreiben.
C007 = „{ $word }“ ist zu viel.
    .help = So wird der Befehl geschrieben: { $usage }
C008 = Es fehlt „{ $what }“.
    .help = So wird der Befehl geschrieben: { $usage }
C009 = „{ $name }“ gibt es schon; der Inhalt ginge verloren.
    .help = Einen anderen Namen wählen oder die Datei vorher löschen.
C011 = „{ $option }“ ist mindestens { $least }; „{ $word }“ ist weniger.
    .help = Eine Zahl angeben, zum Beispiel: { $option } { $least }
C013 = „{ $option }“ besagt nichts ohne „{ $other }“.
    .help = „{ $other }“ ergänzen oder „{ $option }“ weglassen.
C014 = Das ist keine Bedingung: { $what ->
        [left] Vor dem Zeichen steht nichts
        [right] Nach dem Zeichen steht nichts
       *[twice] Hier steht ein zweites Zeichen
    }.
    .help = So wird sie geschrieben: "handful.single.worth = 10". Mehrere stehen nacheinander, jede in Anführungszeichen.
C015 = „{ $word }“ ist keine Zahl, und { $sign } vergleicht nur Zahlen.
    .help = Eine Zahl schreiben oder „=“ verwenden.
C016 = Es ist kein Spiel angegeben.
    .help = Eine Datei mit dem Spiel nennen, etwa „tarotrules score fft spiel.json“, oder den Befehl in einem Terminal eingeben; dort wird nach allem gefragt. Wie eine solche Datei aussieht, zeigt „tarotrules help score“.
C012 = { $what ->
        [unreadable] „{ $name }“ ist kein Stand einer Simulation.
        [more] „{ $name }“ hat schon { $deals } Spiele, mehr als verlangt.
       *[other] „{ $name }“ ist der Stand einer anderen Simulation: andere Regeln, andere Spieler oder ein anderer Startwert.
    }
    .help = { $what ->
        [more] Mindestens so viele Spiele verlangen oder eine andere Datei nennen.
        [unreadable] Eine andere Datei nennen oder „{ $option }“ weglassen.
       *[other] Eine andere Datei nennen oder „{ $option }“ weglassen.
    }

## How help is laid out

usage-line = Aufruf: { $usage }
usage-words = Was hinter dem Befehl steht
usage-options = Was dazukommen kann, an beliebiger Stelle
usage-examples = Beispiele
usage-house = donnerstag
usage-choices = { $text }: { LIST($choices, joint: "or") }
usage-usual = { $text } (sonst { $usual })
overview = Die Hausregeln einer Tarot- oder Pikettrunde in einer einzigen Datei; daraus entstehen Regelheft, Abrechnung und der Vergleich mit anderen Regeln.
overview-more = Mehr über einen Befehl: tarotrules help score
help-word = „{ $word }“ ist kein Befehl. Diese Regeln sprechen davon: { LIST($rules) }. Mehr darüber sagen diese Befehle:
commands-rules = Regeln
commands-table = Am Tisch
commands-differences = Was anders ist
commands-programs = Für das Web und für Programme
commands-help = Hilfe

## Commands

command-check = Dateien prüfen und alles nennen, was darin nicht stimmt
command-list = Die mitgelieferten Varianten auflisten
command-explain = Zeigen, welchen Wert eine Angabe hat und woher er kommt
command-convert = Eine Datei in der anderen Schreibweise oder mit den Wörtern einer anderen Sprache schreiben
command-new = Eine Datei mit Hausregeln beginnen, mit Fragen und Antworten
command-score = Ein Spiel abrechnen
command-evaluate = Ein Blatt vor dem Bieten nach der Tabelle der Regeln bewerten
command-legal = Sagen, welche Karten gespielt werden dürfen und warum die anderen nicht
command-replay = Ein aufgeschriebenes Spiel nachspielen und abrechnen
command-referee = Ein Spiel als Schiedsrichter prüfen: der erste Verstoß oder die Abrechnung
command-why = Sagen, ob etwas erlaubt ist und welche Regel es verbietet
command-simulate = Programme viele Spiele spielen lassen und zählen, was wie oft vorkommt
command-play = Gegen Bots spielen, an einem Tisch im Terminal
command-rulebook = Das Regelheft einer Variante schreiben
command-cheatsheet = Einen Spickzettel für den Tisch schreiben
command-scoresheet = Einen Punktezettel zum Ausdrucken schreiben
command-changes = Zeigen, was eine Variante an ihrer Grundlage ändert
command-compare = Zeigen, worin sich Varianten unterscheiden, Regel für Regel
command-nearest = Zeigen, welchen bekannten Regeln die eines Tisches am nächsten sind und was abweicht
command-find = Zeigen, welche Varianten und Optionen eine Regel haben
command-compile = Eine Variante als JSON für Programme schreiben
command-site = Aus Regelheften und Anleitungen eine Website machen oder sie auf diesem Computer zeigen
command-help = Einen Befehl, eine Nummer wie D012 oder ein Wort der Regeln erklären

## What they take

argument-command =
    .word = BEFEHL
argument-variant = ein Name, eine Datei, JSON oder „-“ für die Eingabe
    .word = VARIANTE
argument-variants = mindestens zwei: Namen, Dateien, JSON
    .word = VARIANTE
argument-files = eine Datei oder der Name einer mitgelieferten Variante
    .word = DATEI
argument-name = der Name der Regeln: Kleinbuchstaben von a bis z, Ziffern und Bindestriche
    .word = NAME
argument-extends = die Variante, auf der die Regeln aufbauen
    .word = VARIANTE
argument-blank = ohne Fragen: Die Datei beginnt mit Beispielen zum Ausfüllen
argument-ask = auch dann fragen, wenn die Antworten aus einem anderen Programm kommen
argument-deal = das Spiel oder „-“ für die Eingabe
    .word = SPIEL.json
argument-deal-or-asked = eine Datei mit dem Spiel, oder „-“ für die Eingabe; ohne Datei wird gefragt
argument-save = das Spiel auch in diese Datei schreiben, zum Aufheben oder Verbessern
    .word = SPIEL.json
argument-cards = die Karten des Blatts, etwa SK T21 EX
    .word = KARTE
argument-position = die Stellung oder „-“ für die Eingabe
    .word = STELLUNG.json
argument-record = das Protokoll oder „-“ für die Eingabe
    .word = PROTOKOLL.json
argument-record-typed = das Protokoll oder „-“ für die Eingabe; ohne es wird eingetippt, was gespielt wird
    .word = PROTOKOLL.json
argument-situation = die Stellung oder das Protokoll oder „-“ für die Eingabe
    .word = LAGE.json
argument-act = eine Karte, „pass“ oder was sonst in Protokollen steht
    .word = HANDLUNG
argument-path = Wörter einer Angabe, etwa Poignée einfach
    .word = WORT
argument-topic = der Name eines Befehls, eine Nummer oder ein Wort der Regeln
    .word = WORT
argument-action = in einen Ordner schreiben oder auf diesem Computer zeigen
    .word = WAS
argument-options = Optionen dazunehmen
    .word = OPTION,…
argument-players = für so viele Spieler
    .word = N
argument-deals = Zahl der Spiele
    .word = N
argument-seats = wie viele Spieler und welche: club (mit gesundem Menschenverstand), random (irgendetwas Erlaubtes)
    .word = N,WER,…
argument-seed = dieselbe Zahl ergibt dieselben Spiele
    .word = N
argument-jobs = so viele Prozesse (sonst einer je Kern)
    .word = N
argument-state = hier den Stand festhalten und von dort weitermachen
    .word = DATEI
argument-simulate = Programme so viele Spiele nach jeder Variante spielen lassen
    .word = N
argument-resume = eine Partie fortsetzen, die in einer Datei gesichert ist
    .word = DATEI
argument-paper = Papierformat des PDFs
    .word = PAPIER
argument-paper-of-book = Papierformat des PDFs (booklet: A5-Seiten auf A4, beidseitig gedruckt, an der kurzen Kante gewendet, zum Falten und Heften)
argument-sources = wo das Heft seine Quellen nennt: am Ende, neben jeder Regel oder gar nicht
    .word = STELLE
argument-format = Form der Antwort
    .word = FORM
argument-format-of-file = Schreibweise der Datei
argument-format-of-book = Art der Datei
argument-lang = Sprache der Antwort
    .word = SPRACHE
argument-lang-written = Sprache, in der geschrieben wird
argument-out = in eine Datei schreiben
    .word = DATEI
argument-shipped-options = stattdessen die Optionen auflisten
argument-sought = worum es geht, oder Bedingungen wie "handful.single.worth = 10"
    .word = WÖRTER
argument-all = alle mitgelieferten Varianten
argument-brief = ohne Werte und Quellen
argument-to-language = mit den Wörtern dieser Sprache
    .word = SPRACHE
argument-languages = nur in diesen Sprachen
    .word = SPRACHE
argument-url = die Adresse der Website, für Suchmaschinen
    .word = ADRESSE
argument-port = der Port, auf dem serve die Website zeigt
    .word = N
argument-studio = der Ordner, in dem die Werkstatt gebaut wurde
    .word = ORDNER
argument-folder = der Ordner für die Website
    .word = ORDNER

## A file that is written

written =
    { $file } ist geschrieben ({ $kind ->
        [pages] { COUNTED($size, noun: "page") }
       *[bytes] { $size } KB
    }{ $language ->
        [none] {""}
        [de] , auf Deutsch
        [en] , auf Englisch
        [fr] , auf Französisch
        [ja] , auf Japanisch
       *[ru] , auf Russisch
    }).
written-book = Das Regelheft dazu macht dieser Befehl:
written-command = tarotrules rulebook { $file } -o regelheft.pdf{ $lang }

## A new file

new-remark = Was hinter einem # steht, ist eine Bemerkung; das Programm übergeht sie.
new-commands = Was sich mit dieser Datei machen lässt:
new-examples = Regeln, nach denen an manchen Tischen gespielt wird. Vor denen, die gelten sollen, das # löschen und eigene Zahlen einsetzen.
new-written = { $written } Die Datei in einem Editor öffnen, dann eingeben: tarotrules check { $file }
new-our-rules = Unsere Regeln
new-title = Wie heißen die Regeln? Nur Eingabetaste: { $usual }
new-players = Zu wievielt wird gespielt? Eine Zahl oder mehrere eintippen, etwa 4 oder 4, 5. Nur Eingabetaste: { LIST($players, joint: "or") }
new-players-again = { LIST($players, joint: "or") } eintippen, oder mehrere dieser Zahlen. Die Eingabetaste allein nimmt alle.
new-how = Ausgangspunkt sind die offiziellen Regeln. Zu jeder Frage die Nummer der Antwort eintippen, dann die Eingabetaste drücken. Die Eingabetaste allein lässt es bei 1, der offiziellen Regel; „{ $back }“ geht eine Frage zurück; „{ $enough }“ beendet die Fragen, und die Datei wird mit allem geschrieben, was bis dahin gesagt ist.
new-question = Frage { $number } von { $of }: { $asks }
new-yes = Ja
new-no = Nein
new-answer =
    { $kind ->
        [both] { $name }. { $text }
        [name] { $name }.
       *[text] { $text }
    }
new-not-an-answer = Eine Nummer von 1 bis { $choices } eintippen oder, für 1, nur die Eingabetaste drücken. „{ $back }“ geht eine Frage zurück, „{ $enough }“ beendet die Fragen.
new-in-force =
    { $found ->
        [0] In allem gilt „{ $base }“.
       *[other] Es gilt „{ $base }“, nur dies ist anders:
    }
new-rule = { $name } ({ $number }): { $text }
new-left = Die Antwort zu „{ $title }“ passt nicht zu den anderen. Hier bleibt es bei den offiziellen Regeln.
new-stopped = Es wurde nichts geschrieben.

## A deal told by answers

telling-how = Hier wird das Spiel Frage für Frage erzählt. Zu jeder Frage die Nummer der Antwort eintippen oder das, was daneben steht, dann die Eingabetaste drücken. Die Eingabetaste allein nimmt, was vorgeschlagen wird; „{ $back }“ geht eine Frage zurück; „{ $enough }“ nimmt bei allem Übrigen, was vorgeschlagen wird. Wer die Tasten Strg und C zugleich drückt, bricht ab.
telling-players = Wie viele spielen: { LIST($known, joint: "or") }?
telling-names = Wie heißen die { $players } Spieler, in Spielrichtung? Zwischen die Namen gehören Kommas.
telling-way = Was ist vom Ergebnis bekannt?
telling-number = { $label } ({ $least } bis { $most })
telling-of = { $of }: { $label }
telling-thing = { $label }: Gab es etwas davon?
telling-thing-more = { $label }: Gab es noch etwas davon?
telling-offered = Nur Eingabetaste: { $usual }
telling-nothing = Nur Eingabetaste: nichts
telling-nothing-more = Nur Eingabetaste: sonst nichts
telling-not-choice = Eine Nummer von 1 bis { $choices } eintippen oder das, was daneben steht. „{ $back }“ geht eine Frage zurück.
telling-not-number = Eine Zahl eintippen, etwa 49 oder 49,5. „{ $back }“ geht eine Frage zurück.
telling-not-whole = Eine ganze Zahl von { $least } bis { $most } eintippen. „{ $back }“ geht eine Frage zurück.
telling-not-names = { $players } Namen mit Kommas dazwischen eintippen oder nur die Eingabetaste drücken.
telling-not-players = Eine dieser Zahlen eintippen: { LIST($known, joint: "or") }.
telling-otherwise = Anders antworten oder mit „{ $back }“ zu einer früheren Antwort zurückgehen.
telling-file = Ein Spiel in einer Datei:
telling-may-be = Was darin stehen kann, nach „{ $rules }“; die Plätze werden ab 0 gezählt:
telling-as-file = Dasselbe Spiel als Datei:
telling-no-score = Das Spiel ist nicht zu Ende erzählt und lässt sich deshalb noch nicht abrechnen.
telling-so-far = Was bis hierher gesagt ist, als Datei:
telling-keep = Soll das Spiel aufgehoben werden, einen Dateinamen eintippen, etwa spiel.json. Nur Eingabetaste: nicht aufheben.
telling-kept = { $file } ist geschrieben. Dieser Befehl rechnet das Spiel noch einmal ab, etwa nach einer Berichtigung:

## A deal that is typed

referee-not-taken =
    { $how ->
        [read] Zeile { $number } zählt nicht, und nichts, was nach ihr steht: „{ $line }“. Verbessern und alle Zeilen noch einmal eingeben.
        [pasted] Von dieser Zeile zählt nichts, auch nichts von dem, was nach ihr eingefügt wurde: neu eintippen, danach den Rest.
       *[typed] Von dieser Zeile zählt nichts: die ganze Zeile neu eintippen.
    }
