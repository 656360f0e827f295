labeled = { $label }: { $value }
semicolon = {"; "}
nobody = nessuno
somebody = qualcuno
house-player = { $name } (della casa)
winners =
    { $count ->
        [one] Vince { $names }!
       *[other] Pareggio: vincono { $names }!
    }
event-left = { $name } ha lasciato il tavolo.
event-kicked = { $name } ha dovuto lasciare il tavolo.

## Pulsanti
button-join = Gioco anch’io
button-leave = Mi alzo
button-start = Si comincia
button-add-house = +1 della casa
button-remove-house = −1 della casa
button-options = Opzioni
button-rules = Regole
button-text = A parole
button-rematch = Rivincita
button-replay = Rivedi
button-wake = Svegliamo
button-close = Chiudi
rules-back = Indietro
rules-forth = Avanti
rules-goal = Lo scopo
rules-turn = Un turno
rules-end = La fine
rules-variants = Le varianti

## Prima della partita
lobby-invitation =
    { $minimum ->
        [one] Venite a sedervi! Si gioca fino in { $maximum }, o anche in solitario.
       *[other] Venite a sedervi! Si gioca da { $minimum } a { $maximum }.
    }
lobby-seat = { $number }. { $name }
lobby-host = host
lobby-free = { $number }. *posto libero*
lobby-warning = ⏳ Qui non succede niente da un po’: questo tavolo chiude { $at }.
options-plain = regole normali
options-panel = **Come volete giocare?** Appena scegli, tutti lo vedono sul tabellone.
pace = Ritmo
pace-live = dal vivo: un minuto per turno
pace-async = con calma: un giorno per turno

## Un tavolo in corso
table-asleep = 💤 Questo tavolo dorme. Se chi gioca qui preme qualcosa, si sveglia.
table-deadline = ⏳ tempo scaduto { $at }
table-away =
    { $pace ->
        [live] { $count ->
            [one] { $names } manca: gioca la casa al suo posto, finché non preme di nuovo.
           *[other] { $names } mancano: gioca la casa al loro posto, finché non premono di nuovo.
        }
       *[async] { $count ->
            [one] { $names } manca e salta il turno, finché non preme di nuovo.
           *[other] { $names } mancano e saltano il turno, finché non premono di nuovo.
        }
    }
text-events = Che cosa è successo
closed-idle = Questo tavolo è stato chiuso: nessuno lo toccava da troppo tempo.
closed-slept = Questo tavolo è stato chiuso: dormiva da troppo tempo.
closed-over = Questa partita è finita e il tavolo è chiuso.
closed-ended = Questo tavolo è stato chiuso da chi lo ospitava.
closed-moderated = Questo tavolo è stato chiuso dalla moderazione.
closed-closed = Questo tavolo è chiuso. Grazie per aver giocato!
closed-empty = Questo tavolo è stato chiuso: non c’era più nessuno.
closed-unreachable = Questo tavolo è stato chiuso: non si poteva più mostrare da nessuna parte.
over-last-seat = Non si era più in abbastanza per continuare.
phase-lobby = in attesa di compagnia
phase-playing = in corso
phase-over = partita finita
phase-closed = tavolo chiuso
board-elsewhere = Quel tabellone è vecchio. Ecco quello attuale: { $link }
rematch-there = La rivincita è già in preparazione: { $link }
replay-alt =
    { $moves ->
        [one] Tutta la partita da capo, tabellone per tabellone: una mossa.
       *[other] Tutta la partita da capo, tabellone per tabellone: { $moves } mosse.
    }
no-attach-files = In { $channel } non posso allegare file, quindi lì si gioca a parole. Con il permesso **Allega file** arrivano anche le immagini.
left = Hai lasciato il tavolo di { $game }.
ended = Il tavolo di { $game } è chiuso.
kicked = { $name } non è più a questo tavolo.
mine-heading = **Giochi qui:**
mine-none = Adesso non sei a nessun tavolo. Aprine uno con il comando `apri` di un gioco.
mine-your-move = **tocca a te**
mine-awaited = in attesa di { $names }

## Perché no
failed = Qualcosa è andato storto da parte nostra. Non si è perso niente: riprova. (Codice { $reference } per chi gestisce questo bot.)
illegal-move = Adesso non si può. **A parole** ti dice a che punto è la partita.
refused-started = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata.
refused-over = A questo tavolo la partita è finita. Puoi aprirne uno nuovo.
refused-not-over = Questo si fa a partita finita.
refused-seated = Sei già a questo tavolo.
refused-not-seated = Non sei a questo tavolo.
refused-kicked = Il tuo posto a questo tavolo ti è stato tolto da chi ospita o dalla moderazione.
refused-they-are-not-seated = Quella persona non è a questo tavolo.
refused-full = Tutti e { $seats } i posti sono occupati.
refused-too-few = Per cominciare bisogna essere almeno in { $seats }. Un giocatore della casa può occupare un posto.
refused-host-only = Può farlo solo { $host }, che ospita questo tavolo.
refused-no-house = Qui non c’è nessun giocatore della casa.
refused-option =
    {""}**{ $option }** non si può impostare così. Si può scegliere:
    { $values }
refused-gone = Quel tavolo non esiste più.
refused-twice = Questo l’hai già fatto.
refused-busy = A questo tavolo succedono troppe cose insieme. Premi di nuovo, per favore.
refused-stale = Quel momento è passato: il tabellone è già più avanti.
refused-not-yet = Non ancora: i dadi stanno rotolando.
refused-second-grab = In questo giro hai già fatto la tua presa.
refused-late = { $winner } ti ha battuto sul tempo.
refused-late-by =
    { $ms ->
        [0] { $winner } ti ha battuto per meno di un millisecondo!
        [one] { $winner } ti ha battuto per un millisecondo!
       *[other] { $winner } ti ha battuto per { $ms } millisecondi.
    }
refused-unknown-button = Quel pulsante viene da un tabellone di altri tempi. Per quello attuale usa `/tavolo mostra`.
refused-unknown-table = Quel tavolo non lo conosco. Scegline uno dall’elenco che propone il comando.
refused-unknown-game = Quel gioco non lo conosco. Ci sono { $games }.
refused-no-table-here = In questo canale non c’è nessun tavolo. Aprine uno con il comando `apri` di un gioco.
refused-which-table =
    Ci sono più tavoli possibili. Indicane uno con `{ $option }`:
    { $tables }
refused-in-dm = I tavoli stanno nei server: usa questo comando in un canale di un server dove ci sono anch’io.
refused-permission = In { $channel } non posso tenere un tabellone, mi manca questo: { $permissions }. Chi gestisce questo server può darmelo.
permission-view-channel = «Visualizza canale»
permission-send-messages = «Invia messaggi»
permission-send-messages-in-threads = «Invia messaggi nei thread»
