### Was an einer Datei falsch sein kann und was dann zu tun ist.
###
### Die Meldung sagt, was nicht stimmt; „.help“ sagt, was zu tun ist; die übrigen Attribute beschriften die Stellen.
### „$hint“ ist near (es gibt eine $suggestion), list (es gibt bekannte Wörter: $known) oder none.

## F: die Datei selbst

F001 = Es gibt keine Datei „{ $name }“.
    .help = Bitte prüfen, ob der Name richtig geschrieben und der Ordner der richtige ist.
F002 = { $cause ->
        [permission] Die Datei „{ $name }“ darf nicht gelesen werden.
        [protected] Die Datei „{ $name }“ lässt sich nicht öffnen: Der Datenträger ist geschützt.
        [nowhere] Unter „{ $name }“ gibt es nichts.
        [folder] „{ $name }“ ist ein Ordner, keine Datei.
        [full] Die Datei „{ $name }“ ist zu groß.
        [long] „{ $name }“ ist zu lang für einen Dateinamen.
        [busy] Die Datei „{ $name }“ wird gerade von einem anderen Programm benutzt.
        [name] „{ $name }“ kann kein Dateiname sein.
       *[other] Die Datei „{ $name }“ lässt sich nicht öffnen (Meldung des Systems: { $reason }).
    }
    .help = { $cause ->
        [permission] Leserechte beschaffen oder mit einer Kopie arbeiten.
        [protected] Den Schutz des Datenträgers prüfen.
        [nowhere] Die Namen aller Ordner auf dem Weg dorthin prüfen.
        [folder] Eine Datei aus diesem Ordner angeben.
        [full] Ist es die richtige Datei?
        [long] Den Namen prüfen; vielleicht wurde der Inhalt für den Namen gehalten.
        [busy] Das andere Programm schließen und es noch einmal versuchen.
        [name] Den Namen ohne unsichtbare Zeichen schreiben.
       *[other] Bitte prüfen, ob Leserechte vorhanden sind und kein anderes Programm die Datei gesperrt hält.
    }
F003 = „{ $name }“ ist nicht als UTF-8 gespeichert; in Zeile { $line } steht ein Zeichen, das sich nicht lesen lässt.
    .help = Die Datei in einem Editor öffnen, „Speichern unter“ wählen und als Codierung UTF-8 einstellen.
F004 = „{ $name }“ ist größer als { $limit } KiB und wurde nicht gelesen.
    .help = Spielregeln füllen ein bis zwei Seiten. Ist es die richtige Datei?
F005 = „{ $name }“ ist ein Ordner, keine Datei.
    .help = Eine Datei aus diesem Ordner angeben; Regeldateien enden auf .tarot, .yaml oder .yml.
F006 = Es gibt keine Variante „{ $word }“, weder in diesem Ordner noch unter den mitgelieferten.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint? Ist eine eigene Datei gemeint, ihren vollen Namen schreiben, etwa: { $word }.tarot
        [list] Mitgeliefert: { LIST($known) }. Ist eine eigene Datei gemeint, ihren vollen Namen schreiben, etwa: { $word }.tarot
       *[none] Ist eine eigene Datei gemeint, ihren vollen Namen schreiben, etwa: { $word }.tarot
    }
F007 = „{ $name }“ ist kein richtiges JSON: In Zeile { $line } steht ein Fehler, oder die Datei bricht dort ab.
    .help = Bitte in dieser Zeile und der davor prüfen, ob ein Komma, ein Anführungszeichen oder eine Klammer fehlt. Halbe Punkte stehen hier mit Punkt, nicht mit Komma: 40.5 statt 40,5. Hat dieses Programm die Datei geschrieben, sie neu erzeugen lassen.
F008 = „{ $name }“ ist zwar JSON, aber keine fertige Variante, wie dieses Programm sie schreibt (es hakt bei: { $reason }).
    .help = Die Datei neu erzeugen: tarotrules compile VARIANTE -o { $name }
F009 = { $cause ->
        [permission] „{ $name }“ darf nicht geschrieben werden.
        [protected] „{ $name }“ lässt sich nicht schreiben: Der Datenträger ist schreibgeschützt.
        [nowhere] „{ $name }“ lässt sich nicht schreiben: Den Ordner gibt es nicht.
        [folder] „{ $name }“ ist ein Ordner; eine Datei kann nicht an seine Stelle treten.
        [full] „{ $name }“ lässt sich nicht schreiben: Der Datenträger ist voll.
        [long] „{ $name }“ ist zu lang für einen Dateinamen.
        [busy] „{ $name }“ lässt sich nicht schreiben: Ein anderes Programm benutzt die Datei.
        [name] „{ $name }“ kann kein Dateiname sein.
       *[other] „{ $name }“ lässt sich nicht schreiben (Meldung des Systems: { $reason }).
    }
    .help = { $cause ->
        [permission] Einen anderen Ort wählen, etwa den eigenen Ordner.
        [protected] Einen anderen Ort wählen.
        [nowhere] Die Namen aller Ordner auf dem Weg dorthin prüfen.
        [folder] Den Namen einer Datei ergänzen, etwa regeln.pdf.
        [full] Platz schaffen oder einen anderen Ort wählen.
        [long] Einen kürzeren Namen wählen.
        [busy] Das andere Programm schließen und es noch einmal versuchen.
        [name] Den Namen ohne unsichtbare Zeichen schreiben.
       *[other] Bitte prüfen, ob es den Ordner gibt und dort geschrieben werden darf, oder einen anderen Ort wählen.
    }

