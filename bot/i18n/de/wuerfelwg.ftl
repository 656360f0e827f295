wuerfelwg-name = Würfel-WG
wuerfelwg-lobby-alt = Sieben Würfel, einer mit Känguru, eine Hängematte zwischen zwei Bäumen, eine Reihe Mitbewohner und der Titel Würfel-WG.
wuerfelwg-rules-goal-alt = Der Tisch am Anfang: die Hängematte, die Stapel mit Vorhaben und Mitbewohnern, fünf Gegenstände und zwei WGs, jede mit dreckigem Bad, krümeliger Couch, leerem Kühlschrank und jemandem, der wach ist.
wuerfelwg-rules-turn-alt = Sechs Würfel: Zwei Dreien sind geparkt; eine Fünf, ein Känguru, eine Eins und eine Vier nicht. Darunter die Tischmitte, Adas WG mit zwei Mitbewohnern und Brunos WG.
wuerfelwg-rules-end-alt = Adas WG hat 17 Punkte und die Hängematte, Brunos 12. Bruno ist dran.
wuerfelwg-rules-variants-alt = Zwei Dreien machen aus einem dreckigen Bad ein sauberes. Kosten: zwei Dreien, zwei gleiche, drei in Folge, eine Summe ab 16. Darunter die acht Störenfriede.
wuerfelwg-option-nuisances = Störenfriede
wuerfelwg-option-nuisances-true = mit Störenfrieden: Bei zehn Punkten zieht einer ein
wuerfelwg-option-nuisances-false = ohne Störenfriede

wuerfelwg-illegal-not-your-turn = Du bist nicht dran. **Übersicht** und **Meine WG** gehen jederzeit.
wuerfelwg-illegal-wrong-phase = Das kommt in einem anderen Moment des Zugs.
wuerfelwg-illegal-roll-first = Erst muss gewürfelt werden.
wuerfelwg-illegal-rolled-already = Gewürfelt ist schon: Parke Würfel und wirf die übrigen noch einmal, oder behalte den Wurf.
wuerfelwg-illegal-no-parking = So viele Parkplätze hat deine WG nicht.
wuerfelwg-illegal-no-kangaroo = Dieser Würfel zeigt kein Känguru.
wuerfelwg-illegal-not-there = Diese Karte gibt es gerade nicht.
wuerfelwg-illegal-too-dear = Dafür reichen die Würfel nicht.
wuerfelwg-illegal-wrong-dice = Diese Würfel passen nicht genau: keiner zu viel und keiner zu wenig.
wuerfelwg-illegal-dice-spent = Einer dieser Würfel liegt schon auf einer anderen Karte.
wuerfelwg-illegal-gone = Du sitzt nicht mehr an diesem Tisch.

## Karten
wg-card-bathroom = Bad
wg-card-couch = Couch
wg-card-fridge = Kühlschrank
wg-card-me = ICH
wg-card-anti-terror-attack = Anti-Terror-Anschlag
wg-card-transformers-at-double-speed = Transformers in doppelter Geschwindigkeit
wg-card-boxing = Boxen
wg-card-pottery = Töpfern
wg-card-meaning-of-life = Sinn des Lebens
wg-card-youtube-comments = YouTube-Kommentare
wg-card-sand-the-floorboards = Dielen abschleifen
wg-card-nirvana-pogo = Nirvana-Pogo
wg-card-pancakes = Pfannkuchen
wg-card-secret-society = Geheimgesellschaft
wg-card-not-to-do-lists = Not-to-do-Listen
wg-card-practise-trombone = Posaune üben
wg-card-bud-spencer-film = Bud-Spencer-Film
wg-card-facebook-party = Facebook-Party
wg-card-crude-oil-art = Kunst aus Erdöl
wg-card-lebowski-evening = Lebowski-Abend
wg-card-monopoly-by-the-rules = Monopoly nach Regeln
wg-card-porsche-in-the-pool = Porsche im Pool
wg-card-praline-contest = Pralinen-Wettessen
wg-card-trampoline = Trampolin
wg-card-yo-yo = Jo-Jo
wg-card-kitchen-radio = Küchenradio
wg-card-cuddle-blanket = Kuscheldecke
wg-card-water-bomb = Wasserbombe
wg-card-pan = Pfanne
wg-card-penguin = Pinguin
wg-card-club-malte = Club-Malte
wg-card-handyman = Handwerker
wg-card-officer-schmidt = Wachtmeister Schmidt
wg-card-downstairs-neighbour = Nachbarin von unten
wg-card-cult-members = Sektenmitglieder
wg-card-ghost-of-communism = Gespenst des Kommunismus
wg-card-der-dicke = Der Dicke
wg-nuisance-penguin = der Kühlschrank ist immer leer
wg-nuisance-club-malte = die Couch ist immer krümelig
wg-nuisance-handyman = das Bad ist immer dreckig
wg-nuisance-officer-schmidt = ICH schläft immer
wg-nuisance-downstairs-neighbour = diese WG leiht sich nichts mehr
wg-nuisance-cult-members = eine Person zieht aus
wg-nuisance-ghost-of-communism = −1 Punkt; vor jedem Zug hier räumen alle anderen ein Zimmer auf
wg-nuisance-der-dicke = −2 Punkte, außer diese WG wird dadurch die allerletzte
wg-nuisance-spared = gleich umgedreht: kostet nichts

