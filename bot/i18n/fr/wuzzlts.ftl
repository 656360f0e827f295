wuzzlts-name = Wuzzlts
wuzzlts-lobby-alt = Cinq petits monstres côte à côte, un robot, un poisson, un insecte, un tout poilu et un tout boueux, et le titre Wuzzlts.
wuzzlts-rules-goal-alt = Cinq paires de moitiés. Trois sont des Wuzzlts : les deux moitiés du WuzzBot 4, le Clin-d’œil sur un autre bas, un haut sur le Puant. Deux ne vont pas ensemble : des moitiés de deux WuzzFins, et un WuzzMud sur un WuzzBot.
wuzzlts-rules-turn-alt = Une table : deux pioches et, à côté, le dessus des défausses, les deux moitiés du WuzzBot 6. En dessous, quatre murs avec le dos des mains derrière. C’est à Ada ; un Wuzzlt est posé devant le mur de Bruno, deux devant celui de Chloe.
wuzzlts-rules-end-alt = Une feuille de score. Ada, qui a crié : 8, 2, 12 et 5 points, 27 en tout. Bruno : 10, 4, 0 et 0 point, 14 en tout.
wuzzlts-rules-variants-alt = En haut, toutes les défausses sont visibles sur deux lignes, les hauts et les bas. En bas, des paires de monstres : des cartes numérotées face cachée, dont deux retournées, un haut et un bas qui ne vont pas ensemble ; Ada a une paire.
wuzzlts-option-mode = À quoi on joue
wuzzlts-option-mode-basic = partie de base : gagne qui a trois Wuzzlts en premier
wuzzlts-option-mode-advanced = partie avancée : des manches avec des points
wuzzlts-option-mode-monster-match = paires de monstres : trouver les moitiés dans une grille
wuzzlts-option-rounds = Manches
wuzzlts-option-rounds-1 = une manche
wuzzlts-option-rounds-2 = deux manches
wuzzlts-option-rounds-3 = trois manches
wuzzlts-option-many-monsters = Défausses
wuzzlts-option-many-monsters-true = monstres à gogo : les défausses restent visibles, en lignes
wuzzlts-option-many-monsters-false = en piles : seule la carte du dessus compte
wuzzlts-option-families = Familles
wuzzlts-option-families-none = deux familles, tirées au sort
wuzzlts-option-families-some = avec { $families }

wuzzlts-illegal-gone = Tu n’es plus à cette table.
wuzzlts-illegal-not-your-turn = Ce n’est pas ton tour. Mais tu peux crier quand même !
wzl-not-your-flip = Ce n’est pas ton tour.
wuzzlts-illegal-wrong-phase = Ça, c’est pour un autre moment du tour.
wuzzlts-illegal-not-there = Il n’y a pas de carte comme ça à prendre ici pour l’instant.
wuzzlts-illegal-not-in-hand = Cette carte ne va pas : il en faut une de cette moitié et de ta main, mais pas celle que tu viens de prendre à la défausse.
wuzzlts-illegal-no-trade = Cet échange n’est pas possible : propose une carte de ta main à quelqu’un qui joue encore.
wuzzlts-illegal-no-wuzzlt = Non : ces deux cartes défaussées ne font pas un Wuzzlt, ou n’en font plus un. Ça ne te coûte rien.
wuzzlts-illegal-not-three = Non : tu n’as pas encore trois Wuzzlts. Personne d’autre ne sait que tu as essayé.
wuzzlts-illegal-discard-first = Défausse d’abord une carte, crie ensuite.
wuzzlts-illegal-no-shouts = Aux paires de monstres, on ne crie pas.

## Cartes
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
        [top] haut
       *[bottom] bas
    }
wzl-card =
    { $half ->
        [top] { $monster } haut
       *[bottom] { $monster } bas
    }
wzl-winker = { $monster } (le Clin-d’œil)
wzl-stinker = { $monster } (le Puant)
wzl-pair-wuzzlt = ⭐ { $top } + { $bottom } : Wuzzlt
wzl-pair-wuzznot = { $top } + { $bottom } : même famille
wzl-pair-notnot = { $top } + { $bottom }
wzl-whole = { $monster }

## Le plateau
wzl-mode =
    { $mode ->
        [basic] Partie de base
        [advanced] Partie avancée · manche { $round } sur { $rounds }
       *[monster_match] Paires de monstres
    }
wzl-piles =
    Pioches : { $tops ->
        [one] { $tops } haut
       *[other] { $tops } hauts
    }, { $bottoms } bas
wzl-left =
    { $count ->
        [0] plus aucune paire
        [one] encore une paire
       *[other] encore { $count } paires
    }
wzl-now-draw =
    { $house ->
        [true] **{ $name }** pioche une carte ou fait un échange.
       *[false] **{ $name }** pioche une carte ou fait un échange, par message privé ou avec **Ma main**.
    }
