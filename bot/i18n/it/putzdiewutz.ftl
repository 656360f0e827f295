putzdiewutz-name = Putz die Wutz
putzdiewutz-lobby-alt = Porcelli impiastricciati attorno a un barattolo di marmellata, e il titolo Putz die Wutz.
putzdiewutz-rules-goal-alt = Dodici porcelli macchiati di marmellata in quadrato attorno a un barattolo; ognuno guarda a nord, est, sud o ovest. Su ogni lato una saponetta con una freccia, un nome e i porcelli già puliti.
putzdiewutz-rules-turn-alt = I dadi mostrano giallo, tre e più uno: il giallo 4, che guarda a est, quindi la saponetta a est. Se non c’è: il rosso 4, che guarda a ovest, quindi la saponetta a ovest. Se manca anche quello: il barattolo. Infine un porcello che ti guarda viene pulito, e uno che guarda altrove viene girato verso di te.
putzdiewutz-rules-end-alt = Un quadrato con un posto vuoto, e nella pila non c’è più nessun porcello. Ada ha più porcelli puliti di tutti, cinque, e una corona.
putzdiewutz-rules-variants-alt = Tre righe. Classica: dodici porcelli, tre dadi, porcelli rossi. Giovani: dodici porcelli, senza il dado che dice una in più. Giovanissimi: otto porcelli, senza quel dado e senza porcelli rossi.
putzdiewutz-option-variant = Per chi
putzdiewutz-option-variant-classic = classica: tre dadi
putzdiewutz-option-variant-young = giovani: senza il dado speciale
putzdiewutz-option-variant-very-young = giovanissimi: due dadi, niente porcelli rossi
putzdiewutz-option-early-end = La fine
putzdiewutz-option-early-end-true = si finisce quando nessuno può più raggiungere chi è in testa
putzdiewutz-option-early-end-false = si finisce quando la pila è esaurita

putzdiewutz-illegal-erred = Una presa per giro: in questo non giochi più.
putzdiewutz-illegal-sitting-out = Salti questo lancio, per via della presa sbagliata.
putzdiewutz-illegal-no-race = Adesso non si cerca niente: prima bisogna lanciare i dadi.
putzdiewutz-illegal-wrong-phase = Questo si fa in un altro momento del giro.
putzdiewutz-illegal-not-your-turn = Solo chi ha preso il barattolo può girare un porcello.
putzdiewutz-illegal-not-turnable = Quel porcello ti guarda già. Scegline un altro.

pdw-round =
    { $pile ->
        [0] Giro { $round } · la pila è esaurita
        [one] Giro { $round } · un porcello nella pila
       *[other] Giro { $round } · { $pile } porcelli nella pila
    }
pdw-begin = Dei porcelli appiccicosi si guardano attorno. Chi lancia?
pdw-roll-now = Tutti pronti? Chi vuole preme **Lancia**.
pdw-tumbling = I dadi rotolano …
pdw-grab-now = Quale saponetta guarda quel porcello? Acchiappala!
pdw-erred = Presa sbagliata: { $names }.
pdw-sitting-out =
    { $next ->
        [true]
            { $count ->
                [one] { $names } salta il prossimo lancio.
               *[other] { $names } saltano il prossimo lancio.
            }
       *[false]
            { $count ->
                [one] { $names } salta questo lancio.
               *[other] { $names } saltano questo lancio.
            }
    }
pdw-was = { $roll } → { $wanted } → **{ $item }**
pdw-no-pig =
    { $red ->
        [true] quel porcello non c’è, neanche rosso
       *[false] nessun porcello così
    }
pdw-void = Nessuno c’è riuscito.
pdw-grab-right =
    { $ms ->
        [-1] 🥇 **{ $name }**
       *[other] 🥇 **{ $name }** in { $ms } ms
    }
pdw-grab-wrong =
    { $ms ->
        [-1] ✖️ { $name } ha sbagliato presa
       *[other] ✖️ { $name } ha sbagliato presa dopo { $ms } ms
    }
