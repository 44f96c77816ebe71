### The short words of the site. Longer texts are in texts/.

site-language = Deutsch
site-motto = Hausregeln für Französisches Tarot und Pikett, einmal aufgeschrieben
site-chooser = Sprachen
site-other-languages = Andere Sprachen
site-to-dark = Dunkel anzeigen
site-to-light = Hell anzeigen
site-made-with = Diese Seiten macht { $name } aus seinen eigenen Dateien. Nichts wird von anderswo geladen.

## Parts of the site

section-home = Start
section-house-rules = Hausregeln
section-play = Spielen
section-studio = Werkstatt
section-variants = Varianten
section-options = Optionen
section-comparisons = Vergleiche
section-language = Die Sprache
section-diagnostics = Fehlermeldungen
section-developers = Für Entwickler

## Variants and their books

variants-title = Die mitgelieferten Varianten
variants-intro = Jede Variante ist eine Datei, wie sie sich jeder selbst schreiben kann. Zu jeder gibt es ein Regelheft; sie taugt als Grundlage für eigene Regeln und lässt sich mit den anderen vergleichen.
variants-name = Variante
variants-where = Wo und von wem
variants-players = Spieler
variants-source = Quelle
variants-as-parent = Wie „{ $title }“
book-description = Die Regeln von „{ $title }“ zum Lesen und Drucken.
book-downloads = Zum Mitnehmen
book-source = Die Datei, aus der dieses Regelheft entsteht
book-lines = { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
book-compared = Unterschiede zu „{ $title }“
book-about = Über dieses Regelheft

download-pdf = Regelheft (PDF)
download-booklet = Regelheft zum Falten und Heften (PDF; beidseitig drucken, an der kurzen Kante wenden)
download-epub = Regelheft für E-Reader (EPUB)
download-html = Regelheft (als Webseite)
download-json = Fertige Variante für Programme (JSON)
download-cheat = { $players ->
        [one] Spickzettel für { $players } Spieler (PDF)
       *[other] Spickzettel für { $players } Spieler (PDF)
    }
download-score = { $players ->
        [one] Punktezettel für { $players } Spieler (PDF)
       *[other] Punktezettel für { $players } Spieler (PDF)
    }
download-tarot = Die Datei selbst

## Options

options-title = Die mitgelieferten Optionen
options-title-of = Optionen: { $game }
options-intro = Eine Option ist eine Regel, nach der an manchen Tischen gespielt wird und an anderen nicht. Dazugenommen wird sie mit ihrem Namen: { $example }. Von jeder steht hier, was sie an den offiziellen Regeln ändert.
options-source = Die Datei dazu
options-needs = Geht nur zusammen mit „{ $title }“.
options-nothing = Für sich allein ändert sie nichts am Text der Regeln.
options-added = Neu
options-changed = Geändert
options-removed = Entfällt
options-more = Und { $n ->
        [one] eine weitere Regel
       *[other] { $n } weitere Regeln
    }

## Comparisons

comparisons-title = Die Varianten im Vergleich
comparisons-title-of = Die Varianten im Vergleich: { $game }
comparisons-intro = Worin sich die mitgelieferten Varianten unterscheiden, Regel für Regel. Was allen gemeinsam ist, steht hier nicht.
comparisons-pairs = Jede Variante neben ihrer Grundlage
kinship-title = Wer ähnlich spielt
kinship-intro = Welche Variante aus welcher gemacht ist und wie weit sie auseinanderliegen.
kinship-close = Wer wem nahesteht
kinship-close-told = Was sich nahe bei den Namen trifft, ist ähnlich; wo sich Linien erst weit links treffen, unterscheidet sich viel.
kinship-descent = Wer worauf aufbaut
kinship-descent-told = Eine Variante steht eingerückt unter den Regeln, auf denen sie aufbaut.
kinship-map = Alle Abstände
kinship-map-told = Jede Zahl ist der Abstand zweier Varianten; je dunkler das Feld, desto ähnlicher sind sie. Die Spalten tragen die Nummern der Zeilen.
kinship-measure = Wie der Abstand gemessen wird
rules-title = { $chapter }: wer wie spielt
rules-intro = Was jede bekannte Variante zu jeder Regel sagt, und dazu jede Option, die eine solche Regel mitbringt, jeweils bei der Spielerzahl, für die sie erklärt wird. Wer dasselbe sagt, steht zusammen.
rules-most =
    { $all ->
        [yes] alle
       *[no] alle anderen
    }
region-title = Tarot nach Regionen: { $region }
region-intro = Die bekannten Varianten, die dort gespielt werden, und die Regeln, in denen jede von der abweicht, auf der sie aufbaut.
region-differs = Die Unterschiede, Regel für Regel

## The tutorial: what is written in its files

tutorial-name = donnerstag
tutorial-title = Tarot am Donnerstag
tutorial-notebook = Das Donnerstagsheft
tutorial-page = Heft, S. 2
tutorial-reason = so wird hier seit jeher gespielt
tutorial-bid = petite
tutorial-bid-title = Petite
tutorial-bonus = koenig-zuletzt
tutorial-bonus-title = König zuletzt
# The word for “players”, mistyped.
tutorial-mistyped = Speiler
# Another language to show the file in.
tutorial-other = fr

## Listings

listing-label = Text von { $name }
listing-session = Eingabe und Antwort
listing-table = Ein Tisch im Terminal
sample-file = Eine Datei mit wenigen Zeilen …
sample-page = … und eine Seite aus dem Regelheft, das daraus entsteht
sample-answers = Ein Spiel abrechnen und fragen: Wer sagt das?
