### Das Regelheft des Piketts, Kapitel für Kapitel.
### name-… ist der Name einer Regel, über ihr und in Listen.

chapter-deal = Der Tisch und das Geben
chapter-blank = Besondere Blätter
chapter-exchange = Der Tausch
chapter-calls = Die Ansagen
chapter-reckoning = Die Zählung
chapter-match = Die Partie

title-indefinite = { TITLE($title, form: "indefinite") }
title-listed = { TITLE($title, form: "listed") }
title-definite = { TITLE($title, form: "definite") }

## Worum es geht

name-game-hands = Vorhand und Geber
game-hands =
    { $two ->
        [yes] Wer in einem Spiel nicht gibt, ist *die Vorhand*; *der Geber* heißt auch Hinterhand. Die Vorhand { $exchanges ->
            [yes] tauscht zuerst, sagt zuerst an und spielt
           *[no] sagt zuerst an und spielt
        } als Erste aus.
       *[no] In jedem Spiel ist der Spieler nach dem Geber *die Vorhand*: Sie sagt zuerst an und spielt als Erste aus. Die anderen Spieler sind *Hinterhand*, zuletzt der Geber. Was diese Regeln bei den Ansagen, bei der Zählung und bei Verstößen vom Geber sagen, gilt der Reihe nach für jeden von ihnen.
    }
# Nur wenn auch die Vorhand tauscht und zwei spielen.
game-hands-advantage = Vorhand zu sein ist ein großer Vorteil; deshalb wird abwechselnd gegeben.
game-aim-partie =
    { $end ->
        [deals] Ziel ist es, am Ende der Partie mehr Punkte zu haben als { $two ->
            [yes] der Gegner
           *[no] die anderen
        }{ $see }.
        [score] Ziel ist es, als Erster die Punktzahl zu erreichen, mit der die Partie endet{ $see }.
       *[agreed] Ziel ist es, möglichst viele Punkte zu bekommen.
    }
game-aim = In jedem Spiel gibt es Punkte für das, was man auf der Hand hat{ $hand }, für das Ausspielen und für gewonnene Stiche{ $play }, dazu für die Mehrheit der Stiche oder für alle Stiche{ $cards }.
game-aim-early = Wer genug Punkte hat, bevor { $two ->
        [yes] der Gegner
       *[no] ein anderer
    } etwas gezählt hat, bekommt eine hohe Prämie{ $see }.
name-game-course = Verlauf eines Spiels
game-course = Ein Spiel verläuft in diesen Schritten: { $steps }.
# Die Schritte eines Spiels als Aufzählung; $see ist „ (5.1)“.
game-course-step =
    { $step ->
        [deal] das Geben der Karten{ $see }
        [elder] der Tausch der Vorhand mit dem Talon{ $see }
        [dealer] der Tausch des Gebers mit dem Talon{ $see }
        [younger] der Tausch des Gebers{ $see }
        [calls] die Ansagen der Vorhand und die Antworten darauf{ $see }
        [younger_calls] die Ansagen des Gebers{ $see }
        [lead] das erste Ausspiel der Vorhand{ $see }
       *[play] das Spielen der Stiche{ $see }
    }
name-game-partie = Partie
game-partie =
    { $end ->
        [deals] { $deals ->
            [one] Ein Spiel ist
           *[other] { COUNTED($deals, noun: "deal") } bilden
        } eine *Partie*{ $see }.
        [score] Gespielt wird, bis jemand genug Punkte hat; diese Spiele bilden zusammen eine *Partie*{ $see }.
       *[agreed] So viele Spiele, wie vorher vereinbart sind, bilden eine *Partie*{ $see }.
    }
game-partie-paid = An ihrem Ende zahlt der Verlierer an den Sieger{ $see }.

## Die Karten

deck-pack = Gespielt wird mit { COUNTED($cards, noun: "card", case: "dative") }: { $ranks } in den Farben Pik, Herz, Karo und Kreuz.
name-deck-order = Rangfolge der Karten
deck-order = In jeder Farbe ist das Ass die höchste Karte; darunter kommen König, Dame und Bube und dann die übrigen Karten nach ihrer Zahl. Trümpfe gibt es nicht.
name-deck-pips = Augen
deck-pips = Wo Augen gezählt werden, zählt das Ass 11; König, Dame, Bube und Zehn zählen je 10, die anderen Karten so viel, wie ihre Zahl sagt.
name-deck-packs = Wechsel der Kartenspiele
deck-packs-choice =
    { $chooses ->
        [yes] Der erste Geber einer Partie wählt, mit welchem Kartenspiel begonnen wird.
       *[no] Niemand darf wählen, mit welchem Kartenspiel begonnen wird.
    }
deck-packs =
    { $packs ->
        [two_in_turn] { $two ->
            [yes] Zwei Kartenspiele werden abwechselnd benutzt: Während der Geber mit dem einen gibt, sammelt die Vorhand das andere ein und legt es für das nächste Spiel bereit.
           *[no] Zwei Kartenspiele werden abwechselnd benutzt: Während der Geber mit dem einen gibt, sammelt ein anderer Spieler das zweite ein und legt es für das nächste Spiel bereit.
        }
       *[one] Es wird immer mit demselben Kartenspiel gespielt.
    }
name-deck-classes = Namen für Karten
deck-classes = Einige Karten haben in diesen Regeln einen gemeinsamen Namen.
deck-rank =
    { $rank ->
        [ace] Ass
        [king] König
        [queen] Dame
        [jack] Bube
       *[other] { $n }
    }
cards-of-rank =
    { $rank ->
        [ace] Asse
        [king] Könige
        [queen] Damen
        [jack] Buben
       *[other] { $n ->
            [10] Zehnen
            [9] Neunen
            [8] Achten
            [7] Siebenen
           *[other] Sechsen
        }
    }
card-name = { $rank ->
        [ace] das{" "}
        [king] der{" "}
        [queen] die{" "}
        [jack] der{" "}
       *[other] die{" "}
    }{ $suit ->
        [S] Pik
        [H] Herz
        [D] Karo
       *[C] Kreuz
    }-{ $rank ->
        [ace] Ass
        [king] König
        [queen] Dame
        [jack] Bube
       *[other] { $n }
    }

## Der Tisch und das Geben

name-seating-dealer = Erster Geber
seating-first-dealer =
    { $way ->
        [higher_chooses] Vor dem ersten Spiel hebt jeder Spieler ab und zeigt die unterste Karte des abgehobenen Teils; wer { $two ->
            [yes] die höhere
           *[no] die höchste
        } zeigt, bestimmt, wer als Erster gibt.
        [higher_deals] Vor dem ersten Spiel hebt jeder Spieler ab und zeigt die unterste Karte des abgehobenen Teils; wer { $two ->
            [yes] die höhere
           *[no] die höchste
        } zeigt, muss als Erster geben.
       *[lower_deals] Vor dem ersten Spiel hebt jeder Spieler ab und zeigt die unterste Karte des abgehobenen Teils; wer { $two ->
            [yes] die niedrigere
           *[no] die niedrigste
        } zeigt, gibt als Erster.
    }
