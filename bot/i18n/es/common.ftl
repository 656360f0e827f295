labeled = { $label }: { $value }
semicolon = {"; "}
nobody = nadie
somebody = alguien
house-player = { $name } (casa)
winners =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] Empate: ¡ganan { $names }!
    }
event-left = { $name } se fue de la mesa.
event-kicked = { $name } tuvo que dejar la mesa.

## Botones
button-join = Unirse
button-leave = Salir
button-start = Empezar
button-add-house = Sumar jugador (casa)
button-remove-house = Quitar jugador (casa)
button-options = Opciones
button-rules = Reglas
button-text = Texto
button-rematch = Revancha
button-replay = Ver de nuevo
button-wake = Despertar
button-close = Cerrar
rules-back = Anterior
rules-forth = Siguiente
rules-goal = Objetivo
rules-turn = Un turno
rules-end = El final
rules-variants = Variantes

## Antes de empezar
lobby-invitation =
    { $minimum ->
        [one] ¡Ven a la mesa! Pueden jugar hasta { $maximum } personas, o tú a solas.
       *[other] ¡Ven a la mesa! Pueden jugar de { $minimum } a { $maximum } personas.
    }
lobby-seat = { $number }. { $name }
lobby-host = dirige la mesa
lobby-free = { $number }. *asiento libre*
lobby-warning = ⏳ Hace rato que aquí no pasa nada: esta mesa se cierra { $at }.
options-plain = reglas normales
options-panel = **¿A qué se juega?** En cuanto eliges, todo el mundo lo ve en el tablero.
pace = Ritmo
pace-live = en vivo: un minuto por turno
pace-async = con calma: un día por turno

## Una mesa en juego
table-asleep = 💤 Esta mesa duerme. Cualquiera que tenga asiento aquí la despierta pulsando un botón.
table-deadline = ⏳ se acaba el tiempo { $at }
table-away =
    { $pace ->
        [live] { $count ->
            [one] { $names } no está: la casa juega en su lugar hasta que vuelva a pulsar.
           *[other] { $names } no están: la casa juega en su lugar hasta que vuelvan a pulsar.
        }
       *[async] { $count ->
            [one] { $names } no está: se salta su turno hasta que vuelva a pulsar.
           *[other] { $names } no están: se salta su turno hasta que vuelvan a pulsar.
        }
    }
text-events = Lo último que pasó
closed-idle = Esta mesa se cerró: llevaba demasiado tiempo sin que nadie la tocara.
closed-slept = Esta mesa se cerró: llevaba demasiado tiempo dormida.
closed-over = Esta partida ha terminado y la mesa está cerrada.
closed-ended = Esta mesa la cerró quien la dirige.
closed-moderated = Esta mesa la cerró la moderación.
closed-closed = Esta mesa está cerrada. ¡Gracias por jugar!
closed-empty = Esta mesa se cerró: ya no quedaba nadie.
closed-unreachable = Esta mesa se cerró: ya no se podía mostrar en ningún sitio.
over-last-seat = Quedaban muy pocos para seguir jugando.
phase-lobby = esperando gente
phase-playing = en juego
phase-over = terminada
phase-closed = cerrada
board-elsewhere = Ese tablero es antiguo. El actual está aquí: { $link }
rematch-there = La revancha ya se está preparando: { $link }
replay-alt =
    { $moves ->
        [one] Toda la partida otra vez, tablero a tablero: una jugada.
       *[other] Toda la partida otra vez, tablero a tablero: { $moves } jugadas.
    }
no-attach-files = En { $channel } no puedo adjuntar archivos, así que allí se juega con palabras. Con el permiso **Adjuntar archivos** hay imágenes.
left = Dejaste la mesa de { $game }.
ended = La mesa de { $game } está cerrada.
kicked = { $name } ya no tiene asiento en esta mesa.
mine-heading = **Aquí tienes asiento:**
mine-none = Ahora mismo no tienes asiento en ninguna mesa. Abre una con el comando `empezar` de un juego.
mine-your-move = **te toca**
mine-awaited = a la espera de { $names }

## Por qué no
failed = Algo salió mal por nuestra parte. No se perdió nada; vuelve a pulsar, por favor. (Código { $reference } para quien administra este bot.)
illegal-move = Eso no se puede ahora mismo. **Texto** te cuenta cómo va la partida.
refused-started = La partida ya empezó.
refused-not-started = La partida todavía no empezó.
refused-over = Esta mesa ya terminó. Puedes abrir otra.
refused-not-over = Eso llega cuando termine la partida.
refused-seated = Ya tienes asiento aquí.
refused-not-seated = No tienes asiento en esta mesa.
refused-kicked = Quien dirige esta mesa o la moderación te quitó el asiento.
refused-they-are-not-seated = Esa persona no tiene asiento en esta mesa.
refused-full = Los { $seats } asientos están ocupados.
refused-too-few = Para empezar hacen falta al menos { $seats } en la mesa. Un jugador de la casa puede ocupar un asiento.
refused-host-only = Eso solo puede hacerlo { $host }, que dirige esta mesa.
refused-no-house = Aquí no hay ningún jugador de la casa.
refused-option =
    {""}**{ $option }** no se puede ajustar así. Se puede elegir:
    { $values }
refused-gone = Esa mesa ya no existe.
refused-twice = Eso ya lo hiciste.
refused-busy = En esta mesa pasan demasiadas cosas a la vez. Vuelve a pulsar, por favor.
refused-stale = Ese momento ya pasó: el tablero siguió adelante.
refused-not-yet = Todavía no: los dados siguen rodando.
refused-second-grab = Ya agarraste algo en esta ronda.
refused-late = { $winner } se te adelantó.
refused-late-by =
    { $ms ->
        [0] ¡{ $winner } se te adelantó por menos de un milisegundo!
        [one] ¡{ $winner } se te adelantó por un milisegundo!
       *[other] { $winner } se te adelantó por { $ms } milisegundos.
    }
refused-unknown-button = Ese botón es de un tablero de otra época. El actual aparece con `/mesa mostrar`.
refused-unknown-table = No conozco esa mesa. Elige una de la lista que ofrece el comando.
refused-unknown-game = No conozco ese juego. Los que hay son { $games }.
refused-no-table-here = En este canal no hay ninguna mesa. Abre una con el comando `empezar` de un juego.
refused-which-table =
    Hay varias mesas posibles. Indica una con `{ $option }`:
    { $tables }
refused-in-dm = Las mesas están en servidores: usa este comando en un canal de un servidor donde esté yo.
refused-permission = En { $channel } no puedo mantener un tablero: necesito { $permissions }. Quien administra este servidor puede darme permiso.
permission-view-channel = “Ver canal”
permission-send-messages = “Enviar mensajes”
permission-send-messages-in-threads = “Enviar mensajes en hilos”
