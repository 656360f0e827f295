wuzzlts-name = Wuzzlts
wuzzlts-lobby-alt = Fünf kleine Monster nebeneinander, ein Roboter, ein Fisch, ein Insekt, ein pelziges und ein schlammiges, und der Titel Wuzzlts.
wuzzlts-rules-goal-alt = Fünf Paare aus Hälften. Drei sind Wuzzlts: beide Hälften von WuzzBot 4, der Zwinkerer auf einem anderen Unterteil, ein Oberteil auf dem Stinker. Zwei passen nicht: Hälften von zwei WuzzFins und ein WuzzMud auf einem WuzzBot.
wuzzlts-rules-turn-alt = Ein Tisch: zwei Stapel, daneben die obersten Ablagen, beide Hälften von WuzzBot 6. Darunter vier Mauern, dahinter die Rückseiten der Hände. Ada ist dran; vor Brunos Mauer liegt ein Wuzzlt, vor Chloes zwei.
wuzzlts-rules-end-alt = Ein Punktezettel. Ada, die gerufen hat: 8, 2, 12 und 5 Punkte, zusammen 27. Bruno: 10, 4, 0 und 0 Punkte, zusammen 14.
wuzzlts-rules-variants-alt = Oben liegen alle Ablagen offen in zwei Reihen, Oberteile und Unterteile. Unten Monster-Paare: verdeckte Karten mit Nummern, zwei sind aufgedeckt, ein Oberteil und ein Unterteil, die nicht passen; Ada hat ein Paar.
wuzzlts-option-mode = Was gespielt wird
wuzzlts-option-mode-basic = Grundspiel: Wer zuerst drei Wuzzlts hat, gewinnt
wuzzlts-option-mode-advanced = für Fortgeschrittene: Runden mit Punkten
wuzzlts-option-mode-monster-match = Monster-Paare: Hälften im Raster finden
wuzzlts-option-rounds = Runden
wuzzlts-option-rounds-1 = eine Runde
wuzzlts-option-rounds-2 = zwei Runden
wuzzlts-option-rounds-3 = drei Runden
wuzzlts-option-many-monsters = Ablage
wuzzlts-option-many-monsters-true = viele Monster: Die Ablagen liegen offen in Reihen
wuzzlts-option-many-monsters-false = gestapelt: Nur die oberste Karte zählt
wuzzlts-option-families = Familien
wuzzlts-option-families-none = zwei Familien, ausgelost
wuzzlts-option-families-some = mit { $families }

wuzzlts-illegal-gone = Du sitzt nicht mehr an diesem Tisch.
wuzzlts-illegal-not-your-turn = Jemand anderes ist am Zug. Rufen darfst du trotzdem!
wzl-not-your-flip = Jemand anderes ist am Zug.
wuzzlts-illegal-wrong-phase = Das kommt in einem anderen Moment des Zugs.
wuzzlts-illegal-not-there = Dort gibt es gerade keine solche Karte zu nehmen.
wuzzlts-illegal-not-in-hand = Diese Karte geht jetzt nicht: Es muss eine dieser Hälfte von deiner Hand sein, und nicht die, die du von der Ablage genommen hast.
wuzzlts-illegal-no-trade = Dieser Tausch geht nicht: Biete jemandem, der noch mitspielt, eine Karte deiner Hand an.
wuzzlts-illegal-no-wuzzlt = Nein: Diese beiden abgelegten Karten sind kein Wuzzlt oder keins mehr. Das kostet dich nichts.
wuzzlts-illegal-not-three = Nein: Du hast noch keine drei Wuzzlts. Nur du weißt, dass du es versucht hast.
wuzzlts-illegal-discard-first = Erst eine Karte ablegen, dann rufen.
wuzzlts-illegal-no-shouts = Bei Monster-Paaren wird nicht gerufen.

## Karten
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
        [top] Oberteil
       *[bottom] Unterteil
    }
wzl-card =
    { $half ->
        [top] { $monster } oben
       *[bottom] { $monster } unten
    }
