wuerfelwg-name = Würfel-WG
wuerfelwg-lobby-alt = Siete dados, uno con un canguro, una hamaca entre dos árboles, una fila de compañeros de apartamento y el título Würfel-WG.
wuerfelwg-rules-goal-alt = La mesa al empezar: la hamaca, las pilas de planes y compañeros, cinco objetos y dos apartamentos, cada uno con el baño sucio, el sofá lleno de migas, la nevera vacía y alguien en pie.
wuerfelwg-rules-turn-alt = Seis dados: dos treses están estacionados; un cinco, un canguro, un uno y un cuatro no. Debajo, el centro de la mesa, el apartamento de Ada con dos compañeros y el de Bruno.
wuerfelwg-rules-end-alt = El apartamento de Ada tiene 17 puntos y la hamaca, el de Bruno 12. Le toca a Bruno.
wuerfelwg-rules-variants-alt = Dos treses dejan limpio un baño sucio. Los precios: dos treses, dos iguales, tres seguidos, una suma de 16 o más. Debajo, las ocho molestias.
wuerfelwg-option-nuisances = Molestias
wuerfelwg-option-nuisances-true = con molestias: una se muda con quien llegue a diez puntos
wuerfelwg-option-nuisances-false = sin molestias

wuerfelwg-illegal-not-your-turn = No te toca. **Resumen** y **Mi apartamento** están siempre disponibles.
wuerfelwg-illegal-wrong-phase = Eso toca en otro momento del turno.
wuerfelwg-illegal-roll-first = Primero hay que tirar los dados.
wuerfelwg-illegal-rolled-already = Los dados ya se tiraron: estaciona algunos y repite los demás, o plántate.
wuerfelwg-illegal-no-parking = Tu apartamento no tiene tantos estacionamientos.
wuerfelwg-illegal-no-kangaroo = Ese dado no muestra un canguro.
wuerfelwg-illegal-not-there = Esa carta no está disponible ahora mismo.
wuerfelwg-illegal-too-dear = Los dados no alcanzan para eso.
wuerfelwg-illegal-wrong-dice = Esos dados no pagan el precio exacto: ni uno de más ni uno de menos.
wuerfelwg-illegal-dice-spent = Uno de esos dados ya está en otra carta.
wuerfelwg-illegal-gone = Ya no tienes asiento en esta mesa.

## Cartas
wg-card-bathroom = baño
wg-card-couch = sofá
wg-card-fridge = nevera
wg-card-me = YO
wg-card-anti-terror-attack = Atentado antiterrorista
wg-card-transformers-at-double-speed = Transformers a doble velocidad
wg-card-boxing = Boxeo
wg-card-pottery = Alfarería
wg-card-meaning-of-life = Sentido de la vida
wg-card-youtube-comments = Comentarios de YouTube
wg-card-sand-the-floorboards = Lijar el parqué
wg-card-nirvana-pogo = Pogo con Nirvana
wg-card-pancakes = Panqueques
wg-card-secret-society = Sociedad secreta
wg-card-not-to-do-lists = Listas de cosas por no hacer
wg-card-practise-trombone = Practicar trombón
wg-card-bud-spencer-film = Película de Bud Spencer
wg-card-facebook-party = Fiesta de Facebook
wg-card-crude-oil-art = Arte con petróleo
wg-card-lebowski-evening = Noche de Lebowski
wg-card-monopoly-by-the-rules = Monopoly según las reglas
wg-card-porsche-in-the-pool = Porsche en la piscina
wg-card-praline-contest = Concurso de bombones
wg-card-trampoline = Cama elástica
wg-card-yo-yo = Yoyó
wg-card-kitchen-radio = Radio de cocina
wg-card-cuddle-blanket = Mantita
wg-card-water-bomb = Globo de agua
wg-card-pan = Sartén
wg-card-penguin = Pingüino
wg-card-club-malte = Club-Malte
wg-card-handyman = Albañil
wg-card-officer-schmidt = Agente Schmidt
wg-card-downstairs-neighbour = Vecina de abajo
wg-card-cult-members = Gente de la secta
wg-card-ghost-of-communism = Fantasma del comunismo
wg-card-der-dicke = Der Dicke
wg-nuisance-penguin = la nevera siempre está vacía
wg-nuisance-club-malte = el sofá siempre tiene migas
wg-nuisance-handyman = el baño siempre está sucio
wg-nuisance-officer-schmidt = YO siempre duerme
wg-nuisance-downstairs-neighbour = este apartamento ya no toma nada prestado
wg-nuisance-cult-members = alguien de este apartamento se va
wg-nuisance-ghost-of-communism = −1 punto; antes de cada turno aquí, cada rival ordena una habitación suya
wg-nuisance-der-dicke = −2 puntos, salvo que así este apartamento quede en último lugar
wg-nuisance-spared = girada enseguida: no cuesta nada

