labeled = { $label } : { $value }
semicolon = {" ; "}
nobody = personne
somebody = quelqu’un
house-player = { $name } (robot)
winners =
    { $count ->
        [one] { $names } gagne !
       *[other] Égalité : { $names } gagnent !
    }
event-left = { $name } quitte la table.
event-kicked = { $name } a dû quitter la table.

## Boutons
button-join = Rejoindre
button-leave = Quitter
button-start = C’est parti !
button-add-house = Ajouter un robot
button-remove-house = Retirer un robot
button-options = Options
button-rules = Règles
button-text = Texte
button-rematch = Revanche
button-replay = Revoir
button-wake = Réveiller
button-close = Fermer
rules-back = Retour
rules-forth = Suite
rules-goal = But du jeu
rules-turn = Un tour
rules-end = Fin de partie
rules-variants = Variantes

## Avant la partie
lobby-invitation =
    { $minimum ->
        [one] Prenez place ! On joue jusqu’à { $maximum }, et même en solo.
       *[other] Prenez place ! On joue de { $minimum } à { $maximum }.
    }
lobby-seat = { $number }. { $name }
lobby-host = hôte
lobby-free = { $number }. *place libre*
lobby-warning = ⏳ Rien n’a bougé ici depuis un moment : cette table ferme { $at }.
options-plain = règles normales
options-panel = **À quoi jouez-vous ?** Dès que tu choisis, tout le monde le voit sur le plateau.
pace = Rythme
pace-live = en direct : une minute par tour
pace-async = tranquille : un jour par tour

## Une partie en cours
table-asleep = 💤 Cette table dort. Si une personne qui joue ici appuie sur un bouton, elle se réveille.
table-deadline = ⏳ fin du temps { $at }
table-away =
    { $pace ->
        [live] { $count ->
            [one] { $names } n’est pas là : un robot prend le relais jusqu’à son prochain clic.
           *[other] { $names } ne sont pas là : des robots prennent le relais jusqu’à leur prochain clic.
        }
       *[async] { $count ->
            [one] { $names } n’est pas là : on saute son tour jusqu’à son prochain clic.
           *[other] { $names } ne sont pas là : on saute leur tour jusqu’à leur prochain clic.
        }
    }
text-events = Ce qui vient de se passer
closed-idle = Cette table a été fermée : plus personne n’y avait touché depuis trop longtemps.
closed-slept = Cette table a été fermée : elle dormait depuis trop longtemps.
closed-over = Cette partie est finie et la table est fermée.
closed-ended = Cette table a été fermée par son hôte.
closed-moderated = Cette table a été fermée par la modération.
closed-closed = Cette table est fermée. Merci d’avoir joué !
closed-empty = Cette table a été fermée : tout le monde était parti.
closed-unreachable = Cette table a été fermée : elle ne pouvait plus s’afficher nulle part.
over-last-seat = Il ne restait plus assez de monde pour continuer.
phase-lobby = on attend du monde
phase-playing = en cours
phase-over = terminée
phase-closed = fermée
board-elsewhere = Ce plateau n’est plus à jour. Voici le bon : { $link }
rematch-there = La revanche se prépare déjà : { $link }
replay-alt =
    { $moves ->
        [one] Toute la partie, plateau par plateau : { $moves } coup.
       *[other] Toute la partie, plateau par plateau : { $moves } coups.
    }
no-attach-files = Je ne peux pas joindre de fichiers dans { $channel } : la partie s’y joue donc en mots. Avec la permission **Joindre des fichiers**, elle a des images.
left = Tu as quitté la table de { $game }.
ended = La table de { $game } est fermée.
kicked = { $name } n’est plus à cette table.
mine-heading = **Tu joues ici :**
mine-none = Tu n’es à aucune table en ce moment. Pour en ouvrir une, prends la commande **ouvrir** d’un jeu.
mine-your-move = **à toi de jouer**
mine-awaited = en attente de { $names }

## Pourquoi pas
failed = Quelque chose a mal tourné de notre côté. Rien n’est perdu ; appuie encore une fois, s’il te plaît. (Code { $reference } pour la personne qui héberge ce bot.)
illegal-move = Pas possible pour le moment. **Texte** raconte où en est la partie.
refused-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-over = Cette table, c’est terminé. Tu peux en ouvrir une nouvelle.
refused-not-over = Ça, ce sera pour après la partie.
refused-seated = Tu as déjà une place ici.
refused-not-seated = Tu n’as pas de place à cette table.
refused-kicked = Ta place à cette table t’a été retirée par l’hôte ou la modération.
refused-they-are-not-seated = Cette personne n’a pas de place à cette table.
refused-full = Les { $seats } places sont toutes prises.
refused-too-few = Il faut être au moins { $seats } pour commencer. Un robot peut prendre une place.
refused-host-only = Ça, c’est réservé à { $host }, hôte de cette table.
refused-no-house = Il n’y a pas de robot ici.
refused-option =
    {""}**{ $option }** ne se règle pas comme ça. Il y a :
    { $values }
refused-gone = Cette table n’existe plus.
refused-twice = Tu l’as déjà fait.
refused-busy = Ça se bouscule à cette table ! Appuie encore une fois, s’il te plaît.
refused-stale = Ce moment est passé : le plateau a déjà changé.
refused-not-yet = Pas encore : les dés roulent toujours.
refused-second-grab = Tu as déjà attrapé quelque chose dans cette manche.
refused-late = { $winner } a été plus rapide.
refused-late-by =
    { $ms ->
        [0] { $winner } a été plus rapide, de moins d’une milliseconde !
        [one] { $winner } a été plus rapide, d’une milliseconde !
       *[other] { $winner } a été plus rapide, de { $ms } millisecondes.
    }
refused-unknown-button = Ce bouton vient d’un plateau d’une autre époque. Pour avoir le bon : `/table afficher`.
refused-unknown-table = Je ne connais pas cette table. Choisis-en une dans la liste que propose la commande.
refused-unknown-game = Je ne connais pas ce jeu. Il y a { $games }.
refused-no-table-here = Il n’y a pas de table dans ce salon. Pour en ouvrir une, prends la commande **ouvrir** d’un jeu.
refused-which-table =
    Plusieurs tables sont possibles. Précise laquelle avec `{ $option }` :
    { $tables }
refused-in-dm = Les tables se trouvent sur des serveurs : utilise cette commande dans un salon d’un serveur où je suis.
refused-permission = Je ne peux pas tenir un plateau dans { $channel } : il me manque { $permissions }. Quelqu’un qui gère ce serveur peut me l’accorder.
permission-view-channel = « Voir les salons »
permission-send-messages = « Envoyer des messages »
permission-send-messages-in-threads = « Envoyer des messages dans les fils »
