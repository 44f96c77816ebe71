### Was zu den Regeln hinzukommt.

studio-add-intro = Etwas Eigenes hinzufügen
studio-add-known = Was andere spielen
studio-add-own = Selbst ausgedacht
studio-add-do = Hinzufügen
studio-add-who = So steht es in: { $who }
studio-add-said = Im Regelheft steht dann
studio-add-name = Name
studio-add-back = Zurück zur Liste
studio-add-done = Hinzugefügt: { $title }
studio-add-impossible = Das lässt sich hier nicht hinzufügen, ohne dass sich anderes mitändert. Lass es weg, oder ergänze beides zusammen unter „Notation“.
studio-add-wait = Einen Moment …
studio-add-unread = Diese Bedingung wurde nicht verstanden. Wähle sie aus den Listen, oder schreibe sie so: { $example }