## Precios, estados, efectos
wg-none = nada
wg-kangaroo = canguro
wg-cost-sum = suma de { $least } o más
wg-cost-run = { $count } números seguidos
wg-cost-pairs = dos parejas distintas
wg-cost-alike = { $count } iguales
wg-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
wg-state-bathroom =
    { $good ->
        [true] baño limpio
       *[false] baño sucio
    }
wg-state-couch =
    { $good ->
        [true] sofá limpio
       *[false] sofá con migas
    }
wg-state-fridge =
    { $good ->
        [true] nevera llena
       *[false] nevera vacía
    }
wg-state-me =
    { $good ->
        [true] YO en pie
       *[false] YO duerme
    }
wg-asleep = { $name } (duerme)
wg-awake = { $name } en pie
wg-effect-sleep = todo el mundo se duerme
wg-effect-wakes = todo el mundo se despierta
wg-effect-everywhere-fridge = nevera vacía en cada apartamento
wg-effect-everywhere-couch = sofá con migas en cada apartamento
wg-effect-everywhere-bathroom = baño sucio en cada apartamento
wg-effect-bathroom = se puede girar un canguro
wg-effect-couch = 4 estacionamientos en vez de 1
wg-effect-fridge = 2 repeticiones en vez de 1
wg-effect-me = 4 dados en vez de 3, y 1 estacionamiento
wg-effect-die = +1 dado
wg-effect-parking = +1 estacionamiento
wg-effect-reroll = +1 repetición
wg-effect-never-sleeps = nunca duerme