pdw-turn-a-pig = **{ $name }** ha il barattolo e gira verso di sé un porcello a scelta.
pdw-choose-pig = Quale porcello giri?
pdw-spot = casella { $number }, in senso orario da in alto a sinistra
pdw-button-roll = Lancia
pdw-told-wrong =
    { $out ->
        [two] Sbagliato! Per questo giro non giochi più, tutto qui.
        [nobody] Sbagliato! Avete sbagliato tutti, quindi nessuno salta il prossimo lancio.
       *[next] Sbagliato! Per questo giro non giochi più, e salti il prossimo lancio.
    }
pdw-score =
    { $count ->
        [one] { $name }: un porcello pulito
       *[other] { $name }: { $count } porcelli puliti
    }
pdw-fastest = ⚡ La presa più veloce: { $name }, { $ms } ms
pdw-alt = Porcelli in senso orario da in alto a sinistra: { $pigs }. Pila: { $pile }. { $seats }.
pdw-alt-result = Il risultato. { $scores }.
pdw-text-pigs = Il quadrato, in senso orario da in alto a sinistra
pdw-text-seats = I posti
pdw-seat =
    { $count ->
        [one] { $name } ({ $side }): un porcello pulito
       *[other] { $name } ({ $side }): { $count } porcelli puliti
    }{ $out ->
        [true] {" "}(salta il lancio)
       *[false] {""}
    }
pdw-pig = { $color } { $blotches }
pdw-looks = { $pig } guarda a { $side }
pdw-empty-spot = casella vuota
pdw-color-green = verde
pdw-color-yellow = giallo
pdw-color-blue = blu
pdw-color-red = rosso
pdw-side-north = nord
pdw-side-east = est
pdw-side-south = sud
pdw-side-west = ovest
pdw-item-north = saponetta a nord
pdw-item-east = saponetta a est
pdw-item-south = saponetta a sud
pdw-item-west = saponetta a ovest
pdw-item-jar = Barattolo
pdw-event-rolled = I dadi: { $roll }.
pdw-event-grabbed =
    { $right ->
        [true] Presa giusta di { $name }: { $item }.
       *[false] Presa sbagliata di { $name }: { $item }.
    }
pdw-event-cleaned = { $name } ha spazzolato per bene { $pig }.
pdw-event-turned = { $pig } ora guarda a { $side }.
pdw-event-voided = Il giro non vale.

putzdiewutz-rules-goal =
    I porcelli si sono tuffati nella marmellata. Vince chi ne ripulisce di più.

    I porcelli stanno in quadrato attorno al barattolo, e ognuno guarda verso un lato. Su ogni lato c’è una saponetta. Ogni porcello ha un **colore**, con la sua forma di macchia, e **da una a sei macchie**; non ce ne sono due uguali.
putzdiewutz-rules-turn =
    Qualcuno lancia. I dadi indicano un porcello: il colore, il numero di macchie, e una in più o in meno se lo dice il terzo dado (una meno di 1 fa 6, una più di 6 fa 1).

    Trova quel porcello e **acchiappa la saponetta che guarda**. Se non c’è, conta quello **rosso** con lo stesso numero. Se manca anche quello, acchiappa il **barattolo**.

    Chi arriva prima, secondo l’orologio di Discord, spazzola:
    - Il porcello guarda te: è pulito ed è tuo, e il prossimo della pila prende il suo posto.
    - Guarda altrove: viene girato verso di te.
    - Era il barattolo: gira verso di te un porcello a scelta.

    Una presa sbagliata conta subito: per questo giro non giochi più e salti il prossimo lancio (in due, solo il giro).
putzdiewutz-rules-end = Appena una casella del quadrato resta vuota perché la pila è esaurita, la partita finisce. Vince chi ha più porcelli puliti; a pari merito si vince insieme.
putzdiewutz-rules-variants =
    - **giovani**: senza il dado che dice una in più o una in meno.
    - **giovanissimi**: anche senza porcelli rossi, e con otto porcelli nel quadrato.
    - **fine anticipata**: si finisce appena nessuno può più nemmeno pareggiare con chi è in testa.
    - I posti vuoti vanno ai giocatori della casa. Questa è una versione non ufficiale.
