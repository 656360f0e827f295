## Private Hände
button-dm = Als Direktnachricht schicken
hand-left = Du hast diesen Tisch von { $game } verlassen.
hand-kicked = Du wurdest von diesem Tisch von { $game } genommen.
hand-dms-closed = 📪 Ich kann dir nicht schreiben: Deine Direktnachrichten sind für mich zu. Das Spiel geht weiter: **Meine Hand** auf dem Brett zeigt dir alles und kann es noch einmal mit einer Direktnachricht versuchen.
hand-dms-still-closed = Deine Direktnachrichten sind noch immer für mich zu. **Meine Hand** auf dem Brett geht immer.
hand-dms-sent = Abgeschickt: Deine Hand ist in unseren Direktnachrichten.
