ratzeputz-name = Ratzeputz
ratzeputz-lobby-alt = Un huerto con el gnomo Tilli, el conejo Ratzeputz y el topo Blinki, y el título Ratzeputz.
ratzeputz-rules-goal-alt = Bajo una mata de zanahoria cuelga una raíz, bajo otra hay un hoyo, bajo una tercera el conejo Ratzeputz. Abajo: tres raíces son más que la única de la madriguera.
ratzeputz-rules-turn-alt = El huerto tras sacar un dos: Tilli está en la piedra C, y las piedras A y E son doradas. En el centro, lo último que se vio: un hoyo en la zanahoria 5, donde se plantó una raíz amarilla. Hay cuatro raíces cosechadas, diez en la bolsa, y en la madriguera pone «¡plop!».
ratzeputz-rules-end-alt = El huerto al final: ya no hay matas, y tres raíces siguen colgando. Hay siete raíces cosechadas y cuatro en la madriguera, y Ratzeputz está triste.
ratzeputz-rules-variants-alt = El lado fácil: Ratzeputz y Blinki. El lado difícil: Ratzeputz dos veces. Los valores: naranja 1, amarilla 2, roja 3. Flojas: una raíz que cae en la madriguera.
ratzeputz-option-side = Bajo el huerto
ratzeputz-option-side-none = según el número de jugadores: difícil para uno o dos
ratzeputz-option-side-easy = lado fácil: Ratzeputz y Blinki
ratzeputz-option-side-tricky = lado difícil: dos Ratzeputz
ratzeputz-option-scoring = Qué cuenta
ratzeputz-option-scoring-roots = cada raíz vale uno
ratzeputz-option-scoring-values = por valor: naranja 1, amarilla 2, roja 3
ratzeputz-option-turns = A quién le toca
ratzeputz-option-turns-clockwise = por orden
ratzeputz-option-turns-anyone = quien llegue primero, nadie dos veces seguidas
ratzeputz-option-wobbly = Raíces flojas
ratzeputz-option-wobbly-true = flojas: una raíz puede caerse de la mano
ratzeputz-option-wobbly-false = las raíces aguantan bien
ratzeputz-option-quick = Las primeras raíces
ratzeputz-option-quick-true = inicio rápido: la mesa planta las primeras raíces
ratzeputz-option-quick-false = las plantáis vosotros

ratzeputz-illegal-root-there = Ahí ya cuelga una raíz. Planta en otra zanahoria.
ratzeputz-illegal-out-of-reach = Tilli no llega hasta ahí con esta tirada.
ratzeputz-illegal-not-beside-tilli = Solo se pueden arrancar las dos zanahorias que Tilli tiene al lado.
ratzeputz-illegal-not-your-turn = No te toca.
ratzeputz-illegal-wrong-phase = Eso toca en otro momento del turno.

rp-garden-code = Código del huerto **{ $code }** · `/ratzeputz unirse` trae este huerto a otro canal
rp-garden-code-short = Código del huerto **{ $code }** · `/ratzeputz unirse`
rp-bag =
    { $bag ->
        [0] la bolsa está vacía
        [one] una raíz en la bolsa
       *[other] { $bag } raíces en la bolsa
    }
rp-planting = Antes de la primera tirada · { $bag }
rp-turn = Turno { $turn } · { $bag }
rp-plant-now = **{ $name }** planta una raíz: ¿bajo qué mata?
rp-roll-now = **{ $name }** tira el dado.
rp-anyone-roll = Quien llegue primero tira el dado.
rp-anyone-roll-but = Quien llegue primero tira el dado, pero no otra vez { $name }.
rp-walk-now = **{ $name }** sacó { $roll }. ¿Adónde va Tilli?
rp-pull-now = **{ $name }** arranca una de las dos zanahorias que Tilli tiene al lado. ¿Quién se acuerda?
rp-turn-of = Le toca a { $name }.
rp-until = ⏳ Este turno termina { $at }.
rp-players = En el huerto: { $names }
rp-text-players = **En el huerto**
rp-player-turn = { $name }: es su turno
rp-player-away = { $name } (no está)
rp-player-left = { $name } (se fue)
rp-passed =
    { $count ->
        [one] { $names } no jugó a tiempo: pasó su turno.
       *[other] { $names } no jugaron a tiempo: pasaron sus turnos.
    }
