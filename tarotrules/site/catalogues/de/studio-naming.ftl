### Die Werkstatt: Fragen beantworten, Namen geben, sagen, woher Regeln kommen.

## Mit Fragen anfangen

studio-begin-asked = Mit ein paar Fragen
studio-ask = Fragen beantworten
studio-ask-said = Zuerst kommt, was von Runde zu Runde am verschiedensten ist. Sie können Fragen überspringen und jederzeit aufhören.
studio-ask-progress = Frage { $n } von { $all }
studio-ask-rule = Wie spielen Sie?
studio-ask-option = Wird das in Ihrer Runde gespielt?
studio-ask-yes = Ja
studio-ask-no = Nein
studio-ask-who = So spielen: { $who }
studio-ask-skip = Überspringen
studio-ask-back = Vorige Frage
studio-ask-enough = Regelheft zeigen
studio-ask-stop = Anders anfangen
studio-ask-title = Unsere Regeln
studio-ask-left = Das passt nicht zu Ihren anderen Antworten und bleibt, wie es war: { $list }
