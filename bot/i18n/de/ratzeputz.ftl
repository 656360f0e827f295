ratzeputz-name = Ratzeputz
ratzeputz-lobby-alt = Ein Gemüsebeet mit Zwerg Tilli, Hase Ratzeputz und Maulwurf Blinki und der Titel Ratzeputz.
ratzeputz-rules-goal-alt = Unter einem Möhrengrün hängt eine Rübe, unter einem ist ein Loch, unter einem der Hase Ratzeputz. Darunter: Drei Rüben sind mehr als die eine im Bau.
ratzeputz-rules-turn-alt = Der Garten nach einer gewürfelten Zwei: Tilli steht auf Stein C, die Steine A und E sind golden. In der Mitte, was zuletzt zu sehen war: ein Loch bei Möhre 5, in das eine gelbe Rübe gepflanzt wurde. Vier Rüben sind geerntet, zehn im Beutel, und am Bau steht „plopp!“.
ratzeputz-rules-end-alt = Der Garten am Ende: Das Möhrengrün ist weg, drei Rüben hängen noch. Sieben Rüben sind geerntet, vier liegen im Bau, und Ratzeputz ist traurig.
ratzeputz-rules-variants-alt = Die leichte Seite: Ratzeputz und Blinki. Die knifflige Seite: zweimal Ratzeputz. Die Werte: Orange 1, Gelb 2, Rot 3. Wackelig: eine Rübe auf dem Weg in den Bau.
ratzeputz-option-side = Unter dem Garten
ratzeputz-option-side-none = nach der Zahl der Spielenden: zu zweit und allein knifflig
ratzeputz-option-side-easy = leichte Seite: Ratzeputz und Blinki
ratzeputz-option-side-tricky = knifflige Seite: zwei Ratzeputze
ratzeputz-option-scoring = Was zählt
ratzeputz-option-scoring-roots = jede Rübe zählt eins
ratzeputz-option-scoring-values = nach Wert: orange 1, gelb 2, rot 3
ratzeputz-option-turns = Wer dran ist
ratzeputz-option-turns-clockwise = reihum
ratzeputz-option-turns-anyone = wer zuerst kommt, niemand zweimal nacheinander
ratzeputz-option-wobbly = Wackelige Rüben
ratzeputz-option-wobbly-true = wackelig: Eine Rübe kann aus der Hand fallen
ratzeputz-option-wobbly-false = Rüben halten fest
ratzeputz-option-quick = Die ersten Rüben
ratzeputz-option-quick-true = Schnellstart: Der Tisch pflanzt die ersten Rüben
ratzeputz-option-quick-false = ihr pflanzt sie selbst

ratzeputz-illegal-root-there = Da hängt schon eine Rübe. Pflanz unter eine andere Möhre.
ratzeputz-illegal-out-of-reach = So weit kommt Tilli mit diesem Wurf nicht.
ratzeputz-illegal-not-beside-tilli = Nur die beiden Möhren neben Tilli lassen sich ziehen.
ratzeputz-illegal-not-your-turn = Du bist nicht dran.
ratzeputz-illegal-wrong-phase = Das kommt in einem anderen Moment des Zuges dran.

rp-garden-code = Gartencode **{ $code }** · `/ratzeputz beitreten` holt diesen Garten in einen weiteren Kanal
rp-garden-code-short = Gartencode **{ $code }** · `/ratzeputz beitreten`
rp-bag =
    { $bag ->
        [0] der Beutel ist leer
        [one] eine Rübe im Beutel
       *[other] { $bag } Rüben im Beutel
    }
rp-planting = Vor dem ersten Wurf · { $bag }
rp-turn = Zug { $turn } · { $bag }
rp-plant-now = **{ $name }** pflanzt eine Rübe: unter welches Grün?
rp-roll-now = **{ $name }** würfelt.
rp-anyone-roll = Wer zuerst kommt, würfelt.
rp-anyone-roll-but = Wer zuerst kommt, würfelt, nur nicht noch einmal { $name }.
rp-walk-now = **{ $name }** hat gewürfelt: { $roll }. Wohin geht Tilli?
rp-pull-now = **{ $name }** zieht eine der beiden Möhren neben Tilli. Wer erinnert sich?
rp-turn-of = { $name } ist dran.
rp-until = ⏳ Dieser Zug endet { $at }.
rp-players = Im Garten: { $names }
rp-text-players = **Im Garten**
rp-player-turn = { $name } ist dran
rp-player-away = { $name } (weg)
rp-player-left = { $name } (gegangen)
rp-passed =
    { $count ->
        [one] Der Zug von { $names } ist verfallen: Die Zeit war um.
       *[other] Die Züge von { $names } sind verfallen: Die Zeit war um.
    }
