### Die Werkstatt: eine Regel finden, und was geschehen ist.

studio-find = Regel suchen
studio-find-nothing = Keine Regel spricht von „{ $words }“.
studio-chapters = Inhalt
studio-tap = Tippen Sie auf eine Regel, um sie zu ändern.
studio-counted = { $what } ({ $n })
studio-just-changed = Eben geändert:

studio-stop = Anhalten
studio-again = Noch einmal versuchen
studio-long = Das dauert. Sie können es anhalten, ohne dass etwas verloren geht.
studio-halted = Angehalten. Ihre Regeln sind unverändert.
studio-crashed = Das Programm ist abgebrochen und beginnt neu. Ihre Regeln sind unverändert.
studio-failed = Darauf wusste das Programm keine Antwort. Ihre Regeln sind unverändert.
studio-off = Zu diesem Text kam keine Antwort. Ändern Sie ihn, oder versuchen Sie es noch einmal.
studio-back = Das Programm läuft wieder. Ihre Regeln sind unverändert.
studio-beginning-again = Neuer Versuch …
studio-old-unread = Dieser Text konnte nicht zu Ende gelesen werden. Sie sehen die Regeln, wie sie vorher waren.
studio-nowhere = Dieser Browser behält hier nichts (ein privates Fenster?). Speichern Sie die Datei Ihrer Regeln, damit nichts verloren geht.
studio-newer = Ihre Regeln hat eine neuere Fassung dieser Seite aufbewahrt. Laden Sie die Seite neu; bis dahin wird nichts gespeichert und nichts gelöscht.
studio-renewed = Diese Seite wurde inzwischen erneuert. Laden Sie sie neu; wenn das nicht reicht, schließen Sie sie und öffnen Sie sie in ein paar Minuten wieder. Ihre Regeln sind unverändert.
studio-both = Diese Regeln wurden auch in einem anderen Tab geändert. Der andere Text ist unter den früheren Texten aufbewahrt.
studio-link-too-long = Ihre Regeln sind zu lang für einen Link. Speichern Sie stattdessen die Datei.

studio-open-rule = Regel { $number }
studio-option-effect = Was sich dadurch ändert
studio-option-effect-off = Was sich ohne sie ändert
studio-option-effect-of = Was die Option „{ $title }“ ändert
studio-option-clash = Passt nicht zu Ihren Regeln:
studio-option-unknown = Beheben Sie zuerst den Fehler im Text oder das, was nicht zusammenpasst.
studio-option-nothing = Im Regelheft ändert sich nichts.
