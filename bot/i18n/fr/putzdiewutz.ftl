putzdiewutz-name = Putz die Wutz
putzdiewutz-lobby-alt = Des cochons barbouillés de confiture autour d’un pot, et le titre Putz die Wutz.
putzdiewutz-rules-goal-alt = Douze cochons tachés de confiture, en carré autour d’un pot ; chacun regarde le nord, l’est, le sud ou l’ouest. De chaque côté, un savon avec une flèche, un nom, et les cochons déjà lavés.
putzdiewutz-rules-turn-alt = Les dés montrent jaune, trois et plus un : le jaune 4, qui regarde l’est, donc le savon est. S’il n’est pas là : le rouge 4, qui regarde l’ouest, donc le savon ouest. S’il manque aussi : le pot. Enfin, un cochon qui te regarde est lavé, et un qui regarde ailleurs est tourné vers toi.
putzdiewutz-rules-end-alt = Un carré avec une place vide, et plus aucun cochon dans la pioche. Ada a le plus de cochons propres, cinq, et une couronne.
putzdiewutz-rules-variants-alt = Trois rangées. Classique : douze cochons, trois dés, des cochons rouges. Jeune : douze cochons, sans le dé qui dit une tache de plus. Très jeune : huit cochons, sans ce dé et sans cochons rouges.
putzdiewutz-option-variant = Pour qui
putzdiewutz-option-variant-classic = classique : trois dés
putzdiewutz-option-variant-young = jeune : sans le dé spécial
putzdiewutz-option-variant-very-young = très jeune : deux dés, pas de cochons rouges
putzdiewutz-option-early-end = La fin
putzdiewutz-option-early-end-true = fin dès que la tête est hors d’atteinte
putzdiewutz-option-early-end-false = fin quand la pioche est épuisée

putzdiewutz-illegal-erred = Un seul essai par manche : celle-ci continue sans toi.
putzdiewutz-illegal-sitting-out = Tu passes ton tour pour ce lancer, à cause de ton essai raté.
putzdiewutz-illegal-no-race = On ne cherche rien pour l’instant : il faut d’abord lancer les dés.
putzdiewutz-illegal-wrong-phase = Ça, c’est pour un autre moment de la manche.
putzdiewutz-illegal-not-your-turn = Il faut avoir attrapé le pot pour tourner un cochon.
putzdiewutz-illegal-not-turnable = Ce cochon te regarde déjà. Choisis-en un autre.

pdw-round =
    { $pile ->
        [0] Manche { $round } · la pioche est épuisée
        [one] Manche { $round } · un cochon dans la pioche
       *[other] Manche { $round } · { $pile } cochons dans la pioche
    }
pdw-begin = Des cochons tout collants vous regardent. Qui lance les dés ?
pdw-roll-now = Tout le monde y est ? N’importe qui peut appuyer sur **Lancer**.
pdw-tumbling = Les dés roulent…
pdw-grab-now = Quel savon ce cochon regarde-t-il ? Attrapez-le !
pdw-erred = Raté pour { $names }.
pdw-sitting-out =
    { $next ->
        [true]
            { $count ->
                [one] { $names } passe son tour au prochain lancer.
               *[other] { $names } passent leur tour au prochain lancer.
            }
       *[false]
            { $count ->
                [one] { $names } passe son tour pour ce lancer.
               *[other] { $names } passent leur tour pour ce lancer.
            }
    }
pdw-was = { $roll } → { $wanted } → **{ $item }**
pdw-no-pig =
    { $red ->
        [true] pas de cochon comme ça, même en rouge
       *[false] pas de cochon comme ça
    }
pdw-void = Personne ne l’a eu.
pdw-grab-right =
    { $ms ->
        [-1] 🥇 **{ $name }**
       *[other] 🥇 **{ $name }** en { $ms } ms
    }
pdw-grab-wrong =
    { $ms ->
        [-1] ✖️ Raté pour { $name }
       *[other] ✖️ Raté pour { $name } après { $ms } ms
    }