## Kosten, Zustände, Wirkungen
wg-none = nichts
wg-kangaroo = Känguru
wg-cost-sum = Summe ab { $least }
wg-cost-run = { $count } in Folge
wg-cost-pairs = zwei verschiedene Paare
wg-cost-alike = { $count } gleiche
wg-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
wg-state-bathroom =
    { $good ->
        [true] sauberes Bad
       *[false] dreckiges Bad
    }
wg-state-couch =
    { $good ->
        [true] saubere Couch
       *[false] krümelige Couch
    }
wg-state-fridge =
    { $good ->
        [true] voller Kühlschrank
       *[false] leerer Kühlschrank
    }
wg-state-me =
    { $good ->
        [true] ICH wach
       *[false] ICH schläft
    }
wg-asleep = { $name } (schläft)
wg-awake = { $name } wach
wg-effect-sleep = alle schlafen ein
wg-effect-wakes = alle wachen auf
wg-effect-everywhere-fridge = leerer Kühlschrank in jeder WG
wg-effect-everywhere-couch = krümelige Couch in jeder WG
wg-effect-everywhere-bathroom = dreckiges Bad in jeder WG
wg-effect-bathroom = ein Känguru darf gedreht werden
wg-effect-couch = 4 Parkplätze statt 1
wg-effect-fridge = 2 Nachwürfe statt 1
wg-effect-me = 4 Würfel statt 3, dazu 1 Parkplatz
wg-effect-die = +1 Würfel
wg-effect-parking = +1 Parkplatz
wg-effect-reroll = +1 Nachwurf
wg-effect-never-sleeps = schläft nie

## Das Brett
wg-can =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }, { $parking ->
        [0] kein Parkplatz
        [one] 1 Parkplatz
       *[other] { $parking } Parkplätze
    }, { $rerolls ->
        [one] 1 Nachwurf
       *[other] { $rerolls } Nachwürfe
    }
wg-turn = { $name } ist dran
wg-hammock = 🏖️ { $name } liegt in der Hängematte
wg-end-hammock = Eine ganze Runde in der Hängematte
wg-end-pile-empty = Ein Stapel mit Vorhaben ist aufgebraucht
wg-end-last-seat = Alle anderen sind aufgestanden
wg-now-roll =
    { $dice ->
        [one] **{ $name }** wirft einen Würfel.
       *[other] **{ $name }** wirft { $dice } Würfel.
    }
wg-now-park =
    { $rolls ->
        [one] **{ $name }** parkt { $parking ->
            [one] einen Würfel
           *[other] bis zu { $parking } Würfel
        } (bisher { $parked }) und wirft die übrigen noch einmal, oder behält den Wurf.
       *[other] **{ $name }** parkt { $parking ->
            [one] einen Würfel
           *[other] bis zu { $parking } Würfel
        } (bisher { $parked }) und wirft die übrigen, höchstens { $rolls }-mal, oder behält den Wurf.
    }
wg-now-kangaroo = **{ $name }** hat ein sauberes Bad: Ein Känguru darf zu einer Zahl werden.
wg-now-pick =
    { $count ->
        [0] **{ $name }**: Für diese Würfel gibt es nichts mehr.
        [one] **{ $name }** gibt Würfel aus: Für eine Karte reichen sie.
       *[other] **{ $name }** gibt Würfel aus: Für { $count } Karten reichen sie.
    }
wg-now-enough =
    { $count ->
        [one] **{ $name }**, wirklich fertig? Für eine Karte reichen die Würfel noch.
       *[other] **{ $name }**, wirklich fertig? Für { $count } Karten reichen die Würfel noch.
    }
wg-now-pay = **{ $name }** bezahlt { $card }: mit welchen Würfeln?
wg-now-sponge = 🧽 Alle anderen dürfen für diesen Wurf eine Karte der eigenen WG umdrehen; auch ausgegebene Würfel zählen.
wg-now-cult = **{ $name }** wählt, wer mit den Sektenmitgliedern auszieht.
wg-now-ghost = 👻 Bei { $name } geht ein Gespenst um: Alle anderen räumen ein Zimmer bei sich auf.
wg-thinking =
    { $count ->
        [one] 💭 Überlegt noch: { $names }
       *[other] 💭 Überlegen noch: { $names }
    }
