wuzzlts-name = Wuzzlts
wuzzlts-lobby-alt = Cinque mostriciattoli in fila, un robot, un pesce, un insetto, uno peloso e uno fangoso, e il titolo Wuzzlts.
wuzzlts-rules-goal-alt = Cinque coppie di metà. Tre sono Wuzzlt: le due metà del WuzzBot 4, l’Occhiolino su un’altra metà di sotto, una metà di sopra sul Puzzone. Due non combaciano: metà di due WuzzFin, e un WuzzMud su un WuzzBot.
wuzzlts-rules-turn-alt = Un tavolo: due mazzi e accanto gli scarti in cima, le due metà del WuzzBot 6. Sotto, quattro muri con il dorso delle mani dietro. Tocca ad Ada; davanti al muro di Bruno c’è un Wuzzlt, davanti a quello di Chloe due.
wuzzlts-rules-end-alt = Un foglio dei punti. Ada, che ha gridato: 8, 2, 12 e 5 punti, 27 in tutto. Bruno: 10, 4, 0 e 0 punti, 14 in tutto.
wuzzlts-rules-variants-alt = In alto tutti gli scarti sono scoperti in due file, metà di sopra e metà di sotto. In basso le coppie di mostri: carte coperte con i numeri, due sono scoperte, una di sopra e una di sotto che non combaciano; Ada ha una coppia.
wuzzlts-option-mode = Che cosa si gioca
wuzzlts-option-mode-basic = base: vince chi ha per primo tre Wuzzlt
wuzzlts-option-mode-advanced = avanzata: manche a punti
wuzzlts-option-mode-monster-match = coppie di mostri: trova le metà in una griglia
wuzzlts-option-rounds = Manche
wuzzlts-option-rounds-1 = una manche
wuzzlts-option-rounds-2 = due manche
wuzzlts-option-rounds-3 = tre manche
wuzzlts-option-many-monsters = Scarti
wuzzlts-option-many-monsters-true = tanti mostri: gli scarti restano scoperti in fila
wuzzlts-option-many-monsters-false = impilati: conta solo la carta in cima
wuzzlts-option-families = Famiglie
wuzzlts-option-families-none = due famiglie, a sorte
wuzzlts-option-families-some = con { $families }

wuzzlts-illegal-gone = Non sei più a questo tavolo.
wuzzlts-illegal-not-your-turn = Non tocca a te. Ma gridare puoi sempre!
wzl-not-your-flip = Non tocca a te.
wuzzlts-illegal-wrong-phase = Questo si fa in un altro momento del turno.
wuzzlts-illegal-not-there = Adesso lì non c’è una carta così da prendere.
wuzzlts-illegal-not-in-hand = Quella carta adesso non si può scartare né dare: dev’essere una della stessa metà, dalla tua mano, e non quella che hai preso dagli scarti.
wuzzlts-illegal-no-trade = Quello scambio non si può fare: offri una carta della tua mano a qualcuno che gioca ancora.
wuzzlts-illegal-no-wuzzlt = No: questi due scarti non formano un Wuzzlt, o non più. Non ti costa niente.
wuzzlts-illegal-not-three = No: non hai ancora tre Wuzzlt. Che ci hai provato lo sai solo tu.
wuzzlts-illegal-discard-first = Prima scarta una carta, poi grida.
wuzzlts-illegal-no-shouts = A coppie di mostri non si grida.

## Carte
wzl-family-wuzzbots = WuzzBot
wzl-family-wuzzfins = WuzzFin
wzl-family-wuzzbuzz = WuzzBuzz
wzl-family-wuzzfuzz = WuzzFuzz
wzl-family-wuzzmuds = WuzzMud
wzl-families-wuzzbots = WuzzBots
wzl-families-wuzzfins = WuzzFins
wzl-families-wuzzbuzz = WuzzBuzz
wzl-families-wuzzfuzz = WuzzFuzz
wzl-families-wuzzmuds = WuzzMuds
wzl-half =
    { $half ->
        [top] metà di sopra
       *[bottom] metà di sotto
    }