seating-first-tie = Sind die Karten gleich hoch, so wird noch einmal abgehoben.
name-seating-turns = Wechsel des Gebers
seating-turns =
    { $two ->
        [yes] Die beiden Spieler geben abwechselnd.
       *[no] In jedem weiteren Spiel gibt der nächste Spieler.
    }
seating-direction =
    { $direction ->
        [clockwise] Gegeben und gespielt wird im Uhrzeigersinn: Auf jeden Spieler folgt sein linker Nachbar.
       *[counter_clockwise] Gegeben und gespielt wird gegen den Uhrzeigersinn: Auf jeden Spieler folgt sein rechter Nachbar.
    }
name-deal-cut = Mischen und Abheben
deal-cut =
    { $two ->
        [yes] Vor jedem Spiel werden die Karten gemischt, und die Vorhand hebt ab.
       *[no] Vor jedem Spiel werden die Karten gemischt, und ein anderer Spieler als der Geber hebt ab.
    }
deal-cut-least = Beim Abheben muss jeder der beiden Teile mindestens { COUNTED($n, noun: "card") } umfassen.
deal-hands = Jeder Spieler bekommt ein _Blatt_ von { COUNTED($hand, noun: "card", case: "dative") }. Der Geber gibt der Reihe nach immer { $packets } auf einmal und beginnt bei { $first ->
        [elder] der Vorhand
       *[dealer] sich selbst
    }.
deal-packet =
    { $n ->
        [1] eine
       *[other] { NUMBER($n, gender: "f", case: "accusative") }
    }
deal-packet-kept =
    { $kept ->
        [yes] Bei der Zahl, mit der ein Geber begonnen hat, bleibt er die ganze Partie über.
       *[no] Der Geber darf die Zahl in jedem Spiel neu wählen.
    }
name-deal-stock = Talon
deal-stock =
    { $laid ->
        [one_packet] Die übrigen { COUNTED($n, noun: "card") } bilden _den Talon_, der verdeckt in einem Stoß auf dem Tisch liegt.
        [five_and_three] Die übrigen { COUNTED($n, noun: "card") } bilden _den Talon_, der verdeckt auf dem Tisch liegt, die oberen fünf Karten quer auf den unteren.
       *[as_dealer_likes] Die übrigen { COUNTED($n, noun: "card") } bilden _den Talon_, den der Geber verdeckt auf den Tisch legt, entweder in einem Stoß oder in zweien, von denen der obere aus fünf Karten besteht und quer auf dem unteren liegt.
    }
deal-no-stock = Alle Karten werden gegeben; einen Talon gibt es nicht.
deal-misdeal =
    { $dealer ->
        [same_dealer] Ist ein Spiel ungültig, so wird neu gegeben; Geber ist, wer in diesem Spiel an der Reihe war.
       *[next_dealer] Ist ein Spiel ungültig, so wird neu gegeben; Geber ist der nächste Spieler.
    }
name-seating-sides = Wer gegen wen spielt
seating-sides =
    { $sides ->
        [opposite] Spieler, die sich gegenübersitzen, sind Partner: Was einer der beiden zählt, gehört beiden.
       *[alone] { $two ->
            [yes] Jeder spielt für sich; der andere Spieler ist sein Gegner.
           *[no] Jeder spielt allein gegen alle anderen.
        }
    }

## Besondere Blätter

# Was es ist; $title steht mit Artikel im Nominativ.
claim-none =
    { $place ->
        [dealt] { BEGIN($title) } ist ein Blatt, das nach dem Geben { GENDER($noun) ->
            [m] keinen einzigen
            [n] kein einziges
           *[f] keine einzige
        } { NOUN($noun, case: "accusative") } enthält.
       *[hand] { BEGIN($title) } ist ein Blatt, das { GENDER($noun) ->
            [m] keinen
            [n] kein
           *[f] keine
        } { NOUN($noun, case: "accusative") } enthält.
    }
claim-none-both =
    { $place ->
        [dealt] { BEGIN($title) } ist ein Blatt, das nach dem Geben weder { NOUN($noun, number: "other", case: "accusative") } noch { NOUN($other, number: "other", case: "accusative") } enthält.
       *[hand] { BEGIN($title) } ist ein Blatt, das weder { NOUN($noun, number: "other", case: "accusative") } noch { NOUN($other, number: "other", case: "accusative") } enthält.
    }
claim-serves = { BEGIN($title) } ist ein Blatt, in dem jede Karte zu einer Kombination gehört, die zählt.
claim-when = { BEGIN($title) } gilt, wenn { $when }.
name-claim-when = { BEGIN($title) }: Meldung
claim-moment =
    { $moment ->
        [at_once] Wer ein solches Blatt bekommt, meldet es sofort nach dem Geben{ $exchanges ->
            [yes] , bevor jemand ablegt
           *[no] {""}
        }.
        [after_discard] Die Vorhand meldet ein solches Blatt, bevor sie ablegt; der Geber darf warten, bis die Vorhand abgelegt hat.
        [after_exchange] Wer ein solches Blatt hat, meldet es, sobald alle getauscht haben.
       *[when_complete] Ein solches Blatt braucht niemand zu melden: Es wird gezählt, sobald jede Karte darin zu einer schon gezählten Kombination gehört.
    }
claim-shown =
    { $shown ->
        [at_once] Das Blatt wird sofort gezeigt.
        [before_own_exchange] Erst wenn der Gegner abgelegt hat, wird das Blatt Karte für Karte offen aufgelegt; danach nimmt der Spieler, der es gemeldet hat, vom Talon. Hat die Vorhand das Blatt gemeldet, so sagt sie, bevor der Geber ablegt, wie viele Karten sie nehmen wird.
        [after_exchange] Das Blatt wird gezeigt, sobald beide Spieler getauscht haben.
       *[not_shown] Man braucht es auch nicht aufzulegen.
    }
name-claim-paid = { BEGIN($title) }: Punkte
claim-paid = Ein solches Blatt zählt { $worth }.
claim-tie =
    { $tie ->
        [nobody] Haben { $two ->
            [yes] beide Spieler
           *[no] Spieler verschiedener Parteien
        } ein solches Blatt, so zählt keines.
        [everybody] Haben { $two ->
            [yes] beide Spieler
           *[no] Spieler verschiedener Parteien
        } ein solches Blatt, so zählt jedes.
        [elder] Haben { $two ->
            [yes] beide Spieler
           *[no] Spieler verschiedener Parteien
        } ein solches Blatt, so zählt nur das { $two ->
            [yes] der Vorhand
           *[no] dessen, der nach dem Geber als Erster an der Reihe ist
        }.
       *[younger] Haben { $two ->
            [yes] beide Spieler
           *[no] Spieler verschiedener Parteien
        } ein solches Blatt, so zählt nur das { $two ->
            [yes] des Gebers
           *[no] dessen, der als Letzter an der Reihe ist
        }.
    }
