### Was bleibt, auch wenn anderes verloren geht.

studio-evening-full = Ein Abend hat Platz für höchstens { $most } Namen.
studio-evening-lost = Diese Fassung der Seite kann die Regeln dieses Abends nicht lesen, deshalb lässt er sich nicht abrechnen. Die Spiele bleiben, wie sie eingetragen wurden.
studio-kept-newer = Was hier gespeichert ist, kommt aus einer neueren Fassung dieser Seite. Lade die Seite neu; bis dahin wird nichts gespeichert.
