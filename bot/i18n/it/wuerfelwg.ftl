wuerfelwg-name = Würfel-WG
wuerfelwg-lobby-alt = Sette dadi, uno con un canguro, un’amaca tra due alberi, una fila di coinquilini, e il titolo Würfel-WG.
wuerfelwg-rules-goal-alt = Il tavolo all’inizio: l’amaca, i mazzi di imprese e coinquilini, cinque oggetti e due appartamenti, ognuno con il bagno sporco, il divano pieno di briciole, il frigo vuoto e qualcuno in piedi.
wuerfelwg-rules-turn-alt = Sei dadi: due tre sono parcheggiati; un cinque, un canguro, un uno e un quattro no. Sotto, il centro del tavolo, l’appartamento di Ada con due coinquilini e quello di Bruno.
wuerfelwg-rules-end-alt = L’appartamento di Ada ha 17 punti e l’amaca, quello di Bruno 12. Tocca a Bruno.
wuerfelwg-rules-variants-alt = Due tre rendono pulito un bagno sporco. I costi: due tre, due uguali, tre in fila, una somma di 16 o più. Sotto, gli otto rompiscatole.
wuerfelwg-option-nuisances = Rompiscatole
wuerfelwg-option-nuisances-true = con i rompiscatole: ne arriva uno da chi ha dieci punti
wuerfelwg-option-nuisances-false = senza rompiscatole

wuerfelwg-illegal-not-your-turn = Non tocca a te. **Riepilogo** e **Il mio appartamento** ci sono sempre.
wuerfelwg-illegal-wrong-phase = Questo si fa in un altro momento del turno.
wuerfelwg-illegal-roll-first = Prima bisogna lanciare i dadi.
wuerfelwg-illegal-rolled-already = I dadi sono già lanciati: parcheggiane qualcuno e rilancia gli altri, oppure tienili.
wuerfelwg-illegal-no-parking = Nel tuo appartamento non ci sono tanti parcheggi.
wuerfelwg-illegal-no-kangaroo = Quel dado non mostra un canguro.
wuerfelwg-illegal-not-there = Adesso quella carta non si può avere.
wuerfelwg-illegal-too-dear = I dadi non bastano.
wuerfelwg-illegal-wrong-dice = Quei dadi non pagano il prezzo giusto: non ne deve avanzare né mancare nessuno.
wuerfelwg-illegal-dice-spent = Uno di quei dadi è già su un’altra carta.
wuerfelwg-illegal-gone = Non sei più a questo tavolo.

## Carte
wg-card-bathroom = bagno
wg-card-couch = divano
wg-card-fridge = frigo
wg-card-me = IO
wg-card-anti-terror-attack = Attentato antiterrorismo
wg-card-transformers-at-double-speed = Transformers a velocità doppia
wg-card-boxing = Boxe
wg-card-pottery = Ceramica
wg-card-meaning-of-life = Senso della vita
wg-card-youtube-comments = Commenti su YouTube
wg-card-sand-the-floorboards = Levigare il parquet
wg-card-nirvana-pogo = Pogo con i Nirvana
wg-card-pancakes = Pancake
wg-card-secret-society = Società segreta
wg-card-not-to-do-lists = Liste di cose da non fare
wg-card-practise-trombone = Esercizi di trombone
wg-card-bud-spencer-film = Film di Bud Spencer
wg-card-facebook-party = Festa su Facebook
wg-card-crude-oil-art = Arte col petrolio
wg-card-lebowski-evening = Serata Lebowski
wg-card-monopoly-by-the-rules = Monopoly da regolamento
wg-card-porsche-in-the-pool = Porsche in piscina
wg-card-praline-contest = Gara di cioccolatini
wg-card-trampoline = Tappeto elastico
wg-card-yo-yo = Yo-yo
wg-card-kitchen-radio = Radio da cucina
wg-card-cuddle-blanket = Coperta coccolosa
wg-card-water-bomb = Gavettone
wg-card-pan = Padella
wg-card-penguin = Pinguino
wg-card-club-malte = Club-Malte
wg-card-handyman = Tuttofare
wg-card-officer-schmidt = Agente Schmidt
wg-card-downstairs-neighbour = Vicina di sotto
wg-card-cult-members = Membri della setta
wg-card-ghost-of-communism = Spettro del comunismo
wg-card-der-dicke = Der Dicke
wg-nuisance-penguin = il frigo è sempre vuoto
wg-nuisance-club-malte = sul divano ci sono sempre briciole
wg-nuisance-handyman = il bagno è sempre sporco
wg-nuisance-officer-schmidt = IO è sempre a nanna
wg-nuisance-downstairs-neighbour = questo appartamento non si fa più prestare niente
wg-nuisance-cult-members = un coinquilino se ne va
wg-nuisance-ghost-of-communism = −1 punto; prima di ogni turno qui, tutti gli altri riordinano una stanza
wg-nuisance-der-dicke = −2 punti, a meno che così l’appartamento non diventi l’ultimissimo
wg-nuisance-spared = girato subito: non costa niente