claim-again =
    { $again ->
        [yes] Erfüllt das Blatt die Bedingung nach dem Tausch immer noch, so zählt es ein zweites Mal.
       *[no] Durch den Tausch gehen die Punkte nicht verloren, und es gibt sie auch kein zweites Mal.
    }
claim-towards =
    { $whose ->
        [always] Diese Punkte zählen auch für { $titles }.
       *[never_younger] Diese Punkte zählen auch für { $titles }, aber nur bei der Vorhand.
    }
# Wenn sie für keine Schwelle zählen.
claim-towards-nothing = Für anderes zählen diese Punkte nicht.

## Der Tausch

name-exchange-elder = Tausch der Vorhand
exchange-elder = Zuerst legt die Vorhand { $few } verdeckt ab und nimmt dafür ebenso viele vom Talon, immer von oben.
exchange-dealer-only = Nur der Geber tauscht; die anderen behalten die Karten, die sie bekommen haben.
# Wie viele Karten: „eine bis fünf Karten“.
exchange-few =
    { $how ->
        [none] keine Karte
        [exactly] genau { COUNTED($most, noun: "card", case: "accusative") }
        [up_to] höchstens { COUNTED($most, noun: "card", case: "accusative") } (oder auch keine)
       *[range] { NUMBER($least, gender: "f", case: "accusative") } bis { COUNTED($most, noun: "card", case: "accusative") }
    }
exchange-half =
    { $who ->
        [elder] Sie muss mindestens die Hälfte des Talons nehmen, bei ungerader Zahl die größere Hälfte.
       *[younger] Er muss mindestens die Hälfte des Restes nehmen, bei ungerader Zahl die größere Hälfte.
    }
exchange-or-none =
    { $who ->
        [elder] Die Vorhand darf auch ganz auf den Tausch verzichten.
       *[younger] Der Geber darf auch ganz auf den Tausch verzichten.
    }
name-exchange-fewer = Wenn die Vorhand weniger Karten tauscht
exchange-fewer =
    { $said ->
        [yes] Legt die Vorhand weniger als { COUNTED($most, noun: "card", case: "accusative") } ab, so sagt sie, wie viele es sind, bevor sie vom Talon nimmt.
       *[no] Legt die Vorhand weniger als { COUNTED($most, noun: "card", case: "accusative") } ab, so braucht sie nicht zu sagen, wie viele es sind.
    }
name-exchange-unused = Was die Vorhand liegen lässt
exchange-unused =
    { $seen ->
        [by_elder] Was die Vorhand von den obersten { COUNTED($most, noun: "card", case: "dative") } des Talons nicht nimmt, darf sie ansehen, ohne es dem Geber zu zeigen. Danach legt sie es in derselben Reihenfolge wieder obenauf.
       *[by_nobody] Was die Vorhand vom Talon nicht nimmt, darf niemand ansehen.
    }
name-exchange-younger = Tausch des Gebers
exchange-younger = Danach legt der Geber { $few } ab, soweit der Talon reicht, und nimmt dafür ebenso viele.
exchange-younger-alone = Der Geber legt { $few } ab, soweit der Talon reicht, und nimmt dafür ebenso viele.
exchange-order =
    { $order ->
        [top_first] Genommen wird von oben, also zuerst das, was die Vorhand hat liegen lassen.
       *[own_three] Er nimmt zuerst die letzten drei Karten des Talons und erst danach, was die Vorhand hat liegen lassen.
    }
name-exchange-left = Was der Geber liegen lässt
exchange-left =
    { $seen ->
        [if_younger_looks] Lässt der Geber Karten im Talon liegen, so sagt er nach dem ersten Ausspiel, bevor er selbst eine Karte spielt, ob er diese Karten ansieht. Sieht er sie an, so darf auch die Vorhand sie ansehen; sonst bleiben die Karten verdeckt.
       *[by_nobody] Was der Geber im Talon liegen lässt, darf niemand ansehen.
    }
name-exchange-own = Eigene Ablage
exchange-own =
    { $look ->
        [any_time] Jeder legt seine Ablage getrennt von seinem Blatt hin. Er darf sie jederzeit wieder ansehen, sonst aber niemand.
       *[never] Jeder legt seine Ablage getrennt von seinem Blatt hin, und niemand darf sie mehr ansehen, auch nicht der, dem sie gehört.
    }
name-exchange-late = Wann die Ablage feststeht
exchange-late =
    { $late ->
        [card_taken] Wer eine Karte vom Talon aufgenommen hat, darf an seiner Ablage nichts mehr ändern.
       *[stock_touched] Wer den Talon berührt hat, darf an seiner Ablage nichts mehr ändern.
    }

## Die Ansagen

name-calling-order = Was angesagt wird
calling-order =
    { $n ->
        [one] Vor dem ersten Stich werden die Blätter einmal verglichen, und zwar nach dieser Art von Kombinationen: { $titles }.
       *[other] Vor dem ersten Stich werden die Blätter { $n ->
            [2] zweimal
            [3] dreimal
            [4] viermal
            [5] fünfmal
           *[other] { $n }-mal
        } verglichen, und zwar nach diesen Arten von Kombinationen: { $titles }.
    }
calling-turn =
    { $order ->
        [as_listed] Angesagt wird immer in dieser Reihenfolge.
       *[first_fixed] Die Vorhand beginnt immer mit der zuerst genannten Art; die anderen folgen in beliebiger Reihenfolge.
    }
calling-best = Die Vorhand sagt an, und der Geber antwortet{ $see }; so zeigt sich bei jeder Art, wer das Beste hat.
calling-thing = { $title }{ $see }
contest-shape =
    { $of ->
        [suit] { BEGIN($title) } besteht aus allen Karten, die ein Spieler von einer Farbe hat.
        [run] { BEGIN($title) } ist eine lückenlose Reihe von Karten einer Farbe; kürzere Reihen, die darin stecken, zählen nicht.
        [rank] { BEGIN($title) } besteht aus allen Karten, die ein Spieler von einem Rang hat.
       *[hand] { BEGIN($title) } besteht aus allen Karten eines Blattes.
    }
contest-among = Es zählen nur { NOUN($noun, number: "other") }.
contest-among-cards = Es zählen nur diese Karten: { $cards }.
contest-single = Schon eine einzige Karte genügt.
contest-least = Nötig sind mindestens { COUNTED($n, noun: "card") }.
contest-least-pips = Nötig sind mindestens { COUNTED($n, noun: "pip") }.
contest-when = Die Kombination gilt nur, wenn { $when }.
# Von Folgen; ihre Namen stehen in der Tabelle.
contest-named-run = Benannt wird eine Folge nach ihrer Länge und ihrer höchsten Karte: Die „Terz vom König“ besteht aus König, Dame und Bube.
contest-named-rank = Drei Karten gleichen Ranges heißen _Gedritt_, vier _Geviert_.
name-contest-better = { BEGIN($title) }: was besser ist
# $other unterscheidet das zweite Merkmal vom ersten.
contest-first =
    { $key ->
        [cards] Von zwei Kombinationen ist die mit mehr Karten besser.
        [pips] Von zwei Kombinationen ist die mit mehr Augen{ $see } besser.
       *[top] { $rank ->
            [yes] Von zwei Kombinationen ist die von höherem Rang besser.
           *[no] Zwischen zwei Kombinationen entscheidet die höchste Karte.
        }
    }
