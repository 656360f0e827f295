ratzeputz-name = Ratzeputz
ratzeputz-lobby-alt = Un carré de légumes avec le nain Tilli, le lapin Ratzeputz et la taupe Blinki, et le titre Ratzeputz.
ratzeputz-rules-goal-alt = Sous une fane de carotte pend une racine, sous une autre il y a un trou, sous une troisième le lapin Ratzeputz. En dessous : trois racines, c’est plus que la seule du terrier.
ratzeputz-rules-turn-alt = Le jardin après un deux au dé : Tilli est sur la pierre C, les pierres A et E sont dorées. Au centre, ce qu’on vient de voir : un trou à la carotte 5, où une racine jaune a été plantée. Quatre racines sont récoltées, dix sont dans le sac, et le terrier dit « plop ! ».
ratzeputz-rules-end-alt = Le jardin à la fin : les fanes ont disparu, trois racines pendent encore. Sept racines sont récoltées, quatre sont dans le terrier, et Ratzeputz est triste.
ratzeputz-rules-variants-alt = La face facile : Ratzeputz et Blinki. La face corsée : deux fois Ratzeputz. Les valeurs : orange 1, jaune 2, rouge 3. Glissantes : une racine en route vers le terrier.
ratzeputz-option-side = Sous le jardin
ratzeputz-option-side-none = selon le nombre de joueurs : corsée seul ou à deux
ratzeputz-option-side-easy = face facile : Ratzeputz et Blinki
ratzeputz-option-side-tricky = face corsée : deux Ratzeputz
ratzeputz-option-scoring = Ce qui compte
ratzeputz-option-scoring-roots = chaque racine compte un
ratzeputz-option-scoring-values = selon la valeur : orange 1, jaune 2, rouge 3
ratzeputz-option-turns = À qui le tour
ratzeputz-option-turns-clockwise = à tour de rôle
ratzeputz-option-turns-anyone = au plus rapide, jamais deux fois de suite
ratzeputz-option-wobbly = Racines glissantes
ratzeputz-option-wobbly-true = glissantes : une racine peut tomber des mains
ratzeputz-option-wobbly-false = les racines tiennent bien
ratzeputz-option-quick = Les premières racines
ratzeputz-option-quick-true = départ rapide : la table plante les premières racines
ratzeputz-option-quick-false = vous les plantez vous-mêmes

ratzeputz-illegal-root-there = Il y a déjà une racine ici. Plante sous une autre carotte.
ratzeputz-illegal-out-of-reach = Avec ce lancer, Tilli ne peut pas aller là.
ratzeputz-illegal-not-beside-tilli = On ne peut tirer que les deux carottes à côté de Tilli.
ratzeputz-illegal-not-your-turn = Ce n’est pas ton tour.
ratzeputz-illegal-wrong-phase = Ça, c’est pour un autre moment du tour.

rp-garden-code = Code du jardin **{ $code }** · `/ratzeputz rejoindre` amène ce jardin dans un autre salon
rp-garden-code-short = Code du jardin **{ $code }** · `/ratzeputz rejoindre`
rp-bag =
    { $bag ->
        [0] le sac est vide
        [one] une racine dans le sac
       *[other] { $bag } racines dans le sac
    }
rp-planting = Avant le premier lancer · { $bag }
rp-turn = Tour { $turn } · { $bag }
rp-plant-now = **{ $name }** plante une racine : sous quelle fane ?
rp-roll-now = **{ $name }** lance le dé.
rp-anyone-roll = Le dé est à qui le lance en premier.
rp-anyone-roll-but = Le dé est à qui le lance en premier, mais pas { $name } deux fois de suite.
rp-walk-now = **{ $name }** obtient { $roll }. Où va Tilli ?
rp-pull-now = **{ $name }** tire une des deux carottes à côté de Tilli. Qui se souvient ?
rp-turn-of = C’est à { $name } de jouer.
rp-until = ⏳ Ce tour se termine { $at }.
rp-players = Au jardin : { $names }
rp-text-players = **Au jardin**
rp-player-turn = { $name } : c’est son tour
rp-player-away = { $name } (pas là)
rp-player-left = { $name } (a quitté la table)
rp-passed =
    { $count ->
        [one] { $names } n’a pas joué à temps : son tour est passé.
       *[other] { $names } n’ont pas joué à temps : leur tour est passé.
    }