wzl-card =
    { $half ->
        [top] { $monster } sopra
       *[bottom] { $monster } sotto
    }
wzl-winker = { $monster } (l’Occhiolino)
wzl-stinker = { $monster } (il Puzzone)
wzl-pair-wuzzlt = ⭐ { $top } + { $bottom }: Wuzzlt
wzl-pair-wuzznot = { $top } + { $bottom }: stessa famiglia
wzl-pair-notnot = { $top } + { $bottom }
wzl-whole = { $monster }

## Il tabellone
wzl-mode =
    { $mode ->
        [basic] Partita base
        [advanced] Partita avanzata · manche { $round } di { $rounds }
       *[monster_match] Coppie di mostri
    }
wzl-piles = Mazzi: { $tops } sopra, { $bottoms } sotto
wzl-left =
    { $count ->
        [one] resta una coppia
       *[other] restano { $count } coppie
    }
wzl-now-draw =
    { $house ->
        [true] **{ $name }** pesca una carta o scambia.
       *[false] **{ $name }** pesca una carta o scambia, con un messaggio diretto o con **La mia mano**.
    }
wzl-now-discard = **{ $name }** ha una nuova { $half } e ne scarta una.
wzl-now-trade = 🤝 **{ $name }** offre a **{ $partner }** una { $half }, coperta. { $partner }: premi **Rispondi**.
wzl-now-flip =
    { $up ->
        [1] **{ $name }** scopre una carta dell’altra metà.
       *[other] **{ $name }** scopre due carte: una metà di sopra e una di sotto.
    }
wzl-button-wuzzup = WuzzUp!
wzl-button-wuzzlt = Wuzzlt!
wzl-button-hand = La mia mano
wzl-button-answer = Rispondi
wzl-button-sheet = Segnapunti
wzl-flip-top = Una metà di sopra
wzl-flip-bottom = Una metà di sotto
wzl-position = Numero { $number }

## Mani
wzl-hand-title = ### La tua mano
wzl-hand-where = -# Wuzzlts in { $channel } con { $others } · { $rule }
wzl-rule =
    { $mode ->
        [advanced] partita avanzata
       *[basic] partita base
    }
wzl-hand-wuzzlts =
    { $scored ->
        [0] { $count ->
            [0] Ancora nessun Wuzzlt.
            [one] **Un Wuzzlt.**
           *[other] **{ $count } Wuzzlt.**
        }
       *[other] { $count ->
            [0] Nessun Wuzzlt in mano, { $scored } davanti al tuo muro.
            [one] **Un Wuzzlt** in mano, { $scored } davanti al tuo muro.
           *[other] **{ $count } Wuzzlt** in mano, { $scored } davanti al tuo muro.
        }
    }