F010 = „{ $name }“ ist nicht für { $players ->
        [one] einen einzigen Spieler
       *[other] { $players } Spieler
    } gedacht.
    .help = Mögliche Spielerzahlen: { LIST($known) }.
F011 = In „{ $name }“ gibt es keine Angabe „{ $path }“.
    .help = { $hint ->
        [option] „{ $path }“ wird nur mit einer Option gespielt. Dem Befehl hinzufügen: --with { $option }
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Ähnlich heißen: { LIST($known) }.
       *[none] Der Weg zu einer Angabe wird mit Punkten geschrieben, vom Kapitel bis zum Einzelnen, etwa: Meldung.Poignée.einfach.Wert
    }

## S: wie es geschrieben ist

S001 = „{ $character }“ bedeutet hier nichts.
    .help = Bitte weglassen: Zwischen einem Wort und seinem Wert steht nur ein Leerzeichen. Gehört es zu einem Titel oder einer Anmerkung, den ganzen Text in Anführungszeichen setzen.
S002 = Das Wort „{ $word }“ kann hier nicht stehen.
    .here = { $suggestion }?
    .help = Ist „{ $suggestion }“ gemeint? Der Rest wurde so gelesen, als stünde es schon da.
S003 = „{ $word }“ ist { $language ->
        [de] Deutsch
        [en] Englisch
        [fr] Französisch
        [ja] Japanisch
       *[ru] Russisch
    }, diese Datei ist aber in einer anderen Sprache geschrieben.
    .here = { $suggestion }?
    .help = Entweder „{ $suggestion }“ schreiben oder in der ersten Zeile angeben, in welcher Sprache die Datei ist: # Sprache: { $language }
S004 = Es fehlt eine Klammer „{ $brace }“.
    .here = hier fehlt „{ $brace }“
    .opened = dieser Block wird nie geschlossen
    .help = Ein Block beginnt mit „{ "{" }“ am Ende einer Zeile und endet mit „{ "}" }“.
S005 = Diese Klammer „{ "}" }“ schließt nichts: Alle Blöcke davor sind schon geschlossen.
    .help = Bitte löschen. Hat ein Block zu früh geendet, stattdessen die Klammer weiter oben löschen, die ihn beendet hat.
S006 = Die Klammer „{ "{" }“ steht allein auf ihrer Zeile.
    .help = Sie gehört an das Ende der Zeile davor.
S007 = Auf „{ $word }“ folgt nichts.
    .help = In derselben Zeile schreiben, was zu „{ $word }“ gehört, oder das Wort weglassen.
S008 = Diese Zeile beginnt mit „{ $found }“; am Anfang muss ein Wort stehen, das sagt, worum es geht.
    .help = { $what ->
        [citation] Eine Quelle steht hinter dem Wert, für den sie gilt, oder vor der Klammer { "{" } eines Eintrags, etwa einer Prämie; ein Block für bestimmte Spielerzahlen hat selbst keine.
        [text] Davor schreiben, wozu der Text gehört; in den Klammern eines Titels oder einer Anmerkung ist das seine Sprache: de { $found }
       *[other] Zuerst das Wort der Regel schreiben, dann ihren Wert, etwa „Spieler 4, 5“. Gehört dies noch zur Zeile davor, bitte dort anfügen.
    }
S009 = { $ends ->
        [nowhere] Das Anführungszeichen, das hier beginnt, wird nie geschlossen.
       *[otherwise] Dieser Text beginnt mit { $first } und endet mit { $last }; sein Ende ist deshalb nicht zu finden.
    }
    .help = { $ends ->
        [nowhere] Am Ende des Textes schließen. Ein Text steht immer auf einer einzigen Zeile.
       *[otherwise] Vorn und hinten zusammengehörige Zeichen setzen: „…“ oder "…".
    }
S010 = Die eckige Klammer, die hier beginnt, wird nie geschlossen.
    .help = Hinter die genannte Quelle ein „]“ setzen. Eine Quelle steht immer auf einer einzigen Zeile.
S011 = Nach „{ $word }“ fehlt etwas.
    .help = { $hint ->
        [choice] Ein Betrag, der von etwas abhängt, wird so geschrieben: { $instead }
       *[none] Ergänzen, was nach „{ $word }“ kommen soll. Eine neue Zeile darf man nur nach einem Komma oder einem Zeichen wie + oder >= anfangen.
    }
S012 = Zwei Vergleiche lassen sich nicht aneinanderhängen.
    .help = Nacheinander schreiben: { $first } { $both } { $second }
