wuerfelwg-name = Würfel-WG
wuerfelwg-lobby-alt = Sept dés, dont un avec un kangourou, un hamac entre deux arbres, une rangée de colocs, et le titre Würfel-WG.
wuerfelwg-rules-goal-alt = La table au début : le hamac, les piles de projets et de colocs, cinq objets, et deux apparts, chacun avec une salle de bain sale, un canapé plein de miettes, un frigo vide et quelqu’un debout.
wuerfelwg-rules-turn-alt = Six dés : deux trois sont garés ; un cinq, un kangourou, un un et un quatre ne le sont pas. En dessous, le milieu de la table, l’appart d’Ada avec deux colocs, et celui de Bruno.
wuerfelwg-rules-end-alt = L’appart d’Ada a 17 points et le hamac, celui de Bruno 12. C’est à Bruno.
wuerfelwg-rules-variants-alt = Deux trois rendent propre une salle de bain sale. Les coûts : deux trois, deux pareils, trois qui se suivent, une somme de 16 ou plus. En dessous, les huit casse-pieds.
wuerfelwg-option-nuisances = Casse-pieds
wuerfelwg-option-nuisances-true = avec casse-pieds : à dix points, il y en a un qui s’incruste
wuerfelwg-option-nuisances-false = sans casse-pieds

wuerfelwg-illegal-not-your-turn = Ce n’est pas ton tour. **Aide-mémoire** et **Mon appart** restent là à tout moment.
wuerfelwg-illegal-wrong-phase = Ça, c’est pour un autre moment du tour.
wuerfelwg-illegal-roll-first = Il faut d’abord lancer les dés.
wuerfelwg-illegal-rolled-already = Les dés sont déjà lancés : gares-en quelques-uns et relance le reste, ou garde le tout.
wuerfelwg-illegal-no-parking = Ton appart n’a pas autant de places de parking.
wuerfelwg-illegal-no-kangaroo = Ce dé ne montre pas de kangourou.
wuerfelwg-illegal-not-there = Cette carte n’est pas disponible pour l’instant.
wuerfelwg-illegal-too-dear = Les dés n’y suffisent pas.
wuerfelwg-illegal-wrong-dice = Ces dés ne font pas le compte exact : pas un de trop, pas un de moins.
wuerfelwg-illegal-dice-spent = Un de ces dés est déjà sur une autre carte.
wuerfelwg-illegal-gone = Tu n’es plus à cette table.

## Cartes
wg-card-bathroom = salle de bain
wg-card-couch = canapé
wg-card-fridge = frigo
wg-card-me = MOI
wg-card-anti-terror-attack = Attentat antiterroriste
wg-card-transformers-at-double-speed = Transformers en vitesse ×2
wg-card-boxing = Boxe
wg-card-pottery = Poterie
wg-card-meaning-of-life = Sens de la vie
wg-card-youtube-comments = Commentaires YouTube
wg-card-sand-the-floorboards = Poncer le parquet
wg-card-nirvana-pogo = Pogo sur Nirvana
wg-card-pancakes = Crêpes
wg-card-secret-society = Société secrète
wg-card-not-to-do-lists = Listes de choses à ne pas faire
wg-card-practise-trombone = S’exercer au trombone
wg-card-bud-spencer-film = Film de Bud Spencer
wg-card-facebook-party = Soirée Facebook
wg-card-crude-oil-art = Art au pétrole brut
wg-card-lebowski-evening = Soirée Lebowski
wg-card-monopoly-by-the-rules = Monopoly réglo
wg-card-porsche-in-the-pool = Porsche dans la piscine
wg-card-praline-contest = Concours de chocolats
wg-card-trampoline = Trampoline
wg-card-yo-yo = Yo-yo
wg-card-kitchen-radio = Radio de cuisine
wg-card-cuddle-blanket = Plaid tout doux
wg-card-water-bomb = Bombe à eau
wg-card-pan = Poêle
wg-card-penguin = Pingouin
wg-card-club-malte = Club-Malte
wg-card-handyman = Bricoleur
wg-card-officer-schmidt = Brigadier Schmidt
wg-card-downstairs-neighbour = Voisine du dessous
wg-card-cult-members = Membres de la secte
wg-card-ghost-of-communism = Spectre du communisme
wg-card-der-dicke = Der Dicke
wg-nuisance-penguin = le frigo est toujours vide
wg-nuisance-club-malte = le canapé est toujours à miettes
wg-nuisance-handyman = la salle de bain est toujours sale
wg-nuisance-officer-schmidt = MOI ne quitte plus le lit
wg-nuisance-downstairs-neighbour = cet appart n’emprunte plus rien
wg-nuisance-cult-members = une personne déménage
wg-nuisance-ghost-of-communism = −1 point ; avant chaque tour d’ici, on range une pièce dans chaque autre appart
wg-nuisance-der-dicke = −2 points, sauf si cet appart en devient bon dernier
wg-nuisance-spared = retourné aussitôt : il ne coûte rien