wzl-hand-draw = ➡️ **Tocca a te.** Pesca una carta o scambiane una.
wzl-hand-discard = ➡️ **Hai { $card }.** Quale scarti?
wzl-hand-answer = 🤝 **{ $name } ti offre una { $half }, coperta.** Quale dai in cambio?
wzl-hand-offered = Offri { $card } a { $partner } e aspetti la risposta.
wzl-hand-wait = Adesso tocca ad altri. Tieni d’occhio gli scarti.
wzl-hand-over = 🏆 La partita è finita: { $winners } Questa era la tua mano.
wzl-hand-received = 📨 Da { $name } hai avuto { $got } in cambio di { $gave }.
wzl-hand-swapped = 🔄 SWAP: da { $name } hai avuto { $got } e hai passato a sinistra { $gave }.
wzl-hand-alt = La tua mano. { $pairs }. { $drawn }
wzl-hand-alt-drawn = Nuova: { $card }.
wzl-draw-top = Pesca sopra
wzl-draw-bottom = Pesca sotto
wzl-take = Prendi { $card }
wzl-take-top = Prendi una metà di sopra dagli scarti
wzl-take-bottom = Prendi una metà di sotto dagli scarti
wzl-trade-with = Scambia con { $name }
wzl-trade-ask = 🤝 **Quale carta offri a { $name }?** In cambio ne ricevi una della stessa metà, e nessuno vede prima che cosa riceve.
wzl-trade-choose = La tua carta
wzl-new = { $card } · nuova
wzl-back = Indietro
wzl-call = 📣 **WuzzUp!** Quali due scarti formano un Wuzzlt? Scegline uno per metà; la seconda scelta è il grido.
wzl-call-anew = Guarda di nuovo
wzl-call-empty = Di una delle due metà adesso non ci sono scarti.
wzl-call-top = La metà di sopra
wzl-call-bottom = La metà di sotto
refused-wzl-not-asked = Questo scambio aspetta { $name }.
refused-wzl-no-trade = Non c’è nessuno scambio in attesa.
refused-wzl-no-hand = A coppie di mostri non ci sono carte in mano: è tutto sul tabellone.
refused-wzl-no-sheet = Il segnapunti di quella manche è già stato messo via.
wuzzlts-refused-families = Scegli le famiglie dall’elenco: due o tre.

## Che cosa succede
wzl-event-dealt = Manche { $round }: comincia { $name }, negli scarti ci sono { $top } e { $bottom }.
wzl-event-refilled =
    { $half ->
        [top] Il mazzo delle metà di sopra era esaurito: i suoi scarti sono stati rimescolati, ora in cima c’è { $card }.
       *[bottom] Il mazzo delle metà di sotto era esaurito: i suoi scarti sono stati rimescolati, ora in cima c’è { $card }.
    }
wzl-event-drew = { $name } ha pescato una { $half }.
wzl-event-took = { $name } ha preso { $card } dagli scarti.
wzl-event-discarded = { $name } ha scartato { $card }.
wzl-event-swapped =
    { $half ->
        [top] 🔄 **SWAP!** L’ha pescata { $name }: tutti passano a sinistra le loro metà di sopra.
       *[bottom] 🔄 **SWAP!** L’ha pescata { $name }: tutti passano a sinistra le loro metà di sotto.
    }
wzl-event-withdrawn = Lo scambio è saltato: { $name } sceglie di nuovo.
wzl-event-traded = { $name } e { $partner } si sono scambiati una { $half }.
wzl-event-wuzzup = 📣 **WuzzUp!** { $name } prende { $top } e { $bottom }.
wzl-event-wuzzlt = 📣 **Wuzzlt!** È il grido di { $name }.
wzl-event-counted = Manche { $round }, i punti: { $scores }.
wzl-event-flipped = { $name } ha scoperto il numero { $number }: { $card }.
wzl-event-matched = ⭐ { $name } ha trovato { $monster }.
wzl-event-timed-out = { $name } ci ha messo troppo.
wzl-event-passed = Per { $name } non c’era niente da pescare.
wzl-points =
    { $count ->
        [one] un punto
       *[other] { $count } punti
    }
wzl-pairs =
    { $count ->
        [one] una coppia
       *[other] { $count } coppie
    }
wzl-score = { $name }: { $score }
wzl-shown = { $name } mostra { $wuzzlts }.
wzl-kept = { $name } tiene la mano dietro il muro.

## A parole
wzl-alt = Scarti: { $top } tra le metà di sopra, { $bottom } tra le metà di sotto. { $piles }. { $seats }.
wzl-alt-lines = Scarti scoperti. Sopra: { $tops }. Sotto: { $bottoms }. { $piles }. { $seats }.
wzl-alt-none = niente
wzl-alt-grid = Carte coperte per numero. Metà di sopra: { $tops }. Metà di sotto: { $bottoms }. Scoperte: { $up }. { $seats }.
wzl-alt-up = { $number } è { $card }
wzl-alt-aside =
    { $half ->
        [top] La SWAP delle metà di sopra è già uscita
       *[bottom] La SWAP delle metà di sotto è già uscita
    }
