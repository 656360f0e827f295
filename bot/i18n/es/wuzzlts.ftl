wuzzlts-name = Wuzzlts
wuzzlts-lobby-alt = Cinco pequeños monstruos en fila, un robot, un pez, un insecto, uno peludo y uno embarrado, y el título Wuzzlts.
wuzzlts-rules-goal-alt = Cinco parejas de mitades. Tres son Wuzzlts: las dos mitades del WuzzBot 4, el Winker sobre otra mitad inferior, una superior sobre el Stinker. Dos no encajan: mitades de dos WuzzFins, y un WuzzMud sobre un WuzzBot.
wuzzlts-rules-turn-alt = Una mesa: dos pilas y, al lado, los descartes de encima, las dos mitades del WuzzBot 6. Debajo, cuatro paredes con los dorsos de las manos detrás. Le toca a Ada; ante la pared de Bruno hay un Wuzzlt, ante la de Chloe dos.
wuzzlts-rules-end-alt = Una hoja de puntos. Ada, que gritó: 8, 2, 12 y 5 puntos, 27 en total. Bruno: 10, 4, 0 y 0 puntos, 14 en total.
wuzzlts-rules-variants-alt = Arriba, todos los descartes a la vista en dos filas, superiores e inferiores. Abajo, parejas de monstruos: cartas numeradas boca abajo, dos de ellas boca arriba, una superior y una inferior que no encajan; Ada tiene una pareja.
wuzzlts-option-mode = A qué se juega
wuzzlts-option-mode-basic = básico: gana quien antes tenga tres Wuzzlts
wuzzlts-option-mode-advanced = avanzado: rondas con puntos
wuzzlts-option-mode-monster-match = parejas de monstruos: encontrar mitades boca abajo
wuzzlts-option-rounds = Rondas
wuzzlts-option-rounds-1 = una ronda
wuzzlts-option-rounds-2 = dos rondas
wuzzlts-option-rounds-3 = tres rondas
wuzzlts-option-many-monsters = Descartes
wuzzlts-option-many-monsters-true = muchos monstruos: los descartes quedan a la vista, en filas
wuzzlts-option-many-monsters-false = en pilas: solo cuenta la carta de encima
wuzzlts-option-families = Familias
wuzzlts-option-families-none = dos familias, al azar
wuzzlts-option-families-some = con { $families }

wuzzlts-illegal-gone = Ya no tienes asiento en esta mesa.
wuzzlts-illegal-not-your-turn = Le toca a otra persona. ¡Pero gritar puedes siempre!
wzl-not-your-flip = Le toca a otra persona.
wuzzlts-illegal-wrong-phase = Eso toca en otro momento del turno.
wuzzlts-illegal-not-there = Ahora mismo ahí no hay ninguna carta así para tomar.
wuzzlts-illegal-not-in-hand = Esa carta no se puede descartar ni dar ahora: tiene que ser una de esa mitad, de tu mano, y no la que tomaste de los descartes.
wuzzlts-illegal-no-trade = Ese intercambio no es posible: ofrece una carta de tu mano a alguien que siga jugando.
wuzzlts-illegal-no-wuzzlt = No: estos dos descartes no forman un Wuzzlt, o ya no. No te cuesta nada.
wuzzlts-illegal-not-three = No: todavía no tienes tres Wuzzlts. Solo tú sabes que lo intentaste.
wuzzlts-illegal-discard-first = Primero descarta una carta, después grita.
wuzzlts-illegal-no-shouts = En las parejas de monstruos no hay nada que gritar.

## Cartas
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
        [top] mitad superior
       *[bottom] mitad inferior
    }
wzl-card =
    { $half ->
        [top] { $monster } superior
       *[bottom] { $monster } inferior
    }
wzl-winker = { $monster } (el Winker)
wzl-stinker = { $monster } (el Stinker)
wzl-pair-wuzzlt = ⭐ { $top } + { $bottom }: Wuzzlt
wzl-pair-wuzznot = { $top } + { $bottom }: misma familia
wzl-pair-notnot = { $top } + { $bottom }
wzl-whole = { $monster }

## El tablero
wzl-mode =
    { $mode ->
        [basic] Juego básico
        [advanced] Juego avanzado · ronda { $round } de { $rounds }
       *[monster_match] Parejas de monstruos
    }
wzl-piles =
    Para robar: { $tops ->
        [one] una superior
       *[other] { $tops } superiores
    }, { $bottoms ->
        [one] una inferior
       *[other] { $bottoms } inferiores
    }
wzl-left =
    { $count ->
        [one] queda una pareja
       *[other] quedan { $count } parejas
    }
wzl-now-draw =
    { $house ->
        [true] **{ $name }** roba una carta o intercambia.
       *[false] **{ $name }** roba una carta o intercambia, por mensaje directo o con **Mi mano**.
    }