wg-score = { $name }: { $points } ({ $cards })
wg-score-plain = { $name }: { $points }
wg-score-card = { $points } für { $card }
wg-score-nuisance = minus { $points } für { $card }
wg-button-roll = Würfeln
wg-button-reroll =
    { $count ->
        [0] Nichts nachwerfen
        [one] 1 Würfel nachwerfen
       *[other] { $count } Würfel nachwerfen
    }
wg-button-keep = Behalten
wg-button-leave-kangaroo = So lassen
wg-button-done = Fertig
wg-button-enough = Ja, fertig
wg-button-back = Zurück
wg-button-sponge = Schmarotzen
wg-button-pass = Passen
wg-button-choose = Wählen
wg-button-overview = Übersicht
wg-button-flat = Meine WG
wg-parked = P
wg-choose-kangaroo = Was wird aus dem Känguru?
wg-kangaroo-to = eine { $pips }
wg-kangaroo-more = reicht auch für { $cards }
wg-kangaroo-no-more = reicht für nichts Weiteres
wg-pick-middle = Eine Karte vom Tisch nehmen
wg-pick-flat = Eine Karte der eigenen WG umdrehen
wg-borrow = { $card } von { $name } leihen
wg-choose-dice = Mit welchen Würfeln? { $card }
wg-pay-any = Egal
wg-pay-any-about = Der Tisch wählt und tauscht sie, wo eine andere Karte sie braucht
wg-pay-left = übrig: { $left }; für { $cards }

## Nur für dich
wg-sponge-ask = 🧽 **{ $name } hat { $dice } gewürfelt.** Dafür darfst du eine Karte deiner WG umdrehen.
wg-sponge-choose = Welche Karte?
wg-cult-ask = **Die Sektenmitglieder nehmen jemanden mit.** Wer zieht aus?
wg-ghost-ask = 👻 **Bei { $name } geht ein Gespenst um.** Welches deiner Zimmer räumst du auf?
wg-choose = Deine Wahl
wg-choose-flat = In eine andere WG schauen
refused-wg-no-sponging = Gerade gibt es nichts zu schmarotzen: Das kommt, wenn der Zug fertig ist.
refused-wg-own-roll = Das ist dein eigener Wurf. Die anderen schmarotzen davon.
refused-wg-sponged-already = Du hast schon geantwortet. Die anderen überlegen noch.
refused-wg-nothing-to-sponge = Für diesen Wurf lässt sich in deiner WG nichts umdrehen.
refused-wg-no-choice = Gerade gibt es nichts zu wählen.
refused-wg-not-asked = Diese Wahl haben { $names }.
wg-overview =
    ### Was die Karten können
    - **Bad** sauber: Nach dem letzten Wurf darf ein Känguru zu einer Zahl werden. Dreckig: nichts.
    - **Couch** sauber: 4 Parkplätze. Krümelig: 1.
    - **Kühlschrank** voll: 2 Nachwürfe. Leer: 1.
    - **ICH** wach: 4 Würfel und 1 Parkplatz. Schlafend: 3 Würfel.
    - **Mitbewohner** wach: je 1 Würfel mehr, zusammen nie mehr als 7.
    - **Vorhaben** bringen Punkte; danach schlafen ICH und alle Mitbewohner ein, und die gezeigten Zimmer werden schlecht.
    - **Gegenstände** bringen 2 Punkte: mit zwei gleichen aus der Mitte, mit drei gleichen aus einer anderen WG geliehen.
    - **Hängematte**: 16 Punkte oder mehr und die meisten von allen am Ende deines Zugs. Liegst du zu Beginn deines nächsten Zugs darin, gewinnst du.
wg-overview-alt = Die Übersicht: jede Startkarte mit guter und schlechter Seite und was sie kann, und die Hängematte.

## Was geschieht
wg-event-rolled =
    { $again ->
        [true] 🎲 { $name } hat nachgeworfen: { $dice }.
       *[other] 🎲 { $name } hat { $dice } gewürfelt.
    }
wg-event-kangaroo = { $name } hat ein Känguru auf { $pips } gedreht.
wg-event-moved-in = 🚪 Bei { $name } zieht { $card } ein.
wg-event-item = 🎒 { $name } nimmt: { $card }.
wg-event-todo = 🎉 { $name } hat es getan: { $card }.
wg-event-borrowed = 🎒 { $name } leiht von { $owner }: { $card }.
wg-event-turned-up = ✨ { $name }: { $card }.
wg-event-flipped = ↪️ Bei { $name }: { $cards }.
wg-event-people-up =
    { $count ->
        [one] { $cards } wacht auf
       *[other] { $cards } wachen auf
    }