rp-passed-planting = Se acabó el tiempo: plantó la mesa.
rp-roll-1 = un uno
rp-roll-2 = un dos
rp-roll-3 = un tres
rp-roll-carrot = la zanahoria (cualquier piedra)
rp-plop = ¡plop!
rp-plops =
    { $count ->
        [one] ¡Plop! Una raíz cayó en la madriguera.
       *[other] ¡Plop, plop! { $count } raíces cayeron en la madriguera.
    }
rp-color-orange = naranja
rp-color-yellow = amarilla
rp-color-red = roja
rp-count-orange = { $count } naranja
rp-count-yellow =
    { $count ->
        [one] { $count } amarilla
       *[other] { $count } amarillas
    }
rp-count-red =
    { $count ->
        [one] { $count } roja
       *[other] { $count } rojas
    }
rp-seen-root = Zanahoria { $spot }: raíz { $color }, ¡cosechada!
rp-seen-slipped = Zanahoria { $spot }: una raíz, pero se resbaló de la mano a la madriguera. Se plantó otra: { $color }.
rp-seen-planted = Zanahoria { $spot }: no colgaba nada. Se plantó una raíz { $color }.
rp-seen-planted-first = Zanahoria { $spot }: se plantó una raíz { $color }.
rp-seen-hole = Zanahoria { $spot }: un hoyo.
rp-seen-ratzeputz = Zanahoria { $spot }: ¡Ratzeputz! Elige otra.
rp-seen-fed = Zanahoria { $spot }: ¡Ratzeputz! Se le dio una raíz { $color }.
rp-seen-blinki = Zanahoria { $spot }: el topo Blinki saluda.
rp-seen-blinki-plant = Zanahoria { $spot }: el topo Blinki saluda. Elige otra.
rp-harvest =
    { $count ->
        [0] Todavía no hay cosecha.
       *[other] Cosecha ({ $count }): { $roots }.
    }
rp-button-roll = Tirar
rp-button-plant = Zanahoria { $spot }
rp-button-stone = Piedra { $stone }
rp-button-stay = Piedra { $stone } (quedarse)
rp-button-left = Izq.: zanahoria { $spot }
rp-button-right = Der.: zanahoria { $spot }
rp-outcome-players = ¡Victoria, { $players } a { $rabbit }!
rp-outcome-ratzeputz = Derrota, { $players } a { $rabbit }: ¡gana Ratzeputz!
rp-outcome-everyone =
    { $count ->
        [one] Empate, { $players } a { $rabbit }: ¡ganas tú, y Ratzeputz también!
       *[other] Empate, { $players } a { $rabbit }: ¡gana todo el mundo, Ratzeputz también!
    }
rp-end-harvest = Cosecha: { $amount }.
rp-end-burrow = En la madriguera de Ratzeputz: { $amount }.
rp-roots =
    { $count ->
        [one] { $count } raíz
       *[other] { $count } raíces
    }
rp-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
rp-end-hanging = Aún colgando, sin contar para nadie: { $roots }.
rp-hanging = zanahoria { $spot } ({ $color })
rp-end-values = Una raíz naranja vale 1, una amarilla 2, una roja 3.
rp-abandoned = Todo el mundo dejó el huerto; las raíces se contaron tal como estaban.
rp-alt = El huerto de Tilli desde arriba: zanahorias 1 a 6 y piedras A a F alternadas alrededor del centro, la puerta junto a la piedra A. Tilli está en la piedra { $stone }; en la imagen tiene la zanahoria { $left } a la izquierda y la { $right } a la derecha. { $lines }
rp-alt-end = El huerto de Tilli al final: sin las matas y con la madriguera abierta. { $lines }
rp-alt-die = El dado muestra: { $roll }.
rp-choose-stone = Tilli puede ir a la piedra { $stones }.
rp-choose-carrot = Se puede arrancar la zanahoria { $carrots }.
rp-alt-mover = Le toca a { $name }.
rp-tilli = Tilli está en la piedra { $stone }; en la imagen tiene la zanahoria { $left } a la izquierda y la zanahoria { $right } a la derecha.
rp-text-garden = Las zanahorias 1 a 6 y las piedras A a F se alternan en un círculo, en sentido horario: piedra A junto a la puerta, zanahoria 1, piedra B, zanahoria 2, etcétera.
rp-event-rolled = { $name } sacó { $roll }.
rp-event-walked = Tilli caminó hasta la piedra { $stone }.
rp-event-uncovered = Se levantó la zanahoria { $spot }: { $what }.
rp-event-harvested = Se cosechó una raíz { $color }.
rp-event-slipped = ¡La raíz se resbaló y cayó en la madriguera!
rp-event-planted = Se plantó una raíz { $color } bajo la zanahoria { $spot }.
rp-event-fed = Se le dio a Ratzeputz una raíz { $color }.
rp-event-turned = El disco giró.
rp-event-plop = ¡Plop!
rp-event-passed = { $name } no arrancó nada: pasó su turno.
rp-event-passed-open = Nadie tiró a tiempo: ahora puede cualquiera.
rp-find-root = una raíz
rp-find-hole = un hoyo
rp-find-ratzeputz = Ratzeputz
rp-find-blinki = Blinki

