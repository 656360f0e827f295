putzdiewutz-name = Putz die Wutz
putzdiewutz-lobby-alt = Marmeladenverschmierte Schweine um ein Marmeladenglas und der Titel Putz die Wutz.
putzdiewutz-rules-goal-alt = Zwölf Schweine mit Marmeladenflecken im Quadrat um ein Marmeladenglas; jedes schaut nach Norden, Osten, Süden oder Westen. An jeder Seite eine Seife mit Pfeil, ein Name und die Schweine, die dort schon sauber sind.
putzdiewutz-rules-turn-alt = Die Würfel zeigen Gelb, drei und plus eins: Gelb 4, es schaut nach Osten, also die Seife im Osten. Liegt es nicht da: Rot 4, es schaut nach Westen, also die Seife im Westen. Fehlt auch das: das Glas. Zuletzt wird ein Schwein sauber, das dich anschaut, und eins, das woanders hinschaut, zu dir gedreht.
putzdiewutz-rules-end-alt = Ein Quadrat mit einem leeren Platz, und im Stapel ist kein Schwein mehr. Ada hat die meisten sauberen Schweine, fünf, und eine Krone.
putzdiewutz-rules-variants-alt = Drei Reihen. Klassisch: zwölf Schweine, drei Würfel, rote Schweine. Jung: zwölf Schweine, ohne den Würfel für eins mehr. Sehr jung: acht Schweine, ohne diesen Würfel und ohne rote Schweine.
putzdiewutz-option-variant = Für wen
putzdiewutz-option-variant-classic = klassisch: drei Würfel
putzdiewutz-option-variant-young = jung: ohne den Spezialwürfel
putzdiewutz-option-variant-very-young = sehr jung: zwei Würfel, keine roten Schweine
putzdiewutz-option-early-end = Das Ende
putzdiewutz-option-early-end-true = Schluss, wenn niemand mehr aufholen kann
putzdiewutz-option-early-end-false = Schluss, wenn der Stapel leer ist

putzdiewutz-illegal-erred = Ein Griff pro Runde: In dieser bist du raus.
putzdiewutz-illegal-sitting-out = Wegen deines falschen Griffs setzt du diesen Wurf aus.
putzdiewutz-illegal-no-race = Gerade wird nichts gesucht: Erst muss gewürfelt werden.
putzdiewutz-illegal-wrong-phase = Das kommt in einem anderen Moment der Runde dran.
putzdiewutz-illegal-not-your-turn = Nur wer das Glas erwischt hat, darf ein Schwein drehen.
putzdiewutz-illegal-not-turnable = Dieses Schwein schaut dich schon an. Nimm ein anderes.

pdw-round =
    { $pile ->
        [0] Runde { $round } · der Stapel ist leer
        [one] Runde { $round } · ein Schwein im Stapel
       *[other] Runde { $round } · { $pile } Schweine im Stapel
    }
pdw-begin = Klebrige Schweine schauen in die Runde. Wer würfelt?
pdw-roll-now = Alle bereit? Wer mag, drückt **Würfeln**.
pdw-tumbling = Die Würfel rollen …
pdw-grab-now = Welche Seife schaut dieses Schwein an? Schnapp sie!
pdw-erred =
    { $count ->
        [one] { $names } hat danebengegriffen.
       *[other] { $names } haben danebengegriffen.
    }
pdw-sitting-out =
    { $next ->
        [true]
            { $count ->
                [one] { $names } setzt den nächsten Wurf aus.
               *[other] { $names } setzen den nächsten Wurf aus.
            }
       *[false]
            { $count ->
                [one] { $names } setzt diesen Wurf aus.
               *[other] { $names } setzen diesen Wurf aus.
            }
    }
pdw-was = { $roll } → { $wanted } → **{ $item }**
pdw-no-pig =
    { $red ->
        [true] kein solches Schwein, auch kein rotes
       *[false] kein solches Schwein
    }
pdw-void = Niemand hat es erwischt.
pdw-grab-right =
    { $ms ->
        [-1] 🥇 **{ $name }**
       *[other] 🥇 **{ $name }** in { $ms } ms
    }
pdw-grab-wrong =
    { $ms ->
        [-1] ✖️ { $name } hat danebengegriffen
       *[other] ✖️ { $name } hat nach { $ms } ms danebengegriffen
    }