rp-passed-planting = Le temps était écoulé : c’est la table qui a planté.
rp-roll-1 = un 1
rp-roll-2 = un 2
rp-roll-3 = un 3
rp-roll-carrot = la carotte, donc n’importe quelle pierre
rp-plop = plop !
rp-plops =
    { $count ->
        [one] Plop ! Une racine est tombée dans le terrier.
       *[other] Plop, plop ! { $count } racines sont tombées dans le terrier.
    }
rp-color-orange = orange
rp-color-yellow = jaune
rp-color-red = rouge
rp-count-orange = { $count } orange
rp-count-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
rp-count-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
rp-seen-root = Carotte { $spot } : une racine { $color }, récoltée !
rp-seen-slipped = Carotte { $spot } : une racine, mais elle a glissé des mains dans le terrier. Une nouvelle est plantée : { $color }.
rp-seen-planted = Carotte { $spot } : rien du tout. Une racine y est plantée : { $color }.
rp-seen-planted-first = Carotte { $spot } : une racine { $color } est plantée.
rp-seen-hole = Carotte { $spot } : un trou.
rp-seen-ratzeputz = Carotte { $spot } : Ratzeputz ! Choisis-en une autre.
rp-seen-fed = Carotte { $spot } : Ratzeputz ! Il a reçu une racine : { $color }.
rp-seen-blinki = Carotte { $spot } : la taupe Blinki dit bonjour.
rp-seen-blinki-plant = Carotte { $spot } : la taupe Blinki dit bonjour. Choisis-en une autre.
rp-harvest =
    { $count ->
        [0] Rien de récolté pour l’instant.
       *[other] Récolte ({ $count }) : { $roots }.
    }
rp-button-roll = Lancer
rp-button-plant = Carotte { $spot }
rp-button-stone = Pierre { $stone }
rp-button-stay = Pierre { $stone } (rester)
rp-button-left = Gauche : carotte { $spot }
rp-button-right = Droite : carotte { $spot }
rp-outcome-players = Gagné, { $players } à { $rabbit } !
rp-outcome-ratzeputz = Perdu, { $players } à { $rabbit } : Ratzeputz gagne !
rp-outcome-everyone =
    { $count ->
        [one] Égalité, { $players } à { $rabbit } : tu gagnes, et Ratzeputz aussi !
       *[other] Égalité, { $players } à { $rabbit } : tout le monde gagne, Ratzeputz aussi !
    }
rp-end-harvest = Récolte : { $amount }.
rp-end-burrow = Dans le terrier de Ratzeputz : { $amount }.
rp-roots =
    { $count ->
        [one] { $count } racine
       *[other] { $count } racines
    }
rp-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
rp-end-hanging = Encore en terre, comptées pour personne : { $roots }.
rp-hanging = carotte { $spot } ({ $color })
rp-end-values = Une racine orange compte 1, une jaune 2, une rouge 3.
rp-abandoned = Tout le monde a quitté le jardin ; on a compté les racines comme elles étaient.
rp-alt = Le jardin de Tilli vu d’en haut : carottes 1 à 6 et pierres A à F en alternance autour du centre, le portillon près de la pierre A. Tilli est sur la pierre { $stone }, avec, sur l’image, la carotte { $left } à gauche et la { $right } à droite. { $lines }
rp-alt-end = Le jardin de Tilli à la fin : les fanes sont enlevées, le terrier est ouvert. { $lines }
rp-alt-die = Le dé montre { $roll }.
rp-choose-stone = Tilli peut aller sur la pierre { $stones }.
rp-choose-carrot = On peut tirer la carotte { $carrots }.
rp-alt-mover = C’est à { $name } de jouer.
rp-tilli = Tilli est sur la pierre { $stone }, avec, sur l’image, la carotte { $left } à gauche et la carotte { $right } à droite.
rp-text-garden = Les carottes 1 à 6 et les pierres A à F alternent en cercle, dans le sens horaire : pierre A au portillon, carotte 1, pierre B, carotte 2, et ainsi de suite.
rp-event-rolled = { $name } obtient { $roll }.
rp-event-walked = Tilli va sur la pierre { $stone }.
rp-event-uncovered = La carotte { $spot } est soulevée : { $what }.
rp-event-harvested = Une racine est récoltée : { $color }.
rp-event-slipped = La racine a glissé et est tombée dans le terrier !
rp-event-planted = Une racine est plantée sous la carotte { $spot } : { $color }.
rp-event-fed = Ratzeputz reçoit une racine : { $color }.
rp-event-turned = Le disque a tourné.
rp-event-plop = Plop !
rp-event-passed = { $name } n’a rien tiré : son tour est passé.
rp-event-passed-open = Personne n’a lancé le dé à temps : maintenant, tout le monde peut le faire.
rp-find-root = une racine
rp-find-hole = un trou
rp-find-ratzeputz = Ratzeputz
rp-find-blinki = Blinki