S013 = Teilen kann man hier nur durch eine Zahl, nicht durch etwas, das erst zu berechnen ist.
    .help = Durch eine Zahl teilen, etwa „/ 4“. Soll das Ergebnis gerundet werden, die Teilung zuerst in runde Klammern setzen.
S014 = Durch null kann man nicht teilen.
    .help = Durch eine andere Zahl teilen.
S015 = „{ $value }“ kann nicht zwischen „{ $word }“ und der öffnenden Klammer stehen; dort ist nur Platz für einen Namen.
    .help = { $hint ->
        [names] Für jeden eine eigene Angabe schreiben: { $word } { $first } { "{" } … { "}" } und { $word } { $second } { "{" } … { "}" }
       *[value] „{ $value }“ in die geschweiften Klammern setzen, hinter das Wort, zu dem es gehört.
    }
S016 = Hier stecken mehr als { $limit } Blöcke ineinander.
    .help = Für Spielregeln genügen drei oder vier. Vielleicht fehlt weiter oben eine schließende Klammer.
S017 = Diese Rechnung ist zu lang: Sie hat mehr als { $limit } Rechenzeichen.
    .help = Auf mehrere Regeln verteilen.
S018 = Die Datei ist größer als { $limit } KiB und wurde nicht gelesen.
    .help = Spielregeln füllen ein bis zwei Seiten. Ist es die richtige Datei?
S019 = Diese Zahl ist zu lang.
    .help = Eine Zahl darf höchstens { $limit } Ziffern haben.
S020 = „{ $word }“ sagt nicht, wie gerundet wird.
    .help = Stattdessen { LIST($choices, joint: "or") } schreiben.
S021 = Am Anfang der Datei steht nicht, was sie ist und wie sie heißt.
    .help = Zuerst { LIST($choices, joint: "or") } schreiben, dann einen Namen und eine Klammer, etwa: Variante donnerstag erweitert fft { "{" }
S022 = Hier fehlt ein Name.
    .help = Den Namen vor diese Stelle schreiben. Namen bestehen aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, etwa: koenig-zuletzt
S023 = Nach dem Ende der Variante steht noch etwas.
    .help = Gehört es dazu, in die geschweiften Klammern setzen. Eine zweite Variante oder Option braucht eine eigene Datei.
S024 = Vor „{ $found }“ fehlt „{ $sign }“.
    .help = „{ $sign }“ vor „{ $found }“ setzen. Fängt mit „{ $found }“ eine neue Regel an, dort eine neue Zeile beginnen.
S025 = „{ $found }“ kann hier nicht stehen.
    .help = Bitte weglassen oder nachsehen, ob kurz davor ein Wort oder Zeichen fehlt. Zwischen einem Wort und seinem Wert steht nur ein Leerzeichen.
S026 = Hier fehlt die Spielerzahl.
    .help = In Ziffern angeben, bei welcher Spielerzahl dies gilt, etwa: bei 5 Spielern { "{" } … { "}" }
S027 = Es fehlt die Angabe, was für diese Spielerzahl anders ist.
    .help = Die Regeln, die nur dort gelten, in geschweiften Klammern dahinter schreiben: { "{" } … { "}" }
S028 = Es fehlt die Angabe, was entfernt wird.
    .help = Angeben, was es ist und wie es heißt, etwa: entfernt Gebot Prise
S029 = „{ $written }“ ist eine einzige Kommazahl; hier werden ganze Zahlen gebraucht.
    .help = Bei einer Aufzählung folgt auf das Komma ein Leerzeichen: { $list }
S030 = „{ $written }“ ist keine Sprache, die das Programm lesen kann.
    .help = Möglich: { LIST($known) }. Gelesen wurde die Datei in der Sprache, aus der die meisten ihrer Wörter stammen.
S031 = Es gibt mehr als { $limit } Probleme; was danach kommt, wurde nicht mehr so genau gelesen.
    .help = Die ersten beheben und noch einmal prüfen; viele andere verschwinden dann oft von selbst.
S032 = „{ $key }“ kommt im selben Block zweimal vor.
    .first = das erste Mal
    .help = Nur eines davon behalten oder beides unter einem zusammenfassen.
S033 = Dies ist in YAML ein Anker oder ein Verweis (& oder { "*" }); beides geht hier nicht.
    .help = Die Regel ausschreiben. Um die Werte einer anderen Regel zu übernehmen, gibt es das Wort „wie“.
S034 = Dies ist in YAML eine Typangabe (!); die geht hier nicht.
    .help = Bitte weglassen. Beginnt der Text selbst mit „!“, ihn in Anführungszeichen setzen.
