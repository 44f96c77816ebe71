### Was zu den Regeln hinzukommt.

studio-add-intro = Etwas Eigenes hinzufügen
studio-add-known = Was andere spielen
studio-add-own = Selbst gemacht
studio-add-do = Hinzufügen
studio-add-who = So gespielt in: { $who }
studio-add-said = Im Regelheft steht dann
studio-add-name = Name
studio-add-back = Zurück zur Liste
studio-add-done = Hinzugefügt: { $title }
studio-add-impossible = Das lässt sich hier nicht hinzufügen, ohne dass sich anderes mitändert. Schreiben Sie es in den Text.
studio-add-wait = Einen Moment …
studio-add-unread = Diese Bedingung wurde nicht verstanden. Setzen Sie sie durch Antippen zusammen, oder schreiben Sie sie so: { $example }
studio-add-bounds = { $least } bis { $most }
