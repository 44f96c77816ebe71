### The studio: the panel of a rule, the options, what is to be looked at.

studio-panel-brings = Bringt mit: { $titles }
studio-panel-through = Angekreuzt, weil ihr das spielt: { $titles }
studio-panel-brought = Mit angekreuzt, weil diese Option darauf aufbaut: { $titles }
studio-panel-needed = Ohne diese Option lässt sich auch das nicht spielen: { $titles }
studio-panel-untick-both = Beide abwählen
studio-panel-untick-all = Alle abwählen
studio-panel-rests = Bleibt angekreuzt: { $titles }
studio-panel-untick = Auch das abwählen
studio-panel-way-alone = Nur „{ $one }“
studio-panel-way-others = Nur „{ $others }“
studio-panel-way-ours = Beide, und hier gilt „{ $one }“
studio-panel-way-theirs = Beide, und hier gilt „{ $others }“
studio-panel-apart = Passt nicht zu: { $titles }
studio-panel-apart-asked = Was spielt ihr?
studio-panel-back = Zurück zu: { $value }
studio-panel-back-unsaid = Dazu wieder nichts sagen
studio-panel-fixed = Regel { $number }: warum es nichts zu ändern gibt
studio-panel-follows = Was sich hier ändern lässt, steht in anderen Regeln:
studio-panel-same = Das ist an jedem Tarot-Tisch so: Hier gibt es nichts zu ändern.
studio-panel-most-cards = Höchstens { $most } Karten
studio-panel-keep = Es bleibt bei: { $value }
studio-panel-number = Eine Zahl von { $least } bis { $most }.
studio-panel-whole = Eine ganze Zahl von { $least } bis { $most }.