contest-next =
    { $key ->
        [cards] Sind sie darin gleich, so ist die mit mehr Karten besser.
        [pips] Sind sie darin gleich, so ist die mit mehr Augen{ $see } besser.
       *[top] { $rank ->
            [yes] Sind sie darin gleich, so ist die von höherem Rang besser.
           *[no] Sind sie darin gleich, so entscheidet die höchste Karte.
        }
    }
contest-tie =
    { $tie ->
        [nobody] Sind die besten Kombinationen beider Spieler in allem gleich, so zählt keiner von ihnen eine Kombination dieser Art{ $lower ->
            [yes] , auch keine schlechtere
           *[no] {""}
        }.
        [everybody] Sind die besten Kombinationen beider Spieler in allem gleich, so sind beide gut, und beide Spieler zählen.
       *[elder] Sind die besten Kombinationen beider Spieler in allem gleich, so ist die der Vorhand gut.
    }
contest-tie-many =
    { $tie ->
        [nobody] Sind die besten Kombinationen mehrerer Spieler in allem gleich, so zählt niemand eine Kombination dieser Art{ $lower ->
            [yes] , auch keine schlechtere
           *[no] {""}
        }.
        [everybody] Sind die besten Kombinationen mehrerer Spieler in allem gleich, so ist jede von ihnen gut.
       *[elder] Sind die besten Kombinationen mehrerer Spieler in allem gleich, so ist die des Spielers gut, der nach dem Geber als Erster an der Reihe ist.
    }
name-contest-worth = { BEGIN($title) }: Punkte
contest-scores =
    { $scores ->
        [best] Nur die beste Kombination zählt.
        [all] Wer die beste Kombination hat, zählt sie und alle anderen dieser Art, die er hat; niemand sonst zählt eine.
        [every_hand] Jeder zählt alle Kombinationen dieser Art, die er hat, gleichgültig, wer die beste hat.
        [best_of_side] Wer die beste Kombination hat, zählt sie, und sein Partner zählt die beste, die er selbst hat; niemand sonst zählt eine.
       *[all_of_side] Wer die beste Kombination hat, zählt sie und alle anderen dieser Art, die er hat, und sein Partner ebenso; niemand sonst zählt eine.
    }
contest-worth-cards = Jede Karte darin bringt 1 Punkt.
contest-worth = Eine Kombination zählt { $worth }.
contest-worth-table = So viele Punkte bringen die Kombinationen:
contest-worth-caption = Punkte ({ $title })
contest-size = { $n }
contest-column-cards = Karten
contest-column-name = Name
contest-column-points = Punkte
# Wie eine Kombination von so vielen Karten heißt; die einer Farbe hat keinen Namen.
contest-called-run =
    { $n ->
        [3] Terz
        [4] Quart
        [5] Quint
        [6] Sext
        [7] Septime
        [8] Oktave
       *[other] Folge von { $n }
    }
contest-called-rank =
    { $n ->
        [2] Paar
        [3] Gedritt
        [4] Geviert
       *[other] einzelne Karte
    }
name-calling-answers = Ansage und Antwort
calling-states-in-full = Die Vorhand sagt jedes Mal gleich alles, was verglichen wird, etwa „Rummel von fünf, neunundvierzig“, „Quart vom König“ oder „Gedritt Könige“. Hat der Geber nur Schlechteres oder nichts, so antwortet er „Gut“; hat er Besseres, „Nicht gut“; hat er ebenso Gutes, „Gleich“.
calling-states = Die Vorhand nennt jedes Mal die Kartenzahl ihrer besten Kombination („Rummel von fünf“, „Quart“), bei einem Kunststück auch den Rang („Gedritt Könige“). Hat der Geber nur Schlechteres oder nichts, so antwortet er „Gut“; hat er Besseres, „Nicht gut“.
calling-asks = Hat der Geber einen Rummel oder eine Folge von ebenso vielen Karten, so fragt er zuerst: beim Rummel „Wie viel?“, bei der Folge „Wovon?“. Die Vorhand nennt dann die Augen oder die höchste Karte, und der Geber antwortet „Gut“, „Nicht gut“ oder „Gleich“.
calling-answer =
    { $answer ->
        [bare] Bei „Nicht gut“ sagt der Geber nicht, was er selbst hat.
       *[with_own] Bei „Nicht gut“ nennt der Geber auch seine eigene Kombination, und zwar ebenso genau wie die Vorhand die ihre.
    }
calling-nothing = Hat die Vorhand von einer Art nichts, so sagt sie das; dann ist gut, was der Geber von dieser Art hat.
calling-others =
    { $when ->
        [after_lead] Wer von einer Art die beste Kombination hat, nennt auch die anderen, die er zählen will: die Vorhand sogleich, der Geber nach dem ersten Ausspiel{ $see }.
       *[before_lead] Wer von einer Art die beste Kombination hat, nennt auch die anderen, die er zählen will: die Vorhand sogleich, der Geber vor dem ersten Ausspiel{ $see }.
    }
# Ein Zwiegespräch: ein Beispiel für jede Art von Kombination.
calling-dialogue = Am Tisch klingt das so. { $examples }
calling-example =
    { $of ->
        [suit] { $full ->
            [yes] { $answer ->
                [bare] Beim Rummel: „Rummel von fünf, neunundvierzig.“ – „Nicht gut.“
               *[with_own] Beim Rummel: „Rummel von fünf, neunundvierzig.“ – „Nicht gut: fünfzig.“
            }
           *[no] { $answer ->
                [bare] Beim Rummel: „Rummel von fünf.“ – „Wie viel?“ – „Neunundvierzig.“ – „Nicht gut.“
               *[with_own] Beim Rummel: „Rummel von fünf.“ – „Wie viel?“ – „Neunundvierzig.“ – „Nicht gut: fünfzig.“
            }
        }
        [run] { $full ->
            [yes] Bei einer Folge: „Quart vom König.“ – „Gleich.“
           *[no] Bei einer Folge: „Quart.“ – „Wovon?“ – „Vom König.“ – „Gleich.“
        }
       *[rank] Bei einem Kunststück: „Gedritt Könige.“ – „Gut.“
    }
name-calling-raising = Nachträglich mehr ansagen
calling-raising =
    { $raising ->
        [good_against] Nach der Antwort darf die Vorhand nichts Besseres derselben Art mehr ansagen. Ausgenommen sind _unschlagbare_ Kombinationen, das heißt solche, bei denen die Vorhand an ihren eigenen Karten sieht, dass der Geber keine ebenso gute oder bessere haben kann.
       *[forbidden] Nach der Antwort darf die Vorhand nichts von derselben Art mehr ansagen.
    }
