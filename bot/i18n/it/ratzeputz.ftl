ratzeputz-name = Ratzeputz
ratzeputz-lobby-alt = Un orto con lo gnomo Tilli, il coniglio Ratzeputz e la talpa Blinki, e il titolo Ratzeputz.
ratzeputz-rules-goal-alt = Sotto un ciuffo di carota è appesa una radice, sotto un altro c’è un buco, sotto un terzo il coniglio Ratzeputz. In basso: tre radici sono più di quella nella tana.
ratzeputz-rules-turn-alt = L’orto dopo un due al dado: Tilli è sulla pietra C, e le pietre A ed E sono dorate. Al centro quello che si è visto per ultimo: un buco alla carota 5, dove è stata piantata una radice gialla. Quattro radici sono raccolte, dieci nel sacchetto, e alla tana c’è scritto «plop!».
ratzeputz-rules-end-alt = L’orto alla fine: i ciuffi non ci sono più, tre radici sono ancora appese. Sette radici sono raccolte, quattro sono nella tana, e Ratzeputz è triste.
ratzeputz-rules-variants-alt = Il lato facile: Ratzeputz e Blinki. Il lato difficile: due volte Ratzeputz. I valori: arancione 1, gialla 2, rossa 3. Ballerine: una radice che cade nella tana.
ratzeputz-option-side = Sotto l’orto
ratzeputz-option-side-none = secondo il numero di giocatori: difficile da soli o in due
ratzeputz-option-side-easy = lato facile: Ratzeputz e Blinki
ratzeputz-option-side-tricky = lato difficile: due Ratzeputz
ratzeputz-option-scoring = Che cosa conta
ratzeputz-option-scoring-roots = ogni radice vale uno
ratzeputz-option-scoring-values = a valore: arancione 1, gialla 2, rossa 3
ratzeputz-option-turns = A chi tocca
ratzeputz-option-turns-clockwise = a turno
ratzeputz-option-turns-anyone = chi arriva prima, mai due volte di fila
ratzeputz-option-wobbly = Radici ballerine
ratzeputz-option-wobbly-true = ballerine: una radice può scappare di mano
ratzeputz-option-wobbly-false = le radici tengono bene
ratzeputz-option-quick = Le prime radici
ratzeputz-option-quick-true = avvio rapido: il tavolo pianta le prime radici
ratzeputz-option-quick-false = le piantate voi

ratzeputz-illegal-root-there = Lì è già appesa una radice. Pianta sotto un’altra carota.
ratzeputz-illegal-out-of-reach = Con questo lancio Tilli non ci arriva.
ratzeputz-illegal-not-beside-tilli = Si possono tirare su solo le due carote accanto a Tilli.
ratzeputz-illegal-not-your-turn = Non tocca a te.
ratzeputz-illegal-wrong-phase = Questo si fa in un altro momento del turno.

rp-garden-code = Codice dell’orto **{ $code }** · `/ratzeputz collega` porta questo orto in un altro canale
rp-garden-code-short = Codice dell’orto **{ $code }** · `/ratzeputz collega`
rp-bag =
    { $bag ->
        [0] il sacchetto è vuoto
        [one] una radice nel sacchetto
       *[other] { $bag } radici nel sacchetto
    }
rp-planting = Prima del primo lancio · { $bag }
rp-turn = Turno { $turn } · { $bag }
rp-plant-now = **{ $name }** pianta una radice: sotto quale ciuffo?
rp-roll-now = **{ $name }** lancia il dado.
rp-anyone-roll = Chi arriva prima lancia il dado.
rp-anyone-roll-but = Chi arriva prima lancia il dado, ma non di nuovo { $name }.
rp-walk-now = **{ $name }** ha fatto { $roll }. Dove va Tilli?
rp-pull-now = **{ $name }** tira su una delle due carote accanto a Tilli. Chi si ricorda?
rp-turn-of = Tocca a { $name }.
rp-until = ⏳ Questo turno finisce { $at }.
rp-players = Nell’orto: { $names }
rp-text-players = **Nell’orto**
rp-player-turn = { $name }: è il suo turno
rp-player-away = { $name } (manca)
rp-player-left = { $name } (ha lasciato)
rp-passed =
    { $count ->
        [one] { $names } non ha giocato in tempo: il turno è passato.
       *[other] { $names } non hanno giocato in tempo: i turni sono passati.
    }