wzl-now-discard = **{ $name }** tiene una nueva { $half } y descarta una.
wzl-now-trade = 🤝 **{ $name }** ofrece a **{ $partner }** una { $half }, sin mostrarla. { $partner }: pulsa **Responder**.
wzl-now-flip =
    { $up ->
        [1] **{ $name }** destapa una carta de la otra mitad.
       *[other] **{ $name }** destapa dos cartas: una superior y una inferior.
    }
wzl-button-wuzzup = ¡WuzzUp!
wzl-button-wuzzlt = ¡Wuzzlt!
wzl-button-hand = Mi mano
wzl-button-answer = Responder
wzl-button-sheet = Hoja de puntos
wzl-flip-top = Una mitad superior
wzl-flip-bottom = Una mitad inferior
wzl-position = Número { $number }

## Manos
wzl-hand-title = ### Tu mano
wzl-hand-where = -# Wuzzlts en { $channel } con { $others } · { $rule }
wzl-rule =
    { $mode ->
        [advanced] juego avanzado
       *[basic] juego básico
    }
wzl-hand-wuzzlts =
    { $scored ->
        [0] { $count ->
            [0] Todavía ningún Wuzzlt.
            [one] **Un Wuzzlt.**
           *[other] **{ $count } Wuzzlts.**
        }
       *[other] { $count ->
            [0] Ningún Wuzzlt en tu mano, { $scored } ante tu pared.
            [one] **Un Wuzzlt** en tu mano, { $scored } ante tu pared.
           *[other] **{ $count } Wuzzlts** en tu mano, { $scored } ante tu pared.
        }
    }
wzl-hand-draw = ➡️ **Te toca.** Roba una carta o intercambia una.
wzl-hand-discard = ➡️ **Tienes { $card }.** ¿Cuál descartas?
wzl-hand-answer = 🤝 **{ $name } te ofrece una { $half }, sin mostrarla.** ¿Cuál das a cambio?
wzl-hand-offered = Ofreces { $card } a { $partner } y esperas la respuesta.
wzl-hand-wait = Ahora juega otra persona. No pierdas de vista los descartes.
wzl-hand-over = 🏆 La partida terminó: { $winners } Esta era tu mano.
wzl-hand-received = 📨 De { $name } recibiste { $got } a cambio de { $gave }.
wzl-hand-swapped = 🔄 SWAP: recibiste { $got } de { $name } y pasaste { $gave } a la izquierda.
wzl-hand-alt = Tu mano. { $pairs }. { $drawn }
wzl-hand-alt-drawn = Nueva: { $card }.
wzl-draw-top = Robar superior
wzl-draw-bottom = Robar inferior
wzl-take = Tomar { $card }
wzl-take-top = Tomar una superior de los descartes
wzl-take-bottom = Tomar una inferior de los descartes
wzl-trade-with = Cambiar con { $name }
wzl-trade-ask = 🤝 **¿Qué carta le ofreces a { $name }?** A cambio elegirá una de la misma mitad, y nadie ve antes la carta de la otra persona.
wzl-trade-choose = Tu carta
wzl-new = { $card } · nueva
wzl-back = Volver
wzl-call = 📣 **¡WuzzUp!** ¿Qué dos descartes forman un Wuzzlt? Elige uno de cada mitad; la segunda elección es el grito.
wzl-call-anew = Mirar de nuevo
wzl-call-empty = Ahora mismo no hay descartes de una de las mitades.
wzl-call-top = La mitad superior
wzl-call-bottom = La mitad inferior
refused-wzl-not-asked = Este intercambio espera a { $name }.
refused-wzl-no-trade = No hay ningún intercambio pendiente.
refused-wzl-no-hand = En las parejas de monstruos no hay manos: todo está en el tablero.
refused-wzl-no-sheet = La hoja de puntos de esa ronda ya se guardó.
wuzzlts-refused-families = Elige las familias de la lista: dos o tres de ellas.

## Lo que pasa
wzl-event-dealt = Ronda { $round }: empieza { $name }, con { $top } y { $bottom } en los descartes.
wzl-event-refilled =
    { $half ->
        [top] La pila de superiores se agotó: sus descartes se barajaron y ahora encima está { $card }.
       *[bottom] La pila de inferiores se agotó: sus descartes se barajaron y ahora encima está { $card }.
    }
wzl-event-drew = { $name } robó una { $half }.
wzl-event-took = { $name } tomó { $card } de los descartes.
wzl-event-discarded = { $name } descartó { $card }.
wzl-event-swapped =
    { $half ->
        [top] 🔄 **¡SWAP!** Lo robó { $name }: todas las mitades superiores pasan a la izquierda.
       *[bottom] 🔄 **¡SWAP!** Lo robó { $name }: todas las mitades inferiores pasan a la izquierda.
    }