name-calling-sinking = Verschweigen
calling-sinking =
    { $sinking ->
        [allowed] Niemand braucht alles anzusagen, was er hat: Ein Spieler darf etwas _verschweigen_, also statt seiner besten Kombination eine schlechtere ansagen oder gar keine. Verschwiegenes zählt nicht und hindert auch niemanden am Zählen.
       *[forbidden] Beide Spieler müssen das Beste ansagen, was sie haben; verschweigen dürfen sie nichts.
    }
calling-implied = Verrät aber eine Ansage, dass das Verschwiegene im Blatt sein muss, so sperrt es den Gegner{ $see }.
name-calling-younger = Ansagen des Gebers
calling-younger =
    { $when ->
        [after_lead] Hat die Vorhand zum ersten Stich ausgespielt, so sagt der Geber, bevor er selbst eine Karte spielt, was in seinem Blatt gut ist, und zählt es.
       *[before_lead] Bevor die Vorhand zum ersten Stich ausspielt, sagt der Geber, was in seinem Blatt gut ist, und zählt es.
    }
name-calling-showing = Vorzeigen
calling-showing =
    { $show ->
        [on_demand] Angesagte Karten braucht niemand aufzulegen; auf Verlangen des Gegners muss aber jede von ihnen jederzeit gezeigt werden.
        [at_once] Wer eine Kombination zählt, legt sie offen hin und nimmt sie dann wieder auf die Hand.
       *[before_lead] Wer eine Kombination zählt, legt sie offen hin, bevor er seine erste Karte spielt.
    }

## Die Stiche

name-play-lead = Ausspielen
play-lead = Die Vorhand spielt zum ersten Stich aus. Wer einen Stich gewinnt, spielt zum nächsten aus.
play-follow = Wer eine Karte der ausgespielten Farbe hat, muss bedienen, braucht aber nicht höher zu spielen. Wer keine Karte dieser Farbe hat, spielt eine beliebige.
name-play-winner = Gewinn eines Stichs
play-winner = Den Stich gewinnt die höchste Karte der ausgespielten Farbe.
name-play-tricks = Gewonnene Stiche
play-tricks =
    { $lie ->
        [face_up] Jeder legt seine Stiche offen vor sich hin.
       *[face_down] Jeder legt seine Stiche verdeckt vor sich hin.
    }
play-look-back =
    { $look ->
        [any_time] Alle Stiche dürfen jederzeit wieder angesehen werden.
        [own] Die eigenen darf jeder wieder ansehen, fremde nicht.
       *[never] Danach darf sie niemand mehr ansehen.
    }
name-count-lead = Ausspiel
name-count-win = Gewonnener Stich
name-count-last = Letzter Stich
# $payee: wer zählt; $kind: wann.
count-always =
    { $payee ->
        [leader] Wer zu einem Stich ausspielt, bekommt { $worth }, ob er ihn gewinnt oder nicht.
       *[winner] Wer einen Stich gewinnt, bekommt { $worth }.
    }
count-over = Wer einen Stich gewinnt, zu dem er nicht selbst ausgespielt hat, bekommt { $worth }.
count-last =
    { $payee ->
        [leader] Wer zum letzten Stich ausspielt, bekommt zusätzlich { $worth }.
       *[winner] Wer den letzten Stich gewinnt, bekommt zusätzlich { $worth }.
    }
count-if =
    { $payee ->
        [leader] Wer zu einem Stich ausspielt, bekommt { $worth }, wenn { $when }.
       *[winner] Wer einen Stich gewinnt, bekommt { $worth }, wenn { $when }.
    }
count-over-if = Wer einen Stich gewinnt, zu dem er nicht selbst ausgespielt hat, bekommt { $worth }, wenn { $when }.
count-last-if =
    { $payee ->
        [leader] Wer zum letzten Stich ausspielt, bekommt zusätzlich { $worth }, wenn { $when }.
       *[winner] Wer den letzten Stich gewinnt, bekommt zusätzlich { $worth }, wenn { $when }.
    }
name-play-together = Punkte aller Stiche zusammen
# R60: $sum ist, was Ausspiel und letzter Stich auf jeden Fall bringen, $each, was ein Stich des anderen bringt.
play-together = In allen { COUNTED($tricks, noun: "trick", case: "dative") } zusammen zählen die beiden Spieler immer { COUNTED($sum, noun: "point") } und dazu { COUNTED($each, noun: "point") } für jeden Stich, den der Ausspielende nicht gewinnt.
name-play-cards = Die Karten
play-cards = Wer mehr Stiche gewinnt als der Gegner, bekommt { $worth } *für die Karten*.
play-cards-nothing = Die Mehrheit der Stiche bringt nichts ein.
play-cards-divided =
    { $n ->
        [0] Haben beide gleich viele, so bekommt niemand etwas für die Karten.
       *[other] Haben beide gleich viele, so bekommt jeder { COUNTED($n, noun: "point") }.
    }
play-cards-most = Wer am Ende die meisten Stiche hat, bekommt { $worth } *für die Karten*.
play-cards-most-nothing = Die meisten Stiche zu haben bringt nichts ein.
play-cards-most-divided =
    { $n ->
        [0] Haben mehrere gleich viele und niemand mehr, so bekommt niemand etwas für die Karten.
       *[other] Haben mehrere gleich viele und niemand mehr, so bekommt jeder von ihnen { COUNTED($n, noun: "point") }.
    }
play-cards-counted = Gezählt werden diese Punkte nach dem letzten Stich.
play-cards-early =
    Wer aber mehr als die Hälfte aller Stiche gewinnt, bevor { $two ->
        [yes] der Gegner
       *[no] ein anderer
    } einen gewonnen hat, zählt die Punkte für die Karten schon mit dem entscheidenden Stich.
play-cards-none-won = Hat ein Spieler keinen Stich gewonnen, so bekommt jeder der anderen { COUNTED($n, noun: "point") }.
name-play-capot = Kapot
play-capot =
    { $n ->
        [0] Wer alle { COUNTED($tricks, noun: "trick", case: "accusative") } gewinnt, macht *Kapot* und bekommt nichts für die Karten.
       *[other] Wer alle { COUNTED($tricks, noun: "trick", case: "accusative") } gewinnt, macht *Kapot* und bekommt statt der Punkte für die Karten { COUNTED($n, noun: "point") }.
    }
play-capot-rest = Wer alle { COUNTED($tricks, noun: "trick", case: "accusative") } gewinnt, macht *Kapot*. Kapot bringt { COUNTED($n, noun: "point", case: "accusative") } statt der { $had } für die Karten; da die { $had } schon gezählt sind{ $see }, kommen noch { $rest } hinzu.
name-play-aloud = Laut zählen
play-silent = Während der Stiche braucht niemand seine Punkte zu nennen; jeder zählt für sich, und nur das Ergebnis wird am Ende des Spiels angeschrieben.
play-aloud = Sooft ein Spieler etwas zählt, sagt er laut, wie viele Punkte er damit in diesem Spiel hat. Angeschrieben wird nur das Ergebnis am Ende des Spiels.