## Coûts, états, effets
wg-none = rien
wg-kangaroo = kangourou
wg-cost-sum = total de { $least }+
wg-cost-run = suite de { $count }
wg-cost-pairs = deux paires différentes
wg-cost-alike = { $count } pareils
wg-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wg-state-bathroom =
    { $good ->
        [true] salle de bain propre
       *[false] salle de bain sale
    }
wg-state-couch =
    { $good ->
        [true] canapé propre
       *[false] canapé à miettes
    }
wg-state-fridge =
    { $good ->
        [true] frigo plein
       *[false] frigo vide
    }
wg-state-me =
    { $good ->
        [true] MOI debout
       *[false] MOI au lit
    }
wg-asleep = { $name } (au lit)
wg-awake = { $name } debout
wg-effect-sleep = tous au lit
wg-effect-wakes = tous debout
wg-effect-everywhere-fridge = frigo vide partout
wg-effect-everywhere-couch = canapé à miettes partout
wg-effect-everywhere-bathroom = salle de bain sale partout
wg-effect-bathroom = un kangourou peut être changé
wg-effect-couch = 4 places de parking au lieu de 1
wg-effect-fridge = 2 relances au lieu de 1
wg-effect-me = 4 dés au lieu de 3, et 1 place de parking
wg-effect-die = +1 dé
wg-effect-parking = +1 place de parking
wg-effect-reroll = +1 relance
wg-effect-never-sleeps = ne dort jamais

## Le plateau
wg-can =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $parking ->
        [0] rien à garer
       *[other] { $parking } à garer
    }, { $rerolls ->
        [one] { $rerolls } relance
       *[other] { $rerolls } relances
    }
wg-turn = À { $name } de jouer
wg-hammock = 🏖️ { $name } se prélasse dans le hamac
wg-end-hammock = Tout un tour de table dans le hamac
wg-end-pile-empty = Une pile de projets est épuisée
wg-end-last-seat = Il ne reste plus personne d’autre
wg-now-roll =
    { $dice ->
        [one] **{ $name }** lance { $dice } dé.
       *[other] **{ $name }** lance { $dice } dés.
    }
wg-now-park =
    { $rolls ->
        [one] **{ $name }** gare des dés, { $parking } au plus ({ $parked } pour l’instant), et relance les autres une dernière fois, ou garde le tout.
       *[other] **{ $name }** gare des dés, { $parking } au plus ({ $parked } pour l’instant), et relance les autres, { $rolls } fois au plus, ou garde le tout.
    }
wg-now-kangaroo = **{ $name }** a une salle de bain propre : un kangourou peut devenir n’importe quel chiffre.
wg-now-pick =
    { $count ->
        [0] **{ $name }** : ces dés ne paient plus rien.
        [one] **{ $name }** dépense ses dés : une carte est à sa portée.
       *[other] **{ $name }** dépense ses dés : { $count } cartes sont à sa portée.
    }
wg-now-enough =
    { $count ->
        [one] **{ $name }**, c’est vraiment terminé ? Une carte est encore à ta portée.
       *[other] **{ $name }**, c’est vraiment terminé ? { $count } cartes sont encore à ta portée.
    }
