### Die Werkstatt: Fragen beantworten, Namen geben, sagen, woher Regeln kommen.

## Mit Fragen anfangen

studio-begin-asked = Mit ein paar Fragen
studio-ask = Fragen beantworten
studio-ask-said = Eine Frage nach der anderen, du wählst nur eine Antwort; danach öffnet sich euer Regelheft. Du kannst Fragen überspringen und jederzeit aufhören.
studio-ask-progress = Frage { $n } von { $all }
studio-ask-rule = Wie spielt ihr?
studio-ask-yes = Ja
studio-ask-no = Nein
studio-ask-skip = Überspringen
studio-ask-back = Vorige Frage
studio-ask-enough = Regelheft zeigen
studio-ask-stop = Anders anfangen
studio-ask-title = Unsere Regeln
studio-ask-left = Das passt nicht zu deinen anderen Antworten und bleibt, wie es war: { $list }

## Namen geben, sagen, woher Regeln kommen

studio-naming-about = Titel und Quellen
studio-naming-these = Diese Regeln
studio-naming = Namen
studio-naming-order = Namen und Reihenfolge
studio-naming-name = Name
studio-naming-title = Titel
studio-naming-note = Bemerkung am Anfang des Regelhefts
studio-naming-source = Wonach sich diese Regeln richten
studio-naming-source-such = Heft des Vereins, 2026
studio-naming-status = Wessen Regeln es sind
studio-naming-status-none = keine Angabe
studio-naming-region = Wo so gespielt wird
studio-naming-region-such = france, quebec
studio-naming-people = Wer so spielt
studio-naming-period = Wann so gespielt wird oder wurde
studio-naming-cited = Woher diese Regel kommt
studio-naming-cited-such = vereinbart am 3. Mai bei Claire
studio-naming-others = In anderen Sprachen
studio-naming-back = Zurücknehmen
studio-naming-back-of = Zurücknehmen: { $what }, { $language }
studio-naming-earlier = Nach oben
studio-naming-later = Nach unten
studio-naming-earlier-of = Nach oben: { $title }
studio-naming-later-of = Nach unten: { $title }