## Die Zählung

name-reckoning-order = Reihenfolge der Zählung
reckoning-order = Gezählt wird in dieser Reihenfolge: { $list }. Gleichgültig ist, wer die Punkte bekommt und wann er sie am Tisch nennt.
reckoning-category =
    { $category ->
        [claims] die besonderen Blätter
        [contests] die Ansagen
        [play] die Punkte aus den Stichen
       *[cards] die Punkte für die Karten oder für Kapot
    }
reckoning-together = Alle Kombinationen einer Art, die ein Spieler zählt, gelten als ein einziger Posten.
reckoning-milestones = { BEGIN($titles) } folgt unmittelbar auf den Posten, mit dem die nötige Punktzahl erreicht wird.
# Die Ansagen, und was dazu gehört.
reckoning-calls = die Ansagen ({ $list })
reckoning-complete = { BEGIN($title) } folgt unmittelbar auf den Posten, mit dem auch die letzte Karte des Blattes gezählt ist; bringt dieser Posten eine Prämie, so kommt zuerst die Prämie.
reckoning-early = Werden die Punkte für die Karten schon während der Stiche gezählt, so folgen sie unmittelbar auf den entscheidenden Stich{ $see }.
name-reckoning-equal = Gleiche Kombinationen
reckoning-equal = Sind die besten Kombinationen einer Art in allem gleich, so zählen sie nicht.
reckoning-equal-for = Sind die besten Kombinationen einer Art in allem gleich, so zählen sie nicht, hindern aber auch niemanden an { $titles }.
name-milestone-counts = { BEGIN($title) }: was mitzählt
milestone-what =
    { $barred ->
        [earlier] { $who ->
            [anyone] Wer { $alone }{ COUNTED($reach, noun: "point") } oder mehr erreicht, bevor { $two ->
                [yes] der Gegner
               *[no] ein anderer
            } etwas gezählt hat, macht *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }.
            [elder] Erreicht die Vorhand { $alone }{ COUNTED($reach, noun: "point") } oder mehr, bevor { $two ->
                [yes] der Geber
               *[no] ein anderer
            } etwas gezählt hat, so macht sie *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }. Nur die Vorhand kann { $title } machen.
           *[younger] Erreicht der Geber { $alone }{ COUNTED($reach, noun: "point") } oder mehr, bevor { $two ->
                [yes] die Vorhand
               *[no] ein anderer
            } etwas gezählt hat, so macht er *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }. Nur der Geber kann { $title } machen.
        }
        [any_call] { $who ->
            [anyone] Wer { $alone }{ COUNTED($reach, noun: "point") } oder mehr erreicht, bevor { $two ->
                [yes] der Gegner
               *[no] ein anderer
            } etwas gezählt hat, macht *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }, vorausgesetzt, dass { $two ->
                [yes] der Gegner für sein Blatt nichts
               *[no] kein anderer für sein Blatt etwas
            } zählt, auch nicht später.
            [elder] Erreicht die Vorhand { $alone }{ COUNTED($reach, noun: "point") } oder mehr, bevor { $two ->
                [yes] der Geber
               *[no] ein anderer
            } etwas gezählt hat, so macht sie *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }, vorausgesetzt, dass { $two ->
                [yes] der Geber für sein Blatt nichts
               *[no] kein anderer für sein Blatt etwas
            } zählt, auch nicht später. Nur die Vorhand kann { $title } machen.
           *[younger] Erreicht der Geber { $alone }{ COUNTED($reach, noun: "point") } oder mehr, bevor { $two ->
                [yes] die Vorhand
               *[no] ein anderer
            } etwas gezählt hat, so macht er *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }, vorausgesetzt, dass { $two ->
                [yes] die Vorhand für ihr Blatt nichts
               *[no] kein anderer für sein Blatt etwas
            } zählt, auch nicht später. Nur der Geber kann { $title } machen.
        }
       *[anything] { $who ->
            [anyone] Wer { $alone }{ COUNTED($reach, noun: "point") } oder mehr erreicht, macht *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }, vorausgesetzt, dass { $two ->
                [yes] der Gegner von alledem, was dafür zählt, nichts
               *[no] kein anderer von alledem, was dafür zählt, etwas
            } bekommt, auch nicht später.
            [elder] Erreicht die Vorhand { $alone }{ COUNTED($reach, noun: "point") } oder mehr, so macht sie *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }, vorausgesetzt, dass { $two ->
                [yes] der Geber von alledem, was dafür zählt, nichts
               *[no] kein anderer von alledem, was dafür zählt, etwas
            } bekommt, auch nicht später. Nur die Vorhand kann { $title } machen.
           *[younger] Erreicht der Geber { $alone }{ COUNTED($reach, noun: "point") } oder mehr, so macht er *{ $title }* und bekommt zusätzlich { COUNTED($worth, noun: "point") }, vorausgesetzt, dass { $two ->
                [yes] die Vorhand von alledem, was dafür zählt, nichts
               *[no] kein anderer von alledem, was dafür zählt, etwas
            } bekommt, auch nicht später. Nur der Geber kann { $title } machen.
        }
    }
milestone-alone =
    { $alone ->
        [yes] allein aus dem Blatt{" "}
       *[no] {""}
    }
milestone-counts = Mitgezählt werden { $list }.
milestone-category =
    { $category ->
        [claims] die besonderen Blätter
        [contests] die Ansagen
        [play] die Punkte aus den Stichen
       *[cards] die schon während der Stiche gezählten Punkte für die Karten
    }
milestone-order =
    { $order ->
        [by_category] Was als früher gilt, richtet sich nach der Reihenfolge der Zählung{ $see }, nicht danach, wann es gesagt wurde.
       *[as_it_happens] Was als früher gilt, richtet sich danach, wann es am Tisch gezählt wurde, nicht nach der Reihenfolge der Zählung{ $see }.
    }
# Beispiele dafür, was die Reihenfolge bedeutet.
milestone-lead-late = Das erste Ausspiel der Vorhand geht deshalb den Ansagen des Gebers nicht vor, obwohl der Geber erst danach ansagt.
milestone-hand-first = Was der Geber für sein Blatt zählt, geht deshalb dem ersten Ausspiel der Vorhand vor, obwohl der Geber erst danach ansagt.
milestone-lead-first = Das erste Ausspiel der Vorhand kommt deshalb vor dem, was der Geber für sein Blatt zählt.
milestone-by-lead = Hat die Vorhand { COUNTED($n, noun: "point", case: "accusative") } aus dem Blatt, so genügt schon ihr erstes Ausspiel.
name-reckoning-never-both = Nur eine der Prämien
reckoning-never-both = Wer { $title } gemacht hat, kann im selben Spiel nicht auch noch { $other } machen.
name-reckoning-apart = Was für keine Prämie zählt
reckoning-apart =
    { $cards ->
        [late] Was nach dem letzten Stich für die Karten oder für Kapot gezählt wird, zählt nicht für { $titles }.
       *[never] Was für die Karten oder für Kapot gezählt wird, zählt nicht für { $titles }.
    }