wg-now-pay = **{ $name }** paie { $card } : avec quels dés ?
wg-now-sponge = 🧽 Tous les autres apparts peuvent profiter de ce lancer pour retourner une carte chez eux ; même les dés dépensés comptent.
wg-now-cult = **{ $name }** choisit qui part avec les membres de la secte.
wg-now-ghost = 👻 Un spectre hante { $name } : dans chaque autre appart, on range une pièce.
wg-thinking = 💭 En pleine réflexion : { $names }
wg-score = { $name } : { $points } ({ $cards })
wg-score-plain = { $name } : { $points }
wg-score-card = { $points } pour { $card }
wg-score-nuisance = moins { $points } pour { $card }
wg-button-roll = Lancer
wg-button-reroll =
    { $count ->
        [0] Ne rien relancer
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }
wg-button-keep = Garder
wg-button-leave-kangaroo = Laisser tel quel
wg-button-done = Terminé
wg-button-enough = Oui, terminé
wg-button-back = Retour
wg-button-sponge = Profiter
wg-button-pass = Passer
wg-button-choose = Choisir
wg-button-overview = Aide-mémoire
wg-button-flat = Mon appart
wg-parked = P
wg-choose-kangaroo = Que devient le kangourou ?
wg-kangaroo-to = un { $pips }
wg-kangaroo-more = paie aussi { $cards }
wg-kangaroo-no-more = ne paie rien de plus
wg-pick-middle = Prendre une carte sur la table
wg-pick-flat = Retourner une carte de ton appart
wg-borrow = Emprunt à { $name } : { $card }
wg-choose-dice = Avec quels dés ? { $card }
wg-pay-any = Peu importe
wg-pay-any-about = La table choisit, et les échange si une autre carte en a besoin
wg-pay-left = reste : { $left } ; pour { $cards }

## En privé
wg-sponge-ask = 🧽 **{ $name } a obtenu { $dice }.** Tu peux en profiter pour retourner une carte de ton appart.
wg-sponge-choose = Quelle carte ?
wg-cult-ask = **Les membres de la secte emmènent quelqu’un.** Qui déménage ?
wg-ghost-ask = 👻 **Un spectre hante { $name }.** Quelle pièce de ton appart ranges-tu ?
wg-choose = Ton choix
wg-choose-flat = Jeter un œil dans un autre appart
refused-wg-no-sponging = Il n’y a rien dont profiter pour l’instant : ça viendra quand le tour sera joué.
refused-wg-own-roll = C’est ton propre lancer. Ce sont les autres qui en profitent.
refused-wg-sponged-already = Tu as déjà répondu. Les autres réfléchissent encore.
refused-wg-nothing-to-sponge = Ce lancer ne retourne aucune carte de ton appart.
refused-wg-no-choice = Il n’y a rien à choisir pour l’instant.
refused-wg-not-asked = Ce choix revient à { $names }.
wg-overview =
    ### À quoi servent les cartes
    - **Salle de bain** propre : après le dernier lancer, un kangourou peut devenir n’importe quel chiffre. Sale : rien.
    - **Canapé** propre : 4 places de parking. À miettes : 1.
    - **Frigo** plein : 2 relances. Vide : 1.
    - **MOI** debout : 4 dés et 1 place de parking. Au lit : 3 dés.
    - **Colocs** debout : 1 dé de plus par personne, jamais plus de 7 en tout.
    - **Projets** : ils rapportent des points ; ensuite, MOI et tous les colocs vont au lit, et les pièces indiquées se dégradent.
    - **Objets** : ils rapportent 2 points ; deux dés pareils pour en prendre un au milieu, trois pour en emprunter un dans un autre appart.
    - **Hamac** : pour toi si, à la fin de ton tour, tu as 16 points ou plus, et plus que tout le monde. Si tu y es encore au début de ton tour suivant, tu gagnes.
wg-overview-alt = L’aide-mémoire : chaque carte de départ avec son bon et son mauvais côté et ce qu’elle apporte, et le hamac.

## Ce qui se passe
wg-event-rolled =
    { $again ->
        [true] 🎲 { $name } relance et obtient { $dice }.
       *[other] 🎲 { $name } obtient { $dice }.
    }
wg-event-kangaroo = { $name } change un kangourou en { $pips }.
wg-event-moved-in = 🚪 { $card } s’installe chez { $name }.
wg-event-item = 🎒 { $name } prend : { $card }.
wg-event-todo = 🎉 { $name } l’a fait : { $card }.
wg-event-borrowed = 🎒 { $name } emprunte à { $owner } : { $card }.
wg-event-turned-up = ✨ { $name } : { $card }.
wg-event-flipped = ↪️ Chez { $name } : { $cards }.
wg-event-people-up =
    { $count ->
        [one] { $cards } se lève
       *[other] { $cards } se lèvent
    }
wg-event-people-down =
    { $count ->
        [one] { $cards } va au lit
       *[other] { $cards } vont au lit
    }
