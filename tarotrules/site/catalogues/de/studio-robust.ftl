### Die Werkstatt: eine Regel finden, und was geschehen ist.

studio-find = Regel suchen
studio-find-nothing = Keine Regel spricht von „{ $words }“.
studio-chapters = Inhalt
studio-tap = Wähle eine Regel, um sie zu ändern.
studio-counted = { $what } ({ $n })
studio-just-changed = Eben geändert:

studio-stop = Anhalten
studio-again = Noch einmal versuchen
studio-long = Das dauert. Du kannst es anhalten, ohne dass etwas verloren geht.
studio-halted = Angehalten. Deine Regeln sind unverändert.
studio-crashed = Das Programm ist abgestürzt und startet neu. Deine Regeln sind unverändert.
studio-failed = Darauf wusste das Programm keine Antwort. Deine Regeln sind unverändert.
studio-off = Mit dieser Notation kam das Programm nicht zurecht. Ändere sie, oder versuche es noch einmal.
studio-back = Das Programm läuft wieder. Deine Regeln sind unverändert.
studio-beginning-again = Neuer Versuch …
studio-old-unread = Die Notation konnte nicht zu Ende gelesen werden. Du siehst die Regeln, wie sie vorher waren.
studio-nowhere = Dieser Browser behält hier nichts (ein privates Fenster?). Speichere die Datei deiner Regeln, damit nichts verloren geht.
studio-newer = Deine Regeln wurden mit einer neueren Fassung dieser Seite gespeichert. Lade die Seite neu; bis dahin wird nichts gespeichert und nichts gelöscht.
studio-renewed = Diese Seite wurde inzwischen erneuert. Lade sie neu; wenn das nicht reicht, schließe sie und öffne sie in ein paar Minuten wieder. Deine Regeln sind unverändert.
studio-both = Diese Regeln wurden auch in einem anderen Tab geändert. Die andere Fassung steht unter „Frühere Fassungen“.
studio-link-too-long = Deine Regeln sind zu lang für einen Link. Speichere stattdessen die Datei.

studio-open-rule = Regel { $number }
studio-option-effect = Was sich dadurch ändert
studio-option-effect-off = Was sich ohne sie ändert
studio-option-effect-of = Was die Option „{ $title }“ ändert
studio-option-clash = Passt nicht zu deinen Regeln:
studio-option-unknown = Behebe zuerst den Fehler in den Regeln oder das, was nicht zusammenpasst.
studio-option-nothing = Im Regelheft ändert sich nichts.