## Die Partie

name-match-end = Dauer der Partie
match-deals = Eine Partie besteht aus { COUNTED($n, noun: "deal", case: "dative") }.
match-deals-each = Jeder Spieler gibt { $n ->
        [1] einmal
        [2] zweimal
        [3] dreimal
        [4] viermal
        [5] fünfmal
        [6] sechsmal
       *[other] { $n }-mal
    }.
match-score =
    { $reached ->
        [at_once] { $what ->
            [game] Ein Durchgang endet, sobald jemand insgesamt { COUNTED($n, noun: "point") } erreicht; die Punkte jedes Spiels zählen dabei in der Reihenfolge der Zählung{ $see }.
           *[partie] Die Partie endet, sobald jemand insgesamt { COUNTED($n, noun: "point") } erreicht; die Punkte jedes Spiels zählen dabei in der Reihenfolge der Zählung{ $see }.
        }
       *[after_deal] { $what ->
            [game] Ein Durchgang endet mit dem Spiel, in dem jemand insgesamt { COUNTED($n, noun: "point") } erreicht.
           *[partie] Die Partie endet mit dem Spiel, in dem jemand insgesamt { COUNTED($n, noun: "point") } erreicht.
        }
    }
name-match-games = Durchgänge und Partie
match-games = Die Partie gewinnt, wer als Erster { COUNTED($n, noun: "game", case: "accusative") } hat.
match-agreed = Wie lange die Partie dauert, vereinbaren die Spieler vorher.
name-match-weights = Spiele, die mehrfach zählen
match-weights = Vor dem Zusammenzählen werden die Punkte einiger Spiele vervielfacht: { $list }.
match-weight = die des { $deal ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
       *[other] { $deal }.
    } Spiels mit { $n }
match-weights-after = Die anderen Spiele zählen einfach.
name-match-settling = Abrechnung
match-settling =
    { $paid ->
        [yes] Die Punkte aller Spiele werden zusammengezählt. Wer mehr hat, gewinnt die Partie; der Gegner ist der Verlierer und zahlt.
       *[no] Die Punkte aller Spiele werden zusammengezählt. Wer mehr hat, gewinnt die Partie; gezahlt wird nichts.
    }
match-settling-many =
    { $paid ->
        [yes] Die Punkte aller Spiele werden zusammengezählt. Wer die meisten hat, gewinnt die Partie; wer die wenigsten hat, ist der Verlierer und zahlt.
       *[no] Die Punkte aller Spiele werden zusammengezählt. Wer die meisten hat, gewinnt die Partie; gezahlt wird nichts.
    }
match-settling-score =
    { $reached ->
        [at_once] Wer das Punktziel als Erster erreicht, hat gewonnen; der Gegner ist der Verlierer, wie viele Punkte er auch hat.
       *[after_deal] Wer dann mehr Punkte hat, hat gewonnen; der Gegner ist der Verlierer.
    }
name-settle-rubicon = Rubikon
name-settle-double = Doppelter Durchgang
name-settle-single = Einfacher Durchgang
name-settle-plain = Gewöhnliche Abrechnung
# „Er“ ist in der Bedingung der Verlierer.
settle-if = Der Verlierer zahlt, wenn { $when }, { $payment }.
settle-else = Sonst zahlt der Verlierer { $payment }.
settle-always = Der Verlierer zahlt { $payment }.
settle-game-if = Der Verlierer überlässt dem Sieger { COUNTED($n, noun: "game", case: "accusative") }, wenn { $when }.
settle-game-else = Sonst überlässt der Verlierer dem Sieger { COUNTED($n, noun: "game", case: "accusative") }.
settle-game-always = Der Verlierer überlässt dem Sieger { COUNTED($n, noun: "game", case: "accusative") }.
settle-example = Ein Beispiel: Bei { $winner } zu { $loser } zahlt er { $payment }.
name-match-tie = Gleichstand
match-tie =
    { $tie ->
        [one_each_then_drawn] { $two ->
            [yes] Haben beide gleich viele Punkte, so gibt jeder noch einmal, und die Punkte dieser Spiele kommen dazu; herrscht dann wieder Gleichstand, so endet die Partie unentschieden.
           *[no] Haben mehrere gleich viele Punkte und niemand mehr, so gibt jeder noch einmal, und die Punkte dieser Spiele kommen dazu; herrscht dann wieder Gleichstand, so endet die Partie unentschieden.
        }
        [played_on] { $two ->
            [yes] Haben beide gleich viele Punkte, so gibt jeder noch einmal, und so fort, bis einer mehr hat.
           *[no] Haben mehrere gleich viele Punkte und niemand mehr, so gibt jeder noch einmal, und so fort, bis einer mehr hat.
        }
       *[drawn] { $two ->
            [yes] Haben beide gleich viele Punkte, so endet die Partie unentschieden.
           *[no] Haben mehrere gleich viele Punkte und niemand mehr, so endet die Partie unentschieden.
        }
    }

## Regelverstöße

name-irregularities-bars = Sperren
irregularities-bars = Eine Kombination, die nach einem Verstoß nicht zählt, kann den Gegner trotzdem *sperren*: Sie wird wie sonst mit den Kombinationen des Gegners verglichen, und was davon schlechter ist, zählt auch nicht.
irregularities-bars-milestones = Die sperrende Kombination hindert den Gegner auch an { $titles }, als wäre sie gezählt worden.
fault-raised = Eine unschlagbare Kombination darf trotzdem noch angesagt werden{ $see }.
fault-event =
    { $event ->
        [deal_out_of_turn] Außer der Reihe gegeben
        [wrong_pack] Kartenspiele verwechselt
        [bad_pack] Fehlerhaftes Kartenspiel
        [wrong_count] Falsche Kartenzahl
        [several_counts_wrong] Mehrere falsche Kartenzahlen
        [card_exposed] Karte beim Geben aufgedeckt
        [faced_card] Umgedrehte Karte
        [cards_too_many] Zu viele Karten nach dem Tausch
        [cards_too_few] Zu wenige Karten nach dem Tausch
        [stock_seen] In den Talon gesehen
        [other_stock_taken] Fremde Talonkarten genommen
        [point_asked_with_longer] Trotz längeren Rummels gefragt
        [call_too_low] Zu wenig angesagt
        [wrong_answer] Falsche Antwort
        [wrong_claim] Falsche Ansage
        [wrong_name] Falscher Name
        [impossible_claim] Unmögliche Ansage
        [not_shown] Angesagtes nicht gezeigt
        [forgotten] Etwas vergessen
        [revoke] Falsch bedient
        [lead_out_of_turn] Außer der Reihe ausgespielt
       *[wrong_information] Falsche Auskunft
    }