S035 = { $kind ->
        [tab] Hier steht ein Tabulator; YAML wird nur mit Leerzeichen eingerückt.
        [colon] Nach „{ $written }“ fehlt ein Doppelpunkt.
        [space] Nach dem Doppelpunkt fehlt ein Leerzeichen.
        [indent] Hier stimmt die Einrückung oder ein Doppelpunkt nicht.
        [quote] Ein Anführungszeichen wird nicht geschlossen.
        [bracket] Es fehlt eine Klammer oder ein Komma in einer Aufzählung.
       *[other] Dies ist kein richtiges YAML.
    }
    .help = { $kind ->
        [tab] Den Tabulator durch Leerzeichen ersetzen, üblich sind zwei je Stufe.
        [colon] Jede Zeile lautet „Wort: Wert“. Hinter das Wort Doppelpunkt und Leerzeichen setzen.
        [space] So schreiben: { $instead }
        [indent] Was zu einem Wort gehört, ist weiter eingerückt als das Wort; Wörter eines Blocks stehen genau untereinander.
        [quote] An beiden Enden des Textes dasselbe Zeichen setzen.
        [bracket] Schließen, was geöffnet ist, und zwischen die Werte Kommas setzen.
       *[other] Hier und in der Zeile davor Einrückungen, Doppelpunkte und Anführungszeichen prüfen.
    }
S036 = { $found ->
        [scalar] Ein einzelner Wert
        [sequence] Eine Aufzählung
       *[mapping] Eine Gruppe aus Wörtern und Werten
    } kann hier nicht stehen.
    .help = Die Datei besteht aus Zeilen „Wort: Wert“. Eine Aufzählung enthält nur einzelne Werte, und ein Name ist ein einziges Wort.
S037 = „{ $word }“ hat in dieser Sprache schon eine Bedeutung und kann so kein Name sein.
    .help = Einen anderen Namen wählen, oder diesen so einfassen: `{ $word }`
S038 = { $kind ->
        [comment] „{ $written }“ leitet hier keine Bemerkung ein.
        [percent] Prozente kann man hier nicht schreiben.
        [guard] „{ $written }“ schreibt man hier anders.
        [dots] „{ $written }“ schreibt man hier anders.
        [options] Mit „{ $written }“ kommt hier keine Option hinzu.
        [bullet] Mit „{ $written }“ beginnt hier keine Zeile.
       *[meant] „{ $written }“ schreibt man hier anders.
    }
    .help = { $kind ->
        [comment] Eine Bemerkung beginnt mit „#“ und reicht bis zum Ende der Zeile.
        [percent] Den Betrag stattdessen mit { $instead } malnehmen, etwa: { $instead } { "*" } Differenz
        [guard] So schreiben: bei { $instead } Spielern
        [dots] Bitte weglassen.
        [options] So schreiben: { $instead }. Zwischen mehreren Optionen stehen Kommas.
        [bullet] Weglassen: Jede Regel steht auf einer eigenen Zeile, ohne Zeichen davor. Gehört dies noch zur Zeile davor, bitte dort anfügen.
       *[meant] So schreiben: { $instead }
    }
S039 = Vor „{ $found }“ fehlt das Wort „{ $word }“.
    .help = So schreiben: { $word } { $found }. Gehört „{ $found }“ zum Namen, mit Bindestrich anschließen: { $joined }
S040 = „{ $written }“ kann kein Name sein: In einem Namen stehen keine Leerzeichen.
    .help = So schreiben: { $instead }

## D: mehrere Dateien zusammen

D001 = Es gibt keine Variante oder Option „{ $word }“, weder neben dieser Datei noch unter den mitgelieferten.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Bitte die Schreibweise prüfen oder { $word }.tarot in denselben Ordner legen. Mitgeliefert: { LIST($known) }.
       *[none] Bitte die Schreibweise prüfen oder { $word }.tarot in denselben Ordner legen.
    }
D002 = Diese Varianten bauen im Kreis aufeinander auf: { $names }.
    .here = dies führt zum Anfang zurück
    .help = Eine davon auf etwas anderem aufbauen lassen, etwa auf fft.
D003 = „{ $name }“ ist eine Option; aufbauen kann eine Variante nur auf einer anderen Variante.
    .help = Die Option mit dem Wort „mit“ dazunehmen: erweitert fft mit { $name }
D004 = „{ $name }“ ist eine Variante; mit einer anderen geht sie nur zusammen, wenn beide unmittelbar auf derselben aufbauen und keine Optionen nehmen.
    .help = Auf dem aufbauen, worauf beide aufbauen, und beide dazunehmen; oder nur auf ihr aufbauen: erweitert { $name }.
D005 = Die Option „{ $option }“ geht nur zusammen mit „{ $needed }“.
    .help = { $how ->
        [command] Beide nehmen: --with { $needed },{ $option }
       *[file] Beide nehmen: mit { $needed }, { $option }
    }
D006 = Die Optionen „{ $one }“ und „{ $two }“ schließen einander aus.
    .other = die andere
    .help = Nur die behalten, nach der am Tisch gespielt wird.
D007 = „{ $one }“ und „{ $two }“ widersprechen sich bei „{ $what }“.
    .here = das sagt „{ $two }“
    .other = das sagt „{ $one }“
    .help = Nur eine davon nehmen oder in der eigenen Datei angeben, was am Tisch gilt: Sie hat das letzte Wort.