## Costi, stati, effetti
wg-none = niente
wg-kangaroo = canguro
wg-cost-sum = somma da { $least } in su
wg-cost-run = { $count } in fila
wg-cost-pairs = due coppie diverse
wg-cost-alike = { $count } uguali
wg-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
wg-state-bathroom =
    { $good ->
        [true] bagno pulito
       *[false] bagno sporco
    }
wg-state-couch =
    { $good ->
        [true] divano pulito
       *[false] briciole sul divano
    }
wg-state-fridge =
    { $good ->
        [true] frigo pieno
       *[false] frigo vuoto
    }
wg-state-me =
    { $good ->
        [true] IO in piedi
       *[false] IO a nanna
    }
wg-asleep = { $name } (a nanna)
wg-awake = { $name } si sveglia
wg-effect-sleep = da te tutti a nanna
wg-effect-wakes = da te tutti in piedi
wg-effect-everywhere-fridge = frigo vuoto ovunque
wg-effect-everywhere-couch = briciole sul divano ovunque
wg-effect-everywhere-bathroom = bagno sporco ovunque
wg-effect-bathroom = si può girare un canguro
wg-effect-couch = 4 parcheggi invece di 1
wg-effect-fridge = 2 rilanci invece di 1
wg-effect-me = 4 dadi invece di 3, più 1 parcheggio
wg-effect-die = +1 dado
wg-effect-parking = +1 parcheggio
wg-effect-reroll = +1 rilancio
wg-effect-never-sleeps = non dorme mai

## Il tabellone
wg-can =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dadi
    }, { $parking ->
        [0] nessun parcheggio
        [one] 1 parcheggio
       *[other] { $parking } parcheggi
    }, { $rerolls ->
        [one] 1 rilancio
       *[other] { $rerolls } rilanci
    }
wg-turn = Turno di { $name }
wg-hammock = 🏖️ { $name } è sull’amaca
wg-end-hammock = Un giro intero sull’amaca
wg-end-pile-empty = Un mazzo di imprese è esaurito
wg-end-last-seat = Gli altri se ne sono andati tutti
wg-now-roll =
    { $dice ->
        [one] **{ $name }** lancia un dado.
       *[other] **{ $name }** lancia { $dice } dadi.
    }
wg-now-park =
    { $rolls ->
        [one] **{ $name }** parcheggia { $parking ->
            [one] un dado
           *[other] fino a { $parking } dadi
        } (finora { $parked }) e rilancia gli altri ancora una volta, oppure tiene il tiro.
       *[other] **{ $name }** parcheggia { $parking ->
            [one] un dado
           *[other] fino a { $parking } dadi
        } (finora { $parked }) e rilancia gli altri, al massimo { $rolls } volte, oppure tiene il tiro.
    }
wg-now-kangaroo = **{ $name }** ha il bagno pulito: un canguro può diventare un numero qualsiasi.
wg-now-pick =
    { $count ->
        [0] **{ $name }**: questi dadi non pagano più niente.
        [one] **{ $name }** spende i dadi: c’è una carta alla sua portata.
       *[other] **{ $name }** spende i dadi: ci sono { $count } carte alla sua portata.
    }
wg-now-enough =
    { $count ->
        [one] **{ $name }**, hai davvero finito? C’è ancora una carta alla tua portata.
       *[other] **{ $name }**, hai davvero finito? Ci sono ancora { $count } carte alla tua portata.
    }
wg-now-pay = **{ $name }** paga { $card }: con quali dadi?
wg-now-sponge = 🧽 Con questo tiro tutti gli altri possono girare una carta del proprio appartamento, dadi spesi compresi.
wg-now-cult = **{ $name }** sceglie chi se ne va con i membri della setta.
wg-now-ghost = 👻 Uno spettro si aggira da { $name }: tutti gli altri riordinano una loro stanza.
wg-thinking =
    { $count ->
        [one] 💭 Ci pensa ancora: { $names }
       *[other] 💭 Ci pensano ancora: { $names }
    }