pdw-turn-a-pig = **{ $name }** hat das Glas und dreht ein beliebiges Schwein zu sich.
pdw-choose-pig = Welches Schwein drehst du?
pdw-spot = Platz { $number }, im Uhrzeigersinn ab oben links
pdw-button-roll = Würfeln
pdw-told-wrong =
    { $out ->
        [two] Daneben! In dieser Runde bist du raus, mehr nicht.
        [nobody] Daneben! Alle haben danebengegriffen, also setzt beim nächsten Wurf niemand aus.
       *[next] Daneben! In dieser Runde bist du raus, und den nächsten Wurf setzt du aus.
    }
pdw-score =
    { $count ->
        [one] { $name }: ein sauberes Schwein
       *[other] { $name }: { $count } saubere Schweine
    }
pdw-fastest = ⚡ Schnellster Griff: { $name }, { $ms } ms
pdw-alt = Schweine im Uhrzeigersinn ab oben links: { $pigs }. Stapel: { $pile }. { $seats }.
pdw-alt-result = Das Ergebnis. { $scores }.
pdw-text-pigs = Das Quadrat, im Uhrzeigersinn ab oben links
pdw-text-seats = Die Plätze
pdw-seat =
    { $count ->
        [one] { $name } ({ $side }): ein sauberes Schwein
       *[other] { $name } ({ $side }): { $count } saubere Schweine
    }{ $out ->
        [true] {" "}(setzt aus)
       *[false] {""}
    }
pdw-pig = { $color } { $blotches }
pdw-looks = { $pig } schaut nach { $side }
pdw-empty-spot = leerer Platz
pdw-color-green = Grün
pdw-color-yellow = Gelb
pdw-color-blue = Blau
pdw-color-red = Rot
pdw-side-north = Norden
pdw-side-east = Osten
pdw-side-south = Süden
pdw-side-west = Westen
pdw-item-north = Seife im Norden
pdw-item-east = Seife im Osten
pdw-item-south = Seife im Süden
pdw-item-west = Seife im Westen
pdw-item-jar = Glas
pdw-event-rolled = Gewürfelt: { $roll }.
pdw-event-grabbed =
    { $right ->
        [true] { $name } hat richtig zugegriffen: { $item }.
       *[false] { $name } hat danebengegriffen: { $item }.
    }
pdw-event-cleaned = { $name } hat { $pig } saubergeschrubbt.
pdw-event-turned = { $pig } schaut jetzt nach { $side }.
pdw-event-voided = Die Runde galt nicht.

putzdiewutz-rules-goal =
    Die Schweine waren in der Marmelade. Wer schrubbt die meisten sauber?

    Die Schweine liegen im Quadrat um das Marmeladenglas, jedes schaut zu einer Seite. An jeder Seite liegt eine Seife. Jedes Schwein hat eine **Farbe** mit eigener Fleckenform und **einen bis sechs Flecken**; keine zwei sind gleich.
putzdiewutz-rules-turn =
    Jemand würfelt. Die Würfel nennen ein Schwein: seine Farbe, die Zahl seiner Flecken, und eins mehr oder weniger, wenn der dritte Würfel es sagt (eins unter 1 ist 6, eins über 6 ist 1).

    Finde das Schwein und **schnapp die Seife, die es anschaut**. Liegt es nicht da, zählt das **rote** mit dieser Zahl. Fehlt auch das, schnapp das **Glas**.

    Wer nach Discords eigener Uhr zuerst da war, schrubbt:
    - Das Schwein schaut dich an: Es ist sauber und gehört dir, das nächste vom Stapel nimmt seinen Platz.
    - Es schaut woanders hin: Es wird zu dir gedreht.
    - Es war das Glas: Dreh irgendein Schwein zu dir.

    Ein falscher Griff zählt sofort: In dieser Runde bist du raus und den nächsten Wurf setzt du aus (zu zweit nur die Runde).
putzdiewutz-rules-end = Sobald ein Platz im Quadrat leer bleibt, weil der Stapel aufgebraucht ist, ist Schluss. Die meisten sauberen Schweine gewinnen; bei Gleichstand gemeinsam.
putzdiewutz-rules-variants =
    - **jung**: ohne den Würfel für eins mehr oder weniger.
    - **sehr jung**: auch ohne rote Schweine und mit acht Schweinen im Quadrat.
    - **frühes Ende**: Schluss, sobald niemand mehr mit der Führung gleichziehen kann.
    - Hausspieler füllen leere Plätze. Dies ist eine inoffizielle Umsetzung.
