labeled = { $label }: { $value }
semicolon = {"; "}
nobody = niemand
somebody = jemand
house-player = { $name } (Haus)
winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] Gleichstand: { $names } gewinnen!
    }
event-left = { $name } hat den Tisch verlassen.
event-kicked = { $name } musste den Tisch verlassen.

## Knöpfe
button-join = Mitspielen
button-leave = Aufstehen
button-start = Los geht’s
button-add-house = Hausspieler dazu
button-remove-house = Hausspieler weg
button-options = Einstellungen
button-rules = Regeln
button-text = Als Text
button-rematch = Revanche
button-replay = Rückblick
button-wake = Aufwecken
button-close = Schließen
rules-back = Zurück
rules-forth = Weiter
rules-goal = Das Ziel
rules-turn = Ein Zug
rules-end = Das Ende
rules-variants = Varianten

## Vor dem Spiel
lobby-invitation =
    { $minimum ->
        [one] Setzt euch dazu! Bis zu { $maximum } können mitspielen, auch eine Person allein.
       *[other] Setzt euch dazu! { $minimum } bis { $maximum } können mitspielen.
    }
lobby-seat = { $number }. { $name }
lobby-host = Gastgeber
lobby-free = { $number }. *freier Platz*
lobby-warning = ⏳ Hier ist länger nichts passiert: Dieser Tisch schließt { $at }.
options-plain = nach den normalen Regeln
options-panel = **Was wollt ihr spielen?** Alle sehen es auf dem Brett, sobald du wählst.
pace = Tempo
pace-live = live: eine Minute pro Zug
pace-async = gemütlich: ein Tag pro Zug

## Laufendes Spiel
table-asleep = 💤 Dieser Tisch schläft. Jeder Druck von jemandem, der hier sitzt, weckt ihn.
table-deadline = ⏳ Zeit um { $at }
table-away =
    { $pace ->
        [live] { $count ->
            [one] { $names } ist weg: Ein Hausspieler springt ein, bis wieder gedrückt wird.
           *[other] { $names } sind weg: Hausspieler springen ein, bis wieder gedrückt wird.
        }
       *[async] { $count ->
            [one] { $names } ist weg und wird übersprungen, bis wieder gedrückt wird.
           *[other] { $names } sind weg und werden übersprungen, bis wieder gedrückt wird.
        }
    }
text-events = Was zuletzt geschah
closed-idle = Dieser Tisch wurde geschlossen: Zu lange hat ihn niemand angerührt.
closed-slept = Dieser Tisch wurde geschlossen: Er hat zu lange geschlafen.
closed-over = Dieses Spiel ist zu Ende, der Tisch ist geschlossen.
closed-ended = Dieser Tisch wurde vom Gastgeber geschlossen.
closed-moderated = Dieser Tisch wurde von der Moderation geschlossen.
closed-closed = Dieser Tisch ist geschlossen. Danke fürs Mitspielen!
closed-empty = Dieser Tisch wurde geschlossen: Alle sind aufgestanden.
closed-unreachable = Dieser Tisch wurde geschlossen: Er war nirgends mehr zu sehen.
over-last-seat = Zum Weiterspielen waren es zu wenige.
phase-lobby = wartet auf Mitspieler
phase-playing = läuft
phase-over = vorbei
phase-closed = geschlossen
board-elsewhere = Das ist ein altes Brett. Hier ist das aktuelle: { $link }
rematch-there = Die Revanche wird schon vorbereitet: { $link }
replay-alt =
    { $moves ->
        [one] Das ganze Spiel noch einmal, Brett für Brett: ein Zug.
       *[other] Das ganze Spiel noch einmal, Brett für Brett: { $moves } Züge.
    }
no-attach-files = In { $channel } darf ich keine Dateien anhängen, deshalb läuft das Spiel dort in Worten. Mit dem Recht **Dateien anhängen** gibt es Bilder.
left = Du hast den Tisch von { $game } verlassen.
ended = Der Tisch von { $game } ist geschlossen.
kicked = { $name } sitzt nicht mehr an diesem Tisch.
mine-heading = **Hier sitzt du:**
mine-none = Du sitzt gerade an keinem Tisch. Eröffne einen mit dem Start-Befehl eines Spiels.
mine-your-move = **du bist am Zug**
mine-awaited = wartet auf { $names }

## Warum nicht
failed = Bei uns ist etwas schiefgegangen. Nichts ging verloren; bitte drück noch einmal. (Kennung { $reference } für den Betreiber dieses Bots.)
illegal-move = Das geht gerade nicht. **Als Text** erzählt, wie es steht.
refused-started = Das Spiel läuft schon.
refused-not-started = Das Spiel hat noch nicht angefangen.
refused-over = Dieser Tisch ist zu Ende. Du kannst einen neuen eröffnen.
refused-not-over = Das gibt es erst, wenn das Spiel vorbei ist.
refused-seated = Du sitzt schon hier.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-kicked = Der Gastgeber oder die Moderation hat dich von diesem Tisch genommen.
refused-they-are-not-seated = Diese Person sitzt nicht an diesem Tisch.
refused-full = Alle { $seats } Plätze sind besetzt.
refused-too-few = Mindestens { $seats } müssen hier sitzen, bevor es losgeht. Ein Hausspieler kann einen Platz füllen.
refused-host-only = Das kann nur { $host } als Gastgeber dieses Tischs.
refused-no-house = Hier sitzt kein Hausspieler.
refused-option =
    {""}**{ $option }** lässt sich so nicht einstellen. Zur Wahl steht:
    { $values }
refused-gone = Diesen Tisch gibt es nicht mehr.
refused-twice = Das hast du schon getan.
refused-busy = An diesem Tisch ist gerade zu viel auf einmal los. Bitte drück noch einmal.
refused-stale = Dieser Moment ist vorbei: Das Brett ist schon weiter.
refused-not-yet = Noch nicht: Die Würfel rollen noch.
refused-second-grab = Du hast in dieser Runde schon zugegriffen.
refused-late = { $winner } war schneller.
refused-late-by =
    { $ms ->
        [0] { $winner } war um weniger als eine Millisekunde schneller!
        [one] { $winner } war um eine Millisekunde schneller!
       *[other] { $winner } war um { $ms } Millisekunden schneller.
    }
refused-unknown-button = Dieser Knopf gehört zu einem Brett aus einer anderen Zeit. Das aktuelle holst du mit dem Tisch-Befehl.
refused-unknown-table = Diesen Tisch kenne ich nicht. Nimm einen aus der Liste, die der Befehl anbietet.
refused-unknown-game = Dieses Spiel kenne ich nicht. Es gibt { $games }.
refused-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit dem Start-Befehl eines Spiels.
refused-which-table =
    Mehrere Tische kämen in Frage. Nenne einen mit `{ $option }`:
    { $tables }
refused-in-dm = Tische stehen auf Servern: Nimm den Befehl in einem Kanal eines Servers, auf dem ich bin.
refused-permission = In { $channel } kann ich kein Brett führen: Mir fehlt { $permissions }. Wer diesen Server verwaltet, kann mir das geben.
permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