fault-meant =
    { $event ->
        [deal_out_of_turn] Ein Spieler gibt, obwohl er nicht an der Reihe ist.
        [wrong_pack] Gegeben wird mit dem falschen der beiden Kartenspiele.
        [bad_pack] Im Kartenspiel fehlt eine Karte, oder eine kommt doppelt vor.
        [wrong_count] Beim Geben bekommt ein Spieler eine Karte zu viel oder zu wenig.
        [several_counts_wrong] Beim Geben bekommen { $two ->
            [yes] beide
           *[no] mehrere
        } Spieler die falsche Zahl von Karten, oder einer bekommt mehr als eine Karte zu viel oder zu wenig.
        [card_exposed] Beim Geben deckt der Geber versehentlich eine Karte auf, die in den Talon oder an { $two ->
            [yes] die Vorhand
           *[no] einen anderen Spieler
        } geht.
        [faced_card] Im Kartenspiel lag schon vor dem Geben eine Karte offen.
        [cards_too_many] Ein Spieler hat zu wenige Karten abgelegt oder zu viele genommen.
        [cards_too_few] Ein Spieler hat zu viele Karten abgelegt oder zu wenige genommen.
        [stock_seen] Ein Spieler sieht eine Karte des Talons an, obwohl er es nicht darf.
        [other_stock_taken] Ein Spieler nimmt vom Talon eine Karte, die dem Gegner zusteht.
        [point_asked_with_longer] Der Geber fragt nach den Augen eines Rummels, obwohl er selbst einen längeren hat.
        [call_too_low] Die Vorhand sagt von einer Art versehentlich nicht ihre beste Kombination an, sondern eine schlechtere.
        [wrong_answer] Der Geber antwortet falsch, ohne etwas zu nennen, was er nicht hat, etwa „Gut“, obwohl er Besseres hat.
        [wrong_claim] Ein Spieler sagt etwas an, was er nicht hat, und der Gegner, der nur Schlechteres oder nichts hat, lässt es als gut gelten.
        [wrong_name] Ein Spieler gibt einer Kombination einen falschen Namen, aber es ist klar, was er meint.
        [impossible_claim] Ein Spieler sagt eine Kombination an, die er nicht haben kann, wie der Gegner an den eigenen Karten sieht.
        [not_shown] Ein Spieler zeigt nicht rechtzeitig, was er angesagt hat.
        [forgotten] Ein Spieler sagt von einer Art nichts an, obwohl er etwas Gutes hat, oder er nennt nur seine beste Kombination und vergisst eine weitere.
        [revoke] Ein Spieler bedient nicht, obwohl er könnte.
        [lead_out_of_turn] Ein Spieler spielt aus, obwohl er nicht an der Reihe ist.
       *[wrong_information] Ein Spieler wird nach angesagten Karten gefragt und antwortet falsch.
    }
fault-found =
    { $found ->
        [before_looking] Wird es bemerkt, bevor jemand seine Karten angesehen hat, so { $then }.
        [before_exchange] { $after ->
            [agreed] Sind sie sich nicht einig, oder wird es erst danach bemerkt, aber noch
            [yes] Wird es erst danach bemerkt, aber noch
           *[no] Wird es bemerkt,
        } bevor jemand eine Karte vom Talon aufgenommen hat, so { $then }.
        [before_answer] Wird es bemerkt, bevor { $event ->
            [lead_out_of_turn] der Gegner zugegeben
           *[other] der Geber geantwortet
        } hat, so { $then }.
        [before_next_call] Wird es bemerkt, bevor die Vorhand weiter ansagt oder ausspielt, so { $then }.
        [before_own_card] Wird es bemerkt, bevor dieser Spieler eine Karte gespielt hat, so { $then }.
        [before_trick] Wird es bemerkt, bevor der Geber zum ersten Stich zugegeben hat, so { $then }.
        [later] Fällt es erst später auf, so { $then }.
       *[always] Dann { $then }.
    }
# Was folgt, mit dem Verb voran, wie es hinter „so“ steht; $event, wo gesagt wird, was nicht zählt.
fault-remedy =
    { $remedy ->
        [put_right] wird es straflos berichtigt
        [put_right_if_allowed] dürfen die Spieler es in gegenseitigem Einverständnis berichtigen
        [dealt_again] { $event ->
            [deal_out_of_turn] ist das Spiel ungültig, und wer an der Reihe ist, gibt
           *[other] ist das Spiel ungültig, und es wird neu gegeben{ $see }
        }
        [elder_decides] entscheidet die Vorhand, ob das Spiel gilt oder ob neu gegeben wird
        [stands] bleibt es dabei
        [deals_twice] gilt das Spiel, und wer darin Vorhand war, gibt danach zweimal hintereinander
        [made_up] geht das Spiel weiter: Wer eine Karte zu viel hat, legt eine mehr ab, als er nimmt; wer eine zu wenig hat, legt eine weniger ab, als er nimmt
        [taken_back] { $event ->
            [revoke] werden die falsche Karte und alle danach gespielten zurückgenommen, und das Spiel geht von da an ohne Strafe weiter
            [lead_out_of_turn] wird die Karte straflos zurückgenommen
            [wrong_information] wird die Auskunft berichtigt, und Karten, die ihretwegen gespielt worden sind, dürfen zurückgenommen werden
           *[other] wird der Fehler straflos zurückgenommen und berichtigt
        }
        [nothing_scored] zählt dieser Spieler im ganzen Spiel nichts
        [lapses] { $event ->
            [point_asked_with_longer] zählt der längere Rummel nicht
            [forgotten] zählt das Vergessene nicht mehr
           *[other] zählt die Ansage nicht
        }
        [tricks_to_other] wird weitergespielt, und die Stiche, für die eine Karte fehlt, gehören dem Gegner
        [last_trick_to_other] wird weitergespielt, und der letzte Stich gehört dem Gegner
        [fine] verliert dieser Spieler { COUNTED($fine, noun: "point", case: "accusative") }
        [game_lost] hat dieser Spieler den Durchgang verloren
       *[none] { $event ->
            [impossible_claim] gilt die Ansage als nicht gemacht und bleibt straflos, auch wenn der Gegner „Gut“ geantwortet hat
           *[other] bleibt das straflos
        }
    }
fault-made-up-late = Hat der betroffene Spieler schon getauscht, so gelten die Regeln für zu viele oder zu wenige Karten nach dem Tausch{ $see }.
fault-bars =
    { $bars ->
        [always] { $event ->
            [point_asked_with_longer] Er sperrt den Gegner aber trotzdem{ $see }.
           *[other] Was deshalb nicht zählt, sperrt den Gegner trotzdem{ $see }.
        }
        [if_implied] Den Gegner sperrt es trotzdem{ $see }, wenn eine Ansage verrät, dass es im Blatt sein muss.
       *[never] Was deshalb nicht zählt, sperrt den Gegner auch nicht.
    }
fault-waived = Der Gegner darf über den Fehler hinwegsehen.