wg-event-people-down =
    { $count ->
        [one] { $cards } schläft ein
       *[other] { $cards } schlafen ein
    }
wg-event-sponged = 🧽 { $name } schmarotzt: { $card }.
wg-event-passed = { $name } schmarotzt nichts.
wg-event-nuisance =
    { $spared ->
        [true] 👀 Ein Störenfried für { $name }: { $card }. Gleich umgedreht, kostet er nichts.
       *[false] 👀 Ein Störenfried für { $name }: { $card }.
    }
wg-event-evicted = 🚪 Bei { $name } zieht { $card } aus.
wg-event-tidied = { $name } räumt auf: { $card }.
wg-event-hammock = 🏖️ { $name } hat die Hängematte.
wg-event-hammock-back = Die Hängematte ist wieder in der Mitte.

## In Worten
wg-alt = { $dice } In der Mitte: { $middle }. { $flats }.
wg-dice-none =
    { $count ->
        [one] Ein Würfel wird geworfen.
       *[other] { $count } Würfel werden geworfen.
    }
wg-dice =
    { $any ->
        [true] Würfel: { $dice }; ausgegeben: { $spent }.
       *[false] Würfel: { $dice }.
    }
wg-dice-parked = Geparkt: { $dice }.
wg-flat =
    { $hammock ->
        [true] { $name }, in der Hängematte ({ $facts })
       *[false] { $name } ({ $facts })
    }
wg-flat-down = { $card } [{ $cost }]
wg-flat-locked = { $card } für immer
wg-flat-mates-count = Mitbewohner: { $awake } wach, { $asleep } schlafend
wg-flat-mates = Mitbewohner: { $mates }
wg-flat-todos = Vorhaben: { $cards }
wg-flat-items = Gegenstände: { $cards }
wg-flat-nuisance = Störenfried: { $card }
wg-text-middle = In der Mitte (Kosten → was es bringt)
wg-text-top =
    { $left ->
        [one] { $card }: { $cost } → { $effect } (die letzte des Stapels)
       *[other] { $card }: { $cost } → { $effect } ({ $left } im Stapel)
    }
wg-text-item = { $card }: { $cost } → { $effect }

wuerfelwg-rules-goal =
    Wer eine ganze Runde in der Hängematte liegt, gewinnt.

    Alle haben eine WG: **Bad**, **Couch**, **Kühlschrank** und **ICH**. Am Anfang ist das Bad dreckig, die Couch krümelig und der Kühlschrank leer, aber du bist wach. **Vorhaben** und **Gegenstände** bringen Punkte, **Mitbewohner** bringen Würfel.
wuerfelwg-rules-turn =
    🎲 **Würfle** mit so vielen Würfeln, wie deine WG hergibt, höchstens 7: 4 von ICH (schlafend 3) und je 1 von wachen Mitbewohnern. Drück auf Würfel, um sie zu **parken**, und wirf die übrigen nach; nach jedem Wurf wählst du neu. Kängurus zählen nichts, aber mit einem sauberen Bad darf eins zu einer Zahl werden.

    🛒 **Gib** die Würfel **aus**, jeden einmal, für so viele Karten, wie sie reichen: Vorhaben, Mitbewohner, Gegenstände oder schlechte Karten der eigenen WG. Nach einem Vorhaben schlafen bei dir alle ein, und manche Zimmer werden schlecht; ein Gegenstand verdirbt ein Zimmer. Mit drei gleichen leihst du einen Gegenstand aus einer anderen WG.

    🧽 **Schmarotzen**: Alle anderen dürfen für deinen Wurf eine Karte ihrer WG umdrehen; dabei zählen alle Würfel.
wuerfelwg-rules-end =
    Mit **16 Punkten oder mehr und den meisten von allen** am Ende deines Zugs nimmst du die Hängematte. Hast du sie zu Beginn deines nächsten Zugs noch, gewinnst du sofort. Wer dich überholt, bekommt sie; unter 16 kommt sie zurück.

    Ist ein Stapel mit Vorhaben aufgebraucht, wird der Zug noch ausgespielt, dann gewinnen die meisten Punkte; bei Gleichstand gemeinsam.
wuerfelwg-rules-variants =
    - **Störenfriede**: Wer am Ende eines Zugs zum ersten Mal 10 Punkte hat, bekommt einen für immer. Manche sperren ein Zimmer, manche kosten Punkte, manche verlangen eine Wahl.
    - Eine schlechte Karte zeigt, was sie wieder umdreht; Kosten sind als Würfel gezeichnet: X sind gleich, egal was sie zeigen, Stufen sind Zahlen in Folge, und eine Zahl mit + ist eine Summe.
    - Hausspieler füllen leere Plätze. Dies ist eine inoffizielle Umsetzung.