wg-event-sponged = 🧽 { $name } en profite : { $card }.
wg-event-passed = { $name } n’en profite pas.
wg-event-nuisance =
    { $spared ->
        [true] 👀 Un casse-pieds pour { $name } : { $card }. Retourné aussitôt, il ne coûte rien.
       *[false] 👀 Un casse-pieds pour { $name } : { $card }.
    }
wg-event-evicted = 🚪 Chez { $name }, { $card } fait ses valises.
wg-event-tidied = { $name } range : { $card }.
wg-event-hammock = 🏖️ { $name } s’empare du hamac.
wg-event-hammock-back = Le hamac revient au milieu.

## En mots
wg-alt = { $dice } Au milieu : { $middle }. { $flats }.
wg-dice-none =
    { $count ->
        [one] { $count } dé à lancer.
       *[other] { $count } dés à lancer.
    }
wg-dice =
    { $any ->
        [true] Dés : { $dice } ; dépensés : { $spent }.
       *[false] Dés : { $dice }.
    }
wg-dice-parked = Garés : { $dice }.
wg-flat =
    { $hammock ->
        [true] { $name }, dans le hamac ({ $facts })
       *[false] { $name } ({ $facts })
    }
wg-flat-down = { $card } [{ $cost }]
wg-flat-locked = { $card } pour toujours
wg-flat-mates-count = Colocs : { $awake } debout, { $asleep } au lit
wg-flat-mates = Colocs : { $mates }
wg-flat-todos = Projets : { $cards }
wg-flat-items = Objets : { $cards }
wg-flat-nuisance = Casse-pieds : { $card }
wg-text-middle = Au milieu (coût → ce que ça apporte)
wg-text-top =
    { $left ->
        [one] { $card } : { $cost } → { $effect } (la dernière de sa pile)
       *[other] { $card } : { $cost } → { $effect } ({ $left } dans sa pile)
    }
wg-text-item = { $card } : { $cost } → { $effect }

wuerfelwg-rules-goal =
    Gagne qui reste dans le hamac pendant tout un tour de table.

    Chez tout le monde, il y a une **salle de bain**, un **canapé**, un **frigo** et **MOI**. Au début, la salle de bain est sale, le canapé plein de miettes et le frigo vide, mais toi, tu es debout. Les **projets** et les **objets** rapportent des points ; les **colocs** apportent des dés.
wuerfelwg-rules-turn =
    🎲 **Lance** autant de dés que ton appart en donne, 7 au plus : 4 pour MOI (au lit : 3) et 1 par coloc debout. Appuie sur des dés pour les **garer** et **relance** les autres ; après chaque lancer, tu choisis de nouveau. Les kangourous ne comptent pas, mais avec une salle de bain propre, l’un d’eux peut devenir n’importe quel chiffre.

    🛒 **Dépense** les dés, chacun une seule fois, pour autant de cartes qu’ils peuvent payer : projets, colocs, objets, ou mauvaises cartes de ton appart. Après un projet, tout le monde chez toi va au lit et certaines pièces se dégradent ; un objet abîme une pièce. Trois dés pareils du bon chiffre permettent d’emprunter un objet dans un autre appart.

    🧽 **Profiter** : les autres peuvent retourner une carte de leur appart grâce à ton lancer, et tous les dés comptent.
wuerfelwg-rules-end =
    Si, à la fin de ton tour, tu as **16 points ou plus, et plus que tout le monde**, tu prends le hamac. S’il est encore à toi au début de ton tour suivant, tu gagnes aussitôt. Qui te dépasse le récupère ; en dessous de 16, il retourne au milieu.

    Quand une pile de projets est épuisée, on finit de dépenser les dés du tour, puis le plus de points gagne ; en cas d’égalité, la victoire se partage.
wuerfelwg-rules-variants =
    - **Casse-pieds** : qui a 10 points pour la première fois à la fin d’un tour en reçoit un pour toujours. Certains bloquent une pièce, d’autres coûtent des points, d’autres encore demandent un choix.
    - Une mauvaise carte montre ce qui la retourne ; les coûts sont dessinés en dés : les X sont pareils, quel que soit le chiffre, les marches sont des chiffres qui se suivent, et un nombre avec un + est une somme.
    - Des robots prennent les places vides. Ceci est une adaptation non officielle.