wzl-winker = { $monster } (Zwinkerer)
wzl-stinker = { $monster } (Stinker)
wzl-pair-wuzzlt = ⭐ { $top } + { $bottom }: Wuzzlt
wzl-pair-wuzznot = { $top } + { $bottom }: gleiche Familie
wzl-pair-notnot = { $top } + { $bottom }
wzl-whole = { $monster }

## Das Brett
wzl-mode =
    { $mode ->
        [basic] Grundspiel
        [advanced] Für Fortgeschrittene · Runde { $round } von { $rounds }
       *[monster_match] Monster-Paare
    }
wzl-piles = Nachziehstapel: { $tops } oben, { $bottoms } unten
wzl-left =
    { $count ->
        [one] noch ein Paar
       *[other] noch { $count } Paare
    }
wzl-now-draw =
    { $house ->
        [true] **{ $name }** zieht eine Karte oder tauscht.
       *[false] **{ $name }** zieht eine Karte oder tauscht, per Direktnachricht oder mit **Meine Hand**.
    }
wzl-now-discard = **{ $name }** hat ein neues { $half } und legt eines ab.
wzl-now-trade = 🤝 **{ $name }** bietet **{ $partner }** verdeckt ein { $half } an. { $partner }: drück **Antworten**.
wzl-now-flip =
    { $up ->
        [1] **{ $name }** deckt eine Karte der anderen Hälfte auf.
       *[other] **{ $name }** deckt zwei Karten auf: ein Oberteil und ein Unterteil.
    }
wzl-button-wuzzup = WuzzUp!
wzl-button-wuzzlt = Wuzzlt!
wzl-button-hand = Meine Hand
wzl-button-answer = Antworten
wzl-button-sheet = Punktezettel
wzl-flip-top = Ein Oberteil
wzl-flip-bottom = Ein Unterteil
wzl-position = Nummer { $number }

## Hände
wzl-hand-title = ### Deine Hand
wzl-hand-where = -# Wuzzlts in { $channel } mit { $others } · { $rule }
wzl-rule =
    { $mode ->
        [advanced] für Fortgeschrittene
       *[basic] Grundspiel
    }
wzl-hand-wuzzlts =
    { $scored ->
        [0] { $count ->
            [0] Noch kein Wuzzlt.
            [one] **Ein Wuzzlt.**
           *[other] **{ $count } Wuzzlts.**
        }
       *[other] { $count ->
            [0] Kein Wuzzlt auf der Hand, { $scored } vor deiner Mauer.
            [one] **Ein Wuzzlt** auf der Hand, { $scored } vor deiner Mauer.
           *[other] **{ $count } Wuzzlts** auf der Hand, { $scored } vor deiner Mauer.
        }
    }
wzl-hand-draw = ➡️ **Du bist dran.** Zieh eine Karte oder tausche eine.
wzl-hand-discard = ➡️ **Du hast { $card }.** Welche legst du ab?
wzl-hand-answer = 🤝 **{ $name } bietet dir verdeckt ein { $half } an.** Welches gibst du dafür?
wzl-hand-offered = Du bietest { $partner } { $card } an und wartest auf die Antwort.
wzl-hand-wait = Gerade sind andere dran. Behalte die Ablagen im Auge.
wzl-hand-over = 🏆 Das Spiel ist vorbei: { $winners } Das war deine Hand.
wzl-hand-received = 📨 Von { $name } bekamst du { $got } für { $gave }.
wzl-hand-swapped = 🔄 SWAP: Von { $name } bekamst du { $got }; nach links weitergegeben hast du { $gave }.
wzl-hand-alt = Deine Hand. { $pairs }. { $drawn }
wzl-hand-alt-drawn = Neu: { $card }.
wzl-draw-top = Oberteil ziehen
wzl-draw-bottom = Unterteil ziehen
wzl-take = { $card } nehmen
wzl-take-top = Ein Oberteil von der Ablage nehmen
wzl-take-bottom = Ein Unterteil von der Ablage nehmen
wzl-trade-with = Mit { $name } tauschen
wzl-trade-ask = 🤝 **Welche Karte bietest du { $name } an?** Dafür wird eine derselben Hälfte gewählt, und niemand sieht vorher die andere.
wzl-trade-choose = Deine Karte
wzl-new = { $card } · neu
wzl-back = Zurück
wzl-call = 📣 **WuzzUp!** Welche zwei abgelegten Karten sind ein Wuzzlt? Wähl von jeder Hälfte eine; die zweite Wahl ist der Ruf.
wzl-call-anew = Neu ansehen
wzl-call-empty = Von einer Hälfte liegt gerade nichts auf der Ablage.
wzl-call-top = Das Oberteil
wzl-call-bottom = Das Unterteil
refused-wzl-not-asked = Dieser Tausch wartet auf { $name }.
refused-wzl-no-trade = Gerade wartet kein Tausch.
refused-wzl-no-hand = Bei Monster-Paaren hat niemand Karten auf der Hand: Alles liegt auf dem Brett.
refused-wzl-no-sheet = Der Punktezettel dieser Runde ist schon weggeräumt.
wuzzlts-refused-families = Wähl die Familien aus der Liste: zwei oder drei davon.