wg-score = { $name }: { $points } ({ $cards })
wg-score-plain = { $name }: { $points }
wg-score-card = { $points } per { $card }
wg-score-nuisance = meno { $points } per { $card }
wg-button-roll = Lancia
wg-button-reroll =
    { $count ->
        [0] Niente da rilanciare
        [one] Rilancia 1 dado
       *[other] Rilancia { $count } dadi
    }
wg-button-keep = Tieni
wg-button-leave-kangaroo = Lascialo così
wg-button-done = Fatto
wg-button-enough = Sì, fatto
wg-button-back = Indietro
wg-button-sponge = Scrocca
wg-button-pass = Passo
wg-button-choose = Scegli
wg-button-overview = Riepilogo
wg-button-flat = Il mio appartamento
wg-parked = P
wg-choose-kangaroo = Che cosa diventa il canguro?
wg-kangaroo-to = un { $pips }
wg-kangaroo-more = paga anche { $cards }
wg-kangaroo-no-more = non paga nient’altro
wg-pick-middle = Prendi una carta dal centro
wg-pick-flat = Gira una carta del tuo appartamento
wg-borrow = Fatti prestare { $card } da { $name }
wg-choose-dice = Con quali dadi? { $card }
wg-pay-any = Fa lo stesso
wg-pay-any-about = Sceglie il tavolo, e li cambia se servono per un’altra carta
wg-pay-left = restano: { $left }; per { $cards }

## In privato
wg-sponge-ask = 🧽 **{ $name } ha fatto { $dice }.** Con questo tiro puoi girare una carta del tuo appartamento.
wg-sponge-choose = Quale carta?
wg-cult-ask = **I membri della setta si portano via un coinquilino.** Chi se ne va?
wg-ghost-ask = 👻 **Uno spettro si aggira da { $name }.** Quale delle tue stanze riordini?
wg-choose = La tua scelta
wg-choose-flat = Sbircia in un altro appartamento
refused-wg-no-sponging = Adesso non c’è niente da scroccare: si fa quando chi ha lanciato ha finito.
refused-wg-own-roll = Questo tiro è tuo. A scroccare sono gli altri.
refused-wg-sponged-already = Hai già risposto. Gli altri ci pensano ancora.
refused-wg-nothing-to-sponge = Con questo tiro nel tuo appartamento non si gira nessuna carta.
refused-wg-no-choice = Adesso non c’è niente da scegliere.
refused-wg-not-asked = Questa scelta è di { $names }.
wg-overview =
    ### Che cosa fanno le carte
    - **Bagno** pulito: dopo l’ultimo lancio un canguro può diventare un numero qualsiasi. Sporco: niente.
    - **Divano** pulito: 4 parcheggi. Con le briciole: 1.
    - **Frigo** pieno: 2 rilanci. Vuoto: 1.
    - **IO** in piedi: 4 dadi e 1 parcheggio. A nanna: 3 dadi.
    - **Coinquilini** in piedi: 1 dado in più ciascuno, mai più di 7 in tutto.
    - Le **imprese** portano punti; poi IO e tutti i coinquilini vanno a nanna, e le stanze indicate si rovinano.
    - Gli **oggetti** portano 2 punti: due dadi uguali per prenderli dal centro, tre per farseli prestare da un altro appartamento.
    - L’**amaca**: alla fine del tuo turno 16 punti o più, e più di tutti gli altri. Se ci sei ancora quando comincia il tuo prossimo turno, vinci.
wg-overview-alt = Il riepilogo: ogni carta iniziale con il lato buono, quello cattivo e a che cosa serve, e l’amaca.

## Che cosa succede
wg-event-rolled =
    { $again ->
        [true] 🎲 { $name } ha rilanciato e ha { $dice }.
       *[other] 🎲 { $name } ha fatto { $dice }.
    }
wg-event-kangaroo = { $name } ha trasformato un canguro in un { $pips }.
wg-event-moved-in = 🚪 { $card } va a vivere da { $name }.
wg-event-item = 🎒 { $name } prende: { $card }.
wg-event-todo = 🎉 Impresa di { $name }: { $card }.
wg-event-borrowed = 🎒 { $name } si fa prestare da { $owner }: { $card }.
wg-event-turned-up = ✨ { $name }: { $card }.
wg-event-flipped = ↪️ Da { $name }: { $cards }.
wg-event-people-up =
    { $count ->
        [one] { $cards } si sveglia
       *[other] { $cards } si svegliano
    }