wzl-now-discard = **{ $name }** a un { $half } de plus et en défausse un.
wzl-now-trade = 🤝 **{ $name }** propose un { $half } à **{ $partner }**, face cachée. { $partner } : appuie sur **Répondre**.
wzl-now-flip =
    { $up ->
        [1] **{ $name }** retourne une carte de l’autre moitié.
       *[other] **{ $name }** retourne deux cartes : un haut et un bas.
    }
wzl-button-wuzzup = WuzzUp !
wzl-button-wuzzlt = Wuzzlt !
wzl-button-hand = Ma main
wzl-button-answer = Répondre
wzl-button-sheet = Feuille de score
wzl-flip-top = Un haut
wzl-flip-bottom = Un bas
wzl-position = Numéro { $number }

## Mains
wzl-hand-title = ### Ta main
wzl-hand-where = -# Wuzzlts dans { $channel } avec { $others } · { $rule }
wzl-rule =
    { $mode ->
        [advanced] partie avancée
       *[basic] partie de base
    }
wzl-hand-wuzzlts =
    { $scored ->
        [0] { $count ->
            [0] Pas encore de Wuzzlt.
            [one] **Un Wuzzlt.**
           *[other] **{ $count } Wuzzlts.**
        }
       *[other] { $count ->
            [0] Aucun Wuzzlt en main, { $scored } devant ton mur.
            [one] **Un Wuzzlt** en main, { $scored } devant ton mur.
           *[other] **{ $count } Wuzzlts** en main, { $scored } devant ton mur.
        }
    }
wzl-hand-draw = ➡️ **À toi !** Pioche une carte ou échanges-en une.
wzl-hand-discard = ➡️ **Tu as { $card }.** Laquelle défausses-tu ?
wzl-hand-answer = 🤝 **{ $name } te propose un { $half }, face cachée.** Lequel donnes-tu en échange ?
wzl-hand-offered = Tu proposes { $card } à { $partner } et tu attends la réponse.
wzl-hand-wait = D’autres sont à l’œuvre. Garde un œil sur les défausses.
wzl-hand-over = 🏆 La partie est finie : { $winners } C’était ta main.
wzl-hand-received = 📨 { $name } t’a donné { $got } contre { $gave }.
wzl-hand-swapped = 🔄 SWAP : { $name } t’a passé { $got }, et tu as passé { $gave } à gauche.
wzl-hand-alt = Ta main. { $pairs }. { $drawn }
wzl-hand-alt-drawn = Nouvelle carte : { $card }.
wzl-draw-top = Piocher un haut
wzl-draw-bottom = Piocher un bas
wzl-take = Prendre { $card }
wzl-take-top = Prendre un haut dans la défausse
wzl-take-bottom = Prendre un bas dans la défausse
wzl-trade-with = Échange avec { $name }
wzl-trade-ask = 🤝 **Quelle carte proposes-tu à { $name } ?** Tu en recevras une de la même moitié, et personne ne voit celle de l’autre avant.
wzl-trade-choose = Ta carte
wzl-new = { $card } · nouveau
wzl-back = Retour
wzl-call = 📣 **WuzzUp !** Quelles sont les deux cartes défaussées qui font un Wuzzlt ? Choisis-en une de chaque moitié ; au second choix, tu cries.
wzl-call-anew = Revoir les défausses
wzl-call-empty = Pour l’instant, il manque une des deux moitiés dans les défausses.
wzl-call-top = Le haut
wzl-call-bottom = Le bas
refused-wzl-not-asked = Cet échange attend { $name }.
refused-wzl-no-trade = Aucun échange n’attend.
refused-wzl-no-hand = Aux paires de monstres, personne n’a de main : tout est sur le plateau.
refused-wzl-no-sheet = La feuille de score de cette manche est déjà rangée.
wuzzlts-refused-families = Choisis les familles dans la liste : deux ou trois.

## Ce qui se passe
wzl-event-dealt = Manche { $round } : { $name } commence, avec { $top } et { $bottom } sur les défausses.
wzl-event-refilled =
    { $half ->
        [top] La pioche des hauts était épuisée : sa défausse a été mélangée, { $card } est maintenant sur le dessus.
       *[bottom] La pioche des bas était épuisée : sa défausse a été mélangée, { $card } est maintenant sur le dessus.
    }
wzl-event-drew = { $name } pioche un { $half }.
wzl-event-took = { $name } prend { $card } dans la défausse.
wzl-event-discarded = { $name } défausse { $card }.
wzl-event-swapped =
    { $half ->
        [top] 🔄 **SWAP !** Pioché par { $name } : tout le monde passe tous ses hauts à gauche.
       *[bottom] 🔄 **SWAP !** Pioché par { $name } : tout le monde passe tous ses bas à gauche.
    }