wzl-event-withdrawn = El intercambio se cancela: { $name } elige de nuevo.
wzl-event-traded = { $name } y { $partner } intercambiaron una { $half }.
wzl-event-wuzzup = 📣 **¡WuzzUp!** { $name } se lleva { $top } y { $bottom }.
wzl-event-wuzzlt = 📣 **¡Wuzzlt!** Lo gritó { $name }.
wzl-event-counted = Cuenta de la ronda { $round }: { $scores }.
wzl-event-flipped = { $name } destapó el número { $number }: { $card }.
wzl-event-matched = ⭐ { $name } encontró { $monster }.
wzl-event-timed-out = { $name } tardó demasiado.
wzl-event-passed = No había nada que robar para { $name }.
wzl-points =
    { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
wzl-pairs =
    { $count ->
        [one] una pareja
       *[other] { $count } parejas
    }
wzl-score = { $name }: { $score }
wzl-shown = { $name } muestra { $wuzzlts }.
wzl-kept = { $name } guarda su mano tras la pared.

## En palabras
wzl-alt = Descartes superiores: { $top }; inferiores: { $bottom }. { $piles }. { $seats }.
wzl-alt-lines = Descartes a la vista. Superiores: { $tops }. Inferiores: { $bottoms }. { $piles }. { $seats }.
wzl-alt-none = nada
wzl-alt-grid = Cartas boca abajo por número. Superiores: { $tops }. Inferiores: { $bottoms }. Boca arriba: { $up }. { $seats }.
wzl-alt-up = { $number } es { $card }
wzl-alt-aside =
    { $half ->
        [top] El SWAP de las superiores está fuera de juego
       *[bottom] El SWAP de las inferiores está fuera de juego
    }
wzl-alt-sheet = { $name }: { $pairs }; { $points }, total { $total }
wzl-alt-sheet-wall = ante la pared ({ $points })
wzl-alt-result = El resultado: { $result }
wzl-seat =
    { $count ->
        [0] { $name }
       *[other] { $name } anotó { $wuzzlts }
    }{ $turn ->
        [true] {" "}(le toca)
       *[false] {""}
    }
wzl-text-discards = Los descartes
wzl-text-grid = La cuadrícula
wzl-text-down =
    { $half ->
        [top] Superiores boca abajo: { $numbers }
       *[bottom] Inferiores boca abajo: { $numbers }
    }
wzl-text-hand = Tu mano
wzl-text-seats = Los asientos
wzl-sheet-title = Hoja de puntos de la ronda { $round }
wzl-sheet-shouted = gritó
wzl-sheet-total = total:

wuzzlts-rules-goal =
    Alguien cortó los Wuzzlts en dos. Recompón tres.

    Hay cinco familias de seis monstruos, cada uno en una mitad **superior** y una **inferior**. Dos mitades del mismo monstruo son un **Wuzzlt**. El **Winker** (WuzzFuzz 3 superior) encaja con cualquier inferior; el **Stinker** (WuzzMud 3 inferior), con cualquier superior.

    Tienes cuatro superiores y cuatro inferiores detrás de tu pared. Tu mano te llega por mensaje directo; **Mi mano** la muestra aquí, solo a ti.
wuzzlts-rules-turn =
    En tu turno haces una de estas cosas:
    - **Robar** la primera carta de una pila, o **tomar** el descarte de encima; después descartas una carta de esa mitad. Una carta tomada no puede volver enseguida.
    - **Intercambiar**: ofreces a alguien una carta, sin mostrarla. Te da una de la misma mitad, también sin mostrarla.

    Si alguien roba un **SWAP**, todas las cartas de esa mitad pasan a la izquierda, de mano en mano.

    En cualquier momento, sea de quien sea el turno:
    - **¡WuzzUp!** Los dos descartes de encima forman un Wuzzlt: quien grite primero lo pone ante su pared.
    - **¡Wuzzlt!** Tienes tres Wuzzlts o más, sumando tu mano y los que están ante tu pared.

    Vale el primer grito acertado según el reloj de Discord; uno equivocado no cuesta nada.
wuzzlts-rules-end =
    {""}**Juego básico**: gana quien antes grite ¡Wuzzlt! con razón.

    {""}**Juego avanzado**: el grito termina la ronda, y cada mano se ordena para puntuar lo máximo. El número de un monstruo es lo que vale cada una de sus mitades.
    - Wuzzlt: las dos mitades. Con Winker o Stinker: el doble de la mitad más alta.
    - Misma familia, otro monstruo: la mitad más baja. Para quien gritó, junto a tres Wuzzlts: la más alta.
    - Lo demás: nada.

    Tras una, dos o tres rondas gana quien tenga más puntos.
wuzzlts-rules-variants =
    - **muchos monstruos**: todos los descartes quedan a la vista, en filas; toma el que quieras y grita ¡WuzzUp! por dos cualesquiera que encajen.
    - **parejas de monstruos**: sin manos. Todas las mitades de dos o tres familias están boca abajo; destapa una superior y una inferior, quédatelas si encajan y sigue. Aquí el Winker y el Stinker solo encajan con su propia otra mitad. Gana quien tenga más parejas.
    - Los jugadores de la casa ocupan los asientos vacíos. Esta es una versión no oficial.