D008 = „{ $what }“ ist zweimal angegeben, mit verschiedenen Werten.
    .other = hier schon angegeben
    .help = Nur eines von beiden behalten.
D009 = „{ $what }“ lässt sich nicht ändern: Eine Datei, auf der diese aufbaut, hat es festgelegt.
    .fixed = hier festgelegt
    .help = Diese Zeile weglassen oder auf einer anderen Variante aufbauen.
D010 = Es gibt nichts namens „{ $word }“, das entfernt werden könnte.
    .help = { $hint ->
        [home] So schreiben: { $home }
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Bitte prüfen, ob der Name stimmt und ob nicht schon entfernt ist, was so heißt. Vorhanden: { LIST($known) }.
       *[none] Es ist nichts mehr da, was sich entfernen ließe.
    }
D011 = Hier wird „{ $what }“ für jede Spielerzahl angegeben; was für { LIST($players) } Spieler galt, geht dabei verloren.
    .here = gilt nun bei jeder Spielerzahl
    .guarded = nur für manche Spielerzahlen gesagt
    .help = Soll das so sein, den neuen Wert auch in einem Block für diese Spielerzahlen angeben. Sonst dazuschreiben, bei welcher Spielerzahl er gilt, etwa: bei 5 Spielern { "{" } … { "}" }
D012 = „{ $word }“ kann an dieser Stelle nicht stehen.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [home] So schreiben: { $home }
        [inside] Es gehört unter eines dieser Wörter: { LIST($inside, joint: "or") }.
        [value] Es ist ein Wert und gehört hinter eines dieser Wörter: { LIST($inside, joint: "or") }.
        [below] Ist „{ $suggestion }“ gemeint? Das gehört unter eines dieser Wörter: { LIST($inside, joint: "or") }.
        [rounding] Erst schreiben, was gerundet wird ({ LIST($inside, joint: "or") }), dann wie, zum Beispiel: { $home }
        [top] Außerhalb dieser Klammern schreiben: Es ist ein eigener Teil der Regeln.
        [list] Möglich: { LIST($known) }.
       *[none] Hier kann gar nichts angegeben werden.
    }
D013 = Nach „{ $word }“ kommt ein Wert, kein Block in geschweiften Klammern.
    .help = Den Wert hinter das Wort schreiben, auf dieselbe Zeile.
D014 = Nach „{ $word }“ fehlt ein Name.
    .help = { $hint ->
        [list] Den Namen dahinter schreiben, auf derselben Zeile: { LIST($known, joint: "or") }. Ein eigener besteht aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, etwa: koenig-zuletzt
       *[none] Den Namen dahinter schreiben, auf derselben Zeile. Namen bestehen aus Kleinbuchstaben ohne Umlaute, Ziffern und Bindestrichen, etwa: koenig-zuletzt
    }
D015 = „{ $word }“ kann kein Name sein.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [meant] Stattdessen schreiben: { $instead }. Namen bestehen aus Kleinbuchstaben von a bis z ohne Umlaute und ß, Ziffern und Bindestrichen. Gedruckt wird später der Titel, und der darf alles enthalten.
        [list] Vorhanden: { LIST($known) }. Eigene Namen bestehen aus Kleinbuchstaben von a bis z ohne Umlaute und ß, Ziffern und Bindestrichen. Gedruckt wird später der Titel, und der darf alles enthalten.
       *[none] Namen bestehen aus Kleinbuchstaben von a bis z ohne Umlaute und ß, Ziffern und Bindestrichen, beginnen mit einem Buchstaben und sind höchstens 64 Zeichen lang. Gedruckt wird später der Titel, und der darf alles enthalten.
    }
D016 = Es fehlt die Angabe, an welcher Stelle „{ $word }“ unter den anderen steht.
    .help = { $hint ->
        [near] Ist das vorhandene „{ $suggestion }“ gemeint, bitte genau so schreiben. Ist „{ $word }“ neu, dazuschreiben, wo es steht: „vor“ oder „nach“ und einen dieser Namen: { LIST($known, joint: "or") }.
       *[list] Auf die Reihenfolge kommt es an. In die geschweiften Klammern dahinter schreiben, wo es steht: „vor“ oder „nach“ und einen dieser Namen: { LIST($known, joint: "or") }.
    }
D017 = Es gibt kein „{ $word }“; davor oder danach kann also nichts stehen.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] „vor“ oder „nach“ schreiben und dazu einen dieser Namen: { LIST($known, joint: "or") }.
       *[none] Es gibt nichts, neben dem es stehen könnte: Bitte weglassen.
    }
D018 = „{ $one }“ und „{ $two }“ wollen an dieselbe Stelle; ihre Reihenfolge bleibt offen.
    .other = dies will an dieselbe Stelle
    .help = Eines von beiden mit „vor“ oder „nach“ neben das andere stellen.