rp-passed-planting = Die Zeit war um, also hat der Tisch gepflanzt.
rp-roll-1 = eins
rp-roll-2 = zwei
rp-roll-3 = drei
rp-roll-carrot = die Möhre, also jeder Stein
rp-plop = plopp!
rp-plops =
    { $count ->
        [one] Plopp! Eine Rübe ist in den Bau gefallen.
       *[other] Plopp, plopp! { $count } Rüben sind in den Bau gefallen.
    }
rp-color-orange = orange
rp-color-yellow = gelb
rp-color-red = rot
rp-count-orange = { $count } orange
rp-count-yellow = { $count } gelbe
rp-count-red = { $count } rote
rp-seen-root = Möhre { $spot }: eine Rübe ({ $color }), geerntet!
rp-seen-slipped = Möhre { $spot }: eine Rübe, doch sie rutschte aus der Hand in den Bau. Eine neue wurde gepflanzt: { $color }.
rp-seen-planted = Möhre { $spot }: Da hing nichts. Eine Rübe wurde gepflanzt: { $color }.
rp-seen-planted-first = Möhre { $spot }: Eine Rübe ({ $color }) wurde gepflanzt.
rp-seen-hole = Möhre { $spot }: ein Loch.
rp-seen-ratzeputz = Möhre { $spot }: Ratzeputz! Such eine andere aus.
rp-seen-fed = Möhre { $spot }: Ratzeputz! Er bekam eine Rübe: { $color }.
rp-seen-blinki = Möhre { $spot }: Maulwurf Blinki sagt Hallo.
rp-seen-blinki-plant = Möhre { $spot }: Maulwurf Blinki sagt Hallo. Such eine andere aus.
rp-harvest =
    { $count ->
        [0] Noch nichts geerntet.
       *[other] Geerntet ({ $count }): { $roots }.
    }
rp-button-roll = Würfeln
rp-button-plant = Möhre { $spot }
rp-button-stone = Stein { $stone }
rp-button-stay = Stein { $stone } (bleiben)
rp-button-left = Links: Möhre { $spot }
rp-button-right = Rechts: Möhre { $spot }
rp-outcome-players = Gewonnen, { $players } zu { $rabbit }!
rp-outcome-ratzeputz = Verloren, { $players } zu { $rabbit }: Ratzeputz gewinnt!
rp-outcome-everyone =
    { $count ->
        [one] Gleichstand, { $players } zu { $rabbit }: Du gewinnst, und Ratzeputz auch!
       *[other] Gleichstand, { $players } zu { $rabbit }: Alle gewinnen, auch Ratzeputz!
    }
rp-end-harvest = Geerntet: { $amount }.
rp-end-burrow = Im Hasenbau: { $amount }.
rp-roots =
    { $count ->
        [one] { $count } Rübe
       *[other] { $count } Rüben
    }
rp-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
rp-end-hanging = Noch in der Erde, für niemanden gezählt: { $roots }.
rp-hanging = Möhre { $spot } ({ $color })
rp-end-values = Eine orange Rübe zählt 1, eine gelbe 2, eine rote 3.
rp-abandoned = Alle haben den Garten verlassen; gezählt wurde, was da war.
rp-alt = Tillis Garten von oben: Möhren 1 bis 6 und Steine A bis F abwechselnd um die Mitte, das Tor bei Stein A. Tilli steht auf Stein { $stone }, im Bild mit Möhre { $left } links und { $right } rechts von ihm. { $lines }
rp-alt-end = Tillis Garten am Ende: Das Möhrengrün ist ab, der Hasenbau offen. { $lines }
rp-alt-die = Der Würfel zeigt: { $roll }.
rp-choose-stone = Tilli kann auf Stein { $stones } gehen.
rp-choose-carrot = Ziehen lässt sich Möhre { $carrots }.
rp-alt-mover = { $name } ist dran.
rp-tilli = Tilli steht auf Stein { $stone }, im Bild mit Möhre { $left } links und Möhre { $right } rechts von ihm.
rp-text-garden = Möhren 1 bis 6 und Steine A bis F liegen abwechselnd im Ring, im Uhrzeigersinn: Stein A am Tor, Möhre 1, Stein B, Möhre 2 und so weiter.
rp-event-rolled = { $name } hat gewürfelt: { $roll }.
rp-event-walked = Tilli ging zu Stein { $stone }.
rp-event-uncovered = Möhre { $spot } wurde angehoben: { $what }.
rp-event-harvested = Eine Rübe wurde geerntet: { $color }.
rp-event-slipped = Die Rübe rutschte ab und fiel in den Bau!
rp-event-planted = Unter Möhre { $spot } wurde eine Rübe gepflanzt: { $color }.
rp-event-fed = Ratzeputz bekam eine Rübe: { $color }.
rp-event-turned = Die Scheibe wurde gedreht.
rp-event-plop = Plopp!
rp-event-passed = Der Zug von { $name } ist verfallen: Gezogen wurde nichts.
rp-event-passed-open = Niemand hat rechtzeitig gewürfelt: Jetzt dürfen alle.
rp-find-root = eine Rübe
rp-find-hole = ein Loch
rp-find-ratzeputz = Ratzeputz
rp-find-blinki = Blinki

