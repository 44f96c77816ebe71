#### x

chapter-deal = Il tavolo e la distribuzione
chapter-auction = La licita
chapter-call = La chiamata del compagno
chapter-chien = Il cane e lo scarto
chapter-claims = Le dichiarazioni
chapter-promises = Il cappotto
chapter-bonuses = I premi
chapter-last-trick = L’ultima presa
chapter-scoring = Il punteggio
chapter-match = La partita
chapter-evaluation = Valutare la mano

## Di altri capitoli, ciò che si conta

deal-hand = A ogni giocatore si danno { COUNTED($hand, noun: "card") }, { NUMBER($packet, gender: "f") } per volta, a cominciare da chi segue il mazziere.
    .word-packet = pacchetto, pacchetti
shares =
    { $partners ->
        [one] { $which ->
                [default] Con un compagno, i due si dividono così ciò che l’attacco riceve o paga: { COUNTED($taker, noun: "part") } al prenditore e { COUNTED($partner, noun: "part") } al compagno.
               *[named] La divisione chiamata _{ $name }_ dà { COUNTED($taker, noun: "part") } al prenditore e { COUNTED($partner, noun: "part") } al compagno.
            }
       *[several] { $which ->
                [default] Il prenditore e i compagni si dividono così ciò che l’attacco riceve o paga: { COUNTED($taker, noun: "part") } al prenditore e { COUNTED($partner, noun: "part") } a ciascun compagno.
               *[named] La divisione chiamata _{ $name }_ dà { COUNTED($taker, noun: "part") } al prenditore e { COUNTED($partner, noun: "part") } a ciascun compagno.
            }
    }

## Il gioco delle carte

name-play-lead = Prima uscita
play-first =
    { $who ->
        [after_dealer] Alla prima presa esce il giocatore che segue il mazziere
        [dealer] Alla prima presa esce il mazziere
       *[taker] Alla prima presa esce il prenditore
    }{ $unless ->
        [yes] , a meno che un annuncio non dia l’uscita a un altro{ $see }
       *[no] {""}
    }.
    .word-first_leader = primo_di_mano, prima_mano
play-first-called = Per la prima uscita si veda anche { $rule }.
play-next = Poi chi vince una presa esce alla successiva.
play-follow = Chi può deve rispondere: al seme d’uscita con una carta di quel seme, a un trionfo con un trionfo. In un seme non si è obbligati a superare le carte già giocate.
play-follow-trumps = Per i trionfi si veda { $rule }.
name-play-trump = Tagliare
play-void =
    { $void ->
        [must_trump] Chi non ha carte del seme d’uscita deve tagliare, cioè giocare un trionfo.
       *[free] Chi non ha carte del seme d’uscita può tagliare, cioè giocare un trionfo, oppure giocare qualunque altra carta.
    }
    .word-void = senza_seme
play-discard = Chi non può né rispondere né tagliare gioca una carta a piacere, che non può vincere la presa.
name-play-overtrump = Superare i trionfi
play-overtrump =
    { $overtrump ->
        [must_alone] Chi gioca un trionfo, per rispondere o per tagliare, deve superare, se può, tutti i trionfi già presenti nella presa. Chi deve giocare un trionfo e non può superarli ne gioca uno qualsiasi.
        [must] Chi gioca un trionfo, per rispondere o per tagliare, deve superare, se può, tutti i trionfi già presenti nella presa, anche quando la presa è già della sua parte. Chi deve giocare un trionfo e non può superarli ne gioca uno qualsiasi.
       *[free] Un trionfo può essere più basso di quelli già presenti nella presa.
    }
    .word-overtrump = superare, sopratagliare
name-play-winner = Chi vince la presa
play-winner = Vince la presa il trionfo più alto; se non ci sono trionfi, la carta più alta del seme d’uscita.
name-play-tricks = Le prese vinte
play-heap =
    { $whose ->
        [opposite] Il difensore seduto di fronte al prenditore tiene tutte le prese della difesa{ $chien ->
            [yes] , e anche il cane quando conta per la difesa
           *[no] {""}
        }.
        [one] Uno dei difensori tiene tutte le prese della difesa{ $chien ->
            [yes] , e anche il cane quando conta per la difesa
           *[no] {""}
        }.
       *[own] Ognuno tiene davanti a sé le prese che vince{ $chien ->
            [yes] ; il cane che conta per la difesa si tiene da parte
           *[no] {""}
        }.
    }
    .word-heap = mucchio