D019 = Es gibt nichts namens „{ $word }“, das als Vorbild dienen könnte.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Etwas anderes derselben Art nennen, das es schon gibt: { LIST($known, joint: "or") }.
       *[none] Es gibt noch nichts derselben Art: Bitte hier alles angeben.
    }
D020 = Ein Block für bestimmte Spielerzahlen kann nicht in einem anderen stehen.
    .help = Zuerst den einen Block schließen, dann den nächsten beginnen.
D021 = Dies gilt für eine Spielerzahl, bei der gar nicht gespielt wird: { LIST($given) }.
    .help = { $hint ->
        [possible] Die Zahl in der Zeile „Spieler“ ergänzen oder dies weglassen.
       *[impossible] Regeln lassen sich für { $least } bis { $most } Spieler schreiben. Dies weglassen.
    }
D022 = Es fehlt die Angabe, wie viele mitspielen.
    .help = Eine Zeile ergänzen, etwa „Spieler 4“, oder auf einer Variante aufbauen, in der es steht: erweitert fft
D023 = Nach „{ $setting }“ ist „{ $word }“ nicht möglich.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Möglich: { LIST($known) }.
       *[none] Hier kann gar nichts angegeben werden.
    }
D024 = Zu „{ $word }“ gehört eine ganze Zahl; „{ $written }“ ist keine.
    .help = Eine Zahl ohne Komma schreiben, in Ziffern, etwa: 4
D025 = Zu „{ $word }“ gehört eine Zahl; „{ $written }“ ist keine.
    .help = { $hint ->
        [meant] Nur die Zahl schreiben: { $instead }
        [rows] Zwei Zeilen schreiben: „{ $first }“ und „{ $second }“.
        [formula] Eine einzige Zahl schreiben: Hier wird nichts berechnet, und nichts hängt vom Verlauf des Spiels ab.
       *[none] Die Zahl in Ziffern schreiben.
    }
D026 = { $given } ist für „{ $word }“ nicht möglich.
    .help = Eine Zahl von { $least } bis { $most } wählen.
D027 = Nach „{ $word }“ steht nichts.
    .help = Den Wert dahinter schreiben, auf dieselbe Zeile.
D028 = { $hint ->
        [surplus] Nach „{ $word }“ steht zu viel: Dazu gehört nur ein Wert, und der ist „{ $kept }“.
        [meant] Zu „{ $word }“ gehört eine Bedingung; „{ $written }“ ist keine.
        [either] Zu „{ $word }“ gehört eine Bedingung; „{ $written }“ ist keine.
        [two] „{ $written }“ sagt zweierlei; zu „{ $word }“ gehört nur ein Wert.
       *[condition] Zu „{ $word }“ gehört eine Bedingung; „{ $written }“ ist keine.
    }
    .help = { $hint ->
        [surplus] „{ $surplus }“ weglassen. Fängt damit eine andere Regel an, bitte auf eine neue Zeile oder hinter ein „;“ setzen.
        [meant] Stattdessen schreiben: { $word } { $instead }
        [either] Je nachdem, was gemeint ist, „{ $word } { $instead }“ oder „{ $word } { $other }“ schreiben.
        [two] Zwei Zeilen schreiben: „{ $instead }“ und „{ $other }“.
       *[condition] Zwei Dinge mit einem Zeichen vergleichen oder schreiben, was zutrifft, etwa: { "letzter_Stich.Petit" } > 0, gewonnen, nicht gewonnen.
    }
D029 = Zu „{ $word }“ gehören { $least ->
        [1] ein
       *[other] { $least }
    } bis { $most } Werte mit Kommas dazwischen; hier { $given ->
        [0] steht keiner
        [one] steht einer
       *[other] stehen { $given }
    }.
    .help = So viele Werte auf eine Zeile schreiben, mit Komma und Leerzeichen dazwischen.
D030 = Auf „{ $word }“ kann das nicht folgen.
    .help = { $hint ->
        [flag] „{ $word } { $yes }“ oder „{ $word } { $no }“ schreiben.
       *[bare] Nur das Wort schreiben, nichts dahinter.
    }
D031 = Zu „{ $word }“ gehört eine Bedingung oder ein Betrag, kein Text und keine Folge von Karten.
    .help = Eine Zahl oder etwas Zählbares schreiben, ohne Anführungszeichen, etwa: { "Hand.Trümpfe_und_Excuse" } >= 10
D032 = Nirgends ist „{ $word }“ angegeben ({ $what }).
    .help = { $choice ->
        [yes] Hier ergänzen: Hinter „{ $word }“ kann { LIST($known, joint: "or") } stehen. Mit „wie“ lässt es sich auch von einem ähnlichen Eintrag übernehmen.
        [who] Hier ergänzen, wer gemeint ist: Hinter „{ $word }“ steht eine Partei oder ein Spieler. Mit „wie“ lässt es sich auch von einem ähnlichen Eintrag übernehmen.
       *[no] Hier ergänzen, mit „wie“ von einem ähnlichen Eintrag übernehmen oder auf einer Variante aufbauen, in der es steht.
    }
