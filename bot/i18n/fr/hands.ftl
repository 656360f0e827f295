## Mains privées
button-dm = Recevoir en MP
hand-left = Tu as quitté cette table de { $game }.
hand-kicked = Ta place à cette table de { $game } t’a été retirée.
hand-dms-closed = 📪 Je ne peux pas t’écrire : tes messages privés me sont fermés. La partie continue : **Ma main**, sur le plateau, te montre tout et peut retenter un message privé.
hand-dms-still-closed = Tes messages privés me sont toujours fermés. **Ma main**, sur le plateau, marche à tout moment.
hand-dms-sent = C’est envoyé : ta main t’attend dans nos messages privés.
