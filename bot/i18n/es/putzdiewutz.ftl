putzdiewutz-name = Putz die Wutz
putzdiewutz-lobby-alt = Cerditos embadurnados de mermelada alrededor de un frasco y el título Putz die Wutz.
putzdiewutz-rules-goal-alt = Doce cerditos con manchas de mermelada en cuadrado alrededor de un frasco; cada uno mira al norte, este, sur u oeste. En cada lado un jabón con una flecha, un nombre y los cerditos ya limpios.
putzdiewutz-rules-turn-alt = Los dados muestran amarillo, tres y más uno: el amarillo 4, que mira al este, así que el jabón del este. Si no está: el rojo 4, que mira al oeste, así que el jabón del oeste. Si también falta: el frasco. Por último, un cerdito que te mira queda limpio, y uno que mira a otro lado se gira hacia ti.
putzdiewutz-rules-end-alt = Un cuadrado con un puesto vacío, y en la pila no queda ningún cerdito. Ada tiene más cerditos limpios que nadie, cinco, y una corona.
putzdiewutz-rules-variants-alt = Tres filas. Clásica: doce cerditos, tres dados, cerditos rojos. Peques: doce cerditos, sin el dado que dice una más. Muy peques: ocho cerditos, sin ese dado y sin cerditos rojos.
putzdiewutz-option-variant = Para quién
putzdiewutz-option-variant-classic = clásica: tres dados
putzdiewutz-option-variant-young = peques: sin el dado especial
putzdiewutz-option-variant-very-young = muy peques: dos dados y sin cerditos rojos
putzdiewutz-option-early-end = El final
putzdiewutz-option-early-end-true = termina cuando nadie puede alcanzar a quien va ganando
putzdiewutz-option-early-end-false = termina cuando se agota la pila

putzdiewutz-illegal-erred = Solo se agarra una vez por ronda: de esta quedaste fuera.
putzdiewutz-illegal-sitting-out = Por tu fallo, te saltas esta tirada.
putzdiewutz-illegal-no-race = Ahora no se busca nada: primero hay que tirar los dados.
putzdiewutz-illegal-wrong-phase = Eso toca en otro momento de la ronda.
putzdiewutz-illegal-not-your-turn = Solo quien agarró el frasco puede girar un cerdito.
putzdiewutz-illegal-not-turnable = Ese cerdito ya te mira. Elige otro.

pdw-round =
    { $pile ->
        [0] Ronda { $round } · la pila se agotó
        [one] Ronda { $round } · un cerdito en la pila
       *[other] Ronda { $round } · { $pile } cerditos en la pila
    }
pdw-begin = Unos cerditos pegajosos miran a su alrededor. ¿Quién tira?
pdw-roll-now = ¿Todo listo? Quien quiera puede pulsar **Tirar**.
pdw-tumbling = Los dados ruedan…
pdw-grab-now = ¿Qué jabón mira ese cerdito? ¡Agárralo!
pdw-erred = Fallo de { $names }.
pdw-sitting-out =
    { $next ->
        [true]
            { $count ->
                [one] { $names } se salta la próxima tirada.
               *[other] { $names } se saltan la próxima tirada.
            }
       *[false]
            { $count ->
                [one] { $names } se salta esta tirada.
               *[other] { $names } se saltan esta tirada.
            }
    }
pdw-was = { $roll } → { $wanted } → **{ $item }**
pdw-no-pig =
    { $red ->
        [true] no está ese cerdito, tampoco en rojo
       *[false] no hay tal cerdito
    }
pdw-void = Nadie acertó.
pdw-grab-right =
    { $ms ->
        [-1] 🥇 **{ $name }**
       *[other] 🥇 **{ $name }** en { $ms } ms
    }
pdw-grab-wrong =
    { $ms ->
        [-1] ✖️ { $name } falló
       *[other] ✖️ { $name } falló a los { $ms } ms
    }