D033 = Neben dem, was sonst in „{ $place }“ steht, bewirkt „{ $word }“ nichts.
    .other = dies schließt es aus
    .help = Bitte weglassen oder die andere Zeile ändern.
D034 = Eine mitgelieferte { $kind ->
        [option] Option
       *[variant] Variante
    } heißt schon „{ $name }“.
    .help = { $kind ->
        [option] Den eigenen Regeln einen anderen Namen geben und ihrer Datei denselben. Die Option nimmt man so dazu: erweitert { $base } mit { $name }
       *[variant] Den eigenen Regeln einen anderen Namen geben und ihrer Datei denselben. Auf der mitgelieferten baut man so auf: erweitert { $name }
    }
D035 = { $how ->
        [capitals] Die Datei heißt „{ $stem }“, mit einem Großbuchstaben; Namen haben nur kleine.
       *[other] Die Variante heißt „{ $name }“, ihre Datei aber „{ $stem }“.
    }
    .help = { $how ->
        [capitals] Die Datei umbenennen: { $file }
       *[other] Die Datei in { $file } umbenennen oder der Variante den Namen der Datei geben.
    }
D036 = Hier bauen mehr als { $most } Varianten aufeinander auf.
    .help = Unmittelbar auf einer der ersten aufbauen.
D037 = Zu „{ $word }“ gehört die Angabe, wie gerundet wird.
    .help = Eine Richtung und einen Schritt schreiben, etwa „weg 1“ (von der Null weg) oder „nächst 10“, oder angeben, dass nicht gerundet wird. Mögliche Wörter: { LIST($known) }.
D038 = „{ $written }“ lässt sich nicht als ganze Zahlen lesen; die werden hier aber gebraucht.
    .help = Zwischen die Zahlen einer Aufzählung gehören Komma und Leerzeichen: { $instead }. Ein einzelner Wert hat kein Komma.
D039 = { $how ->
        [plain] Der Text zu „{ $word }“ gehört in Anführungszeichen.
       *[languages] Der Text zu „{ $word }“ gehört in Anführungszeichen, und davor die Sprache.
    }
    .help = So schreiben: { $instead }
D040 = „{ $what }“ lässt sich hier nicht entfernen.
    .help = { $hint ->
        [meant] Stattdessen schreiben: { $home }
        [home] Es gehört zu „{ $home }“; dies in den Block dazu schreiben: { $home } { "{" } entfernt … { "}" }
       *[none] Entfernen lässt sich, was einen eigenen Namen hat, etwa unter „Bieten“ mit „entfernt Gebot Prise“. Alles andere kann nur einen neuen Wert bekommen.
    }
D041 = „{ $name }“ ist hier neu, aber nirgends fertig beschrieben; es gibt schon „{ $near }“.
    .other = dies ist „{ $near }“
    .help = Ist „{ $near }“ gemeint, bitte genau so schreiben. Ist „{ $name }“ wirklich etwas Neues, mit „wie { $near }“ beginnen oder alles angeben.
D042 = In „{ $what }“ fehlt ein Wort.
    .help = Eines dieser Wörter auf eine eigene Zeile schreiben: { LIST($known, joint: "or") }.
D043 = „{ $word }“ ist keine Sprache, in der hier ein Text stehen kann.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Möglich: { LIST($known) }.
       *[none] Bitte weglassen.
    }
F013 = Eine Datei mit der Endung „.{ $word }“ kann dieser Befehl nicht schreiben.
    .help = { $hint ->
        [near] Ist „.{ $suggestion }“ gemeint?
        [list] Möglich: { LIST($known) }.
       *[none] Den Dateinamen weglassen.
    }
F014 = Es fehlt die Angabe, um welche Variante es geht.
    .help = Ihren Namen oder ihre Datei hinter den Befehl schreiben, etwa: tarotrules compile fft
F015 = „{ $name }“ ist eine fertige Variante, von „compile“ geschrieben; eine Regeldatei lässt sich daraus nicht mehr machen.
    .help = Stattdessen die Regeldatei umwandeln, aus der die fertige Variante entstanden ist.
D044 = „{ $name }“ baut auf nichts auf; es { $missing ->
        [one] fehlt { $missing } Angabe
       *[other] fehlen { $missing } Angaben
    }, ohne die man nicht spielen kann.
    .help = Auf den offiziellen Regeln aufbauen und nur angeben, was anders ist: Variante { $name } erweitert { $base }
D045 = In dieser Datei steht mehr, als in die Regeln eines Kartenspiels passt.
    .help = Eine Datei darf höchstens { $most } Blöcke und benannte Einträge haben.
D046 = Die Begründung „{ $name }“ ist da, aber nichts beruft sich auf sie.
    .help = Hinter den Wert, den sie erklärt, { "[angenommen: " }{ $name }{ "]" } schreiben oder sie herausnehmen. Ist der Name an beiden Stellen gleich geschrieben?