## Was geschieht
wzl-event-dealt = Runde { $round }: { $name } beginnt, auf den Ablagen liegen { $top } und { $bottom }.
wzl-event-refilled =
    { $half ->
        [top] Der Stapel der Oberteile war leer: Seine Ablage wurde gemischt, { $card } liegt jetzt obenauf.
       *[bottom] Der Stapel der Unterteile war leer: Seine Ablage wurde gemischt, { $card } liegt jetzt obenauf.
    }
wzl-event-drew = { $name } hat ein { $half } gezogen.
wzl-event-took = { $name } hat { $card } von der Ablage genommen.
wzl-event-discarded = { $name } hat { $card } abgelegt.
wzl-event-swapped =
    { $half ->
        [top] 🔄 **SWAP!** { $name } hat sie gezogen: Alle geben ihre Oberteile nach links weiter.
       *[bottom] 🔄 **SWAP!** { $name } hat sie gezogen: Alle geben ihre Unterteile nach links weiter.
    }
wzl-event-withdrawn = Der Tausch ist abgesagt: { $name } wählt neu.
wzl-event-traded = { $name } und { $partner } haben ein { $half } getauscht.
wzl-event-wuzzup = 📣 **WuzzUp!** { $name } nimmt { $top } und { $bottom }.
wzl-event-wuzzlt = 📣 **Wuzzlt!** hat { $name } gerufen.
wzl-event-counted = Runde { $round } zählt: { $scores }.
wzl-event-flipped = { $name } hat Nummer { $number } aufgedeckt: { $card }.
wzl-event-matched = ⭐ { $name } hat { $monster } gefunden.
wzl-event-timed-out = { $name } hat zu lange gebraucht.
wzl-event-passed = Für { $name } gab es nichts zu ziehen.
wzl-points =
    { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
wzl-pairs =
    { $count ->
        [one] ein Paar
       *[other] { $count } Paare
    }
wzl-score = { $name }: { $score }
wzl-shown = { $name } zeigt { $wuzzlts }.
wzl-kept = { $name } behält die Hand hinter der Mauer.

## In Worten
wzl-alt = Ablage: { $top } bei den Oberteilen, { $bottom } bei den Unterteilen. { $piles }. { $seats }.
wzl-alt-lines = Offene Ablagen. Oben: { $tops }. Unten: { $bottoms }. { $piles }. { $seats }.
wzl-alt-none = nichts
wzl-alt-grid = Verdeckte Karten nach Nummern. Oberteile: { $tops }. Unterteile: { $bottoms }. Aufgedeckt: { $up }. { $seats }.
wzl-alt-up = { $number } ist { $card }
wzl-alt-aside =
    { $half ->
        [top] Die SWAP-Karte der Oberteile ist aus dem Spiel
       *[bottom] Die SWAP-Karte der Unterteile ist aus dem Spiel
    }
wzl-alt-sheet = { $name }: { $pairs }; { $points }, gesamt { $total }
wzl-alt-sheet-wall = vor der Mauer ({ $points })
wzl-alt-result = Das Ergebnis: { $result }
wzl-seat =
    { $count ->
        [0] { $name }
       *[other] { $name }: ausgelegt { $wuzzlts }
    }{ $turn ->
        [true] {" "}(am Zug)
       *[false] {""}
    }
wzl-text-discards = Die Ablagen
wzl-text-grid = Das Raster
wzl-text-down =
    { $half ->
        [top] Verdeckte Oberteile: { $numbers }
       *[bottom] Verdeckte Unterteile: { $numbers }
    }
wzl-text-hand = Deine Hand
wzl-text-seats = Die Plätze
wzl-sheet-title = Punktezettel der Runde { $round }
wzl-sheet-shouted = hat gerufen
wzl-sheet-total = gesamt:

wuzzlts-rules-goal =
    Jemand hat die Wuzzlts entzweigeschnitten. Setz drei davon wieder zusammen.

    Es gibt fünf Familien mit je sechs Monstern, jedes aus einem **Oberteil** und einem **Unterteil**. Zwei Hälften desselben Monsters sind ein **Wuzzlt**. Der **Zwinkerer** (WuzzFuzz 3 oben) passt auf jedes Unterteil, der **Stinker** (WuzzMud 3 unten) unter jedes Oberteil.

    Du hast vier Oberteile und vier Unterteile hinter deiner Mauer. Deine Hand kommt als Direktnachricht; **Meine Hand** zeigt sie hier, nur dir.
wuzzlts-rules-turn =
    Wer dran ist, tut eines davon:
    - Die erste Karte eines Stapels **ziehen** oder die oberste Ablage **nehmen**; dann eine Karte dieser Hälfte ablegen. Eine genommene darf nicht gleich zurück.
    - **Tauschen**: jemandem verdeckt eine Karte anbieten. Dafür kommt, ebenso verdeckt, eine derselben Hälfte.

    Bei einer gezogenen **SWAP**-Karte geben alle ihre Karten dieser Hälfte nach links weiter.

    Jederzeit, egal wer dran ist:
    - **WuzzUp!** Die beiden obersten Ablagen sind ein Wuzzlt: Wer zuerst ruft, legt es vor die eigene Mauer.
    - **Wuzzlt!** Du hast drei Wuzzlts oder mehr, auf der Hand und vor der Mauer zusammen.

    Der erste richtige Ruf nach Discords eigener Uhr zählt; ein falscher kostet nichts.
wuzzlts-rules-end =
    {""}**Grundspiel**: Wer zuerst richtig Wuzzlt! ruft, gewinnt.

    {""}**Für Fortgeschrittene**: Der Ruf beendet die Runde, und jede Hand wird so gelegt, dass sie am meisten zählt. Die Nummer eines Monsters ist der Wert jeder seiner Hälften.
    - Wuzzlt: beide Hälften. Mit Zwinkerer oder Stinker: doppelt die höhere.
    - Gleiche Familie, anderes Monster: die niedrigere Hälfte. Für den Rufer neben drei Wuzzlts: die höhere.
    - Alles andere: nichts.

    Nach einer bis drei Runden gewinnen die meisten Punkte.
wuzzlts-rules-variants =
    - **Viele Monster**: Alle Ablagen liegen offen in Reihen; nimm jede davon, und ruf WuzzUp! für zwei beliebige, die passen.
    - **Monster-Paare**: ohne Handkarten. Alle Hälften von zwei oder drei Familien liegen verdeckt; deck ein Oberteil und ein Unterteil auf, behalt sie, wenn sie passen, und mach weiter. Zwinkerer und Stinker passen hier nur zu ihrer eigenen anderen Hälfte. Die meisten Paare gewinnen.
    - Hausspieler füllen leere Plätze. Dies ist eine inoffizielle Umsetzung.