pdw-turn-a-pig = **{ $name }** a le pot : le cochon de son choix va se tourner de son côté.
pdw-choose-pig = Quel cochon tournes-tu ?
pdw-spot = place { $number }, dans le sens horaire depuis en haut à gauche
pdw-button-roll = Lancer
pdw-told-wrong =
    { $out ->
        [two] Raté ! Cette manche continue sans toi, rien de plus.
        [nobody] Raté ! C’est raté pour tout le monde : personne ne passe son tour au prochain lancer.
       *[next] Raté ! Cette manche continue sans toi, et tu passes ton tour au prochain lancer.
    }
pdw-score =
    { $count ->
        [0] { $name } : aucun cochon propre
        [one] { $name } : un cochon propre
       *[other] { $name } : { $count } cochons propres
    }
pdw-fastest = ⚡ Main la plus rapide : { $name }, { $ms } ms
pdw-alt = Cochons dans le sens horaire depuis en haut à gauche : { $pigs }. Pioche : { $pile }. { $seats }.
pdw-alt-result = Le résultat. { $scores }.
pdw-text-pigs = Le carré, dans le sens horaire depuis en haut à gauche
pdw-text-seats = Les places
pdw-seat =
    { $count ->
        [0] { $name } ({ $side }) : aucun cochon propre
        [one] { $name } ({ $side }) : un cochon propre
       *[other] { $name } ({ $side }) : { $count } cochons propres
    }{ $out ->
        [true] {" "}(passe son tour)
       *[false] {""}
    }
pdw-pig = { $color } { $blotches }
pdw-looks = { $pig } regarde côté { $side }
pdw-empty-spot = place vide
pdw-color-green = vert
pdw-color-yellow = jaune
pdw-color-blue = bleu
pdw-color-red = rouge
pdw-side-north = nord
pdw-side-east = est
pdw-side-south = sud
pdw-side-west = ouest
pdw-item-north = savon nord
pdw-item-east = savon est
pdw-item-south = savon sud
pdw-item-west = savon ouest
pdw-item-jar = Pot
pdw-event-rolled = Lancer : { $roll }.
pdw-event-grabbed =
    { $right ->
        [true] Bien vu, { $name } : { $item }.
       *[false] Raté pour { $name } : { $item }.
    }
pdw-event-cleaned = { $name } frotte le cochon { $pig } : tout propre !
pdw-event-turned = Le cochon { $pig } regarde maintenant côté { $side }.
pdw-event-voided = La manche ne compte pas.

putzdiewutz-rules-goal =
    De la confiture sur les cochons, ou des cochons dans la confiture ? Peu importe : laves-en plus que tout le monde.

    Les cochons forment un carré autour du pot de confiture, et chacun regarde vers un côté. De chaque côté, il y a un savon. Chaque cochon a une **couleur**, avec sa propre forme de taches, et **une à six taches** ; il n’y en a pas deux pareils.
putzdiewutz-rules-turn =
    Quelqu’un lance les dés. Ils désignent un seul cochon : sa couleur, son nombre de taches, et une de plus ou de moins si le troisième dé le dit (une de moins que 1, c’est 6 ; une de plus que 6, c’est 1).

    Trouve ce cochon et **attrape le savon qu’il regarde**. S’il n’est pas là, c’est le **rouge** au même nombre de taches qui compte. S’il manque aussi, attrape le **pot**.

    Qui attrape en premier, à l’horloge de Discord, remporte la manche :
    - Le cochon te regarde : il est propre et il est à toi, le suivant de la pioche prend sa place.
    - Il regarde ailleurs : on le tourne vers toi.
    - C’était le pot : tourne vers toi le cochon que tu veux.

    Un essai raté compte tout de suite : la manche continue sans toi, et tu passes ton tour au prochain lancer (à deux, juste la manche).
putzdiewutz-rules-end = Dès qu’une place du carré reste vide parce que la pioche est épuisée, la partie est finie. Le plus grand nombre de cochons propres gagne ; en cas d’égalité, la victoire se partage.
putzdiewutz-rules-variants =
    - **jeune** : sans le dé qui dit une tache de plus ou de moins.
    - **très jeune** : sans cochons rouges non plus, et avec huit cochons dans le carré.
    - **fin anticipée** : c’est fini dès que plus personne ne peut même revenir à égalité avec la tête.
    - Des robots prennent les places vides. Ceci est une adaptation non officielle.