D047 = In „{ $what }“ fehlt ein Ja oder Nein zu { LIST($flags) }.
    .help = Jedes Wort mit { $yes } oder { $no } dahinter schreiben, etwa „{ $word } { $no }“, oder mit „{ $like }“ übernehmen, was bei einem ähnlichen Eintrag steht.
F016 = Zu „{ $name }“ lassen sich keine Optionen mehr dazunehmen.
    .help = Optionen lassen sich nur zu einer Variante dazunehmen, von der der Name oder die Regeldatei angegeben ist: { "tarotrules rulebook fft --with misere" }
F017 = Eine Option „{ $word }“ gibt es nicht.
    .help = { $hint ->
        [variant] So heißt eine Variante; sie statt „{ $base }“ angeben.
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Mitgeliefert: { LIST($known) }.
       *[none] Bitte weglassen.
    }
F018 = Hier ist nur eine Variante genannt; zum Vergleichen gehören mindestens zwei.
    .help = Noch eine nennen, etwa: tarotrules compare fft eryod
F019 = Dafür wird der Zusatz „{ $name }“ gebraucht; er ist nicht installiert.
    .help = So wird er installiert: { $command }
F020 = Die Schriften des Programms kennen { $signs } nicht; im PDF bliebe dort eine Lücke.
    .help = In Titeln, Anmerkungen und Quellen weglassen. Wer das nicht will, lässt statt des PDFs eine Webseite schreiben: Der Dateiname endet dann auf .html.
F021 = Eine { $form }-Datei lässt sich hier nicht als Text zeigen.
    .help = Dazuschreiben, in welche Datei es kommt, etwa: { "-o regeln." }{ $suffix }
F022 = In „{ $name }“ liegt schon etwas anderes; eine Website würde es vollständig ersetzen.
    .help = Einen neuen oder leeren Ordner wählen oder einen, in den schon einmal eine Website geschrieben wurde.
F023 = Der Website fehlt noch der Text „{ $name }“.
    .help = Diese Sprache weglassen: { $command }
F024 = Auf Port { $port } lässt sich die Website nicht zeigen.
    .help = Vielleicht benutzt ihn ein anderes Programm. Einen anderen wählen: { $command }
F027 = In „{ $name }“ liegt keine fertige Werkstatt.
    .help = Erst bauen: { $command }
F028 = { $what ->
    [sit] Für das Spiel „{ $game }“ gibt es noch keinen Tisch.
    [session] Das Spiel „{ $game }“ lässt sich noch nicht Zeile für Zeile prüfen.
    [simulation] Das Programm spielt das Spiel „{ $game }“ noch nicht von allein.
    [standings] Für „{ $game }“ lassen sich mehrere Spiele noch nicht zusammenzählen.
    [evening] Für „{ $game }“ fragt das Programm noch nicht Frage für Frage nach dem Spiel.
    [evaluate] Was ein Blatt bei „{ $game }“ wert ist, lässt sich noch nicht sagen.
    [changes] Was anders ist als in den Ausgangsregeln, wird für das Spiel „{ $game }“ noch nicht gesagt.
    [compare] Regeln des Spiels „{ $game }“ lassen sich noch nicht vergleichen.
    [nearest] Welche Regeln am nächsten liegen, wird für das Spiel „{ $game }“ noch nicht gesagt.
   *[play] Das Spiel „{ $game }“ kann noch nicht gespielt und nicht Karte für Karte geprüft werden.
    }
    .help = Regeln lassen sich prüfen und als Regelheft lesen, und jedes einzelne Spiel lässt sich aus einer Datei abrechnen.
F026 = Ein Tisch braucht ein Terminal: Tasten und einen Bildschirm.
    .help = Den Befehl in ein Terminal tippen, ohne ihm etwas weiterzureichen und ohne seine Ausgabe weiterzureichen.
D048 = „{ $word }“ ist kein Spiel, das dieses Programm kennt.
    .help = { $hint ->
        [near] Ist „{ $suggestion }“ gemeint?
        [list] Möglich: { LIST($known) }.
       *[none] Bitte weglassen.
    }
D049 = „{ $base }“ gehört zum Spiel „{ $game }“. Was damit verbunden wird, kann nicht zum Spiel „{ $word }“ gehören.
    .help = Die Angabe weglassen: Es gilt das Spiel der Variante, auf der alles aufbaut.
D050 = Dieser Text ist zu lang: Er hat { $given } Zeichen, bei „{ $word }“ dürfen es höchstens { $most } sein.
    .help = In einem Satz sagen. Was darüber hinaus zu sagen ist, gehört in eine Anmerkung.
D051 = Bei { $players } Spielern ist nicht angegeben: { LIST($known) }.
    .help = In einem Block für diese Zahl angeben, bei { $players } Spielern { "{" } … { "}" }, oder { $players } aus der Zeile „{ $word }“ streichen.
F025 = „{ $name }“ enthält die Regeln eines Spiels namens „{ $word }“, das dieses Programm nicht kennt.
    .help = Bekannt: { LIST($known) }. Eine neuere Fassung des Programms kennt vielleicht mehr.