wg-event-people-down =
    { $count ->
        [one] { $cards } va a nanna
       *[other] { $cards } vanno a nanna
    }
wg-event-sponged = 🧽 { $name } scrocca: { $card }.
wg-event-passed = { $name } non scrocca niente.
wg-event-nuisance =
    { $spared ->
        [true] 👀 Un rompiscatole per { $name }: { $card }. Girato subito, non costa niente.
       *[false] 👀 Un rompiscatole per { $name }: { $card }.
    }
wg-event-evicted = 🚪 { $card } se ne va da casa di { $name }.
wg-event-tidied = { $name } riordina: { $card }.
wg-event-hammock = 🏖️ { $name } ha l’amaca.
wg-event-hammock-back = L’amaca torna al centro.

## A parole
wg-alt = { $dice } Al centro: { $middle }. { $flats }.
wg-dice-none =
    { $count ->
        [one] Un dado da lanciare.
       *[other] { $count } dadi da lanciare.
    }
wg-dice =
    { $any ->
        [true] Dadi: { $dice }; spesi: { $spent }.
       *[false] Dadi: { $dice }.
    }
wg-dice-parked = Parcheggiati: { $dice }.
wg-flat =
    { $hammock ->
        [true] { $name }, sull’amaca ({ $facts })
       *[false] { $name } ({ $facts })
    }
wg-flat-down = { $card } [{ $cost }]
wg-flat-locked = { $card } per sempre
wg-flat-mates-count = Coinquilini: { $awake } in piedi, { $asleep } a nanna
wg-flat-mates = Coinquilini: { $mates }
wg-flat-todos = Imprese: { $cards }
wg-flat-items = Oggetti: { $cards }
wg-flat-nuisance = Rompiscatole: { $card }
wg-text-middle = Al centro (costo → che cosa porta)
wg-text-top =
    { $left ->
        [one] { $card }: { $cost } → { $effect } (l’ultima del mazzo)
       *[other] { $card }: { $cost } → { $effect } ({ $left } nel mazzo)
    }
wg-text-item = { $card }: { $cost } → { $effect }

wuerfelwg-rules-goal =
    Vince chi resta sull’amaca per un giro intero.

    Ognuno ha un appartamento: **bagno**, **divano**, **frigo** e **IO**. All’inizio il bagno è sporco, il divano pieno di briciole e il frigo vuoto, ma tu sei in piedi. **Imprese** e **oggetti** portano punti; i **coinquilini** portano dadi.
wuerfelwg-rules-turn =
    🎲 **Lancia** tanti dadi quanti ne dà il tuo appartamento, al massimo 7: 4 da IO (3 a nanna) e 1 da ogni coinquilino in piedi. Premi sui dadi per **parcheggiarli** e **rilancia** gli altri; dopo ogni lancio scegli da capo. I canguri non contano niente, ma con il bagno pulito uno può diventare un numero qualsiasi.

    🛒 **Spendi** i dadi, ognuno una volta, per tutte le carte che riesci a pagare: imprese, coinquilini, oggetti, o carte tue girate dal lato cattivo. Dopo un’impresa da te vanno tutti a nanna e qualche stanza si rovina; un oggetto rovina una stanza. Con tre dadi uguali ti fai prestare un oggetto da un altro appartamento.

    🧽 **Scroccare**: con il tuo tiro tutti gli altri possono girare una carta del proprio appartamento, e contano tutti i dadi.
wuerfelwg-rules-end =
    Con **16 punti o più, e più di tutti gli altri**, alla fine del tuo turno prendi l’amaca. Se è ancora tua quando comincia il tuo prossimo turno, vinci subito. Chi ti supera se la prende; sotto i 16 torna al centro.

    Quando un mazzo di imprese è esaurito, in quel turno si finisce di spendere, poi vince chi ha più punti; a pari merito si vince insieme.
wuerfelwg-rules-variants =
    - **Rompiscatole**: chi ha per la prima volta 10 punti alla fine di un turno ne riceve uno per sempre. Alcuni bloccano una stanza, altri costano punti, altri chiedono una scelta.
    - Una carta girata dal lato cattivo mostra che cosa la rigira; i costi sono disegnati come dadi: le X sono uguali, qualunque cosa mostrino, i gradini sono numeri in fila, e un numero con + è una somma.
    - I posti vuoti vanno ai giocatori della casa. Questa è una versione non ufficiale.