rp-passed-planting = Tempo scaduto: ha piantato il tavolo.
rp-roll-1 = uno
rp-roll-2 = due
rp-roll-3 = tre
rp-roll-carrot = la carota, cioè una pietra qualsiasi
rp-plop = plop!
rp-plops =
    { $count ->
        [one] Plop! Una radice è caduta nella tana.
       *[other] Plop, plop! { $count } radici sono cadute nella tana.
    }
rp-color-orange = arancione
rp-color-yellow = gialla
rp-color-red = rossa
rp-count-orange =
    { $count ->
        [one] { $count } arancione
       *[other] { $count } arancioni
    }
rp-count-yellow =
    { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
rp-count-red =
    { $count ->
        [one] { $count } rossa
       *[other] { $count } rosse
    }
rp-seen-root = Carota { $spot }: radice { $color }, raccolta!
rp-seen-slipped = Carota { $spot }: una radice, ma è scivolata di mano nella tana. Ne è stata piantata una nuova: { $color }.
rp-seen-planted = Carota { $spot }: non c’era appeso niente. È stata piantata una radice { $color }.
rp-seen-planted-first = Carota { $spot }: è stata piantata una radice { $color }.
rp-seen-hole = Carota { $spot }: un buco.
rp-seen-ratzeputz = Carota { $spot }: Ratzeputz! Scegline un’altra.
rp-seen-fed = Carota { $spot }: Ratzeputz! Si è pappato una radice { $color }.
rp-seen-blinki = Carota { $spot }: la talpa Blinki saluta.
rp-seen-blinki-plant = Carota { $spot }: la talpa Blinki saluta. Scegline un’altra.
rp-harvest =
    { $count ->
        [0] Ancora nessun raccolto.
       *[other] Raccolto ({ $count }): { $roots }.
    }
rp-button-roll = Lancia
rp-button-plant = Carota { $spot }
rp-button-stone = Pietra { $stone }
rp-button-stay = Pietra { $stone } (resta)
rp-button-left = Sinistra: carota { $spot }
rp-button-right = Destra: carota { $spot }
rp-outcome-players =
    { $count ->
        [one] Hai vinto, { $players } a { $rabbit }!
       *[other] Avete vinto, { $players } a { $rabbit }!
    }
rp-outcome-ratzeputz = Partita persa, { $players } a { $rabbit }: vince Ratzeputz!
rp-outcome-everyone =
    { $count ->
        [one] Pareggio, { $players } a { $rabbit }: vinci tu, e anche Ratzeputz!
       *[other] Pareggio, { $players } a { $rabbit }: vincono tutti, anche Ratzeputz!
    }
rp-end-harvest = Raccolto: { $amount }.
rp-end-burrow = Nella tana di Ratzeputz: { $amount }.
rp-roots =
    { $count ->
        [one] { $count } radice
       *[other] { $count } radici
    }
rp-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
rp-end-hanging = Ancora appese, non valgono per nessuno: { $roots }.
rp-hanging = carota { $spot } ({ $color })
rp-end-values = Una radice arancione vale 1, una gialla 2, una rossa 3.
rp-abandoned = Nell’orto non è rimasto nessuno; le radici sono state contate com’erano.
rp-alt = L’orto di Tilli dall’alto: carote da 1 a 6 e pietre da A a F alternate attorno al centro, il cancello accanto alla pietra A. Tilli è sulla pietra { $stone }, nell’immagine con la carota { $left } a sinistra e la carota { $right } a destra. { $lines }
rp-alt-end = L’orto di Tilli alla fine: i ciuffi sono tolti, la tana è aperta. { $lines }
rp-alt-die = Il dado mostra: { $roll }.
rp-choose-stone = Tilli può andare alla pietra { $stones }.
rp-choose-carrot = Si può tirare su la carota { $carrots }.
rp-alt-mover = Tocca a { $name }.
rp-tilli = Tilli è sulla pietra { $stone }, nell’immagine con la carota { $left } a sinistra e la carota { $right } a destra.
rp-text-garden = Carote da 1 a 6 e pietre da A a F si alternano in cerchio, in senso orario: pietra A al cancello, carota 1, pietra B, carota 2 e così via.
rp-event-rolled = { $name } ha fatto { $roll }.
rp-event-walked = Tilli è andato alla pietra { $stone }.
rp-event-uncovered = Carota { $spot } sollevata: { $what }.
rp-event-harvested = È stata raccolta una radice { $color }.
rp-event-slipped = La radice è scappata di mano ed è caduta nella tana!
rp-event-planted = Sotto la carota { $spot } è stata piantata una radice { $color }.
rp-event-fed = Ratzeputz si è pappato una radice { $color }.
rp-event-turned = Il disco è stato girato.
rp-event-plop = Plop!
rp-event-passed = { $name } non ha tirato su niente: il turno è passato.
rp-event-passed-open = Nessuno ha lanciato in tempo: ora può farlo chiunque.
rp-find-root = una radice
rp-find-hole = un buco
rp-find-ratzeputz = Ratzeputz
rp-find-blinki = Blinki

## Orti in più canali
rp-garden-unlinked = Questo canale non mostra più l’orto con il codice **{ $code }**.
rp-garden-unlinked-last = Nessun canale mostra più l’orto con il codice **{ $code }**. Aspetta per sette giorni: chi ci gioca può riportarlo con `/ratzeputz collega`.
refused-garden-code = Nessun orto ha il codice { $code }. Ricontrolla: otto lettere, come sul tabellone dell’orto.
refused-garden-tries = Cinque codici sbagliati in un minuto bastano. Aspetta un minuto, poi riprova.
refused-garden-over = Quell’orto è finito. `/ratzeputz apri` ne prepara uno nuovo.
refused-garden-here = Questo orto è già in questo canale: { $link }
refused-garden-full = Questo orto è già in { $most } canali, di più non ne raggiunge.
refused-garden-players = Al momento quell’orto non si vede da nessuna parte; può riportarlo solo chi ci gioca.
refused-garden-none-here = A questo canale non è collegato nessun orto.
refused-garden-leave = Per questo serve il permesso **Gestisci canali**, oppure chi ha collegato l’orto a questo canale.

ratzeputz-rules-goal =
    Giocate tutti insieme: raccogliete più radici di quante ne rubi Ratzeputz.

    Sotto sei ciuffi di carota ci sono radici, buchi e un coniglio affamato. Quello che viene scoperto lo vedono tutti, **una volta sola**. Poi è di nuovo nascosto, qui e in ogni canale: **il gioco è ricordare**. Ditevi quello che sapete!
ratzeputz-rules-turn =
    Prima si piantano tre radici, una dopo l’altra. Poi, a turno:

    - **Lancia**, e fai camminare Tilli di altrettante pietre, in un verso o nell’altro. La carota: fino a una pietra qualsiasi.
    - **Tira su** una delle due carote accanto a lui.
    - Una radice: è vostra!
    - Un buco: si pesca una radice dal sacchetto e la si pianta lì. Il disco sotto l’orto gira di un posto in senso orario, e Ratzeputz con lui.
    - Ratzeputz: si pesca una radice e lui se la pappa. Il disco gira, e addio radice.
    - La talpa Blinki: saluta e basta.

    Quando Ratzeputz arriva sotto una radice appesa, quella cade nella sua tana. Sentite il **plop**, ma non quale radice era.
ratzeputz-rules-end = Appena l’ultima radice del sacchetto è piantata o mangiata e il disco ha girato ancora una volta, la partita finisce. Le radici ancora appese non valgono per nessuno. Se nel raccolto ce ne sono più che nella tana, vincete voi. Se ce ne sono meno, Ratzeputz. Se sono pari, tutti.
ratzeputz-rules-variants =
    - **lato difficile**: due Ratzeputz, niente Blinki (di solito in uno o due).
    - **a valore**: arancione vale 1, gialla 2, rossa 3.
    - **chi arriva prima**: nessun ordine, ma mai due volte di fila.
    - **ballerine**: ogni radice tirata su o piantata può cadere.
    - **avvio rapido**: le prime tre le pianta il tavolo.
    - Un orto può stare in tanti canali e server: passate il suo codice. I posti vuoti vanno ai giocatori della casa. Questa è una versione non ufficiale.