wzl-event-withdrawn = L’échange tombe à l’eau : { $name } choisit autre chose.
wzl-event-traded = { $name } et { $partner } échangent un { $half }.
wzl-event-wuzzup = 📣 **WuzzUp !** { $name } rafle { $top } et { $bottom }.
wzl-event-wuzzlt = 📣 **Wuzzlt !** crie { $name }.
wzl-event-counted = Décompte de la manche { $round } : { $scores }.
wzl-event-flipped = { $name } retourne le numéro { $number } : { $card }.
wzl-event-matched = ⭐ { $name } a trouvé { $monster }.
wzl-event-timed-out = { $name } a mis trop de temps.
wzl-event-passed = Il n’y avait rien à piocher pour { $name }.
wzl-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wzl-pairs =
    { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
wzl-score = { $name } : { $score }
wzl-shown = { $name } montre { $wuzzlts }.
wzl-kept = { $name } garde sa main derrière son mur.

## En mots
wzl-alt = Défausses : { $top } pour les hauts, { $bottom } pour les bas. { $piles }. { $seats }.
wzl-alt-lines = Défausses visibles. Hauts : { $tops }. Bas : { $bottoms }. { $piles }. { $seats }.
wzl-alt-none = rien
wzl-alt-grid = Cartes face cachée, par numéro. Hauts : { $tops }. Bas : { $bottoms }. Face visible : { $up }. { $seats }.
wzl-alt-up = le { $number } est { $card }
wzl-alt-aside =
    { $half ->
        [top] Le SWAP des hauts est hors jeu
       *[bottom] Le SWAP des bas est hors jeu
    }
wzl-alt-sheet = { $name } : { $pairs } ; { $points }, total { $total }
wzl-alt-sheet-wall = devant le mur ({ $points })
wzl-alt-result = Le résultat : { $result }
wzl-seat =
    { $count ->
        [0] { $name }
       *[other] { $name } : { $wuzzlts } devant son mur
    }{ $turn ->
        [true] {" "}(en train de jouer)
       *[false] {""}
    }
wzl-text-discards = Les défausses
wzl-text-grid = La grille
wzl-text-down =
    { $half ->
        [top] Hauts face cachée : { $numbers }
       *[bottom] Bas face cachée : { $numbers }
    }
wzl-text-hand = Ta main
wzl-text-seats = Les places
wzl-sheet-title = Feuille de score de la manche { $round }
wzl-sheet-shouted = a crié
wzl-sheet-total = total :

wuzzlts-rules-goal =
    Quelqu’un a coupé les Wuzzlts en deux. Recolles-en trois !

    Il y a cinq familles de six monstres, chacun avec un **haut** et un **bas**. Les deux moitiés d’un même monstre font un **Wuzzlt**. Le **Clin-d’œil** (WuzzFuzz 3 haut) va avec tous les bas, le **Puant** (WuzzMud 3 bas) avec tous les hauts.

    Tu as quatre hauts et quatre bas derrière ton mur. Ta main t’arrive en message privé ; **Ma main** te la montre ici, rien qu’à toi.
wuzzlts-rules-turn =
    À ton tour, choisis une de ces actions :
    - **Piocher** la première carte d’une pioche, ou **prendre** celle du dessus d’une défausse ; puis défausser une carte de cette moitié. Une carte prise ne peut pas repartir aussitôt.
    - **Échanger** : propose une carte à quelqu’un, face cachée. Tu en reçois une de la même moitié, face cachée elle aussi.

    Dès qu’un **SWAP** est pioché, tout le monde passe à gauche toutes ses cartes de cette moitié.

    À tout moment, même quand ce n’est pas ton tour :
    - **WuzzUp !** Les cartes du dessus des deux défausses font un Wuzzlt : qui crie en premier le pose devant son mur.
    - **Wuzzlt !** Tu as trois Wuzzlts ou plus, en comptant ta main et ceux devant ton mur.

    Le premier cri juste, à l’horloge de Discord, l’emporte ; un cri raté ne coûte rien.
wuzzlts-rules-end =
    {""}**Partie de base** : la première personne à crier Wuzzlt ! à bon escient gagne.

    {""}**Partie avancée** : le cri termine la manche, et chaque main est assemblée pour rapporter le plus possible. Le numéro d’un monstre, c’est la valeur de chacune de ses moitiés.
    - Wuzzlt : les deux moitiés. Avec le Clin-d’œil ou le Puant : deux fois la plus forte.
    - Même famille, autre monstre : la moitié la plus faible. Pour qui a crié, à côté de trois Wuzzlts : la plus forte.
    - Tout le reste : rien.

    Après une à trois manches, le plus de points gagne.
wuzzlts-rules-variants =
    - **monstres à gogo** : toutes les défausses restent visibles, en lignes ; prends la carte que tu veux, et crie WuzzUp ! pour deux cartes qui vont ensemble, où qu’elles soient.
    - **paires de monstres** : pas de main. Toutes les moitiés de deux ou trois familles sont face cachée ; retourne un haut et un bas, garde-les s’ils vont ensemble et rejoue. Ici, le Clin-d’œil et le Puant ne vont qu’avec leur propre autre moitié. Le plus de paires gagne.
    - Des robots prennent les places vides. Ceci est une adaptation non officielle.
