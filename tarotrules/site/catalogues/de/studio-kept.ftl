### Was bleibt, auch wenn anderes verloren geht.

studio-evening-full = Ein Abend hat Platz für höchstens { $most } Namen.
studio-evening-lost = Diese Fassung der Seite kann die Regeln dieses Abends nicht lesen, deshalb lässt er sich nicht abrechnen. Die Spiele bleiben, wie sie eingetragen wurden.
studio-kept-newer = Was hier gespeichert ist, kommt aus einer neueren Fassung dieser Seite. Lade die Seite neu; bis dahin wird nichts gespeichert.
studio-evening-own = Dieser Abend wird nach den Regeln abgerechnet, mit denen er gespeichert wurde: „{ $title }“. Die geöffneten Regeln sind andere.
studio-evening-own-rules = Seine Regeln öffnen
studio-evening-own-again = Alles nach den geöffneten Regeln abrechnen
studio-deleted-it = „{ $title }“ wurde gelöscht.
studio-none-kept = Auf diesem Gerät sind noch keine Regeln. Fang unten an.
studio-twin-same = Dieselben Regeln wie die neueren mit diesem Namen
studio-twin-rules = Anders als die neueren mit diesem Namen ({ $n }): { $rules }
studio-link-came-alone = Diese Regeln kamen mit dem Link: „{ $title }“. Sie sind jetzt auf diesem Gerät gespeichert.
studio-link-known = Diese Regeln hast du schon: „{ $title }“.

## Was die Regeln vorher waren.

studio-versions = Frühere Fassungen
studio-versions-of = Frühere Fassungen von „{ $title }“
studio-versions-close = Zurück zu den Regeln
studio-versions-said = Öffne eine Fassung, um zu sehen, was in ihr anders ist. Wenn du eine zurückholst, bleibt die jetzige in dieser Liste.
studio-version-asking = Unterschiede werden gesucht …
studio-version-mistake = In der Notation dieser Fassung ist ein Fehler.
studio-version-unread = In der jetzigen Notation ist ein Fehler; öffne die Fassung, um zu sehen, welche Zeilen anders sind.
studio-version-same = Dieselben Regeln; nur Namen, Anmerkungen oder die Schreibweise sind anders.
studio-version-rules = Anders als jetzt ({ $n }): { $rules }
studio-version-then = In dieser Fassung
studio-version-now = Jetzt
studio-version-nothing = nichts dazu
studio-version-more = Noch weitere Zeilen sind anders.
studio-version-ask = Diese Fassung zurückholen? Die jetzige bleibt in der Liste.
studio-version-bring = Zurückholen
studio-version-leave = Nein, die jetzige behalten
studio-version-brought = Die Fassung vom { $when } ist wieder da.
studio-version-brought-whole = Die letzte Fassung ohne Fehler ist wieder da.
studio-version-undone = Rückgängig gemacht: Deine Regeln sind, wie sie waren.
studio-lost-mistake = In der Notation ist ein Fehler, deshalb gibt es kein Regelheft zu zeigen.
studio-lost-bring = Letzte Fassung ohne Fehler zurückholen
studio-lost-when = Das ist die Fassung vom { $when }. Was anders ist:
studio-lost-look = Fehler zeigen
studio-lost-stale = In der Notation ist ein Fehler, deshalb lässt sich hier nichts zeigen.
studio-lost-out = Was kann ich tun?