play-look-back =
    { $which ->
        [previous_trick] L’ultima presa si può riguardare finché la successiva non è completa.
       *[never] Le prese vinte restano coperte: si guardano solo per cercarvi una carta dovuta in cambio di un’altra, o se si sospetta che qualcuno non abbia rispettato le regole del gioco.
    }
    .word-look_back = riguardare
exempt-when = { NOUN($card, case: "definite") } segue le regole speciali qui sotto solo se { $when }.
exempt-announce =
    { $moment ->
        [after_deal] Chi l’ha in mano lo annuncia dopo la distribuzione.
        [own_first_card] Chi l’ha in mano lo annuncia nel giocare la sua prima carta.
       *[when_played] Chi l’ha in mano lo annuncia nel momento in cui gioca questa carta.
    }
    .word-announce = annuncia, da_annunciare
exempt-free = { NOUN($card, case: "definite") } si può giocare in qualsiasi presa, anche quando si potrebbe rispondere o tagliare, e non si è mai obbligati a { GENDER($card) ->
        [m] giocarlo.
       *[f] giocarla.
    }
exempt-led =
    { $several ->
        [yes] Se si esce con { NOUN($card, case: "definite") }, a stabilire come si risponde è la prima carta senza queste regole speciali.
       *[no] Se si esce con { NOUN($card, case: "definite") }, a stabilire come si risponde è la carta seguente.
    }
exempt-wins =
    { $wins ->
        [never] { NOUN($card, case: "definite") } non vince mai una presa.
        [as_ranked] { NOUN($card, case: "definite") } vince una presa, come ogni altra carta, quando la sua forza basta; quel che segue vale per le prese che non vince.
       *[last_trick_of_slam] { NOUN($card, case: "definite") } non vince la presa.
    }
    .word-wins = vince
exempt-stays =
    { $stays ->
        [side] { NOUN($card, case: "definite") } resta alla parte che l’ha { GENDER($card) ->
            [m] giocato
           *[f] giocata
        }{ $owed ->
            [half_card] . Se la presa va all’altra parte, questa riceve in cambio, appena possibile, una carta da mezzo punto.
            [half_points] . Se la presa va all’altra parte, questa conta mezzo punto in più, e la parte che ha giocato { NOUN($card, case: "definite") } mezzo punto in meno; nessuna carta passa di mano.
           *[nothing] , senza dare nulla in cambio.
        }
       *[player] { NOUN($card, case: "definite") } resta al giocatore che l’ha { GENDER($card) ->
            [m] giocato
           *[f] giocata
        }{ $owed ->
            [half_card] . In cambio questi dà al vincitore della presa{ $alone ->
                [yes] {""}
               *[no] , anche se è della sua parte
            }, una carta da mezzo punto, appena ne ha una.
            [half_points] . In cambio il vincitore della presa conta mezzo punto in più, e questo giocatore mezzo punto in meno; nessuna carta passa di mano.
           *[nothing] , senza dare nulla in cambio.
        }
    }
    .word-stays = resta, resta_a
    .word-owed = in_cambio, dovuto
exempt-owed-from =
    { $from ->
        [tricks] { $stays ->
            [side] Questa carta si prende dalle prese della parte che la dà, mai dallo scarto.
           *[player] Questa carta si prende dalle prese che questo giocatore ha vinto, mai dallo scarto.
        }
       *[tricks_and_discard] { $stays ->
            [side] Questa carta si prende dalle prese della parte che la dà, oppure dallo scarto o dal cane che conta per lei.
           *[player] Questa carta si prende dalle prese che questo giocatore ha vinto o, se è il prenditore, dallo scarto o dal cane che conta con esse.
        }
    }
    .word-owed_from = presa_da