## Gardens in several channels
rp-garden-unlinked = Dieser Kanal zeigt den Garten mit dem Code **{ $code }** nicht mehr.
rp-garden-unlinked-last = Kein Kanal zeigt den Garten mit dem Code **{ $code }** mehr. Er wartet sieben Tage: Wer dort sitzt, kann ihn mit `/ratzeputz beitreten` zurückholen.
refused-garden-code = Kein Garten hat den Code { $code }. Schau noch einmal nach: acht Buchstaben, wie sie am Gartenbrett stehen.
refused-garden-tries = Fünf falsche Codes in einer Minute sind genug. Warte eine Minute und versuch es dann wieder.
refused-garden-over = Dieser Garten ist zu Ende. `/ratzeputz start` legt einen neuen an.
refused-garden-here = Dieser Garten ist schon in diesem Kanal: { $link }
refused-garden-full = Dieser Garten ist schon in { $most } Kanälen, mehr erreicht er nicht.
refused-garden-players = Dieser Garten ist gerade nirgends zu sehen; nur wer dort sitzt, kann ihn zurückholen.
refused-garden-none-here = Mit diesem Kanal ist kein Garten verbunden.
refused-garden-leave = Dafür braucht es die Berechtigung **Kanäle verwalten**, oder wer den Garten mit diesem Kanal verbunden hat.

ratzeputz-rules-goal =
    Ihr spielt alle zusammen: Erntet mehr Rüben, als Ratzeputz stiehlt.

    Unter sechs Möhrengrün sind Rüben, Löcher und ein hungriger Hase. Was aufgedeckt wird, sehen alle, **ein Mal**. Danach ist es wieder versteckt, hier und in jedem Kanal: **Das Erinnern ist das Spiel**. Sagt einander, was ihr wisst!
ratzeputz-rules-turn =
    Zuerst werden nacheinander drei Rüben gepflanzt. Dann reihum:

    - **Würfle** und geh mit Tilli so viele Steine, in eine der beiden Richtungen. Die Möhre: zu jedem Stein.
    - **Zieh** eine der beiden Möhren neben ihm.
    - Eine Rübe: Sie gehört euch!
    - Ein Loch: Eine Rübe kommt aus dem Beutel und wird dort gepflanzt. Die Scheibe unter dem Garten dreht sich im Uhrzeigersinn um einen Platz, und Ratzeputz mit ihr.
    - Ratzeputz: Er bekommt eine Rübe aus dem Beutel. Die Scheibe dreht sich, weg ist sie.
    - Maulwurf Blinki: Er sagt Hallo, sonst nichts.

    Wo Ratzeputz unter einer hängenden Rübe ankommt, fällt sie in seinen Bau. Ihr hört das **Plopp**, aber nicht, welche es war.
ratzeputz-rules-end = Sobald die letzte Rübe aus dem Beutel gepflanzt oder verfüttert ist und sich die Scheibe noch einmal gedreht hat, ist Schluss. Was noch hängt, zählt für niemanden. Mehr in eurer Ernte als im Bau: Ihr gewinnt. Weniger: Ratzeputz. Gleich viele: alle.
ratzeputz-rules-variants =
    - **knifflige Seite**: zwei Ratzeputze, kein Blinki (üblich für eine oder zwei Personen).
    - **nach Wert**: Orange zählt 1, Gelb 2, Rot 3.
    - **wer zuerst kommt**: keine Reihenfolge, aber niemand zweimal nacheinander.
    - **wackelig**: Jede gezogene oder gepflanzte Rübe kann fallen.
    - **Schnellstart**: Der Tisch pflanzt die ersten drei.
    - Ein Garten kann in vielen Kanälen und Servern sein: Gebt seinen Code weiter. Hausspieler füllen leere Plätze. Dies ist eine inoffizielle Umsetzung.