wzl-alt-sheet = { $name }: { $pairs }; { $points }, totale { $total }
wzl-alt-sheet-wall = davanti al muro ({ $points })
wzl-alt-result = Il risultato: { $result }
wzl-seat =
    { $count ->
        [0] { $name }
       *[other] { $name }: davanti al muro { $wuzzlts }
    }{ $turn ->
        [true] {" "}(di turno)
       *[false] {""}
    }
wzl-text-discards = Gli scarti
wzl-text-grid = La griglia
wzl-text-down =
    { $half ->
        [top] Metà di sopra coperte: { $numbers }
       *[bottom] Metà di sotto coperte: { $numbers }
    }
wzl-text-hand = La tua mano
wzl-text-seats = I posti
wzl-sheet-title = Segnapunti della manche { $round }
wzl-sheet-shouted = ha gridato
wzl-sheet-total = totale:

wuzzlts-rules-goal =
    Qualcuno ha tagliato in due i Wuzzlt. Rimettine insieme tre.

    Ci sono cinque famiglie di sei mostri, ognuno in una **metà di sopra** e una **metà di sotto**. Due metà dello stesso mostro sono un **Wuzzlt**. L’**Occhiolino** (WuzzFuzz 3 sopra) va bene con ogni metà di sotto, il **Puzzone** (WuzzMud 3 sotto) con ogni metà di sopra.

    Dietro il tuo muro hai quattro metà di sopra e quattro di sotto. La tua mano arriva con un messaggio diretto; **La mia mano** la mostra qui, solo a te.
wuzzlts-rules-turn =
    Nel tuo turno fai una di queste cose:
    - **Pesca** la prima carta di un mazzo, o **prendi** lo scarto in cima; poi scarta una carta della stessa metà (sopra o sotto). Una carta presa non può tornare subito indietro.
    - **Scambia**: offri a qualcuno una carta coperta. In cambio ne ricevi una della stessa metà, anche quella coperta.

    Se qualcuno pesca una carta **SWAP**, tutti passano a sinistra le loro carte di quella metà.

    In ogni momento, a chiunque tocchi:
    - **WuzzUp!** I due scarti in cima formano un Wuzzlt: chi grida per primo lo mette davanti al proprio muro.
    - **Wuzzlt!** Hai tre Wuzzlt o più, tra la mano e quelli davanti al muro.

    Conta il primo grido giusto secondo l’orologio di Discord; uno sbagliato non costa niente.
wuzzlts-rules-end =
    {""}**Partita base**: vince chi per primo grida Wuzzlt! e ha ragione.

    {""}**Partita avanzata**: il grido chiude la manche, e ogni mano viene disposta in modo da valere il più possibile. Il numero di un mostro è quanto vale ogni sua metà.
    - Wuzzlt: entrambe le metà. Con l’Occhiolino o il Puzzone: il doppio della più alta.
    - Stessa famiglia, altro mostro: la metà più bassa. Per chi ha gridato, accanto a tre Wuzzlt: la più alta.
    - Tutto il resto: niente.

    Dopo una, due o tre manche vince chi ha più punti.
wuzzlts-rules-variants =
    - **tanti mostri**: tutti gli scarti restano scoperti in fila; prendi quello che vuoi, e grida WuzzUp! per due qualsiasi che combaciano.
    - **coppie di mostri**: niente carte in mano. Tutte le metà di due o tre famiglie sono coperte; scoprine una di sopra e una di sotto, se combaciano tienile e continua. Qui l’Occhiolino e il Puzzone vanno bene solo con la propria altra metà. Vince chi ha più coppie.
    - I posti vuoti vanno ai giocatori della casa. Questa è una versione non ufficiale.