## Huertos en varios canales
rp-garden-unlinked = Este canal ya no muestra el huerto del código **{ $code }**.
rp-garden-unlinked-last = Ningún canal muestra ya el huerto del código **{ $code }**. Espera siete días: quien tenga asiento allí puede traerlo de vuelta con `/ratzeputz unirse`.
refused-garden-code = Ningún huerto tiene el código { $code }. Míralo otra vez: ocho letras, como aparecen en el tablero del huerto.
refused-garden-tries = Cinco códigos equivocados en un minuto son suficientes. Espera un minuto y vuelve a intentarlo.
refused-garden-over = Ese huerto ya terminó. `/ratzeputz empezar` prepara uno nuevo.
refused-garden-here = Este huerto ya está en este canal: { $link }
refused-garden-full = Este huerto ya está en { $most } canales; a más no llega.
refused-garden-players = Ahora mismo ese huerto no se muestra en ningún sitio; solo puede traerlo de vuelta alguien que tenga asiento allí.
refused-garden-none-here = Este canal no tiene ningún huerto vinculado.
refused-garden-leave = Para eso hace falta el permiso **Gestionar canales**, o ser quien vinculó el huerto a este canal.

ratzeputz-rules-goal =
    Jugamos en equipo: hay que cosechar más raíces de las que robe Ratzeputz.

    Bajo seis matas de zanahoria hay raíces, hoyos y un conejo con hambre. Lo que se destapa lo ve todo el mundo, **una vez**. Después vuelve a esconderse, aquí y en todos los canales: **el juego es recordar**. ¡Cuenta lo que sabes!
ratzeputz-rules-turn =
    Primero se plantan tres raíces, una tras otra. Después, por turnos:

    - **Tira** el dado y lleva a Tilli ese número de piedras, en un sentido o en el otro. La zanahoria: a cualquier piedra.
    - **Arranca** una de las dos zanahorias que tiene al lado.
    - Una raíz: ¡a la cosecha!
    - Un hoyo: se saca una raíz de la bolsa y se planta ahí. El disco bajo el huerto gira un puesto en sentido horario, y Ratzeputz con él.
    - Ratzeputz: se saca una raíz y se le da de comer. El disco gira, y adiós raíz.
    - El topo Blinki: saluda, nada más.

    Allí donde Ratzeputz llega debajo de una raíz que cuelga, la raíz cae en su madriguera. Se oye el **plop**, pero no qué raíz era.
ratzeputz-rules-end = En cuanto la última raíz de la bolsa se planta o se le da a Ratzeputz, y el disco gira una vez más, la partida termina. Las raíces que aún cuelgan no cuentan para nadie. Si hay más en la cosecha que en la madriguera, gana el equipo. Si hay menos, Ratzeputz. Si hay las mismas, todo el mundo.
ratzeputz-rules-variants =
    - **lado difícil**: dos Ratzeputz y sin Blinki (lo normal para una o dos personas).
    - **por valor**: la naranja vale 1, la amarilla 2, la roja 3.
    - **quien llegue primero**: sin orden, pero nadie dos veces seguidas.
    - **flojas**: cada raíz que se arranca o se planta puede caerse.
    - **inicio rápido**: la mesa planta las tres primeras.
    - Un mismo huerto puede estar en muchos canales y servidores: comparte su código. Los jugadores de la casa ocupan los asientos vacíos. Esta es una versión no oficial.