## Des jardins dans plusieurs salons
rp-garden-unlinked = Ce salon n’affiche plus le jardin au code **{ $code }**.
rp-garden-unlinked-last = Plus aucun salon n’affiche le jardin au code **{ $code }**. Il attend sept jours : qui y joue peut le ramener avec `/ratzeputz rejoindre`.
refused-garden-code = Aucun jardin n’a le code { $code }. Regarde encore une fois : huit lettres, affichées sur le plateau du jardin.
refused-garden-tries = Cinq codes faux en une minute, ça suffit. Attends une minute, puis réessaie.
refused-garden-over = Ce jardin, c’est terminé. `/ratzeputz ouvrir` en prépare un nouveau.
refused-garden-here = Ce jardin est déjà dans ce salon : { $link }
refused-garden-full = Ce jardin est déjà dans { $most } salons, il ne peut pas aller plus loin.
refused-garden-players = Ce jardin n’est affiché nulle part en ce moment ; seule une personne qui y joue peut le ramener.
refused-garden-none-here = Aucun jardin n’est lié à ce salon.
refused-garden-leave = Pour ça, il faut la permission **Gérer les salons**, ou avoir soi-même amené le jardin dans ce salon.

ratzeputz-rules-goal =
    Vous jouez en équipe : récoltez plus de racines que Ratzeputz n’en vole.

    Sous six fanes de carotte se cachent des racines, des trous et un lapin qui a faim. Ce qui est découvert, tout le monde le voit, **une seule fois**. Ensuite, c’est de nouveau caché, ici et dans tous les salons : **se souvenir, c’est tout le jeu**. Dites-vous ce que vous savez !
ratzeputz-rules-turn =
    D’abord, on plante trois racines, l’une après l’autre. Puis, à tour de rôle :

    - **Lance** le dé et fais avancer Tilli d’autant de pierres, dans un sens ou dans l’autre. La carotte : jusqu’à n’importe quelle pierre.
    - **Tire** une des deux carottes à côté de lui.
    - Une racine : elle est à vous !
    - Un trou : une racine sort du sac et on l’y plante. Le disque sous le jardin tourne d’un cran dans le sens horaire, et Ratzeputz avec lui.
    - Ratzeputz : une racine sort du sac, et c’est pour lui. Le disque tourne, elle est perdue.
    - La taupe Blinki : elle dit bonjour, c’est tout.

    Quand Ratzeputz arrive sous une racine, elle tombe dans son terrier. Vous entendez le **plop**, mais pas quelle racine c’était.
ratzeputz-rules-end = Dès que la dernière racine du sac est plantée ou mangée et que le disque a tourné encore une fois, la partie est finie. Les racines encore en terre ne comptent pour personne. S’il y en a plus dans votre récolte que dans le terrier, vous gagnez. Moins : c’est Ratzeputz. Autant : tout le monde.
ratzeputz-rules-variants =
    - **face corsée** : deux Ratzeputz, pas de Blinki (d’office en solo ou à deux).
    - **selon la valeur** : orange compte 1, jaune 2, rouge 3.
    - **au plus rapide** : pas d’ordre, mais jamais deux fois de suite.
    - **glissantes** : chaque racine tirée ou plantée peut tomber.
    - **départ rapide** : la table plante les trois premières.
    - Un même jardin peut être dans plein de salons et de serveurs : faites passer son code. Des robots prennent les places vides. Ceci est une adaptation non officielle.