pdw-turn-a-pig = **{ $name }** tiene el frasco y gira hacia sí el cerdito que quiera.
pdw-choose-pig = ¿Qué cerdito giras?
pdw-spot = puesto { $number }, en sentido horario desde arriba a la izquierda
pdw-button-roll = Tirar
pdw-told-wrong =
    { $out ->
        [two] ¡Ese no era! Quedas fuera de esta ronda, nada más.
        [nobody] ¡Ese no era! Todo el mundo ha fallado, así que nadie se salta la próxima tirada.
       *[next] ¡Ese no era! Quedas fuera de esta ronda y te saltas la próxima tirada.
    }
pdw-score =
    { $count ->
        [one] { $name }: un cerdito limpio
       *[other] { $name }: { $count } cerditos limpios
    }
pdw-fastest = ⚡ La mano más rápida: { $name }, { $ms } ms
pdw-alt = Cerditos en sentido horario desde arriba a la izquierda: { $pigs }. Pila: { $pile }. { $seats }.
pdw-alt-result = El resultado. { $scores }.
pdw-text-pigs = El cuadrado, en sentido horario desde arriba a la izquierda
pdw-text-seats = Los asientos
pdw-seat =
    { $count ->
        [one] { $name } ({ $side }): un cerdito limpio
       *[other] { $name } ({ $side }): { $count } cerditos limpios
    }{ $out ->
        [true] {" "}(no participa)
       *[false] {""}
    }
pdw-pig = { $color } { $blotches }
pdw-looks = { $pig } mira al { $side }
pdw-empty-spot = puesto vacío
pdw-color-green = verde
pdw-color-yellow = amarillo
pdw-color-blue = azul
pdw-color-red = rojo
pdw-side-north = norte
pdw-side-east = este
pdw-side-south = sur
pdw-side-west = oeste
pdw-item-north = jabón del norte
pdw-item-east = jabón del este
pdw-item-south = jabón del sur
pdw-item-west = jabón del oeste
pdw-item-jar = Frasco
pdw-event-rolled = Salió: { $roll }.
pdw-event-grabbed =
    { $right ->
        [true] { $name } acertó: { $item }.
       *[false] { $name } falló: { $item }.
    }
pdw-event-cleaned = { $name } dejó reluciente al { $pig }.
pdw-event-turned = El { $pig } mira ahora al { $side }.
pdw-event-voided = La ronda quedó anulada.

putzdiewutz-rules-goal =
    Los cerditos se metieron en la mermelada, o la mermelada en los cerditos. Gana quien deje más limpios.

    Están en cuadrado alrededor del frasco de mermelada, y cada uno mira a un lado. En cada lado hay un jabón. Cada cerdito tiene un **color**, con su propio tipo de mancha, y de **una a seis manchas**; no hay dos iguales.
putzdiewutz-rules-turn =
    Alguien tira. Los dados señalan un cerdito: su color, su número de manchas, y una más o una menos si lo dice el tercer dado (una menos que 1 es 6, una más que 6 es 1).

    Busca ese cerdito y **agarra el jabón que mira**. Si no está, vale el **rojo** con ese número. Si ese también falta, agarra el **frasco**.

    Quien llegue antes según el reloj de Discord se pone a frotar:
    - El cerdito te mira: queda limpio y es tuyo; el siguiente de la pila ocupa su puesto.
    - Mira a otro lado: se gira para que te mire a ti.
    - Era el frasco: gira hacia ti el cerdito que quieras.

    Fallar cuenta al momento: quedas fuera de esta ronda y te saltas la próxima tirada (entre dos personas, solo la ronda).
putzdiewutz-rules-end = En cuanto un puesto del cuadrado queda vacío porque se agotó la pila, la partida termina. Gana quien tenga más cerditos limpios; un empate se comparte.
putzdiewutz-rules-variants =
    - **peques**: sin el dado que dice una más o una menos.
    - **muy peques**: además sin cerditos rojos y con ocho cerditos en el cuadrado.
    - **final anticipado**: se acaba en cuanto nadie puede ni siquiera empatar con quien va ganando.
    - Los jugadores de la casa ocupan los asientos vacíos. Esta es una versión no oficial.