exempt-unpaid =
    { $unpaid ->
        [half_points] Se non ce n’è mai una, { NOUN($card, case: "definite") } conta mezzo punto in meno, e { $stays ->
            [side] l’altra parte
           *[player] il vincitore della presa
        } aggiunge il mezzo punto ai propri.
       *[nothing] Se non ce n’è mai una, non si dà nulla in cambio.
    }
    .word-unpaid = non_pagato
exempt-last-trick =
    { $to ->
        [other_side] Nell’ultima presa, invece, { NOUN($card, case: "definite") } passa all’altra parte, chiunque vinca la presa{ exempt-unless }, e non si dà nulla in cambio.
        [trick_winner] Nell’ultima presa, invece, { NOUN($card, case: "definite") } va a chi vince la presa{ exempt-unless }, e non si dà nulla in cambio.
       *[kept] Lo stesso vale nell’ultima presa{ exempt-unless }.
    }
exempt-slam = C’è una sola eccezione: { $alone ->
        [yes] il giocatore
       *[no] la parte
    } che ha vinto tutte le altre prese vince anche l’ultima, se { $led ->
        [yes] la inizia con
       *[no] vi gioca
    } { NOUN($card, case: "definite") }.
exempt-personal = Se nessuno di quella parte ha vinto la presa, fra i punti di ciascun giocatore la carta conta per il prenditore, o per nessun difensore in particolare.
exempt-unless =
    { $wins ->
        [as_ranked] , a meno che a vincerla non sia questa stessa carta
        [never] {""}
       *[last_trick_of_slam] {""}
    }

## Le parole con cui si scrivono le altre regole

seating-direction =
    .word-direction = verso, direzione
seating-first-dealer =
    .word-first_dealer = primo_mazziere
deal-shuffle =
    .word-shuffle = mescola
deal-cut =
    .word-cut = alza
deal-cut-least =
    .word-cut_least = alza_almeno
deal-chien-cards =
    .word-chien_cards = carte_del_cane
deal-chien-apart =
    .word-chien_apart = carte_del_cane_separate
deal-misdeal-when =
    .word-misdeal_when = errore_se
deal-misdeal =
    .word-misdeal = errore_di_distribuzione
redeal =
    .word-duty = obbligo
redeal-show =
    .word-show_hand = mostra_la_mano
redeal-found-late =
    .word-found_late = scoperta_tardi
auction-first =
    .word-first_bidder = primo_a_parlare
auction-rounds =
    .word-rounds = giri
auction-overcall =
    .word-overcall = rilancio
auction-all-pass =
    .word-all_pass = tutti_passano
parole-only =
    .word-only = solo
auction-multiplier-lost =
    .word-multiplier_lost = moltiplicatore_se_perso
call-next =
    .word-chain = catena
call-secret =
    .word-silence = silenzio
call-barred =
    .word-barred_may_be_called = muto_può_essere_chiamato
call-self =
    .word-self_call = chiamare_sé
call-first-lead =
    .word-first_lead = uscita, prima_uscita
chien-change =
    .word-change_until = si_cambia_fino_a
claim-requires =
    .word-requires = richiede_che
claim-unseen =
    .word-unseen = cane_non_visto
claim-show =
    .word-show = mostra
claim-order =
    .word-order = ordine
claim-proof =
    .word-proof = prova
claim-if-false =
    .word-if_false = se_falsa
claim-count =
    .word-count = quante
promise =
    .word-who = chi
promise-leads =
    .word-leads = dà_l'uscita
promise-rival =
    .word-rival = rivale
scoring-target =
    .word-target = soglia, punti_da_fare
scoring-half =
    .word-half_point_short = manca_mezzo_punto
scoring-forgotten =
    .word-forgotten_lost = dimenticato_perso
scoring-balance =
    .word-balance = saldo
match-deals =
    .word-deals = mani_della_partita
evaluation-without-chien =
    .word-without_chien = se_il_cane_resta_coperto
evaluation-bids =
    .word-hand_points = punti_della_mano
cards-from-to = dal { $first } al { $last }
