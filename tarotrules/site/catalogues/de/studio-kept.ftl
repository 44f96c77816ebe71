### Was bleibt, auch wenn anderes verloren geht.

studio-evening-full = Ein Abend hat Platz für höchstens { $most } Namen.
studio-evening-lost = Diese Fassung der Seite kann die Regeln dieses Abends nicht lesen, deshalb lässt er sich nicht abrechnen. Die Spiele bleiben, wie sie eingetragen wurden.
studio-kept-newer = Was hier aufbewahrt ist, kommt von einer neueren Fassung dieser Seite. Laden Sie die Seite neu; bis dahin wird nichts gespeichert.