## El tablero
wg-can =
    { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, { $parking ->
        [0] no estaciona
        [one] estaciona 1
       *[other] estaciona { $parking }
    }, { $rerolls ->
        [one] 1 repetición
       *[other] { $rerolls } repeticiones
    }
wg-turn = Turno de { $name }
wg-hammock = 🏖️ { $name } descansa en la hamaca
wg-end-hammock = Una ronda entera en la hamaca
wg-end-pile-empty = Se agotó una pila de planes
wg-end-last-seat = No quedan rivales en la mesa
wg-now-roll =
    { $dice ->
        [one] **{ $name }** tira un dado.
       *[other] **{ $name }** tira { $dice } dados.
    }
wg-now-park =
    { $rolls ->
        [one] **{ $name }** estaciona dados (lleva { $parked } de { $parking }) y tira los demás una vez más, o se planta.
       *[other] **{ $name }** estaciona dados (lleva { $parked } de { $parking }) y tira los demás, { $rolls } veces como mucho, o se planta.
    }
wg-now-kangaroo = **{ $name }** tiene el baño limpio: un canguro puede convertirse en cualquier número.
wg-now-pick =
    { $count ->
        [0] **{ $name }**: estos dados ya no alcanzan para nada más.
        [one] **{ $name }** gasta dados: hay una carta a su alcance.
       *[other] **{ $name }** gasta dados: hay { $count } cartas a su alcance.
    }
wg-now-enough =
    { $count ->
        [one] **{ $name }**, ¿de verdad terminas? Aún hay una carta a tu alcance.
       *[other] **{ $name }**, ¿de verdad terminas? Aún hay { $count } cartas a tu alcance.
    }
wg-now-pay = **{ $name }** paga { $card }: ¿con qué dados?
wg-now-sponge = 🧽 Con esta tirada, cada rival puede recuperar una carta de su apartamento; los dados gastados también valen.
wg-now-cult = **{ $name }** elige quién se va con la secta.
wg-now-ghost = 👻 Un fantasma ronda a { $name }: cada rival ordena una habitación suya.
wg-thinking =
    { $count ->
        [one] 💭 Todavía piensa: { $names }
       *[other] 💭 Todavía piensan: { $names }
    }
wg-score = { $name }: { $points } ({ $cards })
wg-score-plain = { $name }: { $points }
wg-score-card = { $points } por { $card }
wg-score-nuisance = menos { $points } por { $card }
wg-button-roll = Tirar
wg-button-reroll =
    { $count ->
        [0] No repetir ninguno
        [one] Repetir 1 dado
       *[other] Repetir { $count } dados
    }
wg-button-keep = Plantarse
wg-button-leave-kangaroo = Dejarlo así
wg-button-done = Listo
wg-button-enough = Sí, listo
wg-button-back = Volver
wg-button-sponge = Aprovechar
wg-button-pass = Pasar
wg-button-choose = Elegir
wg-button-overview = Resumen
wg-button-flat = Mi apartamento
wg-parked = P
wg-choose-kangaroo = ¿En qué se convierte el canguro?
wg-kangaroo-to = un { $pips }
wg-kangaroo-more = alcanza también para { $cards }
wg-kangaroo-no-more = no alcanza para nada más
wg-pick-middle = Tomar una carta de la mesa
wg-pick-flat = Recuperar una carta de tu apartamento
wg-borrow = Tomar prestado de { $name }: { $card }
wg-choose-dice = ¿Con qué dados? { $card }
wg-pay-any = Da igual
wg-pay-any-about = La mesa elige, y los cambia donde otra carta los necesite
wg-pay-left = quedan: { $left }; para { $cards }

## En privado
wg-sponge-ask = 🧽 **{ $name } tiró { $dice }.** Con eso puedes recuperar una carta de tu apartamento.
wg-sponge-choose = ¿Qué carta?
wg-cult-ask = **La secta se lleva a alguien de tu apartamento.** ¿Quién se va?
wg-ghost-ask = 👻 **Un fantasma ronda a { $name }.** ¿Cuál de tus habitaciones ordenas?
wg-choose = Tu elección
wg-choose-flat = Mirar otro apartamento
refused-wg-no-sponging = Ahora no hay nada que aprovechar: eso llega cuando termine quien tira.
refused-wg-own-roll = Esa es tu propia tirada. La aprovechan tus rivales.
refused-wg-sponged-already = Ya respondiste. Otras personas siguen pensando.
refused-wg-nothing-to-sponge = Esta tirada no recupera ninguna carta de tu apartamento.
refused-wg-no-choice = Ahora no hay nada que elegir.
refused-wg-not-asked = Esta elección le corresponde a { $names }.
wg-overview =
    ### Qué hacen las cartas
    - **Baño** limpio: tras la última tirada se puede girar un canguro a cualquier número. Sucio: nada.
    - **Sofá** limpio: 4 estacionamientos. Con migas: 1.
    - **Nevera** llena: 2 repeticiones. Vacía: 1.
    - **YO** en pie: 4 dados y 1 estacionamiento. Si duerme: 3 dados.
    - **Compañeros** en pie: 1 dado más por cada uno, nunca más de 7 en total.
    - Los **planes** dan puntos; después se duermen YO y todos los compañeros, y se estropean las habitaciones que muestran.
    - Los **objetos** dan 2 puntos: dos dados iguales para tomar uno del centro, tres para llevárselo prestado de otro apartamento.
    - **Hamaca**: 16 puntos o más, y más que nadie, al final de tu turno. Si sigues en ella cuando empieza tu próximo turno, ganas.
wg-overview-alt = El resumen: cada carta inicial con su lado bueno y su lado malo y para qué sirve, y la hamaca.

## Lo que pasa
wg-event-rolled =
    { $again ->
        [true] 🎲 { $name } repitió y tiene { $dice }.
       *[other] 🎲 { $name } tiró { $dice }.
    }
wg-event-kangaroo = { $name } convirtió un canguro en un { $pips }.
wg-event-moved-in = 🚪 { $card } se muda con { $name }.
wg-event-item = 🎒 { $name } se queda con: { $card }.
wg-event-todo = 🎉 { $name } cumplió el plan: { $card }.
wg-event-borrowed = 🎒 { $name } toma prestado de { $owner }: { $card }.
wg-event-turned-up = ✨ { $name }: { $card }.
wg-event-flipped = ↪️ En casa de { $name }: { $cards }.
wg-event-people-up =
    { $count ->
        [one] { $cards } se despierta
       *[other] { $cards } se despiertan
    }
wg-event-people-down =
    { $count ->
        [one] { $cards } se duerme
       *[other] { $cards } se duermen
    }
wg-event-sponged = 🧽 { $name } aprovecha: { $card }.
wg-event-passed = { $name } no aprovecha nada.
wg-event-nuisance =
    { $spared ->
        [true] 👀 Una molestia para { $name }: { $card }. Girada enseguida, no cuesta nada.
       *[false] 👀 Una molestia para { $name }: { $card }.
    }
wg-event-evicted = 🚪 { $card } se va del apartamento de { $name }.
wg-event-tidied = { $name } ordena: { $card }.
wg-event-hammock = 🏖️ { $name } tiene la hamaca.
wg-event-hammock-back = La hamaca vuelve al centro.

## En palabras
wg-alt = { $dice } En el centro: { $middle }. { $flats }.
wg-dice-none =
    { $count ->
        [one] Falta tirar un dado.
       *[other] Falta tirar { $count } dados.
    }
wg-dice =
    { $any ->
        [true] Dados: { $dice }; gastados: { $spent }.
       *[false] Dados: { $dice }.
    }
wg-dice-parked = Estacionados: { $dice }.
wg-flat =
    { $hammock ->
        [true] { $name }, en la hamaca ({ $facts })
       *[false] { $name } ({ $facts })
    }
wg-flat-down = { $card } [{ $cost }]
wg-flat-locked = { $card } para siempre
wg-flat-mates-count = Compañeros: { $awake } en pie, { $asleep } durmiendo
wg-flat-mates = Compañeros: { $mates }
wg-flat-todos = Planes: { $cards }
wg-flat-items = Objetos: { $cards }
wg-flat-nuisance = Molestia: { $card }
wg-text-middle = En el centro (precio → lo que da)
wg-text-top =
    { $left ->
        [one] { $card }: { $cost } → { $effect } (la última de su pila)
       *[other] { $card }: { $cost } → { $effect } ({ $left } en su pila)
    }
wg-text-item = { $card }: { $cost } → { $effect }

wuerfelwg-rules-goal =
    Gana quien descanse en la hamaca una ronda entera.

    Cada persona tiene un apartamento: **baño**, **sofá**, **nevera** y **YO**. Al empezar, el baño está sucio, el sofá lleno de migas y la nevera vacía, pero tú estás en pie. Los **planes** y los **objetos** dan puntos; los **compañeros** dan dados.
wuerfelwg-rules-turn =
    🎲 **Tira** tantos dados como dé tu apartamento, 7 como mucho: 4 por YO (3 si duerme) y 1 por cada compañero en pie. Pulsa dados para **estacionarlos** y **repite** los demás; después de cada tirada eliges de nuevo. Los canguros no valen nada, pero con el baño limpio uno puede convertirse en cualquier número.

    🛒 **Gasta** los dados, cada uno una sola vez, en todas las cartas para las que alcancen: planes, compañeros, objetos o cartas malas de tu apartamento. Después de un plan, en tu casa se duerme todo el mundo y algunas habitaciones se estropean; un objeto estropea una habitación. Con tres dados de su número te llevas prestado un objeto de otro apartamento.

    🧽 **Aprovechar**: con tu tirada, cada rival puede recuperar una carta de su apartamento, y valen todos los dados.
wuerfelwg-rules-end =
    Con **16 puntos o más, y más que nadie**, al final de tu turno te quedas con la hamaca. Si sigue siendo tuya cuando empieza tu próximo turno, ganas al instante. Quien te adelante se la lleva; si bajas de 16, vuelve al centro.

    Cuando se agota una pila de planes, ese turno termina de gastar sus dados y gana quien tenga más puntos; un empate se comparte.
wuerfelwg-rules-variants =
    - **Molestias**: quien llega por primera vez a 10 puntos al final de un turno recibe una para siempre. Unas bloquean una habitación, otras quitan puntos y otras obligan a elegir.
    - Una carta mala muestra con qué se recupera; los precios se dibujan como dados: las X son iguales, muestren lo que muestren; los escalones son números seguidos, y un número con + es una suma.
    - Los jugadores de la casa ocupan los asientos vacíos. Esta es una versión no oficial.
